"""What a player does without thinking: how bots finish an activation that they look ahead to. And
what is worth a thought.

Where something can be had for nothing it is taken; a hopeless battle is left; the weakest ship goes
first. No question is answered in a way that could go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import NOWHERE, distance, middle
from orrery.games.ambitions_of_cosmos.construction import Construct
from orrery.games.ambitions_of_cosmos.deals import FLOOR, QUIET, TakeFloor, Talks
from orrery.games.ambitions_of_cosmos.duels import LayShips, RerollDie
from orrery.games.ambitions_of_cosmos.economy import fleet_limit, fleets_out, gifts, zone
from orrery.games.ambitions_of_cosmos.exploration import LoseShip
from orrery.games.ambitions_of_cosmos.fleets import number_of
from orrery.games.ambitions_of_cosmos.flight import ChaseFleet
from orrery.games.ambitions_of_cosmos.heuristics import chance_to_win, prospects
from orrery.games.ambitions_of_cosmos.holes import TeleportFleet
from orrery.games.ambitions_of_cosmos.land import SUPERNOVA, home_of, is_hole, land
from orrery.games.ambitions_of_cosmos.model import G
from orrery.games.ambitions_of_cosmos.movement import BACK, CommandFleets, MoveFleet, taken_cells
from orrery.games.ambitions_of_cosmos.planets import INVADE, PLUNDER, InvadePlanet
from orrery.games.ambitions_of_cosmos.politics import ElectSenator, VoteOnLaw
from orrery.games.ambitions_of_cosmos.retreat import FIGHT, WITHDRAW, RetreatTo, StayOrGo
from orrery.games.ambitions_of_cosmos.science import StudyTechnology
from orrery.games.ambitions_of_cosmos.sides import battle_of
from orrery.kernel import PASS, Move
from orrery.kernel.game import all_offers, by_question, first_offer

Habit = Callable[[G, Any], Move]

BRAVE = 0.42
"""How likely a battle must be won to be fought."""
GOOD_ROLL = 4


def power(g: G, ship: str) -> int:
    return g.content.ships[ship].power


def stay_or_go(g: G, question: StayOrGo) -> Move:
    """Leave a battle that is likely lost; give up the weakest ship for it."""
    if chance_to_win(g, question.side) >= BRAVE:
        return FIGHT
    if WITHDRAW in g.offers:
        return WITHDRAW
    given = [move for move in g.offers if isinstance(move, moves.Sacrifice)]
    return min(given, key=lambda move: power(g, move.ship)) if given else FIGHT


def lay_strongest(g: G, question: LayShips) -> Move:
    found = [move for move in g.offers if isinstance(move, moves.Lay)]
    return max(found, key=lambda move: power(g, move.ship))


def reroll_low(g: G, question: RerollDie) -> Move:
    b = battle_of(g)
    return g.offers[0] if b.dice[question.side] >= GOOD_ROLL else g.offers[-1]


def lose_weakest(g: G, question: LoseShip) -> Move:
    found = [move for move in g.offers if isinstance(move, moves.Lose)]
    return min(found, key=lambda move: power(g, move.ship))


def drive_far(g: G, question: ChaseFleet) -> Move:
    """Into a supernova or a black hole, else away from the own home world."""
    ground = land(g)

    def harm(move: Move) -> tuple[bool, bool, int]:
        assert isinstance(move, moves.Chase)
        cell = ground.chart.cell_of[move.cell]
        away = distance_home(g, question.seat, cell)
        return ground.kinds[cell] == SUPERNOVA, is_hole(g.state, ground.kinds, cell), away

    return max(g.offers, key=harm)


def go_home(g: G, question: RetreatTo | TeleportFleet) -> Move:
    """To a safe cell, rather near to the home world."""
    ground = land(g)

    def risk(move: Move) -> tuple[bool, int]:
        assert isinstance(move, (moves.Retreat, moves.Teleport))
        cell = ground.chart.cell_of[move.cell]
        kinds = ground.kinds
        danger = kinds[cell] == SUPERNOVA or is_hole(g.state, kinds, cell)
        return danger, distance_home(g, question.seat, cell)

    return min(g.offers, key=risk)


def distance_home(g: G, seat: int, cell: int) -> int:
    hexes = land(g).chart.hexes
    return distance(hexes[cell], hexes[middle(home_of(g, seat))])


def take_it(g: G, question: InvadePlanet) -> Move:
    for move in (INVADE, PLUNDER):
        if move in g.offers:
            return move
    return g.offers[0]


HABITS: dict[Any, Habit] = {
    StayOrGo: stay_or_go,
    LayShips: lay_strongest,
    RerollDie: reroll_low,
    LoseShip: lose_weakest,
    ChaseFleet: drive_far,
    RetreatTo: go_home,
    TeleportFleet: go_home,
    InvadePlanet: take_it,
}
habit = by_question(HABITS, first_offer)


# --- what is worth a thought ---------------------------------------------------------------------

FLIGHTS = 4
"""Cells without anybody that a fleet thinks of flying to."""

Choice = Callable[[G, Any], Sequence[Move]]


def talks(g: G, question: Talks) -> Sequence[Move]:
    """The floor is for selling influence: nobody agrees to a deal in the mind of its proposer."""
    return [PASS, FLOOR] if g.state.realms[g.seat].influence else [QUIET]


def take_floor(g: G, question: TakeFloor) -> Sequence[Move]:
    return [move for move in g.offers if not isinstance(move, moves.Propose)]


def elect_senator(g: G, question: ElectSenator) -> Sequence[Move]:
    """Influence is sold where it may decide the vote."""
    if g.state.realms[question.seat].influence:
        return g.offers
    return [move for move in g.offers if move != FLOOR]


def vote_on_law(g: G, question: VoteOnLaw) -> Sequence[Move]:
    return [move for move in g.offers if move != FLOOR]


def construct(g: G, question: Construct) -> Sequence[Move]:
    """Nothing is scrapped but to make room for what is better."""
    s, seat = g.state, question.seat
    realm, places, most = s.realms[seat], land(g).place_of, zone(g, seat)
    crowded = fleets_out(realm) >= fleet_limit(g, seat)
    built = [move.item for move in g.offers if isinstance(move, moves.Build)]
    best = max((power(g, item) for item in built if item in g.content.ships), default=0)

    def sensible(move: Move) -> bool:
        if isinstance(move, moves.ScrapShip):
            fleet = realm.fleets[number_of(move.fleet)]
            return crowded and len(fleet.ships) == 1 and power(g, move.ship) < best
        if isinstance(move, moves.ScrapBuilding):
            return len(s.buildings[places[move.planet]]) >= most
        return not isinstance(move, moves.Abandon)

    return [move for move in g.offers if sensible(move)]


def study_technology(g: G, question: StudyTechnology) -> Sequence[Move]:
    """Where a technology lies is worth the same everywhere: its first place will do."""
    first: dict[object, Move] = {}
    for move in g.offers:
        tech = move.tech if isinstance(move, (moves.Study, moves.Breakthrough)) else ""
        first.setdefault((type(move), tech), move)
    return list(first.values())


def command_fleets(g: G, question: CommandFleets) -> Sequence[Move]:
    return [move for move in g.offers if not isinstance(move, moves.Abandon)]


def move_fleet(g: G, question: MoveFleet) -> Sequence[Move]:
    """To where somebody is or an own fleet; of the other cells to the best for what is wanted. One
    that has only flown so far could have flown to them at once; one that has done nothing does
    something."""
    seat = question.seat
    fleet, own = g.state.realms[seat].fleets[question.number], gifts(g, seat)
    idle = not (fleet.spent or fleet.surveyed or own.onward) and question.joined == NOWHERE
    far = not fleet.spent or fleet.surveyed or own.onward
    cells = {move: cell_flown(g, move) for move in g.offers if isinstance(move, moves.Fly)}
    goals = set(best_cells(g, question, list(cells.values())))
    goals = goals & taken_cells(g, seat) if not far else goals
    kept = [move for move in g.offers if move not in cells or cells[move] in goals]
    return [move for move in kept if move != BACK] or kept if idle else kept


def cell_flown(g: G, move: moves.Fly) -> int:
    return land(g).chart.cell_of[move.cell]


def best_cells(g: G, question: MoveFleet, cells: list[int]) -> Iterator[int]:
    """Of some cells those with somebody and the best of the others."""
    seat, kinds = question.seat, land(g).kinds
    fleets = g.state.realms[seat].fleets
    met = taken_cells(g, seat) | {fleet.cell for fleet in fleets if fleet.ships}
    free = []
    for cell in cells:
        if cell in met:
            yield cell
        elif kinds[cell] != SUPERNOVA:
            free.append(cell)
    if len(free) > FLIGHTS:
        hopes = prospects(g, seat, fleets[question.number], free)
        free = sorted(free, key=dict(zip(free, hopes, strict=True)).__getitem__)[-FLIGHTS:]
    yield from free


CHOICES: dict[Any, Choice] = {
    Talks: talks,
    TakeFloor: take_floor,
    ElectSenator: elect_senator,
    VoteOnLaw: vote_on_law,
    Construct: construct,
    StudyTechnology: study_technology,
    CommandFleets: command_fleets,
    MoveFleet: move_fleet,
}
promising = by_question(CHOICES, all_offers)

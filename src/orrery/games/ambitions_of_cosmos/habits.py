"""What a player does without thinking: how bots finish an activation that they look ahead to.

Where something can be had for nothing it is taken; a hopeless battle is left; the weakest ship goes
first. No question is answered in a way that could go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.battle import (
    FIGHT,
    WITHDRAW,
    ChaseFleet,
    LayShips,
    RerollDie,
    RetreatTo,
    StayOrGo,
    battle_of,
)
from orrery.games.ambitions_of_cosmos.chart import distance, middle
from orrery.games.ambitions_of_cosmos.exploration import LoseShip
from orrery.games.ambitions_of_cosmos.heuristics import chance_to_win
from orrery.games.ambitions_of_cosmos.holes import TeleportFleet
from orrery.games.ambitions_of_cosmos.land import SUPERNOVA, home_of, is_hole, land
from orrery.games.ambitions_of_cosmos.model import G
from orrery.games.ambitions_of_cosmos.planets import INVADE, PLUNDER, InvadePlanet
from orrery.kernel import Move

Habit = Callable[[G, Any], Move]

BRAVE = 0.42
"""How likely a battle must be won to be fought."""
GOOD_ROLL = 4


def habit(g: G) -> Move:
    """The answer to the question on top; the first offer where there is nothing to say."""
    found = HABITS.get(type(g.question))
    return g.offers[0] if found is None or len(g.offers) == 1 else found(g, g.question)


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

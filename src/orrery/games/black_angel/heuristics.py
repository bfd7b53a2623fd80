"""What a decent player values at the end of a turn (used by bots), in victory points.

Points on the table, what missions and technologies will still bring, goods and dice to do it with.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.goods import COUNTS
from orrery.games.black_angel.model import (
    COLOUR,
    EMPTY,
    RAVAGER,
    WIDTH,
    Crew,
    G,
    Table,
    missions_in_hand,
)
from orrery.games.black_angel.pieces import NONE, colour_of, value_of
from orrery.games.black_angel.reset import dice_left
from orrery.games.black_angel.scoring import advanced_points, caps
from orrery.games.black_angel.space import covered, terrain
from orrery.kernel import bits


class Weights(Struct, frozen=True):
    """The numbers of the judgement, chosen by what won most against Hal.

    A good counts for more than it brings at the end, since the first three are always short; a die
    for less than the turn it gives, or it would never be spent.
    """

    resource: float = 1.35
    ship: float = 1.6
    robot: float = 0.7
    debris: float = 0.35
    plenty: int = 3
    """Beyond so many of a good, one more is worth less:"""
    spare: float = 0.35
    dice: tuple[float, float, float, float] = (0.14, 0.32, 0.54, 0.76)
    """A die in the own compartment, by its value."""
    secured: float = 0.3
    station: float = 0.2
    """A robot on a station, for each turn left."""
    crowd: float = 0.3
    """What is left of the worth of a robot for the next one on the same station."""
    card: float = 0.45
    ravager_card: float = 1.0
    token: float = 0.24
    """A technology in the grid, for each turn left, as a share of its effect."""
    permanent: float = 0.3
    """A permanent mission of one's own, for each turn that it lasts, as a share of its effect."""
    visit: float = 0.3
    """The same for a ship on another's."""
    use: float = 0.2
    """An own or visited permanent mission for which a die lies ready, as a share of its effect for
    each execution."""
    shelter: float = 0.1
    """An advanced technology in a cell, for each advance that may still bring a mission there."""
    temporary: float = 1.2
    """A temporary mission, as a share of what it would bring."""
    envoy: float = 0.3
    """A ship in space."""
    ready: float = 0.9
    """A ship on an empty site for which there is a card and a robot."""
    hope: float = 0.3
    """An advanced technology, as a share of what it could still score."""
    homecoming: float = 0.5
    """A mission that will raise the cap of an advanced technology."""


WEIGHTS = Weights()
VALUES = {"vp": 1.0, "resource": 0.75, "ship": 0.6, "robot": 0.55, "debris": 0.35}
PRICES = {"mission": 0.5, "ravager": 0.7}
CYCLE = 4.0
"""Turns from one sequence B to the next."""


def evaluate(g: G, seat: int, w: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    s, crew = g.state, g.state.crews[seat]
    advances = 0 if s.last_round else advances_left(g)
    left = turns_left(g, advances)
    return (
        crew.vp
        + advanced_worth(g, seat, left, w)
        + goods_worth(s, crew, left, w)
        + dice_worth(crew, left, w)
        + grid_worth(g, crew, left, w)
        + space_worth(g, seat, advances, left, w)
    )


# --- time ----------------------------------------------------------------------------------------


def advances_left(g: G) -> int:
    """How often the Black Angel still moves until it reaches Spes."""
    s = g.state
    sides, goal = g.content.sides, s.spes or s.marker
    away = next(i for i, side in enumerate(s.strips) if sides[side].strip == goal)
    return away - len(s.strips) // 2 + (0 if s.spes else len(s.strips))


def turns_left(g: G, advances: int) -> float:
    """How many turns each player may still expect."""
    s = g.state
    if s.last_round:
        return float(s.last_round - s.round)
    crews = max(2, s.players)
    by_way = advances * CYCLE / crews
    by_ravagers = len(s.ravager_deck.cards) * 1.5 / crews
    return 1.0 + min(by_way, by_ravagers)


# --- what lies at hand ---------------------------------------------------------------------------


def goods_worth(s: Table, crew: Crew, left: float, w: Weights) -> float:
    """Goods, robots and cards; at the end two goods are a point, if Spes is reached."""
    if left < 1:
        return (crew.break_room + crew.resources + crew.ships) // 2 if s.reached else 0.0
    total = (
        w.resource * counts_for(crew.resources, w)
        + w.ship * counts_for(crew.ships, w)
        + w.robot * counts_for(crew.break_room, w)
        + w.debris * counts_for(crew.debris, w)
    )
    total += w.card * min(missions_in_hand(crew), 6)
    total += w.ravager_card * min(len(crew.hand[RAVAGER].cards), 4)
    for robots in crew.stations:
        total += w.station * left * (1 - w.crowd**robots) / (1 - w.crowd)
    return total * min(1.0, 0.35 + left / 6)


def counts_for(have: int, w: Weights) -> float:
    """Goods, those beyond plenty for less."""
    return have if have <= w.plenty else w.plenty + w.spare * (have - w.plenty)


def dice_worth(crew: Crew, left: float, w: Weights) -> float:
    """Dice still to be used; only so many as there are turns."""
    values = sorted((w.dice[value_of(die)] for die in crew.dice), reverse=True)
    if crew.secured != NONE:
        values.insert(0, w.dice[value_of(crew.secured)] + w.secured)
    turns = int(left)
    return sum(value * 0.93**i for i, value in enumerate(values[:turns]))


# --- technologies --------------------------------------------------------------------------------


@cache
def worths(content: Components) -> dict[str, float]:
    """What one execution of each effect brings, more or less."""
    return {id: worth_of(effects) for id, effects in content.effects.items()}


def worth_of(effects: fx.Effects) -> float:
    total = 0.0
    for e in effects:
        if isinstance(e, fx.Gain):
            total += VALUES[e.good] * e.n
        elif isinstance(e, fx.Pay):
            total -= (VALUES.get(e.price) or PRICES[e.price]) * e.n
        elif isinstance(e, (fx.Draw, fx.ToStation, fx.Study, fx.Activate)):
            total += 0.8 * e.n
        elif isinstance(e, (fx.Repair, fx.Destroy)):
            total += (0.6 + e.vp) * e.n
        elif isinstance(e, fx.Score):
            total += 3.0
    return total


def grid_worth(g: G, crew: Crew, left: float, w: Weights) -> float:
    """Tokens that cards and debris will activate."""
    table, tokens = worths(g.content), g.content.tokens
    total = sum(table[token] for token in crew.grid if token in tokens)
    return w.token * total * min(left, 10.0)


def advanced_worth(g: G, seat: int, left: float, w: Weights) -> float:
    """What advanced technologies score now, and what they may score yet."""
    total = float(advanced_points(g, seat))
    if left < 1:
        return total
    room = sum(cap for _, cap in caps(g, seat)) - total
    return total * 0.9 + w.hope * room * min(1.0, left / 8)


# --- space ---------------------------------------------------------------------------------------


def space_worth(g: G, seat: int, advances: int, left: float, w: Weights) -> float:
    """Missions, by what they bring while they lie there or when they leave; ships."""
    s, crew = g.state, g.state.crews[seat]
    if left < 1:
        return 0.0
    cards = covered(s)
    total = w.use * ready_worth(g, crew, (crew.fleet | crew.missions) & cards)
    total += w.shelter * advances * (len(crew.cells) - crew.cells.count(EMPTY))
    for place in bits(crew.missions):
        total += mission_worth(g, seat, place, advances, left, w)
    for place in bits(crew.fleet & cards & ~crew.missions):
        mission = g.content.missions[s.sites[place]]
        if mission.kind == "permanent":
            stays = min(left, (place // WIDTH + 1) * CYCLE / max(2, s.players))
            total += w.visit * w.permanent * worths(g.content)[mission.id] * stays
    return total + fleet_worth(g, crew, cards, w)


def ready_worth(g: G, crew: Crew, places: int) -> float:
    """What the best die of each colour would bring on a permanent mission of that colour."""
    if not places or not (crew.dice or crew.secured != NONE):
        return 0.0
    found = [0.0, 0.0, 0.0]
    for place in bits(places):
        mission = g.content.missions[g.state.sites[place]]
        if mission.kind == "permanent":
            colour = COLOUR[mission.colour]
            found[colour] = max(found[colour], worths(g.content)[mission.id])
    best = [0, 0, 0]
    for die in dice_left(crew):
        best[colour_of(die)] = max(best[colour_of(die)], value_of(die))
    return sum(value * worth for value, worth in zip(best, found, strict=True))


def mission_worth(g: G, seat: int, place: int, advances: int, left: float, w: Weights) -> float:
    s, crew = g.state, g.state.crews[seat]
    mission = g.content.missions[s.sites[place]]
    steps = place // WIDTH + 1
    leaves = steps <= advances
    total = 0.0
    if mission.kind == "permanent":
        stays = min(left, steps * CYCLE / max(2, s.players))
        total += w.permanent * worths(g.content)[mission.id] * stays
    elif leaves:
        total += w.temporary * removal_worth(g, crew, mission.id)
    if leaves and crew.cells[COLOUR[mission.colour]]:
        total += w.homecoming
    return total


def removal_worth(g: G, crew: Crew, card: str) -> float:
    """What a temporary mission would bring if it left now, and a little more for the time."""
    total = 0.0
    for e in g.content.effects[card]:
        if isinstance(e, fx.Score):
            points = e.vp * (COUNTS[e.per](g, crew) + 0.7)
            total += min(points, e.max) if e.max else points
        else:
            total += worth_of((e,))
    return total


def fleet_worth(g: G, crew: Crew, cards: int, w: Weights) -> float:
    total = w.envoy * crew.fleet.bit_count()
    if crew.break_room:
        sites = terrain(g).sites
        for colour in range(3):
            if crew.hand[colour].cards:
                total += w.ready * bool(crew.fleet & sites[colour] & ~cards)
    return total

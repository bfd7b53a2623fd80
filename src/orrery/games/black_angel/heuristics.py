"""What a decent player values at the end of a turn (used by bots), in victory points.

Points on the table, what missions and technologies will still bring, goods and dice to do it with.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import mul
from typing import NamedTuple

from msgspec import Struct

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import goods, scoring, space
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.model import COLOUR, EMPTY, RAVAGER, WIDTH, Crew, G, Table
from orrery.games.black_angel.pieces import NONE, colour_of, value_of
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


W = Weights()
VALUES = {"vp": 1.0, "resource": 0.75, "ship": 0.6, "robot": 0.55, "debris": 0.35}
PRICES = {"mission": 0.5, "ravager": 0.7}
CYCLE = 4.0
"""Turns from one sequence B to the next."""


def evaluate(g: G, seat: int) -> float:
    """The worth of a position to a seat."""
    s, crew = g.state, g.state.crews[seat]
    advances = 0 if s.last_round else advances_left(g)
    left = turns_left(g, advances)
    return (
        crew.vp
        + advanced_worth(g, seat, left)
        + goods_worth(s, crew, left)
        + dice_worth(crew.dice, crew.secured, int(left))
        + grid_worth(g, crew, left)
        + space_worth(g, crew, advances, left)
    )


# --- time ----------------------------------------------------------------------------------------


def advances_left(g: G) -> int:
    """How often the Black Angel still moves until it reaches Spes."""
    s = g.state
    away = space.terrain(g).strip_at[s.spes or s.marker]
    return away - len(s.strips) // 2 + (0 if s.spes else len(s.strips))


def turns_left(g: G, advances: int) -> float:
    """How many turns each player may still expect."""
    s = g.state
    if s.last_round:
        return float(s.last_round - s.round)
    by_way, by_ravagers = advances * CYCLE, len(s.ravager_deck.cards) * 1.5
    return 1.0 + min(by_way, by_ravagers) / max(2, s.players)


# --- what lies at hand ---------------------------------------------------------------------------


def goods_worth(s: Table, crew: Crew, left: float) -> float:
    """Goods, robots and cards; at the end two goods are a point, if Spes is reached."""
    if left < 1:
        return (crew.break_room + crew.resources + crew.ships) // 2 if s.reached else 0.0
    total = (
        W.resource * counts_for(crew.resources)
        + W.ship * counts_for(crew.ships)
        + W.robot * counts_for(crew.break_room)
        + W.debris * counts_for(crew.debris)
    )
    total += W.card * min(crew.missions_in_hand, 6)
    total += W.ravager_card * min(len(crew.hand[RAVAGER].cards), 4)
    station, full = W.station * left, 1 - W.crowd
    for robots in crew.stations:
        total += station * uncrowded(robots) / full
    return total * min(1.0, 0.35 + left / 6)


@cache
def counts_for(have: int) -> float:
    """Goods, those beyond plenty for less."""
    return have if have <= W.plenty else W.plenty + W.spare * (have - W.plenty)


@cache
def uncrowded(robots: int) -> float:
    """Robots on one station, each next one for less."""
    return 1 - W.crowd**robots


@lru_cache(maxsize=1 << 12)
def dice_worth(dice: tuple[int, ...], secured: int, turns: int) -> float:
    """Dice still to be used; only so many as there are turns."""
    values = sorted((W.dice[value_of(die)] for die in dice), reverse=True)
    if secured != NONE:
        values.insert(0, W.dice[value_of(secured)] + W.secured)
    return sum(value * 0.93**i for i, value in enumerate(values[:turns]))


# --- technologies --------------------------------------------------------------------------------


@cache
def worths(content: Components) -> dict[str, float]:
    """What one execution of each effect brings, more or less."""
    return {id: worth_of(effects) for id, effects in content.effects.items()}


def worth_of(effects: fx.Effects) -> float:
    return sum(map(worth, effects), 0.0)


@cache
def worth(e: fx.AnyEffect) -> float:
    if isinstance(e, fx.Gain):
        return VALUES[e.good] * e.n
    if isinstance(e, fx.Pay):
        return -(VALUES.get(e.price) or PRICES[e.price]) * e.n
    if isinstance(e, (fx.Draw, fx.ToStation, fx.Study, fx.Activate)):
        return 0.8 * e.n
    if isinstance(e, (fx.Repair, fx.Destroy)):
        return (0.6 + e.vp) * e.n
    return 3.0 if isinstance(e, fx.Score) else 0.0


def grid_worth(g: G, crew: Crew, left: float) -> float:
    """Tokens that cards and debris will activate."""
    return W.token * activated_worth(g.content, tuple(crew.grid)) * min(left, 10.0)


@lru_cache(maxsize=1 << 12)
def activated_worth(content: Components, grid: tuple[str, ...]) -> float:
    return sum(worths(content)[token] for token in grid if token in content.tokens)


def advanced_worth(g: G, seat: int, left: float) -> float:
    """What advanced technologies score now, and what they may score yet."""
    capped = scoring.caps(g, seat)
    total = float(scoring.filled(g, seat, capped))
    if left < 1:
        return total
    room = sum([cap for _, cap in capped]) - total
    return total * 0.9 + W.hope * room * min(1.0, left / 8)


# --- space ---------------------------------------------------------------------------------------


class Prospect(NamedTuple):
    """What is to be known of a mission card in space."""

    card: str
    colour: int
    permanent: bool
    worth: float
    """Of one execution."""


@cache
def prospects(content: Components) -> dict[str, Prospect]:
    return {
        id: Prospect(id, COLOUR[card.colour], card.kind == "permanent", worths(content)[id])
        for id, card in content.missions.items()
    }


def space_worth(g: G, crew: Crew, advances: int, left: float) -> float:
    """Missions, by what they bring while they lie there or when they leave; ships."""
    if left < 1:
        return 0.0
    s, known, cards, crews = g.state, prospects(g.content), g.state.covered, max(2, g.state.players)
    own = [(place // WIDTH + 1, known[s.sites[place]]) for place in bits(crew.missions)]
    guest = bits(crew.fleet & cards & ~crew.missions)
    visited = [(place // WIDTH + 1, known[s.sites[place]]) for place in guest]
    total = W.use * ready_worth(crew, [*own, *visited])
    total += W.shelter * advances * (len(crew.cells) - crew.cells.count(EMPTY))
    for steps, mission in own:
        stays = min(left, steps * CYCLE / crews)
        total += mission_worth(g, crew, mission, stays, leaves=steps <= advances)
    for steps, mission in visited:
        if mission.permanent:
            total += W.visit * W.permanent * mission.worth * min(left, steps * CYCLE / crews)
    return total + fleet_worth(g, crew, cards)


def ready_worth(crew: Crew, at_hand: list[tuple[int, Prospect]]) -> float:
    """What the best die of each colour would bring on a permanent mission of that colour."""
    if not at_hand:
        return 0.0
    found = [0.0, 0.0, 0.0]
    for _, mission in at_hand:
        if mission.permanent and mission.worth > found[mission.colour]:
            found[mission.colour] = mission.worth
    best = best_values(crew.dice_left)
    return float(sum(map(mul, best, found)))


@lru_cache(maxsize=1 << 12)
def best_values(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The highest value of each colour."""
    return tuple(
        max((value_of(die) for die in dice if colour_of(die) == colour), default=0)
        for colour in range(3)
    )


def mission_worth(g: G, crew: Crew, mission: Prospect, stays: float, *, leaves: bool) -> float:
    total = 0.0
    if mission.permanent:
        total += W.permanent * mission.worth * stays
    elif leaves:
        total += W.temporary * removal_worth(g, crew, mission.card)
    if leaves and crew.cells[mission.colour]:
        total += W.homecoming
    return total


def removal_worth(g: G, crew: Crew, card: str) -> float:
    """What a temporary mission would bring if it left now, and a little more for the time."""
    total = 0.0
    for e in g.content.effects[card]:
        if isinstance(e, fx.Score):
            points = e.vp * (goods.COUNTS[e.per](g, crew) + 0.7)
            total += min(points, e.max) if e.max else points
        else:
            total += worth(e)
    return total


def fleet_worth(g: G, crew: Crew, cards: int) -> float:
    total, free = W.envoy * crew.fleet.bit_count(), crew.fleet & ~cards
    if free and crew.break_room:
        for colour, sites in enumerate(space.terrain(g).sites):
            if free & sites and crew.hand[colour].cards:
                total += W.ready
    return total

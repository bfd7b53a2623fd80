"""What a decent player values at the end of an activation (used by bots).

A position is worth what it brings towards the nearest of the four victories, and what keeps all of
them open: growth, votes, science, planets, fleets near to what they can do. A rival who is about to
win weighs against it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from orrery.games.ambitions_of_cosmos.abilities import invasion_bonus
from orrery.games.ambitions_of_cosmos.chart import CELLS, middle
from orrery.games.ambitions_of_cosmos.deals import at_peace
from orrery.games.ambitions_of_cosmos.economy import (
    defence,
    fleet_power,
    gifts,
    growth,
    mined,
    planet_limit,
    planets_held,
    rating,
    science_growth,
    ship_limit,
    upkeep,
)
from orrery.games.ambitions_of_cosmos.land import home_of, is_asteroids, land, layout
from orrery.games.ambitions_of_cosmos.model import NOBODY, Fleet, G
from orrery.games.ambitions_of_cosmos.odds import battle_odds, raiders, strength
from orrery.games.ambitions_of_cosmos.victory import growth_needed
from orrery.kernel import Planning


class Weights(Struct, frozen=True):
    """The numbers of the judgement, in points; a victory is a thousand."""

    victory: float = 1000.0
    growth: float = 4.0
    prestige: float = 4.0
    science_growth: float = 3.4
    science: float = 1.0
    tech: float = 4.2
    """A technology, for each of its levels."""
    senator: float = 10.0
    influence: float = 5.0
    planet: float = 34.0
    room: float = 2.0
    """Speed, limits and zones, each step."""
    power: float = 1.6
    """Power of fleets."""
    fleet: float = 2.5
    """A fleet, up to the third."""
    mining: float = 3.0
    """A fleet on a field that it could mine."""
    revealed: float = 6.0
    """A sector that one has helped to reveal: there is more to be had then."""
    near: float = 9.0
    """A fleet on what it wants; less for each cell that it is away."""
    pirates: float = 0.9
    """What fighting is worth beside what is unknown."""
    danger: float = 0.7
    """A planet that could be taken from one, as a share of it."""
    home: float = 90.0
    """A home world that could be taken."""
    race: float = 90.0
    """A victory that is near: its share, to the fourth power."""
    rival: float = 0.35
    """The best rival, as a share of what one's own position is worth."""
    capital: float = 0.5
    promise: float = 3.0
    """A vote that is promised to one."""
    peace: float = 1.2
    """A turn in which somebody does not attack."""


WEIGHTS = Weights()

PLANNING = Planning(width=1, brisk=True)
"""One line of clicks does as well as three: most others are the same clicks in another order."""


def evaluate(g: G, seat: int, w: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    s = g.state
    if s.winner >= 0:
        return w.victory if s.winner == seat else -w.victory
    if s.phase == "setup":
        return 0.0
    table = table_number(g)
    others = max(worth(g, other, w, table) for other in range(s.players) if other != seat)
    own = worth(g, seat, w, table)
    return own - w.rival * others + bonds(g, seat, w) - w.home * exposed(g, seat)


def worth(g: G, seat: int, w: Weights, table: int) -> float:
    """What a seat has and may hope for. While one seat plans, nothing of most others changes."""
    own = g.state.realms[seat]
    fleets = [(fleet.cell, fleet.ships, fleet.art) for fleet in own.fleets if fleet.ships]
    key = (w, table, seat, own.influence, own.capital, own.science, *fleets)
    found = WORTHS.get(key)
    if found is None:
        if len(WORTHS) > MANY:
            WORTHS.clear()
        found = WORTHS[key] = judged(g, seat, w)
    return found


WORTHS: dict[tuple[object, ...], float] = {}
TABLES: dict[tuple[object, ...], int] = {}
"""What the worth of every seat depends on, numbered: so that it is compared once for all seats."""
MANY = 20_000


def table_number(g: G) -> int:
    s = g.state
    key = (
        id(g.content), s.options.variant, s.turn, s.speaker, s.ground, s.owners, s.buildings,
        s.plunder, s.art, s.laws, tuple(s.signals), s.pirates, s.relics, s.stations, s.towed,
        *((realm.nation, realm.senators, realm.techs) for realm in s.realms),
    )  # fmt: skip
    found = TABLES.get(key)
    if found is None:
        if len(TABLES) > MANY:
            TABLES.clear()
            WORTHS.clear()
        found = TABLES[key] = len(TABLES)
    return found


def judged(g: G, seat: int, w: Weights) -> float:
    left = turns_left(g)
    return (
        income_worth(g, seat, left, w)
        + knowledge_worth(g, seat, left, w)
        + fleets_worth(g, seat, w)
        + races_worth(g, seat, w)
    )


def turns_left(g: G) -> float:
    """As a share of the whole game; the last turns still count."""
    turns = g.content.settings.turns
    return max(0.15, (turns + 1 - g.state.turn) / turns)


# --- what comes in -------------------------------------------------------------------------------


def income_worth(g: G, seat: int, left: float, w: Weights) -> float:
    realm = g.state.realms[seat]
    held = planets_held(g, seat)
    free = rating(g, seat) - upkeep(g, seat)
    total = w.growth * growth(g, seat) * (0.6 + 0.4 * left)
    total += w.prestige * max(-2, free) * (0.5 + 0.5 * left)
    total += w.senator * realm.senators
    total += w.science_growth * science_growth(g, seat) * left
    total += w.planet * held
    total += w.influence * min(realm.influence, 4)
    total += w.capital * realm.capital
    return total


def knowledge_worth(g: G, seat: int, left: float, w: Weights) -> float:
    """Technologies by their level, and science that can still be spent."""
    realm, known = g.state.realms[seat], g.content.technologies
    own = gifts(g, seat)
    levels = sum(known[tech].level for tech in realm.techs)
    steps = own.zone + own.build_limit + own.speed + own.ship_limit + len(own.unlock) / 2
    steps += own.studies + own.mining + own.duel + len(own.ability)
    return (
        w.tech * levels * (0.4 + 0.6 * left)
        + w.room * steps * left
        + w.science * min(realm.science, 20) * left
    )


# --- fleets --------------------------------------------------------------------------------------


def fleets_worth(g: G, seat: int, w: Weights) -> float:
    realm = g.state.realms[seat]
    goals = wishes(g, seat, w)
    total = w.revealed * sum(bool(text) for text in g.state.ground)
    fleets = [fleet for fleet in realm.fleets if fleet.ships]
    for number, fleet in enumerate(fleets):
        total += w.power * fleet_power(g, fleet.ships) ** 0.85
        total += w.fleet if number < 3 else 0.3
        total += 2.0 * fleet.art
        total += outlook(g, seat, fleet, goals, w)
    return total


Goals = list[tuple[int, float, int]]
"""Cells that a fleet may want, their worth, and the power that it needs there."""


def wishes(g: G, seat: int, w: Weights) -> Goals:
    """Planets to take, signals, sectors to reveal, homes of others for the strong. They do not
    depend on who asks for them but by what he holds, and change seldom."""
    s = g.state
    room = planet_limit(g, seat) > planets_held(g, seat)
    key = (
        id(g.content), s.options.variant, seat, room, s.ground, s.owners, s.buildings, s.laws,
        tuple(s.signals), s.pirates, *(realm.techs for realm in s.realms),
    )  # fmt: skip
    found = WISHES.get(key)
    if found is None:
        if len(WISHES) > MANY:
            WISHES.clear()
        found = WISHES[key] = goals_of(g, seat, room)
    return found


WISHES: dict[tuple[object, ...], Goals] = {}


def goals_of(g: G, seat: int, room: bool) -> Goals:
    s, ground = g.state, land(g)
    goals: Goals = []
    homes = layout(g).homes
    for place in ground.worlds:
        owner = s.owners[place]
        if owner == seat:
            continue
        if owner == NOBODY and room:
            goals.append((place * CELLS, 2.4, 0))
        elif owner >= 0 and (room or place in homes):
            value = 3.0 if place in homes else 1.2
            goals.append((place * CELLS, value, defence(g, place) + 1))
    goals += [(cell, 0.55, 0) for cell in s.signals]
    goals += [(cell, 0.7, 9) for cell in s.pirates]
    goals += [(place * CELLS, 0.9, -1) for place, text in enumerate(s.ground) if not text]
    return goals


def outlook(g: G, seat: int, fleet: Fleet, goals: Goals, w: Weights) -> float:
    """The best that a fleet may hope for from where it stands."""
    s, ground = g.state, land(g)
    far, power = ground.chart.away(fleet.cell), fleet_power(g, fleet.ships)
    best = 0.0
    if is_asteroids(s, ground.kinds, fleet.cell):
        best = w.mining / w.near
    for cell, value, needed in goals:
        if value <= best:
            continue
        if needed > power:
            value *= (power / needed) ** 2 * 0.5
        away = far[cell] - 2 if needed < 0 else far[cell]
        if away > 0:
            value /= 1.0 + 0.35 * away
        if value > best:
            best = value
    return w.near * best


def prospects(g: G, seat: int, fleet: Fleet, cells: list[int], w: Weights = WEIGHTS) -> list[float]:
    """What a fleet may hope for from each of some cells where it might be, with what it would mine,
    study and guard there."""
    goals, own = wishes(g, seat, w), gifts(g, seat)
    kinds, stations = land(g).kinds, g.state.stations
    home = middle(home_of(g, seat))
    guard = w.home * min(exposed(g, seat), GUARD * fleet_power(g, fleet.ships) / SURE)
    found = []
    for cell in cells:
        there = replace(fleet, cell=cell)
        hope = outlook(g, seat, there, goals, w)
        if is_asteroids(g.state, kinds, cell):
            hope += w.growth * mined(g, own, there)
        if cell in stations:
            hope += w.science_growth
        if cell == home:
            hope += guard
        found.append(hope)
    return found


GUARD = 0.8
"""What the power of a fleet on the home world is worth beside its walls: it is fought first."""
SURE = 6
"""So much more power than walls and guard takes a home world for certain."""
FAR = 0.5
"""What a ship counts that is two activations away."""


def exposed(g: G, seat: int) -> float:
    """Threat against defence: how far what is near to the home world could take it."""
    s = g.state
    place = home_of(g, seat)
    cell = place * CELLS
    guard = sum(
        fleet_power(g, fleet.ships) for fleet in s.realms[seat].fleets if fleet.cell == cell
    )
    wall = defence(g, place) + GUARD * guard
    rivals = [o for o in range(s.players) if o != seat and not at_peace(g, o, seat)]
    worst = max((threat(g, other, cell) for other in rivals), default=0.0)
    return max(0.0, min(1.0, (worst - wall) / SURE))


def threat(g: G, seat: int, cell: int) -> float:
    """The power that a seat could land on a cell soon: as many ships as a fleet may have."""
    far, own = land(g).chart.away(cell), gifts(g, seat)
    reach = g.content.settings.speed + own.speed + 1
    near: list[float] = []
    for fleet in g.state.realms[seat].fleets:
        if not fleet.ships or far[fleet.cell] > 2 * reach:
            continue
        share = 1.0 if far[fleet.cell] <= reach else FAR
        near += [
            share * (g.content.ships[ship].power + landed(g, seat, ship)) for ship in fleet.ships
        ]
    near.sort(reverse=True)
    return sum(near[: ship_limit(g, seat)]) + own.invasion * bool(near)


def landed(g: G, seat: int, ship: str) -> int:
    """What a ship adds to an invasion."""
    return invasion_bonus(g, seat, (ship,), screen=False) - gifts(g, seat).invasion


# --- the four races ------------------------------------------------------------------------------


def races_worth(g: G, seat: int, w: Weights) -> float:
    """Turns to victory in each race, as a share that counts the more the nearer it is."""
    return w.race * max(
        share**4 for share in (senate(g, seat), trade(g, seat), pyramid(g, seat), arms(g, seat))
    )


def senate(g: G, seat: int) -> float:
    s, settings = g.state, g.content.settings
    mine = s.realms[seat].senators
    most = max(realm.senators for other, realm in enumerate(s.realms) if other != seat)
    late = s.turn / settings.turns
    return min(1.0, max(mine / settings.senators_to_win, late * 0.9 if mine > most else 0.0))


def trade(g: G, seat: int) -> float:
    return min(1.0, growth(g, seat) / growth_needed(g, seat))


def pyramid(g: G, seat: int) -> float:
    """The cards that carry a technology of level 5: 5, 4, 3 and 2 of the levels below."""
    known = g.content.technologies
    have = [0] * 6
    for tech in g.state.realms[seat].techs:
        have[known[tech].level] += 1
    return sum(min(have[level], 6 - level) for level in (1, 2, 3, 4)) / 14


def arms(g: G, seat: int) -> float:
    """The strongest fleet against the weakest home world of another."""
    s = g.state
    homes = layout(g).homes
    walls = [defence(g, homes[other]) + 1 for other in range(s.players) if other != seat]
    power = max((fleet_power(g, f.ships) for f in s.realms[seat].fleets if f.ships), default=0)
    return min(0.9, (power + gifts(g, seat).invasion) / min(walls))


# --- promises ------------------------------------------------------------------------------------


def bonds(g: G, seat: int, w: Weights) -> float:
    """What deals have left to be done, by the difference between what is given and taken."""
    s = g.state
    total = 0.0
    for debt in s.debts:
        sign = (debt.to == seat) - (debt.by == seat)
        total += sign * debt.n * (w.science if debt.kind == "science" else w.capital * 3)
    for pledge in s.pledges:
        if pledge.kind == "keep_off":
            continue
        turns = max(0, pledge.last - max(s.turn, pledge.first) + 1)
        if pledge.kind == "peace":
            total += w.peace * turns * ((pledge.to == seat) - 0.6 * (pledge.by == seat))
        elif pledge.kind == "senator":
            total += w.promise * ((pledge.n == seat) - (pledge.by == seat) * (pledge.n != seat))
        else:
            total += 0.5 * w.promise * ((pledge.to == seat) - (pledge.by == seat))
    for by, _ in s.yields:
        total -= w.planet * (by == seat)
    return total


# --- battles -------------------------------------------------------------------------------------


def chance_to_win(g: G, side: int) -> float:
    """How likely a side of the battle that begins now wins it."""
    b = g.state.battle
    assert b is not None
    fleets = [
        strength(g, seat, ships if seat >= 0 else raiders(g, seat))
        for seat, ships in zip(b.seats, b.ships, strict=True)
    ]
    return battle_odds(fleets[side], fleets[1 - side], side == 0)

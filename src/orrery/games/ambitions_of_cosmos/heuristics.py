"""What a decent player values at the end of an activation (used by bots).

A position is worth what it brings towards the nearest of the four victories, and what keeps all of
them open: growth, votes, science, planets, fleets near to what they can do. A rival who is about to
win weighs against it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from orrery.games.ambitions_of_cosmos.abilities import invasion_bonus
from orrery.games.ambitions_of_cosmos.chart import CELLS, Chart, middle
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
from orrery.games.ambitions_of_cosmos.kept import keep
from orrery.games.ambitions_of_cosmos.land import home_of, is_asteroids, land, layout
from orrery.games.ambitions_of_cosmos.model import MACHINE, NOBODY, Fleet, G
from orrery.games.ambitions_of_cosmos.odds import battle_odds, strength
from orrery.games.ambitions_of_cosmos.sides import battle_of
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
    known = known_of(g, w)
    stands = [stand_of(g, other) for other in range(s.players)]
    worths = [known.worth(g, other, stand) for other, stand in enumerate(stands)]
    own = worths.pop(seat)
    danger = known.exposed(g, seat, stands)
    return own - w.rival * max(worths) + bonds(g, seat, w) - w.home * danger


Walls: TypeAlias = dict[int, int]
"""The defence of planets by their places."""
Stand: TypeAlias = tuple[object, ...]
"""A seat, what it has studied, and where its fleets are."""


def stand_of(g: G, seat: int) -> Stand:
    realm = g.state.realms[seat]
    fleets = [(fleet.cell, fleet.ships, fleet.art) for fleet in realm.fleets if fleet.ships]
    return (seat, realm.techs, *fleets)


class Known:
    """What is known of a table as long as nothing changes but fleets, stocks and technologies:
    while one seat plans, most of what is worth something to all stays as it is, and is counted
    once."""

    def __init__(self, g: G, w: Weights) -> None:
        self.w = w
        self.walls = {place: defence(g, place) for place in land(g).worlds}
        """The defence of the planet of each place that has one."""
        self.wishes = [wishes(g, seat, self.walls) for seat in range(g.state.players)]
        self.steady: dict[Stand, tuple[float, float]] = {}
        """The worth of what has no place, and the better of two races."""
        self.moving: dict[Stand, float] = {}
        """The worth of what depends on where fleets are."""
        self.threats: dict[tuple[int, Stand], float] = {}

    def worth(self, g: G, seat: int, stand: Stand) -> float:
        """What a seat has and may hope for."""
        steady = self.steady.get(stand[:2])
        if steady is None:
            race = max(senate(g, seat), pyramid(g, seat))
            steady = self.steady[stand[:2]] = (steady_worth(g, seat, self.w), race)
        worth, race = steady
        moving = self.moving.get(stand)
        if moving is None:
            moving = self.moving[stand] = moving_worth(g, seat, race, self)
        return worth + moving + stock_worth(g, seat, self.w)

    def exposed(self, g: G, seat: int, stands: list[Stand]) -> float:
        """Threat against defence: how far what is near to the home world could take it."""
        place, worst = home_of(g, seat), 0.0
        for other, stand in enumerate(stands):
            if other != seat and not at_peace(g, other, seat):
                worst = max(worst, self.threat(g, other, place * CELLS, stand))
        if worst <= self.walls[place]:
            return 0.0
        return max(0.0, min(1.0, (worst - self.walls[place] - guarded(g, seat, place)) / SURE))

    def threat(self, g: G, seat: int, cell: int, stand: Stand) -> float:
        found = self.threats.get((cell, stand))
        if found is None:
            found = self.threats[cell, stand] = threat(g, seat, cell)
        return found


KNOWN: dict[tuple[object, ...], Known] = {}


def known_of(g: G, w: Weights = WEIGHTS) -> Known:
    s = g.state
    key = (
        id(g.content), id(w), s.options.variant, s.turn, s.speaker, s.ground, s.owners,
        s.buildings, s.plunder, s.art, s.laws, tuple(s.signals), s.pirates, s.relics, s.stations,
        s.towed, *((realm.nation, realm.senators) for realm in s.realms),
        *(gifts(g, seat).fortress for seat in range(s.players)),
    )  # fmt: skip
    return KNOWN.get(key) or keep(KNOWN, key, Known(g, w), 4_000)


def turns_left(g: G) -> float:
    """As a share of the whole game; the last turns still count."""
    turns = g.content.settings.turns
    return max(0.15, (turns + 1 - g.state.turn) / turns)


# --- what a seat has -----------------------------------------------------------------------------


def steady_worth(g: G, seat: int, w: Weights) -> float:
    """Senators, planets and prestige; technologies by their level and by what they open."""
    realm, known, left = g.state.realms[seat], g.content.technologies, turns_left(g)
    own = gifts(g, seat)
    free = rating(g, seat) - upkeep(g, seat)
    levels = sum(known[tech].level for tech in realm.techs)
    steps = own.zone + own.build_limit + own.speed + own.ship_limit + len(own.unlock) / 2
    steps += own.studies + own.mining + own.duel + len(own.ability)
    return (
        w.senator * realm.senators
        + w.planet * planets_held(g, seat)
        + w.prestige * max(-2, free) * (0.5 + 0.5 * left)
        + w.tech * levels * (0.4 + 0.6 * left)
        + w.room * steps * left
        + w.revealed * sum(bool(text) for text in g.state.ground)
    )


def stock_worth(g: G, seat: int, w: Weights) -> float:
    """What can still be spent."""
    realm = g.state.realms[seat]
    return (
        w.influence * min(realm.influence, 4)
        + w.capital * realm.capital
        + w.science * min(realm.science, 20) * turns_left(g)
    )


def moving_worth(g: G, seat: int, race: float, known: Known) -> float:
    """Fleets, what they mine and study beside what comes in anyway, and how near to victory that
    is. `race` is the better of the races that they do not help."""
    w, left = known.w, turns_left(g)
    race = max(race, trade(g, seat), arms(g, seat, known.walls))
    return (
        w.growth * growth(g, seat) * (0.6 + 0.4 * left)
        + w.science_growth * science_growth(g, seat) * left
        + w.race * race**4
        + fleets_worth(g, seat, known)
    )


# --- fleets --------------------------------------------------------------------------------------


def fleets_worth(g: G, seat: int, known: Known) -> float:
    w, wished = known.w, known.wishes[seat]
    total = 0.0
    fleets = [fleet for fleet in g.state.realms[seat].fleets if fleet.ships]
    for number, fleet in enumerate(fleets):
        power = fleet_power(g, fleet.ships)
        total += w.power * power**0.85
        total += w.fleet if number < 3 else 0.3
        total += 2.0 * fleet.art
        total += outlook(g, fleet.cell, powers_of(g, seat, fleet.ships), wished, w)
    return total


Powers: TypeAlias = tuple[int, int]
"""The power of a fleet in space, and with what it adds to an invasion."""


def powers_of(g: G, seat: int, ships: tuple[str, ...]) -> Powers:
    power = fleet_power(g, ships)
    return power, power + invasion_bonus(g, seat, ships, screen=False)


def outlook(g: G, cell: int, powers: Powers, wished: Wishes, w: Weights) -> float:
    """The best that a fleet may hope for from where it stands."""
    hope = wished.hope(cell, powers)
    if is_asteroids(g.state, land(g).kinds, cell):
        hope = max(hope, w.mining / w.near)
    return w.near * hope


Goal: TypeAlias = tuple[float, int, int, bool]
"""What it is worth to have a fleet on a cell, the cell, the power that is needed there, and whether
it is needed to land."""


class Wishes:
    """What a seat wants its fleets to reach, the best first."""

    def __init__(self, chart: Chart, goals: list[Goal]) -> None:
        self.chart = chart
        self.goals = sorted(goals, reverse=True)
        self.hopes: dict[tuple[int, Powers], float] = {}

    def hope(self, cell: int, powers: Powers) -> float:
        """The best goal for a fleet of some power, less for each cell that it is away."""
        found = self.hopes.get((cell, powers))
        if found is None:
            found = self.hopes[cell, powers] = self._best(self.chart.away(cell), powers)
        return found

    def _best(self, far: list[int], powers: Powers) -> float:
        best = 0.0
        for value, cell, needed, lands in self.goals:
            if value <= best:
                break
            power = powers[lands]
            if needed > power:
                value *= (power / needed) ** 2 * 0.5
            away = far[cell] - 2 if needed < 0 else far[cell]
            if away > 0:
                value /= 1.0 + 0.35 * away
            best = max(best, value)
        return best


FREE = (NOBODY, MACHINE)
WISHES: dict[tuple[object, ...], Wishes] = {}


def wishes(g: G, seat: int, walls: Walls) -> Wishes:
    """Planets to take, signals, sectors to reveal, homes of others for the strong. They do not
    depend on who asks for them but by what he holds, and change seldom."""
    s = g.state
    room = planet_limit(g, seat) > planets_held(g, seat)
    rivals = [
        (place, wall) for place, wall in walls.items() if s.owners[place] not in (seat, *FREE)
    ]
    key = (
        id(g.content), s.options.variant, seat, room, s.ground, s.owners, tuple(s.signals),
        s.pirates, *rivals,
    )  # fmt: skip
    found = WISHES.get(key)
    return found or keep(WISHES, key, Wishes(land(g).chart, goals_of(g, room, dict(rivals))), 4_000)


def goals_of(g: G, room: bool, rivals: Walls) -> list[Goal]:
    s = g.state
    goals: list[Goal] = []
    homes = layout(g).homes
    for place in land(g).worlds:
        if s.owners[place] == NOBODY and room:
            goals.append((2.4, place * CELLS, 0, True))
        elif place in rivals and (room or place in homes):
            value = 3.0 if place in homes else 1.2
            goals.append((value, place * CELLS, rivals[place] + 1, True))
    goals += [(0.55, cell, 0, False) for cell in s.signals]
    goals += [(0.7, cell, 9, False) for cell in s.pirates]
    goals += [(0.9, place * CELLS, -1, False) for place, text in enumerate(s.ground) if not text]
    return goals


def prospects(g: G, seat: int, fleet: Fleet, cells: list[int], w: Weights = WEIGHTS) -> list[float]:
    """What a fleet may hope for from each of some cells where it might be, with what it would mine,
    study and guard there."""
    known, own, powers = known_of(g, w), gifts(g, seat), powers_of(g, seat, fleet.ships)
    wished, kinds, stations = known.wishes[seat], land(g).kinds, g.state.stations
    home = middle(home_of(g, seat))
    guard = w.home * min(exposed(g, seat), GUARD * powers[0] / SURE)
    found = []
    for cell in cells:
        hope = outlook(g, cell, powers, wished, w)
        if is_asteroids(g.state, kinds, cell):
            hope += w.growth * mined(g, own, replace(fleet, cell=cell))
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
    return known_of(g).exposed(g, seat, [stand_of(g, other) for other in range(g.state.players)])


def guarded(g: G, seat: int, place: int) -> float:
    """What the fleets on a planet add to its walls."""
    cell, fleets = place * CELLS, g.state.realms[seat].fleets
    return GUARD * sum(fleet_power(g, fleet.ships) for fleet in fleets if fleet.cell == cell)


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
# Turns to victory in each, as a share: what it counts is the more the nearer it is.


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


def arms(g: G, seat: int, walls: Walls) -> float:
    """The strongest fleet against the weakest home world of another."""
    s, homes = g.state, layout(g).homes
    weakest = min(walls[home] for other, home in enumerate(homes) if other != seat)
    fleets = [fleet.ships for fleet in s.realms[seat].fleets if fleet.ships]
    power = max((powers_of(g, seat, ships)[1] for ships in fleets), default=0)
    return min(0.9, power / (weakest + 1))


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
    b = battle_of(g)
    fleets = [strength(g, seat, ships) for seat, ships in zip(b.seats, b.ships, strict=True)]
    return battle_odds(fleets[side], fleets[1 - side], side == 0)

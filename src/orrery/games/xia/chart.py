"""XIA-11: the map as it lies: spaces, borders, paths and ways between them.

A chart belongs to a layout, the text that says which sectors lie where. It grows by a sector at a
time and is kept with the content. A space is a number that stays when the map grows: the sector's
place in the layout times 19, plus the number of its cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from orrery.games.xia.checks import CELLS
from orrery.games.xia.components import Components, Path, Sector
from orrery.games.xia.ground import (
    CELL,
    OUTER,
    SIZE,
    TURNED,
    Ground,
    Placed,
    centre_of,
    inside_of,
    lattice_at,
    placed,
)
from orrery.games.xia.hexes import DIRECTIONS, under
from orrery.kernel.hexes import Hex, distance, moved

BLOCKING = frozenset(("asteroid", "ice", "nebula", "star", "blackhole", "planet"))
"""XIA-10.6: what nobody sees through."""
FIELDS = {"asteroid": 8, "ice": 9, "nebula": 3, "debris": 15, "shield": 10, "star": 99}
"""What a border costs a captain on average, in steps: planners fly round it or through."""
RISK = {**FIELDS, "lawful": 0, "outlaw": 6}, {**FIELDS, "lawful": 99, "outlaw": 0}
"""The same with the borders of planets, for the innocent and for outlaws."""
CAREFUL = 7
"""What a step may cost that a damaged ship makes: nebulae."""
FAR = 40
"""Steps that a planner looks ahead."""
NEVER = 1000
"""Steps to where nothing leads."""
HARMFUL = frozenset(("asteroid", "ice", "debris", "shield"))
"""XIA-17.4: the borders that NPCs avoid; they ignore nebulae."""


class Step(NamedTuple):
    """A step to a neighbouring space and the borders that it crosses, in order."""

    to: int
    borders: tuple[str, ...]


class Track(NamedTuple):
    """A path as it lies on the map."""

    path: Path
    sector: str
    places: tuple[int, ...]
    special: int
    exit: int


class Route(NamedTuple):
    """A type of cargo, where it is bought, and how many steps on somebody wants it."""

    cube: str
    buy: int
    onward: int


Flights = tuple[tuple[int, int], ...]
"""Spaces that a step leads to, each with its cost."""
Ranked = tuple[tuple[int, int], ...]
"""Distances and spaces, the nearest first."""


class Spots(NamedTuple):
    """What lies within so many steps over ways that need no roll."""

    order: dict[int, int]
    """Every space with its number, nearest first."""
    worth: frozenset[int]
    """Where something is done, and the nearest space of each planet."""
    edges: tuple[int, ...]
    """The other spaces from which one can leave the known map."""
    beside: frozenset[int]
    """What is a single step away."""


INTERESTING = frozenset(
    ("mission", "buy", "sell", "mine", "harvest", "salvage", "capture", "excavate", "exchange")
)
"""What makes a space worth flying to in one click."""
LISTS = (
    "ids", "hexes", "terrain", "features", "region", "planet", "steps", "tracks", "track",
    "gates", "open_roads", "shy_roads", "meek_roads", "barred_roads", "free", "risky", "worthy",
)  # fmt: skip
DICTS = (
    "place", "at", "kinds", "lattice", "spawns", "points", "frontier", "closed", "entrances",
    "buys", "sells",
)  # fmt: skip
"""What a chart takes over from the smaller one."""


class Chart(Ground):
    """A map of some sectors."""

    def __init__(self) -> None:
        super().__init__()
        self.sectors: list[Placed] = []
        self.ids: list[str] = []
        self.place: dict[str, int] = {}
        self.hexes: list[Hex] = []
        self.at: dict[Hex, int] = {}
        self.features: list[dict[str, str]] = []
        self.steps: list[tuple[Step, ...]] = []
        self.lattice: dict[Hex, str] = {}
        self.tracks: list[Track] = []
        self.track: list[int] = []
        """The path of gravity or of a comet that a space belongs to, or -1."""
        self.orbit: Track | None = None
        self.gates: list[int] = []
        """XIA-11.5: gates linked with each other."""
        self.tigris = -1
        self.spawns: dict[int, int] = {}
        self.points: dict[str, int] = {}
        """The mission point of each sector."""
        self.buys: dict[str, tuple[int, ...]] = {}
        self.sells: dict[str, tuple[int, ...]] = {}
        """Where each type of cargo is sold to captains and bought from them; `any`: all types."""
        self.frontier: dict[int, tuple[int, ...]] = {}
        """From which spaces, and in which directions, one can leave the known map."""
        self._reach: dict[tuple[int, int, bool], dict[int, int]] = {}
        self._sight: dict[tuple[int, int], bool] = {}
        self.ranked: dict[tuple[tuple[int, bool, bool], str], Ranked] = {}
        """Spaces of one kind by their distance, as far as anybody has asked."""
        self.routes: dict[bool, tuple[Route, ...]] = {}
        """What can be bought and sold again, as far as anybody has asked."""
        self._shores: dict[str, tuple[int, ...]] = {}
        self._beside: dict[int, tuple[int, ...]] = {}
        self._edges: dict[int, tuple[int, ...]] = {}
        self._spots: dict[tuple[int, int, bool], Spots] = {}
        self.open_roads: list[tuple[tuple[int, int], ...]] = []
        self.shy_roads: list[tuple[tuple[int, int], ...]] = []
        self.meek_roads: list[tuple[tuple[int, int], ...]] = []
        self.barred_roads: list[tuple[tuple[int, int], ...]] = []
        self.free: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        """The steps from each space that need no roll, for the innocent and for outlaws."""
        self.risky: list[tuple[Flights, Flights]] = []
        """The others that a planner thinks of, with what they cost."""
        self.worthy: list[bool] = []
        """Whether the map alone makes a space worth flying to."""
        self._charted: dict[tuple[int, bool, bool], tuple[list[int], list[int]]] = {}

    # --- growing -----------------------------------------------------------------------------

    def grown(self, content: Components, new: Placed) -> Chart:
        """A chart with one more sector."""
        chart = Chart()
        chart.sectors = [*self.sectors, new]
        for name in LISTS:
            setattr(chart, name, getattr(self, name).copy())
        for name in DICTS:
            setattr(chart, name, getattr(self, name).copy())
        chart.orbit, chart.tigris = self.orbit, self.tigris
        chart._add(content, content.sectors[new.id], new)
        return chart

    def _add(self, content: Components, sector: Sector, new: Placed) -> None:
        first = len(self.ids)
        inside = inside_of(content, sector, new.iced)
        centre = centre_of(new.at)
        self.lattice[new.at] = new.id
        self.kinds[new.id] = "ice" if new.iced else sector.kind
        for n, cell in enumerate(CELLS):
            id = f"{new.id}.{cell}"
            hex = moved(centre, TURNED[new.turns][n])
            self.place[id] = self.at[hex] = first + n
            self.ids.append(id)
            self.hexes.append(hex)
            self.steps.append(tuple([Step(first + to, borders) for to, borders in inside.steps[n]]))
        self.terrain += inside.terrain
        self.features += inside.features
        self.planet += [new.id if terrain == "planet" else "" for terrain in inside.terrain]
        self.region += [first + region for region in inside.region]
        self.track += [-1] * SIZE
        self.open_roads += [()] * SIZE
        self.shy_roads += [()] * SIZE
        self.meek_roads += [()] * SIZE
        self.barred_roads += [()] * SIZE
        self.free += [((), ())] * SIZE
        self.risky += [((), ())] * SIZE
        self.worthy += [
            terrain == "gate" or not INTERESTING.isdisjoint(features)
            for terrain, features in zip(inside.terrain, inside.features, strict=True)
        ]
        if sector.closed:
            self.closed.add(new.id)
        if not new.iced:
            for within, outside in sector.entrances:
                self.entrances.add((first + CELL[within], first + CELL[outside]))
        for path in sector.paths:
            self._add_track(path, new.id, first)
        for place in range(first, first + SIZE):
            self._note(sector, place)
        self._join(first, content.settings.npc_hazard)

    def _join(self, first: int, hazard: int) -> None:
        """The steps between the new sector and those that were there."""
        touched = set(range(first, first + SIZE))
        for place in range(first + OUTER, first + SIZE):
            beyond = []
            for d, direction in enumerate(DIRECTIONS):
                near = self.at.get(moved(self.hexes[place], direction))
                if near is None:
                    beyond.append(d)
                elif near < first:
                    touched.add(near)
                    self._link(place, near)
                    self._link(near, place)
            if beyond:
                self.frontier[place] = tuple(beyond)
        for place in touched:
            if place < first:
                self._look_beyond(place)
            self._pave(place, hazard)

    def _link(self, a: int, b: int) -> None:
        borders = self.borders(a, b)
        if borders is not None:
            self.steps[a] = (*self.steps[a], Step(b, borders))

    def _look_beyond(self, place: int) -> None:
        hex = self.hexes[place]
        beyond = tuple(d for d in range(6) if moved(hex, DIRECTIONS[d]) not in self.at)
        if beyond:
            self.frontier[place] = beyond
        else:
            self.frontier.pop(place, None)

    def _pave(self, place: int, hazard: int) -> None:
        """XIA-17.4: the steps that an NPC may take from a space, with their cost."""
        found, closed, shady = [], set(), set()
        for to, borders in self.steps[place]:
            if "star" not in borders:
                cost = 1
                for border in borders:
                    if border in HARMFUL:
                        cost += hazard
                    elif border == "lawful":
                        closed.add(to)
                    elif border == "outlaw":
                        shady.add(to)
                found.append((to, cost))
        found.sort(key=lambda road: self.hexes[road[0]][::-1])
        innocent, outlaw = self._flights(place, False), self._flights(place, True)
        self.free[place] = without_roll(innocent), without_roll(outlaw)
        self.risky[place] = with_risk(innocent), with_risk(outlaw)
        self.open_roads[place] = tuple(found)
        self.shy_roads[place] = tuple([road for road in found if not self._lawful(road[0])])
        self.meek_roads[place] = tuple(
            [(to, cost + hazard if to in shady else cost) for to, cost in found]
        )
        self.barred_roads[place] = tuple([road for road in found if road[0] not in closed])

    def _flights(self, place: int, outlaw: bool) -> Flights:
        """The steps that a planner thinks of, with what may happen on them counted in steps."""
        own = self.track[place]
        risk = RISK[outlaw]
        found = []
        for to, borders in self.steps[place]:
            if self.track[to] in (-1, own):
                cost = 1
                for border in borders:
                    cost += risk[border]
                if cost < FAR:
                    found.append((to, cost))
        return tuple(found)

    def _add_track(self, path: Path, sector: str, first: int) -> None:
        track = Track(
            path, sector, tuple(first + CELL[cell] for cell in path.cells),
            first + CELL[path.special], first + CELL[path.exit] if path.exit else -1,
        )  # fmt: skip
        if path.kind == "orbit":
            self.orbit = track
            return
        for place in track.places:
            self.track[place] = len(self.tracks)
        self.tracks.append(track)

    def _note(self, sector: Sector, place: int) -> None:
        features = self.features[place]
        if "mission" in features:
            self.points[sector.id] = place
        for name, market in (("buy", self.buys), ("sell", self.sells)):
            if name in features:
                market[features[name]] = (*market.get(features[name], ()), place)
        if "spawn" in features:
            self.spawns[sector.spawn] = place
        if self.terrain[place] == "gate":
            if sector.tigris:
                self.tigris = place
            else:
                self.gates.append(place)

    def _near(self, place: int) -> Iterator[int]:
        hex = self.hexes[place]
        for direction in DIRECTIONS:
            near = self.at.get(moved(hex, direction))
            if near is not None:
                yield near

    # --- asking ------------------------------------------------------------------------------

    def sector_of(self, place: int) -> Placed:
        return self.sectors[place // SIZE]

    def spaces_of(self, sector: str) -> range:
        """The spaces of a sector that lies."""
        first = self.place[f"{sector}.c"]
        return range(first, first + SIZE)

    def spawn_places(self) -> list[int]:
        """The spawn points, by their numbers."""
        return [place for _, place in sorted(self.spawns.items())]

    def distance(self, a: int, b: int) -> int:
        return distance(self.hexes[a], self.hexes[b])

    def adjacent(self, a: int, b: int) -> bool:
        return distance(self.hexes[a], self.hexes[b]) == 1

    def near(self, place: int) -> tuple[int, ...]:
        """The known spaces beside a space, whether a ship could step there or not."""
        found = self._beside.get(place)
        if found is None:
            found = self._beside[place] = tuple(self._near(place))
        return found

    def shores(self, region: str) -> tuple[int, ...]:
        """The spaces on or beside a terrain; of a gate its own space."""
        found = self._shores.get(region)
        if found is None:
            here = {place for place, terrain in enumerate(self.terrain) if terrain == region}
            if region != "gate":
                here.update([near for place in tuple(here) for near in self.near(place)])
            found = self._shores[region] = tuple(sorted(here))
        return found

    def edge(self, place: int, direction: int) -> int:
        """In which direction from its sector the sector lies that a step off the map leads to."""
        beyond = lattice_at(moved(self.hexes[place], DIRECTIONS[direction]))
        own = self.sector_of(place).at
        return next(d for d in range(6) if moved(own, DIRECTIONS[d]) == beyond)

    def edges(self, place: int) -> tuple[int, ...]:
        """The directions of unknown sectors that a space of the frontier touches."""
        found = self._edges.get(place)
        if found is None:
            found = tuple(sorted({self.edge(place, d) for d in self.frontier[place]}))
            self._edges[place] = found
        return found

    def reach(self, place: int, points: int, outlaw: bool) -> dict[int, int]:
        """The spaces within so many steps over ways that need no roll, each with the space before
        it, nearest first."""
        key = place, points, outlaw
        found = self._reach.get(key)
        if found is None:
            found = self._reach[key] = self._reached(place, points, outlaw)
        return found

    def _reached(self, start: int, points: int, outlaw: bool) -> dict[int, int]:
        before = {start: -1}
        ring = [start]
        free = self.free
        for _ in range(points):
            beyond = []
            for place in ring:
                for to in free[place][outlaw]:
                    if to not in before:
                        before[to] = place
                        beyond.append(to)
            ring = beyond
        return before

    def charted(self, place: int, outlaw: bool, bold: bool) -> tuple[list[int], list[int]]:
        """How far each space is for a planner, and the space before it on the way there: rolls
        count as steps, or only nebulae are flown through; gates are a step apart."""
        key = place, outlaw, bold
        found = self._charted.get(key)
        if found is None:
            found = self._charted[key] = self._chart_ways(place, outlaw, bold)
        return found

    def _chart_ways(self, start: int, outlaw: bool, bold: bool) -> tuple[list[int], list[int]]:
        most = FAR if bold else CAREFUL
        costs = [NEVER] * len(self.ids)
        costs[start] = 0
        before = [-1] * len(costs)
        waiting: list[list[int]] = [[] for _ in range(2 * FAR)]
        waiting[0].append(start)
        gates = self.gates if len(self.gates) > 1 else []
        free, risky = self.free, self.risky
        for cost, ring in enumerate(waiting[:FAR]):
            near = cost + 1
            beyond = waiting[near]
            for place in ring:
                if costs[place] < cost:
                    continue
                for to in free[place][outlaw]:
                    if near < costs[to]:
                        costs[to] = near
                        before[to] = place
                        beyond.append(to)
                for to, risk in risky[place][outlaw]:
                    total = cost + risk
                    if total < costs[to] and risk <= most:
                        costs[to] = total
                        before[to] = place
                        waiting[total].append(to)
                if place in gates:
                    for to in gates:
                        if cost + 1 < costs[to]:
                            costs[to] = cost + 1
                            before[to] = place
                            waiting[cost + 1].append(to)
        return costs, before

    def way(self, place: int, to: int, points: int, outlaw: bool) -> list[int]:
        """The steps of a way without rolls."""
        return way_back(self.reach(place, points, outlaw), place, to)

    def spots(self, place: int, points: int, outlaw: bool) -> Spots:
        """What is worth flying to in one click, as far as the map alone tells."""
        key = place, points, outlaw
        found = self._spots.get(key)
        if found is None:
            found = self._spots[key] = self._spotted(place, points, outlaw)
        return found

    def _spotted(self, start: int, points: int, outlaw: bool) -> Spots:
        beside = {step.to for step in self.steps[start]}
        order: dict[int, int] = {}
        worth: set[int] = set()
        edges: list[int] = []
        planets: set[str] = set()
        for place in self.reach(start, points, outlaw):
            planet = self.planet[place]
            fresh = bool(planet) and planet not in planets
            if place == start:
                continue
            planets.add(planet)
            order[place] = len(order)
            if fresh or self.worthy[place]:
                worth.add(place)
            elif place in self.frontier:
                edges.append(place)
        return Spots(order, frozenset(worth), tuple(edges), frozenset(beside))

    def _lawful(self, place: int) -> bool:
        planet = self.planet[place]
        return bool(planet) and self.kinds[planet] == "lawful"

    def sees(self, a: int, b: int) -> bool:
        """XIA-10.6: whether there is a line of sight; along an edge one clear side is enough."""
        key = (a, b) if a < b else (b, a)
        found = self._sight.get(key)
        if found is None:
            found = self._sight[key] = any(self._clear(*key, side) for side in (1, -1))
        return found

    def _clear(self, a: int, b: int, side: int) -> bool:
        here, there = self.hexes[a], self.hexes[b]
        if here == there:
            return True
        last = a
        for q, r in under((there[0] - here[0], there[1] - here[1]), side)[1:]:
            place = self.at.get((here[0] + q, here[1] + r), -1)
            if place < 0:
                return False
            if self.region[last] != self.region[place] and (
                self.terrain[last] in BLOCKING or self.terrain[place] in BLOCKING
            ):
                return False
            last = place
        return True


def way_back(before: Mapping[int, int] | Sequence[int], place: int, to: int) -> list[int]:
    """The spaces on a way that was found, by the space before each."""
    found: list[int] = []
    while to != place:
        found.append(to)
        to = before[to]
    return found[::-1]


def without_roll(flights: Flights) -> tuple[int, ...]:
    return tuple([to for to, cost in flights if cost == 1])


def with_risk(flights: Flights) -> Flights:
    return tuple([flight for flight in flights if flight[1] > 1])


EMPTY = Chart()
MANY = 1000
"""Charts that are kept: planners dream of many maps."""


def chart_of(content: Components, layout: str) -> Chart:
    """The chart of a layout; a layout that has grown by a sector costs no more than that sector."""
    charts = content.charts
    found = charts.get(layout)
    if found is None:
        if len(charts) > MANY:
            charts.clear()
        before, _, last = layout.rpartition(" ")
        smaller = chart_of(content, before) if before else EMPTY
        found = charts[layout] = smaller.grown(content, placed(last))
    return found

"""AOC-9.1, 6.5: what lies where on the revealed map, and which sectors are joined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from orrery.games.ambitions_of_cosmos.chart import (
    ASTEROIDS,
    CELLS,
    HOLE,
    NEBULA,
    NOWHERE,
    SIXTHS,
    SUPERNOVA,
    Chart,
)
from orrery.games.ambitions_of_cosmos.components import Components, Layout
from orrery.games.ambitions_of_cosmos.kept import keep
from orrery.games.ambitions_of_cosmos.model import NOBODY, AocOptions, G, Table
from orrery.games.ambitions_of_cosmos.notation import CellMove
from orrery.kernel import Move

Owners = tuple[int, ...]


def lies(sector: str, turn: int) -> str:
    """How the state writes a sector that lies face up."""
    return f"{sector}/{turn}"


def sector_at(ground: str) -> tuple[str, int]:
    """The sector and its turn."""
    id, turn = ground.split("/")
    return id, int(turn)


class Land:
    """The map as far as it is revealed; made anew when a sector is turned up."""

    def __init__(self, content: Components, layout: Layout, ground: tuple[str, ...]) -> None:
        self.chart: Chart = layout.chart
        self.kinds: list[str] = []
        """What is in each cell; empty while its sector lies face down."""
        self.marks: list[int] = []
        """Cells with the mark of a signal."""
        self.planets: list[str] = []
        """The planet of each place."""
        self.strong: list[bool] = []
        """AOC-6.12.1: whether the planet of a place is a home world."""
        points: list[frozenset[int]] = []
        for place, text in enumerate(ground):
            if not text:
                self.kinds += [""] * CELLS
                self.planets.append("")
                self.strong.append(False)
                points.append(frozenset())
                continue
            sector, turn = sector_at(text)
            for i, code in enumerate(content.cells(sector, turn)):
                self.kinds.append(code[0])
                if code.endswith("*"):
                    self.marks.append(place * CELLS + i)
            self.planets.append(content.sectors[sector].planet)
            self.strong.append(content.sectors[sector].back == "home")
            points.append(content.points(sector, turn))
        chart = self.chart
        self.near = [
            tuple(n for n in row if n != NOWHERE and self.kinds[n]) if self.kinds[cell] else ()
            for cell, row in enumerate(chart.near)
        ]
        """The revealed cells around each revealed cell."""
        self.edge = [
            tuple(dict.fromkeys(n // CELLS for n in row if n != NOWHERE and not self.kinds[n]))
            if self.kinds[cell]
            else ()
            for cell, row in enumerate(chart.near)
        ]
        """The covered places that each revealed cell touches."""
        self.links = [
            tuple(
                other
                for i, other in enumerate(row)
                if other != NOWHERE and i in points[place] and (i + 3) % SIXTHS in points[other]
            )
            for place, row in enumerate(chart.beside)
        ]
        """AOC-6.5.1: the places joined to each by trade points."""
        self.worlds = tuple(place for place, planet in enumerate(self.planets) if planet)
        """The places with a planet."""
        self.place_of = {planet: place for place, planet in enumerate(self.planets) if planet}
        self._routes: dict[tuple[Owners, int, int], tuple[int, ...]] = {}

    def routes(self, owners: Owners, seat: int, home: int) -> tuple[int, ...]:
        """AOC-6.5.1, 6.5.2: places whose planet a seat holds and has joined to its home world."""
        key = (owners, seat, home)
        found = self._routes.get(key)
        if found is None:
            found = self._routes[key] = tuple(self._joined(owners, seat, home))
        return found

    def _joined(self, owners: Owners, seat: int, home: int) -> Iterator[int]:
        if owners[home] != seat:
            return
        seen, todo = {home}, [home]
        while todo:
            for place in self.links[todo.pop()]:
                if place in seen or owners[place] not in (seat, NOBODY):
                    continue
                seen.add(place)
                todo.append(place)
                if owners[place] == seat:
                    yield place


LANDS: dict[tuple[object, ...], Land] = {}


class Last:
    """The land that was asked for last: most often it is asked for again."""

    ground: tuple[str, ...] = ()
    options: AocOptions
    land: Land


def land(g: G) -> Land:
    """The land of a table."""
    s = g.state
    if Last.ground is s.ground and Last.options is s.options:
        return Last.land
    key = (id(g.content), s.options.variant, s.players, s.ground)
    found = LANDS.get(key) or keep(LANDS, key, Land(g.content, layout(g), s.ground), 4_000)
    Last.ground, Last.options, Last.land = s.ground, s.options, found
    return found


def layout(g: G) -> Layout:
    s = g.state
    return g.content.layouts[s.options.variant, s.players]


def home_of(g: G, seat: int) -> int:
    """The place of a seat's home sector."""
    return layout(g).homes[seat]


def foreign_home(g: G, place: int, seat: int) -> bool:
    """Whether it is the home sector of another player."""
    homes = layout(g).homes
    return place in homes and homes.index(place) != seat


def is_asteroids(s: Table, kinds: list[str], cell: int) -> bool:
    """AOC-9.5, 9.7.6: a field, printed or a relic."""
    return kinds[cell] == ASTEROIDS or cell in s.relics


def is_hole(s: Table, kinds: list[str], cell: int) -> bool:
    """AOC-9.3: printed or a token."""
    return kinds[cell] == HOLE or cell in s.holes


def to_cells(g: G, kind: type[CellMove], cells: Iterable[int]) -> list[Move]:
    """The moves of a class to some cells."""
    ids = land(g).chart.ids
    return [kind.at[ids[cell]] for cell in cells]


__all__ = [
    "NEBULA", "SUPERNOVA", "Land", "foreign_home", "home_of", "is_asteroids",
    "is_hole", "land", "layout", "lies", "sector_at", "to_cells",
]  # fmt: skip

"""XIA-11.1, 11.3: a sector by itself, its spaces and their borders; how it lies beside others."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.xia.checks import CELLS
from orrery.games.xia.components import Components, Sector
from orrery.games.xia.hexes import DIRECTIONS
from orrery.kernel.hexes import Hex, distance, moved, rotated

SIZE = 19
CELL = {cell: n for n, cell in enumerate(CELLS)}
OFFSETS: tuple[Hex, ...] = (
    (0, 0),
    *DIRECTIONS,
    *(moved(DIRECTIONS[n // 2], DIRECTIONS[(n + n % 2) // 2 % 6]) for n in range(12)),
)
"""XIA-11.1.2: where each cell of an unturned sector lies about its centre."""
AXES: tuple[Hex, Hex] = ((5, -2), (2, 3))
"""The centres of sectors form a lattice of hexes themselves."""
BORDERED = frozenset(("asteroid", "ice", "nebula", "debris"))
"""XIA-11.3.1: fields, whose border is rolled for in both directions."""
DEADLY = frozenset(("star", "blackhole"))
ICED = "!"
"""How a layout marks a planet that Rikishi has turned into an ice field."""
TURNED: tuple[tuple[Hex, ...], ...] = tuple(
    tuple(rotated(offset, -n) for offset in OFFSETS) for n in range(6)
)
"""The same for each turn."""
OUTER = 7
"""The first cell of the outer ring."""


class Placed(NamedTuple):
    """A sector on the table: its place in the lattice and how far it is turned clockwise."""

    id: str
    at: Hex
    turns: int
    iced: bool = False

    def __str__(self) -> str:
        return f"{self.id}:{self.at[0]}:{self.at[1]}:{self.turns}{ICED if self.iced else ''}"


def placed(text: str) -> Placed:
    id, q, r, turns = text.split(":")
    return Placed(id, (int(q), int(r)), int(turns.rstrip(ICED)), turns.endswith(ICED))


class Ground:
    """What lies on some spaces, and what a step between two of them crosses."""

    def __init__(self) -> None:
        self.terrain: list[str] = []
        self.region: list[int] = []
        """Connected spaces of one terrain inside a sector have the same number."""
        self.planet: list[str] = []
        """The sector whose planet a space belongs to, or an empty string."""
        self.kinds: dict[str, str] = {}
        """The kind of each sector."""
        self.closed: set[str] = set()
        self.entrances: set[tuple[int, int]] = set()

    def borders(self, a: int, b: int) -> tuple[str, ...] | None:
        """XIA-6.9: what a step crosses, leaving first; None where there is no way at all."""
        if self.region[a] == self.region[b]:
            return ()
        found: list[str] = []
        here, there = self.terrain[a], self.terrain[b]
        if here in BORDERED:
            found.append(here)
        elif here == "planet" and (a, b) not in self.entrances:
            if self.planet[a] in self.closed:
                return None
            found.append("shield")
        if there in BORDERED:
            found.append(there)
        elif there in DEADLY:
            found.append("star")
        elif there == "planet":
            if (b, a) in self.entrances:
                kind = self.kinds[self.planet[b]]
                if kind in ("lawful", "outlaw"):
                    found.append(kind)
            elif self.planet[b] in self.closed:
                return None
            else:
                found.append("shield")
        return tuple(found)


class Inside(NamedTuple):
    """What a sector is by itself, wherever it lies: cells by number."""

    terrain: list[str]
    features: list[dict[str, str]]
    region: list[int]
    steps: list[list[tuple[int, tuple[str, ...]]]]


def inside_of(content: Components, sector: Sector, iced: bool) -> Inside:
    key = f"{sector.id}{ICED if iced else ''}"
    found = content.insides.get(key)
    if found is None:
        found = content.insides[key] = look_inside(sector, iced)
    return found


def look_inside(sector: Sector, iced: bool) -> Inside:
    """Terrain, regions and inner steps of a sector."""
    terrain, features = [], []
    for cell in CELLS:
        kind, *texts = sector.cells.get(cell, "space").split()
        if iced and kind == "planet":
            kind, texts = "ice", []
        terrain.append(kind)
        features.append(dict(_feature(text) for text in texts))
    number = {hex: n for n, hex in enumerate(OFFSETS)}
    beside = [
        [number[near] for d in DIRECTIONS if (near := moved(hex, d)) in number] for hex in OFFSETS
    ]
    ground = Ground()
    ground.terrain, ground.region = terrain, regions(terrain, beside)
    ground.planet = [sector.id if kind == "planet" else "" for kind in terrain]
    ground.kinds = {sector.id: sector.kind}
    ground.closed = {sector.id} if sector.closed else set()
    if not iced:
        ground.entrances = {(CELL[a], CELL[b]) for a, b in sector.entrances}
    steps = []
    for n in range(SIZE):
        ways = [(near, ground.borders(n, near)) for near in beside[n]]
        steps.append([(near, borders) for near, borders in ways if borders is not None])
    return Inside(terrain, features, ground.region, steps)


def regions(terrain: list[str], beside: list[list[int]]) -> list[int]:
    """XIA-11.3.1: connected cells of one terrain share the number of the first of them."""
    region = [-1] * SIZE
    for cell in range(SIZE):
        if region[cell] >= 0:
            continue
        region[cell] = cell
        rest = [cell]
        while rest:
            for near in beside[rest.pop()]:
                if region[near] < 0 and terrain[near] == terrain[cell]:
                    region[near] = cell
                    rest.append(near)
    return region


def _feature(text: str) -> tuple[str, str]:
    name, _, thing = text.partition(":")
    return name, thing


def centre_of(at: Hex) -> Hex:
    """The middle of a sector by its place in the lattice."""
    (aq, ar), (bq, br) = AXES
    return at[0] * aq + at[1] * bq, at[0] * ar + at[1] * br


def lattice_at(hex: Hex) -> Hex:
    """The place in the lattice of the sector that a hex belongs to, known or not."""
    q, r = hex
    # The lattice has the determinant 19; the nearest centre is found about the exact solution.
    i, j = round((3 * q - 2 * r) / SIZE), round((2 * q + 5 * r) / SIZE)
    around = ((i + di, j + dj) for di in (-1, 0, 1) for dj in (-1, 0, 1))
    return next(at for at in around if distance(centre_of(at), hex) <= 2)


def fitted(content: Components, next_to: Placed, direction: int, id: str) -> Placed:
    """XIA-11.1.1: a new sector beside another, turned so that the symbols of the edges match."""
    old, new = content.sectors[next_to.id], content.sectors[id]
    symbol = old.edges[(direction - next_to.turns) % 6]
    turns = (direction + 3 - new.edges.index(symbol)) % 6
    return Placed(id, moved(next_to.at, DIRECTIONS[direction]), turns)

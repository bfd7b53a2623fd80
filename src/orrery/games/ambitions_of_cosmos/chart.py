"""AOC-9.1: the map. Sectors of seven cells on a lattice, the same whatever lies in them.

Directions go counter-clockwise from the east: E, NE, NW, W, SW, SE. A sector has its centre and
around it a cell in each direction; the sector in direction i touches it in three pairs of cells.
A place of the map is named by its row and its column (`B3`), a cell by its place and its direction
(`B3nw`; the centre is `B3`).
"""

from __future__ import annotations

from functools import cache

from orrery.kernel.frozen import Frozen

Hex = tuple[int, int]
STEPS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six directions."""
SIXTHS = 6
CELLS = 7
"""Cells of a sector: 0 the centre, 1 to 6 the ring."""
RING = ("e", "ne", "nw", "w", "sw", "se")
NOWHERE = -1

PLANET, ASTEROIDS, NEBULA, SUPERNOVA, HOLE, EMPTY = "P", "A", "N", "X", "O", "."


def centre(at: Hex) -> Hex:
    """The cell in the middle of a place of the sector lattice."""
    u, v = at
    return 2 * u - v, u + 3 * v


def distance(a: Hex, b: Hex) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class Chart:
    """The cells of a map by number: `place * 7 + cell`."""

    def __init__(self, places: tuple[Hex, ...]) -> None:
        self.places = places
        self.names = _names(places)
        """The name of each place."""
        self.place_of = {name: i for i, name in enumerate(self.names)}
        self.hexes: list[Hex] = [hex for place in places for hex in _cells(place)]
        number = {hex: i for i, hex in enumerate(self.hexes)}
        self.near: list[tuple[int, ...]] = [
            tuple(number.get((q + dq, r + dr), NOWHERE) for dq, dr in STEPS) for q, r in self.hexes
        ]
        """The cell in each direction, or -1."""
        self.ids = [name + suffix for name in self.names for suffix in ("", *RING)]
        self.cell_of = {id: i for i, id in enumerate(self.ids)}
        lattice = {at: i for i, at in enumerate(places)}
        self.beside: list[tuple[int, ...]] = [
            tuple(lattice.get((u + du, v + dv), NOWHERE) for du, dv in STEPS) for u, v in places
        ]
        """The place in each direction, or -1."""
        self._within: dict[tuple[int, int], list[int]] = {}
        self._away: dict[int, list[int]] = {}

    def away(self, cell: int) -> list[int]:
        """How far every cell is from a cell."""
        found = self._away.get(cell)
        if found is None:
            here = self.hexes[cell]
            found = self._away[cell] = [distance(here, hex) for hex in self.hexes]
        return found

    def within(self, cell: int, radius: int) -> list[int]:
        """The cells at most so far from a cell."""
        found = self._within.get((cell, radius))
        if found is None:
            found = [i for i, away in enumerate(self.away(cell)) if away <= radius]
            self._within[cell, radius] = found
        return found


def _cells(place: Hex) -> list[Hex]:
    q, r = centre(place)
    return [(q, r), *((q + dq, r + dr) for dq, dr in STEPS)]


def _names(places: tuple[Hex, ...]) -> list[str]:
    """Rows by letters from the top, columns by numbers from the left."""
    rows = sorted({v for _, v in places})
    names = []
    for u, v in places:
        column = sorted(a for a, b in places if b == v).index(u) + 1
        names.append(f"{ROWS[rows.index(v)]}{column}")
    return names


ROWS, COLUMNS = "ABCDEFGH", range(1, 9)
CELL_NAMES = [f"{row}{n}{cell}" for row in ROWS for n in COLUMNS for cell in ("", *RING)]
"""Of every cell that a map may have."""


def place_of(cell: int) -> int:
    return cell // CELLS


def middle(place: int) -> int:
    """The centre of a place."""
    return place * CELLS


class Laid(Frozen):
    """A sector as it lies: which one, and by how many sixths it is turned counter-clockwise."""

    sector: str
    turn: int


@cache
def turned(cells: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The cells of a sector as they lie after turning it."""
    return (cells[0], *(cells[1 + (i - turn) % SIXTHS] for i in range(SIXTHS)))


@cache
def turned_points(points: tuple[int, ...], turn: int) -> frozenset[int]:
    return frozenset((point + turn) % SIXTHS for point in points)

"""XIA-9.2, 14.1: shapes, and the ways to lay them into a hold.

A hold space is a number, counted along the rows from the top; a set of spaces is a mask. Sections
of pods and platings outside the hold have numbers from `OUTSIDE` on, three a piece.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from orrery.kernel import bits

Cell = tuple[int, int]
"""Column and row."""
OUTSIDE = 32
"""The first number of a section outside the hold."""
ARMS = 3
"""Sections of a pod or a plating that lie outside."""
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Right, down, left, up."""


class Shape:
    """The sections of an outfit in reading order; the first ones are activation spots."""

    def __init__(self, cells: tuple[Cell, ...], spots: int) -> None:
        self.cells = cells
        self.spots = spots

    @classmethod
    def read(cls, rows: Sequence[str], spots: int) -> Shape:
        return cls(tuple(cells_of(rows)), spots)

    @cached_property
    def turned(self) -> tuple[tuple[Cell, ...], ...]:
        """The shape in every position, turned and flipped, each once."""
        found: dict[tuple[frozenset[Cell], frozenset[Cell]], tuple[Cell, ...]] = {}
        cells = self.cells
        for _ in range(2):
            for _ in range(4):
                cells = tuple((-y, x) for x, y in cells)
                left, top = min(x for x, _ in cells), min(y for _, y in cells)
                at = tuple((x - left, y - top) for x, y in cells)
                key = frozenset(at[: self.spots]), frozenset(at[self.spots :])
                found.setdefault(key, at)
            cells = tuple((-x, y) for x, y in cells)
        return tuple(found.values())


def cells_of(rows: Sequence[str]) -> Iterable[Cell]:
    return ((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


class Hull:
    """The hold of a ship: its spaces, their neighbours, and where each outfit can lie."""

    def __init__(self, rows: Sequence[str], shapes: Mapping[str, Shape]) -> None:
        self.cells: tuple[Cell, ...] = tuple(cells_of(rows))
        self.number = {cell: n for n, cell in enumerate(self.cells)}
        self.size = len(self.cells)
        self.all = (1 << self.size) - 1
        self.beside: tuple[int, ...] = tuple(self._beside(cell) for cell in self.cells)
        """For each space the mask of its orthogonal neighbours."""
        self.pairs: tuple[tuple[int, int], ...] = tuple(
            (n, other) for n in range(self.size) for other in bits(self.beside[n]) if n < other
        )
        """Two spaces side by side, where a relic may lie."""
        self.ways: dict[str, tuple[tuple[int, ...], ...]] = {
            id: tuple(self._ways(shape)) for id, shape in shapes.items()
        }
        """For each outfit, every way to lay it wholly inside: the spaces of its sections."""
        self.rims: tuple[tuple[int, int], ...] = tuple(
            (n, d)
            for n, cell in enumerate(self.cells)
            for d in range(4)
            if not any(at in self.number for at in self.arm(n, d))
        )
        """XIA-14.1: green section and direction of every pod or plating that fits the rim."""

    def _beside(self, cell: Cell) -> int:
        x, y = cell
        near = (self.number.get((x + dx, y + dy)) for dx, dy in DIRECTIONS)
        return sum(1 << n for n in near if n is not None)

    def _ways(self, shape: Shape) -> Iterable[tuple[int, ...]]:
        for at in shape.turned:
            for x, y in ((x, y) for y in range(8) for x in range(8)):
                spaces = [self.number.get((x + dx, y + dy), -1) for dx, dy in at]
                if -1 not in spaces:
                    yield tuple(spaces)

    def arm(self, green: int, direction: int) -> tuple[Cell, ...]:
        """Where the three outer sections of a pod or plating lie."""
        (x, y), (dx, dy) = self.cells[green], DIRECTIONS[direction]
        return tuple((x + dx * n, y + dy * n) for n in range(1, ARMS + 1))

"""Hexes in axial coordinates: six ways from each, rotation, rings, lines, and cheapest ways.

A hex is a pair (q, r). Direction i + 1 lies a sixth of a turn beyond direction i, and a rotation
by one turn takes each direction to the next.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache

from msgspec import Struct

Hex = tuple[int, int]
ORIGIN: Hex = (0, 0)
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SIDES = len(DIRECTIONS)


def moved(hex: Hex, by: Hex) -> Hex:
    return hex[0] + by[0], hex[1] + by[1]


def neighbour(hex: Hex, direction: int) -> Hex:
    """The hex beyond one side; directions are counted on past the sixth."""
    q, r = DIRECTIONS[direction % SIDES]
    return hex[0] + q, hex[1] + r


def neighbours(hex: Hex) -> list[Hex]:
    q, r = hex
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def opposite(direction: int) -> int:
    return (direction + SIDES // 2) % SIDES


def direction_to(hex: Hex, other: Hex) -> int:
    """The direction in which a neighbour lies; `ValueError` when it is none."""
    return DIRECTIONS.index((other[0] - hex[0], other[1] - hex[1]))


def distance(a: Hex, b: Hex = ORIGIN) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def rotated(hex: Hex, turns: int) -> Hex:
    """The hex after so many sixths of a turn about the origin."""
    q, r = hex
    for _ in range(turns % SIDES):
        q, r = q + r, -q
    return q, r


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexes at a distance, in the order of the directions."""
    if radius == 0:
        return [centre]
    found = []
    hex = moved(centre, (DIRECTIONS[0][0] * radius, DIRECTIONS[0][1] * radius))
    for direction in range(SIDES):
        for _ in range(radius):
            found.append(hex)
            hex = neighbour(hex, direction + 2)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexes up to a distance, ring by ring."""
    return [hex for distance in range(radius + 1) for hex in ring(centre, distance)]


def line(a: Hex, b: Hex) -> list[Hex]:
    """The hexes from one to another as a straight line passes through them, both included."""
    steps = distance(a, b)
    return [_nearest(a, b, step / steps) for step in range(steps + 1)] if steps else [a]


NUDGE = 1e-6
"""A line that runs exactly between two hexes always takes the same one."""


def _nearest(a: Hex, b: Hex, part: float) -> Hex:
    q = a[0] + (b[0] - a[0]) * part + NUDGE
    r = a[1] + (b[1] - a[1]) * part + NUDGE
    s = -q - r
    near = [round(q), round(r), round(s)]
    off = [abs(near[0] - q), abs(near[1] - r), abs(near[2] - s)]
    if off[0] > off[1] and off[0] > off[2]:
        near[0] = -near[1] - near[2]
    elif off[1] > off[2]:
        near[1] = -near[0] - near[2]
    return near[0], near[1]


class Way(Struct, frozen=True, gc=False):
    """The cheapest way to a hex: what it costs, and from where its last step comes."""

    cost: int
    before: Hex | None


Price = Callable[[Hex, Hex], "int | None"]
"""(from, to) -> what a step costs; None where it cannot be taken."""


class Chart:
    """A layout of hexes, and what follows from it alone. `chart_of` keeps one for each layout."""

    def __init__(self, hexes: Collection[Hex]) -> None:
        self.hexes = frozenset(hexes)
        self.beside: dict[Hex, tuple[Hex, ...]] = {
            hex: tuple(other for other in neighbours(hex) if other in self.hexes)
            for hex in sorted(self.hexes)
        }

    def __contains__(self, hex: object) -> bool:
        return hex in self.hexes

    def edge(self) -> list[Hex]:
        """The hexes outside that touch the layout."""
        outside = {other for hex in self.hexes for other in neighbours(hex)} - self.hexes
        return sorted(outside)

    def ways(self, start: Hex, price: Price, most: int) -> dict[Hex, Way]:
        """The cheapest ways from a hex to all that can be reached for so much."""
        found: dict[Hex, Way] = {}
        open_ends: list[tuple[int, Hex, Hex]] = [(0, start, start)]
        while open_ends:
            cost, hex, before = heapq.heappop(open_ends)
            if hex in found:
                continue
            found[hex] = Way(cost, before if hex != start else None)
            for other in self.beside[hex]:
                step = None if other in found else price(hex, other)
                if step is not None and cost + step <= most:
                    heapq.heappush(open_ends, (cost + step, other, hex))
        return found


def route(ways: dict[Hex, Way], to: Hex) -> list[Hex]:
    """The hexes of a way that was found, from its start."""
    back = list(_steps_back(ways, to))
    return back[::-1]


def _steps_back(ways: dict[Hex, Way], to: Hex) -> Iterator[Hex]:
    here: Hex | None = to
    while here is not None:
        yield here
        here = ways[here].before


@cache
def _chart(hexes: frozenset[Hex]) -> Chart:
    return Chart(hexes)


def chart_of(hexes: Iterable[Hex]) -> Chart:
    return _chart(frozenset(hexes))

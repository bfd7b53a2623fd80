"""Axial hexes, pointy tops: directions clockwise from east (XIA-11.1.2)."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin, sqrt

from orrery.kernel.hexes import Hex, distance

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STRAY = 1e-4
"""How far a line is moved to a side, to tell what lies there where it runs along an edge."""
CLIPPED = 1e-3
"""A line that runs a shorter way inside a hex only touches it."""


@cache
def under(offset: Hex, side: int) -> tuple[Hex, ...]:
    """The hexes that a straight line between the middles of two hexes runs through, in order and
    about the first; where it runs along an edge those on one side, 1 or -1."""
    dx, dy = _middle(offset)
    length = hypot(dx, dy)
    x, y = -dy / length * STRAY * side, dx / length * STRAY * side
    n = distance((0, 0), offset)
    found: list[tuple[float, Hex]] = []
    for q in range(-n, n + 1):
        for r in range(max(-n, -q - n), min(n, -q + n) + 1):
            first, last = _inside((x, y), (dx, dy), _middle((q, r)))
            if (last - first) * length > CLIPPED:
                found.append((first, (q, r)))
    return tuple(hex for _, hex in sorted(found))


def _middle(hex: Hex) -> tuple[float, float]:
    """The middle of a hex, where neighbours are 1 apart."""
    return hex[0] + hex[1] / 2, hex[1] * sqrt(3) / 2


def _inside(
    start: tuple[float, float], way: tuple[float, float], middle: tuple[float, float]
) -> tuple[float, float]:
    """From where to where a way is inside a hex, in parts of its length."""
    first, last = 0.0, 1.0
    for n in range(6):
        ux, uy = cos(n * pi / 3), sin(n * pi / 3)
        beyond = (start[0] - middle[0]) * ux + (start[1] - middle[1]) * uy - 0.5
        speed = way[0] * ux + way[1] * uy
        if abs(speed) < 1e-12:
            if beyond > 0:
                return 0.0, 0.0
        elif speed > 0:
            last = min(last, -beyond / speed)
        else:
            first = max(first, -beyond / speed)
    return first, last

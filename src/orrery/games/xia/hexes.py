"""Axial hexes, pointy tops: directions clockwise from east (XIA-11.1.2)."""

from __future__ import annotations

Hex = tuple[int, int]
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def plus(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def turned(hex: Hex, turns: int) -> Hex:
    """The hex after so many turns of 60 degrees clockwise about the origin."""
    q, r = hex
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def line(a: Hex, b: Hex, nudge: float) -> list[Hex]:
    """The hexes under a straight line; where it runs along an edge, `nudge` chooses the side."""
    n = distance(a, b)
    if not n:
        return [a]
    q, r = a[0] + nudge, a[1] + nudge * 1.7
    dq, dr = (b[0] - a[0]) / n, (b[1] - a[1]) / n
    return [_rounded(q + dq * i, r + dr * i) for i in range(n + 1)]


def _rounded(x: float, y: float) -> Hex:
    q, r, s = round(x), round(y), round(-x - y)
    dq, dr, ds = abs(q - x), abs(r - y), abs(s + x + y)
    if dq > dr and dq > ds:
        return -r - s, r
    if dr > ds:
        return q, -q - s
    return q, r

"""How battles are likely to end: duel odds from a table, battles from the duels (for bots)."""

from __future__ import annotations

from functools import cache
from itertools import product

from orrery.games.ambitions_of_cosmos.economy import gifts
from orrery.games.ambitions_of_cosmos.model import G, late

FACES = range(1, 7)


@cache
def duel_odds(ahead: int) -> tuple[float, float]:
    """The chances that a ship that is so much ahead wins its duel, and that it loses it."""
    rolls = [ahead + own - other for own, other in product(FACES, FACES)]
    return sum(d > 0 for d in rolls) / 36, sum(d < 0 for d in rolls) / 36


Fleet = tuple[int, ...]
"""The powers of its ships, the strongest first."""


@cache
def battle_odds(own: Fleet, other: Fleet, attacks: bool) -> float:
    """About how likely a fleet wins: strength against strength, the surplus put aside."""
    if not own or not other:
        return float(bool(own))
    duels = min(len(own), len(other))
    return _won(own[:duels], other[:duels], sum(own[duels:]), sum(other[duels:]), attacks)


@cache
def _won(own: Fleet, other: Fleet, left: int, theirs: int, attacks: bool) -> float:
    """The chance once the ships so far have left these sums; duels go pair by pair."""
    if not own:
        return float(left > theirs or (left == theirs and not attacks))
    win, lose = duel_odds(own[0] - other[0])
    rest, others = own[1:], other[1:]
    total = win * _won(rest, others, left + own[0], theirs, attacks)
    total += lose * _won(rest, others, left, theirs + other[0], attacks)
    both = 1 - win - lose
    return total + both * _won(rest, others, left + own[0], theirs + other[0], attacks)


def strength(g: G, seat: int, ships: tuple[str, ...]) -> Fleet:
    """The powers of a fleet, with what technologies add to its duels."""
    c = g.content
    extra = 0
    if seat >= 0:
        own = gifts(g, seat)
        extra = own.duel + (len(own.ability) > 0)
    elif late(g):
        extra = 1
    return tuple(sorted((c.ships[ship].power + extra for ship in ships), reverse=True))

"""What a decent player values at the end of a turn (used by bots)."""

from __future__ import annotations

from orrery.games.beyond_the_sun.model import G
from orrery.games.beyond_the_sun.scoring import LINES


def evaluate(g: G, seat: int) -> float:
    return float(sum(points(g, seat) for _, points in LINES))

"""The table in words, for the terminal and the screen reader."""

from __future__ import annotations

from orrery.games.beyond_the_sun.model import G
from orrery.kernel import Words


def summary(g: G, seat: int | None, words: Words) -> str:
    return ""

"""What is asked far more often than it changes is kept by all that it depends on."""

from __future__ import annotations

from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")
MANY = 10_000


def keep(kept: dict[K, V], key: K, value: V, most: int = MANY) -> V:
    """The value, from now on kept in a plain dict, which is quickest to ask; all that it holds is
    forgotten when there is too much."""
    if len(kept) > most:
        kept.clear()
    kept[key] = value
    return value

"""How actions are offered and done: each chapter registers its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from orrery.games.xia.model import G
from orrery.kernel import Move

M = TypeVar("M", bound=Move)

Offering = Callable[[G, int], list[Move]]
Doing = Callable[[G, int, Any], None]

DOES: dict[type[Move], Doing] = {}
"""How each action is done."""


def does(kind: type[M]) -> Callable[[Callable[[G, int, M], None]], Callable[[G, int, M], None]]:
    """Register what an action does."""

    def register(function: Callable[[G, int, M], None]) -> Callable[[G, int, M], None]:
        DOES[kind] = function
        return function

    return register

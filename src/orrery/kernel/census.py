"""Where the pieces of a box are: each of them once, in a state or in what is on its way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from typing import Any

from msgspec import Struct

from orrery.kernel.frames import State


def census(state: State, known: Container[str]) -> Counter[str]:
    """How often each of the pieces that are known lies somewhere in a state. Frames only speak of
    them."""
    return Counter(_lying([getattr(state, field) for field in _places(state)], known))


def _places(thing: Struct) -> list[str]:
    return [field for field in thing.__struct_fields__ if field not in ("stack", "aside")]


def _lying(thing: Any, known: Container[str]) -> Iterator[str]:
    if isinstance(thing, str):
        if thing in known:
            yield thing
    elif isinstance(thing, Struct):
        for field in thing.__struct_fields__:
            yield from _lying(getattr(thing, field), known)
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from _lying(one, known)
    elif isinstance(thing, dict):
        yield from _lying(list(thing.values()), known)


def unaccounted(what: str, found: Counter[str], expected: Iterable[str]) -> Iterator[str]:
    """What of some pieces is there too often, and what is missing; nothing when all is well."""
    wanted = Counter(list(expected))
    if found != wanted:
        yield f"{what}: too many {dict(found - wanted)}, missing {dict(wanted - found)}"

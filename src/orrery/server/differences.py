"""Differences: what has changed from one look to the next, so that not all of it is sent again.

A change is a path and what stands there now, `[["view", "factions", 0, "ore"], 3]`; a path alone
says that nothing stands there any more. A row that has got longer or shorter is sent whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, TypeAlias

from msgspec import Struct

Change: TypeAlias = tuple[list[str | int], Any] | tuple[list[str | int]]


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> Iterator[Change]:
    """What to set, and where, so that `old` becomes `new`."""
    if old is new or old == new:
        return
    if type(old) is type(new):
        if isinstance(new, Struct):
            yield from field_changes(old, new, path)
            return
        if isinstance(new, (list, tuple)) and len(old) == len(new):
            for place, (before, after) in enumerate(zip(old, new, strict=True)):
                yield from changes(before, after, (*path, place))
            return
        if isinstance(new, dict):
            yield from key_changes(old, new, path)
            return
    yield list(path), new


class Alike:
    """The changes between two positions, found once for all who had the same and have the same."""

    def __init__(self) -> None:
        self._found: dict[Hashable, tuple[Any, Any, list[Change]]] = {}
        """What was and what is are kept, so that nothing else takes their `id`."""

    def changes(
        self, old: Any, new: Any, path: tuple[str | int, ...], known_as: tuple[Any, Any]
    ) -> list[Change]:
        """The same as `changes`, for all whose two things are `known_as` the same."""
        was, now = known_as
        key = (path, id(was), id(now))
        if key not in self._found:
            self._found[key] = was, now, list(changes(old, new, path))
        return self._found[key][2]


def field_changes(old: Struct, new: Struct, path: tuple[str | int, ...]) -> Iterator[Change]:
    if type(new).__struct_config__.omit_defaults:
        yield list(path), new
        return
    for name, told in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            yield from changes(before, after, (*path, told))


def key_changes(
    old: dict[Any, Any], new: dict[Any, Any], path: tuple[str | int, ...]
) -> Iterator[Change]:
    for key in old.keys() - new.keys():
        yield ([*path, str(key)],)
    for key, after in new.items():
        if key in old:
            yield from changes(old[key], after, (*path, str(key)))
        else:
            yield [*path, str(key)], after


def patched(old: Any, made: list[Any]) -> Any:
    """The reverse, over JSON: what a client does. `old` itself stays as it was."""
    for change in made:
        old = with_change(old, change[0], change)
    return old


def with_change(old: Any, path: list[str | int], change: Any) -> Any:
    if not path:
        return change[1]
    first, *rest = path
    if isinstance(old, list):
        assert isinstance(first, int)
        return [*old[:first], with_change(old[first], rest, change), *old[first + 1 :]]
    if not rest and len(change) == 1:
        return {key: value for key, value in old.items() if key != first}
    return {**old, str(first): with_change(old.get(first), rest, change)}

"""What follows from the types of a state's fields, found once and written as plain functions.

`cloner` gives what copies a state: lists, dicts and Structs that can change are copied, frozen
things are shared. `zone_finder` gives what lists its zones, `teller` what makes a view. They run
like code written by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NewType,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

V = TypeVar("V", bound=Struct)
Found = tuple[Any, Any, Any]
"""What holds a zone; the name, index or key that the zone has there; the zone."""
CONTAINERS = (list, dict, set)


class Shape(NamedTuple):
    """A type as far as copying and searching care."""

    kind: type
    of: tuple[Any, ...]
    """The types inside a container."""
    optional: bool = False

    @property
    def structured(self) -> bool:
        """Whether it is a Struct that can change."""
        return issubclass(self.kind, Struct) and not self.kind.__struct_config__.frozen

    @property
    def changes(self) -> bool:
        return self.kind in CONTAINERS or self.structured


def shape_of(hint: Any) -> Shape:
    """The shape of a type hint; `TypeError` when it does not say how a value is copied."""
    hint = bare(hint)
    origin, of = get_origin(hint) or hint, get_args(hint)
    if origin in (Union, UnionType):
        return _one_of([arg for arg in of if arg is not NoneType], NoneType in of)
    if origin is Literal:
        return Shape(type(of[0]), ())
    vague = origin in (Any, object) or (origin in CONTAINERS and not of)
    if vague or not isinstance(origin, type):
        raise TypeError(f"{hint!r} does not say how it is copied")
    return Shape(origin, of)


def _one_of(hints: list[Any], optional: bool) -> Shape:
    shapes = [shape_of(hint) for hint in hints]
    if len(shapes) == 1:
        return shapes[0]._replace(optional=optional)
    if any(shape.changes for shape in shapes):
        raise TypeError(f"a choice of {hints!r} does not say how it is copied")
    return Shape(tuple, ())


def bare(hint: Any) -> Any:
    """A type without what only checkers and validators read."""
    while isinstance(hint, NewType) or get_origin(hint) is Annotated:
        hint = hint.__supertype__ if isinstance(hint, NewType) else get_args(hint)[0]
    return hint


def shapes(kind: type[Struct]) -> list[tuple[str, Shape]]:
    hints = get_type_hints(kind, include_extras=True)
    try:
        return [(name, shape_of(hints[name])) for name in kind.__struct_fields__]
    except TypeError as error:
        raise TypeError(f"{kind.__name__}: {error}") from None


def compiled(lines: list[str], names: dict[str, Any]) -> Callable[[Any], Any]:
    """The function `made` that these lines define."""
    exec("\n".join(lines), names)
    made: Callable[[Any], Any] = names["made"]
    return made


# --- copies --------------------------------------------------------------------------------------


@cache
def cloner(kind: type[Struct]) -> Callable[[Any], Any]:
    """What makes a twin of a Struct of this class that shares nothing which can change."""
    names: dict[str, Any] = {}
    lines = ["def made(s):", " t = s.__copy__()"]
    for name, shape in shapes(kind):
        if shape.changes:
            lines.append(f" t.{name} = {_copy(f's.{name}', shape, names)}")
    return compiled([*lines, " return t"], names)


def _copy(it: str, shape: Shape, names: dict[str, Any], depth: int = 0) -> str:
    """The expression that copies `it`."""
    made = f"{it}.copy()"
    if shape.structured:
        names[f"clone_{shape.kind.__name__}"] = cloner(shape.kind)
        made = f"clone_{shape.kind.__name__}({it})"
    elif (inner := shape_of(shape.of[-1])).changes:
        x, k = f"x{depth}", f"k{depth}"
        twin = _copy(x, inner, names, depth + 1)
        if shape.kind is dict:
            made = f"{{{k}: {twin} for {k}, {x} in {it}.items()}}"
        else:
            made = f"[{twin} for {x} in {it}]"
    return f"(None if {it} is None else {made})" if shape.optional else made


# --- zones ---------------------------------------------------------------------------------------


@cache
def zone_finder(kind: type[Struct], zone: type[Struct]) -> Callable[[Any], list[Found]]:
    """What lists the zones of a Struct of this class, in the order of its fields."""
    names: dict[str, Any] = {}
    lines = ["def made(s):", " found = []"]
    for name, shape in shapes(kind):
        lines += _search("s", repr(name), f"s.{name}", shape, zone, names, 1)
    return compiled([*lines, " return found"], names)


def _search(
    holder: str, key: str, it: str, shape: Shape, zone: type, names: dict[str, Any], depth: int
) -> list[str]:
    """The lines that search `it`, which `holder` has under `key`; none if no zone can be there."""
    pad = " " * depth
    lines: list[str] = []
    if shape.kind is zone:
        lines = [f"{pad}found.append(({holder}, {key}, {it}))"]
    elif shape.structured and _has_zones(shape.kind, zone):
        names[f"find_{shape.kind.__name__}"] = zone_finder(shape.kind, zone)
        lines = [f"{pad}found += find_{shape.kind.__name__}({it})"]
    elif shape.kind in (list, dict):
        x, k = f"x{depth}", f"k{depth}"
        inside = _search(it, k, x, shape_of(shape.of[-1]), zone, names, depth + 1)
        if inside:
            each = f"{it}.items()" if shape.kind is dict else f"enumerate({it})"
            lines = [f"{pad}for {k}, {x} in {each}:", *inside]
    if lines and shape.optional:
        return [f"{pad}if {it} is not None:", *(f" {line}" for line in lines)]
    return lines


def _has_zones(kind: type[Struct], zone: type) -> bool:
    return any(_search("", "", "", shape, zone, {}, 0) for _, shape in shapes(kind))


# --- views ---------------------------------------------------------------------------------------


def teller(view: type[V], of: type[Struct], *but: str) -> Callable[..., V]:
    """What makes a view of a Struct of the class `of`: fields that both have with the same type are
    copied, but for those named; the others are given by name."""
    hints, own = get_type_hints(of), get_type_hints(view)
    alike = {f for f in of.__struct_fields__ if f in own and own[f] == hints[f]}
    copied = alike.difference(but)
    fields = view.__struct_fields__
    given = "".join(f", {field}" for field in fields if field not in copied)
    values = ", ".join(f"s.{field}" if field in copied else field for field in fields)
    head = f"def made(s{', *' if given else ''}{given}):"
    return compiled([head, f" return view({values})"], {"view": view})

"""Moves: small frozen facts, each with a canonical text that parses back.

The text of a move is its verb and its fields in order: `jump 2 sol a1`. It is the notation of
records, tests, the terminal and the keyboard.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from orrery.kernel.errors import OrreryError
from orrery.kernel.frozen import Frozen

IS = "is"
"""Where frames, moves and events carry their tag in JSON: a keyword, so never a field's name."""
NOTHING = "-"
"""How a field that holds None is written."""


def snake(name: str) -> str:
    """`ChooseAction` -> `choose_action`: the tag of every frame, move and event."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name.rsplit(".", 1)[-1]).lower()


class Interned(dict[Any, "Move"]):
    """The moves of a class by their values, one object for each, made when first asked for."""

    def __init__(self, kind: type[Move]) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, values: Any) -> Move:
        move = self.kind(*values) if isinstance(values, tuple) else self.kind(values)
        return self.setdefault(values, move)


class Move(Frozen, gc=False, tag=snake, tag_field=IS):
    """One click. Subclasses add fields of int, str or None; their class name is the verb.

    `Fly.at["3C", "4D"]` is the one `Fly` with these values: rules offer the same moves over and
    over again. No move has a field of that name.
    """

    at: ClassVar[Interned]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "at" in cls.__annotations__:
            raise TypeError(f"{cls.__name__}.at: every move class has its `at` already")
        cls.at = Interned(cls)

    touches: ClassVar[str] = ""
    """The components that it touches, with the seat and its own fields: `ship:{seat}:{place}`."""

    def targets(self, seat: int) -> tuple[str, ...]:
        """The components that it touches when a seat makes it."""
        return touched(self.touches, self, seat)

    def __str__(self) -> str:
        words = [_word(getattr(self, field)) for field in self.__struct_fields__]
        return " ".join([verb(type(self)), *words])


def touched(touches: str, fields: Struct, seat: int) -> tuple[str, ...]:
    """The components of a text like `ship:{seat}:{place}`."""
    told = {field: getattr(fields, field) for field in fields.__struct_fields__}
    return tuple(touches.format(**{**told, "seat": seat}).split())


class End(Move):
    """End the turn."""


class Pass(Move):
    """Let a window or an option go by."""


def verb(move: type[Move]) -> str:
    return str(move.__struct_config__.tag)


def _word(value: Any) -> str:
    return NOTHING if value is None else str(value)


class Notation:
    """The moves of one game, and how their text is read."""

    def __init__(self, moves: Iterable[type[Move]]) -> None:
        known: tuple[type[Move], ...] = (End, Pass, *moves)
        self.by_verb = {verb(move): move for move in known}

    def parse(self, text: str) -> Move:
        """The move that `text` stands for; `OrreryError` when it is none."""
        words = text.split()
        move = self.by_verb.get(words[0]) if words else None
        if move is None:
            raise OrreryError("error-no-such-verb", text=text[:80])
        fields = move.__struct_fields__
        if len(words) - 1 != len(fields):
            raise OrreryError("error-move-words", text=text[:80], expected=usage(move))
        values = {f: None if w == NOTHING else w for f, w in zip(fields, words[1:], strict=True)}
        try:
            return msgspec.convert(values, move, strict=False)
        except msgspec.ValidationError:
            raise OrreryError("error-move-words", text=text[:80], expected=usage(move)) from None


def usage(move: type[Move]) -> str:
    return " ".join([verb(move), *(field.upper() for field in move.__struct_fields__)])

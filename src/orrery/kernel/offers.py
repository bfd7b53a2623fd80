"""What can be done now, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from orrery.kernel.moves import Move
from orrery.kernel.words import Message


class Offer(Struct, frozen=True):
    """A move that is possible now: what it touches on the board and what it costs and gains."""

    move: Move
    targets: tuple[str, ...] = ()
    preview: tuple[Message, ...] = ()
    final: bool = False
    """Whether it cannot be taken back. The kernel alone says so (see `Play.explained`)."""


class Why(Struct, frozen=True):
    """A reason that forbids something: a message and the clause behind it. Made once, as constants,
    so that the code which offers can also refuse without paying for it in search."""

    id: str
    clause: str


class Refusal(Struct, frozen=True):
    """Something that is not possible now, with the rule and the facts that forbid it."""

    target: str
    why: Why
    facts: Mapping[str, Any] = {}

    @property
    def message(self) -> Message:
        return Message(self.why.id, {"target": self.target, **self.facts})

"""What a worker is asked and answers: Structs, so that nothing else can be."""

from __future__ import annotations

from msgspec import Struct

from orrery.kernel import Message


class Ask(Struct, frozen=True, tag=True):
    pass


class Answer(Struct, frozen=True, tag=True):
    pass


class NotOpen(Answer, frozen=True):
    """It is not here, or not as it was asked for: open it."""


class Refused(Answer, frozen=True):
    """Bad input; nothing has changed."""

    message: Message


class Failed(Answer, frozen=True):
    """It could not be done; the rules are at fault unless the system is."""

    problem: str
    defect: bool = True


class Shown(Answer, frozen=True):
    """Something to be sent on as it is, as JSON."""

    json: bytes

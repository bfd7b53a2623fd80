"""Errors are messages to a person: an id with arguments, said in the reader's language."""

from __future__ import annotations

from typing import Any

from orrery.kernel.words import Message


class OrreryError(Exception):
    """Bad input. Nothing has been changed.

    `id` names a Fluent message; `str()` of the error is its English text.
    """

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    def __str__(self) -> str:
        from orrery.kernel.words import Words

        return Words.of("en").say(self.message)


class RuleError(Exception):
    """The rules themselves are broken: a dead end, a failed invariant. Never bad input."""

"""Rows: what is stored, as it is read."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct

from orrery.server.course import Genesis

R = TypeVar("R", bound=Struct)
Status = Literal["waiting", "playing", "over", "stopped", "closed"]


class Guest(Struct, frozen=True):
    id: str
    name: str


class TableRow(Struct, frozen=True):
    id: str
    host: str
    name: str
    public: bool
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    secret: str
    created: int
    changed: int
    status: Status
    to_act: list[int] = []
    totals: list[int] = []
    ranks: list[int] = []
    problem: str = ""
    rematch: str | None = None
    pauses: bool = True
    """Whether a window stays open for a moment, so that no pause tells who could react."""


class SeatRow(Struct, frozen=True):
    """A guest's, a bot's, or free. A guest who has given up keeps the seat, and a bot plays it."""

    table: str
    seat: int
    name: str = ""
    guest: str | None = None
    bot: str = ""
    ticket: int | None = None
    """The number that its invitation names; its own as long as it was not moved."""
    colour: int | None = None
    """As somebody has chosen it; else that of its number."""
    gone: bool = False
    """Whether its guest has put a table away at which nobody can play on."""

    @property
    def invited(self) -> int:
        return self.seat if self.ticket is None else self.ticket

    @property
    def hue(self) -> int:
        return self.seat if self.colour is None else self.colour

    @property
    def free(self) -> bool:
        return self.guest is None and not self.bot

    @property
    def label(self) -> str:
        """How records name it."""
        return f"bot:{self.bot}" if self.guest is None else f"human:{self.name}"


class LogRow(Struct, frozen=True):
    table: str
    seq: int
    at: int
    seat: int
    kind: str
    word: str
    move_id: str | None


class ChatRow(Struct, frozen=True):
    table: str
    number: int
    at: int
    guest: str
    name: str
    text: str


class RecordRow(Struct, frozen=True):
    id: str
    guest: str
    at: int
    body: bytes
    note: str = ""
    checked: str = ""
    """What checking it has found, as JSON; empty for one that is to be checked again."""

    async def whole(self) -> bytes:
        """The record itself, for whoever has to read it."""
        return self.body


class Taken(Exception):
    """Another writer was faster: the primary key (table, seq) has decided."""


def genesis_of(table: TableRow, seats: Sequence[SeatRow]) -> Genesis:
    return Genesis(
        game=table.game,
        rules=table.rules,
        content=table.content,
        options=table.options,
        seats=[seat.label for seat in seats],
        secret=table.secret,
        pauses=table.pauses,
    )


def read(kind: type[R], row: Mapping[Any, Any]) -> R:
    """A row as a Struct; columns that it has no field for are left out."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)


def new_id() -> str:
    """96 bits that nobody guesses: the address of a table is also what lets one watch it.

    None begins with a dash, which a command line would take for an option.
    """
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000

"""Cards: what everybody may know of a table without looking at the board; and news of it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from orrery.kernel import OrreryError, find_game
from orrery.server.rows import ChatRow, SeatRow, TableRow

OUTDATED = "outdated"
"""The problem of a table that was begun under other rules or content."""
RULES = "rules"
"""The problem of a table whose rules have failed."""


class SeatCard(Struct, frozen=True):
    seat: int
    name: str
    bot: str
    free: bool
    colour: int


class TableCard(Struct, frozen=True):
    id: str
    name: str
    public: bool
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    status: str
    problem: str
    """Why it was stopped."""
    created: int
    changed: int
    seats: list[SeatCard]
    to_act: list[int]
    totals: list[int]
    ranks: list[int]
    rematch: str | None
    pauses: bool


class ChatCard(Struct, frozen=True):
    number: int
    at: int
    name: str
    text: str
    seat: int | None
    """Where they sit now who said it; null for whoever only watches."""


class TableNews(Struct, frozen=True, tag_field="is", tag="table"):
    table: TableCard


class ChatNews(Struct, frozen=True, tag_field="is", tag="chat"):
    chat: list[ChatCard]


class PresenceNews(Struct, frozen=True, tag_field="is", tag="presence"):
    """Who is there: the seats whose people have a connection, and how many watch."""

    here: list[int]
    watching: int


class DoneNews(Struct, frozen=True, tag_field="is", tag="done"):
    """A change that came up this connection is in the log, as entry `seq`."""

    id: str
    seq: int


class BeatNews(Struct, frozen=True, tag_field="is", tag="beat"):
    """Nothing is new; the server is there."""


def chat_card(row: ChatRow, seats: list[SeatRow]) -> ChatCard:
    seat = next((place.seat for place in seats if place.guest == row.guest), None)
    return ChatCard(row.number, row.at, row.name, row.text, seat)


def table_card(row: TableRow, seats: list[SeatRow]) -> TableCard:
    status, problem = condition(row)
    return TableCard(
        id=row.id,
        name=row.name,
        public=row.public,
        game=row.game,
        rules=row.rules,
        content=row.content,
        options=row.options,
        status=status,
        problem=problem,
        created=row.created,
        changed=row.changed,
        seats=[SeatCard(seat.seat, seat.name, seat.bot, seat.free, seat.hue) for seat in seats],
        to_act=row.to_act,
        totals=row.totals,
        ranks=row.ranks,
        rematch=row.rematch,
        pauses=row.pauses,
    )


def condition(row: TableRow) -> tuple[str, str]:
    """The status of a table, and why it was stopped."""
    if row.status == "stopped":
        return row.status, RULES
    if row.status != "closed" and not is_current(row.game, row.rules, row.content):
        return ("stopped", OUTDATED) if row.status != "over" else ("over", OUTDATED)
    return row.status, ""


@cache
def is_current(game: str, rules: int, content: str) -> bool:
    """Whether a game that was begun so can be played on here."""
    try:
        found = find_game(game)
    except OrreryError:
        return False
    return (found.version, found.content_hash()) == (rules, content)


def encode(news: Struct) -> bytes:
    return msgspec.json.encode(news)

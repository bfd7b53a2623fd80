"""What comes up a table's connection: changes, talk, and the wish to see everything again.

It is the same as by POST, under the same limits; whoever may not change anything may still look.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec import Struct

from orrery.kernel import OrreryError
from orrery.server import wishes
from orrery.server.cards import DoneNews, encode
from orrery.server.complaints import complaint
from orrery.server.course import Kind
from orrery.server.house import House
from orrery.server.listeners import Listener
from orrery.server.names import read_line
from orrery.server.rows import Guest
from orrery.server.table import Accepted, Table
from orrery.server.wishes import Change, NewMove, NewOrder, Text, counted


class MoveUp(NewMove, tag_field="do", tag="move", kw_only=True):
    pass


class UndoUp(Change, tag_field="do", tag="undo"):
    pass


class RedoUp(Change, tag_field="do", tag="redo"):
    pass


class OrderUp(NewOrder, tag_field="do", tag="order", kw_only=True):
    pass


class ConcedeUp(Change, tag_field="do", tag="concede"):
    pass


class SayUp(Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    id: Text
    text: Text


class LookUp(Struct, tag_field="do", tag="look", forbid_unknown_fields=True):
    """I have lost the thread: tell me everything that has happened since."""

    since: int = 0


HUSH = 1.0
"""Seconds for which nothing is read from whoever sends too much."""
Upward = MoveUp | UndoUp | RedoUp | OrderUp | ConcedeUp | SayUp | LookUp
DECODER = msgspec.json.Decoder(Upward)


class RefusedNews(Struct, frozen=True, tag_field="is", tag="refused"):
    """A change that came up this connection was not made; the rest is like any error's body."""

    id: str
    status: int
    error: Any
    text: str
    look: Any = None


class Upstream:
    """The way up of one connection."""

    def __init__(self, house: House, table: Table, listener: Listener, language: str) -> None:
        self.house = house
        self.table = table
        self.listener = listener
        self.language = language

    async def take(self, data: str | bytes) -> None:
        """Carry out a message, and answer to its connection alone."""
        wanted = read(data)
        id = getattr(wanted, "id", "")
        try:
            self.house.take("requests", self.listener.address)
        except OrreryError as error:
            self.refuse(id, error)
            await asyncio.sleep(HUSH)
            return
        try:
            if (done := await self.carry_out(wanted)) is not None:
                self.listener.tell(encode(DoneNews(done.id, done.seq)))
        except Exception as error:
            self.refuse(id, error)

    def refuse(self, id: str, error: Exception) -> None:
        status, told = complaint(error, self.language)
        self.listener.tell(encode(RefusedNews(id, status, told.error, told.text, told.look)))

    async def carry_out(self, wanted: Upward | None) -> Accepted | None:
        if wanted is None:
            raise OrreryError("error-malformed")
        if isinstance(wanted, LookUp):
            await self.table.look_again(self.listener, counted(wanted.since))
            return None
        guest = await self.guest()
        table = await self.house.tables.find(self.table.id)
        if isinstance(wanted, SayUp):
            longest = self.house.settings.limits.chat_length
            text = read_line(wanted.text, longest, "error-chat")
            self.house.bars.check_may_talk(guest, self.listener.address)
            self.house.take("chat", guest.id)
            return Accepted(wanted.id, (await table.say(guest, text)).number)
        if isinstance(wanted, MoveUp):
            return await wishes.move(self.house, table, guest, wanted)
        if isinstance(wanted, OrderUp):
            return await wishes.order(self.house, table, guest, wanted)
        if isinstance(wanted, ConcedeUp):
            return await wishes.concede(self.house, table, guest, wanted)
        kind: Kind = "undo" if isinstance(wanted, UndoUp) else "redo"
        return await wishes.change(self.house, table, guest, wanted, kind)

    async def guest(self) -> Guest:
        guest = self.listener.eyes.guest
        if guest is None:
            raise OrreryError("error-not-a-guest")
        self.house.bars.check_may_play(guest, self.listener.address)
        return guest


def read(data: str | bytes) -> Upward | None:
    """What is wanted; None where nobody can tell."""
    try:
        found: Upward = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found

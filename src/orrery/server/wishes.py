"""Wishes: what somebody asks for at a table, whichever way it comes, checked and carried out."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from orrery.kernel import OrreryError
from orrery.server.course import Kind
from orrery.server.house import House
from orrery.server.names import read_word
from orrery.server.rows import Guest
from orrery.server.seats import CONCEDED_TO, Eyes
from orrery.server.table import Accepted, Table, Wish

HIGHEST = 2**31 - 1
Seq = Annotated[int, Meta(ge=0, le=HIGHEST)]
Text = Annotated[str, Meta(max_length=1_000)]


class Change(Struct, forbid_unknown_fields=True):
    """What every change says: the client's own id for it, and the last entry that it has seen."""

    id: Text
    seq: Seq
    seat: int | None = None
    """Whose; when left out, the guest's seat that is asked."""


class NewMove(Change, forbid_unknown_fields=True, kw_only=True):
    move: Text


class NewOrder(Change, forbid_unknown_fields=True, kw_only=True):
    question: Text
    policy: Text


async def move(house: House, table: Table, guest: Guest, wanted: NewMove) -> Accepted:
    word = read_word(wanted.move, house.settings.limits.word_length)
    return await change(house, table, guest, wanted, "move", word)


async def order(house: House, table: Table, guest: Guest, wanted: NewOrder) -> Accepted:
    longest = house.settings.limits.word_length
    question = read_word(wanted.question, longest)
    if " " in question:
        raise OrreryError("error-no-such-question", question=question)
    house.take("orders", guest.id)
    word = f"{question} {read_word(wanted.policy, longest)}"
    return await change(house, table, guest, wanted, "order", word)


async def concede(house: House, table: Table, guest: Guest, wanted: Change) -> Accepted:
    """Give up: from here on a bot plays the seat."""
    return await change(house, table, guest, wanted, "concede", CONCEDED_TO)


async def change(
    house: House, table: Table, guest: Guest, wanted: Change, kind: Kind, word: str = ""
) -> Accepted:
    id = read_word(wanted.id, house.settings.limits.word_length)
    if kind in ("undo", "redo"):
        house.take("undos", guest.id)
    return await table.change(Eyes(guest, wanted.seat), Wish(kind, word, wanted.seq, id))


def counted(number: int) -> int:
    """A number of entries that somebody has named; what cannot be one is none."""
    return number if 0 <= number <= HIGHEST else 0

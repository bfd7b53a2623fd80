"""The office: what an operator asks of the database, also while servers run on it.

Running servers read what has changed from `notices` (see `notices.py`), a moment later.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from orrery.kernel import OrreryError
from orrery.server import schema
from orrery.server.rows import SeatRow, TableRow, new_id, now, read
from orrery.server.seats import CONCEDED_TO
from orrery.server.storage import Found, Storage

Barred = Literal["mute", "block", "ban"]
BARS = "bars"
"""What a notice is about that is not about a table."""
DAY_MS = 24 * 3600 * 1000
KEPT_NOTICES_MS = DAY_MS
SECRET = "secret"
"""The column that tells everything hidden at a table: it is nobody's before the game is over."""


class Bar(Struct, frozen=True):
    """Somebody may not talk, not play, or not come at all: a guest's id or an address."""

    who: str
    kind: Barred
    at: int
    reason: str


class Held(Struct, frozen=True):
    """What is stored, in rows and bytes."""

    rows: dict[str, int]
    bytes: int
    tables: dict[str, int]
    """By status."""


class Office:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # --- tables ------------------------------------------------------------------------------

    async def tables(self, status: str, game: str, most: int) -> Found:
        """The last changed first; empty texts ask for all."""
        tables = schema.tables
        wanted = [tables.c.status == status] if status else [tables.c.status != "closed"]
        if game:
            wanted.append(tables.c.game == game)
        return await self.storage.listed(and_(*wanted), most)

    async def close(self, id: str) -> None:
        """Nobody plays or looks there any more; its row and its log stay."""
        await self._set_status(id, "closed", ("waiting", "playing", "over", "stopped"))

    async def reopen(self, id: str) -> None:
        """Let a table that was stopped or closed go on where its log ends."""
        row, seats = await self._found(id)
        if row.status not in ("stopped", "closed"):
            raise OrreryError("error-table-open", table=id)
        status = "waiting" if any(seat.free for seat in seats) else "playing"
        tables = schema.tables
        async with self.storage.writing() as db:
            changed = {"status": status, "problem": "", "changed": now(), "to_act": []}
            await db.execute(update(tables).where(tables.c.id == id).values(**changed))
            await notice(db, id)

    async def delete(self, id: str) -> None:
        """As if it had never been."""
        await self._found(id)
        async with self.storage.writing() as db:
            await delete_tables(db, [id])
            await notice(db, id)

    async def expire(self, waiting_days: float, abandoned_days: float) -> list[str]:
        """Close what has waited or lain untouched for so long; 0 days never."""
        tables = schema.tables
        old = [
            and_(tables.c.status == status, tables.c.changed < now() - int(days * DAY_MS))
            for status, days in (("waiting", waiting_days), ("playing", abandoned_days))
            if days
        ]
        if not old:
            return []
        async with self.storage.writing() as db:
            ids = list((await db.execute(select(tables.c.id).where(or_(*old)))).scalars())
            for id in ids:
                closed = update(tables).where(tables.c.id == id).values(status="closed")
                await db.execute(closed)
                await notice(db, id)
        return ids

    async def _set_status(self, id: str, status: str, before: tuple[str, ...]) -> None:
        await self._found(id)
        tables = schema.tables
        meant = and_(tables.c.id == id, tables.c.status.in_(before))
        async with self.storage.writing() as db:
            await db.execute(update(tables).where(meant).values(status=status, changed=now()))
            await notice(db, id)

    async def _found(self, id: str) -> tuple[TableRow, list[SeatRow]]:
        found = await self.storage.table(id)
        if found is None:
            raise OrreryError("error-no-such-table")
        return found

    # --- people ------------------------------------------------------------------------------

    async def bar(self, who: str, kind: Barred, reason: str) -> None:
        bars = schema.bars
        async with self.storage.writing() as db:
            own = and_(bars.c.who == who, bars.c.kind == kind)
            await db.execute(delete(bars).where(own))
            await db.execute(insert(bars).values(who=who, kind=kind, at=now(), reason=reason))
            await notice(db, BARS)

    async def free(self, who: str) -> bool:
        """Take everything back; False when there was nothing."""
        async with self.storage.writing() as db:
            gone = await db.execute(delete(schema.bars).where(schema.bars.c.who == who))
            await notice(db, BARS)
        return bool(gone.rowcount)

    async def bars(self) -> list[Bar]:
        query = select(schema.bars).order_by(schema.bars.c.at)
        async with self.storage.reading() as db:
            return [read(Bar, row) for row in (await db.execute(query)).mappings()]

    async def about(self, guest: str) -> dict[str, Any]:
        """Everything that is stored about a guest."""
        told: dict[str, Any] = {}
        async with self.storage.reading() as db:
            for name, table, own in owned(guest):
                rows = (await db.execute(select(table).where(own))).mappings()
                told[name] = [
                    {key: value for key, value in row.items() if key != SECRET} for row in rows
                ]
        if not told["guest"]:
            raise OrreryError("error-no-such-guest", guest=guest)
        return told

    async def forget(self, guest: str, name: str) -> None:
        """Delete what is stored about a guest. Games with others stay as they were played: somebody
        called `name` has played them, a bot plays on, and what was said is gone."""
        guests, seats, tables = schema.guests, schema.seats, schema.tables
        await self.about(guest)
        nobody = new_id()
        own = select(seats.c.table).where(seats.c.guest == guest)
        shared = select(seats.c.table).where(seats.c.guest.is_not(None), seats.c.guest != guest)
        playing = select(tables.c.id).where(tables.c.status == "playing")
        meant = and_(or_(tables.c.host == guest, tables.c.id.in_(own)), tables.c.id.not_in(shared))
        async with self.storage.writing() as db:
            alone = list((await db.execute(select(tables.c.id).where(meant))).scalars())
            await delete_tables(db, alone)
            left = list((await db.execute(own)).scalars())
            await db.execute(insert(guests).values(id=nobody, name=name, created=now()))
            sits = seats.c.guest == guest
            played = and_(sits, seats.c.table.in_(playing))
            await db.execute(update(seats).where(played).values(bot=CONCEDED_TO))
            await db.execute(update(seats).where(sits).values(guest=nobody, name=name))
            await db.execute(update(tables).where(tables.c.host == guest).values(host=nobody))
            for table, column in (
                (schema.chat, schema.chat.c.guest),
                (schema.records, schema.records.c.guest),
                (schema.bars, schema.bars.c.who),
                (guests, guests.c.id),
            ):
                await db.execute(delete(table).where(column == guest))
            for about in (*alone, *left, BARS):
                await notice(db, about)

    # --- the whole ---------------------------------------------------------------------------

    async def held(self) -> Held:
        tables = schema.tables
        by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
        async with self.storage.reading() as db:
            rows = {}
            for table in schema.metadata.sorted_tables:
                counted = await db.execute(select(func.count()).select_from(table))
                rows[table.name] = int(counted.scalar_one())
            statuses = {str(row[0]): int(row[1]) for row in await db.execute(by_status)}
        return Held(rows, await self.storage.size(), statuses)


async def delete_tables(db: AsyncConnection, ids: list[str]) -> None:
    for table in (schema.log, schema.chat, schema.seats, schema.leases):
        await db.execute(delete(table).where(table.c.table.in_(ids)))
    tables = schema.tables
    await db.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
    await db.execute(delete(tables).where(tables.c.id.in_(ids)))


async def notice(db: AsyncConnection, about: str) -> None:
    """Have running servers read something again."""
    notices = schema.notices
    await db.execute(delete(notices).where(notices.c.at < now() - KEPT_NOTICES_MS))
    await db.execute(insert(notices).values(about=about, at=now()))


def owned(guest: str) -> list[tuple[str, Any, Any]]:
    """Where something about a guest is stored."""
    seats, log = schema.seats, schema.log
    sat = select(seats.c.table, seats.c.seat).where(seats.c.guest == guest)
    return [
        ("guest", schema.guests, schema.guests.c.id == guest),
        ("tables", schema.tables, schema.tables.c.host == guest),
        ("seats", seats, seats.c.guest == guest),
        ("moves", log, tuple_(log.c.table, log.c.seat).in_(sat)),
        ("chat", schema.chat, schema.chat.c.guest == guest),
        ("records", schema.records, schema.records.c.guest == guest),
        ("bars", schema.bars, schema.bars.c.who == guest),
    ]

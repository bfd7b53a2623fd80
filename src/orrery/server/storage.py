"""Storage: every question to the database, and nothing of SQL anywhere else.

SQLite by default (WAL, one writer at a time), PostgreSQL by its URL; the same statements on both.
What is returned has been committed: a process killed at any moment loses nothing of it.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec
from alembic.util.exc import CommandError
from sqlalchemy import (
    Connection,
    Text,
    and_,
    cast,
    event,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from orrery.kernel import OrreryError
from orrery.server import schema
from orrery.server.course import Entry
from orrery.server.migrations import upgrade
from orrery.server.rows import (
    ChatRow,
    Guest,
    LogRow,
    RecordRow,
    SeatRow,
    TableRow,
    Taken,
    new_id,
    now,
    read,
)
from orrery.server.scribe import Addition, Scribe, add
from orrery.server.trouble import patiently

Found = list[tuple[TableRow, list[SeatRow]]]
BUSY_MS = 30_000
"""How long a writer of SQLite waits for another process."""


class Storage:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._readers = self._engine(writes=False)
        self._writers = self._engine(writes=True) if self.sqlite else self._readers
        self._scribe = self._hire() if self.sqlite else None

    def _engine(self, *, writes: bool) -> AsyncEngine:
        if not self.sqlite:
            return create_async_engine(self.url, pool_size=10, pool_pre_ping=True)
        engine = create_async_engine(self.url, pool_size=1 if writes else 4, max_overflow=0)
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", begin_writing if writes else begin_reading)
        return engine

    def _hire(self) -> Scribe:
        path = self.url.database or ":memory:"

        def connected() -> sqlite3.Connection:
            connection = sqlite3.connect(path, check_same_thread=False)
            prepare_sqlite(connection, None)
            return connection

        return Scribe(connected)

    async def open(self) -> None:
        """Make or bring up to date what is stored."""
        if self.sqlite and self.url.database:
            make_file(Path(self.url.database))
        try:
            async with self.writing() as db:
                await db.run_sync(upgrade)
        except CommandError as error:
            # It has a revision that we do not know, and only newer ones have those.
            raise OrreryError("error-database-newer") from error

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe.close()
        await self._readers.dispose()
        await self._writers.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at its end or leaves nothing behind."""
        pen = self._scribe.pen if self._scribe is not None else nullcontext()
        async with pen, self._writers.begin() as db:
            yield db

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as db:
            yield db

    def line_of_its_own(self) -> AsyncEngine:
        """For what must not wait until others have done; whoever takes it disposes of it."""
        return create_async_engine(self.url, pool_size=1, max_overflow=0, pool_pre_ping=True)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A long look at everything as it is at one moment, whatever is written meanwhile."""
        async with self._readers.connect() as db:
            if not self.sqlite:  # there every transaction is one
                await db.execution_options(isolation_level="REPEATABLE READ")
            yield db

    async def size(self) -> int:
        """Bytes on the disk."""
        pages = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        query = pages if self.sqlite else "SELECT pg_database_size(current_database())"
        async with self.reading() as db:
            return int((await db.execute(text(query))).scalar_one())

    async def last_notice(self) -> int:
        async with self.reading() as db:
            found = await db.execute(select(func.max(schema.notices.c.id)))
            return int(found.scalar_one() or 0)

    async def notices(self, since: int) -> list[tuple[int, str]]:
        """What operators have changed after a notice."""
        notices = schema.notices
        query = select(notices.c.id, notices.c.about).where(notices.c.id > since)
        async with self.reading() as db:
            return [(number, about) for number, about in await db.execute(query)]

    async def notice(self, about: str) -> None:
        """Have whoever leads a table read it again."""
        async with self.writing() as db:
            await db.execute(insert(schema.notices).values(about=about, at=now()))

    # --- keys and guests ---------------------------------------------------------------------

    async def key(self, name: str) -> bytes:
        """A secret of this server, made when it is first wanted."""
        keys = schema.keys
        known = select(keys.c.value).where(keys.c.name == name)
        async with self.writing() as db:
            found = (await db.execute(known)).scalar_one_or_none()
            if found is None:
                found = secrets.token_bytes(32)
                await db.execute(insert(keys).values(name=name, value=found))
        return bytes(found)

    async def add_guest(self, name: str) -> Guest:
        guest = Guest(new_id(), name)
        async with self.writing() as db:
            await db.execute(insert(schema.guests).values(id=guest.id, name=name, created=now()))
        return guest

    async def guest(self, id: str) -> Guest | None:
        query = select(schema.guests).where(schema.guests.c.id == id)
        async with self.reading() as db:
            found = (await db.execute(query)).mappings().one_or_none()
        return read(Guest, found) if found else None

    async def rename(self, guest: Guest, name: str) -> list[str]:
        """Call a guest otherwise, also at the tables that wait: their ids. At tables where the game
        has begun the old name stays, for records name it."""
        guests, seats, tables = schema.guests, schema.seats, schema.tables
        waiting = select(tables.c.id).where(tables.c.status == "waiting")
        own = and_(seats.c.guest == guest.id, seats.c.name == guest.name)
        async with self.writing() as db:
            await db.execute(update(guests).where(guests.c.id == guest.id).values(name=name))
            found = await db.execute(select(seats.c.table).where(own, seats.c.table.in_(waiting)))
            ids = sorted(set(found.scalars()))
            await db.execute(update(seats).where(own, seats.c.table.in_(ids)).values(name=name))
        return ids

    # --- tables and seats --------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self.writing() as db:
            await insert_table(db, table, seats)

    async def add_rematch(self, of: str, table: TableRow, seats: Sequence[SeatRow]) -> str:
        """The id of the rematch: this one, or the one that somebody else has opened already."""
        tables = schema.tables
        async with self.writing() as db:
            query = select(tables.c.rematch).where(tables.c.id == of).with_for_update()
            known = (await db.execute(query)).scalar_one()
            if known is not None:
                return str(known)
            await insert_table(db, table, seats)
            await db.execute(update(tables).where(tables.c.id == of).values(rematch=table.id))
        return table.id

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self.reading() as db:
            row = await find_table(db, id)
            return (row, await find_seats(db, id)) if row else None

    async def sit(self, table: str, seat: int, guest: Guest) -> bool:
        """Take a free seat; the game begins with the last. False when the seat is not free."""
        tables, seats = schema.tables, schema.seats
        async with self.writing() as db:
            # The row is locked first, so that of two who take the last two seats one is the last.
            if not await self._still_waits(db, table):
                return False
            free = and_(seats.c.table == table, seats.c.guest.is_(None), seats.c.bot == "")
            taken = await db.execute(
                update(seats)
                .where(free, seats.c.seat == seat)
                .values(guest=guest.id, name=guest.name)
            )
            if not taken.rowcount:
                return False
            left = (await db.execute(select(func.count()).where(free))).scalar_one()
            status = {} if left else {"status": "playing"}
            await db.execute(
                update(tables).where(tables.c.id == table).values(changed=now(), **status)
            )
        return True

    async def leave(self, table: str, guest: str) -> bool:
        """Give a guest's seats back while the table waits. False when it does not wait."""
        seats = schema.seats
        async with self.writing() as db:
            if not await self._still_waits(db, table):
                return False
            own = and_(seats.c.table == table, seats.c.guest == guest)
            await db.execute(update(seats).where(own).values(guest=None, name=""))
        return True

    async def reseat(self, table: str, changed: Callable[[list[SeatRow]], list[SeatRow]]) -> bool:
        """Let those at a table that waits sit otherwise. False when it does not wait."""
        seats = schema.seats
        async with self.writing() as db:
            if not await self._still_waits(db, table):
                return False
            for row in changed(await find_seats(db, table)):
                place = and_(seats.c.table == table, seats.c.seat == row.seat)
                await db.execute(update(seats).where(place).values(msgspec.structs.asdict(row)))
        return True

    async def put_away(self, table: str, guest: str) -> None:
        """A guest wants to see no more of a table at which nobody can play on."""
        seats = schema.seats
        own = and_(seats.c.table == table, seats.c.guest == guest)
        async with self.writing() as db:
            await db.execute(update(seats).where(own).values(gone=True))

    async def close_table(self, table: str) -> bool:
        """Close a table that waits; its row stays. False when it does not wait."""
        tables = schema.tables
        async with self.writing() as db:
            if not await self._still_waits(db, table):
                return False
            await db.execute(update(tables).where(tables.c.id == table).values(status="closed"))
        return True

    async def _still_waits(self, db: AsyncConnection, table: str) -> bool:
        """Whether it waits; it is locked then, so that nobody takes the last seat meanwhile."""
        tables = schema.tables
        waits = and_(tables.c.id == table, tables.c.status == "waiting")
        locked = await db.execute(update(tables).where(waits).values(changed=now()))
        return bool(locked.rowcount)

    async def open_tables(self, guest: str) -> int:
        """How many unfinished tables a guest has opened."""
        tables, seats = schema.tables, schema.seats
        away = select(seats.c.table).where(seats.c.guest == guest, seats.c.gone)
        query = select(func.count()).where(
            tables.c.host == guest,
            tables.c.status.in_(("waiting", "playing")),
            tables.c.id.not_in(away),
        )
        async with self.reading() as db:
            return int((await db.execute(query)).scalar_one())

    async def lobby(self, most: int) -> Found:
        """Public tables that wait for players or are being played, the last changed first."""
        tables = schema.tables
        wanted = and_(tables.c.public, tables.c.status.in_(("waiting", "playing")))
        return await self.listed(wanted, most)

    async def tables_of(self, guest: str, most: int) -> Found:
        """Where a guest sits or is the host."""
        tables, seats = schema.tables, schema.seats
        seated = select(seats.c.table).where(seats.c.guest == guest, ~seats.c.gone)
        away = select(seats.c.table).where(seats.c.guest == guest, seats.c.gone)
        hosted = and_(tables.c.host == guest, tables.c.id.not_in(away))
        own = or_(tables.c.id.in_(seated), hosted)
        return await self.listed(and_(own, tables.c.status != "closed"), most)

    async def left_to_bots(self) -> Found:
        """Games in which it might be a bot's turn, or that were never begun: few of all that are
        unfinished, which may be many thousands."""
        tables, seats = schema.tables, schema.seats
        asked = cast(tables.c.to_act, Text)
        # As text: it finds 1 in [11] too, which does no harm.
        bots = exists().where(
            seats.c.table == tables.c.id,
            seats.c.bot != "",
            asked.contains(cast(seats.c.seat, Text)),
        )
        waits = or_(asked == "[]", bots)
        return await self.listed(and_(tables.c.status == "playing", waits), None)

    async def to_check(self, statuses: Sequence[str]) -> Found:
        """Tables whose logs are to be played again; of none that is named, all."""
        status = schema.tables.c.status
        wanted = status.in_(statuses) if statuses else status != "closed"
        return await self.listed(wanted, None)

    async def listed(self, wanted: Any, most: int | None) -> Found:
        tables, seats = schema.tables, schema.seats
        chosen = select(tables).where(wanted).order_by(tables.c.changed.desc()).limit(most)
        async with self.reading() as db:
            rows = [read(TableRow, row) for row in (await db.execute(chosen)).mappings()]
            found: dict[str, list[SeatRow]] = defaultdict(list)
            for some in in_parts([row.id for row in rows]):
                query = select(seats).where(seats.c.table.in_(some)).order_by(seats.c.seat)
                for row in (await db.execute(query)).mappings():
                    found[row["table"]].append(read(SeatRow, row))
        return [(row, found[row.id]) for row in rows]

    # --- the log -----------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        seq: int,
        entry: Entry,
        move_id: str | None,
        standing: Mapping[str, Any],
    ) -> None:
        """Add entry number `seq`, durably; `Taken` when there is one of that number already."""
        addition = Addition(table, seq, now(), entry, move_id, standing)
        if not await patiently(lambda: self._added(addition)):
            raise Taken

    async def _added(self, addition: Addition) -> bool:
        """Done twice, because an answer was lost, the second is refused by the first."""
        if self._scribe is not None:
            return await self._scribe.add(addition)
        try:
            async with self.writing() as db:
                await db.run_sync(add, addition)
        except IntegrityError:
            return False
        return True

    async def entries(self, table: str) -> list[Entry]:
        log = schema.log
        query = select(log.c.seat, log.c.kind, log.c.word)
        query = query.where(log.c.table == table).order_by(log.c.seq)

        async def found() -> list[Entry]:
            async with self.reading() as db:
                return [Entry(*row) for row in await db.execute(query)]

        return await patiently(found)

    async def entry_of(self, table: str, seats: Sequence[int], move_id: str) -> LogRow | None:
        """The entry that a client's move id has led to, for one of these seats."""
        log = schema.log
        own = and_(log.c.table == table, log.c.seat.in_(seats))
        query = select(log).where(own, log.c.move_id == move_id).limit(1)
        async with self.reading() as db:
            found = (await db.execute(query)).mappings().one_or_none()
        return read(LogRow, found) if found else None

    async def note(self, table: str, **standing: Any) -> None:
        """Keep what follows from the log, or that a table was stopped."""
        tables = schema.tables
        noted = update(tables).where(tables.c.id == table).values(changed=now(), **standing)

        async def write() -> None:
            async with self.writing() as db:
                await db.execute(noted)

        await patiently(write)

    # --- chat and records --------------------------------------------------------------------

    async def add_chat(self, table: str, guest: Guest, text: str) -> ChatRow:
        chat = schema.chat
        last = select(func.max(chat.c.number)).where(chat.c.table == table)
        async with self.writing() as db:
            # One after the other: numbers have no gaps and no doubles.
            held = select(schema.tables.c.id).where(schema.tables.c.id == table)
            await db.execute(held.with_for_update())
            number = ((await db.execute(last)).scalar_one() or 0) + 1
            row = ChatRow(table, number, now(), guest.id, guest.name, text)
            await db.execute(insert(chat).values(msgspec.structs.asdict(row)))
        return row

    async def chat(self, table: str, since: int, most: int, letters: int) -> list[ChatRow]:
        """The last messages after number `since`, in their order: so many, and with no more
        letters than that together."""
        chat = schema.chat
        query = select(chat).where(chat.c.table == table, chat.c.number > since)
        query = query.order_by(chat.c.number.desc()).limit(most)
        async with self.reading() as db:
            rows = [read(ChatRow, row) for row in (await db.execute(query)).mappings()]
        ends = accumulate(len(row.text) for row in rows)
        return [row for row, end in zip(rows, ends, strict=True) if end <= letters][::-1]

    async def add_record(self, row: RecordRow, most: int, most_bytes: int) -> None:
        """Keep a record for review, unless its guest has too many or too much already."""
        records = schema.records
        held = select(func.count(), func.coalesce(func.sum(func.length(records.c.body)), 0))
        async with self.writing() as db:
            kept, size = (await db.execute(held.where(records.c.guest == row.guest))).one()
            if kept >= most:
                raise OrreryError("error-too-many-records", most=most)
            if size + len(row.body) > most_bytes:
                raise OrreryError("error-too-much-kept", most=most_bytes // 1_000_000)
            await db.execute(insert(records).values(msgspec.structs.asdict(row)))

    async def record(self, id: str) -> RecordRow | None:
        query = select(schema.records).where(schema.records.c.id == id)
        async with self.reading() as db:
            found = (await db.execute(query)).mappings().one_or_none()
        return read(RecordRow, found) if found else None

    async def note_record(self, id: str, note: str, checked: str) -> None:
        """What checking it has found."""
        records = schema.records
        noted = update(records).where(records.c.id == id).values(note=note, checked=checked)
        async with self.writing() as db:
            await db.execute(noted)


def in_parts(ids: Sequence[str], most: int = 500) -> Iterable[Sequence[str]]:
    """A statement takes only so many values."""
    return (ids[at : at + most] for at in range(0, len(ids), most))


async def insert_table(db: AsyncConnection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    await db.execute(insert(schema.tables).values(msgspec.structs.asdict(table)))
    await db.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])


async def find_table(db: AsyncConnection, id: str) -> TableRow | None:
    query = select(schema.tables).where(schema.tables.c.id == id)
    found = (await db.execute(query)).mappings().one_or_none()
    return read(TableRow, found) if found else None


async def find_seats(db: AsyncConnection, table: str) -> list[SeatRow]:
    seats = schema.seats
    query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
    return [read(SeatRow, row) for row in (await db.execute(query)).mappings()]


def make_folder(database: Path) -> None:
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise OrreryError("error-database", problem=f"{database.parent}: {problem}") from None


def make_file(database: Path) -> None:
    """Who may read it may sit in any seat: it is for its owner alone, like what lies beside it."""
    make_folder(database)
    try:
        os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        problem = error.strerror or str(error)
        raise OrreryError("error-database", problem=f"{database}: {problem}") from None
    for suffix in ("", "-wal", "-shm"):
        with suppress(OSError):
            os.chmod(f"{database}{suffix}", 0o600)


def prepare_sqlite(connection: Any, _: object) -> None:
    # Transactions are begun by our own statements; the driver's would begin too late.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_reading(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")

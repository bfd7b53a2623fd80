"""Storage: every question to the database, and nothing of SQL anywhere else.

SQLite by default (WAL, one writer at a time), PostgreSQL by its URL; the same statements on both.
What is returned has been committed: a process killed at any moment loses nothing of it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    and_,
    create_engine,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from orrery.kernel import OrreryError
from orrery.server import schema
from orrery.server.course import Entry, Genesis
from orrery.server.migrations import upgrade
from orrery.server.scribe import Addition, Scribe, add

R = TypeVar("R", bound=Struct)
Status = Literal["waiting", "playing", "over", "stopped", "closed"]
BUSY_MS = 30_000
"""How long a writer of SQLite waits for another process."""


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


class SeatRow(Struct, frozen=True):
    """A guest's, a bot's, or free. A guest who has given up keeps the seat, and a bot plays it."""

    table: str
    seat: int
    name: str = ""
    guest: str | None = None
    bot: str = ""

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


class Taken(Exception):
    """Another writer was faster: the primary key (table, seq) has decided."""


def new_id() -> str:
    """96 bits that nobody guesses: the address of a table is also what lets one watch it."""
    return secrets.token_urlsafe(12)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
        engine = create_engine(self.url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_writing)
        return Scribe(engine)

    async def open(self) -> None:
        """Make or bring up to date what is stored."""
        if self.sqlite and self.url.database:
            make_folder(Path(self.url.database))
        async with self._writing() as db:
            await db.run_sync(upgrade)

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe.close()
        await self._readers.dispose()
        await self._writers.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at its end or leaves nothing behind."""
        pen = self._scribe.pen if self._scribe is not None else nullcontext()
        async with pen, self._writers.begin() as db:
            yield db

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._readers.connect() as db:
            yield db

    # --- keys and guests ---------------------------------------------------------------------

    async def key(self, name: str) -> bytes:
        """A secret of this server, made when it is first wanted."""
        keys = schema.keys
        known = select(keys.c.value).where(keys.c.name == name)
        async with self._writing() as db:
            found = (await db.execute(known)).scalar_one_or_none()
            if found is None:
                found = secrets.token_bytes(32)
                await db.execute(insert(keys).values(name=name, value=found))
        return bytes(found)

    async def add_guest(self, name: str) -> Guest:
        guest = Guest(new_id(), name)
        async with self._writing() as db:
            await db.execute(insert(schema.guests).values(id=guest.id, name=name, created=now()))
        return guest

    async def guest(self, id: str) -> Guest | None:
        query = select(schema.guests).where(schema.guests.c.id == id)
        async with self._reading() as db:
            found = (await db.execute(query)).mappings().one_or_none()
        return read(Guest, found) if found else None

    # --- tables and seats --------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        async with self._writing() as db:
            await insert_table(db, table, seats)

    async def add_rematch(self, of: str, table: TableRow, seats: Sequence[SeatRow]) -> str:
        """The id of the rematch: this one, or the one that somebody else has opened already."""
        tables = schema.tables
        async with self._writing() as db:
            query = select(tables.c.rematch).where(tables.c.id == of).with_for_update()
            known = (await db.execute(query)).scalar_one()
            if known is not None:
                return str(known)
            await insert_table(db, table, seats)
            await db.execute(update(tables).where(tables.c.id == of).values(rematch=table.id))
        return table.id

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        async with self._reading() as db:
            row = await find_table(db, id)
            return (row, await find_seats(db, id)) if row else None

    async def sit(self, table: str, seat: int, guest: Guest) -> bool:
        """Take a free seat; the game begins with the last. False when the seat is not free."""
        tables, seats = schema.tables, schema.seats
        async with self._writing() as db:
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
        async with self._writing() as db:
            if not await self._still_waits(db, table):
                return False
            own = and_(seats.c.table == table, seats.c.guest == guest)
            await db.execute(update(seats).where(own).values(guest=None, name=""))
        return True

    async def close_table(self, table: str) -> bool:
        """Close a table that waits; its row stays. False when it does not wait."""
        tables = schema.tables
        async with self._writing() as db:
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
        tables = schema.tables
        query = select(func.count()).where(
            tables.c.host == guest, tables.c.status.in_(("waiting", "playing"))
        )
        async with self._reading() as db:
            return int((await db.execute(query)).scalar_one())

    async def lobby(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Public tables that wait for players or are being played, the last changed first."""
        tables = schema.tables
        wanted = and_(tables.c.public, tables.c.status.in_(("waiting", "playing")))
        return await self._tables(wanted, most)

    async def tables_of(self, guest: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Where a guest sits or is the host."""
        tables, seats = schema.tables, schema.seats
        seated = select(seats.c.table).where(seats.c.guest == guest)
        own = or_(tables.c.id.in_(seated), tables.c.host == guest)
        return await self._tables(and_(own, tables.c.status != "closed"), most)

    async def playing(self) -> list[tuple[TableRow, list[SeatRow]]]:
        return await self._tables(schema.tables.c.status == "playing", None)

    async def _tables(self, wanted: Any, most: int | None) -> list[tuple[TableRow, list[SeatRow]]]:
        tables, seats = schema.tables, schema.seats
        chosen = select(tables).where(wanted).order_by(tables.c.changed.desc()).limit(most)
        async with self._reading() as db:
            rows = [read(TableRow, row) for row in (await db.execute(chosen)).mappings()]
            ids = [row.id for row in rows]
            query = select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
            found = [read(SeatRow, row) for row in (await db.execute(query)).mappings()]
        return [(row, [seat for seat in found if seat.table == row.id]) for row in rows]

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
        if self._scribe is not None:
            if not await self._scribe.add(addition):
                raise Taken
            return
        try:
            async with self._writing() as db:
                await db.run_sync(add, addition)
        except IntegrityError:
            raise Taken from None

    async def entries(self, table: str) -> list[Entry]:
        log = schema.log
        query = select(log.c.seat, log.c.kind, log.c.word)
        query = query.where(log.c.table == table).order_by(log.c.seq)
        async with self._reading() as db:
            return [read(Entry, row) for row in (await db.execute(query)).mappings()]

    async def entry_of(self, table: str, seats: Sequence[int], move_id: str) -> LogRow | None:
        """The entry that a client's move id has led to, for one of these seats."""
        log = schema.log
        own = and_(log.c.table == table, log.c.seat.in_(seats))
        query = select(log).where(own, log.c.move_id == move_id).limit(1)
        async with self._reading() as db:
            found = (await db.execute(query)).mappings().one_or_none()
        return read(LogRow, found) if found else None

    async def note(self, table: str, **standing: Any) -> None:
        """Keep what follows from the log, or that a table was stopped."""
        tables = schema.tables
        async with self._writing() as db:
            await db.execute(
                update(tables).where(tables.c.id == table).values(changed=now(), **standing)
            )

    # --- chat and records --------------------------------------------------------------------

    async def add_chat(self, table: str, guest: Guest, text: str) -> ChatRow:
        chat = schema.chat
        last = select(func.max(chat.c.number)).where(chat.c.table == table)
        async with self._writing() as db:
            # One after the other: numbers have no gaps and no doubles.
            held = select(schema.tables.c.id).where(schema.tables.c.id == table)
            await db.execute(held.with_for_update())
            number = ((await db.execute(last)).scalar_one() or 0) + 1
            row = ChatRow(table, number, now(), guest.id, guest.name, text)
            await db.execute(insert(chat).values(msgspec.structs.asdict(row)))
        return row

    async def chat(self, table: str, since: int, most: int) -> list[ChatRow]:
        """The last messages after number `since`, in their order."""
        chat = schema.chat
        query = select(chat).where(chat.c.table == table, chat.c.number > since)
        query = query.order_by(chat.c.number.desc()).limit(most)
        async with self._reading() as db:
            rows = [read(ChatRow, row) for row in (await db.execute(query)).mappings()]
        return rows[::-1]

    async def add_record(self, guest: str, body: bytes, most: int) -> str:
        """Keep a record for review; of a guest's records beyond `most` none is added."""
        records = schema.records
        async with self._writing() as db:
            kept = await db.execute(select(func.count()).where(records.c.guest == guest))
            if kept.scalar_one() >= most:
                raise OrreryError("error-too-many-records", most=most)
            row = RecordRow(new_id(), guest, now(), body)
            await db.execute(insert(records).values(msgspec.structs.asdict(row)))
        return row.id

    async def record(self, id: str) -> bytes | None:
        query = select(schema.records.c.body).where(schema.records.c.id == id)
        async with self._reading() as db:
            found = (await db.execute(query)).scalar_one_or_none()
        return None if found is None else bytes(found)


def genesis_of(table: TableRow, seats: Sequence[SeatRow]) -> Genesis:
    return Genesis(
        game=table.game,
        rules=table.rules,
        content=table.content,
        options=table.options,
        seats=[seat.label for seat in seats],
        secret=table.secret,
    )


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


def read(kind: type[R], row: Mapping[Any, Any]) -> R:
    """A row as a Struct; columns that it has no field for are left out."""
    return msgspec.convert({str(name): value for name, value in row.items()}, kind)


def make_folder(database: Path) -> None:
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise OrreryError("error-database", problem=f"{database.parent}: {problem}") from None


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

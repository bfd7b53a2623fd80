"""The scribe: it adds entries to the logs of tables, those that come together in one transaction.

A commit is a sync of the disk, and SQLite has one writer: tables that are played at the same time
would stand in line for it. Here they share one. All of a transaction is done in one go in a thread
of its own, where statement by statement would be a change of threads each.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import JSON, Connection, Insert, Update, bindparam, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.types import TypeEngine

from orrery.server import schema
from orrery.server.course import Entry

T = TypeVar("T")
Statement = Insert | Update
DIALECT = sqlite.dialect(paramstyle="named")


class Addition(Struct, frozen=True):
    """An entry for a table's log, and what follows from it for the table."""

    table: str
    seq: int
    at: int
    entry: Entry
    move_id: str | None
    standing: Mapping[str, Any]


class Desk:
    """A thread of our own that does one thing after another. An executor would do the same, with
    five times as much around it."""

    def __init__(self, name: str) -> None:
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._sit, name=name, daemon=True)
        self._thread.start()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """What comes of a piece of work, when it is done."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def tell(settle: Callable[[Any], None], outcome: Any) -> None:
            # Whoever has gone away does not wait any more, and a loop that has ended hears nothing.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(lambda: None if done.done() else settle(outcome))

        def worked() -> None:
            try:
                result = work()
            except BaseException as error:
                tell(done.set_exception, error)
            else:
                tell(done.set_result, result)

        self._work.put(worked)
        return done

    def close(self) -> None:
        self._work.put(None)
        self._thread.join()

    def _sit(self) -> None:
        while (work := self._work.get()) is not None:
            work()


class Scribe:
    """The one who writes logs into an SQLite file. `pen` is for whoever writes anything there."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self.pen = asyncio.Lock()
        self._connect = connect
        self._db: sqlite3.Connection | None = None
        self._desk = Desk("scribe")
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, addition: Addition) -> bool:
        """Add an entry, durably; False when its number or its move id is taken."""
        added: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, added))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return await added

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._desk.do(self._hang_up)
        self._desk.close()

    def _hang_up(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None

    def _store(self, additions: Sequence[Addition]) -> list[bool]:
        if self._db is None:
            self._db = self._connect()
        return write(self._db, additions)

    async def _write(self) -> None:
        """Write all that wait, and those that have come meanwhile, until nobody waits."""
        try:
            while self._waiting:
                async with self.pen:
                    together, self._waiting = self._waiting, []
                    await self._write_together(together)
        finally:
            self._writing = None

    async def _write_together(self, them: list[tuple[Addition, asyncio.Future[bool]]]) -> None:
        additions = [addition for addition, _ in them]
        try:
            stored = await self._desk.do(lambda: self._store(additions))
        except Exception as error:
            for _, added in them:
                if not added.done():
                    added.set_exception(error)
            return
        for (_, added), is_stored in zip(them, stored, strict=True):
            # Whoever has gone away does not wait any more.
            if not added.done():
                added.set_result(is_stored)


def write(db: sqlite3.Connection, additions: Sequence[Addition]) -> list[bool]:
    """Whether each is stored. One that is refused must not take the others with it."""
    try:
        with together(db):
            for addition in additions:
                for statement, values in steps(addition):
                    plain(statement).execute(db, values)
    except sqlite3.IntegrityError:
        if len(additions) == 1:
            return [False]
        return [write(db, [addition])[0] for addition in additions]
    return [True] * len(additions)


@contextmanager
def together(db: sqlite3.Connection) -> Iterator[None]:
    """A transaction that is committed at its end or leaves nothing behind."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


def add(db: Connection, addition: Addition) -> None:
    """The same in a transaction that somebody else commits."""
    for statement, values in steps(addition):
        db.execute(statement, values)


def steps(addition: Addition) -> Iterator[tuple[Statement, dict[str, Any]]]:
    """The statements of one addition, for either kind of database."""
    entry = addition.entry
    yield (
        APPEND,
        {
            "table": addition.table,
            "seq": addition.seq,
            "at": addition.at,
            "seat": entry.seat,
            "kind": entry.kind,
            "word": entry.word,
            "move_id": addition.move_id,
        },
    )
    standing = {"changed": addition.at, **addition.standing}
    yield stand(tuple(standing)), {"own": addition.table, **standing}
    if entry.kind == "concede":
        yield HAND_OVER, {"own": addition.table, "number": entry.seat, "bot": entry.word}


APPEND = insert(schema.log)
HAND_OVER = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("own"), schema.seats.c.seat == bindparam("number"))
    .values(bot=bindparam("bot"))
)


@cache
def stand(columns: tuple[str, ...]) -> Update:
    """What sets these columns of a table; made once, for making it takes longer than doing it."""
    tables = schema.tables
    values: dict[str, Any] = {column: bindparam(column) for column in columns}
    return update(tables).where(tables.c.id == bindparam("own")).values(values)


class Plain:
    """A statement as SQLite's own driver takes it. Around a commit as short as ours SQLAlchemy
    would cost more than the commit."""

    def __init__(self, statement: Statement) -> None:
        compiled = statement.compile(dialect=DIALECT)
        self.text = str(compiled)
        self.writers = {
            name: writer
            for name, bind in compiled.binds.items()
            if (writer := writer_of(bind.type)) is not None
        }

    def execute(self, db: sqlite3.Connection, values: dict[str, Any]) -> None:
        for name, writer in self.writers.items():
            values[name] = writer(values[name])
        db.execute(self.text, values)


def writer_of(kind: TypeEngine[Any]) -> Callable[[Any], Any] | None:
    """What makes a value one that the driver takes."""
    if isinstance(kind, JSON):
        return lambda value: msgspec.json.encode(value).decode()
    return kind.dialect_impl(DIALECT).bind_processor(DIALECT)


plain = cache(Plain)

"""The scribe: it adds entries to the logs of tables, those that come together in one transaction.

A commit is a sync of the disk, and SQLite has one writer: tables that are played at the same time
would stand in line for it. Here they share one. All of a transaction is done in one go in a thread
of its own, where statement by statement would be a change of threads each.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Engine, Update, and_, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from orrery.server import schema
from orrery.server.course import Entry


class Addition(Struct, frozen=True):
    """An entry for a table's log, and what follows from it for the table."""

    table: str
    seq: int
    at: int
    entry: Entry
    move_id: str | None
    standing: Mapping[str, Any]


class Scribe:
    """The one who writes logs into an SQLite file. `pen` is for whoever writes anything there."""

    def __init__(self, engine: Engine) -> None:
        self.pen = asyncio.Lock()
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "scribe")
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
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

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
        loop = asyncio.get_running_loop()
        try:
            stored = await loop.run_in_executor(self._thread, write, self._engine, additions)
        except Exception as error:
            for _, added in them:
                if not added.done():
                    added.set_exception(error)
            return
        for (_, added), is_stored in zip(them, stored, strict=True):
            # Whoever has gone away does not wait any more.
            if not added.done():
                added.set_result(is_stored)


def write(engine: Engine, additions: Sequence[Addition]) -> list[bool]:
    """Whether each is stored. One that is refused must not take the others with it."""
    try:
        with engine.begin() as db:
            for addition in additions:
                add(db, addition)
    except IntegrityError:
        if len(additions) == 1:
            return [False]
        return [write(engine, [addition])[0] for addition in additions]
    return [True] * len(additions)


def add(db: Connection, addition: Addition) -> None:
    """The statements of one addition, in a transaction that somebody else commits."""
    entry = addition.entry
    row = {
        "table": addition.table,
        "seq": addition.seq,
        "at": addition.at,
        "seat": entry.seat,
        "kind": entry.kind,
        "word": entry.word,
        "move_id": addition.move_id,
    }
    db.execute(APPEND, row)
    standing = {"changed": addition.at, **addition.standing}
    db.execute(stand(tuple(standing)), {"own": addition.table, **standing})
    if entry.kind == "concede":
        seats = schema.seats
        seat = and_(seats.c.table == addition.table, seats.c.seat == entry.seat)
        db.execute(update(seats).where(seat).values(bot=entry.word))


APPEND = insert(schema.log)


@cache
def stand(columns: tuple[str, ...]) -> Update:
    """What sets these columns of a table; made once, for making it takes longer than doing it."""
    tables = schema.tables
    values: dict[str, Any] = {column: bindparam(column) for column in columns}
    return update(tables).where(tables.c.id == bindparam("own")).values(values)

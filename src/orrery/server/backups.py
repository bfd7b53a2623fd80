"""Backups: a whole database in one file, of either kind and for either kind, while servers run.

Gzipped JSON, a row a line, read in one transaction: what is written while it runs is in the next
one. The last line counts them, so that half a backup is never taken for a whole one.
"""

from __future__ import annotations

import base64
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from orrery.kernel import OrreryError
from orrery.server import schema
from orrery.server.rows import now
from orrery.server.storage import Storage

FORMAT = 1
AT_ONCE = 500
"""Rows in memory."""
BROKEN = (OSError, EOFError, LookupError, TypeError, ValueError, SQLAlchemyError)
"""What reading a file that is no whole backup may raise."""
PASSING = ("notices", "servers", "leases")
"""What is of use to running servers only."""


class Head(Struct, frozen=True):
    orrery_backup: int
    at: int


class Tail(Struct, frozen=True):
    rows: int


def lasting() -> list[Table]:
    """In an order in which references resolve."""
    return [table for table in schema.metadata.sorted_tables if table.name not in PASSING]


async def back_up(storage: Storage, path: Path) -> int:
    """Write everything to a file, which is there only once it is whole; how many rows."""
    part = path.with_name(path.name + ".part")
    rows = 0
    try:
        with gzip.open(part, "wb") as file:
            file.write(line(Head(FORMAT, now())))
            async with storage.snapshot() as db:
                for table in lasting():
                    rows += await write_table(db, table, file)
            file.write(line(Tail(rows)))
        part.chmod(0o600)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise OrreryError("error-backup", file=str(path), problem=str(error)) from None
    return rows


async def write_table(db: AsyncConnection, table: Table, file: gzip.GzipFile) -> int:
    count = 0
    found = await db.stream(select(table).order_by(*table.primary_key.columns))
    async for part in found.mappings().partitions(AT_ONCE):
        for row in part:
            file.write(line([str(table.name), {str(key): value for key, value in row.items()}]))
            count += 1
    return count


async def restore(storage: Storage, path: Path) -> int:
    """Read a backup into an empty database, in one transaction; how many rows."""
    tables = {table.name: table for table in lasting()}
    counted = 0
    try:
        async with storage.writing() as db:
            await check_empty(db)
            waiting: list[dict[str, Any]] = []
            current = ""
            for name, row in read_rows(path):
                if name != current or len(waiting) >= AT_ONCE:
                    await put(db, tables.get(current), waiting)
                    waiting, current = [], name
                waiting.append(row)
                counted += 1
            await put(db, tables.get(current), waiting)
    except BROKEN as error:
        problem = (str(error).splitlines() or [""])[0]
        raise OrreryError("error-backup", file=str(path), problem=problem) from None
    return counted


async def check_empty(db: AsyncConnection) -> None:
    guests = (await db.execute(select(func.count()).select_from(schema.guests))).scalar_one()
    if guests:
        raise OrreryError("error-restore-full")
    # A server that was here before has made its own keys; those of the backup are to hold.
    await db.execute(schema.keys.delete())


def read_rows(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row with the name of its table; `OrreryError` unless the file is whole."""
    count = 0
    whole = False
    with gzip.open(path, "rb") as file:
        head = msgspec.json.decode(file.readline())
        if not isinstance(head, dict) or head.get("orrery_backup") != FORMAT:
            raise OrreryError("error-backup", file=str(path), problem="not a backup")
        for text in file:
            found = msgspec.json.decode(text)
            if isinstance(found, list):
                count += 1
                yield found[0], found[1]
            else:
                whole = found == {"rows": count}
    if not whole:
        raise OrreryError("error-backup", file=str(path), problem="not whole")


async def put(db: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is None or not rows:
        return
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    for row in rows:
        for name in binary:
            row[name] = base64.b64decode(row[name])
    await db.execute(insert(table), rows)


def line(thing: Any) -> bytes:
    return msgspec.json.encode(thing) + b"\n"

"""Checks: which stored tables would open under the rules that are installed now."""

from __future__ import annotations

from collections.abc import AsyncIterator

from msgspec import Struct

from orrery.kernel import OrreryError, state_hash
from orrery.server.course import Course
from orrery.server.rows import TableRow, genesis_of
from orrery.server.storage import Storage

UNFINISHED = ("waiting", "playing")


class Verdict(Struct, frozen=True):
    """What came of playing a table's log again."""

    table: str
    game: str
    status: str
    entries: int
    hash: str
    """Of the position that the log leads to; empty when it does not open."""
    problem: str


async def check_tables(storage: Storage, *, every: bool) -> AsyncIterator[Verdict]:
    """Play the logs of unfinished tables again, or those of all."""
    for row, seats in await storage.to_check(UNFINISHED if not every else ()):
        entries = await storage.entries(row.id)
        try:
            course = Course(genesis_of(row, seats), entries)
            yield verdict(row, len(entries), hash=state_hash(course.match.play.state))
        except OrreryError as error:
            yield verdict(row, len(entries), problem=error.message.id)
        except Exception as error:
            yield verdict(row, len(entries), problem=f"{type(error).__name__}: {error}")


def verdict(row: TableRow, entries: int, hash: str = "", problem: str = "") -> Verdict:
    return Verdict(row.id, row.game, row.status, entries, hash, problem[:300])

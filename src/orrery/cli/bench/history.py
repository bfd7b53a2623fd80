"""A finished game, opened at any point: from a table's log, and from a record that was uploaded."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from msgspec import Struct

from orrery.bots.base import derive
from orrery.cli.bench.crowd import GAME, SEATS, SEED, enter
from orrery.cli.bench.house import own_house
from orrery.cli.bench.wire import Line
from orrery.kernel import FastChance, find_game
from orrery.server.course import Course, Entry, Genesis
from orrery.server.croupier import standing
from orrery.server.dealing import standing_columns
from orrery.server.rows import Guest, SeatRow, TableRow, new_id, now
from orrery.server.settings import database_url
from orrery.server.storage import Storage

TRIES = 12
"""Games of which the longest is taken."""
POINTS = 8
"""Places between the beginning and the end that are looked at, from the last back to the first:
nothing that was played again for one is of use for the next."""


class HistoryEffort(Struct, frozen=True):
    tries: int
    points: int


def effort_of_history(*, quick: bool) -> HistoryEffort:
    return HistoryEffort(1, 3) if quick else HistoryEffort(TRIES, POINTS)


def measure_history(effort: HistoryEffort) -> dict[str, Any]:
    games = (whole_game(number) for number in range(effort.tries))
    course = max(games, key=lambda course: course.seq)
    stored: list[str] = []

    def lay_out(database: Path) -> None:
        stored.append(asyncio.run(store(database, course)))

    with own_house(before=lay_out) as house:
        return asyncio.run(look_back(house.port, stored[0], course, effort.points))


def whole_game(number: int) -> Course:
    """A game at random, in which a quarter of the steps that can be taken back are, and are played
    again: long games have long logs."""
    game = find_game(GAME)
    secret = f"{derive(SEED, 6, number):064x}"
    seats = [f"human:Guest {seat}" for seat in range(SEATS)]
    course = Course(Genesis(GAME, game.version, game.content_hash(), {}, seats, secret))
    chance = FastChance(derive(SEED, 7, number))
    while not course.match.play.over:
        seat = course.match.play.seat
        course.go_on(Entry(seat, "move", course.any_move(seat, chance.draw("move", 1 << 60))))
        if course.match.can_undo(seat) and not chance.draw("undo", 4):
            course.go_on(Entry(seat, "undo"))
            course.go_on(Entry(seat, "redo"))
    return course


async def store(database: Path, course: Course) -> str:
    """Lay the game out as a table of a server that is not open yet; its id."""
    storage = Storage(database_url(str(database)))
    await storage.open()
    guest = await storage.add_guest("Guest")
    table = table_row(course.genesis, guest)
    seats = [SeatRow(table.id, seat, f"Guest {seat}", guest.id) for seat in range(SEATS)]
    await storage.add_table(table, seats)
    columns = standing_columns(standing(course))
    entries = enumerate(course.entries, 1)
    await asyncio.gather(*(storage.append(table.id, n, e, None, columns) for n, e in entries))
    await storage.close()
    return table.id


def table_row(genesis: Genesis, host: Guest) -> TableRow:
    return TableRow(
        id=new_id(),
        host=host.id,
        name="",
        public=False,
        game=genesis.game,
        rules=genesis.rules,
        content=genesis.content,
        options=genesis.options,
        secret=genesis.secret,
        created=now(),
        changed=now(),
        status="playing",
    )


async def look_back(port: int, table: str, course: Course, points: int) -> dict[str, Any]:
    line = (await enter(port, 0)).line
    record = course.match.record
    by_table = await visit(line, f"/api/tables/{table}", course.seq, points)
    uploaded = (await line.ask("POST", "/api/records", record.dump())).json()["record"]
    by_record = await visit(line, f"/api/records/{uploaded}", len(record.steps), points)
    line.close()
    return {
        "entries": course.seq,
        "table_ms": {"first": by_table[0], "max": max(by_table)},
        "steps": len(record.steps),
        "record_ms": {"first": by_record[0], "max": max(by_record)},
    }


async def visit(line: Line, address: str, last: int, points: int) -> list[float]:
    """Milliseconds for each position; the first, the end of the game, finds nothing prepared."""
    taken = []
    for point in range(points, -1, -1):
        start = time.perf_counter()
        await line.ask("GET", f"{address}/positions/{last * point // points}", b"")
        taken.append(round(1000 * (time.perf_counter() - start), 1))
    return taken

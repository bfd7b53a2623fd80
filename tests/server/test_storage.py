"""Storage, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from orrery.kernel import OrreryError
from orrery.server.course import Entry
from orrery.server.rows import Guest, RecordRow, SeatRow, TableRow, Taken, genesis_of, new_id
from orrery.server.schema import metadata
from orrery.server.settings import Settings, database_url
from orrery.server.storage import Storage
from tests.server.conftest import looks_until, serving

T = TypeVar("T")


def stored(database: str, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with a database as a server does: open, work, close."""

    async def run() -> T:
        storage = Storage(database_url(database))
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def table_of(host: Guest, **changes: object) -> TableRow:
    row = TableRow(
        id=new_id(),
        host=host.id,
        name="Стол",
        public=True,
        game="toy",
        rules=1,
        content="c",
        options={"rich": True},
        secret="5e" * 32,
        created=1,
        changed=1,
        status="waiting",
    )
    for name, value in changes.items():
        row = TableRow(**{**{f: getattr(row, f) for f in row.__struct_fields__}, name: value})
    return row


async def seated(storage: Storage, seats: int = 2) -> tuple[Guest, TableRow]:
    """Ada at a new table whose other seats are free."""
    ada = await storage.add_guest("Ada")
    row = table_of(ada)
    free = [SeatRow(row.id, seat) for seat in range(1, seats)]
    await storage.add_table(row, [SeatRow(row.id, 0, "Ada", ada.id), *free])
    return ada, row


def test_the_migrations_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(storage: Storage) -> list[object]:
        await storage.open()  # again: nothing is left to be done
        async with storage.writing() as db:
            return await db.run_sync(differences)

    assert stored(database, work) == []


def test_what_was_stored_is_there_after_a_restart(database: str) -> None:
    ada, row = stored(database, seated)

    async def again(storage: Storage) -> None:
        assert await storage.guest(ada.id) == ada
        found = await storage.table(row.id)
        assert found is not None
        assert found[0] == row
        assert [seat.free for seat in found[1]] == [False, True]
        assert await storage.guest("nobody") is None
        assert await storage.table("nothing") is None

    stored(database, again)


def test_a_key_is_made_once(database: str) -> None:
    async def work(storage: Storage) -> bytes:
        assert await storage.key("seals") == await storage.key("seals")
        return await storage.key("seals")

    assert stored(database, work) == stored(database, work)


def test_the_log_is_appended_to_and_its_number_decides(database: str) -> None:
    async def work(storage: Storage) -> None:
        _, row = await seated(storage)
        standing = {"to_act": [1]}
        await storage.append(row.id, 1, Entry(0, "move", "pass"), "a", standing)
        for seq, move_id in ((1, "b"), (2, "a")):
            with pytest.raises(Taken):
                await storage.append(row.id, seq, Entry(0, "move", "go"), move_id, {"to_act": [0]})
        await storage.append(row.id, 2, Entry(1, "undo"), None, standing)
        await storage.append(row.id, 3, Entry(1, "undo"), None, standing)
        kinds = [entry.kind for entry in await storage.entries(row.id)]
        assert kinds == ["move", "undo", "undo"]
        known = await storage.entry_of(row.id, [0, 1], "a")
        assert known is not None
        assert (known.seq, known.word) == (1, "pass")
        assert await storage.entry_of(row.id, [1], "a") is None
        found = await storage.table(row.id)
        assert found is not None
        assert found[0].to_act == [1], "a refused append changes nothing"

    stored(database, work)


def test_of_many_writers_one_wins(database: str) -> None:
    async def work(storage: Storage) -> None:
        _, row = await seated(storage)

        async def write(number: int) -> bool:
            try:
                await storage.append(row.id, 1, Entry(0, "move", str(number)), None, {})
            except Taken:
                return False
            return True

        assert sum(await asyncio.gather(*map(write, range(8)))) == 1
        assert len(await storage.entries(row.id)) == 1

    stored(database, work)


def test_giving_up_puts_a_bot_in_the_seat_with_the_entry(database: str) -> None:
    async def work(storage: Storage) -> None:
        _, row = await seated(storage)
        await storage.append(row.id, 1, Entry(0, "concede", "greedy"), None, {})
        found = await storage.table(row.id)
        assert found is not None
        assert (found[1][0].name, found[1][0].bot) == ("Ada", "greedy")
        assert genesis_of(*found).seats[0] == "human:Ada", "what the game began with stays"

    stored(database, work)


def test_a_seat_is_taken_once_and_the_last_one_begins_the_game(database: str) -> None:
    async def work(storage: Storage) -> None:
        _, row = await seated(storage, 4)
        guests = [await storage.add_guest(f"G{number}") for number in range(6)]
        wanted = [storage.sit(row.id, 1 + n % 3, guest) for n, guest in enumerate(guests)]
        assert sum(await asyncio.gather(*wanted)) == 3
        found = await storage.table(row.id)
        assert found is not None
        assert found[0].status == "playing"
        assert len({seat.guest for seat in found[1]}) == 4

    stored(database, work)


def test_a_rematch_is_opened_once(database: str) -> None:
    async def work(storage: Storage) -> None:
        ada, row = await seated(storage)
        new = [table_of(ada) for _ in range(4)]
        wanted = [storage.add_rematch(row.id, again, [SeatRow(again.id, 0)]) for again in new]
        assert len(set(await asyncio.gather(*wanted))) == 1

    stored(database, work)


def test_lists_show_what_they_should(database: str) -> None:
    async def work(storage: Storage) -> None:
        ada, row = await seated(storage)
        for changes in ({"public": False}, {"status": "over"}, {"status": "playing", "changed": 9}):
            other = table_of(ada, **changes)
            await storage.add_table(other, [SeatRow(other.id, 0, "Ada", ada.id)])
        lobby = await storage.lobby(10)
        assert [found.status for found, _ in lobby] == ["playing", "waiting"]
        assert [seat.seat for seat in lobby[1][1]] == [0, 1]
        assert len(await storage.lobby(1)) == 1
        assert len(await storage.tables_of(ada.id, 10)) == 4
        assert await storage.tables_of("nobody", 10) == []
        assert await storage.open_tables(ada.id) == 3
        assert [found.status for found, _ in await storage.left_to_bots()] == ["playing"]
        assert row.id in {found.id for found, _ in lobby}

    stored(database, work)


def test_only_games_in_which_a_bot_may_be_asked_are_woken(database: str) -> None:
    """A server with thousands of unfinished games starts as quickly as an empty one."""

    async def work(storage: Storage) -> None:
        ada, _ = await seated(storage)
        wanted = []
        for to_act in ([], [0], [1], [0, 1]):
            row = table_of(ada, status="playing", to_act=to_act)
            seats = [SeatRow(row.id, 0, "Ada", ada.id), SeatRow(row.id, 1, bot="greedy")]
            await storage.add_table(row, seats)
            wanted += [row.id] if to_act != [0] else []
        found = await storage.left_to_bots()
        assert {row.id for row, _ in found} == set(wanted)
        assert all(len(seats) == 2 for _, seats in found)

    stored(database, work)


def test_chat_is_numbered_without_gaps(database: str) -> None:
    async def work(storage: Storage) -> None:
        ada, row = await seated(storage)
        await asyncio.gather(*(storage.add_chat(row.id, ada, f"слово {n}") for n in range(6)))
        chat = await storage.chat(row.id, 0, 10, 1_000)
        assert [said.number for said in chat] == [1, 2, 3, 4, 5, 6]
        assert [said.number for said in await storage.chat(row.id, 2, 3, 99)] == [4, 5, 6]
        assert [said.number for said in await storage.chat(row.id, 0, 9, 20)] == [5, 6]

    stored(database, work)


def test_records_are_kept_up_to_a_number(database: str) -> None:
    async def work(storage: Storage) -> None:
        ada = await storage.add_guest("Ada")
        row = RecordRow("one", ada.id, 5, b"{}\x00", "note", "{}")
        await storage.add_record(row, 2, 5)
        assert await storage.record("one") == row
        assert await storage.record("nothing") is None
        other = RecordRow("two", ada.id, 5, b"{}\x00")
        for most, most_bytes in ((1, 100), (2, 5)):
            with pytest.raises(OrreryError):
                await storage.add_record(other, most, most_bytes)
        await storage.add_record(other, 2, 6)

    stored(database, work)


def test_a_server_plays_on_it(database: str, more_games: object) -> None:
    """Two guests and a bot; a restart; the same table as before."""
    settings = Settings(database)
    with serving(settings) as server:
        ada, grace = server.person("Ada"), server.person("Grace")
        opened = ada.opens("toy", "me link bot:random")
        table = opened["table"]["id"]
        grace.post("/api/invitations", token=opened["invitations"][0]["token"])
        with ada.live(table) as session:
            looks_until(session, 1)
            ada.moves_to(table, "pass")
            grace.moves_to(table, "pass")
            looks_until(session, 3)
        ada.post(f"/api/tables/{table}/chat", text="привет")
        before = ada.look(table)
    with serving(settings) as server:
        ada.client = server.client
        after = ada.look(table, since=0)
        assert after["seq"] >= before["seq"]
        assert after["log"][: len(before["log"])] == before["log"]
        assert ada.at(table)["chat"][0]["text"] == "привет"


def test_a_table_that_waits_is_left_and_closed(database: str) -> None:
    async def work(storage: Storage) -> None:
        ada, row = await seated(storage, 3)
        grace = await storage.add_guest("Grace")
        assert await storage.sit(row.id, 1, grace)
        assert await storage.leave(row.id, grace.id)
        found = await storage.table(row.id)
        assert found is not None
        assert [seat.free for seat in found[1]] == [False, True, True]
        assert await storage.close_table(row.id)
        assert not await storage.close_table(row.id)
        assert not await storage.leave(row.id, ada.id)
        assert not await storage.sit(row.id, 1, grace), "nobody sits down at a closed table"
        assert await storage.tables_of(ada.id, 10) == await storage.lobby(10) == []
        assert await storage.open_tables(ada.id) == 0

    stored(database, work)


def test_of_leaving_and_taking_the_last_seat_one_comes_first(database: str) -> None:
    """Whatever the order: either the game has begun with everybody, or a seat is free."""

    async def work(storage: Storage) -> None:
        for _ in range(10):
            _, row = await seated(storage, 3)
            grace, third = await storage.add_guest("Grace"), await storage.add_guest("Third")
            assert await storage.sit(row.id, 1, grace)
            left, sat = await asyncio.gather(
                storage.leave(row.id, grace.id), storage.sit(row.id, 2, third)
            )
            found = await storage.table(row.id)
            assert sat
            assert found is not None
            assert (found[0].status == "waiting") == left
            assert any(seat.free for seat in found[1]) == left

    stored(database, work)

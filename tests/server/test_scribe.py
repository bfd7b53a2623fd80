"""The scribe: entries that come together are stored together, and refused one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from orrery.server.course import Entry
from orrery.server.rows import SeatRow, Taken
from orrery.server.scribe import Scribe
from orrery.server.storage import Storage
from orrery.server.trouble import Trouble
from tests.server.test_storage import seated, stored, table_of

PASS = Entry(0, "move", "pass")


def transactions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many additions each transaction is begun with, from here on."""
    sizes: list[int] = []
    write = Scribe._write_together

    async def counted(self: Scribe, them: list[object]) -> None:
        sizes.append(len(them))
        await write(self, them)  # type: ignore[arg-type]

    monkeypatch.setattr(Scribe, "_write_together", counted)
    return sizes


def test_entries_of_many_tables_share_a_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = transactions(monkeypatch)

    async def work(storage: Storage) -> None:
        ada, _ = await seated(storage)
        rows = [table_of(ada) for _ in range(20)]
        for row in rows:
            await storage.add_table(row, [SeatRow(row.id, 0, "Ada", ada.id)])
        await asyncio.gather(*(storage.append(row.id, 1, PASS, "a", {}) for row in rows))
        for row in rows:
            assert await storage.entries(row.id) == [PASS]

    stored(str(tmp_path / "orrery.sqlite"), work)
    assert sum(sizes) == 20
    assert len(sizes) < 20


def test_one_that_is_refused_takes_no_other_with_it(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        _, row = await seated(storage)
        _, other = await seated(storage)
        told = await asyncio.gather(
            storage.append(row.id, 1, PASS, "a", {"to_act": [1]}),
            storage.append(row.id, 1, Entry(0, "move", "go"), "b", {"to_act": [0]}),
            storage.append(other.id, 1, PASS, "a", {"to_act": [1]}),
            return_exceptions=True,
        )
        assert [type(answer) for answer in told] == [type(None), Taken, type(None)]
        for table in (row.id, other.id):
            assert await storage.entries(table) == [PASS]
            found = await storage.table(table)
            assert found is not None
            assert found[0].to_act == [1]

    stored(str(tmp_path / "orrery.sqlite"), work)


def test_whoever_goes_away_keeps_nobody_from_being_answered(tmp_path: Path) -> None:
    async def work(storage: Storage) -> None:
        _, row = await seated(storage)
        _, other = await seated(storage)
        impatient = asyncio.create_task(storage.append(row.id, 1, PASS, "a", {}))
        patient = asyncio.create_task(storage.append(other.id, 1, PASS, "a", {}))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        assert await storage.entries(row.id) == [PASS], "it was on its way already"

    stored(str(tmp_path / "orrery.sqlite"), work)


def test_a_failing_disk_is_told_to_all_and_the_next_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> list[bool]:
        raise OSError("no space left")

    async def work(storage: Storage) -> None:
        _, row = await seated(storage)
        with monkeypatch.context() as failing:
            failing.setattr("orrery.server.scribe.write", full)
            with pytest.raises(Trouble):
                await storage.append(row.id, 1, PASS, "a", {})
        await storage.append(row.id, 1, PASS, "a", {})

    stored(str(tmp_path / "orrery.sqlite"), work)

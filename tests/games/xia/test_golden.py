"""Golden records replay to the stored hash and score, draw by draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.kernel import Record, verify
from tests.games.xia.golden import FOLDER, tables

RECORDS = sorted(FOLDER.glob("*.json"))


def test_there_are_golden_records_for_every_count_and_element() -> None:
    assert {path.stem for path in RECORDS} == {name for name, *_ in tables()}
    assert len(RECORDS) >= 30


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_hash_and_score(path: Path) -> None:
    record = Record.load(path.read_bytes(), path.name)
    play = verify(record)
    assert play.over
    assert record.result is not None
    assert list(play.game.outcome(play).totals) == record.result.totals

"""`orrery replay`: records told and checked."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Orrery, only_json


def spoil(finished: Path, tmp_path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """A copy of the finished record with something changed in it."""
    record = json.loads(finished.read_bytes())
    change(record)
    path = tmp_path / "spoilt.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_a_finished_game_is_told_and_verified(finished: Path, orrery: Orrery) -> None:
    record = json.loads(finished.read_bytes())
    told = only_json(orrery("replay", finished, "--verify", "--json"))
    assert told["finished"]
    assert told["hash"] == record["result"]["hash"]
    assert told["totals"] == record["result"]["totals"]
    assert told["steps"] == told["at"] == len(record["steps"])
    assert told["verified"] == {"hash": True, "score": True, "draws": True}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_log_is_in_words(finished: Path, language: str, orrery: Orrery) -> None:
    record = json.loads(finished.read_bytes())
    result = orrery("replay", finished, "--verify", "--lang", language)
    assert result.exit_code == 0
    assert record["result"]["hash"] in result.stdout
    assert f"[{record['steps'][-1]['move']}]" in result.stdout
    assert "event-" not in result.stdout
    assert "move-" not in result.stdout


def test_a_record_can_be_looked_at_anywhere(finished: Path, orrery: Orrery) -> None:
    start = only_json(orrery("replay", finished, "--at", "0", "--json"))
    middle = only_json(orrery("replay", finished, "--at", "5", "--json"))
    assert (start["at"], middle["at"]) == (0, 5)
    assert not middle["finished"]
    assert start["hash"] != middle["hash"]
    assert orrery("replay", finished, "--at", "5").exit_code == 0


@pytest.mark.parametrize("at", ["-1", "999999"])
def test_a_step_that_is_not_there_is_refused(
    at: str, finished: Path, refused: Callable[..., str]
) -> None:
    refused("replay", finished, "--at", at)


def test_what_cannot_be_checked_is_said(unsealed: Path, orrery: Orrery) -> None:
    told = only_json(orrery("replay", unsealed, "--verify", "--json"))
    assert told["verified"] == {"hash": False, "score": False, "draws": False}
    assert orrery("replay", unsealed, "--verify").exit_code == 0


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00", '{"game": "beyond_the_sun"}'])
def test_a_broken_record_is_refused(text: str, tmp_path: Path, refused: Callable[..., str]) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    assert "broken.json" in refused("replay", path)


def test_a_missing_record_is_refused(tmp_path: Path, refused: Callable[..., str]) -> None:
    refused("replay", tmp_path / "nowhere.json")
    refused("replay", tmp_path)


LIES: dict[str, Callable[[dict[str, Any]], None]] = {
    "hash": lambda record: record["result"].update(hash="0" * 32),
    "score": lambda record: record["result"].update(totals=[99, 99]),
    "setup": lambda record: record["setup"].reverse(),
    "secret": lambda record: record.update(secret="0" * 64),
    "no secret": lambda record: record.update(secret="xyz"),
    "content": lambda record: record.update(content="0" * 32),
    "rules": lambda record: record.update(rules=999),
    "game": lambda record: record.update(game="mornington_crescent"),
    "illegal move": lambda record: record["steps"][0].update(move="end"),
    "wrong seat": lambda record: record["steps"][0].update(seat=1 - record["steps"][0]["seat"]),
    "no such seat": lambda record: record["steps"][0].update(seat=-3),
    "lost draw": lambda record: record["setup"].pop(),
    "format": lambda record: record.update(format=99),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_record_that_lies_is_refused(
    lie: str, finished: Path, tmp_path: Path, orrery: Orrery
) -> None:
    path = spoil(finished, tmp_path, LIES[lie])
    result = orrery("replay", path, "--verify", "--json")
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("orrery: ")

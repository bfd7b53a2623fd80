"""`orrery fuzz`: numbers, exit status, and the record of what failed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.kernel import FastChance, Match, Record, find_game
from orrery.kernel.fuzz import FuzzReport
from tests.cli.conftest import GAME, Orrery, only_json

KEYS = [
    "games",
    "decisions",
    "violations",
    "dead_ends",
    "illegal_tried",
    "illegal_accepted",
    "leak_pairs",
    "leaks",
    "undo_checked",
    "undo_broken",
    "clone_broken",
    "codec_broken",
    "replays",
    "replay_broken",
]


def test_the_json_has_the_agreed_keys_and_nothing_fails(orrery: Orrery, tmp_path: Path) -> None:
    result = orrery("fuzz", GAME, "--games", "1", "--players", "2", "--out", tmp_path, "--json")
    told = only_json(result)
    assert result.exit_code == 0
    assert list(told) == KEYS
    assert told["games"] == 1
    assert told["decisions"] > 0
    assert list(tmp_path.iterdir()) == []


def failing_fuzz(*args: Any, on_failure: Callable[[Record], None], **kwargs: Any) -> FuzzReport:
    match = Match(find_game(GAME), ["P1", "P2"], FastChance(1))
    match.submit(match.play.seat, match.play.offers[0])
    match.record.note = "leaks: seat 2 can tell"
    on_failure(match.record)
    return FuzzReport(games=1, leaks=1)


def test_a_failure_is_kept_as_a_record_that_replay_opens(
    orrery: Orrery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.cli.fuzz.fuzz_game", failing_fuzz)
    result = orrery("fuzz", GAME, "--out", tmp_path, "--json")
    assert result.exit_code == 1
    assert only_json(result)["leaks"] == 1
    (kept,) = tmp_path.iterdir()
    assert str(kept) in result.stderr
    replayed = orrery("replay", kept)
    assert replayed.exit_code == 0
    assert "leaks: seat 2 can tell" in replayed.stdout


def test_a_rule_that_always_fails_does_not_flood_the_folder(
    orrery: Orrery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hopeless(*args: Any, **kwargs: Any) -> FuzzReport:
        for _ in range(30):
            failing_fuzz(**kwargs)
        return FuzzReport(games=30, leaks=30)

    monkeypatch.setattr("orrery.cli.fuzz.fuzz_game", hopeless)
    assert orrery("fuzz", GAME, "--out", tmp_path).exit_code == 1
    assert len(list(tmp_path.iterdir())) == 10


def test_people_get_a_table(
    orrery: Orrery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.cli.fuzz.fuzz_game", failing_fuzz)
    result = orrery("fuzz", GAME, "--out", tmp_path, "--lang", "ru")
    assert "Утечек" in result.stdout


@pytest.mark.parametrize(
    "wish", [["--players", "17"], ["--games", "0"], ["--out", "/no/such/folder"]]
)
def test_wrong_wishes_are_refused(wish: list[str], refused: Callable[..., str]) -> None:
    refused("fuzz", GAME, *wish)

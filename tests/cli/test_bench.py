"""`orrery bench`: that it measures, never how fast."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from orrery.cli.bench import Part
from orrery.cli.bench.crowd import LONG, CrowdedTable, OwnCrowd
from orrery.cli.bench.engine import Effort
from orrery.cli.bench.figures import all_figures
from orrery.cli.bench.history import HistoryEffort, measure_history, whole_game
from orrery.cli.bench.house import own_house
from orrery.cli.bench.load import LoadEffort, Played, highest, measure_load, spread
from orrery.cli.bench.process import Missing
from orrery.cli.bench.wire import Line, Unanswered
from orrery.kernel import verify
from tests.cli.conftest import GAME, Orrery, only_json


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    def least(self: Effort, *, quick: bool) -> None:
        self.seconds, self.moments, self.tables = 0.0, 3, 2

    monkeypatch.setattr(Effort, "__init__", least)


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Databases are made in the user's cache folder; not in that of whoever runs tests."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


# --- the command -----------------------------------------------------------------------------


@pytest.mark.usefixtures("hasty")
def test_every_game_is_measured(orrery: Orrery) -> None:
    told = only_json(orrery("bench", "engine", "--quick", "--json"))
    game = next(game for game in told["games"] if game["game"] == GAME)
    assert set(game) == {
        "game",
        "players",
        "decisions_per_s",
        "explained_ms",
        "clone_us",
        "memory",
    }
    assert set(game["explained_ms"]) == {"p50", "p95", "max"}
    assert game["decisions_per_s"] > 0
    assert game["memory"]["games"] == 2
    assert (told["ratios"] is None) == (told["catanatron"] is None)
    assert "server" not in told
    assert "client" not in told


@pytest.mark.usefixtures("hasty")
def test_without_catanatron_it_says_how_to_get_it(
    orrery: Orrery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.cli.bench.engine.find_spec", lambda name: None)
    result = orrery("bench", "engine", "--quick")
    assert result.exit_code == 0
    assert "make bench" in result.stdout


def test_parts_are_chosen_by_name_and_all_by_none(
    orrery: Orrery, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[set[Part]] = []

    def note(told: dict[str, Any], wanted: set[Part], **_: object) -> None:
        asked.append(wanted)
        told["needs"] = {}

    monkeypatch.setattr("orrery.cli.bench.measure", note)
    for args in ([], ["server", "client"]):
        assert orrery("bench", *args).exit_code == 0
    assert asked == [set(Part), {Part.SERVER, Part.CLIENT}]
    assert orrery("bench", "kitchen").exit_code == 2


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_part_that_cannot_be_measured_says_what_it_needs(
    orrery: Orrery, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("ORRERY_CLIENT", str(tmp_path / "nothing"))
    result = orrery("bench", "client", "--quick", "--lang", language)
    assert result.exit_code == 0
    assert "make bench" in result.stdout
    told = only_json(orrery("bench", "client", "--quick", "--json"))
    assert told["needs"] == {"client": "bench-no-client"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_server_is_told_with_and_without_its_peer(
    orrery: Orrery, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    def measured(*, quick: bool, on_done: object) -> dict[str, Any]:
        return {**SERVER, "boardgame_io": None} if quick else SERVER

    monkeypatch.setattr("orrery.cli.bench.server.measure_server", measured)
    beside = orrery("bench", "server", "--lang", language).stdout
    assert "0.5 × boardgame.io" in beside
    assert "make bench" not in beside
    assert "make bench" in orrery("bench", "server", "--quick", "--lang", language).stdout


# --- figures ---------------------------------------------------------------------------------

LOADED: dict[str, Any] = {
    "tables": 200,
    "clients": 800,
    "moves": 2000,
    "moves_per_s": 66.7,
    "ms": {"p50": 10.0, "p95": 20.0, "p99": 30.0, "max": 40.0},
    "bytes": 5000,
    "server_cpu_ms": 5.0,
    "crowd_cpu_ms": 1.0,
    "memory_kb": 900,
    "highest_moves_per_s": 150,
}
SERVER: dict[str, Any] = {
    "sync_ms": 4.0,
    "orrery": LOADED,
    "boardgame_io": {**LOADED, "ms": {"p50": 10.0, "p95": 40.0, "p99": 30.0, "max": 40.0}},
    "history": {
        "entries": 2000,
        "table_ms": {"first": 300.0, "max": 310.0},
        "steps": 1300,
        "record_ms": {"first": 100.0, "max": 110.0},
    },
}


def test_a_ratio_is_how_many_times_the_peer_has() -> None:
    found = {figure.figure: figure for figure in all_figures({"server": SERVER})}
    assert found["bench-move-p95"].ratio == 0.5
    assert found["bench-past-table"].measured == 310.0
    assert found["bench-past-table"].ratio is None
    assert found["bench-move-p95"].wanted == "≤ 100"
    alone = all_figures({"server": {**SERVER, "boardgame_io": None}})
    assert [figure.ratio for figure in alone] == [None] * len(alone)


def test_a_figure_that_is_not_reached_is_marked() -> None:
    slow = {**LOADED, "ms": {**LOADED["ms"], "p95": 100.1}}
    found = all_figures({"server": {**SERVER, "orrery": slow}})
    assert [figure.figure for figure in found if "✗" in figure.wanted] == ["bench-move-p95"]


def test_a_figure_that_was_not_measured_is_left_out() -> None:
    hasty = {**LOADED, "highest_moves_per_s": 0}
    found = all_figures({"server": {**SERVER, "orrery": hasty}})
    assert "bench-highest" not in {figure.figure for figure in found}
    assert all_figures({}) == []


def test_percentiles_are_of_the_sorted_waits() -> None:
    waits = [float(wait) for wait in range(100, 0, -1)]
    assert spread(waits) == {"p50": 51.0, "p95": 96.0, "p99": 100.0, "max": 100.0}
    assert spread([7.0]) == dict.fromkeys(("p50", "p95", "p99", "max"), 7.0)


class Slow:
    """A crowd at a server that keeps up to a certain rate."""

    def __init__(self, limit: float) -> None:
        self.limit = limit

    def open(self, tables: int) -> None: ...

    def rush(self, moves: int) -> Played:
        raise NotImplementedError

    def play(self, rate: float, seconds: float) -> Played:
        wait = 10.0 if rate <= self.limit else 200.0
        return Played([wait] * int(rate * seconds), seconds, 0.0, 0.0)


@pytest.mark.parametrize("limit", [40.0, 100.0, 900.0])
def test_the_highest_rate_is_found_between_too_little_and_too_much(limit: float) -> None:
    crowd = Slow(limit)
    found = highest(crowd, 60.0, crowd.play(60.0, 10.0), 10.0)
    assert 0.75 * limit <= found <= limit


# --- a real server, briefly ------------------------------------------------------------------


def test_a_crowd_is_measured_at_a_real_server() -> None:
    with own_house() as house:
        crowd = OwnCrowd(house.port)
        told = measure_load(house.process, crowd, LoadEffort(2, 1, 2.0, 0.0), lambda: None)
        crowd.close()
    assert told["clients"] == 8
    assert told["moves"] > 0
    assert 0 < told["ms"]["p50"] <= told["ms"]["max"]
    assert 100 < told["bytes"] < 2000, "what has changed, not the whole table"
    assert told["memory_kb"] > 0


def test_a_table_whose_game_is_long_makes_room_before_the_next_rate() -> None:
    """The highest rate is searched with thousands of moves, and games end."""
    with own_house() as house:
        crowd = OwnCrowd(house.port)
        crowd.open(2)
        old, kept = crowd.tables
        old.seq = LONG + 1
        played = crowd.play(20.0, 0.5)
        assert old not in crowd.tables
        assert kept in crowd.tables
        assert len(crowd.tables) == 2
        assert played.waits
        crowd.close()


def test_a_crowd_says_what_a_server_refuses() -> None:
    async def spoil(port: int) -> None:
        table = await CrowdedTable.open(port)
        table.asked.offers = [type(table.asked.offers[0])("fly away")]
        with pytest.raises(Unanswered, match="“fly away” is not a move"):
            await table.move(random.Random(1))
        await table.close()
        with pytest.raises(Unanswered, match="404"):
            await Line(port).get("/api/tables/none")

    with own_house() as house:
        asyncio.run(spoil(house.port))


def test_a_finished_game_is_looked_back_at() -> None:
    course = whole_game(0)
    assert verify(course.match.record).over
    assert {entry.kind for entry in course.entries} == {"move", "undo", "redo"}
    told = measure_history(HistoryEffort(tries=1, points=2))
    assert (told["entries"], told["steps"]) == (course.seq, len(course.match.record.steps))
    assert 0 < told["table_ms"]["first"] <= told["table_ms"]["max"]
    assert 0 < told["record_ms"]["first"] <= told["record_ms"]["max"]


def test_elsewhere_than_on_linux_servers_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    from orrery.cli.bench import process

    monkeypatch.setattr(process, "os", object())
    with pytest.raises(Missing):
        process.all_cores.__wrapped__()

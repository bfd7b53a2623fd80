"""Trouble of the system: players are told "one moment", and play on when it has passed."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from orrery.server import botplay, scribe, trouble, workers
from orrery.server.house import House
from orrery.server.settings import Limits, Rate, Settings
from orrery.server.storage import Storage
from tests.server.conftest import LIMITS, PATIENT, Person, Server, looks_until, news, serving


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a further try here."""
    for module in (trouble, workers):
        monkeypatch.setattr(module, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(botplay, "FIRST_PAUSE", 0.01)


@pytest.fixture
def house(server: Server) -> House:
    found: Any = server.client.app.state.house
    assert isinstance(found, House)
    return found


def kill_rules(house: House) -> None:
    [worker] = house.croupiers.all
    assert worker.process is not None
    os.kill(worker.process.pid, signal.SIGKILL)


class Failing:
    """Fails as often as it is told to, then works."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
        self.works = getattr(place, name)
        self.error: Exception = OSError("no more descriptors")
        self.left = 0
        monkeypatch.setattr(place, name, self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self.left:
            self.left -= 1
            raise self.error
        return self.works(*args, **kwargs)


def test_a_worker_that_is_killed_is_not_noticed(server: Server, house: House) -> None:
    ada, grace, table = server.two("faulty")
    for person in (ada, grace, ada):
        kill_rules(house)
        person.moves_to(table, "go")
    assert ada.look(table)["seq"] == 3


def test_a_server_without_descriptors_asks_for_a_moment(
    server: Server, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = server.two("faulty")
    seq = ada.look(table)["seq"]
    spawn = Failing(monkeypatch, asyncio, "create_subprocess_exec")
    spawn.left = 3
    kill_rules(house)
    answer = ada.does(table, "moves", seq, move="go")
    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-moment")
    assert answer.headers["retry-after"]
    assert ada.at(table)["table"]["status"] == "playing"
    assert ada.moves_to(table, "go") == 1


def test_a_probe_is_told_when_the_database_is_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any) -> Any:
        raise full()

    with monkeypatch.context() as trouble:
        trouble.setattr(Storage, "last_notice", away)
        assert server.stranger.get("/api/health").status_code == 503
    assert server.stranger.get("/api/health").json() == {"well": True}


def full() -> OperationalError:
    return OperationalError("INSERT", {}, Exception("database or disk is full"))


def test_a_full_disk_loses_nothing_and_stops_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, grace, table = server.two("faulty")
    disk = Failing(monkeypatch, scribe, "write")
    disk.error = full()
    disk.left = 1
    assert ada.moves_to(table, "go") == 1, "it has passed before anybody noticed"
    disk.left = 10
    body = {"id": "again", "seq": 1, "move": "go"}
    with ada.live(table) as session:
        assert news(session, "look")["look"]["seq"] == 1
        answer = grace.post(f"/api/tables/{table}/moves", **body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-moment")
        assert "moment" in answer.json()["text"]
        disk.left = 0
        assert grace.post(f"/api/tables/{table}/moves", **body).json()["seq"] == 2
        assert looks_until(session, 2)[-1]["log"][-1]["event"]["turn"] == 2


def test_bots_go_on_after_a_full_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Failing(monkeypatch, scribe, "write")
    disk.error, disk.left = full(), 7
    ada = server.person("Ada")
    table = ada.opens("toy", "me bot:random")["table"]["id"]
    with ada.live(table) as session:
        assert looks_until(session, 1)[-1]["seq"] == 1


def test_bots_go_on_after_a_restart_before_anybody_asks(
    more_games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "orrery.sqlite"
    with monkeypatch.context() as asleep:
        asleep.setattr(botplay.BotPlay, "think", lambda bots: None)
        with serving(Settings(str(database))) as server:
            server.person("Ada").opens("toy", "bot:random me")
    patience = time.monotonic() + PATIENT
    with serving(Settings(str(database))), closing(sqlite3.connect(database)) as db:
        while not db.execute("SELECT count(*) FROM log").fetchone()[0]:
            assert time.monotonic() < patience
            time.sleep(0.02)


# --- many watch --------------------------------------------------------------------------------


@pytest.fixture
def small(more_games: Path, tmp_path: Path) -> Iterator[Server]:
    limits = Limits(
        **{f: getattr(LIMITS, f) for f in LIMITS.__struct_fields__}
        | {"live_tables": 1, "watchers": 2, "seat_connections": 2}
    )
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=limits)) as running:
        yield running


def test_more_tables_are_watched_than_fit(small: Server) -> None:
    ada, _, first = small.two("faulty")
    with ada.live(first) as session:
        news(session, "look")
        bea, _, second = small.two("faulty")
        assert bea.look(second)["seq"] == 0
        assert bea.moves_to(second, "go") == 1
        ada.moves_to(first, "go")
        assert looks_until(session, 1)


def test_those_who_sit_here_find_room_beside_any_crowd(small: Server) -> None:
    ada, _, table = small.two("faulty")
    strangers = [small.stranger.live(table) for _ in range(2)]
    hers = [ada.live(table) for _ in range(3)]
    for session in strangers:
        session.__enter__()
        assert news(session, "look")
    for session in hers:
        session.__enter__()
        assert news(session, "look")
    assert news(hers[-1], "presence") == {"is": "presence", "here": [0], "watching": 2}
    for session in (*strangers, *hers):
        session.__exit__(None, None, None)


def test_orders_out_of_turn_make_nobodys_answer_stale(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    seen = ada.look(table)["seq"]
    for policy in ("always", "ask", "always"):
        assert grace.does(table, "orders", question="step", policy=policy).status_code == 200
    assert ada.look(table)["seq"] == seen + 3
    assert ada.does(table, "moves", seen, move="go").status_code == 200


def test_a_question_to_several_is_answered_by_each_as_they_saw_it(server: Server) -> None:
    ada, grace, table = server.two("toy")
    for person in (grace, ada):
        assert person.does(table, "moves", 0, move="pass").status_code == 200
    assert ada.look(table)["seq"] == 2


def test_orders_have_a_limit(more_games: Path, tmp_path: Path) -> None:
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=Limits())) as server:
        small_limits(server)
        ada: Person
        ada, _, table = server.two("faulty")
        statuses = {
            ada.does(table, "orders", 0, question="step", policy="ask").status_code
            for _ in range(30)
        }
    assert statuses == {200, 429}


def test_taking_back_and_playing_again_has_a_limit(more_games: Path, tmp_path: Path) -> None:
    """A log would grow for ever."""
    limits = Limits(undos=Rate(4, 0))
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=limits)) as server:
        ada, _, table = server.two("faulty")
        seq = ada.moves_to(table, "go")
        for kind in ("undo", "redo", "undo", "redo"):
            seq = ada.does(table, kind, seq).json()["seq"]
        assert ada.does(table, "undo", seq).status_code == 429
        assert ada.look(table)["seq"] == seq == 5


def small_limits(server: Server) -> None:
    """The limits are those that a server has when nobody has set any."""
    house: Any = server.client.app.state.house
    house.settings = Settings(house.settings.database, limits=Limits())

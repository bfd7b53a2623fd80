"""Rules that fail or hang stop their own table, which says so; a bot that hangs stops nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from orrery.cli import app
from orrery.kernel import Record
from orrery.server import dealing
from orrery.server.settings import Settings
from tests.server.conftest import PATIENT, Person, Server, looks_until, news, serving


@pytest.fixture(scope="module")
def server(more_games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("faults") / "orrery.sqlite"
    hasty = Settings(str(database), rules_seconds=0.3, bot_seconds=0.3, patience=5)
    with serving(hasty) as running, pytest.MonkeyPatch.context() as hurry:
        hurry.setattr(dealing, "RESTS", (0.0,))
        yield running


def does_it(person: Person, table: str, move: str) -> httpx.Response:
    """Play a move, again where a busy machine has asked for a moment, as the client does."""
    patience = time.monotonic() + 2 * PATIENT
    while (answer := person.does(table, "moves", 1, move=move)).status_code == 503:
        assert time.monotonic() < patience
        time.sleep(0.2)
    return answer


@pytest.mark.parametrize("fault", ["crash", "hang", "sleep"])
def test_faulty_rules_stop_only_their_own_table(
    fault: str, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: Any = server.client.app.state.house
    [rules] = house.croupiers.all
    if fault != "sleep":  # these end by themselves, however little of the processor is left
        monkeypatch.setattr(rules, "patience", 200)
    ada, grace, table = server.two("faulty")
    others, _, other = server.two("faulty")
    others.moves_to(other, "go")
    ada.moves_to(table, "go")
    with ada.live(table) as session:
        answer = does_it(grace, table, fault)
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "error-table-stopped")
        card = news(session, "table")["table"]
        while card["status"] != "stopped":
            card = news(session, "table")["table"]
    seen = ada.at(table)
    assert (seen["table"]["status"], seen["look"]) == ("stopped", None)
    assert grace.does(table, "moves", 1, move="go").status_code == 409
    assert others.look(other)["seq"] == 1, "the others play on"

    assert server.person().get(f"/api/tables/{table}/record").status_code == 403
    data = ada.get(f"/api/tables/{table}/record").content
    record = Record.load(data, "report")
    assert [step.move for step in record.steps] == ["go"]
    assert fault in record.note
    report = tmp_path / "report.json"
    report.write_bytes(data)
    shown = CliRunner().invoke(app, ["replay", str(report), "--lang", "en"])
    assert shown.exit_code == 0, shown.output
    assert fault in shown.output


def test_a_move_that_failed_is_not_in_the_log(server: Server) -> None:
    ada, _, table = server.two("faulty")
    assert ada.does(table, "moves", move="crash").status_code == 409
    record = Record.load(ada.get(f"/api/tables/{table}/record").content, "report")
    assert record.steps == []


def test_a_bot_that_never_decides_gets_any_move(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "me bot:sleepy")["table"]["id"]
    with ada.live(table) as session:
        assert looks_until(session, 1)[-1]["to_act"] == [0]
    assert ada.at(table)["table"]["status"] == "playing"


def test_a_stopped_table_stays_stopped_after_a_restart(more_games: Path, tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "orrery.sqlite"))
    with serving(settings) as running:
        ada, _, table = running.two("faulty")
        ada.does(table, "moves", move="crash")
    with serving(settings) as running:
        assert running.stranger.at(table)["table"]["status"] == "stopped"

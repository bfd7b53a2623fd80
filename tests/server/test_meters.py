"""What an operator is told: the journal and the meters."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from orrery.kernel import OrreryError
from orrery.server.journal import journal, open_journal
from orrery.server.settings import Settings, read_settings
from tests.server.conftest import serving
from tests.server.process import free_port

# --- meters ------------------------------------------------------------------------------------


def read_meters(port: int) -> dict[str, float]:
    """Every number by its name and labels."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    return {name: float(value) for name, value in re.findall(r"^(\w+(?:{.*})?) (\S+)$", text, re.M)}


def test_the_meters_count_what_is_done(more_games: Path, tmp_path: Path) -> None:
    port = free_port()
    settings = Settings(str(tmp_path / "orrery.sqlite"), metrics=f"127.0.0.1:{port}")
    with serving(settings) as server:
        ada, grace, table = server.two("faulty")
        ada.moves_to(table, "go")
        grace.moves_to(table, "go")
        assert grace.does(table, "moves", move="go").status_code == 422
        assert ada.does(table, "moves", move="crash").status_code == 409
        with ada.live(table):
            found = read_meters(port)
    moves = 'method="POST",path="/api/tables/{id}/moves"'
    assert found[f'orrery_requests_total{{{moves},status="200"}}'] == 2
    assert found[f'orrery_requests_total{{{moves},status="422"}}'] == 1
    assert found['orrery_entries_total{by="person",game="faulty",kind="move"}'] == 2
    assert found['orrery_tables_stopped_total{game="faulty"}'] == 1
    assert found['orrery_worker_seconds_count{service="rules"}'] > 0
    assert found["orrery_tables_at_hand"] == 1
    assert table not in "".join(found), "numbers tell nothing of a single table"
    with pytest.raises(httpx.ConnectError):
        read_meters(port)


def test_the_meters_are_not_shown_unless_asked_for(more_games: Path, tmp_path: Path) -> None:
    with serving(Settings(str(tmp_path / "orrery.sqlite"))) as server:
        assert server.client.get("/metrics", headers={"Accept": "*/*"}).status_code == 404


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", None),
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:1", ("0.0.0.0", 1)),
        ("[::]:1", ("::", 1)),
    ],
)
def test_where_the_meters_are_shown(text: str, address: tuple[str, int] | None) -> None:
    assert read_settings({}, {"ORRERY_METRICS": text}).metrics_address == address


def test_a_wrong_place_for_the_meters_is_told() -> None:
    with pytest.raises(OrreryError):
        _ = Settings(metrics="everywhere").metrics_address


# --- the journal -------------------------------------------------------------------------------


@pytest.fixture
def _kept() -> Iterator[None]:
    """The journal as it was, afterwards."""
    root, own = logging.getLogger(), logging.getLogger("orrery")
    handlers, level, own_level = root.handlers[:], root.level, own.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    own.setLevel(own_level)


@pytest.mark.usefixtures("_kept")
def test_the_journal_writes_an_event_and_its_facts_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    open_journal(Settings(log_format="json", log_level="info"))
    journal.info("table opened", table="abc", seats=2)
    journal.debug("answered")
    logging.getLogger("sqlalchemy").warning("slow")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert first.pop("timestamp").endswith("Z")
    assert first == {"event": "table opened", "level": "info", "table": "abc", "seats": 2}
    assert (second["event"], second["level"]) == ("slow", "warning")


@pytest.mark.usefixtures("_kept")
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_defect_is_written_with_its_traceback_and_without_what_was_hidden(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    open_journal(read_settings({"log_format": form}, {}))
    hand = "".join(("secret", " ", "card"))
    try:
        raise ZeroDivisionError("the sun went out")
    except ZeroDivisionError as error:
        journal.error("request failed", exc_info=error)
    text = capsys.readouterr().err
    assert "Traceback" in text
    assert "the sun went out" in text
    assert hand not in text


@pytest.mark.usefixtures("_kept")
def test_by_default_only_what_is_wrong_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    open_journal(Settings())
    journal.info("open")
    assert capsys.readouterr().err == ""
    journal.warning("worker lost", service="rules")
    assert "worker lost" in capsys.readouterr().err

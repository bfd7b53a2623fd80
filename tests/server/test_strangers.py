"""What strangers tried: each of these got through once."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from typer.testing import CliRunner

from orrery.cli import app
from orrery.kernel import OrreryError, Record
from orrery.server import cards
from orrery.server.addresses import is_own_name, one_of
from orrery.server.api import asking
from orrery.server.archivist import Archivist
from orrery.server.claims import AlreadyServed, claimed
from orrery.server.names import read_line, tidy
from orrery.server.settings import Limits, Settings
from orrery.server.shelf import Check, Hold, Name, Retrace, Review
from orrery.server.table import Table
from tests.server.conftest import PATIENT, Person, Server, news, serving
from tests.server.test_tables import first, to_the_end

HUGE = (2**31, 2**64, 10**30, -(2**64))


# --- numbers and letters -------------------------------------------------------------------------


@pytest.mark.parametrize("number", HUGE)
def test_numbers_beyond_all_measure_are_refused_and_no_defect(number: int, server: Server) -> None:
    ada, _, table = server.two()
    assert ada.at(table, since=number)["look"]["seq"] == 0
    answers = [
        ada.get(f"/api/tables/{table}", seat=number),
        ada.get(f"/api/tables/{table}/positions/{abs(number)}"),
        ada.get(f"/api/records/none/positions/{abs(number)}"),
        ada.get(f"/api/tables/{table}/why-not", seat=number),
    ]
    assert [answer.status_code for answer in answers] == [403, 404, 404, 403]
    with ada.live(table, since=number, chat=number) as session:
        assert news(session, "look")["look"]["seq"] == 0


def test_a_number_longer_than_anybody_reads_is_refused(server: Server) -> None:
    ada, _, table = server.two()
    assert ada.get(f"/api/tables/{table}/positions/{'9' * 6000}").status_code in (400, 404)
    assert ada.get(f"/api/tables/{table}", since="9" * 6000).status_code == 400


@pytest.mark.parametrize("body", [b'{"name":"\xff\xfe"}', b'{"name":"\xed\xa0\x80"}', b"\x80"])
def test_what_is_no_utf8_is_refused_and_no_defect(body: bytes, server: Server) -> None:
    answer = server.stranger.send("/api/guests", body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "error-malformed")


def test_a_cookie_that_is_no_text_is_nobodys(server: Server) -> None:
    for cookie in ("orrery_guest=\xff.\xfe", "orrery_guest=%FF", "orrery_lang=\xff"):
        answer = server.client.get("/api/guests/me", headers={b"Cookie": cookie.encode("latin-1")})
        assert answer.status_code == 401


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200d", "\u115f\u1160", "\u0301"])
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    with pytest.raises(OrreryError):
        read_line(name, 40, "error-name")


def test_joiners_stay_where_they_join() -> None:
    family = "\U0001f469\u200d\U0001f680"
    assert tidy(f" {family}\u200d ") == family
    assert read_line("می\u200cخواهم", 40, "error-name") == "می\u200cخواهم"
    assert tidy("Z" + "\u0301" * 50).count("\u0301") <= 4


# --- addresses and hosts -------------------------------------------------------------------------


def test_a_network_of_ipv6_is_one_address() -> None:
    assert one_of("2001:db8:1:2:3:4:5:6") == one_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert one_of("2001:db8:1:3::9") != one_of("2001:db8:1:2::9")
    assert one_of("::ffff:192.0.2.7") == one_of("192.0.2.7") == "192.0.2.7"
    assert one_of("nonsense") == "nonsense"


@pytest.mark.parametrize(
    ("host", "known", "any_name", "own"),
    [
        ("127.0.0.1:8000", "", False, True),
        ("[::1]:8000", "", False, True),
        ("localhost", "", False, True),
        ("den.local:8000", "", False, True),
        ("evil.example:8000", "", False, False),
        ("evil.example", "", True, True),
        ("evil.example", "games.example", True, False),
        ("Games.example:443", "games.example, www.games.example", True, True),
    ],
)
def test_a_server_is_called_by_its_own_names(
    host: str, known: str, any_name: bool, own: bool
) -> None:
    assert is_own_name(host, known, any_name=any_name) == own


def test_a_page_at_another_name_gets_nothing(server: Server) -> None:
    ada, _, table = server.two()
    ada.headers["Host"] = "evil.example"
    for path in ("/", "/api/guests/me", f"/api/tables/{table}"):
        answer = ada.get(path)
        assert (answer.status_code, answer.json()["error"]["id"]) == (421, "error-host")


# --- records -------------------------------------------------------------------------------------


def finished(server: Server) -> tuple[Person, str, Record]:
    ada, grace, table = server.two()
    to_the_end({0: ada, 1: grace}, table, first)
    return ada, table, Record.load(ada.get(f"/api/tables/{table}/record").content, "record")


def test_every_part_of_a_record_has_its_measure(server: Server) -> None:
    ada, _, record = finished(server)
    whole = record.dump()
    long: list[dict[str, Any]] = [
        {"note": "x" * 5_000},
        {"game": "x" * 5_000},
        {"seats": ["human:A"] * 17},
        {"seats": ["x" * 1_000] * 2},
        {"options": {"x" * 50 + str(n): n for n in range(100)}},
        {"setup": [0] * 300_000},
        {"steps": [{"seat": 0, "move": "pass"}] * 21_000},
        {"steps": [{"seat": 0, "move": "x" * 500}]},
    ]
    for part in long:
        sent = json.dumps(json.loads(whole) | part).encode()
        answer = ada.send("/api/records", sent)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "error-record-measure")


def test_what_was_found_about_a_record_is_not_worked_out_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four who read a long one in a loop once kept everybody waiting for seconds."""
    ada, _, record = finished(server)
    kept = ada.send("/api/records", record.dump()).json()
    house: Any = server.client.app.state.house
    asked: list[Any] = []
    [worker] = house.archivists.all
    ask = worker.ask

    async def counted(request: Any, seconds: float) -> Any:
        asked.append(request)
        return await ask(request, seconds)

    monkeypatch.setattr(worker, "ask", counted)
    for _ in range(3):
        assert server.stranger.get(f"/api/records/{kept['record']}").json() == kept
    assert asked == []
    for _ in range(3):
        server.stranger.get(f"/api/records/{kept['record']}/history")
    assert [type(one) for one in asked] == [Retrace]


def test_what_is_asked_about_a_position_is_worked_out_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads a table in a loop takes the rules from nobody who plays."""
    ada, grace, table = server.two("faulty")
    house: Any = server.client.app.state.house
    asked: list[str] = []
    [worker] = house.croupiers.all
    ask = worker.ask

    async def counted(request: Any, seconds: float) -> Any:
        asked.append(type(request).__name__)
        return await ask(request, seconds)

    monkeypatch.setattr(worker, "ask", counted)
    looks = [server.stranger.at(table, since=since)["look"] for since in (0, 5, 6, 2**40, 0)]
    assert all(look == looks[0] for look in looks)
    for _ in range(5):
        assert ada.get(f"/api/tables/{table}/why-not").status_code == 200
    assert sorted(asked) == ["Explain", "Show"]
    ada.moves_to(table, "go")
    assert server.stranger.look(table)["seq"] == 1
    assert grace.look(table)["offers"], "each is told what is theirs"
    assert not server.stranger.look(table)["offers"]


def test_the_archive_reads_on_from_where_it_is(server: Server) -> None:
    """A slider that is moved forwards does not begin at the beginning each time."""
    _, _, record = finished(server)
    archivist = Archivist()
    assert archivist.answer(Check("r")).__class__.__name__ == "NotOpen"
    archivist.answer(Hold("r", record.dump()))
    last = len(record.steps)
    forwards = [archivist.answer(Review("r", at, 0)) for at in range(last + 1)]
    replay = archivist.shelf.volumes["r"].replay
    backwards = [archivist.answer(Review("r", at, 0)) for at in range(last, -1, -1)]
    assert forwards == backwards[::-1]
    assert archivist.shelf.volumes["r"].replay is not replay
    assert archivist.answer(Review("r", last + 1, 0)).__class__.__name__ == "Refused"
    assert archivist.answer(Name("r")).__class__.__name__ == "Shown"


def test_whoever_reads_a_long_talk_again_and_again_keeps_nobody_waiting(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four who read 200 of the longest lines in a loop once had the server to themselves."""
    ada, _, table = server.two()
    chance = random.Random(1)
    for _ in range(50):
        text = "".join(chance.choices("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", k=500))
        assert ada.post(f"/api/tables/{table}/chat", text=text).status_code == 201
    threads: list[str] = []

    def noted(body: bytes) -> bytes:
        threads.append(threading.current_thread().name)
        return gzip.compress(body)

    monkeypatch.setattr(asking, "compressed", noted)
    zipped = {"Accept-Encoding": "gzip"}
    answer = server.client.get(f"/api/tables/{table}", headers=zipped)
    assert sum(len(line["text"]) for line in answer.json()["chat"]) == Limits().chat_letters
    assert answer.json()["chat"][-1]["number"] == 50
    assert answer.headers["content-encoding"] == "gzip"
    assert [name.partition("_")[0] for name in threads] == ["asyncio"], "not in the loop's"


# --- tables --------------------------------------------------------------------------------------


def test_strangers_do_not_talk_at_a_private_table(server: Server) -> None:
    ada, _, table = server.two()
    third = server.person("Third")
    refused = third.post(f"/api/tables/{table}/chat", text="hello")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "error-not-seated")
    public = ada.opens("toy", "me link", public=True)["table"]["id"]
    assert third.post(f"/api/tables/{public}/chat", text="hello").json()["seat"] is None
    assert ada.post(f"/api/tables/{table}/chat", text="hello").json()["seat"] == 0


def test_the_secret_of_a_table_that_is_stopped_meanwhile_is_its_players_alone(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whose it is is asked when the report is written, not when somebody knocks."""
    ada, _, table = server.two("faulty")
    knocked, stopped = threading.Event(), threading.Event()
    record = Table.record

    async def late(table: Table, *who: Any) -> Record:
        knocked.set()
        await asyncio.to_thread(stopped.wait, PATIENT)
        return await record(table, *who)

    monkeypatch.setattr(Table, "record", late)
    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(server.stranger.get, f"/api/tables/{table}/record")
        assert knocked.wait(PATIENT)
        assert ada.does(table, "moves", move="crash").status_code == 409
        stopped.set()
        answer = asking.result()
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-not-seated")
    assert ada.get(f"/api/tables/{table}/record").json()["secret"]


@pytest.fixture
def older_rules(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, Person, str]:
    """A table whose game was begun under rules that this server does not have any more."""
    ada, grace, table = server.two("faulty")
    for person in (ada, grace, ada):
        person.moves_to(table, "go")
    ada.does(table, "undo")
    house: Any = server.client.app.state.house
    monkeypatch.setattr(cards, "is_current", lambda game, rules, content: game != "faulty")
    live = house.tables.at_hand(table)
    house.tables.forget(live)
    return ada, grace, table


def test_a_table_of_older_rules_is_read_and_put_away(
    older_rules: tuple[Person, Person, str], server: Server
) -> None:
    ada, grace, table = older_rules
    seen = grace.at(table)
    assert (seen["table"]["status"], seen["table"]["problem"]) == ("stopped", "outdated")
    assert seen["look"] is None
    refused = ada.does(table, "moves", 2, move="go")
    assert (refused.status_code, refused.json()["error"]["id"]) == (409, "error-table-outdated")
    record = Record.load(ada.get(f"/api/tables/{table}/record").content, "record")
    assert [step.move for step in record.steps] == ["go", "go"]
    assert record.secret
    assert server.stranger.get(f"/api/tables/{table}/record").status_code == 403
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    assert table not in [one["table"]["id"] for one in ada.get("/api/tables/mine").json()]
    assert table in [one["table"]["id"] for one in grace.get("/api/tables/mine").json()]
    assert ada.at(table)["yours"] == [0], "and its record is still hers"


# --- the database --------------------------------------------------------------------------------


def test_the_database_is_for_its_owner_alone(tmp_path: Path, more_games: Path) -> None:
    database = tmp_path / "new" / "orrery.sqlite"
    with serving(Settings(str(database))) as server:
        server.person("Ada")
        for file in database.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
    assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700


def test_a_link_to_a_database_is_the_same_database(tmp_path: Path) -> None:
    (tmp_path / "link.sqlite").symlink_to(tmp_path / "orrery.sqlite")
    one = Settings(str(tmp_path / "orrery.sqlite"))
    other = Settings(str(tmp_path / "link.sqlite"), port=8001)
    with claimed(one), pytest.raises(AlreadyServed), claimed(other):
        pass


def test_a_newer_database_is_told_in_one_line(tmp_path: Path, more_games: Path) -> None:
    database = tmp_path / "orrery.sqlite"
    with serving(Settings(str(database))) as server:
        server.person("Ada")
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as db:
        db.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    result = CliRunner().invoke(app, ["serve", "--database", str(database), "--lang", "en"])
    assert result.exit_code == 2
    assert "newer" in result.stderr
    assert result.stderr.count("\n") == 1
    assert os.path.exists(database)

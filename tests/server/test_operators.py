"""What an operator does, also while a server runs: tables, people, backups, checks."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from typer.testing import CliRunner

from orrery.cli import app
from orrery.server import checks, notices
from orrery.server.checks import Verdict
from orrery.server.course import Course
from orrery.server.rows import new_id
from orrery.server.settings import Settings
from tests.server.conftest import LIMITS, Person, Server, news, serving
from tests.server.test_tables import first, to_the_end


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "orrery.sqlite")


@pytest.fixture
def server(more_games: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(notices, "EVERY", 0.02)
    with serving(Settings(database, limits=LIMITS)) as running:
        yield running


def orrery(*args: str, database: str, code: int = 0) -> Any:
    """What a command says to programs."""
    result = CliRunner().invoke(app, [*args, "--database", database, "--json"])
    assert result.exit_code == code, result.output
    return json.loads(result.stdout) if result.stdout else None


def until_refused(person: Person, table: str, status: int) -> str:
    """Ask until the running server has read the news."""
    for _ in range(10_000):
        answer = person.get(f"/api/tables/{table}")
        if answer.status_code == status:
            return str(answer.json()["error"]["id"])
    raise AssertionError("the server has never heard of it")


# --- tables --------------------------------------------------------------------------------------


def test_tables_are_listed(server: Server, database: str) -> None:
    ada, _, table = server.two("faulty")
    ada.does(table, "moves", move="crash")
    _, _, other = server.two()
    listed = orrery("admin", "tables", database=database)
    assert {one["id"]: one["status"] for one in listed} == {table: "stopped", other: "playing"}
    [one] = orrery("admin", "tables", "--status", "stopped", database=database)
    assert [seat["name"] for seat in one["seats"]] == ["Ada", "Grace"]
    assert orrery("admin", "tables", "--game", "toy", database=database)[0]["id"] == other
    shown = CliRunner().invoke(app, ["admin", "tables", "--database", database, "--lang", "ru"])
    assert "Состояние" in shown.output


def test_a_stopped_table_is_opened_again_and_played_on(server: Server, database: str) -> None:
    ada, grace, table = server.two("faulty")
    ada.moves_to(table, "go")
    with grace.live(table) as session:
        grace.does(table, "moves", move="crash")
        while news(session, "table")["table"]["status"] != "stopped":
            pass
        orrery("admin", "reopen", table, database=database)
        while news(session, "table")["table"]["status"] != "playing":
            pass
        assert news(session, "look")["look"]["seq"] == 1
    assert grace.moves_to(table, "go") == 2
    orrery("admin", "reopen", table, database=database, code=2)


def test_a_table_is_closed_and_everybody_sent_away(server: Server, database: str) -> None:
    ada, _, table = server.two()
    with ada.live(table) as session:
        news(session, "look")
        orrery("admin", "close", table, database=database)
        with pytest.raises(WebSocketDisconnect):
            news(session, "nothing")
    assert until_refused(ada, table, 404) == "error-no-such-table"
    assert ada.get("/api/tables/mine").json() == []
    orrery("admin", "reopen", table, database=database)
    assert ada.look(table)["seq"] == 0


def test_a_move_in_the_same_moment_does_not_open_it_again(
    server: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server hears of it a moment later, and writes until then what its moves have changed."""

    async def deaf(*_: Any) -> None:
        pass

    monkeypatch.setattr(notices, "heed", deaf)
    ada, _, table = server.two("faulty")
    assert ada.look(table)["seq"] == 0
    orrery("admin", "close", table, database=database)
    assert ada.moves_to(table, "go") == 1
    [one] = orrery("admin", "tables", "--status", "closed", database=database)
    assert one["id"] == table


def test_a_deleted_table_leaves_nothing(server: Server, database: str) -> None:
    ada, _, table = server.two("faulty")
    ada.moves_to(table, "go")
    ada.post(f"/api/tables/{table}/chat", text="hello")
    orrery("admin", "delete", table, database=database)
    until_refused(ada, table, 404)
    rows = orrery("admin", "storage", database=database)["rows"]
    assert (rows["tables"], rows["log"], rows["chat"], rows["seats"]) == (0, 0, 0, 0)
    orrery("admin", "delete", table, database=database, code=2)


def test_what_nobody_comes_to_expires(server: Server, database: str) -> None:
    ada = server.person("Ada")
    waiting = ada.opens("toy", "me link")["table"]["id"]
    _, _, playing = server.two()
    assert orrery("admin", "expire", database=database) == {"n": 0}
    moment = "0.0000000001"
    assert orrery("admin", "expire", "--waiting", moment, database=database) == {"n": 1}
    until_refused(ada, waiting, 404)
    assert orrery("admin", "expire", "--abandoned", moment, database=database) == {"n": 1}
    until_refused(ada, playing, 404)


# --- people --------------------------------------------------------------------------------------


def test_a_guest_is_muted_blocked_banned_and_freed(server: Server, database: str) -> None:
    ada, grace, table = server.two("faulty")
    id = grace.me["guest"]
    body = {"text": "hello"}

    def becomes(path: str, status: int, error: str, **sent: Any) -> None:
        for _ in range(10_000):
            answer = grace.post(path, **sent) if sent else grace.get(path)
            if answer.status_code == status:
                assert answer.json()["error"]["id"] == error
                return
        raise AssertionError("the server has never heard of it")

    orrery("admin", "mute", id, "--reason", "shouts", database=database)
    becomes(f"/api/tables/{table}/chat", 403, "error-muted", **body)
    ada.moves_to(table, "go")
    grace.moves_to(table, "go")
    orrery("admin", "block", id, database=database)
    becomes("/api/tables/now", 403, "error-blocked", game="toy")
    assert grace.look(table)["seq"] == 2, "and may look"
    with grace.live(table) as session:
        session.send_json({"do": "concede", "id": "a", "seq": 0})
        assert news(session, "refused")["error"]["id"] == "error-blocked"
        orrery("admin", "ban", id, database=database)
        with pytest.raises(WebSocketDisconnect):
            news(session, "nothing")
    becomes("/api/tables/mine", 403, "error-banned")
    kinds = [bar["kind"] for bar in orrery("admin", "bars", database=database)]
    assert kinds == ["mute", "block", "ban"]
    assert ada.look(table)["seq"] == 2, "the others are not concerned"
    orrery("admin", "free", id, database=database)
    for _ in range(10_000):
        if grace.get("/api/tables/mine").status_code == 200:
            break
    assert grace.post(f"/api/tables/{table}/chat", **body).status_code == 201


def test_an_address_is_banned_with_everybody_there(server: Server, database: str) -> None:
    assert server.stranger.get("/api/games").status_code == 200
    orrery("admin", "ban", "testclient", database=database)
    for _ in range(10_000):
        answer = server.stranger.get("/api/games")
        if answer.status_code == 403:
            break
    assert answer.json()["error"]["id"] == "error-banned"


def test_an_id_can_be_typed_after_a_command() -> None:
    assert not [id for id in (new_id() for _ in range(2_000)) if id.startswith("-")]


def test_a_guest_is_told_everything_and_forgotten(server: Server, database: str) -> None:
    ada, grace, table = server.two("faulty")
    ada.moves_to(table, "go")
    ada.post(f"/api/tables/{table}/chat", text="I live in Pisa")
    alone = ada.opens("toy", "me me")["table"]["id"]
    id = ada.me["guest"]
    told = orrery("admin", "export", id, database=database)
    assert {one["id"] for one in told["tables"]} == {table, alone}
    assert [one["text"] for one in told["chat"]] == ["I live in Pisa"]
    assert [one["word"] for one in told["moves"]] == ["go"]
    assert all("secret" not in one for one in told["tables"]), "it would tell what is hidden"
    orrery("admin", "forget", id, database=database)
    for _ in range(10_000):
        if ada.get("/api/guests/me").status_code == 401:
            break
    assert ada.get("/api/guests/me").status_code == 401
    until_refused(grace, alone, 404)
    left = grace.at(table)
    assert left["table"]["seats"][0]["name"] == "Somebody"
    assert left["chat"] == []
    assert [line["event"]["turn"] for line in left["look"]["log"]] == [1], "the game stays"
    orrery("admin", "export", id, database=database, code=2)


# --- backups and checks --------------------------------------------------------------------------


def played(server: Server) -> None:
    """Tables of several kinds, some finished."""
    ada, grace, table = server.two()
    to_the_end({0: ada, 1: grace}, table, first)
    record = ada.get(f"/api/tables/{table}/record").content
    assert ada.send("/api/records", record).status_code == 201
    bea = server.person("Беа")
    other = bea.opens("beyond_the_sun", "me me", public=True)["table"]["id"]
    for _ in range(8):
        bea.moves_to(other, first(bea.look(other)))
    bea.post(f"/api/tables/{other}/chat", text="привет")


def hashes(database: str) -> dict[str, str]:
    return {one["table"]: one["hash"] for one in orrery("check", "--all", database=database)}


def test_a_backup_of_a_running_server_is_played_again_to_the_same(
    server: Server, database: str, tmp_path: Path
) -> None:
    played(server)
    file, copy = str(tmp_path / "backup.gz"), str(tmp_path / "copy.sqlite")
    rows = orrery("backup", file, database=database)["rows"]
    assert orrery("restore", file, database=copy)["rows"] == rows
    before = hashes(database)
    assert len(before) == 2
    assert hashes(copy) == before
    orrery("restore", file, database=copy, code=2)
    with serving(Settings(copy, limits=LIMITS)) as again:
        ada = server.person("Ada")
        cookie = ada.headers
        ada.client = again.client
        assert ada.get("/api/guests/me").status_code == 401, "she came after the backup"
        assert cookie
        listed = again.stranger.get("/api/tables").json()
        assert [one["table"]["seats"][0]["name"] for one in listed] == ["Беа"]


def test_a_backup_goes_from_one_kind_of_database_to_the_other(
    server: Server, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    cluster = request.getfixturevalue("postgresql")
    if cluster is None:
        pytest.skip("PostgreSQL is not installed (tests/server/install_postgresql.sh)")
    played(server)
    there, back = str(tmp_path / "there.gz"), str(tmp_path / "back.gz")
    other, home = cluster.new_database(), str(tmp_path / "home.sqlite")
    orrery("backup", there, database=database)
    orrery("restore", there, database=other)
    orrery("backup", back, database=other)
    orrery("restore", back, database=home)
    assert hashes(home) == hashes(other) == hashes(database)


def test_half_a_backup_is_none(server: Server, database: str, tmp_path: Path) -> None:
    played(server)
    whole, half = tmp_path / "whole.gz", tmp_path / "half.gz"
    orrery("backup", str(whole), database=database)
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    for broken in (b"".join(lines[:-1]), b"".join(lines[:3] + lines[4:]), b"{}\n", b"x"):
        half.write_bytes(gzip.compress(broken))
        target = str(tmp_path / "half.sqlite")
        orrery("restore", str(half), database=target, code=2)
        assert orrery("admin", "storage", database=target)["rows"]["guests"] == 0


def test_a_check_names_what_would_not_open(
    server: Server, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = server.two("faulty")
    ada.moves_to(table, "go")
    _, _, other = server.two()
    assert not any(one["problem"] for one in orrery("check", database=database))

    def newer(genesis: Any, entries: Any) -> Any:
        if genesis.game == "faulty":
            raise ValueError("other rules")
        return Course(genesis, entries)

    monkeypatch.setattr(checks, "Course", newer)
    found = [Verdict(**one) for one in orrery("check", database=database, code=1)]
    assert [one.table for one in found if one.problem] == [table]
    assert [one.table for one in found if one.hash] == [other]


def test_a_probe_is_told_whether_the_server_is_well(server: Server) -> None:
    assert server.stranger.get("/api/health").json() == {"well": True}

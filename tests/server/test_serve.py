"""`orrery serve`: a real server on a real port."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.sync.client import connect

from orrery.cli import app
from orrery.server.running import free_port
from tests.server.conftest import environment
from tests.server.process import ServerProcess


def test_moves_go_up_and_news_come_down(tmp_path: Path, more_games: Path) -> None:
    server = ServerProcess(str(tmp_path / "new" / "orrery.sqlite"), environment(more_games))
    with httpx.Client(base_url=server.url, timeout=60) as client:
        client.post("/api/guests", json={"name": "Ada"})
        wanted = {"game": "toy", "seats": [{"who": "me"}, {"who": "me"}]}
        table = client.post("/api/tables", json=wanted).json()["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live?since=0&seat=1"
        with connect(url, additional_headers={"Cookie": cookie}) as live:
            assert json.loads(live.recv(60))["look"]["seat"] == 1
            body = {"id": "a", "seq": 0, "move": "pass", "seat": 0}
            assert client.post(f"/api/tables/{table}/moves", json=body).status_code == 200
            told = json.loads(live.recv(60))
            while told["is"] != "change":
                told = json.loads(live.recv(60))
            assert told["seq"] == 1
            assert [["to_act"], [1]] in told["set"]
    assert server.stop() == 0


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--database", "mysql://x"], "mysql"),
        (["--database", "/dev/null/orrery.sqlite"], "/dev/null"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], "database"),
        (["--host", "256.0.0.1", "--database", "DIR/orrery.sqlite"], "256.0.0.1"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_line(
    args: list[str], expected: str, tmp_path: Path
) -> None:
    args = [arg.replace("DIR", str(tmp_path)) for arg in args]
    result = CliRunner().invoke(app, ["serve", *args, "--lang", "en"])
    assert result.exit_code == 2, result.output
    assert expected in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "orrery.sqlite")
        result = CliRunner().invoke(app, ["serve", "--port", port, "--database", database])
    assert result.exit_code == 2
    assert port in result.stderr


def test_the_next_free_port_is_found() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        assert free_port("127.0.0.1", port) != port
    assert free_port("127.0.0.1", port) == port


def test_a_database_has_one_server(tmp_path: Path, more_games: Path) -> None:
    database = str(tmp_path / "orrery.sqlite")
    server = ServerProcess(database, environment(more_games))
    result = CliRunner().invoke(app, ["serve", "--port", "1", "--database", database])
    assert result.exit_code == 2
    assert server.url in result.stderr
    assert server.stop() == 0
    server.start_again()
    assert server.stop() == 0


def test_the_client_is_served_from_the_folder_that_is_named(
    tmp_path: Path, more_games: Path
) -> None:
    (tmp_path / "index.html").write_text("<title>mine</title>")
    env = environment(more_games) | {"ORRERY_CLIENT": str(tmp_path)}
    server = ServerProcess(str(tmp_path / "orrery.sqlite"), env)
    try:
        assert "mine" in httpx.get(server.url).text
        with socket.create_connection(("127.0.0.1", server.port), 60) as raw:
            # Not through a client that would tidy the path up.
            raw.sendall(b"GET /../../../../../../etc/hosts.txt HTTP/1.0\r\nHost: x\r\n\r\n")
            assert b" 404 " in raw.recv(1000)
    finally:
        server.stop()

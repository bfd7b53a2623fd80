"""Connections as bytes: everything has an end before it is whole (a real server on a real port)."""

from __future__ import annotations

import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orrery.server.lines import PINGS
from orrery.server.ringside import GONE
from orrery.server.settings import Settings
from orrery.server.tables import TICK
from tests.server.conftest import PATIENT, environment
from tests.server.process import ServerProcess

HASTY = {"ORRERY_PING_SECONDS": "0.2", "ORRERY_PONG_SECONDS": "0.4"}


@pytest.fixture(scope="module")
def real(more_games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    database = tmp_path_factory.mktemp("lines") / "orrery.sqlite"
    server = ServerProcess(str(database), environment(more_games) | HASTY)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def cookie(real: ServerProcess) -> str:
    """Ada's, who sits at both places of the table."""
    entered = httpx.post(f"{real.url}/api/guests", json={"name": "Ada"}, timeout=PATIENT)
    return str(entered.headers["set-cookie"].partition(";")[0])


@pytest.fixture(scope="module")
def table(real: ServerProcess, cookie: str) -> str:
    wanted = {"game": "toy", "seats": [{"who": "me"}, {"who": "me"}]}
    ours = {"Cookie": cookie}
    opened = httpx.post(f"{real.url}/api/tables", json=wanted, headers=ours, timeout=PATIENT)
    return str(opened.json()["table"]["id"])


def address(real: ServerProcess, table: str) -> str:
    return f"{real.url.replace('http', 'ws')}/api/tables/{table}/live?since=0"


@pytest.fixture
def live(real: ServerProcess, table: str) -> Iterator[ClientConnection]:
    with connect(address(real, table)) as session:
        yield session


def close_code(session: ClientConnection) -> int | None:
    """The code that the server ends a connection with."""
    try:
        while True:
            session.recv(PATIENT)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize(("piece", "often"), [(b"x" * 1000, 5), (b"", 20), (b"x", 20)])
def test_a_message_that_never_ends_is_cut_off(
    piece: bytes, often: int, live: ClientConnection
) -> None:
    codes = []

    def unfinished() -> Iterator[bytes]:
        yield b"{"
        yield from itertools.repeat(piece, often)
        codes.append(close_code(live))

    with pytest.raises(ConnectionClosed):
        live.send(unfinished())
    assert codes == [1009]


def test_what_is_no_text_is_cut_off(live: ClientConnection) -> None:
    live.send(b"\xff\xfe", text=True)
    assert close_code(live) == 1007


def raw(real: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", real.port), PATIENT)


def flood(line: socket.socket, pieces: list[bytes]) -> None:
    for piece in pieces:
        line.sendall(piece)


def ends(line: socket.socket) -> bool:
    """Whether the other side ends it, after whatever it still sends."""
    try:
        while line.recv(10_000):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /" + b"a" * 200_000,
        b"GET / HTTP/1.1\r\nX: " + b"a" * 200_000,
        b"GET / HTTP/1.1\r\n" + b"X: a\r\n" * 40_000,
    ],
    ids=["address", "header", "headers"],
)
def test_a_head_that_never_ends_is_cut_off(beginning: bytes, real: ServerProcess) -> None:
    with raw(real) as line:
        try:
            line.sendall(beginning)
            answer = line.recv(1000)
        except ConnectionError:
            answer = b""  # it was cut off while we were still sending
    assert answer[9:12] in (b"431", b"400", b"")


def test_a_trailer_that_never_ends_is_cut_off(real: ServerProcess) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    with raw(real) as line, pytest.raises(ConnectionError):
        flood(line, [head, *[b"X: aaaaaaaa\r\n" * 10_000] * 1000])


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET /\xff\xfe HTTP/1.1",
        b"GET /%ff%fe HTTP/1.1",
        b"GET /api/tables?lang=%ff HTTP/1.1",
        b"GET /api/tables/%ff%c3 HTTP/1.1",
        b"GET http://[/ HTTP/1.1",
        b"\x16\x03\x01",
    ],
)
def test_a_garbled_request_is_refused_and_no_defect(
    request_line: bytes, real: ServerProcess
) -> None:
    with raw(real) as line:
        line.sendall(request_line + b"\r\nHost: localhost\r\nCookie: a=\xff\r\n\r\n")
        assert line.recv(1000)[9:12] in (b"400", b"404", b"200")


def test_whoever_never_reads_is_let_go_of(real: ServerProcess, table: str) -> None:
    with upgraded(real, table) as line:
        # Everything is read here and no ping answered, until the server has had enough.
        assert ends(line)


def test_a_server_that_stops_says_come_back(more_games: Path, tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "orrery.sqlite"), environment(more_games))
    client = httpx.Client(base_url=server.url, timeout=PATIENT)
    client.post("/api/guests", json={"name": "Ada"})
    wanted = {"game": "toy", "seats": [{"who": "me"}, {"who": "me"}]}
    table = client.post("/api/tables", json=wanted).json()["table"]["id"]
    with connect(address(server, table)) as session:
        assert json.loads(session.recv(PATIENT))["is"] == "look"
        stopping = threading.Thread(target=server.stop)
        stopping.start()
        assert close_code(session) == 1013
        stopping.join()


def upgraded(real: ServerProcess, table: str, cookie: str = "") -> socket.socket:
    """A WebSocket of which we see the bytes."""
    line = raw(real)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        f"Cookie: {cookie}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def test_a_flood_of_pings_is_cut_off(live: ClientConnection) -> None:
    """Each is answered, and the answers would wait in memory for somebody who never reads."""
    for _ in range(PINGS + 1):
        live.ping()
    assert close_code(live) == 1008


def test_an_answer_that_nobody_reads_is_let_go_of(more_games: Path, tmp_path: Path) -> None:
    """It would be kept for as long as the other side likes."""
    (tmp_path / "index.html").write_text("<title>page</title>")
    (tmp_path / "large.txt").write_bytes(bytes(8_000_000))
    hasty = {"ORRERY_CLIENT": str(tmp_path), "ORRERY_READ_SECONDS": "0.3"}
    server = ServerProcess(str(tmp_path / "orrery.sqlite"), environment(more_games) | hasty)
    asking = b"GET /large.txt HTTP/1.1\r\nHost: localhost\r\n"
    try:
        for how in (b"", b"Connection: close\r\n"):
            with socket.socket() as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                line.settimeout(PATIENT)
                line.connect(("127.0.0.1", server.port))
                line.sendall(asking + how + b"\r\n")
                assert line.recv(12) == b"HTTP/1.1 200"
                time.sleep(1)
                assert len(everything(line)) < 8_000_000
    finally:
        server.stop()


def everything(line: socket.socket) -> bytes:
    parts = []
    try:
        while part := line.recv(100_000):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize(
    "beginning",
    [
        b"GET /api/tables/\xff\xfe/live HTTP/1.1",
        b"GET /api/tables/%ff%c3/live HTTP/1.1",
        b"GET /api/tables/x/live?since=%ff HTTP/1.1",
        b"GET /api/tables/x/live?since=99999999999999999999999 HTTP/1.1",
    ],
)
def test_a_garbled_upgrade_is_refused_and_no_defect(beginning: bytes, real: ServerProcess) -> None:
    with raw(real) as line:
        line.sendall(
            beginning
            + b"\r\nHost: localhost\r\nConnection: Upgrade\r\nCookie: orrery_guest=\xff\r\n"
            b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        said = line.recv(1000)
        assert said[9:12] in (b"101", b"400", b"403", b"404")
        assert b"error-server-defect" not in said + everything(line)


# --- who is there --------------------------------------------------------------------------------


def here(session: ClientConnection) -> list[int]:
    """The seats that are told to be there, the next time that anything is told of it."""
    while (told := json.loads(session.recv(PATIENT)))["is"] != "presence":
        pass
    return list(told["here"])


def test_whoever_has_fallen_silent_is_not_there_any_more(
    real: ServerProcess, table: str, cookie: str, live: ClientConnection
) -> None:
    """A cable is pulled: nothing closes the connection but the pings that stay unanswered."""
    assert here(live) == []
    with upgraded(real, table, cookie):
        assert here(live) == [0, 1]
        assert here(live) == []


def test_a_lost_connection_is_noticed_in_time() -> None:
    """Within 10 seconds by its owner, within 20 by the others."""
    client = (Path(__file__).parents[2] / "web/src/shell/line.ts").read_text(encoding="utf-8")
    silence = int(client.partition("const SILENCE = ")[2].partition(";")[0]) / 1000
    settings = Settings()
    assert settings.beat_seconds + TICK < silence <= 10
    assert settings.ping_seconds + settings.pong_seconds + GONE < 20

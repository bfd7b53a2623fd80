"""Many at once, against a real server."""

from __future__ import annotations

import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from orrery.server.descriptors import allow_files
from tests.server.conftest import environment
from tests.server.process import ServerProcess

IDLE = 300
FEW = 6


@contextmanager
def few_files(most: int) -> Iterator[None]:
    """What is started here may open only so many files, unless it asks for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_files_are_asked_for_as_far_as_one_may() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with few_files(200):
        allow_files(100)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (200, hard), "never fewer"
        allow_files(300)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (300, hard)
        allow_files(1 << 40)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 300


def test_connections_that_do_nothing_keep_nobody_out(tmp_path: Path, more_games: Path) -> None:
    """A browser keeps some open for its next request; a few dozen people are hundreds of them."""
    with few_files(IDLE // 2):
        server = ServerProcess(str(tmp_path / "orrery.sqlite"), environment(more_games))
    asking = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    idle = []
    try:
        for _ in range(IDLE):
            line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
            line.sendall(asking)
            assert line.recv(12) == b"HTTP/1.1 200"
            idle.append(line)
        assert httpx.get(f"{server.url}/api/games", timeout=60).status_code == 200
    finally:
        for line in idle:
            line.close()
        assert server.stop() == 0


def line_to(server: ServerProcess) -> tuple[socket.socket, bytes]:
    """A connection and the beginning of its answer, which is empty when it was ended at once."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    try:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line, line.recv(12)
    except ConnectionError:
        return line, b""


@pytest.mark.parametrize("proxy", [False, True])
def test_nobody_holds_all_the_connections_that_there_are(
    proxy: bool, tmp_path: Path, more_games: Path
) -> None:
    settings = {"ORRERY_ADDRESS_LINES": str(FEW), "ORRERY_BEHIND_PROXY": str(proxy).lower()}
    server = ServerProcess(str(tmp_path / "orrery.sqlite"), environment(more_games) | settings)
    try:
        lines = [line_to(server) for _ in range(2 * FEW)]
        answered = [answer == b"HTTP/1.1 200" for _, answer in lines]
        assert answered == [True] * FEW + [proxy] * FEW
        for line, _ in lines:
            line.close()
        again, answer = line_to(server)
        while not answer:  # until the server has seen that they are gone
            again.close()
            again, answer = line_to(server)
        assert answer == b"HTTP/1.1 200"
        again.close()
    finally:
        assert server.stop() == 0

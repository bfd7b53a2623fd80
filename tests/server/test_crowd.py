"""Many at once, against a real server."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx

from tests.server.conftest import environment
from tests.server.process import ServerProcess

IDLE = 300


def test_connections_that_do_nothing_keep_nobody_out(tmp_path: Path, more_games: Path) -> None:
    """A browser keeps some open for its next request; a few dozen people are hundreds of them."""
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

"""A real server: a process of its own, on a port of its own, that can be killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

ORRERY = Path(sys.executable).parent / "orrery"


class ServerProcess:
    def __init__(self, database: str, env: dict[str, str]) -> None:
        self.database = database
        # Nobody floods anybody here, however fast a test is.
        self.env = {**env, "ORRERY_REQUESTS": "1e9/1e9", "ORRERY_RULES_WORKERS": "1"}
        self.port = free_port()
        self.killed = False
        self.running = self._start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _start(self) -> subprocess.Popen[str]:
        """Start, and wait for the line that says that it listens."""
        where = ["--port", str(self.port), "--database", self.database]
        running = subprocess.Popen(
            [ORRERY, "serve", *where, "--json"], stdout=subprocess.PIPE, env=self.env, text=True
        )
        assert running.stdout is not None
        assert json.loads(running.stdout.readline()) == {"url": self.url}
        return running

    def kill(self) -> None:
        self.killed = True
        os.kill(self.running.pid, signal.SIGKILL)

    def wait(self) -> int:
        assert self.running.stdout is not None
        self.running.stdout.close()
        return self.running.wait()

    def start_again(self) -> None:
        self.wait()
        self.killed = False
        self.running = self._start()

    def stop(self) -> int:
        self.running.terminate()
        return self.wait()

    def workers(self) -> list[int]:
        """The processes that it has started (Linux only)."""
        found = Path(f"/proc/{self.running.pid}/task/{self.running.pid}/children")
        return [int(pid) for pid in found.read_text().split()]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert isinstance(port, int)
    return port

"""A Redis or Valkey of our own: in memory, on a port of its own."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from contextlib import suppress

from tests.server.process import free_port

NAMES = ("redis-server", "valkey-server")
START = 30.0


def find_redis() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class RedisServer:
    def __init__(self, program: str) -> None:
        self.port = free_port()
        self.program = program
        self.start()

    def start(self) -> None:
        settings = ["--port", str(self.port), "--save", "", "--appendonly", "no"]
        self._running = subprocess.Popen([self.program, *settings], stdout=subprocess.DEVNULL)
        patience = time.monotonic() + START
        while time.monotonic() < patience:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
        raise OSError("Redis does not listen")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def stop(self) -> None:
        self._running.terminate()
        self._running.wait()

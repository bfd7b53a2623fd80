"""A server that is measured: a process with its children, what they cost and what they hold."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

from orrery.server.descriptors import allow_files

CORES = 2
"""What a server may use, as on the machine that the numbers are wanted for."""
FILES = 10_000
"""That a crowd may have open, each client two connections."""
START = 60.0
"""Seconds that a server may take to listen, and to have done what it does at its start."""
TICK = 0.02
"""Seconds of processor time that count as none."""
QUIET = 0.5
"""Seconds without work after which it has."""


class Missing(Exception):
    """Something is not there that a part is measured with: the id of the message that says so."""


class Process:
    """Started, and it listens on its port."""

    def __init__(
        self, command: Sequence[str], env: Mapping[str, str], cwd: Path, port: int
    ) -> None:
        self._running = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, cwd=cwd, env={**clean_environment(), **env}
        )
        # What it starts later may use the same cores and no others.
        os.sched_setaffinity(self._running.pid, all_cores()[:CORES])
        self._wait_for(port)
        self._settle()

    def _settle(self) -> None:
        """What is only begun when it already listens is not to be measured as something else."""
        patience = time.monotonic() + START
        before = -1.0
        while self.cpu() > before + TICK and time.monotonic() < patience:
            before = self.cpu()
            time.sleep(QUIET)

    def _wait_for(self, port: int) -> None:
        patience = time.monotonic() + START
        while self._running.poll() is None and time.monotonic() < patience:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return
            time.sleep(0.05)
        self.stop()
        raise OSError(f"{self._running.args!r} does not listen on port {port}")

    def stop(self) -> None:
        self._running.terminate()
        self._running.wait()

    def memory(self) -> int:
        """Resident bytes of all its processes."""
        return sum(resident(pid) for pid in family(self._running.pid))

    def cpu(self) -> float:
        """Seconds of processor time that they have used."""
        return sum(processor_time(pid) for pid in family(self._running.pid))


@contextmanager
def beside_servers() -> Iterator[None]:
    """Keep off the cores that a measured server has, where there are others."""
    mine = all_cores()
    allow_files(FILES)
    os.sched_setaffinity(0, mine[CORES:] or mine)
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


@cache
def all_cores() -> list[int]:
    """Those that this process was given in the first place."""
    if not hasattr(os, "sched_getaffinity"):
        raise Missing("bench-needs-linux")
    return sorted(os.sched_getaffinity(0))


def clean_environment() -> dict[str, str]:
    """Without the settings of a server that runs here otherwise."""
    return {name: value for name, value in os.environ.items() if not name.startswith("ORRERY_")}


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [pid, *(each for child in children.split() for each in family(int(child)))]


def resident(pid: int) -> int:
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def processor_time(pid: int) -> float:
    # The name in brackets may contain anything, so count from its end: user and system time.
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])

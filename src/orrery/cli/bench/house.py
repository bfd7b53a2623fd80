"""A server of ours, started as an operator would start it, with limits that no crowd reaches."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from platformdirs import user_cache_path

from orrery.cli.bench.process import Process, free_port

ORRERY = Path(sys.executable).with_name("orrery")
PLENTY = "1e9/1e9"
UNLIMITED = {
    "ORRERY_REQUESTS": PLENTY,
    "ORRERY_FILES": PLENTY,
    "ORRERY_GUESTS": PLENTY,
    "ORRERY_TABLES": PLENTY,
    "ORRERY_UPLOADS": PLENTY,
    "ORRERY_CONNECTIONS": "1000000",
    "ORRERY_OPEN_TABLES": "1000000",
}
"""A crowd has one address and one purse; everything else is as it comes."""
WORKERS = {"ORRERY_RULES_WORKERS": "1", "ORRERY_BOT_WORKERS": "1"}
"""The defaults for two cores, whatever this machine has."""


class OwnHouse(Struct):
    process: Process
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


def own_folder() -> tempfile.TemporaryDirectory[str]:
    """On a disk: the system's temporary folder may be memory, where a sync costs nothing."""
    return tempfile.TemporaryDirectory(dir=user_cache_path("orrery", ensure_exists=True))


@contextmanager
def own_house(
    before: Callable[[Path], None] = lambda database: None, **settings: str
) -> Iterator[OwnHouse]:
    """Open while it is measured; `before` may lay tables out in its database. The settings are
    environment variables."""
    with own_folder() as folder:
        database = Path(folder) / "bench.sqlite"
        before(database)
        port = free_port()
        command = [str(ORRERY), "serve", "--port", str(port), "--database", str(database)]
        process = Process(command, {**UNLIMITED, **WORKERS, **settings}, Path(folder), port)
        try:
            yield OwnHouse(process, port)
        finally:
            process.stop()

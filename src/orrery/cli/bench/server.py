"""The server: from a move to the last of four clients, at 200 live tables, beside boardgame.io; and
finished games, opened at any point."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from orrery.cli.bench.crowd import OwnCrowd
from orrery.cli.bench.history import effort_of_history, measure_history
from orrery.cli.bench.house import own_folder, own_house
from orrery.cli.bench.load import LoadEffort, measure_load
from orrery.cli.bench.peer import measure_boardgame_io
from orrery.cli.bench.process import beside_servers

SYNCS = 50
PAGE = 4096


def effort_of_load(*, quick: bool) -> LoadEffort:
    if quick:
        return LoadEffort(tables=20, before=2, seconds=5.0, search=0.0)
    return LoadEffort(tables=200, before=30, seconds=30.0, search=10.0)


def measure_server(*, quick: bool, on_done: Callable[[], None]) -> dict[str, Any]:
    effort = effort_of_load(quick=quick)
    with beside_servers():
        ours = measure_orrery(effort, on_done)
        theirs = measure_boardgame_io(effort, ours["position_bytes"], on_done)
        history = measure_history(effort_of_history(quick=quick))
    on_done()
    return {"sync_ms": sync_ms(), "orrery": ours, "boardgame_io": theirs, "history": history}


def measure_orrery(effort: LoadEffort, on_done: Callable[[], None]) -> dict[str, Any]:
    with own_house() as house:
        crowd = OwnCrowd(house.port)
        try:
            told = measure_load(house.process, crowd, effort, on_done)
            return {**told, "position_bytes": crowd.weigh()}
        finally:
            crowd.close()


def sync_ms() -> float:
    """What our server waits for before it answers, and the peer does not: one page on the disk."""
    with own_folder() as folder, (Path(folder) / "page").open("wb") as file:
        taken = []
        for _ in range(SYNCS):
            start = time.perf_counter()
            file.write(bytes(PAGE))
            file.flush()
            os.fsync(file.fileno())
            taken.append(1000 * (time.perf_counter() - start))
    return round(statistics.median(taken), 2)

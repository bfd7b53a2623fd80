"""What a crowd of clients does to a server, and what is read off meanwhile. The same for our server
and for a peer's: only who moves, and how, differs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from orrery.cli.bench.process import Process

WANTED_MS = 100.0
"""The most that a move may take to the last of four clients, for 95 of 100 moves."""
THINKING = 3.0
"""Seconds between two moves of a table, in the mean: people need far longer for most of theirs."""
GROWTH = 1.5
"""The highest rate is searched upwards by this factor,"""
HALVINGS = 3
"""then so many times between the last two."""
KEPT_UP = 0.95
"""Part of a wanted rate below which a server counts as not keeping up."""


class Played(Struct, frozen=True):
    """What a crowd reports."""

    waits: list[float]
    """For each move, milliseconds from sending it until the last of four clients has it."""
    seconds: float
    cpu: float
    """Processor seconds of the crowd itself."""
    bytes: float
    """What one client is sent for one move, in the mean."""

    @property
    def rate(self) -> float:
        return len(self.waits) / self.seconds

    @property
    def in_time(self) -> bool:
        return spread(self.waits)["p95"] <= WANTED_MS


class Crowd(Protocol):
    def open(self, tables: int) -> None:
        """Open tables with four clients each."""

    def rush(self, moves: int) -> Played:
        """From no move to twice as many at each table, as fast as they go."""

    def play(self, rate: float, seconds: float) -> Played:
        """So many moves a second over all tables."""


class LoadEffort(Struct, frozen=True):
    tables: int
    before: int
    """Moves a table, in the mean, before anything is measured."""
    seconds: float
    search: float
    """Seconds at each rate while the highest is searched; 0: it is not."""


def measure_load(
    server: Process, crowd: Crowd, effort: LoadEffort, on_done: Callable[[], None]
) -> dict[str, Any]:
    empty = server.memory()
    crowd.open(effort.tables)
    on_done()
    crowd.rush(effort.before)
    on_done()
    rate, spent = effort.tables / THINKING, server.cpu()
    played = crowd.play(rate, effort.seconds)
    moves, spent = len(played.waits), server.cpu() - spent
    held = server.memory() - empty
    on_done()
    told = {
        "tables": effort.tables,
        "clients": 4 * effort.tables,
        "moves": moves,
        "moves_per_s": round(played.rate, 1),
        "ms": spread(played.waits),
        "bytes": round(played.bytes),
        "server_cpu_ms": round(1000 * spent / moves, 2),
        "crowd_cpu_ms": round(1000 * played.cpu / moves, 2),
        "memory_kb": round(held / effort.tables / 1000),
        "highest_moves_per_s": round(highest(crowd, rate, played, effort.search)),
    }
    on_done()
    return told


def highest(crowd: Crowd, rate: float, played: Played, seconds: float) -> float:
    """The highest rate at which 95 of 100 moves are seen in time; 0 when it is not searched."""
    if not seconds:
        return 0.0
    low, high = (rate, 0.0) if played.in_time else (0.0, rate)
    while not high:
        more = low * GROWTH
        low, high = (more, 0.0) if keeps_up(crowd, more, seconds) else (low, more)
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if keeps_up(crowd, middle, seconds) else (low, middle)
    return low


def keeps_up(crowd: Crowd, rate: float, seconds: float) -> bool:
    played = crowd.play(rate, seconds)
    return played.in_time and played.rate >= KEPT_UP * rate


def spread(waits: list[float]) -> dict[str, float]:
    ordered = sorted(waits)

    def at(part: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)}

"""The figures that a run is about: what was measured, what is wanted, and how a peer compares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from rich.table import Table

from orrery.kernel import Words

CATANATRON = "Catanatron"
BOARDGAME_IO = "boardgame.io"
KB = 1000
COLUMNS = (
    "bench-column-figure",
    "bench-column-of",
    "bench-column-measured",
    "bench-column-wanted",
    "bench-column-ratio",
)


class Figure(Struct, frozen=True):
    """One number. `ratio` is how many times the peer's it is, where the peer has one."""

    figure: str
    """A message's id; the unit is in its text."""
    of: str
    measured: float
    wanted: str = ""
    peer: str = ""
    ratio: float | None = None


def all_figures(told: dict[str, Any]) -> list[Figure]:
    """All figures of a run, whatever parts it had."""
    return [*engine_figures(told), *server_figures(told), *client_figures(told)]


def engine_figures(told: dict[str, Any]) -> Iterator[Figure]:
    peer = told.get("catanatron") or {}
    for game in told.get("games", ()):
        yield compared(
            "bench-decisions",
            game["game"],
            game["decisions_per_s"],
            "≥ 8000",
            CATANATRON,
            peer.get("decisions_per_s"),
        )
        yield compared(
            "bench-clone", game["game"], game["clone_us"], "≤ 20", CATANATRON, peer.get("copy_us")
        )
        yield Figure("bench-explained-p95", game["game"], game["explained_ms"]["p95"], "≤ 20")


def server_figures(told: dict[str, Any]) -> Iterator[Figure]:
    if not (server := told.get("server")):
        return
    ours, theirs = server["orrery"], server["boardgame_io"]
    of = f"{ours['tables']} × 4"
    for figure, part, wanted in (
        ("bench-move-p50", "p50", ""),
        ("bench-move-p95", "p95", "≤ 100"),
        ("bench-move-p99", "p99", ""),
    ):
        peer = theirs and theirs["ms"][part]
        yield compared(figure, of, ours["ms"][part], wanted, BOARDGAME_IO, peer)
    for figure, key in (
        ("bench-highest", "highest_moves_per_s"),
        ("bench-server-cpu", "server_cpu_ms"),
        ("bench-table-memory", "memory_kb"),
    ):
        if ours[key]:
            yield compared(figure, of, ours[key], "", BOARDGAME_IO, theirs and theirs[key])
    yield Figure("bench-look", of, round(ours["bytes"] / KB, 1), "≤ 40")
    history = server["history"]
    for figure, key, long in (
        ("bench-past-table", "table_ms", "entries"),
        ("bench-past-record", "record_ms", "steps"),
    ):
        yield Figure(figure, str(history[long]), history[key]["max"], "≤ 1000")


def client_figures(told: dict[str, Any]) -> Iterator[Figure]:
    client = told.get("client") or {}
    for language, weight in client.get("bytes", {}).items():
        yield Figure("bench-first-load", language, round(weight / KB, 1), "≤ 250")
    if client:
        yield Figure("bench-interactive", "", client["interactive_ms"]["p50"], "≤ 1500")


def compared(
    figure: str, of: str, measured: float, wanted: str, peer: str, theirs: float | None
) -> Figure:
    if not theirs:
        return Figure(figure, of, measured, wanted)
    return Figure(figure, of, measured, wanted, peer, round(measured / theirs, 2))


def figure_table(rows: list[Figure], words: Words) -> Table:
    table = Table(*(words.tell(column) for column in COLUMNS))
    for row in rows:
        ratio = f"{row.ratio:g} × {row.peer}" if row.ratio is not None else ""
        table.add_row(words.tell(row.figure), row.of, f"{row.measured:,g}", row.wanted, ratio)
    return table

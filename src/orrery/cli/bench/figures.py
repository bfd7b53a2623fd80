"""The figures that a run is about: what was measured, what is wanted, and how a peer compares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
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


class Figure(Struct, frozen=True, kw_only=True):
    """One number."""

    figure: str
    """A message's id; the unit is in its text."""
    of: str
    measured: float
    at_most: float | None = None
    at_least: float | None = None
    peer: str = ""
    ratio: float | None = None
    """How many times the peer's it is."""

    @property
    def wanted(self) -> str:
        """`≤ 100`, and a cross when it is not reached."""
        if self.at_most is not None:
            return f"≤ {self.at_most:,g}" + (" ✗" if self.measured > self.at_most else "")
        if self.at_least is not None:
            return f"≥ {self.at_least:,g}" + (" ✗" if self.measured < self.at_least else "")
        return ""

    @property
    def beside(self) -> str:
        return f"{self.ratio:g} × {self.peer}" if self.ratio is not None else ""

    def compared(self, peer: str, theirs: float | None) -> Figure:
        """The same beside a peer's number, where there is one."""
        ratio = round(self.measured / theirs, 2) if theirs else None
        return replace(self, peer=peer if theirs else "", ratio=ratio)


def all_figures(told: dict[str, Any]) -> list[Figure]:
    """All figures of a run, whatever parts it had."""
    return [*engine_figures(told), *server_figures(told), *client_figures(told)]


def engine_figures(told: dict[str, Any]) -> Iterator[Figure]:
    peer = told.get("catanatron") or {}
    for row in told.get("games", ()):
        game = row["game"]
        yield Figure(
            figure="bench-decisions", of=game, measured=row["decisions_per_s"], at_least=8000
        ).compared(CATANATRON, peer.get("decisions_per_s"))
        yield Figure(figure="bench-clone", of=game, measured=row["clone_us"], at_most=20).compared(
            CATANATRON, peer.get("copy_us")
        )
        explained = row["explained_ms"]["p95"]
        yield Figure(figure="bench-explained-p95", of=game, measured=explained, at_most=20)


def server_figures(told: dict[str, Any]) -> Iterator[Figure]:
    if not (server := told.get("server")):
        return
    yield from load_figures(server["orrery"], server["boardgame_io"] or {})
    history = server["history"]
    for figure, key, long in (
        ("bench-past-table", "table_ms", "entries"),
        ("bench-past-record", "record_ms", "steps"),
    ):
        slowest = history[key]["max"]
        yield Figure(figure=figure, of=f"{history[long]:,}", measured=slowest, at_most=1000)


def load_figures(ours: dict[str, Any], theirs: dict[str, Any]) -> Iterator[Figure]:
    of = f"{ours['tables']} × 4"
    for figure, part, most in (
        ("bench-move-p50", "p50", None),
        ("bench-move-p95", "p95", 100.0),
        ("bench-move-p99", "p99", None),
    ):
        wait = Figure(figure=figure, of=of, measured=ours["ms"][part], at_most=most)
        yield wait.compared(BOARDGAME_IO, theirs.get("ms", {}).get(part))
    for figure, key in (
        ("bench-highest", "highest_moves_per_s"),
        ("bench-server-cpu", "server_cpu_ms"),
        ("bench-table-memory", "memory_kb"),
    ):
        if ours[key]:
            own = Figure(figure=figure, of=of, measured=ours[key])
            yield own.compared(BOARDGAME_IO, theirs.get(key))
    yield Figure(figure="bench-look", of=of, measured=round(ours["bytes"] / KB, 1), at_most=40)


def client_figures(told: dict[str, Any]) -> Iterator[Figure]:
    if not (client := told.get("client")):
        return
    for language, weight in client["bytes"].items():
        size = round(weight / KB, 1)
        yield Figure(figure="bench-first-load", of=language, measured=size, at_most=250)
    wait = client["interactive_ms"]["p50"]
    yield Figure(figure="bench-interactive", of="", measured=wait, at_most=1500)


def figure_table(rows: list[Figure], words: Words) -> Table:
    table = Table(*(words.tell(column) for column in COLUMNS))
    for row in rows:
        told = words.tell(row.figure)
        table.add_row(told, row.of, f"{row.measured:,g}", row.wanted, row.beside)
    return table

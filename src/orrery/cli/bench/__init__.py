"""`orrery bench`: measured speed, and ratios against peers that do comparable work in the same run.

Engine, server and client are measured by parts of their own. What a part needs and does not find
is named in the output, and the others are measured all the same.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from orrery.cli.bench.engine import Effort, measure_engine, show_engine
from orrery.cli.bench.figures import all_figures, figure_table
from orrery.cli.bench.process import Missing
from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json, progress
from orrery.kernel import Words, all_games

SERVER_STEPS = 9
"""Four for each server, and the history."""


class Part(StrEnum):
    ENGINE = "engine"
    SERVER = "server"
    CLIENT = "client"


def bench(
    parts: Annotated[list[Part] | None, typer.Argument(metavar="engine|server|client")] = None,
    quick: Annotated[bool, typer.Option("--quick")] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    words = own_words(chosen(lang))
    wanted = set(parts or Part)
    told: dict[str, Any] = {
        "python": platform.python_version(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": machine_load(),
        "quick": quick,
    }
    with progress(words.tell("bench-progress"), steps(wanted)) as advance:
        measure(told, wanted, quick=quick, on_done=counting(advance))
    told["load_after"] = machine_load()
    told["figures"] = msgspec.to_builtins(all_figures(told))
    if json:
        print_json(told)
    else:
        show(open_console(), told, words)


def measure(
    told: dict[str, Any], wanted: set[Part], *, quick: bool, on_done: Callable[[], None]
) -> None:
    """Add to `told` what each part finds, or what it needs."""
    ways = {Part.SERVER: measure_server, Part.CLIENT: measure_client}
    needs = told["needs"] = {}
    if Part.ENGINE in wanted:
        told |= measure_engine(Effort(quick=quick), on_done)
    for part, way in ways.items():
        if part in wanted:
            try:
                told[part.value] = way(quick=quick, on_done=on_done)
            except Missing as missing:
                needs[part.value] = str(missing)


# The server and the browser take longer to load than all other commands together.


def measure_server(*, quick: bool, on_done: Callable[[], None]) -> dict[str, Any]:
    from orrery.cli.bench import server

    return server.measure_server(quick=quick, on_done=on_done)


def measure_client(*, quick: bool, on_done: Callable[[], None]) -> dict[str, Any]:
    from orrery.cli.bench import client

    try:
        return client.measure_client(quick=quick)
    finally:
        on_done()


def steps(wanted: set[Part]) -> int:
    engine = len(all_games()) + 1
    sizes = {Part.ENGINE: engine, Part.SERVER: SERVER_STEPS, Part.CLIENT: 1}
    return sum(sizes[part] for part in wanted)


def counting(advance: Callable[[int], None]) -> Callable[[], None]:
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        advance(done)

    return count


def machine_load() -> float | None:
    """Processes that wanted to run in the last minute, in the mean: more than cores is too many."""
    return round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None


def processor() -> str:
    """What the numbers were measured on; Linux knows it by name."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as cpuinfo:
            names = [line for line in cpuinfo if line.startswith("model name")]
        return names[0].partition(":")[2].strip() if names else platform.machine()
    except OSError:
        return platform.processor() or platform.machine()


# --- telling -----------------------------------------------------------------------------------


def show(console: Console, told: dict[str, Any], words: Words) -> None:
    console.print(f"Python {told['python']}, {told['processor']}", markup=False)
    if told["load"] is not None:
        loads = {key: told[key] for key in ("cores", "load", "load_after")}
        console.print(words.tell("bench-load", **loads), markup=False)
    if "games" in told:
        show_engine(console, told, words)
    if "server" in told:
        show_server(console, told["server"], words)
    if "client" in told:
        facts = {key: told["client"][key] for key in ("chromium", "loads")}
        console.print(words.tell("bench-client", **facts), markup=False)
    for needed in told["needs"].values():
        console.print(words.tell(needed), markup=False)
    console.print(figure_table(all_figures(told), words))


def show_server(console: Console, told: dict[str, Any], words: Words) -> None:
    for name, row in (("Orrery", told["orrery"]), ("boardgame.io", told["boardgame_io"])):
        if row is None:
            console.print(words.tell("bench-no-boardgame-io"), markup=False)
            continue
        facts = {key: row[key] for key in FACTS} | row["ms"]
        console.print(words.tell("bench-server", name=name, **facts), markup=False)
    console.print(words.tell("bench-not-alike", sync_ms=told["sync_ms"]), markup=False)


FACTS = (
    "tables",
    "clients",
    "moves",
    "moves_per_s",
    "bytes",
    "server_cpu_ms",
    "crowd_cpu_ms",
    "memory_kb",
    "highest_moves_per_s",
)

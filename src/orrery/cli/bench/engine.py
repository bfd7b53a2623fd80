"""The engine: random play, explained offers, clones and memory, with ratios against Catanatron run
beside it.

Random play and cloning are measured in CPU time of one process, so that a busy machine changes
them little; ratios against a peer measured in the same run travel between machines, the raw
numbers do not.
"""

from __future__ import annotations

import importlib.metadata
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from rich.console import Console
from rich.table import Table

from orrery.bots.arena import play_aimlessly
from orrery.bots.base import derive
from orrery.kernel import FastChance, Game, Play, Question, Together, Words, all_games, find_game
from orrery.kernel.match import Match

SEED = 20260101
TABLES = 1000
"""Games held in progress when memory is measured."""
CATAN_TURNS = 1000
"""Where Catanatron itself stops a game."""
MIB = 1024 * 1024


class Effort:
    """How long to measure: seconds of random play, and how many moments are sampled."""

    def __init__(self, *, quick: bool) -> None:
        self.seconds = 0.5 if quick else 5.0
        self.moments = 50 if quick else 1000
        self.tables = TABLES // 10 if quick else TABLES


def measure_engine(effort: Effort, on_done: Callable[[], None]) -> dict[str, Any]:
    measured = []
    for game in all_games().values():
        measured.append(measure_game(game, effort))
        on_done()
    catanatron = measure_catanatron(effort)
    on_done()
    return {
        "games": measured,
        "catanatron": catanatron,
        "ratios": [ratios(game, catanatron) for game in measured] if catanatron else None,
    }


# --- a game ------------------------------------------------------------------------------------


def measure_game(game: Game[Any, Any], effort: Effort) -> dict[str, Any]:
    """At the largest table: the most to compute and to remember."""
    players = max(game.seats)
    moments = list(sample_moments(game, players, effort.moments))
    explained = sorted(1000 * seconds_of(lambda m=moment: explain(m)) for moment in moments)  # type: ignore[misc]
    return {
        "game": game.id,
        "players": players,
        "decisions_per_s": round(random_speed(game, players, effort.seconds)),
        "explained_ms": {
            "p50": round(statistics.median(explained), 3),
            "p95": round(explained[int(len(explained) * 0.95)], 3),
            "max": round(explained[-1], 3),
        },
        "clone_us": round(statistics.median(clone_us(moment.clone) for moment in moments), 2),
        "memory": {"games": effort.tables, "mib": memory_of_tables(game, effort.tables)},
    }


def random_speed(game: Game[Any, Any], players: int, seconds: float) -> float:
    """Decisions a second of CPU time, set-up of the games included."""
    play_aimlessly(game.start(players, FastChance(SEED)), SEED)
    decisions, number = 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not number:
        number += 1
        play = game.start(players, FastChance(derive(SEED, number)))
        decisions += play_aimlessly(play, derive(SEED, number, 1))
    return decisions / spent


def sample_moments(game: Game[Any, Any], players: int, count: int) -> Iterator[Play[Any, Any]]:
    """Moments of random games, one decision in every seventeen, so that all phases come up."""
    number = 0
    while True:
        number += 1
        play = game.start(players, FastChance(derive(SEED, 2, number)))
        while not play.over:
            yield play.clone()
            count -= 1
            if count == 0:
                return
            play_aimlessly(play, derive(SEED, 3, count), limit=17)


def explain(play: Play[Any, Any]) -> None:
    """What a person's screen needs: the moves anew, previews, and refusals with reasons."""
    question = play.question
    if isinstance(question, Question):
        question.options(play)
    elif isinstance(question, Together):
        question.options(play, play.seat)
    play.explained(play.seat)


def seconds_of(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def clone_us(clone: Callable[[], object], times: int = 200) -> float:
    start = time.process_time()
    for _ in range(times):
        clone()
    return (time.process_time() - start) / times * 1e6


# --- memory ------------------------------------------------------------------------------------


def memory_of_tables(game: Game[Any, Any], tables: int) -> float:
    """In a fresh process, because this one has grown already."""
    code = f"from {__name__} import hold_tables; print(hold_tables({game.id!r}, {tables}))"
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=600
    )
    return float(done.stdout)


def hold_tables(game_id: str, tables: int) -> float:
    """MiB that matches in progress take, with their records, events and undo."""
    game = find_game(game_id)
    players = max(game.seats)
    held = [half_played(game, players, 0)]
    before = resident()
    held += [half_played(game, players, number) for number in range(1, tables + 1)]
    return round((resident() - before) / MIB, 1)


def half_played(game: Game[Any, Any], players: int, number: int) -> Match:
    chance = FastChance(derive(SEED, 4, number))
    match = Match(game, ["bot:random"] * players, chance)
    choose = FastChance(derive(SEED, 5, number))
    for _ in range(choose.draw("length", 200)):
        if match.play.over:
            break
        offers = match.play.offers
        match.submit(match.play.seat, offers[choose.draw("choose", len(offers))])
    return match


def resident() -> int:
    """Bytes of this process that are in memory now."""
    try:
        with open("/proc/self/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024


# --- the peer ----------------------------------------------------------------------------------


def measure_catanatron(effort: Effort) -> dict[str, Any] | None:
    """Catanatron with four random players, or None where it is not installed."""
    if find_spec("catanatron") is None:
        return None
    decisions, number = 0, 0
    copies = []
    spent = 0.0
    while spent < effort.seconds or not number:
        number += 1
        start = time.process_time()
        game = new_catan(number)
        played = play_catan(game, CATAN_TURNS)
        spent += time.process_time() - start
        decisions += played
        middle = new_catan(number)
        play_catan(middle, game.state.num_turns // 2)
        copies.append(clone_us(middle.copy))
    return {
        "version": importlib.metadata.version("catanatron"),
        "players": 4,
        "decisions_per_s": round(decisions / spent),
        "copy_us": round(statistics.median(copies), 2),
    }


def new_catan(seed: int) -> Any:
    catanatron = importlib.import_module("catanatron")
    colors = catanatron.Color
    seats = (colors.RED, colors.BLUE, colors.WHITE, colors.ORANGE)
    return catanatron.Game([catanatron.RandomPlayer(color) for color in seats], seed=seed)


def play_catan(game: Any, turns: int) -> int:
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < turns:
        game.play_tick()
        decisions += 1
    return decisions


def ratios(game: dict[str, Any], catanatron: dict[str, Any]) -> dict[str, Any]:
    """How many times faster than Catanatron."""
    return {
        "game": game["game"],
        "decisions": round(game["decisions_per_s"] / catanatron["decisions_per_s"], 2),
        "clone": round(catanatron["copy_us"] / game["clone_us"], 2),
    }


# --- telling -----------------------------------------------------------------------------------


def show_engine(console: Console, told: dict[str, Any], words: Words) -> None:
    for row in told["games"]:
        console.print(game_table(row, words))
    catanatron = told["catanatron"]
    if catanatron is None:
        console.print(words.tell("bench-no-catanatron"), markup=False)
        return
    console.print(words.tell("bench-catanatron", **catanatron), markup=False)
    for row in told["ratios"]:
        console.print(words.tell("bench-ratios", **row), markup=False)


def game_table(row: dict[str, Any], words: Words) -> Table:
    explained = row["explained_ms"]
    memory = row["memory"]
    table = Table(row["game"], words.tell("bench-players", players=row["players"]))
    table.add_row(words.tell("bench-decisions"), f"{row['decisions_per_s']:,}")
    table.add_row(
        words.tell("bench-explained"),
        f"{explained['p50']:g} / {explained['p95']:g} / {explained['max']:g}",
    )
    table.add_row(words.tell("bench-clone"), f"{row['clone_us']:g}")
    table.add_row(words.tell("bench-memory", games=memory["games"]), f"{memory['mib']:g}")
    return table

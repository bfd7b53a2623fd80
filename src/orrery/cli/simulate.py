"""`orrery simulate`: bots against bots, with what the numbers are worth."""

from __future__ import annotations

import statistics
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from orrery.bots import arena
from orrery.cli.front import GameId, Json, Lang, OptionList, Seed, chosen, read_list, read_pairs
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json, progress
from orrery.kernel import Words, find_game


def simulate(
    game: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...")] = "greedy,random",
    games: Annotated[int, typer.Option("--games")] = 100,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option("--jobs")] = 1,
    options: OptionList = "",
    lang: Lang = None,
    json: Json = False,
) -> None:
    words = own_words(chosen(lang))
    with progress(words.tell("simulate-progress"), games) as advance:
        played = arena.simulate(
            find_game(game),
            read_list(bots),
            games,
            seed,
            read_pairs(options),
            jobs=jobs,
            on_progress=advance,
        )
    told = summarize(played)
    if json:
        print_json(told)
    else:
        show(open_console(), told, played, words)


def summarize(played: arena.Simulation) -> dict[str, Any]:
    """The simulation in numbers, the same for people and programs."""
    return {
        "game": played.game,
        "games": len(played.results),
        "finished": len(played.finished),
        "decisions": played.decisions,
        "decisions_per_s": round(played.decisions / played.seconds, 1),
        "seconds": round(played.seconds, 3),
        "rounds": spread([result.rounds for result in played.finished]),
        "seats": msgspec.to_builtins(played.entries()),
    }


def spread(values: list[int]) -> dict[str, float]:
    if not values:
        return {"mean": 0.0, "p10": 0.0, "p90": 0.0}
    tenths = statistics.quantiles(values, n=10, method="inclusive") if len(values) > 1 else []
    return {
        "mean": statistics.fmean(values),
        "p10": tenths[0] if tenths else float(values[0]),
        "p90": tenths[-1] if tenths else float(values[0]),
    }


def show(console: Console, told: dict[str, Any], played: arena.Simulation, words: Words) -> None:
    table = Table()
    for column in ("bot", "wins", "rate", "ci95", "score", "sd"):
        table.add_column(
            words.tell(f"simulate-{column}"), justify="left" if column == "bot" else "right"
        )
    for entry in played.entries():
        low, high = entry.ci95
        table.add_row(
            entry.bot,
            f"{entry.wins:g}",
            f"{entry.win_rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{entry.score.mean:.1f}",
            f"{entry.score.sd:.1f}",
        )
    console.print(table)
    numbers = {key: told[key] for key in ("games", "finished", "decisions")}
    rounds = {key: round(value, 1) for key, value in told["rounds"].items()}
    console.print(words.tell("simulate-rounds", **rounds))
    console.print(
        words.tell(
            "simulate-total",
            **numbers,
            seconds=round(played.seconds, 1),
            rate=round(told["decisions_per_s"]),
        )
    )
    problem = next((result.problem for result in played.results if result.problem), "")
    if problem:
        console.print(words.tell("simulate-problem", problem=problem), markup=False)

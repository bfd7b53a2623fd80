"""`orrery fuzz`: random games that try to break the rules, and a record of each that did."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from orrery.cli.front import GameId, Json, Lang, OptionList, Seed, chosen, read_pairs
from orrery.cli.speech import own_words
from orrery.cli.terminal import check_writable, open_console, print_json, progress, write_file
from orrery.kernel import Game, OrreryError, Record, Words, find_game
from orrery.kernel.fuzz import fuzz as fuzz_game

COUNTS = ("games", "decisions", "illegal_tried", "leak_pairs", "undo_checked", "replays")
"""What was done; every other number of the report is a failure."""
FAILED = 1
KEPT = 10
"""Records written at most: a broken rule may fail in every game."""


def fuzz(
    game: GameId,
    games: Annotated[int, typer.Option("--games")] = 100,
    seed: Seed = 1,
    players: Annotated[int | None, typer.Option("--players")] = None,
    options: OptionList = "",
    out: Annotated[Path, typer.Option("--out", metavar="DIR")] = Path(),
    lang: Lang = None,
    json: Json = False,
) -> None:
    words = own_words(chosen(lang))
    meant = find_game(game)
    check_wishes(meant, games, players)
    check_writable(out / "record")
    kept: list[Path] = []

    def keep(record: Record) -> None:
        if len(kept) == KEPT:
            return
        path = out / f"{meant.id}-fuzz-{seed}-{len(kept) + 1}.json"
        write_file(path, record.dump())
        kept.append(path)

    with progress(words.tell("fuzz-progress"), games) as advance:
        report = fuzz_game(
            meant,
            games=games,
            seed=seed,
            players=players,
            options=read_pairs(options),
            on_progress=lambda so_far: advance(so_far.games),
            on_failure=keep,
        )
    told: dict[str, Any] = msgspec.to_builtins(report)
    if json:
        print_json(told)
    else:
        show(open_console(), told, words)
    for path in kept:
        open_console(stderr=True).print(words.tell("fuzz-kept", file=str(path)), markup=False)
    if report.failed:
        raise typer.Exit(FAILED)


def check_wishes(game: Game[Any, Any], games: int, players: int | None) -> None:
    """The fuzzer counts whatever stops a game as a failure, so bad input is refused before."""
    if games < 1:
        raise OrreryError("error-arena-games", games=games)
    if players is not None and players not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise OrreryError("error-players", players=players, allowed=allowed)


def show(console: Console, told: dict[str, Any], words: Words) -> None:
    table = Table(words.tell("fuzz-check"), words.tell("fuzz-count"))
    for name, count in told.items():
        style = "" if name in COUNTS else "green" if count == 0 else "bold red"
        table.add_row(words.tell(f"fuzz-{name.replace('_', '-')}"), str(count), style=style)
    console.print(table)

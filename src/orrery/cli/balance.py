"""`orrery balance`: a report on what many games between equal bots say about a game's numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from orrery.bots import balance as reports
from orrery.cli.front import GameId, Json, Lang, Seed, chosen, read_list, read_pairs
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json, progress
from orrery.kernel import OrreryError, find_game

UNFAIR = 1
"""Exit status when a seat or side wins more than it should."""


def balance(
    game: GameId,
    players: Annotated[str, typer.Option("--players", metavar="N,N,...")] = "",
    games: Annotated[int, typer.Option("--games")] = 2000,
    bot: Annotated[str, typer.Option("--bot")] = "greedy",
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option("--jobs")] = 1,
    options: Annotated[list[str] | None, typer.Option("--options", metavar="KEY=VALUE,...")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    words = own_words(chosen(lang))
    found = find_game(game)
    counts = read_counts(players) or list(found.seats)
    variants = [read_pairs(text) for text in options or [""]]
    sections: list[reports.Balance] = []
    commands: list[str] = []
    for text, variant in zip(options or [""], variants, strict=True):
        for n in counts:
            commands.append(command_line(game, n, games, seed, bot, text))
            told = words.tell("balance-progress", players=n)
            with progress(told, games) as advance:
                sections.append(
                    reports.measure(
                        game, n, games, seed, bot=bot, options=variant, jobs=jobs,
                        on_progress=advance, resume=resume,
                    )
                )  # fmt: skip
    old = out.read_text(encoding="utf-8") if out and out.exists() else ""
    report = reports.write(found, sections, commands, old)
    if out:
        out.write_text(report, encoding="utf-8")
    if json:
        print_json(summarize(sections))
    elif not out:
        open_console().print(report, markup=False)
    if any(reports.unfair(section) for section in sections):
        raise typer.Exit(UNFAIR)


def read_counts(text: str) -> list[int]:
    try:
        return [int(word) for word in read_list(text)]
    except ValueError:
        raise OrreryError("error-counts", text=text) from None


def command_line(game: str, players: int, games: int, seed: int, bot: str, options: str) -> str:
    """The command that makes a section again."""
    variant = f" --options {options}" if options else ""
    return (
        f"orrery balance {game} --players {players} --games {games} --bot {bot} --seed {seed}"
        f"{variant}"
    )


def summarize(sections: list[reports.Balance]) -> dict[str, Any]:
    return {
        "sections": [
            {
                "players": part.players,
                "options": part.played.options,
                "games": len(part.results),
                "rounds": sum(part.rounds()) / len(part.results),
                "seats": msgspec.to_builtins(part.seats()),
                "sides": msgspec.to_builtins(part.sides()),
                "unfair": [share.label for share in reports.unfair(part)],
            }
            for part in sections
        ]
    }

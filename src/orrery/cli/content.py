"""`orrery content check`: whether a folder is a pack that a game can be played with."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json
from orrery.kernel import Game, OrreryError, Pack, Words, all_games, find_game


def check(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    game: Annotated[str, typer.Option("--game", metavar="ID")] = "",
    lang: Lang = None,
    json: Json = False,
) -> None:
    pack = Pack.read(folder)
    meant = find_game(game) if game else game_of(pack)
    meant.load(pack)
    told = {
        "game": meant.id,
        "folder": str(folder),
        "hash": pack.hash,
        "items": {file: count_rows(tables) for file, tables in pack.tables.items()},
        "sources": count_sources(pack),
    }
    if json:
        print_json(told)
    else:
        show(open_console(), told, own_words(chosen(lang)))


def game_of(pack: Pack) -> Game[Any, Any]:
    """The one game whose own content has the same files."""
    fits = [game for game in all_games().values() if own_files(game) == set(pack.tables)]
    if len(fits) != 1 and len(all_games()) != 1:
        raise OrreryError("error-pack-which-game", known=", ".join(sorted(all_games())))
    return fits[0] if len(fits) == 1 else next(iter(all_games().values()))


def own_files(game: Game[Any, Any]) -> set[str]:
    return {path.name for path in (game.folder / "content").glob("*.toml")}


def count_rows(tables: dict[str, Any]) -> dict[str, int]:
    return {name: len(rows) for name, rows in tables.items() if isinstance(rows, list)}


def count_sources(pack: Pack) -> dict[str, int]:
    """How much is from the rulebook, found elsewhere, or reconstructed."""
    rows = (
        row
        for tables in pack.tables.values()
        for table in tables.values()
        if isinstance(table, list)
        for row in table
        if isinstance(row, dict)
    )
    return dict(Counter(row["source"] for row in rows if "source" in row))


def show(console: Console, told: dict[str, Any], words: Words) -> None:
    table = Table(*(words.tell(f"content-{column}") for column in ("file", "table", "count")))
    for file, tables in told["items"].items():
        for name, count in tables.items():
            table.add_row(file, name, str(count))
    console.print(table)
    for source, count in sorted(told["sources"].items()):
        console.print(f"  {words.name(f'source-{source}')}: {count}", markup=False)
    console.print(words.tell("content-good", game=told["game"], hash=told["hash"]), markup=False)

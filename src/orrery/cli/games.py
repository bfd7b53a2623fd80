"""`orrery games`: what can be played."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table

from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json
from orrery.kernel import Game, all_games


def games(lang: Lang = None, json: Json = False) -> None:
    language = chosen(lang)
    listed = [describe(game, language) for game in all_games().values()]
    if json:
        print_json({"games": listed})
        return
    words = own_words(language)
    table = Table()
    for column in ("id", "seats", "options", "version", "content"):
        table.add_column(words.tell(f"games-{column}"), no_wrap=column in ("id", "options"))
    for game in listed:
        options = "\n".join(f"{key}={value}" for key, value in game["options"].items())
        seats = ", ".join(str(n) for n in game["seats"])
        title = f"{game['game']}\n{game['name']}"
        table.add_row(title, seats, options, str(game["version"]), game["content"][:12])
    open_console().print(table)


def describe(game: Game[Any, Any], language: str) -> dict[str, Any]:
    """A game as a program or a table wants it; options with their defaults as one writes them."""
    return {
        "game": game.id,
        "name": game.words(language).name("game-name"),
        "seats": list(game.seats),
        "options": msgspec.to_builtins(game.options()),
        "version": game.version,
        "content": game.content_hash(),
    }

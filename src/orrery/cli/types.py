"""`orrery types`: the TypeScript types of views and content, written where the client has them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json
from orrery.cli.typescript import content_types, view_types
from orrery.kernel import Game, OrreryError, all_games, find_game

BOARDS = Path("web/src/games")


def types(
    game: Annotated[str, typer.Argument(metavar="[GAME]")] = "",
    into: Annotated[Path, typer.Option("--into", metavar="DIR")] = BOARDS,
    check: Annotated[bool, typer.Option("--check")] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Without a game: of all games that have a folder there. `--check` only compares."""
    if not into.is_dir():
        raise OrreryError("error-no-boards", folder=str(into))
    drawn = [one for one in all_games().values() if (into / one.id).is_dir()]
    meant = [find_game(game)] if game else drawn
    stale = [path for one in meant for path in outdated(one, into / one.id, write=not check)]
    words = own_words(chosen(lang))
    if json:
        print_json({"changed": [str(path) for path in stale]})
    else:
        said = "types-stale" if check else "types-written"
        for path in stale:
            open_console().print(words.tell(said, file=str(path)), markup=False)
    if check and stale:
        raise typer.Exit(1)


def outdated(game: Game[Any, Any], folder: Path, *, write: bool) -> list[Path]:
    """The files that are not as the Structs are now; written anew if wished."""
    found = []
    for name, text in (("view.ts", view_types(game)), ("content.ts", content_types(game))):
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            found.append(path)
            if write:
                folder.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    return found

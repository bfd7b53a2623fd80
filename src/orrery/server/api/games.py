"""The games: what can be played, and the content, texts and rules that the client shows."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from orrery.kernel import LANGUAGES, Game, OrreryError, Pack, all_games, find_game
from orrery.kernel.fuzz import values_of
from orrery.kernel.words import KERNEL_LOCALE
from orrery.server.seats import known_bots
from orrery.server.speech import BOTS_LOCALE, SERVER_LOCALE

KEEP = {"Cache-Control": "no-cache"}
"""Browsers ask again each time; content and texts change with the server."""


class OptionCard(Struct, frozen=True):
    name: str
    """Its words are the messages `option-<name>` of the game."""
    default: Any
    values: tuple[Any, ...]
    """All of them, where they can be listed."""


class GameCard(Struct, frozen=True):
    id: str
    names: dict[str, str]
    seats: tuple[int, ...]
    options: list[OptionCard]
    rules: int
    content: str
    questions: list[str]
    """The kinds that a standing order may name."""
    bots: list[str]


class Catalogue(Struct, frozen=True):
    """A game's components: the tables of its content files, and their names."""

    hash: str
    files: dict[str, Any]
    names: dict[str, dict[str, str]]


@get("/api/games")
async def games() -> list[GameCard]:
    return [card(game) for game in all_games().values()]


@get("/api/games/{game:str}/content")
async def content(game: FromPath[str]) -> Response[bytes]:
    data = msgspec.json.encode(catalogue(find_game(game)))
    return Response(data, media_type="application/json", headers=KEEP)


@get("/api/games/{game:str}/texts/{language:str}")
async def texts(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The messages of a game, the kernel's among them."""
    folders = (KERNEL_LOCALE, find_game(game).folder / "locale")
    return fluent(language, *folders)


@get("/api/texts/{language:str}")
async def own_texts(language: FromPath[str]) -> Response[str]:
    """The messages of the server, the bots and the kernel."""
    return fluent(language, KERNEL_LOCALE, BOTS_LOCALE, SERVER_LOCALE)


@get("/api/games/{game:str}/rules/{language:str}")
async def rules(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    check_language(language)
    path = find_game(game).folder / "rules" / f"{language}.md"
    if not path.is_file():
        raise OrreryError("error-no-such-text")
    return text(path.read_text(encoding="utf-8"), "text/markdown; charset=utf-8")


@cache
def card(game: Game[Any, Any]) -> GameCard:
    hints = get_type_hints(game.options)
    defaults = msgspec.to_builtins(game.options())
    return GameCard(
        id=game.id,
        names={language: game.words(language).name("game-name") for language in LANGUAGES},
        seats=game.seats,
        options=[OptionCard(name, defaults[name], values_of(hints[name])) for name in defaults],
        rules=game.version,
        content=game.content_hash(),
        questions=sorted(question.kind() for question in game.questions),
        bots=known_bots(),
    )


@cache
def catalogue(game: Game[Any, Any]) -> Catalogue:
    pack = Pack.read(game.folder / "content")
    names = {language: game.names(game.content(), language) for language in LANGUAGES}
    return Catalogue(pack.hash, pack.tables, names)


def fluent(language: str, *folders: Any) -> Response[str]:
    check_language(language)
    files = ((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders)
    return text("\n".join(files), "text/plain; charset=utf-8")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise OrreryError("error-no-such-text")


def text(content: str, media_type: str) -> Response[str]:
    return Response(content, media_type=media_type, headers=KEEP)

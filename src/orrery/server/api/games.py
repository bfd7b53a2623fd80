"""The games: what can be played, and the content, texts and rules that the client shows."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from orrery.kernel import LANGUAGES, Game, Message, OrreryError, Pack, all_games, find_game
from orrery.kernel.fuzz import values_of
from orrery.kernel.words import KERNEL_LOCALE
from orrery.server.api.asking import Asking, fresh
from orrery.server.seats import known_bots
from orrery.server.speech import BOTS_LOCALE, SERVER_LOCALE


class OptionCard(Struct, frozen=True):
    name: str
    """Its words are the messages `option-<name>` of the game."""
    default: Any
    values: tuple[Any, ...]
    """All of them, where they can be listed."""


class GameCard(Struct, frozen=True):
    id: str
    names: dict[str, str]
    taglines: dict[str, str]
    """What it is about, in one sentence: the first page need not fetch all its texts for that."""
    seats: tuple[int, ...]
    options: list[OptionCard]
    rules: int
    content: str
    questions: list[str]
    """The kinds that a standing order may name."""
    bots: list[str]


class Catalogue(Struct, frozen=True):
    """A game's components: the tables of its content files, their names and what they say."""

    hash: str
    files: dict[str, Any]
    names: dict[str, dict[str, str]]
    effects: dict[str, list[Message]]
    abilities: dict[str, Message]


@get("/api/games")
async def games() -> list[GameCard]:
    return [card(game) for game in all_games().values()]


@get("/api/games/{game:str}/content")
async def content(game: FromPath[str], request: Asking) -> Response[bytes]:
    return fresh(request, encoded_catalogue(find_game(game)), "application/json")


@get("/api/games/{game:str}/texts/{language:str}")
async def texts(game: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    """The messages of a game, the kernel's among them."""
    folders = (KERNEL_LOCALE, find_game(game).folder / "locale")
    return fluent(request, language, *folders)


@get("/api/texts/{language:str}")
async def own_texts(language: FromPath[str], request: Asking) -> Response[bytes]:
    """The messages of the server, the bots and the kernel."""
    return fluent(request, language, KERNEL_LOCALE, BOTS_LOCALE, SERVER_LOCALE)


@get("/api/games/{game:str}/rules/{language:str}")
async def rules(game: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    return prose(request, find_game(game).folder / "rules", language)


@get("/api/games/{game:str}/guide/{language:str}")
async def guide(game: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    """What a newcomer is shown at the table, step by step."""
    return prose(request, find_game(game).folder / "guide", language)


@cache
def card(game: Game[Any, Any]) -> GameCard:
    hints = get_type_hints(game.options)
    defaults = msgspec.to_builtins(game.options())
    return GameCard(
        id=game.id,
        names=said_everywhere(game, "game-name"),
        taglines=said_everywhere(game, "game-tagline"),
        seats=game.seats,
        options=[OptionCard(name, defaults[name], values_of(hints[name])) for name in defaults],
        rules=game.version,
        content=game.content_hash(),
        questions=sorted(question.kind() for question in game.questions),
        bots=known_bots(),
    )


def said_everywhere(game: Game[Any, Any], id: str) -> dict[str, str]:
    return {language: game.words(language).name(id) for language in LANGUAGES}


@cache
def catalogue(game: Game[Any, Any]) -> Catalogue:
    pack = Pack.read(game.folder / "content")
    content = game.content()
    names = {language: game.names(content, language) for language in LANGUAGES}
    said = game.glossary(content)
    return Catalogue(pack.hash, pack.tables, names, said.effects, said.abilities)


@cache
def encoded_catalogue(game: Game[Any, Any]) -> bytes:
    return msgspec.json.encode(catalogue(game))


def fluent(request: Asking, language: str, *folders: Path) -> Response[bytes]:
    check_language(language)
    files = ((folder / f"{language}.ftl").read_bytes() for folder in folders)
    return fresh(request, b"\n".join(files), "text/plain")


def prose(request: Asking, folder: Path, language: str) -> Response[bytes]:
    check_language(language)
    path = folder / f"{language}.md"
    if not path.is_file():
        raise OrreryError("error-no-such-text")
    return fresh(request, path.read_bytes(), "text/markdown")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise OrreryError("error-no-such-text")

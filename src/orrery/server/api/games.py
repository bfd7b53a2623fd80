"""The games: what can be played, and the content, texts and rules that the client shows."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Annotated, Any, get_type_hints

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Raw, Struct

from orrery.kernel import LANGUAGES, Game, Message, OrreryError, Pack, all_games, find_game
from orrery.kernel.frames import Asking as KernelAsking
from orrery.kernel.fuzz import values_of
from orrery.kernel.lessons import Goal, Lesson, lessons_of
from orrery.kernel.words import KERNEL_LOCALE
from orrery.server.api.asking import AS_IT_IS, Asking, TheHouse, fresh
from orrery.server.archivist import Teach
from orrery.server.names import read_word
from orrery.server.seats import known_bots
from orrery.server.speech import BOTS_LOCALE, SERVER_LOCALE
from orrery.server.teaching import MOST_MOVES, find_lesson

READING = Lock()


class OptionCard(Struct, frozen=True):
    name: str
    """Its words are the messages `option-<name>` of the game."""
    default: Any
    values: tuple[Any, ...]
    """All of them, where they can be listed."""
    players: tuple[int, ...]
    """The player counts at which it means something."""


class PolicyCard(Struct, frozen=True):
    """What a standing order may be, and what that means."""

    policy: str
    say: Message


class OrderCard(Struct, frozen=True):
    """A kind of question that standing orders can answer, and the one that holds unless given."""

    question: str
    say: Message
    policies: list[PolicyCard]
    default: str


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
    """The kinds of questions that there are."""
    orders: list[OrderCard]
    """The standing orders that can be given, where there is a choice."""
    bots: list[str]


class Catalogue(Struct, frozen=True):
    """A game's components: the tables of its content files, their names and what they say."""

    hash: str
    files: dict[str, Any]
    names: dict[str, dict[str, str]]
    effects: dict[str, list[Message]]
    abilities: dict[str, Message]


class LessonStepCard(Struct, frozen=True):
    say: dict[str, str]
    regions: tuple[str, ...]
    goal: Goal


class LessonCard(Struct, frozen=True):
    id: str
    title: dict[str, str]
    end: dict[str, str]
    seats: int
    seat: int
    steps: list[LessonStepCard]


class Learning(Struct, forbid_unknown_fields=True):
    moves: Annotated[list[str], Meta(max_length=MOST_MOVES)] = []


@get("/api/games")
async def games() -> list[GameCard]:
    return await asyncio.to_thread(all_cards)


@get("/api/games/{game:str}/content", opt={AS_IT_IS: True})
async def content(game: FromPath[str], request: Asking) -> Response[bytes]:
    encoded = await asyncio.to_thread(encoded_catalogue, find_game(game))
    return await fresh(request, encoded, "application/json")


@get("/api/games/{game:str}/texts/{language:str}", opt={AS_IT_IS: True})
async def texts(game: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    """The messages of a game, the kernel's among them."""
    folders = (KERNEL_LOCALE, find_game(game).folder / "locale")
    return await fluent(request, language, *folders)


@get("/api/texts/{language:str}", opt={AS_IT_IS: True})
async def own_texts(language: FromPath[str], request: Asking) -> Response[bytes]:
    """The messages of the server, the bots and the kernel."""
    return await fluent(request, language, KERNEL_LOCALE, BOTS_LOCALE, SERVER_LOCALE)


@get("/api/games/{game:str}/rules/{language:str}", opt={AS_IT_IS: True})
async def rules(game: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    return await prose(request, find_game(game).folder / "rules", language)


@get("/api/games/{game:str}/guide/{language:str}", opt={AS_IT_IS: True})
async def guide(game: FromPath[str], language: FromPath[str], request: Asking) -> Response[bytes]:
    """What a newcomer is shown at the table, step by step."""
    return await prose(request, find_game(game).folder / "guide", language)


@get("/api/games/{game:str}/lessons")
async def lessons(game: FromPath[str]) -> list[LessonCard]:
    return [lesson_card(lesson) for lesson in lessons_of(find_game(game).folder)]


@post("/api/games/{game:str}/lessons/{lesson:str}", status_code=200)
async def lesson(
    game: FromPath[str],
    lesson: FromPath[str],
    data: JSONBody[Learning],
    house: TheHouse,
    request: Asking,
) -> Raw:
    """The position of a lesson after what the learner has played."""
    house.take("reviews", house.address(request))
    known = find_lesson(find_game(game).folder, lesson)
    words = [read_word(move, house.settings.limits.word_length) for move in data.moves]
    return await house.archive.teach(Teach(game, known.id, words))


def all_cards() -> list[GameCard]:
    """Reading all words takes a while, once: it is done where nobody else waits for it."""
    with READING:
        return [card(game) for game in all_games().values()]


def prepare() -> None:
    """Do beforehand what every first page asks for."""
    all_cards()
    for game in all_games().values():
        encoded_catalogue(game)


def lesson_card(lesson: Lesson) -> LessonCard:
    steps = [LessonStepCard({"en": s.en, "ru": s.ru}, s.regions, s.goal) for s in lesson.step]
    return LessonCard(lesson.id, lesson.title, lesson.end, lesson.seats, lesson.seat, steps)


@cache
def card(game: Game[Any, Any]) -> GameCard:
    hints = get_type_hints(game.options)
    defaults = msgspec.to_builtins(game.options())
    return GameCard(
        id=game.id,
        names=said_everywhere(game, "game-name"),
        taglines=said_everywhere(game, "game-tagline"),
        seats=game.seats,
        options=[
            OptionCard(
                name,
                defaults[name],
                values_of(hints[name]),
                game.options.players.get(name, game.seats),
            )
            for name in defaults
        ],
        rules=game.version,
        content=game.content_hash(),
        questions=sorted(question.kind() for question in game.questions),
        orders=[order_card(kind) for kind in game.questions if len(kind.policies) > 1],
        bots=known_bots(),
    )


def order_card(kind: type[KernelAsking[Any, Any]]) -> OrderCard:
    policies = [PolicyCard(policy, kind.says(policy)) for policy in kind.policies]
    return OrderCard(kind.kind(), kind.called(), policies, kind.default)


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


async def fluent(request: Asking, language: str, *folders: Path) -> Response[bytes]:
    check_language(language)
    files = ((folder / f"{language}.ftl").read_bytes() for folder in folders)
    return await fresh(request, b"\n".join(files), "text/plain")


async def prose(request: Asking, folder: Path, language: str) -> Response[bytes]:
    check_language(language)
    path = folder / f"{language}.md"
    if not path.is_file():
        raise OrreryError("error-no-such-text")
    return await fresh(request, path.read_bytes(), "text/markdown")


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise OrreryError("error-no-such-text")

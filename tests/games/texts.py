"""What the texts of any game have to be: in both languages, fit to read, and none left over.

A game's `test_locale.py` says what the kernel cannot know of it, and plays whole games.
"""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeAlias, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from orrery.kernel import (
    LANGUAGES,
    FastChance,
    Game,
    Match,
    Message,
    Move,
    Options,
    Play,
    say_event,
    say_move,
)
from orrery.kernel.content import Source
from orrery.kernel.words import KERNEL_LOCALE, message_ids

NUMBERS_AND_WORDS = (0, 1, 2, 5, 21, "x")
LABELS = ("Ann", "Bob", "Cat", "Dan")
NEVER_READ = re.compile(r"[{}]|\?\?\?|\w*_\w*")
"""What no finished sentence has: variables not filled in, words that nobody knows, raw ids."""

AnyGame: TypeAlias = Game[Any, Any]
Liking: TypeAlias = Callable[[Play[Any, Any], Move], float]
"""How much a player likes a move: whoever plays at random reaches the rare rules so."""


def alike(play: Play[Any, Any], move: Move) -> float:
    return 1


class GameTexts:
    game: ClassVar[AnyGame]
    effects: ClassVar[tuple[type[Any], ...]] = ()
    """The kinds of the effect language."""
    score: ClassVar[tuple[str, ...]]
    """The lines of the score sheet."""
    more: ClassVar[frozenset[str]] = frozenset()
    """Ids that are made from other things of this game."""
    raw: ClassVar[frozenset[str]]
    """Ids of components that nobody should ever read: those that no language has as a word."""

    says: ClassVar[int] = 60
    """More kinds of messages than this are heard in any whole game."""

    # --- which ids there must be -----------------------------------------------------------------

    def required(self) -> set[str]:
        """Every id that the game can say."""
        game = self.game
        ids = {"game-name", "game-tagline", *self.score, *self.more}
        ids |= {f"move-{dashed(move)}" for move in game.moves}
        ids |= {f"event-{dashed(event)}" for event in game.events}
        ids |= {asked(question) for question in game.questions}
        ids |= {why.id for why in game.whys}
        ids |= {f"effect-{dashed(effect)}" for effect in self.effects}
        ids |= {f"source-{source}" for source in get_args(Source)}
        return (ids | options(game) | written(game)) - message_ids(KERNEL_LOCALE / "en.ftl")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_message_is_missing_and_none_is_unused(self, language: str) -> None:
        assert message_ids(locale(self.game, language)) == self.required()

    # --- arguments -------------------------------------------------------------------------------

    def test_both_languages_say_the_same_facts(self) -> None:
        assert arguments(self.game, "en") == arguments(self.game, "ru")

    def test_messages_speak_only_of_fields_that_their_facts_have(self) -> None:
        known = arguments(self.game, "en")
        kinds: list[tuple[str, tuple[type[Any], ...]]] = [
            ("move", self.game.moves),
            ("event", self.game.events),
            ("effect", self.effects),
        ]
        wrong = {}
        for prefix, group in kinds:
            for kind in group:
                id = f"{prefix}-{dashed(kind)}"
                wrong[id] = known[id] - {*kind.__struct_fields__}
        assert {id: extra for id, extra in wrong.items() if extra} == {}

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_message_can_be_said(self, language: str) -> None:
        bundle = FluentBundle([language], use_isolating=False)
        text = locale(self.game, language).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        for id, names in arguments(self.game, language).items():
            pattern = bundle.get_message(id).value
            assert pattern is not None
            for value in NUMBERS_AND_WORDS:
                said, errors = bundle.format_pattern(pattern, dict.fromkeys(names, value))
                assert errors == []
                assert str(said).strip()
                assert "  " not in str(said)

    def test_russian_is_written_in_russian(self) -> None:
        for id, message in messages(self.game, "ru").items():
            visitor = Texts()
            visitor.visit(message)
            assert not re.findall(r"[a-z]", "".join(visitor.found)), id

    # --- all that is said ------------------------------------------------------------------------

    def flaws(self, text: str) -> list[str]:
        """What a reader would stumble over."""
        words = {*re.findall(r"\w+", text), *(w.strip(".") for w in re.findall(r"[\w.]+", text))}
        return sorted(words & self.raw) + NEVER_READ.findall(text) + ([] if text else ["nothing"])

    def check(self, heard: Iterable[Message], language: str) -> None:
        words = self.game.words(language)
        for message in heard:
            assert all(words.has(part.id) for part in said_in(message)), message
            assert self.flaws(words.say(message)) == [], message

    def check_game(self, players: int, options: Options, liking: Liking = alike) -> None:
        """All that is said in a game of players who choose by their liking."""
        spoke = spoken(self.game, players, options, liking)
        heard = {repr(message): message for message in spoke}
        assert len({message.id for message in heard.values()}) > self.says
        for language in LANGUAGES:
            self.check(heard.values(), language)


# --- ids that follow from the game ----------------------------------------------------------------


def dashed(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")


def asked(question: type[Any]) -> str:
    """The id that a question's prompt names, else the one that follows from its kind."""
    named = re.search(r'Message\(\s*"(ask-[a-z-]+)"', inspect.getsource(question))
    return named[1] if named else f"ask-{dashed(question)}"


def options(game: AnyGame) -> set[str]:
    """Each option with its explanation, and the values of those that name theirs."""
    ids = set()
    for field in msgspec.structs.fields(game.options):
        name = f"option-{field.name.replace('_', '-')}"
        ids |= {name, f"{name}-help"} | {f"{name}-{value}" for value in get_args(field.type)}
    return ids


def written(game: AnyGame) -> set[str]:
    """Ids that stand in the code: previews, the parts of effects, the summary."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in game.folder.glob("*.py"))
    return set(re.findall(r'Message\(\s*"([a-z0-9-]+)"', code)) | set(
        re.findall(r'"(summary-[a-z-]+)"', code)
    )


# --- the messages of a file -----------------------------------------------------------------------


class Arguments(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent_ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Texts(Visitor):
    """The words of a message, without its variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent_ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def locale(game: AnyGame, language: str) -> Path:
    return game.folder / "locale" / f"{language}.ftl"


@cache
def messages(game: AnyGame, language: str) -> dict[str, fluent_ast.Message]:
    body = FluentParser().parse(locale(game, language).read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent_ast.Message)}


def arguments(game: AnyGame, language: str) -> dict[str, set[str]]:
    found = {}
    for id, message in messages(game, language).items():
        visitor = Arguments()
        visitor.visit(message)
        found[id] = visitor.found
    return found


# --- what is heard in play ------------------------------------------------------------------------


def said_in(message: Message) -> Iterator[Message]:
    """A message and those inside it."""
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(part, Message):
                yield from said_in(part)


def by_name(message: Message) -> Message:
    """Seats by their names, as every table says them."""
    args = dict(message.args)
    for key in ("seat", "other"):
        if isinstance(args.get(key), int) and args[key] < len(LABELS):
            args[key] = LABELS[args[key]]
    return Message(message.id, args)


def spoken(game: AnyGame, players: int, options: Options, liking: Liking) -> Iterator[Message]:
    """Every prompt, offer, preview, refusal and event of a game."""
    match = Match(game, LABELS[:players], FastChance(players), options)
    choose = random.Random(players)
    while not match.play.over:
        play = match.play
        seat = play.to_act()[0]
        assert play.question is not None
        yield play.question.prompt(play)
        offers, refusals = play.explained(seat)
        for offer in offers:
            yield by_name(say_move(offer.move))
            yield from offer.preview
        for refusal in refusals:
            yield refusal.message
        likings = [liking(play, offer.move) for offer in offers]
        match.submit(seat, choose.choices(offers, likings)[0].move)
    yield from (by_name(say_event(event)) for event in match.events(None))

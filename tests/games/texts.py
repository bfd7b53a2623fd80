"""What the texts of any game have to be: in both languages, fit to read, and none left over.

A game's `test_locale.py` says what the kernel cannot know of it, and plays whole games. What the
rulebook calls a thing, and what we therefore call it, stands in the game's `rules/glossary.toml`.
"""

from __future__ import annotations

import inspect
import random
import re
import tomllib
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
from orrery.kernel.prose import SCORE_LINE, SEAT
from orrery.kernel.words import KERNEL_LOCALE, message_ids

NUMBERS_AND_WORDS = (0, 1, 2, 5, 21, "x")
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
LABELS = ("Ann", "Bob", "Cat", "Dan")
NEVER_READ = re.compile(r"[{}]|\?\?\?|\w*_\w*")
"""What no finished sentence has: variables not filled in, words that nobody knows, raw ids."""

AnyGame: TypeAlias = Game[Any, Any]
Places: TypeAlias = list[tuple[str, str]]
"""Where something is said (a message, a clause, a step of the guide, a component), and what."""
Liking: TypeAlias = Callable[[Play[Any, Any], Move], float]
"""How much a player likes a move: whoever plays at random reaches the rare rules so."""


def alike(play: Play[Any, Any], move: Move) -> float:
    return 1


def ordered(game: AnyGame) -> set[str]:
    """What standing orders are called, and what they mean."""
    kinds = [kind for kind in game.questions if len(kind.policies) > 1]
    means = (kind.says(policy).id for kind in kinds for policy in kind.policies)
    return {kind.called().id for kind in kinds}.union(means)


class GameTexts:
    game: ClassVar[AnyGame]
    effects: ClassVar[tuple[type[Any], ...]] = ()
    """The kinds of the effect language."""
    score: ClassVar[tuple[str, ...]]
    """The lines of the score sheet."""
    luck: ClassVar[tuple[str, ...]] = ()
    """The kinds of rolls and draws."""
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
        ids = {"game-name", "game-tagline", *self.score, *self.luck, *self.more}
        start = game.start(min(game.seats), FastChance(0))
        ids |= {line.id for line in game.goods(start)}
        ids |= {f"move-{dashed(move)}" for move in game.moves}
        ids |= {f"event-{dashed(event)}" for event in game.events}
        ids |= {asked(question) for question in game.questions}
        ids |= ordered(game)
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


class GameTerms:
    """Our texts use the rulebook's words: `rules/glossary.toml` has a `[[term]]` for each.

    `book` is the term as the rulebook has it, `en` and `ru` are ours. A bar ends the stem of a word
    that is inflected: `получ|ить достижени|е`. `avoid_en` and `avoid_ru` are words for the same
    thing that must not stand anywhere, but in the places named by `unless`; `in_en` and `in_ru` are
    places that have to say it.
    """

    game: ClassVar[AnyGame]

    def terms(self) -> list[Term]:
        path = self.game.folder / "rules" / "glossary.toml"
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(table["term"], list[Term])

    def test_every_term_stands_once(self) -> None:
        books = [term.book for term in self.terms()]
        assert books
        assert sorted({*books}) == sorted(books)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_text_calls_a_thing_by_another_word(self, language: str) -> None:
        texts = every_text(self.game, language)
        found = [
            f"{place}: {word!r} instead of {term.ours(language)!r} (the book: {term.book!r})"
            for term in self.terms()
            for word in term.avoided(language)
            for place, text in texts
            if place not in term.unless and pattern(word).search(text)
        ]
        assert not found, "\n".join(found)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_our_texts_use_every_term(self, language: str) -> None:
        texts = every_text(self.game, language)
        unused = [
            term.ours(language)
            for term in self.terms()
            if not any(pattern(term.ours(language)).search(text) for _, text in texts)
        ]
        assert unused == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_places_that_speak_of_a_thing_call_it_by_its_term(self, language: str) -> None:
        texts = dict(every_text(self.game, language))
        wrong = [
            f"{place} does not say {term.ours(language)!r}"
            for term in self.terms()
            for place in term.says(language)
            if not pattern(term.ours(language)).search(texts.get(place, ""))
        ]
        assert not wrong, "\n".join(wrong)

    def test_the_places_that_a_term_names_are_there(self) -> None:
        known = {place for place, _ in every_text(self.game, "ru")}
        named = {place for term in self.terms() for place in term.places}
        assert named - known == set()


class Term(msgspec.Struct, forbid_unknown_fields=True):
    """What the book calls a thing, and what we call it."""

    book: str
    en: str
    ru: str
    avoid_en: tuple[str, ...] = ()
    avoid_ru: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    in_en: tuple[str, ...] = ()
    in_ru: tuple[str, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        return (*self.in_en, *self.in_ru, *self.unless)

    def ours(self, language: str) -> str:
        return self.ru if language == "ru" else self.en

    def avoided(self, language: str) -> tuple[str, ...]:
        return self.avoid_ru if language == "ru" else self.avoid_en

    def says(self, language: str) -> tuple[str, ...]:
        return self.in_ru if language == "ru" else self.in_en


@cache
def pattern(term: str) -> re.Pattern[str]:
    """A term in any of its forms: `получ|ить достижени|е` is also «получает достижения».

    Words in capitals are meant as they stand: a deck В is no preposition «в».
    """
    words = [re.sub(r"\\\|\w*", r"\\w*", re.escape(word)) for word in term.split()]
    forms = [f"(?-i:{word})" if word.isupper() else word for word in words]
    return re.compile(r"(?<!\w)" + r"[^\w.:;!?]+".join(forms) + r"(?!\w)", re.IGNORECASE)


@cache
def every_text(game: AnyGame, language: str) -> Places:
    """All that a player may read of a game: rules, guide, messages, those of its board, names."""
    found = [*game.names(game.content(), language).items()]
    found += clauses(game.folder / "rules" / f"{language}.md")
    found += steps(game.folder / "guide" / f"{language}.md")
    found += sentences(messages(game, language))
    board = BOARDS / game.id / "locale" / f"{language}.ftl"
    return found + (sentences(read(board)) if board.exists() else [])


def clauses(path: Path) -> Places:
    """The paragraphs of the rules by their clauses; the others by their first word."""
    paragraphs = [p for p in path.read_text(encoding="utf-8").split("\n\n") if p.strip()]
    return [(paragraph.split()[0].strip("*"), paragraph) for paragraph in paragraphs]


def steps(path: Path) -> Places:
    """The steps of the guide by their numbers."""
    return [
        (f"guide-{number}", text)
        for number, text in enumerate(path.read_text(encoding="utf-8").split("## ")[1:], 1)
    ]


def sentences(entries: dict[str, fluent_ast.Message]) -> Places:
    """What messages say in all their forms, with a sign for what is filled in."""
    found = []
    for id, message in entries.items():
        visitor = Texts()
        visitor.visit(message)
        found.append((id, " ¤ ".join(visitor.found)))
    return found


# --- ids that follow from the game ----------------------------------------------------------------


def dashed(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")


def asked(question: type[Any]) -> str:
    """The id that a question's prompt names, else the one that follows from its kind."""
    named = re.search(r'Message\(\s*"(ask-[a-z-]+)"', inspect.getsource(question.prompt))
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
    scribe = {SEAT, SCORE_LINE} if ".scored(" in code else {SEAT}
    ids = re.findall(r'Message\(\s*"([a-z0-9-]+)"', code) + re.findall(r'"(summary-[a-z-]+)"', code)
    return scribe.union(ids)


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


def messages(game: AnyGame, language: str) -> dict[str, fluent_ast.Message]:
    return read(locale(game, language))


@cache
def read(path: Path) -> dict[str, fluent_ast.Message]:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
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
        yield play.question.prompt(play, play.seat)
        offers, refusals = play.explained(seat)
        for offer in offers:
            yield by_name(say_move(offer.move))
            yield from offer.preview
        for refusal in refusals:
            yield refusal.message
        likings = [liking(play, offer.move) for offer in offers]
        match.submit(seat, choose.choices(offers, likings)[0].move)
    yield from (by_name(say_event(event)) for event in match.events(None))

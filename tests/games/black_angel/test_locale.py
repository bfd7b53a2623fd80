"""Every text of Black Angel is in both languages, reads well, and none is left over."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from fluent.syntax.visitor import Visitor

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.effects import KINDS, parse
from orrery.games.black_angel.model import HAL, BaOptions
from orrery.games.black_angel.perform import say_effects
from orrery.games.black_angel.scoring import LINES
from orrery.kernel import LANGUAGES, FastChance, Match, Message, Words, say_event, say_move
from orrery.kernel.content import Source
from orrery.kernel.words import KERNEL_LOCALE, message_ids
from tests.games.black_angel.keen import liking

LOCALE = GAME.folder / "locale"
SOURCE = {path.name: path.read_text(encoding="utf-8") for path in GAME.folder.glob("*.py")}
NUMBERS_AND_WORDS = (0, 1, 2, 5, 21, "x")
LABELS = ("Ann", "Bob", "Cat", "Dan")


# --- which ids there must be ---------------------------------------------------------------------


def dashed(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag).replace("_", "-")


def required() -> set[str]:
    """Every id that the game can say."""
    ids = {"game-name", "game-tagline"}
    ids |= {f"move-{dashed(move)}" for move in GAME.moves}
    ids |= {f"event-{dashed(event)}" for event in GAME.events}
    ids |= {asked(question) for question in GAME.questions}
    ids |= {why.id for why in GAME.whys}
    ids |= {line for line, _ in LINES}
    ids |= {f"effect-{dashed(effect)}" for effect in KINDS.values()}
    ids |= {f"source-{source}" for source in get_args(Source)}
    return (ids | options() | written()) - message_ids(KERNEL_LOCALE / "en.ftl")


def asked(question: type[Any]) -> str:
    """The id that a question's prompt names, else the one that follows from its kind."""
    named = re.search(r'Message\(\s*"(ask-[a-z-]+)"', inspect.getsource(question))
    return named[1] if named else f"ask-{dashed(question)}"


def options() -> set[str]:
    """Each option with its explanation, and the values of those that name theirs."""
    ids = set()
    for field in msgspec.structs.fields(BaOptions):
        name = f"option-{field.name.replace('_', '-')}"
        ids |= {name, f"{name}-help"} | {f"{name}-{value}" for value in get_args(field.type)}
    return ids


def written() -> set[str]:
    """Ids that stand in the code: previews, the parts of effects, the summary."""
    code = "\n".join(SOURCE.values())
    return set(re.findall(r'Message\(\s*"([a-z0-9-]+)"', code)) | set(
        re.findall(r'"(summary-[a-z-]+)"', code)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_and_none_is_unused(language: str) -> None:
    assert message_ids(LOCALE / f"{language}.ftl") == required()


# --- arguments -----------------------------------------------------------------------------------


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


@cache
def messages(language: str) -> dict[str, fluent_ast.Message]:
    body = FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent_ast.Message)}


def arguments(language: str) -> dict[str, set[str]]:
    found = {}
    for id, message in messages(language).items():
        visitor = Arguments()
        visitor.visit(message)
        found[id] = visitor.found
    return found


def test_both_languages_say_the_same_facts() -> None:
    assert arguments("en") == arguments("ru")


def test_messages_speak_only_of_fields_that_their_facts_have() -> None:
    known = arguments("en")
    kinds = [("move", GAME.moves), ("event", GAME.events), ("effect", KINDS.values())]
    wrong = {
        f"{prefix}-{dashed(kind)}": known[f"{prefix}-{dashed(kind)}"] - {*kind.__struct_fields__}
        for prefix, group in kinds
        for kind in group
    }
    assert {id: extra for id, extra in wrong.items() if extra} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))
    for id, names in arguments(language).items():
        pattern = bundle.get_message(id).value
        assert pattern is not None
        for value in NUMBERS_AND_WORDS:
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(names, value))
            assert errors == []
            assert str(text).strip()
            assert "  " not in str(text)


def test_russian_is_written_in_russian() -> None:
    for id, message in messages("ru").items():
        visitor = Texts()
        visitor.visit(message)
        assert not re.findall(r"[a-z]", "".join(visitor.found)), id


@pytest.mark.parametrize(
    ("good", "n", "text"),
    [
        ("resource", 1, "Анна получает 1 ресурс."),
        ("resource", 3, "Анна получает 3 ресурса."),
        ("ship", 5, "Анна получает 5 кораблей."),
        ("robot", 2, "Анна получает 2 роботов."),
        ("robot", 21, "Анна получает 21 робота."),
        ("debris", 1, "Анна получает 1 обломок."),
        ("vp", 4, "Анна получает 4 ПО."),
    ],
)
def test_russian_plurals_are_right(good: str, n: int, text: str) -> None:
    assert GAME.words("ru").tell("event-gained", seat="Анна", good=good, n=n) == text


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ("gain ship 1", "+1 ship", "+1 корабль"),
        ("gain resource 3", "+3 resources", "+3 ресурса"),
        ("draw any 1", "draw 1 mission of any colour", "взять 1 делегацию любого цвета"),
        ("to_station any 2", "move up to 2 robots to any station",
         "переместить до 2 роботов на любую станцию"),
        ("pay ravager 1", "discard 1 Ravager", "сбросить 1 Разорителя"),
        ("study any 1", "take 1 technology, ordinary or advanced",
         "взять 1 технологию, обычную или передовую"),
        ("repair 1 to=storage", "repair 1 (debris to storage)", "убрать 1 повреждение в хранилище"),
        ("destroy 1 vp=1", "destroy 1 Ravager for 1 VP each",
         "уничтожить 1 Разорителя по 1 ПО за каждого"),
        ("score 2 tech_green max=8", "2 VP per green technology (at most 8)",
         "2 ПО за каждую зелёную технологию (не больше 8)"),
        ("set_die 3", "set the die to 3", "выставить на кубике 3"),
    ],
)  # fmt: skip
def test_effects_read_as_on_a_card(effect: str, english: str, russian: str) -> None:
    said = say_effects(parse(effect))
    assert [GAME.words(language).say(said[0]) for language in LANGUAGES] == [english, russian]


# --- all that is said in play --------------------------------------------------------------------


RAW = {id for id in GAME.names(GAME.content(), "en") if re.search(r"[_0-9]", id)}
"""Ids that nobody should ever read: those that no language has as a word."""


def flaws(text: str) -> list[str]:
    """What a reader would stumble over."""
    words = set(re.findall(r"\w+", text))
    found = sorted(words & RAW) + re.findall(r"[{}]|\?\?\?", text)
    return found + ([] if text else ["nothing said"])


def said_in(message: Message) -> Iterator[Message]:
    """A message and those inside it."""
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(part, Message):
                yield from said_in(part)


def check(heard: Iterable[Message], words: Words) -> None:
    for message in heard:
        assert all(words.has(part.id) for part in said_in(message)), message
        assert flaws(words.say(message)) == [], message


def by_name(message: Message) -> Message:
    """Seats by their names, as every table says them."""
    args = dict(message.args)
    for key in ("seat", "other"):
        if isinstance(args.get(key), int) and args[key] < len(LABELS):
            args[key] = LABELS[args[key]]
    return Message(message.id, args)


def spoken(seed: int, players: int, options: BaOptions) -> Iterator[Message]:
    """Every prompt, offer, preview, refusal and event of a game of players keen on missions."""
    match = Match(GAME, LABELS[:players], FastChance(seed), options)
    choose = random.Random(seed)
    while not match.play.over:
        question, seat = match.play.question, match.play.seat
        assert question is not None
        yield question.prompt(match.play)
        offers, refusals = match.play.explained(seat)
        for offer in offers:
            yield by_name(say_move(offer.move))
            yield from offer.preview
        for refusal in refusals:
            yield refusal.message
        likings = [liking(match.play, offer.move) for offer in offers]
        match.submit(seat, choose.choices(offers, likings)[0].move)
    yield from (by_name(say_event(event)) for event in match.events(None))


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("expert", [False, True], ids=["normal", "expert"])
def test_a_whole_game_is_said_without_a_flaw(players: int, expert: bool) -> None:
    spoke = spoken(players, players, BaOptions(expert=expert))
    heard = {repr(message): message for message in spoke}
    assert len({message.id for message in heard.values()}) > 60
    for language in LANGUAGES:
        check(heard.values(), GAME.words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_content_is_said_without_a_flaw(language: str) -> None:
    texts = GAME.content().texts
    check((said for text in texts.values() for said in say_effects(text)), GAME.words(language))


def test_the_glossary_says_every_effect_text() -> None:
    assert set(GAME.glossary(GAME.content()).effects) == set(GAME.content().texts)


def test_hal_is_named_where_he_acts() -> None:
    message = say_event(log.Gained(HAL, "vp", 3))
    assert GAME.words("en").say(message) == "Hal gains 3 VP."
    assert GAME.words("ru").say(message) == "Эал получает 3 ПО."

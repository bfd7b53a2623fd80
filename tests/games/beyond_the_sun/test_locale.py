"""Every text of Beyond the Sun is in both languages, reads well, and none is left over."""

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

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.checks import flat
from orrery.games.beyond_the_sun.effects import KINDS, TYPES, Effects
from orrery.games.beyond_the_sun.events import say_effect
from orrery.games.beyond_the_sun.glossary import ABILITIES
from orrery.games.beyond_the_sun.model import DISC_NAMES, BtsOptions
from orrery.games.beyond_the_sun.scoring import LINES
from orrery.kernel import LANGUAGES, FastChance, Match, Message, Words, say_event, say_move
from orrery.kernel.content import Source
from orrery.kernel.words import KERNEL_LOCALE, message_ids

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
    ids |= {f"type-{type}" for type in TYPES} | {f"disc-{disc}" for disc in DISC_NAMES}
    ids |= {f"source-{source}" for source in get_args(Source)}
    ids |= {f"ability-{id.replace('_', '-')}" for id in ABILITIES}
    ids |= {"summary-ability-active", "summary-ability-covered"}
    return (ids | options() | written()) - message_ids(KERNEL_LOCALE / "en.ftl")


def asked(question: type[Any]) -> str:
    """The id that a question's prompt names, else the one that follows from its kind."""
    named = re.search(r'Message\(\s*"(ask-[a-z-]+)"', inspect.getsource(question))
    return named[1] if named else f"ask-{dashed(question)}"


def options() -> set[str]:
    """Each option with its explanation, and the values of those that name theirs."""
    ids = set()
    for field in msgspec.structs.fields(BtsOptions):
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
    ("id", "n", "text"),
    [
        ("event-grew", 1, "Анна получает 1 кубик населения."),
        ("event-grew", 3, "Анна получает 3 кубика населения."),
        ("event-grew", 5, "Анна получает 5 кубиков населения."),
        ("event-grew", 11, "Анна получает 11 кубиков населения."),
        ("event-grew", 21, "Анна получает 21 кубик населения."),
        ("event-gained-ore", 1, "Анна получает 1 металл."),
        ("event-gained-ore", 5, "Анна получает 5 металла."),
        ("preview-points", 1, "1 очко движения"),
        ("preview-points", 2, "2 очка движения"),
        ("preview-points", 5, "5 очков движения"),
    ],
)
def test_russian_plurals_are_right(id: str, n: int, text: str) -> None:
    assert GAME.words("ru").tell(id, seat="Анна", n=n) == text


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ("jump 3", "jump 3", "прыжок на 3"),
        ("research I-III discovered", "research I–III (discovered only)",
         "исследование I–III (только открытые)"),
        ("grow_any 1 C", "+1 population from column C", "+1 население из столбца C"),
        ("grow_any 2", "+2 population from any columns", "+2 населения из любых столбцов"),
        ("automate food 2", "automate food ×2", "автоматизация еды ×2"),
        ("colonize 1", "colonize (strength +1)", "колонизация (сила +1)"),
        ("choose(A: ore 3 | B: grow 1, jump 1)", "choose A (+3 ore), B (+1 population, jump 1)",
         "на выбор A (+3 металла), B (+1 население, прыжок на 1)"),
        ("optional(build 3 supply 2 deep)",
         "optionally [build 2 level 3 ships from supply in Deep Space]",
         "по желанию [2 корабля уровня 3 из снабжения в глубоком космосе]"),
    ],
)  # fmt: skip
def test_effects_read_as_on_a_card(effect: str, english: str, russian: str) -> None:
    said = [say_effect(e) for e in GAME.content().effects("test", "test", effect)]
    assert [GAME.words(language).say(said[0]) for language in LANGUAGES] == [english, russian]


# --- all that is said in play --------------------------------------------------------------------


def raw_ids() -> set[str]:
    """Ids that nobody should ever read: those that no language has as a word."""
    names = GAME.names(GAME.content(), "en")
    return {id for id in names if re.search(r"[_.]", id)} | {"SOL", "DEEP", "R1", "dyson"}


RAW = raw_ids()


def flaws(text: str) -> list[str]:
    """What a reader would stumble over."""
    words = {word.strip(".") for word in re.findall(r"[\w.]+", text)}
    found = sorted(words & RAW) + re.findall(r"[{}]|\?\?\?|\b[tsea]\d?_\w+", text)
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


def spoken(seed: int, players: int, options: BtsOptions) -> Iterator[Message]:
    """Every prompt, offer, preview, refusal and event of a random game."""
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
        match.submit(seat, choose.choice(offers).move)
    yield from (by_name(say_event(event)) for event in match.events(None))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, BtsOptions()),
        (3, BtsOptions(mats="advanced", choose_mats=True)),
        (4, BtsOptions(mats="advanced", tech_table=True)),
    ],
    ids=["two", "three-advanced", "four-tech-table"],
)
def test_a_whole_game_is_said_without_a_flaw(players: int, options: BtsOptions) -> None:
    heard = {repr(message): message for message in spoken(players, players, options)}
    assert len({message.id for message in heard.values()}) > 60
    for language in LANGUAGES:
        check(heard.values(), GAME.words(language))


def every_effect() -> Iterator[Effects]:
    """All effects of the content."""
    c = GAME.content()
    for table in (c.immediate, c.event_effects, c.seize, c.bonus, c.mat_extra):
        yield from table.values()
    yield from (space.action.effects for space in c.space.values())
    yield from (action.effects for own in c.abilities.values() for _, action in own.options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_content_is_said_without_a_flaw(language: str) -> None:
    all_effects = [effect for effects in every_effect() for effect in flat(effects)]
    check((say_effect(effect) for effect in all_effects), GAME.words(language))


def test_slots_columns_and_levels_keep_their_letters() -> None:
    """A slot, a column, a deck and a level may share a letter; none takes another's name."""
    for words in map(GAME.words, LANGUAGES):
        assert [words.name(letter) for letter in "ABCDEI"] == list("ABCDEI")


def test_the_rogue_planet_is_a_place_with_a_name() -> None:
    assert GAME.words("en").tell("move-colonize", place="R1") == "Colonize: Rogue Planet"

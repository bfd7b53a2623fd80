"""The effect language: how it is read and written, and that content uses all of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies

from orrery.games.black_angel.effects import (
    BOOSTS,
    LANGUAGE,
    AnyColour,
    Destroy,
    Draw,
    Effects,
    Gain,
    Pay,
    RaiseDie,
    Repair,
    Score,
    Secure,
    SetDie,
    Shield,
    Study,
    ToStation,
    parse,
    written,
)
from orrery.kernel.effects import Effect, tag_of
from tests.games.black_angel.packs import load

C = load()


def values(of: Any) -> strategies.SearchStrategy[Any]:
    """What a field can hold."""
    kind = msgspec.inspect.type_info(of)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return strategies.sampled_from(kind.values)
    assert isinstance(kind, msgspec.inspect.IntType)
    return strategies.integers(kind.ge, kind.le if kind.le is not None else 99)


def effects_of(kind: type[Effect]) -> strategies.SearchStrategy[Effect]:
    fields = msgspec.structs.fields(kind)
    return strategies.builds(kind, **{field.name: values(field.type) for field in fields})


LISTS: Any = strategies.lists(strategies.one_of([effects_of(k) for k in LANGUAGE.kinds])).map(tuple)

# --- reading -------------------------------------------------------------------------------------


def test_a_text_is_a_list_of_effects() -> None:
    assert parse("gain ship 1, gain vp 2") == (Gain("ship", 1), Gain("vp", 2))


def test_a_text_of_nothing_is_no_effect() -> None:
    assert parse(" ") == ()


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("gain robot 2", Gain("robot", 2)),
        ("draw any 1", Draw("any", 1)),
        ("to_station grey 1", ToStation("grey", 1)),
        ("pay ravager 1", Pay("ravager", 1)),
        ("study any 1", Study("any", 1)),
        ("repair 2", Repair(2)),
        ("repair 1 to=storage vp=3", Repair(1, "storage", 3)),
        ("destroy 1 vp=1", Destroy(1, 1)),
        ("score 2 tech_green", Score(2, "tech_green")),
        ("score 2 tech_green max=8", Score(2, "tech_green", 8)),
        ("any_colour", AnyColour()),
        ("set_die 3", SetDie(3)),
        ("shield", Shield()),
        ("raise_die 1", RaiseDie(1)),
        ("secure 1", Secure(1)),
    ],
)
def test_words_are_fields_in_order_and_what_may_be_left_out_has_a_name(
    text: str, effect: Effect
) -> None:
    assert parse(text) == (effect,)
    assert parse(written((effect,))) == (effect,)


def test_named_words_may_stand_in_any_order() -> None:
    assert parse("repair 1 vp=2 to=storage") == parse("repair 1 to=storage vp=2")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("fly 3", "'fly 3' is no effect; known: activate, any_colour, damage,"),
        ("gain vp 1,", "'' is no effect; known: activate,"),
        ("gain vp 1, , gain ship 1", "'' is no effect; known: activate,"),
        ("gain vp", "gain vp: n is missing; expected gain GOOD N"),
        ("gain vp one", "gain vp one: n: Expected `int`, got `str`"),
        ("gain gold 1", "gain gold 1: good: Invalid enum value 'gold'"),
        ("gain vp 0", "gain vp 0: n: Expected `int` >= 1"),
        ("gain vp -1", "gain vp -1: n: Expected `int` >= 1"),
        ("gain vp 1 2", "gain vp 1 2: '2' is too much; expected gain GOOD N"),
        ("shield 1", "shield 1: '1' is too much; expected shield"),
        ("set_die 4", "set_die 4: value: Expected `int` <= 3"),
        ("set_die 0", "set_die 0: value: Expected `int` >= 1"),
        ("destroy 1 vp=-1", "destroy 1 vp=-1: vp: Expected `int` >= 0"),
        ("score 2 tech_green most=8", "'most=8' is too much; expected score VP PER [max]"),
        ("score 2 tech_green max=8 max=9", "'max=9' is too much; expected score VP PER [max]"),
        ("repair 1 n=1", "'n=1' is too much; expected repair N [to] [vp]"),
        ("repair 1 to=moon", "Invalid enum value 'moon'"),
    ],
)
def test_a_slip_of_the_pen_is_explained(text: str, says: str) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011 (the text is what is tested)
        parse(text)
    assert says in str(raised.value)


# --- writing -------------------------------------------------------------------------------------


@given(LISTS)
def test_what_is_written_reads_as_the_same_effects(effects: Effects) -> None:
    assert parse(written(effects)) == effects


@given(LISTS)
def test_effects_are_stored_and_read_back_by_their_tags(effects: Effects) -> None:
    stored = msgspec.json.encode(effects)
    assert msgspec.json.decode(stored, type=Effects) == effects


@pytest.mark.parametrize("kind", LANGUAGE.kinds, ids=tag_of)
def test_an_effect_has_plain_fields_so_that_a_message_can_say_it(kind: type[Effect]) -> None:
    fields = msgspec.structs.fields(kind)
    plain = (msgspec.inspect.IntType, msgspec.inspect.LiteralType)
    assert all(isinstance(msgspec.inspect.type_info(f.type), plain) for f in fields)


# --- what content says ---------------------------------------------------------------------------


def test_every_effect_text_of_the_content_is_read_as_what_it_says() -> None:
    for text in C.written:
        field = getattr(next(i for _, i in C.pack.components if i.id == text.item), text.field)
        assert parse(field) == text.effects == parse(written(text.effects)), text.item


def test_the_glossary_has_every_effect_text() -> None:
    assert set(C.pack.texts.values()) == {text.effects for text in C.written if text.effects}


def test_content_uses_every_kind_of_effect() -> None:
    used = {type(effect) for text in C.written for effect in text.effects}
    assert used == set(LANGUAGE.kinds)


def test_content_uses_every_word_of_the_language() -> None:
    effects = [effect for text in C.written for effect in text.effects]
    used = {getattr(effect, f) for effect in effects for f in effect.__struct_fields__}
    assert LANGUAGE.vocabulary() - used == set()


def test_only_improved_sides_have_1x_effects_and_each_is_on_four_tokens_of_a_colour() -> None:
    for text in C.written:
        boosts = [effect for effect in text.effects if isinstance(effect, BOOSTS)]
        assert len(boosts) == (1 if text.field == "improved" else 0)
    for colour in ("orange", "grey", "green"):
        ids = [t.id for t in C.technologies.values() if t.colour == colour]
        kinds = [type(effect) for id in ids for effect in C.boosts[id]]
        assert {kind: kinds.count(kind) for kind in BOOSTS} == dict.fromkeys(BOOSTS, 4)

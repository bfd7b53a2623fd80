"""The effect language: texts that parse back, errors that say what was expected, rules in order."""

from __future__ import annotations

import re
from typing import Any, Literal, Union

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel import PASS, Message, Play, Question, ScriptedChance, Why
from orrery.kernel.effects import (
    Effect,
    Language,
    Perform,
    RuleBook,
    Word,
    flat,
    say_effects,
)
from tests.kernel import toy

Good = Literal["ore", "food"]


class Gain(Effect):
    good: Good
    n: int


class Score(Effect):
    vp: int
    per: str = "ship"
    max: int = 0
    twice: bool = False


class Reach(Effect):
    levels: tuple[int, ...]


class Optional(Effect):
    do: tuple[AnyEffect, ...]


class Each(Effect):
    n: int
    do: tuple[AnyEffect, ...]


class Choose(Effect):
    options: tuple[tuple[str, tuple[AnyEffect, ...]], ...]


AnyEffect = Union[Gain, Score, Reach, Optional, Each, Choose]  # noqa: UP007


def levels(word: str) -> tuple[int, ...]:
    first, _, last = word.partition("-")
    if not first.isdigit():
        raise ValueError(f"{word!r} is no level")
    return tuple(range(int(first), int(last or first) + 1))


LANGUAGE = Language(AnyEffect, {"levels": Word(levels, lambda v: f"{v[0]}-{v[-1]}")})


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("", ()),
        ("gain ore 2", (Gain("ore", 2),)),
        ("gain ore 2, score 1", (Gain("ore", 2), Score(1))),
        ("score 1 base max=3 twice", (Score(1, "base", 3, True),)),
        ("score 1 max=3", (Score(1, "ship", 3),)),
        ("reach 1-3", (Reach((1, 2, 3)),)),
        ("optional(gain ore 1, score 2)", (Optional((Gain("ore", 1), Score(2))),)),
        ("each 2 (gain food 1)", (Each(2, (Gain("food", 1),)),)),
        (
            "choose(A: gain ore 1 | B: optional(score 2))",
            (Choose((("A", (Gain("ore", 1),)), ("B", (Optional((Score(2),)),)))),),
        ),
    ],
)
def test_a_text_is_read_and_written(text: str, effects: tuple[Effect, ...]) -> None:
    assert LANGUAGE.parse(text) == effects
    assert LANGUAGE.parse(LANGUAGE.written(effects)) == effects


NUMBERS = st.integers(-99, 99)
SIMPLE = st.one_of(
    st.builds(Gain, st.sampled_from(("ore", "food")), NUMBERS),
    st.builds(
        Score, st.integers(), st.sampled_from(("ship", "base")), st.integers(), st.booleans()
    ),
)
ANY = st.recursive(
    SIMPLE,
    lambda inner: st.one_of(
        st.builds(Optional, st.lists(inner, min_size=1).map(tuple)),
        st.builds(
            Choose,
            st.lists(
                st.tuples(st.sampled_from("ABC"), st.lists(inner, min_size=1).map(tuple)),
                min_size=1,
            ).map(tuple),
        ),
    ),
    max_leaves=6,
)


@given(st.lists(ANY))
def test_whatever_is_written_parses_back(effects: list[Effect]) -> None:
    assert LANGUAGE.parse(LANGUAGE.written(effects)) == tuple(effects)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("fly 1", "'fly 1' is no effect; known: choose"),
        ("gain ore", "gain ore: n is missing; expected gain GOOD N"),
        ("gain iron 1", "gain iron 1: good: Invalid enum value 'iron'"),
        ("gain ore one", "n: Expected `int`"),
        ("gain ore 1 2", "'2' is too much; expected gain GOOD N"),
        ("score 1 ship 2 ship", "'ship' is too much; expected score VP [per] [max] [twice]"),
        ("score 1 much=3", "'much=3' is too much"),
        ("reach far", "levels: 'far' is no level"),
        ("gain ore 1 (score 1)", "expected gain GOOD N"),
        ("optional", "expected optional (do)"),
        ("optional()", "brackets without an effect"),
        ("choose(gain ore 1)", "option 'gain ore 1' wants the form LABEL: effects"),
        ("optional(gain ore 1", "is no effect"),
        ("gain ore 1,", "'' is no effect"),
    ],
)
def test_what_does_not_parse_says_what_was_expected(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=re.escape(problem)):
        LANGUAGE.parse(text)


def test_what_is_inside_is_found() -> None:
    effects = LANGUAGE.parse("optional(gain ore 1), choose(A: score 1 | B: score 2)")
    assert [type(e).__name__ for e in flat(effects)] == [
        "Optional", "Gain", "Choose", "Score", "Score",
    ]  # fmt: skip


def test_the_words_of_the_language_are_known() -> None:
    assert LANGUAGE.vocabulary() == {"ore", "food"}


def test_effects_are_said_with_their_fields() -> None:
    (message,) = say_effects(LANGUAGE.parse("gain ore 2"))
    assert (message.id, message.args) == ("effect-gain", {"good": "ore", "n": 2})


def test_what_is_inside_is_said_too_and_own_words_in_their_own_way() -> None:
    words = {"levels": Word(levels, str, lambda found: f"{len(found)} levels")}
    told = Language(AnyEffect, words).say
    reach, gain = told(LANGUAGE.parse("reach 1-3, gain ore 2"))
    assert reach == Message("effect-reach", {"levels": "3 levels"})
    assert told(LANGUAGE.parse("optional(gain ore 2)"))[0].args == {"do": (gain,)}
    (choice,) = told(LANGUAGE.parse("choose(A: gain ore 2 | B: reach 1-3)"))
    assert choice.args["options"] == (
        Message("effect-option", {"label": "A", "effects": (gain,)}),
        Message("effect-option", {"label": "B", "effects": (reach,)}),
    )


# --- carrying out --------------------------------------------------------------------------------

RULES = RuleBook()
NONE_LEFT = Why("why-no-fuel", "TOY-3.1")


@RULES.rule(Gain, hinders=lambda g, seat, effect, spent: NONE_LEFT if spent else None)
def gain(g: toy.G, seat: int, effect: Gain, must: bool) -> None:
    g.state.fuel[seat] += effect.n


@RULES.rule(Optional)
def may(g: toy.G, seat: int, effect: Optional, must: bool) -> list[Question[Any, Any]]:
    return [toy.Act(seat, 1)]


class Carry(Perform[toy.ToyState, toy.Cards]):
    rules = RULES
    effects: tuple[AnyEffect, ...]


@RULES.rule(Score, hinders=lambda g, seat, effect, spent: NONE_LEFT if spent else None, skips=True)
def score(g: toy.G, seat: int, effect: Score, must: bool) -> None:
    g.state.stars[seat] += effect.vp


class CarryCounted(Carry):
    """Once there is fuel, it counts as spent."""

    def spent(self, g: Play[Any, Any]) -> int:
        return int(g.state.fuel[self.seat])


def carried(text: str, carry: type[Carry] = Carry) -> Play[Any, Any]:
    play = toy.GAME.start(2, ScriptedChance({}))
    play.state.fuel[0] = play.state.stars[0] = 0
    play.push(carry(0, LANGUAGE.parse(text)))
    play.advance()
    return play


def test_effects_are_done_from_left_to_right_and_wait_for_answers() -> None:
    play = carried("gain ore 1, optional(gain ore 5), gain ore 2")
    assert (play.state.fuel[0], play.question) == (1, toy.Act(0, 1))
    play.submit(0, PASS)
    assert play.state.fuel[0] == 3


def test_what_stands_in_the_way_is_told_by_the_same_rule() -> None:
    play = carried("")
    assert RULES.hindered(play, 0, Gain("ore", 1), spent=1) is NONE_LEFT
    assert RULES.hindered(play, 0, Gain("ore", 1)) is None
    assert RULES.hindered(play, 0, Optional(())) is None


def test_what_is_hindered_when_its_turn_comes_is_left_out_where_its_rule_says_so() -> None:
    assert carried("score 2, gain ore 1, score 3").state.stars[0] == 5
    play = carried("score 2, gain ore 1, score 3, gain ore 1", CarryCounted)
    assert (play.state.stars[0], play.state.fuel[0]) == (2, 2)


def test_an_effect_has_one_rule() -> None:
    with pytest.raises(TypeError, match="Gain has a rule already"):
        RULES.rule(Gain)(gain)

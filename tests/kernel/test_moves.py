"""Moves and their text."""

from contextlib import suppress

import pytest
from hypothesis import given, strategies

from orrery.kernel import END, PASS, Move, Notation, OrreryError
from orrery.kernel.moves import snake
from tests.kernel import toy


class Jump(Move):
    ship: int
    system: str
    gate: str | None = None


class ChooseAction(Move):
    type: str


NOTATION = Notation([Jump, ChooseAction])


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Jump(3, "tau_ceti"), "jump 3 tau_ceti -"),
        (Jump(3, "tau_ceti", "a1"), "jump 3 tau_ceti a1"),
        (ChooseAction("ore"), "choose_action ore"),
        (END, "end"),
        (PASS, "pass"),
    ],
)
def test_the_text_of_a_move_parses_back(move: Move, text: str) -> None:
    assert str(move) == text
    assert NOTATION.parse(text) == move


def test_spaces_around_words_do_not_matter() -> None:
    assert NOTATION.parse("  jump  3   sol - \n") == Jump(3, "sol")


@pytest.mark.parametrize("text", ["", "   ", "fly 3", "Jump 3 sol -", "-", "\0"])
def test_an_unknown_verb_is_refused(text: str) -> None:
    with pytest.raises(OrreryError, match="not a move of this game"):
        NOTATION.parse(text)


@pytest.mark.parametrize(
    "text", ["jump", "jump 3", "jump 3 sol - more", "jump x sol -", "jump - sol -", "jump 3 - -"]
)
def test_wrong_words_are_refused_with_the_right_form(text: str) -> None:
    with pytest.raises(OrreryError, match="jump SHIP SYSTEM GATE"):
        NOTATION.parse(text)


def test_a_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(OrreryError) as refused:
        NOTATION.parse("x" * 10_000)
    assert len(str(refused.value)) < 200


def test_moves_are_values() -> None:
    assert Jump(1, "sol") == Jump(1, "sol") != Jump(2, "sol")
    assert len({Jump(1, "sol"), Jump(1, "sol"), PASS}) == 2
    with pytest.raises(AttributeError):
        Jump(1, "sol").ship = 2  # type: ignore[misc]


@pytest.mark.parametrize(
    ("name", "tag"), [("Jump", "jump"), ("ChooseAction", "choose_action"), ("a.B.DoIt", "do_it")]
)
def test_class_names_become_tags(name: str, tag: str) -> None:
    assert snake(name) == tag


words = strategies.from_regex(r"[A-Za-z0-9_.:]{1,12}", fullmatch=True)
jumps = strategies.builds(Jump, strategies.integers(), words, strategies.none() | words)


@given(jumps)
def test_every_move_reads_back_as_it_was_written(move: Jump) -> None:
    assert NOTATION.parse(str(move)) == move


@given(strategies.text())
def test_any_text_is_a_move_or_a_message(text: str) -> None:
    with suppress(OrreryError):
        assert NOTATION.parse(NOTATION.parse(text).__str__()) == NOTATION.parse(text)


def test_a_move_with_the_same_values_is_made_once() -> None:
    assert toy.Fling.at[2] is toy.Fling.at[2]
    assert toy.Fling.at[2] == toy.Fling(2)
    assert toy.Charge.at[()] is toy.Charge.at[()]


def test_no_move_has_a_field_that_hides_its_table() -> None:
    with pytest.raises(TypeError, match="at"):
        type("Stand", (Move,), {"__annotations__": {"at": str}})

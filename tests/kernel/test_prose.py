"""Tables in words: rows of parts that fit a terminal."""

from __future__ import annotations

import pytest

from orrery.kernel import FastChance, Message
from orrery.kernel.prose import DOT, WIDTH, Scribe, entry, fold, told_by
from tests.kernel import toy


def test_an_entry_is_a_head_and_what_belongs_to_it_indented() -> None:
    assert entry(["head", "", "more"], ["below"]) == [f"  head{DOT}more", "     below"]


def test_rows_without_parts_fall_away() -> None:
    assert entry(["head"], ["", ""], ["below"]) == ["  head", "     below"]


def test_a_long_row_is_cut_between_its_short_parts() -> None:
    lines = fold(DOT.join(["a short part"] * 20), "  ")
    assert len(lines) > 1
    assert all(len(line) <= WIDTH for line in lines)
    assert all(line.count("a short part") == line.count("a") // 2 for line in lines)


def test_a_part_that_is_long_itself_is_cut_at_words() -> None:
    lines = fold(" ".join(["word"] * 60), "")
    assert all(len(line) <= WIDTH for line in lines)
    assert lines[1].startswith("  word")


def test_parts_stand_below_their_titles_and_those_of_nothing_fall_away() -> None:
    scribe = Scribe("view", "content", toy.GAME.words("en"))
    told = scribe.titled(("game-name", ["  a", "  b"]), ("summary", []))
    assert list(told) == ["", scribe.say("game-name"), "  a", "  b"]


def test_messages_are_said_one_after_the_other() -> None:
    scribe = Scribe("view", "content", toy.GAME.words("en"))
    name = scribe.say("game-name")
    assert scribe.listed([Message("game-name"), Message("game-name")]) == f"{name}, {name}"


def test_a_sentence_about_nothing_is_not_said() -> None:
    scribe = Scribe("view", "content", toy.GAME.words("en"))
    assert scribe.some("summary", round=1, stars=[2]) == scribe.say("summary", round=1, stars=[2])
    assert scribe.some("summary", round=1, stars=[]) == ""


class Counted(Scribe[str, str]):
    """A scribe whose messages are its ids and arguments: the toy has no table in words."""

    def __init__(self) -> None:
        super().__init__("view", "content", toy.GAME.words("en"))
        self.say = lambda id, **args: f"{id} {args}"


def test_a_seat_is_said_by_its_number_and_whoever_has_none_by_the_name() -> None:
    assert Counted().seat(1) == "summary-seat {'number': 2}"
    assert Counted().seat("comet") == toy.GAME.words("en").name("comet") != "comet"


def test_of_a_score_only_what_brings_something_is_said() -> None:
    told = Counted().scored(["score-stars", "score-stash"], [0, 3])
    assert told == ["summary-score-line {'line': 'Stash', 'n': 3}"]


def test_a_score_has_points_for_each_of_its_lines() -> None:
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        Counted().scored(["score-stars", "score-stash"], [3])


class Lines(Scribe[str, toy.Cards]):
    """A table of two lines."""

    def lines(self) -> list[str]:
        return [self.view, self.say("game-name")]


def test_a_summary_is_what_the_scribe_makes_of_the_view() -> None:
    play, words = toy.GAME.start(3, FastChance(1)), toy.GAME.words("en")

    def view(g: toy.G, seat: int | None) -> str:
        return f"seat {seat} of {len(g.state.hands)}"

    summary = told_by(Lines, view)
    assert summary(play, 1, words) == f"seat 1 of 3\n{words.tell('game-name')}"

"""Tables in words: rows of parts that fit a terminal."""

from __future__ import annotations

from orrery.kernel import Message
from orrery.kernel.prose import DOT, WIDTH, Scribe, entry, fold
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

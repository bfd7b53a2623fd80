"""Tables in words: rows of parts that fit a terminal."""

from __future__ import annotations

from orrery.kernel.prose import DOT, WIDTH, entry, fold


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

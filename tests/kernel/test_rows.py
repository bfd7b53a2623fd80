"""Rows with something left out or put in."""

from orrery.kernel.rows import changed, dropped, without


def test_of_equal_things_the_first_is_left_out() -> None:
    assert without((3, 1, 2, 1), 1) == (3, 2, 1)


def test_a_place_is_left_out_whatever_stands_there() -> None:
    assert dropped((3, 1, 2, 1), 3) == (3, 1, 2)
    assert dropped((3,), 0) == ()


def test_a_place_is_changed_and_the_row_stays_as_it_was() -> None:
    row = ("a", "b", "c")
    assert changed(row, 1, "x") == ("a", "x", "c")
    assert row == ("a", "b", "c")

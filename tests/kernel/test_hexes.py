"""Hexes: what holds for every hex, and ways that are counted by hand."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.hexes import (
    DIRECTIONS,
    ORIGIN,
    Hex,
    chart_of,
    direction_to,
    disc,
    distance,
    line,
    neighbour,
    neighbours,
    opposite,
    ring,
    rotated,
    route,
)

HEXES = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


@given(HEXES)
def test_each_hex_has_six_neighbours_one_step_away(hex: Hex) -> None:
    assert len({*neighbours(hex)}) == 6
    for direction, other in enumerate(neighbours(hex)):
        assert distance(hex, other) == 1
        assert neighbour(other, opposite(direction)) == hex
        assert direction_to(hex, other) == direction


@given(HEXES, HEXES, st.integers(-7, 7))
def test_a_rotation_keeps_distances_and_six_of_them_are_none(a: Hex, b: Hex, turns: int) -> None:
    assert distance(rotated(a, turns), rotated(b, turns)) == distance(a, b)
    assert rotated(rotated(a, turns), 6 - turns % 6) == a


def test_one_turn_takes_each_direction_to_the_next() -> None:
    assert [rotated(d, 1) for d in DIRECTIONS] == [*DIRECTIONS[1:], DIRECTIONS[0]]


def test_rings_and_discs_have_their_sizes() -> None:
    for radius in range(5):
        found = ring((2, -1), radius)
        assert len({*found}) == max(1, 6 * radius)
        assert {distance(hex, (2, -1)) for hex in found} == {radius}
        assert all(distance(*pair) == 1 for pair in itertools.pairwise(found))
    assert len({*disc(ORIGIN, 2)}) == 19


@given(HEXES, HEXES)
def test_a_line_goes_step_by_step_and_no_further_than_it_must(a: Hex, b: Hex) -> None:
    found = line(a, b)
    assert (found[0], found[-1], len(found)) == (a, b, distance(a, b) + 1)
    assert all(distance(*pair) == 1 for pair in itertools.pairwise(found))


def test_ways_go_round_what_is_dear_and_never_through_what_is_closed() -> None:
    chart = chart_of(disc(ORIGIN, 2))
    walls, dear = {(1, 0), (0, 1)}, {(1, -1)}

    def price(hex: Hex, other: Hex) -> int | None:
        return None if other in walls else 5 if other in dear else 1

    ways = chart.ways(ORIGIN, price, 20)
    assert walls.isdisjoint(ways)
    assert ways[2, -1].cost == 4
    assert route(ways, (2, -1)) == [ORIGIN, (0, -1), (1, -2), (2, -2), (2, -1)]
    assert (2, -1) not in chart.ways(ORIGIN, price, 3)


def test_a_chart_is_kept_for_its_layout_and_knows_its_edge() -> None:
    assert chart_of([(0, 0), (1, 0)]) is chart_of(((1, 0), (0, 0)))
    chart = chart_of([ORIGIN])
    assert chart.beside[ORIGIN] == ()
    assert {*chart.edge()} == {*neighbours(ORIGIN)}
    assert ORIGIN in chart
    assert (1, 0) not in chart

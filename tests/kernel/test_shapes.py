"""What follows from the types of a state's fields: copies and zones."""

from typing import Any, Literal

import pytest
from msgspec import Struct

from orrery.kernel import NOBODY, Zone
from orrery.kernel.shapes import cloner, teller, zone_finder
from orrery.kernel.zones import Card


class Stone(Struct, frozen=True):
    weight: int


class Inner(Struct):
    numbers: list[int]
    zone: Zone


class Outer(Struct):
    plain: int
    stone: Stone
    rows: list[list[int]]
    named: dict[str, list[str]]
    inner: Inner
    many: list[Inner]
    maybe: Inner | None
    zones: list[Zone | None]
    kinds: set[str]
    word: Literal["a", "b"] = "a"


def zone(face: str) -> Zone:
    return Zone((Card(face, NOBODY),))


def outer() -> Outer:
    return Outer(
        1,
        Stone(2),
        [[1], [2]],
        {"a": ["x"]},
        Inner([1], zone("a")),
        [Inner([2], zone("b"))],
        None,
        [None, zone("c")],
        {"k"},
    )


def test_a_twin_is_equal_and_shares_nothing_that_can_change() -> None:
    one = outer()
    twin = cloner(Outer)(one)
    assert twin == one
    twin.rows[0].append(9)
    twin.named["a"].append("y")
    twin.inner.numbers.append(9)
    twin.many[0].numbers.append(9)
    twin.kinds.add("l")
    twin.zones[0] = zone("d")
    assert one == outer()
    assert twin.stone is one.stone


def test_what_may_be_missing_is_copied_when_it_is_there() -> None:
    one = outer()
    one.maybe = Inner([3], zone("m"))
    twin = cloner(Outer)(one)
    twin.maybe.numbers.append(4)
    assert one.maybe.numbers == [3]


def test_zones_are_found_in_the_order_of_the_fields() -> None:
    found = zone_finder(Outer, Zone)(outer())
    assert [zone.cards[0].face for _, _, zone in found] == ["a", "b", "c"]


@pytest.mark.parametrize("hint", [Any, list, int | list[int], object])
def test_a_type_that_does_not_say_how_it_is_copied_is_refused(hint: Any) -> None:
    vague = type("Vague", (Struct,), {"__annotations__": {"field": hint}})
    with pytest.raises(TypeError, match=r"Vague: .* does not say how it is copied"):
        cloner(vague)


# --- views ---------------------------------------------------------------------------------------


class StoneView(Struct, frozen=True):
    kind: str
    weight: int
    numbers: tuple[int, ...]


class Pebble(Struct):
    weight: int
    numbers: list[int]
    hidden: str


def test_a_view_copies_what_is_alike_and_is_given_the_rest() -> None:
    told = teller(StoneView, Pebble)
    pebble = Pebble(3, [1, 2], "gold")
    assert told(pebble, kind="flat", numbers=(1, 2)) == StoneView("flat", 3, (1, 2))


def test_a_view_is_given_all_that_is_of_another_type_or_name() -> None:
    with pytest.raises(TypeError, match="numbers"):
        teller(StoneView, Pebble)(Pebble(3, [], ""), kind="flat")
    with pytest.raises(TypeError, match="weight"):
        teller(StoneView, Pebble)(Pebble(3, [], ""), kind="flat", numbers=(), weight=4)


def test_a_view_that_is_all_copied_is_given_nothing() -> None:
    assert teller(Stone, Pebble)(Pebble(3, [], "")) == Stone(3)
    assert teller(Stone, Pebble, "weight")(Pebble(3, [], ""), weight=4) == Stone(4)

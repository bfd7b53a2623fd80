"""Who knows what: zones, lots and dealing again what a seat cannot see."""

from collections import Counter
from collections.abc import Iterable

import pytest
from msgspec import Struct

from orrery.kernel import ALL, NOBODY, Card, FastChance, Zone, bit, bits, mask_of
from orrery.kernel.zones import FaceDown, cover, mixed, redeal, zones_in

SAMPLES = 6_000


class Table(Struct):
    """Some zones, as a state holds them."""

    zones: list[Zone]

    def faces(self) -> tuple[str, ...]:
        return tuple("".join(card.face for card in zone.cards) for zone in self.zones)


def cards(faces: str) -> tuple[Card, ...]:
    return tuple(Card(face) for face in faces)


def redealt(zones: Iterable[Zone], seat: int | None, chance: FastChance) -> Table:
    table = Table(list(zones))
    redeal(table, seat, lambda items: chance.shuffled("resample", items))
    return table


def arrangements(zones: Iterable[Zone], seat: int | None = None) -> Counter[tuple[str, ...]]:
    zones, chance = list(zones), FastChance(1)
    return Counter(redealt(zones, seat, chance).faces() for _ in range(SAMPLES))


def assert_even(counts: Counter[tuple[str, ...]], kinds: int) -> None:
    """All of them turn up, each within five standard deviations of its share."""
    assert len(counts) == kinds
    share = SAMPLES / kinds
    assert max(abs(n - share) for n in counts.values()) < 5 * share**0.5


def stacked(free: str = "ABCD", taken: int = 2, forced: str = "X") -> tuple[Zone, Zone]:
    """`free` shuffled, some of them mixed with the `forced` ones, the others removed unseen."""
    pile = mixed(cards(free), NOBODY, 1)
    sky = mixed((*pile[:taken], *cards(forced)), NOBODY, 2)
    return Zone(sky), Zone(pile[taken:])


def test_a_zone_shows_each_seat_only_what_it_has_seen() -> None:
    zone = Zone((Card("A", bit(0)), Card("B", bit(0) | bit(None)), Card("C", ALL)))
    assert zone.faces(0) == ("A", "B", "C")
    assert zone.faces(1) == (None, None, "C")
    assert zone.faces(None) == (None, "B", "C")


def test_cards_that_enter_a_hand_are_seen_by_its_owner() -> None:
    hand = Zone((), bit(1)).under(Card("A", NOBODY)).on_top(Card("B", bit(0)))
    assert hand.faces(1) == ("B", "A")
    assert hand.faces(0) == ("B", None)


def test_changing_a_zone_makes_a_new_one() -> None:
    zone = Zone.of("ABC")
    top, rest = zone.split(2)
    assert [card.face for card in top] == ["A", "B"]
    assert (len(rest), len(zone)) == (1, 3)
    assert zone.without(1).faces(None) == ("A", "C")


def test_a_shuffle_forgets_who_saw_what() -> None:
    zone = Zone(mixed(cards("AB"), NOBODY, 1))
    assert zone.faces(0) == (None, None)


def test_the_eyes_of_a_zone_follow_its_shuffle() -> None:
    hand = Zone(mixed(cards("AB"), bit(0), 1), bit(0))
    assert hand.faces(0) == ("A", "B")
    assert redealt([hand], 0, FastChance(1)).faces() == ("AB",)


def test_what_a_seat_sees_is_not_dealt_again() -> None:
    deck = mixed(cards("ABCD"), NOBODY, 1)
    hand = Zone((), bit(0)).under(*deck[:2])
    for table in arrangements([hand, Zone(deck[2:])], seat=0):
        assert table[0] == "AB"


def test_every_order_of_a_shuffled_deck_is_equally_likely() -> None:
    assert_even(arrangements([Zone(mixed(cards("ABCD"), NOBODY, 1))]), 24)


def test_a_hand_and_the_deck_it_came_from_are_dealt_again_together() -> None:
    deck = mixed(cards("ABC"), NOBODY, 1)
    hand = Zone((), bit(0)).under(deck[0])
    assert_even(arrangements([hand, Zone(deck[1:])], seat=1), 6)


def test_forced_cards_of_a_stacked_shuffle_are_never_among_the_removed() -> None:
    for sky, void in arrangements(stacked("ABCDEFGH", 4, "XY")):
        assert {"X", "Y"} <= set(sky)
        assert not {"X", "Y"} & set(void)


def test_every_arrangement_of_a_stacked_shuffle_is_equally_likely() -> None:
    # 6 choices of the two that are mixed in, 3! orders of the sky, 2! of the removed.
    assert_even(arrangements(stacked()), 72)


def test_after_a_look_at_a_stacked_shuffle_the_rest_is_still_equally_likely() -> None:
    sky, void = stacked()
    top, rest = sky.cards[0], sky.cards[1:]
    shown = Zone((Card(top.face), *rest))
    # A is known: one of B, C, D is in the sky with X, in two orders; two orders of the removed.
    assert_even(arrangements([shown, void]), 12)


def test_whoever_peeked_before_the_mixing_knows_the_card_is_in_it_and_not_where() -> None:
    pile = mixed(cards("ABCD"), NOBODY, 1)
    peeked = Card("A", bit(0), pile[0].lots)
    sky = Zone(mixed((peeked, pile[1], *cards("X")), NOBODY, 2))
    table = [sky, Zone(pile[2:])]
    seen_by_0 = arrangements(table, seat=0)
    assert_even(seen_by_0, 36)
    assert all("A" in sky for sky, _ in seen_by_0)
    assert_even(arrangements(table, seat=1), 72)


def test_cards_put_back_in_random_order_stay_below_for_whoever_held_them() -> None:
    deck = mixed(cards("ABCD"), NOBODY, 1)
    hand = Zone((), bit(0)).under(*deck[:2])
    deck_after = Zone(deck[2:]).under(*mixed(hand.cards, NOBODY, 2))
    of_owner = arrangements([deck_after], seat=0)
    assert_even(of_owner, 4)
    assert all(set(deck[2:]) == {"A", "B"} for (deck,) in of_owner)
    assert_even(arrangements([deck_after], seat=1), 24)


def test_an_open_card_that_goes_into_a_hand_stays_known_to_all() -> None:
    deck = mixed(cards("ABC"), NOBODY, 1)
    hand = Zone((), bit(0)).under(deck[0], Card("K"))
    assert {hand for hand, _ in arrangements([hand, Zone(deck[1:])], seat=1)} == {"AK", "BK", "CK"}


def test_dealing_again_keeps_the_marks_so_it_can_be_repeated() -> None:
    chance = FastChance(3)
    once = redealt(stacked(), None, chance)
    counts = Counter(redealt(once.zones, None, chance).faces() for _ in range(SAMPLES))
    assert_even(counts, 72)


def test_what_is_hidden_where_is_found_anew_for_other_zones_and_seats() -> None:
    """It is kept for zones that are dealt again and again; a hundred arrangements in turn, each
    dealt for two seats, must not take one for another."""
    for drawn in [n % 4 for n in range(100)]:
        deck = mixed(cards("ABCDEF"), NOBODY, 1)
        hand = tuple(Card(card.face, bit(0), card.lots) for card in deck[:drawn])
        zones = (Zone(hand, bit(0)), Zone(deck[drawn:]))
        own = redealt(zones, 0, FastChance(drawn)).zones[0]
        others = redealt(zones, 1, FastChance(drawn)).zones
        assert own == zones[0]
        assert [len(zone) for zone in others] == [drawn, 6 - drawn]
        assert sorted(card.face for zone in others for card in zone.cards) == list("ABCDEF")
        assert all(card.seen == bit(0) for card in others[0].cards)


def test_zones_are_found_in_lists_tables_and_structs() -> None:
    class Deep(Struct):
        by_name: dict[str, Zone]
        inner: Table

    def deck() -> Zone:
        return Zone(mixed(cards("ABCDEFGH"), NOBODY, 1))

    deep = Deep({"a": deck()}, Table([deck()]))
    redeal(deep, None, lambda items: FastChance(1).shuffled("resample", items))
    assert deep.by_name["a"] != deck()
    assert deep.inner.zones[0] != deck()


@pytest.mark.parametrize("seat", [0, 5, None])
def test_everybody_is_in_the_mask_of_all(seat: int | None) -> None:
    assert ALL & bit(seat)
    assert not NOBODY & bit(seat)


class Shelf(Struct):
    """Zones in every kind of place that a state may have for them."""

    one: Zone
    named: dict[str, Zone]
    below: list[Table]
    numbers: list[int]
    word: str = ""


def test_zones_are_found_and_replaced_wherever_they_are() -> None:
    zones = [Zone(cards(face)) for face in "abcd"]
    shelf = Shelf(zones[0], {"b": zones[1]}, [Table([zones[2]]), Table([zones[3]])], [1, 2])
    for zone, put in list(zones_in(shelf)):
        put(Zone(cards(zone.cards[0].face.upper())))
    found = [zone.cards[0].face for zone, _ in zones_in(shelf)]
    assert sorted(found) == ["A", "B", "C", "D"]


def test_a_covered_card_cannot_be_read() -> None:
    seen = Card("a", bit(0))
    table = Table([Zone((seen, Card("b", NOBODY, ((1, ALL),)))), Zone(cards("c"))])
    cover(table, 0)
    (own, covered), (open_card,) = (zone.cards for zone in table.zones)
    assert (own.face, open_card.face) == ("a", "c")
    assert (covered.seen, covered.lots) == (NOBODY, ((1, ALL),)), "it lies as it lay"
    for reading in (lambda: covered.face, lambda: covered == own, lambda: own == covered):
        with pytest.raises(FaceDown):
            reading()
    assert table.zones[0].faces(0) == ("a", None)


def test_what_a_spectator_has_not_seen_is_covered_for_a_spectator() -> None:
    table = Table([Zone((Card("a", bit(0)),))])
    cover(table, None)
    with pytest.raises(FaceDown):
        _ = table.zones[0].cards[0].face


# --- finding and taking --------------------------------------------------------------------------


def test_a_mask_is_made_of_the_numbers_that_stand_in_it() -> None:
    assert mask_of(()) == 0
    assert mask_of((5, 0, 2)) == 0b100101
    assert bits(mask_of((5, 0, 2))) == (0, 2, 5)


def test_of_equal_cards_the_one_is_taken_that_all_have_seen() -> None:
    hidden, known = Card("a", bit(0)), Card("a")
    zone = Zone((Card("b"), hidden, known), bit(0))
    assert zone.find("a") == 2
    assert zone.take("a") == (known, Zone((Card("b"), hidden), bit(0)))


def test_where_all_have_seen_none_of_equal_cards_the_first_is_taken() -> None:
    zone = Zone((Card("b"), Card("a", bit(0)), Card("a", bit(1))))
    assert zone.take("a")[0] == Card("a", bit(0))

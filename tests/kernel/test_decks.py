"""Decks: what is drawn, what comes back, and who has seen it."""

from orrery.kernel import ALL, NOBODY, Deck, FastChance, Play, Zone, bit
from orrery.kernel.play import shuffle
from tests.kernel import toy


def table(pile: str = "", discard: str = "") -> tuple[Play[toy.ToyState, toy.Cards], Deck]:
    play = toy.GAME.start(2, FastChance(1))
    deck = shuffle(play.state, play.chance, "deck", Zone.of(pile))
    return play, Deck(deck, Zone.of(discard))


def faces(zone: Zone) -> str:
    return "".join(card.face for card in zone.cards)


def test_a_draw_is_seen_by_those_who_draw() -> None:
    play, deck = table("abc")
    shown = play.shown
    (card,) = play.draw(deck, 1, "deck", to=bit(1))
    assert card.seen == bit(1)
    assert (len(deck), play.shown) == (2, shown + 1)


def test_a_card_may_be_drawn_unseen() -> None:
    play, deck = table("abc")
    shown = play.shown
    (card,) = play.draw(deck, 1, "deck", to=NOBODY)
    assert (card.seen, play.shown) == (NOBODY, shown)


def test_the_discard_comes_back_when_the_pile_is_empty_and_not_before() -> None:
    play, deck = table("ab", "cd")
    play.draw(deck, 2, "deck", to=ALL)
    assert faces(deck.discard) == "cd"
    drawn = play.draw(deck, 2, "deck", to=ALL)
    assert sorted(card.face for card in drawn) == ["c", "d"]
    assert len(deck) == 0


def test_a_draw_goes_on_into_the_cards_that_come_back() -> None:
    play, deck = table("a", "bcd")
    drawn = play.draw(deck, 3, "deck", to=ALL)
    assert drawn[0].face == "a"
    assert len({card.face for card in drawn}) == 3
    assert len(play.draw(deck, 9, "deck", to=ALL)) == 1, "there are no more"


def test_what_is_laid_off_is_seen_by_everybody_the_last_on_top() -> None:
    play, deck = table("abc")
    drawn = play.draw(deck, 2, "deck", to=bit(0))
    play.discard(deck, *drawn)
    assert faces(deck.discard) == drawn[1].face + drawn[0].face
    assert {card.seen for card in deck.discard.cards} == {ALL}

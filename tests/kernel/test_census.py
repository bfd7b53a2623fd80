"""Where the pieces of a box are."""

from collections import Counter

from orrery.kernel import FastChance, Zone
from orrery.kernel.census import census, unaccounted
from tests.kernel import toy


def test_every_prize_of_the_toy_lies_somewhere() -> None:
    g = toy.GAME.start(3, FastChance(1))
    prizes = g.content.prizes
    assert list(unaccounted("prizes", census(g.state, prizes), prizes)) == []
    lost = next(zone for zone in (g.state.sky, g.state.void) if zone.cards).cards[0].face
    g.state.past = g.state.past.under(*Zone.of([lost]).cards)
    (problem,) = unaccounted("prizes", census(g.state, prizes), prizes)
    assert problem == f"prizes: too many {{{lost!r}: 1}}, missing {{}}"


def test_what_is_not_asked_for_and_what_frames_speak_of_is_not_counted() -> None:
    g = toy.GAME.start(2, FastChance(1))
    g.state.hands = [Zone.of(["comet", "moon"]), Zone()]
    g.state.stashes = g.state.dreams = []
    g.state.deck = g.state.discard = Zone()
    g.state.stack = [toy.Contest(seats=(0,), answers=("comet",), prize="comet")]
    assert census(g.state, {"comet"}) == Counter(comet=1)


def test_what_is_missing_and_what_is_there_too_often_is_told() -> None:
    found = Counter(["pebble", "pebble", "comet"])
    (problem,) = unaccounted("cards", found, ["pebble", "comet", "shield"])
    assert problem == "cards: too many {'pebble': 1}, missing {'shield': 1}"

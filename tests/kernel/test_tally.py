"""The score as far as a seat can know it."""

from orrery.kernel import FastChance, tally
from tests.kernel import toy


def test_a_hidden_card_counts_only_for_whoever_knows_it() -> None:
    match = toy.given(["comet pebble shield", "comet"])
    toy.plays(match, "0: lay comet", "1: pass", "hide", "keep pebble")
    own = tally(match.play, 0)
    assert own.lines[1].points == (toy.GAME.content().hand["pebble"].value, 0)
    for other in (1, None):
        told = tally(match.play, other)
        assert told.lines[0].points == own.lines[0].points
        assert (told.lines[1].points, told.totals[0]) == ((None, 0), None)


def test_it_does_not_lean_on_what_is_hidden() -> None:
    match = toy.given(["comet pebble shield", "comet"])
    toy.plays(match, "0: lay comet", "1: pass", "hide", "keep pebble")
    for guess in range(20):
        twin = match.play.resample(1, FastChance(guess))
        assert tally(twin, 1) == tally(match.play, 1)


def test_at_the_end_everything_is_known() -> None:
    match = toy.given(["comet pebble", "shield"])
    while not match.play.over:
        match.submit(match.play.seat, match.play.offers[-1])
    assert tally(match.play, None).totals == toy.GAME.outcome(match.play).totals

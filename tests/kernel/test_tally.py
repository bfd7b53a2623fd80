"""The score as far as a seat can know it."""

from typing import Any

import pytest

from orrery.kernel import FastChance, Game, Play, Tally, find_game, tally
from orrery.kernel.zones import FaceDown
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


def guessed(play: Play[Any, Any], seat: int | None, monkeypatch: pytest.MonkeyPatch) -> Tally:
    """The score as it is read from guesses alone."""

    def peek(*_: object) -> None:
        raise FaceDown

    with monkeypatch.context() as guessing:
        guessing.setattr(Play, "covered", peek)
        return tally(play, seat)


@pytest.mark.parametrize("game", [toy.GAME, find_game("beyond_the_sun")], ids=lambda game: game.id)
def test_covering_what_is_hidden_tells_what_guesses_tell(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    players = max(game.seats)
    play, chance = game.start(players, FastChance(5)), FastChance(6)
    while not play.over:
        if not chance.draw("look", 10):
            for seat in (*range(players), None):
                assert tally(play, seat) == guessed(play, seat, monkeypatch)
        offers = play.offers
        play.apply(offers[chance.draw("move", len(offers))], play.seat)


def test_a_score_that_reads_nothing_hidden_takes_no_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    play = find_game("beyond_the_sun").start(4, FastChance(1))

    def guess(*_: object) -> None:
        raise AssertionError("a guess")

    monkeypatch.setattr(Play, "resample", guess)
    assert None not in tally(play, 0).totals

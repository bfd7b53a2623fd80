"""A bot gets what a person in its seat would see, and nothing that leads to the rest."""

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.bots import BOTS, Glimpse, make_bot
from orrery.bots.arena import play_aimlessly
from orrery.bots.base import derive
from orrery.kernel import FastChance, Game, OrreryError, Play, State, find_game, state_hash
from tests.kernel import toy


@pytest.fixture(scope="module", params=["toy", "beyond_the_sun"])
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    """A real game, and the toy, which hides more: hands, stacked shuffles, secret answers."""
    return toy.GAME if request.param == "toy" else find_game(request.param)


def moments(game: Game[Any, Any], count: int, seed: int = 5) -> Iterator[Play[Any, Any]]:
    """Moments of one random game, as far apart as they fit."""
    play = game.start(max(game.seats), FastChance(seed))
    for number in range(count):
        if play.over:
            return
        yield play.clone()
        play_aimlessly(play, derive(seed, number), limit=5)


def test_glimpse_shows_the_seats_own_offers_and_view(game: Game[Any, Any]) -> None:
    play = game.start(2, FastChance(1))
    glimpse = Glimpse(play, play.seat)
    assert glimpse.offers == play.offers
    assert glimpse.view == game.view(play, play.seat)


def test_glimpse_offers_are_a_copy(game: Game[Any, Any]) -> None:
    play = game.start(2, FastChance(1))
    Glimpse(play, play.seat).offers.clear()
    assert play.offers


def test_no_field_of_a_glimpse_is_the_true_play(game: Game[Any, Any]) -> None:
    play = game.start(2, FastChance(1))
    glimpse = Glimpse(play, play.seat)
    for field in Glimpse.__slots__:
        assert not isinstance(getattr(glimpse, field), Play | State)


def test_resample_shares_nothing_with_the_true_play(game: Game[Any, Any]) -> None:
    play = game.start(2, FastChance(1))
    before = state_hash(play.state)
    guess = Glimpse(play, play.seat).resample(3)
    play_aimlessly(guess, 4)
    assert guess.over
    assert state_hash(play.state) == before


def test_resample_looks_the_same_to_the_seat(game: Game[Any, Any]) -> None:
    for play in moments(game, 12):
        glimpse = Glimpse(play, play.seat)
        guess = glimpse.resample(9)
        assert game.view(guess, play.seat) == glimpse.view
        assert guess.offers == glimpse.offers


def test_resample_follows_from_the_seed_and_what_the_seat_knows(game: Game[Any, Any]) -> None:
    for play in moments(game, 12):
        other_truth = play.resample(play.seat, FastChance(77))
        for seed in (1, 2):
            guess = Glimpse(play, play.seat).resample(seed)
            same = Glimpse(other_truth, play.seat).resample(seed)
            assert state_hash(guess.state) == state_hash(same.state)


def test_resample_with_another_seed_guesses_otherwise(game: Game[Any, Any]) -> None:
    play = game.start(2, FastChance(1))
    glimpse = Glimpse(play, play.seat)
    assert state_hash(glimpse.resample(1).state) != state_hash(glimpse.resample(2).state)


@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_cannot_see_does_not_change_its_choice(name: str, game: Game[Any, Any]) -> None:
    for number, play in enumerate(moments(game, 8)):
        seat = play.seat
        choice = make_bot(name, number).choose(Glimpse(play, seat))
        assert choice in play.offers
        for redeal in range(3):
            other_truth = play.resample(seat, FastChance(redeal))
            assert make_bot(name, number).choose(Glimpse(other_truth, seat)) == choice


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_does_not_touch_the_play(name: str, game: Game[Any, Any]) -> None:
    play = game.start(2, FastChance(1))
    before = state_hash(play.state)
    make_bot(name, 1).choose(Glimpse(play, play.seat))
    assert state_hash(play.state) == before


def test_an_unknown_bot_is_told_with_the_known_ones() -> None:
    with pytest.raises(OrreryError) as caught:
        make_bot("oracle", 1)
    assert caught.value.message.id == "error-no-such-bot"
    assert caught.value.message.args == {"bot": "oracle", "known": "random, greedy"}

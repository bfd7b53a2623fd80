"""The engine holds: what habits do, and the bot that plans."""

from __future__ import annotations

import random

import pytest

from orrery.bots.arena import play_game
from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.chronicle import EraEnding
from orrery.games.spacecorp.contracts import open_contracts, reached
from orrery.games.spacecorp.habits import habit, promising
from orrery.games.spacecorp.heuristics import has, holdings
from orrery.games.spacecorp.summary import summary
from orrery.games.spacecorp.view import view
from orrery.kernel import LANGUAGES, FastChance, Window
from orrery.kernel.codec import state_hash
from orrery.kernel.prose import WIDTH
from tests.games.spacecorp.golden import play


@pytest.mark.parametrize("players", GAME.seats)
def test_habits_play_a_whole_game_to_its_end(players: int) -> None:
    play = GAME.start(players, FastChance(players))
    for _ in range(6_000):
        if play.over:
            break
        if isinstance(play.question, Window):
            seat = play.to_act()[0]
            play.apply(play.offers_for(seat)[0], seat)
        else:
            play.apply(habit(play))
    assert play.over
    assert GAME.violations(play) == []


def test_the_planning_bot_beats_the_aimless_one() -> None:
    for seed in (1, 2):
        result = play_game(GAME, ["greedy", "random"], seed)
        assert result.totals[0] > result.totals[1] + 10


def test_planners_let_no_era_stall() -> None:
    """SC-6.12.4: none of their eras ends because nothing happens any more."""
    heard = play("stall", {}, ["greedy", "greedy"]).heard
    causes = [line.event.cause for line in heard if isinstance(line.event, EraEnding)]
    assert len(causes) >= 3
    assert "still" not in causes


@pytest.mark.parametrize("players", GAME.seats)
def test_planners_think_of_offers_and_count_for_contracts_as_the_rules_do(players: int) -> None:
    play = GAME.start(players, FastChance(players))
    choose = random.Random(players)
    narrowed = 0
    while not play.over:
        if not isinstance(play.question, Window):
            thought = promising(play)
            narrowed += len(thought) < len(play.offers)
            assert thought
            assert all(move in play.offers for move in thought)
        if choose.random() < 0.1:
            for seat in range(players):
                held = holdings(play, seat)
                for contract in open_contracts(play):
                    assert has(play, held, contract) == reached(play, seat, contract)
        play.apply(choose.choice(play.offers))
    assert narrowed > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.seats)
def test_the_table_in_words_fits_its_width(players: int, language: str) -> None:
    import msgspec

    play = GAME.start(players, FastChance(2))
    choose = random.Random(2)
    for step in range(900):
        if play.over:
            break
        if step % 25 == 0:
            text = summary(play, play.seat, GAME.words(language))
            assert max(map(len, text.split("\n"))) <= WIDTH
            assert len(msgspec.json.encode(view(play, play.seat))) < 40_000
            assert state_hash(play.clone().state) == state_hash(play.state)
        seat = play.to_act()[0]
        play.apply(choose.choice(play.offers_for(seat)), seat)

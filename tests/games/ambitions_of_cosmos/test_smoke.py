"""The engine holds: what habits do, the bot that plans, the table in words."""

from __future__ import annotations

import random

import pytest

from orrery.bots.arena import play_game
from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.summary import summary
from orrery.kernel import LANGUAGES, FastChance
from orrery.kernel.prose import WIDTH


@pytest.mark.parametrize("players", GAME.seats)
def test_habits_play_a_whole_game_to_its_end(players: int) -> None:
    play = GAME.start(players, FastChance(players))
    for _ in range(5_000):
        if play.over:
            break
        play.apply(GAME.habit(play), play.seat)
    assert play.over
    assert GAME.violations(play) == []


def test_the_planning_bot_beats_the_aimless_one() -> None:
    for seed in (1, 2):
        result = play_game(GAME, ["greedy", "random"], seed)
        assert result.ranks[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.seats)
def test_the_table_in_words_fits_its_width(players: int, language: str) -> None:
    play = GAME.start(players, FastChance(2))
    choose = random.Random(2)
    for step in range(450):
        if play.over:
            break
        if step % 15 == 0:
            text = summary(play, play.seat, GAME.words(language))
            assert max(map(len, text.split("\n"))) <= WIDTH
        play.apply(choose.choice(play.offers), play.seat)


def test_a_view_is_small() -> None:
    import msgspec

    play = GAME.start(4, FastChance(3))
    choose = random.Random(3)
    most = 0
    while not play.over:
        if choose.random() < 0.05:
            most = max(most, len(msgspec.json.encode(GAME.view(play, play.seat))))
        play.apply(choose.choice(play.offers), play.seat)
    assert most < 40_000

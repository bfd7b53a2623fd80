"""The engine holds: random games over every table, what habits do, and the bot that plans."""

from __future__ import annotations

import random

import pytest

from orrery.bots.arena import play_game
from orrery.games.black_angel import GAME
from orrery.games.black_angel.habits import habit
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.summary import summary
from orrery.kernel import LANGUAGES, EndTurn, FastChance
from orrery.kernel.fuzz import fuzz
from orrery.kernel.prose import WIDTH


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("expert", [False, True], ids=["normal", "expert"])
def test_random_games_keep_every_promise(players: int, expert: bool) -> None:
    report = fuzz(GAME, games=2, seed=players, players=players, options={"expert": expert})
    assert not report.failed
    assert report.games == report.replays == 2


@pytest.mark.parametrize("players", GAME.seats)
def test_habits_play_a_whole_game_to_its_end(players: int) -> None:
    play = GAME.start(players, FastChance(players))
    for _ in range(2_000):
        if play.over:
            break
        play.apply(habit(play))
    assert play.over
    assert GAME.violations(play) == []


def test_every_turn_ends_with_a_question_that_can_be_undone() -> None:
    play = GAME.start(3, FastChance(5))
    choose = random.Random(5)
    ends = 0
    while not play.over:
        ends += isinstance(play.question, EndTurn)
        play.apply(choose.choice(play.offers))
    assert ends == 3 * play.state.round


def test_the_planning_bot_beats_the_aimless_one() -> None:
    for seed in (1, 2):
        result = play_game(GAME, ["greedy", "random"], seed)
        assert result.totals[0] > result.totals[1] + 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", GAME.seats)
def test_the_table_in_words_fits_its_width(players: int, language: str) -> None:
    play = GAME.start(players, FastChance(2), BaOptions(expert=players % 2 == 0))
    choose = random.Random(2)
    for step in range(200):
        if play.over:
            break
        if step % 10 == 0:
            text = summary(play, play.seat, GAME.words(language))
            assert max(map(len, text.split("\n"))) <= WIDTH
        play.apply(choose.choice(play.offers))

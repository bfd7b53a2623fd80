"""The bot that plans its turn."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots import Glimpse, check_bot, greedy, make_bot
from orrery.bots.arena import play_game, simulate
from orrery.bots.base import Bot
from orrery.bots.greedy import GreedyBot, best_plan, finish, finished
from orrery.kernel import EndTurn, FastChance, Game, OrreryError, Play, find_game

GAME: Game[Any, Any] = find_game("beyond_the_sun")


def some_play(seed: int = 1, decisions: int = 150) -> Play[Any, Any]:
    chance = FastChance(seed)
    play = GAME.start(3, chance)
    for _ in range(decisions):
        play.apply(play.offers[chance.draw("test", len(play.offers))])
    return play


def test_a_plan_leads_to_the_end_of_the_turn() -> None:
    play = some_play()
    twin, seat = play.clone(), play.seat
    for offers, move in best_plan(play, seat, 3, 1):
        assert twin.offers == offers
        twin.apply(move)
    assert finished(finish(twin))


def test_no_first_step_of_the_turn_promises_more_than_the_plan() -> None:
    play = some_play()
    seat = play.seat
    planned = play.clone()
    for _, move in best_plan(play, seat, 3, 1):
        planned.apply(move)
    best = GAME.evaluate(finish(planned), seat)
    for move in play.offers:
        twin = play.clone()
        twin.apply(move)
        assert GAME.evaluate(finish(twin), seat) <= best


def test_a_turn_is_finished_with_the_question_that_ends_it() -> None:
    assert isinstance(finish(some_play().clone()).question, EndTurn)


def test_a_foreseen_question_is_answered_as_planned(monkeypatch: pytest.MonkeyPatch) -> None:
    play = some_play()
    bot = GreedyBot(1)
    bot.plan = [(list(play.offers), play.offers[-1])]
    monkeypatch.setattr(greedy, "best_plan", None)  # thinking again would fail
    assert bot.choose(Glimpse(play, play.seat)) == play.offers[-1]


def test_an_unforeseen_question_is_thought_about_anew() -> None:
    play = some_play()
    bot = GreedyBot(1)
    bot.plan = [(play.offers[:-1], play.offers[-1])]
    fresh = GreedyBot(1)
    assert bot.choose(Glimpse(play, play.seat)) == fresh.choose(Glimpse(play, play.seat))


def test_greedy_beats_three_random_players() -> None:
    played = simulate(GAME, ["greedy", "random", "random", "random"], 12, 1)
    assert played.entries()[0].win_rate >= 0.97


@pytest.mark.long
def test_greedy_beats_three_random_players_in_97_of_100_games() -> None:
    played = simulate(GAME, ["greedy", "random", "random", "random"], 400, 2, jobs=2)
    assert played.entries()[0].win_rate >= 0.97


class First:
    """A bot of somebody else's."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, glimpse: Glimpse) -> Any:
        return glimpse.offers[0]


def test_a_bot_of_ones_own_plays_by_the_name_of_its_class() -> None:
    name = f"{__name__}:First"
    bot: Bot = make_bot(name, 1)
    assert bot.name == "first"
    assert play_game(GAME, [name, "random"], 1).finished


@pytest.mark.parametrize("name", ["expert", "no.such.module:Bot", "orrery.bots:Nobody", ":", ""])
def test_a_bot_that_is_nowhere_is_told(name: str) -> None:
    with pytest.raises(OrreryError) as caught:
        check_bot(name)
    assert caught.value.message.args == {"bot": name, "known": "random, greedy"}

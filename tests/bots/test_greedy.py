"""The bot that plans its turn."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from orrery.bots import Glimpse, check_bot, greedy, make_bot
from orrery.bots.arena import play_game, simulate
from orrery.bots.base import Bot
from orrery.bots.greedy import GreedyBot, Line, Search, best_plan, finish, finished
from orrery.kernel import EndTurn, FastChance, Game, Move, OrreryError, Play, find_game
from tests.kernel import toy

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
    monkeypatch.setattr(greedy, "Search", None)  # thinking again would fail
    assert bot.choose(Glimpse(play, play.seat)) == play.offers[-1]


def test_a_plan_goes_on_from_where_the_last_one_led(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what was shown or decided otherwise than foreseen makes a bot begin again."""
    dealt: list[int] = []
    deal = Glimpse.resample

    def counted(glimpse: Glimpse, seed: int) -> Play[Any, Any]:
        dealt.append(seed)
        return deal(glimpse, seed)

    monkeypatch.setattr(Glimpse, "resample", counted)
    thoughts = 0
    for seed in range(3):
        play = find_game("black_angel").start(2, FastChance(seed))
        bots = [GreedyBot(seed), GreedyBot(seed + 1)]
        for _ in range(60):
            bot = bots[play.seat]
            planned = bool(bot.plan and bot.plan[0][0] == play.offers) or len(play.offers) == 1
            thoughts += not planned
            play.submit(play.seat, bot.choose(Glimpse(play, play.seat)))
    assert 0 < len(dealt) < 0.8 * thoughts


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


# --- chance, aims, and several who are asked at once ---------------------------------------------


def acting(hands: list[str], **parts: Any) -> Play[Any, Any]:
    """Seat 0 of the toy game acts."""
    game = toy.game(**parts)
    match = toy.given(hands, of=game)
    return toy.plays(match, "lay pebble", *["pass"] * (len(hands) - 1)).play


def stars_at_risk(g: toy.G, seat: int) -> float:
    """Only the stars of the others count: a comet is good where it hits."""
    return -float(sum(g.state.stars) - g.state.stars[seat])


def test_a_roll_is_worth_the_mean_of_several_deals() -> None:
    """Whatever the one sample says: a comet that hits in four of six cases is worth flinging."""
    values = set()
    for seed in range(8):
        play = acting(["comet comet pebble", "pebble"], evaluate=stars_at_risk)
        play.state.stars[1] = 3
        twin = play.resample(0, FastChance(seed))
        search = Search(Line(twin, [], 0.0), 0, seed)
        fling = next(move for move in twin.offers if str(move) == "fling 1")
        found, _ = search.judge(Line(twin, [], 0.0), fling)
        values.add(found.value)
        planned = [move for _, move in best_plan(twin, 0, 3, 1, seed)]
        assert (fling in planned) == (found.value > -3)
    assert values <= {-3, -2.75, -2.5, -2.25, -2}
    assert len(values) > 1


def test_luck_beyond_the_mean_is_not_counted_for_the_rest_of_a_line() -> None:
    play = acting(["comet comet pebble", "pebble"], evaluate=stars_at_risk)
    play.state.stars[1] = 3
    for seed in range(6):
        twin = play.resample(0, FastChance(seed))
        search = Search(Line(twin, [], 0.0), 0, seed)
        fling = next(move for move in twin.offers if str(move) == "fling 1")
        found, _ = search.judge(Line(twin, [], 0.0), fling)
        search.kept([found], 1)
        further, _ = search.judge(found, found.play.offers[0])
        assert further.value == pytest.approx(found.value)


def test_an_aim_that_pays_only_after_some_turns_is_found() -> None:
    """Only nine fuel are worth anything: no click of this turn comes near."""

    def worth(g: toy.G, seat: int) -> float:
        return float(g.state.fuel[seat] >= 7)

    def pursue(g: toy.G, seat: int, aim: str) -> Move:
        charge = toy.Charge()
        if charge in g.offers:
            return charge
        return g.offers[0] if isinstance(g.question, toy.Contest) else g.offers[-1]

    hands = ["comet comet pebble", "pebble"]
    aimless = acting(hands, evaluate=worth, habit=lambda g: g.offers[-1])
    aiming = acting(
        hands,
        evaluate=worth,
        habit=lambda g: g.offers[-1],
        aims=lambda g, seat: ["fuel"],
        pursue=pursue,
    )
    for play in (aimless, aiming):
        play.state.fuel[0] = 2
    assert Search(Line(aimless, [], 0.0), 0, 1).aimed(Line(aimless, [], 0.0)) == []
    assert [str(move) for _, move in best_plan(aiming, 0, 3, 1)][:2] == ["charge", "charge"]


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("order", [*itertools.permutations(range(3))])
def test_bots_answer_legally_in_whatever_order_they_are_asked(
    order: tuple[int, ...], name: str
) -> None:
    """K1: a bot that is not the first of those who are asked plans for its own seat."""
    for seed in range(4):
        match = toy.given(["comet", "shield", "pebble pebble"], chance=FastChance(seed))
        bots = [make_bot(name, seed + seat) for seat in range(3)]
        for seat in order:
            move = bots[seat].choose(Glimpse(match.play, seat))
            assert move in match.play.offers_for(seat)
            match.submit(seat, move)


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_bots_answer_windows_in_whatever_order_they_are_asked(order: tuple[int, ...]) -> None:
    for seed in range(4):
        play = acting(["comet comet pebble", "shield shield", "shield pebble"])
        play.submit(0, play.game.notation.parse("fling 1"))
        for seat in order:
            if seat in play.to_act():
                move = make_bot("greedy", seed).choose(Glimpse(play, seat))
                play.submit(seat, move)

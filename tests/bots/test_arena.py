"""The arena: games between bots, and what their numbers are worth."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from orrery.bots.arena import HABIT, GameResult, Simulation, play_game, simulate, wilson
from orrery.kernel import Game, OrreryError, Play, find_game


@pytest.fixture(scope="module")
def game() -> Game[Any, Any]:
    return find_game("beyond_the_sun")


def with_ranks(*ranks: int, seating: tuple[int, ...] = (0, 1)) -> GameResult:
    return GameResult(seating, totals=(10, 8), ranks=ranks, rounds=5, decisions=9)


def simulation(*results: GameResult) -> Simulation:
    return Simulation("toy", {}, ("greedy", "random"), results, 1.0)


def test_a_game_plays_to_its_end(game: Game[Any, Any]) -> None:
    result = play_game(game, ["random", "random"], 3)
    assert result.finished
    assert len(result.totals) == 2
    assert 1 in result.ranks
    assert result.decisions > 0
    assert result.rounds > 0


def test_habits_play_to_the_end_alone_and_against_others(game: Game[Any, Any]) -> None:
    assert play_game(game, [HABIT, HABIT], 3).finished
    assert play_game(game, [HABIT, "random"], 3).finished


@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "random"], [HABIT, HABIT]])
def test_the_same_seed_gives_the_same_game(bots: list[str], game: Game[Any, Any]) -> None:
    assert play_game(game, bots, 3) == play_game(game, bots, 3)
    assert play_game(game, bots, 3) != play_game(game, bots, 4)


def test_results_do_not_depend_on_the_number_of_processes(game: Game[Any, Any]) -> None:
    alone = simulate(game, ["random", "random"], 10, seed=7, jobs=1)
    together = simulate(game, ["random", "random"], 10, seed=7, jobs=2)
    assert alone.results == together.results


def test_every_bot_sits_in_every_seat_equally_often(game: Game[Any, Any]) -> None:
    bots = ["random"] * 3
    played = simulate(game, bots, 9, seed=1)
    sat = Counter(
        (entry, seat) for result in played.results for seat, entry in enumerate(result.seating)
    )
    assert sat == {(entry, seat): 3 for entry in range(3) for seat in range(3)}


def test_progress_counts_the_games_done(game: Game[Any, Any]) -> None:
    told: list[int] = []
    simulate(game, ["random", "random"], 3, seed=1, on_progress=told.append)
    assert told == [1, 2, 3]


def seats_of(play: Play[Any, Any]) -> dict[str, Any]:
    return {"totals": list(play.game.outcome(play).totals)}


def dealt(play: Play[Any, Any]) -> dict[str, Any]:
    """What only the deal decides: who plays which mat."""
    return {"mats": [faction.mat for faction in play.state.factions]}


def deals(game: Game[Any, Any], bots: list[str]) -> list[list[str]]:
    played = simulate(game, bots, 8, seed=1, facts=dealt)
    return [result.facts["mats"] for result in played.results]


def test_different_bots_play_each_deal_from_every_seat(game: Game[Any, Any]) -> None:
    mats = deals(game, ["greedy", "random"])
    assert mats[::2] == mats[1::2]
    assert len({tuple(deal) for deal in mats}) > 1


def test_equal_bots_never_play_a_deal_twice(game: Game[Any, Any]) -> None:
    mats = deals(game, ["random", "random"])
    assert mats[::2] != mats[1::2]


@pytest.mark.parametrize("jobs", [1, 2])
def test_facts_of_each_game_are_gathered(jobs: int, game: Game[Any, Any]) -> None:
    played = simulate(game, ["random", "random"], 2, seed=1, jobs=jobs, facts=seats_of)
    assert [result.facts["totals"] for result in played.results] == [
        list(result.totals) for result in played.results
    ]


def test_wins_follow_the_bot_and_not_the_seat() -> None:
    first, second = simulation(
        with_ranks(1, 2, seating=(0, 1)), with_ranks(2, 1, seating=(1, 0))
    ).entries()
    assert (first.bot, first.wins, first.win_rate) == ("greedy", 2.0, 1.0)
    assert (second.bot, second.wins, second.win_rate) == ("random", 0.0, 0.0)
    assert (first.score.mean, second.score.mean) == (9.0, 9.0)


def test_a_shared_win_counts_by_halves() -> None:
    first, second = simulation(with_ranks(1, 1), with_ranks(1, 2)).entries()
    assert (first.wins, second.wins) == (1.5, 0.5)


def test_unfinished_games_count_for_nobody() -> None:
    played = simulation(with_ranks(1, 2), GameResult((1, 0), problem="dead end"))
    assert len(played.finished) == 1
    assert played.entries()[0].win_rate == 1.0


def test_wilson_interval() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(20, 20)
    assert round(low, 3) == 0.839
    assert high == 1.0


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "error"),
    [
        (["random"], 1, 1, "error-players"),
        (["random", "oracle"], 1, 1, "error-no-such-bot"),
        (["random", "random"], 0, 1, "error-arena-games"),
        (["random", "random"], 1, 0, "error-arena-jobs"),
    ],
)
def test_wrong_wishes_are_refused_before_any_game(
    bots: list[str], games: int, jobs: int, error: str, game: Game[Any, Any]
) -> None:
    with pytest.raises(OrreryError) as caught:
        simulate(game, bots, games, seed=1, jobs=jobs)
    assert caught.value.message.id == error


def test_games_are_played_in_several_sittings(tmp_path: Path, game: Game[Any, Any]) -> None:
    bots, kept = ["random", "random"], tmp_path / "kept"
    simulate(game, bots, 2, seed=7, resume=kept)
    simulate(game, bots, 5, seed=8, resume=kept)
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-9])  # as if it had been stopped while it wrote
    told: list[int] = []
    alone = simulate(game, bots, 5, seed=7, resume=kept, on_progress=told.append)
    assert told == [3, 4, 5]
    assert alone.results == simulate(game, bots, 5, seed=7).results
    other = simulate(game, bots, 5, seed=8, resume=kept, on_progress=told.append)
    assert told[3:] == [5]
    assert other.results == simulate(game, bots, 5, seed=8, jobs=2).results


def test_fewer_games_than_were_kept_are_the_first_of_them(
    tmp_path: Path, game: Game[Any, Any]
) -> None:
    kept = tmp_path / "kept"
    all = simulate(game, ["random", "random"], 4, seed=7, resume=kept)
    again = simulate(game, ["random", "random"], 3, seed=7, resume=kept)
    assert again.results == all.results[:3]

"""Random games over all player counts and options: nothing breaks, leaks or gets stuck."""

from __future__ import annotations

import itertools

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel.model import BaOptions
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates, all_tables, fuzz
from tests.games.black_angel.keen import KeenFuzzer

CHUNKS = range(20)
"""The long runs are split so that all cores work."""
ONLY_RULES = Rates(illegal=0, leaks=0, undo=0, clone=0, codec=0, replay=0)
NO_CHECKS = Rates(0, 0, 0, 0, 0, 0, 0)
LEVELS = ("low", "normal", "high", "extreme")


def tables() -> list[tuple[int, BaOptions]]:
    """Every player count with every variant, and Hal at each of his levels."""
    found = []
    for number, (players, expert, gap) in enumerate(
        itertools.product(GAME.seats, (False, True), ("chain", "line"))
    ):
        level = LEVELS[number % len(LEVELS)]
        found.append((players, GAME.read_options(
            {"expert": expert, "gap_rule": gap, "difficulty": level})))  # fmt: skip
    return found  # type: ignore[return-value]


def sound(report: FuzzReport) -> FuzzReport:
    assert not report.failed, report
    return report


def keen_games(games: int, seed: str, rates: Rates | None = None) -> KeenFuzzer:
    fuzzer = KeenFuzzer(FuzzReport(), rates or Rates())
    for number, table in zip(range(games), itertools.cycle(tables()), strict=False):
        fuzzer.play(*table, f"{seed}:{number}")
    assert not fuzzer.report.failed, fuzzer.notes
    return fuzzer


# --- in every run --------------------------------------------------------------------------------


def test_a_random_game_at_every_table_passes_the_fuzzer() -> None:
    report = FuzzReport()
    notes: list[str] = []
    fuzzer = Fuzzer(GAME, report, Rates(), lambda record: notes.append(record.note))
    for number, table in enumerate(tables()):
        fuzzer.play(*table, f"quick:{number}")
    assert not report.failed, notes
    assert report.games == report.replays == len(tables()) == 16
    assert report.illegal_tried > 4_000
    assert report.leak_pairs > 400
    assert report.undo_checked > 150


def test_players_keen_on_missions_pass_the_fuzzer_too() -> None:
    report = keen_games(16, "keen", Rates(illegal=0.5, leaks=0.15)).report
    assert report.games == report.replays == 16
    assert report.leak_pairs > 250


def test_keen_players_meet_nearly_every_question_move_and_event() -> None:
    # `ChooseRemoved` comes to another seat in one of 200 games or so: this seed has such a game.
    fuzzer = keen_games(64, "deep", NO_CHECKS)
    asked = {question.__name__ for question in GAME.questions}
    # A ship stays only where two could: `test_ships` shows it.
    assert asked - set(fuzzer.asked) <= {"StayShip"}
    heard = {event.__name__ for event in GAME.events}
    seldom = {"HalDiscarded", "StackShuffled", "NoDieLeft", "AdvancedKept", "RavagerDismissed"}
    hidden = {"DrewHidden"}  # what others hear of `Drew`
    assert heard - set(fuzzer.heard) <= seldom | hidden
    assert {"PerformToo", "ChooseRemoved"} <= set(fuzzer.others)


# --- long runs -----------------------------------------------------------------------------------


@pytest.mark.long
def test_a_random_game_with_every_combination_of_options_passes_the_fuzzer() -> None:
    count = len(all_tables(GAME, None, {}))
    assert sound(fuzz(GAME, games=count, seed=1)).games == count


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_ten_thousand_random_games_keep_every_invariant(chunk: int) -> None:
    games = 10_000 // len(CHUNKS)
    assert sound(fuzz(GAME, games=games, seed=100 + chunk, rates=ONLY_RULES)).games == games


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_ten_thousand_keen_games_keep_every_invariant(chunk: int) -> None:
    games = 10_000 // len(CHUNKS)
    assert keen_games(games, f"long {chunk}", ONLY_RULES).report.games == games


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_a_million_mutated_moves_are_refused_and_a_hundred_thousand_swaps_show_nothing(
    chunk: int,
) -> None:
    rates = Rates(invariants=0, illegal=12, leaks=1.2, undo=0.2, clone=0.2, codec=0.2)
    wanted, pairs = 1_000_000 // len(CHUNKS), 100_000 // len(CHUNKS)
    report = FuzzReport()
    for part in range(200):
        if report.illegal_tried >= wanted and report.leak_pairs >= pairs:
            break
        some = sound(fuzz(GAME, games=3, seed=10_000 + 200 * chunk + part, rates=rates))
        keen = keen_games(3, f"swaps {chunk} {part}", rates).report
        report.illegal_tried += some.illegal_tried + keen.illegal_tried
        report.leak_pairs += some.leak_pairs + keen.leak_pairs
    assert report.illegal_tried >= wanted
    assert report.leak_pairs >= pairs

"""Random games over all player counts and options: nothing breaks, leaks or gets stuck."""

from __future__ import annotations

import itertools

import pytest

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.model import AocOptions
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates, fuzz
from tests.games.ambitions_of_cosmos.keen import KeenFuzzer

CHUNKS = range(20)
"""The long runs are split so that all cores work."""
ONLY_RULES = Rates(illegal=0, leaks=0, undo=0, clone=0, codec=0, replay=0)
NO_CHECKS = Rates(0, 0, 0, 0, 0, 0, 0)
MAPS = ("standard", "rich", "frontier")


def tables() -> list[tuple[int, AocOptions]]:
    """Every player count on every map, with the other options in turn."""
    return [
        (players, AocOptions(
            variant=variant,  # type: ignore[arg-type]
            nations="chosen" if number % 2 else "drawn",
            first_game=number % 4 == 3,
            exchange=number % 3 > 0,
        ))
        for number, (players, variant) in enumerate(itertools.product(GAME.seats, MAPS))
    ]  # fmt: skip


def sound(report: FuzzReport) -> FuzzReport:
    assert not report.failed, report
    return report


def keen_games(games: int, seed: str, rates: Rates | None = None) -> KeenFuzzer:
    fuzzer = KeenFuzzer(FuzzReport(), rates or Rates())
    for number, table in zip(range(games), itertools.cycle(tables()), strict=False):
        fuzzer.play(*table, f"{seed}:{number}")
    assert not fuzzer.report.failed, fuzzer.notes
    return fuzzer


def test_a_random_game_at_every_table_passes_the_fuzzer() -> None:
    report = FuzzReport()
    notes: list[str] = []
    fuzzer = Fuzzer(GAME, report, Rates(), lambda record: notes.append(record.note))
    for number, table in enumerate(tables()):
        fuzzer.play(*table, f"quick:{number}")
    assert not report.failed, notes
    assert report.games == report.replays == len(tables()) == 9
    assert report.illegal_tried > 4_000
    assert report.leak_pairs > 400
    assert report.undo_checked > 150


def test_keen_players_pass_the_fuzzer_too() -> None:
    report = keen_games(9, "keen", Rates(illegal=0.5, leaks=0.15)).report
    assert report.games == report.replays == 9
    assert report.leak_pairs > 250


def test_keen_players_meet_nearly_every_question_move_and_event() -> None:
    fuzzer = keen_games(54, "away", NO_CHECKS)
    asked = {question.__name__ for question in GAME.questions}
    assert asked - set(fuzzer.asked) <= {"SendMachine", "GatherFleet", "CapturePlanet"}
    heard = {event.__name__ for event in GAME.events}
    seldom = {
        "ArtTaken",
        "MachineRepelled",
        "MachineTook",
        "Analysed",
        "MachineGone",
        "StationTowed",
        "ArtFound",
    }
    assert heard - set(fuzzer.heard) <= seldom
    assert set(fuzzer.endings) >= {"senate", "political"}


# --- long runs -----------------------------------------------------------------------------------


@pytest.mark.long
def test_every_combination_of_options_passes_the_fuzzer() -> None:
    assert sound(fuzz(GAME, games=100, seed=1)).games == 100


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_ten_thousand_random_games_keep_every_invariant(chunk: int) -> None:
    games = 10_000 // len(CHUNKS)
    assert sound(fuzz(GAME, games=games, seed=100 + chunk, rates=ONLY_RULES)).games == games


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_keen_games_keep_every_invariant(chunk: int) -> None:
    games = 2_000 // len(CHUNKS)
    assert keen_games(games, f"long {chunk}", ONLY_RULES).report.games == games

"""Random games over all player counts and options: nothing breaks, leaks or gets stuck."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.kernel.fuzz import FuzzReport, Rates, all_tables, fuzz

TABLES = len(all_tables(GAME, None, {}))
"""Every combination of player count and options."""
CHUNKS = range(20)
"""The long runs are split so that all cores work."""
ONLY_RULES = Rates(illegal=0, leaks=0, undo=0, clone=0, codec=0, replay=0)


def sound(report: FuzzReport) -> FuzzReport:
    assert not report.failed, report
    return report


def test_a_random_game_at_every_table_passes_the_fuzzer() -> None:
    report = sound(fuzz(GAME, games=TABLES, seed=1))
    assert report.games == report.replays == TABLES
    assert report.illegal_tried > 10_000
    assert report.leak_pairs > 1_000
    assert report.undo_checked > 500


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_ten_thousand_random_games_keep_every_invariant(chunk: int) -> None:
    report = sound(fuzz(GAME, games=10_000 // len(CHUNKS), seed=100 + chunk, rates=ONLY_RULES))
    assert report.games == 10_000 // len(CHUNKS)


@pytest.mark.long
@pytest.mark.parametrize("chunk", CHUNKS)
def test_a_million_mutated_moves_are_refused_and_a_hundred_thousand_swaps_show_nothing(
    chunk: int,
) -> None:
    rates = Rates(invariants=0, illegal=12, leaks=1.2, undo=0.2, clone=0.2, codec=0.2)
    wanted, pairs = 1_000_000 // len(CHUNKS), 100_000 // len(CHUNKS)
    report = FuzzReport()
    for part in range(100):
        if report.illegal_tried >= wanted and report.leak_pairs >= pairs:
            break
        some = sound(fuzz(GAME, games=3, seed=10_000 + 100 * chunk + part, rates=rates))
        report.illegal_tried += some.illegal_tried
        report.leak_pairs += some.leak_pairs
    assert report.illegal_tried >= wanted
    assert report.leak_pairs >= pairs

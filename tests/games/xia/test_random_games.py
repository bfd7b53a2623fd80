"""Random games over player counts and options: nothing breaks, leaks or gets stuck."""

from __future__ import annotations

import random
import typing
from collections.abc import Iterator

import pytest

from orrery.games.xia import GAME
from orrery.games.xia.model import XiaOptions
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates, values_of
from tests.games.xia.keen import KeenFuzzer

NO_CHECKS = Rates(0, 0, 0, 0, 0, 0, 0)
QUICK = Rates(illegal=0.2, leaks=0.06, undo=0.05, clone=0.05, codec=0.05)
HINTS = {
    name: values
    for name, hint in typing.get_type_hints(XiaOptions).items()
    if (values := values_of(hint)) and name != "round_cap"
}
"""What is sampled; without the cap on rounds random players need long to win."""


def tables(n: int, seed: int) -> Iterator[tuple[int, XiaOptions]]:
    """Tables with options at random; every other one as the box has it."""
    choose = random.Random(seed)
    for number in range(n):
        given = {name: choose.choice(values) for name, values in HINTS.items()}
        options = given if number % 2 else {"fame": "5"}
        yield GAME.seats[number % 5], GAME.read_options(options)  # type: ignore[misc]


def keen_games(n: int, seed: int, rates: Rates) -> KeenFuzzer:
    fuzzer = KeenFuzzer(FuzzReport(), rates)
    for number, table in enumerate(tables(n, seed)):
        fuzzer.play(*table, f"{seed}:{number}")
    assert not fuzzer.report.failed, fuzzer.notes
    return fuzzer


def test_random_games_at_sampled_tables_pass_the_fuzzer() -> None:
    report = FuzzReport()
    notes: list[str] = []
    fuzzer = Fuzzer(GAME, report, QUICK, lambda record: notes.append(record.note))
    for number, table in enumerate(tables(10, 1)):
        fuzzer.play(*table, f"quick:{number}")
    assert not report.failed, notes
    assert report.games == report.replays == 10
    assert report.leak_pairs > 100


def test_keen_players_pass_the_fuzzer_too() -> None:
    report = keen_games(6, 2, QUICK).report
    assert report.games == report.replays == 6


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(20))
def test_thousands_of_games_keep_every_invariant(chunk: int) -> None:
    only_rules = Rates(illegal=0, leaks=0, undo=0, clone=0, codec=0, replay=0)
    assert keen_games(100, 100 + chunk, only_rules).report.games == 100

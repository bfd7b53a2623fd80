"""Random games over all player counts and eras: nothing breaks, leaks or gets stuck."""

from __future__ import annotations

import itertools

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.components import ERAS
from orrery.games.spacecorp.model import ScOptions
from orrery.kernel import FastChance
from orrery.kernel.fuzz import FuzzReport, Rates, fuzz
from tests.games.spacecorp.keen import KeenFuzzer

LEVELS = ("easy", "normal", "hard")
ONLY_RULES = Rates(illegal=0, leaks=0, undo=0, clone=0, codec=0, replay=0)
NO_CHECKS = Rates(0, 0, 0, 0, 0, 0, 0)


def tables() -> list[tuple[int, ScOptions]]:
    """Every player count with every run of eras, and the Competition at each level."""
    found = []
    runs = [(a, b) for a, b in itertools.product(ERAS, ERAS) if ERAS.index(a) <= ERAS.index(b)]
    for number, (players, (first, last)) in enumerate(itertools.product(GAME.seats, runs)):
        options = ScOptions(first, last, LEVELS[number % 3])  # type: ignore[arg-type]
        found.append((players, options))
    return found


def keen_games(games: int, seed: str, rates: Rates) -> KeenFuzzer:
    fuzzer = KeenFuzzer(FuzzReport(), rates)
    for number, table in zip(range(games), itertools.cycle(tables()), strict=False):
        fuzzer.play(*table, f"{seed}:{number}")
    assert not fuzzer.report.failed, fuzzer.notes
    return fuzzer


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_pass_the_fuzzer(players: int) -> None:
    report = fuzz(GAME, games=3, seed=players, players=players)
    assert not report.failed, report
    assert report.games == 3


def test_keen_players_pass_the_fuzzer_at_every_table() -> None:
    report = keen_games(len(tables()), "keen", Rates(illegal=0.3, leaks=0.05)).report
    assert report.games == 24


def test_keen_players_meet_nearly_every_question_and_event() -> None:
    fuzzer = keen_games(72, "wide", NO_CHECKS)
    asked = {question.__name__ for question in GAME.questions}
    seldom = {"ChooseRetreat", "ChooseReward", "ChooseLate", "ChooseSystem", "LeapTeam", "LeapTo"}
    assert asked - set(fuzzer.asked) <= seldom
    heard = {event.__name__ for event in GAME.events}
    rare = {"Retreated", "SpurEntered", "DrewHidden", "NothingToLearn", "TeamRecalled", "CodeIdle"}
    assert heard - set(fuzzer.heard) <= rare


def test_what_is_announced_can_always_be_done() -> None:
    """SC-3.8: the way out of `or_none` is for guesses at a hand, never for those who hold it."""
    for seed in range(3):
        play = GAME.start(3, FastChance(seed))
        chance = FastChance(seed + 100)
        while not play.over:
            seat = play.to_act()[0]
            offers = play.offers_for(seat)
            question = play.question
            assert question is not None
            if getattr(question, "deed", None) is not None:
                assert [str(offer) for offer in offers] != ["pass"], question
            play.apply(offers[chance.draw("any", len(offers))], seat)


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(20))
def test_thousands_of_games_keep_every_invariant(chunk: int) -> None:
    assert keen_games(240, f"long {chunk}", ONLY_RULES).report.games == 240
    assert not fuzz(GAME, games=240, seed=chunk, rates=ONLY_RULES).failed

"""What the planner values: it must not wait for ever, nor want what it cannot keep."""

from __future__ import annotations

import pytest

from orrery.bots.base import Glimpse
from orrery.bots.greedy import GreedyBot
from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.heuristics import evaluate
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene


def rivals(last_round: int = 0) -> Scene:
    """Round 12 of a game for two in which Orbital Census rewards population on the mat."""
    scene = Scene(players=2).lasting("e2_census").technology("I1", "t1_lasers", by=[0, 1])
    scene.technology("A", "t2_privateers", by=[0, 1]).technology("I2", "t1_robotics", by=[0, 1])
    for seat in (0, 1):
        scene.faction(seat, ore=30, pop=8)
    scene.complete()
    scene.state.round = 12
    scene.state.last_round = last_round
    return scene


@clause("BTS-11.12")
def test_two_planners_do_not_hoard_population_until_the_guard_ends_the_game() -> None:
    g = rivals().turn(0).g
    bots = [GreedyBot(seat) for seat in (0, 1)]
    while not g.over:
        g.apply(bots[g.seat].choose(Glimpse(g, g.seat)))
    assert sum(map(len, g.state.claims)) >= 3
    assert g.state.round < 35


def worth_of_the_majority(scene: Scene) -> float:
    before = evaluate(scene.g, 0)
    scene.state.factions[1].pop += 1  # now the rival alone has most
    return before - evaluate(scene.g, 0)


def test_a_majority_is_worth_its_points_only_at_the_end() -> None:
    assert worth_of_the_majority(rivals()) < 0.5
    assert worth_of_the_majority(rivals(last_round=12)) == pytest.approx(2)


def test_the_worth_of_a_position_is_in_points() -> None:
    """At the end of the last round it is what the sheet says, but for small change."""
    scene = rivals(last_round=12)
    total = GAME.outcome(scene.g).totals[0]
    assert evaluate(scene.g, 0) == pytest.approx(total, abs=3)

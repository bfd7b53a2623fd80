"""BTS-6.2: automation."""

from __future__ import annotations

from itertools import accumulate

import pytest

from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene


@clause("BTS-6.2.1")
def test_automating_moves_a_disc_from_its_track_to_the_automation_track() -> None:
    scene = Scene().perform(0, "automate ore 1")
    assert scene.seat(0).tracks == [8, 7]
    assert scene.seat(0).automation == [0, 1, 0]


@clause("BTS-6.2.1")
def test_automating_uncovers_the_leftmost_cell() -> None:
    scene = Scene(players=2).faction(0, ore_discs=7).perform(0, "automate ore 1")
    scene.turn(0).play("act grow_ore", "produce ore")
    assert scene.seat(0).ore == 1 + 2  # cells 0 and 2 of 1.1.1.1.1 are visible


@clause("BTS-6.2.1")
def test_without_a_disc_on_the_track_a_star_is_automated() -> None:
    scene = Scene().faction(0, food_discs=1).perform(0, "automate food 2")
    assert scene.seat(0).tracks == [0, 8]
    assert scene.seat(0).automation == [1, 0, 1]


@clause("BTS-6.2.1")
def test_discs_beyond_the_seventh_go_to_the_right_of_the_cells() -> None:
    scene = Scene().faction(0, food_discs=1, automation=[7, 0, 0]).perform(0, "automate food 1")
    assert scene.seat(0).automation == [8, 0, 0]
    assert scene.points("score-automation")[0] == sum(scene.g.content.settings.automation) + 1


@clause("BTS-6.2.1")
def test_automating_either_track_leaves_the_choice() -> None:
    scene = Scene().perform(0, "automate either 1")
    assert scene.offers() == ["automate food", "automate ore"]
    assert scene.play("automate food").seat(0).automation == [1, 0, 0]


@clause("BTS-6.2.2")
@pytest.mark.parametrize("level", range(10))
def test_automation_scores_all_points_up_to_its_level(level: int) -> None:
    scene = Scene().faction(0, automation=[min(level, 4), 0, max(0, level - 4)])
    printed = [0, *accumulate(scene.g.content.settings.automation)]
    points = [*printed, printed[-1] + 1, printed[-1] + 2]  # each level beyond 7 gives one
    assert scene.points("score-automation") == (points[level], 0, 0, 0)


@clause("BTS-6.2.3")
def test_a_lost_outpost_brings_back_its_own_disc_and_none_from_automation() -> None:
    scene = Scene().system("A1", "s_alpha", owner=0, disc="food").perform(0, "automate food 2")
    assert scene.seat(0).tracks == [5, 8]
    scene.ships(1, "1@A1").check()
    assert scene.seat(0).tracks == [6, 8]
    assert scene.seat(0).automation == [2, 0, 0]

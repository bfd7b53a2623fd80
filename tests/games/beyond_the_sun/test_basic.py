"""BTS-5: the four actions of Basic Spacefaring."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

BASIC = {"research1", "research2", "build_jump", "grow_ore"}


@clause("BTS-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_four_actions_from_the_start_and_one_is_unlimited(players: int) -> None:
    spaces = Scene(players).g.content.basic_spaces[players]
    assert {space.holder for space in spaces} == BASIC
    assert {space.holder for space in spaces if space.unlimited} == {"grow_ore"}


@clause("BTS-5.2")
def test_research_i_uses_one_population_and_no_ore() -> None:
    scene = Scene(players=3).technology("I2", "t1_robotics").faction(0, pop=1, ore=0).turn(0)
    scene.play("act research1.1")
    assert scene.offers() == ["research I1", "research I2", "research I3", "research I4"]
    scene.play("research I2")
    assert (scene.seat(0).pop, scene.seat(0).slots) == (0, 1 << scene.slot("I2"))


@clause("BTS-5.2")
def test_research_i_reaches_no_higher_level() -> None:
    scene = Scene().faction(0, ore=1)
    for slot in ("I1", "I2", "I3", "I4"):
        scene.technology(slot, scene.state.slots[scene.slot(slot)], by=[0])
    assert scene.turn(0).refusal("space:research1.1").why.id == "why-no-slot"


@clause("BTS-5.3")
def test_research_ii_costs_two_ore_and_a_population() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("A", "t2_habitats")
    scene.faction(0, pop=1, ore=3).turn(0).play("act research2.1")
    assert (scene.seat(0).pop, scene.seat(0).ore) == (0, 3 - 2)
    assert scene.seat(0).slots >> scene.slot("A") & 1


@clause("BTS-5.3")
def test_research_ii_asks_for_the_prerequisites() -> None:
    scene = Scene().technology("I4", "t1_lasers").faction(0, ore=3).turn(0)
    assert scene.refusal("space:research2.1").why.id == "why-no-slot"


@clause("BTS-5.3")
def test_research_ii_reaches_discovered_and_undiscovered_slots() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics", by=[0])
    scene.technology("A", "t2_asteroids").faction(0, ore=2).turn(0).play("act research2.1")
    assert scene.offers() == ["research A", "research B", "research C"]


@clause("BTS-5.4")
def test_the_build_is_optional() -> None:
    scene = Scene().faction(0, ore=1).ships(0, "1@SOL").turn(0)
    scene.play("act build_jump.1", "pass", "jump 1 SOL A1")
    assert scene.seat(0).pop == 2
    assert scene.at("A1", 0) == [1]


@clause("BTS-5.4")
def test_a_level_1_ship_is_built_in_sol_or_an_own_shipyard() -> None:
    scene = Scene().ships(0, "4@DEEP").outpost("Y1", 0, "food").outpost("Y2", 1, "ore")
    scene.faction(0, ore=1).turn(0).play("act build_jump.1")
    assert scene.offers() == ["pass", "build 1 SOL", "build 1 Y1"]
    scene.play("build 1 Y1")
    assert (scene.at("Y1", 0), scene.seat(0).pop) == ([1], 1)


@clause("BTS-5.4")
def test_then_two_jumps() -> None:
    scene = Scene().faction(0, ore=1).turn(0)
    scene.play("act build_jump.1", "jump 1 SOL A1", "jump 1 A1 Y1")
    assert scene.at("Y1", 0) == [1]
    assert scene.asked() == "choose_production 0"


@clause("BTS-5.5")
def test_the_leftmost_supply_cube_grows_whatever_the_track_shows() -> None:
    scene = Scene().faction(0, food_discs=8, supply=[0, 0, 0, 2, 4]).turn(0).play("act grow_ore")
    assert (scene.seat(0).supply, scene.seat(0).pop) == ([0, 0, 0, 1, 4], 3)
    assert scene.seat(0).ore == 1


@clause("BTS-5.5")
def test_without_supply_there_is_still_the_ore() -> None:
    scene = Scene().faction(0, supply=[0] * 5).turn(0).play("act grow_ore")
    assert (scene.seat(0).pop, scene.seat(0).ore) == (2, 1)

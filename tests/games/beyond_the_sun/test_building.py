"""BTS-6.3, 6.4: building and upgrading ships."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

# --- building ------------------------------------------------------------------------------------


@clause("BTS-6.3.1")
def test_ships_are_built_in_sol_and_in_own_shipyards() -> None:
    scene = Scene().outpost("Y1", 0, "food").outpost("Y2", 1, "ore").system("A1", "s_alpha", 0)
    scene.ships(0, "1@A1").faction(0, ore=1).turn(0).play("act build_jump.1")
    assert scene.offers() == ["pass", "build 1 SOL", "build 1 Y1"]


@clause("BTS-6.3.1")
def test_a_population_cube_becomes_the_ship() -> None:
    scene = Scene().perform(0, "build 2 pop 1 yard")
    assert (scene.seat(0).pop, sum(scene.seat(0).supply)) == (1, 17)
    assert scene.at("SOL", 0) == [2]


@clause("BTS-6.3.1")
def test_a_supply_cube_becomes_the_ship_where_the_symbol_says_so() -> None:
    scene = Scene().perform(0, "build 1 supply 1 yard")
    assert (scene.seat(0).pop, scene.seat(0).supply[0]) == (2, 2)
    assert scene.at("SOL", 0) == [1]


@clause("BTS-6.3.1")
def test_several_ships_may_go_to_different_places() -> None:
    scene = Scene().outpost("Y1", 0, "food").perform(0, "build 2 supply 2 yard")
    scene.play("build 2 Y1", "build 2 SOL")
    assert scene.at("Y1", 0) == scene.at("SOL", 0) == [2]


@clause("BTS-6.3.2")
def test_two_supply_cubes_become_two_ships() -> None:
    scene = Scene().technology("G", "t3_neoindustrial", by=[0]).faction(0, ore=3)
    scene.turn(0).play("act t3_neoindustrial")
    assert scene.at("SOL", 0) == [3, 3]
    assert sum(scene.seat(0).supply) == 15


@clause("BTS-6.3.3")
def test_a_ship_put_into_a_foreign_system_is_followed_by_a_check() -> None:
    scene = Scene().system("A1", "s_sirius", owner=1, disc="ore").ships(1, "1@A1")
    scene.perform(0, "build 2 supply 1 A1")
    assert scene.owner("A1") == 0
    assert scene.seat(0).ore == 1  # Sirius pays for the seizure


@clause("BTS-6.3.1", "BTS-6.7.1")
def test_population_may_stand_in_for_supply_that_is_missing() -> None:
    scene = Scene().faction(0, supply=[1, 0, 0, 0, 0]).perform(0, "build 1 supply 3 yard")
    assert scene.at("SOL", 0) == [1]  # the one cube of supply had no alternative
    assert scene.offers() == ["pass", "build 1 SOL"]
    scene.play("build 1 SOL")
    assert scene.at("SOL", 0) == [1, 1]
    scene.play("pass")
    assert scene.seat(0).pop == 1


@clause("BTS-11.11")
def test_an_action_that_only_builds_cannot_go_without_every_ship() -> None:
    scene = Scene().technology("G", "t3_neoindustrial", by=[0]).outpost("Y1", 0, "food")
    scene.faction(0, ore=3, pop=2, supply=[0, 0, 0, 0, 0]).turn(0).play("act t3_neoindustrial")
    assert scene.offers() == ["build 3 SOL", "build 3 Y1"]
    assert scene.play("build 3 Y1").offers() == ["pass", "build 3 SOL", "build 3 Y1"]


# --- upgrading -----------------------------------------------------------------------------------


@clause("BTS-6.4.1")
def test_a_ship_of_level_four_is_not_upgraded() -> None:
    scene = Scene().ships(0, "4@SOL", "2@SOL", "1@A1").perform(0, "upgrade exactly 1 1")
    assert scene.offers() == ["upgrade 2 SOL", "upgrade 1 A1"]


@clause("BTS-6.4.1")
def test_a_ship_that_would_pass_level_four_stops_there() -> None:
    scene = Scene().ships(0, "3@SOL").perform(0, "upgrade exactly 1 2")
    assert scene.at("SOL", 0) == [4]


@clause("BTS-6.4.1")
def test_no_ship_is_upgraded_twice_by_one_effect() -> None:
    scene = Scene().ships(0, "1@SOL", "1@A1").perform(0, "upgrade up_to 2 1")
    scene.play("upgrade 1 SOL")
    assert scene.offers() == ["upgrade 1 A1", "pass"]


@clause("BTS-6.4.1")
def test_up_to_leaves_the_choice_to_upgrade_fewer() -> None:
    scene = Scene().ships(0, "1@SOL", "1@A1").perform(0, "upgrade up_to 2 1")
    assert scene.play("pass").at("SOL", 0) == [1]


@clause("BTS-6.4.1")
def test_only_own_ships_are_upgraded() -> None:
    scene = Scene().ships(0, "1@SOL").ships(1, "1@SOL", "1@A1").perform(0, "upgrade exactly 1 1")
    assert scene.at("SOL", 0) == [2]
    assert scene.at("SOL", 1) == [1]


@clause("BTS-6.4.2")
def test_control_is_checked_after_the_upgrade_and_again_after_the_jump() -> None:
    scene = Scene().system("A1", "s_sirius", owner=1, disc="ore").ships(1, "1@A1")
    scene.ships(0, "1@A1").perform(0, "upgrade exactly 1 1, jump 2")
    assert scene.owner("A1") == 0
    assert scene.seat(0).ore == 1
    scene.play("jump 2 A1 SOL", "pass")
    assert scene.owner("A1") == 1
    assert scene.seat(1).ore == 1

"""BTS-4: cubes, columns and discs."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.beyond_the_sun import GAME
from tests.clauses import clause
from tests.games.beyond_the_sun.packs import changed
from tests.games.beyond_the_sun.scene import Scene

EMPTY = [0, 0, 0, 0, 0]
FULL = [3, 3, 3, 4, 4]

# --- population and supply -----------------------------------------------------------------------


@clause("BTS-4.1")
def test_population_is_taken_from_the_mat_to_where_the_effect_says() -> None:
    scene = Scene().faction(0, pop=1, ore=1).ships(0, "1@DEEP").turn(0)
    scene.play("act build_jump.1", "build 1 SOL", "pass")
    assert (scene.seat(0).pop, scene.at("SOL", 0)) == (0, [1])


@clause("BTS-4.1")
def test_without_population_the_effect_cannot_be_used() -> None:
    scene = Scene().faction(0, pop=0, ore=1, supply=FULL).ships(0, "1@DEEP").turn(0)
    assert scene.refusal("space:research1.1").why.id == "why-no-population"
    assert scene.play("act build_jump.1").asked() == "jump_ships 0"


@clause("BTS-4.2", "BTS-4.4")
def test_supply_is_used_from_left_to_right_one_column_before_the_next() -> None:
    scene = Scene().faction(0, pop=0, supply=[1, 2, 3, 4, 4])
    scene.perform(0, "build 1 supply 3 deep")
    assert scene.seat(0).supply == [0, 0, 3, 4, 4]
    assert scene.at("DEEP", 0) == [1, 1, 1]


@clause("BTS-4.2")
@pytest.mark.parametrize("discs", [8, 0])
def test_food_discs_play_no_part_in_the_use_of_supply(discs: int) -> None:
    scene = Scene().faction(0, food_discs=discs, supply=[0, 0, 0, 0, 2])
    scene.perform(0, "build 1 supply 1 deep")
    assert scene.seat(0).supply == [0, 0, 0, 0, 1]


@clause("BTS-4.2")
def test_population_does_not_replace_supply_while_there_is_any() -> None:
    scene = Scene().faction(0, pop=2, supply=[0, 0, 0, 0, 2])
    scene.perform(0, "build 1 supply 2 deep")
    assert (scene.seat(0).pop, scene.seat(0).supply) == (2, EMPTY)


@clause("BTS-4.2")
@pytest.mark.parametrize(
    ("texts", "ships", "pop"),
    [
        (["build 1 DEEP", "build 1 DEEP"], [1, 1, 1], 0),
        (["build 1 DEEP", "pass"], [1, 1], 1),
        (["pass"], [1], 2),
    ],
)
def test_population_may_replace_all_or_some_of_the_missing_supply_or_none(
    texts: list[str], ships: list[int], pop: int
) -> None:
    scene = Scene().faction(0, pop=2, supply=[1, 0, 0, 0, 0])
    scene.perform(0, "build 1 supply 3 deep").play(*texts)
    assert (scene.at("DEEP", 0), scene.seat(0).pop) == (ships, pop)


@clause("BTS-4.2")
def test_without_any_cube_the_effect_is_left_out() -> None:
    scene = Scene().faction(0, pop=0, supply=EMPTY).perform(0, "build 1 supply 3 deep, ore 1")
    assert (scene.at("DEEP", 0), scene.seat(0).ore) == ([], 1)


# --- returning -----------------------------------------------------------------------------------


@clause("BTS-4.3")
def test_population_returns_to_the_rightmost_free_cells_column_by_column() -> None:
    scene = Scene().faction(0, pop=4, supply=[3, 0, 0, 2, 3])
    scene.perform(0, "lose_pop 4")
    assert scene.seat(0).supply == [3, 0, 1, 4, 4]
    assert scene.seat(0).pop == 0


@clause("BTS-4.3")
def test_returned_population_is_a_cost_before_the_effect() -> None:
    scene = Scene().technology("A", "t2_human_exp", by=[0]).ships(0, "1@SOL")
    scene.faction(0, pop=1, supply=[3, 3, 3, 4, 3]).turn(0).play("act t2_human_exp")
    assert (scene.seat(0).pop, scene.seat(0).supply) == (0, FULL)
    assert scene.asked() == "upgrade_ship 0"


@clause("BTS-4.3")
def test_with_all_columns_full_cubes_pile_on_column_a() -> None:
    scene = Scene().faction(0, pop=2, supply=FULL).perform(0, "lose_pop 2")
    assert scene.seat(0).supply == [5, 3, 3, 4, 4]


@clause("BTS-4.3")
def test_a_free_cell_comes_before_the_pile_on_column_a() -> None:
    scene = Scene().faction(0, pop=2, supply=[5, 2, 3, 4, 4]).perform(0, "lose_pop 2")
    assert scene.seat(0).supply == [6, 3, 3, 4, 4]


@clause("BTS-4.3")
@pytest.mark.parametrize(("pop", "possible"), [(2, False), (3, True)])
def test_cubes_for_the_effect_come_on_top_of_the_cost(
    tmp_path: Path, pop: int, possible: bool
) -> None:
    old = '{ effect = "optional(build 2 pop 1 yard), jump 2" }'
    new = '{ cost = "pop 2", effect = "build 1 pop 1 yard" }'
    scene = Scene(pack=changed(tmp_path, "technologies.toml", old, new))
    scene.technology("I1", "t1_lasers", by=[0]).faction(0, pop=pop).turn(0)
    assert ("act t1_lasers" in scene.offers()) is possible
    if possible:
        scene.play("act t1_lasers")
        assert (scene.seat(0).pop, scene.at("SOL", 0)) == (0, [1])
    else:
        assert scene.refusal("space:t1_lasers").facts == {"need": 3, "have": 2}


@clause("BTS-4.4")
def test_growth_by_an_effect_takes_the_leftmost_cubes() -> None:
    scene = Scene().faction(0, supply=[1, 2, 3, 4, 4]).perform(0, "grow 2")
    assert scene.seat(0).supply == [0, 1, 3, 4, 4]


@clause("BTS-4.4")
def test_after_cubes_were_taken_further_right_returning_still_fills_from_the_right() -> None:
    scene = Scene().technology("G", "t3_android_rights", by=[0]).faction(0, supply=[2, 3, 3, 4, 4])
    scene.turn(0).play("act t3_android_rights", "take E", "take C")
    assert scene.seat(0).supply == [2, 3, 2, 4, 3]
    scene.play("produce trade", "sell")
    assert scene.seat(0).supply == [2, 3, 2, 4, 4]
    assert scene.play("sell").seat(0).supply == [2, 3, 3, 4, 4]


@clause("BTS-4.4")
def test_a_card_may_pile_supply_on_column_a() -> None:
    scene = Scene().faction(0, supply=FULL).perform(0, "shift_to_a 1").play("shift D")
    assert scene.seat(0).supply == [4, 3, 3, 3, 4]


# --- discs ---------------------------------------------------------------------------------------


def yields(scene: Scene, seat: int) -> tuple[int, int]:
    """What growth and ore production would give."""
    view = GAME.view(scene.g, seat).factions[seat]  # type: ignore[attr-defined]
    return view.growth, view.production


@clause("BTS-4.5")
def test_discs_leave_a_track_from_the_left() -> None:
    scene = Scene().perform(0, "automate ore 2")
    assert scene.seat(0).tracks == [8, 6]
    assert yields(scene, 0) == (1, 2)


@clause("BTS-4.5")
def test_a_disc_that_comes_back_covers_what_was_uncovered_last() -> None:
    scene = Scene().faction(0, ore_discs=7).outpost("Y2", 0, "ore").ships(1, "1@SOL")
    assert yields(scene, 0) == (1, 2)
    scene.perform(1, "jump 2").play("jump 1 SOL A2", "jump 1 A2 Y2")
    assert scene.owner("Y2") == 1
    assert scene.seat(0).tracks == [8, 7]
    assert yields(scene, 0) == (1, 1)


@clause("BTS-4.6")
def test_a_star_disc_stands_in_on_the_automation_track() -> None:
    scene = Scene().faction(0, ore_discs=1).perform(0, "automate ore 2")
    assert scene.seat(0).automation == [0, 1, 1]


@clause("BTS-4.6")
def test_a_star_disc_stands_in_as_an_outpost() -> None:
    scene = Scene().faction(0, food_discs=0).ships(0, "1@A1")
    scene.perform(0, "jump 1").play("jump 1 A1 Y1")
    assert scene.owner("Y1") == 0
    assert scene.state.discs[scene.place("Y1")] == 2
    assert scene.seat(0).tracks == [0, 8]


@clause("BTS-4.6")
def test_a_star_disc_stands_in_on_a_colony() -> None:
    scene = Scene().faction(0, ore_discs=1).system("A1", "s_barnard", owner=0, disc="ore")
    scene.ships(0, "2@A1").perform(0, "colonize")
    (colony,) = scene.seat(0).colonies
    assert colony.discs == (1, 2)


@clause("BTS-4.6", "BTS-7.1")
def test_a_star_that_stands_in_is_no_achievement_and_brings_no_end() -> None:
    scene = Scene(2).achievements("a_empire", "a_fleet").claimed("a_empire", 0, 1)
    scene.faction(0, food_discs=0).perform(0, "automate food 1")
    assert scene.seat(0).automation == [0, 0, 1]
    assert scene.state.claims == [(0, 1), ()]
    assert scene.state.last_round == 0


@clause("BTS-4.6")
def test_a_star_that_stands_in_is_not_exchanged_when_a_disc_comes_back() -> None:
    scene = Scene().faction(0, ore_discs=1).outpost("Y2", 0, "ore").outpost("Y3", 0, "star")
    scene.ships(1, "1@A2").perform(1, "jump 1").play("jump 1 A2 Y2")
    assert scene.seat(0).tracks[1] == 1
    assert scene.state.discs[scene.place("Y3")] == 2


@clause("BTS-4.6")
def test_a_star_that_comes_back_lies_beside_the_mat_and_is_used_again() -> None:
    scene = Scene().faction(0, ore_discs=0).outpost("Y2", 0, "star").ships(1, "1@A2")
    scene.perform(1, "jump 1").play("jump 1 A2 Y2")
    assert (scene.owner("Y2"), scene.seat(0).tracks) == (1, [8, 0])
    scene.ships(0, "2@A2").perform(0, "jump 1").play("jump 2 A2 Y2")
    assert (scene.owner("Y2"), scene.state.discs[scene.place("Y2")]) == (0, 2)

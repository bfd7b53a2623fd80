"""The worked examples of the rulebook, TV-1 to TV-7, in notation."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun.production import ChooseProduction
from orrery.games.beyond_the_sun.turn import FinishTurn
from orrery.kernel import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

CARDS = ("a_empire", "a_transcendence", "a_industry", "a_postscarcity")
BORIS, IRINA, ANNA, DMITRY = range(4)


@clause("BTS-3.1.1", "BTS-3.1.2", "BTS-3.1.3", "BTS-3.1.4", "BTS-3.1.5")
def test_tv_1_which_spaces_anna_may_choose() -> None:
    scene = Scene()
    scene.technology("I1", "t1_lasers", by=[ANNA]).technology("I2", "t1_terraforming")
    scene.technology("I3", "t1_genetics", by=[ANNA])
    scene.faction(ANNA, pawn="research1.1", ore=3)
    scene.faction(BORIS, pawn="build_jump.1").faction(IRINA, pawn="build_jump.2")
    scene.turn(ANNA)
    basic = [space.id for space in scene.g.content.basic_spaces[4]]
    free = [id for id in basic if id not in ("research1.1", "build_jump.1", "build_jump.2")]
    assert "research1.2" in free
    assert scene.offers() == [*(f"act {id}" for id in free), "act t1_lasers"]
    refused = {
        "space:research1.1": "why-pawn-stays",
        "space:build_jump.1": "why-occupied",
        "space:build_jump.2": "why-occupied",
        "technology:t1_terraforming": "why-not-researched",
        "technology:t1_genetics": "why-no-action-space",
    }
    assert {target: scene.refusal(target).why.id for target in refused} == refused


@clause("BTS-3.2.1")
def test_tv_2_growth_with_five_discs_removed_and_column_a_empty() -> None:
    scene = Scene().faction(0, food_discs=8 - 5, supply=[0, 3, 3, 4, 4], pop=0)
    scene.ask(ChooseProduction(0), FinishTurn(0)).play("produce growth")
    assert scene.seat(0).pop == 2
    assert scene.seat(0).supply == [0, 2, 2, 4, 4]


@clause("BTS-3.2.2")
def test_tv_3_ore_production_with_four_discs_removed() -> None:
    scene = Scene().faction(0, ore_discs=8 - 4)
    scene.ask(ChooseProduction(0), FinishTurn(0)).play("produce ore")
    assert scene.seat(0).ore == 3


def fourth_disc(seat: int) -> Scene:
    """Three discs lie on achievements; a seat has just claimed the fourth and ended its turn."""
    scene = Scene().achievements(*CARDS).claimed("a_empire", BORIS, IRINA)
    scene.claimed("a_transcendence", BORIS).industrious(seat)
    scene.turn(seat).play("act grow_ore", "produce ore", "end")
    assert scene.state.claims[2] == (seat,)
    return scene


def turns(scene: Scene) -> list[int]:
    seats = []
    while not scene.g.over:
        seats.append(scene.g.seat)
        scene.rest()
    return seats


@clause("BTS-7.1", "BTS-7.2")
def test_tv_4_anna_claims_the_fourth_disc_in_mid_round() -> None:
    assert turns(fourth_disc(ANNA)) == [DMITRY, BORIS, IRINA, ANNA, DMITRY]


@clause("BTS-7.3")
def test_tv_4_claims_in_the_remaining_turns_are_allowed() -> None:
    scene = fourth_disc(ANNA).industrious(DMITRY).faction(BORIS, food_discs=0)
    assert turns(scene) == [DMITRY, BORIS, IRINA, ANNA, DMITRY]
    assert scene.state.claims[2:] == [(ANNA, DMITRY), (BORIS,)]


@clause("BTS-7.2")
def test_tv_5_the_last_seat_claims_the_fourth_disc() -> None:
    assert turns(fourth_disc(DMITRY)) == [BORIS, IRINA, ANNA, DMITRY]


@clause("BTS-3.3.1", "BTS-3.3.2")
def test_tv_6_of_two_conditions_exactly_one_is_claimed() -> None:
    scene = Scene().achievements(*CARDS).industrious(0).faction(0, food_discs=0)
    scene.turn(0).play("act grow_ore", "produce ore")
    assert scene.offers() == ["claim a_industry", "claim a_postscarcity"]
    for text in ("pass", "end"):
        with pytest.raises(OrreryError):
            scene.play(text)
    scene.play("claim a_postscarcity")
    assert scene.state.claims == [(), (), (), (0,)]
    assert scene.asked() == "finish_turn 0"


@clause("BTS-3.3.4")
def test_tv_7_eight_colonies_do_not_give_empire_twice() -> None:
    scene = Scene().achievements(*CARDS).claimed("a_empire", 0)
    for system in ("s_vega", "s_alpha", "s_indi", "s_wise", "s_altair", "s_sirius", "s_barnard",
                   "s_luyten"):  # fmt: skip
        scene.colony(0, system)
    scene.turn(0).play("act grow_ore", "produce ore")
    assert scene.asked() == "finish_turn 0"
    assert scene.state.claims[0] == (0,)

"""The worked examples of the rulebook, TV-8 to TV-19, in notation."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.components import Action, Cost
from orrery.games.beyond_the_sun.effects import parse
from orrery.games.beyond_the_sun.mat import NEED_POP, why_not_do
from orrery.games.beyond_the_sun.model import BtsOptions
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

BORIS, IRINA, ANNA, DMITRY = range(4)
NOBODY = -1
ADVANCED = BtsOptions(mats="advanced")
UN, NISHIDA = 0, 1
"""Seats of advanced mats."""


# --- TV-8: research ------------------------------------------------------------------------------


def anna_researches() -> Scene:
    scene = Scene().technology("I1", "t1_lasers", by=[ANNA])
    scene.technology("I2", "t1_terraforming", by=[ANNA]).event("B", "e2_orerush")
    scene.deck(2, "t2_lanes", "t2_human_exp", "t2_arcologies", "t2_plasma")
    scene.faction(ANNA, ore=2).ships(ANNA, "1@SOL").turn(ANNA)
    return scene.play("act research2.1")


@clause("BTS-6.1.1")
def test_tv_8_two_technologies_open_three_slots() -> None:
    scene = anna_researches()
    assert scene.offers() == ["research A", "research B", "research C"]
    assert [scene.refusal(f"slot:{slot}").why.id for slot in "DEF"] == ["why-prerequisites"] * 3


@clause("BTS-6.1.2", "BTS-6.1.3")
def test_tv_8_ore_cube_and_event() -> None:
    scene = anna_researches()
    assert scene.seat(ANNA).ore == 0
    scene.play("research B")
    assert scene.knows(ANNA, "B")
    assert scene.seat(ANNA).pop == 1
    assert scene.seat(ANNA).ore == 2  # the Ore Rush
    assert scene.offers() == ["seek military", "seek commerce"]


@clause("BTS-6.1.4", "BTS-6.1.5")
def test_tv_8_two_military_cards_are_drawn_and_one_is_placed() -> None:
    scene = anna_researches().play("research B", "seek military")
    assert scene.offers() == ["pick t2_human_exp", "pick t2_plasma"]
    scene.play("pick t2_plasma")
    assert scene.card("B") == "t2_plasma"
    under = {card.face for card in scene.state.decks[0].cards[-3:]}
    assert under == {"t2_lanes", "t2_human_exp", "t2_arcologies"}
    assert scene.asked() == f"upgrade_ship {ANNA}"  # its immediate bonus


@clause("BTS-6.1.7")
def test_tv_8_the_action_is_hers_from_the_next_turn_on() -> None:
    scene = anna_researches().play("research B", "seek military", "pick t2_plasma", "pass")
    assert scene.asked() == f"choose_production {ANNA}"
    scene.play("produce ore", "end")
    assert "act t2_plasma" not in scene.faction(DMITRY, ore=5).turn(DMITRY).offers()
    assert "act t2_plasma" in scene.turn(ANNA).offers()


# --- TV-9: jump and control ----------------------------------------------------------------------


def irina_jumps() -> Scene:
    """Barnard's Star in B2 beside the shipyard Y2, Sirius in A2, Tau Ceti in A1."""
    scene = Scene().system("B2", "s_barnard", owner=IRINA, disc="ore").ships(IRINA, "2@B2")
    scene.system("A2", "s_sirius", owner=IRINA, disc="ore").ships(IRINA, "3@A2")
    scene.ships(BORIS, "1@A2").outpost("Y2", DMITRY, "ore").ships(DMITRY, "2@Y2")
    scene.system("A1", "s_tauceti", owner=ANNA, disc="ore").ships(ANNA, "2@A1")
    scene.perform(IRINA, "jump 4")
    return scene.play("jump 2 B2 Y2", "jump 3 A2 Y3", "jump 3 Y3 A1", "pass")


@clause("BTS-6.5.1", "BTS-6.5.3")
def test_tv_9_irina_seizes_tau_ceti_and_chooses_food() -> None:
    scene = irina_jumps()
    assert scene.offers() == ["outpost food", "outpost ore"]
    scene.play("outpost food")
    assert scene.owner("A1") == IRINA
    assert scene.seat(IRINA).tracks == [7, 7]  # food at Tau Ceti, ore still at Barnard's Star
    assert scene.seat(ANNA).tracks == [8, 8]


@clause("BTS-6.5.5")
def test_tv_9_tau_ceti_moves_a_supply_cube_to_column_a() -> None:
    scene = irina_jumps().play("outpost food", "shift E")
    assert scene.seat(IRINA).supply == [4, 3, 3, 4, 3]


@clause("BTS-6.5.2")
def test_tv_9_equal_strength_leaves_the_shipyard_to_dmitry() -> None:
    scene = irina_jumps().play("outpost food", "shift E")
    assert scene.owner("Y2") == DMITRY


@clause("BTS-6.5.2", "BTS-6.5.5")
def test_tv_9_boris_seizes_sirius_in_irinas_turn() -> None:
    scene = irina_jumps().play("outpost food", "shift E")
    assert scene.owner("A2") == BORIS
    assert scene.seat(BORIS).tracks == [8, 7]
    assert scene.seat(BORIS).ore == 1


@clause("BTS-6.5.2")
def test_tv_9_irina_keeps_barnards_star_without_ships() -> None:
    scene = irina_jumps().play("outpost food", "shift E")
    assert scene.owner("B2") == IRINA


# --- TV-10: colonize -----------------------------------------------------------------------------


def anna_colonizes() -> Scene:
    scene = Scene().system("A1", "s_barnard").ships(ANNA, "2@A1")
    scene.system("A2", "s_lalande", owner=ANNA).ships(ANNA, "1@A2")
    scene.system("B1", "s_kapteyn", owner=ANNA, disc="ore").system_deck("B", "s_vega")
    scene.ships(ANNA, "2@B1", "2@B1", "1@B1").ships(BORIS, "1@B1")
    scene.faction(ANNA, supply=[2, 2, 3, 4, 4])
    return scene.perform(ANNA, "optional(colonize)")


@clause("BTS-6.6.1")
def test_tv_10_only_kapteyns_star_can_be_colonized() -> None:
    scene = anna_colonizes()
    assert scene.offers() == ["pass", "colonize B1"]
    assert scene.refusal("place:A1").why.id == "why-not-controlled"
    assert scene.refusal("place:A2").why.id == "why-too-weak"


@clause("BTS-6.6.2", "BTS-6.6.3")
def test_tv_10_two_ships_return_and_two_go_to_deep_space() -> None:
    scene = anna_colonizes().play("colonize B1", "settle 2", "settle 2", "pass")
    assert scene.seat(ANNA).supply == [3, 3, 3, 4, 4]
    assert scene.at("DEEP", ANNA) == [1]
    assert scene.at("DEEP", BORIS) == [1]


@clause("BTS-6.6.4", "BTS-6.6.5", "BTS-6.6.6")
def test_tv_10_card_disc_and_bonus() -> None:
    scene = anna_colonizes().play("colonize B1", "settle 2", "settle 2", "pass", "outpost food")
    assert scene.colonies(ANNA) == {"s_kapteyn": ["ore", "food"]}
    assert scene.state.cards[scene.place("B1")] == "s_vega"
    assert scene.at("DEEP", ANNA) == [1, 3]  # a ship from supply
    assert scene.seat(ANNA).supply == [2, 3, 3, 4, 4]


# --- TV-11, TV-12: cost and change ---------------------------------------------------------------


@clause("BTS-4.3")
@pytest.mark.parametrize(("population", "why"), [(2, NEED_POP), (3, None)])
def test_tv_11_cubes_of_the_effect_come_on_top_of_the_cost(population: int, why: object) -> None:
    scene = Scene().faction(0, pop=population).turn(0)
    action = Action(Cost(pop=2), parse("build 1 pop 1 yard"))
    assert why_not_do(scene.g, 0, action, 0) is why


@clause("BTS-9.1")
def test_tv_12_a_jump_without_a_move_is_illegal() -> None:
    scene = Scene().ships(0, "1@SOL").perform(0, "jump 4", action=True)
    assert "pass" not in scene.offers()


@clause("BTS-9.1")
def test_tv_12_ore_and_a_jump_without_a_move_is_legal() -> None:
    scene = Scene().ships(0, "1@SOL").perform(0, "ore 2, jump 2", action=True).play("pass")
    assert scene.seat(0).ore == 2


# --- TV-13, TV-14: advanced mats -----------------------------------------------------------------


@clause("BTS-9.11")
def test_tv_13_three_exchanges_of_the_united_nations() -> None:
    scene = Scene(options=ADVANCED).ships(UN, "1@SOL", "2@SOL")
    scene.faction(UN, ore=2, pop=0, food_discs=5).turn(UN)
    scene.play("act grow_ore", "produce trade", "recall 1 SOL", "recall 2 SOL", "sell", "pass")
    assert scene.seat(UN).pop == 1 + 2 - 1
    assert scene.seat(UN).ore == (2 + 1) - 2 + 1 + 2  # with the reward of ability A


@clause("BTS-9.11", "BTS-11.17")
def test_tv_14_the_bonus_of_the_system_then_the_last_disc() -> None:
    scene = Scene(options=ADVANCED).faction(NISHIDA, ore_discs=1).system("A1", "s_sirius")
    scene.ships(NISHIDA, "1@A1").check(active=NISHIDA)
    heard = [type(h.event) for h in scene.g.heard or []]
    assert heard.index(log.GainedOre) < heard.index(log.UsedAbility) < heard.index(log.ShipBuilt)
    assert scene.at("SOL", NISHIDA) == [4]


# --- TV-15 to TV-19 ------------------------------------------------------------------------------


@clause("BTS-4.3")
def test_tv_15_column_a_grows_when_all_are_full() -> None:
    scene = Scene(players=3).turn(0).play("act research1.1")  # any question: the columns are full
    scene.perform(0, "lose_pop 1")
    assert scene.seat(0).supply == [4, 3, 3, 4, 4]


def after_the_controller_left() -> Scene:
    """Seat 2 takes its ship out of its system, where the seats 0 and 1 are equally strong."""
    scene = Scene().system("A1", "s_alpha", owner=2).ships(2, "3@A1")
    scene.ships(0, "2@A1").ships(1, "2@A1").perform(2, "jump 1")
    return scene.play("jump 3 A1 SOL")


@clause("BTS-6.5.2")
def test_tv_16_rivals_that_tie_leave_nobody_in_control() -> None:
    scene = after_the_controller_left()
    assert scene.owner("A1") == NOBODY
    assert scene.seat(2).tracks == [8, 8]


@clause("BTS-6.5.2")
def test_tv_16_the_first_to_become_stronger_seizes() -> None:
    scene = after_the_controller_left().perform(0, "upgrade exactly 1 1")
    assert scene.owner("A1") == 0


@clause("BTS-6.5.2")
def test_tv_17_a_controller_that_leaves_an_empty_system_keeps_it() -> None:
    scene = Scene().system("A1", "s_alpha", owner=2).ships(2, "3@A1").perform(2, "jump 1")
    scene.play("jump 3 A1 SOL")
    assert scene.owner("A1") == 2
    assert scene.seat(2).tracks == [7, 8]


@clause("BTS-8.2.9")
def test_tv_18_a_tie_in_deep_space_scores_for_each() -> None:
    scene = Scene().ships(0, "4@DEEP").ships(1, "3@DEEP", "1@DEEP").ships(2, "1@DEEP")
    assert scene.points("score-space") == (1, 1, 0, 0)


@clause("BTS-4.6")
def test_tv_19_a_star_stands_in_without_counting_for_the_end() -> None:
    scene = Scene().faction(0, food_discs=0).perform(0, "automate food 1")
    assert scene.seat(0).automation == [0, 0, 1]
    assert sum(map(len, scene.state.claims)) == 0

"""BTS-6.6: colonizing."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

NOBODY = -1


def at_sirius(*ships: str) -> Scene:
    """Seat 0 controls Sirius in A1 (strength 3, ore; 2 ore and an upgrade), and may colonize."""
    scene = Scene().system("A1", "s_sirius", owner=0, disc="ore").ships(0, *ships)
    return scene.technology("I1", "t1_terraforming", by=[0]).faction(0, ore=9)


# --- conditions ----------------------------------------------------------------------------------


@clause("BTS-6.6.1")
def test_colonizing_needs_control() -> None:
    scene = at_sirius("3@A1").system("A2", "s_alpha").ships(0, "2@A2").turn(0)
    scene.play("act t1_terraforming")
    assert list(scene.colonies(0)) == ["s_sirius"]  # Alpha Centauri was no choice


@clause("BTS-6.6.1")
def test_colonizing_needs_the_printed_strength() -> None:
    scene = at_sirius("2@A1").turn(0)
    assert scene.refusal("space:t1_terraforming").why.id == "why-no-colony"


@clause("BTS-6.6.1")
def test_systems_that_cannot_be_colonized_say_why() -> None:
    scene = at_sirius("3@A1").system("A2", "s_alpha", owner=0).ships(0, "2@A2")
    scene.system("B1", "s_trappist", owner=0).system("B2", "s_altair", owner=1).turn(0)
    scene.play("act t1_terraforming")
    assert scene.offers() == ["colonize A1", "colonize A2"]
    assert scene.refusal("place:B1").why.id == "why-too-weak"
    assert scene.refusal("place:B2").why.id == "why-not-controlled"


@clause("BTS-6.6.1")
def test_ships_of_others_do_not_matter() -> None:
    scene = at_sirius("3@A1").ships(1, "3@A1").turn(0).play("act t1_terraforming")
    assert list(scene.colonies(0)) == ["s_sirius"]


@clause("BTS-6.6.1")
def test_shipyards_sol_and_deep_space_are_never_colonized() -> None:
    scene = at_sirius().outpost("Y1", 0, "food").ships(0, "4@Y1", "4@SOL", "4@DEEP").turn(0)
    assert "act t1_terraforming" not in scene.offers()


@clause("BTS-6.6.1")
def test_a_card_may_ask_for_more_strength() -> None:
    assert "act terraforming" not in at_sirius("3@A1").guild("terraforming").turn(0).offers()
    assert "act terraforming" in at_sirius("4@A1").guild("terraforming").turn(0).offers()


# --- ships ---------------------------------------------------------------------------------------


@clause("BTS-6.6.2")
def test_ships_of_the_required_strength_return_as_supply() -> None:
    scene = at_sirius("1@A1", "2@A1").faction(0, supply=[3, 3, 3, 4, 2])
    scene.turn(0).play("act t1_terraforming")
    assert scene.at("A1", 0) == []
    assert scene.seat(0).supply == [3, 3, 3, 4, 4]


@clause("BTS-6.6.2")
def test_the_cubes_fill_the_rightmost_free_cells_then_column_a() -> None:
    scene = at_sirius("1@A1", "2@A1").faction(0, supply=[3, 3, 2, 4, 4])
    scene.turn(0).play("act t1_terraforming")
    assert scene.seat(0).supply == [4, 3, 3, 4, 4]


@clause("BTS-6.6.2")
def test_one_chooses_which_ships_to_return() -> None:
    scene = at_sirius("1@A1", "2@A1", "3@A1").turn(0).play("act t1_terraforming")
    assert scene.offers() == ["settle 1", "settle 2", "settle 3"]
    scene.play("settle 3", "pass", "upgrade 2 DEEP")
    assert scene.at("DEEP", 0) == [1, 3]  # one of them upgraded by Sirius


@clause("BTS-6.6.2")
def test_more_ships_may_be_returned_than_needed() -> None:
    scene = at_sirius("1@A1", "2@A1", "3@A1").turn(0)
    scene.play("act t1_terraforming", "settle 3", "settle 1", "pass")
    assert scene.at("DEEP", 0) == [3]  # the level 2 ship, upgraded by Sirius


@clause("BTS-6.6.2")
def test_an_excess_of_strength_is_lost() -> None:
    scene = at_sirius("4@A1").turn(0).play("act t1_terraforming")
    assert scene.heard(log.GainedOre) == [log.GainedOre(0, 2)]  # of Sirius, nothing for the rest


@clause("BTS-6.6.2")
def test_it_is_told_where_settlers_land() -> None:
    scene = Scene().system("A1", "s_alpha", owner=0).ships(0, "2@A1").perform(0, "colonize")
    assert scene.heard(log.ShipSettled) == [log.ShipSettled(0, 2, "A1")]


@clause("BTS-6.6.3")
def test_all_ships_still_there_move_to_deep_space() -> None:
    scene = at_sirius("3@A1", "1@A1").ships(1, "2@A1").ships(2, "2@A1").turn(0)
    scene.play("act t1_terraforming", "settle 3", "pass")
    assert [scene.at("A1", seat) for seat in range(4)] == [[]] * 4
    assert [scene.at("DEEP", seat) for seat in (1, 2)] == [[2], [2]]


# --- the card ------------------------------------------------------------------------------------


@clause("BTS-6.6.4")
def test_the_slot_is_refilled_from_its_own_deck() -> None:
    scene = at_sirius("3@A1").system_deck("A", "s_indi").system_deck("B", "s_vega")
    scene.turn(0).play("act t1_terraforming")
    assert scene.state.cards[scene.place("A1")] == "s_indi"
    assert scene.owner("A1") == NOBODY


@clause("BTS-6.6.4")
def test_an_empty_deck_is_replaced_by_the_other() -> None:
    scene = at_sirius("3@A1").system_deck("A", only=True).system_deck("B", "s_vega")
    scene.turn(0).play("act t1_terraforming")
    assert scene.state.cards[scene.place("A1")] == "s_vega"


@clause("BTS-6.6.4")
def test_with_both_decks_empty_the_slot_stays_empty() -> None:
    scene = at_sirius("3@A1").system_deck("A", only=True).system_deck("B", only=True)
    scene.turn(0).play("act t1_terraforming")
    assert scene.state.cards[scene.place("A1")] == ""


@clause("BTS-6.6.4")
def test_an_empty_slot_is_crossed_but_not_controlled() -> None:
    scene = Scene().ships(0, "1@SOL", "1@SOL").perform(0, "jump 3")
    scene.play("jump 1 SOL A1", "jump 1 A1 Y1", "jump 1 SOL A1")
    assert scene.at("A1", 0) == [1]
    assert scene.owner("A1") == NOBODY
    assert scene.owner("Y1") == 0


@clause("BTS-6.6.5")
def test_a_colony_holds_its_outpost_and_one_more_disc() -> None:
    scene = at_sirius("3@A1").turn(0).play("act t1_terraforming")
    assert scene.colonies(0) == {"s_sirius": ["ore", "ore"]}
    assert scene.seat(0).tracks == [8, 6]


@clause("BTS-6.6.5")
def test_the_disc_of_a_colony_may_differ_from_its_outpost() -> None:
    scene = Scene().system("B1", "s_trappist", owner=0, disc="ore").ships(0, "4@B1", "2@B1")
    scene.perform(0, "colonize")
    assert scene.offers() == ["outpost food", "outpost ore"]
    assert scene.play("outpost food").colonies(0) == {"s_trappist": ["ore", "food"]}


@clause("BTS-6.6.5")
def test_without_a_disc_left_a_star_goes_on_the_colony() -> None:
    scene = at_sirius("3@A1").faction(0, ore_discs=0).turn(0).play("act t1_terraforming")
    assert scene.colonies(0) == {"s_sirius": ["ore", "star"]}


@clause("BTS-6.6.6")
def test_the_bonus_is_resolved_in_full() -> None:
    scene = at_sirius("3@A1", "1@SOL").turn(0).play("act t1_terraforming")
    assert scene.heard(log.GainedOre) == [log.GainedOre(0, 2)]
    assert scene.at("SOL", 0) == [2]


@clause("BTS-6.6.6")
def test_a_jump_of_the_bonus_may_enter_the_new_card() -> None:
    scene = Scene().system("A1", "s_indi", owner=0).ships(0, "4@A1", "1@SOL")
    scene.system_deck("A", "s_sirius").perform(0, "colonize").play("outpost food")
    scene.play("jump 1 SOL A1", "pass")
    assert scene.owner("A1") == 0
    assert scene.seat(0).ore == 1  # Sirius was seized


@clause("BTS-6.6.7")
def test_nobody_can_take_a_colonized_system_back() -> None:
    scene = at_sirius("3@A1").ships(1, "3@A1").system_deck("A", only=True)
    scene.system_deck("B", only=True).turn(0).play("act t1_terraforming")
    scene.ships(1, "4@A1").check()
    assert list(scene.colonies(0)) == ["s_sirius"]
    assert scene.owner("A1") == NOBODY


@clause("BTS-6.6.8")
def test_a_colony_scores_its_card_and_its_discs_nothing() -> None:
    scene = Scene().colony(0, "s_trappist", "food", "ore").colony(0, "s_sirius", "ore", "ore")
    vp = sum(scene.g.content.systems[system].vp for system in ("s_trappist", "s_sirius"))
    assert scene.points("score-colonies") == (vp, 0, 0, 0)
    assert scene.points("score-outposts") == (0, 0, 0, 0)


@clause("BTS-6.6.1")
@pytest.mark.parametrize("move", ["pass", "colonize A1"])
def test_colonizing_may_be_optional(move: str) -> None:
    scene = at_sirius("3@A1").perform(0, "optional(colonize)").play(move)
    assert len(scene.colonies(0)) == (move != "pass")


@clause("BTS-6.6.4")
def test_everybody_sees_the_new_card() -> None:
    scene = at_sirius("3@A1").system_deck("A", "s_indi").turn(0).play("act t1_terraforming")
    assert scene.heard(log.SystemRevealed) == [log.SystemRevealed("s_indi", "A1")]

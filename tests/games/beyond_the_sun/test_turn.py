"""BTS-3.1: the sequence of play and the action phase."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.model import OFF, Patent
from orrery.kernel import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene


@clause("BTS-3.1")
def test_a_turn_is_action_production_achievement() -> None:
    scene = Scene().achievements("a_industry", "a_postscarcity")
    scene.industrious(0).faction(0, ore_discs=0).turn(0)
    assert scene.asked() == "choose_action 0"
    scene.play("act grow_ore")
    assert scene.asked() == "choose_production 0"
    scene.play("produce ore")
    assert scene.asked() == "claim_achievement 0"
    scene.play("claim a_industry")
    assert scene.asked() == "finish_turn 0"


@clause("BTS-3.1")
def test_turns_go_clockwise_and_round_the_table() -> None:
    scene = Scene(3).turn(0)
    seats = []
    for _ in range(4):
        seats.append(scene.g.seat)
        scene.rest()
    assert seats == [0, 1, 2, 0]


@clause("BTS-3.2")
def test_nobody_else_may_begin_before_the_turn_is_finished() -> None:
    scene = Scene().turn(0).play("act grow_ore")
    while scene.asked() != "finish_turn 0":
        assert [scene.g.offers_for(seat) for seat in (1, 2, 3)] == [[], [], []]
        scene.play("produce ore")
    assert scene.g.to_act() == [0]
    assert scene.play("end").asked() == "choose_action 1"


# --- the pawn ------------------------------------------------------------------------------------


@clause("BTS-3.1.1")
def test_the_pawn_moves_to_the_space_and_its_action_is_carried_out() -> None:
    scene = Scene().faction(0, ore=1).turn(0).play("act research1.1", "research I1")
    assert scene.seat(0).pawn == "research1.1"
    assert scene.seat(0).slots == 1


@clause("BTS-3.1.1")
def test_the_pawn_may_not_stay() -> None:
    scene = Scene().faction(0, pawn="research1.1").turn(0)
    assert "act research1.1" not in scene.offers()
    assert scene.refusal("space:research1.1").why.id == "why-pawn-stays"


@clause("BTS-3.1.1")
def test_no_turn_passes_without_an_action() -> None:
    scene = Scene().turn(0)
    with pytest.raises(OrreryError):
        scene.play("pass")


@clause("BTS-3.1.1")
def test_a_space_that_was_left_is_free_for_others() -> None:
    scene = Scene().faction(0, pawn="research1.1").faction(1, ore=1).turn(0)
    scene.rest()
    assert "act research1.1" in scene.offers()


@clause("BTS-3.1.2")
def test_an_action_is_repeated_from_its_other_space() -> None:
    scene = Scene().faction(0, pawn="build_jump.1", ore=1).ships(0, "1@SOL").turn(0)
    scene.play("act build_jump.2")
    assert scene.seat(0).pawn == "build_jump.2"


@clause("BTS-3.1.2")
def test_the_pawn_may_move_to_another_space_of_the_same_card() -> None:
    scene = Scene().technology("A", "t2_asteroids", by=[0]).faction(0, pawn="t2_asteroids.1")
    scene.turn(0)
    assert "act t2_asteroids.1" not in scene.offers()
    scene.play("act t2_asteroids.2")
    assert scene.seat(0).pawn == "t2_asteroids.2"
    assert scene.seat(0).ore > 0


@clause("BTS-3.1.3")
def test_a_space_with_another_pawn_is_closed() -> None:
    scene = Scene().faction(2, pawn="research1.1").turn(0)
    assert "act research1.1" not in scene.offers()
    refusal = scene.refusal("space:research1.1")
    assert (refusal.why.id, refusal.facts["other"]) == ("why-occupied", 2)


@clause("BTS-3.1.4", "BTS-5.5")
def test_any_number_of_pawns_stand_on_the_lowest_action() -> None:
    scene = Scene().turn(0).rest(3)
    assert [f.pawn for f in scene.state.factions] == ["grow_ore"] * 3 + [OFF]
    assert "act grow_ore" in scene.offers()


@clause("BTS-3.1.4")
def test_the_lowest_action_is_available_turn_after_turn() -> None:
    scene = Scene(2).turn(0).rest(4)
    assert "act grow_ore" in scene.offers()
    assert scene.seat(0).pop == 2 + 2


# --- which spaces --------------------------------------------------------------------------------


@clause("BTS-3.1.5")
def test_a_technology_is_used_by_those_who_have_researched_it() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0])
    assert "act t1_lasers" in scene.turn(0).offers()
    assert "act t1_lasers" not in scene.turn(1).offers()
    assert scene.refusal("technology:t1_lasers").why.id == "why-not-researched"


@clause("BTS-3.1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_printed_spaces_are_open_to_everybody(players: int) -> None:
    scene = Scene(players).technology("I1", "t1_lasers")
    for seat in range(players):
        scene.faction(seat, ore=3).ships(seat, "1@SOL")
        scene.seat(seat).slots = 1
    basic = {f"act {space.id}" for space in scene.g.content.basic_spaces[players]}
    for seat in range(players):
        assert basic <= set(scene.turn(seat).offers())


@clause("BTS-3.1.5")
def test_an_uncovered_guild_is_open_to_everybody() -> None:
    scene = Scene().guild("technocrats")
    for seat in range(4):
        scene.faction(seat, ore=9)
        assert "act technocrats" in scene.turn(seat).offers()


@clause("BTS-3.1.5")
def test_the_space_of_an_event_is_open_to_everybody() -> None:
    scene = Scene().lasting("e3_dyson")
    scene.state.dyson = "s_altair"
    for seat in range(4):
        scene.faction(seat, ore=20)
        assert "act e3_dyson" in scene.turn(seat).offers()


@clause("BTS-3.1.6")
def test_an_action_that_cannot_be_paid_is_refused() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).faction(0, ore=1).turn(0)
    assert "act research2.1" not in scene.offers()
    refusal = scene.refusal("space:research2.1")
    assert refusal.why.id == "why-need-ore"
    assert refusal.facts == {"need": 2, "have": 1}


@clause("BTS-3.1.6")
def test_population_to_be_returned_is_part_of_the_cost() -> None:
    scene = Scene().technology("A", "t2_human_exp", by=[0]).ships(0, "1@SOL")
    scene.faction(0, pop=0, ore=1)
    assert scene.turn(0).refusal("space:t2_human_exp").why.id == "why-need-population"
    assert "act t2_human_exp" in scene.faction(0, pop=1).turn(0).offers()


@clause("BTS-3.1.6")
def test_an_action_that_cannot_be_carried_out_is_refused() -> None:
    scene = Scene().technology("I1", "t1_terraforming", by=[0]).faction(0, ore=9).turn(0)
    assert scene.refusal("space:t1_terraforming").why.id == "why-no-colony"
    assert "act t1_terraforming" not in scene.offers()


@clause("BTS-3.1.7")
def test_an_action_that_would_change_nothing_is_refused() -> None:
    scene = Scene().technology("A", "t2_privateers", by=[0]).turn(0)
    assert scene.refusal("space:t2_privateers").why.id == "why-no-change"


@clause("BTS-3.1.7")
def test_one_part_that_does_something_is_enough() -> None:
    scene = Scene().technology("A", "t2_lanes", by=[0]).turn(0).play("act t2_lanes")
    assert scene.seat(0).ore > 0
    assert scene.asked() == "choose_production 0"


@clause("BTS-3.1.7")
def test_an_optional_effect_that_is_the_only_change_has_to_be_made() -> None:
    scene = Scene().faction(0, ore=1).turn(0).play("act build_jump.1")
    assert scene.at("SOL", 0) == [1]
    assert scene.asked() == "jump_ships 0"


@clause("BTS-3.1.7")
def test_a_jump_that_is_the_only_change_has_to_be_made() -> None:
    scene = Scene().technology("A", "t2_privateers", by=[0]).ships(0, "1@SOL").turn(0)
    scene.play("act t2_privateers")
    assert scene.offers() == ["jump 1 SOL A1", "jump 1 SOL A2"]


# --- costs ---------------------------------------------------------------------------------------


@clause("BTS-3.1.8", "BTS-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_spaces_of_basic_spacefaring_carry_a_surcharge(players: int) -> None:
    spaces = Scene(players).g.content.basic_spaces[players]
    assert sorted(space.surcharge for space in spaces)[-3:] == [0, 1, 1]


@clause("BTS-3.1.8", "BTS-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_basic_action_has_a_space_at_its_plain_price(players: int) -> None:
    content = Scene(players).g.content
    plain = {space.holder for space in content.basic_spaces[players] if not space.surcharge}
    assert plain == set(content.basic)


@clause("BTS-3.1.8")
def test_a_surcharge_comes_on_top_of_the_cost() -> None:
    scene = Scene(players=2).technology("I1", "t1_lasers", by=[0]).faction(0, ore=3)
    scene.faction(1, pawn="research2.1").turn(0).play("act research2.2")
    assert scene.seat(0).ore == 0


@clause("BTS-3.1.8")
def test_without_the_surcharge_the_space_is_refused() -> None:
    scene = Scene().faction(0, ore=0).turn(0)
    assert scene.refusal("space:research1.2").facts == {"need": 1, "have": 0}


@clause("BTS-3.1.9")
def test_the_whole_cost_is_paid_before_the_effect() -> None:
    scene = Scene().technology("A", "t2_drones", by=[0]).technology("I1", "t1_lasers", by=[0])
    cost = scene.g.content.spaces[4]["t2_drones"].action.cost.ore
    scene.technology("I2", "t1_genetics", by=[0]).faction(0, ore=cost).turn(0)
    scene.play("act t2_drones")
    assert scene.asked() == "choose_slot 0"
    assert scene.seat(0).ore == 0


@clause("BTS-3.1.9")
def test_what_an_action_gains_does_not_pay_for_it() -> None:
    scene = Scene().technology("A", "t2_telescopes", by=[0])
    cost = scene.g.content.spaces[4]["t2_telescopes"].action.cost.ore
    assert "act t2_telescopes" not in scene.faction(0, ore=cost - 1).turn(0).offers()
    assert "act t2_telescopes" in scene.faction(0, ore=cost).turn(0).offers()


@clause("BTS-3.1.9")
def test_ore_goes_to_an_opponent_where_a_card_says_so() -> None:
    scene = Scene().technology("A", "t2_asteroids", by=[0, 1]).faction(1, ore=1)
    scene.state.patents[scene.slot("A")] = Patent(0, 1)
    scene.turn(1).play("act t2_asteroids.1")
    assert scene.seat(0).ore == 1
    assert scene.heard(log.PaidPatent) == [log.PaidPatent(1, 0, 1)]


@clause("BTS-3.1.10")
def test_pawns_start_off_the_board_and_every_space_is_free() -> None:
    scene = Scene().faction(0, ore=3).ships(0, "1@SOL").technology("I1", "t1_lasers", by=[0])
    assert [f.pawn for f in scene.state.factions] == [OFF] * 4
    offers = scene.turn(0).offers()
    assert {f"act {space.id}" for space in scene.g.content.basic_spaces[4]} <= set(offers)


@clause("BTS-3.1.11")
def test_with_nothing_at_all_the_lowest_action_is_still_a_change() -> None:
    scene = Scene().faction(0, ore=0, pop=0, supply=[0] * 5, pawn="grow_ore").turn(0)
    assert scene.heard(log.Acted) == [log.Acted(0, "grow_ore")]
    assert scene.seat(0).ore == 1

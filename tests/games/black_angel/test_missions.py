"""BA-7: missions in space, and what effects mean."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.view import view as look
from orrery.kernel import Zone
from tests.clauses import clause
from tests.games.black_angel.scene import Scene


def visit(card: str, at: str, die: str) -> Scene:
    """Seat 0 visits a mission of seat 1 with a ship."""
    scene = Scene().mission(1, card, at).ship(0, at).goods(0, debris=0).dice(0, die).turn(0)
    return scene.play(f"use {die}", f"use_mission {card}")


# --- 7.1, 7.2 two kinds --------------------------------------------------------------------------


@clause("BA-7.1")
def test_a_temporary_mission_is_not_used_with_a_die() -> None:
    scene = Scene().mission(0, "O15", "3B").dice(0, "orange 3").turn(0).play("use orange 3")
    assert scene.told("mission:O15") == ("why-not-permanent", "BA-7.1", {})
    assert scene.refuses("use_mission O15")


@clause("BA-7.1")
def test_a_temporary_mission_works_once_when_it_is_removed_and_a_permanent_one_does_not() -> None:
    scene = Scene().mission(0, "O15", "1A").mission(0, "G01", "1B").reroll(1)
    assert scene.crew(0).vp == 5 + 4  # O15 alone
    assert scene.crew(0).resources == 1
    scene.reroll(2)
    assert scene.crew(0).vp == 9


@clause("BA-7.1", "BA-7.2")
def test_a_permanent_mission_is_used_again_and_again_while_it_lies_in_space() -> None:
    scene = Scene().mission(0, "G01", "3A").goods(0, debris=0)
    for vp in (6, 7):
        scene.dice(0, "grey 1").turn(0).play("use grey 1", "use_mission G01")
        assert (scene.crew(0).vp, scene.asked()) == (vp, "finish_turn 0")


@clause("BA-7.2")
def test_a_robot_or_a_ship_on_the_card_is_needed() -> None:
    scene = Scene().mission(1, "G01", "3A").ship(0, "3B").damage("study", 1)
    scene.dice(0, "grey 1").turn(0).play("use grey 1")
    assert scene.told("mission:G01") == ("why-no-presence", "BA-7.2", {})
    scene = Scene().mission(1, "G01", "3A").ship(0, "3A").dice(0, "grey 1").turn(0)
    assert "use_mission G01" in scene.play("use grey 1").offers()
    scene = Scene().mission(0, "G01", "3A").dice(0, "grey 1").turn(0)
    assert "use_mission G01" in scene.play("use grey 1").offers()


@clause("BA-7.2")
def test_a_die_of_its_colour_is_needed() -> None:
    scene = Scene().mission(0, "G01", "3A").dice(0, "orange 3").turn(0).play("use orange 3")
    assert scene.told("mission:G01") == ("why-other-colour", "BA-7.2", {})


@clause("BA-7.2", "BA-6.2.4")
def test_it_is_executed_once_to_as_often_as_the_die_says() -> None:
    scene = Scene().mission(0, "G01", "3A").goods(0, debris=0).dice(0, "grey 2").turn(0)
    scene.play("use grey 2", "use_mission G01")
    assert scene.offers() == ["times 2", "times 1"]
    scene.play("times 1")
    assert (scene.crew(0).vp, scene.crew(0).resources) == (6, 2)


# --- 7.3, 7.4, 7.5 the owner ---------------------------------------------------------------------


@clause("BA-7.3")
def test_the_owner_performs_it_once_before_the_card_is_drawn() -> None:
    scene = visit("G01", "3A", "grey 2").play("times 2")
    assert scene.asked() == "perform_too 1"
    assert scene.heard_kinds("Drew") == []
    assert scene.state.stored[1] == 4  # the die still lies there
    scene.play("do")
    assert (scene.crew(0).vp, scene.crew(1).vp) == (7, 6)
    assert scene.crew(1).resources == 2
    assert scene.heard_kinds("Drew") == ["Drew"]


@clause("BA-7.3", "BA-7.4")
def test_the_owner_may_decline() -> None:
    scene = visit("G01", "3A", "grey 1").play("pass")
    assert (scene.crew(1).vp, scene.crew(1).resources) == (5, 1)
    assert scene.asked() == "finish_turn 0"


@clause("BA-7.3")
def test_nobody_else_has_a_share_in_ones_own_mission() -> None:
    scene = Scene().mission(0, "G01", "3A").ship(1, "3A").goods(0, debris=0).dice(0, "grey 1")
    scene.turn(0).play("use grey 1", "use_mission G01")
    assert scene.asked() == "finish_turn 0"
    assert scene.crew(1).vp == 5


@clause("BA-7.4")
def test_the_owner_pays_the_cost_of_the_free_execution() -> None:
    scene = visit("O05", "3B", "orange 1").play("do")
    assert (scene.crew(0).resources, scene.crew(0).vp) == (0, 8)
    assert (scene.crew(1).resources, scene.crew(1).vp) == (0, 8)


@clause("BA-7.4")
def test_an_owner_who_cannot_pay_is_not_asked() -> None:
    scene = Scene().mission(1, "O05", "3B").ship(0, "3B").goods(1, resources=0)
    scene.goods(0, debris=0).dice(0, "orange 1").turn(0).play("use orange 1", "use_mission O05")
    assert scene.asked() == "finish_turn 0"
    assert scene.crew(1).vp == 5


@clause("BA-7.5")
def test_only_the_owner_gains_by_a_temporary_mission() -> None:
    scene = Scene().mission(0, "O15", "1A").ship(1, "1A").ship(2, "1A").reroll(2)
    assert [scene.crew(seat).vp for seat in range(3)] == [9, 5, 5]


# --- 7.6.1, 7.6.2 lists and costs ----------------------------------------------------------------


@clause("BA-7.6.1")
def test_a_list_is_carried_out_from_left_to_right_as_far_as_possible() -> None:
    scene = Scene().robots(0, break_room=13).perform(0, "gain robot 1, gain vp 1, draw grey 1")
    assert scene.crew(0).break_room == 13  # no robot is left in the supply
    assert scene.heard_kinds("Gained", "Drew") == ["Gained", "Drew"]
    assert scene.crew(0).vp == 6


@clause("BA-7.6.1")
def test_a_mission_that_would_change_nothing_is_refused() -> None:
    scene = Scene().mission(0, "E03", "3C").robots(0, break_room=0).ravagers("study", "R01")
    scene.dice(0, "green 1").turn(0).play("use green 1")
    assert scene.told("mission:E03") == ("why-empty-break-room", "BA-7.6.3", {})


@clause("BA-7.6.1")
def test_one_part_that_changes_something_is_enough() -> None:
    scene = Scene().mission(0, "E01", "3C").robots(0, break_room=12).ravagers("study", "R01")
    assert scene.crew(0).supply == 0
    scene.dice(0, "green 1").turn(0).play("use green 1", "use_mission E01")
    assert (scene.crew(0).vp, scene.crew(0).break_room) == (6, 12)


@clause("BA-7.6.1", "BA-7.6.2")
def test_a_mission_whose_cost_cannot_be_paid_is_refused() -> None:
    scene = Scene().mission(0, "O05", "3B").goods(0, resources=0).panel("", "", "Oa1")
    scene.dice(0, "orange 1").turn(0).play("use orange 1")
    assert scene.told("mission:O05") == ("why-need-resource", "BA-7.6.2", {"have": 0})


@clause("BA-7.6.2")
def test_each_execution_needs_its_own_payment() -> None:
    scene = Scene().mission(0, "O05", "3B").goods(0, resources=2, debris=0).dice(0, "orange 3")
    scene.turn(0).play("use orange 3", "use_mission O05")
    assert scene.offers() == ["times 2", "times 1"]
    scene.play("times 2")
    assert (scene.crew(0).resources, scene.crew(0).vp) == (0, 11)


@clause("BA-7.6.2", "BA-1.4.3")
def test_a_robot_paid_goes_from_the_break_room_to_the_own_supply() -> None:
    scene = Scene().perform(0, "pay robot 1, gain vp 3")
    assert (scene.crew(0).break_room, scene.crew(0).supply, scene.crew(0).vp) == (4, 9, 8)


@clause("BA-7.6.2", "BA-12.7")
def test_a_card_paid_goes_to_its_discard() -> None:
    scene = Scene().hand(0, "R01", "R02", "O01").perform(0, "pay ravager 1, gain vp 3")
    assert scene.offers() == ["discard R01", "discard R02"]
    scene.play("discard R02")
    assert scene.state.ravager_discard == ("R02",)
    assert scene.crew(0).vp == 8


@clause("BA-7.6.2", "BA-12.3")
def test_an_effect_that_asks_is_executed_once_more_or_not() -> None:
    scene = Scene().mission(0, "E07", "3C").hand(0, "R01", "R02", "R03").goods(0, debris=0)
    scene.dice(0, "green 3").turn(0).play("use green 3", "use_mission E07", "discard R01")
    assert scene.offers() == ["pass", "do"]
    scene.play("do", "discard R02", "pass")
    assert scene.crew(0).vp == 11
    assert "R03" in scene.held(0)


# --- 7.6.3 robots --------------------------------------------------------------------------------


@clause("BA-7.6.3")
def test_robots_move_to_the_station_named() -> None:
    scene = Scene().perform(0, "to_station green 1")
    assert (scene.crew(0).stations, scene.crew(0).break_room) == ([1, 1, 2], 4)
    assert scene.asked() == "finish_turn 0"


@clause("BA-7.6.3")
def test_robots_move_to_any_station_up_to_so_many() -> None:
    scene = Scene().perform(0, "to_station any 2")
    assert scene.offers() == ["station orange", "station grey", "station green"]
    scene.play("station grey")
    assert scene.offers() == ["pass", "station orange", "station grey", "station green"]
    scene.play("station orange")
    assert (scene.crew(0).stations, scene.crew(0).break_room) == ([2, 2, 1], 3)
    assert scene.asked() == "finish_turn 0"  # two and no more
    scene = Scene().perform(0, "to_station any 2").play("station grey", "pass")
    assert scene.crew(0).stations == [1, 2, 1]


@clause("BA-7.6.3")
def test_no_more_robots_move_than_there_are_at_rest() -> None:
    scene = Scene().robots(0, break_room=1).perform(0, "to_station any 2").play("station grey")
    assert scene.asked() == "finish_turn 0"
    assert scene.crew(0).break_room == 0


@clause("BA-7.6.3")
def test_of_a_removed_mission_none_need_move() -> None:
    scene = Scene().mission(0, "E19", "1E").turn(1)
    while scene.asked() != "move_robot 0":
        scene.play(scene.offers()[0])
    assert scene.offers() == ["pass", "station orange", "station grey", "station green"]


# --- 7.6.4 drawing -------------------------------------------------------------------------------


@clause("BA-7.6.4")
def test_the_colour_is_named_before_the_card_is_drawn() -> None:
    scene = Scene().deck("green", "E09").perform(0, "draw any 1")
    assert scene.offers() == ["draw orange", "draw grey", "draw green"]
    assert scene.held(0) == set()
    assert scene.play("draw green").held(0) == {"E09"}


@clause("BA-7.6.4", "BA-6.7.2")
def test_a_colour_without_cards_cannot_be_named() -> None:
    scene = Scene()
    scene.state.decks[0] = Zone()
    scene.state.discards[1] = ("G01",)
    scene.state.decks[1] = Zone()
    scene.perform(0, "draw any 1")
    assert scene.offers() == ["draw grey", "draw green"]
    assert scene.play("draw grey").held(0) == {"G01"}


@clause("BA-7.6.4")
def test_without_any_card_to_draw_the_effect_does_nothing() -> None:
    scene = Scene().grid(0, {"a1": "Oc1"}).hand(0, "R01").dice(0, "grey 1").damage("study", 1)
    scene.state.decks = [Zone(), Zone(), Zone()]
    scene.turn(0)
    assert scene.told("line:0:row1") == ("why-activates-nothing", "BA-6.1.7", {})


# --- 7.6.5 tokens --------------------------------------------------------------------------------


@clause("BA-7.6.5")
def test_an_effect_takes_a_token_of_any_slot_whatever_its_price() -> None:
    scene = Scene().panel("Oa1", "Ga1", "Ea1").advanced("A1a").grid(0, {})
    scene.perform(0, "study panel 1")
    assert scene.offers() == ["study Oa1", "study Ga1", "study Ea1"]
    scene.play("study Oa1", "install Oa1 orange_down")
    assert scene.tokens(0) == {"a1": "Oa1"}
    assert scene.asked() == "finish_turn 0"


@clause("BA-7.6.5")
def test_an_advanced_one_if_the_effect_says_so() -> None:
    scene = Scene().panel("Oa1").advanced("A1a", "A2a").grid(0, {}).perform(0, "study any 1")
    assert scene.offers() == ["study Oa1", "study A1a", "study A2a"]
    scene.play("study A2a", "install A2a black_down")
    assert scene.tokens(0) == {"b1": "A2a"}


@clause("BA-7.6.5")
def test_the_first_token_cannot_be_declined_and_the_others_can() -> None:
    scene = Scene().mission(0, "O03", "3B").panel("Oa1", "Ga1", "Ea1").grid(0, {})
    scene.goods(0, debris=0).dice(0, "orange 3").turn(0).play("use orange 3", "use_mission O03")
    assert "pass" not in scene.offers()
    scene.play("study Oa1", "install Oa1 orange_down")
    assert scene.offers() == ["pass", "study Ga1", "study Ea1"]
    scene.play("study Ga1", "install Ga1 grey_down", "pass")
    assert scene.state.panel[2] == "Ea1"


@clause("BA-7.6.5")
def test_a_removed_mission_makes_its_owner_take_a_token() -> None:
    scene = Scene().mission(0, "O13", "1A").panel("Oa1", "Ga1").grid(0, {}).advanced("A1a").turn(1)
    while scene.asked() != "take_token 0":
        scene.play(scene.offers()[0])
    assert scene.offers() == ["study Oa1", "study Ga1", "study A1a"]


# --- 7.6.6 activating ----------------------------------------------------------------------------


@clause("BA-7.6.6")
def test_any_ordinary_token_of_the_grid_can_be_activated_with_debris_or_without() -> None:
    scene = Scene().mission(0, "O09", "3B").grid(0, {"a1": "Ga1", "c3": "Oa1", "b2": "A1a"})
    scene.debris_on(0, "a1").goods(0, debris=0).dice(0, "orange 2").turn(0)
    scene.play("use orange 2", "use_mission O09")
    assert scene.offers() == ["activate Ga1", "activate Oa1"]
    scene.play("activate Ga1")
    assert scene.crew(0).vp == 6
    assert scene.crew(0).debris_cells == 1


@clause("BA-7.6.6")
def test_the_executions_of_a_turn_use_different_tokens() -> None:
    scene = Scene().mission(0, "O09", "3B").grid(0, {"a1": "Ga1", "c3": "Oa1"})
    scene.goods(0, debris=0).dice(0, "orange 3").turn(0).play("use orange 3", "use_mission O09")
    scene.play("activate Ga1")
    assert scene.offers() == ["pass", "activate Oa1"]
    scene.play("activate Oa1")
    assert (scene.crew(0).vp, scene.crew(0).ships) == (6, 2)
    assert scene.asked() == "finish_turn 0"


# --- 7.6.7, 7.6.8 repairing and destroying -------------------------------------------------------


@clause("BA-7.6.7")
def test_a_mission_repairs_as_the_action_does_and_pays_for_each_damage() -> None:
    scene = Scene().mission(0, "G07", "3A").damage("study", 2).grid(0, {"a1": "Oa1"})
    scene.goods(0, debris=0).dice(0, "grey 2").turn(0).play("use grey 2", "use_mission G07")
    assert scene.offers() == ["store", "place Oa1"]
    scene.play("place Oa1", "repair study")  # nowhere but to storage is left for the second
    assert (scene.crew(0).vp, scene.crew(0).ships, scene.crew(0).debris) == (7, 2, 1)


@clause("BA-7.6.7")
def test_a_technology_repairs_into_storage_only() -> None:
    scene = Scene().damage("study", 2).grid(0, {"a1": "Oa1"}).goods(0, debris=0)
    scene.perform(0, "repair 1 to=storage")
    assert scene.asked() == "finish_turn 0"
    assert (scene.crew(0).debris, scene.damage_at("study")) == (1, 1)


@clause("BA-7.6.8")
def test_a_mission_destroys_with_all_executions_of_the_turn_together() -> None:
    scene = Scene().mission(0, "E05", "3C").ravagers("study", "R01", "R02")
    scene.ravagers("repair", "R11").goods(0, debris=0, ships=0).dice(0, "green 2").turn(0)
    scene.play("use green 2", "use_mission E05")
    assert scene.offers() == ["destroy study", "destroy repair"]
    scene.play("destroy study")
    assert scene.crew(0).vp == 7
    assert {"R01", "R02"} <= scene.held(0)
    assert scene.asked() == "finish_turn 0"


@clause("BA-7.6.8")
def test_with_2_a_slot_of_two_alone_is_enough_for_the_mission() -> None:
    scene = Scene().mission(0, "E05", "3C").ravagers("study", "R01", "R02").dice(0, "green 2")
    scene.turn(0).play("use green 2")
    assert "use_mission E05" in scene.offers()


@clause("BA-7.6.8")
def test_with_1_a_slot_of_two_is_too_much_for_the_mission() -> None:
    scene = Scene().mission(0, "E05", "3C").ravagers("study", "R01", "R02").dice(0, "green 1")
    scene.turn(0).play("use green 1")
    told = scene.told("mission:E05")
    assert told == ("why-many-ravagers", "BA-6.4.2", {"need": 2, "have": 1})


@clause("BA-7.6.8")
def test_the_owners_free_execution_takes_a_slot_with_one_card_alone() -> None:
    scene = Scene().mission(1, "E05", "3C").ship(0, "3C").ravagers("study", "R01", "R02")
    scene.ravagers("repair", "R11", "R12").ravagers("ship_grey", "R16").ravagers(
        "ship_orange", "R06"
    )
    scene.goods(0, debris=0).dice(0, "green 2").turn(0).play("use green 2", "use_mission E05")
    scene.play("destroy study", "do")
    assert scene.asked() == "destroy_ravagers 1"
    assert scene.offers() == ["destroy ship_orange", "destroy ship_grey"]
    scene.play("destroy ship_grey")
    assert scene.crew(1).vp == 6
    assert scene.held(1) == {"R16"}


@clause("BA-7.6.8")
def test_an_owner_who_could_only_take_a_part_of_a_slot_is_not_asked() -> None:
    scene = Scene().mission(1, "E05", "3C").ship(0, "3C").ravagers("study", "R01")
    scene.ravagers("repair", "R11", "R12").goods(0, debris=0).dice(0, "green 1").turn(0)
    scene.play("use green 1", "use_mission E05")
    assert scene.asked() == "finish_turn 0"


# --- 7.6.9 counting ------------------------------------------------------------------------------


def counting() -> Scene:
    """Seat 0 owns some of everything that is counted."""
    scene = Scene().grid(0, {"a1": "sO1", "b1": "Oa1", "c1": "Ga1", "a2": "A1a", "b2": "Ea1"})
    scene.removed(0, "Ob1", "Ob2").hand(0, "R01", "R02", "R03", "O01")
    scene.goods(0, vp=0, resources=2, debris=1, ships=2).robots(0, stations=[2, 1, 1])
    return scene.mission(0, "O02", "3B").mission(0, "G01", "3A").ship(0, "3B", "4B", "5C")


@clause("BA-7.6.9")
@pytest.mark.parametrize(
    ("per", "count"),
    [
        ("tech_orange", 2),
        ("tech_grey", 1),
        ("tech_green", 1),
        ("removed_tech", 2),
        ("ravagers_hand", 3),
        ("debris_stored", 1),
        ("resources_stored", 2),
        ("robots_stations", 4),
        ("missions_space", 2),
        ("ships_owned", 5),
    ],
)
def test_points_for_each_of_ones_own_things(per: str, count: int) -> None:
    assert counting().perform(0, f"score 2 {per} max=20").crew(0).vp == 2 * count


@clause("BA-7.6.9")
def test_at_most_up_to_the_limit() -> None:
    assert counting().perform(0, "score 2 ships_owned max=8").crew(0).vp == 8


@clause("BA-7.6.9")
def test_things_of_others_are_not_counted() -> None:
    scene = counting().ship(1, "4D").mission(1, "O05", "5C").goods(1, vp=0)
    assert scene.perform(0, "score 1 missions_space max=8").crew(0).vp == 2
    assert scene.perform(1, "score 1 missions_space max=8").crew(1).vp == 1


@clause("BA-7.6.9", "BA-10.8")
def test_improved_tokens_count_like_others_and_advanced_ones_do_not() -> None:
    scene = Scene(options=BaOptions(expert=True)).goods(0, vp=0)
    scene.grid(0, {"a1": "Oa1", "b1": "Ob1", "c1": "A1a"}, improved=["a1"])
    assert scene.perform(0, "score 1 tech_orange max=8").crew(0).vp == 2


@clause("BA-12.3")
def test_what_one_execution_brings_serves_the_next() -> None:
    """One token gives the resource that the other wants; at first only the one can work."""
    scene = Scene().mission(0, "O09", "3B").grid(0, {"a1": "Og1", "b1": "Of1"})
    scene.goods(0, resources=0, debris=0).dice(0, "orange 2").turn(0)
    scene.play("use orange 2", "use_mission O09")
    assert scene.heard(log.Activated) == [log.Activated(0, "Og1")]
    assert scene.offers() == ["pass", "activate Of1"]
    scene.play("activate Of1")
    assert (scene.crew(0).resources, scene.crew(0).vp) == (0, 8)


@clause("BA-12.3")
def test_one_may_stop_after_any_execution() -> None:
    scene = Scene().mission(0, "O07", "3B").goods(0, debris=0).dice(0, "orange 3").turn(0)
    scene.play("use orange 3", "use_mission O07", "draw grey")
    assert scene.offers() == ["pass", "do"]
    scene.play("pass")
    assert scene.crew(0).vp == 6


@clause("BA-12.4", "BA-2.1")
def test_a_gained_robot_comes_from_the_own_supply_to_the_break_room() -> None:
    scene = Scene().perform(0, "gain robot 2")
    assert (scene.crew(0).break_room, scene.crew(0).supply) == (7, 6)
    scene = Scene().robots(0, break_room=12).perform(0, "gain robot 2")
    assert (scene.crew(0).break_room, scene.crew(0).supply) == (13, 0)


@clause("BA-7.6.9")
def test_every_mission_of_the_content_can_be_performed() -> None:
    """No card is a dead letter: each does something for an owner who has some of everything."""
    for card in GAME.content().missions.values():
        scene = counting().panel("", "", "Gb1").damage("study", 1).ravagers("repair", "R11")
        before = look(scene.g, 0)
        scene.perform(0, card.effect)
        while scene.asked() != "finish_turn 0":
            scene.play(scene.offers()[0])
        assert look(scene.g, 0) != before, card.id
        assert scene.heard(log.Gained) or scene.heard_kinds(
            "Installed", "Drew", "Stationed", "Destroyed", "Repaired", "Activated"
        )

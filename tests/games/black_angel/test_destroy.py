"""BA-6.4: destroying Ravagers."""

from __future__ import annotations

from orrery.games.black_angel import chronicle as log
from tests.clauses import clause
from tests.games.black_angel.scene import Scene


def attacked() -> Scene:
    """One, two, one and three Ravagers at actions 2 to 5, as in the book's example."""
    scene = Scene().ravagers("ship_orange", "R06").ravagers("repair", "R11", "R12")
    scene.ravagers("ship_grey", "R16").ravagers("ship_green", "R21", "R22", "R23")
    for action in ("ship_orange", "repair", "ship_grey", "ship_green"):
        scene.damage(action, 1)
    return scene


@clause("BA-6.4.1")
def test_an_execution_takes_a_card_into_hand() -> None:
    scene = attacked().act(0, "green 1", "destroy").play("destroy ship_grey")
    assert scene.held(0) & set(scene.g.content.ravagers) == {"R16"}
    assert scene.at("ship_grey") == ()
    assert scene.heard(log.Destroyed) == [log.Destroyed(0, "R16", "ship_grey")]


@clause("BA-6.4.1")
def test_without_ravagers_there_is_nothing_to_destroy() -> None:
    scene = Scene().dice(0, "green 3").turn(0).play("use green 3")
    assert scene.told("action:destroy") == ("why-no-ravager", "BA-6.4.1", {})


@clause("BA-6.4.2")
def test_a_slot_is_chosen_only_with_executions_for_all_its_cards() -> None:
    scene = attacked().act(0, "green 2", "destroy")
    assert scene.offers() == ["destroy ship_orange", "destroy repair", "destroy ship_grey"]
    facts = {"need": 3, "have": 2}
    assert scene.told("ravagers:ship_green") == ("why-many-ravagers", "BA-6.4.2", facts)
    assert scene.refuses("destroy ship_green")


@clause("BA-6.4.2")
def test_a_slot_of_two_takes_both_executions_and_gives_both_cards() -> None:
    scene = attacked().act(0, "green 2", "destroy").play("destroy repair")
    assert scene.at("repair") == ()
    assert {"R11", "R12"} <= scene.held(0)
    assert scene.asked() == "finish_turn 0"


@clause("BA-6.4.2")
def test_after_one_card_a_slot_of_two_is_out_of_reach() -> None:
    scene = attacked().act(0, "green 2", "destroy").play("destroy ship_orange")
    assert scene.offers() == ["pass", "destroy ship_grey"]
    assert scene.told("ravagers:repair")[2] == {"need": 2, "have": 1}
    assert scene.play("pass").asked() == "finish_turn 0"
    assert len(scene.at("ship_grey")) == 1


@clause("BA-6.4.2")
def test_a_1_is_too_little_for_slots_of_two_and_three_alone() -> None:
    scene = Scene().ravagers("repair", "R11", "R12").ravagers("ship_grey", "R16", "R17", "R18")
    scene.dice(0, "green 1").turn(0).play("use green 1")
    facts = {"need": 2, "have": 1}
    assert scene.told("action:destroy") == ("why-many-ravagers", "BA-6.4.2", facts)


@clause("BA-6.4.3")
def test_damage_stays_where_ravagers_were() -> None:
    scene = attacked().act(0, "green 3", "destroy").play("destroy ship_green")
    assert scene.at("ship_green") == ()
    assert scene.damage_at("ship_green") == 1


@clause("BA-6.2.8", "BA-6.4.1")
def test_the_ravager_at_destroy_itself_strikes_and_can_then_be_destroyed() -> None:
    scene = Scene().ravagers("destroy", "R30").act(0, "green 1", "destroy")
    assert scene.damage_at("destroy") == 1
    assert scene.at("destroy") == ()
    assert "R30" in scene.held(0)

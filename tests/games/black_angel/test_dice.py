"""BA-6.2: a die and an action: whose die, which action, how often, at what cost."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import chronicle as log
from tests.clauses import clause
from tests.games.black_angel.scene import Scene


def damaged() -> Scene:
    """A grey die can repair; nobody has debris to turn dice."""
    scene = Scene().damage("destroy", 2)
    for seat in range(3):
        scene.goods(seat, debris=0)
    return scene


# --- 6.2.1 whose die -----------------------------------------------------------------------------


@clause("BA-6.2.1")
def test_own_dice_of_both_zones_and_the_open_dice_of_others_are_offered() -> None:
    scene = damaged().dice(0, "grey 1", secured="grey 2").dice(1, "grey 3", secured="grey 1")
    scene.turn(0)
    assert scene.offers() == ["use grey 1", "use_secured grey 2", "buy 1 grey 3", "reroll"]


@clause("BA-6.2.1")
def test_the_seller_gets_the_resource() -> None:
    scene = damaged().dice(1, "grey 1").turn(0).play("buy 1 grey 1")
    assert (scene.crew(0).resources, scene.crew(1).resources) == (0, 2)
    assert scene.heard(log.DieBought) == [log.DieBought(0, 1, "grey", 1)]
    assert scene.compartment(1) == []


@clause("BA-6.2.1")
def test_the_price_of_a_die_is_told_before_it_is_bought() -> None:
    scene = damaged().dice(1, "grey 1").turn(0)
    assert scene.preview("buy 1 grey 1") == {"preview-pay": {"price": "resource", "n": 1}}


@clause("BA-6.2.1")
def test_without_a_resource_no_die_is_bought() -> None:
    scene = damaged().dice(0, "grey 1").dice(1, "grey 2").goods(0, resources=0).turn(0)
    facts = {"need": 1, "have": 0}
    assert scene.told("die:1:grey:2") == ("why-no-resource", "BA-6.2.1", facts)
    assert scene.refuses("buy 1 grey 2")


@clause("BA-6.2.1")
def test_a_secured_die_is_not_for_sale() -> None:
    scene = damaged().dice(0, "grey 1").dice(1, secured="grey 2").turn(0)
    assert scene.told("secured:1:grey:2") == ("why-secured", "BA-6.2.1", {})
    assert scene.refuses("buy 1 grey 2")


@clause("BA-6.2.1")
def test_dice_that_look_alike_are_one_choice() -> None:
    scene = damaged().dice(0, "grey 1", "grey 1", "grey 2").turn(0)
    assert scene.offers("use") == ["use grey 1", "use grey 2"]
    scene.play("use grey 1", "act repair", "store")
    assert scene.compartment(0) == ["grey 1", "grey 2"]


# --- 6.2.2 debris --------------------------------------------------------------------------------


@clause("BA-6.2.2")
def test_debris_of_the_storage_turns_an_own_die_once() -> None:
    scene = damaged().dice(0, "grey 1").goods(0, debris=2).turn(0).play("use grey 1", "flip")
    assert scene.heard(log.DieFlipped) == [log.DieFlipped(0, "grey", 3)]
    assert scene.crew(0).debris == 1
    assert "flip" not in scene.offers()
    assert scene.refuses("flip")
    scene.play("act repair")
    assert scene.heard(log.Acted) == [log.Acted(0, "repair", 3)]


@clause("BA-6.2.2")
def test_a_bought_die_cannot_be_turned() -> None:
    scene = damaged().dice(1, "grey 1").goods(0, debris=2).turn(0).play("buy 1 grey 1")
    assert scene.offers() == ["act repair", "act ship_grey"]
    assert scene.told("goods:0:debris") == ("why-bought", "BA-6.2.2", {})


@clause("BA-6.2.2")
def test_a_bought_die_that_would_have_to_be_turned_is_not_for_sale() -> None:
    scene = damaged().dice(0, "grey 1").dice(1, "grey 0").goods(0, debris=2).turn(0)
    assert scene.offers("buy") == []
    assert scene.told("die:1:grey:0")[:2] == ("why-useless", "BA-6.2.3")


@clause("BA-6.2.2")
def test_a_secured_die_of_ones_own_can_be_turned() -> None:
    scene = damaged().dice(0, secured="grey 1").goods(0, debris=1).turn(0)
    scene.play("use_secured grey 1", "flip", "act repair")
    assert scene.heard(log.Acted) == [log.Acted(0, "repair", 3)]


@clause("BA-6.2.2")
def test_without_debris_in_storage_nothing_is_turned() -> None:
    scene = damaged().dice(0, "grey 1").debris_on(0, "a1").turn(0).play("use grey 1")
    assert scene.offers() == ["act repair", "act ship_grey"]
    assert scene.told("goods:0:debris") == ("why-no-debris", "BA-6.2.2", {})


@clause("BA-6.2.2")
def test_debris_gained_from_a_card_beside_the_board_may_be_used() -> None:
    scene = damaged().dice(0, "grey 1").grid(0, {"a1": "Gc1"}).hand(0, "G01").turn(0)
    scene.play("beside grey row1", "activate Gc1")
    assert "flip" in scene.offers()


# --- 6.2.3 to 6.2.7 which action, how often ------------------------------------------------------


@clause("BA-6.2.3")
def test_a_die_serves_for_actions_and_missions_of_its_colour() -> None:
    scene = damaged().dice(0, "orange 1").panel("", "", "Oa1").ravagers("repair", "R11")
    scene.mission(0, "O01", "3B").mission(0, "G01", "3A").mission(1, "O05", "5C")
    scene.turn(0).play("use orange 1")
    assert scene.offers() == ["act study", "act ship_orange", "use_mission O01"]
    assert scene.told("mission:G01") == ("why-other-colour", "BA-7.2", {})
    assert scene.told("mission:O05") == ("why-no-presence", "BA-7.2", {})
    assert scene.refuses("act repair")


@clause("BA-6.2.3")
def test_a_die_that_serves_for_nothing_is_refused() -> None:
    scene = damaged().dice(0, "grey 1", "orange 1").goods(0, ships=0).advanced().turn(0)
    assert scene.offers("use") == ["use grey 1"]
    assert scene.told("die:0:orange:1")[:2] == ("why-useless", "BA-6.2.3")


@clause("BA-6.2.4")
def test_the_value_is_the_most_and_once_is_the_least() -> None:
    scene = damaged().act(0, "grey 2", "repair")
    assert scene.damage_at("destroy") == 1  # the first execution is compulsory, and had one choice
    scene.play("store")
    assert scene.offers() == ["pass", "repair destroy"]
    assert scene.play("pass").damage_at("destroy") == 1


@clause("BA-6.2.4")
def test_two_executions_of_a_value_of_two_and_no_more() -> None:
    scene = damaged().damage("study", 2).act(0, "grey 2", "repair")
    assert scene.offers() == ["repair study", "repair destroy"]
    scene.play("repair study", "store", "repair study", "store")
    assert (scene.damage_at("study"), scene.damage_at("destroy")) == (0, 2)
    assert scene.asked() == "finish_turn 0"


@clause("BA-6.2.4")
def test_with_0_nothing_but_a_ship_can_be_controlled() -> None:
    scene = damaged().dice(0, "grey 0", "grey 1").ship(0, "3A").hand(0, "G01")
    scene.mission(0, "G05", "2C").turn(0).play("use grey 0")
    # Playing the card is all that a 0 can do here, and it has been done.
    assert scene.heard(log.Acted) == [log.Acted(0, "ship_grey", 0)]


@clause("BA-6.2.4")
def test_with_0_other_deeds_are_refused() -> None:
    scene = damaged().dice(0, "grey 0").ship(0, "3A").hand(0, "G01").mission(0, "G05", "2C")
    scene.goods(0, debris=1).turn(0).play("use grey 0")
    assert scene.offers() == ["act ship_grey", "flip"]
    assert scene.told("action:repair") == ("why-no-execution", "BA-6.2.7", {})
    assert scene.told("mission:G05") == ("why-no-value", "BA-6.2.4", {})


@clause("BA-6.2.5", "BA-6.2.9")
def test_the_executions_are_fixed_before_the_ravager_damages_the_action() -> None:
    scene = Scene().damage("study", 1).ravagers("study", "R05")
    scene.panel("", "", "Oa1", "Ga1", "Ea1", "Ob1").act(0, "orange 3", "study")
    assert scene.damage_at("study") == 2
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 3)]
    scene.play("study Oa1", "study Ga1", "study Ea1")
    assert scene.asked() == "install_tokens 0"


@clause("BA-6.2.9")
def test_the_damage_lowers_the_next_use() -> None:
    scene = Scene().damage("study", 1).ravagers("study", "R05").panel("", "", "Oa1", "Ga1")
    scene.act(0, "orange 1", "study").play("study Oa1", "install Oa1 orange_down")
    scene.act(1, "orange 2", "study")
    assert scene.heard(log.Acted)[-1] == log.Acted(1, "study", 1)


@clause("BA-6.2.5")
def test_the_ravager_is_paid_before_the_first_execution() -> None:
    scene = Scene().ravagers("study", "R01").hand(0, "O01", "G01").panel("", "", "Oa1", "Ga1")
    scene.act(0, "orange 1", "study")
    assert scene.asked() == "pay_card 0"
    assert scene.play("discard O01").asked() == "study_tokens 0"


@clause("BA-6.2.6")
@pytest.mark.parametrize(("damage", "value", "left"), [
    (0, 3, 3), (1, 3, 3), (2, 3, 2), (1, 1, 1), (2, 2, 1),
])  # fmt: skip
def test_two_damages_lower_the_die_by_one_and_one_does_not(
    damage: int, value: int, left: int
) -> None:
    scene = Scene().damage("repair", damage).damage("study", 2).goods(0, debris=0)
    scene.act(0, f"grey {value}", "repair")
    assert scene.heard(log.Acted) == [log.Acted(0, "repair", left)]


@clause("BA-6.2.6")
def test_a_0_gets_no_lower() -> None:
    scene = damaged().damage("ship_grey", 2).ship(0, "3A").hand(0, "G01").dice(0, "grey 0")
    scene.turn(0).play("use grey 0")
    assert scene.heard(log.Acted) == [log.Acted(0, "ship_grey", 0)]
    assert scene.card_at("3A") == "G01"


@clause("BA-6.2.6")
def test_never_more_than_two_damages_lie_at_an_action() -> None:
    scene = Scene().damage("study", 2).ravagers("study", "R05").panel("", "", "Oa1")
    scene.act(0, "orange 2", "study")
    assert scene.damage_at("study") == 2
    assert scene.state.damaged == [1, 0, 0]


@clause("BA-6.2.7")
@pytest.mark.parametrize(
    ("colour", "action"), [("orange", "study"), ("grey", "repair"), ("green", "destroy")]
)
def test_a_1_is_too_little_for_a_degraded_action(colour: str, action: str) -> None:
    scene = Scene().damage(action, 2).panel("", "", "Oa1").ravagers("ship_grey", "R16")
    scene.dice(0, f"{colour} 1").turn(0).play(f"use {colour} 1")
    assert scene.told(f"action:{action}") == ("why-no-execution", "BA-6.2.7", {})
    assert scene.refuses(f"act {action}")


@clause("BA-6.2.7", "BA-6.6.3")
def test_a_1_at_a_degraded_ship_action_is_a_0() -> None:
    scene = Scene().damage("ship_orange", 2).ship(0, "3B").hand(0, "O02", "O03")
    scene.goods(0, debris=0).act(0, "orange 1", "ship_orange")
    assert scene.heard(log.Acted) == [log.Acted(0, "ship_orange", 0)]
    assert scene.asked() == "play_mission 0"
    assert scene.offers() == ["play O02", "play O03"]  # and it must be played


@clause("BA-6.2.7")
def test_a_degraded_ship_action_with_1_is_refused_where_nothing_can_be_played() -> None:
    scene = Scene().damage("ship_orange", 2).ship(0, "3A").hand(0, "O02").panel("", "", "Oa1")
    scene.dice(0, "orange 1").turn(0).play("use orange 1")
    assert scene.told("action:ship_orange") == ("why-no-site", "BA-6.6.3", {})


# --- 6.2.8 what a Ravager takes ------------------------------------------------------------------


def beset(card: str, action: str = "study") -> Scene:
    scene = Scene().ravagers(action, card).panel("", "", "Oa1", "Ga1").ship(0, "4B")
    return scene.goods(0, vp=5, resources=2, debris=2, ships=2)


@clause("BA-6.2.8.1")
@pytest.mark.parametrize(
    ("card", "action", "lost"),
    [
        ("R02", "study", "resources"),
        ("R03", "study", "break_room"),
        ("R04", "study", "debris"),
        ("R08", "ship_orange", "ships"),
    ],
)
def test_a_ravager_takes_one_thing(card: str, action: str, lost: str) -> None:
    scene = beset(card, action)
    before, supply = scene.owns(0), scene.crew(0).supply
    scene.act(0, "orange 1", action)
    assert scene.owns(0) == before | {lost: before[lost] - 1}
    assert scene.crew(0).supply == supply + (lost == "break_room")
    assert scene.heard(log.RavagerStruck) == [log.RavagerStruck(0, card)]


@clause("BA-6.2.8.1", "BA-12.7")
def test_a_ravager_takes_a_mission_of_the_players_choice() -> None:
    scene = beset("R01").hand(0, "O01", "E01", "R02").act(0, "orange 1", "study")
    assert scene.offers() == ["discard O01", "discard E01"]
    scene.play("discard E01")
    assert scene.state.discards[2] == ("E01",)
    assert scene.held(0) == {"O01", "R02"}


@clause("BA-6.2.8.1")
def test_a_ravager_damages_its_action() -> None:
    assert beset("R05").act(0, "orange 1", "study").damage_at("study") == 1


@clause("BA-6.2.8.1")
def test_a_ravager_damages_a_die_when_the_slots_are_full() -> None:
    scene = beset("R05").damage("study", 2).act(0, "orange 2", "study")
    assert scene.state.damaged == [1, 0, 0]
    assert scene.crew(0).vp == 5


@clause("BA-6.2.8.1")
def test_without_room_for_the_damage_it_costs_a_point() -> None:
    scene = beset("R05").damage("study", 2).storage("orange", dice=3, damaged=2)
    scene.act(0, "orange 2", "study")  # its die leaves two in the storage, both damaged
    assert scene.state.damaged == [2, 0, 0]
    assert scene.crew(0).vp == 4


@clause("BA-6.2.8")
@pytest.mark.parametrize(
    ("card", "action", "lacking"),
    [
        ("R02", "study", {"resources": 0}),
        ("R04", "study", {"debris": 0}),
        ("R08", "ship_orange", {"ships": 0}),
    ],
)
def test_a_point_is_lost_only_when_the_effect_cannot_be_applied(
    card: str, action: str, lacking: dict[str, int]
) -> None:
    scene = beset(card, action).goods(0, **lacking)
    before = scene.owns(0)
    scene.act(0, "orange 1", action)
    assert scene.owns(0) == before | {"vp": 4}
    assert scene.heard(log.LostVp) == [log.LostVp(0, 1, "ravager")]


@clause("BA-6.2.8")
def test_without_a_robot_to_give_a_point_is_lost() -> None:
    scene = beset("R03").robots(0, break_room=0).act(0, "orange 1", "study")
    assert scene.crew(0).vp == 4


@clause("BA-6.2.8")
def test_the_loss_cannot_be_chosen_while_there_is_a_card_to_give() -> None:
    scene = beset("R01").hand(0, "O01").act(0, "orange 1", "study")
    assert scene.state.discards[0] == ("O01",)
    assert scene.crew(0).vp == 5


@clause("BA-6.2.8")
def test_what_a_ravager_will_take_is_told_with_the_offer() -> None:
    scene = beset("R02").dice(0, "orange 1").turn(0).play("use orange 1")
    assert scene.preview("act study")["preview-executions"] == {"n": 1}
    assert "preview-effects" in scene.preview("act study")
    scene = beset("R02").dice(0, "orange 1").goods(0, resources=0).turn(0).play("use orange 1")
    assert scene.preview("act study")["preview-lose"] == {"n": 1}


@clause("BA-6.2.8", "BA-6.6.9.1")
def test_only_the_top_card_strikes() -> None:
    scene = beset("R02").ravagers("study", "R02", "R03", "R04").act(0, "orange 1", "study")
    assert scene.heard(log.Paid) == [log.Paid(0, "debris", 1)]


@clause("BA-6.2.10")
def test_with_no_point_to_lose_the_action_is_refused() -> None:
    scene = beset("R02").goods(0, vp=0, resources=0).dice(0, "orange 1").turn(0)
    scene.play("use orange 1")
    assert scene.told("action:study") == ("why-no-penalty", "BA-6.2.10", {})
    assert scene.refuses("act study")


@clause("BA-6.2.10")
def test_with_no_point_but_the_thing_itself_the_action_is_possible() -> None:
    scene = beset("R02").goods(0, vp=0).act(0, "orange 1", "study")
    assert (scene.crew(0).vp, scene.crew(0).resources) == (0, 1)


@clause("BA-6.2.10", "BA-8.1.1")
def test_the_score_never_falls_below_0() -> None:
    scene = Scene().goods(0, vp=2).dice(0, "orange 3", "grey 3").reroll(0)
    assert scene.crew(0).vp == 0
    assert scene.heard(log.LostVp) == [log.LostVp(0, 2, "left")]


@clause("BA-6.2.11")
def test_missions_in_space_are_neither_degraded_nor_beset() -> None:
    scene = Scene().mission(0, "O01", "3B").ship(0, "3B")
    for action, card in (("study", "R01"), ("ship_orange", "R06")):
        scene.damage(action, 2).ravagers(action, card)
    scene.hand(0, "O05").dice(0, "orange 3").turn(0).play("use orange 3", "use_mission O01")
    assert scene.offers() == ["times 3", "times 2", "times 1"]
    scene.play("times 3")
    assert (scene.crew(0).ships, scene.crew(0).vp) == (4, 8)
    assert scene.heard(log.RavagerStruck) == []


# --- 12.1 all payments together ------------------------------------------------------------------


@clause("BA-12.1")
def test_the_last_resource_pays_the_die_and_not_the_ravager_too() -> None:
    """Who pays the die with it owes the Ravager a point; who has none cannot act."""
    scene = Scene().ravagers("repair", "R12").damage("study", 1).dice(1, "grey 1")
    scene.goods(0, vp=1, resources=1, ships=0).turn(0).play("buy 1 grey 1")
    assert scene.heard(log.LostVp) == [log.LostVp(0, 1, "ravager")]
    scene = Scene().ravagers("repair", "R12").damage("study", 1).dice(1, "grey 1", "grey 2")
    scene.goods(0, vp=0, resources=1, ships=0).dice(0, "orange 1").panel("", "", "Oa1").turn(0)
    assert scene.offers("buy") == []
    assert scene.told("die:1:grey:1")[:2] == ("why-useless", "BA-6.2.3")


@clause("BA-12.1")
@pytest.mark.parametrize(("ships", "possible"), [(1, False), (2, True)])
def test_a_launch_needs_a_ship_after_the_ravager_took_one(ships: int, possible: bool) -> None:
    scene = Scene().ravagers("ship_orange", "R08").panel("", "", "Oa1").goods(0, ships=ships)
    scene.dice(0, "orange 1").turn(0).play("use orange 1")
    assert ("act ship_orange" in scene.offers()) == possible
    if not possible:
        assert scene.told("action:ship_orange") == ("why-no-ship", "BA-6.6.7", {})


@clause("BA-12.1")
def test_a_launch_needs_a_robot_after_the_ravager_took_one() -> None:
    scene = Scene().ravagers("ship_orange", "R07").robots(0, break_room=1).panel("", "", "Oa1")
    scene.dice(0, "orange 1").turn(0).play("use orange 1")
    assert scene.told("action:ship_orange") == ("why-no-crew", "BA-6.6.7", {})


@clause("BA-12.1")
def test_the_card_that_must_be_played_is_not_given_to_the_ravager() -> None:
    scene = Scene().ravagers("ship_grey", "R16").ship(0, "3A").hand(0, "G01", "O01", "E01")
    scene.goods(0, debris=0).act(0, "grey 0", "ship_grey")
    assert scene.offers() == ["discard O01", "discard E01"]
    scene.play("discard O01")
    assert scene.card_at("3A") == "G01"


@clause("BA-12.1")
def test_who_has_no_card_left_to_play_cannot_pay_with_it() -> None:
    scene = Scene().ravagers("ship_grey", "R16").ship(0, "3A").hand(0, "G01").damage("study", 1)
    scene.goods(0, debris=1).dice(0, "grey 0").turn(0)
    scene.play("use grey 0")  # turned to 2 at once: with 0 there is nothing to do
    assert scene.heard(log.DieFlipped) == [log.DieFlipped(0, "grey", 2)]


@clause("BA-12.1")
def test_a_ravager_that_damages_leaves_something_to_repair() -> None:
    scene = Scene().ravagers("repair", "R15").act(0, "grey 1", "repair")
    assert scene.damage_at("repair") == 0  # one damage came, and was removed
    assert scene.asked() == "place_debris 0"


@clause("BA-12.1")
@pytest.mark.parametrize(("vp", "usable"), [(0, False), (1, True)])
def test_the_last_debris_turns_the_die_and_does_not_pay_the_ravager_too(
    vp: int, usable: bool
) -> None:
    """With a point to lose in its place the die serves, without one it does not."""
    scene = Scene().ravagers("study", "R04").panel("", "", "Oa1", "Ga1", "Ea1")
    scene.goods(0, vp=vp, debris=1, ships=0).dice(0, "orange 0", "grey 1").damage("repair", 1)
    scene.turn(0)
    assert ("use orange 0" in scene.offers()) == usable
    if usable:
        scene.play("use orange 0")
        assert scene.heard(log.LostVp) == [log.LostVp(0, 1, "ravager")]
    else:
        assert scene.told("die:0:orange:0")[:2] == ("why-useless", "BA-6.2.3")

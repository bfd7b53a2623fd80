"""BA-6.6: controlling a ship: flying, missions, Ravagers, new technologies. BA-6.7: the draw.

The strips of a scene, the nearest to the ship board first (R: a Ravager ship, *: asteroids):

    1   A orange   B grey R   C *        D orange    E green
    2   A * R      B orange   C grey     D orange R  E green
    3   A grey     B orange   C green    D * R       E green
    4   A *        B orange   C grey R   D green     E orange R    the Black Angel on 4C
    5   A * R      B green    C orange   D green     E grey
    6   A grey     B * R      C orange   D grey R    E green
    7   A * R      B grey     C green R  D orange    E *
"""

from __future__ import annotations

import pytest

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.view import view as look
from orrery.kernel import Zone
from tests.clauses import clause
from tests.games.black_angel.scene import STRIPS, Scene

ASTEROID_ANGEL = (
    "strip2_back", "strip3_front", "strip4_front", "strip1_front",
    "strip5_back", "strip6_front", "strip7_front",
)  # fmt: skip
"""The Black Angel stands on 1C, an asteroid field."""


def flying(die: str, *ships: str, **goods: int) -> Scene:
    """Seat 0 controls a ship with these of its own in space."""
    scene = Scene().goods(0, debris=0, **goods)
    colour = die.split()[0]
    return scene.ship(0, *ships).act(0, die, f"ship_{colour}")


def landings(scene: Scene, verb: str) -> set[str]:
    return {text.split()[-1] for text in scene.offers(verb)}


# --- 6.6.1, 6.6.2 moving -------------------------------------------------------------------------


@clause("BA-6.6.1", "BA-6.6.4")
def test_a_ship_flies_one_hex_an_execution() -> None:
    scene = flying("orange 1", "4B", ships=0)
    assert landings(scene, "fly") == {"3B", "5B", "3A", "4C", "5C"}  # 4A is an asteroid field
    assert scene.told("hex:4A") == ("why-asteroids", "BA-6.6.1", {})
    assert scene.told("hex:7D") == ("why-too-far", "BA-6.6.1", {"left": 1})
    assert scene.refuses("fly 4B 4A")
    assert scene.refuses("fly 4B 7D")


@clause("BA-6.6.1", "BA-12.5")
def test_with_more_it_may_fly_farther_or_less_far() -> None:
    assert landings(flying("orange 1", "7B", ships=0), "fly") == {"6A", "7C"}
    two = landings(flying("orange 2", "7B", ships=0), "fly")
    assert two == {"6A", "7C", "6C", "6D", "7D", "7B"}  # out and back again, too


@clause("BA-6.6.1")
def test_asteroids_are_not_crossed() -> None:
    # Over the field 3D it would be two hexes from 2D to 4D; around it are three.
    assert "4D" not in landings(flying("orange 2", "2D", ships=0), "fly")
    assert "4D" in landings(flying("orange 3", "2D", ships=0), "fly")
    assert "3D" not in landings(flying("orange 3", "2D", ships=0), "fly")


@clause("BA-6.6.1")
def test_only_one_ship_moves() -> None:
    scene = flying("orange 3", "4B", "4D", ships=0).play("fly 4B 3A")
    assert scene.fleet(0) == {"3A", "4D"}
    assert scene.asked() == "finish_turn 0"


@clause("BA-6.6.2")
def test_a_new_ship_takes_a_ship_and_a_robot_and_starts_at_the_black_angel() -> None:
    scene = flying("orange 1")
    assert scene.offers("launch") == [
        "launch 3B", "launch 3C", "launch 4B", "launch 4D", "launch 5C",
    ]  # fmt: skip
    before = scene.owns(0)
    scene.play("launch 4D")
    assert scene.owns(0) == before | {
        "ships": before["ships"] - 1,
        "break_room": before["break_room"] - 1,
    }
    assert scene.fleet(0) == {"4D"}
    assert scene.heard(log.Launched) == [log.Launched(0, "4D")]


@clause("BA-6.6.2")
def test_a_ship_in_space_or_a_new_one_as_one_likes() -> None:
    scene = flying("orange 1", "2C")
    assert landings(scene, "launch") == {"3B", "3C", "4B", "4D", "5C"}
    assert landings(scene, "fly") == {"1B", "1D", "2B", "2D", "3C"}


# --- 6.6.3, 6.6.4 with 0 and with more -----------------------------------------------------------


@clause("BA-6.6.3")
def test_with_0_a_mission_must_be_played_where_a_ship_stands() -> None:
    scene = Scene().goods(0, debris=0).ship(0, "3A", "2C").hand(0, "G01", "G02")
    scene.act(0, "grey 0", "ship_grey")
    assert scene.offers() == ["stay 2C", "stay 3A"]
    scene.play("stay 3A")
    assert scene.offers() == ["play G01", "play G02"]
    assert scene.play("play G02").card_at("3A") == "G02"


@clause("BA-6.6.3")
def test_with_0_no_ship_is_launched_and_none_flies() -> None:
    scene = Scene().goods(0, ships=3).ship(0, "3A", "2C").hand(0, "G01", "G02")
    scene.act(0, "grey 0", "ship_grey")
    assert not scene.offers("launch")
    assert not scene.offers("fly")


@clause("BA-6.6.3")
@pytest.mark.parametrize(
    ("at", "hand", "break_room", "why"),
    [
        ("3B", ("G01",), 5, ("why-no-site", "BA-6.6.3")),
        ("3A", ("O01",), 5, ("why-no-card", "BA-6.6.3")),
        ("3A", ("G01",), 0, ("why-no-robot", "BA-6.6.8")),
    ],
)
def test_with_0_ship_card_and_robot_are_needed(
    at: str, hand: tuple[str, ...], break_room: int, why: tuple[str, str]
) -> None:
    scene = (
        Scene().damage("ship_grey", 2).ship(0, at).hand(0, *hand).robots(0, break_room=break_room)
    )
    scene.dice(0, "grey 1").turn(0).play("use grey 1")  # degraded: a 1 is a 0 there
    assert "act repair" in scene.offers()
    assert scene.told("action:ship_grey")[:2] == why
    assert scene.refuses("act ship_grey")


@clause("BA-6.6.3")
def test_with_0_a_site_with_a_card_is_no_place_to_play_another() -> None:
    scene = Scene().damage("ship_grey", 2).ship(0, "3A").mission(1, "G05", "3A").hand(0, "G01")
    scene.dice(0, "grey 1").turn(0).play("use grey 1")  # degraded: a 1 is a 0 there
    assert scene.told("action:ship_grey") == ("why-no-site", "BA-6.6.3", {})
    scene = Scene().ship(0, "3A", "2C").mission(1, "G05", "3A").hand(0, "G01")
    scene.goods(0, debris=0).act(0, "grey 0", "ship_grey")
    assert scene.card_at("2C") == "G01"  # the one place that is left


@clause("BA-6.6.4")
def test_with_1_or_more_the_ship_must_move() -> None:
    scene = Scene().ship(0, "3A").hand(0, "G01").goods(0, ships=0, debris=0)
    scene.act(0, "grey 1", "ship_grey")
    assert not scene.offers("stay")
    assert "fly 3A 3A" not in scene.offers()
    assert "pass" not in scene.offers()
    assert landings(scene, "fly") == {"3B", "4B"}  # 2A and 4A are asteroids


@clause("BA-12.5")
def test_a_ship_may_come_back_with_two_executions_and_not_with_one() -> None:
    assert "fly 3A 3A" not in flying("grey 1", "3A", ships=0).offers()
    scene = Scene().ship(0, "3A").hand(0, "G01").goods(0, ships=0, debris=0)
    scene.act(0, "grey 2", "ship_grey").play("fly 3A 3A", "play G01")
    assert scene.card_at("3A") == "G01"
    assert scene.fleet(0) == {"3A"}


# --- 6.6.5, 6.6.6, 6.6.7 asteroids, other ships, lack of ships -----------------------------------


@clause("BA-6.6.5")
def test_the_asteroids_under_the_black_angel_can_be_entered_and_crossed() -> None:
    scene = Scene(strips=ASTEROID_ANGEL).ship(0, "1B").goods(0, ships=0, debris=0)
    scene.act(0, "orange 1", "ship_orange")
    assert "fly 1B 1C" in scene.offers()
    # From 4D (the strip before) through 1C to 5C: two hexes.
    scene = Scene(strips=ASTEROID_ANGEL).ship(0, "4C").goods(0, ships=0, debris=0)
    scene.act(0, "orange 2", "ship_orange")
    assert "fly 4C 5C" in scene.offers()
    scene.state.angel += 5  # elsewhere the field is closed
    scene.act(0, "orange 2", "ship_orange")
    assert "fly 4C 5C" not in scene.offers()
    assert scene.told("hex:1C") == ("why-asteroids", "BA-6.6.1", {})


@clause("BA-6.6.5", "BA-8.3.1")
def test_when_it_leaves_the_ships_there_are_lost_with_their_robots() -> None:
    scene = Scene(strips=ASTEROID_ANGEL).ship(0, "1C").ship(1, "1C").ship(2, "1B")
    before = [(scene.crew(seat).supply, scene.crew(seat).break_room) for seat in range(3)]
    ships = [scene.crew(seat).ships for seat in range(3)]
    scene.reroll(2)
    assert [scene.fleet(seat) for seat in range(3)] == [set(), set(), {"1B"}]
    after = [(scene.crew(seat).supply, scene.crew(seat).break_room) for seat in range(3)]
    assert after == [(before[0][0] + 1, 5), (before[1][0] + 1, 5), before[2]]
    assert [scene.crew(seat).ships for seat in range(3)] == ships


@clause("BA-6.6.5")
def test_ships_beside_the_black_angel_on_other_hexes_are_safe() -> None:
    scene = Scene().ship(0, "4C").reroll(1)
    assert scene.fleet(0) == {"4C"}
    assert scene.heard(log.ShipLost) == []


@clause("BA-6.6.6")
def test_a_hex_with_an_own_ship_or_two_others_is_no_stop_but_can_be_crossed() -> None:
    scene = Scene().ship(0, "2C", "1D").ship(1, "3C", "2B").ship(2, "3C").goods(0, ships=0)
    scene.goods(0, debris=0).act(0, "orange 2", "ship_orange")
    there = {text.split()[2] for text in scene.offers("fly") if text.split()[1] == "2C"}
    assert not {"1D", "3C"} & there
    assert "2B" in there  # one ship of another is room enough
    assert "4C" in there  # across 3C
    assert scene.told("hex:3C") == ("why-crowded", "BA-6.6.6", {})
    assert scene.refuses("fly 2C 3C")


@clause("BA-6.6.6")
def test_a_new_ship_passes_an_own_one_beside_the_black_angel() -> None:
    scene = flying("orange 1", "4C")
    assert "4C" not in landings(scene, "launch")
    assert landings(scene, "launch") == {"3B", "3C", "4B", "4D", "5C"}


@clause("BA-6.6.6")
def test_a_new_ship_does_not_stop_beside_an_own_one() -> None:
    scene = flying("orange 1", "4B")
    assert landings(scene, "launch") == {"3B", "3C", "4D", "5C"}
    assert scene.told("hex:4B") == ("why-crowded", "BA-6.6.6", {})


@clause("BA-6.6.7")
@pytest.mark.parametrize(
    ("ships", "break_room", "why"), [(0, 5, "why-no-ship"), (1, 0, "why-no-crew")]
)
def test_without_ship_or_robot_there_is_nothing_to_control(
    ships: int, break_room: int, why: str
) -> None:
    scene = Scene().goods(0, ships=ships).robots(0, break_room=break_room).damage("study", 1)
    scene.dice(0, "grey 1").turn(0).play("use grey 1")
    assert scene.told("action:ship_grey") == (why, "BA-6.6.7", {})
    assert scene.refuses("act ship_grey")


@clause("BA-6.6.7")
def test_a_ship_in_space_flies_without_a_new_one_or_a_robot_at_rest() -> None:
    scene = Scene().goods(0, ships=0).robots(0, break_room=0).ship(0, "4B").damage("study", 1)
    scene.dice(0, "grey 1").turn(0).play("use grey 1")
    assert "act ship_grey" in scene.offers()


# --- 6.6.8 playing a mission ---------------------------------------------------------------------


@clause("BA-6.6.8")
def test_a_mission_may_be_played_or_not() -> None:
    scene = Scene().ship(0, "3A").hand(0, "O02", "G01").stack("orange", "Oa1")
    deck = len(scene.state.ravager_deck)
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B")
    assert scene.offers() == ["pass", "play O02"]
    scene.play("pass")
    assert scene.card_at("3B") == ""
    assert len(scene.state.ravager_deck) == deck  # no Ravagers came
    assert scene.state.panel == [""] * 6  # and no technologies
    assert scene.heard_kinds("RavagerCame", "TokenAppeared", "Gained") == []


@clause("BA-6.6.8")
@pytest.mark.parametrize(
    ("to", "hand"),
    [
        ("4B", "G01"),  # a card of another colour
        ("3C", "O02"),  # a site of another colour
        ("4C", "O02"),  # a site of another colour, under the Black Angel
    ],
)
def test_card_and_site_must_have_the_colour_of_the_action(to: str, hand: str) -> None:
    scene = Scene().ship(0, "3B").hand(0, hand).act(0, "orange 1", "ship_orange")
    scene.play(f"fly 3B {to}")
    assert scene.heard(log.MissionPlayed) == []
    assert scene.asked() == "finish_turn 0"


@clause("BA-6.6.8")
def test_a_site_with_a_card_is_taken() -> None:
    scene = Scene().ship(0, "3A").hand(0, "O02").mission(1, "O05", "3B")
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B")
    assert scene.asked() == "finish_turn 0"
    assert scene.card_at("3B") == "O05"


@clause("BA-6.6.8")
def test_one_mission_an_action_whatever_the_value() -> None:
    scene = Scene().ship(0, "3A").hand(0, "O02", "O03").act(0, "orange 3", "ship_orange")
    scene.play("fly 3A 3B", "play O02")
    assert "O03" in scene.held(0)
    assert scene.asked() == "finish_turn 0"


@clause("BA-6.6.8.1")
def test_the_robot_goes_on_the_card_before_the_reward() -> None:
    """O01 gives a robot: with none at rest it cannot be played to get one."""
    scene = Scene().ship(0, "3A").hand(0, "O01").robots(0, break_room=0)
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B")
    assert scene.asked() == "finish_turn 0"
    scene = Scene().ship(0, "3A").hand(0, "O01").robots(0, break_room=1)
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B", "play O01")
    assert scene.crew(0).break_room == 1
    assert scene.heard_kinds("MissionPlayed", "Gained") == ["MissionPlayed", "Gained"]


@clause("BA-6.6.8.1", "BA-6.6.9", "BA-6.6.10")
def test_mission_reward_ravagers_and_technologies_come_in_this_order() -> None:
    scene = Scene().ship(0, "3A").hand(0, "O02").act(0, "orange 1", "ship_orange")
    scene.play("fly 3A 3B", "play O02")
    steps = ("Flew", "MissionPlayed", "Gained", "RavagerCame", "TokenAppeared", "Drew")
    assert list(dict.fromkeys(scene.heard_kinds(*steps))) == list(steps)


@clause("BA-6.6.8.1")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("O09", {"vp": 2, "break_room": -1}),
        ("O05", {"resources": 2, "break_room": -1}),
        ("O08", {"ships": 1, "break_room": -1}),
        ("O16", {"break_room": 1}),
    ],
)
def test_rewards_are_points_robots_resources_or_ships(card: str, gained: dict[str, int]) -> None:
    scene = Scene().ship(0, "3A").hand(0, card)
    before = scene.owns(0)
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B", f"play {card}")
    after = scene.owns(0)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == gained


@clause("BA-6.6.8.1")
def test_whose_robot_lies_on_it_owns_the_card() -> None:
    scene = Scene().ship(0, "3A").hand(0, "O02").act(0, "orange 1", "ship_orange")
    scene.play("fly 3A 3B", "play O02")
    hexes = {hex.id: hex for strip in look(scene.g, None).strips for hex in strip.hexes}
    assert (hexes["3B"].card, hexes["3B"].owner, hexes["3B"].ships) == ("O02", 0, (0,))


@clause("BA-6.6.8.2")
def test_a_card_comes_under_another_ship_whose_player_may_use_it() -> None:
    scene = Scene(2).ship(0, "2B").ship(1, "3B").hand(0, "O02").act(0, "orange 1", "ship_orange")
    scene.play("fly 2B 3B", "play O02")
    assert scene.card_at("3B") == "O02"
    scene.dice(1, "orange 1").turn(1).play("use orange 1")
    assert "use_mission O02" in scene.offers()


@clause("BA-6.6.8.2")
def test_a_card_is_played_under_the_black_angel() -> None:
    scene = Scene().ship(0, "4B").hand(0, "G01").act(0, "grey 1", "ship_grey")
    scene.play("fly 4B 4C", "play G01")
    assert scene.card_at("4C") == "G01"


@clause("BA-6.6.8.2", "BA-6.6.6")
def test_a_card_holds_two_ships_of_different_players() -> None:
    scene = Scene().mission(0, "O02", "3B").ship(0, "3B", "3A").ship(1, "3B").ship(2, "2B")
    scene.goods(2, debris=0, ships=0).act(2, "orange 1", "ship_orange")
    assert "fly 2B 3B" not in scene.offers()  # a third ship
    scene.goods(0, debris=0, ships=0).act(0, "orange 1", "ship_orange")
    assert "fly 3A 3B" not in scene.offers()  # a second one of the same player
    scene = Scene().mission(0, "O02", "3B").ship(1, "3B").ship(2, "2B")
    scene.goods(2, debris=0, ships=0).act(2, "orange 1", "ship_orange")
    assert "fly 2B 3B" in scene.offers()


# --- 6.6.9 Ravagers come -------------------------------------------------------------------------


def appear(*deck: str) -> Scene:
    """A ship beside 3B, around which two Ravager ships are seen (2A and 4C)."""
    return Scene().ship(0, "3A").hand(0, "O02", "O03").ravager_deck(*deck)


def played(scene: Scene) -> Scene:
    return scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B", "play O02")


@clause("BA-6.6.9")
def test_a_card_and_a_damage_for_every_ravager_ship_that_is_seen() -> None:
    scene = appear("R21", "R17", "R01")
    assert scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B").preview("play O02")[
        "preview-ravagers"
    ] == {"n": 2}
    scene.play("play O02")
    assert (scene.at("ship_green"), scene.at("ship_grey"), scene.at("study")) == (
        ("R21",), ("R17",), (),
    )  # fmt: skip
    assert scene.state.damage == [0, 0, 0, 1, 1, 0]


@clause("BA-6.6.9")
def test_cards_lie_over_those_already_there() -> None:
    scene = played(appear("R21", "R22").ravagers("ship_green", "R23"))
    assert scene.at("ship_green") == ("R23", "R21", "R22")
    assert scene.damage_at("ship_green") == 2


@clause("BA-6.6.9", "BA-6.6.9.4")
def test_full_slots_send_the_damage_to_a_die_of_the_actions_colour() -> None:
    scene = played(appear("R11", "R12").damage("repair", 2))
    assert scene.state.damaged == [0, 2, 0]
    assert scene.damage_at("repair") == 2


@clause("BA-6.6.9", "BA-6.6.9.4")
def test_one_damage_a_die_and_then_none() -> None:
    scene = played(appear("R11", "R12").damage("repair", 2).storage("grey", dice=1))
    assert scene.state.damaged == [0, 1, 0]
    scene = played(appear("R11").damage("repair", 2).storage("grey", dice=0))
    assert scene.state.damaged == [0, 0, 0]
    assert "R11" in scene.at("repair")


@clause("BA-6.6.9.4")
def test_which_die_is_damaged_is_never_asked() -> None:
    scene = played(appear("R11", "R12").damage("repair", 2))
    assert scene.heard_kinds("DieDamaged") == ["DieDamaged", "DieDamaged"]
    view = look(scene.g, 1).storages[1]
    assert (view.dice, view.damaged) == (5, 2)


@clause("BA-6.6.9.1")
def test_a_fourth_card_is_discarded_without_damage_and_replaced() -> None:
    scene = appear("R04", "R21", "R05", "R17").ravagers("study", "R01", "R02", "R03")
    played(scene)
    assert scene.at("study") == ("R01", "R02", "R03")
    assert (scene.at("ship_green"), scene.at("ship_grey")) == (("R21",), ("R17",))
    assert scene.state.ravager_discard == ("R04", "R05")
    assert scene.damage_at("study") == 0


@clause("BA-6.6.9.2")
def test_a_ravager_ship_under_a_mission_is_not_counted() -> None:
    scene = appear("R21", "R17").mission(1, "G01", "4C")
    played(scene)
    assert len(scene.heard(log.RavagerCame)) == 1  # 2A alone


@clause("BA-6.6.9.2")
def test_a_ravager_ship_under_the_black_angel_or_a_ship_is_counted() -> None:
    assert len(played(appear()).heard(log.RavagerCame)) == 2  # the Black Angel stands on 4C
    scene = appear().ship(1, "4C").ship(2, "4C")
    assert len(played(scene).heard(log.RavagerCame)) == 2


@clause("BA-6.6.9.2")
def test_the_hex_of_the_card_itself_never_counts() -> None:
    # 4E has a Ravager ship; around it 3E, 5E, 4D and 5D have none.
    scene = Scene().ship(0, "4D").hand(0, "O02").act(0, "orange 1", "ship_orange")
    scene.play("fly 4D 4E", "play O02")
    assert scene.heard(log.RavagerCame) == []


@clause("BA-6.6.9.2", "BA-8.3.9")
def test_the_token_of_spes_covers_what_was_printed_there() -> None:
    for spes, came in ((0, 1), (7, 0)):
        # 7D: around it 6D, under a card here, and 7C, where Spes may lie, have Ravager ships.
        scene = Scene().strips(*STRIPS, spes=spes)
        scene.ship(0, "6C").hand(0, "O02").mission(1, "G01", "6D")
        scene.act(0, "orange 2", "ship_orange").play("fly 6C 7D", "play O02")
        assert len(scene.heard(log.RavagerCame)) == came


@clause("BA-6.6.9.3", "BA-8.4.1", "BA-8.4.4")
def test_the_last_ravager_triggers_the_end_and_the_discard_is_the_new_deck() -> None:
    scene = appear().ravager_deck("R21", only=True)
    scene.state.ravager_discard = ("R17", "R18")
    played(scene)
    assert scene.state.last_round == 2
    told = ("RavagerCame", "Damaged", "RavagersSpent", "LastRound", "DeckShuffled")
    assert scene.heard_kinds(*told) == [*told, "RavagerCame", "Damaged"]  # one of the new deck
    assert len(scene.state.ravager_deck) == 1
    assert not scene.state.ravager_discard


@clause("BA-6.6.9.3")
def test_a_card_that_fits_comes_however_often_the_deck_is_shuffled() -> None:
    for seed in range(30):
        # R04 and R05 are dismissed and shuffled into the new deck, where only R21 fits.
        scene = Scene(seed=seed).ship(0, "3A").hand(0, "O02").mission(1, "G01", "4C")
        scene.ravagers("study", "R01", "R02", "R03").ravager_deck("R04", "R05", only=True)
        scene.to_ravager_discard("R21", "R06").ravagers("ship_orange", "R07", "R08", "R09")
        played(scene)
        assert scene.at("ship_green") == ("R21",)


@clause("BA-8.4.4")
def test_the_log_tells_of_the_last_card_once_and_not_after_spes() -> None:
    for last, told in ((0, ["RavagersSpent", "LastRound"]), (3, [])):
        scene = appear().ravager_deck("R21", only=True).round(2, last=last)
        scene.to_ravager_discard("R17")  # the new deck is drawn to its end as well
        played(scene)
        assert len(scene.heard(log.RavagerCame)) == 2
        assert scene.heard_kinds("RavagersSpent", "LastRound") == told


@clause("BA-6.6.9.3")
def test_with_every_slot_full_no_more_appear() -> None:
    scene = appear()
    for number, action in enumerate(a.id for a in scene.g.content.clockwise):
        scene.ravagers(action, *(f"R{5 * number + i:02}" for i in (1, 2, 3)))
    deck = len(scene.state.ravager_deck)
    played(scene)
    assert scene.heard_kinds("RavagerCame", "RavagerDismissed") == []
    assert len(scene.state.ravager_deck) == deck


@clause("BA-6.6.9.3")
def test_when_no_card_of_deck_and_discard_fits_the_search_ends() -> None:
    scene = appear().ravagers("study", "R01", "R02", "R03").ravager_deck("R04", "R05", only=True)
    played(scene)
    assert scene.heard(log.RavagerCame) == []
    left = [card.face for card in scene.state.ravager_deck.cards]
    assert sorted((*left, *scene.state.ravager_discard)) == ["R04", "R05"]


# --- 6.6.10, 6.6.11 technologies; flying to and from cards ---------------------------------------


@clause("BA-6.6.10")
def test_technologies_come_from_top_to_bottom_and_push_the_others_on() -> None:
    scene = appear().stack("orange", "Oa1").stack("grey", "Ga1").panel("Ea1", "", "Eb1")
    played(scene)
    assert scene.state.panel == ["Ga1", "Oa1", "Ea1", "Eb1", "", ""]
    assert scene.heard(log.TokenAppeared) == [log.TokenAppeared("Oa1"), log.TokenAppeared("Ga1")]


@clause("BA-6.6.10")
def test_a_token_pushed_off_the_panel_goes_to_the_discard_of_its_colour() -> None:
    scene = appear().stack("orange", "Oa1").stack("grey", "Ga1")
    scene.panel("Ea1", "Eb1", "Ec1", "Gd1", "Ee1", "Od1")
    played(scene)
    assert scene.state.panel == ["Ga1", "Oa1", "Ea1", "Eb1", "Ec1", "Gd1"]
    assert scene.state.token_discards == [("Od1",), (), ("Ee1",)]


@clause("BA-6.6.10")
def test_an_empty_stack_is_made_anew_from_its_discard() -> None:
    scene = appear()
    scene.state.stacks[0] = Zone()
    scene.state.token_discards[0] = ("Oa1", "Ob1")
    played(scene)
    assert scene.state.panel[1] in ("Oa1", "Ob1")
    assert len(scene.state.stacks[0]) == 1
    assert scene.state.token_discards[0] == ()
    assert scene.heard(log.StackShuffled) == [log.StackShuffled("orange")]


@clause("BA-6.6.10")
def test_with_neither_stack_nor_discard_no_token_appears() -> None:
    scene = appear().stack("grey", "Ga1")
    scene.state.stacks[0] = Zone()
    scene.state.token_discards[0] = ()
    played(scene)
    assert scene.state.panel == ["Ga1", "", "", "", "", ""]


@clause("BA-6.6.11")
def test_a_ship_flies_to_a_card_and_its_player_may_use_it_later() -> None:
    scene = Scene().mission(1, "O02", "3B").ship(0, "3A").goods(0, debris=0)
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B")
    scene.dice(0, "orange 1").turn(0).play("use orange 1")
    assert "use_mission O02" in scene.offers()


@clause("BA-6.6.11")
def test_a_ship_leaves_a_card_and_the_robot_stays() -> None:
    scene = Scene().mission(0, "O02", "3B").ship(0, "3B").goods(0, debris=0, ships=0)
    scene.act(0, "orange 1", "ship_orange").play("fly 3B 3A")
    assert scene.card_at("3B") == "O02"
    assert scene.fleet(0) == {"3A"}
    scene.dice(0, "orange 1").turn(0).play("use orange 1")
    assert "use_mission O02" in scene.offers()  # by the robot


# --- 6.7 the draw --------------------------------------------------------------------------------


@clause("BA-6.7.1")
def test_a_mission_of_the_dies_colour_and_the_die_to_its_storage() -> None:
    scene = Scene().deck("grey", "G07").damage("study", 1).dice(0, "grey 1").grid(0, {})
    scene.storage("grey", damaged=1).turn(0).play("use grey 1", "act repair", "repair study")
    assert scene.held(0) == {"G07"}
    assert scene.state.stored[1] == 5
    assert scene.state.damaged[1] == 1  # the die that came back is undamaged
    assert len(scene.state.decks[1]) == 19


@clause("BA-6.7.2")
def test_an_empty_deck_is_made_anew_from_its_discard() -> None:
    scene = Scene().damage("study", 1)
    scene.state.decks[1] = Zone()
    scene.state.discards[1] = ("G01", "G02")
    scene.act(0, "grey 1", "repair").play("store")
    assert len(scene.held(0)) == 1
    assert len(scene.state.decks[1]) == 1
    assert scene.state.discards[1] == ()
    assert scene.heard(log.DeckShuffled) == [log.DeckShuffled("grey")]


@clause("BA-6.7.2")
def test_with_neither_deck_nor_discard_nothing_is_drawn() -> None:
    scene = Scene().damage("study", 1)
    scene.state.decks[1] = Zone()
    scene.act(0, "grey 1", "repair").play("store")
    assert scene.held(0) == set()
    assert scene.state.stored[1] == 5


@clause("BA-6.7.3")
def test_a_bought_die_goes_to_the_storage_too() -> None:
    scene = Scene().damage("study", 1).dice(1, "grey 1").grid(0, {})
    stored = scene.state.stored[1]
    scene.turn(0).play("buy 1 grey 1", "act repair")
    assert scene.state.stored[1] == stored + 1
    assert scene.compartment(1) == []

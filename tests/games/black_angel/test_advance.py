"""BA-8.3: the Black Angel advances, missions come home, the strips slide."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.view import view as look
from tests.clauses import clause
from tests.games.black_angel.scene import STRIPS, Scene


def first_question_of(scene: Scene, seat: int, kind: str) -> Scene:
    """A sequence B of a seat up to a question of some kind."""
    scene.turn(seat)
    while not scene.asked().startswith(kind):
        scene.play(scene.offers()[0])
    return scene


# --- 8.3.1 the ship ------------------------------------------------------------------------------


@clause("BA-8.3.1")
def test_the_black_angel_moves_straight_ahead() -> None:
    scene = Scene().reroll(0)
    assert scene.heard(log.AngelMoved) == [log.AngelMoved("5C")]
    assert look(scene.g, None).angel == "5C"


@clause("BA-8.3.1", "BA-6.6.5")
def test_ships_on_the_asteroids_it_leaves_are_lost() -> None:
    strips = (STRIPS[1], STRIPS[2], STRIPS[3], STRIPS[0], *STRIPS[4:])
    scene = Scene(strips=strips).ship(0, "1C").ship(1, "1B").reroll(2)
    assert scene.heard(log.ShipLost) == [log.ShipLost(0, "1C")]


# --- 8.3.2 effects of removed missions -----------------------------------------------------------


@clause("BA-8.3.2")
def test_all_cards_of_the_first_strip_are_removed_and_no_others() -> None:
    scene = Scene().mission(0, "O02", "1A").mission(1, "G01", "1B").mission(2, "E01", "1E")
    scene.mission(0, "O05", "2B").reroll(0)
    assert [card for card in scene.state.sites if card] == ["O05"]
    assert scene.card_at("2B") == "O05"
    assert len(scene.heard(log.MissionRemoved)) == 3


@clause("BA-8.3.2", "BA-15.7")
def test_the_active_player_sets_the_order_and_owners_choose_within_their_effects() -> None:
    scene = Scene().mission(0, "E19", "1E").mission(1, "O13", "1A").panel("Oa1", "Ga1").advanced()
    scene.grid(1, {})
    first_question_of(scene, 2, "choose_removed")
    assert scene.asked() == "choose_removed 2"
    assert scene.offers() == ["first O13", "first E19"]
    scene.play("first E19")
    assert scene.asked() == "move_robot 0"
    scene.play("station grey", "pass")
    assert scene.asked() == "take_token 1"
    scene.play("study Ga1", "install Ga1 grey_down")
    assert scene.asked() == "finish_turn 2"
    assert scene.crew(0).stations == [1, 2, 1]
    assert scene.tokens(1) == {"b1": "Ga1"}


@clause("BA-8.3.2")
@pytest.mark.parametrize(("first", "points"), [("G17", 2 + 1), ("G13", 1 + 8)])
def test_the_order_can_matter(first: str, points: int) -> None:
    """G13 brings 3 resources and a point, G17 2 points a resource, at most 8."""
    strips = ("strip3_back", *STRIPS[1:2], "strip1_front", *STRIPS[3:])
    scene = Scene(strips=strips).mission(0, "G13", "3C").mission(0, "G17", "3E").goods(0, vp=0)
    first_question_of(scene, 1, "choose_removed")
    scene.play(f"first {first}")
    assert scene.crew(0).vp == points


@clause("BA-8.3.2")
def test_the_cards_just_removed_are_not_counted() -> None:
    scene = Scene().mission(0, "O17", "1A").mission(0, "G01", "1B").mission(0, "O02", "2B")
    scene.goods(0, vp=0).reroll(1)
    assert scene.crew(0).vp == 2  # O02 alone is still in space
    assert [len(pile) for pile in scene.crew(0).returned] == [1, 1, 0]


@clause("BA-8.3.2")
def test_no_order_is_asked_where_it_cannot_matter() -> None:
    scene = Scene().mission(0, "O15", "1A").mission(1, "E13", "1E").mission(2, "O16", "1D")
    scene.reroll(0)
    assert [scene.crew(seat).vp for seat in range(3)] == [9, 7, 9]
    assert scene.heard_kinds("MissionRemoved") == ["MissionRemoved"] * 3


# --- 8.3.3 to 8.3.5 what comes home --------------------------------------------------------------


@clause("BA-8.3.3")
def test_cards_lie_with_their_owners_by_colour_and_pieces_are_in_the_supplies() -> None:
    scene = Scene().mission(0, "O02", "1A").mission(0, "E01", "1E").mission(1, "G01", "1B")
    scene.ship(0, "1A").ship(2, "1A", "1B")
    rest = [scene.crew(seat).break_room for seat in range(3)]
    supply = [scene.crew(seat).supply for seat in range(3)]
    ships = [scene.crew(seat).ships for seat in range(3)]
    scene.reroll(1)
    assert scene.crew(0).returned == [("O02",), (), ("E01",)]
    assert scene.crew(1).returned == [(), ("G01",), ()]
    assert [scene.crew(seat).break_room for seat in range(3)] == rest
    assert [scene.crew(seat).ships for seat in range(3)] == ships
    gained = [scene.crew(seat).supply - supply[seat] for seat in range(3)]
    assert gained == [2 + 1, 1, 2]
    assert scene.violations() == []


@clause("BA-8.3.3", "BA-15.8")
def test_a_card_comes_to_its_owner_without_a_question() -> None:
    scene = Scene().mission(1, "G01", "1B").reroll(0)
    assert scene.asked() == "finish_turn 0"
    assert scene.heard(log.MissionReturned) == [log.MissionReturned(1, "G01")]


@clause("BA-8.3.4")
def test_ships_on_bare_hexes_of_the_strip_are_lost() -> None:
    scene = Scene().ship(0, "1A", "2B").ship(1, "1A")
    supply = scene.crew(0).supply
    scene.reroll(2)
    assert (scene.fleet(0), scene.fleet(1)) == ({"2B"}, set())
    assert scene.crew(0).supply == supply + 1
    assert len(scene.heard(log.ShipLost)) == 2


@clause("BA-8.3.5")
def test_a_removed_mission_raises_the_limit_of_the_cell_of_its_colour() -> None:
    scene = Scene().cell(0, "cell_grey", "A4a").hand(0, "R01", "R02", "R03", "R04", "R05")
    scene.mission(0, "G01", "1B")
    assert scene.points("score-advanced")[0] == 4
    scene.reroll(1)
    assert scene.points("score-advanced")[0] == 6
    caps = [cell.cap for cell in look(scene.g, None).crews[0].cells]
    assert caps == [4, 6, 4]


@clause("BA-8.3.5")
def test_it_does_so_before_the_token_comes_as_well() -> None:
    scene = Scene().hand(0, "R01", "R02", "R03").mission(0, "G01", "1B").reroll(1)
    scene.cell(0, "cell_grey", "A4a")
    assert scene.points("score-advanced")[0] == 6
    scene = Scene().hand(0, "R01", "R02", "R03").mission(0, "G01", "1B").reroll(1)
    scene.cell(0, "cell_green", "A4a")
    assert scene.points("score-advanced")[0] == 4


# --- 8.3.6 to 8.3.9 strips and Spes --------------------------------------------------------------


@clause("BA-8.3.6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_strip_is_turned_over_and_goes_to_the_far_end(players: int) -> None:
    scene = Scene(players).ship(0, "4D").mission(0, "G01", "2C")
    strips = scene.state.strips
    scene.reroll(0)
    assert scene.state.strips == (*strips[1:], "strip1_back")
    assert scene.fleet(0) == {"4D"}  # hexes keep their names, and what is on them
    assert scene.card_at("2C") == "G01"
    assert scene.state.angel // 5 == len(strips) // 2
    assert scene.heard(log.StripTurned) == [log.StripTurned(1)]


@clause("BA-8.3.6")
def test_what_lies_on_the_new_strip_is_what_its_other_side_shows() -> None:
    scene = Scene().reroll(0).goods(0, ships=0, debris=0).ship(0, "7D").hand(0, "G01")
    scene.act(0, "grey 1", "ship_grey")
    # 1C is an orange site now and 1D the asteroid field.
    assert "fly 7D 1C" in scene.offers()
    assert "fly 7D 1D" not in scene.offers()


@clause("BA-8.3.7")
def test_when_the_marked_strip_is_turned_spes_comes_in_sight() -> None:
    scene = Scene()
    for turn in range(7):
        view = look(scene.g, None)
        assert sum(strip.marker for strip in view.strips) == 1, turn
        assert not any(strip.spes for strip in view.strips)
        scene.reroll(0)
    view = look(scene.g, None)
    assert [strip.spes for strip in view.strips] == [False] * 6 + [True]
    assert not any(strip.marker for strip in view.strips)
    assert scene.heard(log.SpesSighted) == [log.SpesSighted("7C")]


@clause("BA-8.3.8")
@pytest.mark.parametrize(("players", "advances"), [(2, 7), (4, 10)])
def test_spes_is_reached_by_the_tenth_advance_or_the_seventh(players: int, advances: int) -> None:
    scene = Scene(players)
    reached = []
    for _ in range(advances):
        reached.append(scene.reroll(0).state.reached)
    assert reached == [False] * (advances - 1) + [True]
    assert scene.heard_kinds("SpesReached", "LastRound") == ["SpesReached", "LastRound"]


@clause("BA-8.3.9")
def test_a_ship_may_stop_at_spes_but_no_mission_is_played_there() -> None:
    # The hex under Spes, 7C, is a green site otherwise.
    scene = Scene().strips(*STRIPS, spes=7).ship(0, "6C").hand(0, "E01").goods(0, ships=0, debris=0)
    scene.act(0, "green 1", "ship_green").play("fly 6C 7C")
    assert scene.fleet(0) == {"7C"}
    assert scene.asked() == "finish_turn 0"
    bare = Scene().ship(0, "6C").hand(0, "E01").goods(0, ships=0, debris=0)
    bare.act(0, "green 1", "ship_green").play("fly 6C 7C")
    assert bare.asked() == "play_mission 0"

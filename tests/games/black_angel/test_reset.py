"""BA-8.1, 8.2, 9: new dice, a fresh board, and the neutral player of two."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.pieces import NONE
from orrery.games.black_angel.view import view as look
from orrery.kernel import FastChance
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

# --- 8.1 new dice --------------------------------------------------------------------------------


@clause("BA-8.1.1")
def test_dice_left_over_cost_their_values_the_secured_one_included() -> None:
    scene = Scene().goods(0, vp=9).dice(0, "orange 1", "grey 0", secured="green 3").turn(0)
    assert scene.preview("reroll") == {"preview-lose": {"n": 4}}
    stored = list(scene.state.stored)
    scene.robots(0, stations=[0, 0, 0]).play("reroll")
    assert scene.crew(0).vp == 5
    assert scene.state.stored == [n + 1 for n in stored]
    assert (scene.compartment(0), scene.crew(0).secured) == ([], NONE)


@clause("BA-8.1.1")
def test_a_die_of_0_costs_nothing() -> None:
    scene = Scene().dice(0, "orange 0").turn(0)
    assert scene.crew(0).vp == 5
    assert scene.heard(log.LostVp) == []


@clause("BA-8.1.2")
def test_every_robot_on_a_station_rolls_a_die_of_its_colour() -> None:
    scene = Scene().robots(0, stations=[2, 0, 1]).rolls(orange=[3, 0], green=[2]).turn(0)
    assert scene.compartment(0) == ["orange 0", "orange 3", "green 2"]
    assert scene.state.stored == [3, 5, 4]


@clause("BA-8.1.2")
def test_no_more_dice_than_lie_in_the_storage() -> None:
    scene = Scene().robots(0, stations=[3, 1, 1]).storage("orange", dice=2)
    scene.storage("grey", dice=0).rolls(orange=[1, 1], green=[3]).turn(0)
    assert scene.compartment(0) == ["orange 1", "orange 1", "green 3"]
    assert scene.state.stored[:2] == [0, 0]


@clause("BA-8.1.2")
def test_the_dice_returned_are_there_to_be_rolled() -> None:
    scene = Scene().robots(0, stations=[1, 0, 0]).dice(0, "orange 0").storage("orange", dice=0)
    scene.rolls(orange=[2]).reroll(0)
    assert scene.compartment(0) == ["orange 2"]


@clause("BA-8.1.3")
@pytest.mark.parametrize(
    ("damaged", "lost", "left"), [(0, 0, 0), (1, 0, 1), (2, 0, 2), (3, 1, 2), (4, 2, 2)]
)
def test_undamaged_dice_go_first_and_a_damaged_one_costs_a_point(
    damaged: int, lost: int, left: int
) -> None:
    scene = Scene().robots(0, stations=[2, 0, 0]).storage("orange", dice=4, damaged=damaged)
    scene.turn(0)
    assert scene.crew(0).vp == 5 - lost
    assert scene.state.damaged == [left, 0, 0]
    assert len(scene.compartment(0)) == 2


@clause("BA-8.1.3")
def test_a_damaged_die_cannot_be_refused() -> None:
    scene = Scene().robots(0, stations=[1, 0, 0]).storage("orange", dice=1, damaged=1)
    scene.rolls(orange=[1]).turn(0)
    assert scene.asked() == "secure_die 0"  # nothing was asked before
    assert scene.compartment(0) == ["orange 1"]
    assert scene.heard(log.LostVp) == [log.LostVp(0, 1, "damaged")]


@clause("BA-8.1.4", "BA-12.11")
def test_one_die_is_secured_for_a_resource_after_the_roll() -> None:
    scene = Scene().rolls(orange=[3], grey=[1], green=[1]).turn(0)
    assert scene.offers() == ["pass", "secure orange 3", "secure grey 1", "secure green 1"]
    assert scene.preview("secure grey 1") == {"preview-pay": {"price": "resource", "n": 1}}
    others = [scene.crew(seat).resources for seat in (1, 2)]
    scene.play("secure orange 3")
    assert scene.crew(0).resources == 0
    assert [scene.crew(seat).resources for seat in (1, 2)] == others  # to the supply
    assert scene.compartment(0) == ["grey 1", "green 1"]
    assert scene.asked() == "finish_turn 0"  # and no second one


@clause("BA-8.1.4")
def test_without_a_resource_nothing_is_secured() -> None:
    scene = Scene().goods(0, resources=0).turn(0)
    assert scene.asked() == "finish_turn 0"
    assert scene.crew(0).secured == NONE


@clause("BA-12.10")
def test_a_secured_die_stays_secured_while_others_play() -> None:
    scene = Scene().rolls(orange=[3, 1], grey=[1, 1], green=[1, 1]).damage("study", 1).turn(0)
    scene.play("secure orange 3").dice(1, "orange 1")
    scene.turn(1)
    assert scene.offers("buy") == ["buy 0 grey 1", "buy 0 green 1"]
    scene.reroll(1).turn(0)
    assert "use_secured orange 3" in scene.offers()


@clause("BA-12.10")
def test_the_zone_is_free_again_when_the_die_is_used_or_returned() -> None:
    scene = Scene().dice(0, secured="grey 1").damage("study", 1).grid(0, {}).goods(0, debris=0)
    scene.turn(0).play("use_secured grey 1", "act repair")
    assert scene.crew(0).secured == NONE
    scene = Scene().dice(0, secured="orange 0").rolls(orange=[2], grey=[1], green=[1])
    scene.goods(0, debris=0).turn(0)
    assert scene.crew(0).secured == NONE
    assert scene.play("secure orange 2").crew(0).secured == 2


@clause("BA-12.10")
def test_there_is_never_a_second_secured_die() -> None:
    scene = Scene().rolls(orange=[3], grey=[1], green=[1]).goods(0, resources=5).turn(0)
    scene.play("secure orange 3")
    assert scene.asked() == "finish_turn 0"
    assert scene.crew(0).resources == 4


# --- 8.2 the board -------------------------------------------------------------------------------


@clause("BA-8.2.1")
def test_cards_beside_the_board_go_to_the_discards_and_removed_missions_stay() -> None:
    scene = Scene().beside(0, "row1", "O05").beside(0, "col_c", "R07").returned(0, "G01", "E01")
    scene.beside(1, "row1", "E05").reroll(0)
    assert (scene.state.discards, scene.state.ravager_discard) == ([("O05",), (), ()], ("R07",))
    assert scene.crew(0).returned == [(), ("G01",), ("E01",)]
    assert not any(zone.cards for zone in scene.crew(0).beside)
    assert [card.face for card in scene.crew(1).beside[0].cards] == ["E05"]  # another's board
    assert scene.heard(log.BoardReset) == [log.BoardReset(0, ("O05", "R07"))]


@clause("BA-8.2.2")
def test_debris_on_tokens_goes_to_storage_and_the_tokens_take_debris_again() -> None:
    scene = Scene().grid(0, {"a1": "Ga1", "b1": "Oa1"}).debris_on(0, "a1", "b1").goods(0, debris=1)
    scene.reroll(0)
    assert (scene.crew(0).debris, scene.crew(0).debris_cells) == (3, 0)
    scene.damage("study", 1).act(0, "grey 1", "repair")
    assert scene.offers() == ["store", "place Ga1", "place Oa1"]


# --- 9 two players -------------------------------------------------------------------------------


@clause("BA-9.1")
def test_the_neutral_player_has_a_robot_on_each_station_and_a_die_of_each_colour() -> None:
    g = GAME.start(2, FastChance(4))
    neutral = look(g, None).crews[2]
    assert neutral.name == "neutral"
    assert neutral.stations == {"orange": 1, "grey": 1, "green": 1}
    assert [die.colour for die in neutral.dice] == ["orange", "grey", "green"]
    assert (neutral.resources, neutral.debris, neutral.ships, neutral.break_room) == (0, 0, 0, 0)
    assert not any(neutral.hand.values())


@clause("BA-9.1")
@pytest.mark.parametrize(("players", "crews"), [(3, 3), (4, 4)])
def test_there_is_none_with_more_players(players: int, crews: int) -> None:
    assert len(Scene(players).state.crews) == crews


@clause("BA-9.2")
def test_a_neutral_die_costs_a_resource_that_nobody_gets_and_is_not_turned() -> None:
    scene = Scene(2).dice(2, "grey 1").damage("study", 1).goods(0, debris=3).turn(0)
    assert scene.offers() == ["buy_neutral grey 1", "reroll"]
    scene.play("buy_neutral grey 1")
    assert [scene.crew(seat).resources for seat in range(3)] == [0, 1, 0]
    assert "flip" not in scene.offers()
    assert scene.told("goods:0:debris") == ("why-bought", "BA-6.2.2", {})
    assert scene.compartment(2) == []


@clause("BA-9.2")
def test_a_neutral_die_returns_to_the_storage_after_use() -> None:
    scene = Scene(2).dice(2, "grey 1").damage("study", 1).grid(0, {}).goods(0, debris=0).turn(0)
    scene.play("buy_neutral grey 1", "act repair")
    assert scene.state.stored[1] == 4


@clause("BA-9.3")
def test_neutral_dice_of_1_to_3_stay_a_0_returns_and_missing_colours_are_rolled() -> None:
    scene = Scene(2).dice(2, "orange 0", "grey 2").robots(0, stations=[0, 0, 0])
    scene.rolls(orange=[3], green=[0]).reroll(0)
    assert scene.compartment(2) == ["orange 3", "grey 2", "green 0"]
    assert scene.state.stored == [3, 3, 3]
    assert scene.violations() == []
    assert scene.heard(log.NeutralRolled) == [log.NeutralRolled("3", "–", "0")]


@clause("BA-9.3")
def test_they_are_rolled_after_the_player_has_rolled_and_secured() -> None:
    scene = Scene(2).storage("orange", dice=1).robots(0, stations=[1, 0, 0])
    scene.rolls(orange=[2], grey=[1], green=[1]).turn(0)
    assert scene.asked() == "secure_die 0"
    assert scene.compartment(2) == []
    scene.play("pass")
    assert scene.compartment(2) == ["grey 1", "green 1"]  # the last orange die is the player's


@clause("BA-9.3")
def test_damage_on_a_neutral_die_goes_at_no_cost() -> None:
    scene = Scene(2).storage("orange", dice=1, damaged=1).robots(0, stations=[0, 0, 0]).reroll(0)
    assert scene.state.damaged == [0, 0, 0]
    assert [scene.crew(seat).vp for seat in range(3)] == [5, 5, 0]
    assert scene.heard(log.LostVp) == []


@clause("BA-9.3")
def test_sequence_a_leaves_the_neutral_dice_alone() -> None:
    scene = Scene(2).dice(2, "orange 0").dice(0, "grey 1").damage("study", 1).grid(0, {})
    scene.goods(0, debris=0).turn(0).play("use grey 1", "act repair")
    assert scene.compartment(2) == ["orange 0"]


@clause("BA-9.4")
def test_a_robot_that_comes_to_a_station_sends_the_neutral_one_away() -> None:
    scene = Scene(2).perform(0, "to_station grey 1")
    assert scene.crew(2).stations == [1, 0, 1]
    assert scene.heard(log.NeutralLeft) == [log.NeutralLeft("grey")]
    scene.dice(2).robots(0, stations=[0, 0, 0]).rolls(orange=[1], green=[1]).reroll(0)
    assert scene.compartment(2) == ["orange 1", "green 1"]
    assert scene.violations() == []


@clause("BA-9.4")
def test_the_neutral_player_may_run_out_of_robots() -> None:
    scene = Scene(2).perform(0, "to_station any 1").play("station orange")
    scene.perform(1, "to_station grey 1").perform(1, "to_station green 1")
    assert scene.crew(2).stations == [0, 0, 0]
    scene.dice(2).reroll(0)
    assert scene.compartment(2) == []
    scene.perform(0, "to_station orange 1")  # nobody is there to leave
    assert scene.violations() == []

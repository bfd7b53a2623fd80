"""BA-6.3: repairing the Black Angel, and what the debris is good for."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import chronicle as log
from tests.clauses import clause
from tests.games.black_angel.scene import Scene


def repairing(die: str = "grey 1", **grid: str) -> Scene:
    """Seat 0 has these tokens; there is damage at two actions and on two dice."""
    scene = Scene().grid(0, grid).goods(0, debris=0)
    scene.damage("study", 2).damage("destroy", 1).storage("green", damaged=2)
    return scene.act(0, die, "repair")


# --- 6.3.1, 6.3.3, 6.3.4 which damage ------------------------------------------------------------


@clause("BA-6.3.1", "BA-6.3.4")
def test_any_damage_of_the_ship_board_can_be_removed() -> None:
    scene = repairing()
    assert scene.offers() == ["repair study", "repair destroy", "repair_die green"]


@clause("BA-6.3.1")
def test_the_damage_becomes_debris_of_ones_own() -> None:
    scene = repairing().play("repair destroy")
    assert (scene.damage_at("destroy"), scene.crew(0).debris) == (0, 1)


@clause("BA-6.3.4")
def test_a_damaged_die_of_a_storage_is_repaired_like_an_action() -> None:
    scene = repairing().play("repair_die green")
    assert scene.state.damaged == [0, 0, 1]
    assert scene.crew(0).debris == 1
    assert scene.heard(log.DieRepaired) == [log.DieRepaired(0, "green")]


@clause("BA-6.3.1")
def test_without_any_damage_there_is_no_repair() -> None:
    scene = Scene().dice(0, "grey 1").turn(0).play("use grey 1")
    assert scene.told("action:repair") == ("why-no-damage", "BA-6.3.1", {})
    assert scene.refuses("act repair")


@clause("BA-6.3.3")
def test_one_execution_makes_a_degraded_action_whole_enough() -> None:
    scene = repairing(a1="Ga1").play("repair study", "store")
    assert scene.damage_at("study") == 1
    scene.panel("", "", "Oa1").act(1, "orange 1", "study")
    assert scene.heard(log.Acted)[-1] == log.Acted(1, "study", 1)


@clause("BA-6.3.3")
def test_the_other_damage_may_stay() -> None:
    scene = repairing("grey 2").play("repair study", "repair destroy")
    assert (scene.damage_at("study"), scene.damage_at("destroy")) == (1, 0)
    scene = repairing("grey 2").play("repair study", "pass")
    assert scene.damage_at("study") == 1


# --- 6.3.2, 6.3.5, 6.3.6 the debris --------------------------------------------------------------


@clause("BA-6.3.2")
def test_debris_goes_to_storage_or_on_a_token() -> None:
    scene = repairing(a1="Ga1", b2="Oa1").play("repair destroy")
    assert scene.asked() == "place_debris 0"
    assert scene.offers() == ["store", "place Ga1", "place Oa1"]
    assert scene.play("store").crew(0).debris == 1


@clause("BA-6.3.2")
def test_on_a_token_it_applies_the_effect_at_once_and_stays() -> None:
    scene = repairing(a1="Ga1").play("repair destroy", "place Ga1")
    assert (scene.crew(0).vp, scene.crew(0).debris) == (6, 0)
    assert scene.crew(0).debris_cells == 1


@clause("BA-6.3.2")
def test_a_token_takes_one_debris() -> None:
    scene = repairing("grey 2", a1="Ga1", b1="Ga2").play("repair destroy", "place Ga1")
    scene.play("repair study")
    assert scene.offers() == ["store", "place Ga2"]
    assert scene.told("token:Ga1") == ("why-debris-there", "BA-6.3.2", {})
    assert scene.refuses("place Ga1")


@clause("BA-6.3.2")
def test_a_token_without_use_takes_no_debris() -> None:
    scene = repairing(a1="Oh1", b1="Ga1", c1="A1a")
    scene.goods(0, ships=0).play("repair destroy")
    assert scene.offers() == ["store", "place Ga1"]
    assert scene.told("token:Oh1") == ("why-need-ship", "BA-7.6.2", {"have": 0})
    assert scene.told("token:A1a") == ("why-nothing-to-activate", "BA-6.1.4", {})


@clause("BA-6.3.2")
def test_only_tokens_of_the_own_grid_take_it() -> None:
    scene = Scene().grid(0, {"a1": "Ga1"}).grid(1, {"a1": "Ga2"}).damage("study", 1)
    scene.act(0, "grey 1", "repair")
    assert scene.offers() == ["store", "place Ga1"]


@clause("BA-6.3.2")
def test_the_effect_may_ask_in_its_turn() -> None:
    scene = repairing(a1="Ee1").play("repair destroy", "place Ee1")
    assert scene.asked() == "move_robot 0"
    scene.play("station grey")
    assert scene.crew(0).stations == [1, 2, 1]


@clause("BA-6.3.5")
def test_debris_of_the_storage_is_never_put_on_a_token() -> None:
    """Only the debris just made asks where it goes, once for each damage."""
    scene = Scene().grid(0, {"a1": "Ga1", "b1": "Oa1"}).goods(0, debris=5).damage("study", 1)
    scene.act(0, "grey 1", "repair").play("place Ga1")
    assert scene.asked() == "finish_turn 0"
    assert scene.crew(0).debris == 5
    scene.dice(0, "grey 1").damage("study", 1).turn(0)
    assert not scene.offers("place")


@clause("BA-6.3.6")
@pytest.mark.parametrize(("token", "gained"), [("sO1", "ships"), ("sG1", "break_room")])
def test_starting_tokens_take_debris_too(token: str, gained: str) -> None:
    scene = repairing(a1=token)
    before = scene.owns(0)
    scene.play("repair destroy", f"place {token}")
    assert scene.owns(0) == before | {gained: before[gained] + 1}


@clause("BA-6.3.6")
def test_the_green_starting_token_sends_a_robot_to_a_station() -> None:
    scene = repairing(a1="sE1").play("repair destroy", "place sE1", "station green")
    assert scene.crew(0).stations == [1, 1, 2]


@clause("BA-12.3", "BA-6.2.4")
def test_one_repair_after_the_other_with_a_free_choice_each() -> None:
    scene = repairing("grey 3", a1="Gh1").play("repair study", "place Gh1")
    # The token itself repairs, into storage; then two executions are left.
    scene.play("repair_die green")
    assert scene.crew(0).debris == 1
    assert scene.offers() == ["pass", "repair study", "repair destroy", "repair_die green"]
    scene.play("repair destroy", "repair study")
    assert scene.crew(0).debris == 3

"""BA-6.1: a card beside the board wakes technologies."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.model import RAVAGER, BaOptions
from orrery.games.black_angel.turn import ChooseDie, FinishTurn, NextTurn
from orrery.games.black_angel.view import view as look
from orrery.kernel import FastChance
from tests.clauses import clause
from tests.games.black_angel.packs import changed
from tests.games.black_angel.scene import Scene

ROW = {"a2": "Ea1", "b2": "Og1", "c2": "sE1"}
"""Row 2: green 1 VP, orange 1 resource, green starting token: a robot to a station."""


def beside_row_2(*hand: str) -> Scene:
    """Seat 0 has tokens in row 2 and dice for a repair and for a ship."""
    scene = Scene().grid(0, ROW).dice(0, "orange 1", "grey 1").damage("study", 1)
    scene.goods(0, debris=0)
    return scene.hand(0, *hand).turn(0)


# --- 6.1.1, 6.1.2 slots --------------------------------------------------------------------------


@clause("BA-6.1.1")
def test_a_card_of_the_hand_goes_face_down_into_a_free_slot() -> None:
    scene = beside_row_2("E01").play("beside green row2", "activate Ea1", "pass")
    assert scene.held(0) == set()
    row2 = scene.crew(0).beside[1]
    assert [card.face for card in row2.cards] == ["E01"]
    assert look(scene.g, 1).crews[0].beside[1].back == "green"
    assert look(scene.g, 1).crews[0].beside[1].card is None


@clause("BA-6.1.1")
def test_one_card_a_turn_and_no_more() -> None:
    scene = beside_row_2("E01", "E02").play("beside green row2")
    scene.play("lay E01", "activate Ea1", "pass")
    assert scene.asked() == "choose_die 0"
    assert scene.offers("beside") == []
    assert scene.refuses("beside green col_a")


@clause("BA-6.1.1")
def test_all_six_slots_are_open_to_a_card_that_finds_a_token_there() -> None:
    grid = {"a1": "Ea1", "b2": "Ea2", "c3": "Eg1"}
    scene = Scene().grid(0, grid).dice(0, "grey 1").damage("study", 1).hand(0, "E01").turn(0)
    assert scene.offers("beside") == [
        f"beside green {line}" for line in ("row1", "row2", "row3", "col_a", "col_b", "col_c")
    ]


@clause("BA-6.1.1")
def test_which_of_several_cards_of_a_back_is_laid_its_owner_chooses() -> None:
    scene = beside_row_2("E01", "E02").play("beside green row2")
    assert scene.asked() == "lay_card 0"
    assert scene.offers() == ["lay E01", "lay E02"]
    assert scene.play("lay E02").held(0) == {"E01"}


@clause("BA-6.1.2")
def test_an_occupied_slot_is_refused() -> None:
    scene = Scene().grid(0, ROW).dice(0, "grey 1").damage("study", 1)
    scene.hand(0, "E01").beside(0, "row2", "E02").turn(0)
    assert scene.offers("beside") == ["beside green col_a", "beside green col_c"]
    assert scene.told("line:0:row2") == ("why-slot-taken", "BA-6.1.2", {})
    assert scene.refuses("beside green row2")


@clause("BA-6.1.2", "BA-8.2.1")
def test_a_slot_is_free_again_after_the_next_reset() -> None:
    scene = Scene().grid(0, ROW).damage("study", 1).hand(0, "E01").beside(0, "row2", "E02")
    scene.reroll(0).dice(0, "grey 1").turn(0)
    assert "beside green row2" in scene.offers("beside")


@clause("BA-6.1.2")
def test_a_card_stays_through_the_turns_of_sequence_a() -> None:
    scene = Scene(2).grid(0, ROW).hand(0, "E01").dice(0, "orange 1", "grey 1").damage("study", 2)
    scene.goods(0, debris=0).goods(1, resources=0).turn(0)
    scene.play("beside green row2", "activate Ea1", "pass", "use grey 1", "act repair", "store")
    scene.play("end").reroll(1).turn(0)
    assert scene.told("line:0:row2")[0] == "why-slot-taken"


# --- 6.1.3 to 6.1.5 what is activated ------------------------------------------------------------


@clause("BA-6.1.3")
def test_a_mission_wakes_the_tokens_of_its_colour_starting_ones_included() -> None:
    scene = beside_row_2("E01").play("beside green row2")
    assert scene.offers() == ["pass", "activate Ea1", "activate sE1"]


@clause("BA-6.1.3")
def test_a_ravager_wakes_every_token_of_the_line() -> None:
    scene = beside_row_2("R01").play("beside ravager row2")
    assert scene.offers() == ["pass", "activate Ea1", "activate Og1", "activate sE1"]


@clause("BA-6.1.3")
def test_only_tokens_of_that_row_or_column_are_woken() -> None:
    scene = Scene().grid(0, {**ROW, "a1": "Eg1"}).dice(0, "grey 1").damage("study", 1)
    scene.hand(0, "R01").turn(0).play("beside ravager col_a")
    assert scene.offers() == ["pass", "activate Eg1", "activate Ea1"]


@clause("BA-6.1.4")
@pytest.mark.parametrize("order", [("Ea1", "Og1"), ("Og1", "Ea1")])
def test_tokens_are_used_in_any_order_each_once(order: tuple[str, str]) -> None:
    scene = beside_row_2("R01").play("beside ravager row2", f"activate {order[0]}")
    assert f"activate {order[0]}" not in scene.offers()
    scene.play(f"activate {order[1]}")
    assert scene.offers() == ["pass", "activate sE1"]
    assert (scene.crew(0).vp, scene.crew(0).resources) == (6, 2)


@clause("BA-6.1.4")
def test_any_token_may_be_left_unused() -> None:
    scene = beside_row_2("R01").play("beside ravager row2", "pass")
    assert scene.asked() == "choose_die 0"
    assert scene.owns(0) == {"vp": 5, "resources": 1, "debris": 0, "ships": 1, "break_room": 5}


@clause("BA-6.1.5")
def test_an_advanced_token_is_never_activated() -> None:
    scene = Scene().grid(0, {"a2": "Ea1", "b2": "A1a"}).dice(0, "grey 1").damage("study", 1)
    scene.hand(0, "R01").turn(0)
    assert scene.offers("beside") == ["beside ravager row2", "beside ravager col_a"]
    assert scene.play("beside ravager row2").offers() == ["pass", "activate Ea1"]


# --- 6.1.6 to 6.1.8 ------------------------------------------------------------------------------


@clause("BA-6.1.6")
@pytest.mark.parametrize("card", ["E01", "E19"])
def test_the_face_of_the_card_does_not_matter(card: str) -> None:
    scene = beside_row_2(card).play("beside green row2")
    assert scene.offers() == ["pass", "activate Ea1", "activate sE1"]


@clause("BA-6.1.6")
def test_others_see_the_back_alone_and_the_owner_the_face() -> None:
    scene = beside_row_2("E01").play("beside green row2", "pass")
    for seat in (1, 2, None):
        line = look(scene.g, seat).crews[0].beside[1]
        assert (line.back, line.card) == ("green", None)
    assert look(scene.g, 0).crews[0].beside[1].card == "E01"


@clause("BA-6.1.7")
def test_a_card_is_laid_only_where_it_wakes_something() -> None:
    scene = beside_row_2("O01")
    assert scene.offers("beside") == ["beside orange row2", "beside orange col_b"]
    assert scene.told("line:0:row1") == ("why-activates-nothing", "BA-6.1.7", {})
    assert scene.refuses("beside orange row1")


@clause("BA-6.1.7")
def test_a_token_whose_effect_would_do_nothing_is_nothing_to_wake() -> None:
    scene = Scene().grid(0, {"a1": "Of1", "b2": "sG1"}).hand(0, "R01", "G01")
    scene.dice(0, "grey 1").damage("study", 1).goods(0, resources=0, debris=0)
    scene.robots(0, break_room=13).turn(0)  # no resource to pay, no robot left to gain
    assert scene.offers("beside") == []
    assert scene.told("line:0:row1") == ("why-activates-nothing", "BA-6.1.7", {})
    assert scene.told("line:0:col_b") == ("why-activates-nothing", "BA-6.1.7", {})


@clause("BA-6.1.7", "BA-7.6.1")
def test_a_woken_token_that_cannot_work_is_refused_with_its_reason() -> None:
    scene = Scene().grid(0, {"a2": "Ea1", "b2": "Of1"}).hand(0, "R01").dice(0, "grey 1")
    scene.damage("study", 1).goods(0, resources=0, debris=0).turn(0).play("beside ravager row2")
    assert scene.offers() == ["pass", "activate Ea1"]
    assert scene.told("token:Of1") == ("why-need-resource", "BA-7.6.2", {"have": 0})


@clause("BA-6.1.8")
def test_debris_on_a_token_does_not_keep_a_card_from_waking_it() -> None:
    scene = Scene().grid(0, ROW).debris_on(0, "a2").dice(0, "grey 1").damage("study", 1)
    scene.hand(0, "E01").turn(0).play("beside green row2", "activate Ea1")
    assert scene.crew(0).vp == 6
    assert scene.crew(0).debris_cells == 1 << 3  # it still lies there


# --- 12.2 the card comes first, then a die -------------------------------------------------------


@clause("BA-12.2", "BA-5.5")
def test_without_a_die_to_use_no_card_is_laid() -> None:
    scene = Scene().grid(0, ROW).hand(0, "E01").goods(0, resources=0).turn(0)
    assert len(scene.crew(0).hand[2]) == 1  # the table has rolled at once
    assert scene.heard_kinds("Rerolled", "Laid") == ["Rerolled"]


def poor(*hand: str, **goods: int) -> Scene:
    """Seat 0 has no die and no resource; a grey die for the repair is for sale."""
    scene = Scene().hand(0, *hand).dice(1, "grey 1").damage("study", 1)
    return scene.goods(0, **{"resources": 0, "debris": 0, "ships": 0} | goods)


@clause("BA-12.2", "BA-5.3")
def test_a_card_may_come_first_and_bring_the_resource_that_buys_a_die() -> None:
    scene = poor("O01", "E01").grid(0, {"a1": "Og1", "b1": "Ea1"}).turn(0)
    # Of row 1 the orange mission wakes a resource; a green one wakes a point, which buys nothing.
    assert scene.offers() == ["beside orange row1", "beside orange col_a", "reroll"]
    assert scene.told("line:0:col_b") == ("why-no-die-left", "BA-12.2", {})
    scene.play("beside orange row1")
    # To do without the resource would leave no die: so it is taken, and the one die is bought.
    assert scene.heard_kinds("Activated", "DieBought", "Acted") == [
        "Activated",
        "DieBought",
        "Acted",
    ]
    assert scene.asked() == "place_debris 0"


@clause("BA-12.2")
def test_debris_that_a_card_brings_turns_a_die_that_was_of_no_use() -> None:
    scene = Scene().hand(0, "R01").grid(0, {"a1": "Gc1"}).dice(0, "grey 0").damage("study", 1)
    scene.goods(0, resources=0, debris=0, ships=0).turn(0)
    assert "gain debris" in scene.g.content.technologies["Gc1"].effect
    assert scene.offers("beside") == ["beside ravager row1", "beside ravager col_a"]
    scene.play("beside ravager row1")
    assert scene.heard_kinds("Activated", "DieFlipped", "Acted") == [
        "Activated", "DieFlipped", "Acted",
    ]  # fmt: skip


@clause("BA-12.2")
def test_what_would_leave_no_die_is_refused_with_that_reason() -> None:
    scene = Scene().grid(0, {"a2": "Oh1"}).hand(0, "O01").dice(0, "orange 1")
    scene.goods(0, ships=1, debris=0, resources=0)  # the last ship has to fly
    scene.grid(0, {"a2": "Oh1", "b2": "Oc1"}).turn(0).play("beside orange row2")
    assert scene.offers() == ["pass", "activate Oc1"]
    assert scene.told("token:Oh1") == ("why-no-die-left", "BA-12.2", {})
    assert scene.refuses("activate Oh1")


@clause("BA-12.2")
def test_the_order_counts_where_one_token_brings_what_another_takes() -> None:
    scene = Scene().hand(0, "O01").dice(1, "orange 1").panel("", "", "Ga1")
    scene.goods(0, resources=1, debris=0).grid(0, {"a1": "Of1", "b1": "Og1"}).turn(0)
    scene.play("beside orange row1")
    assert set(scene.offers()) == {"pass", "activate Of1", "activate Og1"}
    scene.play("activate Of1")  # pays the resource, so the token that brings one has to be used
    assert scene.heard(log.Activated) == [log.Activated(0, "Of1"), log.Activated(0, "Og1")]
    assert scene.asked() == "choose_action 0"


@clause("BA-12.2")
def test_the_robot_that_a_ship_needs_is_not_sent_to_a_station() -> None:
    scene = Scene().hand(0, "R01").grid(0, {"a1": "Ee1", "b1": "Ea1"}).dice(0, "orange 1")
    scene.goods(0, resources=0, debris=0, ships=1).robots(0, break_room=1).turn(0)
    scene.play("beside ravager row1")
    assert scene.offers() == ["pass", "activate Ea1"]
    assert scene.told("token:Ee1") == ("why-no-die-left", "BA-12.2", {})


@clause("BA-12.2", "BA-6.6.3")
def test_the_last_mission_is_not_laid_where_a_ship_that_stays_needs_it() -> None:
    scene = Scene().hand(0, "O01", "E01", "E02").grid(0, {"a1": "Ob1", "b1": "Ea1"})
    scene.dice(0, "orange 0").ship(0, "3B").goods(0, resources=0, debris=0, ships=0).turn(0)
    assert scene.offers("use") == ["use orange 0"]
    assert {text.split()[1] for text in scene.offers("beside")} == {"green"}


@clause("BA-12.2")
def test_a_choice_within_an_effect_leaves_a_die_too(tmp_path: Path) -> None:
    """A token of a pack that repairs: the damage which the die is for is not its to remove."""
    effect = 'effect = "gain vp 1"'
    pack = changed(tmp_path, "technologies.toml", effect, 'effect = "repair 1 to=storage"')
    token = next(
        t.id for t in GAME.content(pack).technologies.values() if t.effect == "repair 1 to=storage"
    )
    scene = Scene(pack=pack).hand(0, "R01").grid(0, {"a1": token, "b1": "Gd1"})
    scene.dice(0, "grey 1").goods(0, resources=0, debris=0, ships=0).damage("study", 1).turn(0)
    scene.play("beside ravager row1")
    assert scene.told(f"token:{token}")[0] == "why-no-die-left"
    scene = Scene(pack=pack).hand(0, "R01").grid(0, {"a1": token}).storage("grey", damaged=1)
    scene.dice(0, "orange 2").goods(0, resources=0, debris=0, ships=0).damage("study", 2)
    scene.panel("", "", "Oa1").turn(0).play("beside ravager row1")
    assert f"activate {token}" in scene.offers()


@clause("BA-12.2")
@pytest.mark.parametrize(("last", "asked"), [(0, "secure_die 0"), (5, "choose_die 0")])
def test_should_no_die_be_usable_all_the_same_sequence_b_follows(last: int, asked: str) -> None:
    scene = Scene().round(5, last=last).goods(0, resources=1)
    scene.ask(ChooseDie(0), FinishTurn(0), NextTurn(0))
    assert scene.asked() == asked
    if last:
        assert scene.offers() == ["pass", "reroll"]  # BA-8.4.5
        scene.play("pass")
    assert scene.state.phase == "B"
    assert scene.heard_kinds("NoDieLeft", "Rerolled", "Passed") == [
        "NoDieLeft", "Passed" if last else "Rerolled",
    ]  # fmt: skip


@clause("BA-12.2")
def test_no_turn_is_without_a2_and_a3_or_b() -> None:
    for seed in range(12):
        play = GAME.start(3, FastChance(seed), BaOptions(expert=seed % 2 == 1))
        choose = random.Random(seed)
        while not play.over:
            if isinstance(play.question, FinishTurn):
                assert play.state.phase in ("A2", "B")
            laying = [move for move in play.offers if move.__class__.__name__ == "Beside"]
            play.apply(choose.choice(laying or play.offers))


@clause("BA-12.7", "BA-8.2.1")
def test_laid_cards_come_to_the_discards_of_their_kind() -> None:
    scene = Scene().beside(0, "row1", "R07").beside(0, "col_b", "G05").beside(0, "row3", "E05")
    scene.reroll(0)
    assert scene.state.ravager_discard == ("R07",)
    assert scene.state.discards == [(), ("G05",), ("E05",)]
    assert len(scene.crew(0).hand[RAVAGER]) == 0

"""BA-4, BA-5: the actions of the ship board, and the two sequences of a turn."""

from __future__ import annotations

import re

import pytest

from orrery.games.black_angel import GAME
from orrery.kernel import LANGUAGES
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

# --- 4 the actions -------------------------------------------------------------------------------


@clause("BA-4.1")
@pytest.mark.parametrize(
    ("die", "actions"),
    [
        ("orange 1", ["act study", "act ship_orange"]),
        ("grey 1", ["act repair", "act ship_grey"]),
        ("green 1", ["act ship_green", "act destroy"]),
    ],
)
def test_a_die_serves_for_the_two_actions_of_its_colour(die: str, actions: list[str]) -> None:
    scene = Scene().dice(0, die).panel("", "", "Oa1").damage("study", 1).ravagers("repair", "R11")
    scene.goods(0, debris=0).hand(0, "O01").turn(0).play(f"use {die}")
    assert scene.offers() == actions


@clause("BA-4.1", "BA-4.2")
def test_the_numbers_run_clockwise_from_study_to_destroy() -> None:
    assert [(action.number, action.id) for action in Scene().g.content.clockwise] == [
        (1, "study"), (2, "ship_orange"), (3, "repair"),
        (4, "ship_grey"), (5, "ship_green"), (6, "destroy"),
    ]  # fmt: skip


@clause("BA-4.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_give_the_actions_the_numbers_of_the_board(language: str) -> None:
    rules = (GAME.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    text = next(line for line in rules.splitlines() if line.startswith("**BA-4.2**")).lower()
    names = GAME.names(GAME.content(), language)
    heads = [(a.number, names[a.id].split()[0].lower()) for a in GAME.content().actions.values()]
    found = re.findall(r"\b([1-6]) (?:— )?(\w+)", text.partition(":")[2])
    assert [(int(number), word) for number, word in found[:6]] == sorted(heads)


@clause("BA-4.2")
def test_a_ravager_of_the_third_action_damages_a_grey_die_when_the_action_is_full() -> None:
    scene = Scene().damage("repair", 2).ravager_deck("R11").hand(0, "O02").ship(0, "5B")
    scene.act(0, "orange 1", "ship_orange").play("fly 5B 5C", "play O02")
    assert scene.at("repair") == ("R11",)
    assert scene.damage_at("repair") == 2
    assert scene.state.damaged == [0, 1, 0]


@clause("BA-4.3")
def test_actions_are_never_occupied() -> None:
    scene = Scene().dice(0, "grey 1").dice(1, "grey 1").damage("study", 2).goods(0, debris=0)
    scene.turn(0).play("use grey 1", "act repair", "store", "end")
    scene.play("use grey 1")
    assert "act repair" in scene.offers()
    assert scene.state.stored[1] == 4  # the first die is back


# --- 5.1 rounds ----------------------------------------------------------------------------------


@clause("BA-5.1")
def test_a_round_is_one_turn_of_everybody() -> None:
    scene = Scene(3).turn(0)
    asked = []
    for _ in range(6):
        seat = scene.g.seat
        asked.append((scene.state.round, seat))
        if scene.asked() == f"take_turn {seat}":
            scene.play("reroll")
        while scene.asked() != f"finish_turn {seat}":
            scene.play(scene.offers()[0])
        scene.play("end")
    assert asked == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


# --- 5.2 to 5.5 the two sequences ----------------------------------------------------------------


def with_dice() -> Scene:
    """Seat 0 can study and repair; a token stands in a1, a card is in hand."""
    scene = Scene().dice(0, "orange 1", "grey 1").panel("", "", "Ob1").damage("study", 1)
    return scene.grid(0, {"a1": "Ga1"}).hand(0, "G01").deck("orange", "O09").goods(0, debris=0)


@clause("BA-5.2")
def test_a_turn_begins_with_a_choice_of_a_die_a_card_or_the_other_sequence() -> None:
    scene = with_dice().turn(0)
    assert scene.asked() == "take_turn 0"
    assert scene.offers() == [
        "use orange 1", "use grey 1", "beside grey row1", "beside grey col_a", "reroll",
    ]  # fmt: skip


@clause("BA-5.2")
def test_after_a_die_there_is_no_reroll_and_no_second_die() -> None:
    scene = with_dice().turn(0).play("use orange 1", "act study", "install Ob1 orange_down")
    assert scene.asked() == "finish_turn 0"
    assert scene.offers() == ["end"]
    assert scene.refuses("reroll")
    assert scene.refuses("use grey 1")


@clause("BA-5.2")
def test_after_a_reroll_no_die_can_be_used() -> None:
    scene = with_dice().turn(0).play("reroll", "pass")
    assert scene.asked() == "finish_turn 0"
    assert scene.offers() == ["end"]
    scene.play("end")
    assert scene.state.active == 1


@clause("BA-5.2")
def test_after_a_card_there_is_no_reroll() -> None:
    scene = with_dice().turn(0).play("beside grey row1", "activate Ga1")
    assert scene.asked() == "choose_die 0"
    assert scene.offers() == ["use orange 1", "use grey 1"]
    assert scene.refuses("reroll")


@clause("BA-5.3")
def test_sequence_a_is_card_die_and_draw_in_this_order() -> None:
    scene = with_dice().turn(0)
    scene.play("beside grey row1", "activate Ga1", "use orange 1", "act study")
    scene.play("install Ob1 orange_down")
    order = scene.heard_kinds("Laid", "Activated", "DieUsed", "Acted", "Installed", "Drew")
    assert order == ["Laid", "Activated", "DieUsed", "Acted", "Installed", "Drew"]
    assert scene.held(0) == {"O09"}
    assert scene.state.stored[0] == 5


@clause("BA-5.3")
def test_the_card_of_sequence_a_may_be_left_out() -> None:
    scene = with_dice().turn(0).play("use orange 1", "act study", "install Ob1 orange_down")
    assert scene.held(0) == {"G01", "O09"}
    assert scene.asked() == "finish_turn 0"


@clause("BA-5.4")
def test_sequence_b_rolls_then_clears_the_board_then_moves_the_black_angel() -> None:
    scene = with_dice().beside(0, "row2", "E05").turn(0).play("reroll")
    assert scene.asked() == "secure_die 0"
    assert scene.heard_kinds("Rolled", "BoardReset", "AngelMoved") == ["Rolled"]
    scene.play("pass")
    order = scene.heard_kinds("Rolled", "BoardReset", "AngelMoved")
    assert order == ["Rolled", "BoardReset", "AngelMoved"]


@clause("BA-5.5")
def test_b_may_be_chosen_although_a_is_possible() -> None:
    assert "reroll" in with_dice().turn(0).offers()


@clause("BA-5.5")
def test_without_a_die_that_serves_for_anything_b_is_all_that_is_left() -> None:
    scene = Scene().dice(0, "green 1").goods(0, ships=0, resources=0, debris=0).turn(0)
    # No Ravager to destroy, no ship to move: the table rolls at once, and 1 point is lost.
    assert scene.heard_kinds("DieUsed", "Rerolled") == ["Rerolled"]
    assert scene.crew(0).vp == 4


@clause("BA-5.5")
def test_a_die_that_can_be_bought_is_a_choice_too() -> None:
    scene = Scene().dice(1, "grey 1").damage("study", 1).goods(0, resources=1).turn(0)
    assert scene.offers() == ["buy 1 grey 1", "reroll"]
    scene = Scene().dice(1, "grey 1").damage("study", 1).goods(0, resources=0).turn(0)
    assert scene.heard_kinds("Rerolled") == ["Rerolled"]


# --- 5.6 the hand limit --------------------------------------------------------------------------


SEVEN = ("O01", "O02", "G01", "G02", "E01", "E02")


def full_hand(*more: str) -> Scene:
    scene = Scene().dice(0, "grey 1").damage("study", 1).hand(0, *SEVEN, *more)
    return scene.goods(0, debris=0).deck("grey", "G09").turn(0).play("use grey 1", "act repair")


@clause("BA-5.6", "BA-6.7.1")
def test_a_seventh_mission_costs_one_of_choice_at_the_end_of_the_turn() -> None:
    scene = full_hand().play("store")
    assert scene.asked() == "discard_excess 0"
    assert scene.offers() == [f"discard {card}" for card in (*SEVEN[:4], "G09", *SEVEN[4:])]
    scene.play("discard E01")
    assert scene.held(0) == {*SEVEN, "G09"} - {"E01"}
    assert scene.state.discards[2] == ("E01",)
    assert scene.asked() == "finish_turn 0"


@clause("BA-5.6")
def test_two_too_many_are_discarded_one_by_one() -> None:
    scene = full_hand("E03").play("store", "discard E03")
    assert scene.asked() == "discard_excess 0"
    assert len(scene.play("discard G09").held(0)) == 6
    assert scene.asked() == "finish_turn 0"


@clause("BA-5.6")
def test_ravagers_in_hand_do_not_count() -> None:
    scene = Scene().dice(0, "grey 1").damage("study", 1).hand(0, *SEVEN[:5], "R01", "R02", "R03")
    scene.goods(0, debris=0).turn(0).play("use grey 1", "act repair", "store")
    assert scene.asked() == "finish_turn 0"
    assert len(scene.held(0)) == 9


@clause("BA-5.6")
def test_the_limit_holds_after_sequence_b_too() -> None:
    scene = Scene().hand(0, *SEVEN, "E03").goods(0, resources=0).turn(0)
    assert scene.asked() == "discard_excess 0"

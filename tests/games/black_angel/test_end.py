"""BA-8.4: the end of the game; BA-12.8, 12.9: what waits for the end of a turn or a round."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from tests.clauses import clause
from tests.games.black_angel.scene import STRIPS, Scene


def near_spes(players: int = 3) -> Scene:
    """One advance away from Spes."""
    ahead = len(STRIPS) // 2 + 1 if players > 2 else 3
    strips = STRIPS if players > 2 else STRIPS[:5]
    number = Scene(players).g.content.sides[strips[ahead]].strip
    return Scene(players).strips(*strips, spes=number)


def turns_to_the_end(scene: Scene) -> list[tuple[int, int]]:
    """Rounds and seats that still play; everybody rolls, passes where that is offered."""
    played = []
    while scene.asked() != "over":
        question, seat = scene.asked().split()
        if question == "finish_turn":
            played.append((scene.state.round, int(seat)))
        scene.play(scene.offers()[0])
    return played


# --- 8.4.1, 8.4.2 triggers -----------------------------------------------------------------------


@clause("BA-8.4.1")
def test_moving_onto_spes_triggers_the_end() -> None:
    scene = near_spes().round(7).reroll(0)
    assert (scene.state.reached, scene.state.last_round) == (True, 8)
    assert scene.heard(log.LastRound) == [log.LastRound(8)]


@clause("BA-8.4.1")
def test_the_last_ravager_triggers_the_end() -> None:
    scene = Scene().round(5).ship(0, "5B").hand(0, "O02").ravager_deck("R21", only=True)
    scene.act(0, "orange 1", "ship_orange").play("fly 5B 5C", "play O02")
    assert (scene.state.reached, scene.state.last_round) == (False, 6)


@clause("BA-8.4.1", "BA-12.9")
def test_hals_ship_can_draw_the_last_ravager() -> None:
    """E01 goes to the comet 5D, beside the Ravager ship of 4E."""
    scene = Scene(1).round(5).dice(1, "green 1").hal_deck("H10").deck("green", "E01")
    scene.ravager_deck("R21", only=True).dice(0, "grey 1").damage("study", 1).grid(0, {})
    scene.goods(0, debris=0).turn(0).play("use grey 1", "act repair", "end")
    assert scene.card_at("5D") == "E01"
    assert scene.heard_kinds("RavagersSpent", "LastRound") == ["RavagersSpent", "LastRound"]
    assert scene.state.last_round == 6


@clause("BA-8.4.2")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_round_is_finished_and_one_more_is_played(trigger: int) -> None:
    scene = near_spes().round(7).reroll(trigger)
    rest = [(7, seat) for seat in range(trigger, 3)]
    assert turns_to_the_end(scene) == [*rest, (8, 0), (8, 1), (8, 2)]
    assert scene.heard(log.GameEnded) == [log.GameEnded(8)]


@clause("BA-8.4.2", "BA-3.4.1")
def test_the_round_ends_with_the_seat_before_the_first_player() -> None:
    scene = near_spes().round(7)
    scene.state.first = 2
    scene.reroll(0)
    assert turns_to_the_end(scene) == [(7, 0), (7, 1), (8, 2), (8, 0), (8, 1)]


@clause("BA-12.9")
@pytest.mark.parametrize("hal_triggers", [False, True])
def test_against_hal_a_round_is_your_turn_and_his(hal_triggers: bool) -> None:
    scene = near_spes(1).round(7)
    if hal_triggers:  # he has no dice, so he rolls and the Black Angel advances
        scene.dice(0, "grey 1").damage("study", 1).grid(0, {}).goods(0, debris=0).turn(0)
        scene.play("use grey 1", "act repair")
        assert scene.state.last_round == 0
    else:
        scene.reroll(0)
        assert scene.state.last_round == 8
    assert turns_to_the_end(scene) == [(7, 0), (8, 0)]
    assert [event.seat for event in scene.heard(log.TurnBegan)] == [  # type: ignore[attr-defined]
        0, "hal", 0, "hal",
    ]  # fmt: skip
    assert scene.state.reached


# --- 8.4.3, 8.4.4 after the trigger --------------------------------------------------------------


@clause("BA-8.4.3")
def test_the_advance_that_triggers_the_end_is_completed() -> None:
    scene = near_spes().mission(1, "O15", "1A").reroll(0)
    assert scene.crew(1).vp == 9
    assert scene.crew(1).returned[0] == ("O15",)
    assert scene.state.strips[-1] == "strip1_back"


@clause("BA-8.4.3")
def test_after_it_sequence_b_rolls_and_resets_and_the_black_angel_stays() -> None:
    scene = Scene().round(7, last=8).mission(1, "O15", "1A").beside(0, "row1", "E05")
    scene.grid(0, {"a1": "Ga1"}).debris_on(0, "a1").goods(0, debris=0)
    strips, angel = scene.state.strips, scene.state.angel
    scene.rolls(orange=[3], grey=[2], green=[1]).reroll(0)
    assert scene.compartment(0) == ["orange 3", "grey 2", "green 1"]
    assert scene.state.discards[2] == ("E05",)
    assert scene.crew(0).debris == 1
    assert (scene.state.strips, scene.state.angel) == (strips, angel)
    assert scene.card_at("1A") == "O15"
    assert scene.crew(1).vp == 5


@clause("BA-8.4.4")
def test_after_the_ravagers_spes_can_no_longer_be_reached() -> None:
    scene = near_spes().round(7, last=8).reroll(0)
    assert not scene.state.reached
    assert scene.state.last_round == 8


@clause("BA-8.4.4")
def test_after_spes_an_empty_ravager_deck_changes_nothing() -> None:
    scene = Scene().round(8, last=8, reached=True).ship(0, "5B").hand(0, "O02")
    scene.ravager_deck("R21", only=True).act(0, "orange 1", "ship_orange")
    scene.play("fly 5B 5C", "play O02")
    assert scene.state.last_round == 8
    assert scene.heard(log.LastRound) == []
    assert scene.state.reached


@clause("BA-8.4.4")
def test_the_discard_of_ravagers_is_the_new_deck() -> None:
    scene = Scene().ship(0, "5B").hand(0, "O02").ravager_deck("R21", only=True)
    scene.state.ravager_discard = ("R01", "R02", "R03")
    scene.act(0, "orange 1", "ship_orange").play("fly 5B 5C", "play O02")
    assert {card.face for card in scene.state.ravager_deck.cards} == {"R01", "R02", "R03"}
    assert all(card.seen == 0 for card in scene.state.ravager_deck.cards)
    assert not scene.state.ravager_discard


# --- 8.4.5 passing -------------------------------------------------------------------------------


@clause("BA-8.4.5")
def test_in_the_last_turn_who_has_nothing_but_b_may_pass() -> None:
    scene = Scene().round(8, last=8).dice(0, "green 2").goods(0, ships=0, resources=0, debris=0)
    scene.turn(0)
    assert scene.offers() == ["pass", "reroll"]
    scene.play("pass")
    assert scene.crew(0).vp == 5  # the green 2 costs nothing
    assert scene.compartment(0) == ["green 2"]
    assert scene.heard(log.Passed) == [log.Passed(0)]


@clause("BA-8.4.5")
def test_b_may_still_be_done_instead() -> None:
    scene = Scene().round(8, last=8).dice(0, "green 2").goods(0, ships=0, resources=0, debris=0)
    assert scene.turn(0).play("reroll").crew(0).vp == 3


@clause("BA-8.4.5")
def test_who_can_act_may_not_pass() -> None:
    scene = Scene().round(8, last=8).dice(0, "grey 1").damage("study", 1).turn(0)
    assert scene.told("pass") == ("why-action-possible", "BA-8.4.5", {})
    assert scene.refuses("pass")


@clause("BA-8.4.5")
def test_nobody_passes_before_the_last_turn() -> None:
    scene = Scene().round(7, last=8).dice(0, "grey 1").damage("study", 1).turn(0)
    assert scene.told("pass") == ("why-not-last-turn", "BA-8.4.5", {})
    scene = Scene().round(7, last=8).goods(0, resources=0).turn(0)
    assert scene.heard_kinds("Passed", "Rerolled") == ["Rerolled"]


# --- 12.8 the hand limit waits -------------------------------------------------------------------


@clause("BA-12.8")
def test_a_hand_may_be_too_large_until_the_end_of_ones_own_turn() -> None:
    cards = ("O01", "O02", "G01", "G02", "E01", "E02")
    scene = Scene(2).hand(1, *cards).mission(1, "O07", "3B").ship(0, "3B").goods(0, debris=0)
    scene.dice(0, "orange 1").dice(1, "grey 1").damage("study", 1).grid(1, {}).turn(0)
    scene.play("use orange 1", "use_mission O07", "draw grey", "do", "draw green")
    assert len(scene.held(1)) == 7
    assert scene.asked() == "finish_turn 0"  # nobody has to discard now
    scene.goods(1, debris=0).play("end", "use grey 1", "act repair")
    assert scene.asked() == "discard_excess 1"
    assert len(scene.held(1)) == 8


# --- 8.5.1 is the last thing that happens --------------------------------------------------------


@clause("BA-8.5.1")
def test_when_the_game_is_over_debris_of_the_tokens_lies_in_the_storages() -> None:
    scene = Scene().round(8, last=8).grid(0, {"a1": "Ga1", "b1": "Oa1"}).debris_on(0, "a1", "b1")
    scene.goods(0, debris=1).cell(0, "cell_grey", "A5a").turn(2)
    before = GAME.outcome(scene.g)
    turns_to_the_end(scene)
    assert (scene.crew(0).debris, scene.crew(0).debris_cells) == (3, 0)
    assert scene.points("score-advanced")[0] == 3
    assert before.totals[0] == GAME.outcome(scene.g).totals[0]  # and was counted so all along

"""BA-5, 8.4, 12.2: how turns and rounds follow each other, and how the game ends."""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.turn import NextTurn
from orrery.kernel import OrreryError
from tests.clauses import clause
from tests.games.black_angel.scene import Scene


def ready(players: int = 3) -> Scene:
    """Seat 0 has a die and something to study."""
    return Scene(players).dice(0, "orange 1").panel("", "", "Oa1", "Ga1").goods(0, debris=0)


# --- one turn ------------------------------------------------------------------------------------


@clause("BA-5.2", "BA-5.3")
def test_sequence_a_is_a_card_a_die_and_a_draw() -> None:
    scene = ready().dice(0, "orange 1", "grey 1").hand(0, "O01").deck("orange", "O05").turn(0)
    assert scene.asked() == "take_turn 0"
    scene.play("beside orange row1")
    assert scene.asked() == "activate_tokens 0"
    scene.play("activate sO1")
    assert scene.asked() == "choose_die 0"
    assert scene.offers() == ["use orange 1", "use grey 1"]
    scene.play("use orange 1", "act study", "study Oa1", "install Oa1 orange_down")
    assert scene.held(0) == {"O05"}
    assert scene.asked() == "finish_turn 0"


@clause("BA-5.4")
def test_sequence_b_is_reroll_reset_advance() -> None:
    scene = ready().beside(0, "row1", "O01").debris_on(0, "a1").turn(0).play("reroll")
    assert scene.asked() == "secure_die 0"
    assert not scene.state.discards[0]
    scene.play("pass")
    assert scene.heard(log.BoardReset) == [log.BoardReset(0, ("O01",))]
    assert scene.crew(0).debris == 1
    assert scene.heard(log.AngelMoved) == [log.AngelMoved("5C")]
    assert scene.asked() == "finish_turn 0"


@clause("BA-5.5")
def test_without_a_die_to_use_sequence_b_is_all_there_is() -> None:
    scene = Scene().turn(0)
    assert scene.asked() == "secure_die 0"
    assert scene.heard(log.Rerolled) == [log.Rerolled(0)]


@clause("BA-5.6")
def test_missions_beyond_six_are_discarded_at_the_end_of_the_turn() -> None:
    cards = ("O01", "O02", "G01", "G02", "E01", "E02")
    scene = ready().hand(0, *cards, "R01", "R02").deck("orange", "O05").turn(0)
    scene.play("use orange 1", "act study", "study Oa1", "install Oa1 orange_down")
    assert scene.asked() == "discard_excess 0"
    assert len(scene.offers()) == 7
    scene.play("discard G02")
    assert scene.asked() == "finish_turn 0"
    assert scene.state.discards[1] == ("G02",)


# --- rounds --------------------------------------------------------------------------------------


@clause("BA-5.1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    scene = Scene(3)
    scene.state.first = 1
    scene.ask(NextTurn(0))
    seats = []
    for _ in range(4):
        while not scene.asked().startswith("finish_turn"):
            scene.play(scene.offers()[0])
        seats.append(scene.g.seat)
        scene.play("end")
    assert seats == [1, 2, 0, 1]
    assert scene.state.round == 3


@clause("BA-8.4.2")
def test_after_the_trigger_the_round_is_finished_and_one_more_is_played() -> None:
    scene = Scene(2).round(4)
    scene.strips(*scene.state.strips, spes=4).reroll(1)
    assert scene.state.reached
    assert scene.state.last_round == 5
    played = []
    while scene.asked() != "over":
        if scene.asked().startswith("finish_turn"):
            played.append((scene.state.round, scene.g.seat))
        scene.play(scene.offers()[0])
    assert played == [(4, 1), (5, 0), (5, 1)]
    assert scene.heard(log.GameEnded) == [log.GameEnded(5)]


@clause("BA-8.4.3")
def test_after_the_trigger_the_black_angel_stays() -> None:
    scene = Scene(2).round(4, last=5).mission(0, "O02", "1A")
    strips, angel = scene.state.strips, scene.state.angel
    scene.reroll(1)
    assert (scene.state.strips, scene.state.angel) == (strips, angel)
    assert scene.card_at("1A") == "O02"


@clause("BA-8.4.5")
def test_in_the_last_turn_one_may_pass_instead_of_being_forced_to_roll() -> None:
    scene = Scene(2).round(5, last=5).dice(0, "grey 0").goods(0, debris=0).turn(0)
    assert scene.offers() == ["pass", "reroll"]
    scene.play("pass")
    assert scene.heard(log.Passed) == [log.Passed(0)]
    assert scene.heard(log.Rolled) == []


@clause("BA-8.4.5")
def test_who_can_use_a_die_may_not_pass() -> None:
    scene = ready(2).round(5, last=5).turn(0)
    assert "pass" not in scene.offers()
    assert scene.refusal("pass").why.id == "why-action-possible"


@clause("BA-8.4.5")
def test_before_the_last_turn_nobody_may_pass() -> None:
    assert ready(2).round(4, last=5).turn(0).refusal("pass").why.id == "why-not-last-turn"


@clause("BA-8.4.1", "BA-8.4.4")
def test_the_last_ravager_card_triggers_the_end_and_the_discard_is_shuffled() -> None:
    scene = Scene().dice(0, "orange 1").hand(0, "O02").ship(0, "3A").ravager_deck("R21", only=True)
    scene.state.ravager_discard = ("R01",)
    scene.state.ravager_box = type(scene.state.ravager_box)(
        tuple(card for card in scene.state.ravager_box.cards if card.face != "R01")
    )
    scene.act(0, "orange 1", "ship_orange").play("fly 3A 3B", "play O02")
    assert scene.state.last_round == 2
    assert scene.at("ship_green") == ("R21",)
    assert scene.at("study") == ("R01",)  # two came: the second from the new deck
    assert not scene.state.reached


# --- against Hal ---------------------------------------------------------------------------------


@clause("BA-12.9")
def test_a_round_of_the_solo_game_is_the_player_and_hal() -> None:
    scene = ready(1).dice(1, "grey 2").hal_deck("H07").turn(0)
    scene.play("use orange 1", "act study", "study Oa1", "install Oa1 orange_down", "end")
    assert scene.heard(log.TurnBegan) == [log.TurnBegan(0), log.TurnBegan("hal"), log.TurnBegan(0)]
    assert scene.state.round == 2


@clause("BA-11.2.2")
@pytest.mark.parametrize(("reroll", "action"), [(False, "repair"), (True, "ship_green")])
def test_hal_uses_the_half_that_fits_the_players_sequence(reroll: bool, action: str) -> None:
    scene = ready(1).dice(1, "grey 2", "green 2").hal_deck("H07").turn(0)
    if reroll:
        scene.play("reroll", "pass", "end")
    else:
        scene.play("use orange 1", "act study", "study Oa1", "install Oa1 orange_down", "end")
    acted = [e for e in scene.heard(log.Acted) if isinstance(e, log.Acted) and e.seat == "hal"]
    assert [e.action for e in acted] == [action]


@clause("BA-11.6.1")
@pytest.mark.parametrize(("hal", "rank"), [(4, 1), (5, 2), (6, 2)])
def test_hal_is_beaten_with_more_points_than_his(hal: int, rank: int) -> None:
    scene = Scene(1).goods(0, vp=5)
    scene.crew(1).vp = hal
    outcome = GAME.outcome(scene.g)
    assert outcome.ranks == (rank,)
    assert outcome.automata == (("hal", hal),)


# --- what is not offered -------------------------------------------------------------------------


def test_a_move_of_another_phase_is_refused() -> None:
    scene = ready().turn(0)
    for text in ("act study", "study Oa1", "store", "end", "pass"):
        with pytest.raises(OrreryError):
            scene.play(text)


def test_the_positions_of_scenes_hold_every_piece() -> None:
    scene = ready().hand(0, "O01", "R05").mission(1, "G01", "3A").ship(2, "3A", "4B")
    scene.ravagers("study", "R01").damage("study", 1).debris_on(0, "a1")
    assert scene.turn(0).violations() == []


def test_experts_keep_one_of_two_cards() -> None:
    scene = Scene(options=BaOptions(expert=True)).dice(0, "orange 1").panel("", "", "Oa1")
    scene.goods(0, debris=0).deck("orange", "O05", "O06").turn(0)
    scene.play("use orange 1", "act study", "install Oa1 orange_left")
    assert scene.offers() == ["retain O05", "retain O06"]
    scene.play("retain O06")
    assert scene.held(0) == {"O06"}
    assert scene.state.discards[0] == ("O05",)

"""BTS-7: what brings the end, and when it comes."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.statistics import facts
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

CARDS = ("a_empire", "a_transcendence", "a_industry", "a_postscarcity")


def industrial(seat: int, players: int = 4) -> Scene:
    """A table where a seat claims Industrial Giant in its next turn."""
    return Scene(players).achievements(*CARDS).industrious(seat)


def turns(scene: Scene) -> list[int]:
    """The seats of the turns that are left, from the present one on."""
    seats = []
    while not scene.g.over:
        seats.append(scene.g.seat)
        scene.rest()
    return seats


@clause("BTS-7.1")
@pytest.mark.parametrize(("players", "before"), [(2, 2), (3, 2), (4, 3)])
def test_the_disc_that_makes_the_number_full_triggers_the_end(players: int, before: int) -> None:
    scene = industrial(0, players).claimed("a_empire", *range(before)[:2])
    scene.claimed("a_transcendence", *range(before)[2:]).turn(0).rest()
    assert scene.state.last_round == 2
    assert scene.heard(log.LastRound) == [log.LastRound(2)]


@clause("BTS-7.1")
@pytest.mark.parametrize(("players", "before"), [(2, 1), (3, 1), (4, 2)])
def test_one_disc_less_does_not(players: int, before: int) -> None:
    scene = industrial(0, players).claimed("a_empire", *range(before)).turn(0).rest()
    assert scene.state.last_round == 0


@clause("BTS-7.1")
def test_discs_of_all_factions_on_all_cards_are_added_up() -> None:
    scene = industrial(0).claimed("a_empire", 1).claimed("a_transcendence", 2)
    scene.claimed("a_postscarcity", 3).turn(0).rest()
    assert scene.state.last_round == 2


@clause("BTS-7.1")
def test_two_discs_of_one_player_are_not_enough_nor_three_needed() -> None:
    scene = industrial(0, 3).claimed("a_empire", 0).claimed("a_transcendence", 1)
    assert scene.turn(0).rest().state.last_round == 2


@clause("BTS-7.2")
@pytest.mark.parametrize(
    ("claimer", "left"),
    [(0, [1, 2, 0, 1, 2]), (1, [2, 0, 1, 2]), (2, [0, 1, 2])],
)
def test_the_round_is_finished_and_one_more_is_played(claimer: int, left: list[int]) -> None:
    scene = industrial(claimer, 3).claimed("a_empire", 0, 1).turn(claimer).rest()
    assert turns(scene) == left
    assert scene.g.over


@clause("BTS-7.2")
def test_the_player_to_the_right_of_the_first_is_last_in_a_round() -> None:
    scene = industrial(0, 3).claimed("a_empire", 0, 1)
    scene.state.first = 2
    assert turns(scene.turn(0).rest()) == [1, 2, 0, 1]


@clause("BTS-7.2")
def test_a_later_disc_does_not_put_the_end_off() -> None:
    scene = industrial(0).claimed("a_empire", 1, 2, 3).industrious(3)
    assert turns(scene.turn(0).rest()) == [1, 2, 3, 0, 1, 2, 3]
    assert scene.heard(log.LastRound) == [log.LastRound(2)]


@clause("BTS-7.3")
def test_achievements_are_claimed_after_the_trigger_too() -> None:
    scene = industrial(0).claimed("a_empire", 1, 2, 3).industrious(3)
    turns(scene.turn(0))
    assert scene.state.claims == [(1, 2, 3), (), (0, 3), ()]


@clause("BTS-7.4")
def test_a_game_may_be_shorter_than_the_average() -> None:
    scene = industrial(1, 2).claimed("a_empire", 0, 1)
    turns(scene.turn(0))
    assert scene.heard(log.GameEnded) == [log.GameEnded(2)]


@clause("BTS-7.4")
def test_a_game_may_be_longer_than_the_average() -> None:
    scene = Scene(2).achievements(*CARDS).turn(0).rest(2 * 20)
    assert scene.state.round == 21
    assert not scene.g.over


@clause("BTS-7.1", "BTS-11.12")
@pytest.mark.parametrize(
    ("claimed", "ending"), [((0, 1, 2), "guard"), ((0, 1, 2, 3), "achievements")]
)
def test_a_balance_report_tells_what_ended_a_game(claimed: tuple[int, ...], ending: str) -> None:
    scene = Scene().claimed("a_empire", *claimed)
    assert f"ending {ending}" in facts(scene.g).present

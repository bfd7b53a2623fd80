"""What bots lean on: odds of battles, the races, promises; habits."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos.habits import habit
from orrery.games.ambitions_of_cosmos.heuristics import (
    WEIGHTS,
    arms,
    bonds,
    evaluate,
    pyramid,
    senate,
    trade,
)
from orrery.games.ambitions_of_cosmos.model import Debt, Pledge
from orrery.games.ambitions_of_cosmos.odds import battle_odds, duel_odds
from tests.games.ambitions_of_cosmos.scene import Scene


def test_equal_ships_win_as_often_as_they_lose() -> None:
    win, lose = duel_odds(0)
    assert win == lose == pytest.approx(15 / 36)
    assert duel_odds(6) == (1.0, 0.0) or duel_odds(6)[1] == 0
    assert duel_odds(-3) == duel_odds(3)[::-1]


def test_odds_of_battles() -> None:
    assert battle_odds((8, 8), (2,), True) > 0.95
    assert battle_odds((2,), (8, 8), True) < 0.05
    assert battle_odds((2,), (2,), False) > battle_odds((2,), (2,), True)
    assert battle_odds((), (2,), True) == 0


def test_the_races_grow_with_what_they_need() -> None:
    scene = Scene()
    before = [race(scene.g, 0) for race in (senate, trade, pyramid, arms)]
    scene.realm(0, senators=5).techs(0, "C12", "C21").own(0, 1, -2, "bank")
    scene.fleet(0, 1, (1, -2), "gorgon", "gorgon")
    after = [race(scene.g, 0) for race in (senate, trade, pyramid, arms)]
    assert all(b > a for a, b in zip(before, after, strict=True))


def test_promises_are_worth_something_to_whom_they_are_made() -> None:
    scene = Scene()
    scene.state.pledges = (Pledge(1, 0, "peace", 0, 1, 3), Pledge(1, 0, "senator", 0, 1, 1))
    scene.state.debts = (Debt(1, 0, "capital", 2),)
    assert bonds(scene.g, 0, WEIGHTS) > 0 > bonds(scene.g, 1, WEIGHTS)
    assert bonds(scene.g, 2, WEIGHTS) == 0


def test_a_won_game_is_worth_more_than_anything() -> None:
    scene = Scene().realm(0, senators=8).construct(0)
    assert evaluate(scene.g, 0) == WEIGHTS.victory == -evaluate(scene.g, 1)


def test_a_hopeless_battle_is_left_at_the_price_of_the_weakest() -> None:
    scene = (
        Scene().fleet(0, 1, (1, -2), "hornet", "argus").fleet(1, 1, (1, -2, "e"), *["gorgon"] * 3)
    )
    scene.tactics(0).play("command 1", f"fly {scene.id((1, -2, 'e'))}")
    assert str(habit(scene.g)) == "sacrifice argus"
    strong = Scene().fleet(0, 1, (1, -2), "gorgon", "argus").fleet(1, 1, (1, -2, "e"), "hornet")
    strong.tactics(0).play("command 1", f"fly {strong.id((1, -2, 'e'))}")
    assert str(habit(strong.g)) == "fight"

"""What bots lean on: odds of battles, the races, promises; habits."""

from __future__ import annotations

import pytest

from orrery.bots import Glimpse
from orrery.bots.greedy import GreedyBot
from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.deals import FLOOR, QUIET, OpenTalks
from orrery.games.ambitions_of_cosmos.economy import incomes
from orrery.games.ambitions_of_cosmos.habits import FLIGHTS, habit, promising
from orrery.games.ambitions_of_cosmos.heuristics import (
    WEIGHTS,
    arms,
    bonds,
    evaluate,
    exposed,
    known_of,
    pyramid,
    senate,
    trade,
)
from orrery.games.ambitions_of_cosmos.model import Debt, Pledge
from orrery.games.ambitions_of_cosmos.odds import battle_odds, duel_odds
from orrery.games.ambitions_of_cosmos.victory import close, victory_of
from orrery.kernel import PASS, FastChance
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
    before = races(scene)
    scene.realm(0, senators=5).techs(0, "C12", "C21").own(0, 1, -2, "bank")
    scene.fleet(0, 1, (1, -2), "gorgon", "gorgon")
    after = races(scene)
    assert all(b > a for a, b in zip(before, after, strict=True))


def races(scene: Scene) -> list[float]:
    g = scene.g
    return [senate(g, 0), trade(g, 0), pyramid(g, 0), arms(g, 0, known_of(g).walls)]


def test_a_home_world_is_exposed_to_what_could_land_and_is_not_fought_on_the_way() -> None:
    scene = Scene().fleet(0, 1, (1, 1), "argus").fleet(1, 1, (1, -2), *["scavenger"] * 3)
    assert exposed(scene.g, 0) == 0  # 12 against 15
    scene.techs(1, "M15").fleet(1, 1, (1, -2), *["scavenger"] * 4)
    near = exposed(scene.g, 0)
    assert near > 0
    scene.fleet(1, 1, (-2, 1), *["scavenger"] * 4)
    assert exposed(scene.g, 0) < near
    scene.fleet(1, 1, (1, -2), *["scavenger"] * 4)
    scene.fleet(0, 1, (1, -2), "hornet", "hornet")
    assert exposed(scene.g, 0) < near
    scene.fleet(0, 1, (1, 1), "argus").state.pledges = (Pledge(1, 0, "peace", 0, 1, 3),)
    assert exposed(scene.g, 0) == 0


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


def test_whoever_has_nothing_to_sell_goes_quiet_without_a_thought() -> None:
    scene = Scene().ask(OpenTalks())
    assert scene.asked().startswith("talks")
    assert promising(scene.g) == [QUIET]
    bot = GreedyBot(1)
    assert bot.choose(Glimpse(scene.g, 0)) == QUIET
    assert bot.reached is None
    scene.realm(0, influence=1)
    assert promising(scene.g) == [PASS, FLOOR]


def test_only_the_best_of_the_free_cells_are_thought_about() -> None:
    scene = Scene(nations=("tao", "horus", "zanari")).sector(0, -1, "bronze1")
    scene.fleet(0, 1, (1, -2), "hornet").fleet(1, 1, (1, -2, "w"), "argus").tactics(0)
    scene.play("command 1")
    cells = {m.cell for m in scene.g.offers if isinstance(m, moves.Fly)}
    thought = {m.cell for m in promising(scene.g) if isinstance(m, moves.Fly)}
    assert len(thought) == FLIGHTS + 1 < len(cells)
    assert scene.id((1, -2, "w")) in thought < cells


def test_a_technology_is_thought_about_in_one_place() -> None:
    scene = Scene().techs(0, "C12", "C13").realm(0, science=9).research(0)
    offered = [move.tech for move in scene.g.offers if isinstance(move, moves.Study)]
    thought = [move.tech for move in promising(scene.g) if isinstance(move, moves.Study)]
    assert len(thought) == len(set(thought)) < len(offered)
    assert set(thought) == set(offered)
    assert PASS in promising(scene.g)


def test_planners_think_of_offers_and_no_victory_is_overlooked() -> None:
    for players in GAME.seats:
        chance = FastChance(players)
        play = GAME.start(players, chance)
        for _ in range(1500):
            if play.over:
                break
            thought = promising(play)
            assert thought
            assert all(move in play.offers for move in thought)
            if play.state.phase != "setup" and not close(play):
                paid = incomes(play)
                reached = {victory_of(play, seat, paid[seat]) for seat in range(players)}
                assert reached <= {"", "senate"}
            play.apply(play.offers[chance.draw("test", len(play.offers))])

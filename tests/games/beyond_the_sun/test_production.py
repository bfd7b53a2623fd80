"""BTS-3.2: growth, ore, trade."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.production import ChooseProduction
from orrery.games.beyond_the_sun.turn import FinishTurn
from orrery.kernel import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene


def produce(scene: Scene, *texts: str) -> Scene:
    """The production phase of seat 0, and the end of its turn."""
    return scene.ask(ChooseProduction(0), FinishTurn(0)).play(*texts)


# --- growth and ore ------------------------------------------------------------------------------


@clause("BTS-3.2.1")
def test_the_leftmost_growth_symbol_is_always_visible() -> None:
    scene = produce(Scene(), "produce growth")
    assert scene.seat(0).supply == [2, 3, 3, 4, 4]
    assert scene.seat(0).pop == 3


@clause("BTS-3.2.1")
@pytest.mark.parametrize(
    ("discs", "supply"),
    [
        (7, [2, 3, 3, 4, 4]),
        (6, [2, 2, 3, 4, 4]),
        (4, [2, 2, 2, 4, 4]),
        (2, [2, 2, 2, 3, 4]),
        (0, [2, 2, 2, 3, 3]),
    ],
)
def test_each_uncovered_symbol_takes_a_cube_of_its_column(discs: int, supply: list[int]) -> None:
    scene = produce(Scene().faction(0, food_discs=discs), "produce growth")
    assert scene.seat(0).supply == supply
    assert scene.seat(0).pop == 2 + 17 - sum(supply)


@clause("BTS-3.2.1")
def test_an_empty_column_yields_nothing() -> None:
    scene = Scene().faction(0, food_discs=6, supply=[0, 3, 3, 4, 4])
    assert produce(scene, "produce growth").seat(0).supply == [0, 2, 3, 4, 4]
    assert scene.seat(0).pop == 3


@clause("BTS-3.2.2")
@pytest.mark.parametrize(("discs", "ore"), [(8, 1), (7, 1), (6, 2), (4, 3), (2, 4), (0, 5)])
def test_each_visible_ore_symbol_gives_an_ore(discs: int, ore: int) -> None:
    scene = produce(Scene().faction(0, ore_discs=discs), "produce ore")
    assert scene.seat(0).ore == ore
    assert scene.seat(0).pop == 2


@clause("BTS-3.2.3")
def test_exactly_one_production_is_chosen() -> None:
    scene = produce(Scene())
    assert scene.offers() == ["produce growth", "produce ore", "produce trade"]
    assert scene.play("produce ore").asked() == "finish_turn 0"


@clause("BTS-3.2.3")
def test_production_may_not_be_declined() -> None:
    scene = produce(Scene())
    for text in ("pass", "end"):
        with pytest.raises(OrreryError):
            scene.play(text)


@clause("BTS-3.2.3")
def test_growth_takes_everything_and_asks_nothing() -> None:
    scene = produce(Scene().faction(0, food_discs=0), "produce growth")
    assert scene.seat(0).pop == 2 + 5
    assert scene.asked() == "finish_turn 0"


@clause("BTS-3.2.3")
def test_the_pawn_plays_no_part_in_production() -> None:
    scene = Scene().turn(0).play("act grow_ore", "produce growth")
    assert scene.seat(0).pawn == "grow_ore"


# --- trade ---------------------------------------------------------------------------------------


@clause("BTS-3.2.4")
def test_three_ore_hire_the_leftmost_supply_cube() -> None:
    scene = Scene().faction(0, ore=3, supply=[0, 0, 2, 4, 4])
    produce(scene, "produce trade", "hire")
    assert (scene.seat(0).ore, scene.seat(0).pop) == (0, 3)
    assert scene.seat(0).supply == [0, 0, 1, 4, 4]


@clause("BTS-3.2.4")
def test_with_two_ore_nobody_is_hired() -> None:
    scene = produce(Scene().faction(0, ore=2), "produce trade")
    assert "hire" not in scene.offers()
    assert scene.refusal("hire").facts == {"need": 3, "have": 2}


@clause("BTS-3.2.4")
def test_without_supply_nobody_is_hired() -> None:
    scene = produce(Scene().faction(0, ore=9, supply=[0] * 5), "produce trade")
    assert scene.refusal("hire").why.id == "why-no-supply"


@clause("BTS-3.2.4")
@pytest.mark.parametrize("place", ["SOL", "A1", "Y2", "DEEP"])
def test_one_ore_recalls_a_ship_from_anywhere(place: str) -> None:
    scene = Scene().faction(0, ore=1).ships(0, f"3@{place}")
    produce(scene, "produce trade", f"recall 3 {place}")
    assert (scene.seat(0).ore, scene.seat(0).pop, scene.at(place, 0)) == (0, 3, [])


@clause("BTS-3.2.4")
def test_only_own_ships_are_recalled_and_only_for_ore() -> None:
    scene = produce(Scene().faction(0, ore=1).ships(1, "1@SOL"), "produce trade")
    assert scene.refusal("recall").why.id == "why-no-ships"
    scene = produce(Scene().faction(0, ore=0).ships(0, "1@SOL"), "produce trade")
    assert scene.refusal("recall").why.id == "why-need-ore"


@clause("BTS-3.2.4")
def test_a_population_sold_goes_to_the_rightmost_free_cell_for_one_ore() -> None:
    scene = Scene().faction(0, pop=1, supply=[3, 1, 2, 4, 4])
    produce(scene, "produce trade", "sell")
    assert (scene.seat(0).ore, scene.seat(0).pop) == (1, 0)
    assert scene.seat(0).supply == [3, 1, 3, 4, 4]
    assert scene.heard(log.Sold) == [log.Sold(0)]


@clause("BTS-3.2.4")
def test_without_population_nothing_is_sold() -> None:
    scene = produce(Scene().faction(0, pop=0, ore=3), "produce trade")
    assert scene.refusal("sell").why.id == "why-need-population"


@clause("BTS-3.2.4")
def test_exchanges_come_in_any_number_order_and_mix() -> None:
    scene = Scene().faction(0, pop=4, ore=0).ships(0, "1@SOL", "2@DEEP")
    produce(scene, "produce trade", "sell", "recall 2 DEEP", "sell", "sell", "sell", "hire")
    assert (scene.seat(0).ore, scene.seat(0).pop) == (0, 2)
    scene.play("sell", "recall 1 SOL", "pass")
    assert (scene.seat(0).ore, scene.seat(0).pop) == (0, 2)
    assert scene.asked() == "finish_turn 0"


@clause("BTS-3.2.5")
def test_a_trade_may_be_no_exchange_at_all() -> None:
    scene = produce(Scene().faction(0, ore=3), "produce trade", "pass")
    assert (scene.seat(0).ore, scene.seat(0).pop) == (3, 2)
    assert scene.asked() == "finish_turn 0"


@clause("BTS-3.2.5")
def test_growth_that_yields_nothing_may_be_chosen() -> None:
    scene = produce(Scene().faction(0, supply=[0, 3, 3, 4, 4]), "produce growth")
    assert scene.seat(0).pop == 2
    assert scene.asked() == "finish_turn 0"


@clause("BTS-3.2.6")
def test_control_is_checked_after_each_ship_traded() -> None:
    scene = Scene().outpost("Y1", 0, "food").ships(0, "2@Y1").ships(1, "1@Y1")
    produce(scene.faction(0, ore=1), "produce trade", "recall 2 Y1")
    assert scene.owner("Y1") == 1
    assert scene.asked() == "trade 0"


@clause("BTS-3.2.6")
def test_a_ship_traded_away_is_missed_before_the_next_exchange() -> None:
    """The rival gets the system with its bonus although a later exchange changes nothing."""
    scene = Scene().system("A1", "s_sirius", owner=0, disc="ore").ships(0, "1@A1", "2@A1")
    scene.ships(1, "2@A1").faction(0, ore=2)
    produce(scene, "produce trade", "recall 2 A1")
    assert (scene.owner("A1"), scene.seat(1).ore) == (1, 1)
    scene.play("recall 1 A1", "pass")
    assert (scene.owner("A1"), scene.seat(1).ore) == (1, 1)


@clause("BTS-3.2.6", "BTS-9.8")
def test_a_ship_in_the_museum_cannot_be_traded() -> None:
    scene = Scene().lasting("e3_museum").faction(0, ore=1)
    scene.seat(0).museum = 4
    produce(scene, "produce trade")
    assert scene.offers() == ["pass", "sell"]

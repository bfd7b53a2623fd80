"""BTS-8: the eleven lines of the score sheet, and the tie-breaks."""

from __future__ import annotations

from itertools import pairwise

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.effects import Endgame
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

C = GAME.content()


def vp(card: str) -> int:
    """The points printed on a card; balancing may change those of reconstructed ones."""
    return C.technologies[card].vp if card in C.technologies else C.systems[card].vp


def event_vp(event: str) -> int:
    (effect,) = C.event_effects[event]
    assert isinstance(effect, Endgame)
    return effect.vp


def winners(scene: Scene) -> list[int]:
    return GAME.outcome(scene.g).winners


@clause("BTS-8.2.1")
def test_level_i_technologies_score_1_each() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0, 1])
    scene.technology("I2", "t1_genetics", by=[0]).technology("A", "t2_lanes", by=[0, 2])
    assert scene.points("score-level-1") == (2, 1, 0, 0)


@clause("BTS-8.2.2")
def test_level_ii_technologies_score_2_each() -> None:
    scene = Scene().technology("A", "t2_lanes", by=[0, 1]).technology("B", "t2_plasma", by=[0])
    scene.technology("I1", "t1_lasers", by=[2]).private(3, "t2_drones")
    assert scene.points("score-level-2") == (4, 2, 0, 0)


@clause("BTS-8.2.3")
def test_level_iii_technologies_score_3_each() -> None:
    scene = Scene().technology("G", "t3_armada", by=[0, 1]).technology("H", "t3_quantum", by=[0])
    scene.technology("X", "t4_hq", by=[2]).private(3, "t3_stealth")
    assert scene.points("score-level-3") == (6, 3, 0, 0)


@clause("BTS-8.2.4")
def test_private_technologies_score_2_or_3_by_their_level() -> None:
    scene = Scene().private(0, "t2_lanes").private(0, "t3_armada").private(1, "t2_drones")
    assert scene.points("score-private") == (5, 2, 0, 0)
    assert scene.points("score-level-2") == scene.points("score-level-3") == (0, 0, 0, 0)


@clause("BTS-8.2.4")
def test_every_technology_of_a_level_has_the_points_of_its_level() -> None:
    cards = GAME.content().technologies.values()
    assert all(card.vp == card.level for card in cards if card.level < 4)


@clause("BTS-8.2.5")
def test_level_iiii_technologies_score_what_is_printed() -> None:
    scene = Scene().technology("X", "t4_parallel", by=[0, 1]).technology("Y", "t4_hq", by=[0])
    assert scene.points("score-level-4") == (
        vp("t4_parallel") + vp("t4_hq"),
        vp("t4_parallel"),
        0,
        0,
    )


@clause("BTS-8.2.5")
@pytest.mark.parametrize(("outposts", "more"), [(0, 0), (2, 2), (5, 4)])
def test_interstellar_commonwealth_counts_outposts(outposts: int, more: int) -> None:
    scene = Scene().technology("X", "t4_commonwealth", by=[0])
    for place in ("Y1", "Y2", "Y3", "A1", "A2")[:outposts]:
        scene.outpost(place, 0, "food")
    assert scene.points("score-level-4")[0] == vp("t4_commonwealth") + more


@clause("BTS-8.2.5")
def test_galactic_encyclopedia_counts_level_iii_technologies() -> None:
    scene = Scene().technology("X", "t4_encyclopedia", by=[0]).technology("G", "t3_armada", by=[0])
    scene.private(0, "t3_stealth")
    assert scene.points("score-level-4")[0] == vp("t4_encyclopedia") + 2


@clause("BTS-8.2.5")
@pytest.mark.parametrize(("food", "ore", "more"), [(8, 8, 0), (5, 8, 0), (4, 8, 1), (0, 0, 4)])
def test_giga_corporations_count_discs_off_the_mat_by_fours(food: int, ore: int, more: int) -> None:
    scene = Scene().technology("X", "t4_gigacorps", by=[0])
    scene.faction(0, food_discs=food, ore_discs=ore)
    assert scene.points("score-level-4")[0] == vp("t4_gigacorps") + more


@clause("BTS-8.2.5")
@pytest.mark.parametrize(("count", "more"), [(0, 0), (3, 3), (6, 5)])
def test_galactic_empire_counts_colonies(count: int, more: int) -> None:
    scene = Scene().technology("X", "t4_empire", by=[0])
    for system in ("s_vega", "s_alpha", "s_indi", "s_wise", "s_altair", "s_sirius")[:count]:
        scene.colony(0, system)
    assert scene.points("score-level-4")[0] == vp("t4_empire") + more


@clause("BTS-8.2.6", "BTS-6.2.2")
def test_automation_adds_up_all_that_is_printed_and_1_for_each_level_beyond_7() -> None:
    levels = [Scene().faction(0, automation=[n // 2, n - n // 2, 0]) for n in range(11)]
    points = [scene.points("score-automation")[0] for scene in levels]
    assert points[0] == 0
    gains = [after - before for before, after in pairwise(points)]
    assert gains == [*C.settings.automation, 1, 1, 1]


@clause("BTS-8.2.6")
def test_star_discs_count_as_automation() -> None:
    mixed = Scene().faction(0, automation=[3, 3, 1]).points("score-automation")
    assert mixed == (sum(C.settings.automation), 0, 0, 0)


@clause("BTS-8.2.7")
def test_colonies_score_what_their_cards_say() -> None:
    scene = Scene().colony(0, "s_trappist").colony(0, "s_eridani").colony(1, "s_vega")
    assert scene.points("score-colonies") == (
        vp("s_trappist") + vp("s_eridani"),
        vp("s_vega"),
        0,
        0,
    )


@clause("BTS-8.2.8", "BTS-6.5.6")
def test_outposts_on_systems_and_shipyards_score_1_each() -> None:
    scene = Scene().system("A1", "s_alpha", owner=0, disc="food").outpost("Y1", 0, "food")
    scene.outpost("Y2", 1, "star").system("A2", "s_barnard", owner=1, disc="ore")
    scene.outpost("Y3", 1, "ore")
    assert scene.points("score-outposts") == (2, 3, 0, 0)


@clause("BTS-8.2.8")
def test_discs_on_colonies_are_no_outposts() -> None:
    scene = Scene().colony(0, "s_alpha", "food", "food")
    assert scene.points("score-outposts") == (0, 0, 0, 0)


@clause("BTS-8.2.9")
def test_the_strongest_in_sol_and_in_deep_space_score_1_each() -> None:
    scene = Scene().ships(0, "1@SOL", "1@SOL", "1@SOL").ships(1, "2@SOL", "3@DEEP")
    scene.ships(0, "2@DEEP")
    assert scene.points("score-space") == (1, 1, 0, 0)


@clause("BTS-8.2.9")
def test_both_may_go_to_one_faction() -> None:
    scene = Scene().ships(2, "1@SOL", "1@DEEP")
    assert scene.points("score-space") == (0, 0, 2, 0)


@clause("BTS-8.2.9")
def test_all_who_tie_in_sol_score_in_full() -> None:
    scene = Scene().ships(0, "2@SOL").ships(1, "1@SOL", "1@SOL").ships(2, "1@SOL")
    assert scene.points("score-space") == (1, 1, 0, 0)


@clause("BTS-8.2.9")
def test_nobody_scores_where_no_ships_are() -> None:
    assert Scene().points("score-space") == (0, 0, 0, 0)


@clause("BTS-8.2.9", "BTS-8.2.10")
def test_an_event_changes_the_worth_of_sol() -> None:
    scene = Scene().ships(0, "1@SOL").ships(1, "1@SOL", "1@DEEP").lasting("e3_monument")
    worth = event_vp("e3_monument")
    assert scene.points("score-events") == (worth, worth, 0, 0)
    assert scene.points("score-space") == (0, 1, 0, 0)


@clause("BTS-8.2.10")
def test_the_orbital_census_rewards_the_most_population_on_the_mat() -> None:
    scene = Scene().lasting("e2_census").faction(1, pop=4).faction(3, pop=4)
    worth = event_vp("e2_census")
    assert scene.points("score-events") == (0, worth, 0, worth)


@clause("BTS-8.2.10")
def test_the_galactic_exposition_rewards_the_most_level_ii_technologies() -> None:
    scene = Scene().lasting("e3_exposition").technology("A", "t2_lanes", by=[0, 2])
    scene.technology("B", "t2_plasma", by=[2]).private(2, "t2_drones")
    assert scene.points("score-events") == (0, 0, event_vp("e3_exposition"), 0)


@clause("BTS-8.2.10")
def test_the_museum_scores_the_level_of_the_ship_less_1() -> None:
    scene = Scene().lasting("e3_museum")
    scene.seat(0).museum, scene.seat(1).museum = 4, 1
    assert scene.points("score-events") == (3, 0, 0, 0)


@clause("BTS-8.2.10")
def test_an_event_that_is_not_in_play_scores_nothing() -> None:
    assert Scene().faction(1, pop=4).points("score-events") == (0, 0, 0, 0)


@clause("BTS-8.2.11")
def test_achievements_score_by_their_slots() -> None:
    scene = Scene().achievements("a_empire", "a_transcendence", "a_fleet", "a_polymath")
    scene.claimed("a_empire", 2, 0, 1).claimed("a_polymath", 1, 2)
    empire, polymath = (C.achievements[id].slots for id in ("a_empire", "a_polymath"))
    points = (empire[1], empire[2] + polymath[0], empire[0] + polymath[1], 0)
    assert scene.points("score-achievements") == points


@clause("BTS-8.2.1")
def test_the_sheet_has_eleven_lines_that_add_up() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).colony(0, "s_vega").ships(0, "1@SOL")
    outcome = GAME.outcome(scene.g)
    assert len(outcome.sheet) == 11
    assert outcome.totals == (1 + vp("s_vega") + 1, 0, 0, 0)


# --- the winner ----------------------------------------------------------------------------------


@clause("BTS-8.1")
def test_most_points_win_whatever_the_tie_breaks_say() -> None:
    scene = Scene().colony(2, "s_vega").faction(0, food_discs=0, ore_discs=0, pop=9, ore=9)
    assert winners(scene) == [2]


@clause("BTS-8.1")
@pytest.mark.parametrize("discs", [{"food_discs": 7}, {"ore_discs": 7}])
def test_a_tie_goes_to_the_fewest_discs_on_the_tracks(discs: dict[str, int]) -> None:
    scene = Scene().faction(1, pop=9, ore=9)
    scene.faction(2, food_discs=discs.get("food_discs"), ore_discs=discs.get("ore_discs"))
    assert winners(scene) == [2]


@clause("BTS-8.1")
def test_food_and_ore_discs_are_added_up() -> None:
    scene = Scene().faction(1, food_discs=2, ore_discs=8).faction(2, food_discs=6, ore_discs=3)
    assert winners(scene) == [2]


@clause("BTS-8.1")
def test_then_to_the_most_population() -> None:
    assert winners(Scene().faction(1, ore=9).faction(3, pop=3)) == [3]


@clause("BTS-8.1")
def test_then_to_the_most_ore() -> None:
    assert winners(Scene().faction(0, ore=2).faction(3, ore=1)) == [0]


@clause("BTS-8.1")
def test_if_all_is_equal_the_victory_is_shared() -> None:
    scene = Scene().faction(1, ore=2).faction(2, ore=2)
    assert winners(scene) == [1, 2]
    assert GAME.outcome(scene.g).ranks == (3, 1, 1, 3)

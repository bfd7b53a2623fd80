"""BTS-3.3: claiming achievements, and what each of them counts."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.model import STAR
from orrery.kernel import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

CARDS = ("a_empire", "a_transcendence", "a_industry", "a_postscarcity")
C = GAME.content()
A_SYSTEMS = ("s_barnard", "s_alpha", "s_wolf359", "s_luyten")


def reach(achievement: str) -> int:
    """What has to be reached; balancing may change it."""
    return C.achievements[achievement].reach


def slots(achievement: str) -> tuple[int, ...]:
    return C.achievements[achievement].slots


def industrial(*seats: int, players: int = 4) -> Scene:
    """A table where some factions meet the condition of Industrial Giant."""
    return Scene(players).achievements(*CARDS).industrious(*seats)


def act(scene: Scene) -> Scene:
    """Seat 0's turn up to the achievement phase."""
    return scene.turn(0).play("act grow_ore", "produce ore")


@clause("BTS-3.3.1")
def test_an_achievement_is_claimed_after_production() -> None:
    scene = industrial(0).turn(0).play("act grow_ore")
    assert scene.heard(log.Claimed) == []
    scene.play("produce ore")
    assert scene.state.claims[2] == (0,)


@clause("BTS-3.3.1")
def test_a_second_achievement_waits_for_the_next_turn() -> None:
    scene = act(industrial(0).faction(0, food_discs=0)).play("claim a_industry")
    assert scene.asked() == "finish_turn 0"
    scene.play("end").rest(3).play("act grow_ore", "produce ore")
    assert (scene.state.claims[2], scene.state.claims[3]) == ((0,), (0,))


@clause("BTS-3.3.1")
def test_nothing_is_claimed_in_the_turn_of_another() -> None:
    scene = industrial(1).turn(0).rest()
    assert scene.state.claims == [(), (), (), ()]
    scene.rest()
    assert scene.state.claims[2] == (1,)


@clause("BTS-3.3.2")
def test_a_condition_met_must_be_claimed() -> None:
    scene = act(industrial(0))
    assert scene.heard(log.Claimed) == [log.Claimed(0, "a_industry", slots("a_industry")[0])]


@clause("BTS-3.3.2")
def test_of_several_conditions_the_player_chooses_one() -> None:
    scene = act(industrial(0).faction(0, food_discs=0))
    assert scene.offers() == ["claim a_industry", "claim a_postscarcity"]
    for text in ("pass", "end"):
        with pytest.raises(OrreryError):
            scene.play(text)


@clause("BTS-3.3.2")
def test_a_condition_not_met_is_not_claimed() -> None:
    scene = industrial().faction(0, automation=[reach("a_industry") - 1, 0, 0])
    assert act(scene).asked() == "finish_turn 0"
    assert scene.state.claims == [(), (), (), ()]


@clause("BTS-3.3.2")
def test_why_an_achievement_cannot_be_claimed() -> None:
    scene = act(industrial(0).faction(0, food_discs=0))
    refusal = scene.refusal("achievement:a_empire")
    assert (refusal.why.id, refusal.facts) == ("why-not-reached", {"need": 4, "have": 0})


@clause("BTS-3.3.3")
def test_the_disc_goes_to_the_leftmost_empty_slot_and_later_ones_are_worth_less() -> None:
    scene = industrial(0, 1).turn(0).rest(2)
    assert scene.state.claims[2] == (0, 1)
    assert scene.state.marks[2] == (STAR, STAR)
    assert scene.points("score-achievements") == (*slots("a_industry"), 0, 0)


@clause("BTS-3.3.3")
def test_slots_are_worth_less_from_left_to_right_on_every_card() -> None:
    for card in Scene().g.content.achievements.values():
        assert list(card.slots) == sorted(set(card.slots), reverse=True)


@clause("BTS-3.3.3")
def test_a_full_card_can_no_longer_be_claimed() -> None:
    scene = industrial(0).faction(0, food_discs=0, ore_discs=0).claimed("a_industry", 1, 2)
    scene.achievements("a_industry", "a_postscarcity", "a_empire").claimed("a_industry", 1, 2)
    act(scene.colony(0, "s_vega").colony(0, "s_alpha").colony(0, "s_indi").colony(0, "s_wise"))
    assert scene.offers() == ["claim a_postscarcity", "claim a_empire"]
    assert scene.refusal("achievement:a_industry").why.id == "why-achievement-full"


@clause("BTS-3.3.3")
@pytest.mark.parametrize("players", [2, 3])
def test_a_blocked_slot_counts_as_taken(players: int) -> None:
    scene = act(industrial(0, players=players).claimed("a_industry", 1))
    assert scene.state.claims[2] == (1,)


@clause("BTS-3.3.3")
def test_only_the_a_card_has_a_blocked_slot() -> None:
    scene = Scene(2).achievements(*CARDS).faction(0, food_discs=0).claimed("a_postscarcity", 1)
    assert act(scene).state.claims[3] == (1, 0)


@clause("BTS-3.3.4")
def test_an_achievement_is_claimed_once_only() -> None:
    scene = act(industrial().faction(0, automation=[8, 4, 0]).claimed("a_industry", 0))
    assert scene.state.claims[2] == (0,)


@clause("BTS-3.3.5")
def test_a_claim_is_kept_when_the_condition_is_lost() -> None:
    scene = act(Scene().achievements("a_fleet").ships(0, *["1@SOL"] * reach("a_fleet")))
    assert scene.state.claims == [(0,)]
    scene.seat(0).ships = [0] * len(scene.seat(0).ships)
    scene.play("end").rest(3).rest()
    assert scene.state.claims == [(0,)]
    assert scene.points("score-achievements") == (slots("a_fleet")[0], 0, 0, 0)


@clause("BTS-3.3.6", "BTS-4.7")
def test_star_discs_never_run_out() -> None:
    scene = industrial().faction(0, automation=[0, 0, 30])
    scene.colony(0, "s_vega", "star", "star").colony(0, "s_alpha", "star", "star")
    assert act(scene).state.marks[2] == (STAR,)


# --- what each achievement counts ----------------------------------------------------------------


def colonies(scene: Scene, *systems: str) -> Scene:
    for system in systems:
        scene.colony(0, system)
    return scene


def claims(scene: Scene, achievement: str) -> bool:
    """Whether seat 0 claims this achievement now."""
    return bool(act(scene.achievements(achievement)).state.claims[0])


@clause("BTS-3.3.2")
def test_empire_counts_four_colonized_systems() -> None:
    assert claims(colonies(Scene(), *A_SYSTEMS), "a_empire")
    assert not claims(colonies(Scene(), *A_SYSTEMS[:3]), "a_empire")


@clause("BTS-3.3.2")
def test_transcendence_asks_for_a_level_iiii_technology() -> None:
    assert claims(Scene().technology("X", "t4_parallel", by=[0]), "a_transcendence")
    assert not claims(Scene().technology("X", "t4_parallel", by=[1]), "a_transcendence")


@clause("BTS-3.3.2")
def test_pioneers_count_outposts() -> None:
    places = ("Y1", "Y2", "Y3", "A1", "A2")[: reach("a_pioneer")]
    scene = Scene()
    for place in places[1:]:
        scene.outpost(place, 0, "food")
    assert not claims(scene, "a_pioneer")
    assert claims(scene.outpost(places[0], 0, "food"), "a_pioneer")


@clause("BTS-3.3.2")
def test_scholars_count_technologies_private_ones_included() -> None:
    scene = Scene()
    cards = [card for card in C.technologies if card != "t2_lanes"][: reach("a_scholars") - 1]
    for slot, card in zip(C.tree.ids, cards, strict=False):
        scene.technology(slot, card, by=[0])
    assert not claims(scene, "a_scholars")
    assert claims(scene.private(0, "t2_lanes"), "a_scholars")


@clause("BTS-3.3.2")
def test_grand_fleet_counts_the_strength_of_all_ships_on_the_map() -> None:
    scene = Scene().ships(0, *["2@DEEP"], *["1@Y1"] * (reach("a_fleet") - 3))
    scene.outpost("Y1", 0, "food").seat(0).museum = 4
    assert not claims(scene, "a_fleet")
    assert claims(scene.ships(0, "1@A2"), "a_fleet")


@clause("BTS-3.3.2", "BTS-9.10")
def test_specialization_counts_printed_symbols_of_the_same_kind() -> None:
    food = [s.id for s in C.systems.values() if "food" in s.specs][: reach("a_specialization") - 2]
    scene = colonies(Scene(), *food).colony(0, "s_wolf359", "food", "food")
    scene.outpost("Y1", 0, "food")
    assert not claims(scene, "a_specialization")
    assert claims(scene.outpost("Y3", 0, "ore"), "a_specialization")


@clause("BTS-3.3.2")
def test_polymaths_need_every_type_at_level_ii_or_higher() -> None:
    scene = Scene().technology("A", "t2_cloning", by=[0]).technology("B", "t2_plasma", by=[0])
    scene.technology("I1", "t1_terraforming", by=[0])
    assert not claims(scene, "a_polymath")
    assert claims(scene.technology("C", "t2_lanes", by=[0]), "a_polymath")


@clause("BTS-3.3.2")
def test_post_scarcity_asks_for_an_empty_production_track() -> None:
    assert claims(Scene().faction(0, ore_discs=0), "a_postscarcity")
    assert not claims(Scene().faction(0, ore_discs=1, food_discs=1), "a_postscarcity")


@clause("BTS-3.3.2")
def test_far_reach_counts_colonized_b_systems() -> None:
    far = ["s_vega", "s_altair"][: reach("a_farreach")]
    assert claims(colonies(Scene(), *far), "a_farreach")
    assert not claims(colonies(Scene(), *far[1:], "s_alpha", "s_indi"), "a_farreach")

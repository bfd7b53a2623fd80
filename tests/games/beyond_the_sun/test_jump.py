"""BTS-6.5: jumping, and who controls what."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from orrery.kernel.errors import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

NOBODY = -1

# --- movement ------------------------------------------------------------------------------------


@clause("BTS-6.5.1")
def test_a_point_moves_one_ship_along_one_line() -> None:
    scene = Scene().ships(0, "1@SOL").perform(0, "jump 1")
    assert scene.offers() == ["pass", "jump 1 SOL A1", "jump 1 SOL A2"]
    assert scene.refusal("place:Y3").why.id == "why-not-adjacent"


@clause("BTS-6.5.1")
def test_points_are_shared_among_ships_freely() -> None:
    scene = Scene().ships(0, "1@SOL", "2@DEEP").perform(0, "jump 3")
    scene.play("jump 1 SOL A2", "jump 2 DEEP B1", "jump 1 A2 Y2")
    assert scene.at("Y2", 0) == [1]
    assert scene.at("B1", 0) == [2]
    assert scene.asked() == "choose_action 1"


@clause("BTS-6.5.1")
def test_unused_points_are_lost() -> None:
    scene = Scene().ships(0, "1@SOL").perform(0, "jump 4").play("jump 1 SOL A1", "pass")
    assert scene.asked() == "choose_action 1"


@clause("BTS-6.5.1")
def test_another_factions_ship_cannot_be_moved() -> None:
    scene = Scene().ships(0, "1@SOL").ships(1, "2@SOL").perform(0, "jump 1")
    with pytest.raises(OrreryError):
        scene.play("jump 2 SOL A1")


@clause("BTS-6.5.1", "BTS-6.5.2")
def test_nothing_is_checked_in_mid_movement() -> None:
    scene = Scene().system("A1", "s_sirius").ships(0, "1@SOL").perform(0, "jump 2")
    scene.play("jump 1 SOL A1")
    assert scene.owner("A1") == NOBODY
    scene.play("jump 1 A1 Y3", "outpost ore")
    assert scene.owner("A1") == NOBODY
    assert scene.owner("Y3") == 0
    assert scene.seat(0).ore == 0


# --- the control check ---------------------------------------------------------------------------


CHECKS = {
    "no ships, nobody: nobody": (NOBODY, [], NOBODY),
    "no ships: the controller stays": (1, [], 1),
    "nobody, one fleet alone: it seizes": (NOBODY, [(2, 1)], 2),
    "nobody, one fleet strongest: it seizes": (NOBODY, [(0, 2), (2, 3)], 2),
    "nobody, a tie: nobody": (NOBODY, [(0, 3), (2, 3)], NOBODY),
    "nobody, a tie above a third: nobody": (NOBODY, [(0, 3), (1, 1), (2, 3)], NOBODY),
    "a stronger rival seizes": (1, [(1, 2), (0, 3)], 0),
    "the strongest of two stronger rivals seizes": (1, [(1, 1), (0, 2), (2, 3)], 2),
    "two strongest rivals tie: nobody": (1, [(1, 1), (0, 2), (2, 2)], NOBODY),
    "a tie with the controller: it stays": (1, [(1, 3), (0, 3)], 1),
    "a tie of all with the controller: it stays": (1, [(0, 2), (1, 2), (2, 2), (3, 2)], 1),
    "the controller strongest: it stays": (1, [(1, 4), (0, 3), (2, 3)], 1),
    "the controller left, one rival there: it seizes": (1, [(3, 1)], 3),
    "the controller left, rivals tie: nobody": (1, [(2, 1), (3, 1)], NOBODY),
}


@clause("BTS-6.5.2")
@pytest.mark.parametrize(("owner", "fleets", "after"), CHECKS.values(), ids=CHECKS)
def test_control_of_a_system(owner: int, fleets: list[tuple[int, int]], after: int) -> None:
    scene = Scene().system("A1", "s_alpha", owner=None if owner == NOBODY else owner)
    for seat, level in fleets:
        scene.ships(seat, f"{level}@A1")
    assert scene.check().owner("A1") == after


@clause("BTS-6.5.2")
def test_strength_is_the_sum_of_the_levels_of_ships() -> None:
    scene = Scene().system("A1", "s_alpha", owner=1).ships(1, "3@A1")
    scene.ships(0, "1@A1", "1@A1", "2@A1")
    assert scene.check().owner("A1") == 0


@clause("BTS-6.5.2")
def test_an_outpost_adds_no_strength() -> None:
    scene = Scene().system("A1", "s_alpha", owner=1).ships(0, "1@A1")
    assert scene.check().owner("A1") == 0


@clause("BTS-6.5.2")
def test_shipyards_are_controlled_but_sol_and_deep_space_are_not() -> None:
    scene = Scene().ships(0, "1@Y1", "1@SOL", "1@DEEP").check()
    assert [scene.owner(place) for place in ("Y1", "SOL", "DEEP")] == [0, NOBODY, NOBODY]


@clause("BTS-6.5.2")
def test_control_changes_in_another_factions_turn() -> None:
    scene = Scene().system("A1", "s_alpha", owner=0).ships(0, "2@A1").ships(1, "1@A1")
    scene.perform(0, "jump 1").play("jump 2 A1 SOL")
    assert scene.owner("A1") == 1


# --- outposts ------------------------------------------------------------------------------------


@clause("BTS-6.5.3")
def test_seizing_places_the_disc_of_the_specialization() -> None:
    scene = Scene().ships(0, "1@Y2").check()
    assert scene.seat(0).tracks == [8, 7]


@clause("BTS-6.5.3")
def test_with_two_specializations_one_chooses_the_disc() -> None:
    scene = Scene().ships(0, "1@Y3").check()
    assert scene.offers() == ["outpost food", "outpost ore"]
    assert scene.play("outpost food").seat(0).tracks == [7, 8]


@clause("BTS-6.5.3")
def test_the_faction_that_seizes_chooses_its_disc_even_in_another_turn() -> None:
    scene = Scene().outpost("Y3", 0, "food").ships(0, "2@Y3").ships(1, "1@Y3")
    scene.perform(0, "jump 1").play("jump 2 Y3 A1")
    assert scene.asked() == "place_outpost 1"
    scene.play("outpost ore")
    assert scene.seat(1).tracks == [8, 7]
    assert scene.asked() == "choose_action 1"


@clause("BTS-6.5.3")
def test_the_disc_of_a_lost_system_returns_to_its_track() -> None:
    scene = Scene().system("A1", "s_tauceti", owner=0, disc="ore").ships(1, "1@A1")
    assert scene.seat(0).tracks == [8, 7]
    scene.check().play("outpost food")
    assert scene.seat(0).tracks == [8, 8]


@clause("BTS-6.5.3")
def test_without_a_disc_a_star_marks_the_outpost() -> None:
    scene = Scene().faction(0, ore_discs=0).ships(0, "1@Y2").check()
    assert scene.heard(log.Seized) == [log.Seized(0, "Y2", "star")]


# --- the order -----------------------------------------------------------------------------------


@clause("BTS-6.5.4")
def test_losses_come_before_gains_so_that_a_returning_disc_is_placed_again() -> None:
    scene = Scene().faction(0, ore_discs=1).outpost("Y2", 0, "ore").ships(1, "1@Y2")
    scene.system("B2", "s_altair").ships(0, "1@B2")
    scene.check(active=0)
    assert log.Seized(0, "B2", "ore") in scene.heard(log.Seized)
    assert scene.seat(0).tracks[1] == 0


@clause("BTS-6.5.4")
def test_the_active_player_gains_first_then_clockwise() -> None:
    scene = Scene().ships(0, "1@Y1").ships(1, "1@Y2").ships(3, "1@Y3").check(active=3)
    assert scene.asked() == "place_outpost 3"
    scene.play("outpost food")
    assert [e.seat for e in scene.heard(log.Seized)] == [3, 0, 1]  # type: ignore[attr-defined]


@clause("BTS-6.5.4")
def test_bonuses_come_after_all_gains() -> None:
    scene = Scene().system("A1", "s_tauceti").ships(0, "1@A1").ships(1, "1@Y3").check()
    scene.play("outpost food")
    assert scene.asked() == "place_outpost 1"
    scene.play("outpost food")
    assert scene.asked() == "shift_supply 0"


@clause("BTS-6.5.4")
def test_bonuses_of_one_faction_come_in_the_order_it_chooses() -> None:
    scene = Scene().system("A1", "s_sirius").system("A2", "s_eridani").ships(0, "1@A1", "1@A2")
    scene.check()
    assert scene.offers() == ["first A1", "first A2"]
    scene.play("first A2")
    assert scene.heard(log.Grew) == [log.Grew(0, 1)]
    assert scene.seat(0).ore == 1  # the other follows by itself


@clause("BTS-6.5.4")
def test_the_bonuses_of_the_active_player_come_first() -> None:
    scene = Scene().system("A1", "s_tauceti").system("B1", "s_vega").ships(1, "1@A1")
    scene.ships(2, "1@B1").check(active=2)
    assert scene.heard(log.Grew) == []
    scene.play("outpost food")  # seat 1 at Tau Ceti, still among the gains
    assert scene.heard(log.Grew) == [log.Grew(2, 1)]
    assert scene.asked() == "shift_supply 1"


# --- bonuses and points --------------------------------------------------------------------------


@clause("BTS-6.5.5")
@pytest.mark.parametrize("before", [None, 1])
def test_the_bonus_is_paid_whoever_held_the_system_before(before: int | None) -> None:
    scene = Scene().system("A1", "s_sirius", owner=before, disc="ore").ships(0, "1@A1").check()
    assert scene.seat(0).ore == 1


@clause("BTS-6.5.5")
def test_the_bonus_is_paid_in_another_factions_turn() -> None:
    scene = Scene().system("A1", "s_sirius", owner=0, disc="ore").ships(0, "2@A1")
    scene.ships(1, "1@A1").perform(0, "jump 1").play("jump 2 A1 SOL")
    assert scene.seat(1).ore == 1


@clause("BTS-6.5.5")
def test_keeping_control_pays_nothing() -> None:
    scene = Scene().system("A1", "s_sirius", owner=0, disc="ore").ships(0, "2@A1").check()
    assert scene.seat(0).ore == 0


@clause("BTS-6.5.5")
def test_the_bonus_is_not_paid_again_on_colonizing() -> None:
    scene = Scene().system("A1", "s_vega", owner=0).ships(0, "4@A1", "1@A1")
    scene.faction(0, supply=[3, 3, 3, 4, 1]).perform(0, "colonize")
    assert scene.heard(log.Grew) == [log.Grew(0, 2)]  # the colonization bonus alone


@clause("BTS-6.5.6")
def test_each_outpost_on_the_board_is_worth_one_point() -> None:
    scene = (
        Scene().system("A1", "s_alpha", owner=0).outpost("Y1", 0, "food").outpost("Y2", 1, "ore")
    )
    assert scene.points("score-outposts") == (2, 1, 0, 0)

"""XIA-13: missions; what is hidden of them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.xia.missions import limit
from orrery.kernel import FastChance, Zone
from tests.clauses import clause
from tests.games.xia.scene import Scene

LAY = "nyr:0:0:0 silent_reach:1:0:0 long_quiet:0:1:0"


def around(*sectors: str) -> str:
    places = ("1:0", "0:1", "-1:1", "-1:0")
    return " ".join(["nyr:0:0:0", *(f"{s}:{at}:0" for s, at in zip(sectors, places, strict=False))])


def holder(face: str, space: str, *sectors: str, target: int = 1, **options: Any) -> Scene:
    """Seat 0 with a mission on a space; seat 1 on Nyr's ring."""
    scene = Scene(layout=around(*sectors), **options).at(0, space).at(1, "nyr.b6")
    return scene.mission(0, face, target)


# --- drawing and choosing ------------------------------------------------------------------------


@clause("XIA-13.1", "XIA-13.4")
def test_three_cards_are_drawn_unseen_once_at_each_point() -> None:
    scene = Scene().at(0, "silent_reach.c").turn().play("draw")
    c = scene.captain()
    assert c.drawn.faces(0) == c.drawn.faces(1) == (None,) * 3
    assert not scene.can("draw")
    assert "why-drawn-here" in scene.why()


@clause("XIA-13.4", "XIA-5.2", "XIA-13.6")
def test_drawn_missions_are_chosen_during_the_others_turns() -> None:
    scene = Scene().at(0, "silent_reach.c").turn().play("draw", "done", "end")
    assert scene.state.active == 1
    faces = scene.captain().drawn.faces(0)
    assert None not in faces
    assert scene.captain().drawn.faces(1) == (None,) * 3
    assert [str(m) for m in scene.g.offers_aside(0)][1:] == [
        f"keep {f}" for f in sorted(map(str, faces))
    ]
    scene.play(f"keep {faces[0]}")
    assert scene.captain().missions.faces(0) == (faces[0],)
    assert scene.captain().missions.faces(1) == (None,)


@clause("XIA-13.4", "XIA-5.2")
def test_an_open_choice_is_asked_before_the_own_next_turn() -> None:
    scene = Scene().at(0, "silent_reach.c").turn().play("draw", "done", "end")
    scene.play("done", "end")
    assert (scene.asked(), scene.g.seat) == ("choose_missions", 0)
    scene.play("done")
    assert scene.asked() == "act"
    assert len(scene.state.mission_discard) == 3


@clause("XIA-13.1", "XIA-13.2", "XIA-13.4")
def test_two_points_give_six_cards_of_which_one_is_kept() -> None:
    # TV-10
    layout = around("silent_reach", "sleepers_mist")
    scene = Scene(layout=layout).at(1, "nyr.b6").at(0, "silent_reach.c").turn().play("draw")
    scene.at(0, "sleepers_mist.b11").again().play("draw")
    assert len(scene.captain().drawn) == 6
    scene.play("done", "end")
    first = next(str(m) for m in scene.g.offers_aside(0) if str(m).startswith("keep"))
    scene.play(first)
    assert not any(str(m).startswith("keep") for m in scene.g.offers_aside(0))


@clause("XIA-13.2")
def test_a_working_mct_is_worth_two_missions_and_a_damaged_one_costs_them() -> None:
    # TV-9
    from orrery.games.xia.damage import Receive

    scene = Scene().outfit(0, "mct", "5")
    assert limit(scene.g, scene.captain()) == 3
    for face in ("shuttle_01", "shuttle_02", "shuttle_03"):
        scene.mission(0, face)
    scene.run(Receive(0, "damage", 1)).play("damage 5")
    assert scene.asked() == "discard_excess"
    scene.play("discard shuttle_01", "discard shuttle_02")
    assert len(scene.captain().missions) == 1
    assert scene.asked() == ""


@clause("XIA-13.3", "XIA-13.1")
def test_at_the_limit_a_mission_is_discarded_before_others_are_drawn() -> None:
    scene = Scene().at(0, "silent_reach.c").mission(0, "shuttle_01").turn()
    assert not scene.can("draw")
    assert "why-mission-limit" in scene.why()
    scene.play("discard shuttle_01")
    assert scene.can("draw")
    assert scene.state.mission_discard.faces(None) == ("shuttle_01",)


@clause("XIA-13.10")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    scene = Scene().at(0, "silent_reach.c")
    scene.state.mission_discard = scene.state.missions
    scene.state.missions = Zone()
    scene.turn().play("draw")
    assert len(scene.captain().drawn) == 3
    assert scene.state.mission_discard.faces(None) == ()


@clause("XIA-3.2")
def test_by_the_old_rules_missions_are_chosen_when_drawn() -> None:
    scene = Scene(revised=False).at(0, "silent_reach.c").turn().play("draw")
    assert (scene.asked(), scene.g.seat) == ("choose_missions", 0)


@clause("XIA-13.6", "XIA-13.13")
def test_a_hidden_mission_tells_nothing_of_itself() -> None:
    scene = Scene(players=3).mission(0, "thug_01").turn(1)
    twin = scene.g.resample(1, FastChance(3))
    from orrery.games.xia.view import view

    assert view(scene.g, 1).captains[0].missions == view(twin, 1).captains[0].missions
    shown = view(scene.g, 0).captains[0].missions[0]
    assert (shown.card, shown.target) == ("thug_01", 1)


# --- kinds ---------------------------------------------------------------------------------------


@clause("XIA-13.12.1", "XIA-13.9", "XIA-13.8")
def test_a_shuttle() -> None:
    scene = holder("shuttle_10", "azure.c", "azure", "silent_reach").turn().dice(d6=[6])
    scene.play("perform shuttle_10")
    assert scene.captain().errands[0].pay == 3000
    assert scene.captain().missions.faces(1) == ("shuttle_10",)
    assert not scene.can("deliver shuttle_10")
    scene.at(0, "silent_reach.c").again().play("deliver shuttle_10")
    assert scene.captain().credits == 7000
    assert scene.earned(0, "missions") == 1
    assert scene.state.mission_discard.faces(None) == ("shuttle_10",)


@clause("XIA-13.12.2")
@pytest.mark.parametrize(("space", "can"), [("hammerfall.a5", True), ("hammerfall.b6", False)])
def test_research_beside_the_region(space: str, can: bool) -> None:
    scene = holder("research_01", space, "hammerfall", "kemplar2").turn()
    assert scene.can("perform research_01") is can


@clause("XIA-13.12.3")
def test_a_benefactor_gives_cubes_to_a_target_with_room() -> None:
    scene = holder("benefactor_06", "nyr.b5", "kemplar2", "azure")
    scene.cargo(0, "spice").cargo(0, "holo").turn().play("perform benefactor_06")
    scene.play("give spice")
    assert sorted(scene.captain(1).cargo.values()) == ["holo", "spice"]
    assert scene.captain().errands[0].pay == 3000
    full = holder("benefactor_06", "nyr.b5", "kemplar2", "azure")
    full.cargo(0, "spice", 2).cargo(1, "terra", 11).turn()
    assert not full.can("perform benefactor_06")


@clause("XIA-13.12.4")
@pytest.mark.parametrize(("die", "bounty"), [(10, 1000), (11, 0)])
def test_a_smuggler_risks_a_bounty_on_a_lawful_planet(die: int, bounty: int) -> None:
    scene = holder("smuggler_01", "loath.c", "loath", "kemplar2").turn().play("perform smuggler_01")
    scene.at(0, "kemplar2.c").again().dice(d20=[die]).play("deliver smuggler_01")
    assert (scene.captain().credits, scene.captain().bounty) == (8000, bounty)


@clause("XIA-13.12.5")
def test_a_thief_tries_once_a_turn() -> None:
    scene = holder("thief_01", "nyr.b5", "loath", "kemplar2").turn().dice(d20=[10])
    scene.play("perform thief_01")
    assert scene.captain().bounty == 1000
    assert not scene.can("perform thief_01")
    scene.turn().dice(d20=[11]).play("perform thief_01")
    assert scene.captain().errands[0].pay == 3000


@clause("XIA-13.12.6")
def test_an_assassin_needs_the_target_destroyed_by_whatever_cause() -> None:
    from orrery.games.xia.damage import destroy

    scene = holder("assassin_01", "nyr.b5", "loath", "kemplar2").turn()
    assert not scene.can("perform assassin_01")
    destroy(scene.g, 1, -1, "star")
    scene.again()
    assert scene.can("perform assassin_01")
    old = holder("assassin_01", "nyr.b5", "loath", "kemplar2", revised=False).turn()
    destroy(old.g, 1, -1, "star")
    old.again()
    assert not old.can("perform assassin_01")


@clause("XIA-13.12.7")
def test_a_supplier_delivers_in_one_action() -> None:
    scene = holder("supplier_01", "kei.c", "kei", "long_quiet").cargo(0, "spice", 2).turn()
    scene.play("deliver supplier_01")
    assert scene.captain().cargo == {}
    assert scene.captain().credits == 7000
    assert scene.state.cubes["spice"] == 15


@clause("XIA-13.12.8")
def test_a_private_eye_counts_illegal_missions() -> None:
    scene = holder("private_eye_05", "lunari.c", "lunari", "neo_vostok").turn()
    scene.deck("thief_01", "shuttle_01", "thug_01").play("perform private_eye_05")
    assert scene.captain().errands[0].pay == 3000
    assert set(scene.state.mission_discard.faces(None)) == {"thief_01", "shuttle_01", "thug_01"}


@clause("XIA-13.12.9", "XIA-13.14")
@pytest.mark.parametrize(("die", "pay"), [(1, 1000), (4, 2000), (6, 3000)])
def test_a_thug_is_paid_by_the_damage(die: int, pay: int) -> None:
    scene = holder("thug_01", "nyr.b5", "tig", "long_quiet").outfit(0, "blaster_small").turn()
    scene.dice(d6=[die]).play("perform thug_01", "done")
    assert scene.captain().errands[0].pay == pay
    assert scene.captain().missions.faces(1) == ("thug_01",)


@clause("XIA-13.14")
def test_damage_beyond_destruction_counts_for_a_thug() -> None:
    scene = holder("thug_01", "nyr.b5", "tig", "long_quiet").outfit(0, "blaster_small")
    scene.harm(1, *range(10)).turn().dice(d6=[6]).play("perform thug_01", "done")
    assert scene.where(1) == ""
    assert scene.captain().errands[0].pay == 3000


@clause("XIA-13.12.10")
def test_an_arms_dealer_hands_an_undamaged_outfit_over() -> None:
    # TV-30
    from orrery.games.xia.hold import disarmed, load_spot

    scene = holder("arms_dealer_01", "tig.c", "tig", "long_quiet").outfit(0, "blaster_small")
    load_spot(scene.captain(), 0, 0)
    scene.turn().play("deliver arms_dealer_01")
    assert scene.captain().outfits == ()
    assert scene.state.shop["blaster_small"] == 7
    assert disarmed(scene.g, scene.captain()) == 1
    assert scene.captain().credits == 7000
    broken = holder("arms_dealer_01", "tig.c", "tig", "long_quiet").outfit(
        0, "blaster_small", "0+4+5"
    )
    assert not broken.harm(0, 5).turn().can("deliver arms_dealer_01")


# --- targets -------------------------------------------------------------------------------------


@clause("XIA-13.13")
def test_targets_by_seat_fame_and_distance() -> None:
    from orrery.games.xia.missions import targets_of

    scene = Scene(players=4).at(0, "nyr.b0").at(1, "nyr.b6").at(2, "nyr.b1").at(3, "nyr.b5")
    scene.captain(3).fame[0] = 4
    assert targets_of(scene.g, 0) == (1, 3, 3, 2)


@clause("XIA-18.1", "XIA-3.2")
def test_with_two_players_npcs_on_the_map_are_targets_too() -> None:
    from orrery.games.xia.missions import targets_of

    scene = Scene().npc("merchant", "nyr.b6").chance(targets=[1])
    assert targets_of(scene.g, 0) == (2, 2, 2, 2)
    off = Scene(two_player=False).npc("merchant", "nyr.b6")
    assert targets_of(off.g, 0) == (1, 1, 1, 1)
    alone = Scene().chance(targets=[0])
    assert targets_of(alone.g, 0) == (1, 1, 1, 1)

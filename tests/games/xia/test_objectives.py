"""XIA-13.12: what the kinds of missions ask for and bring."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import holder


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
    from orrery.games.xia.destruction import destroy

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

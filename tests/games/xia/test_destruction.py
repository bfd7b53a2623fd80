"""XIA-16, 10.8, 10.10: ships are destroyed and come back."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene, duel, fire


def kill(scene: Scene) -> Scene:
    """Seat 1 has one whole space left; seat 0 shoots."""
    scene.outfit(0, "blaster_small").harm(1, *range(1, 12)).turn().dice(d6=[6])
    return fire(scene.play("attack blaster p1"))


@clause("XIA-10.10", "XIA-2.7", "XIA-9.10", "XIA-16.2", "XIA-16.3")
def test_destroying_a_ship_brings_fame_its_bounty_and_for_an_innocent_a_bounty() -> None:
    scene = kill(duel().cargo(1, "spice"))
    assert scene.where(1) == ""
    assert scene.earned(0, "combat") == 1
    assert scene.captain(0).bounty == 1000
    outlaw = kill(duel().put(1, bounty=3000))
    assert outlaw.captain(0).credits == 7000
    assert outlaw.captain(0).bounty == 0
    assert outlaw.captain(1).bounty == 0


@clause("XIA-16.3", "XIA-13.11", "XIA-13.5")
def test_a_destroyed_ship_leaves_its_cubes_and_loses_relics_and_missions() -> None:
    # TV-29
    scene = duel().outfit(0, "blaster_small").mission(1, "shuttle_01").turn()
    captain = scene.captain(1)
    top, scene.state.missions = scene.state.missions.split(3)
    captain.drawn = captain.drawn.under(*top)
    scene.relic(1, "relic_gts", (1, 2)).cargo(1, "spice").harm(1, *range(3, 12)).dice(d6=[6])
    fire(scene.play("attack blaster p1"))
    assert len(scene.state.relics_lost) == 1
    assert scene.where(1) == ""
    assert scene.state.adrift == {scene.place("long_quiet.a1"): ("spice",)}
    assert (len(captain.missions), len(captain.drawn)) == (0, 0)
    assert len(scene.state.mission_discard) == 4


@clause("XIA-16.4", "XIA-9.13", "XIA-5.2")
@pytest.mark.parametrize(("ship", "n"), [("swamp_rat", 1), ("carriak", 2), ("basilica", 3)])
def test_a_ship_comes_back_in_its_next_turn_damaged_by_its_tier(ship: str, n: int) -> None:
    # TV-16
    scene = (
        duel().ship(1, ship).outfit(1, "shield_small").put(1, place=-1, armed=0, energy=0, damage=7)
    )
    scene.turn(1)
    assert scene.asked() == "choose_spawn"
    scene.play("berth silent_reach.b7")
    scene.play(*(f"damage {k}" for k in range(n)))
    assert scene.asked() == "act"
    assert scene.hurt(1) == n
    assert scene.captain(1).armed == 4
    assert scene.captain(1).energy == scene.g.content.ships[ship].energy


@clause("XIA-16.7", "XIA-3.2")
def test_by_the_old_rules_a_turn_is_lost_and_the_ship_is_whole() -> None:
    scene = duel(revised=False).put(1, place=-1, sits_out=True)
    scene.turn(1)
    assert scene.asked() == "end_of_turn"
    scene.play("end")
    scene.turn(1).play("berth silent_reach.b7")
    assert scene.asked() == "act"
    assert scene.hurt(1) == 0


@clause("XIA-10.8")
def test_the_kiln_is_no_target_and_dies_with_all_inside() -> None:
    from orrery.games.xia.destruction import destroy_kiln

    scene = duel().outfit(0, "missile_small").at(1, "K1").turn()
    assert not any("attack" in text for text in scene.texts())
    destroy_kiln(scene.g)
    assert scene.where(1) == ""
    assert scene.state.kiln == -1

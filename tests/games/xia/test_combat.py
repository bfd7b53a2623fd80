"""XIA-9, 10, 14, 16: damage, combat, destruction, rescue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene


def duel(**options: Any) -> Scene:
    """Two Swamp Rats side by side in open space."""
    scene = Scene(**options).ship(0, "swamp_rat").ship(1, "swamp_rat")
    return scene.at(0, "long_quiet.a0").at(1, "long_quiet.a1")


def fire(scene: Scene, markers: int = 1) -> Scene:
    """Markers onto the weapon: a first spot that is the only one takes its marker by itself."""
    while scene.asked() == "open_fire" and len(scene.g.question.spots) < markers:  # type: ignore[union-attr]
        scene.play(next(text for text in scene.texts() if text.startswith("arm")))
    return scene.play("done") if scene.asked() == "open_fire" else scene


def defend(scene: Scene, markers: int) -> Scene:
    for _ in range(markers):
        scene.play(next(text for text in scene.texts() if text.startswith("arm")))
    return scene.play("done") if scene.asked() == "defend" else scene


# --- the six steps -------------------------------------------------------------------------------


@clause("XIA-10.2", "XIA-10.3", "XIA-10.4", "XIA-10.5", "XIA-9.7", "XIA-9.3")
def test_an_attack_from_declaration_to_damage() -> None:
    scene = duel().outfit(0, "blaster_small").outfit(1, "shield_small").turn()
    scene.dice(d6=[5, 2]).play("attack blaster p1")
    fire(scene)
    assert (scene.asked(), scene.g.seat) == ("defend", 1)
    defend(scene, 1)
    assert (scene.asked(), scene.g.seat) == ("place_damage", 1)
    scene.play("damage 11", "damage 3", "damage 4")
    assert scene.captain(1).damage == 1 << 11 | 1 << 3 | 1 << 4
    assert scene.captain(0).bounty == 0


@clause("XIA-14.7", "XIA-10.4")
@pytest.mark.parametrize(
    ("suppressors", "dice", "shields", "left"), [(1, [1, 3], [3], 4), (2, [1, 4], [7, 4], 2)]
)
def test_the_examples_of_the_suppressor(
    suppressors: int, dice: list[int], shields: list[int], left: int
) -> None:
    # TV-12: one suppressor; TV-13: two.
    scene = duel().outfit(0, "blaster_small", "0+1+4")
    for spot in range(suppressors):
        scene.outfit(0, "suppressor", str(spot))
    scene.outfit(1, "shield_medium").turn().dice(d6=dice, d8=shields).play("attack blaster p1")
    defend(fire(scene, 2), len(shields))
    assert scene.asked() == "place_damage"
    assert f"n={left}" in repr(scene.g.question)


@clause("XIA-10.1")
def test_blasters_reach_neighbours_and_missiles_six_spaces() -> None:
    scene = (
        duel().outfit(0, "blaster_small").outfit(0, "missile_small").at(1, "long_quiet.b2").turn()
    )
    assert scene.can("attack missile p1")
    assert not scene.can("attack blaster p1")
    far = duel().outfit(0, "missile_small").at(0, "long_quiet.b4").at(1, "silent_reach.b10").turn()
    assert not far.can("attack missile p1")
    assert "why-out-of-range" in far.why()


@clause("XIA-10.6")
def test_fields_hide_ships_at_their_border_and_debris_does_not() -> None:
    layout = "nyr:0:0:0 hammerfall:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=layout).outfit(0, "missile_small")
    scene.at(0, "hammerfall.a5").at(1, "hammerfall.c").turn()
    assert not scene.can("attack missile p1")
    assert "why-not-seen" in scene.why()
    scene.at(0, "hammerfall.a0").again()
    assert scene.can("attack missile p1")
    wreck = Scene(layout=layout.replace("hammerfall", "graveyard_of_orsk")).outfit(
        0, "missile_small"
    )
    wreck.at(0, "graveyard_of_orsk.a5").at(1, "graveyard_of_orsk.c").turn()
    assert wreck.can("attack missile p1")


@clause("XIA-10.1", "XIA-11.4.2")
def test_ships_on_a_planet_and_outside_cannot_interact() -> None:
    layout = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    scene = (
        Scene(layout=layout).outfit(0, "blaster_small").at(0, "azure.b2").at(1, "azure.a1").turn()
    )
    assert not scene.can("attack blaster p1")
    assert "why-apart" in scene.why()
    scene.at(0, "azure.a0").again()
    assert scene.can("attack blaster p1")
    kiln = Scene().outfit(0, "blaster_small").at(0, "K1").at(1, "K3").turn()
    assert kiln.can("attack blaster p1")


@clause("XIA-10.7")
def test_only_the_defender_arms_again_taking_markers_off_the_shields() -> None:
    scene = duel().outfit(0, "blaster_small").outfit(1, "shield_small").turn().dice(d6=[2, 6])
    defend(fire(scene.play("attack blaster p1")), 1)
    assert (scene.asked(), scene.g.seat) == ("rearm", 1)
    assert scene.captain(1).outfits[0].used == 0
    energy = scene.captain(1).energy
    scene.play("charge 1")
    assert (scene.captain(1).armed, scene.captain(1).energy) == (4, energy - 1)
    assert scene.captain(0).armed == 3


@clause("XIA-10.9")
def test_a_ram_hurts_the_rammer_half_as_much() -> None:
    scene = duel().outfit(0, "engine_small").turn().dice(d6=[5])
    fire(scene.play("attack ram p1"))
    assert "n=5" in repr(scene.g.question)
    scene.play(*(f"damage {n}" for n in range(5)))
    assert (scene.asked(), scene.g.seat) == ("place_damage", 0)
    scene.play("damage 9", "damage 10")
    assert scene.hurt(0) == 2


# --- destruction ---------------------------------------------------------------------------------


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


# --- the hold under fire -------------------------------------------------------------------------


@clause("XIA-9.8", "XIA-9.4")
def test_damage_throws_cubes_out_and_destroys_relics() -> None:
    # TV-25
    from orrery.games.xia.damage import Receive

    scene = duel().cargo(0, "spice").relic(0, "relic_gts", (4, 5)).outfit(0, "mct", "9")
    scene.run(Receive(0, "damage", 3)).play("damage 0", "damage 5", "damage 9")
    assert scene.captain().cargo == {}
    assert scene.captain().relic_at == ()
    assert len(scene.state.relics_lost) == 1
    from orrery.games.xia.hold import working_mods

    assert working_mods(scene.captain(), "mct") == []


@clause("XIA-9.5", "XIA-14.8")
@pytest.mark.parametrize(
    ("damaged", "faces", "points"), [(False, [2, 5], [4, 6]), (True, [2, 6], [3, 6])]
)
def test_the_examples_of_the_gts(damaged: bool, faces: list[int], points: list[int]) -> None:
    # TV-14, TV-15
    scene = duel().outfit(0, "engine_small", "0+4+5").outfit(0, "gts", "1")
    if damaged:
        scene.harm(0, 5)
    scene.turn().dice(d6=faces).play("thrust o0")
    assert scene.captain().points == points[0]
    scene.play("thrust o0")
    assert scene.captain().points == sum(points)


@clause("XIA-14.9")
def test_a_gts_beside_two_engines_serves_both() -> None:
    scene = (
        duel()
        .outfit(0, "engine_small", "0+4+5")
        .outfit(0, "engine_small", "2+6+7")
        .outfit(0, "gts", "1")
    )
    scene.turn().dice(d6=[1, 1]).play("thrust o0", "thrust o1")
    assert scene.captain().points == 6


@clause("XIA-9.6", "XIA-9.9")
def test_a_damaged_spot_cannot_be_used_and_its_marker_is_disarmed() -> None:
    from orrery.games.xia.damage import Receive
    from orrery.games.xia.hold import disarmed

    scene = duel().outfit(0, "engine_small", "0+4+5").turn().dice(d6=[1])
    scene.play("thrust o0")
    used = scene.captain().outfits[0].used
    scene.run(Receive(0, "damage", 1)).play("damage 0")
    assert used == 1
    assert scene.captain().outfits[0].used == 0
    assert disarmed(scene.g, scene.captain()) == 1
    scene.harm(0, 4, 5).turn()
    assert not scene.can("thrust o0")


@clause("XIA-14.1", "XIA-14.2")
def test_a_pod_holds_four_cubes_and_loses_them_all_to_one_damage() -> None:
    # TV-23
    from orrery.games.xia.damage import Receive
    from orrery.games.xia.hold import room

    scene = duel().outfit(0, "cargo_pod", "3>0").cargo(0, "spice", 4)
    assert all(cell >= 32 or cell == 3 for cell in scene.captain().cargo)
    scene.run(Receive(0, "damage", 1)).play("damage 3")
    assert scene.captain().cargo == {}
    assert scene.state.adrift[scene.captain().place] == ("spice",) * 4
    assert room(scene.g, scene.captain()).bit_count() == 11
    scene.captain().damage = 0
    assert room(scene.g, scene.captain()).bit_count() == 15


@clause("XIA-14.2", "XIA-11.6.2")
def test_two_sections_of_a_pod_are_room_for_a_relic() -> None:
    from orrery.games.xia.hold import relic_room

    scene = duel().outfit(0, "cargo_pod", "3>0")
    assert relic_room(scene.g, scene.captain()) == (3, 32)


@clause("XIA-14.3", "XIA-9.10")
def test_a_plating_takes_damage_and_ice_passes_through_its_green_section() -> None:
    from orrery.games.xia.damage import frozen_next
    from orrery.games.xia.hold import can_be_damaged

    scene = duel().outfit(0, "armor_plating", "3>0")
    assert can_be_damaged(scene.g, scene.captain()).bit_count() == 15
    scene.harm(0, 33, ice=True)
    assert set(cells(frozen_next(scene.g, scene.captain()))) == {32, 34}
    scene.put(ice=0).harm(0, 32, ice=True)
    assert set(cells(frozen_next(scene.g, scene.captain()))) == {3, 33}


def cells(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


@clause("XIA-15.4.2", "XIA-15.4.1", "XIA-8.1", "XIA-15.4.3")
def test_the_example_of_the_freeze() -> None:
    # TV-8 on the hold of the Long Memory.
    from orrery.games.xia.damage import Freeze
    from orrery.games.xia.hold import hull_of

    scene = duel().ship(0, "long_memory")
    number = hull_of(scene.g, scene.captain()).number
    scene.harm(0, *(number[c] for c in [(1, 1), (2, 1), (3, 1), (1, 2), (2, 2)]), ice=True)
    scene.harm(0, number[(4, 2)])
    scene.run(Freeze(0))
    new = [(1, 0), (2, 0), (3, 0), (0, 1), (4, 1), (0, 2), (3, 2), (1, 3), (2, 3)]
    for cell in new:
        assert scene.captain().ice >> number[cell] & 1
    assert scene.captain().ice.bit_count() == 14


@clause("XIA-15.4.2", "XIA-8.1", "XIA-10.10")
def test_a_ship_full_of_ice_and_damage_is_destroyed_and_nobody_scores() -> None:
    scene = duel().harm(0, *range(8)).harm(0, 8, 9, 10, ice=True).turn().play("done")
    fame = sum(scene.captain().earned)
    scene.play("end")
    assert scene.where(0) == ""
    assert scene.earned(1, "combat") == 0
    assert sum(scene.captain().fame) >= fame


# --- rescue --------------------------------------------------------------------------------------


@clause("XIA-16.6")
def test_a_stranded_ship_is_rescued_for_two_energy() -> None:
    # TV-26
    scene = duel().put(0, energy=3).put(1, energy=0, armed=0).turn()
    assert scene.can("rescue p1")
    scene.play("rescue p1")
    assert (scene.captain(0).energy, scene.captain(1).energy, scene.captain(1).armed) == (1, 2, 4)
    assert scene.earned(0, "rescue") == 1
    assert not duel().put(0, energy=2).put(1, energy=0, armed=0).turn().can("rescue p1")


@clause("XIA-10.8")
def test_the_kiln_is_no_target_and_dies_with_all_inside() -> None:
    from orrery.games.xia.damage import destroy_kiln

    scene = duel().outfit(0, "missile_small").at(1, "K1").turn()
    assert not any("attack" in text for text in scene.texts())
    destroy_kiln(scene.g)
    assert scene.where(1) == ""
    assert scene.state.kiln == -1

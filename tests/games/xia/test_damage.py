"""XIA-9, 14: damage in the hold, and what it does to outfits, pods and platings."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import duel


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
    from orrery.games.xia.freeze import frozen_next
    from orrery.games.xia.hold import can_be_damaged

    scene = duel().outfit(0, "armor_plating", "3>0")
    assert can_be_damaged(scene.g, scene.captain()).bit_count() == 15
    scene.harm(0, 33, ice=True)
    assert set(cells(frozen_next(scene.g, scene.captain()))) == {32, 34}
    scene.put(ice=0).harm(0, 32, ice=True)
    assert set(cells(frozen_next(scene.g, scene.captain()))) == {3, 33}


def cells(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]

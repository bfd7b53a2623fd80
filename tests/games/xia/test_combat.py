"""XIA-10, 16.6: combat and rescue."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene, duel, fire


def defend(scene: Scene, markers: int) -> Scene:
    for _ in range(markers):
        scene.play(next(text for text in scene.texts() if text.startswith("arm")))
    return scene.play("done") if scene.asked() == "defend" else scene


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


@clause("XIA-16.6")
def test_a_stranded_ship_is_rescued_for_two_energy() -> None:
    # TV-26
    scene = duel().put(0, energy=3).put(1, energy=0, armed=0).turn()
    assert scene.can("rescue p1")
    scene.play("rescue p1")
    assert (scene.captain(0).energy, scene.captain(1).energy, scene.captain(1).armed) == (1, 2, 4)
    assert scene.earned(0, "rescue") == 1
    assert not duel().put(0, energy=2).put(1, energy=0, armed=0).turn().can("rescue p1")

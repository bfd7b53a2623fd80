"""XIA-6.5 to 6.9, 11.3: steps and borders."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene

AZURE = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"


LOATH = "nyr:0:0:0 loath:1:0:0 long_quiet:0:1:0"


HAMMER = "nyr:0:0:0 hammerfall:1:0:0 long_quiet:0:1:0"


@clause("XIA-6.5", "XIA-6.6")
def test_occupied_spaces_are_passed_but_nobody_stops_there() -> None:
    scene = Scene().at(0, "long_quiet.b0").at(1, "long_quiet.b1").turn()
    scene.put(points=1).again()
    assert scene.refused("fly long_quiet.b1")
    assert "why-would-end-there" in scene.why()
    scene.put(points=3).again().play("fly long_quiet.b1")
    assert scene.refused("done")
    assert all(text.split()[0] in ("fly", "go", "leap") for text in scene.texts())
    scene.play("fly long_quiet.b2")
    assert scene.can("done")


@clause("XIA-6.7", "XIA-6.8")
def test_without_points_a_ship_falls_back_from_an_occupied_space() -> None:
    scene = Scene(layout=AZURE).at(0, "azure.b4").at(1, "azure.b3").turn()
    scene.put(points=4).again().play("fly azure.b3").dice(d20=[3]).play("fly azure.a2")
    scene.play("damage 0", "damage 1", "damage 2")
    assert (scene.where(0), scene.captain().points) == ("azure.b4", 0)
    assert "FellBack" in scene.heard()


@clause("XIA-6.8", "XIA-11.3.3", "XIA-6.9")
@pytest.mark.parametrize(
    ("die", "where", "bounty"), [(7, "azure.b2", 0), (14, "azure.a2", 1000), (19, "azure.a2", 0)]
)
def test_a_planetary_shield(die: int, where: str, bounty: int) -> None:
    # TV-19
    scene = Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.b3").turn()
    scene.put(points=4).again().dice(d20=[die]).play("fly azure.a2")
    if die <= 10:
        assert scene.asked() == "place_damage"
        scene.play(*(f"damage {n}" for n in range(die)))
        assert (scene.where(0), scene.hurt(), scene.captain().points) == ("azure.b3", 7, 0)
    else:
        assert scene.where(0) == "azure.a2"
        assert scene.captain().points == 3
    assert scene.captain().bounty == bounty
    assert where


@clause("XIA-6.9")
def test_two_shields_in_one_step_must_both_be_passed() -> None:
    # TV-21: the ship leaves one planet straight for another.
    layout = "nyr:0:0:0 kemplar2:1:0:0 neo_vostok:0:1:0"
    scene = Scene(layout=layout).at(1, "nyr.b6").at(0, "kemplar2.a0").turn()
    scene.g.state.layout = layout
    from orrery.games.xia.steps import Cross, Enter

    to = scene.place("kemplar2.b1")
    scene.dice(d20=[15, 4])
    scene.run(Cross(0, "shield", to), Cross(0, "shield", to), Enter(0, to))
    assert scene.captain().bounty == 1000
    scene.play(*(f"damage {n}" for n in range(4)))
    assert (scene.where(0), scene.hurt()) == ("kemplar2.a0", 4)


@clause("XIA-11.3.1", "XIA-11.3.5", "XIA-9.11", "XIA-9.15")
@pytest.mark.parametrize(
    ("layout", "start", "to", "asked"),
    [
        ("asteroid hammerfall", "hammerfall.a5", "hammerfall.a0", "place_damage"),
        ("ice grater", "grater.b1", "grater.a0", "place_damage"),
        ("nebula sleepers_mist", "sleepers_mist.a1", "sleepers_mist.a2", "act"),
    ],
)
def test_fields_are_rolled_for_at_their_border_alone(
    layout: str, start: str, to: str, asked: str
) -> None:
    border, sector = layout.split()
    lay = f"nyr:0:0:0 {sector}:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, start).turn()
    energy = scene.captain().energy
    scene.put(points=5).again().dice(d20=[4]).play(f"fly {to}")
    if border == "nebula":
        assert scene.captain().energy == energy - 4
    else:
        assert scene.asked() == asked
        scene.play(*(f"damage {n}" for n in range(4)))
        assert scene.captain().ice.bit_count() == (4 if border == "ice" else 0)
    assert scene.where(0) == to
    inside = next(
        text
        for text in scene.texts()
        if text in ("fly hammerfall.c", "fly grater.c", "fly sleepers_mist.a3")
    )
    scene.play(inside)
    assert scene.asked() == "act"


@clause("XIA-11.3.5")
def test_from_11_on_a_field_is_safe_and_energy_never_falls_below_nothing() -> None:
    scene = Scene(layout=HAMMER).at(1, "long_quiet.b6").at(0, "hammerfall.a5").turn()
    scene.put(points=5).again().dice(d20=[11]).play("fly hammerfall.a0")
    assert (scene.where(0), scene.hurt()) == ("hammerfall.a0", 0)


@clause("XIA-11.3.6", "XIA-9.13", "XIA-16.3")
@pytest.mark.parametrize(("die", "lives"), [(3, False), (4, True)])
def test_debris_destroys_on_three(die: int, lives: bool) -> None:
    lay = "nyr:0:0:0 graveyard_of_orsk:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, "graveyard_of_orsk.a0").turn()
    scene.put(points=5).again().dice(d20=[die]).play("fly graveyard_of_orsk.c")
    assert bool(scene.where(0)) is lives
    assert (scene.asked() == "act") is lives


@clause("XIA-11.3.6", "XIA-16.3", "XIA-10.10")
def test_a_star_destroys_at_once_with_all_that_is_aboard() -> None:
    scene = Scene().at(0, "nyr.b1").cargo(0, "spice", 2).put(bounty=3000).turn()
    scene.put(points=2).again().play("fly nyr.a0")
    assert scene.where(0) == ""
    assert scene.captain().bounty == 0
    assert scene.state.cubes["spice"] == 15
    assert scene.state.adrift == {}
    assert scene.earned(1, "combat") == 0


@clause("XIA-11.3.2", "XIA-16.1")
def test_entrances_of_lawful_and_outlaw_planets() -> None:
    scene = Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.b2").put(bounty=1000).turn()
    scene.put(points=2).again()
    assert scene.refused("fly azure.a1")
    assert "why-outlaw-kept-out" in scene.why()
    scene = Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.a1").put(bounty=1000).turn()
    scene.put(points=2).again().play("fly azure.b2")
    assert scene.where(0) == "azure.b2"
    scene = Scene(layout=LOATH).at(1, "long_quiet.b6").at(0, "loath.b2").turn()
    scene.put(points=2).again().play("fly loath.a1")
    assert scene.captain().bounty == 1000
    scene.play("fly loath.b2")
    assert scene.captain().bounty == 1000


@clause("XIA-11.3.4")
def test_nobody_passes_the_shield_of_neo_vostok() -> None:
    lay = "nyr:0:0:0 neo_vostok:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, "neo_vostok.b3").turn()
    scene.put(points=2).again()
    assert scene.refused("fly neo_vostok.a1")
    assert "why-shield-closed" in scene.why()


def test_risks_are_told_before_the_step() -> None:
    scene = Scene(layout=HAMMER).at(1, "long_quiet.b6").at(0, "hammerfall.a5").turn()
    scene.put(points=2).again()
    (risk,) = scene.previews("fly hammerfall.a0")
    assert (risk.id, risk.args["percent"]) == ("risk-field", 50)

"""XIA-5, 6.1 to 6.4: turns, engines, impulse, and where points lead."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.xia.scene import Scene

AZURE = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"


@clause("XIA-6.1", "XIA-6.2", "XIA-6.3")
def test_each_spot_of_an_engine_serves_once_and_the_points_add_up() -> None:
    scene = Scene().outfit(0, "engine_small").turn().dice(d6=[5, 2])
    scene.play("thrust o0", "thrust o0")
    assert scene.captain().points == 7
    assert scene.captain().armed == 2
    assert scene.refused("thrust o0")
    assert "why-no-spot" in scene.why()


@clause("XIA-6.4")
def test_impulse_is_used_once_a_turn_and_costs_nothing() -> None:
    scene = Scene().turn()
    energy = scene.captain().energy
    scene.play("impulse")
    assert scene.captain().points == 3
    assert (scene.captain().energy, scene.captain().armed) == (energy, 4)
    assert scene.refused("impulse")
    assert "why-impulse-used" in scene.why()


@clause("XIA-5.5.1", "XIA-5.5.5", "XIA-5.5.6", "XIA-5.1")
def test_actions_go_on_until_the_player_stops_and_then_the_turn_can_end() -> None:
    scene = Scene().turn()
    scene.play("impulse", "fly long_quiet.b1", "done")
    assert scene.asked() == "end_of_turn"
    assert scene.captain().points == 0
    assert scene.refused("impulse")


@clause("XIA-5.6.1")
def test_a_stranded_ship_has_impulse_steps_and_minor_actions_alone() -> None:
    scene = (
        Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.a0").put(energy=0, armed=0).turn()
    )
    assert scene.can("impulse")
    assert not any(text.startswith("load") for text in scene.texts())
    assert "why-stranded" in scene.why()


@clause("XIA-5.6.2", "XIA-7.1", "XIA-11.9.4")
def test_a_stranded_ship_on_a_planet_or_in_the_kiln_does_business() -> None:
    for layout, space in ((AZURE, "azure.a0"), ("", "K3")):
        scene = Scene(layout=layout)
        scene.at(1, "long_quiet.b6").at(0, space).put(energy=0, armed=0).turn()
        scene.play("done")
        assert scene.asked() == "business"
        scene.play("refuel")
        assert scene.captain().energy > 0


def test_several_steps_without_rolls_are_one_click() -> None:
    scene = Scene().at(0, "long_quiet.b2").turn()
    scene.put(points=6).again()
    far = [text for text in scene.texts() if text.startswith("go")]
    assert far
    scene.play(far[-1])
    assert scene.where(0) == far[-1].split()[1]

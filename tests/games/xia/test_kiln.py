"""XIA-11.9: the Kiln."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.xia.scene import Scene


@clause("XIA-11.9.1", "XIA-11.9.2")
def test_docking_sets_the_kiln_moving_to_the_nearest_free_space() -> None:
    # TV-22
    scene = Scene().at(0, "nyr.b4").at(1, "nyr.b7")
    scene.state.kiln = scene.place("nyr.b3")
    scene.npc("merchant", "nyr.b6").turn()
    scene.put(points=2).again().dice(d6=[4]).play("fly K2")
    assert scene.where(0) == "K2"
    assert scene.state.kiln == scene.place("nyr.b5")


@clause("XIA-11.9.3", "XIA-11.4.2")
def test_inside_the_kiln_one_walks_and_leaves_for_a_point_but_not_into_stars() -> None:
    scene = Scene().at(0, "K1").turn()
    scene.put(points=3).again()
    assert {"fly K2", "fly K3", "fly nyr.b1", "fly nyr.b11"} <= set(scene.texts())
    assert not scene.can("fly nyr.a0")
    scene.play("fly K3", "fly nyr.b1")
    assert (scene.where(0), scene.captain().points) == ("nyr.b1", 1)

"""XIA-11.7, 11.8: comets and gravity."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene

GRATER = "nyr:0:0:0 grater:1:0:0 long_quiet:0:1:0"


FARREN = "nyr:0:0:0 farrens_call:1:0:0 long_quiet:0:1:0"


@clause("XIA-11.7.2", "XIA-11.7.4", "XIA-8.1")
def test_a_comet_moves_when_its_path_is_entered_and_not_along_it() -> None:
    # TV-6
    scene = Scene(layout=GRATER).at(1, "long_quiet.b6").at(0, "nyr.b0").turn()
    scene.put(points=6).again().dice(d6=[5]).play("fly grater.b5")
    assert scene.state.comets["grater"] == scene.place("grater.b11")
    assert scene.captain().points == 5
    scene.play("fly grater.b4")
    assert scene.state.comets["grater"] == scene.place("grater.b11")
    scene.play("fly nyr.b0").dice(d6=[2]).play("fly grater.b4")
    assert scene.state.comets["grater"] == scene.place("grater.b1")


@clause("XIA-11.7.3")
@pytest.mark.parametrize(("die", "lives"), [(2, True), (1, False)])
def test_a_comet_passes_over_ships_and_destroys_where_it_stops(die: int, lives: bool) -> None:
    # TV-7: the space directly in front of the comet.
    scene = Scene(layout=GRATER).at(1, "long_quiet.b6").at(0, "nyr.b11").turn()
    scene.state.comets["grater"] = scene.place("grater.b4")
    scene.put(points=6).again().dice(d6=[die]).play("fly grater.b5")
    assert bool(scene.where(0)) is lives


@clause("XIA-11.7.3")
def test_entering_through_the_comet_destroys_and_the_comet_moves_none_the_less() -> None:
    # TV-24, as the second reading has it.
    scene = Scene(layout=GRATER).at(1, "long_quiet.b6").at(0, "nyr.b11").turn()
    scene.put(points=6).again()
    assert scene.previews("fly grater.b6")[-1].id == "risk-comet-space"
    scene.dice(d6=[3]).play("fly grater.b6")
    assert scene.where(0) == ""
    assert scene.state.comets["grater"] == scene.place("grater.b9")


@clause("XIA-11.7.6", "XIA-10.8", "XIA-5.2")
def test_a_comet_and_the_kiln_come_back_in_the_next_turn() -> None:
    scene = Scene(layout=GRATER).at(0, "long_quiet.b1").at(1, "long_quiet.b6")
    scene.state.comets["grater"] = -1
    scene.state.kiln = -1
    scene.turn()
    assert scene.state.comets["grater"] == scene.place("grater.b6")
    assert scene.state.kiln == scene.place("nyr.b0")


@clause("XIA-11.8.1", "XIA-11.8.2", "XIA-11.8.3", "XIA-11.8.5")
@pytest.mark.parametrize(("orange", "where"), [(3, "farrens_call.a3"), (6, "")])
def test_the_example_of_farrens_call(orange: int, where: str) -> None:
    # TV-5: five spaces to the end, the sixth to the orange path, two points lost.
    scene = Scene(layout=FARREN).at(1, "long_quiet.b1").at(0, "nyr.b11").turn()
    scene.put(points=5).again().dice(d12=[8], d6=[orange]).play("fly farrens_call.b6")
    assert scene.where(0) == where
    if where:
        assert scene.captain().points == 4
        scene.play("fly farrens_call.a2")
        assert scene.where(0) == "farrens_call.a2"


@clause("XIA-11.8.6")
def test_a_forced_move_goes_one_farther_than_an_occupied_space() -> None:
    scene = Scene(layout=FARREN).at(1, "farrens_call.b8").at(0, "nyr.b11").turn()
    scene.put(points=5).again().dice(d12=[2]).play("fly farrens_call.b6")
    assert scene.where(0) == "farrens_call.b9"

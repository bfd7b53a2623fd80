"""XIA-11.5: gates."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.xia.scene import Scene

GATES = "nyr:0:0:0 lena_gate:1:0:0 orinoco_gate:0:1:0 tigris_gate:-1:1:0"


@clause("XIA-11.5.1", "XIA-11.5.3")
def test_linked_gates_and_the_point_for_the_first_ship() -> None:
    scene = Scene(layout=GATES).at(1, "nyr.b6").at(0, "lena_gate.c").turn()
    scene.put(points=3).again()
    assert not scene.can("jump tigris_gate.c")
    scene.play("jump orinoco_gate.c")
    assert (scene.where(0), scene.captain().points) == ("orinoco_gate.c", 2)
    assert scene.earned(0, "gates") == 1
    scene.play("jump lena_gate.c", "jump orinoco_gate.c")
    assert scene.earned(0, "gates") == 2


@clause("XIA-11.5.5")
def test_the_tigris_gate_leads_to_the_spawn_point_with_the_number_rolled_or_the_next() -> None:
    scene = Scene(layout=GATES).at(1, "nyr.b6").at(0, "tigris_gate.c").turn()
    scene.put(points=3).again().dice(d20=[9]).play("tigris")
    assert scene.where(0) == "lena_gate.b7"
    scene.at(0, "tigris_gate.c").again().dice(d20=[19]).play("tigris")
    assert scene.where(0) == "tigris_gate.b0"

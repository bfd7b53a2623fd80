"""XIA-12.1, 12.3: captains in distress."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.xia.scene import Scene


@clause("XIA-12.3", "XIA-12.1")
def test_a_captain_in_distress_is_saved_by_arriving() -> None:
    lay = "nyr:0:0:0 silent_reach:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, "silent_reach.b0")
    scene.token("silent_reach.b0", "find_captain").deck("shuttle_10").turn()
    scene.put(points=5).again().play("collect")
    assert scene.captain().errands[0].captain
    scene.play("fly silent_reach.a0", "fly silent_reach.c")
    assert scene.earned(0, "missions") == 1
    assert scene.captain().credits == 5000
    assert scene.captain().points == 3


@clause("XIA-12.1")
def test_at_the_limit_another_mission_may_go_for_the_captain() -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_captain")
    scene.mission(0, "shuttle_01").turn().play("collect")
    assert scene.asked() == "hear_captain"
    scene.play("discard shuttle_01")
    assert len(scene.captain().missions) == 1
    assert scene.captain().errands[0].captain

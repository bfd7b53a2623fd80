"""XIA-15.4: ice spreads."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.xia.scene import duel


@clause("XIA-15.4.2", "XIA-15.4.1", "XIA-8.1", "XIA-15.4.3")
def test_the_example_of_the_freeze() -> None:
    # TV-8 on the hold of the Long Memory.
    from orrery.games.xia.freeze import Freeze
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

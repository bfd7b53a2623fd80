"""AOC-6.10: the flight of a beaten fleet."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.ambitions_of_cosmos.battles import HOME, duel, fight


@clause("AOC-6.10.2")
def test_a_fleet_does_not_flee_to_others() -> None:
    scene = duel("sidius sidius", "argus argus", 1, 6, 6, 1, techs=())
    scene.fleet(2, 1, HOME, "hornet")
    fight(scene)
    assert scene.ships(1, 1) in ((), ("argus",))
    tie = duel("scavenger scavenger", "hornet hornet", 1, 6, 6, 1).fleet(2, 1, HOME, "hornet")
    fight(tie)
    assert tie.asked() == "chase_fleet 0"
    assert tie.offers() == [f"chase {tie.id((*HOME, 'ne'))}", f"chase {tie.id((*HOME, 'se'))}"]


@clause("AOC-6.10.2", "AOC-9.3")
def test_a_black_hole_is_rolled_for_at_once() -> None:
    scene = duel("scavenger scavenger", "hornet hornet", 1, 6, 6, 1).token("holes", (*HOME, "se"))
    fight(scene)
    scene.rolls(hole=[1]).play(f"chase {scene.id((*HOME, 'se'))}")
    assert scene.ships(1, 1) == ()


@clause("AOC-6.10.1")
def test_a_fleet_may_be_driven_to_another_of_its_owner() -> None:
    scene = duel("scavenger scavenger", "hornet hornet", 1, 6, 6, 1).fleet(1, 2, HOME, "argus")
    fight(scene).play(f"chase {scene.id(HOME)}")
    assert scene.where(1, 1) == scene.where(1, 2) == scene.id(HOME)

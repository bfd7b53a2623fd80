"""AOC-6.7, 6.8: how battles begin."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import points_left
from orrery.games.ambitions_of_cosmos.turn import TacticalPhase
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.battles import HOME, duel, fight
from tests.games.ambitions_of_cosmos.scene import Scene


@clause("AOC-6.7.1")
def test_the_attacker_moves_no_more_unless_his_engineers_see_to_it() -> None:
    scene = fight(duel("gorgon", "hornet", 6, 1))
    assert scene.where(0, 1) == scene.id((*HOME, "e"))
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    on = fight(duel("gorgon", "hornet", 6, 1, techs=("M21",)))
    assert points_left(on.g, 0, on.of_fleet(0, 1)) == 1


@clause("AOC-6.7.1")
def test_two_fleets_in_a_cell_are_fought_one_after_the_other() -> None:
    scene = duel("gorgon", "hornet", 6, 1, 6, 1).fleet(1, 2, (*HOME, "e"), "hornet")
    fight(scene)
    assert len(scene.heard(log.BattleEnded)) == 2
    assert scene.ships(1, 1) == scene.ships(1, 2) == ()


@clause("AOC-6.7.2", "AOC-9.7.2")
def test_the_left_neighbour_leads_the_pirates() -> None:
    scene = Scene().sector(0, -1, "bronze5").fleet(0, 1, (0, -1, "nw"), "gorgon", "gorgon", "argus")
    scene.signal((0, -1, "nw"), "pirates").tactics(0).play("command 1", "explore", "fight")
    scene.play("lay gorgon", "lay gorgon")
    assert scene.asked() == "lay_ships 1"
    assert scene.offers() == ["lay sinbad", "lay yunga"]


@clause("AOC-6.7.3", "AOC-6.9.1")
def test_the_attacker_decides_first_whether_to_retreat() -> None:
    scene = duel("hornet argus", "hornet argus").tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}")
    assert scene.asked() == "stay_or_go 0"
    scene.play("fight")
    assert scene.asked() == "stay_or_go 1"
    assert scene.offers() == ["fight", "sacrifice argus", "sacrifice hornet"]


@clause("AOC-6.8.1")
def test_pirates_are_fought_where_a_fleet_was_created() -> None:
    scene = Scene().token("pirates", (*HOME, "e")).fleet(0, 1, (*HOME, "e"), "gorgon", fresh=True)
    scene.rolls(battle=[6, 1]).ask(TacticalPhase())
    scene.play("lay yunga")
    assert scene.state.pirates == ()
    assert scene.of(0).influence == 1

"""AOC-6.9: retreat before the battle."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.economy import points_left
from orrery.games.ambitions_of_cosmos.turn import TacticalPhase
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.battles import HOME, duel
from tests.games.ambitions_of_cosmos.scene import Scene


@clause("AOC-6.9.2")
def test_a_retreating_attacker_goes_back_and_moves_no_more() -> None:
    scene = duel("hornet argus", "gorgon").tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}", "sacrifice argus")
    assert scene.where(0, 1) == scene.id((*HOME, "ne"))
    assert scene.ships(0, 1) == ("hornet",)
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0


@clause("AOC-6.9.2")
def test_without_a_way_back_it_retreats_as_a_defender() -> None:
    scene = Scene().token("pirates", (*HOME, "e"))
    scene.fleet(0, 1, (*HOME, "e"), "hornet", "argus", fresh=True).ask(TacticalPhase())
    scene.play("sacrifice argus")
    assert scene.asked() == "retreat_to 0"


@clause("AOC-6.9.3", "AOC-6.9.4")
def test_a_retreating_defender_goes_to_a_free_cell_and_the_attacker_has_the_field() -> None:
    scene = duel("gorgon", "hornet argus").tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}", "sacrifice argus")
    assert scene.asked() == "retreat_to 1"
    assert set(scene.offers()) == {f"retreat {scene.id(at)}" for at in
                                   (HOME, (*HOME, "ne"), (*HOME, "se"))}  # fmt: skip
    scene.play(f"retreat {scene.id(HOME)}")
    assert scene.where(0, 1) == scene.id((*HOME, "e"))
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    assert points_left(scene.g, 1, scene.of_fleet(1, 1)) == 2


@clause("AOC-6.9.3")
def test_without_a_free_cell_the_fleet_is_destroyed() -> None:
    scene = duel("gorgon", "hornet argus")
    for number, at in ((2, HOME), (3, (*HOME, "se")), (4, (*HOME, "ne"))):
        scene.fleet(0, number, at, "argus")
    scene.tactics(0).play("command 1", f"fly {scene.id((*HOME, 'e'))}", "sacrifice argus")
    assert scene.ships(1, 1) == ()


@clause("AOC-6.9.4")
def test_a_single_ship_has_nothing_to_sacrifice() -> None:
    scene = duel("hornet", "gorgon argus").tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}")
    assert scene.asked() == "stay_or_go 1"


@clause("AOC-6.6.2", "AOC-9.7.7", "AOC-9.8.3")
def test_fast_ships_avoid_the_machine_and_it_takes_its_course() -> None:
    scene = Scene().techs(0, "M31").sector(0, -1, "bronze5").rolls(course=[2])
    scene.fleet(0, 1, (0, -1), "hornet").signal((0, -1, "nw"), "machine").tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1, 'nw'))}", "explore", "withdraw")
    assert scene.where(0, 1) == scene.id((0, -1))
    assert scene.ships(0, 1) == ("hornet",)
    [machine] = scene.state.machines
    assert machine.heading == 5  # one step clockwise from the east: south-east


@clause("AOC-11.6")
def test_tao_retreats_without_loss_as_speaker() -> None:
    scene = duel("hornet", "gorgon", nations=("tao", "horus", "zanari")).tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}")
    assert scene.offers() == ["fight", "withdraw"]

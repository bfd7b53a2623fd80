"""AOC-7: the abilities of ships in battle."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.battles import HOME, duel, fight, sums
from tests.games.ambitions_of_cosmos.scene import Scene


@clause("AOC-7.2")
def test_abilities_are_closed_at_first() -> None:
    assert sums(fight(duel("hornet", "scavenger", 4, 3))) == [(6, 7)]
    assert sums(fight(duel("hornet", "scavenger", 4, 3, techs=("M11",)))) == [(7, 7)]


@pytest.mark.parametrize(
    ("rival", "bonus"), [("argus", 0), ("scavenger", 1), ("sidius", 2), ("gorgon", 3)]
)
@clause("AOC-7.3")
def test_swarm_grows_with_the_level(rival: str, bonus: int) -> None:
    [(own, _)] = sums(fight(duel("hornet", rival, 1, 1, techs=("M11",))))
    assert own == 2 + 1 + bonus


@clause("AOC-7.3")
def test_a_patrol_ship_defends_planets_and_asteroids() -> None:
    at_home = duel("hornet", "argus", 6, 1, theirs=("M31",), at=HOME)
    at_home.of_fleet(1, 1).cell = at_home.cell(HOME)
    assert sums(fight(at_home, HOME))[0][1] == 1 + 1 + 3
    elsewhere = fight(duel("hornet", "argus", 6, 1, theirs=("M31",)))
    assert sums(elsewhere)[0][1] == 1 + 1
    attacking = duel("argus", "hornet", 1, 6, techs=("M31",), at=HOME)
    assert sums(fight(attacking, HOME))[0][0] == 1 + 1


@clause("AOC-7.3", "AOC-7.5")
def test_ecm_takes_ability_b_and_the_gravitic_one_both() -> None:
    scene = fight(duel("tavr", "argus", 6, 1, techs=("M11",), theirs=("M31",), at=HOME), HOME)
    assert sums(scene)[0][1] == 2  # no patrol
    machine = Scene().techs(0, "M11").sector(0, -1, "bronze5").machine((0, -1))
    machine.state.turn = 9
    machine.fleet(0, 1, (0, -1, "e"), "hornet").rolls(battle=[1, 6]).tactics(0)
    machine.play("command 1", f"fly {machine.id((0, -1))}", "lay siren")
    assert sums(machine)[0][0] == 2 + 1  # no swarm


@clause("AOC-7.4")
def test_shields_save_below_their_number() -> None:
    one = fight(duel("hornet", "tavr", 6, 4, theirs=("M31",)))
    assert sums(one) == [(8, 7)]
    assert one.ships(1, 1) == ("tavr",)
    two = fight(duel("hornet", "tavr", 6, 3, theirs=("M31",)))
    assert sums(two) == [(8, 6)]
    assert two.ships(1, 1) == ()


@clause("AOC-7.4")
def test_shields_add_up() -> None:
    from orrery.games.ambitions_of_cosmos.abilities import shields

    scene = duel("hornet", "sinbad tavr", 6, 3, theirs=("M11", "M31")).tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}", "fight")
    b = scene.battle
    b.up = ("hornet", "sinbad")
    b.held[1] = b.held[1].split(0)[1]
    assert shields(scene.g, b, 1) == 3


@clause("AOC-7.3", "AOC-7.6")
def test_a_boarded_ship_counts_on_the_other_side() -> None:
    scene = fight(duel("scavenger", "hornet hornet", 6, 1, techs=("M31",)))
    [end] = scene.heard(log.BattleEnded)
    assert end == log.BattleEnded(0, 1, 4 + 2, 2)


@clause("AOC-7.3")
def test_the_analyser_counts_its_die_as_6() -> None:
    scene = fight(duel("gorgon", "scavenger", 2, techs=("M31",)))
    assert sums(scene) == [(8 + 6, 4 + 2)]
    strong = fight(duel("gorgon", "sidius", 2, 1, techs=("M31",)))
    assert sums(strong) == [(8 + 2, 6 + 1)]


@clause("AOC-7.3")
def test_a_targeting_system_rolls_again_and_the_last_roll_counts() -> None:
    scene = fight(duel("sidius", "hornet", 3, 1, 2, techs=("M11",)))
    assert scene.asked() == "reroll_die 0"
    scene.play("reroll")
    assert sums(scene) == [(6 + 1, 2 + 2)]


@clause("AOC-7.3", "AOC-9.7.2")
def test_late_pirates_burn_and_board() -> None:
    scene = Scene().token("pirates", (*HOME, "e")).fleet(0, 1, (*HOME, "ne"), *["gorgon"] * 3)
    scene.state.turn = 8
    scene.rolls(battle=[6, 1, 1, 6, 1, 1]).tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}", "fight", "lay yunga", "lay sinbad")
    first, second, third = sums(scene)
    assert first == (14, 2 + 1 + 3)  # a cabin boy swarms a dreadnought
    assert second == (9, 5 + 6 + 2)  # and its fire helps the next pirate
    assert third == (9, 2 + 1 + 3)
    [end] = scene.heard(log.BattleEnded)
    assert end.against == 5 + 8  # type: ignore[attr-defined]  # Sinbad and the ship it boarded


@clause("AOC-7.3", "AOC-9.8.1")
def test_the_machine_devours_and_coordinates_late() -> None:
    scene = Scene().sector(0, -1, "bronze5").machine((0, -1))
    scene.state.turn = 8
    scene.fleet(0, 1, (0, -1, "e"), "gorgon").rolls(battle=[6, 1]).tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1))}")
    scene.play("lay siren")
    assert sums(scene) == [(14, 6 + 1 + 1)]
    [end] = scene.heard(log.BattleEnded)
    assert end == log.BattleEnded("machine", 0, 6 + 8 + 3, 8)


@clause("AOC-7.3")
def test_battle_intelligence_adds_to_each_duel() -> None:
    assert sums(fight(duel("hornet", "hornet", 3, 3, techs=("M43",)))) == [(6, 5)]


@clause("AOC-6.12.5")
def test_an_orbital_defence_takes_the_attackers_abilities() -> None:
    scene = duel("hornet", "scavenger", 4, 3, techs=("M11",), at=(0, 2))
    scene.sector(0, 2, "silver1").own(1, 0, 2, "orbital").fleet(1, 1, (0, 2), "scavenger")
    scene.fleet(0, 1, (0, 2, "e"), "hornet")
    assert sums(fight(scene, (0, 2))) == [(6, 7)]

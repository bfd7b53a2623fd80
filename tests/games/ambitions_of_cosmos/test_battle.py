"""AOC-6.7 to 6.10, 7: battles."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import points_left
from orrery.games.ambitions_of_cosmos.turn import TacticalPhase
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene

HOME = (1, -2)
NATIONS = ("khalil", "horus", "zanari")


def duel(
    ships: str,
    rivals: str,
    *dice: int,
    techs: tuple[str, ...] = (),
    theirs: tuple[str, ...] = (),
    at: tuple[int, int] | tuple[int, int, str] = (*HOME, "e"),
    nations: tuple[str, ...] = NATIONS,
) -> Scene:
    """Fleet 1 of seat 0 attacks fleet 1 of seat 1; both stay and fight."""
    scene = Scene(nations=nations).techs(0, *techs).techs(1, *theirs)
    scene.fleet(0, 1, (*HOME, "ne"), *ships.split()).fleet(1, 1, at, *rivals.split())
    scene.rolls(battle=dice)
    return scene


def fight(scene: Scene, at: tuple[int, int] | tuple[int, int, str] = (*HOME, "e")) -> Scene:
    scene.tactics(0).play("command 1", f"fly {scene.id(at)}")
    while scene.asked().startswith("stay_or_go"):
        scene.play("fight")
    return scene


def sums(scene: Scene) -> list[tuple[int, int]]:
    return [(e.check, e.against) for e in scene.heard(log.DuelFought)]  # type: ignore[attr-defined]


# --- 6.7 -----------------------------------------------------------------------------------------


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


@clause("AOC-6.7.4")
def test_lines_are_laid_in_secret() -> None:
    scene = fight(duel("hornet argus scavenger", "hornet argus", 1, 1, 1, 1))
    scene.play("lay argus", "lay scavenger")
    assert scene.battle.lines[0].faces(0) == ("argus", "scavenger")
    assert scene.battle.lines[0].faces(1) == (None, None)
    assert scene.battle.held[0].faces(1) == (None,)
    assert scene.asked() == "lay_ships 1"
    scene.play("lay argus")
    assert scene.battle.held[0].faces(None) == ("hornet",)  # what is put aside is shown


@clause("AOC-6.7.5")
def test_if_equal_both_live() -> None:
    scene = fight(duel("hornet", "hornet", 3, 3))
    assert sums(scene) == [(5, 5)]
    assert scene.ships(0, 1) == scene.ships(1, 1) == ("hornet",)


@clause("AOC-6.7.6", "AOC-6.7.7")
def test_a_survivor_serves_all_later_ships() -> None:
    # Sidius coordinates (ability B): itself in its own duel, the hornet after it has survived.
    scene = duel("sidius hornet", "hornet hornet", 3, 1, 1, 1, techs=("M31",))
    fight(scene).play("lay sidius")
    assert sums(scene) == [(6 + 3 + 1, 3), (2 + 1 + 1, 3)]
    late = duel("sidius hornet", "hornet hornet", 1, 1, 3, 1, techs=("M31",))
    fight(late).play("lay hornet")
    assert sums(late) == [(3, 3), (6 + 3 + 1, 3)]


@clause("AOC-6.7.7", "AOC-6.7.4")
def test_a_ship_put_aside_serves_all_along() -> None:
    scene = duel("sidius hornet", "hornet", 1, 1, techs=("M31",))
    fight(scene).play("lay hornet")
    assert sums(scene) == [(2 + 1 + 1, 3)]
    [end] = scene.heard(log.BattleEnded)
    assert end == log.BattleEnded(0, 1, 8, 0)


@clause("AOC-6.7.9")
def test_bonuses_do_not_count_at_the_end() -> None:
    scene = fight(duel("hornet", "scavenger", 4, 3, techs=("M11",)))
    assert sums(scene) == [(2 + 4 + 1, 7)]
    [end] = scene.heard(log.BattleEnded)
    assert end == log.BattleEnded(1, 0, 4, 2)


@clause("AOC-6.7.10", "AOC-7.1")
def test_a_side_without_ships_loses() -> None:
    scene = fight(duel("hornet", "hornet", 6, 1))
    assert scene.ships(1, 1) == ()
    assert scene.where(0, 1) == scene.id((*HOME, "e"))
    levels = {id: ship.level for id, ship in scene.g.content.ships.items()}
    assert (levels["hornet"], levels["argus"], levels["tavr"]) == (1, 1, 2)
    assert (levels["sidius"], levels["gorgon"]) == (3, 4)


# --- 6.8 to 6.10 ---------------------------------------------------------------------------------


@clause("AOC-6.8.1")
def test_pirates_are_fought_where_a_fleet_was_created() -> None:
    scene = Scene().token("pirates", (*HOME, "e")).fleet(0, 1, (*HOME, "e"), "gorgon", fresh=True)
    scene.rolls(battle=[6, 1]).ask(TacticalPhase())
    scene.play("lay yunga")
    assert scene.state.pirates == ()
    assert scene.of(0).influence == 1


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


@clause("AOC-9.7.5")
def test_the_winner_takes_the_art() -> None:
    scene = duel("gorgon", "hornet", 6, 1)
    scene.of_fleet(1, 1).art = 1
    scene._take_signal("art")
    assert fight(scene).of_fleet(0, 1).art == 1


# --- 7 -------------------------------------------------------------------------------------------


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


@clause("AOC-11.7")
def test_the_guards_salvo_is_asked_only_where_it_matters() -> None:
    nations = ("taurian", "horus", "zanari")
    scene = duel("hornet", "hornet", 3, 5, nations=nations).realm(0, influence=1)
    fight(scene)
    assert scene.asked() == "fire_salvo 0"
    scene.play("salvo")
    assert sums(scene) == [(8, 7)]
    assert scene.of(0).influence == 0
    hopeless = duel("hornet", "gorgon", 1, 5, nations=nations).realm(0, influence=1)
    assert fight(hopeless).asked() != "fire_salvo 0"


@clause("AOC-6.12.5")
def test_an_orbital_defence_takes_the_attackers_abilities() -> None:
    scene = duel("hornet", "scavenger", 4, 3, techs=("M11",), at=(0, 2))
    scene.sector(0, 2, "silver1").own(1, 0, 2, "orbital").fleet(1, 1, (0, 2), "scavenger")
    scene.fleet(0, 1, (0, 2, "e"), "hornet")
    assert sums(fight(scene, (0, 2))) == [(6, 7)]

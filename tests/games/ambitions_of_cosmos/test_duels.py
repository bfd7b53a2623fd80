"""AOC-6.7.4 to 6.7.10: lines, duels, the count."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.battles import HOME, duel, fight, sums


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


@clause("AOC-9.7.5")
def test_the_winner_takes_the_art() -> None:
    scene = duel("gorgon", "hornet", 6, 1)
    scene.of_fleet(1, 1).art = 1
    scene._take_signal("art")
    assert fight(scene).of_fleet(0, 1).art == 1


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

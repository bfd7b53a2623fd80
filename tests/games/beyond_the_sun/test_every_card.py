"""Every technology, system and event from a rich position: played to the end of the turn."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.kernel import FastChance
from tests.games.beyond_the_sun.scene import Scene

CONTENT = GAME.content()
SLOTS = {1: "I4", 2: "E", 3: "K", 4: "X"}
"""Where a technology of each level lies; seat 0 has all that is before it."""
KNOWN = ("I1", "I2", "I3", "I4", "A", "B", "C", "D", "G", "H")
SEEDS = (1, 2, 3)


def rich(seed: int, *but: str) -> Scene:
    """Seat 0 has research, colonies, ships and ore for any card; `but` is kept out of the way."""
    scene = Scene(seed=seed)
    fillers = {
        level: iter(
            [t.id for t in CONTENT.technologies.values() if t.level == level and t.id not in but]
        )
        for level in (2, 3)
    }
    for slot in KNOWN:
        level = CONTENT.tree.levels[scene.slot(slot)]
        if level == 1:
            scene.seat(0).slots |= 1 << scene.slot(slot)
        else:
            scene.technology(slot, next(fillers[level]), by=[0])
    colonies = [
        s for s in ("s_alpha", "s_barnard", "s_wolf359", "s_luyten", "s_indi") if s not in but
    ]
    for system in colonies[:3]:
        scene.colony(0, system, "food", "ore")
    homes = [s for s in ("s_tauceti", "s_vega", "s_sirius") if s not in but]
    scene.system("A1", homes[0], owner=0).ships(0, "4@A1", "1@A1")
    scene.system("A2", homes[1], owner=1).ships(0, "1@A2").ships(1, "2@A2", "1@SOL")
    scene.outpost("Y1", 0, "food").outpost("Y2", 2, "ore").ships(2, "1@Y2")
    return scene.faction(0, ore=20, pop=3).faction(1, ore=3).claimed("a_empire", 1)


def play_on(scene: Scene, seed: int) -> Scene:
    """Random answers until seat 0 may end its turn; the pieces are whole after each."""
    chance = FastChance(seed)
    for _ in range(200):
        assert scene.violations() == []
        if scene.asked() in ("finish_turn 0", "choose_action 1"):
            return scene
        scene.play(scene.offers()[chance.draw("answer", len(scene.g.offers))])
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("technology", CONTENT.technologies)
def test_a_technology_is_researched(technology: str, seed: int) -> None:
    level = CONTENT.technologies[technology].level
    scene = rich(seed, technology).technology(SLOTS[level], technology)
    scene.seat(0).slots &= ~(1 << scene.slot(SLOTS[level]))
    scene.complete().perform(0, f"research {'I' * level} discovered")
    if scene.asked() == "choose_slot 0":
        scene.play(f"research {SLOTS[level]}")
    assert scene.knows(0, SLOTS[level])
    play_on(scene, seed)


SPACES = [space.id for card in CONTENT.technologies for space in CONTENT.tech_spaces[card]]
SPACES += [space.id for guild in CONTENT.guilds for space in CONTENT.guild_spaces[guild]]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("space", SPACES)
def test_an_action_is_used(space: str, seed: int) -> None:
    card = CONTENT.spaces[4][space].holder
    scene = rich(seed, card).guild(*CONTENT.guilds)
    if card in CONTENT.technologies:
        scene.technology(SLOTS[CONTENT.technologies[card].level], card, by=[0])
    scene.technology("F", "t2_lanes" if card != "t2_lanes" else "t2_drones")
    scene.complete().turn(0).play(f"act {space}")
    play_on(scene, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("card", CONTENT.abilities)
def test_an_ability_is_used(card: str, seed: int) -> None:
    scene = rich(seed, card).claimed("a_empire", 0)
    if card in CONTENT.technologies:
        scene.technology(SLOTS[CONTENT.technologies[card].level], card, by=[0])
    else:
        scene.colony(0, card, "ore", "ore")
    scene.complete().turn(0).play(str(next(iter(CONTENT.abilities[card].options))))
    play_on(scene, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("system", CONTENT.systems)
def test_a_system_is_colonized(system: str, seed: int) -> None:
    scene = rich(seed, system).system("B1", system, owner=0, disc=CONTENT.systems[system].specs[0])
    scene.ships(0, "4@B1", "2@B1").ships(1, "1@B1").complete()
    scene.perform(0, "optional(colonize)").play("colonize B1")
    play_on(scene, seed)
    assert system in scene.colonies(0)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("system", CONTENT.systems)
def test_a_system_is_seized(system: str, seed: int) -> None:
    scene = rich(seed, system).system("B1", system, owner=1, disc=CONTENT.systems[system].specs[0])
    scene.ships(0, "2@B1").ships(1, "1@B1").complete().check()
    play_on(scene, seed)
    assert scene.owner("B1") == 0


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("event", CONTENT.events)
def test_an_event_is_turned_up(event: str, seed: int) -> None:
    slot = "E" if CONTENT.events[event].level == 2 else "K"
    scene = rich(seed).event(slot, event).complete()
    scene.perform(0, f"research {'I' * CONTENT.events[event].level}").play(f"research {slot}")
    play_on(scene, seed)
    assert scene.card(slot)

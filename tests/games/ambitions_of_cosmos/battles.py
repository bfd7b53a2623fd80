"""Battles of two fleets beside a home world."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
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

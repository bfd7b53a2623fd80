"""The bot `random`: any offer, each equally likely. What every other bot must beat."""

from __future__ import annotations

from orrery.bots.base import Glimpse
from orrery.kernel import FastChance, Move


class AimlessBot:
    """Plays without an aim."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = FastChance(seed)

    def choose(self, glimpse: Glimpse) -> Move:
        return glimpse.offers[self._chance.draw("choose", len(glimpse.offers))]

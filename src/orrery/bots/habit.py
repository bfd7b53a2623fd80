"""A bot that never thinks: it does what is a player's habit. For samples that are large."""

from __future__ import annotations

from orrery.bots.base import Glimpse, derive
from orrery.kernel import Move


class HabitBot:
    """Plays by the habits of the game, as planners finish a turn that they look ahead to."""

    name = "habit"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0

    def choose(self, glimpse: Glimpse) -> Move:
        self.decisions += 1
        if len(glimpse.offers) == 1:
            return glimpse.offers[0]
        return glimpse.game.habit(glimpse.resample(derive(self.seed, self.decisions)))

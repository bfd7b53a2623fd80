"""The bot `greedy` (a placeholder): the first offer."""

from __future__ import annotations

from orrery.bots.base import Glimpse
from orrery.kernel import Move


class GreedyBot:
    """Takes what is offered first."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, glimpse: Glimpse) -> Move:
        return glimpse.offers[0]

"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from orrery.kernel import FastChance, Game, Move, Play


class Glimpse:
    """A moment of the game as one seat sees it.

    The true play is only in closures: a bot can ask for its view, its offers, and plays that it
    cannot tell from the true one. Nothing here leads back to what is hidden.
    """

    __slots__ = ("_build_view", "_deal", "_view", "game", "offers", "seat")

    def __init__(self, play: Play[Any, Any], seat: int) -> None:
        self.seat = seat
        self.game: Game[Any, Any] = play.game
        self.offers: list[Move] = list(play.offers_for(seat))
        self._view: Struct | None = None
        self._build_view: Callable[[], Struct] = lambda: play.game.view(play, seat)
        self._deal: Callable[[FastChance], Play[Any, Any]] = lambda chance: play.resample(
            seat, chance
        )

    @property
    def view(self) -> Struct:
        """What the seat sees of the table; built when first asked for."""
        if self._view is None:
            self._view = self._build_view()
        return self._view

    def resample(self, seed: int) -> Play[Any, Any]:
        """A random play that the seat cannot tell from the true one.

        It follows from the seed and from what the seat knows, and from nothing else (see
        `zones.redeal`), so that a choice cannot lean on what is hidden even by accident.
        """
        return self._deal(FastChance(seed))


class Bot(Protocol):
    """A player. One bot object plays one seat of one game; it is made from a seed."""

    name: str

    def choose(self, glimpse: Glimpse) -> Move:
        """One of `glimpse.offers`."""
        ...


def derive(seed: int, *parts: int) -> int:
    """A seed of its own for each tuple of parts: games, seats and bots never share a stream."""
    for part in parts:
        seed = FastChance(FastChance(seed).word("") + part).word("")
    return seed

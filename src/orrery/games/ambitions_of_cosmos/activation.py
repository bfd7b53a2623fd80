"""AOC-3.5.3: how an activation ends: construction, tactical, science."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from orrery.games.ambitions_of_cosmos.model import G, TurnEnd
from orrery.kernel import Message, Move


class FinishActivation(TurnEnd):
    """AOC-3.5.3: all is done that could be done; until this is answered it can be taken back."""


class Concluded(TurnEnd):
    """AOC-3.5.3: somebody has passed though there was more to do. That says it already: a standing
    order of its own may answer."""

    @classmethod
    def called(cls) -> Message:
        return Message("order-concluded")


class Activity(Protocol):
    """What is asked again and again until its seat passes."""

    @property
    def seat(self) -> int: ...

    def deeds(self, g: G) -> Iterator[Move]:
        """All that can be done besides passing."""
        ...


def conclude(g: G, question: Activity, acted: bool) -> None:
    """The end of an activation after its last pass, which may have been forced."""
    if next(question.deeds(g), None) is not None:
        g.push(Concluded(question.seat))
    elif acted:
        g.push(FinishActivation(question.seat))

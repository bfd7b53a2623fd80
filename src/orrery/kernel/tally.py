"""The score as it stands, as far as a seat can know it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from orrery.kernel.chance import FastChance
from orrery.kernel.play import Play
from orrery.kernel.zones import FaceDown

GUESSES = 8
"""Deals that a score during play is looked up in: what differs between them is not known yet."""


class TallyLine(Struct, frozen=True):
    """A line of the score sheet; None where the seat cannot know the points."""

    id: str
    points: tuple[int | None, ...]


class Tally(Struct, frozen=True):
    lines: tuple[TallyLine, ...]
    totals: tuple[int | None, ...]


def tally(play: Play[Any, Any], seat: int | None) -> Tally:
    """The score as far as the seat can know it. When the game is over nothing is hidden any more.

    Most scores are read without looking at anything hidden; covering it shows which. The others are
    read from deals that the seat cannot tell from the true one.
    """
    try:
        outcomes = [play.game.outcome(play if play.over else play.covered(seat))]
    except FaceDown:
        guesses = (play.resample(seat, FastChance(guess)) for guess in range(GUESSES))
        outcomes = [play.game.outcome(guess) for guess in guesses]
    lines = tuple(
        TallyLine(line.id, agreed([outcome.sheet[row].points for outcome in outcomes]))
        for row, line in enumerate(outcomes[0].sheet)
    )
    return Tally(lines, agreed([outcome.totals for outcome in outcomes]))


def agreed(guesses: list[tuple[int, ...]]) -> tuple[int | None, ...]:
    """A value a seat where all guesses have the same."""
    if len(guesses) == 1:
        return tuple(guesses[0])
    columns = zip(*guesses, strict=True)
    return tuple(column[0] if len(set(column)) == 1 else None for column in columns)

"""Packed numbers behind names, in this file alone: dice, and sets of places or cells as bits.

A die is one number, so that a compartment is a short sorted tuple; places of the space board and
cells of a grid are bits, so that a fleet is one number and what is near it another.
"""

from __future__ import annotations

from orrery.games.black_angel.effects import COLOURS, Colour

NONE = -1
"""No die, no colour, nobody."""

# --- dice ----------------------------------------------------------------------------------------

VALUES = 4
"""BA-2.2: a die shows 0 to 3."""


def die_of(colour: int, value: int) -> int:
    return colour * VALUES + value


def colour_of(die: int) -> int:
    return die // VALUES


def value_of(die: int) -> int:
    return die % VALUES


def name_of(die: int) -> tuple[Colour, int]:
    """A die as moves and events tell it: colour and value."""
    return COLOURS[die // VALUES], die % VALUES


def sum_of(dice: tuple[int, ...]) -> int:
    """What the dice show together."""
    return sum(die % VALUES for die in dice)


# --- places, cells and values as bits ------------------------------------------------------------


def at(place: int) -> int:
    """The set of one place."""
    return 1 << place


def has(places: int, place: int) -> bool:
    return bool(places >> place & 1)


def moved(places: int, place: int, to: int) -> int:
    """The set after a member of it, if it is one, went to another, empty place."""
    return places & ~(1 << place) | (places >> place & 1) << to

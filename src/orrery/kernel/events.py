"""Events: typed facts for the log, the animation and statistics. Rules never read them."""

from __future__ import annotations

from orrery.kernel.frozen import Frozen
from orrery.kernel.moves import IS, snake
from orrery.kernel.zones import ALL, bit


class Event(Frozen, gc=False, tag=snake, tag_field=IS):
    """What happened, in the game's words. Fields are ints, strings or None."""


class SeatEvent(Event):
    """What a seat has done, or what has happened to it."""

    seat: int


Who = int | str
"""A seat by its number; whoever plays without one by the id of the name."""


class WhoEvent(Event):
    """What somebody has done, or what has happened to somebody, who may sit at no seat."""

    seat: Who


class Heard(Frozen):
    """An event with its audience (a mask); `others` is what everybody else is told, if anything."""

    event: Event
    to: int = ALL
    others: Event | None = None

    def by(self, seat: int | None) -> Event | None:
        return self.event if self.to & bit(seat) else self.others

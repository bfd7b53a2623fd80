"""What the table hears: one class a fact, said by the message `event-...` of the locale."""

from __future__ import annotations

from orrery.kernel.events import Event, SeatEvent


class Adopted(SeatEvent):
    mat: str


class RoundBegan(Event):
    round: int


class TurnBegan(SeatEvent):
    """BTS-3.1."""


class Acted(SeatEvent):
    space: str


class Displaced(SeatEvent):
    other: int
    space: str


class Copied(SeatEvent):
    space: str


class UsedAbility(SeatEvent):
    ability: str


class PaidOre(SeatEvent):
    n: int


class PaidPatent(SeatEvent):
    other: int
    n: int


class GainedOre(SeatEvent):
    n: int


class Grew(SeatEvent):
    n: int


class ReturnedPop(SeatEvent):
    n: int


class Shifted(SeatEvent):
    column: str


class Automated(SeatEvent):
    disc: str


class Produced(SeatEvent):
    what: str


class Hired(SeatEvent):
    """BTS-3.2.4 (a): supply became population."""


class RecalledShip(SeatEvent):
    level: int
    place: str


class Sold(SeatEvent):
    """BTS-3.2.4 (c): population became ore."""


class Researched(SeatEvent):
    slot: str
    technology: str


class EventRevealed(SeatEvent):
    event: str
    slot: str


class TypeSought(SeatEvent):
    type: str


class Drawn(SeatEvent):
    cards: tuple[str, ...]


class Discovered(SeatEvent):
    technology: str
    slot: str


class RowOpened(Event):
    level: int


class KeptPrivate(SeatEvent):
    technology: str


class GuildOpened(Event):
    guild: str


class ShipBuilt(SeatEvent):
    level: int
    place: str


class ShipUpgraded(SeatEvent):
    level: int
    to: int
    place: str


class ShipJumped(SeatEvent):
    level: int
    origin: str
    to: str


class Seized(SeatEvent):
    place: str
    disc: str


class ControlLost(SeatEvent):
    place: str


class Colonized(SeatEvent):
    system: str
    place: str


class SystemRevealed(Event):
    system: str
    place: str


class ShipSettled(SeatEvent):
    level: int
    place: str


class ShipsDispersed(Event):
    place: str


class ColonyDisc(SeatEvent):
    system: str
    disc: str


class Donated(SeatEvent):
    level: int


class Lasting(Event):
    event: str


class Claimed(SeatEvent):
    achievement: str
    vp: int


class StarReplaced(SeatEvent):
    achievement: str
    disc: str


class LastRound(Event):
    round: int


class GameEnded(Event):
    round: int

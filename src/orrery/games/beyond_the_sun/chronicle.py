"""What the table hears: one class a fact, said by the message `event-...` of the locale."""

from __future__ import annotations

from orrery.kernel import Event


class Adopted(Event):
    seat: int
    mat: str


class RoundBegan(Event):
    round: int


class TurnBegan(Event):
    seat: int


class Acted(Event):
    seat: int
    space: str


class Displaced(Event):
    seat: int
    other: int
    space: str


class Copied(Event):
    seat: int
    space: str


class UsedAbility(Event):
    seat: int
    ability: str


class PaidOre(Event):
    seat: int
    n: int


class PaidPatent(Event):
    seat: int
    other: int
    n: int


class GainedOre(Event):
    seat: int
    n: int


class Grew(Event):
    seat: int
    n: int


class ReturnedPop(Event):
    seat: int
    n: int


class Shifted(Event):
    seat: int
    column: str


class Automated(Event):
    seat: int
    disc: str


class Produced(Event):
    seat: int
    what: str


class Hired(Event):
    seat: int


class RecalledShip(Event):
    seat: int
    level: int
    place: str


class Sold(Event):
    seat: int


class Researched(Event):
    seat: int
    slot: str
    technology: str


class EventRevealed(Event):
    seat: int
    event: str
    slot: str


class TypeSought(Event):
    seat: int
    type: str


class Drawn(Event):
    seat: int
    cards: tuple[str, ...]


class Discovered(Event):
    seat: int
    technology: str
    slot: str


class RowOpened(Event):
    level: int


class KeptPrivate(Event):
    seat: int
    technology: str


class GuildOpened(Event):
    guild: str


class ShipBuilt(Event):
    seat: int
    level: int
    place: str


class ShipUpgraded(Event):
    seat: int
    level: int
    to: int
    place: str


class ShipJumped(Event):
    seat: int
    level: int
    origin: str
    to: str


class Seized(Event):
    seat: int
    place: str
    disc: str


class ControlLost(Event):
    seat: int
    place: str


class Colonized(Event):
    seat: int
    system: str
    place: str


class SystemRevealed(Event):
    system: str
    place: str


class ShipSettled(Event):
    seat: int
    level: int
    place: str


class ShipsDispersed(Event):
    place: str


class ColonyDisc(Event):
    seat: int
    system: str
    disc: str


class Donated(Event):
    seat: int
    level: int


class Lasting(Event):
    event: str


class Claimed(Event):
    seat: int
    achievement: str
    vp: int


class StarReplaced(Event):
    seat: int
    achievement: str
    disc: str


class LastRound(Event):
    round: int


class GameEnded(Event):
    round: int

"""What the table hears: one class a fact, said by the message `event-...` of the locale.

`seat` and `other` are seats by number; Hal and the neutral player, who sit at none, come by name.
"""

from __future__ import annotations

from orrery.kernel import Event

Who = int | str


# --- the sequence of play ------------------------------------------------------------------------


class RoundBegan(Event):
    round: int


class TurnBegan(Event):
    seat: Who


class Passed(Event):
    seat: int


class NoDieLeft(Event):
    seat: int


class LastRound(Event):
    round: int


class GameEnded(Event):
    round: int


# --- goods, robots, points -----------------------------------------------------------------------


class Gained(Event):
    seat: Who
    good: str
    n: int


class Paid(Event):
    seat: Who
    price: str
    n: int


class LostVp(Event):
    seat: Who
    n: int
    cause: str
    """`left` dice, `damaged` dice, or a `ravager`."""


class Stationed(Event):
    seat: int
    colour: str


class NeutralLeft(Event):
    colour: str


# --- cards ---------------------------------------------------------------------------------------


class Drew(Event):
    seat: int
    card: str


class DrewHidden(Event):
    seat: int
    colour: str


class DrewSome(Event):
    seat: int
    colour: str
    n: int


class Discarded(Event):
    seat: int
    card: str


class DeckShuffled(Event):
    back: str


class StackShuffled(Event):
    colour: str


class Laid(Event):
    seat: int
    back: str
    line: str


class BoardReset(Event):
    seat: int
    cards: tuple[str, ...]


# --- dice ----------------------------------------------------------------------------------------


class Rolled(Event):
    seat: Who
    orange: str
    grey: str
    green: str


class NeutralRolled(Event):
    orange: str
    grey: str
    green: str


class Secured(Event):
    seat: int
    colour: str
    value: int


class DieUsed(Event):
    seat: Who
    colour: str
    value: int


class DieBought(Event):
    seat: Who
    other: Who
    colour: str
    value: int


class NeutralDieBought(Event):
    seat: int
    colour: str
    value: int


class DieFlipped(Event):
    seat: int
    colour: str
    value: int


class Boosted(Event):
    seat: int
    token: str


class Acted(Event):
    seat: Who
    action: str
    n: int


class Rerolled(Event):
    seat: Who


# --- technologies --------------------------------------------------------------------------------


class Activated(Event):
    seat: int
    token: str


class Reverted(Event):
    seat: int
    token: str


class TokenTaken(Event):
    seat: Who
    token: str


class Installed(Event):
    seat: int
    token: str
    arrow: str


class TokenRemoved(Event):
    seat: int
    token: str


class AdvancedKept(Event):
    seat: int
    token: str
    cell: str


class AdvancedShown(Event):
    token: str


class TokenAppeared(Event):
    token: str


class TokenFell(Event):
    token: str


# --- Ravagers and damage -------------------------------------------------------------------------


class RavagerStruck(Event):
    seat: Who
    card: str


class RavagerCame(Event):
    card: str
    action: str


class RavagerDismissed(Event):
    card: str
    action: str


class RavagersSpent(Event):
    pass


class Destroyed(Event):
    seat: Who
    card: str
    action: str


class Damaged(Event):
    action: str


class DieDamaged(Event):
    colour: str


class Repaired(Event):
    seat: Who
    action: str


class DieRepaired(Event):
    seat: Who
    colour: str


class DebrisPlaced(Event):
    seat: int
    token: str


# --- space ---------------------------------------------------------------------------------------


class Launched(Event):
    seat: int
    to: str


class Flew(Event):
    seat: int
    origin: str
    to: str


class MissionPlayed(Event):
    seat: Who
    card: str
    at: str


class MissionUsed(Event):
    seat: int
    card: str


class MissionShared(Event):
    seat: Who
    card: str


class AngelMoved(Event):
    to: str


class ShipLost(Event):
    seat: int
    at: str


class MissionRemoved(Event):
    seat: Who
    card: str


class MissionReturned(Event):
    seat: int
    card: str


class StripTurned(Event):
    strip: int


class SpesSighted(Event):
    at: str


class SpesReached(Event):
    pass


# --- Hal -----------------------------------------------------------------------------------------


class HalRevealed(Event):
    card: str


class HalReturnedDie(Event):
    colour: str
    value: int


class HalFailed(Event):
    n: int


class HalComet(Event):
    n: int


class HalDiscarded(Event):
    card: str

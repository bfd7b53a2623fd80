"""What the table hears: one class a fact, said by the message `event-...` of the locale.

`seat` and `other` are seats by number; Hal and the neutral player, who sit at none, come by name.
"""

from __future__ import annotations

from orrery.kernel.events import Event, SeatEvent, Who, WhoEvent

# --- the sequence of play ------------------------------------------------------------------------


class RoundBegan(Event):
    round: int


class TurnBegan(WhoEvent):
    """BA-5.1."""


class Passed(SeatEvent):
    """BA-8.4.5."""


class NoDieLeft(SeatEvent):
    """BA-12.2."""


class LastRound(Event):
    round: int


class GameEnded(Event):
    round: int


# --- goods, robots, points -----------------------------------------------------------------------


class Gained(WhoEvent):
    good: str
    n: int


class Paid(WhoEvent):
    price: str
    n: int


class LostVp(WhoEvent):
    n: int
    cause: str
    """`left` dice, `damaged` dice, or a `ravager`."""


class Stationed(SeatEvent):
    colour: str


class NeutralLeft(Event):
    colour: str


# --- cards ---------------------------------------------------------------------------------------


class Drew(SeatEvent):
    card: str


class DrewHidden(SeatEvent):
    colour: str


class DrewSome(SeatEvent):
    colour: str
    n: int


class Discarded(SeatEvent):
    card: str


class DeckShuffled(Event):
    back: str


class StackShuffled(Event):
    colour: str


class Laid(SeatEvent):
    back: str
    line: str


class BoardReset(SeatEvent):
    cards: tuple[str, ...]


# --- dice ----------------------------------------------------------------------------------------


class Rolled(WhoEvent):
    orange: str
    grey: str
    green: str


class NeutralRolled(Event):
    orange: str
    grey: str
    green: str


class Secured(SeatEvent):
    colour: str
    value: int


class DieUsed(WhoEvent):
    colour: str
    value: int


class DieBought(WhoEvent):
    other: Who
    colour: str
    value: int


class NeutralDieBought(SeatEvent):
    colour: str
    value: int


class DieFlipped(SeatEvent):
    colour: str
    value: int


class Boosted(SeatEvent):
    token: str


class Acted(WhoEvent):
    action: str
    n: int


class Rerolled(WhoEvent):
    """BA-8.1.1."""


# --- technologies --------------------------------------------------------------------------------


class Activated(SeatEvent):
    token: str


class Reverted(SeatEvent):
    token: str


class TokenTaken(WhoEvent):
    token: str


class Installed(SeatEvent):
    token: str
    arrow: str


class TokenRemoved(SeatEvent):
    token: str


class AdvancedKept(SeatEvent):
    token: str
    cell: str


class AdvancedShown(Event):
    token: str


class TokenAppeared(Event):
    token: str


class TokenFell(Event):
    token: str


# --- Ravagers and damage -------------------------------------------------------------------------


class RavagerStruck(WhoEvent):
    card: str


class RavagerCame(Event):
    card: str
    action: str


class RavagerDismissed(Event):
    card: str
    action: str


class RavagersSpent(Event):
    pass


class Destroyed(WhoEvent):
    card: str
    action: str


class Damaged(Event):
    action: str


class DieDamaged(Event):
    colour: str


class Repaired(WhoEvent):
    action: str


class DieRepaired(WhoEvent):
    colour: str


class DebrisPlaced(SeatEvent):
    token: str


# --- space ---------------------------------------------------------------------------------------


class Launched(SeatEvent):
    to: str


class Flew(SeatEvent):
    origin: str
    to: str


class MissionPlayed(WhoEvent):
    card: str
    at: str


class MissionUsed(SeatEvent):
    card: str


class MissionShared(WhoEvent):
    card: str


class AngelMoved(Event):
    to: str


class ShipLost(SeatEvent):
    at: str


class MissionRemoved(WhoEvent):
    card: str


class MissionReturned(SeatEvent):
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

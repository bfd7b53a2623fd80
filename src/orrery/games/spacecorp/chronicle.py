"""What the table hears: one class a fact, said by the message `event-...` of the locale.

`seat` and `other` are seats by number; the Competition, which sits at none, comes by name.
"""

from __future__ import annotations

from orrery.kernel.events import Event, SeatEvent, Who, WhoEvent

# --- the sequence of play ------------------------------------------------------------------------


class EraBegan(Event):
    era: str


class EraEnding(Event):
    """`contracts`, the empty `deck`, `still` when nothing happens any more, `codes` (solo)."""

    cause: str


class LastTurns(Event):
    pass


class EraEnded(Event):
    era: str


class FirstPlayer(SeatEvent):
    pass


class TurnBegan(WhoEvent):
    pass


class Passed(SeatEvent):
    pass


class CannotAct(SeatEvent):
    pass


class Announced(SeatEvent):
    action: str


class GameEnded(Event):
    pass


# --- cards and value -----------------------------------------------------------------------------


class CardsPlayed(SeatEvent):
    cards: tuple[str, ...]


class InfraUsed(SeatEvent):
    other: int


class BaseUsed(SeatEvent):
    other: Who
    base: str
    site: str


class ValueReached(SeatEvent):
    action: str
    n: int


class Shielded(SeatEvent):
    pass


class Drew(SeatEvent):
    card: str


class DrewHidden(SeatEvent):
    pass


class Took(SeatEvent):
    card: str


class Discarded(Event):
    cards: tuple[str, ...]


class Refilled(Event):
    cards: tuple[str, ...]


class Awarded(SeatEvent):
    pass


# --- profit --------------------------------------------------------------------------------------


class Gained(WhoEvent):
    n: int
    cause: str


class Lost(WhoEvent):
    n: int
    cause: str


# --- actions -------------------------------------------------------------------------------------


class Moved(SeatEvent):
    origin: str
    to: str


class ReachedStar(SeatEvent):
    site: str


class BeyondTaken(WhoEvent):
    number: int


class SpurEntered(SeatEvent):
    site: str


class Explored(WhoEvent):
    site: str
    tile: str


class TileReplaced(Event):
    tile: str


class Built(WhoEvent):
    site: str
    base: str


class Produced(SeatEvent):
    n: int


class Advanced(SeatEvent):
    """`genetics` or `revelation`."""

    wheel: str
    n: int


class Learned(WhoEvent):
    card: str


class NothingToLearn(SeatEvent):
    kind: str


class Upgraded(SeatEvent):
    card: str
    slot: int


class InfraReturned(SeatEvent):
    card: str


class InfraRemoved(SeatEvent):
    card: str


class SpecialPlayed(SeatEvent):
    card: str


class TeamDismissed(SeatEvent):
    pass


class Retreated(SeatEvent):
    site: str


class Colonized(WhoEvent):
    site: str
    colony: str


class Fulfilled(WhoEvent):
    contract: str


class Transported(SeatEvent):
    origin: str
    to: str


class Deployed(SeatEvent):
    site: str


class LegacyKept(SeatEvent):
    tile: str
    base: str


# --- Edges ---------------------------------------------------------------------------------------


class EdgePlayed(WhoEvent):
    card: str


class Sabotaged(SeatEvent):
    action: str


class Intercepted(WhoEvent):
    pass


class Poached(SeatEvent):
    card: str


# --- the Competition -----------------------------------------------------------------------------


class CodeSites(Event):
    sites: tuple[str, ...]


class CodeOffers(Event):
    cards: tuple[str, ...]


class CodeGains(Event):
    """`adaptation`, `breakthrough` or `contract`."""

    gain: str


class CodeIdle(Event):
    pass


class RivalPlaced(Event):
    site: str


class TeamRecalled(SeatEvent):
    origin: str
    to: str

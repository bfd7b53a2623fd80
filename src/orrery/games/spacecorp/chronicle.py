"""What the table hears: one class a fact, said by the message `event-...` of the locale.

`seat` and `other` are seats by number; the Competition, which sits at none, comes by name.
"""

from __future__ import annotations

from orrery.kernel import Event

Who = int | str

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


class FirstPlayer(Event):
    seat: int


class TurnBegan(Event):
    seat: Who


class Passed(Event):
    seat: int


class CannotAct(Event):
    seat: int


class Announced(Event):
    seat: int
    action: str


class GameEnded(Event):
    pass


# --- cards and value -----------------------------------------------------------------------------


class CardsPlayed(Event):
    seat: int
    cards: tuple[str, ...]


class InfraUsed(Event):
    seat: int
    other: int


class BaseUsed(Event):
    seat: int
    other: Who
    base: str
    site: str


class ValueReached(Event):
    seat: int
    action: str
    n: int


class Shielded(Event):
    seat: int


class Drew(Event):
    seat: int
    card: str


class DrewHidden(Event):
    seat: int


class Took(Event):
    seat: int
    card: str


class Discarded(Event):
    cards: tuple[str, ...]


class Refilled(Event):
    cards: tuple[str, ...]


class Awarded(Event):
    seat: int


# --- profit --------------------------------------------------------------------------------------


class Gained(Event):
    seat: Who
    n: int
    cause: str


class Lost(Event):
    seat: Who
    n: int
    cause: str


# --- actions -------------------------------------------------------------------------------------


class Moved(Event):
    seat: int
    origin: str
    to: str


class ReachedStar(Event):
    seat: int
    site: str


class BeyondTaken(Event):
    seat: Who
    number: int


class SpurEntered(Event):
    seat: int
    site: str


class Explored(Event):
    seat: Who
    site: str
    tile: str


class TileReplaced(Event):
    tile: str


class Built(Event):
    seat: Who
    site: str
    base: str


class Produced(Event):
    seat: int
    n: int


class Advanced(Event):
    """`genetics` or `revelation`."""

    seat: int
    wheel: str
    n: int


class Learned(Event):
    seat: Who
    card: str


class NothingToLearn(Event):
    seat: int
    kind: str


class Upgraded(Event):
    seat: int
    card: str
    slot: int


class InfraReturned(Event):
    seat: int
    card: str


class InfraRemoved(Event):
    seat: int
    card: str


class SpecialPlayed(Event):
    seat: int
    card: str


class TeamDismissed(Event):
    seat: int


class Retreated(Event):
    seat: int
    site: str


class Colonized(Event):
    seat: Who
    site: str
    colony: str


class Fulfilled(Event):
    seat: Who
    contract: str


class Transported(Event):
    seat: int
    origin: str
    to: str


class Deployed(Event):
    seat: int
    site: str


class LegacyKept(Event):
    seat: int
    tile: str
    base: str


# --- Edges ---------------------------------------------------------------------------------------


class EdgePlayed(Event):
    seat: Who
    card: str


class Sabotaged(Event):
    seat: int
    action: str


class Intercepted(Event):
    seat: Who


class Poached(Event):
    seat: int
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


class TeamRecalled(Event):
    seat: int
    origin: str
    to: str

"""What the table hears: one class a fact, said by the message `event-...` of the locale.

`seat` and `other` are seats by number; NPCs, who sit at none, come by name.
"""

from __future__ import annotations

from orrery.kernel.events import Event, SeatEvent, Who, WhoEvent


class CountEvent(SeatEvent):
    """How many, or how much."""

    n: int


class SpaceEvent(SeatEvent):
    """Where a captain's ship is now."""

    space: str


class MissionsEvent(SeatEvent):
    """Cards that everybody sees, or their owner."""

    missions: tuple[str, ...]


# --- the sequence of play ------------------------------------------------------------------------


class RoundBegan(Event):
    round: int


class TurnBegan(SeatEvent):
    """XIA-5.1."""


class SatOut(SeatEvent):
    """XIA-16.7: by old rules a destroyed ship loses a turn."""


class FameEntered(CountEvent):
    """XIA-8.2."""


class Earned(SeatEvent):
    source: str
    n: int


class GameWon(SeatEvent):
    """XIA-2.3."""


class GameLost(Event):
    n: int


class GameStopped(Event):
    round: int


class ShipChosen(SeatEvent):
    ship: str


class NpcFameRose(Event):
    n: int


# --- flying --------------------------------------------------------------------------------------


class Moves(SeatEvent):
    by: str
    n: int


class Flew(WhoEvent):
    space: str


class Jumped(SpaceEvent):
    """XIA-11.5.1."""


class Leapt(SeatEvent):
    """XIA-11.2.2."""


class Docked(SpaceEvent):
    """XIA-11.9.2."""


class FellBack(SpaceEvent):
    """XIA-6.7."""


class Pulled(CountEvent):
    """XIA-11.8.1."""


class Dragged(SpaceEvent):
    """XIA-11.8.1."""


class Crosses(SeatEvent):
    border: str


class Threw(WhoEvent):
    n: int


class CometMoved(Event):
    sector: str
    n: int
    space: str


class CometDestroyed(Event):
    sector: str


class CometBack(Event):
    sector: str


class KilnMoved(Event):
    n: int
    space: str


class KilnDestroyed(Event):
    """Back again or gone."""


class KilnBack(Event):
    """Back again or gone."""


class Appeared(WhoEvent):
    space: str


# --- exploring -----------------------------------------------------------------------------------


class Scanned(SeatEvent):
    """XIA-11.2.1."""


class SectorFound(Event):
    sector: str


class Collected(SeatEvent):
    token: str


class CaptainHeard(SeatEvent):
    sector: str


# --- damage --------------------------------------------------------------------------------------


class Suffered(WhoEvent):
    harm: str
    n: int


class LostEnergy(CountEvent):
    """XIA-9.15."""


class Blocked(CountEvent):
    """XIA-9.14."""


class Froze(CountEvent):
    """XIA-8.1."""


class Destroyed(WhoEvent):
    cause: str


class RelicLost(SeatEvent):
    """XIA-9.8."""


class MissionsLost(CountEvent):
    """XIA-13.11."""


class BountyRose(WhoEvent):
    n: int


class BountyGone(SeatEvent):
    """XIA-22.14."""


# --- fighting ------------------------------------------------------------------------------------


class Attacked(WhoEvent):
    other: Who
    weapon: str


class Armed(SeatEvent):
    outfit: str


class AttackRolled(WhoEvent):
    n: int


class Hit(WhoEvent):
    defence: int
    n: int


class Charged(CountEvent):
    """XIA-10.7."""


class Rescued(SeatEvent):
    other: int


class AutopilotRolled(CountEvent):
    """XIA-21.14."""


class Used(SeatEvent):
    ability: str


# --- cargo ---------------------------------------------------------------------------------------


class Bought(SeatEvent):
    cube: str
    n: int
    paid: int


class Sold(SeatEvent):
    n: int
    paid: int


class MetDemand(SeatEvent):
    cube: str


class Demanded(Event):
    cubes: tuple[str, ...]


class Swapped(SeatEvent):
    give: str
    take: str


class GotCube(SeatEvent):
    cube: str


class GotCredits(CountEvent):
    """For a token, a relic, a victory."""


class Adrift(SeatEvent):
    cube: str
    space: str


class Excavated(SeatEvent):
    sector: str


class Studied(SeatEvent):
    relic: str


class MerchantEarned(Event):
    n: int


# --- missions ------------------------------------------------------------------------------------


class Drew(CountEvent):
    """XIA-13.1."""


class LookedAt(MissionsEvent):
    """XIA-13.4."""


class Looks(CountEvent):
    """XIA-13.4: so much the others hear."""


class Kept(SeatEvent):
    mission: str


class KeptHidden(SeatEvent):
    """XIA-13.4."""


class Discarded(MissionsEvent):
    """XIA-13.3."""


class Revealed(SeatEvent):
    mission: str
    n: int


class Clues(MissionsEvent):
    """XIA-13.12.8."""


class Gave(SeatEvent):
    other: Who
    cube: str


class Completed(SeatEvent):
    mission: str
    n: int


# --- business ------------------------------------------------------------------------------------


class Refuelled(SeatEvent):
    """XIA-7.2.1."""


class Repaired(SeatEvent):
    """XIA-7.2.2."""


class Thawed(SeatEvent):
    """XIA-7.2.3."""


class BoughtOutfit(SeatEvent):
    thing: str
    n: int


class SoldOutfit(SeatEvent):
    thing: str
    n: int


class Fitted(SeatEvent):
    thing: str


class NewShip(SeatEvent):
    ship: str


# --- titles and events ---------------------------------------------------------------------------


class TitleShown(Event):
    title: str


class TitleWon(SeatEvent):
    title: str


class EventDrawn(SeatEvent):
    card: str


class EventGone(Event):
    card: str


class RikishiMoved(Event):
    space: str


class PlanetFroze(Event):
    sector: str


class ConvoyFound(Event):
    space: str


class RefugeesAboard(SeatEvent):
    """XIA-22.16."""


class RefugeesHome(SeatEvent):
    """XIA-22.16."""

"""What the table hears: one class a fact, said by the message `event-...` of the locale.

`seat` and `other` are seats by number; NPCs, who sit at none, come by name.
"""

from __future__ import annotations

from orrery.kernel import Event

Who = int | str


# --- the sequence of play ------------------------------------------------------------------------


class RoundBegan(Event):
    round: int


class TurnBegan(Event):
    seat: int


class SatOut(Event):
    seat: int


class FameEntered(Event):
    seat: int
    n: int


class Earned(Event):
    seat: int
    source: str
    n: int


class GameWon(Event):
    seat: int


class GameLost(Event):
    n: int


class GameStopped(Event):
    round: int


class ShipChosen(Event):
    seat: int
    ship: str


class NpcFameRose(Event):
    n: int


# --- flying --------------------------------------------------------------------------------------


class Moves(Event):
    seat: int
    by: str
    n: int


class Flew(Event):
    seat: Who
    space: str


class Jumped(Event):
    seat: int
    space: str


class Leapt(Event):
    seat: int


class Docked(Event):
    seat: int
    space: str


class FellBack(Event):
    seat: int
    space: str


class Pulled(Event):
    seat: int
    n: int


class Dragged(Event):
    seat: int
    space: str


class Crosses(Event):
    seat: int
    border: str


class Threw(Event):
    seat: Who
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


class Appeared(Event):
    seat: Who
    space: str


# --- exploring -----------------------------------------------------------------------------------


class Scanned(Event):
    seat: int


class SectorFound(Event):
    sector: str


class Collected(Event):
    seat: int
    token: str


class CaptainHeard(Event):
    seat: int
    sector: str


# --- damage --------------------------------------------------------------------------------------


class Suffered(Event):
    seat: Who
    harm: str
    n: int


class LostEnergy(Event):
    seat: int
    n: int


class Blocked(Event):
    seat: int
    n: int


class Froze(Event):
    seat: int
    n: int


class Destroyed(Event):
    seat: Who
    cause: str


class RelicLost(Event):
    seat: int


class MissionsLost(Event):
    seat: int
    n: int


class BountyRose(Event):
    seat: Who
    n: int


class BountyGone(Event):
    seat: int


# --- fighting ------------------------------------------------------------------------------------


class Attacked(Event):
    seat: Who
    other: Who
    weapon: str


class Armed(Event):
    seat: int
    outfit: str


class AttackRolled(Event):
    seat: Who
    n: int


class Hit(Event):
    seat: Who
    defence: int
    n: int


class Charged(Event):
    seat: int
    n: int


class Rescued(Event):
    seat: int
    other: int


class AutopilotRolled(Event):
    seat: int
    n: int


class Used(Event):
    seat: int
    ability: str


# --- cargo ---------------------------------------------------------------------------------------


class Bought(Event):
    seat: int
    cube: str
    n: int
    paid: int


class Sold(Event):
    seat: int
    n: int
    paid: int


class MetDemand(Event):
    seat: int
    cube: str


class Demanded(Event):
    cubes: tuple[str, ...]


class Swapped(Event):
    seat: int
    give: str
    take: str


class GotCube(Event):
    seat: int
    cube: str


class GotCredits(Event):
    seat: int
    n: int


class Adrift(Event):
    seat: int
    cube: str
    space: str


class Excavated(Event):
    seat: int
    sector: str


class Studied(Event):
    seat: int
    relic: str


class MerchantEarned(Event):
    n: int


# --- missions ------------------------------------------------------------------------------------


class Drew(Event):
    seat: int
    n: int


class LookedAt(Event):
    seat: int
    missions: tuple[str, ...]


class Looks(Event):
    seat: int
    n: int


class Kept(Event):
    seat: int
    mission: str


class KeptHidden(Event):
    seat: int


class Discarded(Event):
    seat: int
    missions: tuple[str, ...]


class Revealed(Event):
    seat: int
    mission: str
    n: int


class Clues(Event):
    seat: int
    missions: tuple[str, ...]


class Gave(Event):
    seat: int
    other: Who
    cube: str


class Completed(Event):
    seat: int
    mission: str
    n: int


# --- business ------------------------------------------------------------------------------------


class Refuelled(Event):
    seat: int


class Repaired(Event):
    seat: int


class Thawed(Event):
    seat: int


class BoughtOutfit(Event):
    seat: int
    thing: str
    n: int


class SoldOutfit(Event):
    seat: int
    thing: str
    n: int


class Fitted(Event):
    seat: int
    thing: str


class NewShip(Event):
    seat: int
    ship: str


# --- titles and events ---------------------------------------------------------------------------


class TitleShown(Event):
    title: str


class TitleWon(Event):
    seat: int
    title: str


class EventDrawn(Event):
    seat: int
    card: str


class EventGone(Event):
    card: str


class RikishiMoved(Event):
    space: str


class PlanetFroze(Event):
    sector: str


class ConvoyFound(Event):
    space: str


class RefugeesAboard(Event):
    seat: int


class RefugeesHome(Event):
    seat: int

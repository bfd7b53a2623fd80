"""What happened, in the game's words: for the log, the animation and statistics.

A side of a battle is a seat, or `pirates` or `machine`; fleets are numbered as on their tokens.
"""

from __future__ import annotations

from orrery.kernel.events import Event, SeatEvent, Who, WhoEvent

# --- what events have in common ------------------------------------------------------------------


class SideShipEvent(WhoEvent):
    ship: str


class SeatsEvent(SeatEvent):
    """What is between two seats."""

    other: int


class AmountEvent(SeatEvent):
    n: int


class FleetEvent(SeatEvent):
    """What a fleet has done, by the number on its token."""

    fleet: int


class FleetCellEvent(FleetEvent):
    cell: str


class PlanetEvent(SeatEvent):
    planet: str


class BuildingEvent(PlanetEvent):
    building: str


class LawEvent(SeatEvent):
    law: str


# --- the frame of the game -----------------------------------------------------------------------


class NationChosen(SeatEvent):
    nation: str


class TurnBegan(Event):
    turn: int
    seat: int


class PhaseBegan(Event):
    phase: str


class Invoked(SeatEvent):
    """A nation's power was used for an influence token."""

    power: str


class InfluenceGained(AmountEvent):
    """AOC-4.2, 6.5.3, 9.7.2."""


class ScienceGained(AmountEvent):
    """AOC-9.3, 9.7.8, 11.8."""


class Won(SeatEvent):
    ending: str


# --- the political phase -------------------------------------------------------------------------


class PrestigeCollected(SeatEvent):
    rating: int
    votes: int


class InfluenceSold(SeatEvent):
    resource: str
    n: int


class FloorTaken(SeatEvent):
    """AOC-4.3.2."""


class WentQuiet(SeatEvent):
    """Who wants no deals any more in this turn."""


class DealProposed(SeatsEvent):
    """AOC-4.3.2."""


class DealRefused(SeatsEvent):
    """AOC-4.3.3."""


class DealStruck(SeatsEvent):
    """AOC-4.3.3."""


class DealTerm(SeatsEvent):
    """What `seat` gives; `other` gets it, or is the candidate of a promised vote."""

    kind: str
    n: int
    planet: str


class DebtPaid(SeatsEvent):
    kind: str
    n: int


class LawTabled(LawEvent):
    """AOC-4.4.1."""


class VotedFor(SeatsEvent):
    votes: int


class TieBroken(SeatsEvent):
    """AOC-4.5.2: the speaker chose among the tied candidates."""


class SenatorSeated(SeatEvent):
    senators: int


class FeeDue(SeatsEvent):
    n: int


class VotedOnLaw(SeatEvent):
    side: str
    senators: int


class LawDecided(Event):
    law: str
    side: str
    supporting: int
    against: int


class Vetoed(LawEvent):
    """AOC-11.3."""


class LawPassed(Event):
    law: str


class LawRejected(Event):
    law: str


class LawRepealed(LawEvent):
    """AOC-4.6.2: by the Referendum."""


# --- the construction phase ----------------------------------------------------------------------


class CapitalCollected(AmountEvent):
    """AOC-5.1.1."""


class ShipScrapped(FleetEvent):
    ship: str


class BuildingScrapped(BuildingEvent):
    """AOC-5.2.1."""


class PlanetGivenUp(PlanetEvent):
    """AOC-4.3.6."""


class ShipBuilt(SeatEvent):
    ship: str
    fleet: int
    cell: str
    cost: int


class BuildingBuilt(BuildingEvent):
    cost: int


# --- the tactical phase --------------------------------------------------------------------------


class TacticsBegan(SeatEvent):
    """AOC-6.1.1."""


class FleetMoved(FleetCellEvent):
    """AOC-6.2.1; it may also flee, retreat, or be mustered."""


class StationTowed(FleetCellEvent):
    """AOC-9.7.1."""


class ShipsExchanged(FleetEvent):
    partner: int


class FleetsMerged(FleetEvent):
    partner: int


class FleetLost(FleetEvent):
    """AOC-7.1.1: without ships the token leaves the map."""


class ShipLost(SeatEvent):
    """Above the limit of a fleet."""

    ship: str
    fleet: int


class SectorRevealed(SeatEvent):
    sector: str
    place: str


class RouteOpened(PlanetEvent):
    """AOC-6.5.3."""


class SignalExplored(SeatEvent):
    signal: str
    cell: str


class ShipFound(FleetEvent):
    ship: str
    die: int


class HoleRolled(FleetEvent):
    die: int


class FleetTeleported(FleetCellEvent):
    """AOC-9.3."""


class ArtFound(FleetEvent):
    """AOC-9.7.5: it is taken aboard."""


class ArtTaken(SeatsEvent):
    """AOC-9.7.5: by the winner of a battle."""


class ArtPlaced(PlanetEvent):
    """AOC-9.7.5: on an own planet."""


class PlanetCaptured(PlanetEvent):
    """AOC-6.11.1."""


class PlanetInvaded(PlanetEvent):
    other: int


class PlanetPlundered(PlanetEvent):
    other: int


# --- battle --------------------------------------------------------------------------------------


class BattleBegan(WhoEvent):
    other: Who
    cell: str


class Retreated(FleetEvent):
    """AOC-6.9.1."""


class PutAside(WhoEvent):
    ships: tuple[str, ...]


class DuelBegan(Event):
    ship: str
    rival: str


class DieRolled(SideShipEvent):
    die: int


class Analysed(SideShipEvent):
    """AOC-7.3: its die counts as 6."""


class DuelFought(Event):
    ship: str
    rival: str
    check: int
    against: int


class ShipDestroyed(SideShipEvent):
    """AOC-6.7.5, 6.9.1."""


class Boarded(SideShipEvent):
    """AOC-7.3: the ship fights for the other side."""


class BattleEnded(WhoEvent):
    other: Who
    sum: int
    against: int


# --- the Machine ---------------------------------------------------------------------------------


class MachineCourse(Event):
    die: int
    heading: int


class MachineMoved(Event):
    cell: str


class MachineRepelled(Event):
    planet: str


class MachineTook(Event):
    planet: str


class MachineGone(Event):
    how: str


# --- the science phase ---------------------------------------------------------------------------


class ScienceCollected(AmountEvent):
    """AOC-8.1."""


class Studied(SeatEvent):
    tech: str
    cost: int

"""What happened, in the game's words: for the log, the animation and statistics.

A side of a battle is a seat, or `pirates` or `machine`; fleets are numbered as on their tokens.
"""

from __future__ import annotations

from orrery.kernel import Event

# --- the frame of the game -----------------------------------------------------------------------


class NationChosen(Event):
    seat: int
    nation: str


class TurnBegan(Event):
    turn: int
    seat: int


class PhaseBegan(Event):
    phase: str


class Invoked(Event):
    """A nation's power was used for an influence token."""

    seat: int
    power: str


class InfluenceGained(Event):
    seat: int
    n: int


class ScienceGained(Event):
    seat: int
    n: int


class Won(Event):
    seat: int
    ending: str


# --- the political phase -------------------------------------------------------------------------


class PrestigeCollected(Event):
    seat: int
    rating: int
    votes: int


class InfluenceSold(Event):
    seat: int
    resource: str
    n: int


class FloorTaken(Event):
    seat: int


class WentQuiet(Event):
    """Who wants no deals any more in this turn."""

    seat: int


class DealProposed(Event):
    seat: int
    other: int


class DealRefused(Event):
    seat: int
    other: int


class DealStruck(Event):
    seat: int
    other: int


class DealTerm(Event):
    """What `seat` gives; `other` gets it, or is the candidate of a promised vote."""

    seat: int
    other: int
    kind: str
    n: int
    planet: str


class DebtPaid(Event):
    seat: int
    other: int
    kind: str
    n: int


class LawTabled(Event):
    seat: int
    law: str


class VotedFor(Event):
    seat: int
    other: int
    votes: int


class TieBroken(Event):
    seat: int
    other: int


class SenatorSeated(Event):
    seat: int
    senators: int


class FeeDue(Event):
    seat: int
    other: int
    n: int


class VotedOnLaw(Event):
    seat: int
    side: str
    senators: int


class LawDecided(Event):
    law: str
    side: str
    supporting: int
    against: int


class Vetoed(Event):
    seat: int
    law: str


class LawPassed(Event):
    law: str


class LawRejected(Event):
    law: str


class LawRepealed(Event):
    seat: int
    law: str


# --- the construction phase ----------------------------------------------------------------------


class CapitalCollected(Event):
    seat: int
    n: int


class ShipScrapped(Event):
    seat: int
    fleet: int
    ship: str


class BuildingScrapped(Event):
    seat: int
    planet: str
    building: str


class PlanetGivenUp(Event):
    seat: int
    planet: str


class ShipBuilt(Event):
    seat: int
    ship: str
    fleet: int
    cell: str
    cost: int


class BuildingBuilt(Event):
    seat: int
    planet: str
    building: str
    cost: int


# --- the tactical phase --------------------------------------------------------------------------


class TacticsBegan(Event):
    seat: int


class FleetMoved(Event):
    seat: int
    fleet: int
    cell: str


class StationTowed(Event):
    seat: int
    fleet: int
    cell: str


class ShipsExchanged(Event):
    seat: int
    fleet: int
    partner: int


class FleetsMerged(Event):
    seat: int
    fleet: int
    partner: int


class FleetLost(Event):
    seat: int
    fleet: int


class ShipLost(Event):
    """Above the limit of a fleet."""

    seat: int
    ship: str
    fleet: int


class SectorRevealed(Event):
    seat: int
    sector: str
    place: str


class RouteOpened(Event):
    seat: int
    planet: str


class SignalExplored(Event):
    seat: int
    signal: str
    cell: str


class ShipFound(Event):
    seat: int
    fleet: int
    ship: str
    die: int


class HoleRolled(Event):
    seat: int
    fleet: int
    die: int


class FleetTeleported(Event):
    seat: int
    fleet: int
    cell: str


class ArtFound(Event):
    seat: int
    fleet: int


class ArtTaken(Event):
    seat: int
    other: int


class ArtPlaced(Event):
    seat: int
    planet: str


class PlanetCaptured(Event):
    seat: int
    planet: str


class PlanetInvaded(Event):
    seat: int
    planet: str
    other: int


class PlanetPlundered(Event):
    seat: int
    planet: str
    other: int


# --- battle --------------------------------------------------------------------------------------


class BattleBegan(Event):
    seat: int | str
    other: int | str
    cell: str


class Retreated(Event):
    seat: int
    fleet: int


class PutAside(Event):
    seat: int | str
    ships: tuple[str, ...]


class DuelBegan(Event):
    ship: str
    rival: str


class DieRolled(Event):
    seat: int | str
    ship: str
    die: int


class Analysed(Event):
    seat: int | str
    ship: str


class DuelFought(Event):
    ship: str
    rival: str
    check: int
    against: int


class ShipDestroyed(Event):
    seat: int | str
    ship: str


class Boarded(Event):
    seat: int | str
    ship: str


class BattleEnded(Event):
    seat: int | str
    other: int | str
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


class ScienceCollected(Event):
    seat: int
    n: int


class Studied(Event):
    seat: int
    tech: str
    cost: int

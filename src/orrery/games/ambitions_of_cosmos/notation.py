"""The moves of Ambitions of Cosmos: one click each. The class name is the verb of its text."""

from __future__ import annotations

from orrery.kernel import Move

# --- what moves have in common -------------------------------------------------------------------


class CellMove(Move):
    """A cell of the map."""

    touches = "cell:{cell}"
    cell: str


class FleetMove(Move):
    """A fleet of one's own, by the number on its token."""

    touches = "fleet:{seat}:{fleet}"
    fleet: int


class ShipMove(Move):
    """A ship in a fleet of one's own."""

    touches = "ship:{seat}:{fleet}:{ship}"
    fleet: int
    ship: str


class PlanetMove(Move):
    """The planet of a sector."""

    touches = "planet:{planet}"
    planet: str


class BuildingMove(Move):
    """A building on a planet."""

    touches = "built:{planet}:{building}"
    planet: str
    building: str


class LawMove(Move):
    """A law card."""

    touches = "law:{law}"
    law: str


class TermMove(Move):
    """A term of a deal."""

    kind: str
    n: int


class TechMove(Move):
    """A technology and its place in the pyramid; `slot` counts within its level."""

    tech: str
    slot: int


# --- setting up ----------------------------------------------------------------------------------


class Lead(Move):
    """Choose a nation (AOC-3.1.1)."""

    touches = "nation:{nation}"
    nation: str


class Begin(Move):
    """Take a ship to begin with (AOC-3.1.6)."""

    touches = "class:{ship}"
    ship: str


class Station(CellMove):
    """Put fleet 1 on a cell beside the home planet (AOC-3.1.4)."""


# --- the political phase -------------------------------------------------------------------------


class Sell(Move):
    """Sell an influence token (AOC-4.2.1)."""

    touches = "influence:{seat} price:{resource}"
    resource: str


class Floor(Move):
    """Ask for the floor: to sell influence or to propose a deal (AOC-4.3.2)."""

    touches = "seat:{seat}"


class Quiet(Move):
    """Want no deals any more in this turn."""


class Propose(Move):
    """Begin to draw up a deal with somebody."""

    touches = "seat:{other}"
    other: int


class Give(TermMove):
    """Add to what one gives in a deal."""


class Want(TermMove):
    """Add to what one wants in a deal."""


class Offer(Move):
    """Put the deal to its partner."""


class Accept(Move):
    """Agree to a deal."""


class Refuse(Move):
    """Turn a deal down."""


class Table(LawMove):
    """Put a law to the vote (AOC-4.4.1)."""


class Bury(LawMove):
    """Put a law under the deck."""


class Elect(Move):
    """Vote for a candidate (AOC-4.5.1)."""

    touches = "seat:{other}"
    other: int


class For(Move):
    """Vote for the law (AOC-4.6.1)."""

    touches = "stand:for"


class Against(Move):
    """Vote against the law."""

    touches = "stand:against"


class Veto(Move):
    """Reverse the result of the vote on the law."""


class Repeal(LawMove):
    """Remove a law in force (AOC-4.6.2)."""


# --- the construction phase ----------------------------------------------------------------------


class ScrapShip(ShipMove):
    """Give a ship back (AOC-5.2.1)."""


class ScrapBuilding(BuildingMove):
    """Give a building back (AOC-5.2.1)."""


class Abandon(PlanetMove):
    """Give up a planet (AOC-4.3.6)."""

    touches = "marker:{planet}"


class Build(Move):
    """Build a ship or a building at a planet or a station (AOC-5.3, 5.4)."""

    yard: str
    item: str


class Launch(Move):
    """Put the built ship into a fleet on a cell (AOC-5.4.1)."""

    fleet: int
    cell: str


class Contract(BuildingMove):
    """Build a building beyond the limit and cheaper, for an influence token."""

    touches = "planet:{planet} building:{building} influence:{seat}"


# --- the tactical phase --------------------------------------------------------------------------


class Command(FleetMove):
    """Choose the fleet that acts."""


class Back(Move):
    """Choose another fleet."""


class Fly(CellMove):
    """Move to a cell (AOC-6.2.1)."""


class Tow(CellMove):
    """Move to a cell together with the station (AOC-9.7.1)."""

    touches = "cell:{cell} station"


class Reveal(Move):
    """Turn up the sector on a place (AOC-6.4.1)."""

    touches = "place:{place}"
    place: str


class Orient(Move):
    """Lay the revealed sector, turned by so many sixths (AOC-6.4.2)."""

    touches = "turn:{turn}"
    turn: int


class Explore(Move):
    """Turn over the signal where the fleet stands (AOC-6.6.1)."""


class Join(FleetMove):
    """Begin to exchange ships with another own fleet in the same cell (AOC-6.2.4)."""


class Shift(ShipMove):
    """Move a ship to the other fleet."""


class Done(Move):
    """The exchange is finished."""


class Muster(FleetMove):
    """Call a fleet into the shipyard radius of an own planet, for an influence token."""

    touches = "influence:{seat} fleet:{seat}:{fleet}"


class Gather(CellMove):
    """Where the fleet that was called stands now."""


class Raid(Move):
    """Plunder without the technology, for an influence token."""


class Teleport(CellMove):
    """Where the black hole sends the fleet (AOC-9.3)."""


class Plunder(Move):
    """Plunder the planet where a fleet stands (AOC-6.11.2)."""


class Invade(Move):
    """Take the planet where a fleet stands (AOC-6.12)."""


class Capture(PlanetMove):
    """Which neutral planet to take, where there is room for fewer than could be taken."""


class Lose(Move):
    """Which ship is destroyed: above the limit of the fleet."""

    ship: str


# --- battle --------------------------------------------------------------------------------------


class Fight(Move):
    """Stay and fight (AOC-6.7.3)."""


class Sacrifice(Move):
    """Retreat and give up a ship (AOC-6.9.1)."""

    ship: str


class Withdraw(Move):
    """Retreat without loss."""


class Retreat(CellMove):
    """Where the retreating fleet goes (AOC-6.9.3)."""


class Lay(Move):
    """The next ship of the line (AOC-6.7.4)."""

    ship: str


class Reroll(Move):
    """Roll again, with the targeting system."""


class Salvo(Move):
    """Add to the check of this duel, for an influence token."""

    touches = "influence:{seat}"


class Chase(CellMove):
    """Where the beaten fleet must flee (AOC-6.10.1)."""


# --- the science phase ---------------------------------------------------------------------------


class Study(TechMove):
    """Lay a technology into the pyramid (AOC-8.2)."""


class Breakthrough(TechMove):
    """Study one technology more and cheaper, for an influence token."""

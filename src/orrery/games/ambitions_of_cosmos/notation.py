"""The moves of Ambitions of Cosmos: one click each. The class name is the verb of its text."""

from __future__ import annotations

from orrery.kernel import Move

# --- setting up ----------------------------------------------------------------------------------


class Lead(Move):
    """Choose a nation (AOC-3.1.1)."""

    nation: str


class Begin(Move):
    """Take a ship to begin with (AOC-3.1.6)."""

    ship: str


class Station(Move):
    """Put fleet 1 on a cell beside the home planet (AOC-3.1.4)."""

    cell: str


# --- the political phase -------------------------------------------------------------------------


class Sell(Move):
    """Sell an influence token (AOC-4.2.1)."""

    resource: str


class Floor(Move):
    """Ask for the floor: to sell influence or to propose a deal (AOC-4.3.2)."""


class Quiet(Move):
    """Want no deals any more in this turn."""


class Propose(Move):
    """Begin to draw up a deal with somebody."""

    other: int


class Give(Move):
    """Add to what one gives in a deal."""

    kind: str
    n: int


class Want(Move):
    """Add to what one wants in a deal."""

    kind: str
    n: int


class Offer(Move):
    """Put the deal to its partner."""


class Accept(Move):
    """Agree to a deal."""


class Refuse(Move):
    """Turn a deal down."""


class Table(Move):
    """Put a law to the vote (AOC-4.4.1)."""

    law: str


class Bury(Move):
    """Put a law under the deck."""

    law: str


class Elect(Move):
    """Vote for a candidate (AOC-4.5.1)."""

    other: int


class For(Move):
    """Vote for the law (AOC-4.6.1)."""


class Against(Move):
    """Vote against the law."""


class Veto(Move):
    """Reverse the result of the vote on the law."""


class Repeal(Move):
    """Remove a law in force (AOC-4.6.2)."""

    law: str


# --- the construction phase ----------------------------------------------------------------------


class ScrapShip(Move):
    """Give a ship back (AOC-5.2.1)."""

    fleet: int
    ship: str


class ScrapBuilding(Move):
    """Give a building back (AOC-5.2.1)."""

    planet: str
    building: str


class Abandon(Move):
    """Give up a planet (AOC-4.3.6)."""

    planet: str


class Build(Move):
    """Build a ship or a building at a planet or a station (AOC-5.3, 5.4)."""

    yard: str
    item: str


class Launch(Move):
    """Put the built ship into a fleet on a cell (AOC-5.4.1)."""

    fleet: int
    cell: str


class Contract(Move):
    """Build a building beyond the limit and cheaper, for an influence token."""

    planet: str
    building: str


# --- the tactical phase --------------------------------------------------------------------------


class Command(Move):
    """Choose the fleet that acts."""

    fleet: int


class Back(Move):
    """Choose another fleet."""


class Fly(Move):
    """Move to a cell (AOC-6.2.1)."""

    cell: str


class Tow(Move):
    """Move to a cell together with the station (AOC-9.7.1)."""

    cell: str


class Reveal(Move):
    """Turn up the sector on a place (AOC-6.4.1)."""

    place: str


class Orient(Move):
    """Lay the revealed sector, turned by so many sixths (AOC-6.4.2)."""

    turn: int


class Explore(Move):
    """Turn over the signal where the fleet stands (AOC-6.6.1)."""


class Join(Move):
    """Begin to exchange ships with another own fleet in the same cell (AOC-6.2.4)."""

    fleet: int


class Shift(Move):
    """Move a ship to the other fleet."""

    fleet: int
    ship: str


class Done(Move):
    """The exchange is finished."""


class Muster(Move):
    """Call a fleet into the shipyard radius of an own planet, for an influence token."""

    fleet: int


class Gather(Move):
    """Where the fleet that was called stands now."""

    cell: str


class Raid(Move):
    """Plunder without the technology, for an influence token."""


class Teleport(Move):
    """Where the black hole sends the fleet (AOC-9.3)."""

    cell: str


class Plunder(Move):
    """Plunder the planet where a fleet stands (AOC-6.11.2)."""


class Invade(Move):
    """Take the planet where a fleet stands (AOC-6.12)."""


class Capture(Move):
    """Which neutral planet to take, where there is room for fewer than could be taken."""

    planet: str


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


class Retreat(Move):
    """Where the retreating fleet goes (AOC-6.9.3)."""

    cell: str


class Lay(Move):
    """The next ship of the line (AOC-6.7.4)."""

    ship: str


class Reroll(Move):
    """Roll again, with the targeting system."""


class Salvo(Move):
    """Add to the check of this duel, for an influence token."""


class Chase(Move):
    """Where the beaten fleet must flee (AOC-6.10.1)."""

    cell: str


# --- the science phase ---------------------------------------------------------------------------


class Study(Move):
    """Lay a technology into the pyramid (AOC-8.2). `slot` counts within its level."""

    tech: str
    slot: int


class Breakthrough(Move):
    """Study one technology more and cheaper, for an influence token."""

    tech: str
    slot: int

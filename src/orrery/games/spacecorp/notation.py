"""The moves of SpaceCorp. Their text is the notation: `act move`, `lead 1`, `go luna`, `done`.

Cards, tiles, sites and bases are written by their ids, teams by their number, boxes of an HQ and of
the offers by theirs.
"""

from __future__ import annotations

from orrery.kernel import Move


class Act(Move):
    """Announce an action."""

    action: str


class Lead(Move):
    """Choose the team that acts."""

    team: int


class Go(Move):
    """Choose the site of the action."""

    site: str


class Rent(Move):
    """Use an opponent's base; its owner gets an award."""

    site: str
    base: str


class Infra(Move):
    """Use the Infra of an HQ; with a slot, its card there counts its shielded value."""

    other: int
    slot: int


class Lay(Move):
    """Lay a card for the action."""

    card: str


class LayShielded(Move):
    """Lay a card for its shielded value."""

    card: str


class Double(Move):
    """Lay a Time card: the value is doubled."""


class Twice(Move):
    """Lay a Time card: the action is performed by two teams."""


class Spend(Move):
    """Make up for missing points with profit, and begin."""

    n: int


class Done(Move):
    """The value suffices."""


class Edge(Move):
    """Play an Edge."""

    card: str


class Take(Move):
    """Take the card of an offer."""

    slot: int


class Draw(Move):
    """Draw the top card of the deck."""


class Raise(Move):
    """Build a base of a type."""

    base: str


class Harvest(Move):
    """Produce on a tile; without a site on that of Legacy Production."""

    site: str | None
    box: int


class Upgrade(Move):
    """Put a card into a slot of the own HQ."""

    card: str
    slot: int


class Special(Move):
    """Play a Special card."""

    card: str


class Colonize(Move):
    """Choose the region that is colonized."""

    site: str


class Settle(Move):
    """Choose the colony tile."""

    colony: str


class Dismiss(Move):
    """Remove a team from the game for a colony point."""

    team: int


class PayPoint(Move):
    """Pay profit for a colony point."""


class Labour(Move):
    """Use Build cards and Infra for a colony point."""


class Fulfil(Move):
    """Claim a contract."""

    contract: str


class Transport(Move):
    """Move a team between own bases, one of which is a Spaceport."""

    team: int
    site: str


class Learn(Move):
    """Take a progress card."""

    card: str


class Study(Move):
    """Advance the revelation cube instead of taking a card."""


class Retreat(Move):
    """Send a team back to Sol."""

    team: int


class Keep(Move):
    """Keep a tile and its base for Legacy Production."""

    site: str
    box: int


class Ahead(Move):
    """Place a team where the Beyond marker allows it."""


class Pick(Move):
    """Take one of the cards just discarded."""

    card: str


class Remove(Move):
    """Remove the Infra card of a slot."""

    slot: int

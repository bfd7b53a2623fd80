"""The moves of SpaceCorp. Their text is the notation: `act move`, `lead 1`, `go luna`, `done`.

Cards, tiles, sites and bases are written by their ids, teams by their number, boxes of an HQ and of
the offers by theirs.
"""

from __future__ import annotations

from orrery.kernel import Move

# --- what moves have in common -------------------------------------------------------------------


class HandMove(Move):
    """A card from hand."""

    touches = "hand:{card}"
    card: str


class TimeMove(Move):
    """A Time card from hand."""

    touches = "hand:time"


class SiteMove(Move):
    """A site."""

    touches = "site:{site}"
    site: str


class TeamMove(Move):
    """A team of one's own."""

    touches = "team:{seat}:{team}"
    team: int


# --- the moves -----------------------------------------------------------------------------------


class Act(Move):
    """Announce an action."""

    touches = "action:{action}"
    action: str


class Lead(TeamMove):
    """Choose the team that acts."""


class Go(SiteMove):
    """Choose the site of the action."""


class Rent(SiteMove):
    """Use an opponent's base; its owner gets an award."""

    base: str


class Infra(Move):
    """Use the Infra of an HQ; with a slot, its card there counts its shielded value."""

    other: int
    slot: int

    def targets(self, seat: int) -> tuple[str, ...]:
        slot = (f"infra:{self.other}:{self.slot}",) if self.slot else ()
        return (f"hq:{self.other}", *slot)


class Lay(HandMove):
    """Lay a card for the action."""


class LayShielded(HandMove):
    """Lay a card for its shielded value."""


class Double(TimeMove):
    """Lay a Time card: the value is doubled."""


class Twice(TimeMove):
    """Lay a Time card: the action is performed by two teams."""


class Spend(Move):
    """Make up for missing points with profit, and begin."""

    touches = "done"
    n: int


class Done(Move):
    """The value suffices."""

    touches = "done"


class Edge(HandMove):
    """Play an Edge."""


class Take(Move):
    """Take the card of an offer."""

    touches = "offer:{slot}"
    slot: int


class Draw(Move):
    """Draw the top card of the deck."""

    touches = "deck"


class Raise(Move):
    """Build a base of a type."""

    touches = "base:{seat}:{base}"
    base: str


class Harvest(Move):
    """Produce on a tile; without a site on that of Legacy Production."""

    site: str | None
    box: int

    def targets(self, seat: int) -> tuple[str, ...]:
        return (f"tile:{self.site}:{self.box}" if self.site else f"legacy:{seat}",)


class Upgrade(HandMove):
    """Put a card into a slot of the own HQ."""

    touches = "hand:{card} infra:{seat}:{slot}"
    slot: int


class Special(HandMove):
    """Play a Special card."""


class Colonize(SiteMove):
    """Choose the region that is colonized."""


class Settle(Move):
    """Choose the colony tile."""

    touches = "colony:{colony}"
    colony: str


class Dismiss(TeamMove):
    """Remove a team from the game for a colony point."""


class PayPoint(Move):
    """Pay profit for a colony point."""

    touches = "profit:{seat}"


class Labour(Move):
    """Use Build cards and Infra for a colony point."""

    touches = "hq:{seat}"


class Fulfil(Move):
    """Claim a contract."""

    touches = "contract:{contract}"
    contract: str


class Transport(TeamMove):
    """Move a team between own bases, one of which is a Spaceport."""

    touches = "team:{seat}:{team} site:{site}"
    site: str


class Learn(Move):
    """Take a progress card."""

    touches = "progress:{card}"
    card: str


class Study(Move):
    """Advance the revelation cube instead of taking a card."""

    touches = "wheel:{seat}"


class Retreat(TeamMove):
    """Send a team back to Sol."""


class Keep(SiteMove):
    """Keep a tile and its base for Legacy Production."""

    touches = "tile:{site}:{box}"
    box: int


class Ahead(Move):
    """Place a team where the Beyond marker allows it."""


class Pick(Move):
    """Take one of the cards just discarded."""

    touches = "discard:{card}"
    card: str


class Remove(Move):
    """Remove the Infra card of a slot."""

    touches = "infra:{seat}:{slot}"
    slot: int

"""The moves of Black Angel. Their text is the notation: `use orange 3`, `act study`, `fly 4C 5D`.

Dice are written by colour and value, cards and tokens by their ids, hexes by the number of their
strip and their column, actions, card slots, arrows and cells by their ids in the content.
"""

from __future__ import annotations

from orrery.kernel import Move

# --- what moves have in common -------------------------------------------------------------------


class DieMove(Move):
    """A die of one's own, or of one who sits at no seat."""

    touches = "die:{seat}:{colour}:{value}"
    colour: str
    value: int


class TokenMove(Move):
    """A technology token."""

    touches = "token:{token}"
    token: str


class HandMove(Move):
    """A card from hand."""

    touches = "hand:{card}"
    card: str


class MissionMove(Move):
    """A mission card in space or just removed."""

    touches = "mission:{card}"
    card: str


# --- the moves -----------------------------------------------------------------------------------


class Secure(DieMove):
    """Move a die to the high-security zone."""


class Beside(Move):
    """Lay a card of some back face down in a slot around the board."""

    touches = "line:{seat}:{line} back:{seat}:{back}"
    back: str
    line: str


class Lay(HandMove):
    """Choose which card of that back is laid."""


class Activate(TokenMove):
    """Apply the effect of a technology token."""


class Revert(TokenMove):
    """Turn a technology token to its normal side; its "1x" effect is lost."""


class Use(DieMove):
    """Choose a die of the own open zone."""


class UseSecured(DieMove):
    """Choose the own secured die."""

    touches = "secured:{seat}:{colour}:{value}"


class Buy(Move):
    """Buy a die of another player."""

    touches = "die:{other}:{colour}:{value}"
    other: int
    colour: str
    value: int


class BuyNeutral(DieMove):
    """Buy a die of the neutral player."""

    touches = "die:2:{colour}:{value}"


class BuyHal(DieMove):
    """Buy a die of Hal's."""

    touches = "die:1:{colour}:{value}"


class Reroll(Move):
    """Choose sequence B."""

    touches = "reroll"


class Flip(Move):
    """Spend debris to turn the die to its opposite face."""

    touches = "goods:{seat}:debris"


class Boost(TokenMove):
    """Turn an improved token to its normal side for its "1x" effect."""


class Act(Move):
    """Put the die on an action of the ship board."""

    touches = "action:{action}"
    action: str


class UseMission(MissionMove):
    """Put the die on a permanent mission in space."""


class Discard(HandMove):
    """Discard a card from hand."""


class Study(TokenMove):
    """Take a technology token."""


class Install(Move):
    """Push a token into the grid along an arrow."""

    touches = "token:{token} arrow:{seat}:{arrow}"
    token: str
    arrow: str


class Keep(Move):
    """Put a removed advanced token into a cell."""

    touches = "cell:{seat}:{cell}"
    cell: str


class Repair(Move):
    """Remove damage from an action."""

    touches = "damage:{action}"
    action: str


class RepairDie(Move):
    """Remove damage from a die in a storage."""

    touches = "storage:{colour}"
    colour: str


class Store(Move):
    """Put debris into storage."""

    touches = "goods:{seat}:debris"


class Place(TokenMove):
    """Put debris on a technology token and apply its effect."""


class Destroy(Move):
    """Destroy the Ravagers at an action."""

    touches = "ravagers:{action}"
    action: str


class Launch(Move):
    """Send a new ship from the Black Angel to a hex."""

    touches = "hex:{to} angel"
    to: str


class Fly(Move):
    """Move a ship in space."""

    touches = "ship:{seat}:{origin} hex:{to}"
    origin: str
    to: str


class Stay(Move):
    """Leave a ship where it is, to play a mission there."""

    touches = "ship:{seat}:{place} hex:{place}"
    place: str


class Play(HandMove):
    """Play a mission card."""


class Times(Move):
    """Perform the mission so many times."""

    n: int


class Do(Move):
    """Perform the mission once, or once more."""


class Draw(Move):
    """Draw a mission card of a colour."""

    touches = "deck:{colour}"
    colour: str


class Station(Move):
    """Move a robot from the break room to a station."""

    touches = "station:{colour}"
    colour: str


class Retain(HandMove):
    """Keep one of the cards drawn."""


class First(MissionMove):
    """Choose whose effect comes first."""

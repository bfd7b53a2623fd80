"""The moves of Black Angel. Their text is the notation: `use orange 3`, `act study`, `fly 4C 5D`.

Dice are written by colour and value, cards and tokens by their ids, hexes by the number of their
strip and their column, actions, card slots, arrows and cells by their ids in the content.
"""

from __future__ import annotations

from orrery.kernel import Move


class Secure(Move):
    """Move a die to the high-security zone."""

    touches = "die:{seat}:{colour}:{value}"
    colour: str
    value: int


class Beside(Move):
    """Lay a card of some back face down in a slot around the board."""

    touches = "line:{seat}:{line} back:{seat}:{back}"
    back: str
    line: str


class Lay(Move):
    """Choose which card of that back is laid."""

    touches = "hand:{card}"
    card: str


class Activate(Move):
    """Apply the effect of a technology token."""

    touches = "token:{token}"
    token: str


class Revert(Move):
    """Turn a technology token to its normal side; its "1x" effect is lost."""

    touches = "token:{token}"
    token: str


class Use(Move):
    """Choose a die of the own open zone."""

    touches = "die:{seat}:{colour}:{value}"
    colour: str
    value: int


class UseSecured(Move):
    """Choose the own secured die."""

    touches = "secured:{seat}:{colour}:{value}"
    colour: str
    value: int


class Buy(Move):
    """Buy a die of another player."""

    touches = "die:{other}:{colour}:{value}"
    other: int
    colour: str
    value: int


class BuyNeutral(Move):
    """Buy a die of the neutral player."""

    touches = "die:2:{colour}:{value}"
    colour: str
    value: int


class BuyHal(Move):
    """Buy a die of Hal's."""

    touches = "die:1:{colour}:{value}"
    colour: str
    value: int


class Reroll(Move):
    """Choose sequence B."""

    touches = "reroll"


class Flip(Move):
    """Spend debris to turn the die to its opposite face."""

    touches = "goods:{seat}:debris"


class Boost(Move):
    """Turn an improved token to its normal side for its "1x" effect."""

    touches = "token:{token}"
    token: str


class Act(Move):
    """Put the die on an action of the ship board."""

    touches = "action:{action}"
    action: str


class UseMission(Move):
    """Put the die on a permanent mission in space."""

    touches = "mission:{card}"
    card: str


class Discard(Move):
    """Discard a card from hand."""

    touches = "hand:{card}"
    card: str


class Study(Move):
    """Take a technology token."""

    touches = "token:{token}"
    token: str


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


class Place(Move):
    """Put debris on a technology token and apply its effect."""

    touches = "token:{token}"
    token: str


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


class Play(Move):
    """Play a mission card."""

    touches = "hand:{card}"
    card: str


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


class Retain(Move):
    """Keep one of the cards drawn."""

    touches = "hand:{card}"
    card: str


class First(Move):
    """Choose whose effect comes first."""

    touches = "mission:{card}"
    card: str

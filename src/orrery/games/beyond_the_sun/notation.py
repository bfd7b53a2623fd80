"""The moves of Beyond the Sun. Their text is the notation: `jump 2 SOL A1`, `research B`."""

from __future__ import annotations

from orrery.kernel import Move


class Adopt(Move):
    """Choose a faction mat."""

    mat: str
    touches = "mat:{mat}"


class Act(Move):
    """Move the pawn to an action space."""

    space: str
    touches = "space:{space}"


class Use(Move):
    """Use an option of a permanent ability."""

    ability: str
    option: str
    touches = "ability:{ability}"


class Choose(Move):
    """Choose a labelled option of an effect."""

    option: str
    touches = "option:{option}"


class Do(Move):
    """Take up an optional effect."""

    touches = "step:do"


class Research(Move):
    """Place a cube at a slot of the technology tree."""

    slot: str
    touches = "slot:{slot}"


class Seek(Move):
    """Choose the type of a technology to be discovered."""

    type: str


class Pick(Move):
    """Choose one of the technologies shown."""

    technology: str
    touches = "technology:{technology}"


class Copy(Move):
    """Copy the action of a space."""

    space: str
    touches = "space:{space}"


class Build(Move):
    """Put a new ship of a level in a place."""

    level: int
    place: str
    touches = "place:{place}"


class Upgrade(Move):
    """Upgrade a ship of a level in a place."""

    level: int
    place: str
    touches = "ship:{seat}:{level}:{place}"


class Jump(Move):
    """Move a ship along a line."""

    level: int
    origin: str
    to: str
    touches = "ship:{seat}:{level}:{origin} place:{to}"


class Outpost(Move):
    """Choose the disc of a new outpost or colony."""

    disc: str
    touches = "track:{seat}:{disc}"


class First(Move):
    """Choose whose seize-control bonus comes first."""

    place: str
    touches = "place:{place}"


class Colonize(Move):
    """Colonize the system in a place."""

    place: str
    touches = "place:{place}"


class Settle(Move):
    """Return a ship of a level as settlers."""

    level: int


class Keep(Move):
    """Choose one of the systems drawn."""

    system: str
    touches = "system:{system}"


class Attach(Move):
    """Lay the extra system beside a slot."""

    place: str
    touches = "place:{place}"


class Donate(Move):
    """Give a ship to the museum."""

    level: int
    place: str
    touches = "ship:{seat}:{level}:{place}"


class Produce(Move):
    """Choose the production of this turn."""

    what: str
    touches = "production:{seat}:{what}"


class Hire(Move):
    """Trade 3 ore for a cube of supply as population."""

    touches = "hire"


class Recall(Move):
    """Turn a ship into population."""

    level: int
    place: str
    touches = "ship:{seat}:{level}:{place}"


class Sell(Move):
    """Trade a cube of population for 1 ore."""

    touches = "sell"


class Take(Move):
    """Take a supply cube of a column."""

    column: str
    touches = "column:{seat}:{column}"


class Shift(Move):
    """Move a supply cube of a column to column A."""

    column: str
    touches = "column:{seat}:{column}"


class Automate(Move):
    """Choose the track to automate."""

    track: str
    touches = "track:{seat}:{track}"


class Claim(Move):
    """Claim an achievement."""

    achievement: str
    touches = "achievement:{achievement}"


class Replace(Move):
    """Replace the star disc on an achievement by a disc of a track."""

    achievement: str
    track: str
    touches = "achievement:{achievement} track:{seat}:{track}"

"""The moves of Xia. Their text is the notation: `thrust o1`, `fly azure.b2`, `sell spice 3`.

Spaces are written by sector and cell, spaces of the Kiln by their names, outfits by their place in
the list of the ship (`o1`), mods likewise (`m0`), spaces of the hold by number, ships by seat
(`p0`) or name (`merchant`). `lay 3+4+7` lists the sections of a piece; `lay 5>2` its green section
and the direction in which it leaves the hold.
"""

from __future__ import annotations

from orrery.kernel import Move

# --- setting up ----------------------------------------------------------------------------------


class Choose(Move):
    """Choose a ship."""

    ship: str


class Berth(Move):
    """Choose a spawn point."""

    space: str


# --- flying --------------------------------------------------------------------------------------


class Thrust(Move):
    """Put a marker on a spot of an engine."""

    outfit: str


class Impulse(Move):
    """Turn the impulse token over."""


class Fly(Move):
    """One step, to a space of the map or into the Kiln."""

    space: str


class Go(Move):
    """Several steps over ways that need no roll."""

    space: str


class Jump(Move):
    """A gate, a wormhole."""

    space: str


class Tigris(Move):
    """Through the Tigris Gate, wherever it leads."""


class Leap(Move):
    """A blind jump off the known map, in a direction."""

    direction: int


class Scan(Move):
    """Add the sector beyond an edge."""

    direction: int


class Survey(Move):
    """The same with Long-Range Scan."""

    direction: int


class Collect(Move):
    """Take the exploration token of the space."""


# --- fighting ------------------------------------------------------------------------------------


class Attack(Move):
    """Attack a ship with blasters, missiles, engines (a ram), or a broadside."""

    weapon: str
    ship: str


class Arm(Move):
    """Put a marker on a spot of an outfit."""

    outfit: str
    spot: int


class Damage(Move):
    """Put a marker of damage on a space."""

    space: int


class Charge(Move):
    """Arm so many markers."""

    n: int


# --- cargo ---------------------------------------------------------------------------------------


class Load(Move):
    """Buy so many lots of cargo."""

    lots: int


class Sell(Move):
    cube: str
    n: int


class SellAll(Move):
    """Sell all that the place buys."""


class Swap(Move):
    """Exchange a cube of the hold for one of the economy board."""

    give: str
    take: str


class Gather(Move):
    """Mine, harvest, salvage or capture."""

    way: str


class Excavate(Move):
    pass


class Study(Move):
    """Study the relic in a place of the hold."""

    relic: int


class Reward(Move):
    """Choose a reward: `fame` or `goods`."""

    kind: str


class Jettison(Move):
    """Put a cube on the space, or destroy the relic `r0`."""

    thing: str


class PickUp(Move):
    cube: str


class Rescue(Move):
    ship: str


# --- missions ------------------------------------------------------------------------------------


class Draw(Move):
    """Draw missions at a mission point."""


class Perform(Move):
    """Do the objective of an active mission."""

    mission: str


class Deliver(Move):
    """Complete an active mission."""

    mission: str


class Keep(Move):
    """Keep a drawn mission."""

    mission: str


class Discard(Move):
    """Discard an active mission."""

    mission: str


class Take(Move):
    """Take a refugee aboard, or bring one home."""


class Give(Move):
    """Let a cube go to another ship."""

    cube: str


# --- abilities -----------------------------------------------------------------------------------


class Use(Move):
    """Exhaust an ability."""

    ability: str


class Copy(Move):
    """Replicate an ability of another."""

    ability: str


class Pull(Move):
    """Tow a cube to the own space."""

    space: str
    cube: str


class Hook(Move):
    """Harpoon a ship."""

    ship: str


class Follow(Move):
    """Follow the host."""


# --- business ------------------------------------------------------------------------------------


class Refuel(Move):
    """Restore all energy."""


class Repair(Move):
    space: int


class Thaw(Move):
    """Remove all ice damage."""


class Melt(Move):
    """Remove the ice damage of one space."""

    space: int


class Buy(Move):
    """Buy an outfit or a mod."""

    thing: str


class SellOutfit(Move):
    """Sell the outfit `o1` or the mod `m0`."""

    piece: str


class Rearrange(Move):
    pass


class Lift(Move):
    """Lift a piece out of the hold: `o1`, `m0`, the cube `c5`, the relic `r0`."""

    piece: str


class Lay(Move):
    """Lay the piece in hand down."""

    spaces: str


class Shed(Move):
    """Sell or give up what does not fit on the new ship."""


class Upgrade(Move):
    """Buy a ship."""

    ship: str


class BuyFame(Move):
    pass


# --- others --------------------------------------------------------------------------------------


class Done(Move):
    """Go on."""


class Roll(Move):
    """Roll again."""


class Most(Move):
    """Overcharge: the die with this number shows the most it can."""

    die: int


class Aim(Move):
    """Whom an NPC turns to."""

    ship: str

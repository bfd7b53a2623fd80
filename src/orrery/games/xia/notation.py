"""The moves of Xia. Their text is the notation: `thrust o1`, `fly azure.b2`, `sell spice 3`.

Spaces are written by sector and cell, spaces of the Kiln by their names, outfits by their place in
the list of the ship (`o1`), mods likewise (`m0`), spaces of the hold by number, ships by seat
(`p0`) or name (`merchant`). `lay 3+4+7` lists the sections of a piece; `lay 5>2` its green section
and the direction in which it leaves the hold.
"""

from __future__ import annotations

from orrery.kernel import Move

# --- what moves have in common -------------------------------------------------------------------


class SpaceMove(Move):
    """To a space of the map, or from it."""

    touches = "space:{space}"
    space: str


class EdgeMove(Move):
    """Beyond what is known, in a direction."""

    direction: int


class CellMove(Move):
    """A space of the hold."""

    touches = "cell:{seat}:{space}"
    space: int


class PieceMove(Move):
    """A piece of the hold: `o1`, `m0`, the cube `c5`, the relic `r0`."""

    touches = "piece:{seat}:{piece}"
    piece: str


class ShipMove(Move):
    """Another ship."""

    touches = "ship:{ship}"
    ship: str


class YardMove(Move):
    """A ship that is for sale."""

    touches = "yard:{ship}"
    ship: str


class MissionMove(Move):
    """A mission in the hand, or just drawn."""

    touches = "mission:{mission}"
    mission: str


class AbilityMove(Move):
    """The ability of a ship."""

    touches = "ability:{ability}"
    ability: str


# --- setting up ----------------------------------------------------------------------------------


class Choose(YardMove):
    """Choose a ship."""


class Berth(SpaceMove):
    """Choose a spawn point."""


# --- flying --------------------------------------------------------------------------------------


class Thrust(Move):
    """Put a marker on a spot of an engine."""

    touches = "piece:{seat}:{outfit}"
    outfit: str


class Impulse(Move):
    """Turn the impulse token over."""

    touches = "impulse:{seat}"


class Fly(SpaceMove):
    """One step, to a space of the map or into the Kiln."""

    def targets(self, seat: int) -> tuple[str, ...]:
        return (f"{'space' if '.' in self.space else 'room'}:{self.space}",)


class Go(SpaceMove):
    """Several steps over ways that need no roll."""


class Jump(SpaceMove):
    """A gate, a wormhole."""


class Tigris(Move):
    """Through the Tigris Gate, wherever it leads."""


class Leap(EdgeMove):
    """A blind jump off the known map, in a direction."""


class Scan(EdgeMove):
    """Add the sector beyond an edge."""


class Survey(EdgeMove):
    """The same with Long-Range Scan."""


class Collect(Move):
    """Take the exploration token of the space."""


# --- fighting ------------------------------------------------------------------------------------


class Attack(Move):
    """Attack a ship with blasters, missiles, engines (a ram), or a broadside."""

    touches = "ship:{ship} weapon:{weapon}"
    weapon: str
    ship: str


class Arm(Move):
    """Put a marker on a spot of an outfit."""

    outfit: str
    spot: int


class Damage(CellMove):
    """Put a marker of damage on a space."""


class Charge(Move):
    """Arm so many markers."""

    touches = "marker:{seat}:{n}"
    n: int


# --- cargo ---------------------------------------------------------------------------------------


class Load(Move):
    """Buy so many lots of cargo."""

    touches = "lots:{lots}"
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

    touches = "reward:{kind}"
    kind: str


class Jettison(Move):
    """Put a cube on the space, or destroy the relic `r0`."""

    thing: str


class PickUp(Move):
    touches = "cube:{cube}"
    cube: str


class Rescue(ShipMove):
    """Give energy to a stranded ship."""


# --- missions ------------------------------------------------------------------------------------


class Draw(Move):
    """Draw missions at a mission point."""


class Perform(MissionMove):
    """Do the objective of an active mission."""


class Deliver(MissionMove):
    """Complete an active mission."""


class Keep(MissionMove):
    """Keep a drawn mission."""


class Discard(MissionMove):
    """Discard an active mission."""


class Take(Move):
    """Take a refugee aboard, or bring one home."""


class Give(Move):
    """Let a cube go to another ship."""

    cube: str


# --- abilities -----------------------------------------------------------------------------------


class Use(AbilityMove):
    """Exhaust an ability."""


class Copy(AbilityMove):
    """Replicate an ability of another."""


class Pull(SpaceMove):
    """Tow a cube to the own space."""

    touches = "space:{space} cube:{cube}"
    cube: str


class Hook(ShipMove):
    """Harpoon a ship."""


class Follow(Move):
    """Follow the host."""


# --- business ------------------------------------------------------------------------------------


class Refuel(Move):
    """Restore all energy."""

    touches = "energy:{seat}"


class Repair(CellMove):
    """Remove the damage of one space."""


class Thaw(Move):
    """Remove all ice damage."""

    touches = "hold:{seat}"


class Melt(CellMove):
    """Remove the ice damage of one space."""


class Buy(Move):
    """Buy an outfit or a mod."""

    touches = "shop:{thing}"
    thing: str


class SellOutfit(PieceMove):
    """Sell the outfit `o1` or the mod `m0`."""


class Rearrange(Move):
    touches = "hold:{seat}"


class Lift(PieceMove):
    """Lift a piece out of the hold: `o1`, `m0`, the cube `c5`, the relic `r0`."""


class Lay(Move):
    """Lay the piece in hand down."""

    spaces: str

    def targets(self, seat: int) -> tuple[str, ...]:
        cells, _, way = self.spaces.partition(">")
        found = tuple(f"cell:{seat}:{cell}" for cell in cells.split("+"))
        return (*found, f"way:{seat}:{way}") if way else found


class Shed(Move):
    """Sell or give up what does not fit on the new ship."""


class Upgrade(YardMove):
    """Buy a ship."""


class BuyFame(Move):
    touches = "fame:buy"


# --- others --------------------------------------------------------------------------------------


class Done(Move):
    """Go on."""


class Roll(Move):
    """Roll again."""

    touches = "ability:probability_core"


class Most(Move):
    """Overcharge: the die with this number shows the most it can."""

    touches = "die:{die}"
    die: int


class Aim(ShipMove):
    """Whom an NPC turns to."""


DONE = Done()

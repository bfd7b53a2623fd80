"""XIA-9.7 to 9.10, 9.15: damage is placed, and what it does to what lies there."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.hold import can_be_damaged, free_spot, outfit_of, wrecked
from orrery.games.xia.model import NOBODY, Captain, G, ShipTask, Table, XiaQuestion, chart
from orrery.kernel import Move, bits, on
from orrery.kernel.rows import dropped


class Receive(ShipTask):
    """XIA-9.7, 9.10, 9.15: what is left of it is suffered."""

    harm: str
    n: int
    by: int = NOBODY

    def befall(self, g: G, c: Captain) -> None:
        if self.harm == "energy":
            lost = min(c.energy, self.n)
            c.energy -= lost
            g.emit(log.LostEnergy(self.seat, lost))
            return
        g.emit(log.Suffered(self.seat, self.harm, self.n))
        spaces = can_be_damaged(g, c)
        if self.n >= spaces.bit_count():
            for cell in bits(spaces):
                put_damage(g, self.seat, cell, self.harm)
            g.push(CheckLimit(self.seat, self.by))
        else:
            g.push(PlaceDamage(self.seat, self.harm, self.n, self.by))


class PlaceDamage(XiaQuestion):
    """XIA-9.7: the owner of the ship chooses where each marker lies."""

    harm: str
    n: int
    by: int
    tells = ("harm", "n")

    def options(self, g: G) -> list[Move]:
        spaces = can_be_damaged(g, g.state.captains[self.seat])
        return [moves.Damage.at[cell] for cell in bits(spaces)]

    @on(moves.Damage)
    def damage(self, g: G, move: moves.Damage) -> None:
        put_damage(g, self.seat, move.space, self.harm)
        if self.n > 1:
            g.push(replace(self, n=self.n - 1))
        else:
            g.push(CheckLimit(self.seat, self.by))


def put_damage(g: G, seat: int, cell: int, kind: str) -> None:
    """XIA-9.8, 9.9, 14.2: a marker on a space, and what it does to what lies there."""
    c = g.state.captains[seat]
    if kind == "ice":
        c.ice |= 1 << cell
    else:
        c.damage |= 1 << cell
    for n, fitted in enumerate(c.outfits):
        if cell not in fitted.cells:
            continue
        spot = fitted.cells.index(cell)
        if fitted.used >> spot & 1:
            free_spot(c, n, spot)
        if fitted.way >= 0 and spot == 0 and outfit_of(g, fitted).kind == "pod":
            for section in fitted.cells:
                throw_out(g, seat, section)
    throw_out(g, seat, cell)


def throw_out(g: G, seat: int, cell: int) -> None:
    """XIA-9.8: a cube on a damaged space goes overboard, a relic is destroyed."""
    c = g.state.captains[seat]
    cube = c.cargo.pop(cell, "")
    if cube:
        set_adrift(g, seat, cube)
    for n, pair in enumerate(c.relic_at):
        if cell in pair:
            destroy_relic(g, seat, n)
            break


def set_adrift(g: G, seat: int, cube: str) -> None:
    """XIA-15.1.4: a cube on the space of the ship; in the Kiln it goes to the supply."""
    s = g.state
    place = s.captains[seat].place
    if place < 0:
        s.cubes[cube] += 1
        return
    lay_adrift(s, place, cube)
    g.emit(log.Adrift(seat, cube, chart(g).ids[place]))


def lay_adrift(s: Table, place: int, cube: str) -> None:
    s.adrift[place] = tuple(sorted((*s.adrift.get(place, ()), cube)))


def destroy_relic(g: G, seat: int, n: int) -> None:
    """XIA-9.8: a relic leaves the game; its face is never looked at."""
    s = g.state
    c = s.captains[seat]
    s.relics_lost = s.relics_lost.under(c.relics.cards[n])
    c.relics = c.relics.without(n)
    c.relic_at = dropped(c.relic_at, n)
    g.emit(log.RelicLost(seat))


class CheckLimit(ShipTask):
    """After damage: is the ship destroyed, does a MCT no longer work?"""

    by: int = NOBODY

    def befall(self, g: G, c: Captain) -> None:
        from orrery.games.xia.destruction import destroy
        from orrery.games.xia.missions import DiscardExcess

        if wrecked(g, c):
            destroy(g, self.seat, self.by, "damage")
        else:
            g.push(DiscardExcess(self.seat))

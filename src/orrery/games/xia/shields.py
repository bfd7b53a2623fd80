"""XIA-9.11 to 9.14: damage from anything but an attack, and what keeps it off."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import Receive
from orrery.games.xia.hold import hits, load_spot, mod_on, outfit_of, roll_outfit, with_spots
from orrery.games.xia.model import (
    Captain,
    G,
    ShipTask,
    XiaQuestion,
    XiaTask,
    apart,
    exhaust,
    number,
    ready,
    roll,
    who,
)
from orrery.kernel import Message, Move, Offer, on
from orrery.kernel.rows import changed

Spots = tuple[tuple[int, int], ...]
"""Spots with markers: the outfit's number and the spot's."""

# --- suffering and blocking ----------------------------------------------------------------------


class Suffer(ShipTask):
    """XIA-9.11, 9.14: damage, ice damage or loss of energy from anything but an attack."""

    harm: str
    n: int
    blockable: bool = True
    combat: bool = False

    def befall(self, g: G, c: Captain) -> None:
        n = self.n
        if self.harm != "energy" and not self.combat:
            n -= number(g, "plating", self.seat)
        if n > 0:
            shielding = Shielding(self.seat, self.harm, n, self.blockable, self.combat)
            g.push(*sanctuaries(g, self.seat, self.harm), shielding)


class Shielding(XiaTask):
    """XIA-9.14: whoever has shields and markers may use them before damage is placed."""

    seat: int
    harm: str
    n: int
    blockable: bool
    combat: bool

    def run(self, g: G) -> None:
        n = self.n - sheltered(g)
        if n <= 0:
            return
        if self.blockable and shield_moves(g, self.seat):
            g.push(Block(self.seat, (), self.harm, n, self.combat))
        else:
            g.push(Receive(self.seat, self.harm, n))


class ArmSpots(XiaQuestion):
    """Markers go onto spots of outfits, one by one."""

    spots: Spots

    @on(moves.Arm)
    def arm(self, g: G, move: moves.Arm) -> None:
        n = int(move.outfit[1:])
        c = g.state.captains[self.seat]
        load_spot(c, n, move.spot)
        g.emit(log.Armed(self.seat, c.outfits[n].id))
        g.push(replace(self, spots=(*self.spots, (n, move.spot))))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Arm):
            return Offer(move)
        c = g.state.captains[seat]
        fitted = c.outfits[int(move.outfit[1:])]
        cells = fitted.cells
        spot = f"cell:{seat}:{cells[move.spot]}" if cells else f"outfit:{seat}:{move.outfit}"
        facts = {"die": outfit_of(g, fitted).die, "lost": hits(c, fitted)}
        return Offer(move, (spot,), (Message("preview-die", facts),))


class Block(ArmSpots):
    """XIA-9.14: armed markers go onto shields, one by one; then each rolls."""

    harm: str
    n: int
    combat: bool
    tells = ("harm", "n")

    def options(self, g: G) -> list[Move]:
        return [moves.DONE, *shield_moves(g, self.seat)]

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        g.push(RollBlock(self.seat, self.harm, self.n, self.spots, self.combat))


def shield_moves(g: G, seat: int) -> list[Move]:
    return free_moves(g, g.state.captains[seat], "shield")


def free_moves(g: G, c: Captain, *kinds: str) -> list[Move]:
    """Markers onto the spots of some kinds of outfits: one of each sort, for those with a mod over
    them are told apart from the others."""
    found: list[Move] = []
    for n, outfit, spots in with_spots(g, c, *kinds) if c.armed else ():
        sorts: dict[tuple[str, ...], int] = {}
        for spot in spots:
            sort = tuple(mod for mod, cell in c.mods if outfit.cells and cell == outfit.cells[spot])
            sorts.setdefault(sort, spot)
        found += [moves.Arm.at[f"o{n}", spot] for spot in sorts.values()]
    return found


class RollBlock(XiaTask):
    """XIA-9.14, 14.6: each marker rolls its die; the outer screen gives the most it can."""

    seat: int
    harm: str
    n: int
    spots: Spots
    combat: bool

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        dice = []
        for n, spot in self.spots:
            fitted = c.outfits[n]
            screen = not self.combat and mod_on(c, fitted, spot, "outer_screen")
            most = max(0, outfit_of(g, fitted).die - hits(c, fitted))
            dice.append(most if screen else roll_outfit(g, self.seat, fitted))
        s.rolled = tuple(dice)
        s.tops = tuple(outfit_of(g, c.outfits[n]).die for n, _ in self.spots)
        g.push(*overcharging(g, self.seat), Blocked(self.seat, self.harm, self.n))


class Blocked(XiaTask):
    seat: int
    harm: str
    n: int

    def run(self, g: G) -> None:
        defence = sum(g.state.rolled)
        if g.state.rolled:
            g.emit(log.Blocked(self.seat, defence))
        if self.n > defence:
            g.push(Receive(self.seat, self.harm, self.n - defence))


def overcharging(g: G, seat: int) -> list[XiaQuestion]:
    """XIA-21.18: whether a die just rolled may be raised."""
    s = g.state
    if seat >= s.players:
        return []
    c = s.captains[seat]
    able = ready(c, "overcharge") and c.energy >= g.content.abilities["overcharge"].energy
    short = any(die < top for die, top in zip(s.rolled, s.tops, strict=True))
    return [Overcharge(seat)] if able and short else []


class Overcharge(XiaQuestion):
    """XIA-21.18: a die of an outfit that was just rolled becomes its maximum."""

    def options(self, g: G) -> list[Move]:
        s = g.state
        dice = zip(s.rolled, s.tops, strict=True)
        return [moves.DONE, *(moves.Most.at[n] for n, (die, top) in enumerate(dice) if die < top)]

    @on(moves.Most)
    def most(self, g: G, move: moves.Most) -> None:
        s = g.state
        c = s.captains[self.seat]
        exhaust(c, "overcharge")
        c.energy -= g.content.abilities["overcharge"].energy
        s.rolled = changed(s.rolled, move.die, s.tops[move.die])
        g.emit(log.Used(self.seat, "overcharge"))


# --- Sanctuary -----------------------------------------------------------------------------------


def sanctuaries(g: G, seat: int, kind: str) -> list[XiaQuestion]:
    """XIA-21.16: whoever can shelter a ship near by is asked."""
    s = g.state
    s.rolled, s.tops = (), ()
    if kind == "energy":
        return []
    reach = g.content.abilities["sanctuary"].amount
    return [
        Shelter(other, seat) for other in range(s.players)
        if ready(s.captains[other], "sanctuary") and apart(g, other, seat) <= reach
    ]  # fmt: skip


def sheltered(g: G) -> int:
    """What Sanctuary has taken off this damage."""
    return g.state.rolled[0] if g.state.tops == SHELTERED else 0


class Shelter(XiaQuestion):
    """XIA-21.16: Sanctuary takes a d8 off the damage of a ship within three spaces, once."""

    ship: int

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-shelter", {"other": who(g.state, self.ship)})

    def options(self, g: G) -> list[Move]:
        if g.state.tops == SHELTERED or not ready(g.state.captains[self.seat], "sanctuary"):
            return [moves.DONE]
        return [moves.DONE, moves.Use.at["sanctuary"]]

    @on(moves.Use)
    def use(self, g: G, move: moves.Use) -> None:
        s = g.state
        c = s.captains[self.seat]
        exhaust(c, "sanctuary")
        s.rolled, s.tops = (roll(g, 8),), SHELTERED
        g.emit(log.Used(self.seat, "sanctuary"))
        if self.ship != self.seat and self.ship < s.players:
            c.credits += g.content.abilities["sanctuary"].credits


SHELTERED = (0,)
"""How `state.tops` marks that `state.rolled` holds what Sanctuary takes off."""

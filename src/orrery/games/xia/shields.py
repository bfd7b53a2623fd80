"""XIA-9.11 to 9.14: damage from anything but an attack, and what keeps it off."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import Receive
from orrery.games.xia.hold import hits, load_spot, mod_on, outfit_of, roll_outfit, with_spots
from orrery.games.xia.kit import DONE, one
from orrery.games.xia.model import (
    INSIDE,
    NOWHERE,
    Captain,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    exhaust,
    number,
    place_of,
    ready,
    who,
)
from orrery.kernel import Message, Move, Offer

# --- suffering and blocking ----------------------------------------------------------------------


class Suffer(XiaTask):
    """XIA-9.11, 9.14: damage, ice damage or loss of energy from anything but an attack."""

    seat: int
    harm: str
    n: int
    blockable: bool = True
    combat: bool = False

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place == NOWHERE or self.n <= 0:
            return
        n = self.n
        if self.harm != "energy" and not self.combat:
            n = max(0, n - number(g, "plating", self.seat))
        if not n:
            return
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
        s = g.state
        c = s.captains[self.seat]
        n = self.n - sheltered(g)
        if n <= 0:
            return
        if self.blockable and c.armed and any(True for _ in with_spots(g, c, "shield")):
            g.push(Block(self.seat, self.harm, n, (), self.combat))
        else:
            g.push(Receive(self.seat, self.harm, n))


class Block(XiaQuestion):
    """XIA-9.14: armed markers go onto shields, one by one; then each rolls."""

    harm: str
    n: int
    spots: tuple[tuple[int, int], ...]
    combat: bool
    clause = "XIA-9.14"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-block", {"harm": self.harm, "n": self.n})

    def options(self, g: G) -> list[Move]:
        return [DONE, *shield_moves(g, self.seat)]

    def answer(self, g: G, move: Move) -> None:
        if move == DONE:
            g.push(RollBlock(self.seat, self.harm, self.n, self.spots, self.combat))
            return
        assert isinstance(move, moves.Arm)
        spot = put_marker(g, self.seat, move)
        again = replace(self, spots=(*self.spots, spot))
        if shield_moves(g, self.seat):
            g.push(again)
        else:
            g.push(RollBlock(self.seat, self.harm, self.n, again.spots, self.combat))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return spot_offer(g, self.seat, move)


def shield_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    if not c.armed:
        return []
    found: list[Move] = []
    for n, _, spots in with_spots(g, c, "shield"):
        found += spot_moves(c, n, spots)
    return found


def spot_moves(c: Captain, n: int, spots: list[int]) -> list[Move]:
    """One spot of each sort: those with a mod over them are told apart from the others."""
    chosen: dict[tuple[str, ...], int] = {}
    outfit = c.outfits[n]
    for spot in spots:
        sort = tuple(mod for mod, cell in c.mods if outfit.cells and cell == outfit.cells[spot])
        chosen.setdefault(sort, spot)
    return [one(moves.Arm, f"o{n}", spot) for spot in chosen.values()]


def put_marker(g: G, seat: int, move: moves.Arm) -> tuple[int, int]:
    n = int(move.outfit[1:])
    c = g.state.captains[seat]
    load_spot(c, n, move.spot)
    g.emit(log.Armed(seat, c.outfits[n].id))
    return n, move.spot


def spot_offer(g: G, seat: int, move: Move) -> Offer:
    if not isinstance(move, moves.Arm):
        return Offer(move)
    c = g.state.captains[seat]
    fitted = c.outfits[int(move.outfit[1:])]
    cell = (
        f"cell:{seat}:{fitted.cells[move.spot]}" if fitted.cells else f"outfit:{seat}:{move.outfit}"
    )
    die = outfit_of(g, fitted).die
    lost = hits(c, fitted)
    return Offer(move, (cell,), (Message("preview-die", {"die": die, "lost": lost}),))


class RollBlock(XiaTask):
    """XIA-9.14, 14.6: each marker rolls its die; the outer screen gives the most it can."""

    seat: int
    harm: str
    n: int
    spots: tuple[tuple[int, int], ...]
    combat: bool

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        dice, tops = [], []
        for n, spot in self.spots:
            fitted = c.outfits[n]
            top = outfit_of(g, fitted).die
            screen = not self.combat and mod_on(c, fitted, spot, "outer_screen")
            dice.append(
                max(0, top - hits(c, fitted)) if screen else roll_outfit(g, self.seat, fitted)
            )
            tops.append(top)
        s.rolled, s.tops = tuple(dice), tuple(tops)
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

    clause = "XIA-21.18"

    def options(self, g: G) -> list[Move]:
        s = g.state
        dice = zip(s.rolled, s.tops, strict=True)
        return [DONE, *(one(moves.Most, n) for n, (die, top) in enumerate(dice) if die < top)]

    def answer(self, g: G, move: Move) -> None:
        if not isinstance(move, moves.Most):
            return
        s = g.state
        c = s.captains[self.seat]
        exhaust(c, "overcharge")
        c.energy -= g.content.abilities["overcharge"].energy
        s.rolled = (*s.rolled[: move.die], s.tops[move.die], *s.rolled[move.die + 1 :])
        g.emit(log.Used(self.seat, "overcharge"))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (f"die:{move.die}",) if isinstance(move, moves.Most) else ())


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
        if ready(s.captains[other], "sanctuary") and within(g, other, seat, reach)
    ]  # fmt: skip


def within(g: G, a: int, b: int, reach: int) -> bool:
    """XIA-11.4.2: whether two ships are so near each other, with no planet's border and no hull of
    the Kiln between them."""
    s = g.state
    here, there = place_of(s, a), place_of(s, b)
    if here < 0 or there < 0:
        return here <= INSIDE and there <= INSIDE
    at = chart(g)
    return at.planet[here] == at.planet[there] and at.distance(here, there) <= reach


def sheltered(g: G) -> int:
    """What Sanctuary has taken off this damage."""
    return g.state.rolled[0] if g.state.tops == SHELTERED else 0


class Shelter(XiaQuestion):
    """XIA-21.16: Sanctuary takes a d8 off the damage of a ship within three spaces, once."""

    ship: int
    clause = "XIA-21.16"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-shelter", {"other": who(g.state, self.ship)})

    def options(self, g: G) -> list[Move]:
        if g.state.tops == SHELTERED or not ready(g.state.captains[self.seat], "sanctuary"):
            return [DONE]
        return [DONE, one(moves.Use, "sanctuary")]

    def answer(self, g: G, move: Move) -> None:
        if move == DONE:
            return
        s = g.state
        c = s.captains[self.seat]
        exhaust(c, "sanctuary")
        s.rolled, s.tops = (g.chance.draw("d8", 8) + 1,), SHELTERED
        g.emit(log.Used(self.seat, "sanctuary"))
        if self.ship != self.seat and self.ship < s.players:
            c.credits += g.content.abilities["sanctuary"].credits

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, () if move == DONE else ("ability:sanctuary",))


SHELTERED = (0,)
"""How `state.tops` marks that `state.rolled` holds what Sanctuary takes off."""

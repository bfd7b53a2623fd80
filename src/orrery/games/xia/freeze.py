"""XIA-8.1, 15.4: ice spreads."""

from __future__ import annotations

from itertools import pairwise

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import CheckLimit, put_damage
from orrery.games.xia.hold import harmed, hull_of, platings, sections
from orrery.games.xia.model import Captain, G, ShipTask, XiaQuestion, number
from orrery.kernel import Move, bits, on


class Freeze(ShipTask):
    """XIA-8.1, 15.4.2: ice spreads to the spaces beside it, all at once."""

    def befall(self, g: G, c: Captain) -> None:
        if not c.ice or not number(g, "freezes"):
            return
        spread = frozen_next(g, c)
        most = number(g, "freeze_most", self.seat)
        if spread.bit_count() > most:
            g.emit(log.Froze(self.seat, most))
            g.push(ChooseFrozen(self.seat, most, spread))
            return
        for cell in bits(spread):
            put_damage(g, self.seat, cell, "ice")
        if spread:
            g.emit(log.Froze(self.seat, spread.bit_count()))
        g.push(CheckLimit(self.seat))


def frozen_next(g: G, c: Captain) -> int:
    """XIA-14.3, 15.4.2: the undamaged neighbours of ice; into and out of platings only through
    their green sections."""
    hull = hull_of(g, c)
    spread = 0
    for cell in bits(c.ice & hull.all):
        spread |= hull.beside[cell]
    for plating in platings(g, c):
        for a, b in pairwise(plating.cells):
            spread |= (1 << b if c.ice >> a & 1 else 0) | (1 << a if c.ice >> b & 1 else 0)
    return spread & ~harmed(c) & (hull.all | sections(platings(g, c)))


class ChooseFrozen(XiaQuestion):
    """XIA-21.7: with the Heat Sink only two spaces freeze; the captain chooses which."""

    n: int
    spaces: int
    tells = ("n",)

    def options(self, g: G) -> list[Move]:
        return [moves.Damage.at[cell] for cell in bits(self.spaces)]

    @on(moves.Damage)
    def freeze(self, g: G, move: moves.Damage) -> None:
        put_damage(g, self.seat, move.space, "ice")
        rest = self.spaces & ~(1 << move.space)
        if self.n > 1 and rest:
            g.push(ChooseFrozen(self.seat, self.n - 1, rest))
        else:
            g.push(CheckLimit(self.seat))

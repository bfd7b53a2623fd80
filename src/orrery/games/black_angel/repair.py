"""BA-6.3: repairing the Black Angel, and what the debris is good for."""

from __future__ import annotations

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import goods, technology
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import Steps
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import COLOUR, G
from orrery.games.black_angel.perform import Outlay, rule
from orrery.games.black_angel.pieces import has
from orrery.kernel import Move, Why, on
from orrery.kernel.effects import Frames

NO_DAMAGE = Why("why-no-damage", "BA-6.3.1")
DEBRIS_THERE = Why("why-debris-there", "BA-6.3.2")


def cannot_repair(g: G) -> Why | None:
    """BA-6.3.1: damage at an action or on a die in a storage."""
    return None if any(g.state.damage) or any(g.state.damaged) else NO_DAMAGE


def repair_action(g: G, seat: int, action: int) -> None:
    """BA-6.3.3: of two damages the second, which degrades, goes first."""
    g.state.damage[action] -= 1
    g.emit(log.Repaired(g.state.who(seat), g.content.clockwise[action].id))


def repair_die(g: G, seat: int, colour: int) -> None:
    """BA-6.3.4: damage on a die in a storage."""
    g.state.damaged[colour] -= 1
    g.emit(log.DieRepaired(g.state.who(seat), COLOURS[colour]))


class RepairDamage(Steps):
    """BA-6.3.1: an execution removes any one damage from the ship board."""

    to: str = "any"
    vp: int = 0
    """Points for each damage, where a mission gives them."""
    tells = ("left",)

    def steps(self, g: G) -> list[Move]:
        actions = zip(g.content.clockwise, g.state.damage, strict=True)
        found: list[Move] = [moves.Repair.at[action.id] for action, n in actions if n]
        dice = zip(COLOURS, g.state.damaged, strict=True)
        return found + [moves.RepairDie.at[colour] for colour, n in dice if n]

    @on(moves.Repair)
    def repair(self, g: G, move: moves.Repair) -> None:
        repair_action(g, self.seat, g.content.action_at[move.action])
        self._go_on(g)

    @on(moves.RepairDie)
    def repair_die(self, g: G, move: moves.RepairDie) -> None:
        repair_die(g, self.seat, COLOUR[move.colour])
        self._go_on(g)

    def _go_on(self, g: G) -> None:
        goods.gain(g, self.seat, "vp", self.vp)
        g.push(*self.rest())
        if self.to == "storage":
            goods.gain(g, self.seat, "debris", 1)
        else:
            g.push(PlaceDebris(self.seat))


STORE = moves.Store.at[()]


class PlaceDebris(technology.UseTokens):
    """BA-6.3.2: debris just made goes to storage, or on a token to apply its effect."""

    def choices(self, g: G) -> list[Move]:
        crew = g.state.crews[self.seat]
        bare = [token for cell, token in enumerate(crew.grid) if not has(crew.debris_cells, cell)]
        usable = technology.usable_tokens(g, self.seat, bare)
        return [STORE, *(moves.Place.at[token] for token in usable), *technology.reverts(crew)]

    def why_not(self, g: G, cell: int) -> Why | None:
        """BA-6.3.2: an ordinary token without debris whose effect can be applied.

        Ruling: debris is put on a token to apply its effect at once, so not where it does nothing.
        """
        there = has(g.state.crews[self.seat].debris_cells, cell)
        return DEBRIS_THERE if there else super().why_not(g, cell)

    @on(moves.Store)
    def store(self, g: G, move: moves.Store) -> None:
        goods.gain(g, self.seat, "debris", 1)

    @on(moves.Place)
    def place(self, g: G, move: moves.Place) -> None:
        crew = g.state.crews[self.seat]
        crew.debris_cells |= 1 << crew.grid.index(move.token)
        g.emit(log.DebrisPlaced(self.seat, move.token))
        g.push(technology.use_token(g, self.seat, move.token))


def nothing_to_repair(g: G, seat: int, e: fx.Repair, spent: Outlay) -> Why | None:
    return cannot_repair(g)


@rule(fx.Repair, hinders=nothing_to_repair, skips=True)
def do_repair(g: G, seat: int, e: fx.Repair, must: bool) -> Frames:
    return [RepairDamage(seat, e.n, must, e.to, e.vp)]

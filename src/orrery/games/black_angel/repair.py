"""BA-6.3: repairing the Black Angel, and what the debris is good for."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import Choice
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.goods import facts, gain
from orrery.games.black_angel.model import COLOUR, G, TurnQuestion, who
from orrery.games.black_angel.perform import Outlay, rule
from orrery.games.black_angel.technology import (
    preview_of_token,
    revert,
    reverts,
    use_token,
    why_not_activate,
)
from orrery.kernel import PASS, Message, Move, Refusal, Why, on
from orrery.kernel.effects import Frames

NO_DAMAGE = Why("why-no-damage", "BA-6.3.1")
DEBRIS_THERE = Why("why-debris-there", "BA-6.3.2")


def cannot_repair(g: G) -> Why | None:
    """BA-6.3.1: damage at an action or on a die in a storage."""
    return None if any(g.state.damage) or any(g.state.damaged) else NO_DAMAGE


def repair_action(g: G, seat: int, action: int) -> None:
    """BA-6.3.3: of two damages the second, which degrades, goes first."""
    g.state.damage[action] -= 1
    g.emit(log.Repaired(who(g.state, seat), g.content.clockwise[action].id))


def repair_die(g: G, seat: int, colour: int) -> None:
    """BA-6.3.4: damage on a die in a storage."""
    g.state.damaged[colour] -= 1
    g.emit(log.DieRepaired(who(g.state, seat), COLOURS[colour]))


class RepairDamage(Choice):
    """BA-6.3.1: an execution removes any one damage from the ship board."""

    left: int
    must: bool
    to: str = "any"
    vp: int = 0
    """Points for each damage, where a mission gives them."""
    clause = "BA-6.3.1"
    tells = ("left",)

    def choices(self, g: G) -> list[Move]:
        s = g.state
        options: list[Move] = [] if self.must else [PASS]
        for action, n in enumerate(s.damage):
            if n:
                options.append(moves.Repair.at[g.content.clockwise[action].id])
        options += [moves.RepairDie.at[COLOURS[colour]] for colour in range(3) if s.damaged[colour]]
        return options or [PASS]

    @on(moves.Repair)
    def repair(self, g: G, move: moves.Repair) -> None:
        repair_action(g, self.seat, g.content.action_at[move.action])
        self._go_on(g)

    @on(moves.RepairDie)
    def repair_die(self, g: G, move: moves.RepairDie) -> None:
        repair_die(g, self.seat, COLOUR[move.colour])
        self._go_on(g)

    def _go_on(self, g: G) -> None:
        if self.vp:
            gain(g, self.seat, "vp", self.vp)
        frames: list[TurnQuestion] = []
        if self.to == "storage":
            gain(g, self.seat, "debris", 1)
        else:
            frames.append(PlaceDebris(self.seat))
        if self.left > 1:
            frames.append(RepairDamage(self.seat, self.left - 1, False, self.to, self.vp))
        g.push(*frames)


STORE = moves.Store.at[()]


def why_not_place(g: G, seat: int, cell: int) -> Why | None:
    """BA-6.3.2: an ordinary token without debris whose effect can be applied.

    Ruling: debris is put on a token to apply its effect at once, so not where it does nothing.
    """
    if g.state.crews[seat].debris_cells >> cell & 1:
        return DEBRIS_THERE
    return why_not_activate(g, seat, cell)


class PlaceDebris(Choice):
    """BA-6.3.2: debris just made goes to storage, or on a token to apply its effect."""

    clause = "BA-6.3.2"

    def choices(self, g: G) -> list[Move]:
        crew = g.state.crews[self.seat]
        options: list[Move] = [STORE]
        for cell, token in enumerate(crew.grid):
            if token and why_not_place(g, self.seat, cell) is None:
                options.append(moves.Place.at[token])
        return options + reverts(crew)

    @on(moves.Store)
    def store(self, g: G, move: moves.Store) -> None:
        gain(g, self.seat, "debris", 1)

    @on(moves.Revert)
    def revert(self, g: G, move: moves.Revert) -> None:
        revert(g, self.seat, move.token)
        g.push(self)

    @on(moves.Place)
    def place(self, g: G, move: moves.Place) -> None:
        crew = g.state.crews[self.seat]
        crew.debris_cells |= 1 << crew.grid.index(move.token)
        g.emit(log.DebrisPlaced(self.seat, move.token))
        g.push(use_token(g, self.seat, move.token))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return preview_of_token(g, move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        yield from super().refusals(g, seat)
        for cell, token in enumerate(g.state.crews[seat].grid):
            if token:
                why = why_not_place(g, seat, cell)
                if why is not None:
                    yield Refusal(f"token:{token}", why, facts(g.state.crews[seat], why))


def nothing_to_repair(g: G, seat: int, e: fx.Repair, spent: Outlay) -> Why | None:
    return cannot_repair(g)


@rule(fx.Repair, hinders=nothing_to_repair)
def do_repair(g: G, seat: int, e: fx.Repair, must: bool) -> Frames:
    if cannot_repair(g) is not None:
        return None
    return [RepairDamage(seat, e.n, must, e.to, e.vp)]

"""AOC-9.3, 9.4: black holes."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE
from orrery.games.ambitions_of_cosmos.clash import Clash
from orrery.games.ambitions_of_cosmos.deals import at_peace
from orrery.games.ambitions_of_cosmos.economy import gifts
from orrery.games.ambitions_of_cosmos.exploration import ExploreSignal
from orrery.games.ambitions_of_cosmos.fleets import destroy, hostile, rivals_at
from orrery.games.ambitions_of_cosmos.land import (
    NEBULA,
    SUPERNOVA,
    foreign_home,
    is_hole,
    land,
)
from orrery.games.ambitions_of_cosmos.model import STOPPED, G, TurnQuestion, TurnTask
from orrery.games.ambitions_of_cosmos.supply import take_science
from orrery.kernel import PASS, Message, Move, Offer, Pass, on

EXPLORE = moves.Explore.at[()]


class CheckHole(TurnTask):
    """AOC-9.3: a fleet that enters or stands in a black hole rolls the die.

    AOC-9.4: who wants to explore the signal there does so before, and rolls once.
    """

    seat: int
    number: int
    cell: int
    """Where: the fleet may have been driven away before."""
    explore: bool = False
    """Whether a signal in the cell may be explored first."""
    spent: int = NOWHERE
    """What the fleet had spent before it turned the black hole over, if it did so just now."""

    def run(self, g: G) -> None:
        s = g.state
        fleet = s.realms[self.seat].fleets[self.number]
        kinds = land(g).kinds
        if fleet.cell != self.cell or not is_hole(s, kinds, self.cell):
            return
        roll = RollInHole(self.seat, self.number, self.cell, self.spent)
        if self.explore and self.cell in s.signals:
            g.push(ExploreFirst(self.seat, self.number), roll)
        else:
            g.push(roll)


class ExploreFirst(TurnQuestion):
    """AOC-9.4: the signal in a black hole is turned over before the die is rolled."""

    number: int
    clause = "AOC-9.4"

    def options(self, g: G) -> list[Move]:
        return [PASS, EXPLORE]

    @on(moves.Explore)
    def explore(self, g: G, move: moves.Explore) -> None:
        g.push(ExploreSignal(self.seat, self.number))

    @on(Pass)
    def leave(self, g: G, move: Pass) -> None:
        """The signal stays face down."""

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        cell = g.state.realms[seat].fleets[self.number].cell
        return (
            Offer(move, (f"signal:{land(g).chart.ids[cell]}",)) if move == EXPLORE else Offer(move)
        )


class RollInHole(TurnTask):
    """AOC-9.3: destroyed, 1 science, or teleported."""

    seat: int
    number: int
    cell: int
    spent: int = NOWHERE

    def run(self, g: G) -> None:
        s, settings = g.state, g.content.settings
        fleet = s.realms[self.seat].fleets[self.number]
        if fleet.cell != self.cell:
            return
        die = g.chance.draw("die:hole", 6) + 1
        g.emit(log.HoleRolled(self.seat, self.number + 1, die))
        if die in settings.destroyed:
            destroy(g, self.seat, self.number)
        elif die in settings.science:
            take_science(g, self.seat, settings.hole_science)
        else:
            if self.spent != NOWHERE:
                fleet.spent = self.spent
            g.push(TeleportFleet(self.seat, self.number))


class TeleportFleet(TurnQuestion):
    """AOC-9.3: to any revealed cell outside the home sectors of others; into a battle too."""

    number: int
    clause = "AOC-9.3"
    policies: ClassVar[tuple[str, ...]] = ("ask",)

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-teleport-fleet", {"fleet": self.number + 1})

    def options(self, g: G) -> list[Move]:
        ids, here = land(g).chart.ids, g.state.realms[self.seat].fleets[self.number].cell
        return [
            moves.Teleport.at[ids[cell]]
            for cell, kind in enumerate(land(g).kinds)
            if kind and cell != here and self._allowed(g, cell)
        ]

    def _allowed(self, g: G, cell: int) -> bool:
        if foreign_home(g, cell // CELLS, self.seat):
            return False
        return not any(at_peace(g, self.seat, other) for other, _ in rivals_at(g, cell, self.seat))

    @on(moves.Teleport)
    def teleport(self, g: G, move: moves.Teleport) -> None:
        fleet = g.state.realms[self.seat].fleets[self.number]
        g.emit(log.FleetTeleported(self.seat, self.number + 1, move.cell))
        arrive(g, self.seat, self.number, land(g).chart.cell_of[move.cell], fleet.cell)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return (
            Offer(move, (f"cell:{move.cell}",)) if isinstance(move, moves.Teleport) else Offer(move)
        )


def arrive(g: G, seat: int, number: int, cell: int, safe: int) -> None:
    """A fleet that was sent to a cell: by a black hole, or by the winner of a battle."""
    s = g.state
    fleet = s.realms[seat].fleets[number]
    kinds = land(g).kinds
    fleet.cell, fleet.came = cell, NOWHERE
    if kinds[cell] == SUPERNOVA:
        destroy(g, seat, number, art_at=safe)
        return
    if kinds[cell] == NEBULA and not gifts(g, seat).cross_nebulae:
        fleet.spent = STOPPED
    frames: list[TurnTask] = []
    if hostile(g, cell, seat):
        frames.append(Clash(seat, number, cell))
    if is_hole(s, kinds, cell):
        frames.append(CheckHole(seat, number, cell, explore=s.active == seat))
    g.push(*frames)

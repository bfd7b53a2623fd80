"""AOC-9.3, 9.4: black holes."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE
from orrery.games.ambitions_of_cosmos.clash import Clash
from orrery.games.ambitions_of_cosmos.deals import spared
from orrery.games.ambitions_of_cosmos.economy import gifts
from orrery.games.ambitions_of_cosmos.exploration import ExploreSignal
from orrery.games.ambitions_of_cosmos.fleets import destroy, hostile
from orrery.games.ambitions_of_cosmos.land import (
    NEBULA,
    SUPERNOVA,
    foreign_home,
    is_hole,
    land,
    to_cells,
)
from orrery.games.ambitions_of_cosmos.model import STOPPED, G, TurnQuestion, TurnTask
from orrery.games.ambitions_of_cosmos.supply import take_science
from orrery.kernel import PASS, Message, Move, Offer, on

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

    def options(self, g: G) -> list[Move]:
        return [PASS, EXPLORE]

    @on(moves.Explore)
    def explore(self, g: G, move: moves.Explore) -> None:
        g.push(ExploreSignal(self.seat, self.number))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if move == PASS:
            return Offer(move)
        return signal_offer(g, move, g.state.realms[seat].fleets[self.number].cell)


def signal_offer(g: G, move: Move, cell: int) -> Offer:
    return Offer(move, (f"signal:{land(g).chart.ids[cell]}",))


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

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-teleport-fleet", {"fleet": self.number + 1})

    def options(self, g: G) -> list[Move]:
        here = g.state.realms[self.seat].fleets[self.number].cell
        cells = [cell for cell, kind in enumerate(land(g).kinds) if kind and cell != here]
        return to_cells(g, moves.Teleport, [c for c in cells if self._allowed(g, c)])

    def _allowed(self, g: G, cell: int) -> bool:
        home = foreign_home(g, cell // CELLS, self.seat)
        return not (home or spared(g, self.seat, cell))

    @on(moves.Teleport)
    def teleport(self, g: G, move: moves.Teleport) -> None:
        fleet = g.state.realms[self.seat].fleets[self.number]
        g.emit(log.FleetTeleported(self.seat, self.number + 1, move.cell))
        send(g, self.seat, self.number, land(g).chart.cell_of[move.cell], fleet.cell)


def enter(g: G, seat: int, number: int, cell: int, came: int) -> None:
    """AOC-6.2.6, 6.3.1, 9.2: what happens to a fleet that has come to a cell. Its art stays in the
    one that it came from, if it is destroyed."""
    s = g.state
    fleet = s.realms[seat].fleets[number]
    kinds = land(g).kinds
    fleet.cell, fleet.came = cell, came
    if kinds[cell] == SUPERNOVA:
        destroy(g, seat, number, art_at=came)
        return
    if kinds[cell] == NEBULA and not gifts(g, seat).cross_nebulae:
        fleet.spent = STOPPED
    frames: list[TurnTask] = []
    if hostile(g, cell, seat):
        frames.append(Clash(seat, number, cell))
    if is_hole(s, kinds, cell):
        frames.append(CheckHole(seat, number, cell, explore=s.active == seat))
    g.push(*frames)


def send(g: G, seat: int, number: int, cell: int, safe: int) -> None:
    """The same where it was sent, by a black hole or after a battle: it does not go back there."""
    enter(g, seat, number, cell, safe)
    g.state.realms[seat].fleets[number].came = NOWHERE

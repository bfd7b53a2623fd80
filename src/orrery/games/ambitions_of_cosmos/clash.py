"""AOC-6.7.1: what happens when a fleet comes to a cell where somebody else is.

A battle ends in a flight, a flight in a black hole, and that in another battle: this file cannot
import how battles begin from the top.
"""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.games.ambitions_of_cosmos.fleets import fleets_at, is_there
from orrery.games.ambitions_of_cosmos.model import MACHINE, G, TurnTask


class Clash(TurnTask):
    """AOC-6.7.1: the fleet fights, one after the other, whoever else is on its cell.

    Ruling: two fleets of one player in a cell are fought one after the other, the lower number
    first.
    """

    seat: int
    number: int
    cell: int
    built: bool = False
    """Whether it is a battle by construction (AOC-6.8)."""

    def run(self, g: G) -> None:
        from orrery.games.ambitions_of_cosmos.battle import begin_battle, opponent

        fleet = g.state.realms[self.seat].fleets[self.number]
        if fleet.cell != self.cell:
            return
        other, number = opponent(g, self.seat, self.cell)
        if number != NOWHERE:
            g.push(self)
            begin_battle(g, self.cell, (self.seat, self.number), (other, number), built=self.built)


class MachineAttacks(TurnTask):
    """AOC-9.8.8: a player's fleet in its way is attacked; a second one there after the first."""

    number: int
    cell: int

    def run(self, g: G) -> None:
        from orrery.games.ambitions_of_cosmos.battle import begin_battle

        rivals = fleets_at(g, self.cell)
        if rivals and is_there(g, self.number, self.cell):
            g.push(self)
            begin_battle(g, self.cell, (MACHINE, self.number), rivals[0])

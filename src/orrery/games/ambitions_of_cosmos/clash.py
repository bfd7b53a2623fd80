"""AOC-6.7.1: what happens when a fleet comes to a cell where somebody else is."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.games.ambitions_of_cosmos.model import G, TurnTask


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
        # A battle ends in a flight, a flight in a black hole, and that in another battle: the
        # three files cannot import each other from the top.
        from orrery.games.ambitions_of_cosmos.battle import begin_battle, opponent

        fleet = g.state.realms[self.seat].fleets[self.number]
        if fleet.cell != self.cell:
            return
        other, number = opponent(g, self.seat, self.cell)
        if number != NOWHERE:
            g.push(self)
            begin_battle(g, self.cell, (self.seat, self.number), (other, number), built=self.built)

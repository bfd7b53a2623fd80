"""AOC-6.7, 6.8: how battles begin: where fleets meet, and by construction."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.games.ambitions_of_cosmos.clash import Clash
from orrery.games.ambitions_of_cosmos.fleets import hostile, machine_at, rivals_at
from orrery.games.ambitions_of_cosmos.land import land
from orrery.games.ambitions_of_cosmos.model import (
    MACHINE,
    NOBODY,
    PIRATES,
    Battle,
    G,
    TurnTask,
    left_of,
)
from orrery.games.ambitions_of_cosmos.retreat import StayOrGo
from orrery.games.ambitions_of_cosmos.sides import ships_of, side_name
from orrery.kernel import Zone


def opponent(g: G, seat: int, cell: int) -> tuple[int, int]:
    """Whom a fleet meets on a cell: another player's fleet, pirates or the Machine; (-1, -1) when
    nobody is there any more."""
    rivals = rivals_at(g, cell, seat)
    if rivals:
        return rivals[0]
    if cell in g.state.pirates:
        return PIRATES, 0
    machine = machine_at(g, cell)
    return (MACHINE, machine) if machine != NOWHERE else (NOBODY, NOWHERE)


def begin_battle(
    g: G, cell: int, attacker: tuple[int, int], defender: tuple[int, int], *, built: bool = False
) -> None:
    """AOC-6.7.1, 6.7.2: the two fleets; the left neighbour leads for pirates and the Machine."""
    s = g.state
    seats = (attacker[0], defender[0])
    person = next(seat for seat in seats if seat >= 0)
    leaders = tuple(seat if seat >= 0 else left_of(s, person) for seat in seats)
    came = s.realms[attacker[0]].fleets[attacker[1]].came if attacker[0] >= 0 else NOWHERE
    s.battle = Battle(
        cell=cell, seats=seats, leaders=(leaders[0], leaders[1]),
        numbers=(attacker[1], defender[1]), came=came, built=built,
        ships=[ships_of(g, *attacker), ships_of(g, *defender)],
        held=[Zone(), Zone()], lines=[Zone(), Zone()], duels=0, duel=-1, up=("", ""), dice=(0, 0),
        bonus=(0, 0), alive=[(), ()], rerolled=[0, 0], salvo=False, boarded=(0, 0), fire=0,
        winner=NOBODY,
    )  # fmt: skip
    names = tuple(side_name(seat) for seat in seats)
    g.emit(log.BattleBegan(names[0], names[1], land(g).chart.ids[cell]))
    g.push(StayOrGo(leaders[0], 0) if seats[0] >= 0 else StayOrGo(leaders[1], 1))


class BuiltBattles(TurnTask):
    """AOC-6.8.1: fleets created in this turn among others fight before anybody moves; whoever
    created them attacks, in the order of the turn."""

    order: tuple[int, ...]

    def run(self, g: G) -> None:
        for seat in self.order:
            for number, fleet in enumerate(g.state.realms[seat].fleets):
                if fleet.ships and fleet.fresh:
                    fleet.fresh = False
                    if hostile(g, fleet.cell, seat):
                        g.push(Clash(seat, number, fleet.cell, built=True), self)
                        return

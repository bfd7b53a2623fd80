"""AOC-6.10: the flight of a beaten fleet, and the end of the battle."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.fleets import destroy, hostile, take_off
from orrery.games.ambitions_of_cosmos.holes import send
from orrery.games.ambitions_of_cosmos.land import land, to_cells
from orrery.games.ambitions_of_cosmos.model import Battle, G, TurnQuestion, TurnTask
from orrery.games.ambitions_of_cosmos.sides import battle_of, end_movement, side_name
from orrery.kernel import Message, Move, on


def refuges(g: G, b: Battle, seat: int) -> list[int]:
    """AOC-6.9.3, 6.10.2: adjacent cells without other players, pirates or the Machine."""
    return [cell for cell in land(g).near[b.cell] if not hostile(g, cell, seat)]


def drive_out(g: G, b: Battle, loser: int) -> bool:
    """AOC-6.10: what is left of the beaten fleet flees; whether the winner is asked where to."""
    seat, number = b.seats[loser], b.numbers[loser]
    fleet = g.state.realms[seat].fleets[number]
    fleet.beaten = True
    if not fleet.ships:
        g.emit(log.FleetLost(seat, number + 1))
        take_off(g, fleet)
        return False
    if not refuges(g, b, seat):
        destroy(g, seat, number)
        return False
    g.push(ChaseFleet(b.leaders[1 - loser], loser))
    return True


class ChaseFleet(TurnQuestion):
    """AOC-6.10.1: the winner chooses where the beaten fleet flees."""

    loser: int

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-chase-fleet", {"other": side_name(battle_of(g).seats[self.loser])})

    def options(self, g: G) -> list[Move]:
        b = battle_of(g)
        return to_cells(g, moves.Chase, refuges(g, b, b.seats[self.loser]))

    @on(moves.Chase)
    def chase(self, g: G, move: moves.Chase) -> None:
        b = battle_of(g)
        cell = land(g).chart.cell_of[move.cell]
        loser, number = b.seats[self.loser], b.numbers[self.loser]
        g.push(EndBattle(), ArriveAt(loser, number, cell, b.cell))


class ArriveAt(TurnTask):
    """AOC-6.9, 6.10: a fleet has left the cell of a battle, which may lead it into another one."""

    seat: int
    number: int
    cell: int
    battlefield: int

    def run(self, g: G) -> None:
        g.emit(log.FleetMoved(self.seat, self.number + 1, land(g).chart.ids[self.cell]))
        send(g, self.seat, self.number, self.cell, self.battlefield)


class EndBattle(TurnTask):
    """AOC-6.7.1: the battle is over; the attacker's movement usually too."""

    def run(self, g: G) -> None:
        end_movement(g, battle_of(g))
        g.state.battle = None

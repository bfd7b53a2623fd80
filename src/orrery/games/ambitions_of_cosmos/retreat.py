"""AOC-6.9: retreat before the battle."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.abilities import screened
from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.games.ambitions_of_cosmos.duels import begin_lines
from orrery.games.ambitions_of_cosmos.economy import all_fast, gifts
from orrery.games.ambitions_of_cosmos.fleets import destroy, hostile
from orrery.games.ambitions_of_cosmos.flight import ArriveAt, refuges
from orrery.games.ambitions_of_cosmos.land import land, to_cells
from orrery.games.ambitions_of_cosmos.machine import machine_stays
from orrery.games.ambitions_of_cosmos.model import (
    MACHINE,
    STOPPED,
    Battle,
    G,
    OrderedQuestion,
    TurnQuestion,
    TurnTask,
)
from orrery.games.ambitions_of_cosmos.sides import battle_of, end_movement, lose_ship, side_name
from orrery.kernel import Message, Move, Offer, on
from orrery.kernel.frames import Orders

FIGHT, WITHDRAW = moves.Fight.at[()], moves.Withdraw.at[()]


class StayOrGo(OrderedQuestion):
    """AOC-6.9.1, 6.7.3: before the battle a player may retreat: he gives up a ship, and the others
    leave. AOC-6.6.2, 11.6: some leave without loss."""

    side: int
    orders: ClassVar[Orders] = {"fight": FIGHT}

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-stay-or-go", {"other": side_name(battle_of(g).seats[1 - self.side])})

    def options(self, g: G) -> list[Move]:
        b = battle_of(g)
        ships, own = b.ships[self.side], gifts(g, self.seat)
        found: list[Move] = [FIGHT]
        if own.trail or (all_fast(g, own, ships) and not screened(g, b, self.side)):
            found.append(WITHDRAW)
        if len(ships) > 1:
            found += (moves.Sacrifice.at[ship] for ship in dict.fromkeys(ships))
        return found

    @on(moves.Fight)
    def fight(self, g: G, move: moves.Fight) -> None:
        b = battle_of(g)
        if self.side == 0 and b.seats[1] >= 0:
            g.push(StayOrGo(b.leaders[1], 1))
        else:
            begin_lines(g, b)

    @on(moves.Withdraw)
    def withdraw(self, g: G, move: moves.Withdraw) -> None:
        self._leave(g)

    @on(moves.Sacrifice)
    def sacrifice(self, g: G, move: moves.Sacrifice) -> None:
        lose_ship(g, battle_of(g), self.side, move.ship)
        self._leave(g)

    def _leave(self, g: G) -> None:
        """AOC-6.9.2, 6.9.3: the attacker goes back, the defender where he likes."""
        b = battle_of(g)
        fleet = g.state.realms[self.seat].fleets[b.numbers[self.side]]
        g.emit(log.Retreated(self.seat, b.numbers[self.side] + 1))
        if self.side == 0:
            fleet.spent, fleet.halted = STOPPED, b.built
            if b.came != NOWHERE and not hostile(g, b.came, self.seat):
                g.push(*leaving(b, self.side, b.came))
                return
        if refuges(g, b, self.seat):
            g.push(RetreatTo(self.seat, self.side))
        else:
            destroy(g, self.seat, b.numbers[self.side])
            g.push(AfterRetreat(self.side))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        b = battle_of(g)
        if isinstance(move, moves.Sacrifice):
            return Offer(move, (f"ship:{seat}:{b.numbers[self.side] + 1}:{move.ship}",))
        return Offer(move, (f"cell:{land(g).chart.ids[b.cell]}",))


class RetreatTo(TurnQuestion):
    """AOC-6.9.3: any adjacent cell without an enemy; it costs no speed."""

    side: int

    def options(self, g: G) -> list[Move]:
        return to_cells(g, moves.Retreat, refuges(g, battle_of(g), self.seat))

    @on(moves.Retreat)
    def retreat(self, g: G, move: moves.Retreat) -> None:
        g.push(*leaving(battle_of(g), self.side, land(g).chart.cell_of[move.cell]))


def leaving(b: Battle, side: int, cell: int) -> tuple[TurnTask, TurnTask]:
    """AOC-6.9: the battle is over before the retreating fleet meets anything else."""
    return AfterRetreat(side), ArriveAt(b.seats[side], b.numbers[side], cell, b.cell)


class AfterRetreat(TurnTask):
    """AOC-6.9.4: what a retreat leaves behind."""

    side: int

    def run(self, g: G) -> None:
        b = battle_of(g)
        if b.seats[1 - self.side] == MACHINE:
            machine_stays(g, b.numbers[1 - self.side])
        if self.side == 1:
            end_movement(g, b)
        g.state.battle = None

"""BTS-3.2: the production phase: growth, ore or trade."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import mat
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.abilities import MayUse, recall_ship, usable
from orrery.games.beyond_the_sun.model import FOOD, ORE, G, TurnQuestion
from orrery.games.beyond_the_sun.space import CheckControl, ship_groups
from orrery.kernel import PASS, Message, Move, Refusal, Why, on
from orrery.kernel.effects import Frames
from orrery.kernel.moves import Pass

HIRE_COST = 3
RECALL_COST = 1
SELL_GAIN = 1

NO_SUPPLY = Why("why-no-supply", "BTS-3.2.4")
NO_SHIPS = Why("why-no-ships", "BTS-3.2.4")


class ChooseProduction(MayUse):
    """BTS-3.2.1: exactly one of growth, ore production and trade; none of them may be refused."""

    def options(self, g: G) -> list[Move]:
        produce = [moves.Produce.at[what] for what in ("growth", "ore", "trade")]
        return produce + usable(g, self.seat)

    @on(moves.Produce)
    def produce(self, g: G, move: moves.Produce) -> None:
        g.emit(log.Produced(self.seat, move.what))
        if move.what == "growth":
            growth(g, self.seat)
            f, more = g.state.factions[self.seat], mat.ability(g, self.seat, "growth")
            if more and not fx.hindrance(g, self.seat, more.effects, (f.ore, f.pop)):
                g.push(mat.use_ability(g, self.seat, more))
        elif move.what == "ore":
            ore_production(g, self.seat)
        else:
            g.push(Trade(self.seat, 0, phase=True))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Produce):
            return super().preview(g, seat, move)
        n = {"growth": growth_yield, "ore": ore_yield}.get(move.what)
        return (Message("preview-gain", {"what": move.what, "n": n(g, seat)}),) if n else ()


def growth(g: G, seat: int) -> None:
    """BTS-3.2.1, 3.2.3: one cube for each visible letter, from its own column."""
    f = g.state.factions[seat]
    for column in g.content.tracks[f.mat].growth[f.tracks[FOOD]]:
        mat.grow_from(g, seat, column)


def growth_yield(g: G, seat: int) -> int:
    f = g.state.factions[seat]
    return sum(f.supply[c] > 0 for c in g.content.tracks[f.mat].growth[f.tracks[FOOD]])


def ore_yield(g: G, seat: int) -> int:
    f = g.state.factions[seat]
    return g.content.tracks[f.mat].ore[f.tracks[ORE]]


def ore_production(g: G, seat: int) -> None:
    """BTS-3.2.2: one ore for each visible symbol."""
    mat.gain_ore(g, seat, ore_yield(g, seat))


class Trade(TurnQuestion):
    """BTS-3.2.4: any number of exchanges, in any order and mix; none is allowed too (BTS-3.2.5)."""

    made: int
    phase: bool = False
    """Whether this is the trade of the production phase (BTS-9.11)."""

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        options: list[Move] = [PASS]
        if f.ore >= HIRE_COST and mat.has_supply(f):
            options.append(moves.Hire.at[()])
        if f.pop:
            options.append(moves.Sell.at[()])
        if f.ore >= RECALL_COST:
            options += [moves.Recall.at[ships] for ships in ship_groups(g, self.seat)]
        return options

    @on(Pass)
    def stop(self, g: G, move: Pass) -> None:
        bonus = mat.ability(g, self.seat, "exchanges") if self.phase else None
        if bonus and self.made >= bonus.n:
            g.push(mat.use_ability(g, self.seat, bonus))

    @on(moves.Hire)
    def hire(self, g: G, move: moves.Hire) -> None:
        """BTS-3.2.4 (a): 3 ore for the leftmost supply cube."""
        f = g.state.factions[self.seat]
        mat.pay_ore(g, self.seat, HIRE_COST)
        mat.take_supply(f)
        f.pop += 1
        g.emit(log.Hired(self.seat))
        g.push(self.again())

    @on(moves.Recall)
    def recall(self, g: G, move: moves.Recall) -> None:
        """BTS-3.2.4 (b): 1 ore for a ship; control is checked after each (BTS-3.2.6)."""
        mat.pay_ore(g, self.seat, RECALL_COST)
        recall_ship(g, self.seat, move.level, move.place)
        g.push(CheckControl(), self.again())

    @on(moves.Sell)
    def sell(self, g: G, move: moves.Sell) -> None:
        """BTS-3.2.4 (c): a population for 1 ore."""
        g.emit(log.Sold(self.seat))
        mat.return_population(g, self.seat, 1)
        mat.gain_ore(g, self.seat, SELL_GAIN)
        g.push(self.again())

    def again(self) -> Trade:
        return Trade(self.seat, self.made + 1, self.phase)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        ore = {moves.Hire: HIRE_COST, moves.Recall: RECALL_COST}.get(type(move), 0)
        return (Message("preview-cost-ore", {"n": ore}),) if ore else ()

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        f = g.state.factions[seat]
        if not mat.has_supply(f):
            yield Refusal("hire", NO_SUPPLY)
        elif f.ore < HIRE_COST:
            yield Refusal("hire", mat.NEED_ORE, {"need": HIRE_COST, "have": f.ore})
        if not f.pop:
            yield Refusal("sell", mat.NEED_POP, {"need": 1, "have": 0})
        if f.ore < RECALL_COST:
            yield Refusal("recall", mat.NEED_ORE, {"need": RECALL_COST, "have": f.ore})
        elif not any(f.ships):
            yield Refusal("recall", NO_SHIPS)


def no_yield(g: G, seat: int, e: fx.Produce, left: fx.Left) -> Why | None:
    if e.what == "trade":
        return None if left[1] else fx.NO_CHANGE
    yields = growth_yield if e.what == "growth" else ore_yield
    return None if yields(g, seat) else fx.NO_CHANGE


@fx.rule(fx.Produce, hinders=no_yield)
def do_produce(g: G, seat: int, e: fx.Produce, must: bool) -> Frames:
    """BTS-9.6 and cards: a production option outside the phase."""
    if e.what == "growth":
        growth(g, seat)
    elif e.what == "ore":
        ore_production(g, seat)
    else:
        return [Trade(seat, 0)]
    return None

"""BTS-3.2: the production phase: growth, ore or trade."""

from __future__ import annotations

from orrery.games.beyond_the_sun import abilities
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.effects import Frames, Produce, rule
from orrery.games.beyond_the_sun.mat import (
    NEED_ORE,
    NEED_POP,
    TakeFromColumn,
    ability,
    gain_ore,
    grow_from,
    has_supply,
    pay_ore,
    return_population,
    take_supply,
)
from orrery.games.beyond_the_sun.model import FOOD, ORE, G, TurnQuestion
from orrery.games.beyond_the_sun.space import CheckControl, ship_groups
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

HIRE_COST = 3
RECALL_COST = 1
SELL_GAIN = 1
ENOUGH_EXCHANGES = 3
EXCHANGE_BONUS = 2
PRODUCE = (moves.Produce("growth"), moves.Produce("ore"), moves.Produce("trade"))
HIRE, SELL = moves.Hire(), moves.Sell()

NO_SUPPLY = Why("why-no-supply", "BTS-3.2.4")
NO_SHIPS = Why("why-no-ships", "BTS-3.2.4")


class ChooseProduction(TurnQuestion):
    """BTS-3.2: exactly one of growth, ore production and trade; none of them may be refused."""

    clause = "BTS-3.2.1"

    def options(self, g: G) -> list[Move]:
        return [*PRODUCE, *abilities.usable(g, self.seat)]

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Use):
            g.push(*abilities.use(g, self.seat, move), self)
            return
        assert isinstance(move, moves.Produce)
        g.emit(log.Produced(self.seat, move.what))
        if move.what == "growth":
            growth(g, self.seat)
            if ability(g, self.seat, "un_b") and has_supply(g.state.factions[self.seat]):
                g.emit(log.UsedAbility(self.seat, "un_b"))
                g.push(TakeFromColumn(self.seat, 1))
        elif move.what == "ore":
            ore_production(g, self.seat)
        else:
            g.push(Trade(self.seat, 0, phase=True))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Produce):
            return abilities.offer(g, self.seat, move)
        n = {"growth": growth_yield, "ore": ore_yield}.get(move.what)
        preview = (Message("preview-gain", {"what": move.what, "n": n(g, self.seat)}),) if n else ()
        return Offer(move, (f"production:{self.seat}:{move.what}",), preview)

    def refusals(self, g: G, seat: int) -> list[Refusal]:
        return abilities.refusals(g, seat)


def growth(g: G, seat: int) -> None:
    """BTS-3.2.1, 3.2.3: one cube for each visible letter, from its own column."""
    f = g.state.factions[seat]
    for column in g.content.tracks[f.mat].growth[f.tracks[FOOD]]:
        grow_from(g, seat, column)


def growth_yield(g: G, seat: int) -> int:
    f = g.state.factions[seat]
    return sum(f.supply[c] > 0 for c in g.content.tracks[f.mat].growth[f.tracks[FOOD]])


def ore_yield(g: G, seat: int) -> int:
    f = g.state.factions[seat]
    return g.content.tracks[f.mat].ore[f.tracks[ORE]]


def ore_production(g: G, seat: int) -> None:
    """BTS-3.2.2: one ore for each visible symbol."""
    gain_ore(g, seat, ore_yield(g, seat))


class Trade(TurnQuestion):
    """BTS-3.2.4: any number of exchanges, in any order and mix; none is allowed too."""

    made: int
    phase: bool = False
    """Whether this is the trade of the production phase (BTS-9.11)."""
    clause = "BTS-3.2.4"

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        options: list[Move] = [PASS]
        if f.ore >= HIRE_COST and has_supply(f):
            options.append(HIRE)
        if f.pop:
            options.append(SELL)
        if f.ore >= RECALL_COST:
            options += [moves.Recall(level, place) for level, place in ship_groups(g, f)]
        return options

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            if self.phase and self.made >= ENOUGH_EXCHANGES and ability(g, self.seat, "un_a"):
                g.emit(log.UsedAbility(self.seat, "un_a"))
                gain_ore(g, self.seat, EXCHANGE_BONUS)
            return
        again = Trade(self.seat, self.made + 1, self.phase)
        if isinstance(move, moves.Hire):
            hire(g, self.seat)
        elif isinstance(move, moves.Sell):
            return_population(g, self.seat, 1)
            gain_ore(g, self.seat, SELL_GAIN)
        elif isinstance(move, moves.Recall):
            pay_ore(g, self.seat, RECALL_COST)
            abilities.recall_ship(g, self.seat, move.level, move.place)
            g.push(CheckControl(), again)  # BTS-3.2.6
            return
        g.push(again)

    def offer(self, g: G, move: Move) -> Offer:
        ore = {moves.Hire: HIRE_COST, moves.Recall: RECALL_COST}.get(type(move), 0)
        preview = (Message("preview-cost-ore", {"n": ore}),) if ore else ()
        if isinstance(move, moves.Recall):
            return Offer(move, (f"ship:{self.seat}:{move.level}:{move.place}",), preview)
        return Offer(move, () if move == PASS else (str(move),), preview)

    def refusals(self, g: G, seat: int) -> list[Refusal]:
        f = g.state.factions[seat]
        out = []
        if not has_supply(f):
            out.append(Refusal("hire", NO_SUPPLY))
        elif f.ore < HIRE_COST:
            out.append(Refusal("hire", NEED_ORE, {"need": HIRE_COST, "have": f.ore}))
        if not f.pop:
            out.append(Refusal("sell", NEED_POP, {"need": 1, "have": 0}))
        if f.ore < RECALL_COST:
            out.append(Refusal("recall", NEED_ORE, {"need": RECALL_COST, "have": f.ore}))
        elif not any(f.ships):
            out.append(Refusal("recall", NO_SHIPS))
        return out


def hire(g: G, seat: int) -> None:
    """BTS-3.2.4 (a): 3 ore for the leftmost supply cube."""
    f = g.state.factions[seat]
    pay_ore(g, seat, HIRE_COST)
    take_supply(f)
    f.pop += 1
    g.emit(log.Hired(seat))


def would_produce(g: G, seat: int, e: Produce, pop: int) -> bool:
    if e.what == "growth":
        return growth_yield(g, seat) > 0
    if e.what == "ore":
        return ore_yield(g, seat) > 0
    return pop > 0


@rule(Produce, changes=would_produce)
def do_produce(g: G, seat: int, e: Produce, must: bool) -> Frames:
    """BTS-9.6 and cards: a production option outside the phase."""
    if e.what == "growth":
        growth(g, seat)
    elif e.what == "ore":
        ore_production(g, seat)
    else:
        return [Trade(seat, 0)]
    return None

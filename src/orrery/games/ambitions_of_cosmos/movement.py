"""AOC-6.1 to 6.3, 9.2, 9.3: the tactical phase: commanding fleets, moving, nebulae, black holes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import NOWHERE
from orrery.games.ambitions_of_cosmos.construction import abandonable, give_up
from orrery.games.ambitions_of_cosmos.deals import spared
from orrery.games.ambitions_of_cosmos.economy import (
    gifts,
    owned,
    points_left,
    ship_limit,
    token_gifts,
    yard_cells,
)
from orrery.games.ambitions_of_cosmos.exploration import ExploreSignal, RevealSector
from orrery.games.ambitions_of_cosmos.fleets import (
    fleet_name,
    hostile,
    move_to,
    number_of,
    sorted_ships,
    take_off,
)
from orrery.games.ambitions_of_cosmos.holes import EXPLORE, CheckHole, enter, signal_offer
from orrery.games.ambitions_of_cosmos.land import NEBULA, SUPERNOVA, is_hole, land, to_cells
from orrery.games.ambitions_of_cosmos.model import STOPPED, Fleet, G, TurnQuestion, TurnTask
from orrery.games.ambitions_of_cosmos.planets import Landings
from orrery.games.ambitions_of_cosmos.supply import can_invoke, invoke
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why, on
from orrery.kernel.rows import changed, without

SPENT = Why("why-spent", "AOC-6.2.1")
PROMISED_PEACE = Why("why-promised-peace", "AOC-4.3.3")

BACK, DONE = moves.Back.at[()], moves.Done.at[()]


class Tactics(TurnTask):
    """AOC-6.1.1: all tactical actions of one player; black holes first (AOC-9.3)."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        s.active = self.seat
        kinds = land(g).kinds
        g.emit(log.TacticsBegan(self.seat))
        checks = []
        for number, fleet in enumerate(s.realms[self.seat].fleets):
            if not fleet.ships:
                continue
            fleet.spent = STOPPED if fleet.halted else 0
            fleet.surveyed = False
            fleet.slow = kinds[fleet.cell] == NEBULA
            if is_hole(s, kinds, fleet.cell):
                checks.append(CheckHole(self.seat, number, fleet.cell, explore=True))
        g.push(*checks, CommandFleets(self.seat), Landings(self.seat))


class CommandFleets(TurnQuestion):
    """AOC-6.2.1, 6.2.7: which fleet acts next; fleets may move in pieces, one after the other."""

    acted: bool = False

    def options(self, g: G) -> list[Move]:
        s = g.state
        realm = s.realms[self.seat]
        found: list[Move] = [PASS]
        for number, fleet in enumerate(realm.fleets):
            if fleet.ships and can_act(g, self.seat, number, fleet):
                found.append(moves.Command.at[number + 1])
        found += self._musters(g)
        found += abandonable(g, self.seat)
        return found

    def _musters(self, g: G) -> Iterator[Move]:
        if not token_gifts(g, self.seat).muster or not can_invoke(g, self.seat):
            return
        fleets = g.state.realms[self.seat].fleets
        ready = [n for n, fleet in enumerate(fleets) if fleet.ships and not fleet.spent]
        if ready and muster_cells(g, self.seat):
            for number in ready:
                yield moves.Muster.at[number + 1]

    @on(moves.Command)
    def command(self, g: G, move: moves.Command) -> None:
        g.push(MoveFleet(self.seat, number_of(move.fleet)), replace(self, acted=True))

    @on(moves.Muster)
    def muster(self, g: G, move: moves.Muster) -> None:
        invoke(g, self.seat)
        g.push(GatherFleet(self.seat, number_of(move.fleet)), replace(self, acted=True))

    @on(moves.Abandon)
    def abandon(self, g: G, move: moves.Abandon) -> None:
        give_up(g, self.seat, land(g).place_of[move.planet])
        g.push(replace(self, acted=True))

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        for number, fleet in enumerate(g.state.realms[seat].fleets):
            if fleet.ships and not can_act(g, seat, number, fleet):
                yield Refusal(fleet_name(seat, number), SPENT)


def can_act(g: G, seat: int, number: int, fleet: Fleet) -> bool:
    """Whether a fleet can still do something: move, explore, exchange."""
    if fleet.cell in g.state.signals or points_left(g, seat, fleet) > 0:
        return True
    fleets = g.state.realms[seat].fleets
    return any(f.cell == fleet.cell and i != number for i, f in enumerate(fleets))


# --- ways ----------------------------------------------------------------------------------------


def ways(g: G, seat: int, fleet: Fleet) -> dict[int, tuple[int, int]]:
    """AOC-6.2.1, 6.2.3: the cells that a fleet reaches without danger: what it costs, and from
    where it enters. Cells with a danger, or with somebody, only by a step of their own."""
    left = points_left(g, seat, fleet)
    found: dict[int, tuple[int, int]] = {}
    if left <= 0:
        return found
    s = g.state
    ground = land(g)
    kinds, near = ground.kinds, ground.near
    taken = taken_cells(g, seat)
    own = gifts(g, seat)
    ring = [fleet.cell]
    seen = {fleet.cell}
    for cost in range(1, left + 1):
        step: list[int] = []
        for here in ring:
            for cell in near[here]:
                if cell in seen:
                    continue
                kind = kinds[cell]
                if kind == SUPERNOVA or is_hole(s, kinds, cell):
                    continue
                passable = kind != NEBULA or own.cross_nebulae
                if cell in taken:
                    if own.trail and passable:
                        seen.add(cell)
                        step.append(cell)
                    continue
                seen.add(cell)
                found[cell] = (cost, here)
                if passable:
                    step.append(cell)
        ring = step
    return found


def taken_cells(g: G, seat: int) -> set[int]:
    """Cells with fleets of others, with pirates or the Machine."""
    s = g.state
    taken = {
        fleet.cell
        for other, realm in enumerate(s.realms)
        if other != seat
        for fleet in realm.fleets
        if fleet.ships
    }
    taken.update(s.pirates)
    taken.update(machine.cell for machine in s.machines)
    return taken


def dangers(g: G, seat: int, fleet: Fleet) -> Iterator[int]:
    """The next cells that are entered by a step of their own: a battle, a nova, a black hole."""
    if points_left(g, seat, fleet) <= 0:
        return
    s, ground = g.state, land(g)
    taken = taken_cells(g, seat)
    for cell in ground.near[fleet.cell]:
        if cell in taken:
            if not spared(g, seat, cell):
                yield cell
        elif ground.kinds[cell] == SUPERNOVA or is_hole(s, ground.kinds, cell):
            yield cell


class MoveFleet(TurnQuestion):
    """AOC-6.2.1 to 6.6.1: a fleet moves, reveals a sector, explores, exchanges ships, tows."""

    number: int
    joined: int = NOWHERE
    """The fleet that it has just exchanged ships with."""

    def _fleet(self, g: G) -> Fleet:
        return g.state.realms[self.seat].fleets[self.number]

    def prompt(self, g: G, seat: int | None) -> Message:
        left = points_left(g, self.seat, self._fleet(g))
        return Message("ask-move-fleet", {"fleet": self.number + 1, "left": left})

    def options(self, g: G) -> list[Move]:
        return [BACK, *self.deeds(g)]

    def deeds(self, g: G) -> Iterator[Move]:
        """All that the fleet can do."""
        fleet = self._fleet(g)
        s, ground = g.state, land(g)
        ids = ground.chart.ids
        if fleet.cell in s.signals:
            yield EXPLORE
        for number, other in enumerate(s.realms[self.seat].fleets):
            if number not in (self.number, self.joined) and other.cell == fleet.cell:
                yield moves.Join.at[number + 1]
        if points_left(g, self.seat, fleet) <= 0:
            return
        for place in ground.edge[fleet.cell]:
            yield moves.Reveal.at[ground.chart.names[place]]
        safe = ways(g, self.seat, fleet)
        for cell in chain(safe, dangers(g, self.seat, fleet)):
            yield moves.Fly.at[ids[cell]]
        if fleet.cell in s.stations and not fleet.spent:
            near = [cell for cell in ground.near[fleet.cell] if cell in safe]
            yield from to_cells(g, moves.Tow, near)

    @on(moves.Back)
    def back(self, g: G, move: moves.Back) -> None:
        """Another fleet may act."""

    @on(moves.Fly)
    def fly(self, g: G, move: moves.Fly) -> None:
        fleet = self._fleet(g)
        cell = land(g).chart.cell_of[move.cell]
        cost, came = ways(g, self.seat, fleet).get(cell, (1, fleet.cell))
        fleet.spent += cost
        g.emit(log.FleetMoved(self.seat, self.number + 1, move.cell))
        g.push(GoOnMoving(self.seat, self.number))
        enter(g, self.seat, self.number, cell, came)

    @on(moves.Tow)
    def tow(self, g: G, move: moves.Tow) -> None:
        """AOC-9.7.1: with a station the fleet has one point in all."""
        s, fleet = g.state, self._fleet(g)
        here, cell = fleet.cell, land(g).chart.cell_of[move.cell]
        at = s.stations.index(here)
        s.stations = changed(s.stations, at, cell)
        s.towed = (*(c for c in s.towed if c != here), cell)
        g.emit(log.StationTowed(self.seat, self.number + 1, move.cell))
        fleet.spent = STOPPED
        g.push(GoOnMoving(self.seat, self.number))
        enter(g, self.seat, self.number, cell, here)

    @on(moves.Reveal)
    def reveal(self, g: G, move: moves.Reveal) -> None:
        fleet = self._fleet(g)
        if fleet.surveyed or not gifts(g, self.seat).free_reveal:
            fleet.spent += 1
        fleet.surveyed = True
        place = land(g).chart.place_of[move.place]
        g.push(RevealSector(self.seat, place), GoOnMoving(self.seat, self.number))

    @on(moves.Explore)
    def explore(self, g: G, move: moves.Explore) -> None:
        """AOC-9.3: should it be a black hole, other own fleets there stand in it too."""
        fleets, fleet = g.state.realms[self.seat].fleets, self._fleet(g)
        cell, spent, beside = fleet.cell, NOWHERE, []
        if not is_hole(g.state, land(g).kinds, cell):
            spent = fleet.spent
            beside = [n for n, f in enumerate(fleets) if f.cell == cell and n != self.number]
        g.push(
            ExploreSignal(self.seat, self.number),
            CheckHole(self.seat, self.number, cell, spent=spent),
            *(CheckHole(self.seat, number, cell) for number in beside),
            GoOnMoving(self.seat, self.number),
        )

    @on(moves.Join)
    def join(self, g: G, move: moves.Join) -> None:
        other = number_of(move.fleet)
        fleets = g.state.realms[self.seat].fleets
        before = (fleets[self.number].ships, fleets[other].ships)
        g.push(
            ExchangeShips(self.seat, self.number, other, before),
            GoOnMoving(self.seat, self.number, other),
        )

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if move == EXPLORE:
            return signal_offer(g, move, self._fleet(g).cell)
        if move == BACK:
            return Offer(move, (fleet_name(seat, self.number),))
        return super().offer(g, seat, move)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, moves.Fly):
            return tuple(self._flight(g, land(g).chart.cell_of[move.cell]))
        if isinstance(move, moves.Tow):
            return (Message("preview-tow"),)
        if isinstance(move, moves.Reveal):
            free = gifts(g, seat).free_reveal and not self._fleet(g).surveyed
            return (Message("preview-speed", {"n": 0 if free else 1}),)
        return ()

    def _flight(self, g: G, cell: int) -> Iterator[Message]:
        cost = ways(g, self.seat, self._fleet(g)).get(cell, (1, 0))[0]
        yield Message("preview-speed", {"n": cost})
        kinds = land(g).kinds
        if hostile(g, cell, self.seat):
            yield Message("preview-battle")
        elif kinds[cell] == SUPERNOVA:
            yield Message("preview-supernova")
        elif is_hole(g.state, kinds, cell):
            yield Message("preview-hole")
        elif kinds[cell] == NEBULA and not gifts(g, self.seat).cross_nebulae:
            yield Message("preview-nebula")

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        ground = land(g)
        for cell in ground.near[self._fleet(g).cell]:
            if spared(g, seat, cell):
                yield Refusal(f"cell:{ground.chart.ids[cell]}", PROMISED_PEACE)


class GoOnMoving(TurnTask):
    """AOC-6.2.7: the same fleet goes on, if it can."""

    seat: int
    number: int
    joined: int = NOWHERE

    def run(self, g: G) -> None:
        fleet = g.state.realms[self.seat].fleets[self.number]
        if fleet.ships and can_act(g, self.seat, self.number, fleet):
            question = MoveFleet(self.seat, self.number, self.joined)
            if next(question.deeds(g), None) is not None:
                g.push(question)


# --- exchanging ships ----------------------------------------------------------------------------


class ExchangeShips(TurnQuestion):
    """AOC-6.2.4, 4.2.1: two own fleets in one cell divide their ships anew.

    After it each fleet moves as its slowest ship: a fleet that took a ship from the other has spent
    as much as either of them (T-09).
    """

    one: int
    other: int
    before: tuple[tuple[str, ...], tuple[str, ...]]

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-exchange-ships", {"fleet": self.one + 1, "partner": self.other + 1})

    def options(self, g: G) -> list[Move]:
        fleets = g.state.realms[self.seat].fleets
        limit = ship_limit(g, self.seat)
        one, other = fleets[self.one].ships, fleets[self.other].ships
        found: list[Move] = []
        if (one or other) and max(len(one), len(other)) <= limit:
            found.append(DONE)
        for source, target in ((self.one, self.other), (self.other, self.one)):
            going = self._may_leave(g, source)
            if len(fleets[target].ships) < limit:
                found += (moves.Shift.at[source + 1, ship] for ship in going)
            elif len(fleets[target].ships) == limit == len(fleets[source].ships):
                # Two full fleets change places one ship for another: what comes goes before.
                back = self._may_leave(g, target)
                found += (moves.Shift.at[source + 1, ship] for ship in going if set(back) - {ship})
        return found

    def _may_leave(self, g: G, number: int) -> list[str]:
        """A ship that has just come over does not go back: undo is there for that."""
        ships = g.state.realms[self.seat].fleets[number].ships
        start = self.before[0 if number == self.one else 1]
        return [ship for ship in dict.fromkeys(ships) if ships.count(ship) <= start.count(ship)]

    @on(moves.Shift)
    def shift(self, g: G, move: moves.Shift) -> None:
        fleets = g.state.realms[self.seat].fleets
        source = number_of(move.fleet)
        target = self.other if source == self.one else self.one
        fleets[source].ships = without(fleets[source].ships, move.ship)
        fleets[target].ships = sorted_ships(g, (*fleets[target].ships, move.ship))
        g.push(self)

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        fleets = g.state.realms[self.seat].fleets
        one, other = fleets[self.one], fleets[self.other]
        most = max(one.spent, other.spent)
        slow = one.slow or other.slow
        surveyed = one.surveyed or other.surveyed
        beaten, halted = one.beaten or other.beaten, one.halted or other.halted
        for fleet, start in ((one, self.before[0]), (other, self.before[1])):
            if any(fleet.ships.count(ship) > start.count(ship) for ship in fleet.ships):
                fleet.spent = most
                fleet.slow, fleet.surveyed = slow, surveyed
                fleet.beaten, fleet.halted = beaten, halted
        g.emit(log.ShipsExchanged(self.seat, self.one + 1, self.other + 1))
        for fleet, rest in ((one, other), (other, one)):
            if not fleet.ships:
                rest.art += fleet.art
                fleet.art = 0
                take_off(g, fleet)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if move == DONE:
            return Offer(move, (fleet_name(seat, self.one), fleet_name(seat, self.other)))
        return super().offer(g, seat, move)


# --- the power of the Commonwealth ---------------------------------------------------------------


def muster_cells(g: G, seat: int) -> list[int]:
    """AOC-11.5: cells within the shipyard radius of own planets without fleets of others."""
    cells = dict.fromkeys(cell for place in owned(g, seat) for cell in yard_cells(g, seat, place))
    kinds = land(g).kinds
    return [
        cell
        for cell in cells
        if not hostile(g, cell, seat)
        and kinds[cell] != SUPERNOVA
        and not is_hole(g.state, kinds, cell)
    ]


class GatherFleet(TurnQuestion):
    """AOC-11.5: where the mustered fleet stands; it has no speed left."""

    number: int

    def options(self, g: G) -> list[Move]:
        return to_cells(g, moves.Gather, muster_cells(g, self.seat))

    @on(moves.Gather)
    def gather(self, g: G, move: moves.Gather) -> None:
        fleet = g.state.realms[self.seat].fleets[self.number]
        move_to(fleet, land(g).chart.cell_of[move.cell])
        fleet.came = NOWHERE
        fleet.spent = STOPPED
        g.emit(log.FleetMoved(self.seat, self.number + 1, move.cell))

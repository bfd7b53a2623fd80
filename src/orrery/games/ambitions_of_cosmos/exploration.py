"""AOC-6.4 to 6.6, 9.7: revealing sectors, trade routes, anomalous signals."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import CELLS, SIXTHS
from orrery.games.ambitions_of_cosmos.clash import Clash
from orrery.games.ambitions_of_cosmos.economy import gifts, ship_limit, ships_left
from orrery.games.ambitions_of_cosmos.fleets import add_ship, remove_ship
from orrery.games.ambitions_of_cosmos.land import land, lies
from orrery.games.ambitions_of_cosmos.model import (
    NOBODY,
    STOPPED,
    Fleet,
    G,
    Machine,
    TurnQuestion,
    TurnTask,
)
from orrery.games.ambitions_of_cosmos.routes import grant_routes
from orrery.games.ambitions_of_cosmos.supply import take_science
from orrery.kernel import Message, Move, Offer, Zone, on
from orrery.kernel.rows import changed

# --- sectors -------------------------------------------------------------------------------------


class RevealSector(TurnTask):
    """AOC-6.4.1: a sector is turned up; the discoverer lays it as he likes."""

    seat: int
    place: int

    def run(self, g: G) -> None:
        s = g.state
        sector, s.covered[self.place] = g.reveal(s.covered[self.place])
        g.emit(log.SectorRevealed(self.seat, sector, land(g).chart.names[self.place]))
        g.push(OrientSector(self.seat, self.place, sector))


class OrientSector(TurnQuestion):
    """AOC-6.4.2, 6.4.3: the discoverer turns it; then signals are laid on its marks."""

    place: int
    sector: str

    def prompt(self, g: G, seat: int | None) -> Message:
        place = land(g).chart.names[self.place]
        return Message("ask-orient-sector", {"sector": self.sector, "place": place})

    def options(self, g: G) -> list[Move]:
        return [moves.Orient.at[turn] for turn in range(SIXTHS)]

    @on(moves.Orient)
    def orient(self, g: G, move: moves.Orient) -> None:
        s = g.state
        s.ground = changed(s.ground, self.place, lies(self.sector, move.turn))
        lay_signals(g, self.place)
        grant_routes(g)


def lay_signals(g: G, place: int) -> None:
    """AOC-6.4.3: a token at random, face down, on each mark; as long as there are any."""
    s = g.state
    for cell in land(g).marks:
        if cell // CELLS == place and s.bank.cards:
            top, s.bank = s.bank.split(1)
            s.signals[cell] = Zone(top)


# --- signals -------------------------------------------------------------------------------------


class ExploreSignal(TurnTask):
    """AOC-6.6.1: the token is turned over; that ends the movement, unless it may go on."""

    seat: int
    number: int

    def run(self, g: G) -> None:
        s = g.state
        fleet = s.realms[self.seat].fleets[self.number]
        kind, _ = g.reveal(s.signals.pop(fleet.cell))
        g.emit(log.SignalExplored(self.seat, kind, land(g).chart.ids[fleet.cell]))
        if not gifts(g, self.seat).onward:
            fleet.spent = STOPPED
        FOUND[kind](g, self.seat, self.number, fleet)


def find_station(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.1."""
    g.state.stations += (fleet.cell,)


def find_pirates(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.2: battle at once."""
    g.state.pirates += (fleet.cell,)
    make_contact(g, seat, number, fleet.cell)


def make_contact(g: G, seat: int, number: int, cell: int) -> None:
    """AOC-6.7.1: the fleet that found somebody fights first, then other own fleets on the cell."""
    fleets = g.state.realms[seat].fleets
    others = [n for n, f in enumerate(fleets) if n != number and f.ships and f.cell == cell]
    g.push(*(Clash(seat, n, cell) for n in (number, *others)))


def find_hole(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.3: the check follows; whom it sends away goes on (AOC-9.3)."""
    g.state.holes += (fleet.cell,)


def find_ship(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.4: the die says which ship joins."""
    die = g.chance.draw("die:ship", 6) + 1
    ship = g.content.settings.random_ships[die - 1]
    g.state.spent += ("random_ship",)
    g.emit(log.ShipFound(seat, number + 1, ship, die))
    if ships_left(g, ship) > 0:
        add_ship(g, fleet, ship)
        g.push(KeepLimit(seat, number))


def find_art(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.5: it goes aboard."""
    fleet.art += 1


def find_relic(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.6."""
    g.state.relics += (fleet.cell,)


def find_machine(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.7: fight or retreat."""
    g.state.machines.append(Machine(fleet.cell, NOBODY, fleet.cell // CELLS, NOBODY, False, 0))
    make_contact(g, seat, number, fleet.cell)


def find_artifact(g: G, seat: int, number: int, fleet: Fleet) -> None:
    """AOC-9.7.8."""
    g.state.spent += ("artifact",)
    take_science(g, seat, g.content.settings.artifact_science)


FOUND: dict[str, Callable[[G, int, int, Fleet], None]] = {
    "station": find_station,
    "pirates": find_pirates,
    "black_hole": find_hole,
    "random_ship": find_ship,
    "art": find_art,
    "relic": find_relic,
    "machine": find_machine,
    "artifact": find_artifact,
}


class KeepLimit(TurnTask):
    """AOC-6.2.5, 9.7.4: ships above the limit of a fleet are destroyed."""

    seat: int
    number: int

    def run(self, g: G) -> None:
        fleet = g.state.realms[self.seat].fleets[self.number]
        if len(fleet.ships) > ship_limit(g, self.seat):
            g.push(LoseShip(self.seat, self.number), self)


class LoseShip(TurnQuestion):
    """AOC-6.2.5: the owner chooses which."""

    number: int

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-lose-ship", {"fleet": self.number + 1})

    def options(self, g: G) -> list[Move]:
        ships = g.state.realms[self.seat].fleets[self.number].ships
        return [moves.Lose.at[ship] for ship in dict.fromkeys(ships)]

    @on(moves.Lose)
    def lose(self, g: G, move: moves.Lose) -> None:
        g.emit(log.ShipLost(self.seat, move.ship, self.number + 1))
        remove_ship(g, self.seat, self.number, move.ship)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Lose)
        return Offer(move, (f"ship:{seat}:{self.number + 1}:{move.ship}",))

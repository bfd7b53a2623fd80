"""AOC-6.2.5, 6.11, 6.12, 9.7.5: what a tactical activation ends with: merging, planets, art."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.abilities import invasion_bonus
from orrery.games.ambitions_of_cosmos.activation import FinishActivation
from orrery.games.ambitions_of_cosmos.chart import CELLS, NOWHERE
from orrery.games.ambitions_of_cosmos.deals import at_peace, binding
from orrery.games.ambitions_of_cosmos.economy import (
    defence,
    fleet_power,
    gifts,
    planet_limit,
    planets_held,
    token_gifts,
)
from orrery.games.ambitions_of_cosmos.exploration import KeepLimit
from orrery.games.ambitions_of_cosmos.fleets import sorted_ships, take_off
from orrery.games.ambitions_of_cosmos.land import foreign_home, home_of, land
from orrery.games.ambitions_of_cosmos.model import NOBODY, STOPPED, Fleet, G, TurnQuestion, TurnTask
from orrery.games.ambitions_of_cosmos.routes import change_hands
from orrery.games.ambitions_of_cosmos.supply import can_invoke, invoke, take_science
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why, on
from orrery.kernel.rows import changed

NOT_STRONGER = Why("why-not-stronger", "AOC-6.12.1")
PLANET_LIMIT = Why("why-planet-limit", "AOC-6.11.3")
BEATEN = Why("why-beaten", "AOC-6.12.2")
PEACE = Why("why-peace", "AOC-4.3.3")
NO_PLUNDER = Why("why-no-plunder", "AOC-6.11.2")
PLUNDER_BANNED = Why("why-plunder-banned", "AOC-6.11.2")
NO_PLUNDER_TOKEN = Why("why-no-plunder-token", "AOC-2.1")
PLUNDERED = Why("why-plundered", "AOC-6.11.2")

INVADE, PLUNDER, RAID = moves.Invade.at[()], moves.Plunder.at[()], moves.Raid.at[()]


class Landings(TurnTask):
    """AOC-6.2.5, 6.11.1, 6.12.2: fleets merge, planets are taken, art is placed.

    Invasions come first: they are asked for, so that whoever has room for one planet only may
    choose between an invasion and a neutral planet.
    """

    seat: int

    def run(self, g: G) -> None:
        g.push(
            MergeFleets(self.seat),
            InvadePlanets(self.seat),
            CapturePlanets(self.seat),
            PlaceArt(self.seat),
            FinishActivation(self.seat),
        )


# --- merging -------------------------------------------------------------------------------------


class MergeFleets(TurnTask):
    """AOC-6.2.5: two own fleets in one cell become one; ships above the limit are destroyed."""

    seat: int

    def run(self, g: G) -> None:
        fleets = g.state.realms[self.seat].fleets
        for number, fleet in enumerate(fleets):
            for other in range(number + 1, len(fleets)):
                if fleet.ships and fleets[other].cell == fleet.cell:
                    merge(g, self.seat, number, other)
                    g.push(KeepLimit(self.seat, number), self)
                    return


def merge(g: G, seat: int, number: int, other: int) -> None:
    """The lower number stays."""
    fleets = g.state.realms[seat].fleets
    fleet, gone = fleets[number], fleets[other]
    fleet.ships = sorted_ships(g, (*fleet.ships, *gone.ships))
    fleet.spent = max(fleet.spent, gone.spent)
    fleet.art += gone.art
    fleet.beaten |= gone.beaten
    fleet.fresh |= gone.fresh
    fleet.halted |= gone.halted
    gone.art = 0
    take_off(g, gone)
    g.emit(log.FleetsMerged(seat, number + 1, other + 1))


# --- capture -------------------------------------------------------------------------------------


def capturable(g: G, seat: int) -> list[int]:
    """AOC-6.11.1: places with a neutral planet where a fleet of the seat stands.

    AOC-4.3.6: a planet that one has given up oneself is kept off.
    """
    s, worlds = g.state, land(g).worlds
    cells = {fleet.cell for fleet in s.realms[seat].fleets if fleet.ships}
    given = {p.n for p in binding(g, seat, "keep_off")}
    return [p for p in worlds if s.owners[p] == NOBODY and p * CELLS in cells and p not in given]


class CapturePlanets(TurnTask):
    """AOC-6.11.1, 6.11.3: neutral planets are taken as far as the limit allows."""

    seat: int

    def run(self, g: G) -> None:
        places = capturable(g, self.seat)
        home = home_of(g, self.seat)
        room = planet_limit(g, self.seat) - planets_held(g, self.seat)
        if home in places:  # somebody has given it up? It cannot be; but it would need no room.
            room += 1
        if len(places) <= room:
            for place in places:
                take_planet(g, self.seat, place)
        elif room > 0:
            g.push(CapturePlanet(self.seat), self)


class CapturePlanet(TurnQuestion):
    """AOC-6.11.3: which planet is taken, where there is room for fewer."""

    def options(self, g: G) -> list[Move]:
        return [moves.Capture.at[land(g).planets[place]] for place in capturable(g, self.seat)]

    @on(moves.Capture)
    def capture(self, g: G, move: moves.Capture) -> None:
        take_planet(g, self.seat, land(g).place_of[move.planet])


def take_planet(g: G, seat: int, place: int) -> None:
    """AOC-6.11.1, 6.12.3: the marker changes; buildings and art serve the new owner.

    AOC-6.11.2: a token of plunder stays where it is.
    """
    s = g.state
    former = s.owners[place]
    planet = land(g).planets[place]
    if former == NOBODY:
        g.emit(log.PlanetCaptured(seat, planet))
    else:
        g.emit(log.PlanetInvaded(seat, planet, former))
    for fleet in s.realms[seat].fleets:
        if fleet.cell == place * CELLS:
            fleet.spent = STOPPED
    change_hands(g, place, seat)


# --- invasion and plunder ------------------------------------------------------------------------


class InvadePlanets(TurnTask):
    """AOC-6.12.2: each fleet on the planet of another player, after merging."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        for number, fleet in enumerate(s.realms[self.seat].fleets):
            place = foreign_planet(g, self.seat, fleet)
            if place != NOWHERE:
                g.push(InvadePlanet(self.seat, number, place))


def foreign_planet(g: G, seat: int, fleet: Fleet) -> int:
    """The place of the planet of another player where a fleet stands, or -1."""
    if not fleet.ships or fleet.cell % CELLS:
        return NOWHERE
    place = fleet.cell // CELLS
    owner = g.state.owners[place]
    return place if owner >= 0 and owner != seat else NOWHERE


def invasion_power(g: G, seat: int, ships: tuple[str, ...], place: int) -> int:
    """AOC-6.12.1, 6.12.2."""
    built = g.state.buildings[place]
    screen = any(g.content.building_gifts[b].screen for b in built)
    return fleet_power(g, ships) + invasion_bonus(g, seat, ships, screen)


def cannot_invade(g: G, seat: int, fleet: Fleet, place: int) -> Why | None:
    """AOC-6.12: what keeps a fleet from taking the planet where it stands."""
    owner = g.state.owners[place]
    if at_peace(g, seat, owner):
        return PEACE
    if fleet.beaten:
        return BEATEN
    if not foreign_home(g, place, seat) and planets_held(g, seat) >= planet_limit(g, seat):
        return PLANET_LIMIT
    if invasion_power(g, seat, fleet.ships, place) <= defence(g, place):
        return NOT_STRONGER
    return None


def cannot_plunder(g: G, seat: int, place: int, *, raid: bool = False) -> Why | None:
    """AOC-6.11.2: what keeps a fleet from plundering."""
    s = g.state
    if at_peace(g, seat, s.owners[place]):
        return PEACE
    if gifts(g, seat).no_plunder:
        return PLUNDER_BANNED
    if not raid and not gifts(g, seat).plunder:
        return NO_PLUNDER
    if s.plunder[place] != NOBODY:
        return PLUNDERED
    if sum(p != NOBODY for p in s.plunder) >= g.content.settings.plunder_tokens:
        return NO_PLUNDER_TOKEN
    return None


class InvadePlanet(TurnQuestion):
    """AOC-6.12.1, 6.11.2: take the planet, plunder it, or neither."""

    number: int
    place: int

    def prompt(self, g: G, seat: int | None) -> Message:
        power = invasion_power(g, self.seat, self._fleet(g).ships, self.place)
        facts = {"planet": land(g).planets[self.place], "power": power}
        return Message("ask-invade-planet", {**facts, "defence": defence(g, self.place)})

    def _fleet(self, g: G) -> Fleet:
        return g.state.realms[self.seat].fleets[self.number]

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [PASS]
        fleet = self._fleet(g)
        if foreign_planet(g, self.seat, fleet) != self.place:
            return found
        if cannot_invade(g, self.seat, fleet, self.place) is None:
            found.append(INVADE)
        if cannot_plunder(g, self.seat, self.place) is None:
            found.append(PLUNDER)
        if self._may_raid(g):
            found.append(RAID)
        return found

    def _may_raid(self, g: G) -> bool:
        if not token_gifts(g, self.seat).raid or not can_invoke(g, self.seat):
            return False
        return cannot_plunder(g, self.seat, self.place, raid=True) is None

    @on(moves.Invade)
    def invade(self, g: G, move: moves.Invade) -> None:
        take_planet(g, self.seat, self.place)

    @on(moves.Plunder)
    def plunder(self, g: G, move: moves.Plunder) -> None:
        self._plunder(g)

    @on(moves.Raid)
    def raid(self, g: G, move: moves.Raid) -> None:
        """AOC-11.8: without the technology, and with science at once."""
        invoke(g, self.seat)
        self._plunder(g)
        take_science(g, self.seat, token_gifts(g, self.seat).raid)

    def _plunder(self, g: G) -> None:
        s = g.state
        s.plunder = changed(s.plunder, self.place, self.seat)
        self._fleet(g).spent = STOPPED
        g.emit(log.PlanetPlundered(self.seat, land(g).planets[self.place], s.owners[self.place]))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if move == PASS:
            return Offer(move)
        own = (f"influence:{seat}",) if move == RAID else ()
        return Offer(move, (f"planet:{land(g).planets[self.place]}", *own))

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        target = f"planet:{land(g).planets[self.place]}"
        why = cannot_invade(g, self.seat, self._fleet(g), self.place)
        if why is NOT_STRONGER:
            power = invasion_power(g, seat, self._fleet(g).ships, self.place)
            yield Refusal(target, why, {"have": power, "need": defence(g, self.place)})
        elif why is not None:
            yield Refusal(target, why)
        plunder = cannot_plunder(g, seat, self.place)
        if plunder is not None and why is None:
            yield Refusal(f"plunder:{land(g).planets[self.place]}", plunder)


# --- works of art --------------------------------------------------------------------------------


class PlaceArt(TurnTask):
    """AOC-9.7.5: art that lies there is taken aboard, art aboard is left on an own planet."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        for number, fleet in enumerate(s.realms[self.seat].fleets):
            if not fleet.ships:
                continue
            found = s.loose.count(fleet.cell)
            if found:
                fleet.art += found
                s.loose = tuple(cell for cell in s.loose if cell != fleet.cell)
                g.emit(log.ArtFound(self.seat, number + 1))
            place = fleet.cell // CELLS
            own = not fleet.cell % CELLS and s.owners[place] == self.seat
            if fleet.art and own and not s.art >> place & 1:
                fleet.art -= 1
                s.art |= 1 << place
                g.emit(log.ArtPlaced(self.seat, land(g).planets[place]))

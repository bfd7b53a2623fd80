"""AOC-5: the construction phase: capital, scrapping, building."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.activation import conclude
from orrery.games.ambitions_of_cosmos.deals import settle_debts, spared
from orrery.games.ambitions_of_cosmos.economy import (
    build_limit,
    building_cost,
    buildings_left,
    fleet_limit,
    fleets_out,
    gifts,
    growth,
    owned,
    ship_cost,
    ship_limit,
    ships_left,
    token_gifts,
    yard_cells,
    zone,
)
from orrery.games.ambitions_of_cosmos.fleets import (
    add_ship,
    fleet_name,
    free_token,
    number_of,
    remove_ship,
)
from orrery.games.ambitions_of_cosmos.kept import keep
from orrery.games.ambitions_of_cosmos.land import SUPERNOVA, home_of, land
from orrery.games.ambitions_of_cosmos.model import (
    NOBODY,
    G,
    Pledge,
    TurnQuestion,
    TurnTask,
    from_speaker,
)
from orrery.games.ambitions_of_cosmos.routes import change_hands
from orrery.games.ambitions_of_cosmos.supply import can_invoke, invoke
from orrery.games.ambitions_of_cosmos.victory import watch
from orrery.kernel import PASS, Message, Move, Offer, Pass, Refusal, Why, on
from orrery.kernel.rows import changed

NO_CAPITAL = Why("why-no-capital", "AOC-5.3.2")
LIMIT_REACHED = Why("why-limit-reached", "AOC-5.3.1")
NEED_TECHNOLOGY = Why("why-need-technology", "AOC-5.4.8")
NEED_SHIP_TECHNOLOGY = Why("why-need-ship-technology", "AOC-5.4.2")
NO_ZONE = Why("why-no-zone", "AOC-5.4.6")
TWICE = Why("why-twice", "AOC-5.4.6")
NO_CARD = Why("why-no-card", "AOC-2.1")
NO_FLEET_PLACE = Why("why-no-fleet-place", "AOC-5.4.3")


class CollectCapital(TurnTask):
    """AOC-5.1.1: everybody collects the growth; then debts are paid (AOC-4.3.7, 11.2)."""

    def run(self, g: G) -> None:
        s = g.state
        for seat in from_speaker(s):
            gained = growth(g, seat)
            s.realms[seat].capital += gained
            g.emit(log.CapitalCollected(seat, gained))
        settle_debts(g, "capital")
        watch(g)  # AOC-1.4: a law may have brought the growth that planets given up take away again
        for seat, place in s.yields if s.winner == NOBODY else ():
            if s.owners[place] == seat:
                give_up(g, seat, place)
        s.yields = ()


class Construction(TurnTask):
    """AOC-5.2, 5.3: a seat scraps, then builds."""

    seat: int

    def run(self, g: G) -> None:
        g.state.active = self.seat
        g.state.scrapping = True
        g.push(Construct(self.seat))


def give_up(g: G, seat: int, place: int) -> None:
    """AOC-4.3.6: the planet becomes neutral; what stands on it stays. Whoever has given it up does
    not take it again in this turn."""
    s = g.state
    g.emit(log.PlanetGivenUp(seat, land(g).planets[place]))
    s.pledges += (Pledge(seat, seat, "keep_off", place, s.turn, s.turn),)
    change_hands(g, place, NOBODY)


def abandonable(g: G, seat: int) -> list[Move]:
    """AOC-4.3.6: every planet but the home world."""
    planets, home = land(g).planets, home_of(g, seat)
    return [moves.Abandon.at[planets[place]] for place in owned(g, seat) if place != home]


# --- what may be built ---------------------------------------------------------------------------


def built(g: G, yard: str, kind: str) -> int:
    return g.state.built.get(f"{yard} {kind}", 0)


def note_built(g: G, yard: str, kind: str) -> None:
    s = g.state
    key = f"{yard} {kind}"
    s.built = {**s.built, key: s.built.get(key, 0) + 1}


def extra_ships(g: G, seat: int, yard: str) -> int:
    """Ships that do not count for the limit of a planet."""
    own = gifts(g, seat)
    if not (own.extra_ship or own.home_ship):
        return 0
    ground = land(g)
    if yard not in ground.place_of:
        return 0
    at_home = ground.place_of[yard] == home_of(g, seat)
    return own.extra_ship + (own.home_ship if at_home else 0)


def over_limit(g: G, seat: int, yard: str, kind: str) -> bool:
    """AOC-5.3.1: whether one thing more would be beyond the limit of a planet or a station."""
    ships = built(g, yard, "ship") + (kind == "ship")
    buildings = built(g, yard, "building") + (kind == "building")
    counted = buildings + (ships and max(0, ships - extra_ships(g, seat, yard)))
    return counted > build_limit(g, seat)


def cannot_build_building(
    g: G, seat: int, place: int, building: str, discount: int = 0
) -> Why | None:
    """AOC-5.3, 5.4.6, 5.4.8: what forbids a building on a planet, the limit apart."""
    why = cannot_pay_for(g, seat, building, discount)
    if why is NEED_TECHNOLOGY:
        return why
    return no_room_for(g, seat, place, building) or why


def cannot_pay_for(g: G, seat: int, building: str, discount: int = 0) -> Why | None:
    """AOC-5.3, 5.4.8: what forbids a building, wherever it is built."""
    if g.content.buildings[building].locked and building not in gifts(g, seat).unlock:
        return NEED_TECHNOLOGY
    if building_cost(g, seat, building, discount) > g.state.realms[seat].capital:
        return NO_CAPITAL if buildings_left(g, building) > 0 else NO_CARD
    return NO_CARD if buildings_left(g, building) <= 0 else None


def no_room_for(g: G, seat: int, place: int, building: str) -> Why | None:
    """AOC-5.4.6: what forbids a building on a planet, however rich its owner is."""
    here = g.state.buildings[place]
    if building in here:
        return TWICE
    return NO_ZONE if len(here) >= zone(g, seat) else None


def cannot_build_ship(g: G, seat: int, ship: str) -> Why | None:
    """AOC-5.3.2, 5.4.2: what forbids a ship, wherever it is built."""
    if g.content.ships[ship].level > 1 and ship not in gifts(g, seat).unlock:
        return NEED_SHIP_TECHNOLOGY
    if ship_cost(g, seat, ship) > g.state.realms[seat].capital:
        return NO_CAPITAL if ships_left(g, ship) > 0 else NO_CARD
    return NO_CARD if ships_left(g, ship) <= 0 else None


def slips(g: G, seat: int, place: int) -> Iterator[Move]:
    """AOC-5.4.1, 5.4.3: where a ship built at a planet may go: a fleet within the radius that has
    room, or a new fleet. Ruling: nothing is built inside a supernova, and no fleet is created among
    the fleets of somebody whom one has promised not to attack."""
    realm = g.state.realms[seat]
    limit = ship_limit(g, seat)
    token = free_token(realm) if fleets_out(realm) < fleet_limit(g, seat) else NOBODY
    chart, kinds = land(g).chart, land(g).kinds
    for cell in yard_cells(g, seat, place):
        if kinds[cell] == SUPERNOVA:
            continue
        yield from _reinforced(g, seat, cell, limit)
        if token != NOBODY and not spared(g, seat, cell):
            yield moves.Launch.at[token + 1, chart.ids[cell]]


def _reinforced(g: G, seat: int, cell: int, limit: int) -> Iterator[Move]:
    for number, fleet in enumerate(g.state.realms[seat].fleets):
        if fleet.cell == cell and len(fleet.ships) < limit:
            yield moves.Launch.at[number + 1, land(g).chart.ids[cell]]


def station_slips(g: G, seat: int, cell: int) -> list[Move]:
    """AOC-5.4.4: at a station only a fleet that stands there."""
    return list(_reinforced(g, seat, cell, ship_limit(g, seat)))


def yard_slips(g: G, seat: int, yard: str) -> list[Move]:
    ground = land(g)
    place = ground.place_of.get(yard)
    if place is not None:
        return list(slips(g, seat, place))
    return station_slips(g, seat, ground.chart.cell_of[yard])


AFFORDABLE: dict[tuple[object, ...], tuple[list[str], list[str]]] = {}
"""What a seat could build: that is asked far more often than it changes."""


class Construct(TurnQuestion):
    """AOC-5.3.1, 5.2, 5.4: scrap as long as nothing is built, then build where there is a yard."""

    def options(self, g: G) -> list[Move]:
        return [PASS, *self.deeds(g)]

    def deeds(self, g: G) -> Iterator[Move]:
        yield from self._builds(g)
        yield from self._contracts(g)
        if g.state.scrapping:
            yield from self._scraps(g)

    def _scraps(self, g: G) -> Iterator[Move]:
        s, planets = g.state, land(g).planets
        for number, fleet in enumerate(s.realms[self.seat].fleets):
            for ship in dict.fromkeys(fleet.ships):
                yield moves.ScrapShip.at[number + 1, ship]
        for place in owned(g, self.seat):
            for building in s.buildings[place]:
                yield moves.ScrapBuilding.at[planets[place], building]
        yield from abandonable(g, self.seat)

    def _builds(self, g: G) -> Iterator[Move]:
        planets = land(g).planets
        if not g.state.realms[self.seat].capital:
            return
        ships, affordable = self._affordable(g)
        if not ships and not affordable:
            return
        for place in owned(g, self.seat):
            yard = planets[place]
            if ships and not over_limit(g, self.seat, yard, "ship"):
                room = next(slips(g, self.seat, place), None)
                for ship in ships if room else ():
                    yield moves.Build.at[yard, ship]
            if affordable and not over_limit(g, self.seat, yard, "building"):
                for building in affordable:
                    if no_room_for(g, self.seat, place, building) is None:
                        yield moves.Build.at[yard, building]
        for cell in dict.fromkeys(g.state.stations):
            yard = land(g).chart.ids[cell]
            free = not over_limit(g, self.seat, yard, "ship")
            if ships and free and station_slips(g, self.seat, cell):
                for ship in ships:
                    yield moves.Build.at[yard, ship]

    def _affordable(self, g: G) -> tuple[list[str], list[str]]:
        """The ships and the buildings that could be built somewhere."""
        s, c = g.state, g.content
        realm = s.realms[self.seat]
        key = (
            id(c), realm.nation, realm.techs, s.laws, self.seat == s.speaker, realm.capital,
            s.buildings, *[fleet.ships for r in s.realms for fleet in r.fleets if fleet.ships],
        )  # fmt: skip
        found = AFFORDABLE.get(key)
        if found is None:
            ships = [x for x in c.fleet_ships if cannot_build_ship(g, self.seat, x) is None]
            buildings = [x for x in c.buildings if cannot_pay_for(g, self.seat, x) is None]
            found = keep(AFFORDABLE, key, (ships, buildings))
        return found

    def _contracts(self, g: G) -> Iterator[Move]:
        discount = token_gifts(g, self.seat).contract
        if not discount or not can_invoke(g, self.seat):
            return
        for place in owned(g, self.seat):
            for building in g.content.buildings:
                if cannot_build_building(g, self.seat, place, building, discount) is None:
                    yield moves.Contract.at[land(g).planets[place], building]

    # --- scrapping -----------------------------------------------------------------------------

    @on(moves.ScrapShip)
    def scrap_ship(self, g: G, move: moves.ScrapShip) -> None:
        remove_ship(g, self.seat, number_of(move.fleet), move.ship)
        g.emit(log.ShipScrapped(self.seat, move.fleet, move.ship))
        g.push(self)

    @on(moves.ScrapBuilding)
    def scrap_building(self, g: G, move: moves.ScrapBuilding) -> None:
        place = land(g).place_of[move.planet]
        s = g.state
        left = tuple(b for b in s.buildings[place] if b != move.building)
        s.buildings = changed(s.buildings, place, left)
        g.emit(log.BuildingScrapped(self.seat, move.planet, move.building))
        g.push(self)

    @on(moves.Abandon)
    def abandon(self, g: G, move: moves.Abandon) -> None:
        give_up(g, self.seat, land(g).place_of[move.planet])
        g.push(self)

    # --- building ------------------------------------------------------------------------------

    @on(moves.Build)
    def build(self, g: G, move: moves.Build) -> None:
        g.state.scrapping = False
        if move.item in g.content.buildings:
            note_built(g, move.yard, "building")
            self._erect(g, move.yard, move.item, 0)
            g.push(self)
        else:
            g.push(LaunchShip(self.seat, move.yard, move.item), self)

    @on(moves.Contract)
    def contract(self, g: G, move: moves.Contract) -> None:
        g.state.scrapping = False
        invoke(g, self.seat)
        self._erect(g, move.planet, move.building, token_gifts(g, self.seat).contract)
        g.push(self)

    def _erect(self, g: G, planet: str, building: str, discount: int) -> None:
        s, place = g.state, land(g).place_of[planet]
        cost = building_cost(g, self.seat, building, discount)
        s.realms[self.seat].capital -= cost
        s.buildings = changed(s.buildings, place, (*s.buildings[place], building))
        g.emit(log.BuildingBuilt(self.seat, planet, building, cost))

    @on(Pass)
    def stop(self, g: G, move: Pass) -> None:
        conclude(g, self, acted=not g.state.scrapping)

    # --- for people ----------------------------------------------------------------------------

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Build):
            return super().offer(g, seat, move)
        c = g.content
        yard = f"planet:{move.yard}" if move.yard in c.planets else f"cell:{move.yard}"
        item = f"building:{move.item}" if move.item in c.buildings else f"class:{move.item}"
        return Offer(move, (yard, item), self.preview(g, seat, move))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, moves.Contract):
            cost = building_cost(g, seat, move.building, token_gifts(g, seat).contract)
        elif isinstance(move, moves.Build):
            cost_of = building_cost if move.item in g.content.buildings else ship_cost
            cost = cost_of(g, seat, move.item)
        else:
            return ()
        return (Message("preview-capital", {"n": cost}),)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        for ship in g.content.fleet_ships:
            why = cannot_build_ship(g, seat, ship)
            if why is not None:
                yield self._refusal(g, f"class:{ship}", why, ship_cost(g, seat, ship))
        for building in g.content.buildings:
            reasons = [cannot_build_building(g, seat, p, building) for p in owned(g, seat)]
            if reasons and all(reasons):
                why = next(reason for reason in reasons if reason)
                yield self._refusal(
                    g, f"building:{building}", why, building_cost(g, seat, building)
                )
        for place in owned(g, seat):
            yard = land(g).planets[place]
            if over_limit(g, seat, yard, "building") and over_limit(g, seat, yard, "ship"):
                yield Refusal(f"planet:{yard}", LIMIT_REACHED, {"limit": build_limit(g, seat)})
            elif next(slips(g, seat, place), None) is None:
                yield Refusal(f"planet:{yard}", NO_FLEET_PLACE, {"limit": fleet_limit(g, seat)})

    def _refusal(self, g: G, target: str, why: Why, cost: int) -> Refusal:
        have = g.state.realms[self.seat].capital
        return Refusal(target, why, {"need": cost, "have": have} if why is NO_CAPITAL else {})


class LaunchShip(TurnQuestion):
    """AOC-5.4.1: which fleet the new ship joins, or where a new fleet is created."""

    yard: str
    ship: str
    tells = ("ship",)

    def options(self, g: G) -> list[Move]:
        return yard_slips(g, self.seat, self.yard)

    @on(moves.Launch)
    def launch(self, g: G, move: moves.Launch) -> None:
        s = g.state
        realm = s.realms[self.seat]
        fleet = realm.fleets[number_of(move.fleet)]
        cost = ship_cost(g, self.seat, self.ship)
        realm.capital -= cost
        if not fleet.ships:
            fleet.cell = land(g).chart.cell_of[move.cell]
            fleet.fresh = True
        add_ship(g, fleet, self.ship)
        note_built(g, self.yard, "ship")
        g.emit(log.ShipBuilt(self.seat, self.ship, move.fleet, move.cell, cost))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Launch)
        fleet = g.state.realms[seat].fleets[number_of(move.fleet)]
        targets = (fleet_name(seat, number_of(move.fleet)),) if fleet.ships else ()
        kind = "join" if fleet.ships else "new"
        preview = Message("preview-launch", {"kind": kind, "fleet": move.fleet})
        return Offer(move, (*targets, f"cell:{move.cell}"), (preview,))

"""AOC-4.1, 5.1, 8.1, 15: what a nation collects, what things cost, and the limits."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from orrery.games.ambitions_of_cosmos.chart import middle
from orrery.games.ambitions_of_cosmos.effects import Gifts
from orrery.games.ambitions_of_cosmos.kept import keep
from orrery.games.ambitions_of_cosmos.land import home_of, is_asteroids, land
from orrery.games.ambitions_of_cosmos.model import NOBODY, Fleet, G, Realm, late


def gifts(g: G, seat: int) -> Gifts:
    """All that technologies, laws and the nation give a seat now."""
    s = g.state
    realm = s.realms[seat]
    key = (realm.nation, seat == s.speaker, realm.techs, s.laws)
    return g.content.kept_gifts.get(key) or g.content.gifts(*key)


def token_gifts(g: G, seat: int) -> Gifts:
    """AOC-11: what the nation of a seat can do for an influence token."""
    return g.content.token_gifts[g.state.realms[seat].nation]


# --- planets -------------------------------------------------------------------------------------


def owned(g: G, seat: int) -> list[int]:
    """The places whose planet a seat holds."""
    owners = g.state.owners
    return [place for place in land(g).worlds if owners[place] == seat]


def planets_held(g: G, seat: int) -> int:
    """Planets besides the own home world that count for the limit."""
    home = home_of(g, seat)
    return sum(owner == seat for place, owner in enumerate(g.state.owners) if place != home)


def planet_limit(g: G, seat: int) -> int:
    """AOC-6.11.3: planets besides the home world."""
    settings, realm = g.content.settings, g.state.realms[seat]
    needed = settings.third_planet_senators + gifts(g, seat).third_planet
    return settings.planets + (realm.senators >= needed)


class Income(Struct):
    """What the planets that pay a seat give it, with all that stands on them."""

    held: int = 0
    """Planets that it holds, whoever they pay."""
    capital: int = 0
    built: int = 0
    """Capital from buildings."""
    prestige: int = 0
    science: int = 0


INCOMES: dict[tuple[object, ...], list[Income]] = {}


def incomes(g: G) -> list[Income]:
    """The incomes of all seats: they change seldom and are asked for before every question."""
    s = g.state
    key = (id(g.content), s.ground, s.owners, s.buildings, s.plunder, s.art, s.laws)
    return INCOMES.get(key) or keep(INCOMES, key, counted(g))


def counted(g: G) -> list[Income]:
    """AOC-4.1.1, 5.1.1, 8.1: planet by planet."""
    s, c = g.state, g.content
    ground = land(g)
    found = [Income() for _ in range(s.players)]
    laws = c.gifts_of_laws(s.laws)
    for place in ground.worlds:
        if s.owners[place] >= 0:
            found[s.owners[place]].held += 1
        payee = pays(g, place)
        if payee == NOBODY:
            continue
        income, planet = found[payee], c.planets[ground.planets[place]]
        income.capital += planet.capital
        income.science += planet.science
        income.prestige += planet.prestige + c.settings.art_prestige * (s.art >> place & 1)
        for building in s.buildings[place]:
            gift = c.building_gifts[building]
            income.built += gift.capital + laws.building_capital.get(building, 0)
            income.prestige += gift.prestige + laws.building_prestige.get(building, 0)
            income.science += gift.science
    return found


def pays(g: G, place: int) -> int:
    """AOC-6.11.2: who receives what a planet gives: its plunderer, whoever holds it by now; else
    its owner. One that the Machine holds gives nothing (AOC-9.8.8)."""
    s = g.state
    plunderer, owner = s.plunder[place], s.owners[place]
    if plunderer != NOBODY:
        return plunderer
    return owner if owner >= 0 else NOBODY


def routes(g: G, seat: int) -> tuple[int, ...]:
    """AOC-6.5: places joined to the home world."""
    return land(g).routes(g.state.owners, seat, home_of(g, seat))


# --- capital -------------------------------------------------------------------------------------


def growth(g: G, seat: int) -> int:
    """AOC-1.4.1, 5.1.1: the growth of capital."""
    return growth_by(g, seat, gifts(g, seat), incomes(g)[seat])


def growth_by(g: G, seat: int, own: Gifts, income: Income) -> int:
    """The same for whoever has looked up what it is made of."""
    return steady_growth(g, seat, own, income) + mining_growth(g, seat, own)


def steady_growth(g: G, seat: int, own: Gifts, income: Income) -> int:
    """What does not depend on where fleets are."""
    trade = own.capital + own.planet_capital * income.held
    if own.route_capital:
        trade += own.route_capital * len(routes(g, seat))
    return income.capital + income.built + trade


def most_mined(g: G, own: Gifts) -> int:
    """No less than what the fleets of a seat mine, wherever they are."""
    if not own.mining and not own.ability:
        return 0
    c = g.content
    each = own.mining + c.abilities["holds"].n + c.settings.relic_mining + own.mining_income
    return max(0, each) * c.settings.fleet_tokens


def capital_sources(g: G, seat: int) -> tuple[int, int, int, int]:
    """From planets, from buildings, from trade and nation, from mining."""
    own = gifts(g, seat)
    income = incomes(g)[seat]
    trade = steady_growth(g, seat, own, income) - income.capital - income.built
    return income.capital, income.built, trade, mining_growth(g, seat, own)


def mining_growth(g: G, seat: int, own: Gifts) -> int:
    """AOC-5.5: what the fleets on asteroid fields mine."""
    if not own.mining and not own.ability:
        return 0
    s = g.state
    kinds = land(g).kinds
    total = 0
    for fleet in s.realms[seat].fleets:
        if fleet.ships and is_asteroids(s, kinds, fleet.cell):
            total += mined(g, own, fleet)
    return total


def mined(g: G, own: Gifts, fleet: Fleet) -> int:
    """AOC-5.5.2, 5.5.3: the best ship of a fleet mines, a relic gives more."""
    value = own.mining + (holds(g, own, fleet) if own.ability else 0)
    if value <= 0:
        return 0
    relic = g.content.settings.relic_mining if fleet.cell in g.state.relics else 0
    return max(0, value + relic + own.mining_income)


def holds(g: G, own: Gifts, fleet: Fleet) -> int:
    """What the ability of that name adds."""
    c = g.content
    for kind in dict.fromkeys(fleet.ships):
        ship = c.ships[kind]
        if ("first" in own.ability and ship.first == "holds") or (
            "second" in own.ability and ship.second == "holds"
        ):
            return c.abilities["holds"].n
    return 0


# --- prestige and science ------------------------------------------------------------------------


def rating(g: G, seat: int) -> int:
    """AOC-4.1.1: the prestige rating."""
    return gifts(g, seat).prestige + incomes(g)[seat].prestige


def upkeep(g: G, seat: int) -> int:
    """AOC-4.1.2: what the senators use up."""
    own, senators = gifts(g, seat), g.state.realms[seat].senators
    third = g.content.settings.third_planet_senators
    dear = max(0, senators - third) * own.upkeep_above_third
    return max(0, senators + dear + own.upkeep)


def votes(g: G, seat: int) -> int:
    """AOC-4.1.2, 4.1.3: prestige for the vote on a senator."""
    rated = rating(g, seat) - upkeep(g, seat)
    return max(0, rated + g.state.realms[seat].prestige + gifts(g, seat).votes)


def science_growth(g: G, seat: int) -> int:
    """AOC-8.1."""
    own = gifts(g, seat)
    council = min(own.council, g.state.realms[seat].senators)
    return own.science + council + incomes(g)[seat].science + stations_studied(g, seat)


def stations_studied(g: G, seat: int) -> int:
    """AOC-9.7.1: stations that did not move, with an own fleet."""
    s = g.state
    if not s.stations:
        return 0
    mine = {fleet.cell for fleet in s.realms[seat].fleets if fleet.ships}
    still = sum(s.stations.count(cell) - s.towed.count(cell) for cell in mine)
    return still * g.content.settings.station_science


# --- limits and costs ----------------------------------------------------------------------------


def fleet_limit(g: G, seat: int) -> int:
    """AOC-3.2.1: never more than there are tokens."""
    settings = g.content.settings
    return min(settings.fleet_tokens, settings.fleet_limit + gifts(g, seat).fleet_limit)


def ship_limit(g: G, seat: int) -> int:
    return g.content.settings.ship_limit + gifts(g, seat).ship_limit


def build_limit(g: G, seat: int) -> int:
    return g.content.settings.build_limit + gifts(g, seat).build_limit


def zone(g: G, seat: int) -> int:
    return g.content.settings.zone + gifts(g, seat).zone


def yard_radius(g: G, seat: int) -> int:
    return g.content.settings.yard_radius + gifts(g, seat).yard_radius


def building_cost(g: G, seat: int, building: str, discount: int = 0) -> int:
    cost = g.content.buildings[building].cost + gifts(g, seat).building_cost
    return max(1, cost - discount)


def ship_cost(g: G, seat: int, ship: str) -> int:
    return max(1, g.content.ships[ship].cost + gifts(g, seat).ship_cost)


def tech_cost(g: G, seat: int, tech: str, discount: int = 0) -> int:
    """AOC-8.3: three for each level, less what makes it cheaper; nothing for the victory."""
    level = g.content.technologies[tech].level
    if g.content.tech_gifts[tech].triumph:
        return 0
    cost = g.content.settings.level_cost * level + gifts(g, seat).tech_cost.get(str(level), 0)
    return max(1, cost - discount)


def defence(g: G, place: int) -> int:
    """AOC-6.12.1: of the planet on a place. Laws are the same for all, whoever holds it."""
    s, c = g.state, g.content
    owner = s.owners[place]
    value = c.settings.home_defence if land(g).strong[place] else c.settings.defence
    value += c.gifts_of_laws(s.laws).defence
    if owner >= 0 and gifts(g, owner).fortress:
        value += sum(c.building_gifts[b].fortress_defence for b in s.buildings[place])
    return value


def fleet_power(g: G, ships: tuple[str, ...]) -> int:
    return g.content.power_of(ships)


def speed(g: G, seat: int, fleet: Fleet) -> int:
    """AOC-6.2.1, 6.3.2: the cells that a fleet may move in this activation."""
    own = gifts(g, seat)
    if fleet.slow and not own.cross_nebulae:
        return 1
    return g.content.settings.speed + own.speed + (all_fast(g, own, fleet.ships) and fast(g))


def fast(g: G) -> int:
    return g.content.abilities["fast"].n


def all_fast(g: G, own: Gifts, ships: tuple[str, ...]) -> bool:
    """AOC-7.3: whether every ship of a fleet has the open ability."""
    if not own.ability or not ships:
        return False
    c = g.content
    return all(
        ("first" in own.ability and c.ships[kind].first == "fast")
        or ("second" in own.ability and c.ships[kind].second == "fast")
        for kind in ships
    )


def points_left(g: G, seat: int, fleet: Fleet) -> int:
    """Speed points that a fleet has not spent."""
    return max(0, speed(g, seat, fleet) - fleet.spent)


# --- supplies ------------------------------------------------------------------------------------


def ships_left(g: G, ship: str) -> int:
    """AOC-2.1: cards of a kind that are not in a fleet."""
    used = sum(f.ships.count(ship) for realm in g.state.realms for f in realm.fleets)
    return g.content.ships[ship].copies - used


def buildings_left(g: G, building: str) -> int:
    used = sum(built.count(building) for built in g.state.buildings)
    return g.content.buildings[building].copies - used


def influence_left(g: G) -> int:
    used = sum(realm.influence for realm in g.state.realms)
    return g.content.settings.influence_tokens - used


def sale(g: G, seat: int, resource: str) -> int:
    """AOC-4.2.1: what a sold token brings."""
    price = g.content.settings.price
    table = price.late if late(g) else price.early
    value: int = getattr(table, resource)
    return value + gifts(g, seat).influence_price


def fleets_out(realm: Realm) -> int:
    """Fleet tokens on the map."""
    return sum(bool(fleet.ships) for fleet in realm.fleets)


def yard_cells(g: G, seat: int, place: int) -> Iterator[int]:
    """AOC-5.4.1: the revealed cells within the shipyard radius of a planet."""
    kinds = land(g).kinds
    around = land(g).chart.within(middle(place), yard_radius(g, seat))
    return (cell for cell in around if kinds[cell])

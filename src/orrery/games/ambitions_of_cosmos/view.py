"""What a seat or a spectator may know, built anew as frozen Structs."""

from __future__ import annotations

from msgspec import Struct

from orrery.games.ambitions_of_cosmos.abilities import check_bonus
from orrery.games.ambitions_of_cosmos.chart import CELLS
from orrery.games.ambitions_of_cosmos.economy import (
    build_limit,
    buildings_left,
    capital_sources,
    defence,
    fleet_limit,
    fleet_power,
    influence_left,
    owned,
    planet_limit,
    points_left,
    rating,
    routes,
    sale,
    science_growth,
    ship_limit,
    ships_left,
    speed,
    upkeep,
    votes,
    zone,
)
from orrery.games.ambitions_of_cosmos.land import land, layout, sector_at
from orrery.games.ambitions_of_cosmos.model import (
    RESOURCES,
    Battle,
    Debt,
    Fleet,
    G,
    Machine,
    Pledge,
    Realm,
    Table,
    late,
)
from orrery.games.ambitions_of_cosmos.science import level_and_slot
from orrery.games.ambitions_of_cosmos.sides import SIDES, side_name
from orrery.games.ambitions_of_cosmos.victory import growth_needed, homes_held
from orrery.kernel import Who
from orrery.kernel.shapes import teller


class PlaceView(Struct, frozen=True):
    """A place of the map; `sector` is empty while it lies face down."""

    id: str
    u: int
    v: int
    back: str
    sector: str
    turn: int
    cells: tuple[str, ...]
    points: tuple[int, ...]
    planet: str
    owner: int
    """The seat that holds the planet; -1 nobody, -2 the Machine."""
    defence: int
    buildings: tuple[str, ...]
    art: bool
    plunderer: int


class TokenView(Struct, frozen=True):
    """A token on a cell: a signal face down, or what was found there."""

    cell: str
    kind: str


class FleetView(Struct, frozen=True):
    number: int
    cell: str
    ships: tuple[str, ...]
    power: int
    left: int
    """Speed points left."""
    speed: int
    art: int


class TechView(Struct, frozen=True):
    id: str
    level: int
    slot: int


class RealmView(Struct, frozen=True):
    """A nation: the four races, resources, limits."""

    nation: str
    homes: int
    senators: int
    growth: int
    growth_to_win: int
    technologies: int
    capital: int
    prestige: int
    """Available for the vote."""
    rating: int
    upkeep: int
    science: int
    science_growth: int
    influence: int
    sources: tuple[int, ...]
    """Growth of capital: planets, buildings, trade, mining."""
    pyramid: tuple[TechView, ...]
    fleets: tuple[FleetView, ...]
    planets: tuple[str, ...]
    routes: tuple[str, ...]
    fleet_limit: int
    ship_limit: int
    build_limit: int
    zone: int
    planet_limit: int
    vote: int
    stand: int
    quiet: bool
    invoked: bool


class MachineView(Struct, frozen=True):
    cell: str
    heading: int
    holds: bool


class PledgeView(Struct, frozen=True):
    by: int
    to: int
    kind: str
    n: int
    first: int
    last: int


class DebtView(Struct, frozen=True):
    by: int
    to: int
    kind: str
    n: int


class SideView(Struct, frozen=True):
    """A side of a battle. A ship that may not be seen is None."""

    seat: Who
    leader: int
    fleet: int
    ships: tuple[str, ...]
    line: tuple[str | None, ...]
    aside: tuple[str | None, ...]
    laid: int
    up: str
    die: int
    bonus: int
    alive: tuple[str, ...]
    boarded: int


class BattleView(Struct, frozen=True):
    cell: str
    duels: int
    duel: int
    sides: tuple[SideView, ...]
    winner: int


class StockView(Struct, frozen=True):
    """What is left of a kind of cards."""

    id: str
    left: int


class TableView(Struct, frozen=True):
    seat: int | None
    players: int
    turn: int
    turns: int
    phase: str
    late: bool
    speaker: int
    active: int
    exchange: bool
    places: tuple[PlaceView, ...]
    tokens: tuple[TokenView, ...]
    machines: tuple[MachineView, ...]
    realms: tuple[RealmView, ...]
    bill: str
    agenda: tuple[str | None, ...]
    laws: tuple[str, ...]
    repealed: tuple[str, ...]
    deck: int
    elected: int
    influence: int
    prices: tuple[int, ...]
    """What an influence token brings now: prestige, capital, science."""
    pledges: tuple[PledgeView, ...]
    debts: tuple[DebtView, ...]
    battle: BattleView | None
    ships: tuple[StockView, ...]
    buildings: tuple[StockView, ...]
    signals: int
    """Tokens of signals in the bank."""
    spent: tuple[str, ...]
    winner: int
    ending: str


tell_table = teller(TableView, Table, "turn")
tell_realm = teller(RealmView, Realm, "prestige")
tell_fleet = teller(FleetView, Fleet)
tell_machine = teller(MachineView, Machine)
tell_pledge = teller(PledgeView, Pledge)
tell_debt = teller(DebtView, Debt)


def view(g: G, seat: int | None) -> TableView:
    """The table as a seat (None: a spectator) knows it."""
    s, c = g.state, g.content
    asker, ids = s.active if seat is None else seat, land(g).chart.ids
    return tell_table(
        s,
        seat=seat,
        turn=min(s.turn, c.settings.turns),
        turns=c.settings.turns,
        phase=s.phase,
        late=late(g),
        exchange=s.options.exchange,
        places=tuple(place_view(g, place) for place in range(len(s.ground))),
        tokens=token_views(g, seat),
        machines=tuple(tell_machine(m, cell=ids[m.cell]) for m in s.machines),
        realms=tuple(realm_view(g, i) for i in range(s.players)),
        agenda=s.agenda.faces(seat),
        deck=len(s.deck),
        influence=influence_left(g),
        prices=tuple(sale(g, asker, r) for r in RESOURCES) if s.phase != "setup" else (),
        pledges=tuple(map(tell_pledge, s.pledges)),
        debts=tuple(map(tell_debt, s.debts)),
        battle=battle_view(g, seat),
        ships=tuple(StockView(id, ships_left(g, id)) for id in c.fleet_ships),
        buildings=tuple(StockView(id, buildings_left(g, id)) for id in c.buildings),
        signals=len(s.bank),
    )


def place_view(g: G, place: int) -> PlaceView:
    s, map, ground = g.state, layout(g), land(g)
    u, v = map.chart.places[place]
    sector, turn = sector_at(s.ground[place]) if s.ground[place] else ("", 0)
    planet = ground.planets[place]
    return PlaceView(
        id=map.chart.names[place],
        u=u,
        v=v,
        back=map.backs[place],
        sector=sector,
        turn=turn,
        cells=tuple(ground.kinds[place * CELLS : (place + 1) * CELLS]) if sector else (),
        points=tuple(sorted(g.content.points(sector, turn))) if sector else (),
        planet=planet,
        owner=s.owners[place],
        defence=defence(g, place) if planet else 0,
        buildings=s.buildings[place],
        art=bool(s.art >> place & 1),
        plunderer=s.plunder[place],
    )


def token_views(g: G, seat: int | None) -> tuple[TokenView, ...]:
    s, ids = g.state, land(g).chart.ids
    found = [TokenView(ids[cell], zone.faces(seat)[0] or "") for cell, zone in s.signals.items()]
    for kind, cells in (
        ("station", s.stations), ("pirates", s.pirates), ("black_hole", s.holes),
        ("relic", s.relics), ("art", s.loose),
    ):  # fmt: skip
        found += [TokenView(ids[cell], kind) for cell in cells]
    return tuple(found)


def realm_view(g: G, seat: int) -> RealmView:
    s = g.state
    realm = s.realms[seat]
    if not realm.techs:  # its nation is not chosen yet
        return blank(g, seat)
    ground = land(g)
    sources = capital_sources(g, seat)
    return tell_realm(
        realm,
        homes=homes_held(g, seat),
        growth=sum(sources),
        growth_to_win=growth_needed(g, seat),
        technologies=len(realm.techs),
        prestige=votes(g, seat),
        rating=rating(g, seat),
        upkeep=upkeep(g, seat),
        science_growth=science_growth(g, seat),
        sources=sources,
        pyramid=tuple(
            TechView(tech, *level_and_slot(code))
            for tech, code in zip(realm.techs, realm.slots, strict=True)
        ),
        fleets=tuple(
            fleet_view(g, seat, number, fleet)
            for number, fleet in enumerate(realm.fleets)
            if fleet.ships
        ),
        planets=tuple(ground.planets[p] for p in owned(g, seat)),
        routes=tuple(ground.planets[p] for p in routes(g, seat)),
        fleet_limit=fleet_limit(g, seat),
        ship_limit=ship_limit(g, seat),
        build_limit=build_limit(g, seat),
        zone=zone(g, seat),
        planet_limit=planet_limit(g, seat),
    )


def blank(g: G, seat: int) -> RealmView:
    """A realm before its nation is chosen."""
    settings = g.content.settings
    return tell_realm(
        g.state.realms[seat], homes=0, growth=0, growth_to_win=settings.growth_to_win,
        technologies=0, prestige=0, rating=0, upkeep=0, science_growth=0, sources=(0, 0, 0, 0),
        pyramid=(), fleets=(), planets=(), routes=(), fleet_limit=settings.fleet_limit,
        ship_limit=settings.ship_limit, build_limit=settings.build_limit, zone=settings.zone,
        planet_limit=settings.planets,
    )  # fmt: skip


def fleet_view(g: G, seat: int, number: int, fleet: Fleet) -> FleetView:
    return tell_fleet(
        fleet,
        number=number + 1,
        cell=land(g).chart.ids[fleet.cell],
        power=fleet_power(g, fleet.ships),
        left=points_left(g, seat, fleet),
        speed=speed(g, seat, fleet),
    )


# --- battle --------------------------------------------------------------------------------------


def battle_view(g: G, seat: int | None) -> BattleView | None:
    b = g.state.battle
    if b is None:
        return None
    sides = tuple(side_view(g, b, side, seat) for side in SIDES)
    return BattleView(land(g).chart.ids[b.cell], b.duels, b.duel, sides, b.winner)


def side_view(g: G, b: Battle, side: int, seat: int | None) -> SideView:
    return SideView(
        seat=side_name(b.seats[side]),
        leader=b.leaders[side],
        fleet=b.numbers[side] + 1 if b.seats[side] >= 0 else 0,
        ships=b.ships[side],
        line=b.lines[side].faces(seat),
        aside=b.held[side].faces(seat),
        laid=len(b.lines[side].cards),
        up=b.up[side],
        die=b.dice[side],
        bonus=check_bonus(g, b, side) if b.up[side] else 0,
        alive=b.alive[side],
        boarded=b.boarded[side],
    )

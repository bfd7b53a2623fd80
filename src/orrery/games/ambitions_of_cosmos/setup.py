"""AOC-3.1: setting up the table."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import SIXTHS, middle
from orrery.games.ambitions_of_cosmos.components import NEUTRAL_BACKS, Components
from orrery.games.ambitions_of_cosmos.fleets import add_ship
from orrery.games.ambitions_of_cosmos.land import home_of, land, layout, lies, to_cells
from orrery.games.ambitions_of_cosmos.model import (
    NOBODY,
    AocOptions,
    G,
    Realm,
    Table,
    TurnQuestion,
    TurnTask,
    new_fleet,
)
from orrery.games.ambitions_of_cosmos.science import slot_code
from orrery.games.ambitions_of_cosmos.turn import Turn
from orrery.kernel import Chance, Message, Move, Zone, on, seats_from, shuffle


def set_up(content: Components, options: AocOptions, players: int, chance: Chance) -> Table:
    """AOC-3.1: the table before the first choice."""
    map = content.layouts[options.variant, players]
    places = len(map.backs)
    first = chance.draw("first", players)
    table = Table(
        stack=[], lots=0, players=players, options=options, turn=0, phase="setup", first=first,
        speaker=first, active=first, realms=[new_realm(content) for _ in range(players)],
        ground=("",) * places, covered=[Zone()] * places, box=Zone(), owners=(NOBODY,) * places,
        buildings=((),) * places, art=0, plunder=(NOBODY,) * places, signals={}, bank=Zone(),
        spent=(), stations=(), towed=(), pirates=(), holes=(), relics=(), loose=(), machines=[],
        deck=Zone(), agenda=Zone(), bill="", laws=(), repealed=(), elected=NOBODY, built={},
        scrapping=False, pledges=(), debts=(), yields=(), battle=None, winner=NOBODY, ending="",
    )  # fmt: skip
    deal_sectors(content, table, chance)
    deal_decks(content, table, chance)
    order = seats_from(players, first)
    nations = [n.id for n in content.nations.values() if n.first_game or not options.first_game]
    choosing: list[TurnQuestion] = []
    if options.nations == "drawn":
        for seat, nation in zip(order, chance.shuffled("nations", nations), strict=False):
            table.realms[seat].nation = nation
    else:
        choosing = [ChooseNation(seat) for seat in order]
    frames = [*choosing, LayHomes(), *(RaiseFleet(seat) for seat in order), Turn()]
    table.stack = list(reversed(frames))
    return table


def new_realm(content: Components) -> Realm:
    """AOC-3.2: what everybody begins with."""
    settings = content.settings
    return Realm(
        nation="", senators=settings.senators, influence=0, capital=0, prestige=0, science=0,
        techs=(), slots=(), fleets=[new_fleet() for _ in range(settings.fleet_tokens)], linked=0,
        invoked=False, studied=0, vote=NOBODY, stand=NOBODY, floors=0, quiet=False,
    )  # fmt: skip


def deal_sectors(content: Components, table: Table, chance: Chance) -> None:
    """AOC-3.1.3: sectors by their backs face down on the map; the others go to the box unseen."""
    backs = content.layouts[table.options.variant, table.players].backs
    for back in NEUTRAL_BACKS:
        faces = [sector.id for sector in content.sectors.values() if sector.back == back]
        stack = shuffle(table, chance, f"sectors:{back}", Zone.of(faces))
        for place, wanted in enumerate(backs):
            if wanted == back:
                top, stack = stack.split(1)
                table.covered[place] = Zone(top)
        table.box = table.box.under(*stack.cards)


def deal_decks(content: Components, table: Table, chance: Chance) -> None:
    """AOC-3.1.5: the laws; AOC-3.1.2: the signals, in the first game without the Machine."""
    laws = [law.id for law in content.laws.values() for _ in range(law.copies)]
    table.deck = shuffle(table, chance, "laws", Zone.of(laws))
    signals = [
        anomaly.id
        for anomaly in content.anomalies.values()
        for _ in range(anomaly.copies)
        if not (table.options.first_game and anomaly.id == "machine")
    ]
    table.bank = shuffle(table, chance, "signals", Zone.of(signals))


class ChooseNation(TurnQuestion):
    """AOC-3.1.1: nations are chosen in order from the first player."""

    def options(self, g: G) -> list[Move]:
        s = g.state
        taken = {realm.nation for realm in s.realms}
        return [
            moves.Lead.at[nation.id]
            for nation in g.content.nations.values()
            if nation.id not in taken and (nation.first_game or not s.options.first_game)
        ]

    @on(moves.Lead)
    def lead(self, g: G, move: moves.Lead) -> None:
        g.state.realms[self.seat].nation = move.nation
        g.emit(log.NationChosen(self.seat, move.nation))


class LayHomes(TurnTask):
    """AOC-3.1.3, 3.1.4: home sectors on their places, control markers, starting technologies."""

    def run(self, g: G) -> None:
        s, map = g.state, layout(g)
        ground, owners = list(s.ground), list(s.owners)
        for seat, realm in enumerate(s.realms):
            nation = g.content.nations[realm.nation]
            place = map.homes[seat]
            ground[place] = lies(nation.sector, map.turns[seat])
            owners[place] = seat
            realm.techs = (nation.start_tech,)
            realm.slots = (slot_code(1, 0),)
        s.ground, s.owners = tuple(ground), tuple(owners)


class RaiseFleet(TurnTask):
    """AOC-3.1.6: the first fleet of a nation."""

    seat: int

    def run(self, g: G) -> None:
        g.state.active = self.seat
        nation = g.content.nations[g.state.realms[self.seat].nation]
        ships = (TakeShip(self.seat, choice) for choice in nation.start_ships)
        g.push(PlaceFleet(self.seat), *ships)


class PlaceFleet(TurnQuestion):
    """AOC-3.1.4: fleet 1 on a cell beside the home planet; towards the gold sector is advised."""

    def options(self, g: G) -> list[Move]:
        home, advised = middle(home_of(g, self.seat)), layout(g).towards[self.seat]
        ring = [home + 1 + (advised + i) % SIXTHS for i in range(SIXTHS)]
        return to_cells(g, moves.Station, ring)

    @on(moves.Station)
    def station(self, g: G, move: moves.Station) -> None:
        g.state.realms[self.seat].fleets[0].cell = land(g).chart.cell_of[move.cell]

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return (Message("preview-advised"),) if move == self.options(g)[0] else ()


class TakeShip(TurnQuestion):
    """AOC-3.1.6: a ship for the first fleet."""

    choice: str

    def options(self, g: G) -> list[Move]:
        return [moves.Begin.at[ship] for ship in self.choice.split()]

    @on(moves.Begin)
    def begin(self, g: G, move: moves.Begin) -> None:
        fleet = g.state.realms[self.seat].fleets[0]
        add_ship(g, fleet, move.ship)
        cell = land(g).chart.ids[fleet.cell]
        g.emit(log.ShipBuilt(self.seat, move.ship, 1, cell, 0))

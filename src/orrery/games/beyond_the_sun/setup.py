"""BTS-2: setting up the table."""

from __future__ import annotations

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Components
from orrery.games.beyond_the_sun.model import (
    MAX_LEVEL,
    NOBODY,
    OFF,
    BtsOptions,
    Faction,
    G,
    Table,
    TurnQuestion,
    berth,
)
from orrery.games.beyond_the_sun.research import OpenFirstRow
from orrery.games.beyond_the_sun.turn import Begin
from orrery.kernel import Card, Chance, Move, Zone, on, seats_from, shuffle


def set_up(content: Components, options: BtsOptions, players: int, chance: Chance) -> Table:
    """BTS-2.1: the table before the first turn, with the frames that begin the game."""
    table = Table(
        stack=[], lots=0, players=players, options=options,
        factions=[blank_faction(content, players) for _ in range(players)],
        first=chance.draw("first", players), active=0, round=1, last_round=0,
        slots=[""] * len(content.tree.ids), events=Zone(), unused_events=Zone(),
        decks=[], rows=[None, None, None], systems=[], guilds=(),
        cards=[], owners=[], discs=[], touched=0, held=False, extra=(),
        patents={}, discounts={}, dyson="", lasting=(), achievements=(), claims=[], marks=[],
        changed=False, seized=0, wrested=0,
    )  # fmt: skip
    table.active = table.first
    lay_out_technologies(content, table, chance)
    lay_out_events(content, table, chance)
    lay_out_systems(content, table, chance)
    lay_out_achievements(content, table, chance)
    table.stack = [Begin(), OpenFirstRow()]
    if options.choose_mats:
        table.stack[1:1] = [ChooseMat(seat) for seat in seats_from(players, table.first)[::-1]]
    else:
        for seat in range(players):
            mats = free_mats(content, table)
            lay_out_mat(content, table, seat, mats[chance.draw("mats", len(mats))])
    return table


def lay_out_technologies(content: Components, table: Table, chance: Chance) -> None:
    """BTS-2.1.1: level I open, at random; the other levels as decks.

    The box has as many technologies of level I as slots; of a pack's more the rest stay in it."""
    cards = content.technologies.values()
    first = chance.shuffled("tech1", [card.id for card in cards if card.level == 1])
    for slot, card in zip(content.tree.of_level[1], first, strict=False):
        table.slots[slot] = card
    for level in (2, 3, 4):
        deck = Zone.of(card.id for card in cards if card.level == level)
        table.decks.append(shuffle(table, chance, f"tech{level}", deck))


def lay_out_events(content: Components, table: Table, chance: Chance) -> None:
    """BTS-2.1.2: the forced events and four random others, mixed, one on each slot."""
    rows: list[Card] = []
    unused: list[Card] = []
    for level in (2, 3):
        events = [e for e in content.events.values() if e.level == level]
        others = Zone.of(e.id for e in events if not e.forced)
        others = shuffle(table, chance, f"events{level}", others)
        drawn, rest = others.split(content.settings.events_drawn)
        forced = Zone.of(e.id for e in events if e.forced)
        row = shuffle(table, chance, f"slots{level}", forced.under(*drawn))
        rows += row.cards
        unused += rest.cards
    table.events = Zone(tuple(rows))
    table.unused_events = Zone(tuple(unused))


def lay_out_systems(content: Components, table: Table, chance: Chance) -> None:
    """BTS-2.1.4: starting systems in the A slots, the top of deck B in the B slots."""
    board = content.boards[table.players]
    systems = content.systems.values()
    table.cards = [""] * len(board.ids)
    table.owners = [NOBODY] * len(board.ids)
    table.discs = [0] * len(board.ids)
    slots_a, slots_b = ([i for i in board.systems if board.places[i].deck == deck] for deck in "AB")
    starting = chance.shuffled("start", [s.id for s in systems if s.start])
    for slot, card in zip(slots_a, starting, strict=False):
        table.cards[slot] = card
    deck_a = Zone.of(s.id for s in systems if s.deck == "A" and s.id not in table.cards)
    deck_b = shuffle(table, chance, "systemsB", Zone.of(s.id for s in systems if s.deck == "B"))
    top, deck_b = deck_b.split(len(slots_b))
    for slot, shown in zip(slots_b, top, strict=True):
        table.cards[slot] = shown.face
    table.systems = [shuffle(table, chance, "systemsA", deck_a), deck_b]


def lay_out_achievements(content: Components, table: Table, chance: Chance) -> None:
    """BTS-2.1.5: the basic ones, one random A and one random B."""
    cards = content.achievements.values()
    chosen = [card.id for card in cards if card.kind == "basic"]
    for kind in ("A", "B"):
        ids = [card.id for card in cards if card.kind == kind]
        chosen.append(ids[chance.draw(f"achievement{kind}", len(ids))])
    table.achievements = tuple(chosen)
    table.claims = [()] * len(chosen)
    table.marks = [()] * len(chosen)


def blank_faction(content: Components, players: int) -> Faction:
    places = len(content.boards[players].ids)
    discs = content.settings.discs
    return Faction(
        mat="", ore=0, pop=0, supply=[0] * 5, tracks=[discs, discs], automation=[0, 0, 0],
        ships=[0] * (MAX_LEVEL * places), slots=0, private=(), colonies=(), pawn=OFF, museum=0,
        used=(), due=0, rewarded=0,
    )  # fmt: skip


def free_mats(content: Components, table: Table) -> list[str]:
    """BTS-2.2: the mats of the chosen set that nobody has; one faction is not for two players."""
    taken = {content.mats[f.mat].faction for f in table.factions if f.mat}
    return [
        mat.id
        for mat in content.mats.values()
        if mat.set == table.options.mats
        and mat.faction not in taken
        and not (table.players == 2 and content.factions[mat.faction].not_with_two)
    ]


def lay_out_mat(content: Components, table: Table, seat: int, id: str) -> None:
    """BTS-2.1.6, 2.1.7: cubes, discs, ship and ore; the mat's own note follows in `Begin`."""
    mat, f = content.mats[id], table.factions[seat]
    place = (seat - table.first) % table.players
    board = content.boards[table.players]
    f.mat = id
    f.supply = list(mat.columns)
    f.pop = mat.population
    f.ore = content.settings.players[str(table.players)].ore(mat.set)[place]
    f.ships[berth(board.index[mat.ship.at], mat.ship.level)] = 1


class ChooseMat(TurnQuestion):
    """BTS-10.2: players choose their mats in turn order."""

    def options(self, g: G) -> list[Move]:
        return [moves.Adopt.at[mat] for mat in free_mats(g.content, g.state)]

    @on(moves.Adopt)
    def adopt(self, g: G, move: moves.Adopt) -> None:
        g.emit(log.Adopted(self.seat, move.mat))
        lay_out_mat(g.content, g.state, self.seat, move.mat)

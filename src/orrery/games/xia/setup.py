"""XIA-4: setting up the table."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.business import Business, build_in
from orrery.games.xia.components import Components
from orrery.games.xia.destruction import berth
from orrery.games.xia.explore import find_cube, furnish
from orrery.games.xia.ground import Placed, fitted
from orrery.games.xia.model import (
    NOBODY,
    NOWHERE,
    SOURCES,
    Captain,
    G,
    NpcShip,
    Table,
    XiaOptions,
    XiaQuestion,
    XiaTask,
    chart,
    occupied,
)
from orrery.games.xia.turn import Turn
from orrery.kernel import Card, Chance, Move, Zone, bit, on, shuffle

OLD_BOX = "base"
KILN_SECTOR = "nyr"


def set_up(content: Components, options: XiaOptions, players: int, chance: Chance) -> Table:
    """XIA-4.1 to 4.11: the table before the first choice."""
    table = new_table(content, options, players)
    lay_sectors(content, table, chance)
    fill_bags(content, table, chance)
    shuffle_decks(content, table, chance)
    roll_economy(content, table, chance)
    deal_npcs(content, table, chance)
    order = roll_for_choice(players, chance)
    table.first = order[-1]
    table.active = order[0]
    goal = options.goal
    if players == 1:
        goals = sorted(content.goals)
        table.goal = goals[chance.draw("goal", len(goals))] if goal == "random" else goal
    table.captains = [new_captain(content, options, seat) for seat in range(players)]
    frames = [
        Furnish(),
        *(ChooseShip(seat) for seat in order),
        *(ChooseBerth(seat) for seat in range(players) if players == 1),
    ]
    if players > 1:
        frames.append(TakeBerths())
    frames += [NpcsAppear(), *(Outfit(seat) for seat in order), LoadCargo(), Turn(table.first)]
    table.stack = list(reversed(frames))
    return table


def new_table(content: Components, options: XiaOptions, players: int) -> Table:
    shop = {
        o.id: o.copies
        for o in content.outfits.values()
        if o.copies and (o.set == OLD_BOX or options.outfits)
    }
    if options.outfits:
        shop.update((m.id, m.copies) for m in content.mods.values())
    return Table(
        stack=[], lots=0, players=players, options=options, captains=[], npcs=[], first=0,
        active=0, round=1, layout="", stack_of_sectors=Zone(), missions=Zone(),
        mission_discard=Zone(), titles=Zone(), open_titles=(), events=Zone(), in_play=(),
        events_gone=(), bag=Zone(), laid=Zone(), laid_at=(), tokens_gone=(), relic_bag=Zone(),
        digs={}, relics_gone=(), relics_lost=Zone(), shop=shop,
        cubes={g.id: g.copies for g in content.goods.values()},
        economy=dict.fromkeys(content.goods_sold, 0), demand=(), adrift={}, comets={},
        kiln=NOWHERE, gates_seen=(), reached=0, ships_gone=(), berths=(), die=0, rolled=(),
        tops=(), claiming=False, winner=NOBODY, goal="", npc_fame=0, npc_gain=0,
    )  # fmt: skip


def new_captain(content: Components, options: XiaOptions, seat: int) -> Captain:
    """XIA-4.5, 4.9; the ship is chosen later."""
    settings = content.settings
    money = settings.start_credits if expansion(options) else settings.old_start_credits
    nothing = [0] * len(SOURCES)
    return Captain(
        armed=settings.markers, credits=money, fame=nothing.copy(), earned=nothing.copy(),
        missions=Zone((), bit(seat)),
    )  # fmt: skip


def expansion(o: XiaOptions) -> bool:
    """Whether any element of the expansion is in play: then captains begin with its credits."""
    elements = (o.events, o.exploration, o.economy, o.two_player, o.sectors, o.outfits, o.revised)
    return any(elements)


# --- the map -------------------------------------------------------------------------------------


def lay_sectors(content: Components, table: Table, chance: Chance) -> None:
    """XIA-4.1: Nyr in the middle; beside it a sector with a spawn point for each player. Without
    the sectors of the expansion a base sector with a spawn point is in the middle. Alone: the homes
    of the NPCs (XIA-23.1)."""
    options, players = table.options, table.players
    ids = [s.id for s in content.sectors.values() if options.sectors or s.set == OLD_BOX]
    with_spawn = [id for id in ids if content.sectors[id].spawn]
    if options.sectors:
        centre = KILN_SECTOR
    else:
        homes = content.settings.solo_sectors if players == 1 else ()
        centre = chance.shuffled("centre", [id for id in with_spawn if id not in homes])[0]
    rest = [id for id in ids if id != centre]
    if players == 1:
        dealt = chance.shuffled("sectors", content.settings.solo_sectors)
        rest = [id for id in rest if id not in dealt]
        table.stack_of_sectors = shuffle(table, chance, "sectors", Zone.of(rest))
    else:
        dealt, table.stack_of_sectors = deal_sectors(content, table, chance, rest)
    middle = Placed(centre, (0, 0), 0)
    placed = [middle]
    for edge, id in zip(content.settings.edges[str(players)], dealt, strict=True):
        placed.append(fitted(content, middle, edge, id))
    table.layout = " ".join(map(str, placed))


def deal_sectors(
    content: Components, table: Table, chance: Chance, ids: list[str]
) -> tuple[list[str], Zone]:
    """XIA-4.1: a sector without a spawn point is shuffled back and replaced."""
    stack = shuffle(table, chance, "sectors", Zone.of(ids))
    dealt: list[str] = []
    back: list[Card] = []
    while len(dealt) < table.players:
        top, stack = stack.split(1)
        if content.sectors[top[0].face].spawn:
            dealt.append(top[0].face)
        else:
            back.append(Card(top[0].face))
    if back:
        stack = shuffle(table, chance, "sectors", stack.under(*back))
    return dealt, stack


class Furnish(XiaTask):
    """XIA-4.2, 4.6: tokens, relics and comets of the sectors that lie; the Kiln on its orbit."""

    def run(self, g: G) -> None:
        s = g.state
        for sector in chart(g).sectors:
            furnish(g, sector.id)
        orbit = chart(g).orbit
        if orbit is not None:
            s.kiln = orbit.special


# --- bags and decks ------------------------------------------------------------------------------


def fill_bags(content: Components, table: Table, chance: Chance) -> None:
    """XIA-4.2: only the new tokens, or only the old ones; relics."""
    box = "embers" if table.options.exploration else OLD_BOX
    tokens = [t.id for t in content.tokens.values() if t.set == box for _ in range(t.copies)]
    table.bag = shuffle(table, chance, "tokens", Zone.of(tokens))
    if table.options.sectors:
        relics = [r.id for r in content.relics.values() for _ in range(r.copies)]
        table.relic_bag = shuffle(table, chance, "relics", Zone.of(relics))


def shuffle_decks(content: Components, table: Table, chance: Chance) -> None:
    """XIA-4.3, 3.2: three decks; what needs an element that is off stays in the box."""
    o = table.options
    missions = [m.id for m in content.missions.values() if o.sectors or m.set == OLD_BOX]
    titles = [t.id for t in content.titles.values() if fits_table(t.set, t.deed, o)]
    events = [e.id for e in content.events.values() if o.events and (o.sectors or not e.needs)]
    table.missions = shuffle(table, chance, "missions", Zone.of(missions))
    table.titles = shuffle(table, chance, "titles", Zone.of(titles))
    table.events = shuffle(table, chance, "events", Zone.of(events))


NEEDS_SECTORS = ("clean_ice", "embers_at_once", "relics", "beside_comet", "horizon")
NEEDS_OUTFITS = ("missions", "plated", "mods")


def fits_table(box: str, deed: str, o: XiaOptions) -> bool:
    """Whether a title can be won with the elements in play."""
    if deed in NEEDS_SECTORS:
        return o.sectors
    if deed in NEEDS_OUTFITS:
        return o.outfits
    if deed == "demands":
        return o.economy
    return True


def roll_economy(content: Components, table: Table, chance: Chance) -> None:
    """XIA-4.7: a d6 for each section."""
    if not table.options.economy:
        return
    for cube in content.goods_sold:
        n = chance.draw("d6", 6) + 1
        table.economy[cube] = n
        table.cubes[cube] -= n


def deal_npcs(content: Components, table: Table, chance: Chance) -> None:
    """XIA-4.6: one card each, as far as there are; with two players one is left over."""
    cards = chance.shuffled("npcs", [n.id for n in content.npcs.values() if n.home])
    if table.players == 1:
        cards = [n.id for n in content.npcs.values() if n.home]
    for seat, id in enumerate(cards[: max(table.players, 3 if table.players == 1 else 0)]):
        npc = NpcShip(id=id, holder=seat, bounty=content.npcs[id].bounty)
        if table.players == 1:
            own = [b.id for b in content.behaviours.values() if b.npc == id]
            npc.holder, npc.behaviour = 0, own[chance.draw("behaviour", len(own))]
        table.npcs.append(npc)


def roll_for_choice(players: int, chance: Chance) -> list[int]:
    """XIA-4.8: the highest d20 chooses first, equal ones roll again; then counter-clockwise."""
    contenders = list(range(players))
    while len(contenders) > 1:
        rolls = {seat: chance.draw("d20", 20) + 1 for seat in contenders}
        best = max(rolls.values())
        contenders = [seat for seat in contenders if rolls[seat] == best]
    return [(contenders[0] - n) % players for n in range(players)]


# --- ships ---------------------------------------------------------------------------------------


class ChooseShip(XiaQuestion):
    """XIA-4.8: a ship of tier 1."""

    def options(self, g: G) -> list[Move]:
        taken = {c.ship for c in g.state.captains}
        return [moves.Choose.at[ship] for ship in g.content.tiers[0] if ship not in taken]

    @on(moves.Choose)
    def choose(self, g: G, move: moves.Choose) -> None:
        s = g.state
        c = s.captains[self.seat]
        ship = g.content.ships[move.ship]
        c.ship = ship.id
        c.abilities = (ship.ability,)
        c.energy = ship.energy
        build_in(c, ship)
        g.emit(log.ShipChosen(self.seat, ship.id))


class TakeBerths(XiaTask):
    """XIA-4.12: from the first player clockwise, along the edges that were used."""

    def run(self, g: G) -> None:
        s = g.state
        at = chart(g)
        spawns = [at.spawns[g.content.sectors[sector.id].spawn] for sector in at.sectors[1:]]
        for n, place in enumerate(spawns):
            berth(g, (s.first + n) % s.players, place)


class ChooseBerth(XiaQuestion):
    """XIA-23.1: alone, one chooses among the sectors that lie."""

    def options(self, g: G) -> list[Move]:
        at = chart(g)
        return [moves.Berth.at[at.ids[p]] for p in at.spawn_places() if not occupied(g, p)]

    @on(moves.Berth)
    def berth(self, g: G, move: moves.Berth) -> None:
        berth(g, self.seat, chart(g).place[move.space])


class NpcsAppear(XiaTask):
    """XIA-4.13: NPCs whose home already lies on the table."""

    def run(self, g: G) -> None:
        from orrery.games.xia.npcs import come_home

        for sector in chart(g).sectors:
            come_home(g, sector.id)


class Outfit(XiaTask):
    """XIA-4.10: outfits are bought before the game."""

    seat: int

    def run(self, g: G) -> None:
        g.push(Business(self.seat, True), Outfitted(self.seat))


class Outfitted(XiaTask):
    """What was bought before the game is no part of a Business phase."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        c.bought = c.sold = ()
        c.repacked = False


class LoadCargo(XiaTask):
    """XIA-4.14: later captains have loaded cargo by now, a cube of a type, from the first type of
    the economy board on. Without element G it would be a burden: a sale then brings fame only where
    it empties the hold (XIA-3.2)."""

    def run(self, g: G) -> None:
        s = g.state
        if not (s.options.cargo and s.options.revised):
            return
        for place, cubes in enumerate(g.content.loads.get(s.players, ())):
            for cube in g.content.goods_sold[:cubes]:
                find_cube(g, (s.first + place) % s.players, cube)

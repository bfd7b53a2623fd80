"""XIA-15: buying, selling, exchanging, gathering; XIA-11.6, 11.9.5: digging and studying."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.business import FitMod
from orrery.games.xia.damage import destroy_relic, set_adrift
from orrery.games.xia.destruction import destroy
from orrery.games.xia.explore import find_cube
from orrery.games.xia.fame import Throw, gain
from orrery.games.xia.hold import (
    cubes_of,
    empty_spaces,
    hull_of,
    mod_ways,
    pods,
    relic_room,
    room,
    stow,
    unload,
)
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    ROOMS,
    Captain,
    G,
    Table,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    event_in_play,
    lose_points,
    note,
    note_most,
    number,
    planet_kind,
    spend_primed,
    stock_of,
    stranded,
)
from orrery.games.xia.shields import Suffer
from orrery.kernel import Message, Move, Offer, on
from orrery.kernel.rows import dropped

GATHERING = {"mine": "mined", "harvest": "harvested", "salvage": "salvaged", "capture": "captured"}
GATHER_PERIL = {"mine": 25, "harvest": 12, "salvage": 55, "capture": 30}
"""What a gathering roll costs on average, in hundredths of a fame point (see `flight.PERIL`)."""
ANY = "any"


# --- buying --------------------------------------------------------------------------------------


def buying_moves(g: G, seat: int) -> list[Move]:
    """XIA-15.1.2."""
    c = g.state.captains[seat]
    cube = feature(g, c, "buy")
    if not cube or stranded(c):
        return []
    most = min(stock_of(g.state, cube), room(g, c).bit_count())
    lots = -(-most // number(g, "buy_lot", seat))
    lots = min(lots, c.credits // g.content.settings.lot_price)
    return [moves.Load.at[n] for n in range(1, lots + 1)]


def feature(g: G, c: Captain, name: str) -> str:
    """What an action space of the ship's place says, or an empty string."""
    return chart(g).features[c.place].get(name, "") if c.place >= 0 else ""


@does(moves.Load)
def load(g: G, seat: int, move: moves.Load) -> None:
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    cube = feature(g, c, "buy")
    n = min(move.lots * number(g, "buy_lot", seat), stock_of(s, cube), room(g, c).bit_count())
    paid = move.lots * g.content.settings.lot_price
    c.credits -= paid
    (s.economy if s.options.economy else s.cubes)[cube] -= n
    for _ in range(n):
        stow(g, c, cube)
    g.emit(log.Bought(seat, cube, n, paid))


# --- selling -------------------------------------------------------------------------------------


def wanted(g: G, c: Captain) -> tuple[str, ...]:
    """XIA-15.1.3: the types that the space of the ship buys."""
    if c.place <= INSIDE:
        room_ = g.content.rooms[ROOMS[INSIDE - c.place]]
        return ("ember",) if room_.sell else ()
    cube = feature(g, c, "sell")
    if not cube:
        return ()
    cubes = g.content.goods_sold if cube == ANY else (cube,)
    banned = embargoed(g)
    return tuple(b for b in cubes if b != banned or planet_kind(g, c.place) == "outlaw")


def embargoed(g: G) -> str:
    event = event_in_play(g.state, "embargo")
    return g.content.goods_sold[event.facts[0]] if event else ""


def selling_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    if not c.cargo or stranded(c):
        return []
    held = sellable(g, c)
    if not held:
        return []
    parts: list[Move] = [
        moves.Sell.at[cube, n]
        for cube, most in held.items()
        for n in range(1, most + 1)
        if len(held) > 1 or n < most
    ]
    return [moves.SellAll.at[()], *parts]


def sellable(g: G, c: Captain) -> dict[str, int]:
    """How many cubes of each type are aboard that the space buys."""
    held = cubes_of(c)
    return {cube: held[cube] for cube in wanted(g, c) if cube in held}


class Sale(XiaTask):
    """XIA-15.1.3: a sale is closed: the money, the fame."""

    seat: int
    sold: int
    embers: int
    worth: int

    def run(self, g: G) -> None:
        from orrery.games.xia.events import use_event

        s = g.state
        c = s.captains[self.seat]
        c.credits += self.worth
        g.emit(log.Sold(self.seat, self.sold, self.worth))
        note_most(c, "sold_at_once", self.sold)
        note_most(c, "embers_at_once", self.embers)
        if self.embers:
            count(c, "embers_sold", self.embers)
            use_event(g, "ember_rush", self.embers)
        if self.sold >= 2 and self.clean(g, c):
            gain(g, self.seat, "trade")
            count(c, "sale_fame")

    def clean(self, g: G, c: Captain) -> bool:
        """All cubes that the place buys are gone; by old rules all cubes of the hold."""
        return not (sellable(g, c) if g.state.options.revised else c.cargo)


class SellMore(XiaQuestion):
    """XIA-15.1.3: where several types are bought, one sale may have all of them."""

    sold: int
    embers: int
    halves: int

    def options(self, g: G) -> list[Move]:
        held = sellable(g, g.state.captains[self.seat])
        parts = [moves.Sell.at[cube, n] for cube in held for n in range(1, held[cube] + 1)]
        return [moves.DONE, *parts]

    @on(moves.Sell)
    def sell(self, g: G, move: moves.Sell) -> None:
        worth = hand_over(g, self.seat, move.cube, move.n)
        go_on_selling(g, self.seat, self.sold + move.n, self.embers, self.halves + worth)

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        close_sale(g, self.seat, self.sold, self.embers, self.halves)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Sell):
            return Offer(move)
        return Offer(move, (sold_cell(g, seat, move),), sale_preview(g, seat, move))


def sold_cell(g: G, seat: int, move: moves.Sell) -> str:
    """The target for some cubes of a type: the last of them."""
    cargo = sorted(g.state.captains[seat].cargo.items())
    return f"cell:{seat}:{[cell for cell, cube in cargo if cube == move.cube][move.n - 1]}"


def sale_preview(g: G, seat: int, move: moves.Sell) -> tuple[Message, ...]:
    worth = move.n * price_of(g, g.state.captains[seat], move.cube)
    return (Message("preview-credits", {"n": worth}),)


def price_of(g: G, c: Captain, cube: str) -> int:
    """XIA-15.1.3, 22.11 to 22.13: what a cube brings here."""
    if cube == "ember":
        return number(g, "ember_price")
    if cube == embargoed(g):
        return g.content.events["embargo"].amount
    return number(g, "sell_price")


def hand_over(g: G, seat: int, cube: str, n: int) -> int:
    """XIA-15.2.2, 15.2.4: cubes are consumed one by one and the planet produces as many of its own;
    gives back what they bring."""
    s = g.state
    c = s.captains[seat]
    made = produced_here(g, c) if s.options.economy else ""
    for _ in range(n):
        unload(c, cube)
        s.cubes[cube] += 1
        if made and s.economy[made] < g.content.settings.econ_cap and s.cubes[made]:
            s.cubes[made] -= 1
            put_on_board(g, seat, made)
    count(c, "sold", n)
    extra = g.content.abilities["trade_ledger"].credits if "trade_ledger" in c.primed else 0
    return n * (price_of(g, c, cube) + extra)


def produced_here(g: G, c: Captain) -> str:
    """XIA-15.2.2, 15.2.3: the type on the planet's Buy space; Loath and the Kiln have none."""
    if c.place < 0:
        return ""
    at = chart(g)
    planet = at.planet[c.place]
    spaces = [p for p in at.spaces_of(at.sector_of(c.place).id) if at.planet[p] == planet]
    return next((at.features[p]["buy"] for p in spaces if "buy" in at.features[p]), "")


def put_on_board(g: G, seat: int, cube: str) -> None:
    """XIA-15.2.4: the first cube of a type in demand brings 1000."""
    s = g.state
    s.economy[cube] += 1
    if cube in s.demand:
        s.demand = tuple(d for d in s.demand if d != cube)
        c = s.captains[seat]
        c.credits += g.content.settings.demand_bonus
        count(c, "demands")
        g.emit(log.MetDemand(seat, cube))


def go_on_selling(g: G, seat: int, sold: int, embers: int, halves: int) -> None:
    c = g.state.captains[seat]
    if sellable(g, c) and len(wanted(g, c)) > 1:
        g.push(SellMore(seat, sold, embers, halves))
    else:
        close_sale(g, seat, sold, embers, halves)


def close_sale(g: G, seat: int, sold: int, embers: int, worth: int) -> None:
    """Sums are rounded up to full thousands (XIA-22.12, 21.12)."""
    c = g.state.captains[seat]
    spend_primed(c, "trade_ledger")
    g.push(Sale(seat, sold, embers, -(-worth // 1000) * 1000))


@does(moves.Sell)
def sell(g: G, seat: int, move: moves.Sell) -> None:
    lose_points(g.state.captains[seat])
    worth = hand_over(g, seat, move.cube, move.n)
    go_on_selling(g, seat, move.n, move.n if move.cube == "ember" else 0, worth)


@does(moves.SellAll)
def sell_all(g: G, seat: int, move: moves.SellAll) -> None:
    c = g.state.captains[seat]
    lose_points(c)
    held = sellable(g, c)
    worth = sum(hand_over(g, seat, cube, n) for cube, n in held.items())
    close_sale(g, seat, sum(held.values()), held.get("ember", 0), worth)


# --- exchange ------------------------------------------------------------------------------------


def swapping_moves(g: G, seat: int) -> list[Move]:
    """XIA-15.2.5."""
    s = g.state
    c = s.captains[seat]
    if not c.cargo or not s.options.economy or stranded(c) or "exchange" not in features_here(g, c):
        return []
    cap = g.content.settings.econ_cap
    given = [cube for cube in cubes_of(c) if cube != "ember" and s.economy[cube] < cap]
    return [
        moves.Swap.at[give, take]
        for give in given
        for take in g.content.goods_sold
        if take != give and s.economy[take] and take not in c.swapped
    ]


def features_here(g: G, c: Captain) -> dict[str, str]:
    return chart(g).features[c.place] if c.place >= 0 else {}


@does(moves.Swap)
def swap(g: G, seat: int, move: moves.Swap) -> None:
    """XIA-15.2.5: a cube onto the board, another off it; no type put down this turn."""
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    unload(c, move.give)
    put_on_board(g, seat, move.give)
    c.swapped = tuple(sorted({*c.swapped, move.give}))
    s.economy[move.take] -= 1
    stow(g, c, move.take)
    g.emit(log.Swapped(seat, move.give, move.take))


# --- gathering -----------------------------------------------------------------------------------


def gathering_moves(g: G, seat: int) -> list[Move]:
    """XIA-15.1.6, 15.1.7."""
    c = g.state.captains[seat]
    here = features_here(g, c)
    if not here or stranded(c) or c.did.get("gathers", 0) >= most_gathers(g, c) or not room(g, c):
        return []
    return [
        moves.Gather.at[way]
        for way in GATHERING
        if way in here and g.state.cubes[gathered(here, way)] and (way != "harvest" or c.energy)
    ]


def gathered(here: dict[str, str], way: str) -> str:
    return here[way] or "ember"


def most_gathers(g: G, c: Captain) -> int:
    """XIA-15.1.9: as often as there are hold spaces and pod sections."""
    return hull_of(g, c).size + sum(len(pod.cells) for pod in pods(g, c))


@does(moves.Gather)
def gather(g: G, seat: int, move: moves.Gather) -> None:
    c = g.state.captains[seat]
    lose_points(c)
    note(c, "gathers")
    note(c, "perils", GATHER_PERIL[move.way])
    g.push(Throw(seat), Gathered(seat, move.way))


class Gathered(XiaTask):
    """XIA-15.1.6, 15.1.7: what the d20 says."""

    seat: int
    way: str

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        die = s.die
        if spend_primed(c, "scavenger"):
            die += g.content.abilities["scavenger"].amount
        fails = 3 if self.way == "salvage" else 10
        if die > fails:
            count(c, GATHERING[self.way])
            find_cube(g, self.seat, gathered(features_here(g, c), self.way))
        elif self.way == "salvage":
            destroy(g, self.seat, NOBODY, "debris")
        else:
            kind = {"mine": "damage", "harvest": "energy", "capture": "ice"}[self.way]
            g.push(Suffer(self.seat, kind, die))


# --- overboard -----------------------------------------------------------------------------------


def jettison_moves(g: G, seat: int) -> list[Move]:
    """XIA-15.1.4."""
    c = g.state.captains[seat]
    if not c.cargo and not c.relic_at:
        return []
    found: list[Move] = [moves.Jettison.at[cube] for cube in cubes_of(c)]
    return found + [moves.Jettison.at[f"r{n}"] for n in range(len(c.relic_at))]


@does(moves.Jettison)
def jettison(g: G, seat: int, move: moves.Jettison) -> None:
    c = g.state.captains[seat]
    if move.thing not in g.content.goods:
        destroy_relic(g, seat, int(move.thing[1:]))
        return
    unload(c, move.thing)
    key = f"{c.place}:{move.thing}"
    c.dropped[key] = c.dropped.get(key, 0) + 1
    set_adrift(g, seat, move.thing)


def picking_moves(g: G, seat: int) -> list[Move]:
    """XIA-15.1.5: not what was jettisoned in this turn."""
    s = g.state
    if not s.adrift:
        return []
    c = s.captains[seat]
    here = s.adrift.get(c.place, ())
    if not here or not room(g, c):
        return []
    return [
        moves.PickUp.at[cube]
        for cube in dict.fromkeys(here)
        if here.count(cube) > c.dropped.get(f"{c.place}:{cube}", 0)
    ]


@does(moves.PickUp)
def pick_up(g: G, seat: int, move: moves.PickUp) -> None:
    take_adrift(g, seat, g.state.captains[seat].place, move.cube)


def take_adrift(g: G, seat: int, place: int, cube: str) -> None:
    lift_adrift(g.state, place, cube)
    stow(g, g.state.captains[seat], cube)
    g.emit(log.GotCube(seat, cube))


def lift_adrift(s: Table, place: int, cube: str) -> None:
    here = list(s.adrift[place])
    here.remove(cube)
    if here:
        s.adrift[place] = tuple(here)
    else:
        del s.adrift[place]


# --- relics --------------------------------------------------------------------------------------


def relic_moves(g: G, seat: int) -> list[Move]:
    """XIA-11.6.2, 11.9.5."""
    s = g.state
    c = s.captains[seat]
    if stranded(c):
        return []
    found: list[Move] = []
    if c.place <= INSIDE:
        found += [moves.Study.at[n] for n in range(len(c.relic_at))]
    elif "excavate" in features_here(g, c) and relics_here(g, c) and relic_room(g, c):
        found.append(moves.Excavate.at[()])
    return found


def relics_here(g: G, c: Captain) -> int:
    return len(g.state.digs.get(chart(g).sector_of(c.place).id, ()))


@does(moves.Excavate)
def excavate(g: G, seat: int, move: moves.Excavate) -> None:
    c = g.state.captains[seat]
    lose_points(c)
    g.push(Throw(seat), Excavated(seat))


class Excavated(XiaTask):
    """XIA-11.6.2: ice damage, or the top relic, unseen."""

    seat: int

    def run(self, g: G) -> None:
        from orrery.games.xia.events import use_event

        s = g.state
        c = s.captains[self.seat]
        if s.die <= number(g, "dig_fails"):
            g.push(Suffer(self.seat, "ice", s.die))
            return
        sector = chart(g).sector_of(c.place).id
        pair = relic_room(g, c)
        assert pair is not None
        top, s.digs[sector] = s.digs[sector].split(1)
        c.relics = c.relics.under(*top)
        c.relic_at = (*c.relic_at, pair)
        count(c, "dug")
        use_event(g, "relic_fever")
        g.emit(log.Excavated(self.seat, sector))


@does(moves.Study)
def study(g: G, seat: int, move: moves.Study) -> None:
    """XIA-11.9.5: the relic is turned over before the choice."""
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    (card,) = g.show(c.relics.cards[move.relic : move.relic + 1])
    c.relics = c.relics.without(move.relic)
    c.relic_at = dropped(c.relic_at, move.relic)
    s.relics_gone = (*s.relics_gone, card.face)
    count(c, "studied")
    g.emit(log.Studied(seat, card.face))
    g.push(ChooseRelic(seat, card.face))


class ChooseRelic(XiaQuestion):
    """XIA-11.9.5: a point of fame, or what the relic shows."""

    relic: str
    tells = ("relic",)

    def options(self, g: G) -> list[Move]:
        return [moves.Reward.at["fame"], moves.Reward.at["goods"]]

    @on(moves.Reward)
    def reward(self, g: G, move: moves.Reward) -> None:
        if move.kind == "fame":
            gain(g, self.seat, "relics")
            return
        s = g.state
        c = s.captains[self.seat]
        relic = g.content.relics[self.relic]
        c.credits += relic.credits
        g.emit(log.GotCredits(self.seat, relic.credits))
        for _ in range(relic.cubes):
            if room(g, c):
                find_cube(g, self.seat, relic.cube)
        there = relic.mod and s.options.outfits and s.shop.get(relic.mod)
        if there and mod_ways(g, c, relic.mod, empty_spaces(g, c)):
            s.shop[relic.mod] -= 1
            g.push(FitMod(self.seat, relic.mod))

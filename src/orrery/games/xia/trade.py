"""XIA-15: buying, selling, exchanging, gathering; XIA-11.6, 11.9.5: digging and studying."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
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
from orrery.games.xia.kit import DONE, does, one
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    ROOMS,
    Captain,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    event_in_play,
    lose_points,
    number,
    stranded,
)
from orrery.games.xia.shields import Suffer
from orrery.kernel import Message, Move, Offer

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
    most = min(stock(g, cube), room(g, c).bit_count())
    lots = -(-most // number(g, "buy_lot", seat))
    lots = min(lots, c.credits // g.content.settings.lot_price)
    return [one(moves.Load, n) for n in range(1, lots + 1)]


def feature(g: G, c: Captain, name: str) -> str:
    """What an action space of the ship's place says, or an empty string."""
    return chart(g).features[c.place].get(name, "") if c.place >= 0 else ""


def stock(g: G, cube: str) -> int:
    """XIA-15.2: what can be bought: the economy board; without that element the supply."""
    s = g.state
    return s.economy[cube] if s.options.economy else s.cubes[cube]


@does(moves.Load)
def load(g: G, seat: int, move: moves.Load) -> None:
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    cube = feature(g, c, "buy")
    n = min(move.lots * number(g, "buy_lot", seat), stock(g, cube), room(g, c).bit_count())
    paid = move.lots * g.content.settings.lot_price
    c.credits -= paid
    for _ in range(n):
        if s.options.economy:
            s.economy[cube] -= 1
        else:
            s.cubes[cube] -= 1
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
    return tuple(b for b in cubes if b != banned or on_outlaw_planet(g, c))


def embargoed(g: G) -> str:
    event = event_in_play(g.state, "embargo")
    return g.content.goods_sold[event.facts[0]] if event else ""


def on_outlaw_planet(g: G, c: Captain) -> bool:
    at = chart(g)
    return c.place >= 0 and at.kinds.get(at.planet[c.place]) == "outlaw"


def selling_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    if not c.cargo or stranded(c):
        return []
    held = cubes_of(c)
    kinds = [cube for cube in wanted(g, c) if cube in held]
    if not kinds:
        return []
    total = sum(held[cube] for cube in kinds)
    found: list[Move] = [one(moves.SellAll)]
    for cube in kinds:
        found += [one(moves.Sell, cube, n) for n in range(1, held[cube] + 1) if n < total]
    return found


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
        c.did["sold_at_once"] = max(c.did.get("sold_at_once", 0), self.sold)
        c.did["embers_at_once"] = max(c.did.get("embers_at_once", 0), self.embers)
        if self.embers:
            count(c, "embers_sold", self.embers)
            use_event(g, "ember_rush", self.embers)
        if self.sold >= 2 and self.clean(g, c):
            gain(g, self.seat, "trade")
            count(c, "sale_fame")

    def clean(self, g: G, c: Captain) -> bool:
        """All cubes that the place buys are gone; by old rules all cubes of the hold."""
        if not g.state.options.revised:
            return not c.cargo
        held = cubes_of(c)
        return not any(cube in held for cube in wanted(g, c))


class SellMore(XiaQuestion):
    """XIA-15.1.3: where several types are bought, one sale may have all of them."""

    sold: int
    embers: int
    halves: int
    clause = "XIA-15.1.3"

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        held = cubes_of(c)
        found: list[Move] = [DONE]
        for cube in wanted(g, c):
            found += [one(moves.Sell, cube, n) for n in range(1, held.get(cube, 0) + 1)]
        return found

    def answer(self, g: G, move: Move) -> None:
        if not isinstance(move, moves.Sell):
            close_sale(g, self.seat, self.sold, self.embers, self.halves)
            return
        halves = hand_over(g, self.seat, move.cube, move.n)
        go_on_selling(g, self.seat, self.sold + move.n, self.embers, self.halves + halves)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return sale_offer(g, self.seat, move)


def sale_offer(g: G, seat: int, move: Move) -> Offer:
    if not isinstance(move, moves.Sell):
        return Offer(move)
    c = g.state.captains[seat]
    cells = [cell for cell, cube in sorted(c.cargo.items()) if cube == move.cube]
    worth = Message("preview-credits", {"n": move.n * price_of(g, c, move.cube) * 1})
    return Offer(move, (f"cell:{seat}:{cells[move.n - 1]}",), (worth,))


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
    made = produced_here(g, c)
    for _ in range(n):
        unload(c, cube)
        s.cubes[cube] += 1
        if (
            made
            and s.options.economy
            and s.economy[made] < g.content.settings.econ_cap
            and s.cubes[made]
        ):
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
    first = c.place // 19 * 19
    for place in range(first, first + 19):
        if at.planet[place] == planet and "buy" in at.features[place]:
            return at.features[place]["buy"]
    return ""


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
    held = cubes_of(c)
    if sum(cube in held for cube in wanted(g, c)) and len(wanted(g, c)) > 1:
        g.push(SellMore(seat, sold, embers, halves))
    else:
        close_sale(g, seat, sold, embers, halves)


def close_sale(g: G, seat: int, sold: int, embers: int, worth: int) -> None:
    """Sums are rounded up to full thousands (XIA-22.12, 21.12)."""
    c = g.state.captains[seat]
    c.primed = tuple(a for a in c.primed if a != "trade_ledger")
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
    held = cubes_of(c)
    kinds = [cube for cube in wanted(g, c) if cube in held]
    worth = sum(hand_over(g, seat, cube, held[cube]) for cube in kinds)
    close_sale(
        g,
        seat,
        sum(held[cube] for cube in kinds),
        held.get("ember", 0) if "ember" in kinds else 0,
        worth,
    )


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
        one(moves.Swap, give, take)
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
        one(moves.Gather, way)
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
    c.did["gathers"] = c.did.get("gathers", 0) + 1
    c.did["perils"] = c.did.get("perils", 0) + GATHER_PERIL[move.way]
    g.push(Throw(seat), Gathered(seat, move.way))


class Gathered(XiaTask):
    """XIA-15.1.6, 15.1.7: what the d20 says."""

    seat: int
    way: str

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        die = s.die
        if "scavenger" in c.primed:
            c.primed = tuple(a for a in c.primed if a != "scavenger")
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
    found: list[Move] = [one(moves.Jettison, cube) for cube in cubes_of(c)]
    return found + [one(moves.Jettison, f"r{n}") for n in range(len(c.relic_at))]


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
        one(moves.PickUp, cube)
        for cube in dict.fromkeys(here)
        if here.count(cube) > c.dropped.get(f"{c.place}:{cube}", 0)
    ]


@does(moves.PickUp)
def pick_up(g: G, seat: int, move: moves.PickUp) -> None:
    take_adrift(g, seat, g.state.captains[seat].place, move.cube)


def take_adrift(g: G, seat: int, place: int, cube: str) -> None:
    s = g.state
    here = list(s.adrift[place])
    here.remove(cube)
    if here:
        s.adrift[place] = tuple(here)
    else:
        del s.adrift[place]
    stow(g, s.captains[seat], cube)
    g.emit(log.GotCube(seat, cube))


# --- relics --------------------------------------------------------------------------------------


def relic_moves(g: G, seat: int) -> list[Move]:
    """XIA-11.6.2, 11.9.5."""
    s = g.state
    c = s.captains[seat]
    if stranded(c):
        return []
    found: list[Move] = []
    if c.place <= INSIDE:
        found += [one(moves.Study, n) for n in range(len(c.relic_at))]
    elif (
        "excavate" in features_here(g, c)
        and relic_room(g, c)
        and len(s.digs.get(chart(g).sector_of(c.place).id, ()))
    ):
        found.append(one(moves.Excavate))
    return found


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
    c.relic_at = (*c.relic_at[: move.relic], *c.relic_at[move.relic + 1 :])
    s.relics_gone = (*s.relics_gone, card.face)
    count(c, "studied")
    g.emit(log.Studied(seat, card.face))
    g.push(ChooseRelic(seat, card.face))


class ChooseRelic(XiaQuestion):
    """XIA-11.9.5: a point of fame, or what the relic shows."""

    relic: str
    clause = "XIA-11.9.5"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-relic", {"relic": self.relic})

    def options(self, g: G) -> list[Move]:
        return [one(moves.Reward, "fame"), one(moves.Reward, "goods")]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Reward)
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

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Reward)
        return Offer(move, (f"reward:{move.kind}",))


class FitMod(XiaQuestion):
    """XIA-14.4: a mod is put into the hold at the moment it is gained."""

    mod: str
    clause = "XIA-14.4"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-fit-mod", {"thing": self.mod})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        return [one(moves.Lay, str(cell)) for cell in mod_ways(g, c, self.mod, empty_spaces(g, c))]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Lay)
        c = g.state.captains[self.seat]
        c.mods = (*c.mods, (self.mod, int(move.spaces)))
        g.emit(log.Fitted(self.seat, self.mod))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Lay)
        return Offer(move, (f"cell:{self.seat}:{move.spaces}",))

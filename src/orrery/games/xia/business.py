"""XIA-7: the Business phase, and buying outfits before the game."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import destroy_relic, set_adrift
from orrery.games.xia.fame import gain
from orrery.games.xia.hold import (
    empty_spaces,
    harmed,
    hull_of,
    lay_piece,
    piece_ways,
    relic_room,
    room,
    stow,
    take_outfit,
)
from orrery.games.xia.kit import DONE, one
from orrery.games.xia.missions import discard, discard_moves, mission_offer, over_limit
from orrery.games.xia.model import (
    Captain,
    Fitted,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    event_in_play,
    fame_of,
    target_fame,
)
from orrery.games.xia.shapes import bits, mask_of
from orrery.kernel import Message, Move, Offer, Zone


def price_of(g: G, thing: str) -> int:
    """XIA-7.2, 7.4, 7.5."""
    settings = g.content.settings
    if thing in g.content.mods:
        return settings.mod_buy
    return settings.outfit_buy[g.content.outfits[thing].size]


def worth_of(g: G, thing: str) -> int:
    settings = g.content.settings
    if thing in g.content.mods:
        return settings.mod_sell
    return settings.outfit_sell[g.content.outfits[thing].size]


def piece_id(c: Captain, piece: str) -> str:
    """What the piece `o1` or `m0` is."""
    n = int(piece[1:])
    return c.outfits[n].id if piece[0] == "o" else c.mods[n][0]


def piece_cells(c: Captain, piece: str) -> tuple[int, ...]:
    n = int(piece[1:])
    if piece[0] == "o":
        return c.outfits[n].cells
    if piece[0] == "m":
        return (c.mods[n][1],)
    return (n,) if piece[0] == "c" else c.relic_at[n]


class Business(XiaQuestion):
    """XIA-7.1, 7.2: any number of these, in any order. Before the game outfits alone are bought."""

    first: bool = False
    clause = "XIA-7.2"
    forced = False

    def prompt(self, g: G, seat: int | None) -> Message:
        c = g.state.captains[self.seat]
        if self.first:
            return Message("ask-outfitting", {"n": c.credits})
        return Message("ask-business", {"n": c.credits})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        found: list[Move] = [DONE]
        if not self.first:
            found += service_moves(g, c) + upgrade_moves(g, self.seat) + fame_moves(g, self.seat)
            found += sale_moves(g, c) + discard_moves(c)
        found += purchase_moves(g, c)
        if not c.repacked and (c.outfits or c.cargo or c.relic_at or c.mods):
            found.append(one(moves.Rearrange))
        return found

    def answer(self, g: G, move: Move) -> None:
        if move == DONE:
            return
        c = g.state.captains[self.seat]
        c.repacked = isinstance(move, moves.Rearrange)
        g.push(self)
        BUSINESS[type(move)](g, self.seat, move)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return business_offer(g, self.seat, move)


def service_moves(g: G, c: Captain) -> list[Move]:
    """XIA-7.2.1 to 7.2.3: energy, repairs, thaw."""
    found: list[Move] = []
    if c.energy < g.content.ships[c.ship].energy:
        found.append(one(moves.Refuel))
    if c.ice:
        found.append(one(moves.Thaw))
        found += [one(moves.Melt, cell) for cell in bits(c.ice)]
    if c.damage and c.credits >= repair_price(g, c):
        found += [one(moves.Repair, cell) for cell in bits(c.damage)]
    return found


def repair_price(g: G, c: Captain) -> int:
    return g.content.settings.repair[g.content.ships[c.ship].tier - 1]


def purchase_moves(g: G, c: Captain) -> list[Move]:
    """XIA-7.2.4: what the supply has, one can pay, and fits; not what was sold in this phase."""
    s = g.state
    free = empty_spaces(g, c)
    return [
        one(moves.Buy, thing)
        for thing, n in s.shop.items()
        if n > c.sold.count(thing) and c.credits >= price_of(g, thing) and fits(g, c, thing, free)
    ]


def fits(g: G, c: Captain, thing: str, free: int) -> bool:
    """Whether there is any way to lay something on free spaces."""
    ways = hull_of(g, c).ways.get(thing)
    if ways is None or g.content.outfits[thing].kind in ("pod", "armor"):
        return bool(piece_ways(g, c, thing, free))
    masks = g.content.masks[c.ship][thing]
    return any(not mask & ~free for mask in masks)


def sale_moves(g: G, c: Captain) -> list[Move]:
    """XIA-7.2.5: what is undamaged; not what was bought in this phase. Of pieces alike the older
    one goes."""
    bad = harmed(c)
    owned = Counter(pieces_by_name(c))
    old = {thing for thing, n in owned.items() if n > c.bought.count(thing)}
    found: list[Move] = []
    for n, fitted in enumerate(c.outfits):
        whole = fitted.cells and not mask_of(fitted.cells) & bad
        if whole and fitted.id in old and pod_is_empty(c, fitted):
            found.append(one(moves.SellOutfit, f"o{n}"))
    for n, (mod, cell) in enumerate(c.mods):
        if not bad >> cell & 1 and mod in old:
            found.append(one(moves.SellOutfit, f"m{n}"))
    return found


def pieces_by_name(c: Captain) -> list[str]:
    """The outfits and mods that lie in the hold."""
    return [f.id for f in c.outfits if f.cells] + [mod for mod, _ in c.mods]


def pod_is_empty(c: Captain, fitted: Fitted) -> bool:
    """A pod is emptied before it is sold or lifted."""
    if fitted.way < 0:
        return True
    taken = mask_of(c.cargo) | mask_of(n for pair in c.relic_at for n in pair)
    return not mask_of(fitted.cells) & taken


def upgrade_moves(g: G, seat: int) -> list[Move]:
    """XIA-7.2.7, 7.3: a ship of the next tier that nobody has had."""
    s = g.state
    c = s.captains[seat]
    tier = g.content.ships[c.ship].tier
    if tier == 3 or c.credits < ship_price(g, c, tier + 1):
        return []
    taken = {other.ship for other in s.captains} | set(s.ships_gone)
    return [one(moves.Upgrade, ship) for ship in g.content.tiers[tier] if ship not in taken]


def ship_price(g: G, c: Captain, tier: int) -> int:
    price = g.content.settings.ship_price[tier - 1]
    return price - g.content.events["black_shipyard"].amount if shady(g, c) else price


def shady(g: G, c: Captain) -> bool:
    """XIA-22.5: the Black Shipyard, on outlaw planets."""
    if c.place < 0 or not event_in_play(g.state, "black_shipyard"):
        return False
    at = chart(g)
    return at.kinds.get(at.planet[c.place]) == "outlaw"


def fame_moves(g: G, seat: int) -> list[Move]:
    """XIA-2.4, 7.2.8: not the last point."""
    s = g.state
    c = s.captains[seat]
    if c.credits < g.content.settings.fame_price:
        return []
    if fame_of(c) + sum(c.earned) + 1 >= target_fame(s):
        return []
    return [one(moves.BuyFame)]


def business_offer(g: G, seat: int, move: Move) -> Offer:
    c = g.state.captains[seat]
    if isinstance(move, (moves.Repair, moves.Melt)):
        price = Message("preview-pays", {"n": repair_price(g, c)})
        return Offer(
            move, (f"cell:{seat}:{move.space}",), (price,) if isinstance(move, moves.Repair) else ()
        )
    if isinstance(move, moves.Buy):
        return Offer(
            move,
            (f"shop:{move.thing}",),
            (Message("preview-pays", {"n": price_of(g, move.thing)}),),
        )
    if isinstance(move, moves.SellOutfit):
        worth = Message("preview-credits", {"n": worth_of(g, piece_id(c, move.piece))})
        return Offer(move, (f"piece:{seat}:{move.piece}",), (worth,))
    if isinstance(move, moves.Upgrade):
        tier = g.content.ships[move.ship].tier
        return Offer(
            move, (f"yard:{move.ship}",), (Message("preview-pays", {"n": ship_price(g, c, tier)}),)
        )
    if isinstance(move, moves.BuyFame):
        return Offer(
            move, ("fame:buy",), (Message("preview-pays", {"n": g.content.settings.fame_price}),)
        )
    if isinstance(move, moves.Discard):
        return mission_offer(g, seat, move)
    if isinstance(move, moves.Refuel):
        return Offer(move, (f"energy:{seat}",))
    if isinstance(move, (moves.Thaw, moves.Rearrange)):
        return Offer(move, (f"hold:{seat}",))
    return Offer(move)


# --- carrying out --------------------------------------------------------------------------------


def refuel(g: G, seat: int, move: Move) -> None:
    c = g.state.captains[seat]
    c.energy = g.content.ships[c.ship].energy
    g.emit(log.Refuelled(seat))


def repair(g: G, seat: int, move: Move) -> None:
    assert isinstance(move, moves.Repair)
    c = g.state.captains[seat]
    c.credits -= repair_price(g, c)
    c.damage &= ~(1 << move.space)
    g.emit(log.Repaired(seat))


def thaw(g: G, seat: int, move: Move) -> None:
    c = g.state.captains[seat]
    c.ice = 0 if isinstance(move, moves.Thaw) else c.ice & ~(1 << melted(move))
    g.emit(log.Thawed(seat))


def melted(move: Move) -> int:
    assert isinstance(move, moves.Melt)
    return move.space


def buy(g: G, seat: int, move: Move) -> None:
    assert isinstance(move, moves.Buy)
    s = g.state
    c = s.captains[seat]
    c.credits -= price_of(g, move.thing)
    s.shop[move.thing] -= 1
    c.bought = (*c.bought, move.thing)
    g.emit(log.BoughtOutfit(seat, move.thing, price_of(g, move.thing)))
    g.push(Fit(seat, move.thing))


def sell_outfit(g: G, seat: int, move: Move) -> None:
    assert isinstance(move, moves.SellOutfit)
    sell_piece(g, seat, move.piece)
    g.push(*over_limit(g, seat))


def sell_piece(g: G, seat: int, piece: str) -> None:
    s = g.state
    c = s.captains[seat]
    thing = piece_id(c, piece)
    n = int(piece[1:])
    if piece[0] == "o":
        take_outfit(c, n)  # XIA-14.4: a mod over one of its spots stays on its space
    else:
        c.mods = (*c.mods[:n], *c.mods[n + 1 :])
    c.credits += worth_of(g, thing)
    c.sold = (*c.sold, thing)
    s.shop[thing] += 1
    g.emit(log.SoldOutfit(seat, thing, worth_of(g, thing)))


def upgrade(g: G, seat: int, move: Move) -> None:
    """XIA-7.3: everything comes along, damage and bounty do not."""
    from orrery.games.xia.events import use_event

    assert isinstance(move, moves.Upgrade)
    s = g.state
    c = s.captains[seat]
    ship = g.content.ships[move.ship]
    c.credits -= ship_price(g, c, ship.tier)
    s.ships_gone = (*s.ships_gone, c.ship)
    c.ship = move.ship
    c.abilities = (*c.abilities, ship.ability)
    c.damage = c.ice = 0
    if shady(g, c):
        c.bounty += g.content.events["black_shipyard"].amount
        use_event(g, "black_shipyard")
    else:
        c.bounty = 0
    c.energy = ship.energy
    c.armed = g.content.settings.markers
    g.emit(log.NewShip(seat, move.ship))
    gain(g, seat, "ships")
    count(c, "ships")
    built_in = tuple(replace(f, used=0) for f in c.outfits if not f.cells)
    things = pieces_by_name(c)
    fresh = [things[n:].count(thing) <= c.bought.count(thing) for n, thing in enumerate(things)]
    cubes = tuple(c.cargo[cell] for cell in sorted(c.cargo))
    c.outfits, c.mods, c.cargo, c.relic_at = built_in, (), {}, ()
    if ship.ability == "rk5":
        c.outfits = (*c.outfits, Fitted("rk5_blaster", ()))
    g.push(
        *(Refit(seat, thing, new) for thing, new in zip(things, fresh, strict=True)),
        Reload(seat, cubes),
        KeepMissions(seat),
    )


class KeepMissions(XiaTask):
    """XIA-13.2: fewer MCTs may leave room for fewer missions."""

    seat: int

    def run(self, g: G) -> None:
        g.push(*over_limit(g, self.seat))


def buy_fame(g: G, seat: int, move: Move) -> None:
    g.state.captains[seat].credits -= g.content.settings.fame_price
    gain(g, seat, "wealth")


def rearrange(g: G, seat: int, move: Move) -> None:
    c = g.state.captains[seat]
    g.push(LiftPieces(seat, (), c.outfits, c.mods, tuple(sorted(c.cargo.items())), c.relic_at))


def let_go(g: G, seat: int, move: Move) -> None:
    """XIA-13.3."""
    assert isinstance(move, moves.Discard)
    discard(g, seat, move)


BUSINESS = {
    moves.Refuel: refuel, moves.Repair: repair, moves.Thaw: thaw, moves.Melt: thaw,
    moves.Buy: buy, moves.SellOutfit: sell_outfit, moves.Upgrade: upgrade,
    moves.BuyFame: buy_fame, moves.Rearrange: rearrange, moves.Discard: let_go,
}  # fmt: skip


# --- laying pieces -------------------------------------------------------------------------------


class Fit(XiaQuestion):
    """XIA-9.2: where a bought piece lies."""

    thing: str
    clause = "XIA-9.2"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-fit", {"thing": self.thing})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        return [one(moves.Lay, way) for way in piece_ways(g, c, self.thing, empty_spaces(g, c))]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Lay)
        lay_piece(g, g.state.captains[self.seat], self.thing, move.spaces)
        g.emit(log.Fitted(self.seat, self.thing))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return lay_offer(self.seat, move)


def lay_offer(seat: int, move: Move) -> Offer:
    if not isinstance(move, moves.Lay):
        return Offer(move)
    if ">" in move.spaces:
        cell, way = move.spaces.split(">")
        return Offer(move, (f"cell:{seat}:{cell}", f"way:{seat}:{way}"))
    return Offer(move, tuple(f"cell:{seat}:{cell}" for cell in move.spaces.split("+")))


class Refit(XiaQuestion):
    """XIA-7.3: a piece of the old ship on the new one, or sold if one likes or must."""

    thing: str
    fresh: bool = False
    """Whether it was bought in this phase."""
    clause = "XIA-7.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-fit", {"thing": self.thing})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        ways = piece_ways(g, c, self.thing, empty_spaces(g, c))
        return [*(one(moves.Lay, way) for way in ways), one(moves.Shed)]

    def answer(self, g: G, move: Move) -> None:
        s = g.state
        c = s.captains[self.seat]
        if isinstance(move, moves.Lay):
            lay_piece(g, c, self.thing, move.spaces)
            return
        worth = 0 if self.fresh else worth_of(g, self.thing)
        c.credits += worth
        s.shop[self.thing] += 1
        g.emit(log.SoldOutfit(self.seat, self.thing, worth))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Lay):
            return lay_offer(self.seat, move)
        return Offer(move, (f"shop:{self.thing}",))


class Reload(XiaTask):
    """XIA-7.3: relics and cubes lie down by themselves; what does not fit is jettisoned."""

    seat: int
    cubes: tuple[str, ...]

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        while len(c.relic_at) < len(c.relics):
            pair = relic_room(g, c)
            if pair is None:
                c.relic_at = (*c.relic_at, *[(-9, -9)] * (len(c.relics) - len(c.relic_at)))
                break
            c.relic_at = (*c.relic_at, pair)
        while (-9, -9) in c.relic_at:
            destroy_relic(g, self.seat, c.relic_at.index((-9, -9)))
        for cube in self.cubes:
            if not stow(g, c, cube):
                set_adrift(g, self.seat, cube)


class LiftPieces(XiaQuestion):
    """XIA-7.2.6: pieces are lifted one by one, then laid down again; damaged ones stay."""

    lifted: tuple[str, ...]
    outfits: tuple[Fitted, ...]
    mods: tuple[tuple[str, int], ...]
    cargo: tuple[tuple[int, str], ...]
    relic_at: tuple[tuple[int, int], ...]
    clause = "XIA-7.2.6"
    forced = False

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        bad = harmed(c)
        found: list[Move] = [DONE]
        for piece in pieces_of(c):
            if not mask_of(piece_cells(c, piece)) & bad and liftable(c, piece):
                found.append(one(moves.Lift, piece))
        return found

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Lift):
            thing = lift(g.state.captains[self.seat], move.piece)
            relic_at = self.relic_at
            if thing == RELIC:
                n = int(move.piece[1:])
                relic_at = (*relic_at[:n], *relic_at[n + 1 :], relic_at[n])
            g.push(replace(self, lifted=(*self.lifted, thing), relic_at=relic_at))
        elif self.lifted:
            g.push(
                LayPieces(
                    self.seat, self.lifted, self.outfits, self.mods, self.cargo, self.relic_at
                )
            )

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Lift):
            return Offer(move)
        c = g.state.captains[self.seat]
        if move.piece[0] in "cr":
            return Offer(move, (f"cell:{self.seat}:{piece_cells(c, move.piece)[0]}",))
        return Offer(move, (f"piece:{self.seat}:{move.piece}",))


RELIC = "relic"


def pieces_of(c: Captain) -> list[str]:
    found = [f"o{n}" for n, f in enumerate(c.outfits) if f.cells]
    found += [f"m{n}" for n in range(len(c.mods))]
    found += [f"c{cell}" for cell in sorted(c.cargo)]
    return found + [f"r{n}" for n in range(len(c.relic_at))]


def liftable(c: Captain, piece: str) -> bool:
    """A pod with something in it, or an outfit with a mod over it, is cleared first."""
    if piece[0] != "o":
        return True
    fitted = c.outfits[int(piece[1:])]
    cells = mask_of(fitted.cells)
    return pod_is_empty(c, fitted) and not any(cells >> cell & 1 for _, cell in c.mods)


def lift(c: Captain, piece: str) -> str:
    """Take a piece up; what it is."""
    n = int(piece[1:])
    if piece[0] == "o":
        return take_outfit(c, n).id
    if piece[0] == "m":
        mod = c.mods[n][0]
        c.mods = (*c.mods[:n], *c.mods[n + 1 :])
        return mod
    if piece[0] == "c":
        return c.cargo.pop(n)
    cards = c.relics.cards
    c.relics = Zone((*cards[:n], *cards[n + 1 :], cards[n]), c.relics.eyes)
    c.relic_at = (*c.relic_at[:n], *c.relic_at[n + 1 :])
    return RELIC


class LayPieces(XiaQuestion):
    """XIA-7.2.6: the lifted pieces are laid down one by one; `done` puts all back as it was."""

    lifted: tuple[str, ...]
    outfits: tuple[Fitted, ...]
    mods: tuple[tuple[str, int], ...]
    cargo: tuple[tuple[int, str], ...]
    relic_at: tuple[tuple[int, int], ...]
    clause = "XIA-7.2.6"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-lay-pieces", {"thing": self.lifted[0]})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        return [DONE, *(one(moves.Lay, way) for way in thing_ways(g, c, self.lifted[0]))]

    def answer(self, g: G, move: Move) -> None:
        c = g.state.captains[self.seat]
        if not isinstance(move, moves.Lay):
            c.outfits, c.mods, c.cargo = self.outfits, self.mods, dict(self.cargo)
            c.relic_at = self.relic_at
            return
        thing, *rest = self.lifted
        lay_thing(g, c, thing, move.spaces)
        if rest:
            g.push(replace(self, lifted=tuple(rest)))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return lay_offer(self.seat, move)


def thing_ways(g: G, c: Captain, thing: str) -> list[str]:
    if thing == RELIC:
        spaces = room(g, c)
        pairs = [p for p in hull_of(g, c).pairs if mask_of(p) & ~empty_spaces(g, c) == 0]
        for fitted in c.outfits:
            if fitted.way >= 0 and g.content.outfits[fitted.id].kind == "pod":
                pairs += [
                    pair for pair in zip(fitted.cells, fitted.cells[1:], strict=False)
                    if not mask_of(pair) & ~spaces
                ]  # fmt: skip
        return [f"{a}+{b}" for a, b in pairs]
    if thing in g.content.goods:
        return [str(cell) for cell in bits(room(g, c))]
    return piece_ways(g, c, thing, empty_spaces(g, c))


def lay_thing(g: G, c: Captain, thing: str, spaces: str) -> None:
    if thing == RELIC:
        a, b = map(int, spaces.split("+"))
        c.relic_at = (*c.relic_at, (a, b))
    elif thing in g.content.goods:
        c.cargo[int(spaces)] = thing
    else:
        lay_piece(g, c, thing, spaces)

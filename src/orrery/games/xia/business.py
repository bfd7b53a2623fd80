"""XIA-7: the Business phase, and buying outfits before the game."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.components import Ship
from orrery.games.xia.damage import destroy_relic, set_adrift
from orrery.games.xia.fame import gain
from orrery.games.xia.hold import (
    empty_spaces,
    harmed,
    hold_pairs,
    hull_of,
    lay_piece,
    loads,
    piece_ways,
    pod_pairs,
    relic_room,
    room,
    stow,
    take_outfit,
)
from orrery.games.xia.missions import DiscardExcess, discard, discard_moves
from orrery.games.xia.model import (
    Captain,
    Fitted,
    G,
    XiaQuestion,
    XiaTask,
    count,
    event_in_play,
    fame_of,
    planet_kind,
    target_fame,
)
from orrery.kernel import Message, Move, Offer, Zone, bits, mask_of, on
from orrery.kernel.frozen import Frozen
from orrery.kernel.rows import dropped


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
    """XIA-7.2, 7.1: any number of these, in any order. Before the game outfits alone are bought."""

    first: bool = False
    forced = False

    def prompt(self, g: G, seat: int | None) -> Message:
        facts = {"n": g.state.captains[self.seat].credits}
        return Message("ask-outfitting", facts) if self.first else Message("ask-business", facts)

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        found: list[Move] = [moves.DONE]
        if not self.first:
            found += service_moves(g, c) + upgrade_moves(g, self.seat) + fame_moves(g, self.seat)
            found += sale_moves(g, c) + discard_moves(c)
        found += purchase_moves(g, c)
        if not c.repacked and (c.outfits or c.cargo or c.relic_at or c.mods):
            found.append(moves.Rearrange.at[()])
        return found

    def answer(self, g: G, move: Move) -> None:
        if move != moves.DONE:
            g.state.captains[self.seat].repacked = isinstance(move, moves.Rearrange)
            g.push(self)
        super().answer(g, move)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        c = g.state.captains[seat]
        if isinstance(move, moves.SellOutfit):
            return (Message("preview-credits", {"n": worth_of(g, piece_id(c, move.piece))}),)
        price = price_to_pay(g, c, move)
        return () if price is None else (Message("preview-pays", {"n": price}),)

    @on(moves.Refuel)
    def refuel(self, g: G, move: moves.Refuel) -> None:
        c = g.state.captains[self.seat]
        c.energy = g.content.ships[c.ship].energy
        g.emit(log.Refuelled(self.seat))

    @on(moves.Repair)
    def repair(self, g: G, move: moves.Repair) -> None:
        c = g.state.captains[self.seat]
        c.credits -= repair_price(g, c)
        c.damage &= ~(1 << move.space)
        g.emit(log.Repaired(self.seat))

    @on(moves.Thaw)
    def thaw(self, g: G, move: moves.Thaw) -> None:
        g.state.captains[self.seat].ice = 0
        g.emit(log.Thawed(self.seat))

    @on(moves.Melt)
    def melt(self, g: G, move: moves.Melt) -> None:
        g.state.captains[self.seat].ice &= ~(1 << move.space)
        g.emit(log.Thawed(self.seat))

    @on(moves.Buy)
    def buy(self, g: G, move: moves.Buy) -> None:
        s = g.state
        c = s.captains[self.seat]
        price = price_of(g, move.thing)
        c.credits -= price
        s.shop[move.thing] -= 1
        c.bought = (*c.bought, move.thing)
        g.emit(log.BoughtOutfit(self.seat, move.thing, price))
        g.push(Fit(self.seat, move.thing))

    @on(moves.SellOutfit)
    def sell(self, g: G, move: moves.SellOutfit) -> None:
        c = g.state.captains[self.seat]
        thing = lift(c, move.piece)  # XIA-14.4: a mod over a spot of it stays on its space
        c.sold = (*c.sold, thing)
        sell_thing(g, self.seat, thing, worth_of(g, thing))
        g.push(DiscardExcess(self.seat))

    @on(moves.Upgrade)
    def upgrade(self, g: G, move: moves.Upgrade) -> None:
        upgrade(g, self.seat, g.content.ships[move.ship])

    @on(moves.BuyFame)
    def buy_fame(self, g: G, move: moves.BuyFame) -> None:
        g.state.captains[self.seat].credits -= g.content.settings.fame_price
        gain(g, self.seat, "wealth")

    @on(moves.Discard)
    def discard(self, g: G, move: moves.Discard) -> None:
        discard(g, self.seat, move)

    @on(moves.Rearrange)
    def rearrange(self, g: G, move: moves.Rearrange) -> None:
        g.push(LiftPieces(self.seat, (), Stowage.of(g.state.captains[self.seat])))


def price_to_pay(g: G, c: Captain, move: Move) -> int | None:
    """What a step of the Business phase costs, if it has a price."""
    if isinstance(move, moves.Repair):
        return repair_price(g, c)
    if isinstance(move, moves.Buy):
        return price_of(g, move.thing)
    if isinstance(move, moves.Upgrade):
        return ship_price(g, c, g.content.ships[move.ship].tier)
    return g.content.settings.fame_price if isinstance(move, moves.BuyFame) else None


def sell_thing(g: G, seat: int, thing: str, worth: int) -> None:
    s = g.state
    s.captains[seat].credits += worth
    s.shop[thing] += 1
    g.emit(log.SoldOutfit(seat, thing, worth))


def service_moves(g: G, c: Captain) -> list[Move]:
    """XIA-7.2.1 to 7.2.3: energy, repairs, thaw."""
    found: list[Move] = []
    if c.energy < g.content.ships[c.ship].energy:
        found.append(moves.Refuel.at[()])
    if c.ice:
        found.append(moves.Thaw.at[()])
        found += [moves.Melt.at[cell] for cell in bits(c.ice)]
    if c.damage and c.credits >= repair_price(g, c):
        found += [moves.Repair.at[cell] for cell in bits(c.damage)]
    return found


def repair_price(g: G, c: Captain) -> int:
    return g.content.settings.repair[g.content.ships[c.ship].tier - 1]


def purchase_moves(g: G, c: Captain) -> list[Move]:
    """XIA-7.2.4: what the supply has, one can pay, and fits; not what was sold in this phase."""
    s = g.state
    free = empty_spaces(g, c)
    return [
        moves.Buy.at[thing]
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
            found.append(moves.SellOutfit.at[f"o{n}"])
    for n, (mod, cell) in enumerate(c.mods):
        if not bad >> cell & 1 and mod in old:
            found.append(moves.SellOutfit.at[f"m{n}"])
    return found


def pieces_by_name(c: Captain) -> list[str]:
    """The outfits and mods that lie in the hold."""
    return [f.id for f in c.outfits if f.cells] + [mod for mod, _ in c.mods]


def pod_is_empty(c: Captain, fitted: Fitted) -> bool:
    """A pod is emptied before it is sold or lifted."""
    if fitted.way < 0:
        return True
    return not mask_of(fitted.cells) & loads(c)


def upgrade_moves(g: G, seat: int) -> list[Move]:
    """XIA-7.2.7, 7.3: a ship of the next tier that nobody has had."""
    s = g.state
    c = s.captains[seat]
    tier = g.content.ships[c.ship].tier
    if tier == 3 or c.credits < ship_price(g, c, tier + 1):
        return []
    taken = {other.ship for other in s.captains} | set(s.ships_gone)
    return [moves.Upgrade.at[ship] for ship in g.content.tiers[tier] if ship not in taken]


def ship_price(g: G, c: Captain, tier: int) -> int:
    price = g.content.settings.ship_price[tier - 1]
    return price - g.content.events["black_shipyard"].amount if shady(g, c) else price


def shady(g: G, c: Captain) -> bool:
    """XIA-22.5: the Black Shipyard, on outlaw planets."""
    return bool(event_in_play(g.state, "black_shipyard")) and planet_kind(g, c.place) == "outlaw"


def fame_moves(g: G, seat: int) -> list[Move]:
    """XIA-2.4, 7.2.8: not the last point."""
    s = g.state
    c = s.captains[seat]
    if c.credits < g.content.settings.fame_price:
        return []
    if fame_of(c) + sum(c.earned) + 1 >= target_fame(s):
        return []
    return [moves.BuyFame.at[()]]


def upgrade(g: G, seat: int, ship: Ship) -> None:
    """XIA-7.3: everything comes along, damage and bounty do not."""
    from orrery.games.xia.events import use_event

    s = g.state
    c = s.captains[seat]
    c.credits -= ship_price(g, c, ship.tier)
    s.ships_gone = (*s.ships_gone, c.ship)
    c.ship = ship.id
    c.abilities = (*c.abilities, ship.ability)
    c.damage = c.ice = 0
    if shady(g, c):
        c.bounty += g.content.events["black_shipyard"].amount
        use_event(g, "black_shipyard")
    else:
        c.bounty = 0
    c.energy = ship.energy
    c.armed = g.content.settings.markers
    g.emit(log.NewShip(seat, ship.id))
    gain(g, seat, "ships")
    count(c, "ships")
    things = pieces_by_name(c)
    fresh = [things[n:].count(thing) <= c.bought.count(thing) for n, thing in enumerate(things)]
    cubes = tuple(cube for _, cube in sorted(c.cargo.items()))
    c.outfits = tuple(replace(f, used=0) for f in c.outfits if not f.cells)
    c.mods, c.cargo, c.relic_at = (), {}, ()
    build_in(c, ship)
    refits = [Refit(seat, thing, new) for thing, new in zip(things, fresh, strict=True)]
    g.push(*refits, Reload(seat, cubes), DiscardExcess(seat))


def build_in(c: Captain, ship: Ship) -> None:
    """XIA-21.8: RK5 comes with a blaster of its own."""
    if ship.ability == "rk5":
        c.outfits = (*c.outfits, Fitted("rk5_blaster", ()))


# --- laying pieces -------------------------------------------------------------------------------


class FitPiece(XiaQuestion):
    """Where a piece lies."""

    thing: str
    tells = ("thing",)

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        return [moves.Lay.at[way] for way in piece_ways(g, c, self.thing, empty_spaces(g, c))]

    @on(moves.Lay)
    def lay(self, g: G, move: moves.Lay) -> None:
        lay_piece(g, g.state.captains[self.seat], self.thing, move.spaces)
        g.emit(log.Fitted(self.seat, self.thing))


class Fit(FitPiece):
    """XIA-9.2: a piece that was bought."""


class FitMod(FitPiece):
    """XIA-14.4: a mod is put into the hold at the moment it is gained."""


class Refit(FitPiece):
    """XIA-7.3: a piece of the old ship on the new one, or sold if one likes or must."""

    fresh: bool = False
    """Whether it was bought in this phase."""

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-fit", {"thing": self.thing})

    def options(self, g: G) -> list[Move]:
        return [*super().options(g), moves.Shed.at[()]]

    @on(moves.Lay)
    def lay(self, g: G, move: moves.Lay) -> None:
        lay_piece(g, g.state.captains[self.seat], self.thing, move.spaces)

    @on(moves.Shed)
    def shed(self, g: G, move: moves.Shed) -> None:
        sell_thing(g, self.seat, self.thing, 0 if self.fresh else worth_of(g, self.thing))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        shed = (f"shop:{self.thing}",)
        return Offer(move, shed if isinstance(move, moves.Shed) else move.targets(seat))


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


class Stowage(Frozen, gc=False):
    """What lies where in a hold."""

    outfits: tuple[Fitted, ...]
    mods: tuple[tuple[str, int], ...]
    cargo: tuple[tuple[int, str], ...]
    relic_at: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, c: Captain) -> Stowage:
        return cls(c.outfits, c.mods, tuple(sorted(c.cargo.items())), c.relic_at)

    def restore(self, c: Captain) -> None:
        c.outfits, c.mods, c.cargo = self.outfits, self.mods, dict(self.cargo)
        c.relic_at = self.relic_at


class LiftPieces(XiaQuestion):
    """XIA-7.2.6: pieces are lifted one by one, then laid down again; damaged ones stay."""

    lifted: tuple[str, ...]
    before: Stowage
    forced = False

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        bad = harmed(c)
        return [moves.DONE, *(
            moves.Lift.at[piece] for piece in pieces_of(c)
            if not mask_of(piece_cells(c, piece)) & bad and liftable(c, piece)
        )]  # fmt: skip

    @on(moves.Lift)
    def lift(self, g: G, move: moves.Lift) -> None:
        thing = lift(g.state.captains[self.seat], move.piece)
        before = self.before
        if thing == RELIC:
            n, at = int(move.piece[1:]), before.relic_at
            before = replace(before, relic_at=(*dropped(at, n), at[n]))
        g.push(LiftPieces(self.seat, (*self.lifted, thing), before))

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        if self.lifted:
            g.push(LayPieces(self.seat, self.lifted, self.before))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Lift) and move.piece[0] in "cr":
            cell = piece_cells(g.state.captains[seat], move.piece)[0]
            return Offer(move, (f"cell:{seat}:{cell}",))
        return Offer(move, move.targets(seat))


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
        c.mods = dropped(c.mods, n)
        return mod
    if piece[0] == "c":
        return c.cargo.pop(n)
    cards = c.relics.cards
    c.relics = Zone((*dropped(cards, n), cards[n]), c.relics.eyes)
    c.relic_at = dropped(c.relic_at, n)
    return RELIC


class LayPieces(XiaQuestion):
    """XIA-7.2.6: the lifted pieces are laid down one by one; `done` puts all back as it was."""

    lifted: tuple[str, ...]
    before: Stowage

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-lay-pieces", {"thing": self.lifted[0]})

    def options(self, g: G) -> list[Move]:
        ways = thing_ways(g, g.state.captains[self.seat], self.lifted[0])
        return [moves.DONE, *(moves.Lay.at[way] for way in ways)]

    @on(moves.Lay)
    def lay(self, g: G, move: moves.Lay) -> None:
        thing, *rest = self.lifted
        lay_thing(g, g.state.captains[self.seat], thing, move.spaces)
        if rest:
            g.push(LayPieces(self.seat, tuple(rest), self.before))

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        self.before.restore(g.state.captains[self.seat])


def thing_ways(g: G, c: Captain, thing: str) -> list[str]:
    if thing == RELIC:
        return [f"{a}+{b}" for a, b in (*hold_pairs(g, c), *pod_pairs(g, c))]
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

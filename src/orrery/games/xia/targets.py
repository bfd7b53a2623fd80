"""What each action touches on the board, what it costs and gains, and why some cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.games.xia import notation as moves
from orrery.games.xia.combat import in_range, reach_of, together
from orrery.games.xia.ground import lattice_at
from orrery.games.xia.hexes import DIRECTIONS, plus
from orrery.games.xia.hold import cubes_of, outfit_of, relic_room, room, with_spots
from orrery.games.xia.kiln import docking_borders
from orrery.games.xia.missions import limit, mission_offer
from orrery.games.xia.model import (
    INSIDE,
    ROOMS,
    G,
    chart,
    number,
    occupied,
    place_of,
    ship_id,
    ships,
    stranded,
)
from orrery.games.xia.steps import at_point, into_comet
from orrery.games.xia.trade import (
    GATHERING,
    features_here,
    most_gathers,
    price_of,
    sale_offer,
    wanted,
)
from orrery.kernel import Message, Move, Offer, Refusal, Why

Telling = Callable[[G, int, Move], Offer]
DEBRIS_SAFE, FIELD_SAFE, SHIELD_SAFE = 4, 11, 11


def offer_of(g: G, seat: int, move: Move) -> Offer:
    """An action as a person sees it."""
    telling = TELLS.get(type(move))
    return telling(g, seat, move) if telling else Offer(move)


# --- risks ---------------------------------------------------------------------------------------


def chance_of(least: int) -> int:
    """How likely a d20 shows at least so much, in percent."""
    return (21 - least) * 5


def risks(borders: tuple[str, ...]) -> tuple[Message, ...]:
    """What each border of a step asks for."""
    found = []
    for border in borders:
        if border in ("asteroid", "ice", "nebula"):
            found.append(
                Message(
                    "risk-field",
                    {"border": border, "least": FIELD_SAFE, "percent": chance_of(FIELD_SAFE)},
                )
            )
        elif border == "debris":
            found.append(
                Message("risk-debris", {"least": DEBRIS_SAFE, "percent": chance_of(DEBRIS_SAFE)})
            )
        elif border == "shield":
            found.append(
                Message("risk-shield", {"least": SHIELD_SAFE, "percent": chance_of(SHIELD_SAFE)})
            )
        elif border == "star":
            found.append(Message("risk-star"))
        elif border == "outlaw":
            found.append(Message("risk-outlaw"))
    return tuple(found)


def path_risk(g: G, origin: int, to: int) -> tuple[Message, ...]:
    at = chart(g)
    track = at.track[to]
    if track < 0 or (origin >= 0 and at.track[origin] == track):
        return ()
    path = at.tracks[track].path
    if path.kind == "comet":
        deadly = g.state.comets.get(at.tracks[track].sector) == to
        return (
            Message("risk-comet-space") if deadly else Message("risk-comet", {"die": path.die}),
        )
    return (Message("risk-gravity", {"die": path.die}),)


# --- tellings ------------------------------------------------------------------------------------


def tell_step(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Fly)
    c = g.state.captains[seat]
    if move.space in ROOMS:
        return Offer(move, (f"room:{move.space}",), risks(docking_borders(g, seat)))
    at = chart(g)
    to = at.place[move.space]
    origin = g.state.kiln if c.place <= INSIDE else c.place
    borders = at.borders(origin, to) or ()
    if borders and borders[-1] == "outlaw" and c.bounty:
        borders = borders[:-1]
    return Offer(move, (f"space:{move.space}",), (*risks(borders), *path_risk(g, c.place, to)))


def tell_go(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Go)
    c = g.state.captains[seat]
    at = chart(g)
    steps = len(at.way(c.place, at.place[move.space], c.points, bool(c.bounty)))
    return Offer(move, (f"space:{move.space}",), (Message("preview-steps", {"n": steps}),))


def tell_jump(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Jump)
    return Offer(move, (f"space:{move.space}",), (Message("preview-steps", {"n": 1}),))


def tell_tigris(g: G, seat: int, move: Move) -> Offer:
    return Offer(
        move,
        (f"space:{chart(g).ids[g.state.captains[seat].place]}",),
        (Message("preview-steps", {"n": 1}),),
    )


def tell_thrust(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Thrust)
    fitted = g.state.captains[seat].outfits[int(move.outfit[1:])]
    outfit = outfit_of(g, fitted)
    return Offer(
        move, (f"piece:{seat}:{move.outfit}",), (Message("preview-thrust", {"die": outfit.die}),)
    )


def tell_impulse(g: G, seat: int, move: Move) -> Offer:
    n = g.content.ships[g.state.captains[seat].ship].impulse + number(g, "impulse_bonus")
    return Offer(move, (f"impulse:{seat}",), (Message("preview-points", {"n": n}),))


def tell_leap(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Leap)
    q, r = plus(chart(g).hexes[g.state.captains[seat].place], DIRECTIONS[move.direction])
    return Offer(move, (f"unknown:{q}:{r}",), (Message("risk-unknown"),))


def tell_scan(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, (moves.Scan, moves.Survey))
    own = chart(g).sector_of(g.state.captains[seat].place).at
    i, j = plus(own, DIRECTIONS[move.direction])
    if isinstance(move, moves.Survey):
        return Offer(move, (f"beyond:{i}:{j}", "ability:long_range_scan"))
    return Offer(
        move, (f"beyond:{i}:{j}",), (Message("preview-energy", {"n": number(g, "scan_energy")}),)
    )


def here(g: G, seat: int) -> str:
    """The target for what is done on the own space."""
    place = g.state.captains[seat].place
    return f"room:{ROOMS[INSIDE - place]}" if place <= INSIDE else f"space:{chart(g).ids[place]}"


def tell_here(g: G, seat: int, move: Move) -> Offer:
    return Offer(move, (here(g, seat),))


def tell_load(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Load)
    paid = move.lots * g.content.settings.lot_price
    return Offer(move, (f"lots:{move.lots}",), (Message("preview-pays", {"n": paid}),))


def tell_sell_all(g: G, seat: int, move: Move) -> Offer:
    c = g.state.captains[seat]
    held = cubes_of(c)
    worth = sum(held.get(cube, 0) * price_of(g, c, cube) for cube in wanted(g, c))
    return Offer(move, (here(g, seat),), (Message("preview-credits", {"n": worth}),))


def tell_swap(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Swap)
    c = g.state.captains[seat]
    cell = max(cell for cell, cube in c.cargo.items() if cube == move.give)
    return Offer(move, (f"cell:{seat}:{cell}", f"section:{move.take}"))


def gather_risk(way: str, least: int) -> Message:
    return Message("risk-gather", {"way": way, "least": least, "percent": chance_of(least)})


def tell_gather(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Gather)
    least = DEBRIS_SAFE if move.way == "salvage" else FIELD_SAFE
    if "scavenger" in g.state.captains[seat].primed:
        least -= g.content.abilities["scavenger"].amount
    return Offer(move, (here(g, seat),), (gather_risk(move.way, least),))


def tell_excavate(g: G, seat: int, move: Move) -> Offer:
    least = number(g, "dig_fails") + 1
    return Offer(move, (here(g, seat),), (gather_risk("excavate", least),))


def tell_relic(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Study)
    return Offer(move, (f"cell:{seat}:{g.state.captains[seat].relic_at[move.relic][0]}",))


def tell_jettison(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Jettison)
    c = g.state.captains[seat]
    if move.thing in g.content.goods:
        cell = max(cell for cell, cube in c.cargo.items() if cube == move.thing)
    else:
        cell = c.relic_at[int(move.thing[1:])][0]
    return Offer(move, (f"cell:{seat}:{cell}",))


def tell_pick(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.PickUp)
    return Offer(move, (f"cube:{move.cube}",))


def tell_attack(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Attack)
    return Offer(move, (f"ship:{move.ship}", f"weapon:{move.weapon}"))


def tell_ship(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, (moves.Rescue, moves.Hook))
    return Offer(move, (f"ship:{move.ship}",))


def tell_ability(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, (moves.Use, moves.Copy))
    return Offer(move, (f"ability:{move.ability}",))


TELLS: dict[type[Move], Telling] = {
    moves.Fly: tell_step, moves.Go: tell_go, moves.Jump: tell_jump, moves.Tigris: tell_tigris,
    moves.Thrust: tell_thrust, moves.Impulse: tell_impulse, moves.Leap: tell_leap,
    moves.Scan: tell_scan, moves.Survey: tell_scan, moves.Collect: tell_here,
    moves.Load: tell_load, moves.Sell: sale_offer, moves.SellAll: tell_sell_all,
    moves.Swap: tell_swap, moves.Gather: tell_gather, moves.Excavate: tell_excavate,
    moves.Study: tell_relic, moves.Jettison: tell_jettison, moves.PickUp: tell_pick,
    moves.Attack: tell_attack, moves.Rescue: tell_ship, moves.Hook: tell_ship,
    moves.Use: tell_ability, moves.Copy: tell_ability, moves.Draw: tell_here,
    moves.Take: tell_here, moves.Perform: mission_offer, moves.Deliver: mission_offer,
    moves.Discard: mission_offer,
}  # fmt: skip


# --- refusals ------------------------------------------------------------------------------------

NO_POINTS = Why("why-no-points", "XIA-6.5")
OUTLAW_KEPT_OUT = Why("why-outlaw-kept-out", "XIA-11.3.2")
WOULD_END_THERE = Why("why-would-end-there", "XIA-6.5")
SHIELD_CLOSED = Why("why-shield-closed", "XIA-11.3.4")
NO_MARKER = Why("why-no-marker", "XIA-6.1")
NO_SPOT = Why("why-no-spot", "XIA-6.2")
IMPULSE_USED = Why("why-impulse-used", "XIA-6.4")
STRANDED = Why("why-stranded", "XIA-5.6.1")
NO_ENERGY = Why("why-no-energy", "XIA-11.2.1")
NO_SECTOR_LEFT = Why("why-no-sector-left", "XIA-11.1.4")
NO_ROOM = Why("why-no-room", "XIA-9.4")
NOT_WANTED = Why("why-not-wanted", "XIA-15.1.3")
NOTHING_STOCKED = Why("why-nothing-stocked", "XIA-15.1.2")
NO_CREDITS = Why("why-no-credits", "XIA-15.1.2")
MISSION_LIMIT = Why("why-mission-limit", "XIA-13.1")
DRAWN_HERE = Why("why-drawn-here", "XIA-13.1")
SITE_EMPTY = Why("why-site-empty", "XIA-11.6.3")
ENOUGH_GATHERED = Why("why-enough-gathered", "XIA-15.1.9")
OUT_OF_RANGE = Why("why-out-of-range", "XIA-10.1")
NOT_SEEN = Why("why-not-seen", "XIA-10.6")
APART = Why("why-apart", "XIA-11.4.2")


def refusals_of(g: G, seat: int) -> Iterator[Refusal]:
    """What a captain might expect in the action phase and cannot do."""
    c = g.state.captains[seat]
    yield from engine_refusals(g, seat)
    if c.place >= 0:
        yield from step_refusals(g, seat)
        yield from scan_refusals(g, seat)
    yield from site_refusals(g, seat)
    yield from attack_refusals(g, seat)


def engine_refusals(g: G, seat: int) -> Iterator[Refusal]:
    c = g.state.captains[seat]
    if not c.impulse:
        yield Refusal(f"impulse:{seat}", IMPULSE_USED)
    usable = {n for n, _, _ in with_spots(g, c, "engine")}
    for n, fitted in enumerate(c.outfits):
        if outfit_of(g, fitted).kind != "engine":
            continue
        if n not in usable:
            yield Refusal(f"piece:{seat}:o{n}", NO_SPOT)
        elif not c.armed:
            yield Refusal(f"piece:{seat}:o{n}", NO_MARKER)


def step_refusals(g: G, seat: int) -> Iterator[Refusal]:
    c = g.state.captains[seat]
    at = chart(g)
    for near in at.near(c.place):
        target = f"space:{at.ids[near]}"
        borders = at.borders(c.place, near)
        if borders is None:
            yield Refusal(target, SHIELD_CLOSED)
        elif borders and borders[-1] == "lawful" and c.bounty:
            yield Refusal(target, OUTLAW_KEPT_OUT, {"n": c.bounty})
        elif c.points <= 0:
            yield Refusal(target, NO_POINTS)
        elif c.points == 1 and occupied(g, near) and not into_comet(g, c, near):
            yield Refusal(target, WOULD_END_THERE)


def scan_refusals(g: G, seat: int) -> Iterator[Refusal]:
    s = g.state
    c = s.captains[seat]
    at = chart(g)
    for direction in at.frontier.get(c.place, ()):
        i, j = lattice_at(plus(at.hexes[c.place], DIRECTIONS[direction]))
        target = f"beyond:{i}:{j}"
        if not len(s.stack_of_sectors):
            yield Refusal(target, NO_SECTOR_LEFT)
        elif stranded(c):
            yield Refusal(target, STRANDED)
        elif c.energy < number(g, "scan_energy"):
            yield Refusal(target, NO_ENERGY, {"need": number(g, "scan_energy"), "have": c.energy})


def site_refusals(g: G, seat: int) -> Iterator[Refusal]:
    """Why nothing can be done on the own space."""
    s = g.state
    c = s.captains[seat]
    spot = here(g, seat)
    features = features_here(g, c)
    if stranded(c) and (features or c.place <= INSIDE):
        yield Refusal(spot, STRANDED)
        return
    if "buy" in features:
        stock = s.economy[features["buy"]] if s.options.economy else s.cubes[features["buy"]]
        if not stock:
            yield Refusal(spot, NOTHING_STOCKED, {"cube": features["buy"]})
        elif not room(g, c):
            yield Refusal(spot, NO_ROOM)
        elif c.credits < g.content.settings.lot_price:
            yield Refusal(
                spot, NO_CREDITS, {"need": g.content.settings.lot_price, "have": c.credits}
            )
    if wanted(g, c) and not any(cube in cubes_of(c) for cube in wanted(g, c)):
        yield Refusal(spot, NOT_WANTED, {"cubes": list(wanted(g, c))})
    if any(way in features for way in GATHERING):
        if c.did.get("gathers", 0) >= most_gathers(g, c):
            yield Refusal(spot, ENOUGH_GATHERED, {"n": most_gathers(g, c)})
        elif not room(g, c):
            yield Refusal(spot, NO_ROOM)
    if "excavate" in features:
        if not len(s.digs.get(chart(g).sector_of(c.place).id, ())):
            yield Refusal(spot, SITE_EMPTY)
        elif not relic_room(g, c):
            yield Refusal(spot, NO_ROOM)
    if at_point(g, c):
        if c.place in c.visited:
            yield Refusal(spot, DRAWN_HERE)
        elif len(c.missions) >= limit(g, c):
            yield Refusal(spot, MISSION_LIMIT, {"n": limit(g, c)})


def attack_refusals(g: G, seat: int) -> Iterator[Refusal]:
    s = g.state
    at = chart(g)
    for ship in ships(s):
        if ship == seat or place_of(s, ship) == -1 or s.captains[seat].place == -1:
            continue
        target = f"ship:{ship_id(s, ship)}"
        if not together(g, seat, ship):
            yield Refusal(target, APART)
        elif place_of(s, ship) >= 0:
            reach = reach_of(g, "missile")
            n = at.distance(place_of(s, seat), place_of(s, ship))
            if n > reach:
                yield Refusal(target, OUT_OF_RANGE, {"need": reach, "have": n})
            elif not in_range(g, seat, ship, reach):
                yield Refusal(target, NOT_SEEN)

"""What each action touches on the board, what it costs and gains, and why some cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from orrery.games.xia import notation as moves
from orrery.games.xia.chart import NEVER
from orrery.games.xia.combat import in_range, reach_of
from orrery.games.xia.flight import impulse_points
from orrery.games.xia.ground import lattice_at
from orrery.games.xia.hexes import DIRECTIONS
from orrery.games.xia.hold import last_cell, outfit_of, relic_room, room, with_spots
from orrery.games.xia.kiln import docking_borders
from orrery.games.xia.missions import limit
from orrery.games.xia.model import (
    INSIDE,
    NOWHERE,
    ROOMS,
    G,
    apart,
    chart,
    number,
    occupied,
    on_map,
    place_of,
    ship_id,
    ships,
    space_id,
    stock_of,
    stranded,
)
from orrery.games.xia.steps import at_point, into_comet, kept_out
from orrery.games.xia.trade import (
    GATHERING,
    features_here,
    most_gathers,
    price_of,
    relics_here,
    sale_preview,
    sellable,
    sold_cell,
    wanted,
)
from orrery.kernel import Message, Move, Offer, Refusal, Why
from orrery.kernel.hexes import moved

DEBRIS_SAFE, FIELD_SAFE, SHIELD_SAFE = 4, 11, 11
Previews = tuple[Message, ...]


def offer_of(g: G, seat: int, move: Move) -> Offer:
    """An action as a person sees it."""
    kind = type(move)
    targets = SPOTS[kind](g, seat, move) if kind in SPOTS else move.targets(seat)
    return Offer(move, targets, PREVIEWS[kind](g, seat, move) if kind in PREVIEWS else ())


# --- risks ---------------------------------------------------------------------------------------


def risks(borders: tuple[str, ...]) -> Previews:
    """What each border of a step asks for."""
    return tuple(risk(border) for border in borders if border != "lawful")


def odds(least: int) -> dict[str, int]:
    """What a d20 has to show at least, and how likely it does, in percent."""
    return {"least": least, "percent": (21 - least) * 5}


def risk(border: str) -> Message:
    if border == "star":
        return Message("risk-star")
    if border == "outlaw":
        return Message("risk-outlaw")
    if border == "debris":
        return Message("risk-debris", odds(DEBRIS_SAFE))
    if border == "shield":
        return Message("risk-shield", odds(SHIELD_SAFE))
    return Message("risk-field", {"border": border, **odds(FIELD_SAFE)})


def path_risk(g: G, origin: int, to: int) -> Previews:
    at = chart(g)
    track = at.track[to]
    if track < 0 or (origin >= 0 and at.track[origin] == track):
        return ()
    path = at.tracks[track].path
    if path.kind != "comet":
        return (Message("risk-gravity", {"die": path.die}),)
    if g.state.comets.get(at.tracks[track].sector) == to:
        return (Message("risk-comet-space"),)
    return (Message("risk-comet", {"die": path.die}),)


# --- what an action touches, where that depends on the position ----------------------------------


def here(g: G, seat: int) -> str:
    """The target for what is done on the own space."""
    place = g.state.captains[seat].place
    return f"{'room' if place <= INSIDE else 'space'}:{space_id(g, place)}"


def own_space(g: G, seat: int, move: Move) -> tuple[str, ...]:
    return (here(g, seat),)


def unknown_hex(g: G, seat: int, move: moves.Leap) -> tuple[str, ...]:
    q, r = moved(chart(g).hexes[g.state.captains[seat].place], DIRECTIONS[move.direction])
    return (f"unknown:{q}:{r}",)


def unknown_sector(g: G, seat: int, move: moves.Scan | moves.Survey) -> tuple[str, ...]:
    own = chart(g).sector_of(g.state.captains[seat].place).at
    i, j = moved(own, DIRECTIONS[move.direction])
    ability = ("ability:long_range_scan",) if isinstance(move, moves.Survey) else ()
    return (f"beyond:{i}:{j}", *ability)


def swapped(g: G, seat: int, move: moves.Swap) -> tuple[str, ...]:
    return (cube_cell(g, seat, move.give), f"section:{move.take}")


def cube_cell(g: G, seat: int, cube: str) -> str:
    return f"cell:{seat}:{last_cell(g.state.captains[seat], cube)}"


def relic_cell(g: G, seat: int, n: int) -> str:
    return f"cell:{seat}:{g.state.captains[seat].relic_at[n][0]}"


def thrown(g: G, seat: int, move: moves.Jettison) -> tuple[str, ...]:
    if move.thing in g.content.goods:
        return (cube_cell(g, seat, move.thing),)
    return (relic_cell(g, seat, int(move.thing[1:])),)


SPOTS: dict[type[Move], Callable[[G, int, Any], tuple[str, ...]]] = {
    moves.Tigris: own_space, moves.Collect: own_space, moves.SellAll: own_space,
    moves.Gather: own_space, moves.Excavate: own_space, moves.Draw: own_space,
    moves.Take: own_space, moves.Leap: unknown_hex, moves.Scan: unknown_sector,
    moves.Survey: unknown_sector, moves.Swap: swapped, moves.Jettison: thrown,
    moves.Study: lambda g, seat, move: (relic_cell(g, seat, move.relic),),
    moves.Sell: lambda g, seat, move: (sold_cell(g, seat, move),),
}  # fmt: skip


# --- what it costs, gains and risks --------------------------------------------------------------


def step_preview(g: G, seat: int, move: moves.Fly) -> Previews:
    c = g.state.captains[seat]
    if move.space in ROOMS:
        return risks(docking_borders(g, seat))
    at = chart(g)
    to = at.place[move.space]
    borders = at.borders(on_map(g.state, c.place), to) or ()
    if borders and borders[-1] == "outlaw" and c.bounty:
        borders = borders[:-1]
    return (*risks(borders), *path_risk(g, c.place, to))


def way_preview(g: G, seat: int, move: moves.Go) -> Previews:
    c = g.state.captains[seat]
    at = chart(g)
    steps = len(at.way(c.place, at.place[move.space], c.points, bool(c.bounty)))
    return (Message("preview-steps", {"n": steps}),)


def jump_preview(g: G, seat: int, move: Move) -> Previews:
    return (Message("preview-steps", {"n": 1}),)


def leap_preview(g: G, seat: int, move: Move) -> Previews:
    return (Message("risk-unknown"),)


def thrust_preview(g: G, seat: int, move: moves.Thrust) -> Previews:
    fitted = g.state.captains[seat].outfits[int(move.outfit[1:])]
    return (Message("preview-thrust", {"die": outfit_of(g, fitted).die}),)


def impulse_preview(g: G, seat: int, move: Move) -> Previews:
    return (Message("preview-points", {"n": impulse_points(g, seat)}),)


def scan_preview(g: G, seat: int, move: Move) -> Previews:
    return (Message("preview-energy", {"n": number(g, "scan_energy")}),)


def load_preview(g: G, seat: int, move: moves.Load) -> Previews:
    return (Message("preview-pays", {"n": move.lots * g.content.settings.lot_price}),)


def sell_all_preview(g: G, seat: int, move: Move) -> Previews:
    c = g.state.captains[seat]
    worth = sum(n * price_of(g, c, cube) for cube, n in sellable(g, c).items())
    return (Message("preview-credits", {"n": worth}),)


def gather_preview(g: G, seat: int, move: moves.Gather) -> Previews:
    least = DEBRIS_SAFE if move.way == "salvage" else FIELD_SAFE
    if "scavenger" in g.state.captains[seat].primed:
        least -= g.content.abilities["scavenger"].amount
    return (gather_risk(move.way, least),)


def dig_preview(g: G, seat: int, move: Move) -> Previews:
    return (gather_risk("excavate", number(g, "dig_fails") + 1),)


def gather_risk(way: str, least: int) -> Message:
    return Message("risk-gather", {"way": way, **odds(least)})


PREVIEWS: dict[type[Move], Callable[[G, int, Any], Previews]] = {
    moves.Fly: step_preview, moves.Go: way_preview, moves.Jump: jump_preview,
    moves.Tigris: jump_preview, moves.Leap: leap_preview, moves.Thrust: thrust_preview,
    moves.Impulse: impulse_preview, moves.Scan: scan_preview, moves.Load: load_preview,
    moves.Sell: sale_preview, moves.SellAll: sell_all_preview, moves.Gather: gather_preview,
    moves.Excavate: dig_preview,
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
        elif kept_out(c, borders):
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
        i, j = lattice_at(moved(at.hexes[c.place], DIRECTIONS[direction]))
        target = f"beyond:{i}:{j}"
        if not len(s.stack_of_sectors):
            yield Refusal(target, NO_SECTOR_LEFT)
        elif stranded(c):
            yield Refusal(target, STRANDED)
        elif c.energy < (need := number(g, "scan_energy")):
            yield Refusal(target, NO_ENERGY, {"need": need, "have": c.energy})


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
        price = g.content.settings.lot_price
        if not stock_of(s, features["buy"]):
            yield Refusal(spot, NOTHING_STOCKED, {"cube": features["buy"]})
        elif not room(g, c):
            yield Refusal(spot, NO_ROOM)
        elif c.credits < price:
            yield Refusal(spot, NO_CREDITS, {"need": price, "have": c.credits})
    if wanted(g, c) and not sellable(g, c):
        yield Refusal(spot, NOT_WANTED, {"cubes": list(wanted(g, c))})
    if any(way in features for way in GATHERING):
        if c.did.get("gathers", 0) >= most_gathers(g, c):
            yield Refusal(spot, ENOUGH_GATHERED, {"n": most_gathers(g, c)})
        elif not room(g, c):
            yield Refusal(spot, NO_ROOM)
    if "excavate" in features:
        if not relics_here(g, c):
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
    reach = reach_of(g, "missile")
    for ship in ships(s):
        if ship == seat or NOWHERE in (place_of(s, ship), place_of(s, seat)):
            continue
        target = f"ship:{ship_id(s, ship)}"
        n = apart(g, seat, ship)
        if n == NEVER:
            yield Refusal(target, APART)
        elif n > reach:
            yield Refusal(target, OUT_OF_RANGE, {"need": reach, "have": n})
        elif not in_range(g, seat, ship, reach):
            yield Refusal(target, NOT_SEEN)

"""What a captain does without thinking: how bots finish a turn that they look ahead to.

Take what lies here, go where something can be done over ways that need no roll, stop.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from orrery.games.xia import notation as moves
from orrery.games.xia.business import Business, Fit, LayPieces, LiftPieces, Refit, piece_cells
from orrery.games.xia.chart import way_back
from orrery.games.xia.combat import Defend, OpenFire, Rearm, sheltered_place
from orrery.games.xia.damage import PlaceDamage
from orrery.games.xia.explore import ChooseReward
from orrery.games.xia.fame import RollAgain
from orrery.games.xia.freeze import ChooseFrozen
from orrery.games.xia.harpoon import FollowHost
from orrery.games.xia.heuristics import (
    CUBES,
    LOT,
    SCAN,
    WORTH,
    WORTHWHILE,
    Way,
    best_goal,
    best_goals,
    business_worth,
    errand_wishes,
    fame_wanted,
    looks,
    new_gates,
    outlook,
    prey,
    routes,
    upgrade_wanted,
    volley,
    wishes,
)
from orrery.games.xia.hold import hull_of, outfit_of, room
from orrery.games.xia.missions import ChooseMissions, limit
from orrery.games.xia.model import OUTLAWS, G, chart, number, ship_named, stock_of, stranded
from orrery.games.xia.setup import ChooseShip
from orrery.games.xia.shields import Block
from orrery.games.xia.steps import at_point
from orrery.games.xia.trade import ChooseRelic, SellMore
from orrery.games.xia.turn import Act, ArmMarkers, passes
from orrery.kernel import Move, mask_of
from orrery.kernel.game import by_question, first_offer

Habit = Callable[[G, Any], Move]
GREED = (
    moves.Deliver, moves.SellAll, moves.Perform, moves.Collect, moves.Study, moves.Take,
    moves.Draw, moves.Rescue,
)  # fmt: skip
"""What is always done where it can be, in this order."""


# --- the action phase ----------------------------------------------------------------------------


Offered = dict[type[Move], list[Move]]


def offered(g: G) -> Offered:
    """The offers by their kinds."""
    by: Offered = {}
    for move in g.offers:
        by.setdefault(type(move), []).append(move)
    return by


def first_of(by: Offered, *kinds: type[Move]) -> Move | None:
    """The first offer of the first of these kinds that is offered."""
    return next((by[kind][0] for kind in kinds if kind in by), None)


def kind_of(g: G, *kinds: type[Move]) -> Move | None:
    return first_of(offered(g), *kinds)


def act(g: G, question: Act) -> Move:
    seat = question.seat
    c = g.state.captains[seat]
    by = offered(g)
    found = first_of(by, *GREED)
    if found is not None:
        return found
    stale = stale_mission(g, seat) if moves.Discard in by and at_point(g, c) else None
    if stale is not None:
        return stale
    if moves.Attack in by:
        shot = best_shot(g, seat, by[moves.Attack])
        if shot is not None:
            return shot
    if moves.Load in by and (lots := lots_wanted(g, seat)):
        return moves.Load.at[lots]
    if sheltered_place(g, c) and business_worth(g, seat):
        return g.offers[0]
    if stranded(c):
        return limp(g, seat, by)
    at = chart(g)
    gates = new_gates(g, at)
    if c.place in gates:
        found = first_of(by, moves.Jump, moves.Tigris, moves.Thrust, moves.Impulse)
        if found is not None:
            return found
    way, goal, worth = outlook(g, seat)
    if c.place in at.frontier and worth < SCAN:
        scan = look_farther(g, seat)
        if scan is not g.offers[0]:
            return scan
    if goal < 0 or goal == c.place or worth <= 0.05:
        return look_farther(g, seat)
    if c.points or moves.Thrust in by or moves.Impulse in by:
        return heading(g, by, way, goal)
    return look_farther(g, seat)


def limp(g: G, seat: int, by: Offered) -> Move:
    """Without energy and markers there is the impulse alone: to a planet that is known; where there
    is no way to any, off the map, to find one."""
    if moves.Impulse in by:
        return by[moves.Impulse][0]
    wanted = wishes(g, seat)
    look = looks(g, g.state.captains[seat])._replace(bold=True)
    for name in ("planets", "frontier"):
        goal, _ = best_goal(g, [wish for wish in wanted if wish.name == name], look)
        step = towards(g, by, way_to(g, look, goal)) if goal >= 0 else g.offers[0]
        if step is not g.offers[0]:
            return step
        if name == "planets" and moves.Leap in by:
            return by[moves.Leap][0]
    return g.offers[0]


def heading(g: G, by: Offered, look: Way, goal: int) -> Move:
    """On the way to a goal: first as many points as it takes, then there."""
    way = way_to(g, look, goal)
    points = g.state.captains[g.seat].points
    more = first_of(by, moves.Thrust, moves.Impulse) if points < len(way) else None
    return more or towards(g, by, way)


def stale_mission(g: G, seat: int) -> Move | None:
    """Where others can be drawn, a mission is let go that leads nowhere."""
    c = g.state.captains[seat]
    if len(c.missions) < limit(g, c) or c.place in c.visited:
        return None
    for n, card in enumerate(c.missions.cards):
        if not errand_wishes(g, seat, n):
            return moves.Discard.at[card.face]
    return None


def best_shot(g: G, seat: int, attacks: list[Move]) -> Move | None:
    """The attack that promises most, if it is worth the markers."""
    c = g.state.captains[seat]
    best, most = None, WORTHWHILE
    for move in attacks:
        assert isinstance(move, moves.Attack)
        if move.weapon == "ram":
            continue
        worth = prey(g, seat, ship_named(g.state, move.ship), volley(g, c, move.weapon))
        if worth >= most:
            best, most = move, worth
    return best


def lots_wanted(g: G, seat: int) -> int:
    """Buy what somebody known buys, but not for what a new ship costs."""
    c = g.state.captains[seat]
    cube = chart(g).features[c.place]["buy"]
    if not any(route.buy == c.place for route in routes(g, bool(c.bounty))):
        return 0
    held = sum(other == cube for other in c.cargo.values())
    stock = stock_of(g.state, cube)
    n = min(room(g, c).bit_count(), stock, CUBES - held)
    purse = c.credits
    if upgrade_wanted(g, c):
        purse -= g.content.settings.ship_price[g.content.ships[c.ship].tier]
    lots = 1 if n == stock == 1 else n // number(g, "buy_lot", seat)
    return max(0, min(lots, purse // g.content.settings.lot_price))


def look_farther(g: G, seat: int) -> Move:
    """Scan when there is energy to spare; else stop."""
    c = g.state.captains[seat]
    scan = kind_of(g, moves.Survey, moves.Scan)
    if scan is not None and c.energy >= 3:
        return scan
    return g.offers[0]


def towards(g: G, by: Offered, way: list[int]) -> Move:
    """Along a way: as far as one click goes, then step by step, through gates and fields."""
    ids = chart(g).ids
    c = g.state.captains[g.seat]
    far = {space_of(move): move for move in by.get(moves.Go, ())}
    for place in reversed(way[: c.points]):
        if ids[place] in far:
            return far[ids[place]]
    steps: list[Move] = [*by.get(moves.Fly, ()), *by.get(moves.Jump, ())]
    for move in steps:
        if way and space_of(move) == ids[way[0]]:
            return move
    if steps and c.place < 0:
        return steps[0]
    return g.offers[0]


def space_of(move: Move) -> str:
    assert isinstance(move, moves.SpaceMove)
    return move.space


def way_to(g: G, look: Way, goal: int) -> list[int]:
    """The spaces on the way to a goal."""
    return way_back(chart(g).charted(*look)[1], look.place, goal)


# --- what is worth a thought ----------------------------------------------------------------------

GOALS = 3
"""So many spaces to fly to are thought about, beside those that are reached by a roll."""
ONCE = (moves.Scan, moves.Survey, moves.Repair, moves.Swap, moves.Load, moves.Upgrade)
"""Of these one is thought about: what the others bring is the same, or unknown."""
NEVER_MIND = (
    moves.Sell, moves.Melt, moves.Rearrange, moves.SellOutfit, moves.Discard, moves.Leap,
)  # fmt: skip
"""These are thought about only where they are habit."""


def promising(g: G) -> Sequence[Move]:
    """The offers that a planner looks at."""
    if len(g.offers) <= 2:
        return g.offers
    question = g.question
    if isinstance(question, Act):
        return promising_actions(g, question.seat)
    if isinstance(question, Business):
        return fewer(g, question.seat, habit(g))
    if isinstance(question, BY_HABIT):
        return [habit(g)]
    return g.offers


BY_HABIT = (
    ChooseShip, PlaceDamage, ChooseFrozen, Block, Defend, OpenFire, Rearm, Fit, Refit, LayPieces,
    ArmMarkers,
)  # fmt: skip
"""What nobody thinks about."""


def fewer(g: G, seat: int, quiet: Move) -> list[Move]:
    """The offers without what is as good as another one or hardly ever good."""
    found = [quiet]
    seen = {type(quiet)}
    for move in g.offers:
        kind = type(move)
        if move is quiet or kind in NEVER_MIND or (kind in ONCE and kind in seen):
            continue
        if isinstance(move, moves.Buy) and move.thing not in BOUGHT:
            continue
        seen.add(kind)
        found.append(move)
    return found


BOUGHT = ("engine_large", "blaster_large", "shield_small", "shield_medium", "gts")
"""What planners think of buying."""


def promising_actions(g: G, seat: int) -> Sequence[Move]:
    """What habit would do, the way to each of the best goals, and what is no flight."""
    quiet = habit(g)
    c = g.state.captains[seat]
    if isinstance(quiet, GREED):
        return [quiet]
    full, home = not room(g, c), sheltered_place(g, c)
    idle = (*FLIGHTS, *([] if full else [moves.Jettison]), *([] if home else [moves.Done]))
    found = [move for move in fewer(g, seat, quiet) if move is quiet or not isinstance(move, idle)]
    by = offered(g)
    look = looks(g, c)
    if look.place >= 0 and not passes(g, seat):
        for goal, _ in best_goals(g, wishes(g, seat), look)[:GOALS]:
            move = heading(g, by, look, goal)
            if move not in found:
                found.append(move)
    return found


FLIGHTS = (moves.Go, moves.Fly)


# --- business ------------------------------------------------------------------------------------


def business(g: G, question: Business) -> Move:
    c = g.state.captains[question.seat]
    by = offered(g)
    found = first_of(by, moves.Refuel, moves.Thaw)
    if found is not None:
        return found
    if moves.Upgrade in by and upgrade_wanted(g, c):
        return by_lot(g, question.seat, by[moves.Upgrade])
    if moves.Repair in by and c.damage.bit_count() >= 2 and c.credits >= 2000:
        return by[moves.Repair][0]
    thing = wanted_outfit(g, question.seat)
    if thing and (move := moves.Buy.at[thing]) in g.offers:
        return move
    if moves.BuyFame in by and fame_wanted(g, question.seat):
        return by[moves.BuyFame][0]
    return g.offers[0]


def wanted_outfit(g: G, seat: int) -> str:
    """A large engine before all; then what makes it better, a shield and a blaster where an outlaw
    flies, as long as there is enough left to trade with."""
    c = g.state.captains[seat]
    kinds = Counter(outfit_of(g, fitted).kind for fitted in c.outfits)
    if not kinds["engine"]:
        sizes = [size for size in ("large", "medium") if c.credits >= price(g, size) + LOT]
        return f"engine_{sizes[0] if sizes else 'small'}"
    if upgrade_wanted(g, c):
        return ""
    spare = c.credits - LOT
    if not c.mods and g.state.options.outfits and spare >= g.content.settings.mod_buy:
        return "gts"
    if outlaws_about(g):
        if not kinds["shield"] and spare >= price(g, "small"):
            return "shield_small"
        if not any(f.id == "blaster_large" for f in c.outfits) and spare >= price(g, "large"):
            return "blaster_large"
    return ""


def price(g: G, size: str) -> int:
    return g.content.settings.outfit_buy[size]


def outlaws_about(g: G) -> bool:
    return any(npc.id in OUTLAWS and npc.place >= 0 for npc in g.state.npcs)


def by_lot(g: G, seat: int, ships: list[Move]) -> Move:
    """Ships are alike in worth: which one a captain takes depends on the map that lies there, so
    that all are flown."""
    lot = zlib.crc32(f"{g.state.layout} {seat}".encode())
    return ships[lot % len(ships)]


def first_ship(g: G, question: ChooseShip) -> Move:
    return by_lot(g, question.seat, g.offers)


# --- damage and shields --------------------------------------------------------------------------


def cheapest(g: G, question: PlaceDamage | ChooseFrozen) -> Move:
    """Empty spaces first, away from what is worth something; engines last."""
    c = g.state.captains[question.seat]
    dear: dict[int, float] = {}
    for n, fitted in enumerate(c.outfits):
        kind = outfit_of(g, fitted).kind
        for at, cell in enumerate(piece_cells(c, f"o{n}")):
            dear[cell] = WORTH[kind] + (0.1 if at < outfit_of(g, fitted).spots else 0)
        if kind == "armor":
            for cell in fitted.cells:
                dear[cell] = -1
    for _, cell in c.mods:
        dear[cell] = dear.get(cell, 0) + 0.3
    for cell in c.cargo:
        dear[cell] = 0.25
    for pair in c.relic_at:
        for cell in pair:
            dear[cell] = 0.8
    return min(
        (m for m in g.offers if isinstance(m, moves.Damage)),
        key=lambda m: (dear.get(m.space, 0), m.space),
    )


def block(g: G, question: Block | Defend) -> Move:
    """Shields while the blow is worth a marker."""
    used = len(question.spots)
    n = question.n if isinstance(question, Block) else 4 * max(1, 2 - used)
    return g.offers[-1] if n - 3 * used > 1 else g.offers[0]


def shoot(g: G, question: OpenFire) -> Move:
    """With all that there is."""
    return kind_of(g, moves.Arm) or g.offers[0]


def again(g: G, question: RollAgain) -> Move:
    return g.offers[1] if g.state.die <= 10 else g.offers[0]


# --- small choices -------------------------------------------------------------------------------


def reward(g: G, question: ChooseReward) -> Move:
    """Fame; money for whoever has nothing to trade with."""
    c = g.state.captains[question.seat]
    return g.offers[1 if c.credits < LOT and len(c.cargo) < 2 else 0]


def fame_first(g: G, question: Any) -> Move:
    return g.offers[0]


def last(g: G, question: Any) -> Move:
    return g.offers[-1]


def keep_best(g: G, question: ChooseMissions) -> Move:
    """The mission whose places are known best."""
    points = chart(g).points
    keeps = [m for m in g.offers if isinstance(m, moves.Keep)]

    def worth(move: moves.Keep) -> float:
        card = g.content.missions[move.mission]
        known = (card.deliver in points) + (not card.at or card.at in points)
        easy = {"shuttle": 1.0, "smuggler": 0.9, "private_eye": 0.9, "research": 1.0}
        return known + easy.get(card.kind, 0.2) + sum(card.pay) / len(card.pay) / 6000

    best = max(keeps, key=worth, default=None)
    return best if best is not None and worth(best) > 1.2 else g.offers[0]


def first_way(g: G, question: Any) -> Move:
    """A stabilizer beside an engine; all else where it fits first."""
    ways = [m for m in g.offers if isinstance(m, moves.Lay)]
    if ways and getattr(question, "thing", "") == "gts":
        c = g.state.captains[question.seat]
        beside = hull_of(g, c).beside
        for f in c.outfits:
            if outfit_of(g, f).kind == "engine" and f.cells:
                own = mask_of(f.cells)
                for m in ways:
                    if m.spaces.isdigit() and beside[int(m.spaces)] & own:
                        return m
    return ways[0] if ways else g.offers[0]


HABITS: dict[type[Any], Habit] = {
    Act: act, Business: business, ChooseShip: first_ship, PlaceDamage: cheapest,
    ChooseFrozen: cheapest, Block: block, Defend: block, OpenFire: shoot, RollAgain: again,
    Rearm: last, ChooseReward: reward, ChooseRelic: fame_first, ChooseMissions: keep_best,
    Fit: first_way, Refit: first_way, LayPieces: first_way, SellMore: last,
    FollowHost: fame_first, LiftPieces: fame_first,
}  # fmt: skip
habit = by_question(HABITS, first_offer)

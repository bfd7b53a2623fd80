"""What a captain does without thinking: how bots finish a turn that they look ahead to.

Take what lies here, go where something can be done over ways that need no roll, stop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orrery.games.xia import notation as moves
from orrery.games.xia.business import Business, Fit, LayPieces, LiftPieces, Refit, piece_cells
from orrery.games.xia.combat import Defend, OpenFire, Rearm, sheltered_place
from orrery.games.xia.damage import Block, ChooseFrozen, PlaceDamage, RollAgain
from orrery.games.xia.explore import ChooseReward
from orrery.games.xia.flight import FollowHost
from orrery.games.xia.heuristics import (
    CUBES,
    LOT,
    SCAN,
    WORTH,
    Way,
    best_goals,
    business_worth,
    fame_wanted,
    goal_of,
    looks,
    new_gates,
    routes,
    upgrade_wanted,
    wishes,
)
from orrery.games.xia.hold import outfit_of, room
from orrery.games.xia.missions import ChooseMissions, limit
from orrery.games.xia.model import G, chart, number
from orrery.games.xia.setup import ChooseShip
from orrery.games.xia.trade import ChooseRelic, SellMore
from orrery.games.xia.turn import Act, ArmMarkers, passes
from orrery.kernel import Move

Habit = Callable[[G, Any], Move]
GREED = (
    moves.Deliver, moves.SellAll, moves.Perform, moves.Collect, moves.Study, moves.Take,
    moves.Draw, moves.Rescue,
)  # fmt: skip
"""What is always done where it can be, in this order."""


def habit(g: G) -> Move:
    """The answer to the question on top; the first offer where there is nothing to say."""
    found = HABITS.get(type(g.question))
    return g.offers[0] if found is None or len(g.offers) == 1 else found(g, g.question)


def kind_of(g: G, *kinds: type[Move]) -> Move | None:
    for kind in kinds:
        for move in g.offers:
            if type(move) is kind:
                return move
    return None


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
    for kind in kinds:
        if kind in by:
            return by[kind][0]
    return None


def act(g: G, question: Act) -> Move:
    seat = question.seat
    c = g.state.captains[seat]
    by = offered(g)
    found = first_of(by, *GREED)
    if found is not None:
        return found
    if moves.Load in by and (lots := lots_wanted(g, seat)):
        return moves.Load.at[lots]
    if sheltered_place(g, c) and business_worth(g, seat):
        return g.offers[0]
    at = chart(g)
    gates = new_gates(g, at)
    if c.place in gates:
        found = first_of(by, moves.Jump, moves.Tigris, moves.Thrust, moves.Impulse)
        if found is not None:
            return found
    goal, worth = goal_of(g, seat)
    if c.place in at.frontier and worth < SCAN:
        scan = look_farther(g, seat)
        if scan is not g.offers[0]:
            return scan
    if goal < 0 or goal == c.place or worth <= 0.05:
        return look_farther(g, seat)
    if c.points or moves.Thrust in by or moves.Impulse in by:
        return heading(g, by, looks(g, c), goal)
    return look_farther(g, seat)


def heading(g: G, by: Offered, look: Way, goal: int) -> Move:
    """On the way to a goal: first as many points as it takes, then there."""
    way = way_to(g, look, goal)
    points = g.state.captains[g.seat].points
    more = first_of(by, moves.Thrust, moves.Impulse) if points < len(way) else None
    return more or towards(g, by, way)


def lots_wanted(g: G, seat: int) -> int:
    """Buy what somebody known buys, but not for what a new ship costs."""
    s = g.state
    c = s.captains[seat]
    at = chart(g)
    cube = at.features[c.place]["buy"]
    if not any(route.buy == c.place for route in routes(g, bool(c.bounty))):
        return 0
    held = sum(other == cube for other in c.cargo.values())
    stock = s.economy[cube] if s.options.economy else s.cubes[cube]
    n = min(room(g, c).bit_count(), stock, CUBES - held)
    purse = c.credits
    if upgrade_wanted(g, c):
        purse -= g.content.settings.ship_price[g.content.ships[c.ship].tier]
    return max(0, min(n // number(g, "buy_lot", seat), purse // g.content.settings.lot_price))


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
    assert isinstance(move, (moves.Go, moves.Fly, moves.Jump))
    return move.space


def way_to(g: G, look: Way, goal: int) -> list[int]:
    """The spaces on the way to a goal."""
    before = chart(g).charted(*look)[1]
    found: list[int] = []
    while goal != look.place:
        found.append(goal)
        goal = before[goal]
    return found[::-1]


# --- what is worth a thought ----------------------------------------------------------------------

GOALS = 3
"""So many spaces to fly to are thought about, beside those that are reached by a roll."""
ONCE = (moves.Scan, moves.Survey, moves.Leap, moves.Repair, moves.Swap)
"""Of these one is thought about: what the others bring is the same, or unknown."""
NEVER_MIND = (moves.Sell, moves.Melt, moves.Rearrange, moves.SellOutfit)
"""These are not thought about where something else is offered."""


def promising(g: G) -> Sequence[Move]:
    """The offers that a planner looks at."""
    if len(g.offers) <= 2:
        return g.offers
    question = g.question
    if isinstance(question, Act):
        return promising_actions(g, question.seat)
    if isinstance(question, Business):
        return fewer(g, question.seat, g.offers)
    if isinstance(question, BY_HABIT):
        return [habit(g)]
    return g.offers


BY_HABIT = (
    PlaceDamage, ChooseFrozen, Block, Defend, OpenFire, Rearm, Fit, Refit, LayPieces, ArmMarkers,
)  # fmt: skip
"""What nobody thinks about."""


def fewer(g: G, seat: int, offers: Sequence[Move]) -> list[Move]:
    """Without what is as good as something else that is offered."""
    c = g.state.captains[seat]
    crowded = len(c.missions) >= limit(g, c)
    seen: set[type[Move]] = set()
    found: list[Move] = []
    for move in offers:
        kind = type(move)
        if kind in NEVER_MIND or (kind is moves.Discard and not crowded):
            continue
        if kind in ONCE and kind in seen:
            continue
        if kind is moves.Load and move.lots != lots_wanted(g, seat):  # type: ignore[attr-defined]
            continue
        seen.add(kind)
        found.append(move)
    return found or list(offers)


def promising_actions(g: G, seat: int) -> Sequence[Move]:
    """What habit would do, the way to each of the best goals, and what is no flight."""
    quiet = habit(g)
    c = g.state.captains[seat]
    found = [quiet]
    for move in fewer(g, seat, g.offers):
        if move is quiet or isinstance(move, FLIGHTS):
            continue
        if isinstance(move, moves.Jettison) and room(g, c):
            continue
        found.append(move)
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
    found = kind_of(g, moves.Refuel, moves.Thaw)
    if found is not None:
        return found
    if upgrade_wanted(g, c):
        ships = [m for m in g.offers if isinstance(m, moves.Upgrade)]
        if ships:
            return max(ships, key=lambda m: ship_worth(g, m.ship))
    repair = kind_of(g, moves.Repair)
    if repair is not None and c.damage.bit_count() >= 2 and c.credits >= 2000:
        return repair
    engines = [f for f in c.outfits if outfit_of(g, f).kind == "engine"]
    if not engines:
        for size in ("large", "medium", "small"):
            move = moves.Buy.at[f"engine_{size}"]
            keep = 0 if size == "small" else 1000
            if move in g.offers and c.credits - PRICES[size] >= keep:
                return move
    fame = kind_of(g, moves.BuyFame)
    if fame is not None and fame_wanted(g, question.seat):
        return fame
    return g.offers[0]


PRICES = {"small": 1000, "medium": 2000, "large": 3000}


def ship_worth(g: G, ship: str) -> float:
    facts = g.content.ships[ship]
    return (
        facts.impulse * 0.4 + facts.energy * 0.1 + len("".join(facts.hold).replace(".", "")) * 0.1
    )


def first_ship(g: G, question: ChooseShip) -> Move:
    return max(g.offers, key=lambda m: ship_worth(g, m.ship) if isinstance(m, moves.Choose) else 0)


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
    n = question.n if isinstance(question, Block) else 4 * max(1, 2 - len(question.shields))
    used = len(question.spots) if isinstance(question, Block) else len(question.shields)
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
    return kind_of(g, moves.Lay) or g.offers[0]


HABITS: dict[type[Any], Habit] = {
    Act: act, Business: business, ChooseShip: first_ship, PlaceDamage: cheapest,
    ChooseFrozen: cheapest, Block: block, Defend: block, OpenFire: shoot, RollAgain: again,
    Rearm: last, ChooseReward: reward, ChooseRelic: fame_first, ChooseMissions: keep_best,
    Fit: first_way, Refit: first_way, LayPieces: first_way, SellMore: last,
    FollowHost: fame_first, LiftPieces: fame_first,
}  # fmt: skip

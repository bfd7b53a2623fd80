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
    FAR,
    WORTH,
    goal_of,
    needs_business,
    upgrade_wanted,
    wishes,
)
from orrery.games.xia.hold import outfit_of, room
from orrery.games.xia.missions import ChooseMissions, limit
from orrery.games.xia.model import G, chart
from orrery.games.xia.setup import ChooseShip
from orrery.games.xia.trade import ChooseRelic, SellMore
from orrery.games.xia.turn import Act
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


def act(g: G, question: Act) -> Move:
    seat = question.seat
    c = g.state.captains[seat]
    found = kind_of(g, *GREED)
    if found is not None:
        return found
    load = [m for m in g.offers if isinstance(m, moves.Load)]
    if load and worth_buying(g, seat):
        return load[min(1, len(load) - 1)]
    if needs_business(g, c) and sheltered_place(g, c):
        return g.offers[0]
    goal, worth = goal_of(g, seat)
    if c.place in chart(g).frontier and worth < 0.45:
        scan = look_farther(g, seat)
        if scan is not g.offers[0]:
            return scan
    if goal < 0 or goal == c.place or worth <= 0.05:
        return look_farther(g, seat)
    if c.points > 0:
        return towards(g, seat, goal)
    return kind_of(g, moves.Thrust, moves.Impulse) or look_farther(g, seat)


def worth_buying(g: G, seat: int) -> bool:
    """Buy what somebody known buys, unless the hold has it already."""
    from orrery.games.xia.heuristics import sell_places
    from orrery.games.xia.trade import feature

    c = g.state.captains[seat]
    cube = feature(g, c, "buy")
    return cube in sell_places(g) and sum(held == cube for held in c.cargo.values()) < 2


def look_farther(g: G, seat: int) -> Move:
    """Scan when there is energy to spare; else stop."""
    c = g.state.captains[seat]
    scan = kind_of(g, moves.Survey, moves.Scan)
    if scan is not None and c.energy >= 3:
        return scan
    return g.offers[0]


def towards(g: G, seat: int, goal: int) -> Move:
    """A step along the way without rolls; passing over others only when there are points left."""
    s = g.state
    c = s.captains[seat]
    at = chart(g)
    here = c.place if c.place >= 0 else s.kiln
    way = at.way(here, goal, 40, bool(c.bounty))
    far = {m.space: m for m in g.offers if isinstance(m, moves.Go)}
    for place in reversed(way[: c.points]):
        if at.ids[place] in far:
            return far[at.ids[place]]
    steps = {m.space: m for m in g.offers if isinstance(m, moves.Fly)}
    if way and at.ids[way[0]] in steps:
        return steps[at.ids[way[0]]]
    if c.place < 0 and steps:
        return next(iter(steps.values()))
    return g.offers[0]


# --- what is worth a thought ----------------------------------------------------------------------

GOALS = 4
"""So many spaces to fly to are thought about, beside those that are reached by a roll."""


def promising(g: G) -> Sequence[Move]:
    """The offers that a planner looks at: of the spaces that are reached without a roll those where
    something can be done, the best ones, and the first step of the way to what is farthest away."""
    if type(g.question) is not Act or len(g.offers) <= GOALS:
        return g.offers
    seat = g.seat
    c = g.state.captains[seat]
    if c.place < 0:
        return g.offers
    at = chart(g)
    free = {step.to for step in at.steps[c.place] if not step.borders}
    worth = worth_of(g, seat)
    kept: list[Move] = []
    flights: list[tuple[float, int, Move]] = []
    full = not room(g, c)
    crowded = len(c.missions) >= limit(g, c)
    for n, move in enumerate(g.offers):
        if isinstance(move, moves.Go) or (
            isinstance(move, moves.Fly) and at.place.get(move.space, -1) in free
        ):
            flights.append((-worth.get(at.place[move.space], 0.0), n, move))
        elif isinstance(move, moves.Jettison):
            if full:
                kept.append(move)
        elif not isinstance(move, moves.Discard) or crowded:
            kept.append(move)
    flights.sort()
    kept += [move for _, _, move in flights[:GOALS]]
    return kept


def worth_of(g: G, seat: int) -> dict[int, float]:
    """What a captain would do in each space, and the first step towards the best of all."""
    found: dict[int, float] = {}
    for wish in wishes(g, seat):
        for place in wish.places:
            found[place] = found.get(place, 0.0) + wish.worth
    c = g.state.captains[seat]
    goal, worth = goal_of(g, seat)
    at = chart(g)
    if goal >= 0 and goal not in at.reach(c.place, c.points, bool(c.bounty)):
        before = at.reach(c.place, FAR, bool(c.bounty))
        while before.get(goal, -1) not in (-1, c.place):
            goal = before[goal]
            found[goal] = found.get(goal, 0.0) + worth / 2
        found[goal] = found.get(goal, 0.0) + worth
    return found


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
    if fame is not None and g.content.ships[c.ship].tier == 3 and c.credits >= 6000:
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
    Rearm: last, ChooseReward: fame_first, ChooseRelic: fame_first, ChooseMissions: keep_best,
    Fit: first_way, Refit: first_way, LayPieces: first_way, SellMore: last,
    FollowHost: fame_first, LiftPieces: fame_first,
}  # fmt: skip

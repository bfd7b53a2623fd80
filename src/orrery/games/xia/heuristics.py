"""What a position is worth to a captain, in fame points; and where a captain wants to go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from orrery.games.xia.chart import Chart, Ranked
from orrery.games.xia.hold import broken, cubes_of, harmed, hits, hull_of, outfit_of, room
from orrery.games.xia.missions import AT_ONCE, can_deliver, limit, mission
from orrery.games.xia.model import (
    INSIDE,
    NOWHERE,
    Captain,
    G,
    chart,
    fame_of,
    occupied,
    solo,
    target_fame,
)

FAR = 40
"""Steps that a captain looks ahead."""
HORIZON = 16
"""Steps at which a wish is worth half."""
RESERVE = 3
"""Energy below which a planet is looked for."""
PURSE = 2000
"""Credits that one wants to have at hand."""
PER_FAME = 6000
"""Credits that are worth a point of fame."""
WORTH = {
    "engine": 0.35,
    "blaster": 0.12,
    "missile": 0.12,
    "shield": 0.18,
    "pod": 0.2,
    "armor": 0.12,
}
"""What the first outfit of a kind is worth for each three points of its die; later ones less."""


def evaluate(g: G, seat: int) -> float:
    s = g.state
    c = s.captains[seat]
    if s.winner == seat:
        return 1000.0
    if not c.ship:
        return 0.0
    fame = fame_of(c) + sum(c.earned)
    others = [fame_of(o) + sum(o.earned) for n, o in enumerate(s.captains) if n != seat]
    worth = fame - 0.25 * max(others, default=0) + wealth(g, c, fame)
    worth += equipment(g, c) + cargo_worth(g, c) + papers(g, seat)
    worth -= c.did.get("perils", 0) / 100
    if c.place == NOWHERE:
        return worth - 2.5
    return worth + condition(g, c) + place_worth(g, seat)


def wealth(g: G, c: Captain, fame: int) -> float:
    """Credits, less what one cannot spend any more; the first ones are worth more: they mend."""
    left = max(1, target_fame(g.state) - fame)
    purse = c.credits + 0.5 * min(c.credits, PURSE)
    return min(purse / PER_FAME, left * 0.9 + 0.5)


def equipment(g: G, c: Captain) -> float:
    """Ship, outfits, energy and markers."""
    total = 0.55 * (g.content.ships[c.ship].tier - 1) + 0.05 * c.armed
    total += 0.03 * c.energy + 0.1 * min(c.energy, RESERVE)
    seen: dict[str, int] = {}
    for fitted in c.outfits:
        outfit = outfit_of(g, fitted)
        before = seen.get(outfit.kind, 0)
        seen[outfit.kind] = before + 1
        worth = WORTH[outfit.kind] * max(outfit.die, 6) / 6 / (1 + 1.5 * before)
        bad = hits(c, fitted)
        total += worth * (1 - bad / len(fitted.cells)) if bad else worth
    total += 0.1 * len({mod for mod, _ in c.mods})
    return total


def condition(g: G, c: Captain) -> float:
    """Damage hurts the more the less is left; a bounty draws the Enforcer."""
    size = hull_of(g, c).size
    hurt = harmed(c).bit_count() / size
    ice = 0.15 * bool(c.ice)
    adrift = 1.0 if lame(g, c) else 0.0
    return -2.2 * hurt - 2.0 * max(0.0, hurt - 0.4) - adrift - ice - min(1.0, c.bounty / 6000)


def lame(g: G, c: Captain) -> bool:
    """Whether no engine would take a marker, were all of them ready."""
    bad = harmed(c)
    if not bad:
        return False
    for fitted in c.outfits:
        outfit = outfit_of(g, fitted)
        if outfit.kind == "engine" and not broken(c, fitted):
            spots = fitted.cells[: outfit.spots]
            if len(spots) < outfit.spots or any(not bad >> cell & 1 for cell in spots):
                return False
    return any(outfit_of(g, fitted).kind == "engine" for fitted in c.outfits)


def cargo_worth(g: G, c: Captain) -> float:
    """Cubes that somebody known buys, and the point for selling them all."""
    known = sell_places(g)
    total = 0.0
    for cube, n in cubes_of(c).items():
        if cube in known:
            total += n * 800 / PER_FAME + (0.55 if n >= 2 else 0.0)
        else:
            total += 0.06 * n
    free = room(g, c).bit_count()
    return total + 0.12 * min(2, free) + 0.8 * len(c.relic_at)


def papers(g: G, seat: int) -> float:
    """Missions, and exploration tokens on the mat."""
    c = g.state.captains[seat]
    total = 0.4 * len(c.tokens) + 0.15 * bool(len(c.drawn))
    points = chart(g).points
    for n, errand in enumerate(c.errands):
        face = c.missions.faces(seat)[n]
        if face is None:
            continue
        card = g.content.missions[face]
        there = card.deliver in points
        if errand.shown:
            total += 0.8 + errand.pay / PER_FAME if there else 0.35
        else:
            total += 0.3 if there and (not card.at or card.at in points) else 0.08
    return total


def sell_places(g: G) -> dict[str, list[int]]:
    """Where each type of cargo is bought, as far as the map is known; kept with the map."""
    at = chart(g)
    found = g.content.markets.get(g.state.layout)
    if found is None:
        found = g.content.markets[g.state.layout] = markets(g, at, "sell")
        if len(g.content.markets) > 2000:
            g.content.markets.clear()
    return found


def markets(g: G, at: Chart, feature: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for place, features in enumerate(at.features):
        thing = features.get(feature)
        if thing:
            for cube in g.content.goods_sold if thing == "any" else (thing,):
                found.setdefault(cube, []).append(place)
    return found


# --- where to ------------------------------------------------------------------------------------


def steps_from(g: G, place: int, outlaw: bool) -> dict[int, int]:
    """How many steps each space is away, over ways that need no roll; kept with the map."""
    at = chart(g)
    key = place, outlaw
    found = at.steps_from.get(key)
    if found is None:
        before = at.reach(place, FAR, outlaw)
        found = {}
        for to, previous in before.items():
            found[to] = 0 if previous < 0 else found[previous] + 1
        at.steps_from[key] = found
    return found


class Wish(NamedTuple):
    """Spaces where a captain would do something, each of the same worth. A wish with a name is for
    spaces of the map alone, and how far they are is kept with the map."""

    name: str
    places: Iterable[int]
    worth: float


def wishes(g: G, seat: int) -> Iterator[Wish]:
    s = g.state
    c = s.captains[seat]
    at = chart(g)
    held = cubes_of(c)
    known = sell_places(g)
    for cube, n in held.items():
        if cube in known:
            worth = n * 1000 / PER_FAME + (1.0 if n >= 2 else 0.0)
            yield Wish(f"sell {cube}", known[cube], worth)
    if c.credits >= 1000 and sum(held.values()) < 2 and room(g, c).bit_count() >= 2:
        bought = buy_places(g)
        for cube in known:
            if cube != "ember" and (not s.options.economy or s.economy[cube] >= 2):
                yield Wish(f"buy {cube}", bought.get(cube, ()), 0.7)
    for n, errand in enumerate(c.errands):
        face = c.missions.faces(seat)[n]
        if face is None:
            continue
        card = g.content.missions[face]
        goal = card.deliver if errand.shown or card.kind in AT_ONCE else card.at
        if goal in at.points and (card.kind not in AT_ONCE or can_afford(g, seat, n)):
            yield Wish("", (at.points[goal],), 1.2 + errand.pay / PER_FAME)
    if len(c.missions) < limit(g, c) and not len(c.drawn):
        if c.visited:
            yield Wish("", [p for p in at.points.values() if p not in c.visited], 0.4)
        else:
            yield Wish("points", at.points.values(), 0.4)
    if s.laid_at:
        yield Wish("", s.laid_at, 0.5)
    if needs_business(g, c) and not (c.place >= 0 and at.planet[c.place]):
        planets = [p for sector, p in at.points.items() if at.planet[p] == sector]
        yield Wish("planets", planets, 1.4 if upgrade_wanted(g, c) else 0.8)
    if len(s.stack_of_sectors) and c.place not in at.frontier:
        yield Wish("frontier", at.frontier, 0.35)
    if solo(s) and s.kiln >= 0 and c.relic_at:
        yield Wish("", at.near(s.kiln), 1.0)


def needs_business(g: G, c: Captain) -> bool:
    """Whether a planet would help now: energy, repairs that can be paid, a new ship."""
    if c.energy < RESERVE or c.ice or upgrade_wanted(g, c):
        return True
    return c.credits >= 2000 and harmed(c).bit_count() * 3 > hull_of(g, c).size


def upgrade_wanted(g: G, c: Captain) -> bool:
    tier = g.content.ships[c.ship].tier
    return tier < 3 and c.credits >= g.content.settings.ship_price[tier]


def can_afford(g: G, seat: int, n: int) -> bool:
    """Whether what an errand of one delivery asks for is aboard."""
    c = g.state.captains[seat]
    card = mission(c, g, n)
    held = cubes_of(c)
    if card.kind == "supplier":
        return all(held.get(cube, 0) >= many for cube, many in card.cubes.items())
    return any(f.id == card.outfit for f in c.outfits) or can_deliver(g, seat, n)


def buy_places(g: G) -> dict[str, list[int]]:
    key = f"buy {g.state.layout}"
    found = g.content.markets.get(key)
    if found is None:
        found = g.content.markets[key] = markets(g, chart(g), "buy")
    return found


def nearest(g: G, here: int, outlaw: bool, wish: Wish) -> Ranked:
    """The spaces of a wish that can be reached, the nearest first."""
    at = chart(g)
    key = here, outlaw, wish.name
    found = at.ranked.get(key) if wish.name else None
    if found is None:
        steps = steps_from(g, here, outlaw)
        found = tuple(sorted((n, place) for place in wish.places if (n := steps.get(place))))
        if wish.name:
            at.ranked[key] = found
    return found


def goal_of(g: G, seat: int) -> tuple[int, float]:
    """The space that is worth going to most, the nearer the better."""
    s = g.state
    c = s.captains[seat]
    here = c.place if c.place >= 0 else s.kiln
    best, most = NOWHERE, 0.0
    if here < 0:
        return best, most
    outlaw = bool(c.bounty)
    for wish in wishes(g, seat):
        worth = wish.worth * HORIZON
        if worth <= most * (HORIZON + 1):
            continue
        for n, place in nearest(g, here, outlaw, wish):
            value = worth / (HORIZON + n)
            if value <= most:
                break
            if not occupied(g, place):
                best, most = place, value
                break
    return best, most


def place_worth(g: G, seat: int) -> float:
    """How good it is to be here: what the best goal is worth from here."""
    c = g.state.captains[seat]
    if c.place <= INSIDE:
        return 0.3
    _, worth = goal_of(g, seat)
    return 0.45 * worth

"""What a position is worth to a captain, in fame points; and where a captain wants to go."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from orrery.games.xia.chart import FAR, NEVER, Chart, Ranked, Route
from orrery.games.xia.combat import KINDS, sheltered_place
from orrery.games.xia.deliveries import can_deliver, carries
from orrery.games.xia.hold import (
    broken,
    can_be_damaged,
    cubes_of,
    harmed,
    hits,
    hull_of,
    outfit_of,
    room,
    with_spots,
)
from orrery.games.xia.missions import AT_ONCE, limit, mission
from orrery.games.xia.model import (
    NOWHERE,
    Captain,
    G,
    chart,
    fame_of,
    innocent,
    npc_of,
    occupied,
    place_of,
    ships,
    solo,
    stock_of,
    target_fame,
    tier_of,
)
from orrery.kernel import Planning

HORIZON = 16
"""Steps at which a wish is worth half."""
RESERVE = 3
"""Energy below which a planet is looked for."""
PURSE = 2000
"""Credits that one wants to have at hand."""
CUBES = 6
"""Cubes that a captain likes to carry."""
DRAW, TOKEN, FRONTIER = 0.4, 0.5, 0.35
"""What it is worth to draw missions, to turn a token over, to look beyond the map."""
STURDY = 8
"""Undamaged spaces with which a captain dares to cross a field."""
PLANNING = Planning(width=1, patience=0, doubt=0.4)
"""Captains plan little and often: after every roll anew."""
LOT = 1000
"""What one keeps to trade with."""
LAST = 0.2
"""What the last cube of a type is worth: no fame, but what is made of it can be bought again."""
SCAN = 0.45
"""Whoever could look beyond the map does so unless something better is near."""
FAME_TIER = 2
"""From which tier on fame is bought."""
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
    """What a position is worth when a turn has ended, in fame points. The numbers are what they
    brought captains by habit within the next four turns."""
    s = g.state
    c = s.captains[seat]
    if s.winner == seat:
        return 1000.0
    if not c.ship:
        return 0.0
    fame = fame_of(c) + sum(c.earned)
    others = [fame_of(o) + sum(o.earned) for n, o in enumerate(s.captains) if n != seat]
    worth = fame - 0.25 * max(others, default=0) + wealth(g, c, fame)
    worth += equipment(g, c) + papers(g, seat) - c.did.get("perils", 0) / 200
    if c.place == NOWHERE:
        return worth - 1.2
    return worth + condition(g, c) + place_worth(g, seat)


def wealth(g: G, c: Captain, fame: int) -> float:
    """Credits, as far as one can still spend them."""
    left = max(1, target_fame(g.state) - fame)
    return min(c.credits / 5000, left * 0.9 + 0.5)


def equipment(g: G, c: Captain) -> float:
    """Ship, outfits, energy and markers."""
    total = 0.55 * (g.content.ships[c.ship].tier - 1) + 0.05 * c.armed
    total += 0.07 * c.energy + 0.2 * min(c.energy, RESERVE)
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
    """Damage hurts the more the less is left; a bounty draws the Enforcer; on a planet markers are
    armed for nothing."""
    size = hull_of(g, c).size
    hurt = harmed(c).bit_count()
    worth = 0.3 if sheltered_place(g, c) else 0.0
    worth -= 0.12 * hurt + 2.0 * max(0.0, hurt / size - 0.5) + min(1.0, c.bounty / 6000)
    if c.ice:
        worth -= 0.15
    return worth - 1.0 if lame(g, c) else worth


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


def papers(g: G, seat: int) -> float:
    """Missions, exploration tokens on the mat, cubes and relics."""
    c = g.state.captains[seat]
    total = 0.35 * len(c.tokens) + 0.25 * bool(len(c.drawn)) + 0.8 * len(c.relic_at)
    for n in cubes_of(c).values():
        total += 0.2 if n >= 2 else 0.02
    points = chart(g).points
    for n, errand in enumerate(c.errands):
        face = c.missions.faces(seat)[n]
        if face is None:
            continue
        card = g.content.missions[face]
        if errand.shown:
            total += 0.4 if card.deliver in points else 0.1
        else:
            total += 0.1 if errand_wishes(g, seat, n) else 0.0
    return total


def buyers(g: G, cube: str) -> tuple[int, ...]:
    """Where a type of cargo is wanted, as far as the map is known; embers go to the Kiln."""
    sells = chart(g).sells
    return sells.get(cube, ()) + (sells.get("any", ()) if cube != "ember" else ())


def routes(g: G, outlaw: bool) -> tuple[Route, ...]:
    """What can be bought somewhere and sold elsewhere; kept with the map."""
    at = chart(g)
    found = at.routes.get(outlaw)
    if found is None:
        found = at.routes[outlaw] = tuple(
            Route(cube, buy, onward)
            for cube, shops in at.buys.items()
            for buy in shops
            if (onward := steps_to_any(g, Way(buy, outlaw, False), buyers(g, cube))) < NEVER
        )
    return found


def steps_to_any(g: G, way: Way, goals: Iterable[int]) -> int:
    costs = chart(g).charted(*way)[0]
    return min((costs[goal] for goal in goals), default=NEVER)


# --- where to ------------------------------------------------------------------------------------


class Way(NamedTuple):
    """From where a captain looks at the map, and how."""

    place: int
    outlaw: bool
    bold: bool
    """Whether the ship can stand a blow."""


def looks(g: G, c: Captain) -> Way:
    size = hull_of(g, c).size
    bold = size - harmed(c).bit_count() >= STURDY
    return Way(c.place if c.place >= 0 else g.state.kiln, bool(c.bounty), bold)


def steps_to(g: G, way: Way, place: int) -> int:
    """How many steps a space is away; what may happen on the way counts as steps."""
    return chart(g).charted(*way)[0][place]


class Wish(NamedTuple):
    """Spaces where a captain would do something, each of the same worth. A wish with a name is for
    spaces of the map alone, and how far they are is kept with the map."""

    name: str
    places: Iterable[int]
    worth: float
    onward: int = 0
    """Steps from there to where the worth is gained."""


def wishes(g: G, seat: int) -> list[Wish]:
    """All that a captain might fly to."""
    s = g.state
    c = s.captains[seat]
    at = chart(g)
    found: list[Wish] = []
    held = cubes_of(c)
    for cube, n in held.items():
        places = buyers(g, cube)
        if places:
            worth = n * 1000 / PER_FAME + (1.0 if n >= 2 else 0.0)
            found.append(Wish(f"sell {cube}", places, worth))
    free = room(g, c).bit_count()
    if c.credits >= 1000 and free >= 2:
        found += [
            Wish(f"buy {route.buy}", (route.buy,), trip_worth(g, c, route.cube, free), route.onward)
            for route in routes(g, bool(c.bounty))
            if stock_of(s, route.cube)
        ]
    for n in range(len(c.errands)):
        found += errand_wishes(g, seat, n)
    if len(c.missions) < limit(g, c) and not len(c.drawn):
        if c.visited:
            found.append(Wish("", [p for p in at.points.values() if p not in c.visited], DRAW))
        else:
            found.append(Wish("points", at.points.values(), DRAW))
    if s.laid_at:
        found.append(Wish("", s.laid_at, TOKEN))
    gates = new_gates(g, at)
    if gates:
        found.append(Wish("", gates, 1.0))
    business = business_worth(g, seat)
    if business and not (c.place >= 0 and at.planet[c.place]):
        planets = [p for sector, p in at.points.items() if at.planet[p] == sector]
        found.append(Wish("planets", planets, business))
    if len(s.stack_of_sectors) and c.place not in at.frontier:
        found.append(Wish("frontier", at.frontier, FRONTIER))
    found += hunted(g, seat)
    if solo(s) and s.kiln >= 0 and c.relic_at:
        found.append(Wish("", at.near(s.kiln), 1.0))
    return found


def new_gates(g: G, at: Chart) -> list[int]:
    """XIA-11.5.3: gates through which nobody has flown yet, and that lead somewhere."""
    seen = g.state.gates_seen
    gates = [*(at.gates if len(at.gates) > 1 else ()), *([at.tigris] if at.tigris >= 0 else ())]
    return [gate for gate in gates if at.sector_of(gate).id not in seen]


# --- hunting -------------------------------------------------------------------------------------


@cache
def chance_to_beat(dice: tuple[int, ...], defence: tuple[int, ...], need: int) -> float:
    """How likely some dice show so much more than others."""
    sums = {0: 1.0}
    for sign, thrown in ((1, dice), (-1, defence)):
        for die in thrown:
            rolled: dict[int, float] = {}
            for total, odds in sums.items():
                for face in range(1, die + 1):
                    key = total + sign * face
                    rolled[key] = rolled.get(key, 0.0) + odds / die
            sums = rolled
    return sum(odds for total, odds in sums.items() if total >= need)


def volley(g: G, c: Captain, weapon: str) -> tuple[int, ...]:
    """The dice that an attack would roll with every marker that there is."""
    dice = [
        outfit_of(g, fitted).die
        for _, fitted, spots in with_spots(g, c, *KINDS[weapon])
        for _ in spots
    ]
    return tuple(sorted(dice, reverse=True)[: c.armed])


def prey(g: G, seat: int, ship: int, dice: tuple[int, ...]) -> float:
    """What it is worth to fire so many dice at a ship: fame and loot, less what follows."""
    s = g.state
    if ship < s.players:
        target = s.captains[ship]
        need = can_be_damaged(g, target).bit_count()
        shields = [
            outfit_of(g, fitted).die
            for _, fitted, spots in with_spots(g, target, "shield")
            for _ in spots
        ]
        defence = tuple(sorted(shields, reverse=True)[: target.armed])
        loot = target.bounty
    else:
        npc = npc_of(s, ship)
        facts = g.content.npcs[npc.id]
        need, defence, loot = facts.hull - npc.damage, facts.defence, npc.bounty + npc.credits
    odds = chance_to_beat(dice, defence, need)
    worth = odds * (tier_of(g, ship) + loot / 5000)
    if innocent(s, ship):
        worth -= GUILT * odds
        if ship >= s.players:
            worth -= FEUD * (1 - odds)
    return worth


GUILT, FEUD = 0.5, 0.5
"""What a bounty costs whoever destroys the innocent, and a fight with the Enforcer."""


def hunted(g: G, seat: int) -> list[Wish]:
    """From where ships can be fired at."""
    s = g.state
    c = s.captains[seat]
    if not any(outfit_of(g, f).kind == "blaster" for f in c.outfits) or c.place < 0:
        return []
    dice = volley(g, c, "blaster")
    at = chart(g)
    found = []
    for ship in ships(s):
        place = place_of(s, ship)
        if ship == seat or place < 0:
            continue
        worth = prey(g, seat, ship, dice)
        if worth >= WORTHWHILE:
            planet = at.planet[place]
            found.append(Wish("", [p for p in at.near(place) if at.planet[p] == planet], worth))
    return found


WORTHWHILE = 0.6
"""What a victim must promise."""


def trip_worth(g: G, c: Captain, cube: str, free: int) -> float:
    """What a sale brings of what can be bought for it."""
    stock = stock_of(g.state, cube)
    if stock == 1 and cube not in c.cargo.values():
        return LAST
    n = min(free, 2 * (c.credits // 1000), stock, CUBES)
    return 1.0 + n * 500 / PER_FAME


def errand_wishes(g: G, seat: int, n: int) -> list[Wish]:
    """Where a mission leads next, and how far it goes on from there."""
    c = g.state.captains[seat]
    errand = c.errands[n]
    face = c.missions.faces(seat)[n]
    if face is None:
        return []
    at = chart(g)
    card = g.content.missions[face]
    end = at.points.get(card.deliver)
    if end is None:
        return []
    worth = 1.0 + max(errand.pay, 1000) / PER_FAME
    if errand.shown or (card.kind in AT_ONCE and can_afford(g, seat, n)):
        return [Wish("", (end,), worth)]
    if card.kind in AT_ONCE:
        return []
    way = looks(g, c)
    if card.at in at.points:
        start = at.points[card.at]
        onward = steps_to(g, way._replace(place=start), end)
        return [Wish("", (start,), worth, onward)] if onward < NEVER else []
    if card.region:
        # The nearest place counts: how far the end is from each is not asked.
        onward = min(FAR, steps_to(g, way, end)) // 2 if way.place >= 0 else FAR
        return [Wish(f"shore {card.region}", at.shores(card.region), worth, onward)]
    return []


def business_worth(g: G, seat: int) -> float:
    """What a planet would do for a captain now: a new ship, fame, energy, repairs."""
    c = g.state.captains[seat]
    worth = 0.0
    if upgrade_wanted(g, c):
        worth = 1.6
    elif fame_wanted(g, seat):
        worth = 1.1
    if c.energy < RESERVE:
        worth += 0.3 * (RESERVE - c.energy)
    if c.ice:
        worth += 0.5
    if c.credits >= 2000 and harmed(c).bit_count() * 3 > hull_of(g, c).size:
        worth += 0.6
    return worth


def upgrade_wanted(g: G, c: Captain) -> bool:
    tier = g.content.ships[c.ship].tier
    return tier < 3 and c.credits >= g.content.settings.ship_price[tier]


def fame_wanted(g: G, seat: int) -> bool:
    """Whether fame can be bought, and nothing better is saved for."""
    c = g.state.captains[seat]
    price = g.content.settings.fame_price
    short = target_fame(g.state) - fame_of(c) - sum(c.earned)
    return short > 1 and c.credits >= price + LOT and g.content.ships[c.ship].tier >= FAME_TIER


def can_afford(g: G, seat: int, n: int) -> bool:
    """Whether what an errand of one delivery asks for is aboard."""
    c = g.state.captains[seat]
    card = mission(c, g, n)
    if card.kind == "supplier":
        return carries(c, card)
    return any(f.id == card.outfit for f in c.outfits) or can_deliver(g, seat, n)


def nearest(g: G, way: Way, wish: Wish) -> Ranked:
    """The spaces of a wish that can be reached, the nearest first."""
    at = chart(g)
    key = way, wish.name
    found = at.ranked.get(key) if wish.name else None
    if found is None:
        costs = at.charted(*way)[0]
        found = tuple(
            sorted([(n, place) for place in wish.places if 0 < (n := costs[place]) <= FAR])
        )
        if wish.name:
            at.ranked[key] = found
    return found


class Outlook(NamedTuple):
    """The space that is worth going to most, the nearer the better, and how one goes there."""

    way: Way
    goal: int
    worth: float


def outlook(g: G, seat: int) -> Outlook:
    """Where a captain wants to go. Whoever reaches nothing with care is bold: a ship destroyed
    comes back, one that stands still gains nothing."""
    way = looks(g, g.state.captains[seat])
    if way.place < 0:
        return Outlook(way, NOWHERE, 0.0)
    wanted = wishes(g, seat)
    found = best_goal(g, wanted, way)
    if found[0] < 0 and not way.bold:
        way = way._replace(bold=True)
        found = best_goal(g, wanted, way)
    return Outlook(way, *found)


def best_goal(g: G, wanted: Iterable[Wish], way: Way) -> tuple[int, float]:
    """Of some wishes the best space as seen from another."""
    best, most = NOWHERE, 0.0
    for wish in wanted:
        worth, far = wish.worth * HORIZON, HORIZON + wish.onward
        if worth <= most * (far + 1):
            continue
        for n, place in nearest(g, way, wish):
            value = worth / (far + n)
            if value <= most:
                break
            if not occupied(g, place):
                best, most = place, value
                break
    return best, most


def best_goals(g: G, wanted: Iterable[Wish], way: Way) -> list[tuple[int, float]]:
    """The best space for each wish, the best of them first."""
    found: dict[int, float] = {}
    for wish in wanted:
        for n, place in nearest(g, way, wish)[:3]:
            if not occupied(g, place):
                value = wish.worth * HORIZON / (HORIZON + wish.onward + n)
                found[place] = max(value, found.get(place, 0.0))
                break
    return sorted(found.items(), key=lambda goal: -goal[1])


def place_worth(g: G, seat: int) -> float:
    """How good it is to be here: what the best goal is worth from here."""
    return outlook(g, seat).worth

"""What must always hold; the fuzzer asks between any two decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orrery.games.xia.business import FitPiece, LayPieces, LiftPieces, Reload, pieces_by_name
from orrery.games.xia.components import Mod, Outfit
from orrery.games.xia.deliveries import HearCaptain
from orrery.games.xia.hold import harmed, hull_of, markers_out, plating_sections, sections
from orrery.games.xia.model import INSIDE, NOWHERE, Captain, G, chart, place_of, ships
from orrery.kernel.census import census, unaccounted
from orrery.kernel.zones import mask_of


def violations(g: G) -> list[str]:
    """XIA-3: nothing is lost, nothing lies twice, limits are kept."""
    found = [*cubes(g), *outfits(g), *cards(g), *map_pieces(g)]
    for seat, c in enumerate(g.state.captains):
        found += [f"seat {seat}: {text}" for text in ship(g, c)]
    return found


def lifted(g: G) -> Counter[str]:
    """Pieces that are in somebody's hand now."""
    found: Counter[str] = Counter()
    for frame in g.state.stack:
        if isinstance(frame, (LiftPieces, LayPieces)):
            found.update(frame.lifted)
        elif isinstance(frame, FitPiece):
            found[frame.thing] += 1
        elif isinstance(frame, Reload):
            found.update(frame.cubes)
    return found


def cubes(g: G) -> Iterator[str]:
    s = g.state
    goods = g.content.goods
    hand = lifted(g)
    found = Counter(s.cubes) + Counter(s.economy) + Counter({good: hand[good] for good in goods})
    held = [*(c.cargo.values() for c in s.captains), *s.adrift.values(), *(n.cubes for n in s.npcs)]
    for cubes in held:
        found.update(cubes)
    box = Counter({good.id: good.copies for good in goods.values()})
    yield from unaccounted("cubes", found, box.elements())
    if any(n < 0 for n in (*s.cubes.values(), *s.economy.values())):
        yield "fewer than no cubes"
    if any(n > g.content.settings.econ_cap for n in s.economy.values()):
        yield "a section of the economy board has too many cubes"
    if any(s.economy[cube] for cube in s.demand):
        yield "cubes on a section in demand"
    if any(not here for here in s.adrift.values()):
        yield "a space with no cubes is remembered"


def outfits(g: G) -> Iterator[str]:
    s = g.state
    found = Counter(s.shop) + lifted(g)
    for c in s.captains:
        found.update(pieces_by_name(c))
    known: dict[str, Outfit | Mod] = {**g.content.outfits, **g.content.mods}
    box = Counter({thing: known[thing].copies for thing in s.shop})
    count = Counter({thing: found[thing] for thing in s.shop})
    yield from unaccounted("outfits and mods", count, box.elements())
    if any(n < 0 for n in s.shop.values()):
        yield "fewer than none for sale"


def cards(g: G) -> Iterator[str]:
    """XIA-3.2: every card, token and relic of the elements in play is in one place."""
    s, c = g.state, g.content
    o = s.options
    box = Counter(m.id for m in c.missions.values() if o.sectors or m.set == "base")
    tokens = "embers" if o.exploration else "base"
    box += Counter({t.id: t.copies for t in c.tokens.values() if t.set == tokens})
    box += Counter({r.id: r.copies for r in c.relics.values() if o.sectors})
    waiting = Counter(frame.card for frame in s.stack if isinstance(frame, HearCaptain))
    found = census(s, {*c.missions, *c.tokens, *c.relics}) + waiting
    yield from unaccounted("cards and tokens", found, box.elements())
    sectors = len(chart(g).sectors) + len(s.stack_of_sectors)
    if sectors != sum(o.sectors or sector.set == "base" for sector in c.sectors.values()):
        yield f"{sectors} sectors"
    if len(s.laid) != len(s.laid_at):
        yield "exploration tokens without a space"


def map_pieces(g: G) -> Iterator[str]:
    s = g.state
    at = chart(g)
    size = len(at.ids)
    places = [place_of(s, ship) for ship in ships(s)]
    for where in (*places, s.kiln, *s.comets.values()):
        if where >= size or (where < NOWHERE and where < INSIDE - 2):
            yield f"a piece at {where}"
    inside = [place for place in places if place <= INSIDE]
    if len(set(inside)) != len(inside):
        yield "two ships in one space of the Kiln"
    if s.kiln < 0 and inside:
        yield "somebody is in a Kiln that is not there"


def ship(g: G, c: Captain) -> Iterator[str]:
    if not c.ship:
        return
    hull = hull_of(g, c)
    seen = 0
    for fitted in c.outfits:
        mask = mask_of(fitted.cells)
        if mask & seen:
            yield "two outfits on one space"
        seen |= mask
    outside = sections([f for f in c.outfits if f.way >= 0])
    if mask_of(c.cargo) & ~(hull.all | outside):
        yield "a cube outside the hold"
    bad = harmed(c)
    if c.damage & c.ice:
        yield "two markers of damage on one space"
    if bad & ~(hull.all | plating_sections(g, c)):
        yield "damage outside the hold"
    loads = list(c.cargo) + [n for pair in c.relic_at for n in pair]
    if len(loads) != len(set(loads)):
        yield "two things on one space"
    if mask_of(loads) & bad:
        yield "cargo on a damaged space"
    if mask_of(loads) & sections([f for f in c.outfits if f.way < 0 or f.id != "cargo_pod"]):
        yield "cargo on an outfit"
    if len(c.relic_at) > len(c.relics):
        yield "more places of relics than relics"
    if len(c.missions) != len(c.errands):
        yield "missions without an errand"
    out = markers_out(c)
    if c.armed < 0 or c.armed + out > g.content.settings.markers:
        yield f"{c.armed} armed markers and {out} on spots"
    if not 0 <= c.energy <= max(s.energy for s in g.content.ships.values()) + 2:
        yield f"energy {c.energy}"
    if c.credits < 0 or c.bounty < 0:
        yield "fewer than no credits"

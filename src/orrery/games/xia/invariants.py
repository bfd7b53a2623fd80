"""What must always hold; the fuzzer asks between any two decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from orrery.games.xia.business import Fit, LayPieces, LiftPieces, Refit, Reload
from orrery.games.xia.deliveries import HearCaptain
from orrery.games.xia.hold import hull_of, plating_sections
from orrery.games.xia.model import INSIDE, NOWHERE, Captain, G, chart
from orrery.games.xia.shapes import mask_of
from orrery.games.xia.trade import FitMod


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
        elif isinstance(frame, (Fit, Refit)):
            found[frame.thing] += 1
        elif isinstance(frame, FitMod):
            found[frame.mod] += 1
        elif isinstance(frame, Reload):
            found.update(frame.cubes)
    return found


def cubes(g: G) -> Iterator[str]:
    s = g.state
    count = Counter(s.cubes)
    count.update(s.economy)
    for c in s.captains:
        count.update(c.cargo.values())
    for here in s.adrift.values():
        count.update(here)
    for npc in s.npcs:
        count.update(npc.cubes)
    hand = lifted(g)
    for good in g.content.goods.values():
        total = count[good.id] + hand[good.id]
        if total != good.copies:
            yield f"{total} cubes of {good.id}"
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
    count = Counter(s.shop)
    for c in s.captains:
        count.update(f.id for f in c.outfits if f.cells)
        count.update(mod for mod, _ in c.mods)
    count.update(lifted(g))
    for thing, n in s.shop.items():
        item = g.content.outfits.get(thing) or g.content.mods[thing]
        if count[thing] != item.copies:
            yield f"{count[thing]} of {thing}"
        if n < 0:
            yield f"fewer than none of {thing} for sale"


def cards(g: G) -> Iterator[str]:
    s = g.state
    held = sum(len(c.missions) + len(c.drawn) for c in s.captains)
    waiting = sum(isinstance(frame, HearCaptain) for frame in s.stack)
    total = len(s.missions) + len(s.mission_discard) + held + waiting
    expected = sum(s.options.sectors or m.set == "base" for m in g.content.missions.values())
    if total != expected:
        yield f"{total} missions"
    sectors = len(chart(g).sectors) + len(s.stack_of_sectors)
    if sectors != (32 if s.options.sectors else 21):
        yield f"{sectors} sectors"
    tokens = len(s.bag) + len(s.laid) + len(s.tokens_gone) + sum(len(c.tokens) for c in s.captains)
    if tokens != (30 if s.options.exploration else 21):
        yield f"{tokens} exploration tokens"
    if len(s.laid) != len(s.laid_at):
        yield "exploration tokens without a space"
    relics = len(s.relic_bag) + sum(len(z) for z in s.digs.values()) + len(s.relics_gone)
    relics += len(s.relics_lost)
    relics += sum(len(c.relics) for c in s.captains)
    if relics != (15 if s.options.sectors else 0):
        yield f"{relics} relics"


def map_pieces(g: G) -> Iterator[str]:
    s = g.state
    at = chart(g)
    size = len(at.ids)
    for where in (
        *(c.place for c in s.captains),
        *(n.place for n in s.npcs),
        s.kiln,
        *s.comets.values(),
    ):
        if where >= size or (where < NOWHERE and where < INSIDE - 2):
            yield f"a piece at {where}"
    inside = [c.place for c in s.captains if c.place <= INSIDE]
    inside += [n.place for n in s.npcs if n.place <= INSIDE]
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
    sections = mask_of(n for f in c.outfits if f.way >= 0 for n in f.cells)
    if any(not (hull.all | sections) >> cell & 1 for cell in c.cargo):
        yield "a cube outside the hold"
    bad = c.damage | c.ice
    if c.damage & c.ice:
        yield "two markers of damage on one space"
    if bad & ~(hull.all | plating_sections(g, c)):
        yield "damage outside the hold"
    loads = list(c.cargo) + [n for pair in c.relic_at for n in pair]
    if len(loads) != len(set(loads)):
        yield "two things on one space"
    if mask_of(loads) & bad:
        yield "cargo on a damaged space"
    solid = mask_of(
        n for f in c.outfits if not (f.way >= 0 and f.id == "cargo_pod") for n in f.cells
    )
    if mask_of(loads) & solid:
        yield "cargo on an outfit"
    if len(c.relic_at) > len(c.relics):
        yield "more places of relics than relics"
    if len(c.missions) != len(c.errands):
        yield "missions without an errand"
    out = sum(f.used.bit_count() for f in c.outfits)
    if c.armed < 0 or c.armed + out > g.content.settings.markers:
        yield f"{c.armed} armed markers and {out} on spots"
    if not 0 <= c.energy <= max(s.energy for s in g.content.ships.values()) + 2:
        yield f"energy {c.energy}"
    if c.credits < 0 or c.bounty < 0:
        yield "fewer than no credits"

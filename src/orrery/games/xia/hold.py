"""XIA-9, 14: the hold: what lies where, what works, what a die of an outfit comes to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise

from msgspec.structs import replace

from orrery.games.xia.components import Outfit
from orrery.games.xia.model import Captain, Fitted, G, number, roll
from orrery.games.xia.shapes import ARMS, OUTSIDE, Hull
from orrery.kernel import bits, mask_of
from orrery.kernel.rows import changed, dropped

FIELDS = {"engine": "engine_bonus", "blaster": "blaster_bonus", "missile": "missile_bonus",
          "shield": "shield_bonus"}  # fmt: skip


def hull_of(g: G, c: Captain) -> Hull:
    return g.content.hulls[c.ship]


def outfit_of(g: G, fitted: Fitted) -> Outfit:
    return g.content.outfits[fitted.id]


def harmed(c: Captain) -> int:
    """All damaged spaces, of both kinds (XIA-15.4.1)."""
    return c.damage | c.ice


# --- what lies where -----------------------------------------------------------------------------


def pods(g: G, c: Captain) -> list[Fitted]:
    return [f for f in c.outfits if f.way >= 0 and outfit_of(g, f).kind == "pod"]


def platings(g: G, c: Captain) -> list[Fitted]:
    return [f for f in c.outfits if f.way >= 0 and outfit_of(g, f).kind == "armor"]


def sections(outfits: list[Fitted]) -> int:
    return mask_of(n for fitted in outfits for n in fitted.cells)


def covered(c: Captain) -> int:
    """Spaces and sections on which something lies: outfits, mods, cubes, relics."""
    mask = 0
    for fitted in c.outfits:
        mask |= mask_of(fitted.cells)
    for _, cell in c.mods:
        mask |= 1 << cell
    for cell in c.cargo:
        mask |= 1 << cell
    for a, b in c.relic_at:
        mask |= 1 << a | 1 << b
    return mask


def empty_spaces(g: G, c: Captain) -> int:
    """Spaces of the hold on which nothing lies, undamaged."""
    return hull_of(g, c).all & ~covered(c) & ~harmed(c)


def loads(c: Captain) -> int:
    """Spaces and sections on which cubes and relics lie."""
    return mask_of(c.cargo) | mask_of(n for pair in c.relic_at for n in pair)


def pod_sections(g: G, c: Captain) -> int:
    """XIA-14.2: empty sections of pods that work."""
    bad = harmed(c)
    whole = [pod for pod in pods(g, c) if not bad >> pod.cells[0] & 1]
    return sections(whole) & ~loads(c) if whole else 0


def room(g: G, c: Captain) -> int:
    """XIA-9.4, 14.2: where a cube can lie: sections of pods and empty spaces of the hold."""
    return empty_spaces(g, c) | pod_sections(g, c)


def relic_room(g: G, c: Captain) -> tuple[int, int] | None:
    """XIA-11.6.2, 14.2: two empty spaces side by side, wholly in a pod or wholly in the hold."""
    return next(chain(pod_pairs(g, c), hold_pairs(g, c)), None)


def pod_pairs(g: G, c: Captain) -> Iterator[tuple[int, int]]:
    free = pod_sections(g, c)
    for pod in pods(g, c):
        yield from (pair for pair in pairwise(pod.cells) if not mask_of(pair) & ~free)


def hold_pairs(g: G, c: Captain) -> Iterator[tuple[int, int]]:
    spaces = empty_spaces(g, c)
    return (pair for pair in hull_of(g, c).pairs if not mask_of(pair) & ~spaces)


def stow(g: G, c: Captain, cube: str) -> bool:
    """Put a cube from the supply into the hold, in a pod first; whether there was room."""
    free = pod_sections(g, c) or empty_spaces(g, c)
    if not free:
        return False
    c.cargo[bits(free)[0]] = cube
    return True


def cubes_of(c: Captain) -> dict[str, int]:
    """How many cubes of each type are in the hold."""
    found: dict[str, int] = {}
    for _, cube in sorted(c.cargo.items()):
        found[cube] = found.get(cube, 0) + 1
    return found


def unload(c: Captain, cube: str) -> None:
    """Take a cube out of the hold, from the last place where one lies."""
    del c.cargo[last_cell(c, cube)]


def last_cell(c: Captain, cube: str) -> int:
    return max(cell for cell, held in c.cargo.items() if held == cube)


# --- damage --------------------------------------------------------------------------------------


def plating_sections(g: G, c: Captain) -> int:
    """XIA-14.3: the outer sections of platings, where damage may lie too."""
    return sections(platings(g, c)) & ~hull_of(g, c).all


def can_be_damaged(g: G, c: Captain) -> int:
    """XIA-9.7: spaces of the hold and sections of platings without damage."""
    return (hull_of(g, c).all | plating_sections(g, c)) & ~harmed(c)


def wrecked(g: G, c: Captain) -> bool:
    """XIA-9.10."""
    return not can_be_damaged(g, c)


# --- what works ----------------------------------------------------------------------------------


def hits(c: Captain, fitted: Fitted) -> int:
    """Damage markers on an outfit."""
    bad = harmed(c)
    return (mask_of(fitted.cells) & bad).bit_count() if bad else 0


def broken(c: Captain, fitted: Fitted) -> bool:
    """XIA-9.6: an outfit with every section damaged does nothing."""
    return bool(fitted.cells) and hits(c, fitted) == len(fitted.cells)


def free_spots(g: G, c: Captain, fitted: Fitted) -> list[int]:
    """XIA-6.2, 9.6: spots without a marker and without damage."""
    outfit = outfit_of(g, fitted)
    if not outfit.spots or broken(c, fitted):
        return []
    bad = harmed(c)
    return [
        n for n in range(outfit.spots)
        if not fitted.used >> n & 1 and not (fitted.cells and bad >> fitted.cells[n] & 1)
    ]  # fmt: skip


def with_spots(g: G, c: Captain, *kinds: str) -> Iterator[tuple[int, Fitted, list[int]]]:
    """The outfits of some kinds that have a free spot, by their number."""
    outfits = g.content.outfits
    for n, fitted in enumerate(c.outfits):
        if outfits[fitted.id].kind in kinds:
            spots = free_spots(g, c, fitted)
            if spots:
                yield n, fitted, spots


def load_spot(c: Captain, n: int, spot: int) -> None:
    """A marker goes from the armed ones onto a spot."""
    fitted = c.outfits[n]
    c.outfits = changed(c.outfits, n, replace(fitted, used=fitted.used | 1 << spot))
    c.armed -= 1


def free_spot(c: Captain, n: int, spot: int) -> None:
    """A marker comes off a spot; it lies among the disarmed ones."""
    fitted = c.outfits[n]
    c.outfits = changed(c.outfits, n, replace(fitted, used=fitted.used & ~(1 << spot)))


def free_all(c: Captain) -> None:
    """No marker stays on a spot."""
    c.outfits = tuple(replace(f, used=0) for f in c.outfits)


def markers_out(c: Captain) -> int:
    """Markers that lie on spots."""
    return sum(f.used.bit_count() for f in c.outfits)


def disarmed(g: G, c: Captain) -> int:
    """Markers on the disarmed spaces."""
    return g.content.settings.markers - c.armed - markers_out(c)


def mod_on(c: Captain, fitted: Fitted, spot: int, mod: str) -> bool:
    """XIA-14.6, 14.7: whether an undamaged mod lies over a spot."""
    if not fitted.cells:
        return False
    cell = fitted.cells[spot]
    return (mod, cell) in c.mods and not harmed(c) >> cell & 1


def working_mods(c: Captain, mod: str) -> list[int]:
    bad = harmed(c)
    return [cell for id, cell in c.mods if id == mod and not bad >> cell & 1]


def stabilizers(g: G, c: Captain, fitted: Fitted) -> int:
    """XIA-14.8, 14.9: how many working GTS lie beside an engine."""
    beside = hull_of(g, c).beside
    own = mask_of(fitted.cells)
    return sum(1 for cell in working_mods(c, "gts") if beside[cell] & own)


def roll_outfit(g: G, seat: int, fitted: Fitted) -> int:
    """XIA-9.5, 14.8: roll, less a point for each damage, more for each GTS; never above the die.

    Two in `engine_most`: Dead Calm caps engines; a campaign's bonus counts like a GTS.
    """
    return worth_of(g, seat, fitted, roll(g, outfit_of(g, fitted).die))


def worth_of(g: G, seat: int, fitted: Fitted, face: int) -> int:
    """What a face of an outfit's die comes to."""
    c = g.state.captains[seat]
    outfit = outfit_of(g, fitted)
    value = max(0, face - hits(c, fitted)) + bonus(g, outfit.kind)
    if outfit.kind == "engine":
        value += g.content.settings.gts * stabilizers(g, c, fitted)
        value = min(value, number(g, "engine_most"))
    elif outfit.kind == "shield":
        value = max(value, number(g, "shield_least", seat))
    return min(value, outfit.die)


def bonus(g: G, kind: str) -> int:
    """XIA-23.8."""
    options = g.state.options
    return int(getattr(options, FIELDS[kind])) if g.state.players == 1 else 0


# --- laying pieces down --------------------------------------------------------------------------


def arm_cells(number: int) -> tuple[int, ...]:
    """The numbers of the outer sections of the `number`th pod or plating."""
    first = OUTSIDE + ARMS * number
    return tuple(range(first, first + ARMS))


def next_arm(c: Captain) -> int:
    """The first number that no pod or plating has."""
    taken = {(f.cells[1] - OUTSIDE) // ARMS for f in c.outfits if f.way >= 0}
    return next(n for n in range(len(taken) + 1) if n not in taken)


def rim_ways(g: G, c: Captain, free: int) -> list[tuple[int, int]]:
    """XIA-14.1: where a pod or plating fits: its green section free, the others outside."""
    hull = hull_of(g, c)
    taken = {at for f in c.outfits if f.way >= 0 for at in hull.arm(f.cells[0], f.way)}
    return [
        (cell, way)
        for cell, way in hull.rims
        if free >> cell & 1 and not taken.intersection(hull.arm(cell, way))
    ]


def mod_ways(g: G, c: Captain, mod: str, free: int) -> list[int]:
    """XIA-14.4: empty spaces, and for those that go over spots, spots without a mod."""
    found = list(bits(free))
    kinds = OVER.get(mod)
    if kinds:
        modded = {cell for _, cell in c.mods}
        bad = harmed(c)
        for fitted in c.outfits:
            outfit = outfit_of(g, fitted)
            if outfit.kind in kinds and fitted.cells:
                found += [
                    cell for cell in fitted.cells[: outfit.spots]
                    if cell not in modded and not bad >> cell & 1
                ]  # fmt: skip
    return found


OVER = {"outer_screen": ("shield",), "suppressor": ("blaster", "missile")}
"""XIA-14.6, 14.7: the mods that lie over a spot, and of which outfits."""


def piece_ways(g: G, c: Captain, thing: str, free: int) -> list[str]:
    """Every way to lay an outfit or mod on free spaces, as moves write them."""
    if thing in g.content.mods:
        return [str(cell) for cell in mod_ways(g, c, thing, free)]
    if g.content.outfits[thing].kind in ("pod", "armor"):
        return [f"{cell}>{way}" for cell, way in rim_ways(g, c, free)]
    return [
        "+".join(map(str, cells))
        for cells in hull_of(g, c).ways[thing]
        if not mask_of(cells) & ~free
    ]


def lay_piece(g: G, c: Captain, thing: str, spaces: str) -> None:
    """Put an outfit or mod where a move says."""
    if thing in g.content.mods:
        c.mods = (*c.mods, (thing, int(spaces)))
    elif ">" in spaces:
        cell, way = map(int, spaces.split(">"))
        cells = (cell, *arm_cells(next_arm(c)))
        c.outfits = (*c.outfits, Fitted(thing, cells, way=way))
    else:
        c.outfits = (*c.outfits, Fitted(thing, tuple(map(int, spaces.split("+")))))


def take_outfit(c: Captain, n: int) -> Fitted:
    """Take an outfit off the mat; a marker on it goes to the disarmed ones by itself."""
    fitted = c.outfits[n]
    c.outfits = dropped(c.outfits, n)
    return fitted

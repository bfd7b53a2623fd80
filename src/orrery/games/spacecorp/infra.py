"""SC-1.11, 3.10, 5.7.4: the Infra of the HQs, and which of them may be used together."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from orrery.games.spacecorp.components import Components, Era, Worth
from orrery.games.spacecorp.effects import Ally
from orrery.games.spacecorp.model import G, lasting, triggered
from orrery.games.spacecorp.value import NO_WORTH, NOTHING, Deed, Sum, joined, summed
from orrery.kernel import seats_from


class Hall(NamedTuple):
    """The matching Infra of one HQ."""

    base: int
    """Its intrinsic values."""
    cards: tuple[tuple[int, Worth], ...]
    """Its matching cards by slot (SC-3.10)."""
    sum: Sum
    """What the cards are worth together, for the best of their values."""


@cache
def hall_of(c: Components, era: Era, infra: tuple[str, ...], action: str) -> Hall:
    """SC-5.7.4, 3.13: what an HQ with these cards is worth; a card covers the box below it."""
    boxes = c.hqs[era].intrinsic
    base = sum(box.value for box in boxes if box.action == action and not infra[box.slot])
    worths = c.worths[action]
    cards = tuple((at, worths[id]) for at, id in enumerate(infra) if id and worths[id] != NO_WORTH)
    return Hall(base, cards, summed(worth for _, worth in cards))


def hall(g: G, corp: int, action: str) -> Hall:
    s = g.state
    return hall_of(g.content, s.options.first_era, tuple(s.corps[corp].infra), action)


def halls(g: G, seat: int, action: str) -> dict[int, Hall]:
    """The HQs with matching Infra that may be used: the own one, opponents' until the era ends."""
    found = {}
    for corp in seats_from(g.state.players, seat):
        matching = hall(g, corp, action)
        if matching.base or matching.cards:
            found[corp] = matching
    return found


def hq_sets(g: G, seat: int, deed: Deed, usable: dict[int, Hall]) -> list[tuple[int, ...]]:
    """SC-3.10, 4.3: the sets of HQs that may still be used, with those that are used already."""
    used = tuple([hq for hq, _ in deed.hqs])
    pairs = deed.rivals or bool(lasting(g, seat, Ally))
    sets = [used]
    if used and not (pairs and len(used) == 1):
        return sets
    closed = triggered(g.state) and not deed.rivals
    free = [hq for hq in usable if hq not in used and (hq == seat or not closed)]
    if not used:
        sets += [(hq,) for hq in free]
        if pairs:
            sets += [(a, b) for i, a in enumerate(free) for b in free[i + 1 :]
                     if deed.rivals or seat in (a, b)]  # fmt: skip
    else:
        sets += [(*used, hq) for hq in free if deed.rivals or seat in (used[0], hq)]
    return sets


def hq_sum(
    hqs: tuple[int, ...], usable: dict[int, Hall], shields: dict[int, int]
) -> tuple[int, Sum]:
    """The intrinsic values and the cards of some HQs; those in use count as they are used."""
    base, found = 0, NOTHING
    for hq in hqs:
        if hq not in usable:
            continue
        base += usable[hq].base
        if not usable[hq].cards:
            continue
        cards = usable[hq].sum
        if hq in shields:
            cards = summed(used_as(w, slot, hq, shields) for slot, w in usable[hq].cards)
        found = joined(found, cards) if found is not NOTHING else cards
    return base, found


def used_as(worth: Worth, slot: int, hq: int, shields: dict[int, int]) -> Worth:
    """An Infra card as its HQ is used: shielded, plain, or still open."""
    if hq not in shields:
        return worth
    if shields[hq] == slot:
        return Worth(0, worth.shielded)
    return Worth(worth.plain, 0 if worth.plain else worth.shielded, worth.times)

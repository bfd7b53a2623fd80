"""SC-3.6 to 3.20, 12.3, 14.1: the value of an action.

`Means` is what cards, Infra and bases could bring to bear: a target is offered only if all that
a player has reaches it, and no step that would lose it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from orrery.games.spacecorp.bases import shields_itself
from orrery.games.spacecorp.components import TIME, Components, Era, Worth
from orrery.games.spacecorp.effects import Add, Ally, Cheaper, Double, Each, Shield, Weightless
from orrery.games.spacecorp.model import (
    MARINERS,
    PLAIN,
    PLANETEERS,
    SHIELDED,
    STARFARERS,
    G,
    chart,
    lasting,
    profit,
    rivals_of,
    triggered,
)
from orrery.games.spacecorp.sites import haunted, own_base, rival_base, teams_able, tile_at
from orrery.kernel.frozen import Frozen

TIMEABLE = ("move", "explore", "build")
"""SC-3.16, 10.1: the actions with which a Time card can be played and profit be spent."""


Targets = Callable[[G, int, int], Iterable[int]]
"""(g, seat, team) -> the sites where a team could perform the action, if the value suffices."""
Resolution = Callable[[G, int, "Deed", int], None]
"""(g, seat, deed, value): what the action does once it is paid for."""
TARGETS: dict[str, Targets] = {}
RESOLUTIONS: dict[str, Resolution] = {}


def performed(action: str, targets: Targets | None = None) -> Callable[[Resolution], Resolution]:
    """Register what an action does and, if teams perform it, where they can."""

    def register(resolution: Resolution) -> Resolution:
        RESOLUTIONS[action] = resolution
        if targets is not None:
            TARGETS[action] = targets
        return resolution

    return register


class Deed(Frozen, gc=False):
    """An action as far as it is decided. Numbers of teams and sites; -1 where there is none."""

    action: str
    team: int = -1
    target: int = -1
    bases: tuple[str, ...] = ()
    """The types of bases that are to be built."""
    hqs: tuple[tuple[int, int], ...] = ()
    """The HQs whose Infra is used, each with the slot that counts its shielded value, or 0."""
    rents: tuple[int, ...] = ()
    """The sites of opponents' bases that are used."""
    time: str = ""
    """`double` or `twice`."""
    bought: int = 0
    rivals: bool = False
    """Whether Competitors was played."""
    second: int = -1
    """With `twice`, in the second application: the team of the first."""
    points: int = 0
    """The cost of a labour for a colony point (SC-15.2)."""


class Sum(NamedTuple):
    """What some cards are worth together."""

    plain: int = 0
    times: int = 1
    """The product of the multipliers."""
    multiplies: bool = False
    loss: int | None = None
    """What the cheapest card for its shielded value gives up; None if there is none."""


NOTHING = Sum()
NO_WORTH = Worth()


def summed(worths: Iterable[Worth]) -> Sum:
    """Each card for its best value; what would be lost by shielding."""
    plain, times, multiplies, loss = 0, 1, False, None
    for worth in worths:
        if worth.times:
            times *= worth.times
            multiplies = True
            continue
        best = worth.plain or worth.shielded
        plain += best
        if worth.shielded and (loss is None or best - worth.shielded < loss):
            loss = best - worth.shielded
    return Sum(plain, times, multiplies, loss)


def joined(a: Sum, b: Sum) -> Sum:
    losses = [loss for loss in (a.loss, b.loss) if loss is not None]
    return Sum(
        a.plain + b.plain,
        a.times * b.times,
        a.multiplies or b.multiplies,
        min(losses) if losses else None,
    )


# --- Infra ---------------------------------------------------------------------------------------


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
    for corp in (seat, *rivals_of(g.state, seat)):
        matching = hall(g, corp, action)
        if matching.base or matching.cards:
            found[corp] = matching
    return found


def hq_sets(g: G, seat: int, deed: Deed, usable: dict[int, Hall]) -> list[tuple[int, ...]]:
    """SC-3.10, 4.3: the sets of HQs that may still be used, with those that are used already."""
    used = tuple(hq for hq, _ in deed.hqs)
    closed = triggered(g.state) and not deed.rivals
    free = [hq for hq in usable if hq not in used and (hq == seat or not closed)]
    pairs = deed.rivals or bool(lasting(g, seat, Ally))
    sets = [used]
    if len(used) == 0:
        sets += [(hq,) for hq in free]
        if pairs:
            sets += [(a, b) for i, a in enumerate(free) for b in free[i + 1 :]
                     if deed.rivals or seat in (a, b)]  # fmt: skip
    elif len(used) == 1 and pairs:
        sets += [(*used, hq) for hq in free if deed.rivals or seat in (used[0], hq)]
    return sets


# --- bonuses -------------------------------------------------------------------------------------


def flat_bonus(g: G, seat: int, action: str) -> int:
    """SC-3.7: what progress cards add to an action."""
    total = 0
    if g.state.corps[seat].progress:
        for add in lasting(g, seat, Add):
            assert isinstance(add, Add)
            if add.action == action:
                total += add.starfarers if g.state.era == STARFARERS and add.starfarers else add.n
    return total


def factor_of(g: G, seat: int, action: str) -> int:
    """SC-11: how progress cards multiply the total of an action."""
    factor = 1
    if g.state.corps[seat].progress:
        for double in lasting(g, seat, Double):
            assert isinstance(double, Double)
            factor *= 2 if double.action == action else 1
    return factor


def each_bonus(g: G, seat: int, action: str) -> int:
    """What progress cards add to every card that is played."""
    total = 0
    if g.state.corps[seat].progress:
        for each in lasting(g, seat, Each):
            assert isinstance(each, Each)
            total += each.n if each.action == action else 0
    return total


def weightless(g: G, seat: int) -> bool:
    return bool(g.state.corps[seat].progress) and bool(lasting(g, seat, Weightless))


def total(era: int, cards: int, base: int, times: int, multiplies: bool, port: bool) -> int:
    """SC-3.7, 14.1, 12.3: additions first; a lone multiplier is the base number.

    `cards` are cards played and Infra cards, which a Spaceport doubles after Mariners; `base` is
    everything else that is added.
    """
    if port:
        if era == MARINERS:
            base += 2
        else:
            cards *= 2
    added = cards + base
    if added:
        return added * times
    if not multiplies:
        return 0
    return times * 2 if port and era != MARINERS else times


class Ground(NamedTuple):
    """Where an action takes place, as far as its value and its shield depend on it."""

    port: tuple[int, ...] = ()
    """A Spaceport that can be used."""
    works: tuple[int, ...] = ()
    """The Industrial bases that can be used."""
    factory: tuple[int, ...] = ()
    """The Shield Factories that can be used."""
    radiated: bool = False
    shielded: bool = False
    """Whether it is shielded whatever is played."""


def serving(g: G, seat: int, sites: list[int]) -> tuple[int, ...]:
    """The bases among these that serve: one's own if there is one, else those of opponents."""
    for site in sites:
        if own_base(g, seat, site):
            return (site,)
    return tuple(site for site in sites if rival_base(g, seat, site))


def used(g: G, seat: int, deed: Deed, sites: tuple[int, ...]) -> tuple[int, ...]:
    """Those of them that are used: one's own by itself, an opponent's with an award."""
    return tuple(site for site in sites if own_base(g, seat, site) or site in deed.rents)


def ground(g: G, seat: int, deed: Deed) -> Ground:
    """SC-8, 12.3: what the bases at the place of a Move or Build can do."""
    if deed.points:
        return Ground()
    if deed.action == "move":
        return move_ground(g, seat, g.state.corps[seat].teams[deed.team].site, deed.target)
    if deed.action == "build":
        return build_ground(g, seat, deed.target, deed.bases)
    return Ground()


def factories(g: G, region: str) -> list[int]:
    """SC-8.4, 8.5: the Shield Factories of a region; that of the start base is everybody's."""
    map, s = chart(g), g.state
    found = [i for i in map.buildable
             if map.region[i] == region and "shield_factory" in s.bases[i]]  # fmt: skip
    if s.era == PLANETEERS and map.region[map.start] == region:
        found.append(map.start)
    return found


def move_ground(g: G, seat: int, origin: int, target: int) -> Ground:
    s, map = g.state, chart(g)
    port = serving(g, seat, [origin]) if "spaceport" in s.bases[origin] else ()
    if s.era == MARINERS or not (map.radiated(origin, target)):
        return Ground(port=port)
    factory = serving(g, seat, factories(g, map.region[origin]))
    return Ground(port=port, factory=factory, radiated=True, shielded=immune(g, seat))


def build_ground(g: G, seat: int, site: int, bases: tuple[str, ...]) -> Ground:
    s, map = g.state, chart(g)
    works: tuple[int, ...] = ()
    if s.era != STARFARERS:
        region = map.region[site]
        works = serving(g, seat, [i for i in map.buildable if i != site and map.region[i] == region
                               and "industrial" in s.bases[i]])  # fmt: skip
    if s.era == MARINERS or not map.radiation[site]:
        return Ground(works=works)
    factory = serving(g, seat, factories(g, map.region[site]))
    shielded = shields_itself(g, seat, site, bases) or immune(g, seat)
    return Ground(works=works, factory=factory, radiated=True, shielded=shielded)


def immune(g: G, seat: int) -> bool:
    """Whether a progress card shields everything."""
    return bool(g.state.corps[seat].progress) and bool(lasting(g, seat, Shield))


# --- what can be brought to bear ------------------------------------------------------------------


@lru_cache(maxsize=50_000)
def hand_sum(c: Components, action: str, hand: tuple[str, ...], each: int) -> Sum:
    """What all matching cards of a hand are worth."""
    worths = c.worths[action]
    return summed(lifted(worths[face], each) for face in hand if face != TIME)


class Means:
    """What some cards and HQs are worth for a deed, and what they could reach.

    `hand` are cards that may still be laid, `sets` the HQs that may be used together.
    """

    __slots__ = ("bonus", "cards", "deed", "era", "factor", "profit", "radiation", "sums", "timed")

    def __init__(
        self,
        g: G,
        seat: int,
        deed: Deed,
        hand: tuple[str, ...],
        laid: Sum,
        sets: list[tuple[int, ...]],
        usable: dict[int, Hall],
    ) -> None:
        each = each_bonus(g, seat, deed.action)
        self.deed = deed
        self.era = g.state.era
        self.timed = not deed.time and timeable(deed) and TIME in hand
        free = hand_sum(g.content, deed.action, hand, each) if hand else NOTHING
        self.cards = joined(free, laid) if laid is not NOTHING else free
        shields = dict(deed.hqs)
        self.sums = [hq_sum(hqs, usable, shields) for hqs in sets]
        self.bonus = 0 if deed.points else flat_bonus(g, seat, deed.action)
        self.factor = 1 if deed.points else factor_of(g, seat, deed.action)
        self.profit = profit(g.state.corps[seat])
        self.radiation = radiation(g)

    def best(self, where: Ground) -> int:
        """The highest value there, without regard to radiation."""
        return max(self._total(base, hq, where, 0) for base, hq in self.sums)

    def shielded(self, where: Ground) -> int:
        """The highest value with a shielded card; -1 if there is none."""
        found = -1
        for base, hq in self.sums:
            both = joined(self.cards, hq)
            if both.loss is not None:
                found = max(found, self._total(base, hq, where, both.loss))
        return found

    def _total(self, base: int, hq: Sum, where: Ground, loss: int) -> int:
        cards = self.cards
        value = total(
            self.era,
            cards.plain + hq.plain - loss,
            base + self.bonus,
            cards.times * hq.times,
            cards.multiplies or hq.multiplies,
            bool(where.port),
        )
        time = 2 if self.timed or self.deed.time == "double" else 1
        return value * self.factor * time * (2 if where.works else 1)

    def most(self, value: int, profit: int) -> int:
        """SC-10.1: at most so many points more by spending; fewer than are there."""
        return value + max(spendable(self.era, self.deed, value, profit), self.deed.bought)

    def limit(self, where: Ground) -> int:
        """The highest cost that can be reached there with a penalty for radiation, if it falls due,
        paid (SC-8.7); -1 if that cannot be paid."""
        best = self.best(where)
        if not where.radiated or where.shielded or where.factory:
            return self.most(best, self.profit)
        shielded = self.shielded(where)
        limit = self.most(shielded, self.profit) if shielded >= 0 else -1
        left = self.profit - self.radiation
        return max(limit, self.most(best, left)) if left >= 0 else limit

    def can(self, cost: int, where: Ground) -> bool:
        return cost <= self.limit(where)


def timeable(deed: Deed) -> bool:
    """SC-3.16: Time goes with Move, Explore and Build, not with a labour."""
    return deed.action in TIMEABLE and not deed.points


def spendable(era: int, deed: Deed, value: int, profit: int) -> int:
    """SC-10.1: how many points can be bought: at most 3, fewer than the value, once an action."""
    if era == MARINERS or not timeable(deed) or deed.second >= 0:
        return 0
    return max(0, min(3, value - 1, profit))


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


def laid_sum(g: G, seat: int, action: str, plain: list[str], shielded: list[str]) -> Sum:
    """What the cards on the table are worth as they lie."""
    if not plain and not shielded:
        return NOTHING
    worths = g.content.worths[action]
    each = each_bonus(g, seat, action)
    lying = [lifted(worths.get(f, NO_WORTH), each) for f in plain]
    found = summed(Worth(w.plain, 0, w.times) for w in lying)
    return joined(found, summed(Worth(0, worths.get(f, NO_WORTH).shielded) for f in shielded))


def on_table(g: G, how: int) -> list[str]:
    return [card.face for card in g.state.laid[how].cards]


def means(g: G, seat: int, deed: Deed) -> Means:
    """All that a player could still bring to bear on a deed."""
    if deed.second >= 0:
        return settled(g, seat, deed)
    hand = tuple([card.face for card in g.state.corps[seat].hand.cards])
    usable = halls(g, seat, deed.action)
    laid = laid_sum(g, seat, deed.action, on_table(g, PLAIN), on_table(g, SHIELDED))
    return Means(g, seat, deed, hand, laid, hq_sets(g, seat, deed, usable), usable)


def settled(g: G, seat: int, deed: Deed) -> Means:
    """Only what is laid and used."""
    usable = halls(g, seat, deed.action) if deed.hqs else {}
    laid = laid_sum(g, seat, deed.action, on_table(g, PLAIN), on_table(g, SHIELDED))
    return Means(g, seat, deed, (), laid, [tuple(hq for hq, _ in deed.hqs)], usable)


def secured(g: G, seat: int, deed: Deed, where: Ground) -> Ground:
    """The bases of a place that really serve: one's own and those that are used with an award."""
    return Ground(
        used(g, seat, deed, where.port),
        used(g, seat, deed, where.works),
        used(g, seat, deed, where.factory),
        where.radiated,
        where.shielded,
    )


def lifted(worth: Worth, each: int) -> Worth:
    """A card that a progress card makes worth more."""
    if not each or not worth.plain:
        return worth
    return Worth(worth.plain + each, worth.shielded, worth.times)


def used_as(worth: Worth, slot: int, hq: int, shields: dict[int, int]) -> Worth:
    """An Infra card as its HQ is used: shielded, plain, or still open."""
    if hq not in shields:
        return worth
    if shields[hq] == slot:
        return Worth(0, worth.shielded)
    return Worth(worth.plain, 0 if worth.plain else worth.shielded, worth.times)


def radiation(g: G) -> int:
    """SC-8.7: what an unshielded Move or Build costs."""
    return g.content.settings.radiation[g.content.rows[g.state.era][0].era]


def changed(deed: Deed, **fields: Any) -> Deed:
    """The deed with something more decided."""
    return replace(deed, **fields)


# --- costs ---------------------------------------------------------------------------------------


def cost_of(g: G, seat: int, deed: Deed) -> int:
    """SC-3.8: the value that a deed needs."""
    if deed.points:
        return deed.points
    site = deed.target
    if deed.action == "move":
        origin = g.state.corps[seat].teams[deed.team].site
        return chart(g).distance(origin, site, weightless(g, seat))
    if deed.action == "explore":
        return chart(g).sites[site].explore or 0
    if deed.action == "build":
        return build_cost(g, seat, site)
    return 1


def build_cost(g: G, seat: int, site: int) -> int:
    """SC-5.4.1, 14.16: b# and the modifiers of the tiles, never below 0.

    SC-14.14: where Phobes frighten everybody reductions do not apply.
    """
    place = chart(g).sites[site]
    cost = place.build or 0
    dread = haunted(g, site)
    for box in range(len(place.boxes)):
        tile = tile_at(g, site, box)
        if tile is not None and not (dread and tile.base < 0):
            cost += tile.base
    if g.state.era == STARFARERS and g.state.corps[seat].progress:
        for cheaper in lasting(g, seat, Cheaper):
            assert isinstance(cheaper, Cheaper)
            cost -= cheaper.n
    return max(0, cost)


def reachable(g: G, seat: int, deed: Deed) -> dict[int, list[int]]:
    """SC-3.8: the teams that can perform an action, each with the sites that it can reach."""
    all = means(g, seat, deed)
    found: dict[int, list[int]] = {}
    for team in teams_able(g, seat, deed.second):
        sites = list(within(g, seat, deed, team, all))
        if sites:
            found[team] = sites
    return found


def any_reachable(g: G, seat: int, deed: Deed) -> bool:
    """Whether some team could perform the action somewhere."""
    all = means(g, seat, deed)
    return any(
        any(True for _ in within(g, seat, deed, team, all))
        for team in teams_able(g, seat, deed.second)
    )


def within(g: G, seat: int, deed: Deed, team: int, all: Means) -> Iterator[int]:
    """The sites where a team can perform the action with all that there is."""
    targets = TARGETS[deed.action](g, seat, team)
    if deed.action != "move":
        for site in targets:
            planned = changed(deed, team=team, target=site)
            if all.can(cost_of(g, seat, planned), ground(g, seat, planned)):
                yield site
        return
    map, light = chart(g), weightless(g, seat)
    origin = g.state.corps[seat].teams[team].site
    limits: dict[bool, int] = {}
    for site in targets:
        radiated = map.radiated(origin, site)
        if radiated not in limits:
            limits[radiated] = all.limit(move_ground(g, seat, origin, site))
        if map.distance(origin, site, light) <= limits[radiated]:
            yield site

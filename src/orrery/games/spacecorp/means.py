"""SC-3.8: what a player can bring to bear on an action, what it costs, and what he reaches.

A target is offered only if all that a player has reaches it, and no step that would lose it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from orrery.games.spacecorp.components import ERAS, TIME, Components, Worth
from orrery.games.spacecorp.effects import Cheaper
from orrery.games.spacecorp.ground import Ground, ground, move_ground
from orrery.games.spacecorp.infra import halls, hq_sets, hq_sum
from orrery.games.spacecorp.model import PLAIN, SHIELDED, STARFARERS, G, chart, lasting, profit
from orrery.games.spacecorp.sites import haunted, teams_able, tile_at
from orrery.games.spacecorp.value import (
    NO_WORTH,
    NOTHING,
    TARGETS,
    Deed,
    Sum,
    bonus_of,
    bought,
    changed,
    joined,
    lifted,
    spendable,
    summed,
    timeable,
    total,
    weightless,
)
from orrery.kernel.rows import without


@lru_cache(maxsize=50_000)
def hand_sum(c: Components, action: str, hand: tuple[str, ...], each: int) -> Sum:
    """What all matching cards of a hand are worth."""
    worths = c.worths[action]
    return summed(lifted(worths[face], each) for face in hand if face != TIME)


@lru_cache(maxsize=50_000)
def laid_sum(
    c: Components, action: str, plain: tuple[str, ...], shielded: tuple[str, ...], each: int
) -> Sum:
    """What the cards on the table are worth as they lie."""
    worths = c.worths[action]
    lying = [lifted(worths.get(face, NO_WORTH), each) for face in plain]
    found = summed(Worth(w.plain, 0, w.times) for w in lying)
    return joined(found, summed(Worth(0, worths.get(f, NO_WORTH).shielded) for f in shielded))


class Purse:
    """What a player has for a deed just now: on the table, in hand, in HQs, as profit."""

    __slots__ = (
        "bonus", "deed", "each", "era", "factor", "g", "hand", "plain", "profit", "radiation",
        "seat", "shielded", "spend_limit", "usable",
    )  # fmt: skip

    def __init__(self, g: G, seat: int, deed: Deed) -> None:
        s, corp, action = g.state, g.state.corps[seat], deed.action
        self.g, self.seat, self.deed, self.era = g, seat, deed, s.era
        self.hand = tuple([card.face for card in corp.hand.cards])
        self.plain = tuple([card.face for card in s.laid[PLAIN].cards])
        self.shielded = tuple([card.face for card in s.laid[SHIELDED].cards])
        self.usable = halls(g, seat, action)
        bonus = bonus_of(g.content, corp.progress, action, s.era)
        self.each = bonus.each
        self.bonus = 0 if deed.points else bonus.flat
        self.factor = 1 if deed.points else bonus.factor
        self.profit = profit(corp)
        self.radiation = radiation(g)
        self.spend_limit = g.content.settings.spend_limit

    def laid(self, plain: tuple[str, ...] = (), shielded: tuple[str, ...] = ()) -> Sum:
        """The cards on the table, with some more."""
        plain, shielded = self.plain + plain, self.shielded + shielded
        if not plain and not shielded:
            return NOTHING
        return laid_sum(self.g.content, self.deed.action, plain, shielded, self.each)

    def all(self, deed: Deed | None = None) -> Means:
        """All that could still be laid and used, for this deed or one that is decided further."""
        return self.left(self.hand, self.laid(), deed or self.deed)

    def left(self, hand: tuple[str, ...], laid: Sum, deed: Deed) -> Means:
        """The same with another hand and other cards on the table."""
        sets = hq_sets(self.g, self.seat, deed, self.usable)
        cards = self.competitors(hand, deed)
        bold = self.bold(cards[0], hand, laid, deed) if cards else None
        return Means(self, deed, hand, laid, sets, bold)

    def competitors(self, hand: tuple[str, ...], deed: Deed) -> list[str]:
        """SC-4.3: the cards of Competitors in a hand, if there is Infra that they would open."""
        cards = self.g.content.edge_faces["competitors", self.era]
        held = [face for face in cards if face in hand]
        if not held or deed.rivals or len(deed.hqs) > 1:
            return []
        used = dict(deed.hqs)
        return held if any(hq != self.seat and hq not in used for hq in self.usable) else []

    def bold(self, card: str, hand: tuple[str, ...], laid: Sum, deed: Deed) -> Means:
        """What is left once Competitors is played."""
        return self.left(without(hand, card), laid, changed(deed, rivals=True))

    def settled(self) -> Means:
        """Only what is laid and used."""
        hqs = tuple([hq for hq, _ in self.deed.hqs])
        return Means(self, self.deed, (), self.laid(), [hqs])


class Means:
    """What some cards and HQs are worth for a deed, and what they could reach.

    `hand` are cards that may still be laid, `sets` the HQs that may be used together. `bold` is
    the same for those who play Competitors first, if they can.
    """

    __slots__ = ("bold", "cards", "deed", "purse", "sums", "timed")

    def __init__(
        self,
        purse: Purse,
        deed: Deed,
        hand: tuple[str, ...],
        laid: Sum,
        sets: list[tuple[int, ...]],
        bold: Means | None = None,
    ) -> None:
        self.purse, self.deed, self.bold = purse, deed, bold
        self.timed = not deed.time and timeable(deed) and TIME in hand
        free = hand_sum(purse.g.content, deed.action, hand, purse.each) if hand else NOTHING
        self.cards = joined(free, laid) if laid is not NOTHING else free
        shields = dict(deed.hqs)
        self.sums = [hq_sum(hqs, purse.usable, shields) for hqs in sets]

    def best(self, where: Ground) -> int:
        """The highest value there, without regard to radiation."""
        best = max([self._total(base, hq, where, 0) for base, hq in self.sums])
        return best if self.bold is None else max(best, self.bold.best(where))

    def shielded(self, where: Ground) -> int:
        """The highest value with a shielded card; -1 if there is none."""
        found = -1
        for base, hq in self.sums:
            both = joined(self.cards, hq)
            if both.loss is not None:
                found = max(found, self._total(base, hq, where, both.loss))
        return found if self.bold is None else max(found, self.bold.shielded(where))

    def _total(self, base: int, hq: Sum, where: Ground, loss: int) -> int:
        cards, purse = self.cards, self.purse
        value = total(
            purse.era,
            cards.plain + hq.plain - loss,
            base + purse.bonus,
            cards.times * hq.times,
            cards.multipliers + hq.multipliers,
            bool(where.port),
        )
        time = 2 if self.timed or self.deed.time == "double" else 1
        return value * purse.factor * time * (2 if where.works else 1)

    def most(self, value: int, profit: int) -> int:
        """SC-10.1: the value with the points that can be bought."""
        purse = self.purse
        more = spendable(purse.era, self.deed, value, profit, purse.spend_limit)
        return value + max(more, bought(self.deed, value))

    def limit(self, where: Ground) -> int:
        """The highest cost that can be reached there with a penalty for radiation, if it falls due,
        paid (SC-8.7); -1 if that cannot be paid."""
        best, profit = self.best(where), self.purse.profit
        if not where.radiated or where.shielded or where.factory:
            return self.most(best, profit)
        shielded = self.shielded(where)
        limit = self.most(shielded, profit) if shielded >= 0 else -1
        left = profit - self.purse.radiation
        return max(limit, self.most(best, left)) if left >= 0 else limit

    def can(self, cost: int, where: Ground) -> bool:
        return cost <= self.limit(where)


def means(g: G, seat: int, deed: Deed) -> Means:
    """All that a player could still bring to bear on a deed."""
    purse = Purse(g, seat, deed)
    return purse.settled() if deed.second >= 0 else purse.all()


def radiation(g: G) -> int:
    """SC-8.7: what an unshielded Move or Build costs."""
    return g.content.settings.radiation[ERAS[g.state.era]]


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
    if g.state.era == STARFARERS:
        cost -= sum([cheaper.n for cheaper in lasting(g, seat, Cheaper)])
    return max(0, cost)


# --- what is reached -----------------------------------------------------------------------------


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

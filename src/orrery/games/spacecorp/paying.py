"""SC-3.10 to 3.20, 8.7, 10: what may be laid, used and paid next for an action."""

from __future__ import annotations

from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import TIME
from orrery.games.spacecorp.ground import Ground, secured, used
from orrery.games.spacecorp.infra import hq_sets
from orrery.games.spacecorp.means import Means, Purse
from orrery.games.spacecorp.model import HQ, STARFARERS, G, chart
from orrery.games.spacecorp.sites import able
from orrery.games.spacecorp.value import Deed, bought, changed, spendable, timeable
from orrery.kernel import Move
from orrery.kernel.rows import without


def steps(purse: Purse, cost: int, where: Ground) -> list[Move]:
    """SC-3.6: the next steps towards the value, or the beginning of the action."""
    g, seat, deed = purse.g, purse.seat, purse.deed
    found = begins(purse, cost, where)
    if deed.second < 0:
        safe = bool(found) and not where.radiated
        found += lays(purse, cost, where)
        found += infras(purse, cost, where, safe)
        found += competitors(purse, cost, where)
    return found + rents(g, seat, deed, where)


def due(deed: Deed, now: Means, where: Ground) -> int:
    """SC-8.7: the penalty that an unshielded action in a radiation zone costs."""
    if not where.radiated or where.shielded or where.factory or now.cards.loss is not None:
        return 0
    if any(hq.loss is not None for _, hq in now.sums):
        return 0
    return now.purse.radiation


def begins(purse: Purse, cost: int, potential: Ground) -> list[Move]:
    """The value suffices, by itself or with profit spent (SC-10)."""
    deed = purse.deed
    where = secured(purse.g, purse.seat, deed, potential)
    now = purse.settled()
    value, penalty = now.best(where), due(deed, now, where)
    left = purse.profit - penalty
    if left < 0 and penalty:
        return []
    found: list[Move] = []
    if value + bought(deed, value) >= cost:
        found.append(moves.Done.at[()])
    for n in range(1, spendable(purse.era, deed, value, left, purse.spend_limit) + 1):
        missing = value < cost and n == cost - value
        if missing or (deed.time == "twice" and value + n >= cost):
            found.append(moves.Spend.at[n])
    return found


def lays(purse: Purse, cost: int, where: Ground) -> list[Move]:
    """The cards that match, as long as the deed can still be done (SC-3.8)."""
    deed, hand = purse.deed, purse.hand
    worths = purse.g.content.worths[deed.action]
    bold = purse.competitors(hand, deed)
    found: list[Move] = []
    for face in dict.fromkeys(hand):
        if face == TIME:
            if timeable(deed) and not deed.time:
                found += times(purse, cost, where)
            continue
        worth = worths[face]
        if not worth.shielded and face not in bold:
            if worth.plain or worth.times:
                found.append(moves.Lay.at[face])
            continue
        rest = without(hand, face)
        plain, shielded = worth.plain or worth.times, worth.shielded
        if plain and purse.left(rest, purse.laid(plain=(face,)), deed).can(cost, where):
            found.append(moves.Lay.at[face])
        if shielded and purse.left(rest, purse.laid(shielded=(face,)), deed).can(cost, where):
            found.append(moves.LayShielded.at[face])
    return found


def times(purse: Purse, cost: int, where: Ground) -> list[Move]:
    """SC-3.16: the value doubled, or the action by two teams, if there is another."""
    found: list[Move] = [moves.Double.at[()]]
    twice = changed(purse.deed, time="twice")
    if another(purse.g, purse.seat, twice) and purse.all(twice).can(cost, where):
        found.append(moves.Twice.at[()])
    return found


def another(g: G, seat: int, deed: Deed) -> bool:
    """SC-3.19: whether there is a second team that can act, even if only the first one's action
    makes it possible: a tile that brings profit or a progress card, an Industrial base."""
    s = g.state
    learns = s.era == STARFARERS and deed.action != "move"
    return any(
        able(g, team) or (learns and (team.track > 0 or team.site == HQ))
        for number, team in enumerate(s.corps[seat].teams)
        if number != deed.team
    )


def infras(purse: Purse, cost: int, where: Ground, safe: bool) -> list[Move]:
    """SC-3.10: the HQs whose Infra may be used; cards with two values for either (SC-8.2).

    `safe`: the value suffices already, and nothing that is added could lose it.
    """
    deed, usable = purse.deed, purse.usable
    found: list[Move] = []
    for hqs in hq_sets(purse.g, purse.seat, deed, usable):
        if len(hqs) != len(deed.hqs) + 1:
            continue
        hq = hqs[-1]
        slots = [slot for slot, worth in usable[hq].cards if worth.plain and worth.shielded]
        for slot in (0, *slots):
            further = changed(deed, hqs=(*deed.hqs, (hq, slot)))
            if (safe and not slot) or purse.all(further).can(cost, where):
                found.append(moves.Infra.at[hq, slot])
    return found


def competitors(purse: Purse, cost: int, where: Ground) -> list[Move]:
    """SC-4.3, Competitors: the Infra of two opponents, or one's own and one opponent's."""
    hand, deed = purse.hand, purse.deed
    return [
        moves.Edge.at[face]
        for face in purse.competitors(hand, deed)
        if purse.bold(face, hand, purse.laid(), deed).can(cost, where)
    ]


def rents(g: G, seat: int, deed: Deed, where: Ground) -> list[Move]:
    """SC-3.20: opponents' Spaceport, Industrial and Shield Factory: used with an award, or not."""
    factory = where.factory if where.radiated and not where.shielded else ()
    serving = {"spaceport": where.port, "industrial": where.works, "shield_factory": factory}
    return [
        moves.Rent.at[chart(g).sites[site].id, base]
        for base, sites in serving.items()
        if not used(g, seat, deed, sites, base)
        for site in sites
    ]

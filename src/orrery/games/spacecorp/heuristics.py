"""What a decent player values at the end of a turn (used by bots), in profit.

Profit itself, what is within reach (contracts, colonies, tiles to explore and to build on), and the
means to get there: cards, Infra, bases that produce, cubes on the wheel.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from orrery.games.spacecorp.components import TIME, Components
from orrery.games.spacecorp.contracts import open_contracts, reached, reward_of
from orrery.games.spacecorp.model import (
    GONE,
    HQ,
    MARINERS,
    NONE,
    STARFARERS,
    TRACK,
    Corp,
    G,
    Team,
    chart,
    profit,
)
from orrery.games.spacecorp.produce import fields, owned


class Weights(Struct, frozen=True):
    """The numbers of the judgement."""

    card: float = 0.55
    plenty: int = 8
    """Beyond so many cards one more is worth less:"""
    spare: float = 0.1
    time: float = 1.1
    edge: float = 0.35
    infra: float = 0.55
    """A point of Infra, while much of the era is left."""
    p: float = 0.9
    """A point of production, while much of the era is left."""
    step: float = 0.55
    """A box of the wheel."""
    card_owned: float = 2.2
    """A progress card."""
    base: float = 0.9
    """A base by itself."""
    goal: float = 0.75
    """What part of a contract's reward its fulfilled half is worth."""
    there: float = 0.9
    """A team at a site that can be explored."""
    ready: float = 1.9
    """A team at a site where a base can be built."""
    claim: float = 0.5
    beyond: float = 2.0
    settled: float = 3.0
    """A system that can be colonized."""
    point: float = 0.45
    """A colony point that it has."""
    stuck: float = 0.7
    """A team where nothing is to be done."""


WEIGHTS = Weights()
SCALE = (1.0, 1.5, 2.4)
"""How much more places are worth in each era."""


def evaluate(g: G, seat: int, w: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    s, corp = g.state, g.state.corps[seat]
    left = time_left(g)
    total = float(profit(corp)) + w.card_owned * len(corp.progress)
    total += hand_worth(g.content, corp, left, w)
    total += infra_worth(g.content, corp, left, w)
    total += w.p * min(1.0, left * 1.4) * sum(field.worth for field in fields(g, seat))
    if s.era < STARFARERS or left > 0.15:
        total += w.step * (wheel(g, corp.genetics) + wheel(g, corp.revelation)) * min(1, left + 0.4)
    total += contract_worth(g, seat, w)
    total += place_worth(g, seat, left, w)
    if s.era < STARFARERS:
        total += w.beyond * sum(owner == seat for owner in s.beyond)
    else:
        total += colony_worth(g, seat, w)
    return total


def time_left(g: G) -> float:
    """How much of the era is left, from 1 to 0."""
    s = g.state
    if s.closing:
        return 0.05 if s.due else 0.0
    full = len(g.content.decks[s.era])
    left = len(s.deck.cards) / full
    done = sum(disc == s.era for disc in s.discs)
    return min(1.0, left * 1.1, (g.content.settings.contracts_to_end - done) / 4)


def wheel(g: G, steps: int) -> float:
    """How far a cube is on its way to the top; without regard to Mariners, where it only waits."""
    if g.state.era == MARINERS:
        return float(min(steps, g.content.settings.wheel)) * 0.8
    return float(steps % g.content.settings.wheel)


# --- cards ---------------------------------------------------------------------------------------


@cache
def card_worths(content: Components) -> dict[str, float]:
    """How good a card is among those of its era: 1 is middling."""
    found = {TIME: 2.0}
    for id, card in content.cards.items():
        scale = {"mariners": 2.2, "planeteers": 3.0, "starfarers": 4.6}[card.era]
        best = max((p.value * (3.0 if p.times else 1.0) for p in card.points), default=scale)
        rich = any(p.action in ("produce", "genetics", "revelation") for p in card.points)
        found[id] = min(2.0, 0.45 + 0.5 * best / scale + 0.15 * len(card.points) + 0.35 * rich)
    return found


def hand_worth(content: Components, corp: Corp, left: float, w: Weights) -> float:
    worths = card_worths(content)
    values = sorted((worths[card.face] for card in corp.hand.cards), reverse=True)
    total = sum(values[: w.plenty]) + w.spare * sum(values[w.plenty :])
    return w.card * total * min(1.0, 0.25 + left * 1.5)


@cache
def infra_points(content: Components, card: str) -> float:
    """What a card is worth as Infra, in points; later eras count in greater numbers."""
    scale = {"mariners": 1.0, "planeteers": 0.8, "starfarers": 0.55}[content.cards[card].era]
    points = {p.action: 0.0 for p in content.cards[card].points}
    for p in content.cards[card].points:
        points[p.action] = max(points[p.action], p.value * (1.6 if p.times else 1.0))
    return scale * sum(points.values())


def infra_worth(content: Components, corp: Corp, left: float, w: Weights) -> float:
    total = sum(infra_points(content, card) for card in corp.infra if card)
    if not corp.infra[1]:
        total += 1.0
    return w.infra * total * (0.25 + left)


# --- what is within reach ------------------------------------------------------------------------


def contract_worth(g: G, seat: int, w: Weights) -> float:
    """The nearer to a contract that is open, the better; less if a rival is nearer."""
    total = 0.0
    for contract in open_contracts(g):
        if contract.goal in ("produces", "harvest"):
            continue
        need = g.content.side(contract, g.state.players).n
        have = min(need, reached(g, seat, contract))
        if have:
            total += w.goal * reward_of(g, contract) * (have / need) ** 1.5
    return total


def place_worth(g: G, seat: int, left: float, w: Weights) -> float:
    """Teams where something can be done, and what the bases are worth by themselves."""
    s, map = g.state, chart(g)
    scale = SCALE[s.era]
    seen: set[int] = set()
    total = 0.0
    for team in s.corps[seat].teams:
        if team.site in (HQ, GONE):
            continue
        worth = stand_worth(g, team, w) * scale
        total += worth * (0.4 if team.site in seen else 1.0)
        seen.add(team.site)
    total *= min(1.0, left * 2.5)
    bases = sum(len(s.bases[site]) for site in map.buildable if s.owner[site] == seat)
    return total + w.base * scale * bases * (0.4 + 0.6 * left)


def stand_worth(g: G, team: Team, w: Weights) -> float:
    s, map = g.state, chart(g)
    site = map.sites[team.site]
    late = 1.0 - 0.12 * team.track / TRACK
    if site.kind == "start":
        return 0.25
    if site.kind in ("beyond", "spur"):
        return 0.0
    if s.owner[team.site] != NONE:
        return 0.1
    boxes = 1.0 + 0.5 * max(0, len(site.boxes) - 1)
    if not s.tiles[team.site] and site.boxes:
        return w.there * late * boxes
    return (w.ready + (w.claim if team.claim else 0.0)) * late * boxes


def colony_worth(g: G, seat: int, w: Weights) -> float:
    """Colonies at the end, and the systems that could become one."""
    s, map = g.state, chart(g)
    table = g.content.settings.colony_profit
    mine = owned(g, seat)
    total = table[min(mine, len(table) - 1)] + 0.6 * mine
    for site in map.systems:
        if s.owner[site] == seat and not s.colony[site]:
            tiles = (g.content.tiles[tile] for tile in s.tiles[site])
            total += w.settled + w.point * sum(tile.colony for tile in tiles)
    return total

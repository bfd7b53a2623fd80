"""What a decent player values at the end of a turn (used by bots), in profit.

Profit itself, what is within reach (contracts, colonies, tiles to explore and to build on), and the
means to get there: cards, Infra, bases that produce, cubes on the wheel.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import Struct

from orrery.games.spacecorp.components import ERAS, TIME, Components, Contract
from orrery.games.spacecorp.contracts import asked_tiles, open_contracts, places, printed, reached
from orrery.games.spacecorp.eras import mark
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
    solo,
)
from orrery.games.spacecorp.produce import fields
from orrery.games.spacecorp.sites import able, colonies_of, sites_of


class Weights(Struct, frozen=True):
    """The numbers of the judgement."""

    card: float = 0.5
    plenty: int = 6
    """Beyond so many cards one more is worth less:"""
    spare: float = 0.1
    infra: float = 0.3
    """A point of Infra, while much of the era is left."""
    p: float = 1.3
    """A point of production, while much of the era is left."""
    step: float = 0.7
    """A box of the wheel."""
    card_owned: float = 3.0
    """A progress card."""
    base: float = 0.9
    """A base by itself."""
    goal: float = 0.6
    """What part of a contract's reward its fulfilled half is worth."""
    found: float = 1.4
    """What is likely to lie under a tile."""
    there: float = 0.5
    """What part of all that a site promises a team has that stands where it is to be explored."""
    ready: float = 0.7
    """The same where a base is to be built."""
    claim: float = 0.5
    toil: float = 0.25
    """What a site loses by being dear: for a cost as high as is usual in the era."""
    beyond: float = 2.0
    idle: float = 6.0
    """What it costs to have nobody left who can act, while much of the era is left (SC-5.2.8)."""
    settled: float = 4.0
    """A system that can be colonized."""
    point: float = 0.6
    """A colony point that it has."""
    still: float = 1.6
    """What is lost with each round in which nothing has happened (SC-6.12.4)."""
    jam: float = 1.0
    """And then with each card too many to research (SC-5.1.1), more with each turn."""
    stuck: float = 4.0
    """What is lost with each such card where none in hand can be got rid of anywhere."""
    end: float = 20.0
    """What is lost by the last turn without anything before the era stalls, for all that is left of
    the era."""


WEIGHTS = Weights()
SCALE = (1.0, 1.5, 2.4)
"""How much more places are worth in each era."""
USUAL = (4.0, 8.0, 14.0)
"""What exploring and building together usually cost in each era."""


def evaluate(g: G, seat: int, w: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat."""
    s, corp = g.state, g.state.corps[seat]
    left = time_left(g)
    held = holdings(g, seat)
    total = float(profit(corp)) + w.card_owned * len(corp.progress)
    total += hand_worth(g.content, corp, left, w)
    total += infra_worth(g.content, tuple(corp.infra), w) * (0.25 + left)
    total += w.p * min(1.0, left * 1.4) * held.p
    if s.era < STARFARERS or left > 0.15:
        total += w.step * (wheel(g, corp.genetics) + wheel(g, corp.revelation)) * min(1, left + 0.4)
    goals = open_goals(g, held, w)
    total += sum([goal.worth(goal.have) for goal in goals])
    total += place_worth(g, held, left, goals, w)
    if s.era < STARFARERS:
        total += w.beyond * s.beyond.count(seat)
        if not any(able(g, team) for team in corp.teams):
            total -= w.idle * left
    else:
        total += colony_worth(g, held, w)
    return total - standstill(g, seat, w)


def standstill(g: G, seat: int, w: Weights) -> float:
    """What is lost if nothing comes of a turn: who holds too many cards to research, and none that
    is of use, has to get rid of some before the era stalls. Better not to come to that."""
    s, corp = g.state, g.state.corps[seat]
    held = len(corp.hand.cards)
    many = max(0, held - g.content.settings.research_limit)
    lost = w.stuck * many if many and stuck(g, seat, [c.face for c in corp.hand.cards]) else 0.0
    if (s.still or many) and nothing_new(g, held):
        lost += w.still * s.still / s.players + w.jam * many * (s.still + 1)
        if s.still + 1 >= g.content.settings.still_rounds * s.players:
            lost += w.end * time_left(g)
    return lost


def stuck(g: G, seat: int, hand: Sequence[str]) -> bool:
    """Whether somebody with these cards could neither research nor be sure to get rid of one."""
    if len(hand) <= g.content.settings.research_limit:
        return False
    known, era = g.content.cards, ERAS[g.state.era]
    easy = playable(g.content, bool(fields(g, seat)))
    infra = g.state.corps[seat].infra
    room = any(not card or known[card].era != era for card in infra[1:])
    return not any(face in easy or (room and face in known and known[face].infra) for face in hand)


@cache
def playable(content: Components, produces: bool) -> frozenset[str]:
    """The cards that can be played wherever the teams are, beside those that become Infra."""
    anywhere = {"genetics", "revelation", *(("produce",) if produces else ())}
    return frozenset(
        id
        for id, card in content.cards.items()
        if not card.points or any(points.action in anywhere for points in card.points)
    )


def nothing_new(g: G, held: int) -> bool:
    """Whether the turn has changed nothing yet, and no card will be discarded or drawn."""
    s = g.state
    if any(zone.cards for zone in s.laid) or mark(s) != s.mark:
        return False
    return not s.deck.cards or (held > g.content.settings.draw_limit and all(s.offers))


def time_left(g: G) -> float:
    """How much of the era is left, from 1 to 0, as it was when the turn began: whoever draws cards
    must not think that he loses by it."""
    s = g.state
    if s.closing:
        return 0.05 if s.due else 0.0
    cards = s.mark[0] if s.mark else len(s.deck.cards)
    done = sum([disc == s.era for disc in s.discs])
    left = min(1.0, cards / len(g.content.decks[s.era]) * 1.1)
    left = min(left, (g.content.settings.contracts_to_end - done) / 4)
    if solo(s):
        left = min(left, len(s.codes.cards) / code_count(g.content, s.era) * 1.1)
    return left


@cache
def code_count(content: Components, era: int) -> int:
    """SC-17.2: the turns of the Competition in an era."""
    return sum(code.count for code in content.codes.values() if code.era == ERAS[era])


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
        found[id] += 0.15 * bool(card.edge)
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


@lru_cache(maxsize=50_000)
def infra_worth(content: Components, infra: tuple[str, ...], w: Weights) -> float:
    """What an HQ is worth by its cards, at the end of an era by a quarter."""
    total = sum(infra_points(content, card) for card in infra if card)
    if not infra[1]:
        total += 1.0
    return w.infra * total


# --- what somebody has ---------------------------------------------------------------------------


class Holdings(Struct, frozen=True, gc=False):
    """What somebody has on the map."""

    seat: int
    sites: list[int]
    """Where there are bases of his."""
    bases: int
    p: int
    """What all would produce."""


def holdings(g: G, seat: int) -> Holdings:
    sites, bases = sites_of(g, seat), g.state.bases
    p = sum([field.worth for field in fields(g, seat)])
    return Holdings(seat, sites, sum([len(bases[site]) for site in sites]), p)


# --- contracts -----------------------------------------------------------------------------------


class Aim(Struct, frozen=True, gc=False):
    """An open contract as somebody stands to it."""

    contract: str
    reward: float
    """What it brings, as far as it counts before it is fulfilled."""
    need: int
    have: int

    def worth(self, have: float) -> float:
        """The nearer, the better."""
        done = min(have, self.need) / self.need
        return float(self.reward * done**1.5)

    def more(self) -> float:
        """What one more is worth."""
        return self.worth(self.have + 1.0) - self.worth(self.have)


def open_goals(g: G, held: Holdings, w: Weights) -> list[Aim]:
    """The open contracts. One that asks for a Produce action is as near as what would produce."""
    s = g.state
    found = []
    for contract in open_contracts(g):
        need = printed(g, contract).n
        if contract.goal in ("produces", "harvest"):
            need = max(need, 2)
            have = min(need - 1, held.p)
        else:
            have = min(need, has(g, held, contract))
        reward = rewards(g.content, contract.id, s.discs[contract.row - 1], s.players)
        found.append(Aim(contract.id, w.goal * reward, need, have))
    return found


def has(g: G, held: Holdings, contract: Contract) -> int:
    """How much of what a contract asks for somebody has now: as `contracts.reached`, but sooner."""
    where = places(g.content, contract.id)
    if where:
        return sum([site in where for site in held.sites])
    tiles = asked_tiles(g.content, contract.id)
    if tiles:
        s = g.state
        return sum([tile in tiles for site in held.sites
                    for tile, _ in zip(s.tiles[site], s.bases[site], strict=False)])  # fmt: skip
    if contract.goal == "bases":
        return held.bases
    return reached(g, held.seat, contract)


@cache
def rewards(content: Components, contract: str, disc: int, players: int) -> int:
    """SC-12.2: the rewards of a row to the right of its disc, up to a contract."""
    asked = content.contracts[contract]
    eras = content.rows[disc + 1 : ERAS.index(asked.era) + 1]
    return sum(content.side(era[asked.row - 1], players).reward for era in eras)


@cache
def counts(content: Components, contract: str, number: int) -> bool:
    """Whether a base on a site counts for a contract, by where it is."""
    return content.contracts[contract].goal == "bases" or number in places(content, contract)


# --- what is within reach ------------------------------------------------------------------------


def place_worth(g: G, held: Holdings, left: float, aims: list[Aim], w: Weights) -> float:
    """Teams where something can be done, and what the bases are worth by themselves."""
    s = g.state
    seen: set[int] = set()
    total = 0.0
    for team in s.corps[held.seat].teams:
        if team.site in (HQ, GONE):
            continue
        worth = stand_worth(g, team, aims, w)
        total += worth * (0.2 if team.site in seen else 1.0)
        seen.add(team.site)
    total *= min(1.0, left * 2.5)
    return total + w.base * SCALE[s.era] * held.bases * (0.4 + 0.6 * left)


def stand_worth(g: G, team: Team, aims: list[Aim], w: Weights) -> float:
    """A team, by what its site promises."""
    s, map = g.state, chart(g)
    number = team.site
    site = map.sites[number]
    if s.owner[number] != NONE or site.kind in ("start", "beyond", "spur"):
        return 0.0
    late = 1.0 - 0.12 * team.track / TRACK
    scale, tiles = SCALE[s.era], s.tiles[number]
    boxes = max(1, len(site.boxes))
    promised = w.base * scale * boxes
    promised += sum([aim.more() for aim in aims if counts(g.content, aim.contract, number)])
    cost = float(site.build or 0)
    if site.boxes and not tiles:
        promised += w.found * scale * boxes
        cost += site.explore or 0
        part = w.there
    else:
        part = w.ready
        promised += sum([tile_worth(g, tile, aims, w) for tile in tiles])
        promised += w.claim * scale if team.claim else 0.0
    return late * part * max(0.3, promised * (1 - w.toil * (cost / USUAL[s.era] - 0.5)))


def tile_worth(g: G, id: str, aims: list[Aim], w: Weights) -> float:
    """What a base on a known tile will have beside itself."""
    tile = g.content.tiles[id]
    worth = w.p * tile.produces if tile.produces is not None else 0.0
    for aim in aims:
        if id in asked_tiles(g.content, aim.contract):
            worth += aim.more()
    return worth


def colony_worth(g: G, held: Holdings, w: Weights) -> float:
    """Colonies at the end, and the systems that could become one."""
    s = g.state
    table = g.content.settings.colony_profit
    mine = len(colonies_of(g, held.seat))
    total = table[min(mine, len(table) - 1)] + 0.6 * mine
    for site in held.sites:
        if not s.colony[site]:
            tiles = (g.content.tiles[tile] for tile in s.tiles[site])
            total += w.settled + w.point * sum(tile.colony for tile in tiles)
    return total

"""What a decent player values at the end of a turn (used by bots), in victory points.

The book's advice (chapter 12 of the rules) in numbers: points on the table, what the economy will
still bring, how near the next colony, technology and achievement are.
"""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from orrery.games.beyond_the_sun.achievements import MEASURES, slots_of
from orrery.games.beyond_the_sun.components import Components, Tree
from orrery.games.beyond_the_sun.effects import (
    Colonize,
    Effects,
    Optional,
    contains_research,
    research_levels,
)
from orrery.games.beyond_the_sun.model import FOOD, ORE, Faction, G, strength
from orrery.games.beyond_the_sun.scoring import (
    achievement_points,
    automation_points,
    colony_points,
    event_points,
    space_points,
)

Power = tuple[str, float]


class Weights(Struct, frozen=True):
    """The numbers of the judgement, found by playing variants against each other."""

    length: float = 9.17
    """Rounds that a game is expected to last."""
    pop: float = 0.9
    ore: float = 0.324
    plenty_pop: float = 3.05
    plenty_ore: float = 3.84
    """Beyond these a cube or a piece of ore is worth less:"""
    spare_pop: float = 0.45
    spare_ore: float = 0.119
    growth: float = 0.308
    """A visible growth symbol, for each turn left."""
    mine: float = 0.151
    """A visible ore symbol, for each turn left."""
    outpost: float = 0.605
    ship: float = 0.246
    ship_level: float = 0.354
    rival_outpost: float = 0.3
    """Each outpost of the rivals, against the own position."""
    power: float = 1.0
    """Kinds of actions at hand."""
    power_again: float = 0.04
    prospect: float = 0.104
    """A slot that could be researched next, for each of its levels."""
    climb: float = 4.29
    """The way to a level IIII technology, done to its end."""
    hold: float = 0.168
    """A system held, as a share of what its colony would bring."""
    ready: float = 0.4
    """The same for the strength that is already there."""
    siege: float = 0.102
    colony: float = 0.745
    """What a colony brings beside its points."""
    colony_disc: float = 0.325
    settler: float = 0.202
    """What each point of strength costs that is given up for it."""
    hope: float = 0.75
    """An achievement within reach, as a share of its points."""


WEIGHTS = Weights()


def evaluate(g: G, seat: int, w: Weights = WEIGHTS) -> float:
    """The worth of a position to a seat; only what its own turn can take from rivals counts."""
    s = g.state
    f = s.factions[seat]
    left = turns_left(g, w)
    cards = [card for i, card in enumerate(s.slots) if f.slots >> i & 1 and card]
    cards += f.private
    rivals = len(s.owners) - s.owners.count(seat) - s.owners.count(-1)
    return (
        points(g, seat, cards, w)
        + economy(g, f, left, w)
        + reach(g, f, cards, left, w)
        + frontier(g, seat, f, cards, left, w)
        + ambition(g, seat, left, w)
        - w.rival_outpost * rivals
    )


def turns_left(g: G, w: Weights) -> float:
    """How many turns each faction may still expect."""
    s = g.state
    if s.last_round:
        return float(s.last_round - s.round)
    missing = g.content.settings.players[str(s.players)].end_discs - sum(map(len, s.claims))
    return max(2.0, min(w.length - s.round, 2.0 + 4.0 * missing))


def points(g: G, seat: int, cards: list[str], w: Weights) -> float:
    """What would score now; outposts may be lost again, so they count a little less."""
    s = g.state
    table = g.content.technologies
    total = 0.0
    for id in cards:
        card = table[id]
        total += card.vp
        if card.bonus:
            total += min(card.bonus.max, MEASURES[card.bonus.per](g, seat) // card.bonus.every)
    total += automation_points(g, seat) + colony_points(g, seat) + achievement_points(g, seat)
    total += s.owners.count(seat) * (1.0 if s.last_round else w.outpost)
    return total + space_points(g, seat) * 0.7 + (event_points(g, seat) * 0.8 if s.lasting else 0)


def economy(g: G, f: Faction, left: float, w: Weights) -> float:
    """Ore and population in hand, and what the tracks will yield."""
    if not f.mat:
        return 0.0
    last = 0.12 if left < 1 else 1.0
    stock = w.pop * min(f.pop, w.plenty_pop) + w.spare_pop * max(0.0, f.pop - w.plenty_pop)
    stock += w.ore * min(f.ore, w.plenty_ore) + w.spare_ore * max(0.0, f.ore - w.plenty_ore)
    tracks = g.content.tracks[f.mat]
    growth = 0.0
    for column in tracks.growth[f.tracks[FOOD]]:
        cubes = f.supply[column]
        growth += 1.0 if cubes > 1 else 0.6 if cubes else 0.25
    ore = tracks.ore[f.tracks[ORE]]
    return last * stock + left * (w.growth * growth + w.mine * ore)


def reach(g: G, f: Faction, cards: list[str], left: float, w: Weights) -> float:
    """What the known technologies let the faction do, and what it could research next."""
    s, content = g.state, g.content
    best: dict[str, float] = {}
    powers = powers_of(content)
    total = 0.0
    for card in cards:
        for kind, value in powers[card]:
            if value > best.get(kind, 0.0):
                best[kind] = value
            total += w.power_again * value
    for guild in s.guilds:
        for kind, value in powers[guild]:
            best[kind] = max(best.get(kind, 0.0), 0.7 * value)
    total += w.power * sum(best.values())
    tree, known = content.tree, f.slots
    for slot in range(len(tree.of_level[1]), len(tree.masks)):
        if not known >> slot & 1 and (known & tree.masks[slot]).bit_count() >= tree.needs[slot]:
            total += w.prospect * tree.levels[slot]
    total *= min(left, 8.0) / 8.0
    return total + (w.climb * climb(g, known) ** 2 if left >= 1 else 0.0)


def climb(g: G, known: int) -> float:
    """How much of the nearest way to a level IIII technology is done, from 0 to 1."""
    tree = g.content.tree
    best = 0.0
    for slot in tree.of_level[4]:
        if not known >> slot & 1:
            steps = sorted((_step(tree, known, i) for i in tree.after[slot]), reverse=True)
            best = max(best, sum(steps[: tree.needs[slot]]) / tree.needs[slot])
    return best


def _step(tree: Tree, known: int, slot: int) -> float:
    """1 for a researched slot, else half of what its own prerequisites are worth."""
    if known >> slot & 1:
        return 1.0
    return 0.5 * (known & tree.masks[slot]).bit_count() / tree.needs[slot]


@cache
def powers_of(content: Components) -> dict[str, list[Power]]:
    """What the actions of each card are good for."""
    table: dict[str, list[Power]] = {}
    for card, spaces in (content.tech_spaces | content.guild_spaces).items():
        table[card] = [power for space in spaces for power in powers_in(space.action.effects)]
    for card in content.abilities:
        table.setdefault(card, []).append((f"ability:{card}", 1.0))
    return table


def powers_in(effects: Effects) -> list[Power]:
    research = (0.0, 0.3, 0.6, 1.6, 2.2)
    found = [(f"research{level}", research[level]) for level in research_levels(effects)]
    if contains_research(effects) and not found:
        found.append(("copy", 0.8))
    for effect in effects:
        inner = effect.do[0] if isinstance(effect, Optional) else effect
        if isinstance(inner, Colonize):
            found.append(("colonize", 2.0 if inner.control else 2.3))
        else:
            found.append((str(inner.__struct_config__.tag), 0.5))
    return found


def frontier(g: G, seat: int, f: Faction, cards: list[str], left: float, w: Weights) -> float:
    """Ships, and how near the systems that are held are to becoming colonies."""
    s, content = g.state, g.content
    fleet = 0.0
    for at, count in enumerate(f.ships):
        if count:
            fleet += count * (w.ship + w.ship_level * ((at & 3) + 1))
    if left < 1:
        return 0.1 * fleet
    total = fleet * min(1.0, left / 3)
    able = can_colonize(g, cards)
    discs = w.colony_disc * min(left, 8.0)
    for place in content.boards[s.players].colonizable:
        card = s.cards[place]
        force = strength(f, place) if card else 0
        owned = s.owners[place] == seat
        if not (force or (card and owned)):
            continue
        system = content.systems[card]
        share = min(1.0, force / system.strength)
        gain = able * (system.vp + w.colony + discs - w.settler * system.strength)
        total += gain * (w.hold + w.ready * share * share) if owned else gain * w.siege * share
    return total


def can_colonize(g: G, cards: list[str]) -> float:
    """How readily the faction could colonize: 1 with an action of its own, less without."""
    colonizing = colonizers(g.content)
    if any(card in colonizing for card in cards):
        return 1.0
    return 0.7 if any(guild in colonizing for guild in g.state.guilds) else 0.3


@cache
def colonizers(content: Components) -> frozenset[str]:
    """The cards and guilds whose actions colonize."""
    return frozenset(
        card
        for card, powers in powers_of(content).items()
        if any(kind == "colonize" for kind, _ in powers)
    )


def ambition(g: G, seat: int, left: float, w: Weights) -> float:
    """How near the next achievements are."""
    if left < 1:
        return 0.0
    s = g.state
    total = 0.0
    for i, id in enumerate(s.achievements):
        taken = s.claims[i]
        if seat in taken:
            continue
        slots = slots_of(g, id)
        if len(taken) < len(slots):
            card = g.content.achievements[id]
            share = min(1.0, MEASURES[card.measure](g, seat) / card.reach)
            total += slots[len(taken)] * (w.hope * share * share)
    return total

"""What a decent player values at the end of a turn (used by bots), in victory points.

The book's advice (chapter 12 of the rules) in numbers: points on the table, what the economy will
still bring, how near the next colony, technology and achievement are.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import scoring
from orrery.games.beyond_the_sun.achievements import MEASURES, missing_discs
from orrery.games.beyond_the_sun.components import Bonus, Components, Tree
from orrery.games.beyond_the_sun.model import FOOD, ORE, Faction, G, fleet_of, technologies
from orrery.games.beyond_the_sun.research import within_reach

Power = tuple[str, float]


class Weights(Struct, frozen=True):
    """The numbers of the judgement, found by playing variants against each other."""

    length: float = 9.17
    """Rounds that a game is expected to last, by planners; with people it is more (BTS-7.4)."""
    pace: float = 1.5
    """Rounds that each achievement takes at least which is still missing for the end."""
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
    cards = tuple(technologies(s, seat))
    rivals = len(s.owners) - s.owners.count(seat) - s.owners.count(-1)
    return (
        points(g, seat, cards, left, w)
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
    missing = missing_discs(g)
    return max(2.0, w.pace * missing, min(w.length - s.round, 2.0 + 4.0 * missing))


def points(g: G, seat: int, cards: tuple[str, ...], left: float, w: Weights) -> float:
    """What would score now; outposts may be lost again, so they count a little less.

    A majority counts at the end only: the more turns are left, the less it is worth to hold it,
    or two bots hoard against each other until the guard ends the game."""
    s = g.state
    total, bonuses = printed(g.content, cards)
    for bonus in bonuses:
        total += min(bonus.max, MEASURES[bonus.per](g, seat) // bonus.every)
    total += scoring.automation_points(g, seat) + scoring.colony_points(g, seat)
    total += scoring.achievement_points(g, seat)
    total += s.owners.count(seat) * (1.0 if s.last_round else w.outpost)
    total += scoring.space_points(g, seat) * 0.7 + scoring.museum_points(g, seat)
    return total + scoring.majority_points(g, seat) / (1 + left)


@lru_cache(maxsize=1 << 16)
def printed(content: Components, cards: tuple[str, ...]) -> tuple[float, list[Bonus]]:
    """The points printed on technologies, and what some of them add for what the faction has."""
    found = [content.technologies[card] for card in cards]
    return float(sum(card.vp for card in found)), [card.bonus for card in found if card.bonus]


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


def reach(g: G, f: Faction, cards: tuple[str, ...], left: float, w: Weights) -> float:
    """What the known technologies let the faction do, and what it could research next."""
    kinds, again = powers_at_hand(g.content, cards, g.state.guilds)
    next_levels, near = prospects(g.content.tree, f.slots)
    total = w.power * kinds + w.power_again * again + w.prospect * next_levels
    return total * min(left, 8.0) / 8.0 + (w.climb * near**2 if left >= 1 else 0.0)


@lru_cache(maxsize=1 << 16)
def powers_at_hand(
    content: Components, cards: tuple[str, ...], guilds: tuple[str, ...]
) -> tuple[float, float]:
    """What the different kinds of actions are worth at their best, and all those of cards."""
    best: dict[str, float] = {}
    powers = powers_of(content)
    own = [power for card in cards for power in powers[card]]
    shared = [(kind, 0.7 * value) for guild in guilds for kind, value in powers[guild]]
    for kind, value in own + shared:
        best[kind] = max(best.get(kind, 0.0), value)
    return sum(best.values()), sum(value for _, value in own)


@lru_cache(maxsize=1 << 16)
def prospects(tree: Tree, known: int) -> tuple[int, float]:
    """The levels of the slots that could be researched next, added up; and how much of the nearest
    way to a level IIII technology is done, from 0 to 1."""
    levels = sum(tree.levels[slot] for slot in within_reach(tree, known, (2, 3, 4)))
    near = 0.0
    for slot in tree.of_level[4]:
        if not known >> slot & 1:
            steps = sorted((_step(tree, known, i) for i in tree.after[slot]), reverse=True)
            near = max(near, sum(steps[: tree.needs[slot]]) / tree.needs[slot])
    return levels, near


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


def powers_in(effects: fx.Effects) -> list[Power]:
    research = (0.0, 0.3, 0.6, 1.6, 2.2)
    found = [(f"research{level}", research[level]) for level in fx.research_levels(effects)]
    if fx.contains_research(effects) and not found:
        found.append(("copy", 0.8))
    for effect in effects:
        inner = effect.do[0] if isinstance(effect, fx.Optional) else effect
        if isinstance(inner, fx.Colonize):
            found.append(("colonize", 2.3 if inner.uncontrolled else 2.0))
        else:
            found.append((str(inner.__struct_config__.tag), 0.5))
    return found


def frontier(g: G, seat: int, f: Faction, cards: tuple[str, ...], left: float, w: Weights) -> float:
    """Ships, and how near the systems that are held are to becoming colonies."""
    s, content = g.state, g.content
    ships, forces = fleet_of(bytes(f.ships))
    fleet = w.ship * ships + w.ship_level * sum(forces.values())
    if left < 1:
        return 0.1 * fleet
    total = fleet * min(1.0, left / 3)
    able = can_colonize(content, cards, s.guilds)
    discs = w.colony_disc * min(left, 8.0)
    owners, cards_at = s.owners, s.cards
    for place in content.boards[s.players].colonizable:
        force = forces.get(place, 0)
        owned = owners[place] == seat
        if not (force or owned) or not cards_at[place]:
            continue
        system = content.systems[cards_at[place]]
        share = min(1.0, force / system.strength)
        gain = able * (system.vp + w.colony + discs - w.settler * system.strength)
        total += gain * (w.hold + w.ready * share * share) if owned else gain * w.siege * share
    return total


@lru_cache(maxsize=1 << 16)
def can_colonize(content: Components, cards: tuple[str, ...], guilds: tuple[str, ...]) -> float:
    """How readily the faction could colonize: 1 with an action of its own, less without."""
    for holders, ready in ((cards, 1.0), (guilds, 0.7)):
        if any(kind == "colonize" for card in holders for kind, _ in powers_of(content)[card]):
            return ready
    return 0.3


def ambition(g: G, seat: int, left: float, w: Weights) -> float:
    """How near the next achievements are."""
    if left < 1:
        return 0.0
    s, content = g.state, g.content
    open_slots = content.open_slots[s.players]
    total = 0.0
    for id, taken in zip(s.achievements, s.claims, strict=True):
        if seat in taken:
            continue
        slots = open_slots[id]
        if len(taken) < len(slots):
            card = content.achievements[id]
            share = min(1.0, MEASURES[card.measure](g, seat) / card.reach)
            total += slots[len(taken)] * share * share
    return w.hope * total

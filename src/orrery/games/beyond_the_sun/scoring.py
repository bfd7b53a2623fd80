"""BTS-8: the eleven lines of the score sheet, and the tie-breaks."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.beyond_the_sun.achievements import MEASURES, of_level, outposts, slots_of
from orrery.games.beyond_the_sun.effects import Endgame
from orrery.games.beyond_the_sun.model import G, strength, technologies
from orrery.games.beyond_the_sun.space import board_of
from orrery.kernel import Outcome, bits
from orrery.kernel.game import ranked, score_sheet


def level_points(level: int) -> Callable[[G, int], int]:
    """BTS-8.2.1 to 8.2.3: 1, 2, 3 for each technology of the levels I, II, III on the board."""

    def points(g: G, seat: int) -> int:
        f, table = g.state.factions[seat], g.content.technologies
        cards = [table[card] for i in bits(f.slots) if (card := g.state.slots[i])]
        return sum(card.vp for card in cards if card.level == level)

    return points


def private_points(g: G, seat: int) -> int:
    """BTS-8.2.4."""
    return sum(g.content.technologies[card].vp for card in g.state.factions[seat].private)


def top_points(g: G, seat: int) -> int:
    """BTS-8.2.5: level IIII as printed, some by what the faction has."""
    total = 0
    for id in technologies(g.state, seat):
        card = g.content.technologies[id]
        if card.level == 4:
            total += card.vp
            if card.bonus:
                things = MEASURES[card.bonus.per](g, seat)
                total += min(card.bonus.max, things // card.bonus.every)
    return total


def automation_points(g: G, seat: int) -> int:
    """BTS-6.2.2, 8.2.6: all points up to the level reached; beyond the track one each."""
    return g.content.automation_points[sum(g.state.factions[seat].automation)]


def colony_points(g: G, seat: int) -> int:
    """BTS-6.6.8, 8.2.7."""
    return sum(g.content.systems[c.system].vp for c in g.state.factions[seat].colonies)


def majority(g: G, seat: int, place: int) -> bool:
    """The greatest strength in Sol or Deep Space; ties: all of them; nobody without ships."""
    own = strength(g.state.factions[seat], place)
    return own > 0 and own == max(strength(f, place) for f in g.state.factions)


def space_points(g: G, seat: int) -> int:
    """BTS-8.2.9: 1 for Sol, unless an event changes its worth (line 10), and 1 for Deep Space."""
    board = board_of(g)
    sol = majority(g, seat, board.sol) and not (g.state.lasting and sol_event(g))
    return sol + majority(g, seat, board.deep)


def endgame_effects(g: G) -> list[Endgame]:
    return [
        effect
        for event in g.state.lasting
        for effect in g.content.event_effects[event]
        if isinstance(effect, Endgame)
    ]


def sol_event(g: G) -> bool:
    return any(effect.per == "sol_majority" for effect in endgame_effects(g))


def event_points(g: G, seat: int) -> int:
    """BTS-8.2.10: events in play that score; the museum by the ship given."""
    return museum_points(g, seat) + majority_points(g, seat)


def museum_points(g: G, seat: int) -> int:
    """BTS-11.14."""
    return max(0, g.state.factions[seat].museum - 1)


def majority_points(g: G, seat: int) -> int:
    """What events pay at the end to those who have most of something."""
    if not g.state.lasting:
        return 0
    return sum(effect.vp for effect in endgame_effects(g) if leads(g, seat, effect.per))


def leads(g: G, seat: int, per: str) -> bool:
    if per == "sol_majority":
        return majority(g, seat, board_of(g).sol)
    seats = range(g.state.players)
    if per == "most_population_on_mat":
        counts = [g.state.factions[other].pop for other in seats]
    else:
        counts = [of_level(g, other, 2) for other in seats]
    return counts[seat] > 0 and counts[seat] == max(counts)


def achievement_points(g: G, seat: int) -> int:
    """BTS-8.2.11: by the slot that the disc lies on."""
    s = g.state
    total = 0
    for id, claimed in zip(s.achievements, s.claims, strict=True):
        if seat in claimed:
            total += slots_of(g, id)[claimed.index(seat)]
    return total


LINES: tuple[tuple[str, Callable[[G, int], int]], ...] = (
    ("score-level-1", level_points(1)),
    ("score-level-2", level_points(2)),
    ("score-level-3", level_points(3)),
    ("score-private", private_points),
    ("score-level-4", top_points),
    ("score-automation", automation_points),
    ("score-colonies", colony_points),
    ("score-outposts", outposts),
    ("score-space", space_points),
    ("score-events", event_points),
    ("score-achievements", achievement_points),
)


def outcome(g: G) -> Outcome:
    """BTS-8.1: totals and ranks; fewest discs on the tracks, most population, most ore."""
    sheet = score_sheet(g, LINES, g.state.players)
    totals = tuple(map(sum, zip(*(line.points for line in sheet), strict=True)))
    standings = [
        (total, -sum(f.tracks), f.pop, f.ore)
        for total, f in zip(totals, g.state.factions, strict=True)
    ]
    return Outcome(totals, ranked(standings), sheet)

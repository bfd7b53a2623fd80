"""SC-15.6, 15.7, 16.4: who has won; the score sheet tells where the profit came from."""

from __future__ import annotations

from orrery.games.spacecorp.model import COMPETITION, SOURCES, STARFARERS, G, chart, profit, solo
from orrery.kernel import Outcome, ScoreLine

LINES = tuple(f"score-{source}" for source in SOURCES)


def colony_value(g: G, corp: int) -> int:
    """SC-15.7: the values of a player's colonies together."""
    s = g.state
    colonies = g.content.colonies
    return sum(
        colonies[s.colony[site]].value
        for site in chart(g).systems
        if s.colony[site] and s.owner[site] == corp
    )


def tie_breakers(g: G, corp: int) -> tuple[int, ...]:
    """SC-15.7: colony value, then progress cards. SC-16.4: an earlier end goes by bases."""
    s = g.state
    if s.era == STARFARERS:
        return colony_value(g, corp), len(s.corps[corp].progress)
    return (sum(len(s.bases[site]) for site in chart(g).buildable if s.owner[site] == corp),)


def outcome(g: G) -> Outcome:
    """SC-15.7: the most profit; ties that stand are shared. SC-17.11: more than the Competition."""
    s = g.state
    seats = range(s.players)
    sheet = tuple(
        ScoreLine(id, tuple(s.corps[seat].earned[line] for seat in seats))
        for line, id in enumerate(LINES)
    )
    totals = tuple(profit(s.corps[seat]) for seat in seats)
    if solo(s):
        rival = profit(s.corps[1])
        ranks = (1 if totals[0] > rival else 2,)
        return Outcome(totals, ranks, sheet, ((COMPETITION, rival),))
    standing = [(totals[seat], *tie_breakers(g, seat)) for seat in seats]
    places = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Outcome(totals, places, sheet)

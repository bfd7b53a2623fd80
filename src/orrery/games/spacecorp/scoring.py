"""SC-15.6, 15.7, 16.4: who has won; the score sheet tells where the profit came from."""

from __future__ import annotations

from orrery.games.spacecorp.model import COMPETITION, SOURCES, STARFARERS, G, profit, solo
from orrery.games.spacecorp.sites import bases_of, colonies_of
from orrery.kernel import Outcome, ScoreLine
from orrery.kernel.game import ranked

LINES = tuple(f"score-{source}" for source in SOURCES)


def colony_value(g: G, corp: int) -> int:
    """SC-15.7: the values of a player's colonies together."""
    s, colonies = g.state, g.content.colonies
    return sum(colonies[s.colony[site]].value for site in colonies_of(g, corp))


def tie_breakers(g: G, corp: int) -> tuple[int, ...]:
    """SC-15.7: colony value, then progress cards. SC-16.4: an earlier end goes by bases."""
    s = g.state
    if s.era == STARFARERS:
        return colony_value(g, corp), len(s.corps[corp].progress)
    return (sum(1 for _ in bases_of(g, corp)),)


def outcome(g: G) -> Outcome:
    """SC-15.7: the most profit; ties that stand are shared. SC-17.11: more than the Competition."""
    s = g.state
    corps = s.corps[: s.players]
    sheet = tuple(map(ScoreLine, LINES, zip(*(corp.earned for corp in corps), strict=True)))
    totals = tuple(map(profit, corps))
    if solo(s):
        rival = profit(s.corps[1])
        return Outcome(totals, (1 if totals[0] > rival else 2,), sheet, ((COMPETITION, rival),))
    standings = [(total, *tie_breakers(g, seat)) for seat, total in enumerate(totals)]
    return Outcome(totals, ranked(standings), sheet)

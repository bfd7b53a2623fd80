"""XIA-2: who is ahead, and why."""

from __future__ import annotations

from orrery.games.xia.model import SOURCES, G, fame_of, solo
from orrery.games.xia.statistics import tier
from orrery.kernel import Outcome, ScoreLine
from orrery.kernel.game import ranked

LINES = tuple(f"score-{source}" for source in SOURCES)
NPCS = "npcs"


def outcome(g: G) -> Outcome:
    """XIA-2.3: who reached the total wins. XIA-2.6: stopped early, most fame, then credits, tier,
    the lowest bounty. Alone only the own victory counts (XIA-23.6)."""
    s = g.state
    fame = zip(*(c.fame for c in s.captains), strict=True)
    sheet = tuple(map(ScoreLine, LINES, fame))
    totals = tuple(map(fame_of, s.captains))
    if solo(s):
        return Outcome(totals, (1 if s.winner == 0 else 2,), sheet, ((NPCS, s.npc_fame),))
    return Outcome(totals, ranked([standing(g, seat) for seat in range(s.players)]), sheet)


def standing(g: G, seat: int) -> tuple[int, ...]:
    s = g.state
    c = s.captains[seat]
    return int(s.winner == seat), fame_of(c), c.credits, tier(g, seat), -c.bounty

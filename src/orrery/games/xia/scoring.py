"""XIA-2: who is ahead, and why."""

from __future__ import annotations

from orrery.games.xia.model import SOURCES, G, fame_of, solo
from orrery.kernel import Outcome, ScoreLine

LINES = tuple(f"score-{source}" for source in SOURCES)
NPCS = "npcs"


def outcome(g: G) -> Outcome:
    """XIA-2.3: who reached the total wins. XIA-2.6: stopped early, most fame, then credits, tier,
    the lowest bounty. Alone only the own victory counts (XIA-23.6)."""
    s = g.state
    sheet = tuple(
        ScoreLine(line, tuple(c.fame[n] for c in s.captains)) for n, line in enumerate(LINES)
    )
    totals = tuple(fame_of(c) for c in s.captains)
    if solo(s):
        return Outcome(totals, (1 if s.winner == 0 else 2,), sheet, ((NPCS, s.npc_fame),))
    keys = [standing(g, seat) for seat in range(s.players)]
    return Outcome(totals, tuple(1 + sum(other > key for other in keys) for key in keys), sheet)


def standing(g: G, seat: int) -> tuple[int, ...]:
    s = g.state
    c = s.captains[seat]
    tier = g.content.ships[c.ship].tier if c.ship else 0
    return int(s.winner == seat), fame_of(c), c.credits, tier, -c.bounty

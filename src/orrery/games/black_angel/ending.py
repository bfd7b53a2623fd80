"""BA-8.4: what ends the game."""

from __future__ import annotations

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.model import G


def trigger_end(g: G) -> None:
    """BA-8.4.2: this round is finished and one more, a full one, is played. Only once."""
    s = g.state
    if not s.last_round:
        s.last_round = s.round + 1
        g.emit(log.LastRound(s.last_round))


def ending(g: G) -> bool:
    """BA-8.4.3: whether the Black Angel moves no more."""
    return g.state.last_round > 0

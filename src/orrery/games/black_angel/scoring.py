"""BA-8.5: the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel.goods import COUNTS
from orrery.games.black_angel.model import HAL, Crew, G, solo
from orrery.games.black_angel.technology import cap_of
from orrery.kernel import Outcome
from orrery.kernel.game import ranked, score_sheet


def track_points(g: G, seat: int) -> int:
    """Points won during the game."""
    return g.state.crews[seat].vp


def caps(g: G, seat: int) -> Iterator[tuple[str, int]]:
    """BA-8.5.2: each advanced token with the most that it can score."""
    crew, board = g.state.crews[seat], g.content.player_board
    for token in (*crew.grid, *crew.surplus):
        if token in g.content.advanced:
            yield token, board.cap
    for cell, token in zip(g.content.removed_cells, crew.cells, strict=True):
        if token:
            yield token, cap_of(g, seat, cell)


def counted(g: G, crew: Crew, score: fx.Score) -> int:
    """BA-8.5.1: debris on tokens is counted as if it were in storage."""
    on_tokens = crew.debris_cells.bit_count() if score.per == "debris_stored" else 0
    return COUNTS[score.per](g, crew) + on_tokens


def advanced_points(g: G, seat: int) -> int:
    """BA-8.5.3: tokens alike share what they count; each is filled up to its own cap."""
    alike: dict[fx.Score, int] = {}
    for token, cap in caps(g, seat):
        score = g.content.scores[token]
        alike[score] = alike.get(score, 0) + cap // score.vp
    crew = g.state.crews[seat]
    return sum(score.vp * min(room, counted(g, crew, score)) for score, room in alike.items())


def goods_points(g: G, seat: int) -> int:
    """BA-8.5.4: if Spes was reached, a point for two robots of the break room, resources, ships."""
    crew = g.state.crews[seat]
    if not g.state.reached:
        return 0
    return (crew.break_room + crew.resources + crew.ships) // g.content.settings.exchange


LINES: tuple[tuple[str, Callable[[G, int], int]], ...] = (
    ("score-track", track_points),
    ("score-advanced", advanced_points),
    ("score-goods", goods_points),
)


def outcome(g: G) -> Outcome:
    """BA-8.5.5: ties share the victory. BA-11.6.1: Hal is beaten with more points than his."""
    s = g.state
    sheet = score_sheet(g, LINES, s.players)
    totals = tuple(map(sum, zip(*(line.points for line in sheet), strict=True)))
    if solo(s):
        hal = s.crews[1].vp
        return Outcome(totals, (1 if totals[0] > hal else 2,), sheet, ((HAL, hal),))
    return Outcome(totals, ranked(totals), sheet)

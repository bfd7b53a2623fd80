"""BA-8.5: the score sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import goods, technology
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.model import COLOUR, HAL, Crew, G
from orrery.kernel import Outcome
from orrery.kernel.game import ranked, score_sheet


def track_points(g: G, seat: int) -> int:
    """Points won during the game."""
    return g.state.crews[seat].vp


Caps = tuple[tuple[str, int], ...]
"""BA-8.5.2: each advanced token with the most that it can score."""


def caps(g: G, seat: int) -> Caps:
    crew = g.state.crews[seat]
    beside = tuple(map(len, crew.returned))
    return caps_of(g.content, (*crew.grid, *crew.surplus), tuple(crew.cells), beside)


@lru_cache(maxsize=1 << 12)
def caps_of(
    c: Components, tokens: tuple[str, ...], cells: tuple[str, ...], beside: tuple[int, ...]
) -> Caps:
    """The caps of tokens in grid and surplus, and in cells beside which missions lie."""
    found = [(token, technology.cap(c, 0)) for token in tokens if token in c.advanced]
    colours = [COLOUR[cell.colour] for cell in c.removed_cells.values()]
    kept = zip(cells, colours, strict=True)
    found += [(token, technology.cap(c, beside[colour])) for token, colour in kept if token]
    return tuple(found)


def counted(g: G, crew: Crew, score: fx.Score) -> int:
    """BA-8.5.1: debris on tokens is counted as if it were in storage."""
    found = goods.COUNTS[score.per](g, crew)
    return found + crew.debris_cells.bit_count() if score.per == "debris_stored" else found


def advanced_points(g: G, seat: int) -> int:
    return filled(g, seat, caps(g, seat))


def filled(g: G, seat: int, capped: Caps) -> int:
    """BA-8.5.3: tokens alike share what they count; each is filled up to its own cap."""
    alike: dict[fx.Score, int] = {}
    for token, cap in capped:
        score = g.content.scores[token]
        alike[score] = alike.get(score, 0) + cap // score.vp
    crew = g.state.crews[seat]
    return sum([score.vp * min(room, counted(g, crew, score)) for score, room in alike.items()])


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
    if s.solo:
        hal = s.crews[1].vp
        return Outcome(totals, (1 if totals[0] > hal else 2,), sheet, ((HAL, hal),))
    return Outcome(totals, ranked(totals), sheet)

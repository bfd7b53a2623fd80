"""XIA-19.1: titles: whoever is the first to do the deed in the own turn has it."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.xia import chronicle as log
from orrery.games.xia.fame import gain
from orrery.games.xia.hold import (
    can_be_damaged,
    covered,
    cubes_of,
    harmed,
    hull_of,
    platings,
    sections,
    working_mods,
)
from orrery.games.xia.model import Captain, G, chart


def cube_types(g: G, c: Captain) -> int:
    return sum(cube != "ember" for cube in cubes_of(c))


def undamaged(g: G, c: Captain) -> int:
    """Undamaged spaces of the hold."""
    return (hull_of(g, c).all & ~harmed(c)).bit_count()


def packed(g: G, c: Captain) -> int:
    all_spaces = hull_of(g, c).all
    return int(not harmed(c) and covered(c) & all_spaces == all_spaces)


def beside_star(g: G, c: Captain) -> int:
    at = chart(g)
    near = c.place >= 0 and any(at.terrain[n] in ("star", "blackhole") for n in at.near(c.place))
    return int(near and undamaged(g, c) <= 3)


def beside_comet(g: G, c: Captain) -> int:
    at = chart(g)
    if c.place < 0 or at.track[c.place] < 0:
        return 0
    track = at.tracks[at.track[c.place]]
    if track.path.kind != "comet":
        return 0
    comet = g.state.comets.get(track.sector, -1)
    return int(comet >= 0 and at.adjacent(comet, c.place))


def frozen(g: G, c: Captain) -> int:
    return c.ice.bit_count() if c.place != -1 and can_be_damaged(g, c) else 0


STATES: dict[str, Callable[[G, Captain], int]] = {
    "cube_types": cube_types,
    "bounty": lambda g, c: c.bounty,
    "credits": lambda g, c: c.credits,
    "packed": packed,
    "relics": lambda g, c: len(c.relic_at),
    "missions": lambda g, c: len(c.missions),
    "plated": lambda g, c: (sections(platings(g, c)) & harmed(c)).bit_count(),
    "mods": lambda g, c: sum(len(working_mods(c, mod)) for mod in g.content.mods),
    "beside_star": beside_star,
    "beside_comet": beside_comet,
    "last_space": lambda g, c: int(undamaged(g, c) == 1),
    "frozen": frozen,
}
"""Deeds that are read off the ship; all others are counted as they are done."""


def deed(g: G, c: Captain, name: str) -> int:
    """How far a deed has come in this turn."""
    state = STATES.get(name)
    return state(g, c) if state else c.did.get(name, 0)


def claim_titles(g: G, seat: int, when: str = "any") -> None:
    """XIA-19.1: every open title whose deed is done now is claimed at once."""
    s = g.state
    if not s.open_titles:
        return
    c = s.captains[seat]
    for id in s.open_titles:
        title = g.content.titles[id]
        if title.when == when and deed(g, c, title.deed) >= title.least:
            s.open_titles = tuple(other for other in s.open_titles if other != id)
            c.titles = (*c.titles, id)
            g.emit(log.TitleWon(seat, id))
            gain(g, seat, "titles", title.fame)


def watch(g: G) -> None:
    """XIA-19.1: at any moment of the own turn, in the action and Business phases."""
    s = g.state
    if s.open_titles and s.claiming:
        claim_titles(g, s.active)


def reveal_title(g: G) -> None:
    """XIA-8.3: for each title space that is reached for the first time."""
    s = g.state
    if len(s.titles):
        id, s.titles = g.reveal(s.titles)
        s.open_titles = (*s.open_titles, id)
        g.emit(log.TitleShown(id))

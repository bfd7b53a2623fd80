"""XIA-11.9: the Kiln, its spaces and its orbit."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    ROOMS,
    Captain,
    G,
    chart,
    count,
    let_go,
    occupied,
    place_of,
    roll,
    ships,
    space_id,
)
from orrery.games.xia.steps import Moving, leave_sector, may_step, note_point
from orrery.kernel import Move


def docking_borders(g: G, seat: int) -> tuple[str, ...]:
    """XIA-6.9: what a ship crosses on its way to the Kiln; nothing inside it."""
    s = g.state
    place = s.captains[seat].place
    return (chart(g).borders(place, s.kiln) or ()) if place >= 0 else ()


def free_rooms(g: G) -> list[int]:
    s = g.state
    taken = {place_of(s, ship) for ship in ships(s)}
    return [INSIDE - n for n in range(len(ROOMS)) if INSIDE - n not in taken]


def kiln_ways(g: G, c: Captain) -> list[Move]:
    """XIA-11.9.3: to another space of the Kiln, or out to any space beside it."""
    at = chart(g)
    found: list[Move] = [moves.Fly.at[ROOMS[INSIDE - room]] for room in free_rooms(g)]
    for step in at.steps[g.state.kiln]:
        if "star" not in step.borders and may_step(g, c, step.to, step.borders):
            found.append(moves.Fly.at[at.ids[step.to]])
    return found


class EnterRoom(Moving):
    """XIA-11.9.1, 11.9.2: docking costs a point and sets the Kiln moving; so does not walking from
    one of its spaces to another."""

    room: int

    def befall(self, g: G, c: Captain) -> None:
        docking = c.place >= 0
        c.points -= 1
        c.place = c.last_free = self.room
        note_point(g, c)
        if not docking:
            g.emit(log.Flew(self.seat, space_id(g, self.room)))
            return
        count(c, "moved")
        leave_sector(chart(g), c)
        c.host = NOBODY
        let_go(g.state, self.seat)
        g.emit(log.Docked(self.seat, space_id(g, self.room)))
        move_kiln(g)


def move_kiln(g: G) -> None:
    """XIA-11.9.2: along the orbit; a space less until the space is free."""
    s = g.state
    n = roll(g, g.content.settings.orbit_die)
    orbit = chart(g).orbit
    if orbit is None or s.kiln < 0:
        return
    places = orbit.places
    here = places.index(s.kiln)
    s.kiln = NOWHERE
    while n and occupied(g, places[(here + n) % len(places)]):
        n -= 1
    s.kiln = places[(here + n) % len(places)]
    g.emit(log.KilnMoved(n, chart(g).ids[s.kiln]))

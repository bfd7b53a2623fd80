"""XIA-11.9: the Kiln, its spaces and its orbit."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.kit import one
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    ROOMS,
    Captain,
    G,
    XiaTask,
    chart,
    count,
    occupied,
    place_of,
    ships,
    space_id,
)
from orrery.games.xia.steps import leave_sector, may_step, note_point
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
    found: list[Move] = [one(moves.Fly, ROOMS[INSIDE - room]) for room in free_rooms(g)]
    for step in at.steps[g.state.kiln]:
        if "star" not in step.borders and may_step(g, c, step.to, step.borders):
            found.append(one(moves.Fly, at.ids[step.to]))
    return found


class EnterRoom(XiaTask):
    """XIA-11.9.1, 11.9.2: docking costs a point and sets the Kiln moving; so does not walking from
    one of its spaces to another."""

    seat: int
    room: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        if c.stopped or c.place == NOWHERE:
            return
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
        for other in s.captains:
            if other.host == self.seat:
                other.host = NOBODY
        g.emit(log.Docked(self.seat, space_id(g, self.room)))
        die = g.content.settings.orbit_die
        move_kiln(g, g.chance.draw(f"d{die}", die) + 1)


def move_kiln(g: G, n: int) -> None:
    """XIA-11.9.2: along the orbit; a space less until the space is free."""
    s = g.state
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

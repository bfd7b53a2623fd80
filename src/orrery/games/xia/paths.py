"""XIA-11.7, 11.8: the paths of comets and of gravity."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia.chart import Chart, Track
from orrery.games.xia.destruction import destroy, destroy_all_at
from orrery.games.xia.model import (
    NOBODY,
    NOWHERE,
    Captain,
    G,
    ShipTask,
    XiaTask,
    chart,
    number,
    occupied_by_others,
    roll,
)
from orrery.games.xia.steps import Step


def path_frames(g: G, at: Chart, seat: int, origin: int, to: int) -> list[XiaTask]:
    """XIA-11.7.2, 11.8.1: entering a path from outside it."""
    track = at.track[to]
    if track < 0 or (origin >= 0 and at.track[origin] == track):
        return []
    if at.tracks[track].path.kind == "comet":
        return [RollComet(seat, track)]
    return [Pull(seat, track)]


# --- comets --------------------------------------------------------------------------------------


class RollComet(XiaTask):
    """XIA-11.7.2, 11.7.3: the comet moves; entering through its space destroys the ship, and the
    comet moves none the less."""

    seat: int
    track: int

    def run(self, g: G) -> None:
        s = g.state
        track = chart(g).tracks[self.track]
        comet = s.comets.get(track.sector, NOWHERE)
        if comet == NOWHERE:
            return
        if s.captains[self.seat].place == comet:
            destroy(g, self.seat, NOBODY, "comet")
        move_comet(g, track, forced_roll(g, track.path.die))


def forced_roll(g: G, die: int) -> int:
    """XIA-22.18: Gravity Surge rolls twice."""
    return sum(roll(g, die) for _ in range(number(g, "forced_dice")))


def move_comet(g: G, track: Track, n: int) -> None:
    s = g.state
    places = track.places
    at = (places.index(s.comets[track.sector]) + n) % len(places)
    s.comets[track.sector] = places[at]
    g.emit(log.CometMoved(track.sector, n, chart(g).ids[places[at]]))
    destroy_all_at(g, places[at], "comet")


# --- gravity -------------------------------------------------------------------------------------


class Pull(ShipTask):
    """XIA-11.8: the ship is moved along the path by its die."""

    track: int

    def befall(self, g: G, c: Captain) -> None:
        at = chart(g)
        track = at.tracks[self.track]
        if at.track[c.place] != self.track:
            return
        if track.path.colour == "orange":
            c.did["orange"] = 1
        c.host = NOBODY
        n = forced_roll(g, track.path.die)
        g.emit(log.Pulled(self.seat, n))
        places = track.places
        here = places.index(c.place)
        goal = here + n
        while goal < len(places) and occupied_by_others(g, self.seat, places[goal]):
            goal += 1  # XIA-11.8.6
        if goal < len(places):
            self.stand(g, c, places[goal])
            return
        last = places[-1]
        if last != c.place:
            self.stand(g, c, last)
        g.push(Step(self.seat, track.exit, True))

    def stand(self, g: G, c: Captain, place: int) -> None:
        c.place = place
        g.emit(log.Dragged(self.seat, chart(g).ids[place]))

"""XIA-6.5 to 6.9, 11.3: steps and the borders that they cross."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia.chart import Chart
from orrery.games.xia.destruction import destroy
from orrery.games.xia.fame import Throw, add_bounty
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    ROOMS,
    Captain,
    G,
    ShipTask,
    chart,
    count,
    has_ability,
    note,
    number,
    occupied,
    occupied_by_others,
    on_map,
    planet_kind,
    space_id,
)
from orrery.games.xia.shields import Suffer


def kept_out(c: Captain, borders: tuple[str, ...]) -> bool:
    """XIA-11.3.2: no outlaw enters a lawful planet."""
    return "lawful" in borders[-1:] and c.bounty > 0


def may_step(g: G, c: Captain, to: int, borders: tuple[str, ...]) -> bool:
    """XIA-6.7, 11.3: nobody ends on an occupied space."""
    if borders and kept_out(c, borders):
        return False
    return c.points > 1 or not occupied(g, to) or into_comet(g, c, to)


def into_comet(g: G, c: Captain, to: int) -> bool:
    """XIA-11.7.3: a step onto a comet's path through the comet itself, which destroys the ship;
    along the path the comet is an occupied space like others."""
    at = chart(g)
    enters = c.place < 0 or at.track[c.place] != at.track[to]
    return enters and to in g.state.comets.values()


class Moving(ShipTask):
    """A part of a move, which a ship that was stopped or destroyed on the way no longer makes."""

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if not c.stopped and c.place != NOWHERE:
            self.befall(g, c)


class Step(Moving):
    """XIA-6.5, 6.8, 6.9: a point for a step; each border is resolved before the ship moves."""

    to: int
    free: bool = False

    def befall(self, g: G, c: Captain) -> None:
        borders = chart(g).borders(on_map(g.state, c.place), self.to)
        if borders is None:
            return
        if not self.free:
            c.points -= 1
        crossings = [Cross(self.seat, border, self.to) for border in borders]
        g.push(*crossings, Enter(self.seat, self.to, self.free))


PERIL = {"asteroid": 30, "ice": 35, "nebula": 12, "debris": 60, "shield": 40}
"""What a border costs on average, in hundredths of a fame point: planners ask how much a turn has
risked, whatever the dice said in their dreams."""


class Cross(Moving):
    """XIA-11.3: a border."""

    border: str
    to: int

    def befall(self, g: G, c: Captain) -> None:
        if self.border == "star":
            c.place = self.to
            destroy(g, self.seat, NOBODY, "star")
        elif self.border == "outlaw":
            if not c.bounty:
                add_bounty(g, self.seat, g.content.settings.bounty_step)
        elif self.border != "lawful" and not self.skipped(g, c):
            g.emit(log.Crosses(self.seat, self.border))
            note(c, "perils", PERIL[self.border])
            g.push(Throw(self.seat), Crossed(self.seat, self.border, self.to))

    def skipped(self, g: G, c: Captain) -> bool:
        """XIA-21.1: the Skip Drive, once a turn on impulse."""
        if self.border != "asteroid" or not has_ability(c, "skip_drive"):
            return False
        if not c.did.get("impulses") or c.did.get("skipped"):
            return False
        c.did["skipped"] = 1
        g.emit(log.Used(self.seat, "skip_drive"))
        return True


class Crossed(ShipTask):
    """XIA-11.3: what the d20 says."""

    border: str
    to: int

    def befall(self, g: G, c: Captain) -> None:
        die = g.state.die
        if self.border == "debris":
            if die <= 3:
                destroy(g, self.seat, NOBODY, "debris")
        elif self.border == "shield":
            self.shield(g, c, die)
        elif die <= 10:
            kind = {"asteroid": "damage", "ice": "ice", "nebula": "energy"}[self.border]
            g.push(Suffer(self.seat, kind, die), Unharmed(self.seat, self.border, c.ice))
        else:
            g.push(Unharmed(self.seat, self.border, c.ice))

    def shield(self, g: G, c: Captain, die: int) -> None:
        if die <= 10:
            if not has_ability(c, "crypto_lance"):
                c.stopped = True
                c.points = 0
            g.push(Suffer(self.seat, "damage", die), Settle(self.seat))
        elif die <= 17:
            lawful = planet_kind(g, self.to) == "lawful"
            step = number(g, "shield_bounty") if lawful else g.content.settings.bounty_step
            add_bounty(g, self.seat, step)


class Unharmed(ShipTask):
    """For the title Icebreaker: ice borders crossed without ice damage, blocked or not rolled."""

    border: str
    ice: int

    def befall(self, g: G, c: Captain) -> None:
        if self.border == "ice" and c.ice == self.ice:
            count(c, "clean_ice")


class Enter(Moving):
    """XIA-6.5: the ship stands on the space; paths and arrivals follow."""

    to: int
    forced: bool = False

    def befall(self, g: G, c: Captain) -> None:
        from orrery.games.xia.harpoon import followers
        from orrery.games.xia.paths import path_frames

        at = chart(g)
        origin = c.place
        c.place = self.to
        if not self.forced:
            count(c, "moved")
        g.emit(log.Flew(self.seat, at.ids[self.to]))
        leave_sector(at, c)
        note_point(g, c)
        g.push(
            *path_frames(g, at, self.seat, origin, self.to),
            Settle(self.seat),
            *followers(g, self.seat, origin),
        )


def note_point(g: G, c: Captain) -> None:
    """For the event Grand Rally: mission points entered this turn, each once, the Kiln's too."""
    if at_point(g, c) and not c.did.get(f"point_{c.place}"):
        c.did[f"point_{c.place}"] = 1
        note(c, "points_entered")


def at_point(g: G, c: Captain) -> bool:
    """Whether the ship stands on a mission point, of a sector or of the Kiln."""
    if c.place <= INSIDE:
        return g.content.rooms[ROOMS[INSIDE - c.place]].mission
    return c.place >= 0 and "mission" in chart(g).features[c.place]


def leave_sector(at: Chart, c: Captain) -> None:
    """For the title Event Horizon: out of Farren's Call after its orange path."""
    if c.did.get("orange") and (c.place < 0 or at.sector_of(c.place).id != FARREN):
        c.did["horizon"] = 1


FARREN = "farrens_call"


class Settle(ShipTask):
    """XIA-6.7, 12.3: where a ship stands after a step: captains in distress are reached, and
    whoever has no points left goes back from an occupied space."""

    def befall(self, g: G, c: Captain) -> None:
        from orrery.games.xia.deliveries import arrive

        if not shared(g, self.seat):
            c.last_free = c.place
        elif c.points <= 0:
            c.place = c.last_free
            g.emit(log.FellBack(self.seat, space_id(g, c.place)))
        arrive(g, self.seat)


def shared(g: G, seat: int) -> bool:
    """Whether the ship stands on an occupied space."""
    place = g.state.captains[seat].place
    return place > INSIDE and occupied_by_others(g, seat, place)

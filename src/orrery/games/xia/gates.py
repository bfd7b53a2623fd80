"""XIA-11.5: gates, the Tigris Gate, wormholes."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.chart import Chart
from orrery.games.xia.destruction import free_at
from orrery.games.xia.fame import Throw, gain
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    NOBODY,
    Captain,
    G,
    XiaTask,
    chart,
    count,
    event_in_play,
    let_go,
    occupied,
)
from orrery.games.xia.paths import path_frames
from orrery.games.xia.steps import Settle, leave_sector, note_point
from orrery.kernel import Move


def gate_ways(g: G, at: Chart, c: Captain) -> list[Move]:
    """XIA-11.5: linked gates, the Tigris Gate, wormholes."""
    s = g.state
    found: list[Move] = []
    here = c.place
    linked = at.gates
    if event_in_play(s, "rewired") and at.tigris >= 0:
        linked = [*linked, at.tigris]
    if here in linked:
        found += jumps(g, at, here, linked)
    if here == at.tigris and at.spawns:
        found.append(moves.Tigris.at[()])
    if event_in_play(s, "wormholes") and here in at.spawns.values():
        found += jumps(g, at, here, at.spawn_places())
    return found


def jumps(g: G, at: Chart, here: int, places: list[int]) -> list[Move]:
    return [moves.Jump.at[at.ids[p]] for p in places if p != here and not occupied(g, p)]


@does(moves.Jump)
def jump(g: G, seat: int, move: moves.Jump) -> None:
    """XIA-11.5.1: a point to a linked gate; or through a wormhole."""
    from orrery.games.xia.events import use_event

    s = g.state
    c = s.captains[seat]
    at = chart(g)
    to = at.place[move.space]
    c.points -= 1
    if at.terrain[c.place] == "gate":
        through_gate(g, seat)
        if at.tigris in (c.place, to) and use_event(g, "rewired", once=True):
            gain(g, seat, "events")
    else:
        use_event(g, "wormholes")
    land(g, seat, to)


def through_gate(g: G, seat: int) -> None:
    """XIA-11.5.3: the first ship that travels through a gate sector scores."""
    s = g.state
    c = s.captains[seat]
    sector = chart(g).sector_of(c.place).id
    count(c, "gates")
    if sector not in s.gates_seen:
        s.gates_seen = (*s.gates_seen, sector)
        gain(g, seat, "gates")


def land(g: G, seat: int, to: int) -> None:
    """A ship appears elsewhere: harpoons let go."""
    s = g.state
    c = s.captains[seat]
    origin = c.place
    c.place = to
    c.host = NOBODY
    let_go(s, seat)
    count(c, "moved")
    c.stopped = False
    at = chart(g)
    g.emit(log.Jumped(seat, at.ids[to]))
    leave_sector(at, c)
    note_point(g, c)
    g.push(*path_frames(g, at, seat, origin, to), Settle(seat))


@does(moves.Tigris)
def tigris(g: G, seat: int, move: moves.Tigris) -> None:
    """XIA-11.5.5: a point and a d20 that names a spawn point."""
    g.state.captains[seat].points -= 1
    g.push(Throw(seat), ThroughTigris(seat))


class ThroughTigris(XiaTask):
    seat: int

    def run(self, g: G) -> None:
        s = g.state
        at = chart(g)
        numbers = sorted(at.spawns)
        chosen = next((n for n in numbers if n >= s.die), numbers[0])
        to = free_at(g, at.spawns[chosen])
        through_gate(g, self.seat)
        land(g, self.seat, to)

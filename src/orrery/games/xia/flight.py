"""XIA-6.1 to 6.4: movement points, and where they lead."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.chart import Chart
from orrery.games.xia.gates import gate_ways
from orrery.games.xia.ground import SIZE
from orrery.games.xia.hold import load_spot, outfit_of, roll_outfit, with_spots
from orrery.games.xia.kiln import EnterRoom, docking_borders, free_rooms, kiln_ways
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    INSIDE,
    ROOMS,
    Captain,
    G,
    XiaTask,
    chart,
    count,
    number,
    occupied,
    place_named,
    place_of,
    ships,
)
from orrery.games.xia.shields import overcharging
from orrery.games.xia.steps import Cross, Step, may_step
from orrery.kernel import Move

# --- movement points -----------------------------------------------------------------------------


def engine_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    found: list[Move] = []
    if c.impulse:
        found.append(moves.Impulse.at[()])
    if c.armed:
        found += [moves.Thrust.at[f"o{n}"] for n, _, _ in with_spots(g, c, "engine")]
    return found


@does(moves.Impulse)
def impulse(g: G, seat: int, move: moves.Impulse) -> None:
    """XIA-6.4: once a turn, without energy."""
    c = g.state.captains[seat]
    c.impulse = False
    n = impulse_points(g, seat)
    c.points += n
    count(c, "impulses")
    g.emit(log.Moves(seat, "impulse", n))


def impulse_points(g: G, seat: int) -> int:
    ship = g.content.ships[g.state.captains[seat].ship]
    return ship.impulse + number(g, "impulse_bonus")


@does(moves.Thrust)
def thrust(g: G, seat: int, move: moves.Thrust) -> None:
    """XIA-6.1: a marker onto a spot, the die of the engine as movement points."""
    s = g.state
    c = s.captains[seat]
    n = int(move.outfit[1:])
    spot = next(spots[0] for at, _, spots in with_spots(g, c, "engine") if at == n)
    load_spot(c, n, spot)
    fitted = c.outfits[n]
    s.rolled = (roll_outfit(g, seat, fitted),)
    s.tops = (min(outfit_of(g, fitted).die, number(g, "engine_most")),)
    g.push(*overcharging(g, seat), GainPoints(seat, fitted.id))


class GainPoints(XiaTask):
    """XIA-6.3: points of several moves add up."""

    seat: int
    outfit: str

    def run(self, g: G) -> None:
        n = g.state.rolled[0]
        g.state.captains[self.seat].points += n
        g.emit(log.Moves(self.seat, self.outfit, n))


# --- what can be reached -------------------------------------------------------------------------


def flying_moves(g: G, seat: int) -> list[Move]:
    s = g.state
    c = s.captains[seat]
    if c.points <= 0:
        return []
    if c.place <= INSIDE:
        return kiln_ways(g, c)
    at = chart(g)
    found: list[Move] = [
        moves.Fly.at[at.ids[to]] for to, borders in at.steps[c.place] if may_step(g, c, to, borders)
    ]
    if s.kiln >= 0 and at.adjacent(c.place, s.kiln) and at.borders(c.place, s.kiln) is not None:
        found += [moves.Fly.at[ROOMS[INSIDE - room]] for room in free_rooms(g)]
    found += gate_ways(g, at, c)
    if c.points > 1:
        found += [moves.Go.at[at.ids[place]] for place in goals(g, at, c, seat)]
    if c.place in at.frontier and len(s.stack_of_sectors):
        found += [moves.Leap.at[d] for d in at.frontier[c.place]]
    return found


def goals(g: G, at: Chart, c: Captain, seat: int) -> list[int]:
    """Spaces worth flying to in one click, over ways that need no roll, two steps or farther."""
    s = g.state
    spots = at.spots(c.place, c.points, bool(c.bounty))
    order = spots.order
    found = set(spots.worth)
    found.update(place for place in s.laid_at if place in order)
    found.update(place for place in s.adrift if place in order)
    others = [place for ship in ships(s) if ship != seat and (place := place_of(s, ship)) >= 0]
    if s.kiln >= 0:
        others.append(s.kiln)
    for other in others:
        found.update(place for place in at.near(other) if place in order)
    seen: set[int] = set()
    for place in spots.edges:
        sector = place // SIZE
        if place not in found and sector not in seen:
            seen.add(sector)
            found.add(place)
    found -= spots.beside
    return sorted((place for place in found if not occupied(g, place)), key=order.__getitem__)


# --- steps ---------------------------------------------------------------------------------------


@does(moves.Fly)
def fly(g: G, seat: int, move: moves.Fly) -> None:
    g.state.captains[seat].stopped = False
    if move.space in ROOMS:
        room = place_named(g, move.space)
        borders = docking_borders(g, seat)
        g.push(*(Cross(seat, border, room) for border in borders), EnterRoom(seat, room))
    else:
        g.push(Step(seat, place_named(g, move.space)))


@does(moves.Go)
def go(g: G, seat: int, move: moves.Go) -> None:
    c = g.state.captains[seat]
    c.stopped = False
    at = chart(g)
    way = at.way(c.place, at.place[move.space], c.points, bool(c.bounty))
    g.push(*(Step(seat, place) for place in way))

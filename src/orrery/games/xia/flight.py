"""XIA-6, 11: flying: movement points, steps, borders, paths, gates, the Kiln."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.chart import SIZE, Chart, Track
from orrery.games.xia.damage import (
    DONE,
    Suffer,
    Throw,
    add_bounty,
    destroy,
    destroy_all_at,
    gain,
    overcharging,
)
from orrery.games.xia.hold import load_spot, outfit_of, roll_outfit, with_spots
from orrery.games.xia.kit import action, does, one
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    Captain,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    event_in_play,
    has_ability,
    number,
    occupied,
    place_of,
    ships,
)
from orrery.kernel import Move, Offer

ROOMS = ("K1", "K2", "K3")


def stranded(c: Captain) -> bool:
    """XIA-5.6.1."""
    return not c.energy and not c.armed


def space_id(g: G, place: int) -> str:
    return ROOMS[INSIDE - place] if place <= INSIDE else chart(g).ids[place]


def place_named(g: G, space: str) -> int:
    return INSIDE - ROOMS.index(space) if space in ROOMS else chart(g).place[space]


def lose_points(c: Captain) -> None:
    """XIA-5.5.4: a full action that is no move loses the movement points left."""
    c.points = 0


# --- movement points -----------------------------------------------------------------------------


@action
def engine_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    found: list[Move] = []
    if c.impulse:
        found.append(one(moves.Impulse))
    if c.armed:
        found += [one(moves.Thrust, f"o{n}") for n, _, _ in with_spots(g, c, "engine")]
    return found


@does(moves.Impulse)
def impulse(g: G, seat: int, move: moves.Impulse) -> None:
    """XIA-6.4: once a turn, without energy."""
    c = g.state.captains[seat]
    c.impulse = False
    n = g.content.ships[c.ship].impulse + number(g, "impulse_bonus")
    c.points += n
    count(c, "impulses")
    g.emit(log.Moves(seat, "impulse", n))


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


@action
def flying_moves(g: G, seat: int) -> list[Move]:
    s = g.state
    c = s.captains[seat]
    if c.points <= 0:
        return []
    if c.place <= INSIDE:
        return kiln_ways(g, c)
    at = chart(g)
    found: list[Move] = []
    for step in at.steps[c.place]:
        if may_step(g, c, step.to, step.borders):
            found.append(one(moves.Fly, at.ids[step.to]))
    if s.kiln >= 0 and at.adjacent(c.place, s.kiln) and at.borders(c.place, s.kiln) is not None:
        found += [one(moves.Fly, ROOMS[INSIDE - room]) for room in free_rooms(g)]
    found += gate_ways(g, at, c)
    if c.points > 1:
        found += [one(moves.Go, at.ids[place]) for place in goals(g, at, c, seat)]
    if c.place in at.frontier and len(s.stack_of_sectors):
        found += [one(moves.Leap, d) for d in at.frontier[c.place]]
    return found


def may_step(g: G, c: Captain, to: int, borders: tuple[str, ...]) -> bool:
    """XIA-6.7, 11.3: no outlaw enters a lawful planet; nobody ends on an occupied space."""
    if borders and borders[-1] == "lawful" and c.bounty:
        return False
    return c.points > 1 or not occupied(g, to) or into_comet(g, c, to)


def into_comet(g: G, c: Captain, to: int) -> bool:
    """XIA-11.7.3: a step onto a comet's path through the comet itself, which destroys the ship;
    along the path the comet is an occupied space like others."""
    at = chart(g)
    enters = c.place < 0 or at.track[c.place] != at.track[to]
    return enters and to in g.state.comets.values()


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


def gate_ways(g: G, at: Chart, c: Captain) -> list[Move]:
    """XIA-11.5: linked gates, the Tigris Gate, wormholes."""
    s = g.state
    found: list[Move] = []
    here = c.place
    linked = at.gates
    if event_in_play(s, "rewired") and at.tigris >= 0:
        linked = [*linked, at.tigris]
    if here in linked:
        found += [one(moves.Jump, at.ids[p]) for p in linked if p != here and not occupied(g, p)]
    if here == at.tigris and at.spawns:
        found.append(one(moves.Tigris))
    if event_in_play(s, "wormholes") and here in at.spawns.values():
        found += [
            one(moves.Jump, at.ids[p])
            for _, p in sorted(at.spawns.items())
            if p != here and not occupied(g, p)
        ]
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


class Step(XiaTask):
    """XIA-6.5, 6.8, 6.9: a point for a step; each border is resolved before the ship moves."""

    seat: int
    to: int
    free: bool = False

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        if c.stopped or c.place == NOWHERE:
            return
        at = chart(g)
        origin = s.kiln if c.place <= INSIDE else c.place
        borders = at.borders(origin, self.to)
        if borders is None:
            return
        if not self.free:
            c.points -= 1
        g.push(
            *(Cross(self.seat, border, self.to) for border in borders),
            Enter(self.seat, self.to, self.free),
        )


PERIL = {"asteroid": 30, "ice": 35, "nebula": 12, "debris": 60, "shield": 40}
"""What a border costs on average, in hundredths of a fame point: planners ask how much a turn has
risked, whatever the dice said in their dreams."""


class Cross(XiaTask):
    """XIA-11.3: a border."""

    seat: int
    border: str
    to: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.stopped:
            return
        if self.border == "star":
            c.place = self.to
            destroy(g, self.seat, NOBODY, "star")
        elif self.border == "outlaw":
            if not c.bounty:
                add_bounty(g, self.seat, g.content.settings.bounty_step)
        elif self.border != "lawful" and not self.skipped(g, c):
            g.emit(log.Crosses(self.seat, self.border))
            c.did["perils"] = c.did.get("perils", 0) + PERIL[self.border]
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


class Crossed(XiaTask):
    """XIA-11.3: what the d20 says."""

    seat: int
    border: str
    to: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        die = s.die
        if c.place == NOWHERE:
            return
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
            lawful = chart(g).kinds.get(chart(g).planet[self.to]) == "lawful"
            step = number(g, "shield_bounty") if lawful else g.content.settings.bounty_step
            add_bounty(g, self.seat, step)


class Unharmed(XiaTask):
    """For the title Icebreaker: ice borders crossed without ice damage, blocked or not rolled."""

    seat: int
    border: str
    ice: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if self.border == "ice" and c.place != NOWHERE and c.ice == self.ice:
            count(c, "clean_ice")


class Enter(XiaTask):
    """XIA-6.5: the ship stands on the space; paths and arrivals follow."""

    seat: int
    to: int
    forced: bool = False

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        if c.stopped or c.place == NOWHERE:
            return
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
        c.did["points_entered"] = c.did.get("points_entered", 0) + 1


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


def path_frames(g: G, at: Chart, seat: int, origin: int, to: int) -> list[XiaTask]:
    """XIA-11.7.2, 11.8.1: entering a path from outside it."""
    track = at.track[to]
    if track < 0 or (origin >= 0 and at.track[origin] == track):
        return []
    if at.tracks[track].path.kind == "comet":
        return [RollComet(seat, track)]
    return [Pull(seat, track)]


class Settle(XiaTask):
    """XIA-6.7, 12.3: where a ship stands after a step: captains in distress are reached, and
    whoever has no points left goes back from an occupied space."""

    seat: int

    def run(self, g: G) -> None:
        from orrery.games.xia.missions import arrive

        c = g.state.captains[self.seat]
        if c.place == NOWHERE:
            return
        if not shared(g, self.seat):
            c.last_free = c.place
        elif c.points <= 0:
            c.place = c.last_free
            g.emit(log.FellBack(self.seat, space_id(g, c.place)))
        arrive(g, self.seat)


def shared(g: G, seat: int) -> bool:
    """Whether the ship stands on an occupied space."""
    s = g.state
    c = s.captains[seat]
    place = c.place
    if place <= INSIDE:
        return False
    c.place = NOWHERE
    found = occupied(g, place)
    c.place = place
    return found


# --- the harpoon ---------------------------------------------------------------------------------


def followers(g: G, ship: int, origin: int) -> list[XiaQuestion]:
    """XIA-21.6: whoever holds this ship with a harpoon may go where it came from."""
    s = g.state
    found: list[XiaQuestion] = []
    for seat, c in enumerate(s.captains):
        if c.host != ship or c.place < 0:
            continue
        if origin >= 0 and chart(g).adjacent(c.place, origin):
            found.append(FollowHost(seat, origin))
        elif c.place != origin:
            c.host = NOBODY
    return found


class FollowHost(XiaQuestion):
    """XIA-21.6: follow into the space that the host has left, or stay and let go."""

    space: int
    clause = "XIA-21.6"

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        borders = chart(g).borders(c.place, self.space) if c.place >= 0 else None
        if (
            borders is None
            or occupied(g, self.space)
            or (borders and borders[-1] == "lawful" and c.bounty)
        ):
            return [DONE]
        return [DONE, one(moves.Follow)]

    def answer(self, g: G, move: Move) -> None:
        c = g.state.captains[self.seat]
        if move == DONE:
            c.host = NOBODY
            return
        c.stopped = False
        points = c.points
        g.push(Step(self.seat, self.space, True), Restore(self.seat, points))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, () if move == DONE else (f"space:{chart(g).ids[self.space]}",))


class Restore(XiaTask):
    """A ship that was towed keeps the points it had."""

    seat: int
    points: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place != NOWHERE:
            c.points = self.points


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
    return sum(g.chance.draw(f"d{die}", die) + 1 for _ in range(number(g, "forced_dice")))


def move_comet(g: G, track: Track, n: int) -> None:
    s = g.state
    places = track.places
    at = (places.index(s.comets[track.sector]) + n) % len(places)
    s.comets[track.sector] = places[at]
    g.emit(log.CometMoved(track.sector, n, chart(g).ids[places[at]]))
    destroy_all_at(g, places[at], "comet")


# --- gravity -------------------------------------------------------------------------------------


class Pull(XiaTask):
    """XIA-11.8: the ship is moved along the path by its die."""

    seat: int
    track: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        at = chart(g)
        track = at.tracks[self.track]
        if c.place == NOWHERE or at.track[c.place] != self.track:
            return
        if track.path.colour == "orange":
            c.did["orange"] = 1
        c.host = NOBODY
        n = forced_roll(g, track.path.die)
        g.emit(log.Pulled(self.seat, n))
        places = track.places
        here = places.index(c.place)
        goal = here + n
        while goal < len(places) and goal != here and taken_by_other(g, self.seat, places[goal]):
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


def taken_by_other(g: G, seat: int, place: int) -> bool:
    s = g.state
    c = s.captains[seat]
    here, c.place = c.place, NOWHERE
    found = occupied(g, place)
    c.place = here
    return found


# --- gates ---------------------------------------------------------------------------------------


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
    for other in s.captains:
        if other.host == seat:
            other.host = NOBODY
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
        from orrery.games.xia.damage import free_near

        s = g.state
        at = chart(g)
        numbers = sorted(at.spawns)
        chosen = next((n for n in numbers if n >= s.die), numbers[0])
        to = at.spawns[chosen]
        if occupied(g, to):
            to = free_near(g, [to])[0]
        through_gate(g, self.seat)
        land(g, self.seat, to)


# --- the Kiln ------------------------------------------------------------------------------------


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

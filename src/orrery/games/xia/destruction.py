"""XIA-16.3, 16.4, 10.8: destruction and coming back."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import Receive, destroy_relic, set_adrift
from orrery.games.xia.hold import free_all
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    let_go,
    npc_of,
    occupied,
    place_of,
    ships,
    tier_of,
)
from orrery.kernel import Move, Zone, on

# --- destruction ---------------------------------------------------------------------------------


def destroy(g: G, seat: int, by: int, cause: str) -> None:
    """XIA-16.3: a player's ship is destroyed by a ship or by nobody."""
    s = g.state
    c = s.captains[seat]
    if c.place == NOWHERE:
        return
    g.emit(log.Destroyed(seat, cause))
    taken = by if by != seat else NOBODY
    note_destroyed(g, seat, taken)
    lost = cause in ("star", "comet", "monster")
    for _, cube in sorted(c.cargo.items()):
        if lost or c.place < 0:
            s.cubes[cube] += 1
        else:
            set_adrift(g, seat, cube)
    c.cargo = {}
    while c.relic_at:
        destroy_relic(g, seat, 0)
    drop_missions(g, seat)
    c.bounty = 0
    free_all(c)
    c.place = NOWHERE
    c.points = 0
    c.stopped = True
    c.acting = False
    c.died = True
    c.host = NOBODY
    let_go(s, seat)
    if not s.options.revised:
        c.sits_out = True
    c.ever["destroyed"] = c.ever.get("destroyed", 0) + 1


def drop_missions(g: G, seat: int) -> None:
    """XIA-13.5, 13.11: undecided missions go unseen by their owner, active ones are discarded."""
    s = g.state
    c = s.captains[seat]
    gone = (*g.show(c.missions.cards), *c.drawn.cards)
    s.mission_discard = s.mission_discard.under(*gone)
    if gone:
        g.emit(log.MissionsLost(seat, len(gone)))
    c.missions, c.errands = Zone((), c.missions.eyes), ()
    c.drawn = Zone()
    from orrery.games.xia.missions import forget_drawn

    forget_drawn(g, seat)


def note_destroyed(g: G, ship: int, by: int) -> None:
    """XIA-10.3, 10.4, 13.12: fame, bounty and the errands of assassins."""
    from orrery.games.xia.combat import reward_destroyer

    s = g.state
    for seat, c in enumerate(s.captains):
        if seat == ship:
            continue
        c.errands = tuple(
            replace(
                e, felled=e.felled | 1 << ship, slain=e.slain | (1 << ship if by == seat else 0)
            )
            for e in c.errands
        )
    if by != NOBODY:
        reward_destroyer(g, ship, by)


def destroy_npc(g: G, ship: int, by: int, cause: str) -> None:
    """XIA-17.8."""
    s = g.state
    npc = npc_of(s, ship)
    if npc.place == NOWHERE:
        return
    g.emit(log.Destroyed(npc.id, cause))
    note_destroyed(g, ship, by)
    for cube in npc.cubes:
        s.cubes[cube] += 1
    npc.cubes = ()
    npc.place = NOWHERE
    npc.damage = 0
    npc.foe = NOBODY
    npc.down = True
    npc.bounty = g.content.npcs[npc.id].bounty
    let_go(s, ship)
    from orrery.games.xia.events import npc_destroyed

    npc_destroyed(g, npc.id, by)


def destroy_ship(g: G, ship: int, by: int, cause: str) -> None:
    if ship < g.state.players:
        destroy(g, ship, by, cause)
    else:
        destroy_npc(g, ship, by, cause)


def destroy_all_at(g: G, place: int, cause: str) -> None:
    """XIA-11.7.3, 10.8: whatever is on a space is destroyed: ships, cubes, the Kiln, comets."""
    s = g.state
    for ship in ships(s):
        if place_of(s, ship) == place:
            destroy_ship(g, ship, NOBODY, cause)
    for cube in s.adrift.pop(place, ()):
        s.cubes[cube] += 1
    if cause != "monster":
        return
    if s.kiln == place:
        destroy_kiln(g)
    for sector, at in s.comets.items():
        if at == place:
            s.comets[sector] = NOWHERE
            g.emit(log.CometDestroyed(sector))


def destroy_kiln(g: G) -> None:
    """XIA-10.8: with the Kiln all ships inside are destroyed."""
    s = g.state
    for ship in ships(s):
        if place_of(s, ship) <= INSIDE:
            destroy_ship(g, ship, NOBODY, "monster")
    s.kiln = NOWHERE
    g.emit(log.KilnDestroyed())


# --- coming back ---------------------------------------------------------------------------------


class Return(XiaTask):
    """XIA-10.8, 11.7.6: what was destroyed in the last turn comes back: the Kiln, comets.

    A ship that waits where they come back is not harmed: nothing has moved onto it.
    """

    def run(self, g: G) -> None:
        s = g.state
        at = chart(g)
        if s.kiln == NOWHERE and at.orbit:
            s.kiln = at.orbit.special
            g.emit(log.KilnBack())
        for track in at.tracks:
            if track.path.kind == "comet" and s.comets.get(track.sector) == NOWHERE:
                s.comets[track.sector] = track.special
                g.emit(log.CometBack(track.sector))


class Respawn(XiaTask):
    """XIA-16.4: a destroyed ship comes back at the start of its owner's turn."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place != NOWHERE or c.sits_out:
            return
        c.damage = c.ice = 0
        c.energy = g.content.ships[c.ship].energy
        c.armed = g.content.settings.markers
        c.impulse = True
        g.push(ChooseSpawn(self.seat), RespawnDamage(self.seat))


class ChooseSpawn(XiaQuestion):
    """XIA-16.4: on a free spawn point of one's choice."""

    def options(self, g: G) -> list[Move]:
        at = chart(g)
        spawns = at.spawn_places()
        free = [p for p in spawns if not occupied(g, p)] or free_near(g, spawns)
        return [moves.Berth.at[at.ids[place]] for place in free]

    @on(moves.Berth)
    def berth(self, g: G, move: moves.Berth) -> None:
        berth(g, self.seat, chart(g).place[move.space])


def berth(g: G, seat: int, place: int) -> None:
    c = g.state.captains[seat]
    c.place = c.last_free = place
    g.emit(log.Appeared(seat, chart(g).ids[place]))


def free_at(g: G, place: int) -> int:
    """A space, or a free one near it."""
    return free_near(g, [place])[0] if occupied(g, place) else place


def free_near(g: G, places: list[int]) -> list[int]:
    """XIA-4.13: free plain spaces beside some; farther ones if there are none."""
    at = chart(g)
    seen, ring = set(places), places
    while ring:
        ring = list(dict.fromkeys(n for p in ring for n in at.near(p) if n not in seen))
        seen.update(ring)
        found = [p for p in open_spaces(g, ring) if at.track[p] < 0]
        if found:
            return found
    return open_spaces(g, range(len(at.ids)))


def open_spaces(g: G, places: Iterable[int]) -> list[int]:
    terrain = chart(g).terrain
    return [p for p in places if terrain[p] == "space" and not occupied(g, p)]


class RespawnDamage(XiaTask):
    """XIA-16.4: a ship comes back damaged by its tier; that is not blocked. None by old rules."""

    seat: int

    def run(self, g: G) -> None:
        if g.state.options.revised:
            n = g.content.settings.respawn_damage[tier_of(g, self.seat) - 1]
            g.push(Receive(self.seat, "damage", n))

"""XIA-19.2 to 19.6, XIA-22: event cards: what happens when they come, last and leave."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import lay_adrift
from orrery.games.xia.destruction import destroy_all_at, free_at, open_spaces
from orrery.games.xia.fame import gain
from orrery.games.xia.ground import placed
from orrery.games.xia.hexes import DIRECTIONS
from orrery.games.xia.kiln import move_kiln
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    NOBODY,
    EventInPlay,
    G,
    NpcShip,
    XiaQuestion,
    XiaTask,
    chart,
    event_in_play,
    fame_of,
    lose_points,
    roll,
    solo,
    stranded,
)
from orrery.games.xia.shields import Suffer
from orrery.kernel import Move, bits, on, seats_from
from orrery.kernel.hexes import moved

# --- coming and leaving --------------------------------------------------------------------------


class DrawEvent(XiaTask):
    """XIA-19.2, 19.5: an event is read; if the drawer is the first player it has its first marker
    at once, for the first player's turn is where rounds end. Alone that end of the round is
    still to come (XIA-19.4)."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        if not len(s.events):
            return
        id, s.events = g.reveal(s.events)
        s.in_play = (*s.in_play, EventInPlay(id, self.seat, s.round))
        g.emit(log.EventDrawn(self.seat, id))
        if id in BEGINS:
            BEGINS[id](g, self.seat)
        if self.seat == s.first and not solo(s):
            g.push(MarkEvent(id))


class RoundEnds(XiaTask):
    """XIA-5.4, 19.4: just before the first player's turn every event has its round marker."""

    def run(self, g: G) -> None:
        g.push(*(MarkEvent(event.id) for event in g.state.in_play))


class EventTask(XiaTask):
    """Something that an event does, if it is still in play."""

    event: str

    def run(self, g: G) -> None:
        event = event_in_play(g.state, self.event)
        if event is not None:
            self.happen(g, event)

    def happen(self, g: G, event: EventInPlay) -> None:
        raise NotImplementedError


class MarkEvent(EventTask):
    """XIA-19.4: a round marker, with what the card does at the end of a round."""

    def happen(self, g: G, event: EventInPlay) -> None:
        put_event(g, replace(event, rounds=event.rounds + 1))
        if self.event in EACH_ROUND:
            EACH_ROUND[self.event](g)
        g.push(CheckEvent(self.event))


class CheckEvent(EventTask):
    """Whether an event leaves: its rounds or its uses are over."""

    def happen(self, g: G, event: EventInPlay) -> None:
        card = g.content.events[self.event]
        if (card.rounds and event.rounds >= card.rounds) or (card.uses and event.uses >= card.uses):
            remove_event(g, self.event)


def put_event(g: G, event: EventInPlay) -> None:
    s = g.state
    s.in_play = tuple(event if other.id == event.id else other for other in s.in_play)


def remove_event(g: G, id: str) -> None:
    s = g.state
    event = event_in_play(s, id)
    if event is None:
        return
    if id in LEAVES:
        LEAVES[id](g, event)
    s.in_play = tuple(other for other in s.in_play if other.id != id)
    s.events_gone = (*s.events_gone, id)
    g.emit(log.EventGone(id))


def use_event(g: G, id: str, n: int = 1, *, once: bool = False) -> bool:
    """Count a use of an event; whether it was in play, and with `once` for the first time."""
    event = event_in_play(g.state, id)
    if event is None:
        return False
    put_event(g, replace(event, uses=event.uses + n))
    g.push(CheckEvent(id))
    return not once or event.uses == 0


# --- what single events do -----------------------------------------------------------------------


def rikishi_comes(g: G, drawer: int) -> None:
    """XIA-22.2: on a space of Nyr's outer ring, in a direction that chance gives."""
    at = chart(g)
    if at.orbit is None:
        remove_event(g, "rikishi")
        return
    ring = at.orbit.places
    place = ring[g.chance.draw("rikishi", len(ring))]
    direction = g.chance.draw("d6", 6)
    q, r = at.hexes[place]
    remember(g, "rikishi", q, r, direction)
    g.emit(log.RikishiMoved(at.ids[place]))
    crush(g, place)


def remember(g: G, id: str, *facts: int) -> None:
    event = event_in_play(g.state, id)
    assert event is not None
    put_event(g, replace(event, facts=facts))


def crush(g: G, place: int) -> bool:
    """XIA-22.2: all on a space is destroyed; a planet becomes a field of ice. Whether it stops."""
    at = chart(g)
    planet = at.planet[place]
    if planet:
        for other in at.spaces_of(planet):
            if at.planet[other] == planet:
                destroy_all_at(g, other, "monster")
        freeze_planet(g, planet)
        return True
    destroy_all_at(g, place, "monster")
    return False


def freeze_planet(g: G, sector: str) -> None:
    s = g.state
    parts = [placed(text) for text in s.layout.split()]
    s.layout = " ".join(str(p._replace(iced=p.iced or p.id == sector)) for p in parts)
    g.emit(log.PlanetFroze(sector))


def rikishi_flies(g: G) -> None:
    """XIA-22.2: a d12 of spaces straight on."""
    event = event_in_play(g.state, "rikishi")
    if event is None or len(event.facts) != 3:
        return
    q, r, direction = event.facts
    hex = q, r
    for _ in range(roll(g, 12)):
        hex = moved(hex, DIRECTIONS[direction])
        at = chart(g)
        place = at.at.get(hex)
        if place is None:
            remove_event(g, "rikishi")
            return
        g.emit(log.RikishiMoved(at.ids[place]))
        if crush(g, place):
            remove_event(g, "rikishi")
            return
    remember(g, "rikishi", *hex, direction)


def cinderbeard_comes(g: G, drawer: int) -> None:
    """XIA-22.3: a second Scoundrel on the spawn point farthest from the fame leader."""
    s = g.state
    at = chart(g)
    leader = max((s.captains[seat] for seat in seats_from(s.players, s.first)), key=fame_of)
    here = next(p for p in (leader.place, s.kiln, leader.last_free, 0) if p >= 0)
    place = free_at(g, max(at.spawn_places(), key=lambda p: at.distance(p, here)))
    scoundrel = next((n for n in s.npcs if n.id == "scoundrel"), None)
    s.npcs.append(
        NpcShip(
            id="cinderbeard",
            holder=scoundrel.holder if scoundrel else s.first,
            place=place,
            bounty=g.content.npcs["cinderbeard"].bounty,
            here=True,
        )
    )
    g.emit(log.Appeared("cinderbeard", at.ids[place]))


def npc_destroyed(g: G, npc: str, by: int) -> None:
    """XIA-22.3: Cinderbeard is gone for good; his destroyer has a point more."""
    s = g.state
    if npc != "cinderbeard":
        return
    if 0 <= by < s.players:
        gain(g, by, "events")
    remove_event(g, "cinderbeard_comes")


def rally_counts(g: G, seat: int) -> None:
    """XIA-22.7: the most mission points entered in one own turn are written down, the earliest
    first among equals."""
    event = event_in_play(g.state, "grand_rally")
    if event is None:
        return
    entered = g.state.captains[seat].did.get("points_entered", 0)
    best, _ = event.facts or (0, NOBODY)
    if entered > best:
        remember(g, "grand_rally", entered, seat)


def rally_ends(g: G, event: EventInPlay) -> None:
    card = g.content.events["grand_rally"]
    if event.facts and event.facts[0] >= card.amount:
        gain(g, event.facts[1], "events", card.fame)


def cold_snap(g: G) -> None:
    """XIA-22.9: whoever is neither on a planet nor in the Kiln takes an ice damage."""
    s = g.state
    at = chart(g)
    places = {seat: s.captains[seat].place for seat in seats_from(s.players, s.first)}
    outside = [seat for seat, place in places.items() if place >= 0 and not at.planet[place]]
    g.push(*(Suffer(seat, "ice", 1) for seat in outside))


def great_thaw(g: G, drawer: int) -> None:
    """XIA-22.10: everybody may remove two ice damage now."""
    n = g.content.events["great_thaw"].amount
    g.push(*(ThawSome(seat, n) for seat in seats_from(g.state.players, drawer)))


class ThawSome(XiaTask):
    seat: int
    n: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.ice.bit_count() <= self.n:
            c.ice = 0
        else:
            g.push(ChooseThaw(self.seat, self.n))


class ChooseThaw(XiaQuestion):
    """XIA-22.10: which ice damage goes."""

    n: int
    tells = ("n",)

    def options(self, g: G) -> list[Move]:
        return [moves.Melt.at[cell] for cell in bits(g.state.captains[self.seat].ice)]

    @on(moves.Melt)
    def melt(self, g: G, move: moves.Melt) -> None:
        c = g.state.captains[self.seat]
        c.ice &= ~(1 << move.space)
        if self.n > 1 and c.ice:
            g.push(ChooseThaw(self.seat, self.n - 1))


def trade_boom(g: G, drawer: int) -> None:
    """XIA-22.12: every section is filled up to four."""
    s = g.state
    if not s.options.economy:
        return
    for cube in g.content.goods_sold:
        while s.economy[cube] < g.content.events["trade_boom"].amount and s.cubes[cube]:
            s.economy[cube] += 1
            s.cubes[cube] -= 1
            s.demand = tuple(d for d in s.demand if d != cube)


def embargo(g: G, drawer: int) -> None:
    """XIA-22.13: a type of cargo that chance gives."""
    remember(g, "embargo", g.chance.draw("embargo", len(g.content.goods_sold)))


def refugees(g: G, drawer: int) -> None:
    """XIA-22.16: on the mission points of two planets."""
    at = chart(g)
    points = [p for sector, p in sorted(at.points.items()) if at.planet[p]]
    if len(points) < 2:
        remove_event(g, "refugees")
        return
    a, b = g.shuffled("refugees", [at.ids[p] for p in points])[:2]
    remember(g, "refugees", at.place[a], at.place[b], NOBODY, NOBODY)


def refugee_moves(g: G, seat: int) -> list[Move]:
    """XIA-22.16: take refugees aboard where they wait, bring them to the other planet."""
    event = event_in_play(g.state, "refugees")
    c = g.state.captains[seat]
    if event is None or stranded(c):
        return []
    a, b, first, second = event.facts
    takes = (c.place == a and first == NOBODY) or (c.place == b and second == NOBODY)
    brings = (c.place == b and first == seat) or (c.place == a and second == seat)
    return [moves.Take.at[()]] if takes or brings else []


HOME = -2
"""Refugees that have come to their new home."""


@does(moves.Take)
def take_refugees(g: G, seat: int, move: moves.Take) -> None:
    s = g.state
    c = s.captains[seat]
    event = event_in_play(s, "refugees")
    assert event is not None
    a, b, first, second = event.facts
    lose_points(c)
    if (c.place == b and first == seat) or (c.place == a and second == seat):
        first, second = (HOME, second) if c.place == b and first == seat else (first, HOME)
        remember(g, "refugees", a, b, first, second)
        card = g.content.events["refugees"]
        gain(g, seat, "events", card.fame)
        c.credits += card.amount
        g.emit(log.RefugeesHome(seat))
        use_event(g, "refugees")
        return
    first, second = (seat, second) if c.place == a else (first, seat)
    remember(g, "refugees", a, b, first, second)
    g.emit(log.RefugeesAboard(seat))


def lost_convoy(g: G, drawer: int) -> None:
    """XIA-22.17: two cubes on each of three open spaces of different sectors."""
    s = g.state
    at = chart(g)
    names = g.shuffled("convoy", [sector.id for sector in at.sectors])
    laid = 0
    for sector in names:
        if laid == g.content.events["lost_convoy"].amount:
            break
        spaces = open_spaces(g, at.spaces_of(sector))
        if not spaces:
            continue
        place = spaces[g.chance.draw("convoy", len(spaces))]
        laid += 1
        for _ in range(2):
            cubes = [cube for cube in g.content.goods_sold if s.cubes[cube]]
            if cubes:
                cube = cubes[g.chance.draw("convoy", len(cubes))]
                s.cubes[cube] -= 1
                lay_adrift(s, place, cube)
        g.emit(log.ConvoyFound(at.ids[place]))
        event = event_in_play(s, "lost_convoy")
        assert event is not None
        remember(g, "lost_convoy", *event.facts, place)


def convoy_left(g: G) -> None:
    """XIA-22.17: the card leaves when no cube lies on its spaces."""
    event = event_in_play(g.state, "lost_convoy")
    if event is not None and not any(place in g.state.adrift for place in event.facts):
        remove_event(g, "lost_convoy")


def kiln_wanders(g: G) -> None:
    """XIA-22.19."""
    move_kiln(g)


BEGINS: dict[str, Callable[[G, int], None]] = {
    "rikishi": rikishi_comes, "cinderbeard_comes": cinderbeard_comes, "great_thaw": great_thaw,
    "trade_boom": trade_boom, "embargo": embargo, "refugees": refugees,
    "lost_convoy": lost_convoy,
}  # fmt: skip
EACH_ROUND: dict[str, Callable[[G], None]] = {
    "rikishi": rikishi_flies, "cold_snap": cold_snap, "kiln_wanders": kiln_wanders,
}  # fmt: skip
LEAVES: dict[str, Callable[[G, EventInPlay], None]] = {"grand_rally": rally_ends}

"""XIA-19.2 to 19.6, XIA-22: event cards: what happens when they come, last and leave."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.destruction import destroy_all_at
from orrery.games.xia.fame import gain
from orrery.games.xia.ground import Placed, placed
from orrery.games.xia.hexes import DIRECTIONS, plus
from orrery.games.xia.kiln import move_kiln
from orrery.games.xia.kit import does, one
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
    occupied,
    seats_from,
    solo,
    stranded,
)
from orrery.games.xia.shapes import bits
from orrery.games.xia.shields import Suffer
from orrery.kernel import Message, Move, Offer

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
        top, s.events = s.events.split(1)
        (card,) = g.show(top)
        s.in_play = (*s.in_play, EventInPlay(card.face, self.seat, s.round))
        g.emit(log.EventDrawn(self.seat, card.face))
        begin = BEGINS.get(card.face)
        if begin:
            begin(g, self.seat)
        if self.seat == s.first and not solo(s):
            g.push(MarkEvent(card.face))


class RoundEnds(XiaTask):
    """XIA-5.4, 19.4: just before the first player's turn every event has its round marker."""

    def run(self, g: G) -> None:
        g.push(*(MarkEvent(event.id) for event in g.state.in_play))


class MarkEvent(XiaTask):
    """XIA-19.4: a round marker, with what the card does at the end of a round."""

    event: str

    def run(self, g: G) -> None:
        event = event_in_play(g.state, self.event)
        if event is None:
            return
        put_event(g, replace(event, rounds=event.rounds + 1))
        each = EACH_ROUND.get(self.event)
        if each:
            each(g)
        g.push(CheckEvent(self.event))


class CheckEvent(XiaTask):
    """Whether an event leaves: its rounds or its uses are over."""

    event: str

    def run(self, g: G) -> None:
        event = event_in_play(g.state, self.event)
        if event is None:
            return
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
    leave = LEAVES.get(id)
    if leave:
        leave(g, event)
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
        first = at.place[f"{planet}.c"]
        for other in range(first, first + 19):
            if at.planet[other] == planet:
                destroy_all_at(g, other, "monster")
        freeze_planet(g, planet)
        return True
    destroy_all_at(g, place, "monster")
    return False


def freeze_planet(g: G, sector: str) -> None:
    s = g.state
    parts = [placed(text) for text in s.layout.split()]
    s.layout = " ".join(
        str(Placed(p.id, p.at, p.turns, True)) if p.id == sector else str(p) for p in parts
    )
    g.emit(log.PlanetFroze(sector))


def rikishi_flies(g: G) -> None:
    """XIA-22.2: a d12 of spaces straight on."""
    event = event_in_play(g.state, "rikishi")
    if event is None or len(event.facts) != 3:
        return
    q, r, direction = event.facts
    hex = q, r
    for _ in range(g.chance.draw("d12", 12) + 1):
        hex = plus(hex, DIRECTIONS[direction])
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
    from orrery.games.xia.destruction import free_near

    s = g.state
    at = chart(g)
    order = seats_from(s, s.first)
    leader = max(order, key=lambda seat: (fame_of(s.captains[seat]), -order.index(seat)))
    spawns = [place for _, place in sorted(at.spawns.items())]
    here = s.captains[leader].place
    if here < 0:
        here = s.kiln if s.kiln >= 0 else s.captains[leader].last_free
    place = max(spawns, key=lambda p: at.distance(p, max(0, here)))
    if occupied(g, place):
        place = free_near(g, [place])[0]
    scoundrel = next((n for n in s.npcs if n.id == "scoundrel"), None)
    holder = scoundrel.holder if scoundrel else s.first
    s.npcs.append(
        NpcShip(
            "cinderbeard",
            holder,
            place,
            0,
            g.content.npcs["cinderbeard"].bounty,
            0,
            0,
            NOBODY,
            False,
            (),
            "",
            True,
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
    g.push(
        *(
            Suffer(seat, "ice", 1)
            for seat in seats_from(s, s.first)
            if s.captains[seat].place >= 0 and not at.planet[s.captains[seat].place]
        )
    )


def great_thaw(g: G, drawer: int) -> None:
    """XIA-22.10: everybody may remove two ice damage now."""
    n = g.content.events["great_thaw"].amount
    g.push(*(ThawSome(seat, n) for seat in seats_from(g.state, drawer)))


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
    clause = "XIA-22.10"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-thaw", {"n": self.n})

    def options(self, g: G) -> list[Move]:
        return [one(moves.Melt, cell) for cell in bits(g.state.captains[self.seat].ice)]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Melt)
        c = g.state.captains[self.seat]
        c.ice &= ~(1 << move.space)
        if self.n > 1 and c.ice:
            g.push(ChooseThaw(self.seat, self.n - 1))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Melt)
        return Offer(move, (f"cell:{self.seat}:{move.space}",))


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
    if event is None or len(event.facts) != 4:
        return []
    c = g.state.captains[seat]
    a, b, one_, two = event.facts
    if stranded(c):
        return []
    takes = (c.place == a and one_ == NOBODY) or (c.place == b and two == NOBODY)
    brings = (c.place == b and one_ == seat) or (c.place == a and two == seat)
    return [one(moves.Take)] if takes or brings else []


HOME = -2
"""Refugees that have come to their new home."""


@does(moves.Take)
def take_refugees(g: G, seat: int, move: moves.Take) -> None:
    s = g.state
    c = s.captains[seat]
    event = event_in_play(s, "refugees")
    assert event is not None
    a, b, first, second = event.facts
    c.points = 0
    if (c.place == b and first == seat) or (c.place == a and second == seat):
        if c.place == b and first == seat:
            first = HOME
        else:
            second = HOME
        remember(g, "refugees", a, b, first, second)
        card = g.content.events["refugees"]
        gain(g, seat, "events", card.fame)
        c.credits += card.amount
        g.emit(log.RefugeesHome(seat))
        use_event(g, "refugees")
        return
    if c.place == a:
        first = seat
    else:
        second = seat
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
        first = at.place[f"{sector}.c"]
        spaces = [
            p for p in range(first, first + 19) if at.terrain[p] == "space" and not occupied(g, p)
        ]
        if not spaces:
            continue
        place = spaces[g.chance.draw("convoy", len(spaces))]
        laid += 1
        for _ in range(2):
            cubes = [cube for cube in g.content.goods_sold if s.cubes[cube]]
            if cubes:
                cube = cubes[g.chance.draw("convoy", len(cubes))]
                s.cubes[cube] -= 1
                s.adrift[place] = tuple(sorted((*s.adrift.get(place, ()), cube)))
        g.emit(log.ConvoyFound(at.ids[place]))
        mark_convoy(g, place)


def mark_convoy(g: G, place: int) -> None:
    event = event_in_play(g.state, "lost_convoy")
    if event is not None:
        put_event(g, replace(event, facts=(*event.facts, place)))


def convoy_left(g: G) -> None:
    """XIA-22.17: the card leaves when no cube lies on its spaces."""
    event = event_in_play(g.state, "lost_convoy")
    if event is not None and not any(place in g.state.adrift for place in event.facts):
        remove_event(g, "lost_convoy")


def kiln_wanders(g: G) -> None:
    """XIA-22.19."""
    die = g.content.settings.orbit_die
    move_kiln(g, g.chance.draw(f"d{die}", die) + 1)


BEGINS: dict[str, Callable[[G, int], None]] = {
    "rikishi": rikishi_comes, "cinderbeard_comes": cinderbeard_comes, "great_thaw": great_thaw,
    "trade_boom": trade_boom, "embargo": embargo, "refugees": refugees,
    "lost_convoy": lost_convoy,
}  # fmt: skip
EACH_ROUND: dict[str, Callable[[G], None]] = {
    "rikishi": rikishi_flies, "cold_snap": cold_snap, "kiln_wanders": kiln_wanders,
}  # fmt: skip
LEAVES: dict[str, Callable[[G, EventInPlay], None]] = {"grand_rally": rally_ends}

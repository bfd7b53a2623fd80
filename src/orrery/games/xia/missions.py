"""XIA-13.1 to 13.6, 13.13: missions are drawn, chosen and let go; whom they mean."""

from __future__ import annotations

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.components import Mission
from orrery.games.xia.hold import working_mods
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    NOBODY,
    NOWHERE,
    Captain,
    Errand,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    count,
    fame_of,
    npc_of,
    on_map,
    place_of,
    ships,
)
from orrery.games.xia.steps import at_point
from orrery.kernel import Card, Message, Move, Zone, bit, on, seats_from
from orrery.kernel.rows import dropped

TARGETS = ("left", "right", "leader", "nearest")
AT_ONCE = ("supplier", "arms_dealer")
"""XIA-13.12: kinds whose delivery is objective and completion in one."""


def limit(g: G, c: Captain) -> int:
    """XIA-13.2."""
    settings = g.content.settings
    return settings.mission_limit + settings.mct_missions * len(working_mods(c, "mct"))


def mission(c: Captain, g: G, n: int) -> Mission:
    return g.content.missions[c.missions.cards[n].face]


# --- drawing -------------------------------------------------------------------------------------


def drawing_moves(g: G, seat: int) -> list[Move]:
    """XIA-13.1: once a turn at each mission point, if a mission could be kept."""
    s = g.state
    c = s.captains[seat]
    if c.place in c.visited or not at_point(g, c) or len(c.missions) >= limit(g, c):
        return []
    return [moves.Draw.at[()]] if len(s.missions) or len(s.mission_discard) else []


@does(moves.Draw)
def draw(g: G, seat: int, move: moves.Draw) -> None:
    """XIA-13.1: three cards, face down; nobody looks at them yet."""
    s = g.state
    c = s.captains[seat]
    c.visited = (*c.visited, c.place)
    top = take_missions(g, g.content.settings.mission_draw)
    c.drawn = c.drawn.under(*top)
    g.emit(log.Drew(seat, len(top)))
    if not s.options.revised:
        look(g, seat)
        g.push(ChooseMissions(seat, True))


def take_missions(g: G, n: int) -> tuple[Card, ...]:
    """XIA-13.10: from the deck; the discards are shuffled when it is empty."""
    s = g.state
    found: tuple[Card, ...] = ()
    while len(found) < n and (len(s.missions) or len(s.mission_discard)):
        if not len(s.missions):
            s.missions = g.shuffle("missions", s.mission_discard)
            s.mission_discard = Zone()
        top, s.missions = s.missions.split(n - len(found))
        found += top
    return found


def look(g: G, seat: int) -> None:
    """XIA-13.4: their owner sees the drawn cards; the others lose track of which is which."""
    c = g.state.captains[seat]
    if len(c.drawn) and not c.drawn.eyes:
        shown = g.show(c.drawn.cards, bit(seat))
        c.drawn = g.conceal(Zone(shown, bit(seat)))
        faces = tuple(card.face for card in c.drawn.cards)
        g.emit(log.LookedAt(seat, faces), bit(seat), log.Looks(seat, len(faces)))


class LookAtMissions(XiaTask):
    """XIA-13.4: when the own turn has ended the drawn missions are looked at; the choice is open
    during the others' turns."""

    seat: int

    def run(self, g: G) -> None:
        look(g, self.seat)
        if len(g.state.captains[self.seat].drawn):
            g.lay_aside(ChooseMissions(self.seat))


class DecideMissions(XiaTask):
    """XIA-5.2: before the own turn the choice is due."""

    seat: int

    def run(self, g: G) -> None:
        forget_drawn(g, self.seat)
        if len(g.state.captains[self.seat].drawn):
            g.push(ChooseMissions(self.seat, True))


class ChooseMissions(XiaQuestion):
    """XIA-13.4: keep as many as the limit allows, none if one likes; the rest is discarded.

    It lies beside the turns of the others until the own next turn begins.
    """

    asked: bool = False
    """Whether it is asked outright now."""
    forced = False

    def prompt(self, g: G, seat: int | None) -> Message:
        c = g.state.captains[self.seat]
        return Message("ask-choose-missions", {"n": max(0, limit(g, c) - len(c.missions))})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        found: list[Move] = [moves.DONE]
        if len(c.missions) < limit(g, c):
            found += [moves.Keep.at[face] for face in sorted(card.face for card in c.drawn.cards)]
        return found + discard_moves(c)

    @on(moves.Keep)
    def keep(self, g: G, move: moves.Keep) -> None:
        keep(g, self.seat, move.mission)
        if len(g.state.captains[self.seat].drawn):
            self.go_on(g)

    @on(moves.Discard)
    def discard(self, g: G, move: moves.Discard) -> None:
        discard(g, self.seat, move)
        self.go_on(g)

    def go_on(self, g: G) -> None:
        if self.asked:
            g.push(self)
        else:
            g.lay_aside(self)

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        """The cards that are not kept are discarded, for all to see."""
        s = g.state
        c = s.captains[self.seat]
        gone = g.show(c.drawn.cards)
        c.drawn = Zone()
        s.mission_discard = s.mission_discard.under(*gone)
        if gone:
            g.emit(log.Discarded(self.seat, tuple(card.face for card in gone)))


def forget_drawn(g: G, seat: int) -> None:
    """The choice no longer lies beside the turns."""
    s = g.state
    s.aside = [q for q in s.aside if not (isinstance(q, ChooseMissions) and q.seat == seat)]


def keep(g: G, seat: int, face: str) -> None:
    c = g.state.captains[seat]
    card, c.drawn = c.drawn.take(face)
    if not len(c.drawn):
        c.drawn = Zone()
    c.missions = c.missions.under(card)
    c.errands = (*c.errands, Errand(targets_of(g, seat)))
    count(c, "kept")
    g.emit(log.Kept(seat, face), bit(seat), log.KeptHidden(seat))


def discard_moves(c: Captain) -> list[Move]:
    """XIA-13.3."""
    return [moves.Discard.at[face] for face in sorted(card.face for card in c.missions.cards)]


def discarding_moves(g: G, seat: int) -> list[Move]:
    return discard_moves(g.state.captains[seat])


@does(moves.Discard)
def discard(g: G, seat: int, move: moves.Discard) -> None:
    s = g.state
    card = take_mission(g, seat, s.captains[seat].missions.find(move.mission))
    s.mission_discard = s.mission_discard.under(card)
    g.emit(log.Discarded(seat, (card.face,)))


def take_mission(g: G, seat: int, n: int) -> Card:
    """A mission leaves the hand, for all to see."""
    c = g.state.captains[seat]
    (card,) = g.show(c.missions.cards[n : n + 1])
    c.missions, c.errands = c.missions.without(n), dropped(c.errands, n)
    return card


class DiscardExcess(XiaQuestion):
    """XIA-13.2: when a MCT no longer works, missions beyond the limit are discarded: which goes."""

    forced = False
    lapses = True

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        return discard_moves(c) if len(c.missions) > limit(g, c) else []

    @on(moves.Discard)
    def discard(self, g: G, move: moves.Discard) -> None:
        discard(g, self.seat, move)
        g.push(self)


# --- targets -------------------------------------------------------------------------------------


def targets_of(g: G, seat: int) -> tuple[int, int, int, int]:
    """XIA-13.13, 18.1: whom the four words of a card would mean; fixed when the card is kept."""
    s = g.state
    if s.players <= 2:
        alone = lone_target(g, seat)
        return alone, alone, alone, alone
    others = seats_from(s.players, seat)[1:]  # the nearest in the order of turns first
    leader = min(others, key=lambda o: (-fame_of(s.captains[o]), away(g, seat, o)))
    nearest = min(others, key=lambda o: away(g, seat, o))
    return others[0], others[-1], leader, nearest


def lone_target(g: G, seat: int) -> int:
    """XIA-18.1: with two players and alone the NPCs on the map are players too; chance decides."""
    s = g.state
    others = [1 - seat] if s.players == 2 else []
    if s.players == 1 or s.options.two_player:
        npcs = range(s.players, len(ships(s)))
        others += [ship for ship in npcs if npc_of(s, ship).place != NOWHERE]
    if not others:
        return NOBODY
    return others[g.chance.draw("targets", len(others))] if len(others) > 1 else others[0]


def away(g: G, a: int, b: int) -> int:
    here, there = on_map(g.state, place_of(g.state, a)), on_map(g.state, place_of(g.state, b))
    return chart(g).distance(here, there) if here >= 0 and there >= 0 else 99


def target_of(c: Captain, g: G, n: int) -> int:
    """The target of a mission: the ship that its word meant, or nobody."""
    word = mission(c, g, n).target
    return c.errands[n].targets[TARGETS.index(word)] if word else NOBODY

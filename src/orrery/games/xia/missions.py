"""XIA-13: missions: drawing and choosing, objectives, deliveries, captains in distress."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.combat import begin_attack, beside, in_range, reach_of, weapons
from orrery.games.xia.components import Mission
from orrery.games.xia.damage import DONE, Throw, add_bounty, gain
from orrery.games.xia.flight import at_point, lose_points, stranded
from orrery.games.xia.hold import cubes_of, hits, room, stow, take_outfit, unload, working_mods
from orrery.games.xia.kit import action, does, one
from orrery.games.xia.model import (
    INSIDE,
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
    place_of,
    ship_id,
    ships,
    who,
)
from orrery.kernel import Card, Message, Move, Offer, Zone, bit

TARGETS = ("left", "right", "leader", "nearest")
AT_ONCE = ("supplier", "arms_dealer")
"""XIA-13.12: kinds whose delivery is objective and completion in one."""


def limit(g: G, c: Captain) -> int:
    """XIA-13.2."""
    settings = g.content.settings
    return settings.mission_limit + settings.mct_missions * len(working_mods(c, "mct"))


def mission(c: Captain, g: G, n: int) -> Mission:
    return g.content.missions[c.missions.cards[n].face]


def held_at(c: Captain, face: str) -> int:
    return next(n for n, card in enumerate(c.missions.cards) if card.face == face)


# --- drawing -------------------------------------------------------------------------------------


@action
def drawing_moves(g: G, seat: int) -> list[Move]:
    """XIA-13.1: once a turn at each mission point, if a mission could be kept."""
    s = g.state
    c = s.captains[seat]
    if c.place in c.visited or not at_point(g, c) or len(c.missions) >= limit(g, c):
        return []
    return [one(moves.Draw)] if len(s.missions) or len(s.mission_discard) else []


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
    clause = "XIA-13.4"
    forced = False

    def prompt(self, g: G, seat: int | None) -> Message:
        c = g.state.captains[self.seat]
        return Message("ask-choose-missions", {"n": max(0, limit(g, c) - len(c.missions))})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        found: list[Move] = [DONE]
        if len(c.missions) < limit(g, c):
            found += [one(moves.Keep, face) for face in sorted(card.face for card in c.drawn.cards)]
        return found + discard_moves(c)

    def answer(self, g: G, move: Move) -> None:
        c = g.state.captains[self.seat]
        if isinstance(move, moves.Keep):
            keep(g, self.seat, move.mission)
            if len(c.drawn):
                self.go_on(g)
        elif isinstance(move, moves.Discard):
            discard(g, self.seat, move)
            self.go_on(g)
        else:
            give_back(g, self.seat)

    def go_on(self, g: G) -> None:
        if self.asked:
            g.push(self)
        else:
            g.lay_aside(self)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return mission_offer(g, self.seat, move)


def give_back(g: G, seat: int) -> None:
    """The cards that are not kept are discarded, for all to see."""
    s = g.state
    c = s.captains[seat]
    gone = g.show(c.drawn.cards)
    c.drawn = Zone()
    faces = tuple(card.face for card in gone)
    s.mission_discard = s.mission_discard.under(*gone)
    if faces:
        g.emit(log.Discarded(seat, faces))


def forget_drawn(g: G, seat: int) -> None:
    """The choice no longer lies beside the turns."""
    s = g.state
    s.aside = [q for q in s.aside if not (isinstance(q, ChooseMissions) and q.seat == seat)]


def keep(g: G, seat: int, face: str) -> None:
    c = g.state.captains[seat]
    n = next(n for n, card in enumerate(c.drawn.cards) if card.face == face)
    card = c.drawn.cards[n]
    c.drawn = c.drawn.without(n)
    if not len(c.drawn):
        c.drawn = Zone()
    c.missions = c.missions.under(card)
    c.errands = (*c.errands, Errand(targets_of(g, seat)))
    count(c, "kept")
    g.emit(log.Kept(seat, face), bit(seat), log.KeptHidden(seat))


def discard_moves(c: Captain) -> list[Move]:
    """XIA-13.3."""
    return [one(moves.Discard, face) for face in sorted(card.face for card in c.missions.cards)]


@action
def discarding_moves(g: G, seat: int) -> list[Move]:
    return discard_moves(g.state.captains[seat])


@does(moves.Discard)
def discard(g: G, seat: int, move: moves.Discard) -> None:
    drop_mission(g, seat, held_at(g.state.captains[seat], move.mission))


def drop_mission(g: G, seat: int, n: int) -> None:
    s = g.state
    c = s.captains[seat]
    (card,) = g.show(c.missions.cards[n : n + 1])
    c.missions = c.missions.without(n)
    c.errands = (*c.errands[:n], *c.errands[n + 1 :])
    s.mission_discard = s.mission_discard.under(card)
    g.emit(log.Discarded(seat, (card.face,)))


def over_limit(g: G, seat: int) -> list[XiaQuestion]:
    """XIA-13.2: when a MCT no longer works, missions beyond the limit are discarded."""
    c = g.state.captains[seat]
    return [DiscardExcess(seat)] if len(c.missions) > limit(g, c) else []


class DiscardExcess(XiaQuestion):
    """XIA-13.2: which mission goes."""

    clause = "XIA-13.2"
    forced = False

    def options(self, g: G) -> list[Move]:
        return discard_moves(g.state.captains[self.seat])

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Discard)
        discard(g, self.seat, move)
        g.push(*over_limit(g, self.seat))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return mission_offer(g, self.seat, move)


def mission_offer(g: G, seat: int, move: Move) -> Offer:
    if isinstance(move, (moves.Keep, moves.Discard, moves.Perform, moves.Deliver)):
        return Offer(move, (f"mission:{move.mission}",))
    return Offer(move)


# --- targets -------------------------------------------------------------------------------------


def targets_of(g: G, seat: int) -> tuple[int, int, int, int]:
    """XIA-13.13, 18.1: whom the four words of a card would mean; fixed when the card is kept."""
    s = g.state
    if s.players <= 2:
        one_for_all = lone_target(g, seat)
        return one_for_all, one_for_all, one_for_all, one_for_all
    others = [other for other in range(s.players) if other != seat]
    left, right = (seat + 1) % s.players, (seat - 1) % s.players
    by_turn = {other: (other - seat) % s.players for other in others}
    leader = min(others, key=lambda o: (-fame_of(s.captains[o]), away(g, seat, o), by_turn[o]))
    nearest = min(others, key=lambda o: (away(g, seat, o), by_turn[o]))
    return left, right, leader, nearest


def lone_target(g: G, seat: int) -> int:
    """XIA-18.1: with two players and alone the NPCs on the map are players too; chance decides."""
    s = g.state
    npcs = [ship for ship in range(s.players, len(ships(s))) if npc_of(s, ship).place != NOWHERE]
    if s.players == 2:
        others = [1 - seat]
        if s.options.two_player:
            others += npcs
    else:
        others = npcs
    if not others:
        return NOBODY
    return others[g.chance.draw("targets", len(others))] if len(others) > 1 else others[0]


def away(g: G, a: int, b: int) -> int:
    here, there = place_of(g.state, a), place_of(g.state, b)
    if here <= INSIDE:
        here = g.state.kiln
    if there <= INSIDE:
        there = g.state.kiln
    return chart(g).distance(here, there) if here >= 0 and there >= 0 else 99


def target_of(c: Captain, g: G, n: int) -> int:
    """The target of a mission: the ship that its word meant, or nobody."""
    word = mission(c, g, n).target
    return c.errands[n].targets[TARGETS.index(word)] if word else NOBODY


# --- objectives ----------------------------------------------------------------------------------


@action
def mission_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    if not len(c.missions) or stranded(c):
        return []
    found: list[Move] = []
    for n, card in enumerate(c.missions.cards):
        errand = c.errands[n]
        if errand.captain:
            continue
        if not errand.shown and can_perform(g, seat, n):
            found.append(one(moves.Perform, card.face))
        if can_deliver(g, seat, n):
            found.append(one(moves.Deliver, card.face))
    return found


def at_sector_point(g: G, c: Captain, sector: str) -> bool:
    """XIA-13.8."""
    return c.place >= 0 and chart(g).points.get(sector) == c.place


def can_perform(g: G, seat: int, n: int) -> bool:
    """XIA-13.12: whether the objective of an active mission can be done now."""
    c = g.state.captains[seat]
    card = mission(c, g, n)
    kind = card.kind
    if kind in ("shuttle", "smuggler", "private_eye"):
        return at_sector_point(g, c, card.at) and not c.did.get(f"tried_{card.id}")
    if kind == "research":
        return near_region(g, c, card.region)
    if kind in AT_ONCE:
        return False
    target = target_of(c, g, n)
    if target == NOBODY:
        return False
    if kind == "assassin":
        errand = c.errands[n]
        done = errand.felled if g.state.options.revised else errand.slain
        return bool(done >> target & 1)
    if kind == "thief":
        return not c.did.get(f"tried_{card.id}") and beside(g, seat, target)
    if kind == "thug":
        return any(in_range(g, seat, target, reach_of(g, weapon)) for weapon in weapons(g, seat))
    return beside(g, seat, target) and has_gift(g, c, card, target)


def near_region(g: G, c: Captain, region: str) -> bool:
    """XIA-13.12, Research: on or beside such a region; a gate: on its space."""
    if c.place < 0:
        return False
    at = chart(g)
    if at.terrain[c.place] == region:
        return True
    return region != "gate" and any(at.terrain[near] == region for near in at.near(c.place))


def has_gift(g: G, c: Captain, card: Mission, target: int) -> bool:
    """XIA-13.12, Benefactor: the cubes are there and the target has room."""
    held = cubes_of(c)
    if not all(
        (sum(held.values()) if cube == "any" else held.get(cube, 0)) >= n
        for cube, n in card.cubes.items()
    ):
        return False
    s = g.state
    if target >= s.players:
        return True
    return room(g, s.captains[target]).bit_count() >= sum(card.cubes.values())


@does(moves.Perform)
def perform(g: G, seat: int, move: moves.Perform) -> None:
    c = g.state.captains[seat]
    lose_points(c)
    n = held_at(c, move.mission)
    OBJECTIVES[mission(c, g, n).kind](g, seat, n)


def open_mission(g: G, seat: int, n: int, pay: int) -> None:
    """XIA-13.6: the card is revealed, its payment laid on it."""
    c = g.state.captains[seat]
    cards = c.missions.cards
    shown = g.show(cards[n : n + 1])
    c.missions = Zone((*cards[:n], *shown, *cards[n + 1 :]), c.missions.eyes)
    c.errands = (*c.errands[:n], replace(c.errands[n], shown=True, pay=pay), *c.errands[n + 1 :])
    g.emit(log.Revealed(seat, shown[0].face, pay))


def rolled_pay(g: G, seat: int, n: int) -> None:
    """Shuttle and Research: a d6 decides what is paid."""
    die = g.chance.draw("d6", 6)
    open_mission(g, seat, n, mission(g.state.captains[seat], g, n).pay[die])


def fixed_pay(g: G, seat: int, n: int) -> None:
    """Smuggler and Assassin."""
    open_mission(g, seat, n, mission(g.state.captains[seat], g, n).pay[0])


def investigate(g: G, seat: int, n: int) -> None:
    """Private eye: three missions of the deck are discarded; the illegal ones count."""
    s = g.state
    cards = g.show(take_missions(g, 3))
    faces = tuple(card.face for card in cards)
    s.mission_discard = s.mission_discard.under(*cards)
    g.emit(log.Clues(seat, faces))
    illegal = sum(not g.content.missions[face].legal for face in faces)
    open_mission(g, seat, n, mission(s.captains[seat], g, n).pay[illegal])


def steal(g: G, seat: int, n: int) -> None:
    """Thief: a d20, once a turn."""
    c = g.state.captains[seat]
    c.did[f"tried_{mission(c, g, n).id}"] = 1
    g.push(Throw(seat), Stolen(seat, n))


class Stolen(XiaTask):
    """XIA-13.12, Thief: caught on 1 to 10."""

    seat: int
    mission: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        settings = g.content.settings
        if self.mission >= len(c.errands):
            return
        if s.die <= settings.thief_fails:
            # The card is shown: the attempt was an action that reveals it.
            cards = c.missions.cards
            shown = g.show(cards[self.mission : self.mission + 1])
            c.missions = Zone(
                (*cards[: self.mission], *shown, *cards[self.mission + 1 :]), c.missions.eyes
            )
            add_bounty(g, self.seat, settings.thief_bounty)
        else:
            fixed_pay(g, self.seat, self.mission)


def give(g: G, seat: int, n: int) -> None:
    """Benefactor: the cubes go to the target."""
    c = g.state.captains[seat]
    card = mission(c, g, n)
    target = target_of(c, g, n)
    fixed_pay(g, seat, n)
    if "any" in card.cubes:
        g.push(GiveCube(seat, target, card.cubes["any"]))
        return
    for cube, many in card.cubes.items():
        for _ in range(many):
            hand_cube(g, seat, target, cube)


def hand_cube(g: G, seat: int, target: int, cube: str) -> None:
    s = g.state
    unload(s.captains[seat], cube)
    if target >= s.players or not stow(g, s.captains[target], cube):
        s.cubes[cube] += 1
    g.emit(log.Gave(seat, who(s, target), cube))


class GiveCube(XiaQuestion):
    """XIA-13.12, Benefactor: which cubes go."""

    target: int
    n: int
    clause = "XIA-13.12.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-give-cube", {"other": who(g.state, self.target), "n": self.n})

    def options(self, g: G) -> list[Move]:
        return [one(moves.Give, cube) for cube in cubes_of(g.state.captains[self.seat])]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Give)
        hand_cube(g, self.seat, self.target, move.cube)
        if self.n > 1:
            g.push(replace(self, n=self.n - 1))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Give)
        c = g.state.captains[self.seat]
        cell = max(cell for cell, cube in c.cargo.items() if cube == move.cube)
        return Offer(move, (f"cell:{self.seat}:{cell}",))


def rough_up(g: G, seat: int, n: int) -> None:
    """Thug: a normal attack; the damage decides what is paid."""
    c = g.state.captains[seat]
    target = target_of(c, g, n)
    g.push(ChooseWeapon(seat, target, n))


class ChooseWeapon(XiaQuestion):
    """XIA-13.12, Thug: with which weapon the target is attacked."""

    target: int
    mission: int
    clause = "XIA-13.12.9"

    def options(self, g: G) -> list[Move]:
        return [
            one(moves.Attack, weapon, ship_id(g.state, self.target))
            for weapon in weapons(g, self.seat)
            if in_range(g, self.seat, self.target, reach_of(g, weapon))
        ]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Attack)
        begin_attack(g, self.seat, move, self.mission)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Attack)
        return Offer(move, (f"ship:{move.ship}", f"weapon:{move.weapon}"))


OBJECTIVES = {
    "shuttle": rolled_pay, "research": rolled_pay, "smuggler": fixed_pay, "assassin": fixed_pay,
    "private_eye": investigate, "thief": steal, "benefactor": give, "thug": rough_up,
}  # fmt: skip
"""XIA-13.12: what the objective of each kind does."""


# --- deliveries ----------------------------------------------------------------------------------


def can_deliver(g: G, seat: int, n: int) -> bool:
    """XIA-13.9."""
    c = g.state.captains[seat]
    card = mission(c, g, n)
    if not at_sector_point(g, c, card.deliver):
        return False
    if card.kind == "supplier":
        held = cubes_of(c)
        return all(held.get(cube, 0) >= many for cube, many in card.cubes.items())
    if card.kind == "arms_dealer":
        return arms(g, c, card) >= 0
    return c.errands[n].shown


def arms(g: G, c: Captain, card: Mission) -> int:
    """The undamaged outfit that an arms dealer wants, or -1."""
    for n, fitted in enumerate(c.outfits):
        if fitted.id == card.outfit and not hits(c, fitted):
            return n
    return -1


@does(moves.Deliver)
def deliver(g: G, seat: int, move: moves.Deliver) -> None:
    """XIA-13.9: the payment, a point of fame, the card is discarded."""
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    n = held_at(c, move.mission)
    card = mission(c, g, n)
    pay = c.errands[n].pay
    if card.kind == "supplier":
        for cube, many in card.cubes.items():
            for _ in range(many):
                unload(c, cube)
                s.cubes[cube] += 1
        pay = card.pay[0]
    elif card.kind == "arms_dealer":
        s.shop[take_outfit(c, arms(g, c, card)).id] += 1
        pay = card.pay[0]
    complete(g, seat, n, pay)
    if card.kind == "smuggler" and chart(g).kinds[card.deliver] == "lawful":
        g.push(Throw(seat), Smuggled(seat))


def complete(g: G, seat: int, n: int, pay: int) -> None:
    s = g.state
    c = s.captains[seat]
    (card,) = g.show(c.missions.cards[n : n + 1])
    c.missions = c.missions.without(n)
    c.errands = (*c.errands[:n], *c.errands[n + 1 :])
    s.mission_discard = s.mission_discard.under(card)
    c.credits += pay
    count(c, "completed")
    count(c, "missions_done")
    g.emit(log.Completed(seat, card.face, pay))
    gain(g, seat, "missions")


class Smuggled(XiaTask):
    """XIA-13.12, Smuggler: on a lawful planet 1 to 10 bring bounty."""

    seat: int

    def run(self, g: G) -> None:
        if g.state.die <= g.content.settings.smuggler_fails:
            add_bounty(g, self.seat, g.content.settings.bounty_step)


# --- captains in distress ------------------------------------------------------------------------


def hear_captain(g: G, seat: int) -> None:
    """XIA-12.1: the top mission card; only its delivery point counts."""
    c = g.state.captains[seat]
    top = take_missions(g, 1)
    if not top:
        return
    (card,) = g.show(top)
    g.emit(log.CaptainHeard(seat, g.content.missions[card.face].deliver))
    if len(c.missions) < limit(g, c):
        take_captain(g, seat, card)
    else:
        g.push(HearCaptain(seat, card.face))


def take_captain(g: G, seat: int, card: Card) -> None:
    c = g.state.captains[seat]
    c.missions = c.missions.under(card)
    c.errands = (*c.errands, Errand((NOBODY,) * 4, shown=True, captain=True))


class HearCaptain(XiaQuestion):
    """XIA-12.1: at the limit another mission may go for the captain's."""

    card: str
    clause = "XIA-12.1"
    forced = False

    def options(self, g: G) -> list[Move]:
        return [DONE, *discard_moves(g.state.captains[self.seat])]

    def answer(self, g: G, move: Move) -> None:
        s = g.state
        if isinstance(move, moves.Discard):
            discard(g, self.seat, move)
            take_captain(g, self.seat, Card(self.card))
        else:
            s.mission_discard = s.mission_discard.under(Card(self.card))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return mission_offer(g, self.seat, move)


def arrive(g: G, seat: int) -> None:
    """XIA-12.3: a captain in distress is saved by arriving."""
    c = g.state.captains[seat]
    if c.place < 0 or not any(errand.captain for errand in c.errands):
        return
    saved = list(captains_at(g, c, chart(g).points))
    for n in reversed(saved):
        complete(g, seat, n, g.content.settings.captain_credits)


def captains_at(g: G, c: Captain, points: dict[str, int]) -> Iterator[int]:
    for n, errand in enumerate(c.errands):
        if errand.captain and points.get(mission(c, g, n).deliver) == c.place:
            yield n

"""XIA-13.12: what the objective of each kind of mission asks for, and what it does."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.combat import begin_attack, beside, in_range, reach_of, weapons
from orrery.games.xia.components import Mission
from orrery.games.xia.deliveries import at_sector_point, can_deliver, carries
from orrery.games.xia.fame import Throw, add_bounty
from orrery.games.xia.hold import cubes_of, last_cell, room, stow, unload
from orrery.games.xia.kit import does
from orrery.games.xia.missions import AT_ONCE, mission, take_missions, target_of
from orrery.games.xia.model import (
    NOBODY,
    Captain,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    lose_points,
    roll,
    ship_id,
    stranded,
    who,
)
from orrery.kernel import Message, Move, Offer, Zone, on
from orrery.kernel.rows import changed


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
            found.append(moves.Perform.at[card.face])
        if can_deliver(g, seat, n):
            found.append(moves.Deliver.at[card.face])
    return found


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
    s = g.state
    if target < s.players and room(g, s.captains[target]).bit_count() < sum(card.cubes.values()):
        return False
    return carries(c, card)


@does(moves.Perform)
def perform(g: G, seat: int, move: moves.Perform) -> None:
    c = g.state.captains[seat]
    lose_points(c)
    n = c.missions.find(move.mission)
    OBJECTIVES[mission(c, g, n).kind](g, seat, n)


def open_mission(g: G, seat: int, n: int, pay: int) -> None:
    """XIA-13.6: the card is revealed, its payment laid on it."""
    c = g.state.captains[seat]
    turn_up(g, c, n)
    c.errands = changed(c.errands, n, replace(c.errands[n], shown=True, pay=pay))
    g.emit(log.Revealed(seat, c.missions.cards[n].face, pay))


def turn_up(g: G, c: Captain, n: int) -> None:
    """Everybody sees a mission of the hand."""
    (card,) = g.show(c.missions.cards[n : n + 1])
    c.missions = Zone(changed(c.missions.cards, n, card), c.missions.eyes)


def rolled_pay(g: G, seat: int, n: int) -> None:
    """Shuttle and Research: a d6 decides what is paid."""
    open_mission(g, seat, n, mission(g.state.captains[seat], g, n).pay[roll(g, 6) - 1])


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
            turn_up(g, c, self.mission)  # the attempt was an action that reveals it
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
    """XIA-13.12.3, Benefactor: which cubes go."""

    target: int
    n: int

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-give-cube", {"other": who(g.state, self.target), "n": self.n})

    def options(self, g: G) -> list[Move]:
        return [moves.Give.at[cube] for cube in cubes_of(g.state.captains[self.seat])]

    @on(moves.Give)
    def give(self, g: G, move: moves.Give) -> None:
        hand_cube(g, self.seat, self.target, move.cube)
        if self.n > 1:
            g.push(replace(self, n=self.n - 1))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Give)
        return Offer(move, (f"cell:{seat}:{last_cell(g.state.captains[seat], move.cube)}",))


def rough_up(g: G, seat: int, n: int) -> None:
    """Thug: a normal attack; the damage decides what is paid."""
    c = g.state.captains[seat]
    target = target_of(c, g, n)
    g.push(ChooseWeapon(seat, target, n))


class ChooseWeapon(XiaQuestion):
    """XIA-13.12.9, Thug: with which weapon the target is attacked."""

    target: int
    mission: int

    def options(self, g: G) -> list[Move]:
        return [
            moves.Attack.at[weapon, ship_id(g.state, self.target)]
            for weapon in weapons(g, self.seat)
            if in_range(g, self.seat, self.target, reach_of(g, weapon))
        ]

    @on(moves.Attack)
    def attack(self, g: G, move: moves.Attack) -> None:
        begin_attack(g, self.seat, move, self.mission)


OBJECTIVES = {
    "shuttle": rolled_pay, "research": rolled_pay, "smuggler": fixed_pay, "assassin": fixed_pay,
    "private_eye": investigate, "thief": steal, "benefactor": give, "thug": rough_up,
}  # fmt: skip
"""XIA-13.12: what the objective of each kind does."""

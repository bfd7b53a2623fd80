"""XIA-17: those who fly without a player: where they go, whom they attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.chart import HARMFUL, Chart, way_back
from orrery.games.xia.combat import Assault, beside, defence, hurt_npc, in_range, reach_of
from orrery.games.xia.destruction import destroy_npc, free_at
from orrery.games.xia.fame import add_bounty
from orrery.games.xia.harpoon import followers
from orrery.games.xia.kiln import free_rooms
from orrery.games.xia.missions import away
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    OUTLAWS,
    G,
    NpcShip,
    XiaQuestion,
    XiaTask,
    bounty_of,
    chart,
    npc_of,
    number,
    occupied,
    on_map,
    place_of,
    roll,
    ship_id,
    ship_named,
    ships,
    space_id,
    tier_of,
    who,
)
from orrery.kernel import Message, Move, on

FAR = 10**6


# --- coming into play ----------------------------------------------------------------------------


def come_home(g: G, sector: str) -> None:
    """XIA-4.13, 17.2: an NPC enters when its home sector appears, on its spawn point or beside."""
    s = g.state
    for npc in s.npcs:
        if g.content.npcs[npc.id].home == sector and not npc.here and npc.place == NOWHERE:
            npc.here = True
            appear(g, npc)


def appear(g: G, npc: NpcShip) -> None:
    at = chart(g)
    facts = g.content.npcs[npc.id]
    npc.place = free_at(g, at.spawns[g.content.sectors[facts.home].spawn])
    npc.damage = 0
    npc.bounty = facts.bounty
    g.emit(log.Appeared(npc.id, at.ids[npc.place]))


# --- turns ---------------------------------------------------------------------------------------


def turns_after(g: G, seat: int) -> list[XiaTask]:
    """XIA-5.3, 17.3: the NPCs whose card a player holds fly after that player; alone, all do."""
    s = g.state
    found: list[XiaTask] = []
    for npc in s.npcs:
        if npc.holder == seat and (npc.here or npc.down):
            turns = number(g, "enforcer_turns") if npc.id == "enforcer" else 1
            found += [NpcTurn(npc.id)] * turns
    return found


class NpcTurn(XiaTask):
    """XIA-17.3 to 17.8: come back, or fly and attack."""

    npc: str

    def run(self, g: G) -> None:
        s = g.state
        ship = ship_named(s, self.npc)
        npc = npc_of(s, ship)
        if npc.down:
            npc.down = False
            if g.content.npcs[npc.id].home in chart(g).kinds:
                appear(g, npc)
            return
        if npc.place == NOWHERE:
            return
        if self.npc == "merchant":
            g.push(*merchant_turn(g, ship))
            return
        targets = targets_of(g, ship)
        if len(targets) > 1:
            g.push(ChooseNpcTarget(npc.holder, self.npc, tuple(targets)))
        elif targets:
            g.push(Hunt(self.npc, targets[0], npc.foe == targets[0]))
        elif npc.behaviour == "enforcer_patrol":
            g.push(Patrol(self.npc))
        npc.foe = NOBODY


class ChooseNpcTarget(XiaQuestion):
    """XIA-17.3: where two targets are alike the holder of the card decides."""

    npc: str
    targets: tuple[int, ...]

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-npc-target", {"other": self.npc})

    def options(self, g: G) -> list[Move]:
        return [moves.Aim.at[ship_id(g.state, ship)] for ship in self.targets]

    @on(moves.Aim)
    def aim(self, g: G, move: moves.Aim) -> None:
        g.push(Hunt(self.npc, ship_named(g.state, move.ship), False))


class NpcTask(XiaTask):
    """Something that an NPC does, unless it is destroyed by now."""

    npc: str

    def run(self, g: G) -> None:
        ship = ship_named(g.state, self.npc)
        npc = npc_of(g.state, ship)
        if npc.place != NOWHERE:
            self.act(g, ship, npc)

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        raise NotImplementedError


# --- targets -------------------------------------------------------------------------------------


def best(found: Iterable[int], rank: Callable[[int], tuple[int, ...]]) -> list[int]:
    """Those that rank lowest."""
    ranked = [(rank(ship), ship) for ship in found]
    lowest = min((key for key, _ in ranked), default=())
    return [ship for key, ship in ranked if key == lowest]


def targets_of(g: G, ship: int) -> list[int]:
    """Whom an NPC hunts now: several where they are alike."""
    s = g.state
    npc = npc_of(s, ship)
    found = [other for other in ships(s) if other != ship and place_of(s, other) != NOWHERE]
    if npc.id == "enforcer":
        return enforcer_targets(g, ship, npc, found)
    return scoundrel_targets(g, ship, npc, found)


def enforcer_targets(g: G, ship: int, npc: NpcShip, found: list[int]) -> list[int]:
    """XIA-17.5, 23.3: whoever attacked it, else the highest bounty, the nearest of them."""
    s = g.state
    if npc.foe != NOBODY and npc.foe in found:
        return [npc.foe]
    outlaws = [other for other in found if bounty_of(s, other) > 0]
    settings = g.content.settings
    if npc.behaviour == "enforcer_patrol":
        return nearest(g, ship, outlaws, settings.missile_range)
    if npc.behaviour == "enforcer_zealot":
        near = nearest(g, ship, outlaws, settings.zealot_range)
        return near or [other for other in found if other == 0]
    return best(outlaws, lambda other: (-bounty_of(s, other), away(g, ship, other)))


def nearest(g: G, ship: int, found: list[int], reach: int) -> list[int]:
    """The nearest ships within reach."""
    far = {other: away(g, ship, other) for other in found}
    return best([o for o in found if far[o] <= reach], lambda other: (far[other],))


def scoundrel_targets(g: G, ship: int, npc: NpcShip, found: list[int]) -> list[int]:
    """XIA-17.6, 23.3: the nearest ship but the Enforcer, the Merchant before players."""
    s = g.state
    prey = [(other, ship_id(s, other)) for other in found]
    found = [other for other, id in prey if id != "enforcer"]
    merchants = [other for other, id in prey if id == "merchant"]
    if npc.behaviour == "scoundrel_stalker":
        return [0] if 0 in found else []
    if npc.behaviour == "scoundrel_bully":
        return [0] if 0 in found and tier_of(g, 0) == 1 else []
    if npc.behaviour == "scoundrel_raider":
        found = merchants + [o for o in found if o < s.players and s.captains[o].cargo]
    return best(found, lambda other: (away(g, ship, other), int(other not in merchants)))


# --- flying --------------------------------------------------------------------------------------


def ways(g: G, npc: NpcShip, goals: set[int]) -> list[int]:
    """XIA-17.4: the easiest and safest way to the nearest of some spaces; without one, as near as
    can be."""
    if not goals:
        return []
    s = g.state
    at = chart(g)
    costs: dict[int, int] = {npc.place: 0}
    before: dict[int, int] = {}
    done: set[int] = set()
    waiting: dict[int, list[int]] = {0: [npc.place]}
    goal = NOWHERE
    roads = roads_of(g, at, npc)
    while waiting and goal == NOWHERE:
        cost = min(waiting)
        for place in waiting.pop(cost):
            if place in done:
                continue
            done.add(place)
            if place in goals:
                goal = place
                break
            for to, price in roads(place):
                total = cost + price
                if total < costs.get(to, FAR):
                    costs[to] = total
                    before[to] = place
                    waiting.setdefault(total, []).append(to)
    if goal == NOWHERE:
        aim = min(goals)
        near = s.kiln if aim < 0 else aim
        reached = [p for p in costs if p >= 0]
        if not reached:
            return []
        goal = min(reached, key=lambda p: (at.distance(p, near), costs[p], place_key(at, p)))
    return way_back(before, npc.place, goal)


def place_key(at: Chart, place: int) -> tuple[int, int]:
    """Ties go to the lowest coordinates."""
    if place < 0:
        return (FAR, place)
    q, r = at.hexes[place]
    return r, q


Roads = Callable[[int], Iterable[tuple[int, int]]]


def roads_of(g: G, at: Chart, npc: NpcShip) -> Roads:
    """Where an NPC can go from a space, and what each step costs it (XIA-17.4)."""
    s = g.state
    table = table_of(at, npc)
    rooms = free_rooms(g)
    docks = set(at.near(s.kiln)) if s.kiln >= 0 and rooms else set()

    def roads(place: int) -> Iterable[tuple[int, int]]:
        if place <= INSIDE:
            return table[s.kiln]
        if place in docks:
            return [*table[place], (rooms[0], 1)]
        return table[place]

    return roads


def table_of(at: Chart, npc: NpcShip) -> list[tuple[tuple[int, int], ...]]:
    """XIA-17.4, 11.3.2: the steps that an NPC may take from each space, with their cost. Outlaws
    stay away from lawful planets; the Merchant from the entrances of outlaw planets while it is
    innocent, and with a bounty no entrance of a lawful planet is open to it."""
    if npc.id in OUTLAWS:
        return at.shy_roads
    if npc.id == "enforcer":
        return at.open_roads
    return at.barred_roads if npc.bounty else at.meek_roads


def speed(g: G, npc: NpcShip) -> int:
    """XIA-17.9: how many steps an NPC makes in this turn."""
    facts = g.content.npcs[npc.id]
    return roll(g, facts.move_die) + facts.move_plus


class Hunt(NpcTask):
    """XIA-17.5, 17.6: fly until the target is in range, adjacent if that can be, then attack."""

    target: int
    provoked: bool
    """Whether the target has attacked it since its last turn."""

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        if place_of(g.state, self.target) == NOWHERE:
            return
        steps = speed(g, npc)
        flight: list[XiaTask] = []
        if not beside(g, ship, self.target):
            flight = walk(npc, ways(g, npc, around(g, ship, self.target))[:steps])
        g.push(*flight, NpcAttacks(self.npc, self.target, self.provoked))


def around(g: G, ship: int, target: int) -> set[int]:
    """The spaces from which a ship is adjacent to its target."""
    s = g.state
    there = place_of(s, target)
    if there <= INSIDE:
        return set(free_rooms(g)) or {s.kiln}
    at = chart(g)
    near = [p for p in at.near(there) if at.planet[p] == at.planet[there]]
    free = {p for p in near if not occupied(g, p) or p == place_of(s, ship)}
    return free or set(near)


def walk(npc: NpcShip, way: list[int]) -> list[XiaTask]:
    trail = (npc.place, *way)
    steps = (NpcStep(npc.id, a, b) for a, b in zip(trail, way, strict=False))
    return [*steps, NpcStops(npc.id, trail)]


class NpcStep(NpcTask):
    """XIA-17.4, 6.8: a step of an NPC: hazards roll as for players, paths do nothing; whoever has
    not come where a step begins (a shield has held) makes it no more."""

    origin: int
    to: int

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        origin = self.origin
        if npc.place != origin:
            return
        at = chart(g)
        start, goal = on_map(g.state, origin), on_map(g.state, self.to)
        if goal >= 0 and start != goal:
            if start < 0 or not at.adjacent(start, goal):
                return
            for border in at.borders(start, goal) or ():
                if not self.crosses(g, ship, npc, border):
                    return
        npc.place = self.to
        g.emit(log.Flew(self.npc, space_id(g, self.to)))
        if origin >= 0 and self.to >= 0:
            g.push(*followers(g, ship, origin))

    def crosses(self, g: G, ship: int, npc: NpcShip, border: str) -> bool:
        """Whether the step goes on over this border."""
        settings = g.content.settings
        if npc.id == "merchant":
            if border == "outlaw" and not npc.bounty:
                add_bounty(g, ship, settings.bounty_step)
            elif border == "lawful" and npc.bounty:
                return False
        if border not in HARMFUL:
            return True
        die = roll(g, 20)
        g.emit(log.Threw(self.npc, die))
        if border == "debris":
            if die <= 3:
                destroy_npc(g, ship, NOBODY, "debris")
        elif die <= 10:
            hurt_npc(g, ship, die, NOBODY)
            if border == "shield":
                return False
        elif border == "shield" and die <= 17 and npc.id != "enforcer":
            add_bounty(g, ship, settings.bounty_step)
        return npc.place != NOWHERE


class NpcStops(NpcTask):
    """XIA-6.5, 6.7: nobody ends a move on an occupied space: an NPC that would goes to a free one
    beside it, or else back to the last free one that it stood on."""

    trail: tuple[int, ...]

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        place = npc.place
        if place < 0:
            return
        npc.place = NOWHERE
        if occupied(g, place):
            at = chart(g)
            free = [to for to, borders in at.steps[place] if not borders and not occupied(g, to)]
            back = [p for p in self.trail[: self.trail.index(place)] if p < 0 or not occupied(g, p)]
            place = min(free, key=lambda p: place_key(at, p)) if free else [place, *back][-1]
            g.emit(log.Flew(self.npc, space_id(g, place)))
        npc.place = place


class NpcAttacks(NpcTask):
    """XIA-17.5, 17.6: one attack a turn."""

    target: int
    provoked: bool

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        s = g.state
        if self.npc == "enforcer" and self.target < s.players and not self.justified(g):
            return
        weapon = self.weapon(g, ship)
        if weapon:
            g.emit(log.Attacked(self.npc, who(s, self.target), weapon))
            g.push(defence(g, Assault(ship, self.target, weapon)))

    def weapon(self, g: G, ship: int) -> str:
        """The dice for adjacent ships, else those for farther ones, if it has any."""
        if beside(g, ship, self.target) and in_range(g, ship, self.target, reach_of(g, "blaster")):
            return "blaster"
        far = g.content.npcs[self.npc].far
        return "missile" if far and in_range(g, ship, self.target, reach_of(g, "missile")) else ""

    def justified(self, g: G) -> bool:
        """XIA-17.5: the Enforcer never attacks an innocent that has not attacked it."""
        return bounty_of(g.state, self.target) > 0 or self.provoked


class Patrol(NpcTask):
    """XIA-23.3: the Enforcer on patrol goes to the nearest planet that it is not on."""

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        at = chart(g)
        own = at.planet[npc.place] if npc.place >= 0 else ""
        goals = {
            p for p in range(len(at.ids)) if at.planet[p] not in ("", own) and not occupied(g, p)
        }
        steps = speed(g, npc)
        g.push(*walk(npc, ways(g, npc, goals)[:steps]))


# --- the Merchant --------------------------------------------------------------------------------


def merchant_turn(g: G, ship: int) -> list[XiaTask]:
    """XIA-17.7: on to the next planet of the route that is in play."""
    s = g.state
    npc = npc_of(s, ship)
    coward = npc.behaviour == "merchant_coward" and place_of(s, 0) != NOWHERE
    if coward and away(g, ship, 0) <= g.content.settings.coward_range:
        return [Flee(npc.id)]
    goal = next_stop(g, npc)
    if goal == NOWHERE:
        return []
    steps = speed(g, npc)
    return [*walk(npc, ways(g, npc, {goal})[:steps]), Trade(npc.id)]


def next_stop(g: G, npc: NpcShip) -> int:
    """The Sell space of the next planet in play."""
    route = g.content.npcs["merchant"].route
    for n in range(len(route)):
        place = stop_at(g, route[(npc.stop + n) % len(route)])
        if place != NOWHERE:
            npc.stop = (npc.stop + n) % len(route)
            return place
    return NOWHERE


def stop_at(g: G, sector: str) -> int:
    at = chart(g)
    spaces = at.spaces_of(sector) if sector in at.kinds else ()
    return next((p for p in spaces if "sell" in at.features[p]), NOWHERE)


class Trade(NpcTask):
    """XIA-17.7, 23.3: credits for a stop on a Sell space of the route."""

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        facts = g.content.npcs["merchant"]
        if npc.place != stop_at(g, facts.route[npc.stop]):
            return
        n = facts.stop_pay
        if npc.behaviour == "merchant_hauler":
            n += g.content.settings.hauler_bonus
        npc.credits += n
        g.state.npc_gain += n
        g.emit(log.MerchantEarned(n))
        if npc.behaviour == "merchant_collector":
            self.collect(g, npc)
        npc.stop = (npc.stop + 1) % len(facts.route)

    def collect(self, g: G, npc: NpcShip) -> None:
        at = chart(g)
        here = [at.features[p] for p in at.spaces_of(at.sector_of(npc.place).id)]
        cube = next((features["buy"] for features in here if "buy" in features), "")
        if cube and g.state.cubes[cube] and cube not in npc.cubes:
            g.state.cubes[cube] -= 1
            npc.cubes = tuple(sorted((*npc.cubes, cube)))


class Flee(NpcTask):
    """XIA-23.3: the Coward flies away from the captain."""

    def act(self, g: G, ship: int, npc: NpcShip) -> None:
        s = g.state
        at = chart(g)
        n = speed(g, npc)
        here, threat = on_map(s, npc.place), on_map(s, s.captains[0].place)
        reach = [p for p in at.reach(here, n, bool(npc.bounty)) if not occupied(g, p)]
        if not reach:
            return
        goal = max(reach, key=lambda p: (at.distance(p, threat), place_key(at, p)))
        g.push(*walk(npc, at.way(here, goal, n, bool(npc.bounty))))

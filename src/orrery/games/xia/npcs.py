"""XIA-17: those who fly without a player: where they go, whom they attack."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.chart import Chart
from orrery.games.xia.combat import Defend, NpcFight, beside, hurt_npc, in_range
from orrery.games.xia.destruction import destroy_npc, free_near
from orrery.games.xia.fame import add_bounty
from orrery.games.xia.harpoon import followers
from orrery.games.xia.kiln import free_rooms
from orrery.games.xia.kit import one
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
    place_of,
    ship_id,
    ship_named,
    ships,
    space_id,
    tier_of,
    who,
)
from orrery.games.xia.shields import shield_moves
from orrery.kernel import Message, Move, Offer

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
    home = g.content.npcs[npc.id].home
    spawn = at.spawns[g.content.sectors[home].spawn]
    place = spawn if not occupied(g, spawn) else free_near(g, [spawn])[0]
    npc.place = place
    npc.damage = 0
    npc.bounty = g.content.npcs[npc.id].bounty
    g.emit(log.Appeared(npc.id, at.ids[place]))


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
    clause = "XIA-17.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-npc-target", {"other": self.npc})

    def options(self, g: G) -> list[Move]:
        return [one(moves.Aim, ship_id(g.state, ship)) for ship in self.targets]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Aim)
        g.push(Hunt(self.npc, ship_named(g.state, move.ship), False))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Aim)
        return Offer(move, (f"ship:{move.ship}",))


# --- targets -------------------------------------------------------------------------------------


def on_map(g: G, ship: int) -> list[int]:
    """The other ships in the game now."""
    s = g.state
    return [other for other in ships(s) if other != ship and place_of(s, other) != NOWHERE]


def best(found: Iterable[int], rank: Callable[[int], tuple[int, ...]]) -> list[int]:
    """Those that rank lowest."""
    ranked = [(rank(ship), ship) for ship in found]
    lowest = min((key for key, _ in ranked), default=())
    return [ship for key, ship in ranked if key == lowest]


def targets_of(g: G, ship: int) -> list[int]:
    """Whom an NPC hunts now: several where they are alike."""
    s = g.state
    npc = npc_of(s, ship)
    found = on_map(g, ship)
    if npc.id == "enforcer":
        return enforcer_targets(g, ship, npc, found)
    return scoundrel_targets(g, ship, npc, found)


def enforcer_targets(g: G, ship: int, npc: NpcShip, found: list[int]) -> list[int]:
    """XIA-17.5, 23.3: whoever attacked it, else the highest bounty, the nearest of them."""
    s = g.state
    if npc.foe != NOBODY and npc.foe in found:
        return [npc.foe]
    outlaws = [other for other in found if bounty_of(s, other) > 0]
    if npc.behaviour == "enforcer_patrol":
        outlaws = [
            other for other in outlaws if away(g, ship, other) <= g.content.settings.missile_range
        ]
        return best(outlaws, lambda other: (away(g, ship, other),))
    if npc.behaviour == "enforcer_zealot":
        near = [o for o in outlaws if away(g, ship, o) <= g.content.settings.zealot_range]
        if near:
            return best(near, lambda other: (away(g, ship, other),))
        return [0] if 0 in found else []
    return best(outlaws, lambda other: (-bounty_of(s, other), away(g, ship, other)))


def scoundrel_targets(g: G, ship: int, npc: NpcShip, found: list[int]) -> list[int]:
    """XIA-17.6, 23.3: the nearest ship but the Enforcer, the Merchant before players."""
    s = g.state
    found = [o for o in found if o < s.players or npc_of(s, o).id == "merchant"]
    if npc.behaviour == "scoundrel_stalker":
        return [0] if 0 in found else []
    if npc.behaviour == "scoundrel_bully":
        return [0] if 0 in found and tier_of(g, 0) == 1 else []
    if npc.behaviour == "scoundrel_raider":
        found = [o for o in found if o >= s.players or s.captains[o].cargo]
    return best(found, lambda other: (away(g, ship, other), int(other < s.players)))


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
    way: list[int] = []
    while goal != npc.place:
        way.append(goal)
        goal = before[goal]
    return way[::-1]


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


class Hunt(XiaTask):
    """XIA-17.5, 17.6: fly until the target is in range, adjacent if that can be, then attack."""

    npc: str
    target: int
    provoked: bool
    """Whether the target has attacked it since its last turn."""

    def run(self, g: G) -> None:
        s = g.state
        ship = ship_named(s, self.npc)
        npc = npc_of(s, ship)
        if place_of(s, self.target) == NOWHERE or npc.place == NOWHERE:
            return
        facts = g.content.npcs[self.npc]
        die = g.chance.draw(f"d{facts.move_die}", facts.move_die) + 1
        flight: list[XiaTask] = []
        if not beside(g, ship, self.target):
            way = ways(g, npc, around(g, ship, self.target))
            flight = walk(npc, way[: die + facts.move_plus])
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


class NpcStep(XiaTask):
    """XIA-17.4, 6.8: a step of an NPC: hazards roll as for players, paths do nothing; whoever has
    not come where a step begins (a shield has held) makes it no more."""

    npc: str
    origin: int
    to: int

    def run(self, g: G) -> None:
        s = g.state
        ship = ship_named(s, self.npc)
        npc = npc_of(s, ship)
        origin = self.origin
        if npc.place != origin:
            return
        at = chart(g)
        inside = origin <= INSIDE
        start = s.kiln if inside else origin
        goal = self.to if self.to >= 0 else s.kiln
        if goal >= 0 and start != goal:
            if start < 0 or not at.adjacent(start, goal):
                return
            for border in at.borders(start, goal) or ():
                if not self.crosses(g, ship, npc, border):
                    return
        npc.place = self.to
        g.emit(log.Flew(self.npc, space_id(g, self.to)))
        if not inside and self.to >= 0:
            g.push(*followers(g, ship, origin))

    def crosses(self, g: G, ship: int, npc: NpcShip, border: str) -> bool:
        """Whether the step goes on over this border."""
        settings = g.content.settings
        if npc.id == "merchant":
            if border == "outlaw" and not npc.bounty:
                add_bounty(g, ship, settings.bounty_step)
            elif border == "lawful" and npc.bounty:
                return False
        if border not in ("asteroid", "ice", "debris", "shield"):
            return True
        die = g.chance.draw("d20", 20) + 1
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


class NpcStops(XiaTask):
    """XIA-6.5, 6.7: nobody ends a move on an occupied space: an NPC that would goes to a free one
    beside it, or else back to the last free one that it stood on."""

    npc: str
    trail: tuple[int, ...]

    def run(self, g: G) -> None:
        s = g.state
        npc = npc_of(s, ship_named(s, self.npc))
        place = npc.place
        if place < 0:
            return
        npc.place = NOWHERE
        if occupied(g, place):
            at = chart(g)
            free = [
                step.to for step in at.steps[place]
                if not step.borders and not occupied(g, step.to)
            ]  # fmt: skip
            back = [p for p in self.trail[: self.trail.index(place)] if p < 0 or not occupied(g, p)]
            place = min(free, key=lambda p: place_key(at, p)) if free else [place, *back][-1]
            g.emit(log.Flew(self.npc, space_id(g, place)))
        npc.place = place


class NpcAttacks(XiaTask):
    """XIA-17.5, 17.6: one attack a turn."""

    npc: str
    target: int
    provoked: bool

    def run(self, g: G) -> None:
        s = g.state
        ship = ship_named(s, self.npc)
        npc = npc_of(s, ship)
        if npc.place == NOWHERE or place_of(s, self.target) == NOWHERE:
            return
        if self.npc == "enforcer" and self.target < s.players and not self.justified(g):
            return
        settings = g.content.settings
        facts = g.content.npcs[self.npc]
        if beside(g, ship, self.target) and in_range(g, ship, self.target, settings.blaster_range):
            weapon = "blaster"
        elif facts.far and in_range(g, ship, self.target, settings.missile_range):
            weapon = "missile"
        else:
            return
        g.emit(log.Attacked(self.npc, who(s, self.target), weapon))
        if self.target < s.players and shield_moves(g, self.target):
            g.push(Defend(self.target, ship, weapon, (), (), NOBODY))
        else:
            g.push(NpcFight(ship, self.target, weapon, ()))

    def justified(self, g: G) -> bool:
        """XIA-17.5: the Enforcer never attacks an innocent that has not attacked it."""
        return bounty_of(g.state, self.target) > 0 or self.provoked


class Patrol(XiaTask):
    """XIA-23.3: the Enforcer on patrol goes to the nearest planet that it is not on."""

    npc: str

    def run(self, g: G) -> None:
        s = g.state
        npc = npc_of(s, ship_named(s, self.npc))
        at = chart(g)
        own = at.planet[npc.place] if npc.place >= 0 else ""
        goals = {
            p for p in range(len(at.ids)) if at.planet[p] not in ("", own) and not occupied(g, p)
        }
        facts = g.content.npcs[self.npc]
        die = g.chance.draw(f"d{facts.move_die}", facts.move_die) + 1
        way = ways(g, npc, goals)
        g.push(*walk(npc, way[: die + facts.move_plus]))


# --- the Merchant --------------------------------------------------------------------------------


def merchant_turn(g: G, ship: int) -> list[XiaTask]:
    """XIA-17.7: on to the next planet of the route that is in play."""
    s = g.state
    npc = npc_of(s, ship)
    facts = g.content.npcs["merchant"]
    coward = npc.behaviour == "merchant_coward" and place_of(s, 0) != NOWHERE
    if coward and away(g, ship, 0) <= g.content.settings.coward_range:
        return [Flee(npc.id)]
    goal = next_stop(g, npc)
    if goal == NOWHERE:
        return []
    die = g.chance.draw(f"d{facts.move_die}", facts.move_die) + 1
    way = ways(g, npc, {goal})
    return [*walk(npc, way[: die + facts.move_plus]), Trade(npc.id)]


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
    first = at.place.get(f"{sector}.c", NOWHERE)
    if first == NOWHERE:
        return NOWHERE
    return next((p for p in range(first, first + 19) if "sell" in at.features[p]), NOWHERE)


class Trade(XiaTask):
    """XIA-17.7, 23.3: credits for a stop on a Sell space of the route."""

    npc: str

    def run(self, g: G) -> None:
        s = g.state
        npc = npc_of(s, ship_named(s, self.npc))
        route = g.content.npcs["merchant"].route
        if npc.place == NOWHERE or npc.place != stop_at(g, route[npc.stop]):
            return
        n = g.content.npcs["merchant"].stop_pay
        if npc.behaviour == "merchant_hauler":
            n += g.content.settings.hauler_bonus
        npc.credits += n
        s.npc_gain += n
        g.emit(log.MerchantEarned(n))
        if npc.behaviour == "merchant_collector":
            self.collect(g, npc)
        npc.stop = (npc.stop + 1) % len(route)

    def collect(self, g: G, npc: NpcShip) -> None:
        at = chart(g)
        first = npc.place // 19 * 19
        cube = next(
            (at.features[p]["buy"] for p in range(first, first + 19) if "buy" in at.features[p]), ""
        )
        if cube and g.state.cubes[cube] and cube not in npc.cubes:
            g.state.cubes[cube] -= 1
            npc.cubes = tuple(sorted((*npc.cubes, cube)))


class Flee(XiaTask):
    """XIA-23.3: the Coward flies away from the captain."""

    npc: str

    def run(self, g: G) -> None:
        s = g.state
        ship = ship_named(s, self.npc)
        npc = npc_of(s, ship)
        at = chart(g)
        facts = g.content.npcs["merchant"]
        n = g.chance.draw(f"d{facts.move_die}", facts.move_die) + 1 + facts.move_plus
        here = npc.place if npc.place >= 0 else s.kiln
        reach = [p for p in at.reach(here, n, bool(npc.bounty)) if not occupied(g, p)]
        threat = s.captains[0].place if s.captains[0].place >= 0 else s.kiln
        if not reach:
            return
        goal = max(reach, key=lambda p: (at.distance(p, threat), place_key(at, p)))
        g.push(*walk(npc, at.way(here, goal, n, bool(npc.bounty))))

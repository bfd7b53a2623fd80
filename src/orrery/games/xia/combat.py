"""XIA-10: combat in its six steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import Receive
from orrery.games.xia.destruction import destroy_npc
from orrery.games.xia.fame import add_bounty, gain
from orrery.games.xia.hold import (
    disarmed,
    free_all,
    free_spot,
    mod_on,
    outfit_of,
    roll_outfit,
    with_spots,
)
from orrery.games.xia.kit import does
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    OUTLAWS,
    Captain,
    G,
    ShipTask,
    XiaQuestion,
    XiaTask,
    apart,
    bounty_of,
    chart,
    count,
    event_in_play,
    exhaust,
    has_ability,
    innocent,
    lose_points,
    note_most,
    npc_of,
    number,
    place_of,
    ready,
    roll,
    ship_id,
    ship_named,
    ships,
    solo,
    spend_primed,
    stranded,
    tier_of,
    together,
    who,
)
from orrery.games.xia.shields import (
    ArmSpots,
    Spots,
    Suffer,
    free_moves,
    overcharging,
    sanctuaries,
    sheltered,
    shield_moves,
)
from orrery.kernel import Message, Move, on
from orrery.kernel.frames import ALWAYS, NEVER, Orders
from orrery.kernel.frozen import Frozen

KINDS = {
    "blaster": ("blaster",), "missile": ("missile",), "ram": ("engine",),
    "broadside": ("blaster", "missile"),
}  # fmt: skip
"""XIA-10.2, 21.15: the outfits that each way to attack uses."""
TAC_X = {6: 2, 8: 3, 12: 4}
"""XIA-21.11: up to what a shield die is rolled again."""


# --- step 1: the target --------------------------------------------------------------------------


def beside(g: G, a: int, b: int) -> bool:
    return apart(g, a, b) == 1


def in_range(g: G, a: int, b: int, reach: int) -> bool:
    """XIA-10.1, 10.6: near enough, and seen."""
    if not 0 < apart(g, a, b) <= reach:
        return False
    here, there = place_of(g.state, a), place_of(g.state, b)
    return here <= INSIDE or chart(g).sees(here, there)


def reach_of(g: G, weapon: str) -> int:
    settings = g.content.settings
    return settings.missile_range if weapon == "missile" else settings.blaster_range


def weapons(g: G, seat: int) -> Iterator[str]:
    """The ways to attack for which there is a marker and a spot."""
    c = g.state.captains[seat]
    if not c.armed:
        return
    kinds = {outfit_of(g, f).kind for _, f, _ in with_spots(g, c, "blaster", "missile", "engine")}
    for weapon in ("blaster", "missile"):
        if weapon in kinds:
            yield weapon
    if "engine" in kinds:
        yield "ram"
    if ready(c, "broadside") and not kinds.isdisjoint(KINDS["broadside"]):
        yield "broadside"


def attack_moves(g: G, seat: int) -> list[Move]:
    s = g.state
    c = s.captains[seat]
    if not c.armed or c.place == NOWHERE:
        return []
    armed = list(weapons(g, seat))
    if not armed:
        return []
    near = [ship for ship in ships(s) if ship != seat and together(g, seat, ship)]
    return [
        moves.Attack.at[weapon, ship_id(s, ship)]
        for weapon in armed
        for ship in near
        if in_range(g, seat, ship, reach_of(g, weapon))
    ]


# --- steps 2 and 3: attack and defence are declared ----------------------------------------------


class Assault(Frozen, gc=False):
    """Who attacks whom, and how."""

    attacker: int
    target: int
    weapon: str
    spots: Spots = ()
    """Markers on weapons."""
    errand: int = NOBODY
    """The place of a Thug's card in the hand."""


@does(moves.Attack)
def attack(g: G, seat: int, move: moves.Attack) -> None:
    begin_attack(g, seat, move, NOBODY)


def begin_attack(g: G, seat: int, move: moves.Attack, errand: int) -> None:
    """XIA-10.2: a weapon against a target."""
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    if move.weapon == "broadside":
        exhaust(c, "broadside")
    target = ship_named(s, move.ship)
    g.emit(log.Attacked(seat, who(s, target), move.weapon))
    if target >= s.players:
        npc_of(s, target).foe = seat
        if solo(s) and innocent(s, target):
            add_bounty(g, seat, g.content.settings.bounty_step)  # XIA-23.5
    g.push(OpenFire(seat, (), Assault(seat, target, move.weapon, errand=errand)))


class OpenFire(ArmSpots):
    """XIA-10.2: markers go onto spots of the weapon, at least one."""

    assault: Assault

    def prompt(self, g: G, seat: int | None) -> Message:
        facts = {"weapon": self.assault.weapon, "other": who(g.state, self.assault.target)}
        return Message("ask-open-fire", facts)

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        found: list[Move] = [moves.DONE] if self.spots else []
        return found + free_moves(g, c, *KINDS[self.assault.weapon])

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        g.push(defence(g, replace(self.assault, spots=self.spots)))


def defence(g: G, assault: Assault) -> Defend | Fight:
    """XIA-10.3: the target decides before dice are rolled; an NPC's shields are always up."""
    if assault.target < g.state.players and shield_moves(g, assault.target):
        return Defend(assault.target, (), assault)
    return Fight(assault, ())


class Defend(ArmSpots):
    """XIA-10.3: armed markers onto shields, before the dice."""

    assault: Assault
    orders: ClassVar[Orders] = {NEVER: 0, ALWAYS: 1}

    def prompt(self, g: G, seat: int | None) -> Message:
        attack = self.assault
        facts = {"weapon": attack.weapon, "n": len(attack.spots)}
        return Message("ask-defend", {"other": who(g.state, attack.attacker), **facts})

    def options(self, g: G) -> list[Move]:
        return [moves.DONE, *shield_moves(g, self.seat)]

    @on(moves.Done)
    def done(self, g: G, move: moves.Done) -> None:
        g.push(Fight(self.assault, self.spots))


# --- step 4: the dice ----------------------------------------------------------------------------


class Fight(XiaTask):
    """XIA-10.4: dice: first the attacker's; NPCs have theirs (XIA-17.9)."""

    assault: Assault
    shields: Spots

    def run(self, g: G) -> None:
        s, attacker = g.state, self.assault.attacker
        if attacker < s.players:
            self.fire(g, s.captains[attacker])
        else:
            npc = g.content.npcs[npc_of(s, attacker).id]
            roll_dice(g, npc.far if self.assault.weapon == "missile" else npc.near)
        g.push(*overcharging(g, attacker), Aimed(self.assault, self.shields))

    def fire(self, g: G, c: Captain) -> None:
        fired = [c.outfits[n] for n, _ in self.assault.spots]
        blasters = [f for f in fired if outfit_of(g, f).kind == "blaster"]
        if blasters and spend_primed(c, "pounce"):  # XIA-21.4
            fired.append(max(blasters, key=lambda f: outfit_of(g, f).die))
        g.state.rolled = tuple(roll_outfit(g, self.assault.attacker, f) for f in fired)
        g.state.tops = tuple(outfit_of(g, f).die for f in fired)


class Aimed(XiaTask):
    """The attack total stands; suppressors count; now the defence rolls."""

    assault: Assault
    shields: Spots

    def run(self, g: G) -> None:
        s, attack = g.state, self.assault
        total = sum(s.rolled)
        g.emit(log.AttackRolled(who(s, attack.attacker), total))
        suppressed = 0
        for n, spot in attack.spots:
            c = s.captains[attack.attacker]
            suppressed += mod_on(c, c.outfits[n], spot, "suppressor")
        roll_defence(g, attack.target, self.shields)
        less = suppressed * g.content.settings.suppressor
        g.push(*overcharging(g, attack.target), Resolve(attack, self.shields, total, less))


def roll_dice(g: G, dice: tuple[int, ...]) -> None:
    g.state.rolled, g.state.tops = tuple(roll(g, die) for die in dice), dice


def roll_defence(g: G, target: int, shields: Spots) -> None:
    """XIA-10.4, 21.10, 21.11: a die for each shield marker; an NPC rolls its own."""
    s = g.state
    if target >= s.players:
        roll_dice(g, g.content.npcs[npc_of(s, target).id].defence)
        return
    c = s.captains[target]
    rolled: list[int] = []
    again = has_ability(c, "tac_x")
    for n, _ in shields:
        fitted = c.outfits[n]
        value = roll_outfit(g, target, fitted)
        if again and value <= TAC_X[outfit_of(g, fitted).die]:
            again = False
            g.emit(log.Used(target, "tac_x"))
            value = roll_outfit(g, target, fitted)
        rolled.append(value)
    s.rolled = tuple(rolled)
    s.tops = tuple(outfit_of(g, c.outfits[n]).die for n, _ in shields)


# --- step 5: the result --------------------------------------------------------------------------


class Resolve(XiaTask):
    """XIA-10.5: attack less defence; the target places the damage."""

    assault: Assault
    shields: Spots
    total: int
    less: int
    """What suppressors take off the defence."""

    def run(self, g: G) -> None:
        s, attack = g.state, self.assault
        defence = max(0, sum(s.rolled) - self.less)
        n = max(0, self.total - defence)
        g.emit(log.Hit(who(s, attack.target), defence, n))
        shelters = sanctuaries(g, attack.target, "damage")
        frames: list[XiaTask | XiaQuestion] = [*shelters, Land(attack, n)]
        if attack.weapon == "ram":
            frames.append(Suffer(attack.attacker, "damage", self.total // 2, True, True))
        if attack.target < s.players:
            frames.append(Recover(attack.target, self.shields))
        g.push(*frames)


def settle_errand(g: G, attacker: int, errand: int, n: int) -> None:
    """XIA-13.12, 13.14: a Thug is paid by the damage."""
    if errand == NOBODY:
        return
    from orrery.games.xia.objectives import open_mission

    c = g.state.captains[attacker]
    brackets = g.content.settings.thug_brackets
    pays = g.content.missions[c.missions.cards[errand].face].pay
    # Whoever does not know the card may think of another one here, which pays otherwise.
    bracket = min(sum(n >= least for least in brackets), len(pays) - 1)
    open_mission(g, attacker, errand, pays[bracket])


class Land(XiaTask):
    """The damage that Sanctuary leaves; that of an NPC stays on its card (XIA-17.8)."""

    assault: Assault
    n: int

    def run(self, g: G) -> None:
        attack = self.assault
        n = max(0, self.n - sheltered(g))
        settle_errand(g, attack.attacker, attack.errand, n)
        if attack.target >= g.state.players:
            hurt_npc(g, attack.target, n, attack.attacker)
        elif n:
            g.push(Receive(attack.target, "damage", n, attack.attacker))


def hurt_npc(g: G, ship: int, n: int, by: int) -> None:
    npc = npc_of(g.state, ship)
    if npc.place == NOWHERE or n <= 0:
        return
    npc.damage += n
    g.emit(log.Suffered(npc.id, "damage", n))
    if npc.damage >= g.content.npcs[npc.id].hull:
        destroy_npc(g, ship, by, "damage")


# --- step 6: the defender arms again -------------------------------------------------------------


class Recover(ShipTask):
    """XIA-10.7: markers come off the shields just used; disarmed ones may be armed for energy."""

    shields: Spots

    def befall(self, g: G, c: Captain) -> None:
        for n, spot in self.shields:
            if n < len(c.outfits):
                free_spot(c, n, spot)
        arm_again(g, c, Rearm(self.seat))


def arm_again(g: G, c: Captain, question: ChargeMarkers) -> None:
    """XIA-8.5: on a planet or in the Kiln markers are armed for nothing, elsewhere for energy."""
    if sheltered_place(g, c):
        c.armed += disarmed(g, c)
    else:
        g.push(question)


def sheltered_place(g: G, c: Captain) -> bool:
    """Whether a ship is on a planet or in the Kiln."""
    return c.place <= INSIDE or (c.place >= 0 and bool(chart(g).planet[c.place]))


def chargeable(g: G, c: Captain) -> int:
    """How many markers can be armed for energy."""
    price = number(g, "arm_energy")
    return min(disarmed(g, c), c.energy // price)


class ChargeMarkers(XiaQuestion):
    """How many markers are armed, for energy."""

    @on(moves.Charge)
    def charge(self, g: G, move: moves.Charge) -> None:
        c = g.state.captains[self.seat]
        c.energy -= move.n * number(g, "arm_energy")
        c.armed += move.n
        if move.n:
            g.emit(log.Charged(self.seat, move.n))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Charge)
        price = Message("preview-energy", {"n": move.n * number(g, "arm_energy")})
        return (price,) if move.n else ()


class Rearm(ChargeMarkers):
    """XIA-10.7: the defender may arm again."""

    orders: ClassVar[Orders] = {NEVER: 0, ALWAYS: -1}

    def options(self, g: G) -> list[Move]:
        most = chargeable(g, g.state.captains[self.seat])
        return [moves.Charge.at[n] for n in range(most + 1)]


# --- what a victory brings -----------------------------------------------------------------------


def reward_destroyer(g: G, ship: int, by: int) -> None:
    """XIA-10.3, 10.4, 17.6, 23.4: fame by tier, the bounty; a bounty for killing the innocent."""
    from orrery.games.xia.events import use_event

    s = g.state
    bounty, was_innocent = bounty_of(s, ship), innocent(s, ship)
    loot = bounty + (npc_of(s, ship).credits if ship >= s.players else 0)
    if ship >= s.players:
        npc_of(s, ship).credits = 0
    tier = tier_of(g, ship)
    if by >= s.players:
        killer = npc_of(s, by)
        killer.credits += loot
        s.npc_gain += loot
        if solo(s) and ship < s.players:
            s.npc_fame += tier
            g.emit(log.NpcFameRose(s.npc_fame))
        if was_innocent and killer.id in OUTLAWS:
            killer.bounty += g.content.settings.bounty_step
        return
    c = s.captains[by]
    gain(g, by, "combat", tier)
    if loot:
        c.credits += loot
        g.emit(log.GotCredits(by, loot))
    if was_innocent:
        add_bounty(g, by, g.content.settings.bounty_step)
    elif bounty and event_in_play(s, "hunters_moon"):
        gain(g, by, "events", g.content.events["hunters_moon"].fame)
        use_event(g, "hunters_moon")
    count(c, "kills")
    if tier > tier_of(g, by):
        count(c, "giants")
    note_most(c, "best_bounty", bounty)
    if ship >= s.players:
        count(c, "npcs_destroyed")
        if npc_of(s, ship).id in OUTLAWS:
            count(c, "scoundrels")


# --- rescue --------------------------------------------------------------------------------------


def rescue_moves(g: G, seat: int) -> list[Move]:
    """XIA-16.6: a stranded ship beside the own one, and three energy."""
    return rescues(g, seat, 1)


def rescues(g: G, seat: int, reach: int) -> list[Move]:
    s = g.state
    c = s.captains[seat]
    if c.energy < g.content.settings.rescue_need:
        return []
    return [
        moves.Rescue.at[ship_id(s, other)]
        for other, stricken in enumerate(s.captains)
        if other != seat
        and stranded(stricken)
        and f"rescued_p{other}" not in c.did
        and apart(g, seat, other) <= reach
    ]


@does(moves.Rescue)
def rescue(g: G, seat: int, move: moves.Rescue) -> None:
    """XIA-16.6: two energy for the other, all its markers armed, a point of fame."""
    s = g.state
    c, saved = s.captains[seat], s.captains[ship_named(s, move.ship)]
    cost = g.content.settings.rescue_cost
    c.energy -= cost
    saved.energy += cost
    free_all(saved)
    saved.armed = g.content.settings.markers
    lose_points(c)
    c.did[f"rescued_{move.ship}"] = 1
    count(c, "rescued")
    g.emit(log.Rescued(seat, ship_named(s, move.ship)))
    gain(g, seat, "rescue")

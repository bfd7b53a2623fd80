"""XIA-10: combat in its six steps."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.damage import Receive
from orrery.games.xia.destruction import destroy_npc
from orrery.games.xia.fame import add_bounty, gain
from orrery.games.xia.hold import disarmed, mod_on, outfit_of, roll_outfit, with_spots
from orrery.games.xia.kit import DONE, does, one
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    OUTLAWS,
    Captain,
    G,
    XiaQuestion,
    XiaTask,
    bounty_of,
    chart,
    count,
    event_in_play,
    exhaust,
    has_ability,
    innocent,
    lose_points,
    npc_of,
    number,
    place_of,
    ready,
    ship_id,
    ship_named,
    ships,
    solo,
    stranded,
    tier_of,
    who,
)
from orrery.games.xia.shields import (
    Suffer,
    overcharging,
    put_marker,
    sanctuaries,
    sheltered,
    shield_moves,
    spot_moves,
    spot_offer,
)
from orrery.kernel import Message, Move, Offer
from orrery.kernel.frames import ALWAYS, ASK, NEVER

Spots = tuple[tuple[int, int], ...]
KINDS = {
    "blaster": ("blaster",), "missile": ("missile",), "ram": ("engine",),
    "broadside": ("blaster", "missile"),
}  # fmt: skip
"""XIA-10.2, 21.15: the outfits that each way to attack uses."""
TAC_X = {6: 2, 8: 3, 12: 4}
"""XIA-21.11: up to what a shield die is rolled again."""


# --- step 1: the target --------------------------------------------------------------------------


def together(g: G, a: int, b: int) -> bool:
    """XIA-11.4.2: ships on a planet or in the Kiln and ships outside cannot interact."""
    here, there = place_of(g.state, a), place_of(g.state, b)
    if here == NOWHERE or there == NOWHERE:
        return False
    if here <= INSIDE or there <= INSIDE:
        return here <= INSIDE and there <= INSIDE
    at = chart(g)
    return at.planet[here] == at.planet[there]


def beside(g: G, a: int, b: int) -> bool:
    """Whether two ships are adjacent and can interact; in the Kiln all are (XIA-11.9.3)."""
    if not together(g, a, b):
        return False
    here, there = place_of(g.state, a), place_of(g.state, b)
    return here <= INSIDE or chart(g).distance(here, there) == 1


def in_range(g: G, a: int, b: int, reach: int) -> bool:
    """XIA-10.1, 10.6: near enough, and seen."""
    if not together(g, a, b):
        return False
    here, there = place_of(g.state, a), place_of(g.state, b)
    if here <= INSIDE:
        return True
    at = chart(g)
    return 0 < at.distance(here, there) <= reach and at.sees(here, there)


def reach_of(g: G, weapon: str) -> int:
    settings = g.content.settings
    return settings.missile_range if weapon == "missile" else settings.blaster_range


def weapons(g: G, seat: int) -> Iterator[str]:
    """The ways to attack for which there is a marker and a spot."""
    c = g.state.captains[seat]
    if not c.armed:
        return
    kinds = {
        outfit_of(g, fitted).kind
        for _, fitted, _ in with_spots(g, c, "blaster", "missile", "engine")
    }
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
        one(moves.Attack, weapon, ship_id(s, ship))
        for weapon in armed
        for ship in near
        if in_range(g, seat, ship, reach_of(g, weapon))
    ]


# --- steps 2 and 3: attack and defence are declared ----------------------------------------------


@does(moves.Attack)
def attack(g: G, seat: int, move: moves.Attack) -> None:
    begin_attack(g, seat, move, NOBODY)


def begin_attack(g: G, seat: int, move: moves.Attack, errand: int) -> None:
    """XIA-10.2: a weapon against a target; `errand`: the place of a Thug's card in the hand."""
    s = g.state
    c = s.captains[seat]
    lose_points(c)
    if move.weapon == "broadside":
        exhaust(c, "broadside")
    target = ship_named(s, move.ship)
    g.emit(log.Attacked(seat, who(s, target), move.weapon))
    if target >= s.players:
        npc = npc_of(s, target)
        npc.foe = seat
        if solo(s) and innocent(s, target):
            add_bounty(g, seat, g.content.settings.bounty_step)  # XIA-23.5
    g.push(OpenFire(seat, target, move.weapon, (), errand))


class OpenFire(XiaQuestion):
    """XIA-10.2: markers go onto spots of the weapon, at least one."""

    target: int
    weapon: str
    spots: Spots
    errand: int
    clause = "XIA-10.2"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-open-fire", {"weapon": self.weapon, "other": who(g.state, self.target)})

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        found: list[Move] = [DONE] if self.spots else []
        if c.armed:
            for n, _, spots in with_spots(g, c, *KINDS[self.weapon]):
                found += spot_moves(c, n, spots)
        return found

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Arm):
            g.push(replace(self, spots=(*self.spots, put_marker(g, self.seat, move))))
            return
        g.push(*defence(g, Fight(self.seat, self.target, self.weapon, self.spots, (), self.errand)))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return spot_offer(g, self.seat, move)


class Fight(XiaTask):
    """XIA-10.4: dice: first the attacker's."""

    attacker: int
    target: int
    weapon: str
    spots: Spots
    shields: Spots
    errand: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.attacker]
        dice, tops, biggest = [], [], None
        for n, _ in self.spots:
            fitted = c.outfits[n]
            dice.append(roll_outfit(g, self.attacker, fitted))
            tops.append(outfit_of(g, fitted).die)
            if outfit_of(g, fitted).kind == "blaster" and (
                biggest is None or tops[-1] > biggest[0]
            ):
                biggest = tops[-1], fitted
        if biggest and "pounce" in c.primed and self.weapon in ("blaster", "broadside"):
            c.primed = tuple(a for a in c.primed if a != "pounce")
            dice.append(roll_outfit(g, self.attacker, biggest[1]))
            tops.append(biggest[0])
        s.rolled, s.tops = tuple(dice), tuple(tops)
        aimed = Aimed(
            self.attacker, self.target, self.weapon, self.spots, self.shields, self.errand
        )
        g.push(*overcharging(g, self.attacker), aimed)


def defence(g: G, fight: Fight) -> list[XiaQuestion | XiaTask]:
    """XIA-10.3: the target decides before dice are rolled; an NPC's shields are always up."""
    s = g.state
    if fight.target < s.players and shield_moves(g, fight.target):
        return [Defend(fight.target, fight.attacker, fight.weapon, fight.spots, (), fight.errand)]
    return [fight]


class Defend(XiaQuestion):
    """XIA-10.3: armed markers onto shields, before the dice."""

    attacker: int
    weapon: str
    spots: Spots
    shields: Spots
    errand: int
    clause = "XIA-10.3"
    policies = (ASK, NEVER, ALWAYS)

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-defend", {"other": who(g.state, self.attacker), "weapon": self.weapon,
                                      "n": len(self.spots)})  # fmt: skip

    def options(self, g: G) -> list[Move]:
        return [DONE, *shield_moves(g, self.seat)]

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Arm):
            again = replace(self, shields=(*self.shields, put_marker(g, self.seat, move)))
            if shield_moves(g, self.seat):
                g.push(again)
                return
            self.begin(g, again.shields)
            return
        self.begin(g, self.shields)

    def begin(self, g: G, shields: Spots) -> None:
        if self.attacker < g.state.players:
            g.push(Fight(self.attacker, self.seat, self.weapon, self.spots, shields, self.errand))
        else:
            g.push(NpcFight(self.attacker, self.seat, self.weapon, shields))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return spot_offer(g, self.seat, move)

    def by_order(self, g: G, seat: int, policy: str, offers: list[Move]) -> Move | None:
        if policy == "never":
            return DONE
        return next((m for m in offers if m != DONE), DONE) if policy == "always" else None


# --- step 4: the dice ----------------------------------------------------------------------------


class Aimed(XiaTask):
    """The attack total stands; suppressors count; now the defence rolls."""

    attacker: int
    target: int
    weapon: str
    spots: Spots
    shields: Spots
    errand: int

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.attacker]
        total = sum(s.rolled)
        g.emit(log.AttackRolled(self.attacker, total))
        suppressed = sum(mod_on(c, c.outfits[n], spot, "suppressor") for n, spot in self.spots)
        roll_defence(g, self.target, self.shields)
        resolve = Resolve(
            self.attacker, self.target, self.weapon, total, suppressed, self.shields, self.errand
        )
        g.push(*overcharging(g, self.target), resolve)


class NpcFight(XiaTask):
    """XIA-17: an NPC attacks: its dice, then the target's shields."""

    attacker: int
    target: int
    weapon: str
    shields: Spots

    def run(self, g: G) -> None:
        s = g.state
        npc = g.content.npcs[npc_of(s, self.attacker).id]
        dice = npc.far if self.weapon == "missile" else npc.near
        total = sum(g.chance.draw(f"d{die}", die) + 1 for die in dice)
        g.emit(log.AttackRolled(who(s, self.attacker), total))
        roll_defence(g, self.target, self.shields)
        resolve = Resolve(self.attacker, self.target, self.weapon, total, 0, self.shields, NOBODY)
        g.push(*overcharging(g, self.target), resolve)


def roll_defence(g: G, target: int, shields: Spots) -> None:
    """XIA-10.4, 21.10, 21.11: a die for each shield marker; an NPC rolls its own."""
    s = g.state
    if target >= s.players:
        dice = g.content.npcs[npc_of(s, target).id].defence
        s.rolled = tuple(g.chance.draw(f"d{die}", die) + 1 for die in dice)
        s.tops = dice
        return
    c = s.captains[target]
    rolled: list[int] = []
    tops: list[int] = []
    again = has_ability(c, "tac_x")
    for n, _ in shields:
        fitted = c.outfits[n]
        die = outfit_of(g, fitted).die
        value = roll_outfit(g, target, fitted)
        if again and value <= TAC_X[die]:
            again = False
            g.emit(log.Used(target, "tac_x"))
            value = roll_outfit(g, target, fitted)
        rolled.append(value)
        tops.append(die)
    s.rolled, s.tops = tuple(rolled), tuple(tops)


# --- step 5: the result --------------------------------------------------------------------------


class Resolve(XiaTask):
    """XIA-10.5: attack less defence; the target places the damage."""

    attacker: int
    target: int
    weapon: str
    total: int
    suppressed: int
    shields: Spots
    errand: int

    def run(self, g: G) -> None:
        s = g.state
        defence = sum(s.rolled)
        defence = max(0, defence - g.content.settings.suppressor * self.suppressed)
        n = max(0, self.total - defence)
        g.emit(log.Hit(who(s, self.target), defence, n))
        frames: list[XiaTask | XiaQuestion] = []
        if self.target < s.players:
            frames += [
                *sanctuaries(g, self.target, "damage"),
                Land(self.attacker, self.target, n, self.errand),
            ]
        else:
            s.rolled, s.tops = (), ()
            frames += [
                *sanctuaries(g, self.target, "damage"),
                LandOnNpc(self.attacker, self.target, n, self.errand),
            ]
        if self.weapon == "ram":
            frames.append(Suffer(self.attacker, "damage", self.total // 2, True, True))
        if self.target < s.players:
            frames.append(Recover(self.target, self.shields))
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
    """The damage that Sanctuary leaves."""

    attacker: int
    target: int
    n: int
    errand: int

    def run(self, g: G) -> None:
        n = max(0, self.n - sheltered(g))
        settle_errand(g, self.attacker, self.errand, n)
        if n:
            g.push(Receive(self.target, "damage", n, self.attacker))


class LandOnNpc(XiaTask):
    """XIA-17.8: damage of an NPC stays on its card."""

    attacker: int
    target: int
    n: int
    errand: int

    def run(self, g: G) -> None:
        n = max(0, self.n - sheltered(g))
        settle_errand(g, self.attacker, self.errand, n)
        hurt_npc(g, self.target, n, self.attacker)


def hurt_npc(g: G, ship: int, n: int, by: int) -> None:
    npc = npc_of(g.state, ship)
    if npc.place == NOWHERE or n <= 0:
        return
    npc.damage += n
    g.emit(log.Suffered(npc.id, "damage", n))
    if npc.damage >= g.content.npcs[npc.id].hull:
        destroy_npc(g, ship, by, "damage")


# --- step 6: the defender arms again -------------------------------------------------------------


class Recover(XiaTask):
    """XIA-10.7: markers come off the shields just used; disarmed ones may be armed for energy."""

    seat: int
    shields: Spots

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        if c.place == NOWHERE:
            return
        for n, spot in self.shields:
            if n < len(c.outfits):
                fitted = c.outfits[n]
                freed = replace(fitted, used=fitted.used & ~(1 << spot))
                c.outfits = (*c.outfits[:n], freed, *c.outfits[n + 1 :])
        if sheltered_place(g, c):
            c.armed += disarmed(g, c)
        elif chargeable(g, c):
            g.push(Rearm(self.seat))


def sheltered_place(g: G, c: Captain) -> bool:
    """XIA-8.5: on a planet or in the Kiln markers are armed for nothing."""
    return c.place <= INSIDE or (c.place >= 0 and bool(chart(g).planet[c.place]))


def chargeable(g: G, c: Captain) -> int:
    """How many markers can be armed for energy."""
    price = number(g, "arm_energy")
    return min(disarmed(g, c), c.energy // price)


class Rearm(XiaQuestion):
    """XIA-10.7: the defender may arm again."""

    clause = "XIA-10.7"
    policies = (ASK, NEVER, ALWAYS)

    def options(self, g: G) -> list[Move]:
        c = g.state.captains[self.seat]
        return [one(moves.Charge, n) for n in range(chargeable(g, c) + 1)]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Charge)
        charge(g, self.seat, move.n)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return charge_offer(g, self.seat, move)

    def by_order(self, g: G, seat: int, policy: str, offers: list[Move]) -> Move | None:
        return {"never": offers[0], "always": offers[-1]}.get(policy)


def charge(g: G, seat: int, n: int) -> None:
    c = g.state.captains[seat]
    c.energy -= n * number(g, "arm_energy")
    c.armed += n
    if n:
        g.emit(log.Charged(seat, n))


def charge_offer(g: G, seat: int, move: Move) -> Offer:
    assert isinstance(move, moves.Charge)
    price = Message("preview-energy", {"n": move.n * number(g, "arm_energy")})
    return Offer(move, (f"marker:{seat}:{move.n}",), (price,) if move.n else ())


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
    c.did["best_bounty"] = max(c.did.get("best_bounty", 0), bounty)
    if ship >= s.players:
        count(c, "npcs_destroyed")
        if npc_of(s, ship).id in OUTLAWS:
            count(c, "scoundrels")


# --- rescue --------------------------------------------------------------------------------------


def rescue_moves(g: G, seat: int) -> list[Move]:
    """XIA-16.6: a stranded ship beside the own one, and three energy."""
    s = g.state
    if s.captains[seat].energy < g.content.settings.rescue_need:
        return []
    return [
        one(moves.Rescue, ship_id(s, other))
        for other in range(s.players)
        if can_rescue(g, seat, other, 1)
    ]


def can_rescue(g: G, seat: int, other: int, reach: int) -> bool:
    s = g.state
    c = s.captains[other]
    if other == seat or c.place == NOWHERE or not stranded(c) or not together(g, seat, other):
        return False
    if f"rescued_p{other}" in s.captains[seat].did:
        return False
    here = s.captains[seat].place
    return here <= INSIDE or chart(g).distance(here, c.place) <= reach


@does(moves.Rescue)
def rescue(g: G, seat: int, move: moves.Rescue) -> None:
    """XIA-16.6: two energy for the other, all its markers armed, a point of fame."""
    s = g.state
    c, saved = s.captains[seat], s.captains[ship_named(s, move.ship)]
    cost = g.content.settings.rescue_cost
    c.energy -= cost
    saved.energy += cost
    saved.outfits = tuple(replace(f, used=0) for f in saved.outfits)
    saved.armed = g.content.settings.markers
    lose_points(c)
    c.did[f"rescued_{move.ship}"] = 1
    count(c, "rescued")
    g.emit(log.Rescued(seat, ship_named(s, move.ship)))
    gain(g, seat, "rescue")

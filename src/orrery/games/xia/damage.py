"""XIA-9.7 to 9.15, 15.4, 16: damage, blocking it, destruction and coming back."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.xia import chronicle as log
from orrery.games.xia import notation as moves
from orrery.games.xia.hold import (
    can_be_damaged,
    harmed,
    hits,
    hull_of,
    load_spot,
    mod_on,
    outfit_of,
    platings,
    roll_outfit,
    with_spots,
    wrecked,
)
from orrery.games.xia.kit import one
from orrery.games.xia.model import (
    INSIDE,
    NOBODY,
    NOWHERE,
    SOURCE,
    Captain,
    G,
    XiaQuestion,
    XiaTask,
    chart,
    exhaust,
    npc_of,
    number,
    occupied,
    place_of,
    ready,
    ships,
    tier_of,
    who,
)
from orrery.games.xia.shapes import bits, mask_of
from orrery.kernel import Message, Move, Offer, Zone

DONE = moves.Done()
KINDS = ("damage", "ice", "energy")
"""What a border or a roll can do to a ship."""


def gain(g: G, seat: int, source: str, fame: int = 1) -> None:
    """XIA-2.3: fame is earned now and entered on the track in the Status phase."""
    c = g.state.captains[seat]
    c.earned[SOURCE[source]] += fame
    g.emit(log.Earned(seat, source, fame))


def add_bounty(g: G, ship: int, n: int) -> None:
    """XIA-16.2."""
    s = g.state
    if ship < s.players:
        s.captains[ship].bounty += n
    else:
        npc_of(s, ship).bounty += n
    g.emit(log.BountyRose(who(s, ship), n))


# --- rolling the d20 -----------------------------------------------------------------------------


class Throw(XiaTask):
    """XIA-2.8: a d20 of a player; a natural 20 scores. What waits below reads `state.die`."""

    seat: int

    def run(self, g: G) -> None:
        throw(g, self.seat)
        c = g.state.captains[self.seat]
        core = g.content.abilities["probability_core"]
        if ready(c, "probability_core") and c.energy >= core.energy:
            g.push(RollAgain(self.seat))


def throw(g: G, seat: int) -> None:
    s = g.state
    s.die = g.chance.draw("d20", 20) + 1
    g.emit(log.Threw(seat, s.die))
    c = s.captains[seat]
    if s.die == 20 and not (s.options.luck_cap and c.did.get("luck")):
        c.did["luck"] = 1
        gain(g, seat, "luck")


class RollAgain(XiaQuestion):
    """XIA-21.3: with the Probability Core a d20 may be rolled again, for energy."""

    clause = "XIA-21.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-roll-again", {"die": g.state.die})

    def options(self, g: G) -> list[Move]:
        return [DONE, one(moves.Roll)]

    def answer(self, g: G, move: Move) -> None:
        if move == DONE:
            return
        c = g.state.captains[self.seat]
        exhaust(c, "probability_core")
        c.energy -= g.content.abilities["probability_core"].energy
        throw(g, self.seat)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, () if move == DONE else ("ability:probability_core",))


# --- suffering and blocking ----------------------------------------------------------------------


class Suffer(XiaTask):
    """XIA-9.11, 9.14: damage, ice damage or loss of energy from anything but an attack."""

    seat: int
    harm: str
    n: int
    blockable: bool = True
    combat: bool = False

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place == NOWHERE or self.n <= 0:
            return
        n = self.n
        if self.harm != "energy" and not self.combat:
            n = max(0, n - number(g, "plating", self.seat))
        if not n:
            return
        shielding = Shielding(self.seat, self.harm, n, self.blockable, self.combat)
        g.push(*sanctuaries(g, self.seat, self.harm), shielding)


class Shielding(XiaTask):
    """XIA-9.14: whoever has shields and markers may use them before damage is placed."""

    seat: int
    harm: str
    n: int
    blockable: bool
    combat: bool

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        n = self.n - sheltered(g)
        if n <= 0:
            return
        if self.blockable and c.armed and any(True for _ in with_spots(g, c, "shield")):
            g.push(Block(self.seat, self.harm, n, (), self.combat))
        else:
            g.push(Receive(self.seat, self.harm, n))


class Block(XiaQuestion):
    """XIA-9.14: armed markers go onto shields, one by one; then each rolls."""

    harm: str
    n: int
    spots: tuple[tuple[int, int], ...]
    combat: bool
    clause = "XIA-9.14"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-block", {"harm": self.harm, "n": self.n})

    def options(self, g: G) -> list[Move]:
        return [DONE, *shield_moves(g, self.seat)]

    def answer(self, g: G, move: Move) -> None:
        if move == DONE:
            g.push(RollBlock(self.seat, self.harm, self.n, self.spots, self.combat))
            return
        assert isinstance(move, moves.Arm)
        spot = put_marker(g, self.seat, move)
        again = replace(self, spots=(*self.spots, spot))
        if shield_moves(g, self.seat):
            g.push(again)
        else:
            g.push(RollBlock(self.seat, self.harm, self.n, again.spots, self.combat))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return spot_offer(g, self.seat, move)


def shield_moves(g: G, seat: int) -> list[Move]:
    c = g.state.captains[seat]
    if not c.armed:
        return []
    found: list[Move] = []
    for n, _, spots in with_spots(g, c, "shield"):
        found += spot_moves(c, n, spots)
    return found


def spot_moves(c: Captain, n: int, spots: list[int]) -> list[Move]:
    """One spot of each sort: those with a mod over them are told apart from the others."""
    chosen: dict[tuple[str, ...], int] = {}
    outfit = c.outfits[n]
    for spot in spots:
        sort = tuple(mod for mod, cell in c.mods if outfit.cells and cell == outfit.cells[spot])
        chosen.setdefault(sort, spot)
    return [one(moves.Arm, f"o{n}", spot) for spot in chosen.values()]


def put_marker(g: G, seat: int, move: moves.Arm) -> tuple[int, int]:
    n = int(move.outfit[1:])
    c = g.state.captains[seat]
    load_spot(c, n, move.spot)
    g.emit(log.Armed(seat, c.outfits[n].id))
    return n, move.spot


def spot_offer(g: G, seat: int, move: Move) -> Offer:
    if not isinstance(move, moves.Arm):
        return Offer(move)
    c = g.state.captains[seat]
    fitted = c.outfits[int(move.outfit[1:])]
    cell = (
        f"cell:{seat}:{fitted.cells[move.spot]}" if fitted.cells else f"outfit:{seat}:{move.outfit}"
    )
    die = outfit_of(g, fitted).die
    lost = hits(c, fitted)
    return Offer(move, (cell,), (Message("preview-die", {"die": die, "lost": lost}),))


class RollBlock(XiaTask):
    """XIA-9.14, 14.6: each marker rolls its die; the outer screen gives the most it can."""

    seat: int
    harm: str
    n: int
    spots: tuple[tuple[int, int], ...]
    combat: bool

    def run(self, g: G) -> None:
        s = g.state
        c = s.captains[self.seat]
        dice, tops = [], []
        for n, spot in self.spots:
            fitted = c.outfits[n]
            top = outfit_of(g, fitted).die
            screen = not self.combat and mod_on(c, fitted, spot, "outer_screen")
            dice.append(
                max(0, top - hits(c, fitted)) if screen else roll_outfit(g, self.seat, fitted)
            )
            tops.append(top)
        s.rolled, s.tops = tuple(dice), tuple(tops)
        g.push(*overcharging(g, self.seat), Blocked(self.seat, self.harm, self.n))


class Blocked(XiaTask):
    seat: int
    harm: str
    n: int

    def run(self, g: G) -> None:
        defence = sum(g.state.rolled)
        if g.state.rolled:
            g.emit(log.Blocked(self.seat, defence))
        if self.n > defence:
            g.push(Receive(self.seat, self.harm, self.n - defence))


def overcharging(g: G, seat: int) -> list[XiaQuestion]:
    """XIA-21.18: whether a die just rolled may be raised."""
    s = g.state
    if seat >= s.players:
        return []
    c = s.captains[seat]
    able = ready(c, "overcharge") and c.energy >= g.content.abilities["overcharge"].energy
    short = any(die < top for die, top in zip(s.rolled, s.tops, strict=True))
    return [Overcharge(seat)] if able and short else []


class Overcharge(XiaQuestion):
    """XIA-21.18: a die of an outfit that was just rolled becomes its maximum."""

    clause = "XIA-21.18"

    def options(self, g: G) -> list[Move]:
        s = g.state
        dice = zip(s.rolled, s.tops, strict=True)
        return [DONE, *(one(moves.Most, n) for n, (die, top) in enumerate(dice) if die < top)]

    def answer(self, g: G, move: Move) -> None:
        if not isinstance(move, moves.Most):
            return
        s = g.state
        c = s.captains[self.seat]
        exhaust(c, "overcharge")
        c.energy -= g.content.abilities["overcharge"].energy
        s.rolled = (*s.rolled[: move.die], s.tops[move.die], *s.rolled[move.die + 1 :])
        g.emit(log.Used(self.seat, "overcharge"))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (f"die:{move.die}",) if isinstance(move, moves.Most) else ())


# --- Sanctuary -----------------------------------------------------------------------------------


def sanctuaries(g: G, seat: int, kind: str) -> list[XiaQuestion]:
    """XIA-21.16: whoever can shelter a ship near by is asked."""
    s = g.state
    s.rolled, s.tops = (), ()
    if kind == "energy":
        return []
    reach = g.content.abilities["sanctuary"].amount
    return [
        Shelter(other, seat) for other in range(s.players)
        if ready(s.captains[other], "sanctuary") and within(g, other, seat, reach)
    ]  # fmt: skip


def within(g: G, a: int, b: int, reach: int) -> bool:
    """XIA-11.4.2: whether two ships are so near each other, with no planet's border and no hull of
    the Kiln between them."""
    s = g.state
    here, there = place_of(s, a), place_of(s, b)
    if here < 0 or there < 0:
        return here <= INSIDE and there <= INSIDE
    at = chart(g)
    return at.planet[here] == at.planet[there] and at.distance(here, there) <= reach


def sheltered(g: G) -> int:
    """What Sanctuary has taken off this damage."""
    return g.state.rolled[0] if g.state.tops == SHELTERED else 0


class Shelter(XiaQuestion):
    """XIA-21.16: Sanctuary takes a d8 off the damage of a ship within three spaces, once."""

    ship: int
    clause = "XIA-21.16"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-shelter", {"other": who(g.state, self.ship)})

    def options(self, g: G) -> list[Move]:
        if g.state.tops == SHELTERED or not ready(g.state.captains[self.seat], "sanctuary"):
            return [DONE]
        return [DONE, one(moves.Use, "sanctuary")]

    def answer(self, g: G, move: Move) -> None:
        if move == DONE:
            return
        s = g.state
        c = s.captains[self.seat]
        exhaust(c, "sanctuary")
        s.rolled, s.tops = (g.chance.draw("d8", 8) + 1,), SHELTERED
        g.emit(log.Used(self.seat, "sanctuary"))
        if self.ship != self.seat and self.ship < s.players:
            c.credits += g.content.abilities["sanctuary"].credits

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, () if move == DONE else ("ability:sanctuary",))


SHELTERED = (0,)
"""How `state.tops` marks that `state.rolled` holds what Sanctuary takes off."""


# --- placing damage ------------------------------------------------------------------------------


class Receive(XiaTask):
    """XIA-9.7, 9.10, 9.15: what is left of it is suffered."""

    seat: int
    harm: str
    n: int
    by: int = NOBODY

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if c.place == NOWHERE:
            return
        if self.harm == "energy":
            lost = min(c.energy, self.n)
            c.energy -= lost
            g.emit(log.LostEnergy(self.seat, lost))
            return
        g.emit(log.Suffered(self.seat, self.harm, self.n))
        spaces = can_be_damaged(g, c)
        if self.n >= spaces.bit_count():
            for cell in list(bits(spaces)):
                put_damage(g, self.seat, cell, self.harm)
            g.push(CheckLimit(self.seat, self.by))
        else:
            g.push(PlaceDamage(self.seat, self.harm, self.n, self.by))


class PlaceDamage(XiaQuestion):
    """XIA-9.7: the owner of the ship chooses where each marker lies."""

    harm: str
    n: int
    by: int
    clause = "XIA-9.7"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-place-damage", {"harm": self.harm, "n": self.n})

    def options(self, g: G) -> list[Move]:
        spaces = can_be_damaged(g, g.state.captains[self.seat])
        return [one(moves.Damage, cell) for cell in bits(spaces)]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Damage)
        put_damage(g, self.seat, move.space, self.harm)
        if self.n > 1:
            g.push(replace(self, n=self.n - 1))
        else:
            g.push(CheckLimit(self.seat, self.by))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Damage)
        return Offer(move, (f"cell:{self.seat}:{move.space}",))


def put_damage(g: G, seat: int, cell: int, kind: str) -> None:
    """XIA-9.8, 9.9, 14.2: a marker on a space, and what it does to what lies there."""
    c = g.state.captains[seat]
    if kind == "ice":
        c.ice |= 1 << cell
    else:
        c.damage |= 1 << cell
    for n, fitted in enumerate(c.outfits):
        if cell not in fitted.cells:
            continue
        spot = fitted.cells.index(cell)
        if fitted.used >> spot & 1:
            freed = replace(fitted, used=fitted.used & ~(1 << spot))
            c.outfits = (*c.outfits[:n], freed, *c.outfits[n + 1 :])
        if fitted.way >= 0 and spot == 0 and outfit_of(g, fitted).kind == "pod":
            for section in fitted.cells:
                throw_out(g, seat, section)
    throw_out(g, seat, cell)


def throw_out(g: G, seat: int, cell: int) -> None:
    """XIA-9.8: a cube on a damaged space goes overboard, a relic is destroyed."""
    c = g.state.captains[seat]
    cube = c.cargo.pop(cell, "")
    if cube:
        set_adrift(g, seat, cube)
    for n, pair in enumerate(c.relic_at):
        if cell in pair:
            destroy_relic(g, seat, n)
            break


def set_adrift(g: G, seat: int, cube: str) -> None:
    """XIA-15.1.4: a cube on the space of the ship; in the Kiln it goes to the supply."""
    s = g.state
    place = s.captains[seat].place
    if place < 0:
        s.cubes[cube] += 1
        return
    s.adrift[place] = tuple(sorted((*s.adrift.get(place, ()), cube)))
    g.emit(log.Adrift(seat, cube, chart(g).ids[place]))


def destroy_relic(g: G, seat: int, n: int) -> None:
    """XIA-9.8: a relic leaves the game; its face is never looked at."""
    s = g.state
    c = s.captains[seat]
    s.relics_lost = s.relics_lost.under(c.relics.cards[n])
    c.relics = c.relics.without(n)
    c.relic_at = (*c.relic_at[:n], *c.relic_at[n + 1 :])
    g.emit(log.RelicLost(seat))


class CheckLimit(XiaTask):
    """After damage: is the ship destroyed, does a MCT no longer work?"""

    seat: int
    by: int = NOBODY

    def run(self, g: G) -> None:
        from orrery.games.xia.missions import over_limit

        c = g.state.captains[self.seat]
        if c.place == NOWHERE:
            return
        if wrecked(g, c):
            destroy(g, self.seat, self.by, "damage")
        else:
            g.push(*over_limit(g, self.seat))


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
    for cell in sorted(c.cargo):
        cube = c.cargo[cell]
        if lost or c.place < 0:
            s.cubes[cube] += 1
        else:
            set_adrift(g, seat, cube)
    c.cargo = {}
    while c.relic_at:
        destroy_relic(g, seat, 0)
    drop_missions(g, seat)
    c.bounty = 0
    c.outfits = tuple(replace(f, used=0) for f in c.outfits)
    c.place = NOWHERE
    c.points = 0
    c.stopped = True
    c.acting = False
    c.died = True
    c.host = NOBODY
    for other in s.captains:
        if other.host == seat:
            other.host = NOBODY
    if not s.options.revised:
        c.sits_out = True
    count_ever(c, "destroyed")


def count_ever(c: Captain, deed: str) -> None:
    c.ever[deed] = c.ever.get(deed, 0) + 1


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
    for other in s.captains:
        if other.host == ship:
            other.host = NOBODY
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
        s = g.state
        c = s.captains[self.seat]
        if c.place != NOWHERE:
            return
        if c.sits_out:
            return
        c.damage = c.ice = 0
        c.energy = g.content.ships[c.ship].energy
        c.armed = g.content.settings.markers
        c.impulse = True
        g.push(ChooseSpawn(self.seat), RespawnDamage(self.seat))


class ChooseSpawn(XiaQuestion):
    """XIA-16.4: on a free spawn point of one's choice."""

    clause = "XIA-16.4"

    def options(self, g: G) -> list[Move]:
        at = chart(g)
        spawns = [p for _, p in sorted(at.spawns.items()) if not occupied(g, p)]
        if not spawns:
            spawns = free_near(g, [p for _, p in sorted(at.spawns.items())])
        return [one(moves.Berth, at.ids[place]) for place in spawns]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Berth)
        c = g.state.captains[self.seat]
        c.place = c.last_free = chart(g).place[move.space]
        g.emit(log.Appeared(self.seat, move.space))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Berth)
        return Offer(move, (f"space:{move.space}",))


def free_near(g: G, places: list[int]) -> list[int]:
    """XIA-4.13: free plain spaces beside some; farther ones if there are none."""
    at = chart(g)
    seen, ring = set(places), places
    while ring:
        ring = [n for p in ring for n in at.near(p) if n not in seen]
        ring = list(dict.fromkeys(ring))
        seen.update(ring)
        found = [
            p for p in ring if at.terrain[p] == "space" and at.track[p] < 0 and not occupied(g, p)
        ]
        if found:
            return found
    return [p for p in range(len(at.ids)) if at.terrain[p] == "space" and not occupied(g, p)]


class RespawnDamage(XiaTask):
    """XIA-16.4: a ship comes back damaged by its tier; that is not blocked. None by old rules."""

    seat: int

    def run(self, g: G) -> None:
        if g.state.options.revised:
            n = g.content.settings.respawn_damage[tier_of(g, self.seat) - 1]
            g.push(Receive(self.seat, "damage", n))


# --- freeze --------------------------------------------------------------------------------------


class Freeze(XiaTask):
    """XIA-8.1, 15.4.2: ice spreads to the spaces beside it, all at once."""

    seat: int

    def run(self, g: G) -> None:
        c = g.state.captains[self.seat]
        if not c.ice or c.place == NOWHERE or not number(g, "freezes"):
            return
        spread = frozen_next(g, c)
        most = number(g, "freeze_most", self.seat)
        if spread.bit_count() > most:
            g.emit(log.Froze(self.seat, most))
            g.push(ChooseFrozen(self.seat, most, spread))
            return
        for cell in bits(spread):
            put_damage(g, self.seat, cell, "ice")
        if spread:
            g.emit(log.Froze(self.seat, spread.bit_count()))
        g.push(CheckLimit(self.seat))


def frozen_next(g: G, c: Captain) -> int:
    """XIA-14.3, 15.4.2: the undamaged neighbours of ice; into and out of platings only through
    their green sections."""
    hull = hull_of(g, c)
    spread = 0
    for cell in bits(c.ice & hull.all):
        spread |= hull.beside[cell]
    for plating in platings(g, c):
        for a, b in zip(plating.cells, plating.cells[1:], strict=False):
            spread |= (1 << b if c.ice >> a & 1 else 0) | (1 << a if c.ice >> b & 1 else 0)
    return spread & ~harmed(c) & (hull.all | mask_of(n for p in platings(g, c) for n in p.cells))


class ChooseFrozen(XiaQuestion):
    """XIA-21.7: with the Heat Sink only two spaces freeze; the captain chooses which."""

    n: int
    spaces: int
    clause = "XIA-21.7"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-frozen", {"n": self.n})

    def options(self, g: G) -> list[Move]:
        return [one(moves.Damage, cell) for cell in bits(self.spaces)]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Damage)
        put_damage(g, self.seat, move.space, "ice")
        rest = self.spaces & ~(1 << move.space)
        if self.n > 1 and rest:
            g.push(ChooseFrozen(self.seat, self.n - 1, rest))
        else:
            g.push(CheckLimit(self.seat))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Damage)
        return Offer(move, (f"cell:{self.seat}:{move.space}",))

"""BTS-6.3 to 6.5: building, upgrading and jumping, and who controls what."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import mat
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Board
from orrery.games.beyond_the_sun.model import (
    DISC_NAMES,
    MAX_LEVEL,
    NOBODY,
    Faction,
    G,
    TurnQuestion,
    TurnTask,
    berth,
    level_of,
    place_of,
    strength,
)
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why, on, seats_from
from orrery.kernel.effects import Frames

NO_POINTS = Why("why-not-adjacent", "BTS-6.5.1")


def board_of(g: G) -> Board:
    return g.content.boards[g.state.players]


def ship_groups(g: G, seat: int) -> list[tuple[int, str]]:
    """The (level, place) of a faction's ships; equal ships in one place are one group."""
    berths = board_of(g).berths
    return [berths[at] for at, count in enumerate(g.state.factions[seat].ships) if count]


def add_ship(g: G, seat: int, level: int, place: int) -> None:
    g.state.factions[seat].ships[berth(place, level)] += 1
    g.state.touched |= 1 << place
    g.state.changed = True


def remove_ship(g: G, seat: int, level: int, place: int) -> None:
    g.state.factions[seat].ships[berth(place, level)] -= 1
    g.state.touched |= 1 << place
    g.state.changed = True


# --- 6.3 building --------------------------------------------------------------------------------


def building_places(g: G, seat: int, at: str) -> list[int]:
    """BTS-6.3.1: Sol and the shipyards that one controls, unless the effect names a place."""
    board, owners = board_of(g), g.state.owners
    if at in board.sites:
        return [board.sites[at]]
    places = [board.sol, *(place for place in board.shipyards if owners[place] == seat)]
    if mat.ability(g, seat, "docks"):
        places.append(board.deep)
    return places


def cannot_build(g: G, seat: int, e: fx.Build, left: fx.Left) -> Why | None:
    """BTS-4.1, 4.2: population has to be there; for supply it may stand in."""
    if e.source == "pop":
        return None if left[1] >= e.n else mat.NEED_POP
    return None if left[1] or mat.has_supply(g.state.factions[seat]) else fx.NO_CHANGE


@fx.rule(fx.Build, hinders=cannot_build, passes=True)
def do_build(g: G, seat: int, e: fx.Build, must: bool) -> Frames:
    return [BuildShip(seat, e.level, e.source, e.n, e.at, must=must), CheckControl()]


class BuildShip(TurnQuestion):
    """BTS-6.3.1, 6.3.2: each cube becomes a ship; several may go to different places.

    BTS-4.2: when supply runs out, population may stand in for it, or the rest is left out.
    """

    level: int
    source: str
    left: int
    at: str
    optional: bool = False
    must: bool = False
    """Whether one ship at least has to be built (BTS-11.11)."""
    tells = ("level", "left")

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        supplied = self.source == "supply" and mat.has_supply(f)
        if not (f.pop or supplied):
            return [PASS]
        ids = board_of(g).ids
        places = building_places(g, self.seat, self.at)
        builds: list[Move] = [moves.Build.at[self.level, ids[place]] for place in places]
        short = self.source == "supply" and not supplied
        return [PASS, *builds] if self.optional or (short and not self.must) else builds

    @on(moves.Build)
    def build(self, g: G, move: moves.Build) -> None:
        f = g.state.factions[self.seat]
        if self.source == "pop" or not mat.take_supply(f):
            f.pop -= 1
        add_ship(g, self.seat, self.level, board_of(g).index[move.place])
        g.emit(log.ShipBuilt(self.seat, self.level, move.place))
        if self.left > 1:
            g.push(replace(self, left=self.left - 1, must=False))


# --- 6.4 upgrading -------------------------------------------------------------------------------


def cannot_upgrade(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    ships = g.state.factions[seat].ships
    below = any(any(ships[level - 1 :: MAX_LEVEL]) for level in range(1, MAX_LEVEL))
    return None if below else fx.NO_CHANGE


def upgradable(f: Faction) -> list[int]:
    """The berths with ships below the highest level."""
    return [at for at, count in enumerate(f.ships) if count and level_of(at) < MAX_LEVEL]


@fx.rule(fx.Upgrade, hinders=cannot_upgrade, passes=True, skips=True)
def do_upgrade(g: G, seat: int, e: fx.Upgrade, must: bool) -> Frames:
    """BTS-6.4.2: control is checked after it, and again after a jump that follows."""
    return [UpgradeShip(seat, e.ships, e.by, e.how == "up_to", must), CheckControl()]


@fx.rule(fx.UpgradeAll, hinders=cannot_upgrade)
def do_upgrade_all(g: G, seat: int, e: fx.UpgradeAll, must: bool) -> Frames:
    board = board_of(g)
    f = g.state.factions[seat]
    for at in upgradable(f):
        level, place = level_of(at), place_of(at)
        for _ in range(f.ships[at]):
            remove_ship(g, seat, level, place)
            add_ship(g, seat, MAX_LEVEL, place)
            g.emit(log.ShipUpgraded(seat, level, MAX_LEVEL, board.ids[place]))
    return [CheckControl()]


class UpgradeShip(TurnQuestion):
    """BTS-6.4.1: raise own ships, each once in this effect, to level 4 at most."""

    left: int
    by: int
    optional: bool
    must: bool
    """Whether one upgrade at least has to be made (BTS-11.11)."""
    done: tuple[int, ...] = ()
    """The berths of the ships already raised."""
    tells = ("by", "left")

    def options(self, g: G) -> list[Move]:
        f, berths = g.state.factions[self.seat], board_of(g).berths
        options: list[Move] = [
            moves.Upgrade.at[berths[at]]
            for at in upgradable(f)
            if f.ships[at] > self.done.count(at)
        ]
        free = self.optional and (self.done or not self.must)
        return [*options, PASS] if free or not options else options

    @on(moves.Upgrade)
    def upgrade(self, g: G, move: moves.Upgrade) -> None:
        place = board_of(g).index[move.place]
        to = min(MAX_LEVEL, move.level + self.by)
        remove_ship(g, self.seat, move.level, place)
        add_ship(g, self.seat, to, place)
        g.emit(log.ShipUpgraded(self.seat, move.level, to, move.place))
        if self.left > 1:
            done = (*self.done, berth(place, to))
            g.push(replace(self, left=self.left - 1, done=done))


# --- 6.5 jumping ---------------------------------------------------------------------------------


def no_ships(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    return None if any(g.state.factions[seat].ships) else fx.NO_CHANGE


@fx.rule(fx.Jump, hinders=no_ships, skips=True)
def do_jump(g: G, seat: int, e: fx.Jump, must: bool) -> Frames:
    more = mat.ability(g, seat, "jump")
    return [JumpShips(seat, e.n + (more.n if more else 0), must), CheckControl()]


class JumpShips(TurnQuestion):
    """BTS-6.5.1: spend movement points, one a ship and line; nothing is checked in between.

    BTS-11.11: an action that changes nothing else has to make one jump at least.
    """

    points: int
    must: bool
    tells = ("points",)

    def options(self, g: G) -> list[Move]:
        s = g.state
        jumps = board_of(g).jumps(s.extra)
        options: list[Move] = [] if self.must else [PASS]
        for at, count in enumerate(s.factions[self.seat].ships):
            if count:
                options += jumps[at]
        return options

    @on(moves.Jump)
    def jump(self, g: G, move: moves.Jump) -> None:
        index = board_of(g).index
        remove_ship(g, self.seat, move.level, index[move.origin])
        add_ship(g, self.seat, move.level, index[move.to])
        g.emit(log.ShipJumped(self.seat, move.level, move.origin, move.to))
        if self.points > 1:
            g.push(JumpShips(self.seat, self.points - 1, False))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return () if move == PASS else (Message("preview-points", {"n": 1}),)

    def refusals(self, g: G, seat: int) -> list[Refusal]:
        board = board_of(g)
        jumps = board.jumps(g.state.extra)
        ships = g.state.factions[seat].ships
        near = {jump.to for at, count in enumerate(ships) if count for jump in jumps[at]}
        there = [id for i, id in enumerate(board.ids) if jumps[berth(i, 1)]]
        return [Refusal(f"place:{id}", NO_POINTS) for id in there if id not in near]


@fx.rule(fx.Edge)
def do_edge(g: G, seat: int, e: fx.Edge, must: bool) -> None:
    index = board_of(g).index
    a, b = sorted((index[e.a], index[e.b]))
    if (a, b) not in g.state.extra:
        g.state.extra = (*g.state.extra, (a, b))


@fx.rule(fx.Reward, hinders=mat.no_change)
def do_reward(g: G, seat: int, e: fx.Reward, must: bool) -> None:
    """Ore for what this action has seized."""
    mat.gain_ore(g, seat, e.ore * (g.state.seized if e.what == "seized" else g.state.wrested))


# --- 6.5.2 control -------------------------------------------------------------------------------


class CheckControl(TurnTask):
    """BTS-6.5.2, 6.5.4: after every change on the board, never in mid-movement.

    Losses first, then gains, then bonuses; the active player first, then clockwise.
    """

    def run(self, g: G) -> None:
        s = g.state
        if not s.touched or s.held:
            return
        touched = s.touched & board_of(g).controllable_mask
        s.touched = 0
        if not touched:
            return
        gains: dict[int, list[int]] = {}
        wrested = [0] * s.players
        for place in board_of(g).controllable:
            if touched >> place & 1 and controllable(g, place):
                old = s.owners[place]
                new = controller(g, place)
                if new != old:
                    lose(g, place)
                    if new != NOBODY:
                        gains.setdefault(new, []).append(place)
                        wrested[new] += old != NOBODY
        if gains:
            s.seized += len(gains.get(s.active, ()))
            s.wrested += wrested[s.active]
            g.push(*settle(g, gains, wrested))


def controllable(g: G, place: int) -> bool:
    """Only system cards and shipyards; an empty slot can be crossed but not controlled."""
    return bool(g.state.cards[place]) or place in board_of(g).shipyards


def controller(g: G, place: int) -> int:
    """BTS-6.5.2: who controls a place by the ships that are there now."""
    owner = g.state.owners[place]
    best, strongest = 0, []
    for seat, f in enumerate(g.state.factions):
        force = strength(f, place)
        if force > best:
            best, strongest = force, [seat]
        elif force and force == best:
            strongest.append(seat)
    if not strongest or owner in strongest:
        return owner
    return strongest[0] if len(strongest) == 1 else NOBODY


def lose(g: G, place: int) -> None:
    """BTS-6.5.3: the outpost's disc goes back to its track."""
    s = g.state
    owner = s.owners[place]
    if owner == NOBODY:
        return
    mat.return_disc(s.factions[owner], s.discs[place])
    s.owners[place] = NOBODY
    g.emit(log.ControlLost(owner, board_of(g).ids[place]))


class Spoils(TurnTask):
    """BTS-11.19: a mat may pay for each system that was taken from another faction."""

    seat: int
    n: int

    def run(self, g: G) -> None:
        paid = mat.ability(g, self.seat, "wresting")
        if paid:
            g.push(mat.use_ability(g, self.seat, paid, self.n))


def settle(
    g: G, gains: dict[int, list[int]], wrested: list[int]
) -> Iterator[TurnTask | TurnQuestion]:
    """The frames that place outposts and pay bonuses, in the order of BTS-6.5.4."""
    order = [seat for seat in seats_from(g.state.players, g.state.active) if seat in gains]
    for seat in order:
        for place in gains[seat]:
            g.state.owners[place] = seat
            yield PlaceOutpost(seat, place)
    for seat in order:
        if wrested[seat]:
            yield Spoils(seat, wrested[seat])
        paying = tuple(place for place in gains[seat] if seize_bonus(g, place))
        if paying:
            yield ChooseBonus(seat, paying)
        yield mat.LastDisc(seat)


def seize_bonus(g: G, place: int) -> fx.Effects:
    """BTS-6.5.5."""
    return g.content.seize.get(g.state.cards[place], ())


def specs_of(g: G, place: int) -> tuple[str, ...]:
    card = g.state.cards[place]
    return g.content.systems[card].specs if card else board_of(g).places[place].specs


class PlaceOutpost(TurnQuestion):
    """BTS-6.5.3: seizing control places the leftmost disc of the system's specialization."""

    place: int

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-place-outpost", {"place": board_of(g).ids[self.place]})

    def options(self, g: G) -> list[Move]:
        return [moves.Outpost.at[spec] for spec in specs_of(g, self.place)]

    @on(moves.Outpost)
    def place_disc(self, g: G, move: moves.Outpost) -> None:
        disc = mat.take_disc(g, self.seat, DISC_NAMES.index(move.disc))
        g.state.discs[self.place] = disc
        g.emit(log.Seized(self.seat, board_of(g).ids[self.place], DISC_NAMES[disc]))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return Offer(move, (*move.targets(seat), f"place:{board_of(g).ids[self.place]}"))


class ChooseBonus(TurnQuestion):
    """BTS-6.5.4: several seize-control bonuses of one faction come in any order."""

    places: tuple[int, ...]
    lapses = True

    def options(self, g: G) -> list[Move]:
        ids = board_of(g).ids
        return [moves.First.at[ids[place]] for place in self.places]

    @on(moves.First)
    def first(self, g: G, move: moves.First) -> None:
        chosen = board_of(g).index[move.place]
        rest = tuple(place for place in self.places if place != chosen)
        g.push(fx.Perform(self.seat, seize_bonus(g, chosen)), ChooseBonus(self.seat, rest))

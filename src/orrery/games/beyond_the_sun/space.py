"""BTS-6.3 to 6.5: building, upgrading and jumping, and who controls what."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Board
from orrery.games.beyond_the_sun.effects import (
    Build,
    Edge,
    Effects,
    Frames,
    Jump,
    Perform,
    Reward,
    Upgrade,
    UpgradeAll,
    rule,
)
from orrery.games.beyond_the_sun.mat import (
    NEED_POP,
    LastDisc,
    ability,
    gain_ore,
    has_supply,
    return_disc,
    take_disc,
    take_supply,
)
from orrery.games.beyond_the_sun.model import (
    DISC_NAMES,
    FOOD,
    MAX_LEVEL,
    NOBODY,
    ORE,
    Faction,
    G,
    TurnQuestion,
    TurnTask,
    seats_from,
    strength,
)
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

OUTPOST = (moves.Outpost("food"), moves.Outpost("ore"))
NO_POINTS = Why("why-not-adjacent", "BTS-6.5.1")


def board_of(g: G) -> Board:
    return g.content.boards[g.state.players]


def ship_groups(g: G, f: Faction) -> Iterator[tuple[int, str]]:
    """The (level, place) of a faction's ships; equal ships in one place are one group."""
    ids = board_of(g).ids
    for at, count in enumerate(f.ships):
        if count:
            yield at % 4 + 1, ids[at // 4]


def add_ship(g: G, seat: int, level: int, place: int) -> None:
    g.state.factions[seat].ships[place * 4 + level - 1] += 1
    g.state.touched |= 1 << place
    g.state.changed = True


def remove_ship(g: G, seat: int, level: int, place: int) -> None:
    g.state.factions[seat].ships[place * 4 + level - 1] -= 1
    g.state.touched |= 1 << place
    g.state.changed = True


# --- 6.3 building --------------------------------------------------------------------------------


def building_places(g: G, seat: int, at: str) -> list[int]:
    """BTS-6.3.1: Sol and the shipyards that one controls, unless the effect names a place."""
    board = board_of(g)
    if at == "sol":
        return [board.sol]
    if at == "deep":
        return [board.deep]
    if at in board.index:
        return [board.index[at]]
    owners = g.state.owners
    places = [board.sol, *(place for place in board.shipyards if owners[place] == seat)]
    if ability(g, seat, "dct_b"):
        places.append(board.deep)
    return places


def cannot_build(g: G, seat: int, e: Build, ore: int, pop: int) -> Why | None:
    return NEED_POP if e.source == "pop" and pop < e.n else None


def would_build(g: G, seat: int, e: Build, pop: int) -> bool:
    return pop > 0 or (e.source == "supply" and has_supply(g.state.factions[seat]))


def offer_build(g: G, seat: int, e: Build, must: bool) -> Frames:
    return [BuildShip(seat, e.level, e.source, e.n, e.at, optional=True), CheckControl()]


@rule(Build, obstructs=cannot_build, changes=would_build, offers=offer_build)
def do_build(g: G, seat: int, e: Build, must: bool) -> Frames:
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
    clause = "BTS-6.3.1"

    def prompt(self, g: G) -> Message:
        return Message("ask-build-ship", {"level": self.level, "left": self.left})

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        ids = board_of(g).ids
        places = building_places(g, self.seat, self.at)
        builds: list[Move] = [moves.Build(self.level, ids[place]) for place in places]
        if not f.pop and (self.source == "pop" or not has_supply(f)):
            return [PASS]
        short = self.source == "supply" and not has_supply(f)
        return [PASS, *builds] if self.optional or (short and not self.must) else builds

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        assert isinstance(move, moves.Build)
        f = g.state.factions[self.seat]
        if self.source == "pop" or not take_supply(f):
            f.pop -= 1
        add_ship(g, self.seat, self.level, board_of(g).index[move.place])
        g.emit(log.ShipBuilt(self.seat, self.level, move.place))
        if self.left > 1:
            g.push(replace(self, left=self.left - 1, must=False))

    def offer(self, g: G, move: Move) -> Offer:
        return (
            Offer(move, (f"place:{move.place}",)) if isinstance(move, moves.Build) else Offer(move)
        )


# --- 6.4 upgrading -------------------------------------------------------------------------------


def would_upgrade(g: G, seat: int, e: object, pop: int) -> bool:
    ships = g.state.factions[seat].ships
    return any(count and at % 4 != 3 for at, count in enumerate(ships))


def offer_upgrade(g: G, seat: int, e: Upgrade, must: bool) -> Frames:
    return [UpgradeShip(seat, e.ships, e.by, True, False), CheckControl()]


@rule(Upgrade, changes=would_upgrade, offers=offer_upgrade)
def do_upgrade(g: G, seat: int, e: Upgrade, must: bool) -> Frames:
    if not would_upgrade(g, seat, e, 0):
        return None
    return [UpgradeShip(seat, e.ships, e.by, e.how == "up_to", must), CheckControl()]


@rule(UpgradeAll, changes=would_upgrade)
def do_upgrade_all(g: G, seat: int, e: UpgradeAll, must: bool) -> Frames:
    board = board_of(g)
    ships = g.state.factions[seat].ships
    for at, count in enumerate(ships):
        if count and at % 4 != 3:
            ships[at] = 0
            ships[at - at % 4 + 3] += count
            g.state.touched |= 1 << at // 4
            g.state.changed = True
            for _ in range(count):
                g.emit(log.ShipUpgraded(seat, at % 4 + 1, MAX_LEVEL, board.ids[at // 4]))
    return [CheckControl()]


class UpgradeShip(TurnQuestion):
    """BTS-6.4.1: raise own ships, each once in this effect, to level 4 at most."""

    left: int
    by: int
    up_to: bool
    must: bool
    """Whether one upgrade at least has to be made (BTS-11.11)."""
    done: tuple[int, ...] = ()
    """Where the ships already raised now count (place * 4 + level - 1)."""
    clause = "BTS-6.4.1"

    def prompt(self, g: G) -> Message:
        return Message("ask-upgrade-ship", {"by": self.by, "left": self.left})

    def options(self, g: G) -> list[Move]:
        ships, done, ids = g.state.factions[self.seat].ships, self.done, board_of(g).ids
        options: list[Move] = [
            moves.Upgrade(at % 4 + 1, ids[at // 4])
            for at, count in enumerate(ships)
            if count and at % 4 != 3 and count > done.count(at)
        ]
        free = self.up_to and (self.done or not self.must)
        return [*options, PASS] if free or not options else options

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        assert isinstance(move, moves.Upgrade)
        place = board_of(g).index[move.place]
        to = min(MAX_LEVEL, move.level + self.by)
        remove_ship(g, self.seat, move.level, place)
        add_ship(g, self.seat, to, place)
        g.emit(log.ShipUpgraded(self.seat, move.level, to, move.place))
        if self.left > 1:
            done = (*self.done, place * 4 + to - 1)
            g.push(replace(self, left=self.left - 1, done=done))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Upgrade):
            return Offer(move)
        return Offer(move, (f"ship:{self.seat}:{move.level}:{move.place}",))


# --- 6.5 jumping ---------------------------------------------------------------------------------


def would_jump(g: G, seat: int, e: object, pop: int) -> bool:
    return any(g.state.factions[seat].ships)


@rule(Jump, changes=would_jump)
def do_jump(g: G, seat: int, e: Jump, must: bool) -> Frames:
    if not any(g.state.factions[seat].ships):
        return None
    points = e.n + ability(g, seat, "scf_a")
    return [JumpShips(seat, points, must), CheckControl()]


class JumpShips(TurnQuestion):
    """BTS-6.5.1: spend movement points, one a ship and line; nothing is checked in between.

    BTS-11.11: an action that changes nothing else has to make one jump at least.
    """

    points: int
    must: bool
    clause = "BTS-6.5.1"

    def prompt(self, g: G) -> Message:
        return Message("ask-jump-ships", {"points": self.points})

    def options(self, g: G) -> list[Move]:
        s = g.state
        lines = g.content.boards[s.players].jumps(s.extra)
        options: list[Move] = [] if self.must else [PASS]
        for at, count in enumerate(s.factions[self.seat].ships):
            if count:
                level = at % 4
                for line in lines[at // 4]:
                    options.append(line[1][level])
        return options

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        assert isinstance(move, moves.Jump)
        s = g.state
        index = g.content.boards[s.players].index
        origin, to = index[move.origin], index[move.to]
        ships = s.factions[self.seat].ships
        ships[origin * 4 + move.level - 1] -= 1
        ships[to * 4 + move.level - 1] += 1
        s.touched |= 1 << origin | 1 << to
        s.changed = True
        g.emit(log.ShipJumped(self.seat, move.level, move.origin, move.to))
        if self.points > 1:
            g.push(JumpShips(self.seat, self.points - 1, False))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Jump):
            return Offer(move)
        ship = f"ship:{self.seat}:{move.level}:{move.origin}"
        return Offer(move, (ship, f"place:{move.to}"), (Message("preview-points", {"n": 1}),))

    def refusals(self, g: G, seat: int) -> list[Refusal]:
        board = board_of(g)
        lines = board.jumps(g.state.extra)
        near = {
            line[0]
            for at, count in enumerate(g.state.factions[seat].ships)
            if count
            for line in lines[at // 4]
        }
        far = [i for i in range(len(board.ids)) if i not in near and (i != board.rogue or lines[i])]
        return [Refusal(f"place:{board.ids[i]}", NO_POINTS) for i in far]


@rule(Edge)
def do_edge(g: G, seat: int, e: Edge, must: bool) -> None:
    index = board_of(g).index
    a, b = sorted((index[e.a], index[e.b]))
    if (a, b) not in g.state.extra:
        g.state.extra = (*g.state.extra, (a, b))


def would_reward(g: G, seat: int, e: object, pop: int) -> bool:
    return False


@rule(Reward, changes=would_reward)
def do_reward(g: G, seat: int, e: Reward, must: bool) -> None:
    """Ore for what this action has seized."""
    gain_ore(g, seat, e.ore * (g.state.seized if e.what == "seized" else g.state.wrested))


# --- 6.5.2 control -------------------------------------------------------------------------------


class CheckControl(TurnTask):
    """BTS-6.5.2, 6.5.4: after every change on the board, never in mid-movement.

    Losses first, then gains, then bonuses; the active player first, then clockwise.
    """

    def run(self, g: G) -> None:
        s = g.state
        if s.held:
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
    s = g.state
    owner = s.owners[place]
    best, leaders = 0, 0
    winner = NOBODY
    for seat, f in enumerate(s.factions):
        force = strength(f, place)
        if force > best:
            best, leaders, winner = force, 1, seat
        elif force and force == best:
            leaders += 1
    if not best:
        return owner
    if owner == NOBODY:
        return winner if leaders == 1 else NOBODY
    if strength(s.factions[owner], place) == best:
        return owner
    return winner if leaders == 1 else NOBODY


def lose(g: G, place: int) -> None:
    """BTS-6.5.3: the outpost's disc goes back to its track."""
    s = g.state
    owner = s.owners[place]
    if owner == NOBODY:
        return
    return_disc(s.factions[owner], s.discs[place])
    s.owners[place] = NOBODY
    g.emit(log.ControlLost(owner, board_of(g).ids[place]))


class Spoils(TurnTask):
    """BTS-11.19: the Southern Cross is paid for each system that it took from another faction."""

    seat: int
    n: int

    def run(self, g: G) -> None:
        if ability(g, self.seat, "scf_b"):
            g.emit(log.UsedAbility(self.seat, "scf_b"))
            gain_ore(g, self.seat, self.n)


def settle(
    g: G, gains: dict[int, list[int]], wrested: list[int]
) -> Iterator[TurnTask | TurnQuestion]:
    """The frames that place outposts and pay bonuses, in the order of BTS-6.5.4."""
    order = [seat for seat in seats_from(g.state, g.state.active) if seat in gains]
    for seat in order:
        for place in gains[seat]:
            g.state.owners[place] = seat
            yield PlaceOutpost(seat, place)
    for seat in order:
        if wrested[seat]:
            yield Spoils(seat, wrested[seat])
        paying = tuple(place for place in gains[seat] if seize_bonus(g, place))
        if len(paying) > 1:
            yield ChooseBonus(seat, paying)
        elif paying:
            yield Perform(seat, seize_bonus(g, paying[0]))
        yield LastDisc(seat)


def seize_bonus(g: G, place: int) -> Effects:
    """BTS-6.5.5."""
    return g.content.seize.get(g.state.cards[place], ())


def specs_of(g: G, place: int) -> tuple[str, ...]:
    card = g.state.cards[place]
    return g.content.systems[card].specs if card else board_of(g).places[place].specs


class PlaceOutpost(TurnQuestion):
    """BTS-6.5.3: seizing control places the leftmost disc of the system's specialization."""

    place: int
    clause = "BTS-6.5.3"

    def prompt(self, g: G) -> Message:
        return Message("ask-place-outpost", {"place": board_of(g).ids[self.place]})

    def options(self, g: G) -> list[Move]:
        return [OUTPOST[DISC_NAMES.index(spec)] for spec in specs_of(g, self.place)]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Outpost)
        disc = take_disc(g, self.seat, FOOD if move.disc == "food" else ORE)
        g.state.discs[self.place] = disc
        g.emit(log.Seized(self.seat, board_of(g).ids[self.place], DISC_NAMES[disc]))

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Outpost)
        return Offer(
            move, (f"track:{self.seat}:{move.disc}", f"place:{board_of(g).ids[self.place]}")
        )


class ChooseBonus(TurnQuestion):
    """BTS-6.5.4: several seize-control bonuses of one faction come in any order."""

    places: tuple[int, ...]
    clause = "BTS-6.5.4"

    def options(self, g: G) -> list[Move]:
        ids = board_of(g).ids
        return [moves.First(ids[place]) for place in self.places]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.First)
        chosen = board_of(g).index[move.place]
        rest = tuple(place for place in self.places if place != chosen)
        after = ChooseBonus(self.seat, rest) if rest else None
        g.push(Perform(self.seat, seize_bonus(g, chosen)), *([after] if after else []))

    def offer(self, g: G, move: Move) -> Offer:
        return (
            Offer(move, (f"place:{move.place}",)) if isinstance(move, moves.First) else Offer(move)
        )

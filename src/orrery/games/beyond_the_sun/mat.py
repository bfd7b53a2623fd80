"""BTS-4: cubes, columns, discs and ore on the faction mat, and the effects that move them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.model import (
    COLUMNS,
    DISC_NAMES,
    FOOD,
    ORE,
    STAR,
    Faction,
    G,
    TurnQuestion,
    TurnTask,
)
from orrery.kernel import Move, Why, on
from orrery.kernel.effects import Frames

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Action, Change, MatAbility

NEED_ORE = Why("why-need-ore", "BTS-3.1.6")
NEED_POP = Why("why-need-population", "BTS-3.1.6")


# --- cubes ---------------------------------------------------------------------------------------


def take_supply(f: Faction) -> bool:
    """BTS-4.2: one cube of the leftmost column that has any."""
    supply = f.supply
    for column in range(5):
        if supply[column]:
            supply[column] -= 1
            return True
    return False


def return_cube(g: G, f: Faction) -> None:
    """BTS-4.3: into the rightmost column with a free cell; with all full onto column A."""
    cells = g.content.mats[f.mat].columns
    for column in (4, 3, 2, 1):
        if f.supply[column] < cells[column]:
            f.supply[column] += 1
            return
    f.supply[0] += 1


def return_population(g: G, seat: int, n: int) -> None:
    """BTS-4.3: population back to supply, as a cost or a loss."""
    f = g.state.factions[seat]
    n = min(n, f.pop)
    if not n:
        return
    for _ in range(n):
        f.pop -= 1
        return_cube(g, f)
    g.emit(log.ReturnedPop(seat, n))


def grow(g: G, seat: int, n: int) -> None:
    """Supply to population, leftmost first. BTS-4.2: what is missing would come from population
    itself and changes nothing, so it is left out."""
    f = g.state.factions[seat]
    grown = 0
    while grown < n and take_supply(f):
        grown += 1
    _grown(g, seat, f, grown)


def grow_from(g: G, seat: int, column: int) -> None:
    """One supply cube of a column to population; an empty column yields nothing (BTS-3.2.1)."""
    f = g.state.factions[seat]
    if f.supply[column]:
        f.supply[column] -= 1
        _grown(g, seat, f, 1)


def _grown(g: G, seat: int, f: Faction, n: int) -> None:
    if n:
        f.pop += n
        g.state.changed = True
        g.emit(log.Grew(seat, n))


def has_supply(f: Faction) -> bool:
    return any(f.supply)


# --- ore -----------------------------------------------------------------------------------------


def gain_ore(g: G, seat: int, n: int) -> None:
    """BTS-4.7, 6.8.1: from the unlimited bank."""
    if n:
        g.state.factions[seat].ore += n
        g.state.changed = True
        g.emit(log.GainedOre(seat, n))


def pay_ore(g: G, seat: int, n: int) -> None:
    if n:
        g.state.factions[seat].ore -= n
        g.emit(log.PaidOre(seat, n))


def why_not_do(g: G, seat: int, action: Action, ore: int) -> Why | None:
    """BTS-3.1.6, 3.1.7: cost, feasibility, and that something changes."""
    f = g.state.factions[seat]
    if f.ore < ore:
        return NEED_ORE
    if f.pop < action.cost.pop:
        return NEED_POP
    return fx.hindrance(g, seat, action.effects, (f.ore - ore, f.pop - action.cost.pop))


# --- discs ---------------------------------------------------------------------------------------


def take_disc(g: G, seat: int, kind: int) -> int:
    """BTS-4.5, 4.6: the leftmost disc of a track, or a star disc when none is left.

    When the last disc of a track goes, a mat may have a reward for it (BTS-9.11)."""
    f = g.state.factions[seat]
    if not f.tracks[kind]:
        return STAR
    f.tracks[kind] -= 1
    if not f.tracks[kind] and "last_disc" in g.content.mat_abilities[f.mat]:
        f.due |= (1 << kind) & ~f.rewarded
    return kind


def return_disc(f: Faction, kind: int) -> None:
    """BTS-4.5, 4.6: to the rightmost empty cell of its track; a star goes beside the mat."""
    if kind != STAR:
        f.tracks[kind] += 1


class LastDisc(TurnTask):
    """BTS-11.17: once a track and game, after the bonuses of the system that took the disc."""

    seat: int
    tracks: int = 1 << FOOD | 1 << ORE
    """The tracks that may be rewarded now, as bits: automation inside a bonus pays only its own."""

    def run(self, g: G) -> None:
        f = g.state.factions[self.seat]
        for kind in (FOOD, ORE):
            if (f.due & self.tracks) >> kind & 1:
                f.due &= ~(1 << kind)
                f.rewarded |= 1 << kind
                reward = g.content.mat_abilities[f.mat]["last_disc"]
                g.push(use_ability(g, self.seat, reward), self)
                return


def uncovered(g: G, seat: int, own: MatAbility) -> bool:
    """BTS-11.19: whether no disc lies on the cell of a mat's ability."""
    off = g.content.settings.discs - own.cell
    return any(g.state.factions[seat].tracks[kind] <= off for kind in own.tracks)


def ability(g: G, seat: int, changes: Change) -> MatAbility | None:
    """BTS-11.19: the ability of a mat that changes something, while it is active."""
    own = g.content.mat_abilities[g.state.factions[seat].mat].get(changes)
    return own if own and uncovered(g, seat, own) else None


def use_ability(g: G, seat: int, own: MatAbility, times: int = 1) -> fx.Perform:
    """The effect of a mat's ability."""
    g.emit(log.UsedAbility(seat, own.id))
    return fx.Perform(seat, own.effects * times)


# --- effects -------------------------------------------------------------------------------------


@fx.rule(fx.Ore)
def do_ore(g: G, seat: int, e: fx.Ore, must: bool) -> None:
    gain_ore(g, seat, e.n)


def no_supply(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    return None if has_supply(g.state.factions[seat]) else fx.NO_CHANGE


@fx.rule(fx.Grow, hinders=no_supply)
def do_grow(g: G, seat: int, e: fx.Grow, must: bool) -> None:
    grow(g, seat, e.n)


@fx.rule(fx.GrowAny, hinders=no_supply, skips=True)
def do_grow_any(g: G, seat: int, e: fx.GrowAny, must: bool) -> Frames:
    if e.column is None:
        return [TakeFromColumn(seat, e.n)]
    for _ in range(e.n):
        grow_from(g, seat, COLUMNS.index(e.column))
    return None


class TakeFromColumn(TurnQuestion):
    """BTS-4.4: effects that take supply of other columns than the leftmost."""

    left: int
    tells = ("left",)

    def options(self, g: G) -> list[Move]:
        supply = g.state.factions[self.seat].supply
        return [moves.Take.at[c] for i, c in enumerate(COLUMNS) if supply[i]]

    @on(moves.Take)
    def take(self, g: G, move: moves.Take) -> None:
        grow_from(g, self.seat, COLUMNS.index(move.column))
        if self.left > 1 and has_supply(g.state.factions[self.seat]):
            g.push(TakeFromColumn(self.seat, self.left - 1))


def nothing_to_shift(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    return None if any(g.state.factions[seat].supply[1:]) else fx.NO_CHANGE


@fx.rule(fx.ShiftToA, hinders=nothing_to_shift, skips=True)
def do_shift(g: G, seat: int, e: fx.ShiftToA, must: bool) -> Frames:
    return [ShiftSupply(seat, e.n)]


class ShiftSupply(TurnQuestion):
    """BTS-4.4: move supply of another column to column A, also when A is full."""

    left: int

    def options(self, g: G) -> list[Move]:
        supply = g.state.factions[self.seat].supply
        return [moves.Shift.at[c] for i, c in enumerate(COLUMNS) if i and supply[i]]

    @on(moves.Shift)
    def shift(self, g: G, move: moves.Shift) -> None:
        supply = g.state.factions[self.seat].supply
        supply[COLUMNS.index(move.column)] -= 1
        supply[0] += 1
        g.state.changed = True
        g.emit(log.Shifted(self.seat, move.column))
        if self.left > 1 and any(supply[1:]):
            g.push(ShiftSupply(self.seat, self.left - 1))


@fx.rule(fx.Automate)
def do_automate(g: G, seat: int, e: fx.Automate, must: bool) -> Frames:
    """BTS-6.2.1."""
    if e.track == "either":
        return [ChooseAutomation(seat)] * e.n
    return [automate(g, seat, e.track, e.n)]


def automate(g: G, seat: int, track: str, n: int) -> LastDisc:
    """BTS-6.2.1, 6.2.3: discs to the automation track, from where they never come back."""
    f = g.state.factions[seat]
    due = f.due
    for _ in range(n):
        disc = take_disc(g, seat, DISC_NAMES.index(track))
        f.automation[disc] += 1
        g.emit(log.Automated(seat, DISC_NAMES[disc]))
    g.state.changed = True
    return LastDisc(seat, f.due & ~due)


class ChooseAutomation(TurnQuestion):
    """BTS-6.2.1: which track to automate."""

    def options(self, g: G) -> list[Move]:
        return [moves.Automate.at[track] for track in DISC_NAMES[:STAR]]

    @on(moves.Automate)
    def automate(self, g: G, move: moves.Automate) -> None:
        g.push(automate(g, self.seat, move.track, 1))


def cannot_pay(g: G, seat: int, e: fx.Pay, left: fx.Left) -> Why:
    return NEED_ORE if left[0] < e.ore else fx.NO_CHANGE


def no_change(g: G, seat: int, e: object, left: fx.Left) -> Why:
    return fx.NO_CHANGE


@fx.rule(fx.Pay, hinders=cannot_pay)
def do_pay(g: G, seat: int, e: fx.Pay, must: bool) -> None:
    pay_ore(g, seat, min(e.ore, g.state.factions[seat].ore))


@fx.rule(fx.LoseOre)
def do_lose_ore(g: G, seat: int, e: fx.LoseOre, must: bool) -> None:
    """BTS-11.15."""
    pay_ore(g, seat, min(e.n, g.state.factions[seat].ore))


@fx.rule(fx.LosePop)
def do_lose_pop(g: G, seat: int, e: fx.LosePop, must: bool) -> None:
    """BTS-11.15."""
    return_population(g, seat, e.n)

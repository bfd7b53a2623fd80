"""BTS-6.1.3, 11.9 to 11.18: what event cards do to everybody, and choices inside effects."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import model
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.mat import no_change
from orrery.games.beyond_the_sun.model import G, TurnQuestion, TurnTask
from orrery.games.beyond_the_sun.research import Discover, open_offered_rows
from orrery.games.beyond_the_sun.space import CheckControl, board_of, remove_ship, ship_groups
from orrery.kernel import PASS, Message, Move, Why, on, seats_from
from orrery.kernel.effects import Frames

# --- choices -------------------------------------------------------------------------------------


def cannot_option(g: G, seat: int, e: fx.Optional, left: fx.Left) -> Why | None:
    return fx.NO_CHANGE if fx.hindrance(g, seat, e.do, left) else None


@fx.rule(fx.Optional, hinders=cannot_option, skips=True)
def do_optional(g: G, seat: int, e: fx.Optional, must: bool) -> Frames:
    """BTS-6.7.1: what is optional is offered when it can be done; BTS-11.11: unless it must be."""
    if must:
        return [fx.Perform(seat, e.do, action=True)]
    return fx.RULES.asked(g, seat, e.do) or [TakeUp(seat, e.do)]


class TakeUp(TurnQuestion):
    """BTS-6.7.1: an optional effect, taken as a whole or not at all."""

    effects: fx.Effects

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-take-up", {"effects": fx.say_effects(self.effects)})

    def options(self, g: G) -> list[Move]:
        return [moves.Do.at[()], PASS]

    @on(moves.Do)
    def do(self, g: G, move: moves.Do) -> None:
        g.push(fx.Perform(self.seat, self.effects))


def cannot_choose(g: G, seat: int, e: fx.Choose, left: fx.Left) -> Why | None:
    whys: list[Why] = []
    for _, do in e.options:
        why = fx.hindrance(g, seat, do, left)
        if why is None:
            return None
        whys.append(why)
    return fx.NO_CHANGE if fx.NO_CHANGE in whys else whys[0]


@fx.rule(fx.Choose, hinders=cannot_choose, skips=True)
def do_choose(g: G, seat: int, e: fx.Choose, must: bool) -> Frames:
    return [ChooseOption(seat, e, must)]


class ChooseOption(TurnQuestion):
    """BTS-6.7.1: one of the options of a card."""

    effect: fx.Choose
    must: bool

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        return [
            moves.Choose.at[label]
            for label, do in self.effect.options
            if fx.hindrance(g, self.seat, do, (f.ore, f.pop)) is None
        ]

    @on(moves.Choose)
    def choose(self, g: G, move: moves.Choose) -> None:
        g.push(fx.Perform(self.seat, dict(self.effect.options)[move.option], action=self.must))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.Choose)
        return fx.say_effects(dict(self.effect.options)[move.option])


# --- all factions --------------------------------------------------------------------------------


@fx.rule(fx.EachFaction, hinders=no_change)
def do_each(g: G, seat: int, e: fx.EachFaction, must: bool) -> Frames:
    """BTS-11.13: the active player first, then clockwise."""
    return [fx.Perform(other, e.do) for other in seats_from(g.state.players, seat)]


@fx.rule(fx.EachFactionAtOnce, hinders=no_change)
def do_each_at_once(g: G, seat: int, e: fx.EachFactionAtOnce, must: bool) -> Frames:
    """BTS-11.13: control is checked once, after all have decided."""
    g.state.held = True
    return [*do_each(g, seat, fx.EachFaction(e.do), must), ReleaseControl()]  # type: ignore[misc]


class ReleaseControl(TurnTask):
    """BTS-11.13: now control is checked."""

    def run(self, g: G) -> None:
        g.state.held = False
        g.push(CheckControl())


@fx.rule(fx.EachOther, hinders=no_change)
def do_each_other(g: G, seat: int, e: fx.EachOther, must: bool) -> Frames:
    return [fx.Perform(other, e.do) for other in seats_from(g.state.players, seat)[1:]]


@fx.rule(fx.EachShipyard, hinders=no_change)
def do_each_shipyard(g: G, seat: int, e: fx.EachShipyard, must: bool) -> Frames:
    """BTS-11.18: for every shipyard its controller, the active player's first."""
    board, owners = board_of(g), g.state.owners
    return [
        fx.Perform(other, _there(e.do, board.ids[place]))
        for other in seats_from(g.state.players, seat)
        for place in board.shipyards
        if owners[place] == other
    ]


def _there(effects: fx.Effects, place: str) -> fx.Effects:
    """`there` in the text of an event means the shipyard it is about."""
    out: list[object] = []
    for effect in effects:
        if isinstance(effect, fx.Optional):
            effect = fx.Optional(_there(effect.do, place))
        elif isinstance(effect, fx.Build) and effect.at == "there":
            effect = replace(effect, at=place)
        out.append(effect)
    return tuple(out)  # type: ignore[arg-type]


# --- single events -------------------------------------------------------------------------------


@fx.rule(fx.OpenGuild)
def do_open_guild(g: G, seat: int, e: fx.OpenGuild, must: bool) -> None:
    """BTS-2.1.3: the cover comes off; the action is open to all."""
    if e.guild not in g.state.guilds:
        g.state.guilds = (*g.state.guilds, e.guild)
        g.emit(log.GuildOpened(e.guild))
        open_offered_rows(g)


def being_discovered(g: G) -> int:
    """The slot whose event is being resolved: what is discovered there waits on the stack."""
    return next(frame.slot for frame in reversed(g.state.stack) if isinstance(frame, Discover))


@fx.rule(fx.Patent)
def do_patent(g: G, seat: int, e: fx.Patent, must: bool) -> None:
    """BTS-11.10: Patent Dispute."""
    g.state.patents[being_discovered(g)] = model.Patent(seat, e.ore)


@fx.rule(fx.Discount)
def do_discount(g: G, seat: int, e: fx.Discount, must: bool) -> None:
    """BTS-11.10: Public Grant."""
    g.state.discounts[being_discovered(g)] = e.ore


@fx.rule(fx.Endgame)
def do_endgame(g: G, seat: int, e: fx.Endgame, must: bool) -> None:
    """The event lies beside the achievements and scores at the end (BTS-8.2.10)."""


@fx.rule(fx.Museum)
def do_museum(g: G, seat: int, e: fx.Museum, must: bool) -> Frames:
    """BTS-9.8, 11.14: each faction may give up one ship; control is checked once after all."""
    return [*(DonateShip(other) for other in seats_from(g.state.players, seat)), CheckControl()]


class DonateShip(TurnQuestion):
    """BTS-11.14: put a ship on the card, out of play, for its level minus 1 in points."""

    def options(self, g: G) -> list[Move]:
        return [PASS, *(moves.Donate.at[ships] for ships in ship_groups(g, self.seat))]

    @on(moves.Donate)
    def donate(self, g: G, move: moves.Donate) -> None:
        remove_ship(g, self.seat, move.level, board_of(g).index[move.place])
        g.state.factions[self.seat].museum = move.level
        g.emit(log.Donated(self.seat, move.level))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Donate):
            return ()
        return (Message("preview-vp", {"n": move.level - 1}),)

"""BTS-6.1.3, 11.9 to 11.18: what event cards do to everybody, and choices inside effects."""

from __future__ import annotations

from msgspec.structs import replace

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.effects import (
    LEVELS,
    RULES,
    Build,
    Choose,
    Discount,
    EachFaction,
    EachFactionAtOnce,
    EachOther,
    EachShipyard,
    Effects,
    Endgame,
    Frames,
    Museum,
    OpenGuild,
    Optional,
    Perform,
    Toll,
    changes,
    obstacle,
    rule,
)
from orrery.games.beyond_the_sun.mat import never
from orrery.games.beyond_the_sun.model import G, TurnQuestion, TurnTask, seats_from
from orrery.games.beyond_the_sun.research import open_offered_rows
from orrery.games.beyond_the_sun.space import CheckControl, board_of, remove_ship, ship_groups
from orrery.kernel import PASS, Message, Move, Offer, Why

DO = moves.Do()


# --- choices -------------------------------------------------------------------------------------


def would_option(g: G, seat: int, e: Optional, pop: int) -> bool:
    f = g.state.factions[seat]
    return obstacle(g, seat, e.do, f.ore, pop) is None and changes(g, seat, e.do, pop)


@rule(Optional, changes=would_option)
def do_optional(g: G, seat: int, e: Optional, must: bool) -> Frames:
    """BTS-6.7.1: what is optional is offered when it can be done; BTS-11.11: unless it must be."""
    if not would_option(g, seat, e, g.state.factions[seat].pop):
        return None
    if must:
        return [Perform(seat, e.do, action=True)]
    offers = RULES[type(e.do[0])].offers if len(e.do) == 1 else None
    return offers(g, seat, e.do[0], must) if offers else [TakeUp(seat, e.do)]


class TakeUp(TurnQuestion):
    """BTS-6.7.1: an optional effect, taken as a whole or not at all."""

    effects: Effects
    clause = "BTS-6.7.1"

    def prompt(self, g: G) -> Message:
        return Message("ask-take-up", {"effects": say_effects(self.effects)})

    def options(self, g: G) -> list[Move]:
        return [DO, PASS]

    def answer(self, g: G, move: Move) -> None:
        if move == DO:
            g.push(Perform(self.seat, self.effects))

    def offer(self, g: G, move: Move) -> Offer:
        return Offer(move, ("step:do",) if move == DO else ())


def cannot_choose(g: G, seat: int, e: Choose, ore: int, pop: int) -> Why | None:
    whys = [obstacle(g, seat, do, ore, pop) for _, do in e.options]
    return None if None in whys else whys[0]


def would_choose(g: G, seat: int, e: Choose, pop: int) -> bool:
    return any(possible(g, seat, do) for _, do in e.options)


def possible(g: G, seat: int, effects: Effects) -> bool:
    f = g.state.factions[seat]
    return obstacle(g, seat, effects, f.ore, f.pop) is None and changes(g, seat, effects, f.pop)


@rule(Choose, obstructs=cannot_choose, changes=would_choose)
def do_choose(g: G, seat: int, e: Choose, must: bool) -> Frames:
    return [ChooseOption(seat, e, must)] if would_choose(g, seat, e, 0) else None


class ChooseOption(TurnQuestion):
    """BTS-6.7.1: one of the options of a card."""

    effect: Choose
    must: bool
    clause = "BTS-6.7.1"

    def options(self, g: G) -> list[Move]:
        return [
            moves.Choose(label) for label, do in self.effect.options if possible(g, self.seat, do)
        ]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Choose)
        g.push(Perform(self.seat, dict(self.effect.options)[move.option], action=self.must))

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Choose)
        preview = tuple(say_effects(dict(self.effect.options)[move.option]))
        return Offer(move, (f"option:{move.option}",), preview)


def say_effects(effects: Effects) -> list[Message]:
    """Effects as messages: the same words stand on tooltips and in prompts."""
    return [say_effect(effect) for effect in effects]


def say_effect(effect: object) -> Message:
    config = effect.__struct_config__  # type: ignore[attr-defined]
    values = {name: getattr(effect, name) for name in effect.__struct_fields__}  # type: ignore[attr-defined]
    args = {name: _said(value) for name, value in values.items()}
    return Message(f"effect-{config.tag.replace('_', '-')}", args)


def _said(value: object) -> object:
    if isinstance(value, tuple) and value and hasattr(value[0], "__struct_config__"):
        return say_effects(value)
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return [
            Message("effect-option", {"label": label, "effects": say_effects(do)})
            for label, do in value
        ]
    if isinstance(value, tuple) and value:
        ends = sorted({value[0], value[-1]})
        return "–".join(LEVELS[level - 1] for level in ends)
    return "-" if value is None else value


# --- all factions --------------------------------------------------------------------------------


@rule(EachFaction, changes=never)
def do_each(g: G, seat: int, e: EachFaction, must: bool) -> Frames:
    """BTS-11.13: the active player first, then clockwise."""
    return [Perform(other, e.do) for other in seats_from(g.state, seat)]


@rule(EachFactionAtOnce, changes=never)
def do_each_at_once(g: G, seat: int, e: EachFactionAtOnce, must: bool) -> Frames:
    """BTS-11.13: control is checked once, after all have decided."""
    g.state.held = True
    return [*do_each(g, seat, EachFaction(e.do), must), ReleaseControl()]  # type: ignore[misc]


class ReleaseControl(TurnTask):
    """BTS-11.13: now control is checked."""

    def run(self, g: G) -> None:
        g.state.held = False
        g.push(CheckControl())


@rule(EachOther, changes=never)
def do_each_other(g: G, seat: int, e: EachOther, must: bool) -> Frames:
    return [Perform(other, e.do) for other in seats_from(g.state, seat)[1:]]


@rule(EachShipyard, changes=never)
def do_each_shipyard(g: G, seat: int, e: EachShipyard, must: bool) -> Frames:
    """BTS-11.18: for every shipyard its controller, the active player's first."""
    board, owners = board_of(g), g.state.owners
    return [
        Perform(other, _there(e.do, board.ids[place]))
        for other in seats_from(g.state, seat)
        for place in board.shipyards
        if owners[place] == other
    ]


def _there(effects: Effects, place: str) -> Effects:
    """`there` in the text of an event means the shipyard it is about."""
    out: list[object] = []
    for effect in effects:
        if isinstance(effect, Optional):
            effect = Optional(_there(effect.do, place))
        elif isinstance(effect, Build) and effect.at == "there":
            effect = replace(effect, at=place)
        out.append(effect)
    return tuple(out)  # type: ignore[arg-type]


# --- single events -------------------------------------------------------------------------------


@rule(OpenGuild)
def do_open_guild(g: G, seat: int, e: OpenGuild, must: bool) -> None:
    """BTS-2.1.3: the cover comes off; the action is open to all."""
    if e.guild not in g.state.guilds:
        g.state.guilds = (*g.state.guilds, e.guild)
        g.emit(log.GuildOpened(e.guild))
        open_offered_rows(g)


def being_discovered(g: G) -> int:
    """The slot whose event is being resolved: it is researched by somebody and has no card yet."""
    known = 0
    for f in g.state.factions:
        known |= f.slots
    return next(i for i, card in enumerate(g.state.slots) if not card and known >> i & 1)


@rule(Toll)
def do_toll(g: G, seat: int, e: Toll, must: bool) -> None:
    """BTS-11.10: Patent Dispute."""
    g.state.tolls[being_discovered(g)] = seat


@rule(Discount)
def do_discount(g: G, seat: int, e: Discount, must: bool) -> None:
    """BTS-11.10: Public Grant."""
    g.state.discounts = (*g.state.discounts, being_discovered(g))


@rule(Endgame)
def do_endgame(g: G, seat: int, e: Endgame, must: bool) -> None:
    """The event lies beside the achievements and scores at the end (BTS-8.2.10)."""


@rule(Museum)
def do_museum(g: G, seat: int, e: Museum, must: bool) -> Frames:
    """BTS-9.8, 11.14: each faction may give up one ship; control is checked once after all."""
    return [*(MayDonate(other) for other in seats_from(g.state, seat)), CheckControl()]


class MayDonate(TurnTask):
    """BTS-11.14: only a faction with ships is asked."""

    seat: int

    def run(self, g: G) -> None:
        if any(g.state.factions[self.seat].ships):
            g.push(DonateShip(self.seat))


class DonateShip(TurnQuestion):
    """BTS-11.14: put a ship on the card, out of play, for its level minus 1 in points."""

    clause = "BTS-11.14"

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        return [PASS, *(moves.Donate(level, place) for level, place in ship_groups(g, f))]

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        assert isinstance(move, moves.Donate)
        remove_ship(g, self.seat, move.level, board_of(g).index[move.place])
        g.state.factions[self.seat].museum = move.level
        g.emit(log.Donated(self.seat, move.level))

    def offer(self, g: G, move: Move) -> Offer:
        if not isinstance(move, moves.Donate):
            return Offer(move)
        preview = (Message("preview-vp", {"n": move.level - 1}),)
        return Offer(move, (f"ship:{self.seat}:{move.level}:{move.place}",), preview)

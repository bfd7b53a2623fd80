"""BTS-9.15, 11.1: permanent abilities, used in the own turn between the phases."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Ability, Action
from orrery.games.beyond_the_sun.effects import NO_CHANGE, rule
from orrery.games.beyond_the_sun.mat import (
    NEED_ORE,
    NEED_POP,
    LastDisc,
    pay_ore,
    return_population,
    take_disc,
)
from orrery.games.beyond_the_sun.model import (
    DISC_NAMES,
    STAR,
    G,
    TurnQuestion,
    TurnTask,
    technologies,
)
from orrery.games.beyond_the_sun.space import CheckControl, remove_ship, ship_groups
from orrery.kernel import PASS, Message, Move, Refusal, Why, on
from orrery.kernel.effects import Frames

USED = Why("why-ability-used", "BTS-11.1")
NO_EFFECT = Why("why-ability-no-effect", "BTS-11.1")


def held(g: G, seat: int) -> list[Ability]:
    """The abilities of a faction's technologies and colonies."""
    table, cards = g.content.abilities, technologies(g.state, seat)
    colonies = g.state.factions[seat].colonies
    if colonies:
        cards += [colony.system for colony in colonies]
    return [table[card] for card in cards if card in table]


def why_not_use(g: G, seat: int, own: Ability, action: Action) -> Why | None:
    f, cost = g.state.factions[seat], action.cost
    if own.once and own.id in f.used:
        return USED
    if f.ore < cost.ore:
        return NEED_ORE
    if f.pop < cost.pop:
        return NEED_POP
    why = fx.hindrance(g, seat, action.effects, (f.ore - cost.ore, f.pop - cost.pop))
    return NO_EFFECT if why is NO_CHANGE else why


def usable(g: G, seat: int) -> list[Move]:
    """The moves that use an ability now."""
    abilities = held(g, seat)
    if not abilities:
        return []
    return [
        move
        for own in abilities
        for move, action in own.options.items()
        if why_not_use(g, seat, own, action) is None
    ]


def named(g: G, seat: int, move: Move) -> tuple[Ability, Action] | None:
    """The ability that a move uses, and the option of it."""
    return next(((own, own.options[move]) for own in held(g, seat) if move in own.options), None)


def use(g: G, seat: int, move: moves.Use) -> list[TurnTask]:
    """Pay, note the use, and carry it out; a control check follows (BTS-11.1)."""
    found = named(g, seat, move)
    assert found is not None
    own, action = found
    f = g.state.factions[seat]
    if own.once:
        f.used = (*f.used, own.id)
    g.emit(log.UsedAbility(seat, own.id))
    pay_ore(g, seat, action.cost.ore)
    return_population(g, seat, action.cost.pop)
    return [fx.Perform(seat, action.effects), CheckControl()]


def preview(g: G, seat: int, move: Move) -> tuple[Message, ...]:
    """What an ability costs, as it is offered."""
    found = named(g, seat, move)
    if found is None:
        return ()
    cost = found[1].cost
    prices = (("preview-cost-ore", cost.ore), ("preview-cost-pop", cost.pop))
    return tuple(Message(id, {"n": n}) for id, n in prices if n)


def refusals(g: G, seat: int) -> Iterator[Refusal]:
    f = g.state.factions[seat]
    for own in held(g, seat):
        for action in own.options.values():
            why = why_not_use(g, seat, own, action)
            if why is not None:
                need, have = action.cost.ore, f.ore
                if why is NEED_POP:
                    need, have = action.cost.pop, f.pop
                yield Refusal(f"ability:{own.id}", why, {"need": need, "have": have})


class Interlude(TurnTask):
    """BTS-11.1: between production and achievement abilities may be used once more."""

    seat: int

    def run(self, g: G) -> None:
        if usable(g, self.seat):
            g.push(UseAbilities(self.seat))


class UseAbilities(TurnQuestion):
    """BTS-11.1: use abilities before achievements are claimed, or go on."""

    clause = "BTS-11.1"

    def options(self, g: G) -> list[Move]:
        return [PASS, *usable(g, self.seat)]

    @on(moves.Use)
    def use(self, g: G, move: moves.Use) -> None:
        g.push(*use(g, self.seat, move), Interlude(self.seat))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return preview(g, seat, move)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        return refusals(g, seat)


# --- effects that only abilities have ------------------------------------------------------------


def no_ships(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    return None if any(g.state.factions[seat].ships) else NO_CHANGE


@rule(fx.Recall, hinders=no_ships)
def do_recall(g: G, seat: int, e: fx.Recall, must: bool) -> Frames:
    return [RecallShip(seat)] if any(g.state.factions[seat].ships) else None


class RecallShip(TurnQuestion):
    """BTS-11.1: 61 Cygni turns a ship into population, free of charge."""

    clause = "BTS-11.1"

    def options(self, g: G) -> list[Move]:
        return [moves.Recall.at[ships] for ships in ship_groups(g, self.seat)]

    @on(moves.Recall)
    def recall(self, g: G, move: moves.Recall) -> None:
        recall_ship(g, self.seat, move.level, move.place)


def recall_ship(g: G, seat: int, level: int, place: str) -> None:
    """A ship, wherever it is, becomes population (BTS-3.2.4 (b), 61 Cygni)."""
    remove_ship(g, seat, level, g.content.boards[g.state.players].index[place])
    g.state.factions[seat].pop += 1
    g.emit(log.RecalledShip(seat, level, place))


def own_stars(g: G, seat: int) -> list[int]:
    """The achievements on which a star disc of the faction lies."""
    s = g.state
    mine = [i for i, seats in enumerate(s.claims) if seat in seats]
    return [i for i in mine if s.marks[i][s.claims[i].index(seat)] == STAR]


def no_star(g: G, seat: int, e: object, left: fx.Left) -> Why | None:
    able = any(g.state.factions[seat].tracks) and own_stars(g, seat)
    return None if able else NO_CHANGE


@rule(fx.ReplaceStar, hinders=no_star)
def do_replace(g: G, seat: int, e: fx.ReplaceStar, must: bool) -> Frames:
    return None if no_star(g, seat, e, (0, 0)) else [ReplaceDisc(seat), LastDisc(seat)]


class ReplaceDisc(TurnQuestion):
    """BTS-11.8: Giga-Corporations put a production disc in the place of a star."""

    clause = "BTS-11.8"

    def options(self, g: G) -> list[Move]:
        s = g.state
        kinds = [kind for kind in (0, 1) if s.factions[self.seat].tracks[kind]]
        return [
            moves.Replace.at[s.achievements[i], DISC_NAMES[kind]]
            for i in own_stars(g, self.seat)
            for kind in kinds
        ]

    @on(moves.Replace)
    def replace(self, g: G, move: moves.Replace) -> None:
        at = g.state.achievements.index(move.achievement)
        replace_star(g, self.seat, at, DISC_NAMES.index(move.track))


def replace_star(g: G, seat: int, achievement: int, kind: int) -> None:
    """BTS-11.8: the number of discs that counts for the end is unchanged."""
    s = g.state
    at = s.claims[achievement].index(seat)
    disc = take_disc(g, seat, kind)
    marks = s.marks[achievement]
    s.marks[achievement] = (*marks[:at], disc, *marks[at + 1 :])
    s.changed = True
    g.emit(log.StarReplaced(seat, s.achievements[achievement], DISC_NAMES[disc]))

"""BTS-9.15, 11.1: permanent abilities, used in the own turn between the phases."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Ability, Action
from orrery.games.beyond_the_sun.effects import (
    Frames,
    Perform,
    Recall,
    ReplaceStar,
    changes,
    obstacle,
    rule,
)
from orrery.games.beyond_the_sun.mat import (
    NEED_ORE,
    NEED_POP,
    LastDisc,
    pay_ore,
    return_population,
    take_disc,
)
from orrery.games.beyond_the_sun.model import DISC_NAMES, STAR, G, TurnQuestion, TurnTask
from orrery.games.beyond_the_sun.space import CheckControl, remove_ship, ship_groups
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

USED = Why("why-ability-used", "BTS-11.1")
NO_EFFECT = Why("why-ability-no-effect", "BTS-11.1")


def held(g: G, seat: int) -> Iterator[Ability]:
    """The abilities of a faction's technologies and colonies."""
    s, table = g.state, g.content.abilities
    f = s.factions[seat]
    known, slot = f.slots, 0
    while known:
        if known & 1 and s.slots[slot] in table:
            yield table[s.slots[slot]]
        known >>= 1
        slot += 1
    for card in f.private:
        if card in table:
            yield table[card]
    for colony in f.colonies:
        if colony.system in table:
            yield table[colony.system]


def why_not_use(g: G, seat: int, own: Ability, action: Action) -> Why | None:
    f = g.state.factions[seat]
    if own.once and own.id in f.used:
        return USED
    if f.ore < action.cost.ore:
        return NEED_ORE
    if f.pop < action.cost.pop:
        return NEED_POP
    ore, pop = f.ore - action.cost.ore, f.pop - action.cost.pop
    why = obstacle(g, seat, action.effects, ore, pop)
    if why is None and not changes(g, seat, action.effects, pop):
        return NO_EFFECT
    return why


def usable(g: G, seat: int) -> list[Move]:
    """The moves that use an ability now."""
    return [
        move
        for own in held(g, seat)
        for move, action in own.options
        if why_not_use(g, seat, own, action) is None
    ]


def use(g: G, seat: int, move: moves.Use) -> list[TurnTask]:
    """Pay, note the use, and carry it out; a control check follows (BTS-11.1)."""
    for own in held(g, seat):
        for option, action in own.options:
            if option == move:
                f = g.state.factions[seat]
                if own.once:
                    f.used = (*f.used, own.id)
                g.emit(log.UsedAbility(seat, own.id))
                pay_ore(g, seat, action.cost.ore)
                return_population(g, seat, action.cost.pop)
                return [Perform(seat, action.effects), CheckControl()]
    return []


def offer(g: G, seat: int, move: Move) -> Offer:
    """An ability as it is offered: what it touches and what it costs."""
    for own in held(g, seat):
        for option, action in own.options:
            if option == move:
                cost = [Message("preview-cost-ore", {"n": action.cost.ore})] * bool(action.cost.ore)
                cost += [Message("preview-cost-pop", {"n": action.cost.pop})] * bool(
                    action.cost.pop
                )
                return Offer(move, (f"ability:{own.id}",), tuple(cost))
    return Offer(move)


def refusals(g: G, seat: int) -> list[Refusal]:
    f, out = g.state.factions[seat], []
    for own in held(g, seat):
        for _, action in own.options:
            why = why_not_use(g, seat, own, action)
            if why is not None:
                need, have = action.cost.ore, f.ore
                if why is NEED_POP:
                    need, have = action.cost.pop, f.pop
                facts = {"need": need, "have": have}
                out.append(Refusal(f"ability:{own.id}", why, facts))
    return out


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

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Use):
            g.push(*use(g, self.seat, move), Interlude(self.seat))

    def offer(self, g: G, move: Move) -> Offer:
        return offer(g, self.seat, move)

    def refusals(self, g: G, seat: int) -> list[Refusal]:
        return refusals(g, seat)


# --- effects that only abilities have ------------------------------------------------------------


def would_recall(g: G, seat: int, e: object, pop: int) -> bool:
    return any(g.state.factions[seat].ships)


@rule(Recall, changes=would_recall)
def do_recall(g: G, seat: int, e: Recall, must: bool) -> Frames:
    return [RecallShip(seat)] if would_recall(g, seat, e, 0) else None


class RecallShip(TurnQuestion):
    """BTS-11.1: 61 Cygni turns a ship into population, free of charge."""

    clause = "BTS-11.1"

    def options(self, g: G) -> list[Move]:
        f = g.state.factions[self.seat]
        return [moves.Recall(level, place) for level, place in ship_groups(g, f)]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Recall)
        recall_ship(g, self.seat, move.level, move.place)

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Recall)
        return Offer(move, (f"ship:{self.seat}:{move.level}:{move.place}",))


def recall_ship(g: G, seat: int, level: int, place: str) -> None:
    """A ship, wherever it is, becomes population (BTS-3.2.4 (b), 61 Cygni)."""
    remove_ship(g, seat, level, g.content.boards[g.state.players].index[place])
    g.state.factions[seat].pop += 1
    g.emit(log.RecalledShip(seat, level, place))


def own_stars(g: G, seat: int) -> Iterator[int]:
    """The achievements on which a star disc of the faction lies."""
    s = g.state
    for i, seats in enumerate(s.claims):
        if any(who == seat and s.marks[i][n] == STAR for n, who in enumerate(seats)):
            yield i


def would_replace(g: G, seat: int, e: object, pop: int) -> bool:
    return any(g.state.factions[seat].tracks) and any(True for _ in own_stars(g, seat))


@rule(ReplaceStar, changes=would_replace)
def do_replace(g: G, seat: int, e: ReplaceStar, must: bool) -> Frames:
    return [ReplaceDisc(seat), LastDisc(seat)] if would_replace(g, seat, e, 0) else None


class ReplaceDisc(TurnQuestion):
    """BTS-11.8: Giga-Corporations put a production disc in the place of a star."""

    clause = "BTS-11.8"

    def options(self, g: G) -> list[Move]:
        s = g.state
        tracks = s.factions[self.seat].tracks
        return [
            moves.Replace(s.achievements[i], DISC_NAMES[kind])
            for i in own_stars(g, self.seat)
            for kind in (0, 1)
            if tracks[kind]
        ]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Replace)
        replace_star(
            g, self.seat, g.state.achievements.index(move.achievement), DISC_NAMES.index(move.track)
        )

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Replace)
        return Offer(move, (f"achievement:{move.achievement}", f"track:{self.seat}:{move.track}"))


def replace_star(g: G, seat: int, achievement: int, kind: int) -> None:
    """BTS-11.8: the number of discs that counts for the end is unchanged."""
    s = g.state
    at = s.claims[achievement].index(seat)
    disc = take_disc(g, seat, kind)
    marks = s.marks[achievement]
    s.marks[achievement] = (*marks[:at], disc, *marks[at + 1 :])
    s.changed = True
    g.emit(log.StarReplaced(seat, s.achievements[achievement], DISC_NAMES[disc]))

"""BTS-9.15, 11.1: permanent abilities, used in the own turn between the phases."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun import mat
from orrery.games.beyond_the_sun import notation as moves
from orrery.games.beyond_the_sun.components import Ability, Action, Cost
from orrery.games.beyond_the_sun.model import DISC_NAMES, STAR, G, TurnQuestion, technologies
from orrery.games.beyond_the_sun.space import CheckControl, no_ships, remove_ship, ship_groups
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
    if own.once and own.id in g.state.factions[seat].used:
        return USED
    why = mat.why_not_do(g, seat, action, action.cost.ore)
    return NO_EFFECT if why is fx.NO_CHANGE else why


def usable(g: G, seat: int) -> list[Move]:
    """The moves that use an ability now."""
    found: list[Move] = []
    for own in held(g, seat):
        for move, action in own.options.items():
            if why_not_use(g, seat, own, action) is None:
                found.append(move)
    return found


class MayUse(TurnQuestion):
    """A question at which abilities may be used before it is answered (BTS-11.1)."""

    @on(moves.Use)
    def use(self, g: G, move: moves.Use) -> None:
        """BTS-11.1: pay, note the use, and carry it out; a control check follows."""
        own, action = self._used(g, move)
        f = g.state.factions[self.seat]
        if own.once:
            f.used = (*f.used, own.id)
        g.emit(log.UsedAbility(self.seat, own.id))
        mat.pay_ore(g, self.seat, action.cost.ore)
        mat.return_population(g, self.seat, action.cost.pop)
        g.push(fx.Perform(self.seat, action.effects), CheckControl(), self)

    def _used(self, g: G, move: Move) -> tuple[Ability, Action]:
        """The ability that a move uses, and the option of it."""
        return next((own, own.options[move]) for own in held(g, self.seat) if move in own.options)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return cost_preview(self._used(g, move)[1].cost) if isinstance(move, moves.Use) else ()

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        f = g.state.factions[seat]
        for own in held(g, seat):
            for action in own.options.values():
                why = why_not_use(g, seat, own, action)
                if why is not None:
                    cost, pop = action.cost, why is mat.NEED_POP
                    need, have = (cost.pop, f.pop) if pop else (cost.ore, f.ore)
                    yield Refusal(f"ability:{own.id}", why, {"need": need, "have": have})


def cost_preview(cost: Cost) -> tuple[Message, ...]:
    """What is paid for an action, as it is offered."""
    ore = Message("preview-cost-ore", {"n": cost.ore})
    pop = Message("preview-cost-pop", {"n": cost.pop})
    return tuple(price for price in (ore, pop) if price.args["n"])


class UseAbilities(MayUse):
    """BTS-11.1: between production and achievements abilities may be used once more, or go on."""

    lapses = True

    def options(self, g: G) -> list[Move]:
        uses = usable(g, self.seat)
        return [PASS, *uses] if uses else []


# --- effects that only abilities have ------------------------------------------------------------


@fx.rule(fx.Recall, hinders=no_ships, skips=True)
def do_recall(g: G, seat: int, e: fx.Recall, must: bool) -> Frames:
    return [RecallShip(seat)]


class RecallShip(TurnQuestion):
    """BTS-11.1: 61 Cygni turns a ship into population, free of charge."""

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
    return None if able else fx.NO_CHANGE


@fx.rule(fx.ReplaceStar, hinders=no_star, skips=True)
def do_replace(g: G, seat: int, e: fx.ReplaceStar, must: bool) -> Frames:
    return [ReplaceDisc(seat), mat.LastDisc(seat)]


class ReplaceDisc(TurnQuestion):
    """BTS-11.8: Giga-Corporations put a production disc in the place of a star."""

    def options(self, g: G) -> list[Move]:
        tracks, ids = g.state.factions[self.seat].tracks, g.state.achievements
        return [
            moves.Replace.at[ids[i], track]
            for i in own_stars(g, self.seat)
            for track, left in zip(DISC_NAMES, tracks, strict=False)
            if left
        ]

    @on(moves.Replace)
    def replace(self, g: G, move: moves.Replace) -> None:
        at = g.state.achievements.index(move.achievement)
        replace_star(g, self.seat, at, DISC_NAMES.index(move.track))


def replace_star(g: G, seat: int, achievement: int, kind: int) -> None:
    """BTS-11.8: the number of discs that counts for the end is unchanged."""
    s = g.state
    at = s.claims[achievement].index(seat)
    disc = mat.take_disc(g, seat, kind)
    marks = s.marks[achievement]
    s.marks[achievement] = (*marks[:at], disc, *marks[at + 1 :])
    s.changed = True
    g.emit(log.StarReplaced(seat, s.achievements[achievement], DISC_NAMES[disc]))

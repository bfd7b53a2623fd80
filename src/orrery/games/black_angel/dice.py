"""BA-6.2: choosing a die and what to do with it; BA-6.7: the card that it brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import goods, missions, ravagers, repair, reset, space, technology
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.boosts import Use, boosted, boosts, can_flip, flipped
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import COLOUR, HAL, Crew, G, TurnQuestion, TurnTask
from orrery.games.black_angel.perform import NOTHING, preview_of
from orrery.games.black_angel.pieces import NONE, at, die_of, name_of
from orrery.games.black_angel.ravagers import MANY_RAVAGERS, fewest_ravagers
from orrery.games.black_angel.uses import TURNED, Uses, die_in_use, executions, price_paid
from orrery.kernel import Frame, Message, Move, Refusal, Why, Zone, bit, on
from orrery.kernel.rows import without

NO_RESOURCE = Why("why-no-resource", "BA-6.2.1")
SECURED = Why("why-secured", "BA-6.2.1")
USELESS = Why("why-useless", "BA-6.2.3")
NO_DEBRIS = Why("why-no-debris", "BA-6.2.2")
BOUGHT = Why("why-bought", "BA-6.2.2")


KEPT = 4096
"""Compartments of which it is kept what lies there to choose from."""


# --- choosing a die ------------------------------------------------------------------------------


def usable_dice(g: G, seat: int) -> Iterator[Move]:
    """BA-6.2.1: the dice that can be used for something: own ones, then those for sale."""
    s, crew, uses = g.state, g.state.crews[seat], Uses(g, seat)
    for die in distinct(crew.dice):
        if uses.usable(die_in_use(die, True)):
            yield moves.Use.at[name_of(die)]
    if crew.secured != NONE and uses.usable(die_in_use(crew.secured, True)):
        yield moves.UseSecured.at[name_of(crew.secured)]
    if crew.resources < g.content.settings.die_price:
        return
    paid: dict[int, bool] = {}
    for other, seller in enumerate(s.crews):
        for die, move in for_sale(s.players, other, seller.dice) if other != seat else ():
            if die not in paid:
                paid[die] = uses.usable(die_in_use(die, False))
            if paid[die]:
                yield move


def can_use_a_die(g: G, seat: int) -> bool:
    """BA-5.5: whether sequence A is possible."""
    return next(usable_dice(g, seat), None) is not None


@lru_cache(maxsize=KEPT)
def distinct(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Dice alike are one choice."""
    return tuple(dict.fromkeys(dice))


@lru_cache(maxsize=KEPT)
def for_sale(players: int, other: int, dice: tuple[int, ...]) -> tuple[tuple[int, Move], ...]:
    """The dice of another, each with the move that buys it; after the seats sits Hal or the neutral
    player."""
    if other < players:
        return tuple((die, moves.Buy.at[(other, *name_of(die))]) for die in distinct(dice))
    kind = moves.BuyHal if players == 1 else moves.BuyNeutral
    return tuple((die, kind.at[name_of(die)]) for die in distinct(dice))


DIE_MOVES = (moves.DieMove, moves.Buy)
OWN_DIE = (moves.Use, moves.UseSecured)


def take_die(g: G, seat: int, move: Move) -> None:
    """BA-6.2.1: the die leaves its compartment; a bought one is paid. Then it has to be used."""
    assert isinstance(move, DIE_MOVES)
    s, crew = g.state, g.state.crews[seat]
    s.phase = "A2"
    colour, value = COLOUR[move.colour], move.value
    die, own = die_of(colour, value), isinstance(move, OWN_DIE)
    if isinstance(move, moves.UseSecured):
        crew.secured = NONE
    elif own:
        crew.dice = without(crew.dice, die)
    else:
        buy_die(g, seat, move.other if isinstance(move, moves.Buy) else s.players, die)
    if own:
        g.emit(log.DieUsed(seat, move.colour, value))
    g.push(
        ChooseAction(seat, die_in_use(die, own)),
        DrawCards(seat, colour),
        reset.ReturnDie(colour, value),
    )


def buy_die(g: G, seat: int, other: int, die: int) -> None:
    """BA-6.2.1: its owner is paid and cannot refuse; BA-9.2: the supply, for a neutral die;
    BA-11.5.3: Hal gains a point instead."""
    s, price = g.state, g.content.settings.die_price
    seller = s.crews[other]
    seller.dice = without(seller.dice, die)
    s.crews[seat].resources -= price
    if other < s.players:
        seller.resources += price
        g.emit(log.DieBought(seat, other, *name_of(die)))
    elif s.solo:
        g.emit(log.DieBought(seat, HAL, *name_of(die)))
        goods.gain(g, other, "vp", g.content.hal.sold)
    else:
        g.emit(log.NeutralDieBought(seat, *name_of(die)))


def preview_of_die(g: G, seat: int, move: Move) -> tuple[Message, ...]:
    """What a die costs, and whether it can be used as it is."""
    assert isinstance(move, DIE_MOVES)
    price, own = g.content.settings.die_price, isinstance(move, OWN_DIE)
    use = die_in_use(die_of(COLOUR[move.colour], move.value), own)
    paid = () if own else (Message("preview-pay", {"price": "resource", "n": price}),)
    useful = Uses(g, seat).serves(use, NOTHING if own else price_paid(g.content))
    return paid if useful else (*paid, ONLY_CHANGED)


ONLY_CHANGED = Message("preview-only-changed")
"""The die serves for something only when it is turned or boosted."""


def die_refusals(g: G, seat: int) -> Iterable[Refusal]:
    """Dice that cannot be chosen now."""
    price = g.content.settings.die_price
    have = g.state.crews[seat].resources
    for other, crew in enumerate(g.state.crews):
        own = other == seat
        for die in distinct(crew.dice):
            why = why_not_take(g, seat, die, own)
            if why is not None:
                yield Refusal(target_of("die", other, die), why, {"need": price, "have": have})
        if crew.secured != NONE:
            why = why_not_take(g, seat, crew.secured, own) if own else SECURED
            if why is not None:
                yield Refusal(target_of("secured", other, crew.secured), why)


def target_of(zone: str, seat: int, die: int) -> str:
    colour, value = name_of(die)
    return f"{zone}:{seat}:{colour}:{value}"


def why_not_take(g: G, seat: int, die: int, own: bool) -> Why | None:
    """BA-6.2.1, 6.2.3: why a die cannot be chosen."""
    if not own and g.state.crews[seat].resources < g.content.settings.die_price:
        return NO_RESOURCE
    return None if Uses(g, seat).usable(die_in_use(die, own)) else USELESS


# --- choosing what to do with it -----------------------------------------------------------------


class ChooseAction(TurnQuestion):
    """BA-6.2.3: an action of the ship board or a permanent mission, of the die's colour.

    Before that debris may turn the die (BA-6.2.2), and improved tokens may serve it (BA-10.3).
    Ruling: these are used before the action is named, for they change which actions are possible.
    """

    use: Use

    def prompt(self, g: G, seat: int | None) -> Message:
        use = self.use
        args = {"colour": COLOURS[use.acts], "value": use.value + use.raised}
        return Message("ask-choose-action", args)

    def options(self, g: G) -> list[Move]:
        s, seat, use = g.state, self.seat, self.use
        crew = s.crews[seat]
        uses = Uses(g, seat)
        options = list(uses.possible(use))
        if can_flip(crew, use) and uses.could_serve(flipped(g, use), TURNED):
            options.append(moves.Flip.at[()])
        for token in boosts(g, crew, use) if crew.improved else ():
            if uses.could_serve(boosted(g, use, token), NOTHING, token):
                options.append(moves.Boost.at[token])
        return options

    @on(moves.Flip)
    def flip(self, g: G, move: moves.Flip) -> None:
        goods.spend(g, self.seat, "debris", 1)
        use = flipped(g, self.use)
        g.emit(log.DieFlipped(self.seat, COLOURS[use.colour], use.value))
        g.push(ChooseAction(self.seat, use))

    @on(moves.Boost)
    def boost(self, g: G, move: moves.Boost) -> None:
        crew = g.state.crews[self.seat]
        crew.improved &= ~at(crew.grid.index(move.token))
        g.emit(log.Boosted(self.seat, move.token))
        g.push(ChooseAction(self.seat, boosted(g, self.use, move.token)))

    @on(moves.UseMission)
    def use_mission(self, g: G, move: moves.UseMission) -> None:
        """BA-7.2, 7.3: the effect as often as the die allows; then the owner's share."""
        place = g.state.sites.index(move.card)
        g.emit(log.MissionUsed(self.seat, move.card))
        n = self.use.value + self.use.raised
        frames = missions.perform_mission(g, self.seat, move.card, n) or ()
        g.push(*frames, missions.OwnersShare(self.seat, place))

    @on(moves.Act)
    def act(self, g: G, move: moves.Act) -> None:
        """BA-6.2.5: the degraded check fixes the executions, then the Ravager, then the action."""
        action, use = g.content.action_at[move.action], self.use
        n, kind = executions(g, use, action), g.content.clockwise[action].kind
        g.emit(log.Acted(self.seat, move.action, n))
        keep = use.acts if kind == "ship" and n == 0 else NONE
        asked = ravagers.pay_ravager(g, self.seat, action, self._check(g, action), keep)
        g.push(*asked, action_frame(self.seat, kind, use.acts, n))

    def _check(self, g: G, action: int) -> ravagers.RavagerCheck:
        return ravagers.CLEAR if self.use.shield else ravagers.check_ravager(g, self.seat, action)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, moves.UseMission):
            return preview_of(g.content.effects[move.card])
        if isinstance(move, moves.Act):
            return self._preview_of_act(g, g.content.action_at[move.action])
        if isinstance(move, moves.Boost):
            return preview_of(g.content.boosts[move.token])
        value = Message("preview-die", {"n": g.content.flip[self.use.value]})
        return Message("preview-pay", {"price": "debris", "n": 1}), value

    def _preview_of_act(self, g: G, action: int) -> tuple[Message, ...]:
        n = Message("preview-executions", {"n": executions(g, self.use, action)})
        check = self._check(g, action)
        if check.effect is not None:
            return n, *preview_of((check.effect,))
        return (n, Message("preview-lose", {"n": check.lost})) if check.lost else (n,)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        s, use = g.state, self.use
        crew, uses = s.crews[seat], Uses(g, seat)
        for action in g.content.actions_of[use.acts]:
            why = uses.why_not_act(use, action)
            if why is not None:
                told = action_facts(g, crew, why, executions(g, use, action))
                yield Refusal(f"action:{g.content.clockwise[action].id}", why, told)
        for place, card in enumerate(s.sites):
            if card:
                why = missions.why_not_use(g, seat, place, use.acts, use.value + use.raised)
                if why is not None:
                    told = action_facts(g, crew, why, use.value + use.raised)
                    yield Refusal(f"mission:{card}", why, told)
        if not can_flip(crew, use):
            why = NO_DEBRIS if use.turnable else BOUGHT
            yield Refusal(f"goods:{seat}:debris", why)


def action_facts(g: G, crew: Crew, why: Why, n: int) -> Mapping[str, object]:
    """The facts behind a refusal of an action or mission with so many executions."""
    needed = {technology.TOO_DEAR: technology.least_price, MANY_RAVAGERS: fewest_ravagers}
    return {"need": needed[why](g), "have": n} if why in needed else goods.facts(crew, why)


def action_frame(seat: int, kind: str, colour: int, n: int) -> Frame[Any, Any]:
    """What the four kinds of actions begin with. BA-6.6.3: with 0 no ship moves."""
    if kind == "study":
        return technology.StudyTokens(seat, n)
    if kind == "repair":
        return repair.RepairDamage(seat, n, True)
    if kind == "destroy":
        return ravagers.DestroyRavagers(seat, n, True)
    return space.FlyShip(seat, colour, n) if n else space.StayShip(seat, colour)


# --- 6.7 the card and the die --------------------------------------------------------------------


class DrawCards(TurnTask):
    """BA-6.7.1: a mission card of the die's colour. BA-10.6: experts keep one of two."""

    seat: int
    colour: int

    def run(self, g: G) -> None:
        s, eyes = g.state, bit(self.seat)
        if not s.options.expert:
            goods.draw_mission(g, self.seat, self.colour)
            return
        s.drawn = Zone((), eyes)
        for _ in range(g.content.settings.expert_draw):
            if goods.replenish(g, self.colour):
                top, s.decks[self.colour] = s.decks[self.colour].split(1)
                s.drawn = s.drawn.under(*g.show(top, eyes))
        if s.drawn.cards:
            g.emit(log.DrewSome(self.seat, COLOURS[self.colour], len(s.drawn.cards)))
            g.push(KeepCard(self.seat, self.colour))


class KeepCard(TurnQuestion):
    """BA-10.6: one of the cards drawn is kept, the others are discarded."""

    colour: int

    def options(self, g: G) -> list[Move]:
        return [moves.Retain.at[card.face] for card in g.state.drawn.cards]

    @on(moves.Retain)
    def retain(self, g: G, move: moves.Retain) -> None:
        s = g.state
        hand = s.crews[self.seat].hand
        kept, others = s.drawn.take(move.card)
        s.drawn = Zone()
        hand[self.colour] = hand[self.colour].under(kept)
        hidden = log.DrewHidden(self.seat, COLOURS[self.colour])
        g.emit(log.Drew(self.seat, move.card), bit(self.seat), hidden)
        for card in g.show(others.cards):
            goods.to_discard(s, self.colour, (card.face,))
            g.emit(log.Discarded(self.seat, card.face))

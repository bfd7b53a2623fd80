"""BA-6.2.6 to 6.2.10, 6.4, 6.6.9: Ravagers, what they cost, how they come and go; damage."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.choice import Steps
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.ending import ending, trigger_end
from orrery.games.black_angel.goods import PayCard, cannot_pay, gain, lose_vp, pay
from orrery.games.black_angel.model import COLOUR, RAVAGER, G, Table
from orrery.games.black_angel.perform import NOTHING, Outlay, rule
from orrery.kernel import Card, Message, Move, Refusal, Why, Zone, on
from orrery.kernel.effects import Frames
from orrery.kernel.frozen import Frozen

NO_PENALTY = Why("why-no-penalty", "BA-6.2.10")
NO_RAVAGER = Why("why-no-ravager", "BA-6.4.1")
MANY_RAVAGERS = Why("why-many-ravagers", "BA-6.4.2")


# --- damage --------------------------------------------------------------------------------------


def degraded(g: G, action: int) -> bool:
    """BA-6.2.6: all damage slots of an action are filled."""
    return g.state.damage[action] >= g.content.ship_board.damage_slots


def colour_at(g: G, action: int) -> int:
    return COLOUR[g.content.clockwise[action].colour]


def room_for_damage(g: G, action: int) -> bool:
    """BA-6.6.9: a free slot of the action, or an undamaged die in the storage of its colour."""
    s, colour = g.state, colour_at(g, action)
    return not degraded(g, action) or s.stored[colour] > s.damaged[colour]


def damage(g: G, action: int) -> None:
    """BA-6.6.9: the first free slot of an action, else a die of its colour, else nothing."""
    s, colour = g.state, colour_at(g, action)
    if not degraded(g, action):
        s.damage[action] += 1
        g.emit(log.Damaged(g.content.clockwise[action].id))
    elif s.stored[colour] > s.damaged[colour]:
        s.damaged[colour] += 1
        g.emit(log.DieDamaged(COLOURS[colour]))


# --- what a Ravager costs ------------------------------------------------------------------------


def top_ravager(s: Table, action: int) -> str:
    """BA-6.6.9.1: the top card at an action, which alone matters; empty without one."""
    cards = s.ravagers[action]
    return cards[-1] if cards else ""


def effect_of(g: G, card: str) -> fx.AnyEffect:
    """A Ravager does one thing."""
    return g.content.effects[card][0]


def applies(g: G, seat: int, action: int, effect: fx.AnyEffect, spent: Outlay) -> bool:
    """BA-6.2.8: whether the effect of a Ravager can be applied."""
    if isinstance(effect, fx.Pay):
        return cannot_pay(g, seat, effect, spent) is None
    return room_for_damage(g, action)


class RavagerCheck(Frozen, gc=False):
    """BA-6.2.8: what the top Ravager at an action takes from whoever uses it."""

    effect: fx.AnyEffect | None = None
    lost: int = 0
    """Points instead, when the effect cannot be applied."""
    why: Why | None = None
    """Why the action cannot be done at all."""

    def takes(self, price: str) -> int:
        """How much of a price it takes."""
        own = self.effect
        return own.n if isinstance(own, fx.Pay) and own.price == price else 0


CLEAR = RavagerCheck()
"""No Ravager is there, or a shield keeps it off."""
UNPAID = RavagerCheck(why=NO_PENALTY)


def check_ravager(g: G, seat: int, action: int, spent: Outlay = NOTHING) -> RavagerCheck:
    """BA-6.2.8: the effect of the top card; only if it cannot be applied, a point instead."""
    cards = g.state.ravagers[action]
    if not cards:
        return CLEAR
    effect = effect_of(g, cards[-1])
    if applies(g, seat, action, effect, spent):
        return RavagerCheck(effect)
    penalty = g.content.settings.penalty
    return UNPAID if g.state.crews[seat].vp < penalty else RavagerCheck(lost=penalty)


def pay_ravager(g: G, seat: int, action: int, check: RavagerCheck, keep: int) -> list[PayCard]:
    """BA-6.2.8: apply it before the action is done; the frames that ask which cards to give."""
    if check is CLEAR:
        return []
    g.emit(log.RavagerStruck(seat, top_ravager(g.state, action)))
    effect = check.effect
    if effect is None:
        lose_vp(g, seat, check.lost, "ravager")
    elif isinstance(effect, fx.Pay):
        return pay(g, seat, effect, keep)
    elif isinstance(effect, fx.Damage):
        for _ in range(effect.n):
            damage(g, action)
    return []


# --- 6.4 destroying them -------------------------------------------------------------------------


def fewest_ravagers(g: G) -> int | Why:
    """BA-6.4.2: the executions that the emptiest slot takes, for it is emptied as a whole."""
    return min((len(cards) for cards in g.state.ravagers if cards), default=0) or NO_RAVAGER


def cannot_destroy(g: G, executions: int) -> Why | None:
    fewest = fewest_ravagers(g)
    if isinstance(fewest, Why):
        return fewest
    return None if fewest <= executions else MANY_RAVAGERS


def destroy_at(g: G, seat: int, action: int) -> int:
    """BA-6.4.1: all cards of a slot go to hand; everybody has seen them."""
    s = g.state
    cards, s.ravagers[action] = s.ravagers[action], ()
    hand = s.crews[seat].hand
    hand[RAVAGER] = hand[RAVAGER].under(*(Card(face) for face in cards))
    for face in cards:
        g.emit(log.Destroyed(s.who(seat), face, g.content.clockwise[action].id))
    return len(cards)


class DestroyRavagers(Steps):
    """BA-6.4.1, 6.4.2: an execution a card; a slot is emptied in one turn or not at all."""

    vp: int = 0
    """Points for each card, where a mission gives them."""
    tells = ("left",)

    def steps(self, g: G) -> list[Move]:
        return [
            moves.Destroy.at[g.content.clockwise[action].id]
            for action, cards in enumerate(g.state.ravagers)
            if cards and len(cards) <= self.left
        ]

    @on(moves.Destroy)
    def destroy(self, g: G, move: moves.Destroy) -> None:
        count = destroy_at(g, self.seat, g.content.action_at[move.action])
        gain(g, self.seat, "vp", self.vp * count)
        g.push(*self.rest(count))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Destroy):
            return ()
        cards = g.state.ravagers[g.content.action_at[move.action]]
        return (Message("preview-executions", {"n": len(cards)}),)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        yield from super().refusals(g, seat)
        for action, cards in enumerate(g.state.ravagers):
            if len(cards) > self.left:
                facts = {"need": len(cards), "have": self.left}
                target = f"ravagers:{g.content.clockwise[action].id}"
                yield Refusal(target, MANY_RAVAGERS, facts)


def nothing_to_destroy(g: G, seat: int, e: fx.Destroy, spent: Outlay) -> Why | None:
    return cannot_destroy(g, e.n)


@rule(fx.Destroy, hinders=nothing_to_destroy, skips=True)
def do_destroy(g: G, seat: int, e: fx.Destroy, must: bool) -> Frames:
    return [DestroyRavagers(seat, e.n, must, e.vp)]


# --- 6.6.9 how they come -------------------------------------------------------------------------


def full(g: G, action: int) -> bool:
    """BA-6.6.9.1."""
    return len(g.state.ravagers[action]) >= g.content.ship_board.ravager_slots


def renew_ravagers(g: G) -> None:
    """BA-8.4.4: the discard becomes the new deck."""
    s = g.state
    if s.ravager_discard:
        s.ravager_deck = g.shuffle("ravagers", Zone.of(s.ravager_discard))
        s.ravager_discard = ()
        g.emit(log.DeckShuffled("ravager"))


def when_ravagers_spent(g: G) -> None:
    """BA-6.6.9.3: the last card triggers the end, once (BA-8.4.4); then the discard is shuffled."""
    if g.state.ravager_deck.cards:
        return
    if not ending(g):
        g.emit(log.RavagersSpent())
        trigger_end(g)
    renew_ravagers(g)


def ravager_comes(g: G) -> None:
    """BA-6.6.9: one card to its action, with damage; a fourth there is dismissed for another.

    BA-6.6.9.3: drawn until one fits, or until every card of deck and discard has been dismissed.
    """
    s = g.state
    dismissed: set[str] = set()
    while len(s.ravager_deck.cards) + len(s.ravager_discard) > len(dismissed):
        if not s.ravager_deck.cards:
            renew_ravagers(g)
        face, s.ravager_deck = g.reveal(s.ravager_deck)
        action = g.content.ravagers[face].action - 1
        name = g.content.clockwise[action].id
        fits = not full(g, action)
        if fits:
            s.ravagers[action] += (face,)
            g.emit(log.RavagerCame(face, name))
            damage(g, action)
        else:
            dismissed.add(face)
            s.ravager_discard += (face,)
            g.emit(log.RavagerDismissed(face, name))
        when_ravagers_spent(g)
        if fits:
            return


def ravagers_come(g: G, count: int) -> None:
    """BA-6.6.9.3: nothing comes when every slot is full."""
    for _ in range(count):
        if all(full(g, action) for action in range(len(g.state.ravagers))):
            return
        ravager_comes(g)

"""BA-8.3: the Black Angel moves on, missions are removed, the strips slide."""

from __future__ import annotations

from collections import Counter

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import goods, space
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.ending import ending, trigger_end
from orrery.games.black_angel.model import EMPTY, WIDTH, G, Leaving, TurnQuestion, TurnTask
from orrery.games.black_angel.perform import Perform, preview_of
from orrery.games.black_angel.pieces import at, has
from orrery.kernel import Message, Move, bits, on

FIRST_STRIP = (1 << WIDTH) - 1
"""The places of the strip nearest to the ship board, as bits."""


class Advance(TurnTask):
    """BA-8.3.1, 8.3.2: one hex straight ahead; the cards of the first strip are removed.

    BA-8.4.3: once the end is triggered the Black Angel stays, and nothing is removed.
    """

    def run(self, g: G) -> None:
        if ending(g):
            return
        s = g.state
        if has(space.terrain(g).asteroids, s.angel):
            lose_ships(g, at(s.angel))  # BA-6.6.5: they are safe only beside the Black Angel
        s.angel += WIDTH
        g.emit(log.AngelMoved(space.terrain(g).ids[s.angel]))
        if g.content.sides[s.strips[s.angel // WIDTH]].strip == s.spes:
            s.reached = True
            g.emit(log.SpesReached())
            trigger_end(g)
        self._remove_missions(g)
        cards = tuple(left for left in s.leaving if works(g, left))
        g.push(FinishAdvance())
        if cards:
            g.push(ResolveRemoved(cards))

    def _remove_missions(self, g: G) -> None:
        """BA-8.3.2: all cards of the first strip; BA-11.5.1: Hal gains points for his."""
        s = g.state
        for place in range(WIDTH):
            card = s.sites[place]
            if card:
                owner = s.owner_of(place)
                s.crews[owner].missions &= ~(1 << place)
                s.sites[place] = EMPTY
                s.leaving = (*s.leaving, Leaving(card, owner))
                g.emit(log.MissionRemoved(s.who(owner), card))
                if s.is_hal(owner):
                    goods.gain(g, owner, "vp", g.content.hal.removed)


def lose_ships(g: G, places: int) -> None:
    """BA-6.6.5, 8.3.3, 8.3.4: ships go to the supply, their robots to that of their colour."""
    s, ids = g.state, space.terrain(g).ids
    for seat, crew in enumerate(s.crews):
        lost = crew.fleet & places
        crew.fleet &= ~places
        crew.supply += lost.bit_count()
        for place in bits(lost):
            g.emit(log.ShipLost(seat, ids[place]))


def works(g: G, left: Leaving) -> bool:
    """BA-7.5, 11.5.1: a temporary card works for its owner; Hal's do not."""
    temporary = g.content.missions[left.card].kind == "temporary"
    return temporary and not g.state.is_hal(left.owner)


def in_any_order(g: G, cards: tuple[Leaving, ...]) -> bool:
    """Whether the order of these effects cannot matter: nothing is asked, and what one player
    counts is not changed by another card of his."""
    effects = g.content.effects
    if not all(isinstance(e, (fx.Gain, fx.Score)) for left in cards for e in effects[left.card]):
        return False
    owned = Counter(left.owner for left in cards)
    return all(
        owned[left.owner] == 1 or all(isinstance(e, fx.Gain) for e in effects[left.card])
        for left in cards
    )


class ResolveRemoved(TurnTask):
    """BA-8.3.2: the effects of the removed temporary cards; the order is asked where it matters."""

    cards: tuple[Leaving, ...]

    def run(self, g: G) -> None:
        if in_any_order(g, self.cards):
            g.push(*(removed_effect(g, left) for left in self.cards))
        else:
            decider = 0 if g.state.solo else g.state.active
            g.push(ChooseRemoved(decider, self.cards))


class ChooseRemoved(TurnQuestion):
    """BA-8.3.2: the active player chooses the order, each owner decides within his own effect.

    In Hal's turn it is the player who chooses: only his own cards have effects.
    """

    cards: tuple[Leaving, ...]

    def options(self, g: G) -> list[Move]:
        return [moves.First.at[left.card] for left in self.cards]

    @on(moves.First)
    def first(self, g: G, move: moves.First) -> None:
        chosen = next(left for left in self.cards if left.card == move.card)
        rest = tuple(left for left in self.cards if left is not chosen)
        g.push(removed_effect(g, chosen), ResolveRemoved(rest))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        assert isinstance(move, moves.First)
        return preview_of(g.content.effects[move.card])


def removed_effect(g: G, left: Leaving) -> Perform:
    """BA-7.1, 7.5: once, by its owner; of "up to" he may take none."""
    return Perform(left.owner, g.content.effects[left.card], must=False)


class FinishAdvance(TurnTask):
    """BA-8.3.3 to 8.3.7: cards to their owners, robots and ships to supply; the strips slide."""

    def run(self, g: G) -> None:
        self._return_cards(g)
        lose_ships(g, FIRST_STRIP)
        self._slide(g)

    def _return_cards(self, g: G) -> None:
        s = g.state
        for left in s.leaving:
            crew, colour = s.crews[left.owner], goods.back_of(g, left.card)
            if s.is_hal(left.owner):
                s.discards[colour] += (left.card,)
                crew.break_room += 1
            else:
                crew.returned[colour] = (*crew.returned[colour], left.card)
                crew.supply += 1
                g.emit(log.MissionReturned(left.owner, left.card))
        s.leaving = ()

    def _slide(self, g: G) -> None:
        """BA-8.3.6, 8.3.7: the first strip is turned over and goes to the far end."""
        s = g.state
        first = s.strips[0]
        number = g.content.sides[first].strip
        s.strips = (*s.strips[1:], g.content.reverse[first])
        s.sites = s.sites[WIDTH:] + [EMPTY] * WIDTH
        for crew in s.crews:
            crew.fleet >>= WIDTH
            crew.missions >>= WIDTH
        s.angel -= WIDTH
        g.emit(log.StripTurned(number))
        if s.marker == number:
            s.marker = 0
            s.spes = number
            g.emit(log.SpesSighted(space.terrain(g).ids[WIDTH // 2 - WIDTH]))

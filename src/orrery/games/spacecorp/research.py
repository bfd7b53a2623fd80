"""SC-5.1: the Research action."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.edges import ResearchWindow
from orrery.games.spacecorp.goods import draw, take_offer
from orrery.games.spacecorp.model import G, TurnQuestion, rivals_of
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

FULL_HAND = Why("why-full-hand", "SC-5.1.1")
NO_CARDS = Why("why-no-cards", "SC-5.1.4")
NO_OFFER = Why("why-no-offer", "SC-5.1.2")
DECK_EMPTY = Why("why-deck-empty", "SC-6.2")


def why_not_research(g: G, seat: int) -> Why | None:
    """SC-5.1.1: with so many cards in hand nobody researches."""
    s = g.state
    if len(s.corps[seat].hand.cards) > g.content.settings.research_limit:
        return FULL_HAND
    if not s.deck.cards and not any(s.offers):
        return NO_CARDS
    return None


@performed("research")
def research(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-5.1.2: cards as many as the value, one at a time."""
    g.push(TakeCards(seat, value, True))
    g.push(ResearchWindow(ring=tuple(rivals_of(g.state, seat))))


class TakeCards(TurnQuestion):
    """SC-5.1.2, 5.1.4: from the offers or the deck; after one card the player may stop."""

    left: int
    first: bool
    forced = False
    clause = "SC-5.1.2"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-take-cards", {"left": self.left})

    def options(self, g: G) -> list[Move]:
        s = g.state
        found: list[Move] = [] if self.first else [PASS]
        if s.deck.cards:
            found.append(moves.Draw())
        found += [moves.Take(i + 1) for i, face in enumerate(s.offers) if face]
        return found or [PASS]

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        if isinstance(move, moves.Take):
            take_offer(g, self.seat, move.slot - 1)
        else:
            draw(g, self.seat)
        s = g.state
        if self.left > 1 and (s.deck.cards or any(s.offers)):
            g.push(TakeCards(self.seat, self.left - 1, False))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Take):
            return Offer(move, (f"offer:{move.slot}",))
        return Offer(move, ("deck",)) if isinstance(move, moves.Draw) else Offer(move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        for slot, face in enumerate(g.state.offers):
            if not face:
                yield Refusal(f"offer:{slot + 1}", NO_OFFER)
        if not g.state.deck.cards:
            yield Refusal("deck", DECK_EMPTY)

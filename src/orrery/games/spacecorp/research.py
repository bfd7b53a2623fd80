"""SC-5.1: the Research action."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.edges import ResearchWindow
from orrery.games.spacecorp.goods import draw, offered, take_offer
from orrery.games.spacecorp.model import G, TurnQuestion, rivals_of
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import PASS, Move, Refusal, Why

FULL_HAND = Why("why-full-hand", "SC-5.1.1")
NO_CARDS = Why("why-no-cards", "SC-5.1.4")
NO_OFFER = Why("why-no-offer", "SC-5.1.2")
DECK_EMPTY = Why("why-deck-empty", "SC-6.2")


def why_not_research(g: G, seat: int) -> Why | None:
    """SC-5.1.1: with so many cards in hand nobody researches."""
    s = g.state
    if len(s.corps[seat].hand.cards) > g.content.settings.research_limit:
        return FULL_HAND
    return None if any_cards(g) else NO_CARDS


def any_cards(g: G) -> bool:
    return bool(g.state.deck.cards) or any(g.state.offers)


@performed("research")
def research(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-5.1.2: cards as many as the value, one at a time."""
    g.push(ResearchWindow(ring=rivals_of(g.state, seat)), TakeCards(seat, value, True))


class TakeCards(TurnQuestion):
    """SC-5.1.2, 5.1.4: from the offers or the deck; after one card the player may stop."""

    left: int
    first: bool
    forced = False
    tells = ("left",)

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [] if self.first else [PASS]
        if g.state.deck.cards:
            found.append(moves.Draw.at[()])
        return found + offered(g) or [PASS]

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        if isinstance(move, moves.Take):
            take_offer(g, self.seat, move.slot - 1)
        else:
            draw(g, self.seat)
        if self.left > 1 and any_cards(g):
            g.push(TakeCards(self.seat, self.left - 1, False))

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        for slot, face in enumerate(g.state.offers):
            if not face:
                yield Refusal(f"offer:{slot + 1}", NO_OFFER)
        if not g.state.deck.cards:
            yield Refusal("deck", DECK_EMPTY)

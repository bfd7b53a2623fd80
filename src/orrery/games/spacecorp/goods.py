"""Profit, hands, the deck and the discard pile (SC-1.14, 3.30 to 3.33)."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import TIME
from orrery.games.spacecorp.model import SOURCE, Corp, G, Table, feat, profit, who
from orrery.kernel import Card, Move, bit


def gain(g: G, corp: int, n: int, source: str) -> None:
    """Profit from one of the sources."""
    if n > 0:
        g.state.corps[corp].earned[SOURCE[source]] += n
        if g.heard is not None:
            g.emit(log.Gained(who(g.state, corp), n, source))


def pay(g: G, corp: int, n: int, cause: str) -> None:
    """A cost that was found to be affordable."""
    if n > 0:
        g.state.corps[corp].earned[SOURCE["costs"]] -= n
        if g.heard is not None:
            g.emit(log.Lost(who(g.state, corp), n, cause))


def lose(g: G, corp: int, n: int, cause: str) -> None:
    """SC-1.14: a forced loss goes no lower than 0."""
    pay(g, corp, min(n, max(0, profit(g.state.corps[corp]))), cause)


# --- hands ---------------------------------------------------------------------------------------


def faces(corp: Corp) -> list[str]:
    """The different cards in hand, in their order."""
    return list(dict.fromkeys(card.face for card in corp.hand.cards))


def from_hand(corp: Corp, face: str) -> Card:
    """Take a card out of a hand."""
    card, corp.hand = corp.hand.take(face)
    return card


def to_hand(g: G, seat: int, face: str) -> None:
    """A card that everybody has seen comes into a hand."""
    corp = g.state.corps[seat]
    corp.hand = corp.hand.under(Card(face))


def offered(g: G) -> list[Move]:
    """The offers that there are."""
    return [moves.Take.at[slot] for slot, face in enumerate(g.state.offers, 1) if face]


def take_offer(g: G, seat: int, slot: int) -> None:
    """SC-5.1.2: the card of an offer, which is not refilled before step 5."""
    card = g.state.offers[slot]
    g.state.offers[slot] = ""
    to_hand(g, seat, card)
    g.emit(log.Took(seat, card))


# --- the deck ------------------------------------------------------------------------------------


def draw(g: G, seat: int) -> bool:
    """The top card of the deck, which only its new owner sees; whether there was one."""
    s = g.state
    if not s.deck.cards:
        return False
    top, s.deck = s.deck.split(1)
    corp = s.corps[seat]
    shown = g.show(top, corp.hand.eyes)
    corp.hand = corp.hand.under(*shown)
    if g.heard is not None:
        g.emit(log.Drew(seat, shown[0].face), bit(seat), log.DrewHidden(seat))
    run_out(g)
    return True


def run_out(g: G) -> None:
    """SC-6.2: trigger B, at the moment when the last card leaves the deck."""
    if not g.state.deck.cards and not g.state.closing:
        g.emit(log.EraEnding("deck"))


def refill(g: G) -> None:
    """SC-3.31: a card for each empty offer, as long as there are any."""
    s = g.state
    fresh = []
    for slot, face in enumerate(s.offers):
        if not face and s.deck.cards:
            s.offers[slot], s.deck = g.reveal(s.deck)
            fresh.append(s.offers[slot])
    if fresh:
        g.emit(log.Refilled(tuple(fresh)))
        run_out(g)


def discard(s: Table, cards: Iterable[str]) -> None:
    """SC-3.30: Time cards lie apart; they come back in the next era."""
    for card in cards:
        if card == TIME:
            s.timed += 1
        else:
            s.discard += (card,)


def discard_edge(g: G, seat: int, face: str) -> None:
    """SC-4.1: an Edge is shown, done and discarded."""
    s = g.state
    g.show((from_hand(s.corps[seat], face),))
    discard(s, (face,))
    g.emit(log.EdgePlayed(seat, face))
    feat(g, f"edge {g.content.cards[face].edge}", seat)

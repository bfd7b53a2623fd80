"""SC-5.7: the Upgrade action."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import SLOTS
from orrery.games.spacecorp.deeds import or_none
from orrery.games.spacecorp.edges import UpgradedWindow
from orrery.games.spacecorp.goods import faces, from_hand, to_hand
from orrery.games.spacecorp.model import G, TurnChoice, seats_from
from orrery.kernel import Move, Offer, Refusal, Why, on

NO_INFRA_CARD = Why("why-no-infra-card", "SC-5.7.1")
RESEARCH_SLOT = Why("why-research-slot", "SC-5.7.1")


def infra_in_hand(g: G, seat: int) -> list[str]:
    cards = g.content.cards
    return [face for face in faces(g.state.corps[seat]) if face in cards and cards[face].infra]


def why_not_upgrade(g: G, seat: int) -> Why | None:
    return None if infra_in_hand(g, seat) else NO_INFRA_CARD


class ChooseUpgrade(TurnChoice):
    """SC-5.7.1: exactly one card that may be upgraded to Infra, into slot 1, 2 or 3."""

    forced = False
    clause = "SC-5.7.1"

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [
            moves.Upgrade(card, slot)
            for card in infra_in_hand(g, self.seat)
            for slot in range(1, SLOTS)
        ]
        return or_none(found)

    @on(moves.Upgrade)
    def upgrade(self, g: G, move: moves.Upgrade) -> None:
        s, corp = g.state, g.state.corps[self.seat]
        g.show((from_hand(corp, move.card),))
        old = corp.infra[move.slot]
        corp.infra[move.slot] = move.card
        g.emit(log.Upgraded(self.seat, move.card, move.slot))
        if old:
            displace(g, self.seat, old)
        g.push(UpgradedWindow(ring=tuple(seats_from(s, self.seat))))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Upgrade):
            return Offer(move)
        return Offer(move, (f"hand:{move.card}", f"infra:{self.seat}:{move.slot}"))

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        if seat != self.seat:
            return
        yield Refusal(f"infra:{seat}:0", RESEARCH_SLOT)
        may = infra_in_hand(g, seat)
        for face in faces(g.state.corps[seat]):
            if face not in may:
                yield Refusal(f"hand:{face}", NO_INFRA_CARD)


def displace(g: G, seat: int, card: str) -> None:
    """SC-5.7.2: a card of this era returns to hand, one of an earlier era leaves the game."""
    if g.content.cards[card].era == g.content.rows[g.state.era][0].era:
        to_hand(g, seat, card)
        g.emit(log.InfraReturned(seat, card))
    else:
        g.emit(log.InfraRemoved(seat, card))

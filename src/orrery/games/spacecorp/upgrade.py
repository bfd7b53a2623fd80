"""SC-5.7: the Upgrade action."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import ERAS, SLOTS
from orrery.games.spacecorp.deeds import ActionStep
from orrery.games.spacecorp.edges import UpgradedWindow
from orrery.games.spacecorp.goods import faces, from_hand, to_hand
from orrery.games.spacecorp.model import G
from orrery.kernel import Move, Refusal, Why, on, seats_from

NO_INFRA_CARD = Why("why-no-infra-card", "SC-5.7.1")
RESEARCH_SLOT = Why("why-research-slot", "SC-5.7.1")


def infra_in_hand(g: G, seat: int) -> list[str]:
    cards = g.content.cards
    return [face for face in faces(g.state.corps[seat]) if face in cards and cards[face].infra]


def why_not_upgrade(g: G, seat: int) -> Why | None:
    return None if infra_in_hand(g, seat) else NO_INFRA_CARD


class ChooseUpgrade(ActionStep):
    """SC-5.7.1: exactly one card that may be upgraded to Infra, into slot 1, 2 or 3."""

    def choices(self, g: G) -> list[Move]:
        cards = infra_in_hand(g, self.seat)
        return [moves.Upgrade.at[card, slot] for card in cards for slot in range(1, SLOTS)]

    @on(moves.Upgrade)
    def upgrade(self, g: G, move: moves.Upgrade) -> None:
        corp = g.state.corps[self.seat]
        g.show((from_hand(corp, move.card),))
        old = corp.infra[move.slot]
        corp.infra[move.slot] = move.card
        g.emit(log.Upgraded(self.seat, move.card, move.slot))
        if old:
            displace(g, self.seat, old)
        g.push(UpgradedWindow(ring=tuple(seats_from(g.state.players, self.seat))))

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        yield Refusal(f"infra:{seat}:0", RESEARCH_SLOT)
        may = infra_in_hand(g, seat)
        for face in faces(g.state.corps[seat]):
            if face not in may:
                yield Refusal(f"hand:{face}", NO_INFRA_CARD)


def displace(g: G, seat: int, card: str) -> None:
    """SC-5.7.2: a card of this era returns to hand, one of an earlier era leaves the game."""
    if g.content.cards[card].era == ERAS[g.state.era]:
        to_hand(g, seat, card)
        g.emit(log.InfraReturned(seat, card))
    else:
        g.emit(log.InfraRemoved(seat, card))

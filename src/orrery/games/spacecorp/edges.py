"""SC-4: the Edges that other chapters have no place for, each in the window of its first line."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import TIME
from orrery.games.spacecorp.goods import gain, lose, take_offer, to_hand
from orrery.games.spacecorp.model import (
    G,
    TurnChoice,
    TurnQuestion,
    TurnTask,
    chart,
    seats_from,
)
from orrery.games.spacecorp.windows import EdgeWindow
from orrery.kernel import PASS, Message, Move, Offer, on


class TurnStartWindow(EdgeWindow, kw_only=True):
    """SC-4.3, at the start of any player's turn: Hostile Microbes and Salvage."""

    edges: ClassVar[tuple[str, ...]] = ("hostile_microbes", "salvage")
    clause = "SC-4.3"

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return edge != "salvage" or any(g.state.offers)

    def play(self, g: G, seat: int, edge: str) -> None:
        if edge == "salvage":
            for slot, face in enumerate(g.state.offers):
                if face:
                    take_offer(g, seat, slot)
        else:
            for other in infected(g):
                lose(g, other, 2, "microbes")


def infected(g: G) -> list[int]:
    """SC-4.3, Hostile Microbes: all who have a team or a base at a site with life."""
    s = g.state
    tiles = g.content.tiles
    alive = [
        site
        for site in chart(g).explorable
        if any("life" in tiles[tile].symbols for tile in s.tiles[site])
    ]
    found = []
    for corp in (*seats_from(s, s.active % s.players), *range(s.players, len(s.corps))):
        stands = {team.site for team in s.corps[corp].teams}
        if corp >= s.players:
            stands = set(s.rivals)
        if any(s.owner[site] == corp or site in stands for site in alive):
            found.append(corp)
    return found


class AnnouncedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Sabotage: an opponent announced an action: it is cancelled, once a turn."""

    edges: ClassVar[tuple[str, ...]] = ("sabotage",)
    once: ClassVar[bool] = True
    action: str
    clause = "SC-4.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-announced-window", {"action": self.action})

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return not g.state.sabotaged

    def play(self, g: G, seat: int, edge: str) -> None:
        g.state.sabotaged = self.action
        g.emit(log.Sabotaged(g.state.active, self.action))


class ResearchWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Hack: before an opponent who researches takes his first card: take an offer."""

    edges: ClassVar[tuple[str, ...]] = ("hack",)
    clause = "SC-4.3"

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return any(g.state.offers)

    def play(self, g: G, seat: int, edge: str) -> None:
        g.push(TakeHacked(seat))


class TakeHacked(TurnQuestion):
    """SC-4.3, Hack: which offer."""

    clause = "SC-4.3"

    def options(self, g: G) -> list[Move]:
        return [moves.Take(i + 1) for i, face in enumerate(g.state.offers) if face]

    @on(moves.Take)
    def take(self, g: G, move: moves.Take) -> None:
        take_offer(g, self.seat, move.slot - 1)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Take)
        return Offer(move, (f"offer:{move.slot}",))


class ProducedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Divert: an opponent produced: gain half of it, rounded up; he loses nothing."""

    edges: ClassVar[tuple[str, ...]] = ("divert",)
    gained: int
    clause = "SC-4.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-produced-window", {"n": self.gained})

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return self.gained > 0

    def play(self, g: G, seat: int, edge: str) -> None:
        gain(g, seat, (self.gained + 1) // 2, "cards")


class ContractWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Market Influence: 2 if the contract was yours, 1 if it was an opponent's."""

    edges: ClassVar[tuple[str, ...]] = ("market_influence",)
    claimant: int
    contract: str
    clause = "SC-4.3"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-contract-window", {"contract": self.contract})

    def play(self, g: G, seat: int, edge: str) -> None:
        gain(g, seat, 2 if seat == self.claimant else 1, "cards")


class UpgradedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Incompatible: whoever has 2 or more Infra cards removes one of them."""

    edges: ClassVar[tuple[str, ...]] = ("incompatible",)
    clause = "SC-4.3"

    def play(self, g: G, seat: int, edge: str) -> None:
        s = g.state
        g.push(*(RemoveOne(other) for other in seats_from(s, s.active)))


class RemoveOne(TurnTask):
    """SC-4.3, Incompatible: beginning with the active player."""

    seat: int

    def run(self, g: G) -> None:
        if sum(map(bool, g.state.corps[self.seat].infra)) >= 2:
            g.push(RemoveInfra(self.seat))


class RemoveInfra(TurnQuestion):
    """SC-4.3, Incompatible: each player decides which of his Infra cards goes."""

    clause = "SC-4.3"

    def options(self, g: G) -> list[Move]:
        infra = g.state.corps[self.seat].infra
        return [moves.Remove(slot) for slot, card in enumerate(infra) if card]

    @on(moves.Remove)
    def remove(self, g: G, move: moves.Remove) -> None:
        remove_infra(g, self.seat, move.slot)

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Remove)
        return Offer(move, (f"infra:{self.seat}:{move.slot}",))


def remove_infra(g: G, seat: int, slot: int) -> None:
    """The card is discarded; one of an earlier era leaves the game."""
    s, corp = g.state, g.state.corps[seat]
    card = corp.infra[slot]
    corp.infra[slot] = ""
    g.emit(log.InfraRemoved(seat, card))
    if g.content.cards[card].era == g.content.rows[s.era][0].era:
        s.discard += (card,)


class DiscardedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Poach: an opponent's played cards were discarded: take them, Time cards too."""

    edges: ClassVar[tuple[str, ...]] = ("poach",)
    clause = "SC-4.3"

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return bool(g.state.fresh)

    def play(self, g: G, seat: int, edge: str) -> None:
        g.push(TakePoached(seat, True))


class TakePoached(TurnChoice):
    """SC-4.3, Poach: one after another; after one card the player may stop."""

    first: bool
    clause = "SC-4.3"

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [moves.Pick(card) for card in dict.fromkeys(g.state.fresh)]
        return found if self.first else [PASS, *found]

    @on(moves.Pick)
    def pick(self, g: G, move: moves.Pick) -> None:
        s = g.state
        if move.card == TIME:
            s.timed -= 1
        else:
            s.discard = without_last(s.discard, move.card)
        s.fresh = without_last(s.fresh, move.card)
        to_hand(g, self.seat, move.card)
        g.emit(log.Poached(self.seat, move.card))
        if s.fresh:
            g.push(TakePoached(self.seat, False))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Pick):
            return Offer(move)
        return Offer(move, (f"discard:{move.card}",))


def without_last(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = len(cards) - 1 - cards[::-1].index(card)
    return cards[:at] + cards[at + 1 :]

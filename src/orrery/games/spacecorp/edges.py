"""SC-4: the Edges that other chapters have no place for, each in the window of its first line."""

from __future__ import annotations

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import ERAS, TIME
from orrery.games.spacecorp.goods import gain, lose, offered, take_offer, to_hand
from orrery.games.spacecorp.model import G, TurnQuestion, chart
from orrery.games.spacecorp.windows import EdgeWindow
from orrery.kernel import PASS, Move, on, seats_from


class TurnStartWindow(EdgeWindow, kw_only=True):
    """SC-4.3, at the start of any player's turn: Hostile Microbes and Salvage."""

    edges = ("hostile_microbes", "salvage")

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
    for corp in (*seats_from(s.players, s.active), *range(s.players, len(s.corps))):
        teams = {team.site for team in s.corps[corp].teams}
        stands = teams if corp < s.players else s.rivals
        if any(s.owner[site] == corp or site in stands for site in alive):
            found.append(corp)
    return found


class AnnouncedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Sabotage: an opponent announced an action: it is cancelled, once a turn."""

    edges = ("sabotage",)
    once = True
    tells = ("action",)
    action: str

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return not g.state.sabotaged

    def play(self, g: G, seat: int, edge: str) -> None:
        g.state.sabotaged = self.action
        g.emit(log.Sabotaged(g.state.active, self.action))


class ResearchWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Hack: before an opponent who researches takes his first card: take an offer."""

    edges = ("hack",)

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return any(g.state.offers)

    def play(self, g: G, seat: int, edge: str) -> None:
        g.push(TakeHacked(seat))


class TakeHacked(TurnQuestion):
    """SC-4.3, Hack: which offer."""

    def options(self, g: G) -> list[Move]:
        return offered(g)

    @on(moves.Take)
    def take(self, g: G, move: moves.Take) -> None:
        take_offer(g, self.seat, move.slot - 1)


class ProducedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Divert: an opponent produced: gain half of it, rounded up; he loses nothing."""

    edges = ("divert",)
    tells = ("n",)
    n: int
    """What was gained."""

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return self.n > 0

    def play(self, g: G, seat: int, edge: str) -> None:
        gain(g, seat, (self.n + 1) // 2, "cards")


class ContractWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Market Influence: 2 if the contract was yours, 1 if it was an opponent's."""

    edges = ("market_influence",)
    tells = ("contract",)
    claimant: int
    contract: str

    def play(self, g: G, seat: int, edge: str) -> None:
        gain(g, seat, 2 if seat == self.claimant else 1, "cards")


class UpgradedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Incompatible: whoever has 2 or more Infra cards removes one of them."""

    edges = ("incompatible",)

    def play(self, g: G, seat: int, edge: str) -> None:
        s = g.state
        g.push(*(RemoveInfra(other) for other in seats_from(s.players, s.active)))


class RemoveInfra(TurnQuestion):
    """SC-4.3, Incompatible: beginning with the active player; each decides which card goes."""

    lapses = True
    least: int = 2
    """Who has fewer Infra cards removes none."""

    def options(self, g: G) -> list[Move]:
        infra = g.state.corps[self.seat].infra
        slots = [slot for slot, card in enumerate(infra) if card]
        return [moves.Remove.at[slot] for slot in slots] if len(slots) >= self.least else []

    @on(moves.Remove)
    def remove(self, g: G, move: moves.Remove) -> None:
        """The card is discarded; one of an earlier era leaves the game."""
        s, infra = g.state, g.state.corps[self.seat].infra
        card, infra[move.slot] = infra[move.slot], ""
        g.emit(log.InfraRemoved(self.seat, card))
        if g.content.cards[card].era == ERAS[s.era]:
            s.discard += (card,)


class DiscardedWindow(EdgeWindow, kw_only=True):
    """SC-4.3, Poach: an opponent's played cards were discarded: take them, Time cards too."""

    edges = ("poach",)

    def playable(self, g: G, seat: int, edge: str) -> bool:
        return bool(g.state.fresh)

    def play(self, g: G, seat: int, edge: str) -> None:
        g.push(TakePoached(seat, True))


class TakePoached(TurnQuestion):
    """SC-4.3, Poach: one after another; after one card the player may stop."""

    first: bool

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [moves.Pick.at[card] for card in dict.fromkeys(g.state.fresh)]
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


def without_last(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = len(cards) - 1 - cards[::-1].index(card)
    return cards[:at] + cards[at + 1 :]

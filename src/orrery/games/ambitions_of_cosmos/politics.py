"""AOC-4: the political phase: prestige, the law, the senator, the vote on the law."""

from __future__ import annotations

from typing import ClassVar

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.deals import FLOOR, TakeFloor, binding, may_talk
from orrery.games.ambitions_of_cosmos.economy import gifts, rating, token_gifts, votes
from orrery.games.ambitions_of_cosmos.model import (
    NOBODY,
    Debt,
    G,
    OrderedQuestion,
    TurnQuestion,
    TurnTask,
    from_speaker,
)
from orrery.games.ambitions_of_cosmos.supply import can_invoke, invoke
from orrery.kernel import ASK, NEVER, PASS, Card, Message, Move, Offer, Zone, bit, on
from orrery.kernel.frames import Orders

FOR, AGAINST, VETO = moves.For.at[()], moves.Against.at[()], moves.Veto.at[()]


class CollectPrestige(TurnTask):
    """AOC-4.1: everybody counts the rating; it is not kept from turn to turn."""

    def run(self, g: G) -> None:
        s = g.state
        for seat in from_speaker(s):
            realm = s.realms[seat]
            realm.vote = realm.stand = NOBODY
            realm.quiet = False
            g.emit(log.PrestigeCollected(seat, rating(g, seat), votes(g, seat)))
        s.elected = NOBODY
        s.bill = ""


# --- 4.4 the law ---------------------------------------------------------------------------------


class DrawLaws(TurnTask):
    """AOC-4.4.1: the speaker draws two cards in secret."""

    def run(self, g: G) -> None:
        s = g.state
        wanted = max(g.content.settings.laws_drawn, gifts(g, s.speaker).agenda)
        top, s.deck = s.deck.split(wanted)
        s.agenda = Zone((), bit(s.speaker)).under(*g.show(top, bit(s.speaker)))
        g.push(TableLaw(s.speaker))


def drawn(g: G) -> list[str]:
    """The laws that the speaker holds."""
    return sorted({card.face for card in g.state.agenda.cards})


def take_drawn(g: G, law: str) -> Card:
    card, g.state.agenda = g.state.agenda.take(law)
    return card


class TableLaw(TurnQuestion):
    """AOC-4.4.1: one of them is put to the vote, face up."""

    forced = False

    def options(self, g: G) -> list[Move]:
        return [moves.Table.at[law] for law in drawn(g)]

    @on(moves.Table)
    def table(self, g: G, move: moves.Table) -> None:
        g.show([take_drawn(g, move.law)])
        g.state.bill = move.law
        g.emit(log.LawTabled(self.seat, move.law))
        bury_rest(g, self.seat)


def bury_rest(g: G, seat: int) -> None:
    """AOC-4.4.1: the other card goes face down under the deck; of several the speaker chooses."""
    s = g.state
    if len(s.agenda.cards) > 1:
        g.push(BuryLaws(seat))
        return
    s.deck = s.deck.under(*s.agenda.cards)
    s.agenda = Zone((), s.agenda.eyes)


class BuryLaws(TurnQuestion):
    """AOC-4.4.1, 11.4: which of several cards goes under the deck next."""

    forced = False

    def options(self, g: G) -> list[Move]:
        return [moves.Bury.at[law] for law in drawn(g)]

    @on(moves.Bury)
    def bury(self, g: G, move: moves.Bury) -> None:
        s = g.state
        s.agenda = g.conceal(s.agenda)
        s.deck = s.deck.under(take_drawn(g, move.law))
        bury_rest(g, self.seat)


# --- 4.5 the senator -----------------------------------------------------------------------------


class SenatorVote(TurnTask):
    """AOC-4.5.1, 4.3.5: votes are cast in order from the speaker."""

    def run(self, g: G) -> None:
        g.push(*(ElectSenator(seat) for seat in from_speaker(g.state)), CountVotes())


class Vote(OrderedQuestion):
    """AOC-4.3.5: deals may still be struck until the last vote is cast."""

    @on(moves.Floor)
    def take_floor(self, g: G, move: moves.Floor) -> None:
        g.state.realms[self.seat].floors += 1
        g.push(TakeFloor(self.seat), self)


class ElectSenator(Vote):
    """AOC-4.5.1, 4.5.4: all prestige for one candidate; AOC-4.1.3: who has none does not vote."""

    policies = (ASK, "myself")

    def options(self, g: G) -> list[Move]:
        if votes(g, self.seat) == 0:
            return [PASS, FLOOR] if self._may_buy_votes(g) else [PASS]
        pledged = binding(g, self.seat, "senator")
        if pledged:
            return [moves.Elect.at[pledged[0].n]]
        others = [seat for seat in range(g.state.players) if seat != self.seat]
        found: list[Move] = [moves.Elect.at[seat] for seat in (self.seat, *others)]
        return [*found, FLOOR] if may_talk(g, self.seat) else found

    def _may_buy_votes(self, g: G) -> bool:
        """AOC-4.2.1: prestige is sold for influence; whoever has none may still come to a vote."""
        return g.state.realms[self.seat].influence > 0 and may_talk(g, self.seat)

    def by_order(self, g: G, seat: int, policy: str, offers: list[Move]) -> Move | None:
        own = moves.Elect.at[seat]
        return own if policy == "myself" and own in offers else None

    @on(moves.Elect)
    def elect(self, g: G, move: moves.Elect) -> None:
        g.state.realms[self.seat].vote = move.other
        g.emit(log.VotedFor(self.seat, move.other, votes(g, self.seat)))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        """A click on one's own seat is a vote for oneself, and never asks for the floor."""
        return Offer(move) if move == FLOOR else super().offer(g, seat, move)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        elects = isinstance(move, moves.Elect)
        return (Message("preview-votes", {"n": votes(g, seat)}),) if elects else ()


class CountVotes(TurnTask):
    """AOC-4.5.1, 4.5.2: the most prestige; the speaker decides a tie."""

    def run(self, g: G) -> None:
        s = g.state
        sums = tally(g)
        best = max(sums)
        tied = tuple(seat for seat, n in enumerate(sums) if n == best)
        if len(tied) == 1:
            seat_senator(g, tied[0])
        else:
            g.push(BreakTie(s.speaker, tied))


def tally(g: G) -> list[int]:
    """What each candidate has so far."""
    sums = [0] * g.state.players
    for seat, realm in enumerate(g.state.realms):
        if realm.vote != NOBODY:
            sums[realm.vote] += votes(g, seat)
    return sums


class BreakTie(TurnQuestion):
    """AOC-4.5.2: the speaker chooses among the tied candidates; AOC-4.3.3: whoever has promised his
    vote to one of them is bound here too."""

    tied: tuple[int, ...]

    def options(self, g: G) -> list[Move]:
        pledged = [p.n for p in binding(g, self.seat, "senator") if p.n in self.tied]
        if pledged:
            return [moves.Elect.at[pledged[0]]]
        own = [seat for seat in self.tied if seat == self.seat]
        return [moves.Elect.at[n] for n in (*own, *(t for t in self.tied if t != self.seat))]

    @on(moves.Elect)
    def elect(self, g: G, move: moves.Elect) -> None:
        g.emit(log.TieBroken(self.seat, move.other))
        seat_senator(g, move.other)


def seat_senator(g: G, seat: int) -> None:
    """AOC-4.5.3: one senator a turn. AOC-11.2: what the speaker's nation asks for it."""
    s = g.state
    realm = s.realms[seat]
    fee = gifts(g, s.speaker).mandate_fee * realm.senators
    realm.senators += 1
    s.elected = seat
    g.emit(log.SenatorSeated(seat, realm.senators))
    if fee and seat != s.speaker:
        # Before all that deals promise: else whoever promises his capital away pays no fee.
        s.debts = (Debt(seat, s.speaker, "capital", fee), *s.debts)
        g.emit(log.FeeDue(seat, s.speaker, fee))


# --- 4.6 the vote on the law ---------------------------------------------------------------------


class LawVote(TurnTask):
    """AOC-4.6.1: for or against, in order from the speaker."""

    def run(self, g: G) -> None:
        g.push(*(VoteOnLaw(seat) for seat in from_speaker(g.state)), DecideLaw())


class VoteOnLaw(Vote):
    """AOC-4.6.1, 4.6.3: all senators of a player vote alike, the new one too."""

    orders: ClassVar[Orders] = {"for": FOR, "against": AGAINST}

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-vote-on-law", {"law": g.state.bill})

    def options(self, g: G) -> list[Move]:
        pledged = binding(g, self.seat, "law")
        if pledged:
            return [FOR if pledged[0].n else AGAINST]
        return [FOR, AGAINST, FLOOR] if may_talk(g, self.seat) else [FOR, AGAINST]

    @on(moves.For)
    def vote_for(self, g: G, move: moves.For) -> None:
        self._cast(g, 1)

    @on(moves.Against)
    def vote_against(self, g: G, move: moves.Against) -> None:
        self._cast(g, 0)

    def _cast(self, g: G, stand: int) -> None:
        realm = g.state.realms[self.seat]
        realm.stand = stand
        g.emit(log.VotedOnLaw(self.seat, result(stand > 0), realm.senators))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        n = g.state.realms[seat].senators
        return (Message("preview-senators", {"n": n}),) if move != FLOOR else ()


def result(passed: bool) -> str:
    """A side of the vote as messages name it."""
    return "for" if passed else "against"


class DecideLaw(TurnTask):
    """AOC-4.6.2: the majority; the speaker's side if there is none. Then a veto may follow."""

    def run(self, g: G) -> None:
        s = g.state
        sides = [0, 0]
        for realm in s.realms:
            sides[realm.stand] += realm.senators
        against, supporting = sides
        passed = supporting > against
        if supporting == against:
            passed = s.realms[s.speaker].stand == 1
        g.emit(log.LawDecided(s.bill, result(passed), supporting, against))
        holders = [seat for seat in from_speaker(s) if may_veto(g, seat)]
        g.push(*(UseVeto(seat, passed) for seat in holders), EnactLaw(passed))


def may_veto(g: G, seat: int) -> bool:
    return token_gifts(g, seat).veto and can_invoke(g, seat)


class UseVeto(TurnQuestion):
    """AOC-11.3: a nation may reverse the result."""

    passed: bool
    orders: ClassVar[Orders] = {NEVER: PASS}

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-use-veto", {"law": g.state.bill, "side": result(self.passed)})

    def options(self, g: G) -> list[Move]:
        return [PASS, VETO]

    @on(moves.Veto)
    def reverse(self, g: G, move: moves.Veto) -> None:
        invoke(g, self.seat)
        g.emit(log.Vetoed(self.seat, g.state.bill))
        rest = g.state.stack
        while isinstance(rest[-1], UseVeto):
            rest.pop()
        rest[-1] = EnactLaw(not self.passed)


class EnactLaw(TurnTask):
    """AOC-4.6.2: in force until repealed, or to the discard."""

    passed: bool

    def run(self, g: G) -> None:
        s = g.state
        law, s.bill = s.bill, ""
        if not self.passed:
            s.repealed += (law,)
            g.emit(log.LawRejected(law))
            return
        g.emit(log.LawPassed(law))
        effect = g.content.law_gifts[law]
        if effect.repeal:
            s.repealed += (law,)
            g.push(RepealLaw(s.speaker))
            return
        s.laws += (law,)
        if effect.no_plunder:
            s.plunder = (NOBODY,) * len(s.plunder)


class RepealLaw(TurnQuestion):
    """AOC-4.6.2: the Referendum removes a law in force, if there is one; the speaker says which."""

    lapses = True

    def options(self, g: G) -> list[Move]:
        return [moves.Repeal.at[law] for law in g.state.laws]

    @on(moves.Repeal)
    def repeal(self, g: G, move: moves.Repeal) -> None:
        s = g.state
        s.laws = tuple(law for law in s.laws if law != move.law)
        s.repealed += (move.law,)
        g.emit(log.LawRepealed(self.seat, move.law))

"""AOC-4.3: deals and trade.

Talks are open to all at once: whoever wants the floor says so, the others let it go by. A deal is
drawn up term by term and put to one partner, who agrees or refuses. The engine then sees to it that
it is kept (AOC-4.3.3).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.economy import growth, owned, sale, science_growth
from orrery.games.ambitions_of_cosmos.fleets import rivals_at
from orrery.games.ambitions_of_cosmos.land import home_of, land
from orrery.games.ambitions_of_cosmos.model import (
    NOBODY,
    RESOURCES,
    Debt,
    G,
    OrderedQuestion,
    Pledge,
    TurnQuestion,
    TurnTask,
    TurnTogether,
    from_speaker,
)
from orrery.games.ambitions_of_cosmos.supply import pay_influence, store
from orrery.kernel import NEVER, PASS, Message, Move, Offer, Refusal, Why, on
from orrery.kernel.frames import Orders
from orrery.kernel.frozen import Frozen

NO_EXCHANGE = Why("why-no-exchange", "AOC-4.3.1")
NO_INFLUENCE = Why("why-no-influence", "AOC-4.2.1")

FLOOR, QUIET = moves.Floor.at[()], moves.Quiet.at[()]
SEND, ACCEPT, REFUSE = moves.Offer.at[()], moves.Accept.at[()], moves.Refuse.at[()]


class Term(Frozen):
    """What one side of a deal gives. What `n` means, the kind says: an amount, turns, a candidate,
    1 for and 0 against a law, or a place."""

    by: int
    kind: str
    n: int


AMOUNTS = ("capital", "science", "peace")
"""Terms that grow by one with each click."""


# --- what binds ----------------------------------------------------------------------------------


def binding(g: G, seat: int, kind: str) -> list[Pledge]:
    """AOC-4.3.3: the promises of a kind that bind a seat in this turn."""
    turn = g.state.turn
    return [
        p for p in g.state.pledges if p.by == seat and p.kind == kind and p.first <= turn <= p.last
    ]


def at_peace(g: G, seat: int, other: int) -> bool:
    """Whether a seat has promised not to attack another."""
    if not g.state.pledges:
        return False
    return any(p.to == other for p in binding(g, seat, "peace"))


def spared(g: G, seat: int, cell: int) -> bool:
    """Whether somebody is on a cell whom one has promised not to attack."""
    if not g.state.pledges:
        return False
    return any(at_peace(g, seat, other) for other, _ in rivals_at(g, cell, seat))


class OpenTalks(TurnTask):
    """AOC-4.3.2: an opening of the talks: before a law is drawn, and when it is known."""

    def run(self, g: G) -> None:
        for realm in g.state.realms:
            realm.floors = 0
        g.push(GoOn())


class GoOn(TurnTask):
    """AOC-4.3.5: the talks go on with those who may still take the floor."""

    def run(self, g: G) -> None:
        seats = tuple(seat for seat in from_speaker(g.state) if may_talk(g, seat))
        if seats:
            g.push(Talks(seats=seats))


def may_talk(g: G, seat: int) -> bool:
    realm = g.state.realms[seat]
    return not realm.quiet and realm.floors < g.content.settings.floors


class Talks(TurnTogether, kw_only=True):
    """AOC-4.3.2: who wants to sell influence or to propose a deal? All are asked at once."""

    orders: ClassVar[Orders] = {NEVER: PASS}

    def options(self, g: G, seat: int) -> list[Move]:
        return [PASS, QUIET, FLOOR]

    def settle(self, g: G, answers: dict[int, Move]) -> None:
        wanting = [seat for seat in from_speaker(g.state) if answers.get(seat) == FLOOR]
        for seat, move in answers.items():
            if move == QUIET:
                g.state.realms[seat].quiet = True
                g.emit(log.WentQuiet(seat))
        for seat in wanting:
            g.state.realms[seat].floors += 1
            g.emit(log.FloorTaken(seat))
        if wanting:
            g.push(*(TakeFloor(seat) for seat in wanting), GoOn())


class TakeFloor(TurnQuestion):
    """AOC-4.3.2, 4.2.1: the floor is yours: propose one deal, sell influence, or let it be."""

    def options(self, g: G) -> list[Move]:
        others = [seat for seat in range(g.state.players) if seat != self.seat]
        sold = RESOURCES if g.state.realms[self.seat].influence else ()
        return [
            PASS,
            *(moves.Sell.at[resource] for resource in sold),
            *(moves.Propose.at[other] for other in others),
        ]

    @on(moves.Sell)
    def sell(self, g: G, move: moves.Sell) -> None:
        sell(g, self.seat, move.resource)
        g.push(self)

    @on(moves.Propose)
    def propose(self, g: G, move: moves.Propose) -> None:
        g.push(DrawUp(self.seat, move.other))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Sell):
            return ()
        gain = {"resource": move.resource, "n": sale(g, seat, move.resource)}
        return (Message("preview-gain", gain),)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        if not g.state.realms[seat].influence:
            yield Refusal(f"influence:{seat}", NO_INFLUENCE)


# --- 4.2 selling influence -----------------------------------------------------------------------


def sell(g: G, seat: int, resource: str) -> None:
    """AOC-4.2.1, 4.2.2: a token for a resource. What it brings is no growth."""
    n = sale(g, seat, resource)
    pay_influence(g, seat)
    store(g.state.realms[seat], resource, n)
    g.emit(log.InfluenceSold(seat, resource, n))


# --- drawing a deal up ---------------------------------------------------------------------------


class DrawUp(TurnQuestion):
    """AOC-4.3.7, 4.3.2: the terms of a deal, one by one."""

    partner: int
    terms: tuple[Term, ...] = ()

    def prompt(self, g: G, seat: int | None) -> Message:
        return ask_about("ask-draw-up", g, self.seat, self.partner, self.terms)

    def options(self, g: G) -> list[Move]:
        found: list[Move] = [PASS]
        if self.terms:
            found.append(SEND)
        given = possible_terms(g, self.seat, self.partner, self.terms)
        wanted = possible_terms(g, self.partner, self.seat, self.terms)
        found += [moves.Give.at[term.kind, term.n] for term in given]
        found += [moves.Want.at[term.kind, term.n] for term in wanted]
        return found

    @on(moves.Give)
    def give(self, g: G, move: moves.Give) -> None:
        g.push(replace(self, terms=added(self.terms, self._term(move))))

    @on(moves.Want)
    def want(self, g: G, move: moves.Want) -> None:
        g.push(replace(self, terms=added(self.terms, self._term(move))))

    def _term(self, move: moves.TermMove) -> Term:
        by = self.seat if isinstance(move, moves.Give) else self.partner
        return Term(by, move.kind, move.n)

    @on(moves.Offer)
    def send(self, g: G, move: moves.Offer) -> None:
        g.emit(log.DealProposed(self.seat, self.partner))
        g.push(AnswerDeal(self.partner, self.seat, self.terms))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.TermMove):
            term = self._term(move)
            return Offer(move, (f"term:{term.by}:{term.kind}",), (say_term(g, term),))
        return Offer(move, (f"seat:{self.partner}",)) if move == SEND else Offer(move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        if not g.state.options.exchange:
            yield Refusal(f"term:{self.seat}:capital", NO_EXCHANGE)
            yield Refusal(f"term:{self.seat}:science", NO_EXCHANGE)


def added(terms: tuple[Term, ...], new: Term) -> tuple[Term, ...]:
    """A term more; amounts of the same kind add up."""
    for i, term in enumerate(terms):
        if (term.by, term.kind) == (new.by, new.kind) and term.kind in AMOUNTS:
            return (*terms[:i], replace(term, n=term.n + new.n), *terms[i + 1 :])
    return (*terms, new)


def possible_terms(g: G, by: int, to: int, terms: tuple[Term, ...]) -> list[Term]:
    """AOC-4.3.2, 4.3.4: what a side may still add."""
    own = [term for term in terms if term.by == by]
    room = len(own) < g.content.settings.terms
    have = {term.kind: term for term in own}
    found: list[Term] = []
    for kind in AMOUNTS:
        if (room or kind in have) and amount_left(g, by, kind, have.get(kind)) > 0:
            found.append(Term(by, kind, 1))
    if room:
        found += [t for t in vows(g, by, to) if t.kind not in have]
        found += [t for t in surrenders(g, by) if t not in own]
    return found


def amount_left(g: G, seat: int, kind: str, term: Term | None) -> int:
    """AOC-4.3.7: resources in stock and those of this turn, less what is owed already."""
    used = term.n if term else 0
    if kind == "peace":
        return g.content.settings.peace - used
    if not g.state.options.exchange:
        return 0
    realm = g.state.realms[seat]
    owed = sum(debt.n for debt in g.state.debts if debt.by == seat and debt.kind == kind)
    if kind == "capital":
        return realm.capital + growth(g, seat) - owed - used
    return realm.science + science_growth(g, seat) - owed - used


def vows(g: G, by: int, to: int) -> list[Term]:
    """Promises of votes: of this turn as long as they are not cast, and of the next turn."""
    s, realm = g.state, g.state.realms[by]
    found = []
    if s.elected == NOBODY and realm.vote == NOBODY and not binding(g, by, "senator"):
        found += [Term(by, "senator", seat) for seat in range(s.players)]
    if realm.stand == NOBODY and not binding(g, by, "law"):
        found += [Term(by, "law", stand) for stand in (1, 0)]
    if s.turn < g.content.settings.turns:
        if not promised(g, by, "senator"):
            found += [Term(by, "next_senator", seat) for seat in sorted((by, to))]
        if not promised(g, by, "law"):
            found += [Term(by, "next_law", stand) for stand in (1, 0)]
    return found


def promised(g: G, by: int, kind: str) -> bool:
    """Whether a vote of the next turn is promised already."""
    turn = g.state.turn + 1
    return any(p.by == by and p.kind == kind and p.first == turn for p in g.state.pledges)


def surrenders(g: G, seat: int) -> list[Term]:
    """AOC-4.3.6: planets that may be given up in this turn."""
    home = home_of(g, seat)
    gone = {place for by, place in g.state.yields if by == seat}
    return [
        Term(seat, "planet", place)
        for place in owned(g, seat)
        if place != home and place not in gone
    ]


# --- answering -----------------------------------------------------------------------------------


class AnswerDeal(OrderedQuestion):
    """AOC-4.3.3: agree, and be bound by it, or refuse."""

    by: int
    terms: tuple[Term, ...]
    touches = "seat:{by}"
    orders: ClassVar[Orders] = {NEVER: REFUSE}

    def prompt(self, g: G, seat: int | None) -> Message:
        return ask_about("ask-answer-deal", g, self.by, self.seat, self.terms)

    def options(self, g: G) -> list[Move]:
        return [REFUSE, ACCEPT]

    @on(moves.Refuse)
    def refuse(self, g: G, move: moves.Refuse) -> None:
        g.emit(log.DealRefused(self.by, self.seat))

    @on(moves.Accept)
    def accept(self, g: G, move: moves.Accept) -> None:
        g.emit(log.DealStruck(self.by, self.seat))
        for term in self.terms:
            fulfil(g, term, self.seat if term.by == self.by else self.by)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        return tuple(say_term(g, term) for term in self.terms) if move == ACCEPT else ()


def fulfil(g: G, term: Term, to: int) -> None:
    """AOC-4.3.7: what is promised binds; science in stock changes hands at once."""
    s, turn = g.state, g.state.turn
    g.emit(log.DealTerm(term.by, candidate(term, to), term.kind, term.n, planet_of(g, term)))
    if term.kind == "science":
        owe(g, term.by, to, "science", term.n - hand_over(g, term.by, to, "science", term.n))
    elif term.kind == "capital":
        owe(g, term.by, to, "capital", term.n)
    elif term.kind == "planet":
        s.yields += ((term.by, term.n),)
        last = g.content.settings.turns
        s.pledges += (Pledge(term.by, to, "keep_off", term.n, turn, last),)
    elif term.kind == "peace":
        s.pledges += (Pledge(term.by, to, "peace", 0, turn, turn + term.n - 1),)
    else:
        kind = term.kind.removeprefix("next_")
        when = turn + (kind != term.kind)
        s.pledges += (Pledge(term.by, to, kind, term.n, when, when),)


def owe(g: G, by: int, to: int, kind: str, n: int) -> None:
    if n > 0:
        g.state.debts += (Debt(by, to, kind, n),)


def hand_over(g: G, by: int, to: int, kind: str, n: int) -> int:
    """From stock to stock, as much as there is; how much it was."""
    payer, taker = g.state.realms[by], g.state.realms[to]
    n = min(n, payer.capital if kind == "capital" else payer.science)
    store(payer, kind, -n)
    store(taker, kind, n)
    return n


def settle_debts(g: G, kind: str) -> None:
    """AOC-4.3.7, 11.2: paid when it is collected; who is short pays what there is."""
    s = g.state
    for debt in s.debts:
        if debt.kind != kind:
            continue
        n = hand_over(g, debt.by, debt.to, kind, debt.n)
        g.emit(log.DebtPaid(debt.by, debt.to, kind, n))
    s.debts = tuple(debt for debt in s.debts if debt.kind != kind)


# --- in words ------------------------------------------------------------------------------------


def candidate(term: Term, other: int) -> int:
    """For whom a vote is promised; whoever else is spoken of where it is another term."""
    return term.n if term.kind in ("senator", "next_senator") else other


def planet_of(g: G, term: Term) -> str:
    return land(g).planets[term.n] if term.kind == "planet" else ""


def say_term(g: G, term: Term) -> Message:
    facts = {
        "seat": term.by, "other": candidate(term, term.by), "kind": term.kind, "n": term.n,
        "planet": planet_of(g, term),
    }  # fmt: skip
    return Message("term-said", facts)


def ask_about(id: str, g: G, by: int, to: int, terms: tuple[Term, ...]) -> Message:
    """A prompt that says all terms of a deal."""
    return Message(id, {"seat": by, "other": to, "terms": [say_term(g, term) for term in terms]})

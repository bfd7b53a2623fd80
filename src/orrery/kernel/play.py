"""A game in progress: a state, its chance, and the machine that runs frames.

Rules get a `Play` as `g`. Everything here is in the path of search: it validates nothing that
`Match` has validated before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from msgspec.structs import replace

from orrery.kernel.chance import Chance, FastChance, Scrambler
from orrery.kernel.decks import Deck
from orrery.kernel.errors import OrreryError, RuleError
from orrery.kernel.events import Event, Heard
from orrery.kernel.frames import Asking, C, Frame, Question, S, Several, State, Window
from orrery.kernel.moves import Move
from orrery.kernel.offers import Offer, Refusal
from orrery.kernel.zones import ALL, Card, FaceDown, Zone, cover, might_hold, mixed, redeal

if TYPE_CHECKING:
    from orrery.kernel.game import Game

MAX_TASKS = 100_000
"""Tasks without a question in between before the rules count as hung."""


class Play(Generic[S, C]):
    """A game in progress. `offers` are the answers to the question on top, computed once."""

    __slots__ = (
        "chance",
        "content",
        "game",
        "heard",
        "learnt",
        "offers",
        "seat",
        "shown",
        "state",
        "unseen",
    )

    def __init__(
        self, game: Game[S, C], content: C, state: S, chance: Chance, *, listen: bool = False
    ) -> None:
        self.game = game
        self.content = content
        self.state = state
        self.chance = chance
        self.heard: list[Heard] | None = [] if listen else None
        self.shown = 0
        """How often something hidden was shown to anyone: with `chance.count`, the barrier."""
        self.learnt = 0
        """The mask of those to whom a face was shown since somebody set it to 0: for bots."""
        self.unseen = 0
        """How many draws went into shuffles, of which nothing is seen."""
        self.seat = -1
        """The seat to act (the first of several), or -1 when the game is over."""
        self.offers: list[Move] = []

    # --- for whoever plays -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def question(self) -> Asking[S, C] | None:
        """What is asked now."""
        return cast("Asking[S, C]", self.state.stack[-1]) if self.state.stack else None

    def to_act(self) -> list[int]:
        """The seats whose answer is awaited."""
        top = self.question
        return top.pending() if top is not None else []

    def awaited(self, viewer: int | None) -> list[int]:
        """Those of them that a viewer may know of: who has already let a window go by is a secret
        of theirs."""
        top = self.question
        if not isinstance(top, Window):
            return self.to_act()
        pending = top.pending()
        return [seat for seat in top.seats if seat != viewer or seat in pending]

    def offers_for(self, seat: int) -> list[Move]:
        """The possible moves of a seat: empty when it is not asked."""
        if seat == self.seat:
            return self.offers
        top = self.question
        if top is not None and seat in top.pending():
            return top.offered_to(self, seat)
        return []

    def explained(self, seat: int) -> tuple[list[Offer], list[Refusal]]:
        """The offers of a seat as a person sees them, and what is refused, with reasons."""
        top = self.question
        offers = self.explained_offers(seat)
        return offers, list(top.refusals(self, seat)) if top is not None and offers else []

    def explained_offers(self, seat: int) -> list[Offer]:
        """The same without what is refused: nobody asks for that at every position."""
        top = self.question
        offers = self.offers_for(seat)
        return self._explained(top, seat, offers) if top is not None and offers else []

    def _explained(self, top: Asking[S, C], seat: int, moves: list[Move]) -> list[Offer]:
        """K4: what cannot be taken back is found out where it tells nothing of what is hidden."""
        offers = []
        for move, final in zip(moves, self._finals(seat, moves), strict=True):
            offer = top.offer(self, seat, move)
            offers.append(replace(offer, final=True) if final else offer)
        return offers

    def _finals(self, seat: int, moves: list[Move]) -> Iterator[bool]:
        """Whether each move is final. Most turn nothing hidden up: those are tried where it is
        covered, and only the others on a play dealt for the seat."""
        dealt: Play[S, C] | None = None
        try:
            covered = self.covered(seat)
        except FaceDown:
            covered = dealt = self.resample(seat, FastChance(0))
        for move in moves:
            try:
                yield covered.ends(seat, move)
            except FaceDown:
                dealt = dealt or self.resample(seat, FastChance(0))
                yield dealt.ends(seat, move)

    def covered(self, seat: int | None) -> Play[S, C]:
        """A twin in which whatever the seat cannot see is `FaceDown`; raises it at once where an
        answer in nobody's zone is secret."""
        if any(isinstance(frame, Several) and frame.secret for frame in self.state.stack):
            raise FaceDown
        twin = self.clone()
        twin.chance = FastChance(0)
        cover(twin.state, seat)
        return twin

    def ends(self, seat: int, move: Move) -> bool:
        """Whether a move leaves the seat no way back: chance is drawn, something hidden is shown,
        another seat is asked, or the game is over. What the seat's standing orders answer does
        not stop it there."""
        twin = self.clone()
        try:
            twin.apply(move, seat)
            twin.obey(seat)
        except FaceDown:
            raise
        except Exception:
            return True  # a defect of the rules is told when the move is really played
        drew = twin.chance.count != self.chance.count or twin.shown != self.shown
        return drew or twin.to_act() != [seat]

    def obey(self, seat: int) -> None:
        """Let what comes first for a seat by itself be answered as its orders do by default."""
        while (top := self.question) is not None and self.to_act() == [seat]:
            move = top.by_order(self, seat, top.default, self.offers_for(seat))
            if move is None:
                return
            self.apply(move, seat)

    def submit(self, seat: int, move: Move) -> None:
        """Play a move that may be anything: what is not offered is refused, nothing changes."""
        offer = self.offered(seat, move)
        if self.is_aside(seat, offer):
            self.answer_aside(seat, offer)
        else:
            self.apply(offer, seat)

    def offered(self, seat: int, move: Move) -> Move:
        """The offer that equals `move`; `OrreryError` when the seat has none."""
        for offers in (self.offers_for(seat), self.offers_aside(seat)):
            if move in offers:
                return offers[offers.index(move)]
        if not (self.offers_for(seat) or self.offers_aside(seat)):
            raise OrreryError("error-not-your-turn", seat=seat + 1)
        raise OrreryError("error-not-offered", move=str(move))

    def apply(self, move: Move, seat: int | None = None) -> None:
        """Play a move that is known to be offered."""
        stack = self.state.stack
        top: Any = stack.pop()
        if top.alone:
            top.answer(self, move)
        else:
            several = top.answered(self.seat if seat is None else seat, str(move))
            if not several.join(self):
                stack.append(several)
        self.advance()

    # --- questions beside the turn -----------------------------------------------------------

    def aside(self, seat: int) -> list[Asking[S, C]]:
        """The questions laid aside that a seat may answer now."""
        return [question for question in self.state.aside if seat in question.pending()]

    def offers_aside(self, seat: int) -> list[Move]:
        aside = self.aside(seat) if self.state.aside else ()
        return [move for question in aside for move in self._beside(question, seat)]

    def explained_aside(self, seat: int) -> list[tuple[Asking[S, C], list[Offer]]]:
        """What a seat may settle while others play, and its offers."""
        found = [(question, self._beside(question, seat)) for question in self.aside(seat)]
        return [
            (question, [question.offer(self, seat, move) for move in moves])
            for question, moves in found
            if moves
        ]

    def _beside(self, question: Asking[S, C], seat: int) -> list[Move]:
        """What a question laid aside offers, but for moves that the seat is asked outright: those
        answer the question that was asked."""
        asked = self.offers_for(seat)
        return [move for move in question.offered_to(self, seat) if move not in asked]

    def is_aside(self, seat: int, move: Move) -> bool:
        """Whether an offered move answers a question laid aside."""
        return move not in self.offers_for(seat)

    def answer_aside(self, seat: int, move: Move) -> None:
        """Answer a question that was laid aside. Whoever is asked outright is asked as before."""
        aside = self.state.aside
        question = next(q for q in self.aside(seat) if move in q.offered_to(self, seat))
        aside.remove(question)
        depth = len(self.state.stack)
        cast("Question[S, C]", question).answer(self, move)
        if len(self.state.stack) != depth:
            self.advance()
        elif self.state.stack:
            self.offers = cast("Asking[S, C]", self.state.stack[-1]).offered_to(self, self.seat)

    def advance(self) -> None:
        """Run tasks and forced answers until a question is on top or the game is over."""
        stack = self.state.stack
        watch = self.game.watch
        for _ in range(MAX_TASKS):
            if not stack:
                self.seat, self.offers = -1, []
                return
            top: Any = stack[-1]  # what it is, its class says: a cast would cost a call
            if not top.asks:
                stack.pop()
                top.run(self)
                continue
            if watch is not None:
                watch(self)
                if not stack or stack[-1] is not top:
                    continue
            if top.alone:
                offers = top.options(self)
                if len(offers) == 1 and top.forced:
                    stack.pop()
                    top.answer(self, offers[0])
                    continue
                self.seat = top.seat
            elif not top.seats:
                self._open(top)
                continue
            else:
                self.seat = top.pending()[0]
                offers = top.options(self, self.seat)
            if not offers:
                if top.lapses:
                    stack.pop()
                    continue
                raise RuleError(f"dead end: {top!r} has no options")
            self.offers = offers
            return
        raise RuleError(f"no question after {MAX_TASKS} tasks; on top: {stack[-1]!r}")

    def _open(self, several: Several[S, C]) -> None:
        """Put a window to those who might react; with nobody to ask it is over."""
        stack = self.state.stack
        stack.pop()
        opened = several.opened(self) if isinstance(several, Window) else None
        if opened is not None:
            stack.append(opened)

    def clone(self) -> Play[S, C]:
        """A twin that shares nothing mutable and listens to nothing."""
        twin: Play[S, C] = Play.__new__(Play)
        twin.game = self.game
        twin.content = self.content
        twin.state = self.game.clone(self.state)
        twin.chance = self.chance.clone()
        twin.heard = None
        twin.shown = self.shown
        twin.learnt = 0
        twin.unseen = self.unseen
        twin.seat = self.seat
        twin.offers = self.offers
        return twin

    def resample(self, seat: int | None, chance: Chance) -> Play[S, C]:
        """A random play that `seat` cannot tell from this one; its future follows `chance`."""
        twin: Play[S, C] = Play(self.game, self.content, self.game.clone(self.state), chance)
        redeal(twin.state, seat, Scrambler(chance.word("resample")))
        stack = twin.state.stack
        for depth, frame in enumerate(stack):
            if isinstance(frame, Several) and frame.secret and frame.answers:
                stack[depth] = twin._guess(frame, seat)
        top = twin.question
        if top is not None:
            pending = top.pending()
            twin.seat = seat if seat is not None and seat in pending else pending[0]
            twin.offers = (
                self.offers if twin.seat == self.seat == seat else top.offered_to(twin, twin.seat)
            )
        return twin

    def _guess(self, frame: Several[S, C], seat: int | None) -> Several[S, C]:
        """Secret answers of others are replaced by answers that they could have given."""
        for other, answer in zip(frame.seats, frame.answers, strict=False):
            if answer is not None and other != seat:
                options = frame.options(self, other)
                frame = frame.answered(
                    other, str(options[self.chance.draw("resample", len(options))])
                )
        return frame

    # --- for the rules -----------------------------------------------------------------------

    def push(self, *frames: Frame[S, C]) -> None:
        """Put frames on the stack so that they run in the order written."""
        self.state.stack.extend(frames[::-1])

    def finish(self) -> None:
        """The game is over, whatever was still to be done."""
        self.state.stack.clear()

    def lay_aside(self, question: Question[S, C]) -> None:
        """Put a question beside the turn: it stops nobody, and its seat answers when it likes, or
        when a `Due` asks."""
        self.state.aside.append(question)

    def might_hold(self, zone: Zone, faces: Collection[str]) -> bool:
        """Whether a zone might hold one of these faces, as far as the table can know."""
        return might_hold(self.state, zone, faces)

    def emit(self, event: Event, to: int = ALL, others: Event | None = None) -> None:
        """Tell what happened. Costs nothing in search, where nobody listens."""
        if self.heard is not None:
            self.heard.append(Heard(event, to, others))

    def shuffle(self, stream: str, zone: Zone) -> Zone:
        """The zone in an order that only its `eyes` can follow."""
        before = self.chance.count
        shuffled = shuffle(self.state, self.chance, stream, zone)
        self.unseen += self.chance.count - before
        return shuffled

    def conceal(self, zone: Zone) -> Zone:
        """The zone after its `eyes` had it to themselves: the others no longer know which card is
        which, though nothing is drawn. For a card that is chosen from a hand and laid face down."""
        self.state.lots += 1
        return Zone(mixed(zone.cards, zone.eyes, self.state.lots), zone.eyes)

    def show(self, cards: Sequence[Card], to: int = ALL) -> tuple[Card, ...]:
        """The cards after their faces were shown: a barrier if anybody learns by it."""
        news = 0
        for card in cards:
            news |= to & ~card.seen
        if news:
            self.shown += 1
            self.learnt |= news
        return tuple([Card(c.face, c.seen | to, c.lots if to != ALL else ()) for c in cards])

    def reveal(self, row: Zone) -> tuple[str, Zone]:
        """The top card of a row, turned up for everybody to see, and the rest."""
        top, rest = row.split(1)
        return self.show(top)[0].face, rest

    def draw(self, deck: Deck, n: int, stream: str, *, to: int) -> tuple[Card, ...]:
        """The top cards of a deck, shown to those who draw them (a mask, `NOBODY` for none). The
        discard is shuffled when the pile is empty; where both are, there are fewer cards."""
        drawn: tuple[Card, ...] = ()
        while len(drawn) < n and len(deck):
            if not deck.pile.cards:
                deck.pile, deck.discard = self.shuffle(stream, deck.discard), Zone()
            top, deck.pile = deck.pile.split(n - len(drawn))
            drawn += top
        return self.show(drawn, to) if to else drawn

    def discard(self, deck: Deck, *cards: Card) -> None:
        """Lay cards on the discard, the last on top, for everybody to see."""
        deck.discard = deck.discard.on_top(*self.show(cards)[::-1])

    def shuffled(self, stream: str, items: Iterable[str]) -> list[str]:
        """Open things in random order (no zone: everybody sees the result)."""
        return self.chance.shuffled(stream, items)


def shuffle(state: State, chance: Chance, stream: str, zone: Zone) -> Zone:
    """The zone in random order, its cards in a lot of their own (for setting up, before a play)."""
    cards = chance.shuffled(stream, zone.cards)
    state.lots += 1
    return Zone(mixed(cards, zone.eyes, state.lots), zone.eyes)

"""A game in progress: a state, its chance, and the machine that runs frames.

Rules get a `Play` as `g`. Everything here is in the path of search: it validates nothing that
`Match` has validated before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Generic, cast

from orrery.kernel.chance import Chance
from orrery.kernel.errors import OrreryError, RuleError
from orrery.kernel.events import Event, Heard
from orrery.kernel.frames import Asking, C, Frame, Question, S, State, Task, Together
from orrery.kernel.moves import Move
from orrery.kernel.offers import Offer, Refusal
from orrery.kernel.zones import ALL, Card, Zone, mixed, redeal

if TYPE_CHECKING:
    from orrery.kernel.game import Game

MAX_TASKS = 100_000
"""Tasks without a question in between before the rules count as hung."""


class Play(Generic[S, C]):
    """A game in progress. `offers` are the answers to the question on top, computed once."""

    __slots__ = ("chance", "content", "game", "heard", "offers", "seat", "shown", "state")

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
        if top is None:
            return []
        return top.pending() if isinstance(top, Together) else [self.seat]

    def offers_for(self, seat: int) -> list[Move]:
        """The possible moves of a seat: empty when it is not asked."""
        if seat == self.seat:
            return self.offers
        top = self.question
        if isinstance(top, Together) and seat in top.pending():
            return top.options(self, seat)
        return []

    def explained(self, seat: int) -> tuple[list[Offer], list[Refusal]]:
        """The offers of a seat as a person sees them, and what is refused, with reasons."""
        top = self.question
        offers = self.offers_for(seat)
        if top is None or not offers:
            return [], []
        return [top.offer(self, move) for move in offers], list(top.refusals(self, seat))

    def submit(self, seat: int, move: Move) -> None:
        """Play a move that may be anything: what is not offered is refused, nothing changes."""
        self.apply(self.offered(seat, move), seat)

    def offered(self, seat: int, move: Move) -> Move:
        """The offer that equals `move`; `OrreryError` when the seat has none."""
        offers = self.offers_for(seat)
        if not offers:
            raise OrreryError("error-not-your-turn", seat=seat + 1)
        if move not in offers:
            raise OrreryError("error-not-offered", move=str(move))
        return offers[offers.index(move)]

    def apply(self, move: Move, seat: int | None = None) -> None:
        """Play a move that is known to be offered."""
        stack = self.state.stack
        top = stack.pop()
        if isinstance(top, Question):
            top.answer(self, move)
        elif isinstance(top, Together):
            self._join(top, self.seat if seat is None else seat, move)
        self.advance()

    def _join(self, top: Together[S, C], seat: int, move: Move) -> None:
        top = top.answered(seat, str(move))
        if top.pending():
            self.state.stack.append(top)
            return
        parse = self.game.notation.parse
        answers = {s: parse(a or "") for s, a in zip(top.seats, top.answers, strict=True)}
        self.shown += top.secret
        top.settle(self, answers)

    def advance(self) -> None:
        """Run tasks and forced answers until a question is on top or the game is over."""
        stack = self.state.stack
        for _ in range(MAX_TASKS):
            if not stack:
                self.seat, self.offers = -1, []
                return
            top = stack[-1]
            if isinstance(top, Task):
                stack.pop()
                top.run(self)
                continue
            if isinstance(top, Question):
                offers = top.options(self)
                if len(offers) == 1 and top.forced:
                    stack.pop()
                    top.answer(self, offers[0])
                    continue
                self.seat = top.seat
            else:
                together = cast("Together[S, C]", top)
                self.seat = together.pending()[0]
                offers = together.options(self, self.seat)
            if not offers:
                raise RuleError(f"dead end: {top!r} has no options")
            self.offers = offers
            return
        raise RuleError(f"no question after {MAX_TASKS} tasks; on top: {stack[-1]!r}")

    def clone(self) -> Play[S, C]:
        """A twin that shares nothing mutable and listens to nothing."""
        twin: Play[S, C] = Play.__new__(Play)
        twin.game = self.game
        twin.content = self.content
        twin.state = self.game.clone(self.state)
        twin.chance = self.chance.clone()
        twin.heard = None
        twin.shown = self.shown
        twin.seat = self.seat
        twin.offers = self.offers
        return twin

    def resample(self, seat: int | None, chance: Chance) -> Play[S, C]:
        """A random play that `seat` cannot tell from this one; its future follows `chance`."""
        twin: Play[S, C] = Play(self.game, self.content, self.game.clone(self.state), chance)
        redeal(twin.state, seat, lambda cards: chance.shuffled("resample", cards))
        stack = twin.state.stack
        for depth, frame in enumerate(stack):
            if isinstance(frame, Together) and frame.secret:
                stack[depth] = twin._guess(frame, seat)
        twin.seat, twin.offers = self.seat, self.offers
        if seat != self.seat:
            twin.offers = twin._recomputed()
        return twin

    def _guess(self, frame: Together[S, C], seat: int | None) -> Together[S, C]:
        """Secret answers of others are replaced by answers that they could have given."""
        for other, answer in zip(frame.seats, frame.answers, strict=False):
            if answer is not None and other != seat:
                options = frame.options(self, other)
                frame = frame.answered(
                    other, str(options[self.chance.draw("resample", len(options))])
                )
        return frame

    def _recomputed(self) -> list[Move]:
        top = self.question
        if isinstance(top, Question):
            return top.options(self)
        if isinstance(top, Together):
            return top.options(self, self.seat)
        return []

    # --- for the rules -----------------------------------------------------------------------

    def push(self, *frames: Frame[S, C]) -> None:
        """Put frames on the stack so that they run in the order written."""
        self.state.stack.extend(reversed(frames))

    def emit(self, event: Event, to: int = ALL, others: Event | None = None) -> None:
        """Tell what happened. Costs nothing in search, where nobody listens."""
        if self.heard is not None:
            self.heard.append(Heard(event, to, others))

    def shuffle(self, stream: str, zone: Zone) -> Zone:
        """The zone in an order that only its `eyes` can follow."""
        return shuffle(self.state, self.chance, stream, zone)

    def conceal(self, zone: Zone) -> Zone:
        """The zone after its `eyes` had it to themselves: the others no longer know which card is
        which, though nothing is drawn. For a card that is chosen from a hand and laid face down."""
        self.state.lots += 1
        return Zone(mixed(zone.cards, zone.eyes, self.state.lots), zone.eyes)

    def show(self, cards: Sequence[Card], to: int = ALL) -> tuple[Card, ...]:
        """The cards after their faces were shown: a barrier if anybody learns by it."""
        if any(to & ~card.seen for card in cards):
            self.shown += 1
        return tuple(Card(c.face, c.seen | to, c.lots if to != ALL else ()) for c in cards)

    def shuffled(self, stream: str, items: Iterable[str]) -> list[str]:
        """Open things in random order (no zone: everybody sees the result)."""
        return self.chance.shuffled(stream, items)


def shuffle(state: State, chance: Chance, stream: str, zone: Zone) -> Zone:
    """The zone in random order, its cards in a lot of their own (for setting up, before a play)."""
    cards = chance.shuffled(stream, zone.cards)
    state.lots += 1
    return Zone(mixed(cards, zone.eyes, state.lots), zone.eyes)

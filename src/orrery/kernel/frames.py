"""Frames: the rest of the game, at any moment, as plain data on `state.stack`.

A `Task` runs and may push frames. A question stops the machine until it is answered: a `Question`
goes to one seat, a `Together` to several at once, a `Window` to all who might react. A question may
also be laid aside: then it stops nobody, until a `Due` asks it outright.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel.frozen import Frozen
from orrery.kernel.moves import IS, End, Move, Pass, snake, touched
from orrery.kernel.offers import Offer, Refusal
from orrery.kernel.rows import changed
from orrery.kernel.words import Message

if TYPE_CHECKING:
    from orrery.kernel.play import Play

S = TypeVar("S", bound="State")
C = TypeVar("C")
H = TypeVar("H", bound=Callable[..., None])

END, PASS = End(), Pass()
PASSED = str(PASS)
ASK, ABLE, NEVER, ALWAYS = "ask", "able", "never", "always"
Orders = Mapping[str, Move | int]
"""What a standing order answers: a move, or the place of one among the offers."""
CLAUSE = re.compile(r"[A-Z]+-\d+(\.\d+)*")


def dashed(tag: str) -> str:
    """A tag as message ids have it."""
    return tag.replace("_", "-")


def on(kind: type[Move]) -> Callable[[H], H]:
    """Marks the method of a question that carries out moves of a class."""

    def mark(handler: H) -> H:
        handler.__on__ = kind  # type: ignore[attr-defined]
        return handler

    return mark


class Frame(Frozen, Generic[S, C], gc=False, tag=snake, tag_field=IS):
    """One thing that the rules still have to do."""

    asks: ClassVar[bool] = False
    """Whether it is a question; asked of the class, since `isinstance` costs a decision's tenth."""
    alone: ClassVar[bool] = False
    """Whether it is a question to one seat."""
    lapses: ClassVar[bool] = False
    """Whether it is a question that is not asked without offers, instead of being a dead end."""

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)


class Beside(Struct, kw_only=True, omit_defaults=True):
    """What lies beside the stack."""

    aside: list[Asking[Any, Any]] = []
    """Questions that stop nobody: their seat may answer at any time (see `Due`)."""


class State(Beside):
    """What every game's state begins with. Games add plain data."""

    stack: list[Frame[Any, Any]]
    lots: int
    """How many shuffles there have been (see `zones`)."""


class Task(Frame[S, C]):
    """Something that the rules do by themselves."""

    def run(self, g: Play[S, C]) -> None:
        """Change the state, push frames. The task is already off the stack."""


class Asking(Frame[S, C]):
    """What all questions have in common."""

    asks: ClassVar[bool] = True
    forced: ClassVar[bool] = True
    """Whether the kernel may answer when there is one offer: only if nobody learns by the pause."""
    secret: ClassVar[bool] = False
    """Whether the answer is hidden from the other seats until the rules show it."""
    clause: ClassVar[str] = ""
    """The clause of the rules that the prompt leads to; when left out, the one that the docstring
    of the class begins with."""
    tells: ClassVar[tuple[str, ...]] = ()
    """The fields of its own that the prompt speaks of."""
    touches: ClassVar[str] = ""
    """What all its answers but a pass touch too, with its own fields (see `Move.touches`)."""
    orders: ClassVar[Orders] = {}
    """What standing orders answer, where each of them always means the same."""
    policies: ClassVar[tuple[str, ...]] = (ASK,)
    """The standing orders that can answer it (see `by_order`); those of `orders` when left out."""
    default: ClassVar[str] = ASK
    """The one that holds until its seat gives another."""
    handlers: ClassVar[dict[type[Move], Callable[..., None]]] = {}
    """What is done for each class of move: the methods marked with `on`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        told = CLAUSE.match(cls.__doc__ or "")
        if told and "clause" not in vars(cls):
            cls.clause = told[0]
        if "orders" in vars(cls) and "policies" not in vars(cls):
            cls.policies = (ASK, *cls.orders)
        own = {h.__on__: h for h in vars(cls).values() if hasattr(h, "__on__")}
        if own:
            cls.handlers = {**cls.handlers, **own}

    @classmethod
    def called(cls) -> Message:
        """What standing orders call it."""
        return Message(f"order-{dashed(cls.kind())}")

    @classmethod
    def says(cls, policy: str) -> Message:
        """What a policy means here."""
        return Message(f"policy-{dashed(policy)}")

    def pending(self) -> list[int]:
        """The seats whose answer is awaited."""
        raise NotImplementedError

    def offered_to(self, g: Play[S, C], seat: int) -> list[Move]:
        """The offers of a seat that is asked."""
        raise NotImplementedError

    def prompt(self, g: Play[S, C], seat: int | None) -> Message:
        """What is asked, as somebody (None: a spectator) is told."""
        told = {field: getattr(self, field) for field in self.tells}
        return Message(f"ask-{dashed(self.kind())}", told)

    def offer(self, g: Play[S, C], seat: int, move: Move) -> Offer:
        """A possible move of a seat as a person sees it."""
        targets = move.targets(seat)
        if self.touches and type(move) is not Pass:
            targets += touched(self.touches, self, seat)
        return Offer(move, targets, self.preview(g, seat, move))

    def preview(self, g: Play[S, C], seat: int, move: Move) -> tuple[Message, ...]:
        """What a possible move costs and gains."""
        return ()

    def refusals(self, g: Play[S, C], seat: int) -> Iterable[Refusal]:
        """What a person might expect here and cannot do, with the reasons."""
        return ()

    def by_order(self, g: Play[S, C], seat: int, policy: str, offers: list[Move]) -> Move | None:
        """The answer that a standing order gives, or None to ask the person."""
        order = self.orders.get(policy)
        if isinstance(order, int):
            return offers[order]
        return order if order in offers else None


def let_go(question: Question[Any, Any], g: Play[Any, Any], move: Move) -> None:
    """Passing does nothing, unless a question says otherwise."""


class Question(Asking[S, C]):
    """A decision of one seat."""

    alone: ClassVar[bool] = True
    handlers: ClassVar[dict[type[Move], Callable[..., None]]] = {Pass: let_go}
    seat: int

    def options(self, g: Play[S, C]) -> list[Move]:
        """Every possible answer. An empty list is a dead end, a defect of the rules."""
        return []

    def answer(self, g: Play[S, C], move: Move) -> None:
        """Carry the move out, by the method that is marked `on` its class. The question is already
        off the stack."""
        self.handlers[type(move)](self, g, move)

    def pending(self) -> list[int]:
        return [self.seat]

    def offered_to(self, g: Play[S, C], seat: int) -> list[Move]:
        return self.options(g)


class EndTurn(Question[S, C]):
    """The end of a turn is a question of its own: until it is answered the last step can be undone.

    The standing order `always` answers it.
    """

    forced: ClassVar[bool] = False
    orders: ClassVar[Orders] = {ALWAYS: END}

    def prompt(self, g: Play[S, C], seat: int | None) -> Message:
        return Message("ask-end-turn")

    @classmethod
    def called(cls) -> Message:
        return Message("order-end-turn")

    @classmethod
    def says(cls, policy: str) -> Message:
        return Message("policy-end-turn" if policy == ALWAYS else f"policy-{policy}")

    def options(self, g: Play[S, C]) -> list[Move]:
        return [END]

    def answer(self, g: Play[S, C], move: Move) -> None:
        """Nothing is left to do."""


class Several(Asking[S, C], kw_only=True):
    """A question to several seats at once. None sees another's answer before it is settled.

    Answers are kept as canonical text, in the order of `seats`.
    """

    forced: ClassVar[bool] = False
    secret: ClassVar[bool] = True
    seats: tuple[int, ...] = ()
    answers: tuple[str | None, ...] = ()

    def options(self, g: Play[S, C], seat: int) -> list[Move]:
        """Every possible answer of a seat."""
        return []

    def offered_to(self, g: Play[S, C], seat: int) -> list[Move]:
        return self.options(g, seat)

    def pending(self) -> list[int]:
        if not self.answers:
            return list(self.seats)
        return [s for s, a in zip(self.seats, self.answers, strict=True) if a is None]

    def answered(self, seat: int, move: str) -> Several[S, C]:
        given = self.answers or (None,) * len(self.seats)
        return replace(self, answers=changed(given, self.seats.index(seat), move))

    def join(self, g: Play[S, C]) -> bool:
        """Carry out what the answers so far decide; False while more of them are needed. The frame
        is off the stack."""
        raise NotImplementedError


class Together(Several[S, C], kw_only=True):
    """A decision of several seats: all must answer."""

    def settle(self, g: Play[S, C], answers: dict[int, Move]) -> None:
        """All have answered."""

    def join(self, g: Play[S, C]) -> bool:
        if self.pending():
            return False
        parse = g.game.notation.parse
        answers = {s: parse(a or "") for s, a in zip(self.seats, self.answers, strict=True)}
        g.shown += self.secret
        self.settle(g, answers)
        return True


class Window(Several[S, C], kw_only=True):
    """A chance to react, put at once to every seat that could, as far as the table can know.

    It is never forced: a pause must not tell who holds what. The first reaction in the order of
    `ring` is carried out as soon as it is certain; then the window opens again, unless the reaction
    `closes` it. When all have passed it is over. Standing orders: `able` (ask only whoever can
    react), `ask`, `never`, `always` (the first reaction possible), or a condition that the game
    lists in `policies` and reads in `meets`.
    """

    policies: ClassVar[tuple[str, ...]] = (ABLE, ASK, NEVER, ALWAYS)
    default: ClassVar[str] = ABLE
    ring: tuple[int, ...]
    """All seats of the window, in order; `seats` are those of them that are asked."""

    def might(self, g: Play[S, C], seat: int) -> bool:
        """Whether a seat could react as far as the table can know (see `Play.might_hold`)."""
        return True

    def reactions(self, g: Play[S, C], seat: int) -> list[Move]:
        """What a seat could do besides passing."""
        return []

    def react(self, g: Play[S, C], seat: int, move: Move) -> None:
        """Carry a reaction out, by the method that is marked `on` its class. The window, should it
        open again, is on the stack below."""
        self.handlers[type(move)](self, g, seat, move)

    def closes(self, g: Play[S, C], seat: int, move: Move) -> bool:
        """Whether nobody may react any more after this reaction."""
        return False

    def meets(self, g: Play[S, C], seat: int, condition: str, move: Move) -> bool:
        """Whether `move` is what a standing order with this condition waits for."""
        return False

    def opened(self, g: Play[S, C]) -> Window[S, C] | None:
        """The window as it is put to those who might react; None when nobody might."""
        seats = tuple(seat for seat in self.ring if self.might(g, seat))
        return replace(self, seats=seats) if seats else None

    def options(self, g: Play[S, C], seat: int) -> list[Move]:
        return [PASS, *self.reactions(g, seat)]

    def join(self, g: Play[S, C]) -> bool:
        for seat, answer in zip(self.seats, self.answers, strict=True):
            if answer is None:
                return False
            if answer != PASSED:
                g.shown += 1
                self._let_react(g, seat, g.game.notation.parse(answer))
                return True
        g.shown += 1
        return True

    def _let_react(self, g: Play[S, C], seat: int, move: Move) -> None:
        if not self.closes(g, seat, move):
            g.push(replace(self, seats=(), answers=()))
        self.react(g, seat, move)

    def by_order(self, g: Play[S, C], seat: int, policy: str, offers: list[Move]) -> Move | None:
        reactions = [move for move in offers if move != PASS]
        if policy == ASK or (policy == ABLE and reactions):
            return None
        if policy in (ABLE, NEVER):
            return PASS
        if policy == ALWAYS:
            return reactions[0] if reactions else PASS
        return next((m for m in reactions if self.meets(g, seat, policy, m)), PASS)


class Due(Task[S, C]):
    """A question that was laid aside must be answered now: it is asked outright, if it is open."""

    seat: int
    question: str
    """Its kind."""

    def run(self, g: Play[S, C]) -> None:
        aside = g.state.aside
        due = [q for q in aside if q.kind() == self.question and self.seat in q.pending()]
        g.state.aside = [question for question in aside if question not in due]
        g.push(*due)

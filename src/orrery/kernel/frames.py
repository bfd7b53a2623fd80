"""Frames: the rest of the game, at any moment, as plain data on `state.stack`.

A `Task` runs and may push frames. A question stops the machine until it is answered: a `Question`
goes to one seat, a `Together` to several at once, a `Window` round the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel.frozen import Frozen
from orrery.kernel.moves import IS, End, Move, Pass, snake
from orrery.kernel.offers import Offer, Refusal
from orrery.kernel.words import Message

if TYPE_CHECKING:
    from orrery.kernel.play import Play

S = TypeVar("S", bound="State")
C = TypeVar("C")


class Frame(Frozen, Generic[S, C], gc=False, tag=snake, tag_field=IS):
    """One thing that the rules still have to do."""

    asks: ClassVar[bool] = False

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)


class State(Struct):
    """What every game's state begins with. Games add plain data and write `clone` by hand."""

    stack: list[Frame[Any, Any]]
    lots: int
    """How many shuffles there have been (see `zones`)."""


class Task(Frame[S, C]):
    """Something that the rules do by themselves."""

    def run(self, g: Play[S, C]) -> None:
        """Change the state, push frames. The task is already off the stack."""


class Asking(Frame[S, C]):
    """What `Question`, `Window` and `Together` have in common."""

    asks: ClassVar[bool] = True
    forced: ClassVar[bool] = True
    """Whether the kernel may answer when there is one offer: only if nobody learns by the pause."""
    secret: ClassVar[bool] = False
    """Whether the answer is hidden from the other seats until the rules show it."""
    clause: ClassVar[str] = ""
    """The clause of the rules that the prompt leads to."""

    def prompt(self, g: Play[S, C]) -> Message:
        """What is asked."""
        return Message(f"ask-{self.kind().replace('_', '-')}")

    def offer(self, g: Play[S, C], move: Move) -> Offer:
        """A possible move as a person sees it."""
        return Offer(move)

    def refusals(self, g: Play[S, C], seat: int) -> Iterable[Refusal]:
        """What a person might expect here and cannot do, with the reasons."""
        return ()

    def by_order(self, g: Play[S, C], policy: str, offers: list[Move]) -> Move | None:
        """The answer that a standing order gives, or None to ask the person."""
        return None


class Question(Asking[S, C]):
    """A decision of one seat."""

    seat: int

    def options(self, g: Play[S, C]) -> list[Move]:
        """Every possible answer. An empty list is a dead end, a defect of the rules."""
        return []

    def answer(self, g: Play[S, C], move: Move) -> None:
        """Carry the move out. The question is already off the stack."""


class EndTurn(Question[S, C]):
    """The end of a turn is a question of its own: until it is answered the last step can be undone.

    The standing order `always` answers it.
    """

    forced: ClassVar[bool] = False

    def options(self, g: Play[S, C]) -> list[Move]:
        return [END]

    def by_order(self, g: Play[S, C], policy: str, offers: list[Move]) -> Move | None:
        return END if policy == "always" else None


class Window(Question[S, C]):
    """A chance to react, offered to every seat that could, as far as the table can know.

    It is never forced: a pause must not tell who holds what. After a reaction the round begins
    again; when all have passed in a row the window closes. Standing orders: `never`, `always`
    (the first reaction possible), or a condition that the game reads in `meets`.
    """

    forced: ClassVar[bool] = False
    rest: tuple[int, ...]
    """The seats still to be asked in this round."""
    ring: tuple[int, ...]
    """All seats of the window, in order."""

    def reactions(self, g: Play[S, C]) -> list[Move]:
        """What the asked seat could do besides passing."""
        return []

    def react(self, g: Play[S, C], move: Move) -> None:
        """Carry a reaction out. The window for the next round is already on the stack below."""

    def meets(self, g: Play[S, C], condition: str, move: Move) -> bool:
        """Whether `move` is what a standing order with this condition waits for."""
        return False

    def options(self, g: Play[S, C]) -> list[Move]:
        return [PASS, *self.reactions(g)]

    def answer(self, g: Play[S, C], move: Move) -> None:
        if move == PASS:
            if self.rest:
                g.push(replace(self, seat=self.rest[0], rest=self.rest[1:]))
            return
        g.push(replace(self, seat=self.ring[0], rest=self.ring[1:]))
        self.react(g, move)

    def by_order(self, g: Play[S, C], policy: str, offers: list[Move]) -> Move | None:
        if policy == "never":
            return PASS
        if policy == "ask":
            return None
        reactions = [m for m in offers if m != PASS]
        if policy == "always":
            return reactions[0] if reactions else PASS
        return next((m for m in reactions if self.meets(g, policy, m)), PASS)


class Together(Asking[S, C]):
    """A question to several seats at once. None sees another's answer before all have answered.

    Answers are kept as canonical text, in the order of `seats`.
    """

    forced: ClassVar[bool] = False
    secret: ClassVar[bool] = True
    seats: tuple[int, ...]
    answers: tuple[str | None, ...] = ()

    def options(self, g: Play[S, C], seat: int) -> list[Move]:
        return []

    def settle(self, g: Play[S, C], answers: dict[int, Move]) -> None:
        """All have answered; the frame is off the stack."""

    def pending(self) -> list[int]:
        if not self.answers:
            return list(self.seats)
        return [s for s, a in zip(self.seats, self.answers, strict=True) if a is None]

    def answered(self, seat: int, move: str) -> Together[S, C]:
        given = self.answers or (None,) * len(self.seats)
        index = self.seats.index(seat)
        return replace(self, answers=(*given[:index], move, *given[index + 1 :]))


END = End()
PASS = Pass()

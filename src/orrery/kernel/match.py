"""A match: a play with its record, undo and redo, standing orders, and an ear for its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from orrery.kernel.chance import Chance, SealedChance
from orrery.kernel.codec import state_hash
from orrery.kernel.errors import OrreryError
from orrery.kernel.events import Event, Heard
from orrery.kernel.frames import ASK, Asking, Window
from orrery.kernel.game import Game, Options
from orrery.kernel.moves import Move
from orrery.kernel.play import Play
from orrery.kernel.record import Record, Replay, Result, Step, take_draws

NOT_BACK = -1
"""Nobody's seat: a step that cannot be taken back, though what came before it can."""


class Past(Struct):
    """What undo goes back to: a twin from before a step, how many steps and events there were."""

    play: Play[Any, Any]
    seat: int
    steps: int
    heard: int
    aside: bool
    """Whether the step answered a question beside the turn, which is nobody else's barrier."""


class Match:
    """One game between seats, from the first question to the result."""

    def __init__(
        self,
        game: Game[Any, Any],
        seats: Sequence[str],
        chance: Chance,
        options: Options | None = None,
        *,
        pack: Path | None = None,
    ) -> None:
        options = options or game.options()
        chance.log = []
        self.game = game
        self.play = game.start(len(seats), chance, options, pack=pack, listen=True)
        self.heard: list[Heard] = []
        self.orders: list[dict[str, str]] = [{} for _ in seats]
        """For each seat: question kind -> policy (see `Asking.by_order`)."""
        self.patient: set[int] = set()
        """Seats whose windows are not let go by at once, so that a pause tells nothing, but with
        `lapse`: a server keeps them open for a moment."""
        self.record = Record(
            game=game.id,
            rules=game.version,
            content=game.content_hash(pack),
            options=msgspec.to_builtins(options),
            seats=list(seats),
            setup=take_draws(chance),
            commitment=chance.commitment if isinstance(chance, SealedChance) else "",
        )
        self._past: list[Past] = []
        self._barrier = "begin"
        self._future: list[Step] = []
        self._listen()

    @classmethod
    def resume(
        cls,
        record: Record,
        chance: Chance,
        *,
        game: Game[Any, Any] | None = None,
        pack: Path | None = None,
    ) -> Match:
        """A match played again from its record, to go on with `chance`.

        `chance` is fresh: it is wound forward by playing the same moves, and must give the draws
        that the record holds.
        """
        game = Replay(record, game=game, pack=pack).game
        match = cls(game, record.seats, chance, game.read_options(record.options), pack=pack)
        if match.record.setup != record.setup:
            raise OrreryError("error-record-draw-differs", step=0)
        for number, step in enumerate(record.steps, 1):
            move = match.play.offered(step.seat, game.notation.parse(step.move))
            match._play(step.seat, move, auto=step.auto)
            if match.record.steps[-1].draws != step.draws:
                raise OrreryError("error-record-draw-differs", step=number)
        return match

    @property
    def seq(self) -> int:
        return len(self.record.steps)

    # --- playing -----------------------------------------------------------------------------

    def submit(self, seat: int, move: Move | str) -> None:
        """Play a move of a seat; then whatever standing orders answer."""
        if isinstance(move, str):
            move = self.game.notation.parse(move)
        move = self.play.offered(seat, move)
        if not self.play.is_aside(seat, move):
            self._future.clear()
        self._play(seat, move)
        self.obey_orders()

    def order(self, seat: int, question: str, policy: str) -> None:
        """Give a standing order; the default of the question takes it back."""
        kind = next((q for q in self.game.questions if q.kind() == question), None)
        if kind is None:
            raise OrreryError("error-no-such-question", question=question)
        if policy not in kind.policies:
            raise OrreryError("error-no-such-policy", policy=policy, known=", ".join(kind.policies))
        if policy == kind.default:
            self.orders[seat].pop(question, None)
        else:
            self.orders[seat][question] = policy
        self._future.clear()
        self.obey_orders()

    def policy(self, seat: int, question: type[Asking[Any, Any]]) -> str:
        """The standing order that holds for a question."""
        return self.orders[seat].get(question.kind(), question.default)

    def obey_orders(self) -> None:
        """Answer for the seats whose standing orders cover what is asked."""
        while (given := self._ordered(self.patient)) is not None:
            self._play(*given, auto=True)

    def waits(self) -> bool:
        """Whether a window is open only because its seats are patient."""
        return self._ordered(set()) is not None

    def lapse(self) -> None:
        """The moment is over for which windows are kept open: orders answer for all seats."""
        while (given := self._ordered(set())) is not None:
            self._play(*given, auto=True)

    def _ordered(self, patient: set[int]) -> tuple[int, Move] | None:
        top = self.play.question
        if top is None:
            return None
        for seat in top.pending():
            if seat in patient and isinstance(top, Window):
                continue
            policy = self.policy(seat, type(top))
            if policy == ASK:
                continue
            move = top.by_order(self.play, seat, policy, self.play.offers_for(seat))
            if move is not None:
                return seat, move
        return None

    def _play(self, seat: int, move: Move, *, auto: bool = False) -> None:
        play = self.play
        aside = play.is_aside(seat, move)
        before = Past(play.clone(), seat, len(self.record.steps), len(self.heard), aside)
        play.chance.log = []
        try:
            if aside:
                play.answer_aside(seat, move)
            else:
                play.apply(move, seat)
        except Exception:
            self._return_to(before)  # a defect of the rules leaves no half-played step behind
            raise
        self._remember(before)
        self.record.steps.append(Step(seat, str(move), take_draws(play.chance), auto))
        self._listen()
        if play.over:
            self._finish()

    def _listen(self) -> None:
        self.heard += self.play.heard or []
        self.play.heard = []

    def _finish(self) -> None:
        outcome = self.game.outcome(self.play)
        self.record.result = Result(
            state_hash(self.play.state), list(outcome.totals), list(outcome.ranks)
        )
        if isinstance(self.play.chance, SealedChance):
            self.record.secret = self.play.chance.secret.hex()

    # --- undo --------------------------------------------------------------------------------

    def _remember(self, before: Past) -> None:
        """Keep the way back, up to the barrier: chance drawn, something shown, another seat.

        A question beside the turn is no barrier for the others, whatever its answer brings."""
        play, old = self.play, before.play
        barrier = play.chance.count != old.chance.count or play.shown != old.shown
        if before.aside and barrier:
            before.seat = NOT_BACK
        elif not before.aside and any(p.seat != before.seat for p in self._past if not p.aside):
            self._past.clear()
        self._past.append(before)
        if barrier and not before.aside:
            self._past.clear()
            self._barrier = "drawn" if play.chance.count != old.chance.count else "shown"

    def can_undo(self, seat: int) -> bool:
        """Whether the last step is the seat's own and nothing was drawn, shown or decided since."""
        return self._own_last(seat) > 0 and not self.play.over

    def undo_barrier(self, seat: int) -> str:
        """Why a seat can take nothing back: `over`, `begin` (nothing done yet), `drawn`, `shown`
        or `other` (somebody else has decided since). Empty when it can."""
        if self.can_undo(seat):
            return ""
        if self.play.over:
            return "over"
        return "other" if any(past.seat != seat for past in self._past) else self._barrier

    def _own_last(self, seat: int) -> int:
        """How many steps an undo goes back: to the last own one, past what orders answered after it
        and what others answered beside the turn. One's own answer beside the turn can be taken
        back until somebody goes on in the turn, or until one has gone on beside it with what cannot
        be taken back."""
        only_beside = True
        for back, past in enumerate(reversed(self._past), 1):
            step = self.record.steps[past.steps]
            if past.seat == seat and not step.auto:
                return back if not past.aside or only_beside else 0
            only_beside = only_beside and past.aside and step.seat != seat
        return 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last step."""
        if not self.can_undo(seat):
            raise OrreryError("error-undo-barrier")
        first = len(self._past) - self._own_last(seat)
        gone, self._past = self._past[first:], self._past[:first]
        steps = self.record.steps[gone[0].steps :]
        self._future.append(steps[0])
        self._return_to(gone[0])
        for past, step in zip(gone[1:], steps[1:], strict=True):
            if past.aside:
                self._play(step.seat, self.game.notation.parse(step.move), auto=step.auto)

    def _return_to(self, past: Past) -> None:
        self.play = past.play
        self.play.heard = []
        del self.record.steps[past.steps :]
        del self.heard[past.heard :]

    def can_redo(self, seat: int) -> bool:
        if not self._future or self._future[-1].seat != seat:
            return False
        move = self.game.notation.parse(self._future[-1].move)
        return move in self.play.offers_for(seat) or move in self.play.offers_aside(seat)

    def redo(self, seat: int) -> None:
        """Play again what was undone last."""
        if not self.can_redo(seat):
            raise OrreryError("error-nothing-to-redo")
        step = self._future.pop()
        self._play(seat, self.game.notation.parse(step.move))
        self.obey_orders()

    # --- looking -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> Struct:
        return self.game.view(self.play, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat has heard."""
        told = (heard.by(seat) for heard in self.heard[since:])
        return [event for event in told if event is not None]


def start_match(
    game: Game[Any, Any],
    seats: Sequence[str],
    *,
    chance: Chance | None = None,
    options: Mapping[str, Any] | None = None,
    pack: Path | None = None,
) -> Match:
    """A match from loose values: the five-line way in."""
    return Match(game, seats, chance or SealedChance(), game.read_options(options or {}), pack=pack)

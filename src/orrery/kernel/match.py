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
from orrery.kernel.game import Game, Options
from orrery.kernel.moves import Move
from orrery.kernel.play import Play
from orrery.kernel.record import Record, Replay, Result, Step, take_draws


class Past(Struct):
    """What undo goes back to: a twin from before a step and how many events there were."""

    play: Play[Any, Any]
    seat: int
    heard: int


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
        self._future.clear()
        self._play(seat, move)
        self.obey_orders()

    def order(self, seat: int, question: str, policy: str) -> None:
        """Give a standing order; `ask` takes it back."""
        if question not in {q.kind() for q in self.game.questions}:
            raise OrreryError("error-no-such-question", question=question)
        self.orders[seat][question] = policy
        self._future.clear()
        self.obey_orders()

    def obey_orders(self) -> None:
        """Answer for the seats whose standing orders cover what is asked."""
        while (given := self._ordered()) is not None:
            self._play(*given, auto=True)

    def _ordered(self) -> tuple[int, Move] | None:
        top = self.play.question
        for seat in self.play.to_act():
            policy = self.orders[seat].get(top.kind()) if top else None
            if top and policy:
                move = top.by_order(self.play, policy, self.play.offers_for(seat))
                if move is not None:
                    return seat, move
        return None

    def _play(self, seat: int, move: Move, *, auto: bool = False) -> None:
        play = self.play
        before = Past(play.clone(), seat, len(self.heard))
        play.chance.log = []
        try:
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
        """Keep the way back, up to the barrier: chance drawn, something shown, another seat."""
        play, old = self.play, before.play
        if self._past and self._past[-1].seat != before.seat:
            self._past.clear()
        self._past.append(before)
        if play.chance.count != old.chance.count or play.shown != old.shown:
            self._past.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether the last step is the seat's own and nothing was drawn, shown or decided since."""
        return self._own_last(seat) > 0 and not self.play.over

    def _own_last(self, seat: int) -> int:
        """How many steps an undo takes back: the last own one and what orders answered after it."""
        for back, past in enumerate(reversed(self._past), 1):
            if past.seat == seat and not self.record.steps[-back].auto:
                return back
        return 0

    def undo(self, seat: int) -> None:
        """Take back the seat's last step."""
        if not self.can_undo(seat):
            raise OrreryError("error-undo-barrier")
        for _ in range(self._own_last(seat)):
            past = self._past.pop()
            step = self.record.steps.pop()
            if not step.auto:
                self._future.append(step)
        self._return_to(past)

    def _return_to(self, past: Past) -> None:
        self.play = past.play
        self.play.heard = []
        del self.heard[past.heard :]

    def can_redo(self, seat: int) -> bool:
        if not self._future or self._future[-1].seat != seat:
            return False
        return self.game.notation.parse(self._future[-1].move) in self.play.offers_for(seat)

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

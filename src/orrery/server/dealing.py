"""Dealing: a table's game at the croupier. It is opened there from the log, asked, and led on; and
here it is decided whether the rules are to blame when it is not."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel import OrreryError
from orrery.server.answers import Failed, NotOpen, Refused
from orrery.server.course import Entry
from orrery.server.croupier import (
    Answers,
    Asks,
    Do,
    Open,
    Recount,
    ShowPast,
    Standing,
    Trace,
)
from orrery.server.rows import TableRow
from orrery.server.trouble import Trouble
from orrery.server.workers import Lost, Worker

A = TypeVar("A", bound=Struct)
ENTRIES_A_SECOND = 500
"""How fast a log is replayed at the least: what opening a long game may take."""
ROUNDS = 3
"""How often a game is opened again for one request: workers may be lost in between."""
UNANSWERED = 2
"""How often a move may go without an answer before its rules are to blame."""
RESTS = (2.0, 5.0, 15.0, 60.0)
"""Seconds that a table rests when its worker was lost again and again: others need it too."""
HARMLESS = (ShowPast, Trace, Recount)
"""What may fail without anybody being kept from playing on."""


class Stopped(Exception):
    """The rules are at fault."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


class Behind(Exception):
    """The log has gone on meanwhile: what was to be done is to be looked at anew."""


class Dealing:
    """One game at one worker. `seq` is -1 while nobody knows how long its log is."""

    def __init__(
        self,
        table: str,
        worker: Worker[Answers],
        opening: Callable[[], Awaitable[Open]],
        seconds: float,
    ) -> None:
        self.table = table
        self.worker = worker
        self.opening = opening
        self.seconds = seconds
        self.seq = -1
        self.standing: Standing | None = None
        self._failures = 0
        self._rests_until = 0.0

    def forget(self) -> None:
        """What the log holds is to be read again."""
        self.seq = -1

    async def open(self) -> Standing:
        """Lead the game along its log."""
        ask = await self.opening()
        seconds = self.seconds + len(ask.entries) / ENTRIES_A_SECOND
        for more in (1, 4):  # a slow machine may need longer than the rules ever should
            try:
                answer = await self.worker.ask(ask, seconds * more)
            except Lost:
                continue
            if isinstance(answer, Standing):
                self.seq, self.standing = answer.seq, answer
                return answer
            if not isinstance(answer, Failed) or answer.defect:
                raise self._fault(answer, ask)
        raise self._tired("the game could not be opened in time")

    async def do(self, entry: Entry, viewers: list[int | None]) -> Standing:
        """Carry an entry out; `Behind` if the log is longer than was known."""
        ask = Do(self.table, self.seq, entry, viewers)
        doing = f"seat {entry.seat}: {entry}"
        for _ in range(UNANSWERED):
            try:
                return await self.ask(ask, Standing, doing)
            except Lost as lost:
                problem = str(lost)
        raise Stopped(f"{problem} ({doing})")

    async def ask(self, ask: Asks, kind: type[A], doing: str = "", seconds: float = 0.0) -> A:
        """The croupier's answer."""
        if time.monotonic() < self._rests_until:
            raise Trouble("resting")
        for _ in range(ROUNDS):
            try:
                answer = await self.worker.ask(ask, seconds + self.seconds)
            except Lost as lost:
                if isinstance(ask, Do):
                    raise
                raise self._tired(str(lost)) from None
            except Trouble as trouble:
                raise self._tired(trouble.problem) from None
            if not isinstance(answer, NotOpen):
                return self._taken(answer, ask, kind, doing)
            await self.open()
            if getattr(ask, "seq", self.seq) != self.seq:
                if isinstance(ask, Do):
                    raise Behind
                ask = replace(ask, seq=self.seq)
        raise self._tired("the game is lost again and again")

    def _taken(self, answer: Answers, ask: Asks, kind: type[A], doing: str) -> A:
        if isinstance(answer, kind):
            self._failures = 0
            if isinstance(answer, Standing):
                self.standing = answer
            return answer
        raise self._fault(answer, ask, doing)

    def _fault(self, answer: Answers, ask: Asks, doing: str = "") -> Exception:
        """Whose fault it is that this is no answer."""
        if isinstance(answer, Refused):
            return refusal(answer)
        if isinstance(answer, Failed):
            problem = f"{answer.problem} ({doing or type(ask).__name__.lower()})"
            if answer.defect and not isinstance(ask, HARMLESS):
                return Stopped(problem)
            return Trouble(problem)
        return Trouble(f"unexpected {answer!r:.80}")

    def _tired(self, problem: str) -> Trouble:
        """Trouble again: let the others have the worker for a while."""
        rest = RESTS[min(self._failures, len(RESTS) - 1)]
        self._failures += 1
        if self._failures > 1:
            self._rests_until = time.monotonic() + rest
        return Trouble(problem)


def standing_columns(standing: Standing) -> dict[str, Any]:
    return {
        "status": "over" if standing.over else "playing",
        "to_act": standing.awaited,
        "totals": standing.totals,
        "ranks": standing.ranks,
    }


def news_for(row: TableRow, standing: Standing) -> dict[str, Any]:
    """The columns of a table that are others by now: mostly whose turn it is, or nothing."""
    columns = standing_columns(standing).items()
    return {name: value for name, value in columns if getattr(row, name) != value}


def refusal(answer: Refused) -> OrreryError:
    error = OrreryError(answer.message.id)
    error.message = answer.message
    return error

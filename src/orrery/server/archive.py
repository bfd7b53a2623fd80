"""The archive: what is past, opened by a worker of its own so that nobody who plays waits for it.

What is found once about a thing that never changes again is kept.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar

from msgspec import Raw, Struct

from orrery.kernel import OrreryError
from orrery.server.answers import Failed, NotOpen, Refused, Shown
from orrery.server.archivist import ArchiveAnswers, Teach
from orrery.server.dealing import refusal
from orrery.server.shelf import (
    Check,
    Checked,
    Hold,
    Name,
    Retrace,
    Review,
    ShelfAsks,
)
from orrery.server.trouble import Trouble
from orrery.server.workers import Lost, Workers

A = TypeVar("A", bound=Struct)
Body = Callable[[], Awaitable[bytes]]
"""Where a record comes from, should the worker not have it."""


SECONDS = 10.0
"""Processor time for one request."""
KEPT = 500
"""Answers kept,"""
KEPT_BYTES = 200_000
"""unless one is longer than this."""


class Archive:
    """Records, by an id of their own or by that of their table."""

    def __init__(self, workers: Workers[ArchiveAnswers]) -> None:
        self.workers = workers
        self._kept: OrderedDict[ShelfAsks, Struct] = OrderedDict()

    async def check(self, id: str, body: Body) -> Checked:
        return await self._once(Check(id), Checked, body)

    async def history(self, id: str, body: Body) -> Raw:
        return Raw((await self._once(Retrace(id), Shown, body)).json)

    async def draws(self, id: str, body: Body) -> Raw:
        return Raw((await self._once(Name(id), Shown, body)).json)

    async def position(self, id: str, body: Body, at: int, viewer: int | None) -> Raw:
        return Raw((await self._ask(Review(id, at, viewer), Shown, body)).json)

    async def teach(self, ask: Teach) -> Raw:
        try:
            answer = await self.workers.of(f"{ask.game}/{ask.lesson}").ask(ask, SECONDS)
        except Lost:
            raise OrreryError("error-no-such-lesson") from None
        if isinstance(answer, Shown):
            return Raw(answer.json)
        raise (
            refusal(answer) if isinstance(answer, Refused) else OrreryError("error-no-such-lesson")
        )

    async def _once(self, ask: ShelfAsks, kind: type[A], body: Body) -> A:
        known = self._kept.get(ask)
        if isinstance(known, kind):
            self._kept.move_to_end(ask)
            return known
        found = await self._ask(ask, kind, body)
        if not isinstance(found, Shown) or len(found.json) <= KEPT_BYTES:
            self._kept[ask] = found
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    async def _ask(self, ask: ShelfAsks, kind: type[A], body: Body) -> A:
        worker = self.workers.of(ask.record)
        try:
            answer = await worker.ask(ask, SECONDS)
            if isinstance(answer, NotOpen):
                held = await worker.ask(Hold(ask.record, await body()), SECONDS)
                answer = held if isinstance(held, Refused) else await worker.ask(ask, SECONDS)
        except Lost:
            raise OrreryError("error-record-rejected") from None
        if isinstance(answer, kind):
            return answer
        if isinstance(answer, Refused):
            raise refusal(answer)
        if isinstance(answer, Failed):
            raise OrreryError("error-record-rejected")
        raise Trouble(f"archive: unexpected {answer!r:.80}")

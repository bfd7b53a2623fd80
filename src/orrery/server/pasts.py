"""Pasts of live tables, opened at the archive: one request for a table at a time."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from orrery.server.croupier import Recount, ShowPast, Trace, Write
from orrery.server.dealing import Dealing, Stopped
from orrery.server.trouble import Trouble

A = TypeVar("A", bound=Struct)

Past = ShowPast | Trace | Recount | Write
REMEMBERED = 5_000
"""Tables of which it is known how far the archive has opened them."""


class Pasts:
    def __init__(self) -> None:
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._known: dict[str, int] = {}
        """How long the log of a table was when the archive opened it."""

    async def ask(self, past: Dealing, seq: int, ask: Past, kind: type[A]) -> A:
        """An answer of the archive, which knows the game at least up to entry `seq`."""
        lock = self._locks[past.table]
        try:
            async with lock:
                past.seq = self._known.get(past.table, -1)
                if past.seq < seq:
                    await past.open()
                answer = await past.ask(replace(ask, seq=past.seq), kind)
                self._remember(past)
                return answer
        except Stopped as stopped:
            raise Trouble(stopped.problem) from None
        finally:
            if not lock.locked() and past.table in self._locks:
                del self._locks[past.table]

    def _remember(self, past: Dealing) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[past.table] = past.seq

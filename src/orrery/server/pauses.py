"""Pauses: a window that nobody can react in stays open for a moment all the same.

Standing orders answer at once for whoever cannot react. That would tell the others what they hold,
so among people their answers wait for a random time, which says nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from asyncio import TimerHandle
from typing import TYPE_CHECKING

from orrery.kernel import OrreryError
from orrery.server.course import Entry
from orrery.server.journal import journal

if TYPE_CHECKING:
    from orrery.server.table import Table


class Pause:
    """The pause of one table, when there is one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._timer: TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    def begin(self, *, waits: bool) -> None:
        """After each entry: a window that waits has its moment from here on."""
        self.end()
        if waits:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self.length(), self._over, self.table.seq)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def length(self) -> float:
        settings = self.table.tables.settings
        least, most = settings.pause_least, settings.pause_most
        return least + (most - least) * secrets.randbelow(1_000) / 1_000

    def _over(self, seq: int) -> None:
        self._timer = None
        self._ending = asyncio.create_task(self._lapse(seq))

    async def _lapse(self, seq: int) -> None:
        """Let the orders answer, unless something has happened meanwhile."""
        table = self.table
        try:
            async with table.lock:
                if table.seq != seq or not table.playing():
                    return
                await table.carry_out(Entry(table.pending()[0], "lapse"), None)
        except OrreryError as error:
            journal.warning("a window stays open", table=table.id, exc_info=error)
            self.begin(waits=True)
        table.bots.think()

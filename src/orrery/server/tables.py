"""All tables of this server that are in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from orrery.kernel import OrreryError
from orrery.server.archivist import ArchiveAnswers
from orrery.server.cards import BeatNews, encode
from orrery.server.croupier import Answers
from orrery.server.journal import journal
from orrery.server.leases import Elsewhere, Leases
from orrery.server.meters import Meters
from orrery.server.pasts import Pasts
from orrery.server.rows import SeatRow, TableRow
from orrery.server.settings import Settings
from orrery.server.storage import Storage
from orrery.server.table import Table
from orrery.server.thinking import Stumped, Thought
from orrery.server.workers import Workers

BEAT = encode(BeatNews())
TICK = 1.0
"""Seconds between two looks at who has heard nothing for long."""


class Tables:
    def __init__(
        self,
        storage: Storage,
        croupiers: Workers[Answers],
        thinkers: Workers[Thought | Stumped],
        archivists: Workers[ArchiveAnswers],
        settings: Settings,
        meters: Meters,
    ) -> None:
        self.meters = meters
        self.storage = storage
        self.croupiers = croupiers
        self.thinkers = thinkers
        self.archivists = archivists
        self.settings = settings
        self.pasts = Pasts()
        self.leases: Leases | None = None
        """Where several servers share a database."""
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._giving: set[asyncio.Task[None]] = set()

    async def find(self, id: str) -> Table:
        table = self._live.get(id)
        if table is None:
            found = await self.storage.table(id)
            if found is None or found[0].status == "closed":
                raise OrreryError("error-no-such-table")
            if self.leases is not None:
                await self.leases.claim(id)
            table = self._live.setdefault(id, Table(self, *found))
        self._live.move_to_end(id)
        self._make_room()
        return table

    def at_hand(self, id: str) -> Table | None:
        return self._live.get(id)

    def all(self) -> list[Table]:
        return list(self._live.values())

    async def reread(self, id: str) -> None:
        """Somebody else has changed what is stored of a table."""
        table = self._live.get(id)
        if table is None:
            return
        table.game.forget()
        await table.reseat()
        if table.status == "closed":
            table.ringside.dismiss(table.ringside.listeners)
            self.forget(table)

    def count(self) -> float:
        return len(self._live)

    def watching(self) -> float:
        return sum(len(table.ringside.listeners) for table in self._live.values())

    def forget(self, table: Table) -> None:
        self._live.pop(table.id, None)

    def _make_room(self) -> None:
        """Put away what nobody watches and no bot plays at, but never the one just found."""
        spare = len(self._live) - self.settings.limits.live_tables
        if spare <= 0:
            return
        older = list(self._live.values())[:-1]
        idle = (table for table in older if table.idle)
        for table in [table for table, _ in zip(idle, range(spare), strict=False)]:
            del self._live[table.id]
            self._give_back(table.id)

    def _give_back(self, id: str) -> None:
        if self.leases is not None:
            giving = asyncio.create_task(self.leases.give_back(id))
            self._giving.add(giving)
            giving.add_done_callback(self._giving.discard)

    def let_go(self) -> None:
        """Others may lead our tables by now: nothing is told or done here any more."""
        self.keep_only(set())

    def keep_only(self, held: set[str]) -> None:
        """Others lead all tables but these."""
        for table in self.all():
            if table.id in held:
                continue
            table.pause.end()
            if table.bots.thinking is not None:
                table.bots.thinking.cancel()
            table.ringside.dismiss(table.ringside.listeners)
            self.forget(table)

    async def refresh(self, id: str) -> None:
        """What is stored of a table is another now: whoever leads it is to read it again."""
        try:
            await (await self.find(id)).reseat()
        except Elsewhere:
            await self.storage.notice(id)

    async def wake(self) -> None:
        """After a start: bots whose turn it is go on."""
        for row, seats in await self.storage.left_to_bots():
            if not row.to_act or any(seats[seat].bot for seat in row.to_act):
                await self._wake(row, seats)

    async def _wake(self, row: TableRow, seats: list[SeatRow]) -> None:
        try:
            table = await self.find(row.id)
            async with table.lock:
                if await table.begun():
                    table.bots.think()
        except Elsewhere:
            return  # it is awake there
        except OrreryError as error:
            journal.warning("a table did not wake", table=row.id, exc_info=error)

    async def beat(self) -> None:
        """Tell those who have heard nothing for a while that the server is there."""
        while True:
            await asyncio.sleep(TICK)
            before = asyncio.get_running_loop().time() - self.settings.beat_seconds
            for table in list(self._live.values()):
                quiet = [one for one in table.ringside.listeners if one.told_at < before]
                table.ringside.tell(BEAT, quiet)

    async def stop(self) -> None:
        tables = list(self._live.values())
        await asyncio.gather(*(table.bots.stop() for table in tables))
        for table in tables:
            table.pause.end()
            table.ringside.dismiss(table.ringside.listeners)

"""Leases: where several servers share a database, each live table is led by one of them.

A server that is alive says so every second; three seconds after the last time its tables may be
taken over. The clock is the database's. A server that finds that it was late, because its machine
is far too busy, lets go of what others have taken over meanwhile and leads the rest; one that was
taken for dead for long puts everything away and begins anew under another name. What it had not
stored it has told nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import text

from orrery.server.journal import journal
from orrery.server.rows import new_id
from orrery.server.storage import Storage
from orrery.server.trouble import STORAGE, Trouble

RENEWED = 1.0
"""Seconds between two signs of life,"""
LASTS = 3.0
"""and after the last one until others may take over."""
LOOKS = 3
"""After a late sign of life: somebody may have been about to take over while it was given."""
CLOCK = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
APPEAR = text(f"INSERT INTO servers (id, until) VALUES (:own, {CLOCK} + :lasts)")
IN_TIME = text(f"SELECT until > {CLOCK} FROM servers WHERE id = :own FOR UPDATE")
RENEW = text(f"UPDATE servers SET until = {CLOCK} + :lasts WHERE id = :own")
HELD = text('SELECT "table" FROM leases WHERE server = :own')
ALIVE = text(f"SELECT id FROM servers WHERE until > {CLOCK}")
CLAIM = text(
    'INSERT INTO leases ("table", server) VALUES (:id, :own) '
    'ON CONFLICT ("table") DO UPDATE SET server = :own '
    "WHERE leases.server = :own "
    f"OR leases.server NOT IN (SELECT id FROM servers WHERE until > {CLOCK}) "
    "RETURNING server"
)
HOLDER = text('SELECT server FROM leases WHERE "table" = :id')
GIVE_BACK = text('DELETE FROM leases WHERE "table" = :id AND server = :own')
LEAVE = (
    text("DELETE FROM leases WHERE server = :own"),
    text("DELETE FROM servers WHERE id = :own"),
)
FORGET = text(f"DELETE FROM servers WHERE until < {CLOCK} - 60000")


class Elsewhere(Trouble):
    """Another server leads this table."""

    def __init__(self, owner: str) -> None:
        super().__init__("led elsewhere")
        self.owner = owner


async def unheard(name: str) -> None:
    """There is nobody whom it concerns."""


class Leases:
    def __init__(self, storage: Storage, on_loss: Callable[[], None]) -> None:
        self.storage = storage
        self.on_loss = on_loss
        """Called when others may have taken our tables over."""
        self.on_late: Callable[[set[str]], None] = lambda held: None
        """Called when others may have taken some over: with those that are still ours."""
        self.on_name: Callable[[str], Awaitable[None]] = unheard
        """Called when we have another name."""
        self.own = new_id()
        self._look_again = 0
        self._renewing = asyncio.Lock()
        self.alive: set[str] = set()
        self.on_death: Callable[[set[str]], None] = lambda dead: None
        self._renewed = time.monotonic()
        # A crowd that waits for the database must not make us look dead.
        self._line = storage.line_of_its_own()

    @property
    def valid(self) -> bool:
        return time.monotonic() - self._renewed < LASTS

    async def open(self) -> None:
        async with self.storage.writing() as db:
            await db.execute(FORGET)
            await db.execute(APPEAR, {"own": self.own, "lasts": int(LASTS * 1000)})
        self._renewed = time.monotonic()
        self.alive = await self._alive()

    async def close(self) -> None:
        """Let the others have the tables at once."""
        try:
            async with self.storage.writing() as db:
                for statement in LEAVE:
                    await db.execute(statement, {"own": self.own})
        except STORAGE as error:
            journal.warning("leases are left to expire", exc_info=error)
        await self._line.dispose()

    async def keep(self) -> None:
        """Say that we are alive, for ever, and look who is not any more."""
        while True:
            await asyncio.sleep(RENEWED)
            try:
                async with self._renewing:
                    await self._renew()
                alive = await self._alive()
            except STORAGE as error:
                journal.warning("the lease is not renewed", exc_info=error)
                if not self.valid:
                    self.on_loss()
                continue
            dead, self.alive = self.alive - alive, alive
            if dead:
                self.on_death(dead)

    async def _renew(self) -> None:
        asked = time.monotonic()
        async with self._line.begin() as db:
            in_time = (await db.execute(IN_TIME, {"own": self.own})).scalar_one_or_none()
            values = {"own": self.own, "lasts": int(LASTS * 1000)}
            await db.execute(RENEW, values)
        if in_time is None:
            await self._begin_anew()
        self._renewed = asked
        if in_time is False:
            journal.warning("the lease is renewed late")
            self._look_again = LOOKS
        if self._look_again:
            self._look_again -= 1
            self.on_late(await self._held())

    async def _begin_anew(self) -> None:
        journal.warning("taken for dead; beginning anew")
        self.on_loss()
        self.own = new_id()
        await self.open()
        await self.on_name(self.own)

    async def _held(self) -> set[str]:
        async with self._line.connect() as db:
            return set((await db.execute(HELD, {"own": self.own})).scalars())

    async def _alive(self) -> set[str]:
        async with self._line.connect() as db:
            return set((await db.execute(ALIVE)).scalars())

    async def claim(self, id: str) -> None:
        """Lead this table from here on; `Elsewhere` when somebody does who is alive."""
        async with self._renewing:
            if not self.valid:
                await self._renew()
        owner = await self._claimed(id)
        if owner != self.own:
            raise Elsewhere(owner)

    async def _claimed(self, id: str) -> str:
        async with self.storage.writing() as db:
            claimed = (await db.execute(CLAIM, {"id": id, "own": self.own})).scalar_one_or_none()
            if claimed is not None:
                return str(claimed)
            return str((await db.execute(HOLDER, {"id": id})).scalar_one())

    async def give_back(self, id: str) -> None:
        async with self.storage.writing() as db:
            await db.execute(GIVE_BACK, {"id": id, "own": self.own})

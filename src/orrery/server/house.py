"""The house: what a running server consists of, opened and closed together."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from orrery.kernel import OrreryError
from orrery.server.addresses import is_own_name, one_of
from orrery.server.archive import Archive
from orrery.server.archivist import ArchiveAnswers
from orrery.server.buckets import Buckets
from orrery.server.built import Built
from orrery.server.bus import Bus, Letters, Take
from orrery.server.croupier import Answers
from orrery.server.leases import Leases
from orrery.server.meters import Meters
from orrery.server.notices import Bars, expire, follow
from orrery.server.office import Office
from orrery.server.rows import Guest
from orrery.server.seals import Seals
from orrery.server.settings import Rate, Settings
from orrery.server.storage import Storage
from orrery.server.tables import Tables
from orrery.server.thinking import Stumped, Thought
from orrery.server.workers import Workers

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "orrery_guest"
YEAR = 365 * 24 * 3600
GUESTS = 10_000
"""Guests remembered between requests."""


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.meters = Meters()
        self.built = Built(settings.client_folder)
        self.buckets = Buckets()
        self.bars = Bars()
        self.connections: Counter[str] = Counter()
        """WebSockets by address and by guest."""
        self.croupiers: Workers[Answers] = Workers(
            "rules", Answers, settings.rules_workers, settings.patience, self.meters
        )
        self.thinkers: Workers[Thought | Stumped] = Workers(
            "bots", Thought | Stumped, settings.bot_workers, settings.patience, self.meters
        )
        self.archivists: Workers[ArchiveAnswers] = Workers(
            "archive", ArchiveAnswers, 1, settings.patience, self.meters
        )
        self.archive = Archive(self.archivists)
        self.tables = Tables(
            self.storage, self.croupiers, self.thinkers, self.archivists, settings, self.meters
        )
        self.meters.watch("orrery_connections", "Open WebSockets.", self.tables.watching)
        self.meters.watch("orrery_tables_at_hand", "Tables in memory.", self.tables.count)
        self.leases: Leases | None = None
        self.bus: Bus | None = None
        self.seals = Seals(b"")
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        """Who was here lately: every request asks for one."""
        self._tasks: list[asyncio.Task[None]] = []
        """What goes on beside all requests."""
        self.on_letter: Take = nobody
        self._end_meters: Callable[[], None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        if address := self.settings.metrics_address:
            self._end_meters = self.meters.show(*address)
        self.seals = Seals(await self.storage.key("seals"))
        self.bars.set(await Office(self.storage).bars())
        await asyncio.gather(self.croupiers.start(), self.thinkers.start())
        if self.settings.redis:
            await self._join_others()
        self._tasks += [
            asyncio.create_task(self.tables.wake()),
            asyncio.create_task(self.tables.beat()),
            asyncio.create_task(follow(self)),
            asyncio.create_task(expire(self)),
            # Nobody looks at the past in the first second, and whoever does has not to wait for it.
            asyncio.create_task(self.archivists.start()),
        ]

    async def _join_others(self) -> None:
        """One of several servers from here on."""
        self.leases = self.tables.leases = Leases(self.storage, self.tables.let_go)
        self.leases.on_late = self.tables.keep_only
        await self.leases.open()
        self.bus = Bus(self.settings.redis, self.take_letter)
        await self.bus.open(self.leases.own)
        self.leases.on_name = self.bus.open
        self._tasks.append(asyncio.create_task(self.leases.keep()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tables.stop()
        if self.leases is not None:
            await self.leases.close()
        if self.bus is not None:
            await self.bus.close()
        await asyncio.gather(self.croupiers.stop(), self.thinkers.stop(), self.archivists.stop())
        await self.storage.close()
        if self._end_meters is not None:
            self._end_meters()

    # --- who asks ----------------------------------------------------------------------------

    async def guest(self, cookies: Mapping[str, str]) -> Guest | None:
        """The guest whose cookie this is; None for a stranger and for a forged one."""
        id = self.seals.opened("guest", cookies.get(COOKIE, ""))
        if not id:
            return None
        if id not in self._guests and (found := await self.storage.guest(id)) is not None:
            self._guests[id] = found
            if len(self._guests) > GUESTS:
                self._guests.popitem(last=False)
        return self._guests.get(id)

    async def take_letter(self, letter: Letters) -> None:
        """What another server sends us; see `relay`."""
        await self.on_letter(letter)

    def forget_guests(self) -> None:
        """Ask the storage again who they are."""
        self._guests.clear()

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, name)
        waiting = await self.storage.rename(guest, name)
        if guest.id in self._guests:
            self._guests[guest.id] = renamed
        for id in waiting:
            await self.tables.refresh(id)
        return renamed

    def cookie(self, guest: Guest, connection: Connection) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=self.seals.seal("guest", guest.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=self.scheme(connection) == "https",
            path="/",
        )

    def address(self, connection: Connection) -> str:
        """Where a request comes from, by a trusted proxy's word where there is one."""
        forwarded = connection.headers.get("x-forwarded-for", "")
        if self.settings.behind_proxy and forwarded:
            return one_of(forwarded.rpartition(",")[2].strip())
        return one_of(connection.client.host) if connection.client else ""

    def check_host(self, connection: Connection) -> None:
        """Refuse to be called by a name that is not ours."""
        host = connection.headers.get("host", "")
        settings = self.settings
        if not is_own_name(host, settings.hosts, any_name=settings.behind_proxy):
            raise OrreryError("error-host", host=host[:100])

    def scheme(self, connection: Connection) -> str:
        forwarded = connection.headers.get("x-forwarded-proto", "")
        if self.settings.behind_proxy and forwarded:
            return forwarded
        return str(connection.scope.get("scheme", "http"))

    def take(self, kind: str, who: str) -> None:
        """One more request of a kind; `OrreryError` when it is one too many."""
        rate = getattr(self.settings.limits, kind)
        assert isinstance(rate, Rate)
        self.buckets.take(kind, who, rate)


async def nobody(letter: Letters) -> None:
    """There is nobody yet whom it is for."""


def find_house(state: State) -> House:
    """The house that an application has opened."""
    house = state.house
    assert isinstance(house, House)
    return house


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what another site's page sends in a visitor's name. Programs send no `Origin`."""
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin")
    if site not in ("same-origin", "none"):
        raise OrreryError("error-origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise OrreryError("error-origin")

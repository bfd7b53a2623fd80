"""The house: what a running server consists of, opened and closed together."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from orrery.kernel import OrreryError
from orrery.server.buckets import Buckets
from orrery.server.built import Built
from orrery.server.croupier import Answers
from orrery.server.meters import Meters
from orrery.server.seals import Seals
from orrery.server.settings import Rate, Settings
from orrery.server.storage import Guest, Storage
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
        self.connections: Counter[str] = Counter()
        """WebSockets by address."""
        self.croupiers: Workers[Answers] = Workers(
            "rules", Answers, settings.rules_workers, settings.patience, self.meters
        )
        self.thinkers: Workers[Thought | Stumped] = Workers(
            "bots", Thought | Stumped, settings.bot_workers, settings.patience, self.meters
        )
        self.tables = Tables(self.storage, self.croupiers, self.thinkers, settings, self.meters)
        self.meters.watch("orrery_connections", "Open WebSockets.", self.connections.total)
        self.meters.watch("orrery_tables_at_hand", "Tables in memory.", self.tables.count)
        self.seals = Seals(b"")
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        """Who was here lately: a guest never changes, and every request asks for one."""
        self._waking: asyncio.Task[None] | None = None
        self._end_meters: Callable[[], None] | None = None

    async def open(self) -> None:
        await self.storage.open()
        if address := self.settings.metrics_address:
            self._end_meters = self.meters.show(*address)
        self.seals = Seals(await self.storage.key("seals"))
        await asyncio.gather(self.croupiers.start(), self.thinkers.start())
        self._waking = asyncio.create_task(self.tables.wake())

    async def close(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await self.tables.stop()
        await asyncio.gather(self.croupiers.stop(), self.thinkers.stop())
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
            return forwarded.rpartition(",")[2].strip()
        return connection.client.host if connection.client else ""

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

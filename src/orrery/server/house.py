"""The house: what a running server consists of, opened and closed together."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from orrery.kernel import OrreryError
from orrery.server.buckets import Buckets
from orrery.server.croupier import Answers
from orrery.server.seals import Seals
from orrery.server.settings import Rate, Settings
from orrery.server.storage import Guest, Storage
from orrery.server.tables import Tables
from orrery.server.thinking import Stumped, Thought
from orrery.server.workers import Workers

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "orrery_guest"
YEAR = 365 * 24 * 3600


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.buckets = Buckets()
        self.connections: Counter[str] = Counter()
        """WebSockets by address."""
        self.croupiers: Workers[Answers] = Workers(
            "rules", Answers, settings.rules_workers, settings.patience
        )
        self.thinkers: Workers[Thought | Stumped] = Workers(
            "bots", Thought | Stumped, settings.bot_workers, settings.patience
        )
        self.tables = Tables(self.storage, self.croupiers, self.thinkers, settings)
        self.seals = Seals(b"")
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.storage.open()
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

    # --- who asks ----------------------------------------------------------------------------

    async def guest(self, cookies: Mapping[str, str]) -> Guest | None:
        """The guest whose cookie this is; None for a stranger and for a forged one."""
        id = self.seals.opened("guest", cookies.get(COOKIE, ""))
        return await self.storage.guest(id) if id else None

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


def check_origin(headers: Mapping[str, str]) -> None:
    """Refuse what another site's page sends in a visitor's name. Programs send no `Origin`."""
    site = headers.get("sec-fetch-site", "none")
    origin = headers.get("origin")
    if site not in ("same-origin", "none"):
        raise OrreryError("error-origin")
    if origin is not None and origin.partition("://")[2] != headers.get("host"):
        raise OrreryError("error-origin")

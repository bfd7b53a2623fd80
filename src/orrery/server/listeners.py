"""Somebody who watches a table through a WebSocket: what is for them waits in a queue."""

from __future__ import annotations

import asyncio

from orrery.server.seats import Eyes

WAITING = 200
"""News that may wait for a slow connection; then it is closed, and comes back for what is new."""
AGAIN = 1013
"""Close code: come back, with the last entry that you have."""


class Listener:
    """A connection. Its table says, under its lock, as which seat it watches."""

    def __init__(self, eyes: Eyes, address: str = "") -> None:
        self.eyes = eyes
        self.address = address
        self.seat: int | None = None
        """A spectator until the table has said otherwise."""
        self.told_at = 0.0
        """When it was last told something."""
        self.closed = False
        self._news: asyncio.Queue[str | None] = asyncio.Queue()

    def tell(self, news: str) -> None:
        if self.closed:
            return
        if self._news.qsize() >= WAITING:
            self.close()
            return
        self.told_at = asyncio.get_running_loop().time()
        self._news.put_nowait(news)

    def close(self) -> None:
        """No more news after those that wait."""
        if not self.closed:
            self.closed = True
            self._news.put_nowait(None)

    async def next(self) -> str | None:
        """The next news; None when there will be no more."""
        return await self._news.get()

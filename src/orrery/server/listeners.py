"""Somebody who watches a table through a WebSocket: what is for them waits in a queue."""

from __future__ import annotations

import asyncio

WAITING = 200
"""News that may wait for a slow connection; then it is closed, and comes back for what is new."""


class Listener:
    """A connection as one seat, or as a spectator (None)."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self._news: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.closed = False

    def tell(self, news: bytes) -> None:
        if self.closed:
            return
        if self._news.qsize() >= WAITING:
            self.close()
            return
        self._news.put_nowait(news)

    def close(self) -> None:
        """No more news after those that wait."""
        if not self.closed:
            self.closed = True
            self._news.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next news; None when there will be no more."""
        return await self._news.get()

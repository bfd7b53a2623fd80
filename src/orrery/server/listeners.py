"""Somebody who watches a table through a WebSocket: what is for them goes out at once, or waits in
a queue where they are slow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from orrery.server.seats import Eyes

WAITING = 200
"""News that may wait for a slow connection; then it is closed, and comes back for what is new."""
WAITING_BYTES = 500_000
"""The same in bytes, behind the first of them: a whole look at a long game is long."""
AGAIN = 1013
"""Close code: come back, with the last entry that you have."""


class Line(Protocol):
    """A connection of which we have the bytes."""

    def say(self, text: bytes) -> bool:
        """Send a text now; False where it would have to wait."""


class Listener:
    """A connection. Its table says, under its lock, as which seat it watches."""

    def __init__(self, eyes: Eyes, address: str = "", line: Line | None = None) -> None:
        self.eyes = eyes
        self.address = address
        self.line = line
        """None where what we say is carried by others."""
        self.seat: int | None = None
        """A spectator until the table has said otherwise."""
        self.told_at = 0.0
        """When it was last told something."""
        self.closed = False
        self.carry: Callable[[], None] | None = None
        """What begins to carry news that have to wait; most connections never need it."""
        self._news: list[bytes | None] = []
        self._arrived: asyncio.Future[None] | None = None
        """Somebody waits for news."""
        self._waiting = 0
        """News that were not sent yet: those in the queue, and the one that is being sent."""
        self._bytes = 0
        self._sending = 0
        """Bytes of that one."""

    def tell(self, news: bytes) -> None:
        if self.closed:
            return
        self.told_at = asyncio.get_running_loop().time()
        if not self._waiting and self.line is not None and self.line.say(news):
            return
        much = self._waiting and self._bytes + len(news) > WAITING_BYTES
        if much or self._waiting >= WAITING:
            self.close()
            return
        self._waiting += 1
        self._bytes += len(news)
        self._wait_with(news)

    def close(self) -> None:
        """No more news after those that wait."""
        if not self.closed:
            self.closed = True
            self._wait_with(None)

    def carry_by(self, carry: Callable[[], None]) -> None:
        """From here on news that have to wait are carried: `carry` is called once, with the first
        of them."""
        self.carry = carry
        if self._news:
            self._wake()

    def _wait_with(self, news: bytes | None) -> None:
        self._news.append(news)
        self._wake()

    def _wake(self) -> None:
        if self.carry is not None:
            carry, self.carry = self.carry, None
            carry()
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    async def next(self) -> bytes | None:
        """The next news that had to wait, when the one before was sent; None when there will be no
        more."""
        if self._sending:
            self._waiting -= 1
            self._bytes -= self._sending
        while not self._news:
            self._arrived = asyncio.get_running_loop().create_future()
            await self._arrived
        news = self._news.pop(0)
        self._sending = len(news or b"")
        return news

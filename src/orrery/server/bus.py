"""The bus: messages between the servers that share a database, through Redis or Valkey."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from redis.asyncio import Redis
from redis.exceptions import RedisError

from orrery.server.journal import journal
from orrery.server.trouble import Trouble

PAUSE = 0.3
"""Seconds before the line to Redis is opened again."""


class Letter(Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """From one server to another, about one exchange between them."""

    id: str
    sender: str


class Request(Letter, frozen=True, tag="request"):
    scope: dict[str, Any]
    body: bytes = b""


class Reply(Letter, frozen=True, tag="reply"):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes = b""


class Call(Letter, frozen=True, tag="call"):
    """A WebSocket is carried from here on."""

    scope: dict[str, Any]


class Said(Letter, frozen=True, tag="said"):
    """Either side has sent a text."""

    text: str


class HungUp(Letter, frozen=True, tag="hung_up"):
    code: int = 1000


Letters = Request | Reply | Call | Said | HungUp
Take = Callable[[Letters], Awaitable[None]]


class Bus:
    def __init__(self, url: str, take: Take) -> None:
        self._redis: Redis = Redis.from_url(url)
        self._take = take
        self._decoder = msgspec.msgpack.Decoder(Letters)
        self._listening: asyncio.Task[None] | None = None

    async def open(self, own: str) -> None:
        """Hear what is sent to us from here on; called again under another name."""
        await self._stop()
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(channel(own), ready))
        await asyncio.wait_for(ready.wait(), 30)

    async def close(self) -> None:
        await self._stop()
        await self._redis.aclose()

    async def _stop(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    async def send(self, to: str, letter: Letters) -> None:
        try:
            heard = await self._redis.publish(channel(to), msgspec.msgpack.encode(letter))
        except (RedisError, OSError) as error:
            raise Trouble(f"bus: {error}") from None
        if not heard:
            raise Trouble("bus: nobody is there")

    async def _listen(self, own: str, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as line:
                    await line.subscribe(own)
                    ready.set()
                    async for message in line.listen():
                        if message["type"] == "message":
                            await self._take(self._decoder.decode(message["data"]))
            except (RedisError, OSError) as error:
                journal.warning("the bus is away", problem=str(error))
                await asyncio.sleep(PAUSE)


def channel(server: str) -> str:
    return f"orrery:{server}"

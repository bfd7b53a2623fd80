"""What is passed on between servers has an end too, before it is whole and while it waits."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from orrery.server.bus import Call, HungUp, Letters, Said
from orrery.server.listeners import AGAIN, WAITING, WAITING_BYTES
from orrery.server.relay import UPLOAD, Relay, whole_body
from orrery.server.settings import Limits, Settings

HERE, THERE = "here", "there"


class Bus:
    """It keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Letters] = []

    async def send(self, to: str, letter: Letters) -> None:
        self.sent.append(letter)


@pytest.fixture
def relay() -> Relay:
    relay: Any = Relay()
    relay.app = SimpleNamespace(state=SimpleNamespace(house=SimpleNamespace(settings=Settings())))
    relay.bus, relay.leases = Bus(), SimpleNamespace(own=HERE)
    found: Relay = relay
    return found


def sent(relay: Relay) -> list[Letters]:
    bus: Any = relay.bus
    letters: list[Letters] = bus.sent
    return letters


@pytest.mark.anyio
async def test_a_body_is_read_no_further_than_it_may_be_long(relay: Relay) -> None:
    """Each of thousands of requests would be kept whole, before anybody has looked at them."""
    limits = Limits()
    for path, most in (("/api/guests", limits.body_bytes), (UPLOAD, limits.record_bytes)):
        given = 0

        async def receive() -> Any:
            nonlocal given
            given += 1
            return {"type": "http.request", "body": bytes(10_000), "more_body": True}

        body = await whole_body(receive, relay.longest(path))
        assert len(body) == most + 1, "so much that it is seen to be too long"
        assert given == most // 10_000 + 1


@pytest.mark.anyio
@pytest.mark.parametrize("length", [10, 10_000])
async def test_whoever_reads_slowly_at_another_server_is_told_to_come_back(
    relay: Relay, length: int
) -> None:
    read, ended = asyncio.Event(), asyncio.Event()
    got: list[Any] = []

    async def receive() -> Any:
        if ended.is_set():
            await asyncio.Event().wait()
        ended.set()
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        got.append(message)
        if message["type"] == "websocket.send":
            await read.wait()

    carrying = asyncio.create_task(relay.carry(THERE, {"path": "/"}, receive, send))
    while not sent(relay):
        await asyncio.sleep(0)
    [call] = sent(relay)
    assert isinstance(call, Call)
    for _ in range(2 * max(WAITING, WAITING_BYTES // length)):
        await relay.take(Said(call.id, THERE, "x" * length))
    read.set()
    await carrying
    assert sum(len(one.get("text", "")) for one in got) <= WAITING_BYTES + length
    assert len(got) <= WAITING + 3
    assert got[-1]["code"] == AGAIN
    assert isinstance(sent(relay)[-1], HungUp), "and the server that leads the table is told"


@pytest.mark.anyio
async def test_whoever_floods_another_server_is_hung_up_on(relay: Relay) -> None:
    taken = 0
    stopped = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal taken
        await receive()
        await stopped.wait()
        while (await receive())["type"] != "websocket.disconnect":
            taken += 1

    relay.app = app
    await relay.take(Call("one", THERE, {"path": "/", "headers": []}))
    for _ in range(10 * WAITING):
        await relay.take(Said("one", THERE, "x" * 4_000))
    stopped.set()
    while not sent(relay):
        await asyncio.sleep(0)
    assert sent(relay) == [HungUp("one", HERE, AGAIN)]
    assert taken <= WAITING

"""A table's connection: what is new comes down, from the last entry that the client has seen; and
what a client does may go up (see `upward`)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery

from orrery.kernel import OrreryError
from orrery.server.api.asking import TheHouse, Visitor
from orrery.server.api.upward import Upstream
from orrery.server.complaints import complaint
from orrery.server.house import House, check_origin
from orrery.server.lines import LINE
from orrery.server.listeners import AGAIN, Listener
from orrery.server.rows import Guest
from orrery.server.seats import Eyes
from orrery.server.speech import language_of
from orrery.server.table import Table
from orrery.server.wishes import counted

REFUSED = 4000
"""Close codes of ours: this and the HTTP status, so 4404 for an unknown table."""
TOO_BIG = 1009

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: Socket,
    id: FromPath[str],
    house: TheHouse,
    visitor: Visitor,
    since: FromQuery[int] = 0,
    chat: FromQuery[int] = 0,
    seat: FromQuery[int | None] = None,
) -> None:
    await socket.accept()
    try:
        house.check_host(socket)
        check_origin(socket.headers)
        house.bars.check_welcome(visitor, house.address(socket))
        line: Any = (socket.scope.get("extensions") or {}).get(LINE)
        listener = Listener(Eyes(visitor, seat), house.address(socket), line)
        async with admitted(house, listener.address, visitor):
            table = await house.tables.find(id)
            async with watching(table, listener, counted(since), counted(chat)):
                upstream = Upstream(house, table, listener, language_of(socket))
                await converse(socket, upstream, house.settings.limits.message_bytes)
    except Exception as error:
        status, told = complaint(error, language_of(socket))
        await send(socket, msgspec.json.encode(told))
        await socket.close(code=REFUSED + status)


@asynccontextmanager
async def admitted(house: House, address: str, visitor: Guest | None) -> AsyncIterator[None]:
    """Not more connections than a guest, or the strangers of an address, may have."""
    house.take("requests", address)
    limits = house.settings.limits
    who = visitor.id if visitor else f"strangers of {address}"
    most = limits.guest_connections if visitor else limits.connections
    budgets = {who: most, address: limits.address_connections}
    if any(house.connections[one] >= least for one, least in budgets.items()):
        raise OrreryError("error-too-often")
    house.connections.update(budgets.keys())
    try:
        yield
    finally:
        house.connections.subtract(budgets.keys())
        for one in budgets:
            if not house.connections[one]:
                del house.connections[one]


@asynccontextmanager
async def watching(table: Table, listener: Listener, since: int, chat: int) -> AsyncIterator[None]:
    try:
        await table.watch(listener, since, chat)
        yield
    finally:
        table.ringside.leave(listener)


async def converse(socket: Socket, upstream: Upstream, most: int) -> None:
    """Talk until either side has enough. What need not wait is sent by whoever has it to say; a
    task that carries the rest is begun only for those who are slow."""
    carrying: list[asyncio.Task[None]] = []

    def carry() -> None:
        carrying.append(asyncio.create_task(push(socket, upstream.listener)))

    upstream.listener.carry_by(carry)
    try:
        if await sent_too_much(socket, upstream, most):
            await socket.close(code=TOO_BIG)
    finally:
        for task in carrying:
            task.cancel()
        await asyncio.gather(*carrying, return_exceptions=True)


async def push(socket: Socket, listener: Listener) -> None:
    """Send what had to wait for the listener, until it is told nothing more; then it has to come
    back, and whoever listens to it hears that it is gone."""
    while (news := await listener.next()) is not None:
        await send(socket, news)
    await socket.close(code=AGAIN)


async def sent_too_much(socket: Socket, upstream: Upstream, most: int) -> bool:
    """Take what comes up, until the other side goes or sends too much at once."""
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return False
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > most:
            return True
        await upstream.take(data)


async def send(socket: Socket, news: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": news.decode()})

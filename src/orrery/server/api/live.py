"""What is new at a table, pushed through a WebSocket from the last entry that the client has seen.

Nothing is read from it but its end: whatever changes a table comes by POST.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from orrery.kernel import OrreryError
from orrery.server.api.asking import TheHouse, Visitor
from orrery.server.complaints import complaint
from orrery.server.house import House, check_origin
from orrery.server.listeners import Listener
from orrery.server.seats import viewer
from orrery.server.speech import language_of
from orrery.server.tables import Table

REFUSED = 4000
"""Close codes of ours: this and the HTTP status, so 4404 for an unknown table."""
TOO_BIG = 1009
AGAIN = 1013
"""Come back: the connection was too slow, or the server stops."""

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
        check_origin(socket.headers)
        async with counted(house, socket):
            table = await house.tables.find(id)
            listener = Listener(viewer(table, visitor, seat))
            most = house.settings.limits.message_bytes
            async with watching(table, listener, since, chat):
                await converse(socket, listener, most)
    except OrreryError as error:
        status, told = complaint(error, language_of(socket))
        await socket.send_data(msgspec.json.encode(told), mode="text")
        await socket.close(code=REFUSED + status)


@asynccontextmanager
async def counted(house: House, socket: Socket) -> AsyncIterator[None]:
    """Not more connections than an address may have."""
    address = house.address(socket)
    house.take("requests", address)
    if house.connections[address] >= house.settings.limits.connections:
        raise OrreryError("error-too-often")
    house.connections[address] += 1
    try:
        yield
    finally:
        house.connections[address] -= 1
        if not house.connections[address]:
            del house.connections[address]


@asynccontextmanager
async def watching(table: Table, listener: Listener, since: int, chat: int) -> AsyncIterator[None]:
    await table.watch(listener, since, chat)
    try:
        yield
    finally:
        table.unwatch(listener)


async def converse(socket: Socket, listener: Listener, most: int) -> None:
    """Push until either side has enough."""
    sending = asyncio.create_task(push(socket, listener))
    reading = asyncio.create_task(listen(socket, most))
    try:
        await asyncio.wait((sending, reading), return_when=asyncio.FIRST_COMPLETED)
        enough = well_done(sending), well_done(reading)
    finally:
        sending.cancel()
        reading.cancel()
        await asyncio.gather(sending, reading, return_exceptions=True)
    if any(enough):
        await socket.close(code=AGAIN if enough[0] else TOO_BIG)


def well_done(task: asyncio.Task[None]) -> bool:
    """Whether it has come to its end and not to the connection's."""
    return task.done() and not task.cancelled() and task.exception() is None


async def push(socket: Socket, listener: Listener) -> None:
    """Send what the listener is told, until it is told nothing more."""
    while (news := await listener.next()) is not None:
        await socket.send_data(news, mode="text")


async def listen(socket: Socket, most: int) -> None:
    """Read until the other side goes (an exception) or sends too much (it returns)."""
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        if len(event.get("text") or event.get("bytes") or "") > most:
            return

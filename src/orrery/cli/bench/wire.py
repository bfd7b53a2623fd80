"""Just enough HTTP and WebSocket for a crowd of clients that takes little of the machine which the
server is being measured on. Only for servers that we have started ourselves."""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

FINAL = 0x80
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED = 0x80
UNMASKING = bytes(4)
"""A mask that changes nothing."""
LONG, VERY_LONG = 126, 127
"""In place of a short length: the next two or eight bytes hold it."""


class Unanswered(Exception):
    """A server under measurement did not do what it was asked."""


class Answer(Struct, frozen=True):
    status: int
    headers: Mapping[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Line:
    """One connection, kept open: a request, its answer, and the next."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> Any:
        """The answer's JSON; `Unanswered` unless it is a success."""
        return (await self.ask("POST", path, msgspec.json.encode(body))).json()

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path, b"")).json()

    async def ask(self, method: str, path: str, body: bytes) -> Answer:
        """A server ends connections that were idle for long: then the request is sent once more,
        as browsers do, and what is sent here may be sent twice."""
        try:
            answer = await self._ask(method, path, body)
        except (asyncio.IncompleteReadError, OSError):
            self.close()
            answer = await self._ask(method, path, body)
        if not 200 <= answer.status < 300:
            raise Unanswered(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        return answer

    async def _ask(self, method: str, path: str, body: bytes) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        extra = {"Content-Type": "application/json"} if body else {}
        writer.write(request(method, path, self.port, self.cookie, body, extra))
        status, headers = await read_head(reader)
        length = int(headers.get("content-length", 0))
        return Answer(status, headers, await reader.readexactly(length))

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Socket:
    """A WebSocket, whose pings are answered."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, port: int, path: str, cookie: str) -> Socket:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(secrets.token_bytes(16)).decode(),
        }
        writer.write(request("GET", path, port, cookie, b"", upgrade))
        status, _ = await read_head(reader)
        if status != 101:
            raise Unanswered(f"WebSocket {path}: {status}")
        return cls(reader, writer)

    async def next(self) -> bytes:
        """The next text. A server of ours sends each in one frame."""
        while True:
            opcode, payload = await self._frame()
            if opcode == FINAL | TEXT:
                return payload
            if opcode != FINAL | PING:
                raise Unanswered(f"WebSocket frame {opcode:#x}: {payload[:200]!r}")
            self._send(PONG, payload)

    def tell(self, text: bytes) -> None:
        self._send(TEXT, text)

    async def _frame(self) -> tuple[int, bytes]:
        first, length = await self._reader.readexactly(2)
        if length >= LONG:
            length = int.from_bytes(await self._reader.readexactly(2 if length == LONG else 8))
        return first, await self._reader.readexactly(length)

    def _send(self, opcode: int, payload: bytes) -> None:
        """A frame; nothing that a crowd sends is longer than two bytes can say."""
        length = len(payload)
        size = bytes([length]) if length < LONG else bytes([LONG]) + length.to_bytes(2)
        marked = bytes([FINAL | opcode, MASKED | size[0]]) + size[1:]
        self._writer.write(marked + UNMASKING + payload)

    def close(self) -> None:
        self._writer.close()


def request(
    method: str, path: str, port: int, cookie: str, body: bytes, extra: Mapping[str, str]
) -> bytes:
    headers = {"Host": f"127.0.0.1:{port}", **extra}
    if cookie:
        headers["Cookie"] = cookie
    if body:
        headers["Content-Length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    """The status and the headers of an answer, their names in small letters."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    first, *lines = head.split("\r\n")
    named = (line.partition(": ") for line in lines if line)
    return int(first.split()[1]), {name.lower(): value for name, _, value in named}

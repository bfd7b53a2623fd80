"""Lines: the connections of strangers as bytes, with a limit to everything before it is whole.

uvicorn reads HTTP by httptools and WebSockets by websockets' own state machine, which counts the
fragments of a message while they come. What is added here: a head, a trailer and a request have an
end, in bytes and in time; a message has few fragments, and a connection few pings; whoever does not
read is let go of.
"""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from orrery.server.addresses import one_of

HEAD_BYTES = 32_768
"""Of a request line and its headers."""
MESSAGE_BYTES = 8_388_608
"""Of a whole request: what an application refuses to read is not kept for it either."""
READING = 30.0
"""Seconds that a request may take to arrive, and a connection to ask for something."""
FRAGMENTS = 16
"""That a message up a WebSocket may come in; empty ones cost the sender nothing."""
PINGS = 50
"""That a client may send between two of ours: each has to be answered, and the answers are kept
until they are read."""
WAITING = 4
"""Messages of a connection that may wait for the application."""
LEAVING = 2.0
"""Seconds that a closed connection may take to read what is still on its way."""
TOO_OFTEN = 1008
TOO_BIG = 1009
NOT_TEXT = 1007
AGAIN = 1013
LINE = "orrery.line"
"""By this name an application finds the connection itself among the extensions of its scope."""
FINAL_TEXT = 0x81
SHORT, MIDDLE = 126, 65_536
"""Lengths from which a frame says its own in two bytes, and in eight."""
TOO_LONG_A_HEAD = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"Connection: close\r\nContent-Length: 0\r\n\r\n"
)


class HttpLine(HttpToolsProtocol):
    """Requests, one after another."""

    read_seconds = 30.0
    """In which somebody has to read on in what they were answered."""
    most = 0
    """Connections of one address; 0: any number."""
    held: ClassVar[Counter[str]] = Counter()
    """How many an address has."""
    holder = ""
    """The address as which this one is counted."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._count(one_of(self.client[0]) if self.client else "")
        self.taken = 0
        """Bytes of the request that is arriving."""
        self.in_head = True
        self.patience: TimerHandle | None = None
        self.unread: TimerHandle | None = None
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._count("")
        self._stop_waiting()
        self._is_read()
        super().connection_lost(exc)

    def _count(self, address: str) -> None:
        """It is one of an address's connections, or none any more."""
        if self.holder:
            self.held[self.holder] -= 1
            if not self.held[self.holder]:
                del self.held[self.holder]
        self.holder = address if self.most else ""
        if self.holder:
            self.held[self.holder] += 1
            if self.held[self.holder] > self.most:
                self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_unread()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._is_unread()  # it closes when all was read, which may be never

    def timeout_keep_alive_handler(self) -> None:
        self.transport.abort()

    def _is_unread(self) -> None:
        self._is_read()
        self.unread = self.loop.call_later(self.read_seconds, self.transport.abort)

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def data_received(self, data: bytes) -> None:
        self.taken += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.in_head and self.taken > HEAD_BYTES:
            self.transport.write(TOO_LONG_A_HEAD)
            self.transport.close()
        elif self.taken > MESSAGE_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self._wait()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.taken = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._count("")  # there are others who count WebSockets
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._stop_waiting()
        self.patience = self.loop.call_later(READING, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None


def line_of(read_seconds: float, most: int) -> type[HttpLine]:
    """Lines with the patience that an operator has set, and as many of an address."""
    own = {"read_seconds": read_seconds, "most": most, "held": Counter()}
    return type("OwnHttpLine", (HttpLine,), own)


class LiveLine(WebSocketsSansIOProtocol):
    """A WebSocket. Pings find out whether somebody is there (`running` says how often)."""

    pings = 0
    """That have come since our last one was answered."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.said: list[bytes] = []
        """Frames that go out together at the end of this turn of the loop."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self

    def say(self, text: bytes) -> bool:
        """Send a text without a task and without the framework's wrappings; False where it would
        have to wait for somebody who is slow, or for ever."""
        if not self._is_open() or not self.writable.is_set():
            return False
        if not self.said:
            self.loop.call_soon(self._let_out)
        self.said += frame(text)
        return True

    def _is_open(self) -> bool:
        done = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.handshake_complete and not done

    def _let_out(self) -> None:
        """One write for all that was said: each would wake the other side."""
        said, self.said = self.said, []
        if said and self._is_open():
            self.transport.write(b"".join(said))

    def schedule_ping(self) -> None:
        self.pings = 0
        super().schedule_ping()

    def handle_ping(self) -> None:
        self.pings += 1
        if self.pings > PINGS:
            self._refuse(TOO_OFTEN)
            return
        super().handle_ping()

    async def send(self, message: Any) -> None:
        self._let_out()
        await super().send(message)
        if self.close_timer is not None and message["type"] == "websocket.close":
            # It would wait until all was read, which may be never.
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS:
            self._refuse(TOO_BIG)
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._refuse(NOT_TEXT)
                return
        # A connection is not read from while messages of it wait, but for the first few: to stop
        # and to go on takes longer than most messages do.
        stopped, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = stopped
        if not stopped and self.queue.qsize() > WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Nobody there, or nobody who reads: what waits to be sent would wait for ever."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The server stops: come back."""
        if self.handshake_complete and not self.close_sent:
            self._say_goodbye(AGAIN)
        else:
            super().shutdown()
        self.loop.call_later(LEAVING, self.transport.abort)

    def _refuse(self, code: int) -> None:
        self.frames = []
        self._say_goodbye(code)
        self.loop.call_later(LEAVING, self.transport.abort)

    def _say_goodbye(self, code: int) -> None:
        self.stop_keepalive()
        if self.close_sent or self.transport.is_closing():
            return
        self._let_out()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def frame(text: bytes) -> tuple[bytes, bytes]:
    """A text as one frame, as a server sends it: what is before it, and itself."""
    length = len(text)
    if length < SHORT:
        return bytes((FINAL_TEXT, length)), text
    if length < MIDDLE:
        return bytes((FINAL_TEXT, 126)) + length.to_bytes(2), text
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8), text

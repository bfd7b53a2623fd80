"""Listeners: what they are told goes out at once, or waits for as long as it may."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from orrery.server.lines import frame
from orrery.server.listeners import WAITING, WAITING_BYTES, Listener
from orrery.server.seats import Eyes


class Line:
    """A connection that is slow for as long as it is told to be."""

    def __init__(self) -> None:
        self.slow = False
        self.sent: list[bytes] = []

    def say(self, text: bytes) -> bool:
        if not self.slow:
            self.sent.append(text)
        return not self.slow


@pytest.mark.anyio
async def test_news_come_in_their_order_however_they_go() -> None:
    line = Line()
    listener = Listener(Eyes(None), line=line)
    listener.tell(b"1")
    line.slow = True
    listener.tell(b"2")
    line.slow = False
    listener.tell(b"3")
    for _ in range(2):  # as the task does that waits for what is slow
        news = await listener.next()
        assert news
        line.sent.append(news)
        listener.tell(b"4" if news == b"2" else b"5")
    told = asyncio.create_task(listener.next())
    while listener._waiting > 2:
        await asyncio.sleep(0)
    assert await told == b"4"
    assert line.sent == [b"1", b"2", b"3"], "nothing overtakes what waits"
    assert await listener.next() == b"5"
    last = asyncio.create_task(listener.next())
    await asyncio.sleep(0)
    listener.tell(b"6")
    assert line.sent[-1] == b"6", "and nothing waits when nothing has to"
    listener.close()
    assert await last is None


@pytest.mark.anyio
@pytest.mark.parametrize(("length", "most"), [(10, WAITING), (10_000, WAITING_BYTES // 10_000)])
async def test_whoever_does_not_read_is_sent_away(length: int, most: int) -> None:
    """So that nobody has whole looks kept for them by asking again and again."""
    line = Line()
    line.slow = True
    listener = Listener(Eyes(None), line=line)
    for _ in range(2 * most):
        listener.tell(bytes(length))
    assert listener.closed
    kept = 0
    while await listener.next() is not None:
        kept += 1
    assert kept == most


@pytest.mark.anyio
async def test_one_look_may_be_as_long_as_it_is() -> None:
    listener = Listener(Eyes(None))
    listener.tell(bytes(2 * WAITING_BYTES))
    assert not listener.closed
    listener.tell(b"more")
    assert listener.closed


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_one(length: int) -> None:
    text = b"x" * length
    assert b"".join(frame(text)) == Frame(Opcode.TEXT, text).serialize(mask=False)

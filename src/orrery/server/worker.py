"""A worker process: it reads requests from its standard input and answers them one after another.

`python -m orrery.server.worker rules` keeps games, `... archive` opens what is past, `... bots`
thinks. A request that takes more
processor time than it may is interrupted inside; one that cannot be interrupted is ended, with the
whole process, by whoever started it (see `workers`).
"""

from __future__ import annotations

import os
import select
import signal
import struct
import sys
from collections.abc import Callable
from threading import Thread
from types import FrameType
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from orrery.kernel import all_games
from orrery.kernel.memory import settle

SIZE = struct.Struct(">fI")
"""Before each request: how many seconds of processor time it may take, and its length."""
LENGTH = struct.Struct(">I")
"""Before each answer."""
NICE = {"archive": 10, "bots": 5}
"""Who stands back when processors are short: nobody at a table waits for the past, nor as much for
a bot as for a person."""
AGAIN = 0.2
"""Seconds after which an interrupted request that goes on is interrupted again."""


class TookTooLong(BaseException):
    """Not an `Exception`, so that rules which catch those are interrupted all the same."""


class Alarm:
    """Interrupts what runs between `set` and `clear` after some processor time."""

    def __init__(self) -> None:
        self.armed = False
        self.exists = hasattr(signal, "setitimer")
        if self.exists:
            signal.signal(signal.SIGPROF, self.ring)

    def ring(self, number: int, frame: FrameType | None) -> None:
        if self.armed:
            raise TookTooLong("the time limit is over")

    def set(self, seconds: float) -> None:
        self.armed = True
        if self.exists:
            signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)

    def clear(self) -> None:
        self.armed = False
        if self.exists:
            signal.setitimer(signal.ITIMER_PROF, 0)


def serve(answer: Callable[[Any], Struct], asks: Any, out: BinaryIO) -> None:
    """Answer until there is nobody left to ask."""
    Thread(target=follow, daemon=True).start()
    alarm = Alarm()
    source, decoder = sys.stdin.buffer, msgspec.msgpack.Decoder(asks)
    out.write(LENGTH.pack(0))  # ready: from here on time counts
    out.flush()
    while head := source.read(SIZE.size):
        seconds, length = SIZE.unpack(head)
        ask = decoder.decode(source.read(length))
        alarm.set(seconds)
        try:
            answered = answer(ask)
        finally:
            alarm.clear()
        data = msgspec.msgpack.encode(answered)
        out.write(LENGTH.pack(len(data)) + data)
        out.flush()


def follow() -> None:
    """End with the server, perhaps killed: a request that hangs must not outlive it."""
    if not hasattr(select, "poll"):
        return
    line = select.poll()
    line.register(sys.stdin.fileno(), 0)  # nothing but that the other side is gone
    line.poll()
    os._exit(0)


def main(service: str) -> None:
    # What rules print must not get between the answers.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(NICE.get(service, 0))
    for game in all_games().values():
        game.content()
    settle()
    if service == "rules":
        from orrery.server.croupier import Asks, Croupier

        serve(Croupier().answer, Asks, out)
    elif service == "archive":
        from orrery.server.archivist import ArchiveAsks, Archivist

        serve(Archivist().answer, ArchiveAsks, out)
    else:
        from orrery.server.thinking import Think, Thinker

        serve(Thinker().answer, Think, out)


if __name__ == "__main__":
    main(sys.argv[1])

"""Worker processes as seen from the server: ask, wait for a while, end what does not answer."""

from __future__ import annotations

import asyncio
import math
import os
import sys
import time
import zlib
from asyncio import TimerHandle
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from orrery.kernel import OrreryError
from orrery.server.journal import journal
from orrery.server.meters import Meters
from orrery.server.trouble import PAUSES, Trouble
from orrery.server.worker import LENGTH, SIZE

T = TypeVar("T")
START = 60.0
"""Seconds that a process may take to load all games."""
AHEAD = 8
"""Requests that a worker may have at a time: it never waits for us, and few have to be put again
when it is lost."""


class Lost(Exception):
    """No answer within the time, for which the request itself is to blame: the worker was ended.
    The next request starts another."""


class Died(Exception):
    """The worker is gone."""


class Asked:
    """A request that a worker has been sent, and its answer to come."""

    __slots__ = ("answer", "began", "request", "seconds")

    def __init__(self, request: bytes, seconds: float) -> None:
        self.request = SIZE.pack(seconds, len(request)) + request
        self.seconds = seconds
        """Of processor time, that it may take."""
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.began = math.inf
        """The processor time that the worker had used when it came to this."""

    def fail(self, error: Exception) -> None:
        if not self.answer.done():  # whoever has gone away does not wait any more
            self.answer.set_exception(error)


class Running:
    """A process and what it has been asked: it answers in the order of asking, and finds the next
    request waiting when it has answered one."""

    def __init__(self, process: Process, patience: float, lose: Callable[[str], None]) -> None:
        self.process = process
        self.patience = patience
        self.lose = lose
        """Told why, when the process has to be ended."""
        self._asked: deque[Asked] = deque()
        self._deadline: TimerHandle | None = None
        self._listening = asyncio.create_task(self._listen())

    @property
    def gone(self) -> bool:
        return self.process.returncode is not None or self._listening.done()

    async def ask(self, asked: Asked) -> bytes:
        assert self.process.stdin is not None
        self._asked.append(asked)
        if len(self._asked) == 1:
            self._begin()
        self.process.stdin.write(asked.request)
        return await asked.answer

    async def end(self) -> None:
        """Whoever still waits for an answer has to ask again."""
        self._listening.cancel()
        self._let_go("was ended")
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def _listen(self) -> None:
        source = reader(self.process)
        try:
            while True:
                head = await source.readexactly(LENGTH.size)
                answer = await source.readexactly(LENGTH.unpack(head)[0])
                self._stop_clock()
                asked = self._asked.popleft()
                if not asked.answer.done():
                    asked.answer.set_result(answer)
                if self._asked:
                    self._begin()
        except (OSError, asyncio.IncompleteReadError) as error:
            if self._asked:
                self.lose("died")
            self._let_go(type(error).__name__)

    def _begin(self) -> None:
        """The time of the first in the row runs from now on."""
        first = self._asked[0]
        first.began = spent_by(self.process.pid)
        loop = asyncio.get_running_loop()
        self._deadline = loop.call_later(first.seconds * self.patience, self._overdue)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _overdue(self) -> None:
        """The first in the row is to blame, unless the system is; the others ask again."""
        first = self._asked.popleft()
        if starved(self.process.pid, first.began, first.seconds):
            self.lose("had no processor")
            first.fail(Trouble("the system is too slow"))
        else:
            self.lose("took too long")
            first.fail(Lost("no answer in time"))
        self._let_go("was ended")
        self.process.kill()

    def _let_go(self, why: str) -> None:
        self._stop_clock()
        for asked in self._asked:
            asked.fail(Died(why))
        self._asked.clear()


class Worker(Generic[T]):
    """One process that answers one request after another."""

    def __init__(self, service: str, answers: Any, patience: float, meters: Meters) -> None:
        self.service = service
        self.patience = patience
        self.meters = meters
        self._seconds = meters.worker_seconds.labels(service)
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(answers)
        self._room = asyncio.Semaphore(AHEAD)
        self._starting = asyncio.Lock()
        self._running: Running | None = None
        self._closed = False

    @property
    def process(self) -> Process | None:
        return self._running.process if self._running is not None else None

    async def ask(self, request: Struct, seconds: float) -> T:
        """The answer; `Lost` when there is none within `patience` times `seconds`.

        A worker that just dies was ended by the system, or could not even be started: that is
        nobody's fault, so the question is put again, and `Trouble` if that does not help. The same
        for one that the system has given no time.
        """
        data = msgspec.msgpack.encode(request)
        began = time.perf_counter()
        try:
            return await self._ask(data, seconds)
        finally:
            self._seconds.observe(time.perf_counter() - began)

    async def _ask(self, data: bytes, seconds: float) -> T:
        self._must_be_open()
        async with self._room:
            for pause in PAUSES:
                try:
                    return await self._answer(data, seconds)
                except Died:
                    await asyncio.sleep(pause)
            try:
                return await self._answer(data, seconds)
            except Died as died:
                raise Trouble(f"{self.service}: {died}") from None

    async def _answer(self, data: bytes, seconds: float) -> T:
        self._must_be_open()
        running = self._running
        if running is None or running.gone:
            running = await self._begun()
        return self._decoder.decode(await running.ask(Asked(data, seconds)))

    def _must_be_open(self) -> None:
        if self._closed:
            raise OrreryError("error-closing")

    async def start(self) -> None:
        await self._begun()

    async def stop(self) -> None:
        """Whoever has been promised an answer still gets it."""
        self._closed = True
        for _ in range(AHEAD):
            await self._room.acquire()
        if self._running is not None:
            await self._running.end()
            self._running = None

    async def _begun(self) -> Running:
        """The process, started if there is none; `Died` when that fails."""
        async with self._starting:
            if self._running is None or self._running.gone:
                if self._running is not None:
                    await self._running.end()
                try:
                    process = await self._started()
                except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
                    self._lose("did not start")
                    raise Died(f"did not start: {type(error).__name__}") from None
                self._running = Running(process, self.patience, self._lose)
            return self._running

    async def _started(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "orrery.server.worker",
            self.service,
            stdin=PIPE,
            stdout=PIPE,
            # Ctrl-C at the terminal is for the server, which ends its workers in its own time.
            start_new_session=True,
            # Games that are only on this process's path are found there too.
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        try:
            async with asyncio.timeout(START):
                await reader(process).readexactly(LENGTH.size)
        except BaseException:
            if process.returncode is None:
                process.kill()
                await process.wait()
            raise
        return process

    def _lose(self, why: str) -> None:
        self.meters.workers_lost.labels(self.service).inc()
        journal.warning("worker lost", service=self.service, why=why)


def reader(process: Process) -> asyncio.StreamReader:
    assert process.stdout is not None
    return process.stdout


def starved(pid: int, before: float, seconds: float) -> bool:
    """Whether a process without an answer was kept from working: it has not used its time, and
    does not sleep of its own will."""
    return spent_by(pid) - before < seconds and state_of(pid) not in ("S", "")


def spent_by(pid: int) -> float:
    """Seconds of processor time; where the system does not tell, for ever."""
    try:
        # The clock of a process, as clock_getcpuclockid(3) makes its number on Linux.
        return time.clock_gettime(~pid << 3 | 2)
    except (AttributeError, OSError):
        return math.inf


def state_of(pid: int) -> str:
    """What the system has it in: `R` it would run, `S` it sleeps, `T` it was halted, `D` it waits
    for the disk; nothing where the system does not tell."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    return stat.rpartition(")")[2].split()[0]


class Workers(Generic[T]):
    """Several workers of a kind; a table always goes to the same one."""

    def __init__(
        self, service: str, answers: Any, count: int, patience: float, meters: Meters
    ) -> None:
        self.all = [Worker[T](service, answers, patience, meters) for _ in range(count)]

    def of(self, table: str) -> Worker[T]:
        return self.all[zlib.crc32(table.encode()) % len(self.all)]

    async def start(self) -> None:
        await asyncio.gather(*(worker.start() for worker in self.all))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.all))

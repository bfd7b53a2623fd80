"""Worker processes as seen from the server: ask, wait for a while, end what does not answer."""

from __future__ import annotations

import asyncio
import math
import os
import sys
import time
import zlib
from asyncio.subprocess import PIPE, Process
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


class Lost(Exception):
    """No answer within the time, for which the request itself is to blame: the worker was ended.
    The next request starts another."""


class Died(Exception):
    """The worker is gone."""


class Worker(Generic[T]):
    """One process that answers one request at a time."""

    def __init__(self, service: str, answers: Any, patience: float, meters: Meters) -> None:
        self.service = service
        self.patience = patience
        self.meters = meters
        self._seconds = meters.worker_seconds.labels(service)
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(answers)
        self._turn = asyncio.Lock()
        self._process: Process | None = None
        self._closed = False

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
        async with self._turn:
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
        if self._closed:
            raise OrreryError("error-closing")
        try:
            process = await self._begun()
            spent = spent_by(process.pid)
            async with asyncio.timeout(seconds * self.patience):
                answer = await exchange(process, SIZE.pack(seconds, len(data)) + data)
            return self._decoder.decode(answer)
        except TimeoutError:
            if starved(process.pid, spent, seconds):
                await self._lose("had no processor")
                raise Trouble(f"{self.service}: the system is too slow") from None
            await self._lose("took too long")
            raise Lost(f"{self.service}: no answer in time") from None
        except (OSError, asyncio.IncompleteReadError) as error:
            await self._lose("died")
            raise Died(type(error).__name__) from None
        except BaseException:
            # Half an exchange would put every later answer out of step.
            await self._end()
            raise

    async def start(self) -> None:
        async with self._turn:
            await self._running()

    async def stop(self) -> None:
        self._closed = True
        async with self._turn:
            await self._end()

    async def _begun(self) -> Process:
        """The process; `Died` when none could be started in time."""
        try:
            return await self._running()
        except TimeoutError:
            await self._lose("did not start")
            raise Died("did not start") from None

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
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
            async with asyncio.timeout(START):
                await reader(self._process).readexactly(LENGTH.size)
        return self._process

    async def _lose(self, why: str) -> None:
        self.meters.workers_lost.labels(self.service).inc()
        journal.warning("worker lost", service=self.service, why=why)
        await self._end()

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


async def exchange(process: Process, request: bytes) -> bytes:
    assert process.stdin is not None
    process.stdin.write(request)
    await process.stdin.drain()
    head = await reader(process).readexactly(LENGTH.size)
    return await reader(process).readexactly(LENGTH.unpack(head)[0])


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

"""Trouble: what the system does to us. It is tried again, and people are told "one moment"."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from orrery.kernel import OrreryError
from orrery.server.journal import journal

T = TypeVar("T")
PAUSES = (0.05, 0.3, 1.0)
"""Seconds before each further try."""


class Trouble(OrreryError):
    """A worker, the disk or the network has let us down: nobody's fault, and it may pass."""

    def __init__(self, problem: str) -> None:
        super().__init__("error-moment")
        self.problem = problem


STORAGE = (OperationalError, sqlite3.OperationalError, InterfaceError, PoolTimeout, OSError)
"""What a database raises when it cannot just now: a full disk, a lost connection."""


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Do something with the storage that does no harm if it is done twice."""
    for pause in PAUSES:
        try:
            return await work()
        except STORAGE as error:
            journal.warning("storage trouble", problem=said(error))
            await asyncio.sleep(pause)
    try:
        return await work()
    except STORAGE as error:
        raise Trouble(said(error)) from error


def said(error: Exception) -> str:
    """One line of it."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return (str(cause).splitlines() or [type(cause).__name__])[0][:300]

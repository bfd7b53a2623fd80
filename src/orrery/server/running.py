"""Running a server: granian inside this process, until Ctrl-C or SIGTERM."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

from granian.constants import Interfaces
from granian.server.embed import Server
from sqlalchemy.exc import SQLAlchemyError

from orrery.kernel import OrreryError
from orrery.server.app import create_app
from orrery.server.claims import claimed
from orrery.server.descriptors import allow_files
from orrery.server.journal import journal, open_journal
from orrery.server.settings import Settings
from orrery.server.storage import Storage

NEXT_PORTS = 20
HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a server that listens everywhere is found from here."""
BACKLOG = 1_024
"""Connections that wait to be accepted; a server that starts again has everybody come at once."""
CONNECTIONS = 20_000
"""Served at a time. Browsers keep several open that do nothing, and those count too."""


def serve(settings: Settings, on_ready: Callable[[], None]) -> None:
    """Serve until told to stop; `on_ready` is called when the first request can come."""
    open_journal(settings)
    allow_files(CONNECTIONS)
    with claimed(settings):
        asyncio.run(serve_here(settings, on_ready))


async def serve_here(settings: Settings, on_ready: Callable[[], None]) -> None:
    await check_database(settings.database_url)
    check_address(settings.host, settings.port)
    if settings.metrics_address:
        check_address(*settings.metrics_address)
    app = create_app(settings)
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=CONNECTIONS,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    journal.info("open", url=settings.url)
    opening = asyncio.create_task(tell_when_open(settings, on_ready))
    await server.serve()
    opening.cancel()
    journal.info("closed", url=settings.url)


async def tell_when_open(settings: Settings, on_ready: Callable[[], None]) -> None:
    """The application is ready a moment before its port listens: try until somebody answers."""
    host = HERE.get(settings.host, settings.host)
    writer = None
    while writer is None:
        await asyncio.sleep(0.01)
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, settings.port)
    writer.close()
    settle()
    on_ready()


def settle() -> None:
    """What is here by now stays for good: no collection of garbage looks through it again. That
    would be a pause of some 80 ms for everybody."""
    gc.collect()
    gc.freeze()


async def check_database(url: str) -> None:
    """Bring it up to date, so that a wrong URL is told in one line before anything listens."""
    storage = Storage(url)
    try:
        await storage.open()
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        raise OrreryError("error-database", problem=str(cause).splitlines()[0]) from None
    finally:
        await storage.close()


def check_address(host: str, port: int) -> int:
    """The port, when one can listen there; for 0 one that the system chooses."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
            return int(probe.getsockname()[1])
        except OSError as error:
            problem = error.strerror or str(error)
            raise OrreryError("error-address", host=host, port=str(port), problem=problem) from None


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or one of the next, or whichever the system has left."""
    for port in (*range(wanted, wanted + NEXT_PORTS), 0):
        with suppress(OrreryError):
            return check_address(host, port)
    return wanted

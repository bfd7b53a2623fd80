"""Running a server: granian inside this process, until Ctrl-C or SIGTERM."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable

from granian.constants import Interfaces
from granian.server.embed import Server
from sqlalchemy.exc import SQLAlchemyError

from orrery.kernel import OrreryError
from orrery.server.app import create_app
from orrery.server.settings import Settings
from orrery.server.storage import Storage


def serve(settings: Settings, on_ready: Callable[[], None]) -> None:
    """Serve until told to stop; `on_ready` is called when the first request can come."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    asyncio.run(serve_here(settings, on_ready))


async def serve_here(settings: Settings, on_ready: Callable[[], None]) -> None:
    await check_database(settings.database_url)
    check_address(settings.host, settings.port)
    app = create_app(settings)
    app.on_startup.append(on_ready)
    server = Server(
        app,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.ASGI,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    await server.serve()


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


def check_address(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            problem = error.strerror or str(error)
            raise OrreryError("error-address", host=host, port=str(port), problem=problem) from None

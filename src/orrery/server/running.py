"""Running a server: uvicorn inside this process, until Ctrl-C or SIGTERM."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError
from uvicorn import Config, Server

from orrery.kernel import OrreryError, all_games
from orrery.server.api.games import prepare
from orrery.server.app import create_server
from orrery.server.claims import claimed
from orrery.server.descriptors import allow_files
from orrery.server.journal import journal, open_journal
from orrery.server.lines import LiveLine, line_of
from orrery.server.settings import Settings
from orrery.server.storage import Storage

NEXT_PORTS = 20
BACKLOG = 1_024
"""Connections that wait to be accepted; a server that starts again has everybody come at once."""
CONNECTIONS = 20_000
"""Served at a time. Browsers keep several open that do nothing, and those count too."""
IDLE = 75
"""Seconds that a connection may wait for its next request; a proxy keeps them for a minute."""
CLOSING = 5
"""Seconds that requests may take to end when the server stops."""


class OwnServer(Server):
    """Tells when the first request can come, and leaves signals to us."""

    def __init__(self, config: Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Workers load the games at the same time: whoever asks first waits for neither.
        known = asyncio.create_task(asyncio.to_thread(know_games))
        await super().startup(sockets)
        await known
        settle()
        self.on_ready()
        self.learning = asyncio.create_task(asyncio.to_thread(prepare))

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would end the process by the signal once more, after a clean stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop)
        yield

    def stop(self) -> None:
        self.should_exit = True


def serve(settings: Settings, on_ready: Callable[[], None]) -> None:
    """Serve until told to stop; `on_ready` is called when the first request can come."""
    open_journal(settings)
    allow_files(CONNECTIONS)
    with claimed(settings):
        asyncio.run(serve_here(settings, on_ready))


async def serve_here(settings: Settings, on_ready: Callable[[], None]) -> None:
    await check_database(settings.database_url)
    if settings.metrics_address:
        check_address(*settings.metrics_address)
    with listening(settings.host, settings.port) as here:
        server = OwnServer(configured(settings), on_ready)
        journal.info("open", url=settings.url)
        await server.serve(sockets=[here])
    journal.info("closed", url=settings.url)


def configured(settings: Settings) -> Config:
    """How uvicorn serves. It says nothing by itself: what strangers send is no operator's news."""
    logging.getLogger("uvicorn").setLevel(logging.CRITICAL)
    return Config(
        create_server(settings),
        http=line_of(
            settings.read_seconds, 0 if settings.behind_proxy else settings.limits.address_lines
        ),
        ws=LiveLine,
        loop="asyncio",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        limit_concurrency=CONNECTIONS,
        timeout_keep_alive=IDLE,
        timeout_graceful_shutdown=CLOSING,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.pong_seconds,
    )


def know_games() -> None:
    """Load what every table needs: where it was done at the first request, all others had a pause
    of a second."""
    for game in all_games().values():
        game.content_hash()


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


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket of ours that nobody else can take before the server has begun. It listens when the
    application is ready: whoever waits for the port, such as a probe, need not wait for more."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as here:
        here.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            here.bind((host, port))
        except OSError as error:
            problem = error.strerror or str(error)
            raise OrreryError("error-address", host=host, port=str(port), problem=problem) from None
        yield here


def check_address(host: str, port: int) -> int:
    """The port, when one can listen there; for 0 one that the system chooses."""
    with listening(host, port) as here:
        return int(here.getsockname()[1])


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or one of the next, or whichever the system has left."""
    for port in (*range(wanted, wanted + NEXT_PORTS), 0):
        with suppress(OrreryError):
            return check_address(host, port)
    return wanted

"""The meters: numbers of a running server for Prometheus, at an address of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)

from orrery.server.journal import journal

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Meters:
    """Counted all the time, and shown where an operator has asked for it."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.requests = Counter(
            "orrery_requests_total",
            "Answered requests.",
            ["method", "path", "status"],
            registry=own,
        )
        self.request_seconds = Histogram(
            "orrery_request_seconds",
            "From a request to its answer.",
            ["path"],
            buckets=SECONDS,
            registry=own,
        )
        self.entries = Counter(
            "orrery_entries_total", "Entries of logs.", ["game", "kind", "by"], registry=own
        )
        self.worker_seconds = Histogram(
            "orrery_worker_seconds",
            "From a question to a worker to its answer, waiting for others included.",
            ["service"],
            buckets=SECONDS,
            registry=own,
        )
        self.workers_lost = Counter(
            "orrery_workers_lost_total",
            "Workers that died or were ended.",
            ["service"],
            registry=own,
        )
        self.tables_stopped = Counter(
            "orrery_tables_stopped_total", "Tables whose rules have failed.", ["game"], registry=own
        )

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """A number that is asked for when it is wanted."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def show(self, host: str, port: int) -> Callable[[], None]:
        """Answer `GET /metrics` there; what is returned ends it."""
        server, thread = start_http_server(port, host, self.registry)

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end


class Metered(ASGIMiddleware):
    """Counts every request by the address as it is written in the protocol, with its status."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        meters: Meters = scope["litestar_app"].state.house.meters
        method, path = str(scope.get("method")), scope.get("path_template", "")
        began = time.perf_counter()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                took = time.perf_counter() - began
                meters.requests.labels(method, path, message["status"]).inc()
                meters.request_seconds.labels(path).observe(took)
                journal.debug(
                    "answered", method=method, path=path, status=message["status"], seconds=took
                )
            await send(message)

        await next_app(scope, receive, counted)

"""The journal: what a server writes down for whoever runs it, an event and its facts a line."""

from __future__ import annotations

import logging
import sys
from typing import Any

import structlog

from orrery.server.settings import Settings

SHARED: list[structlog.typing.Processor] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
"""What is done to every line, also to those of the libraries."""

structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *SHARED,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
)
journal: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("orrery.server")


def open_journal(settings: Settings) -> None:
    """Write to standard error from here on, as an operator wants it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *written(settings.log_format),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("orrery").setLevel(settings.log_level.upper())


def written(form: str) -> list[Any]:
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # The traceback of the standard library: others show the variables too, and so what is hidden.
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]

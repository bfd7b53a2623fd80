"""Errors on their way out: the right status, the message as id and arguments, and its text."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Raw, Struct

from orrery.kernel import Message, OrreryError
from orrery.server.headers import HEADERS
from orrery.server.journal import journal
from orrery.server.leases import Elsewhere
from orrery.server.speech import language_of, say
from orrery.server.table import Stale
from orrery.server.trouble import STORAGE, Trouble, said

BAD = 422
STATUS = {
    "error-malformed": 400,
    "error-not-a-guest": 401,
    "error-return-link": 401,
    "error-foreign-seat": 403,
    "error-conceded": 403,
    "error-origin": 403,
    "error-not-seated": 403,
    "error-banned": 403,
    "error-blocked": 403,
    "error-muted": 403,
    "error-invitation": 404,
    "error-no-such-table": 404,
    "error-no-such-record": 404,
    "error-no-such-position": 404,
    "error-no-such-game": 404,
    "error-no-such-text": 404,
    "error-no-such-lesson": 404,
    "error-not-found": 404,
    "error-method": 405,
    "error-stale": 409,
    "error-move-id": 409,
    "error-record-early": 409,
    "error-record-rules": 409,
    "error-record-content": 409,
    "error-rematch-early": 409,
    "error-leave-late": 409,
    "error-seats-late": 409,
    "error-table-waiting": 409,
    "error-table-over": 409,
    "error-table-stopped": 409,
    "error-table-outdated": 409,
    "error-seat-taken": 409,
    "error-invitation-used": 410,
    "error-too-large": 413,
    "error-not-json": 415,
    "error-host": 421,
    "error-too-often": 429,
    "error-too-many-tables": 429,
    "error-too-many-records": 429,
    "error-too-many-watch": 429,
    "error-too-much-kept": 429,
    "error-server-defect": 500,
    "error-closing": 503,
    "error-moment": 503,
}
"""The status of each error; of all others, such as a move that is not offered, it is 422."""

PASSING = (429, 503)
"""Try again in a moment."""
BY_STATUS = {
    400: "error-malformed",
    404: "error-not-found",
    405: "error-method",
    413: "error-too-large",
}
"""What the framework refuses by itself."""


class Complaint(Struct, frozen=True, omit_defaults=True):
    """The body of every refusal."""

    error: Message
    text: str
    look: Raw | None = None
    """With a stale change: what its sender has not seen yet."""


def complain(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Whatever went wrong, as an answer; a defect is told to the operator and not to strangers."""
    status, told = complaint(error, language_of(request))
    headers = {**HEADERS, **(getattr(error, "headers", None) or {})}
    if status in PASSING:
        headers["Retry-After"] = "2"
    if isinstance(error, Elsewhere):
        headers["X-Orrery-Owner"] = error.owner
    data = msgspec.json.encode(told)
    return Response(data, status_code=status, media_type="application/json", headers=headers)


def complaint(error: Exception, language: str) -> tuple[int, Complaint]:
    """The status and the body of a refusal."""
    message = reason(error)
    look = error.look if isinstance(error, Stale) else None
    return STATUS.get(message.id, BAD), Complaint(message, say(message, language), look)


def reason(error: Exception) -> Message:
    if isinstance(error, Trouble) and not isinstance(error, Elsewhere):
        journal.warning("trouble", problem=error.problem)
    if isinstance(error, OrreryError):
        return error.message
    if isinstance(error, STORAGE):
        journal.warning("storage trouble", problem=said(error))
        return Message("error-moment")
    if isinstance(error, UnicodeError):
        return Message("error-malformed")
    if isinstance(error, RecursionError):
        return Message("error-malformed")  # JSON nested deeper than anybody reads
    if isinstance(error, HTTPException) and error.status_code in BY_STATUS:
        return Message(BY_STATUS[error.status_code])
    journal.error("request failed", exc_info=error)
    return Message("error-server-defect")

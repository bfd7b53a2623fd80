"""What handlers are given besides what the request itself says, and answers that may be kept."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency

from orrery.server.built import tag_of
from orrery.server.headers import FRESH
from orrery.server.house import House
from orrery.server.storage import Guest

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Known = NamedDependency[Guest]
"""A guest; a stranger is refused before the handler runs."""
Visitor = NamedDependency[Guest | None]
"""A guest or a stranger."""
UNCHANGED = 304


def fresh(request: Asking, body: bytes, media_type: str) -> Response[bytes]:
    """Something that changes with the server only: sent once, and again when it has changed."""
    tag = tag_of(body)
    headers = {**FRESH, "ETag": tag}
    if has(request, tag):
        return Response(b"", status_code=UNCHANGED, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def has(request: Asking, tag: str) -> bool:
    """Whether the browser has kept this very thing."""
    return tag in request.headers.get("if-none-match", "")

"""What handlers are given besides what the request itself says, and answers that may be kept."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Any

from litestar import Request, Response
from litestar.di import NamedDependency

from orrery.server.built import tag_of, tokens
from orrery.server.headers import FRESH
from orrery.server.house import House
from orrery.server.rows import Guest

Asking = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Known = NamedDependency[Guest]
"""A guest; a stranger is refused before the handler runs."""
Visitor = NamedDependency[Guest | None]
"""A guest or a stranger."""
UNCHANGED = 304
AS_IT_IS = "as_it_is"
"""Marks answers that are not compressed on their way out, because it was done before."""
SMALL = 1_000
"""Bytes below which an answer is not worth compressing."""
LONG = 16_000
"""Bytes from which others would notice that it is being compressed."""
LEVEL = 6
KEPT = 128
"""Compressed answers kept: the same is asked for again and again."""


async def fresh(request: Asking, body: bytes, media_type: str) -> Response[bytes]:
    """Something that changes with the server only: sent once, and again when it has changed."""
    tag = tag_of(body)
    headers = {**FRESH, "ETag": tag}
    if has(request, tag):
        return Response(b"", status_code=UNCHANGED, headers=headers)
    return await packed(request, body, headers, media_type)


async def packed(
    request: Asking, body: bytes, headers: dict[str, str], media_type: str = "application/json"
) -> Response[bytes]:
    """Something that may be long, compressed once, and not where everybody else would wait for
    it."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if len(body) >= SMALL and "gzip" in tokens(request.headers.get("accept-encoding", "")):
        short = len(body) < LONG
        body = compressed(body) if short else await asyncio.to_thread(compressed, body)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


@lru_cache(KEPT)
def compressed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def has(request: Asking, tag: str) -> bool:
    """Whether the browser has kept this very thing."""
    return tag in request.headers.get("if-none-match", "")

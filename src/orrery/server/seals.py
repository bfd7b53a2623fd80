"""Seals: what the server signs so that it need not remember it, each kind for one use only."""

from __future__ import annotations

import base64
import hashlib
import hmac

SIGNATURE_BYTES = 18


class Seals:
    """Signs with the server's key. `use` keeps a cookie from being taken for an invitation."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def seal(self, use: str, text: str) -> str:
        """`text` with its signature behind it."""
        return f"{text}.{self._signature(use, text)}"

    def opened(self, use: str, sealed: str) -> str | None:
        """The text, or None when we have not sealed it for this use."""
        text, _, signature = sealed.rpartition(".")
        expected = self._signature(use, text)
        return text if hmac.compare_digest(signature.encode(), expected.encode()) else None

    def _signature(self, use: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{use}\0{text}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:SIGNATURE_BYTES]).decode()

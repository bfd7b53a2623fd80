"""The built client: what `npm run build` has left in a folder, ready to be sent."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import Struct

OWN = Path(__file__).parent / "client"
"""Where the client is built to; a wheel contains it."""
INDEX = "index.html"
HASHED = "assets/"
"""The folder of the files that carry a hash of their content in their names."""
PLAIN = re.compile(r"[\w-][\w.-]*", re.ASCII)
"""A name that is neither hidden nor leads anywhere else."""
KEPT = 500
"""Files kept in memory."""
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not by the system's table, which differs from one to the next."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""What the build has compressed beforehand, the smallest first, by its suffix."""


class BuiltFile(Struct, frozen=True):
    media_type: str
    tag: str
    """As an `ETag`; the same for every encoding, so a weak one."""
    body: bytes
    encoded: Mapping[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that an `Accept-Encoding` takes, and its name; empty for as it is."""
        taken = tokens(accepted)
        for encoding, body in self.encoded.items():
            if encoding in taken:
                return encoding, body
        return "", self.body


class Built:
    """A folder with a built client, or without one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def index(self) -> BuiltFile | None:
        return self.find(INDEX)

    def find(self, name: str) -> BuiltFile | None:
        """The file of this name, which may come from anybody, and never one outside."""
        parts = name.split("/")
        if not all(PLAIN.fullmatch(part) for part in parts):
            return None
        path = self.folder.joinpath(*parts)
        if path.suffix not in MEDIA_TYPES:
            return None
        try:
            # It is read again when it was built again.
            return read(path, path.stat().st_mtime_ns)
        except OSError:
            return None


@lru_cache(KEPT)
def read(path: Path, changed: int) -> BuiltFile:
    body = path.read_bytes()
    beside = {name: path.with_name(path.name + suffix) for name, suffix in ENCODINGS.items()}
    return BuiltFile(
        media_type=MEDIA_TYPES[path.suffix],
        tag=tag_of(body),
        body=body,
        encoded={name: file.read_bytes() for name, file in beside.items() if file.is_file()},
    )


def tag_of(body: bytes) -> str:
    return f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'


def tokens(header: str) -> set[str]:
    """What a header of the kind `gzip, br;q=0.5` takes; `;q=0` is what it does not take."""
    parts = (part.replace(" ", "").lower().partition(";") for part in header.split(","))
    return {name for name, _, weight in parts if weight not in ("q=0", "q=0.0", "q=0.00")}

"""Claims: one server for one SQLite file. Whoever comes second is told where the first one is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from orrery.kernel import OrreryError
from orrery.server.settings import Settings
from orrery.server.storage import make_folder

try:
    import fcntl
except ImportError:  # a system without it trusts its users
    fcntl = None  # type: ignore[assignment]


class AlreadyServed(OrreryError):
    """Another server has this database."""

    def __init__(self, url: str) -> None:
        super().__init__("error-database-served", url=url)
        self.url = url


@contextmanager
def claimed(settings: Settings) -> Iterator[None]:
    """Hold the claim to a database; the system lets go of it when this process dies."""
    path = claim_path(settings)
    if path is None or fcntl is None:
        yield
        return
    make_folder(path)
    with open_claim(path) as claim:
        try:
            fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AlreadyServed(path.read_text(encoding="utf-8")) from None
        os.ftruncate(claim, 0)
        os.pwrite(claim, settings.url.encode(), 0)
        yield


def claim_path(settings: Settings) -> Path | None:
    """Beside the file; PostgreSQL is for whoever runs several servers, and needs none."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    # A link to the file is the same file.
    return Path(f"{os.path.realpath(url.database)}.claim")


@contextmanager
def open_claim(path: Path) -> Iterator[int]:
    try:
        claim = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        problem = error.strerror or str(error)
        raise OrreryError("error-database", problem=f"{path}: {problem}") from None
    try:
        yield claim
    finally:
        os.close(claim)

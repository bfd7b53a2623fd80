"""Consoles, progress bars, JSON, and files written whole or not at all."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from orrery.kernel import OrreryError


def open_console(*, stderr: bool = False) -> Console:
    """Made when needed, because tests exchange the streams; the terminal wraps long lines."""
    return Console(stderr=stderr, highlight=False, soft_wrap=True)


def print_json(thing: Any) -> None:
    """Exactly one JSON object on standard output, at once: a program may be waiting for it."""
    sys.stdout.write(msgspec.json.encode(thing).decode() + "\n")
    sys.stdout.flush()


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr where a person looks at it, else nothing; call it with how much is done."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=open_console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda done: bar.update(task, completed=done)


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise file_error(path, error) from None


def write_file(path: Path, data: bytes) -> None:
    """All of it under its name, or nothing: a full disk leaves the old file as it was."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        partial.write_bytes(data)
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise file_error(path, error) from None


def check_writable(path: Path) -> None:
    """So that a wrong path is told before an evening of play and not after it."""
    if path.is_dir() or not os.access(path.parent, os.W_OK):
        raise OrreryError("error-file-unwritable", file=str(path))


def file_error(path: Path, error: OSError) -> OrreryError:
    return OrreryError("error-file", file=str(path), problem=error.strerror or str(error))

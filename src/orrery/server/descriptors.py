"""A connection is an open file, of which a system allows a process few unless it asks for more."""

from __future__ import annotations

from contextlib import suppress


def allow_files(wanted: int) -> None:
    """Let this process, and what it starts, open so many files, or as many as it may ask for."""
    try:
        import resource
    except ImportError:  # a system without it has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft == resource.RLIM_INFINITY or soft >= most:
        return
    # Some systems name a hard limit and keep to a lower one.
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

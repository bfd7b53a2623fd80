"""Token buckets: how often one may ask."""

from __future__ import annotations

import time
from collections import OrderedDict

from orrery.kernel import OrreryError
from orrery.server.settings import Rate

KEPT = 50_000
"""Buckets remembered; the one unused longest is full again and can be forgotten."""


class Buckets:
    """One bucket for each kind of request and each address or guest."""

    def __init__(self) -> None:
        self._levels: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, rate: Rate, at: float | None = None) -> None:
        """Take one token; `OrreryError` when there is none."""
        at = time.monotonic() if at is None else at
        level, since = self._levels.pop((kind, who), (rate.burst, at))
        level = min(rate.burst, level + (at - since) * rate.per_second)
        allowed = level >= 1
        self._levels[kind, who] = (level - 1 if allowed else level, at)
        if len(self._levels) > KEPT:
            self._levels.popitem(last=False)
        if not allowed:
            raise OrreryError("error-too-often")

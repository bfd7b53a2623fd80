"""`@clause("BTS-6.5.2")` names the rule that a test shows; `test_clauses.py` reports the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

F = TypeVar("F", bound=Callable[..., object])

SHOWN: set[str] = set()
"""Filled when test modules are imported."""


def clause(*ids: str) -> Callable[[F], F]:
    SHOWN.update(ids)

    def mark(test: F) -> F:
        for id in ids:
            pytest.mark.clause(id)(test)
        return test

    return mark

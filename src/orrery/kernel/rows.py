"""Rows that stay as they are: what becomes of one is another."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(row: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """A row without a thing that stands in it; of equal ones the first is left out."""
    at = row.index(thing)
    return row[:at] + row[at + 1 :]


def dropped(row: tuple[T, ...], at: int) -> tuple[T, ...]:
    """A row without what stands at a place."""
    return row[:at] + row[at + 1 :]


def changed(row: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    """A row with something else at a place."""
    return (*row[:at], thing, *row[at + 1 :])

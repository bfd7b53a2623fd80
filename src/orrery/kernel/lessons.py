"""Lessons: real positions with small goals, as data of a game's package.

A lesson begins with moves of a real game, which its secret makes the same each time, and has steps.
A step is done as soon as something has happened, in whatever legal way: an event of a kind, of the
learner unless `where` names another seat.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from orrery.kernel.errors import OrreryError


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    event: str
    where: dict[str, int | str] = {}
    """Fields of the event that have to be so."""


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    en: str
    ru: str
    goal: Goal
    regions: tuple[str, ...] = ()
    """Of the screen, as in the guide."""
    solution: tuple[str, ...] = ()
    """A way to get there, for the tests."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: dict[str, str]
    end: dict[str, str]
    """What has been learnt."""
    seats: int
    seat: int
    """The learner's."""
    secret: str
    step: tuple[LessonStep, ...]
    moves: tuple[tuple[int, str], ...] = ()
    """What was played before: seat and move."""
    options: dict[str, Any] = {}


@cache
def lessons_of(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a game in the order of their files; none where it has none."""
    return tuple(read_lesson(path) for path in sorted((folder / "lessons").glob("*.toml")))


def read_lesson(path: Path) -> Lesson:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, OSError) as error:
        raise OrreryError("error-lesson", file=path.name, problem=str(error)) from None

"""Lessons: nothing of them is stored. Whoever learns sends along what they have played so far, and
the others answer by habit, the same way each time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from orrery.kernel import Game, OrreryError
from orrery.kernel.lessons import Lesson, lessons_of
from orrery.server.course import Course, Entry, Genesis
from orrery.server.looks import Look

MOST_MOVES = 200
"""A lesson is short."""
MOST_ANSWERS = 400
"""Others who play longer than this without asking the learner have lost their way."""


def find_lesson(folder: Path, id: str) -> Lesson:
    for lesson in lessons_of(folder):
        if lesson.id == id:
            return lesson
    raise OrreryError("error-no-such-lesson")


def taught(game: Game[Any, Any], lesson: Lesson, moves: Sequence[str]) -> Look:
    """The position that the learner's moves have led to, as the learner sees it."""
    course = opened(game, lesson)
    begun = course.seq
    for move in moves:
        course.go_on(Entry(lesson.seat, "move", move))
        answer(course, lesson.seat)
    return replace(course.look(lesson.seat), can_undo=bool(moves), can_redo=False, since=begun)


def opened(game: Game[Any, Any], lesson: Lesson) -> Course:
    seats = ["human:" if seat == lesson.seat else "bot:" for seat in range(lesson.seats)]
    genesis = Genesis(
        game.id, game.version, game.content_hash(), lesson.options, seats, lesson.secret
    )
    return Course(genesis, (Entry(seat, "move", move) for seat, move in lesson.moves))


def answer(course: Course, learner: int) -> None:
    """The others go on by habit until the learner is asked."""
    play = course.match.play
    for _ in range(MOST_ANSWERS):
        others = [seat for seat in play.to_act() if seat != learner]
        if not others or learner in play.to_act():
            return
        seat = others[0]
        usual = course.match.game.habit(play)
        offers = play.offers_for(seat)
        move = usual if usual in offers else offers[0]
        course.go_on(Entry(seat, "move", str(move)))
    raise OrreryError("error-no-such-lesson")

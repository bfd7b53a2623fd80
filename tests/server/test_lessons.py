"""Every lesson opens, every goal of it can be reached, and in other ways than the one told."""

from __future__ import annotations

import pytest

from orrery.kernel import LANGUAGES, all_games
from orrery.kernel.lessons import Lesson, LessonStep, lessons_of
from orrery.server.looks import Look
from orrery.server.teaching import taught
from tests.server.conftest import Server

LESSONS = [
    pytest.param(game, lesson, id=f"{game.id}-{lesson.id}")
    for game in all_games().values()
    for lesson in lessons_of(game.folder)
]


def reached(look: Look, since: int, step: LessonStep, seat: int) -> bool:
    """Whether the goal was reached after so many lines of the log: as the client sees it."""
    wanted = {"seat": seat, **step.goal.where}
    for line in look.log[since:]:
        fields = {"is": type(line.event).__struct_config__.tag}
        fields |= {name: getattr(line.event, name) for name in line.event.__struct_fields__}
        if fields["is"] == step.goal.event and wanted.items() <= fields.items():
            return True
    return False


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_way_that_is_told_reaches_every_goal(game, lesson: Lesson) -> None:  # type: ignore[no-untyped-def]
    played: list[str] = []
    look = taught(game, lesson, played)
    assert lesson.seat in look.to_act
    assert look.offers
    for step in lesson.step:
        since = len(look.log)
        assert not reached(look, since, step, lesson.seat)
        played += step.solution
        look = taught(game, lesson, played)
        assert reached(look, since, step, lesson.seat), step.en


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_lesson_speaks_both_languages_and_has_small_goals(game, lesson: Lesson) -> None:  # type: ignore[no-untyped-def]
    for text in (lesson.title, lesson.end):
        assert {*text} == {*LANGUAGES}
    assert 2 <= len(lesson.step) <= 6
    events = {event.__struct_config__.tag for event in game.events}
    assert {step.goal.event for step in lesson.step} <= events
    for step in lesson.step:
        assert step.en.strip()
        assert step.ru.strip()


@pytest.mark.parametrize(
    "id", ["ambitions_of_cosmos", "beyond_the_sun", "black_angel", "spacecorp", "xia"]
)
def test_there_are_several_lessons(id: str) -> None:
    assert len(lessons_of(all_games()[id].folder)) >= 3


def test_a_lesson_is_played_without_a_table_and_without_a_name(server: Server) -> None:
    path = "/api/games/beyond_the_sun/lessons"
    first = server.stranger.get(path).json()[0]
    look = server.stranger.post(f"{path}/{first['id']}", moves=[]).json()
    move = look["offers"][0]["move"]
    after = server.stranger.post(f"{path}/{first['id']}", moves=[move]).json()
    assert after["seq"] > look["seq"]
    assert (look["can_undo"], after["can_undo"]) == (False, True)
    refused = server.stranger.post(f"{path}/{first['id']}", moves=["act nowhere.1"])
    assert refused.json()["error"]["id"] == "error-not-offered"
    assert server.stranger.post(f"{path}/{first['id']}", moves=["end"] * 300).status_code == 400
    assert server.stranger.post(f"{path}/nothing", moves=[]).status_code == 404

"""Changes lead to the very look that they stand for, in any game and for every viewer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from orrery.kernel import find_game
from orrery.server.course import Course, Entry
from orrery.server.differences import changes, patched
from orrery.server.looks import ChangeNews, Look
from tests.server.test_course import genesis, wander


class Inner(Struct, frozen=True):
    ore: int
    names: dict[str, str]
    row: tuple[int, ...]


class Sparse(Struct, frozen=True, omit_defaults=True):
    ore: int = 0


def as_json(thing: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (1, 1, []),
        (Inner(1, {}, ()), Inner(2, {}, ()), [[["ore"], 2]]),
        (
            Inner(1, {"a": "x"}, ()),
            Inner(1, {"b": "y"}, ()),
            [[["names", "a"]], [["names", "b"], "y"]],
        ),
        (Inner(1, {}, (1, 2, 3)), Inner(1, {}, (1, 9, 3)), [[["row", 1], 9]]),
        (Inner(1, {}, (1, 2)), Inner(1, {}, (1, 2, 3)), [[["row"], [1, 2, 3]]]),
        ([Sparse(1)], [Sparse(0)], [[[0], {}]]),
        ({"a": None}, {"a": Inner(1, {}, ())}, [[["a"], {"ore": 1, "names": {}, "row": []}]]),
    ],
)
def test_only_what_has_changed_is_told(old: Any, new: Any, expected: list[Any]) -> None:
    made = as_json(list(changes(old, new)))
    assert made == expected
    assert patched(as_json(old), made) == as_json(new)


@pytest.mark.parametrize("game", ["toy", "beyond_the_sun", "black_angel"])
def test_a_game_told_in_changes_is_the_game(game: str, more_games: object) -> None:
    """What each viewer has after every entry is what it would be told whole."""
    players = max(find_game(game).seats)
    log = wander(Course(genesis(game, players)), 120).entries
    course = Course(genesis(game, players))
    viewers = [*range(players), None]
    had = {viewer: as_json(course.look(viewer)) for viewer in viewers}
    weights = []
    for entry in log:
        before = course.seq
        course.go_on(entry)
        for viewer in viewers:
            news = course.news(viewer, before)
            assert isinstance(news, ChangeNews)
            weights.append(len(msgspec.json.encode(news)))
            told = as_json(news)
            look = patched(had[viewer], told["set"])
            look |= {name: told[name] for name in ("seq", "since", "keep", "log")}
            assert look == as_json(course.look(viewer, before))
            had[viewer] = look
    whole = len(msgspec.json.encode(course.look(None)))
    assert sum(weights) / len(weights) < whole


def test_whoever_was_not_told_the_last_look_is_told_all(more_games: object) -> None:
    course = Course(genesis())
    course.look(0)
    course.go_on(Entry(0, "move", "pass"))
    assert isinstance(course.news(1, 0), Look), "seat 1 has seen nothing here yet"
    assert isinstance(course.news(0, 0), ChangeNews)
    course.go_on(Entry(1, "move", "pass"))
    assert isinstance(course.news(0, 0), Look), "it is a look of another entry that it has"

"""The story of a finished game agrees with the game."""

from __future__ import annotations

import math

import pytest

from orrery.bots import Glimpse
from orrery.bots.greedy import GreedyBot
from orrery.kernel import Throw, all_games
from orrery.kernel.game import no_luck
from orrery.server.course import Course, Entry, Genesis
from orrery.server.story import Story, fortunes, story_of


def played(id: str, moves: int | None = None) -> Course:
    """A game between planners, or its first moves."""
    game = all_games()[id]
    seats = ["bot:a", "bot:b"]
    course = Course(Genesis(id, game.version, game.content_hash(), {}, seats, "11" * 32))
    bots = [GreedyBot(seat) for seat in range(2)]
    play = course.match.play
    while not play.over and (moves is None or course.seq < moves):
        seat = play.seat
        course.go_on(Entry(seat, "move", str(bots[seat].choose(Glimpse(play, seat)))))
    return course


def told(course: Course) -> Story:
    return story_of(course.genesis, course.entries)


@pytest.mark.parametrize("id", sorted(all_games()))
def test_it_tells_every_move_up_to_the_last_score(id: str) -> None:
    course = played(id)
    story = told(course)
    outcome = course.match.game.outcome(course.match.play)
    assert [one.seq for one in story.chapters] == [0, *(mark.seq for mark in course.line)]
    assert story.chapters[-1].totals == outcome.totals
    assert [one.round for one in story.chapters[1:]] == [mark.round for mark in course.line]
    assert len(story.goods) > 3
    assert course.match.game.luck is not no_luck, "every game tells of luck"
    assert story.chapters[-1].round == story.chapters[-2].round, "nobody plays on after the end"
    assert {len(one.goods) for one in story.chapters} == {len(story.goods)}
    assert {len(line) for one in story.chapters for line in one.goods} <= {2}
    assert sum(stream.n for stream in story.streams) > 10


@pytest.mark.parametrize("id", sorted(all_games()))
def test_what_was_taken_back_is_left_out(id: str) -> None:
    course = played(id, moves=8)
    before = len(told(course).chapters)
    course.go_on(Entry(course.match.play.seat, "move", course.any_move(course.match.play.seat, 1)))
    if course.match.can_undo(course.line[-1].seat):
        course.go_on(Entry(course.line[-1].seat, "undo"))
        assert len(told(course).chapters) == before


def test_the_dice_of_black_angel_are_compared_with_their_faces() -> None:
    story = told(played("black_angel"))
    assert {one.what for one in story.luck} == {"luck-dice"}
    for one in story.luck:
        assert one.n > 10
        assert 0 <= one.got <= 3 * one.n
        assert abs(one.got - one.mean) < 6 * math.sqrt(one.spread)


def test_throws_of_a_kind_are_added_up() -> None:
    throws = [
        Throw(0, "luck-dice", 6, 3.5, 2.9),
        Throw(0, "luck-dice", 1, 3.5, 2.9),
        Throw(1, "luck-dice", 4, 3.5, 2.9),
    ]
    first, second = fortunes(throws)
    assert (first.seat, first.n, first.got, first.mean, first.spread) == (0, 2, 7, 7, 5.8)
    assert (second.seat, second.n, second.got) == (1, 1, 4)

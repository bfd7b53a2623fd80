"""The course of a game: what a log leads to, and what each seat is told of it."""

from __future__ import annotations

import msgspec
import pytest

from orrery.kernel import EndTurn, FastChance, OrreryError, find_game, state_hash
from orrery.server.answers import Shown
from orrery.server.course import Course, Entry, Genesis
from orrery.server.croupier import Croupier, Open, ShowPast
from orrery.server.looks import bygone, why_not

SECRET = "5e" * 32


@pytest.fixture(autouse=True)
def _games(more_games: object) -> None:
    """The toy is installed."""


def genesis(game: str = "toy", players: int = 2) -> Genesis:
    meant = find_game(game)
    seats = [f"human:P{number}" for number in range(players)]
    return Genesis(game, meant.version, meant.content_hash(), {}, seats, SECRET)


def wander(course: Course, entries: int, seed: int = 1) -> Course:
    """Random moves with some undone, some redone and some orders between them."""
    chance = FastChance(seed)
    questions = course.match.game.questions
    ending = next(question.kind() for question in questions if issubclass(question, EndTurn))
    while course.seq < entries and not course.match.play.over:
        seat = course.match.play.to_act()[0]
        wanted = ("undo", "redo", "order", "move", "move", "move")[chance.draw("kind", 6)]
        try:
            if wanted == "order":
                policy = ("always", "ask", "never")[chance.draw("policy", 3)]
                course.go_on(Entry(seat, "order", f"{ending} {policy}"))
            elif wanted == "move":
                offers = course.match.play.offers_for(seat)
                course.go_on(Entry(seat, "move", str(offers[chance.draw("move", len(offers))])))
            else:
                course.go_on(Entry(seat, "undo" if wanted == "undo" else "redo"))
        except OrreryError:
            continue
    return course


@pytest.mark.parametrize("game", ["toy", "beyond_the_sun"])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_entries_lead_to_the_same_position(game: str, seed: int) -> None:
    course = wander(Course(genesis(game)), 120, seed)
    again = Course(course.genesis, course.entries)
    kinds = {entry.kind for entry in course.entries}
    assert kinds == {"move", "undo", "redo", "order"} or game == "toy"
    assert state_hash(again.match.play.state) == state_hash(course.match.play.state)
    for seat in (0, 1, None):
        assert msgspec.json.encode(again.look(seat)) == msgspec.json.encode(course.look(seat))


@pytest.mark.parametrize("game", ["toy", "beyond_the_sun"])
@pytest.mark.parametrize("seed", range(3))
def test_news_since_any_entry_complete_what_was_known_then(game: str, seed: int) -> None:
    course = Course(genesis(game))
    lines = {seat: [course.look(seat).log] for seat in (0, None)}
    for entry in wander(Course(genesis(game)), 60, seed).entries:
        course.go_on(entry)
        for seat, then in lines.items():
            then.append(course.look(seat).log)
    for seat, then in lines.items():
        for since, old in enumerate(then):
            look = course.look(seat, since)
            assert old[: look.keep] + look.log == then[-1]


@pytest.mark.parametrize("game", ["toy", "beyond_the_sun"])
def test_every_past_position_is_what_each_seat_saw_then(game: str) -> None:
    """Whichever way the slider is moved, and whatever was taken back since."""
    course = Course(genesis(game))
    then = [seen_in(course)]
    for entry in wander(Course(genesis(game)), 60, 5).entries:
        course.go_on(entry)
        then.append(seen_in(course))
    croupier = Croupier()
    croupier.answer(Open("t", course.genesis, course.entries))
    chance = FastChance(3)
    for _ in range(100):
        at, seat = chance.draw("at", len(then)), (0, 1, None)[chance.draw("seat", 3)]
        shown = croupier.answer(ShowPast("t", course.seq, seat, at))
        assert isinstance(shown, Shown)
        assert shown.json == then[at][seat]
        assert all(line["seq"] <= at for line in msgspec.json.decode(shown.json)["log"])


def seen_in(course: Course) -> dict[int | None, bytes]:
    """What there is to be seen now, for each seat, once it is past."""
    return {seat: msgspec.json.encode(bygone(course.look(seat))) for seat in (0, 1, None)}


def test_the_line_has_one_mark_for_each_move_that_stands() -> None:
    course = wander(Course(genesis("beyond_the_sun")), 120)
    own = [step for step in course.match.record.steps if not step.auto]
    assert [mark.seat for mark in course.line] == [step.seat for step in own]
    assert all(course.entries[mark.seq - 1].kind in ("move", "redo") for mark in course.line)


def test_a_refused_entry_leaves_nothing_behind() -> None:
    course = wander(Course(genesis()), 7)
    before = msgspec.json.encode(course.look(0))
    wrong = [Entry(0, "move", "dance"), Entry(5, "move", "pass"), Entry(0, "order", "tea always")]
    for entry in wrong:
        with pytest.raises(OrreryError):
            course.go_on(entry)
    assert msgspec.json.encode(course.look(0)) == before
    assert course.seq == 7


def test_other_rules_or_content_are_refused() -> None:
    meant = genesis()
    for changes in ({"rules": 99}, {"content": "0" * 32}):
        with pytest.raises(OrreryError):
            Course(msgspec.structs.replace(meant, **changes))


@pytest.mark.parametrize("game", ["toy", "beyond_the_sun"])
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_sent_depends_on_what_is_hidden(game: str, seed: int) -> None:
    """What a seat cannot see may be anything: it is sent the same bytes."""
    course = Course(genesis(game, 3))
    for goal in range(0, 50, 5):
        wander(course, goal, seed * 100 + goal)
        truth = course.match.play
        if truth.over:
            break
        for seat in (None, 0, 1, 2):
            sent = told(course, seat)
            course.match.play = truth.resample(seat, FastChance(seed + goal))
            assert told(course, seat) == sent
            course.match.play = truth


def told(course: Course, seat: int | None) -> list[bytes]:
    """All that leaves the server for a seat, and what its bot would get to think about."""
    sent = [msgspec.json.encode(course.look(seat)), msgspec.json.encode(course.line)]
    if seat is not None:
        sent.append(msgspec.json.encode(why_not(course.match.play, seat)))
        sent.append(course.sample(seat, 7))
    return sent

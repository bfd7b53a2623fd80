"""A window stays open for a moment where orders could answer for everybody: it tells nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.kernel import FastChance, Window
from orrery.server.api import lobby
from orrery.server.course import Course, Entry, Genesis
from orrery.server.croupier import standing
from orrery.server.settings import Settings
from tests.server.conftest import LIMITS, Person, Server, looks_until, serving
from tests.server.test_course import SECRET, genesis


@pytest.fixture(autouse=True)
def _games(more_games: object) -> None:
    """The toy is installed."""


def at_a_window(pauses: Genesis, seed: int) -> Course | None:
    """A random game up to the first window that nobody can react in."""
    course, chance = Course(pauses), FastChance(seed)
    for _ in range(200):
        play = course.match.play
        if play.over:
            return None
        if course.match.waits():
            return course
        seat = play.to_act()[0]
        offers = play.offers_for(seat)
        course.go_on(Entry(seat, "move", str(offers[chance.draw("any", len(offers))])))
    return None


def patient() -> Genesis:
    return replace(genesis("toy", 3), pauses=True)


def test_a_window_waits_for_those_who_could_not_react_anyway() -> None:
    courses = [at_a_window(patient(), seed) for seed in range(40)]
    found = [course for course in courses if course is not None]
    assert found
    for course in found:
        asked = course.match.play.question
        assert isinstance(asked, Window)
        told = standing(course)
        assert told.waits
        assert told.awaited == list(asked.seats), "everybody who might react is shown as asked"
        course.go_on(Entry(told.to_act[0], "lapse"))
        assert not course.match.waits()
        again = Course(course.genesis, course.entries)
        assert again.look(None) == course.look(None), "the log leads to the same position"


def test_among_bots_and_where_a_table_wants_none_nothing_waits() -> None:
    alone = replace(patient(), seats=["human:Ada", "bot:random", "bot:random"])
    for meant in (genesis("toy", 3), alone):
        assert all(at_a_window(meant, seed) is None for seed in range(15))


def test_who_has_given_up_keeps_nobody_waiting() -> None:
    course = Course(patient())
    for seat in range(3):
        course.go_on(Entry(seat, "concede", "greedy"))
    assert course.match.patient == set()


def three(server: Server, **more: Any) -> tuple[list[Person], str]:
    people = [server.person(name) for name in ("Ada", "Grace", "Alan")]
    opened = people[0].opens("toy", "me link link", **more)
    for person, link in zip(people[1:], opened["invitations"], strict=True):
        person.post("/api/invitations", token=link["token"])
    return people, opened["table"]["id"]


def test_a_window_closes_by_itself_after_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = next(found for seed in range(40) if (found := at_a_window(patient(), seed)))
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: SECRET))
    database = str(tmp_path / "orrery.sqlite")
    with serving(Settings(database, limits=LIMITS, pause_least=0.0, pause_most=0.01)) as server:
        people, table = three(server)
        for seq, entry in enumerate(course.entries):
            answer = people[entry.seat].does(table, "moves", seq, move=entry.word)
            assert answer.json()["seq"] == seq + 1
        with people[0].live(table) as session:
            looks_until(session, course.seq + 1)
    with closing(sqlite3.connect(database)) as db:
        [[kind]] = db.execute("SELECT kind FROM log WHERE seq = ?", (course.seq + 1,)).fetchall()
    assert kind == "lapse"

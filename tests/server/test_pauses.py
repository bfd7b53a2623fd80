"""A window stays open for a moment where orders could answer for everybody: it tells nothing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.kernel import FastChance, Window
from orrery.server.course import Course, Entry, Genesis
from orrery.server.croupier import standing
from orrery.server.settings import Settings
from tests.server.conftest import LIMITS, Person, Server, serving
from tests.server.test_course import genesis

MANY = 2_000


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


def test_a_window_closes_by_itself_after_a_moment(tmp_path: Path) -> None:
    database = str(tmp_path / "orrery.sqlite")
    short = Settings(database, limits=LIMITS, pause_least=0.0, pause_most=0.01)
    chance = FastChance(5)
    with serving(short) as server:
        tables = (three(server) for _ in range(20))
        assert any(play_on(people, table, chance) for people, table in tables)
    with closing(sqlite3.connect(database)) as db:
        [[lapses]] = db.execute("SELECT count(*) FROM log WHERE kind = 'lapse'").fetchall()
    assert lapses


def play_on(people: list[Person], table: str, chance: FastChance) -> int:
    """Random moves of whoever is asked; how many windows have closed by themselves."""
    lapsed = 0
    seq = 0
    for _ in range(MANY):
        seen = people[0].at(table)
        if seen["table"]["status"] != "playing" or lapsed:
            return lapsed
        look = seen["look"]
        if look["seq"] > seq:
            lapsed, seq = lapsed + 1, look["seq"]
            continue
        for seat in look["to_act"]:
            offers = people[seat].look(table)["offers"]
            if look["asked"]["question"] == "defence" and len(offers) == 1:
                continue  # only to let it go by, which the order does in a moment
            if offers:
                move = offers[chance.draw("any", len(offers))]["move"]
                answer = people[seat].does(table, "moves", look["seq"], move=move)
                seq += answer.status_code == 200
                break
    return lapsed

"""Ambitions of Cosmos: whole games by clicks, deals that bind, battles between people, quick votes.

What the shell does for every game is tested for this one too where the shell is: see `game`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.ambitions_of_cosmos.view import TableView
from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.words import rule_words

COSMOS = "ambitions_of_cosmos"
SHORT = "13" * 32
"""Well played, the first game of two that it gives is a short one."""


@pytest.fixture
def ada(meets: Meets) -> Person:
    return meets("Ada", game=COSMOS)


@pytest.fixture
def grace(meets: Meets) -> Person:
    return in_russian(meets)


def in_russian(meets: Meets) -> Person:
    person = meets("Grace", game=COSMOS, settings={"lang": "ru"}, locale="ru-RU")
    person.language = "ru"
    return person


def view_of(oracle: Oracle, seat: int | None = None) -> TableView:
    view = oracle.look(seat).view
    assert isinstance(view, TableView)
    return view


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("tabpanel").get_by_role("listitem")


def said(person: Person, id: str, **args: object) -> Locator:
    """A line of the log."""
    line = rule_words(person.language, COSMOS).tell(id, **args)
    return log_of(person).filter(has_text=line).last


# --- a whole game of two -------------------------------------------------------------------------


def test_a_whole_game_of_two_people_by_clicks_each_in_their_own_language(
    ada: Person, grace: Person, house: House, tmp_path: Path
) -> None:
    people = (ada, grace)
    table = house.lay_out(*people, secret=SHORT)
    oracle = house.oracle(table)
    for person in people:
        person.sits_at(table)
    while not oracle.catch_up().over:
        player = people[oracle.seat]
        player.sees(oracle.seq)
        choice = oracle.best()
        # Whatever has a place on the board or on the mat can be played by clicking there alone.
        alike = [other for other in oracle.offers() if {*choice.targets} <= {*other.targets}]
        assert player.touches(choice) or not choice.targets or len(alike) > 1, choice
        assert house.entries(table)[-1].word == choice.move

    for person in people:
        person.sees(oracle.seq)
        person.says_no_ids()
        sheet_tells_the_races(person, oracle)
    record_is_taken_home(ada, oracle, tmp_path)


def sheet_tells_the_races(person: Person, oracle: Oracle) -> None:
    """Who has won and how, and how far everybody came in each of the four races."""
    play = oracle.course.match.play
    result = play.game.outcome(play)
    assert result.ending is not None
    sheet = person.opens_the_sheet()
    expect(sheet).to_contain_text(person.says(result.ending.id))
    rows = sheet.locator("tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text(
        [person.says(line.id) for line in result.sheet]
    )
    expect(rows.locator("td")).to_have_text(
        [str(point) for line in result.sheet for point in line.points]
    )
    person.page.keyboard.press("Escape")


def record_is_taken_home(person: Person, oracle: Oracle, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("after-record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    told = json.loads(path.read_text("utf-8"))
    assert [step["move"] for step in told["steps"]] == [
        entry.word for entry in oracle.course.entries
    ]

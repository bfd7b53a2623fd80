"""Xia: whole games by clicks, alone, of two people and at five seats.

What the shell does for every game is tested for this one too where the shell is: see `game`.
Captains who do what is their habit come to fame quickly and cost no thought.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.xia.model import INSIDE, ROOMS
from orrery.games.xia.view import View
from orrery.server.course import Course, Entry
from orrery.server.looks import Choice
from tests.browser.house import SECRET, House, Oracle
from tests.browser.people import Meets, Person

XIA = "xia"
SHORT = {"fame": "own", "own_fame": 3}
"""A few turns: everything of a whole game, from the choice of ships to the score sheet."""
MOST = 400
"""Clicks after which a game of habits is taken for endless."""


@pytest.fixture
def ada(meets: Meets) -> Person:
    return meets("Ada", game=XIA)


@pytest.fixture
def grace(meets: Meets) -> Person:
    person = meets("Grace", game=XIA, settings={"lang": "ru"}, locale="ru-RU")
    person.language = "ru"
    return person


def view_of(oracle: Oracle, seat: int | None = None) -> View:
    view = oracle.look(seat).view
    assert isinstance(view, View)
    return view


def habitual(oracle: Oracle) -> Choice:
    """What whoever is asked does without thinking."""
    play = oracle.course.match.play
    move = str(play.game.habit(play))
    return next(offer for offer in oracle.offers() if offer.move == move)


def plays_on(people: tuple[Person, ...], house: House, oracle: Oracle) -> int:
    """To the end of the game, by clicks on what is offered; how many there were."""
    clicks = 0
    while not oracle.catch_up().over:
        clicks += 1
        assert clicks < MOST
        player = people[oracle.seat]
        player.sees(oracle.seq)
        choice = habitual(oracle)
        player.plays(choice.move)
        assert house.entries(oracle.table)[-1].word == choice.move
    return clicks


def sheet_tells_the_fame(person: Person, oracle: Oracle) -> None:
    """Line by line what the rules have counted, and the totals."""
    play = oracle.course.match.play
    result = play.game.outcome(play)
    person.sees(oracle.seq)
    sheet = person.opens_the_sheet()
    rows = sheet.locator("tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text(
        [person.says(line.id) for line in result.sheet]
    )
    points = [str(point) for line in result.sheet for point in line.points]
    expect(rows.locator("td")).to_have_text(points)
    expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in result.totals])
    person.says_no_ids()
    person.page.keyboard.press("Escape")


def record_is_taken_home(person: Person, oracle: Oracle, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("after-record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    told = json.loads(path.read_text("utf-8"))
    words = [entry.word for entry in oracle.course.entries]
    assert [step["move"] for step in told["steps"]] == words


# --- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_alone_by_clicks_ends_with_a_score_and_a_record(
    ada: Person, house: House, tmp_path: Path
) -> None:
    table = house.lay_out(ada, options=SHORT)
    oracle = house.oracle(table)
    ada.sits_at(table)
    assert plays_on((ada,), house, oracle) > 5
    sheet_tells_the_fame(ada, oracle)
    record_is_taken_home(ada, oracle, tmp_path)


def test_a_whole_game_alone_is_played_in_russian_too(grace: Person, house: House) -> None:
    table = house.lay_out(grace, options=SHORT)
    oracle = house.oracle(table)
    grace.sits_at(table)
    assert plays_on((grace,), house, oracle) > 5
    sheet_tells_the_fame(grace, oracle)


def test_a_whole_game_of_two_people_each_in_their_own_language(
    ada: Person, grace: Person, house: House, tmp_path: Path
) -> None:
    people = (ada, grace)
    table = house.lay_out(*people, options=SHORT)
    oracle = house.oracle(table)
    for person in people:
        person.sits_at(table)
    assert plays_on(people, house, oracle) > 10
    for person in people:
        sheet_tells_the_fame(person, oracle)
    record_is_taken_home(ada, oracle, tmp_path)


def five_seats(person: Person, house: House, options: dict[str, object]) -> Oracle:
    """A table of one person and four bots, played to its end."""
    opened = person.opens("me bot:random bot:random bot:random bot:random", options=options)
    table = opened["table"]["id"]
    person.goes(f"/table/{table}")
    oracle = house.oracle(table)
    clicks = 0
    while not oracle.catch_up().over:
        if oracle.seat != 0:
            person.sees(oracle.seq + 1)
            continue
        clicks += 1
        assert clicks < MOST
        person.sees(oracle.seq)
        person.plays(habitual(oracle).move)
    return oracle


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_at_five_seats_with_bots(
    language: str, ada: Person, grace: Person, house: House
) -> None:
    person = ada if language == "en" else grace
    oracle = five_seats(person, house, {"fame": "own", "own_fame": 2})
    sheet_tells_the_fame(person, oracle)
    rows = person.page.locator("[data-piece^='ship:p']")
    standing = [captain for captain in view_of(oracle).captains if captain.space]
    expect(rows).to_have_count(len(standing))


# --- the Kiln ------------------------------------------------------------------------------------


def until_somebody_is_inside(course: Course) -> list[Entry]:
    """Entries of an aimless game, up to the first ship that flies into the Kiln."""
    play, luck = course.match.play, Random(SECRET)
    while all(captain.place > INSIDE for captain in play.state.captains):
        course.go_on(Entry(play.seat, "move", str(luck.choice(play.offers))))
    return list(course.entries)


def middle_of(part: Locator) -> tuple[float, float]:
    box = part.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_ship_inside_the_kiln_is_seen_in_its_room(
    ada: Person, grace: Person, house: House
) -> None:
    waiting = house.oracle(house.lay_out(ada, grace)).course
    table = house.lay_out(ada, grace, played=until_somebody_is_inside(waiting))
    captains = view_of(house.oracle(table).catch_up()).captains
    seat, room = next((n, one.space) for n, one in enumerate(captains) if one.space in ROOMS)
    ada.goes(f"/table/{table}")
    ship = ada.page.locator(f"[data-piece='ship:p{seat}']")
    expect(ship).to_have_attribute("data-about", f"ship:p{seat}")
    inside, around = middle_of(ship), middle_of(ada.component(f"room:{room}"))
    assert inside == pytest.approx(around, abs=6), "it stands in its room"

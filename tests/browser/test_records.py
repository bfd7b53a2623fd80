"""A finished game taken home, brought back, looked through; and its luck checked by the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.house import SECRET, House
from tests.browser.people import Meets, Person

OTHER_SECRET = "22" * 32


@pytest.fixture
def ada(meets: Meets) -> Person:
    return meets("Ada")


@pytest.fixture
def record(ada: Person, house: House, tmp_path: Path) -> Path:
    """The record of a finished game, as the score sheet gives it away."""
    ada.sits_at(house.lay_out(ada, "bot:greedy", moves=None))
    with ada.page.expect_download() as download:
        ada.link("after-record").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    assert path.suffix == ".json"
    return path


def brings(person: Person, path: Path) -> Locator:
    """Bring a record along; where a refusal would be said."""
    person.goes("/")
    person.page.get_by_label(person.says("home-record-drop")).set_input_files(path)
    room = person.page.get_by_role("region", name=person.says("home-record"))
    return room.get_by_role("alert")


def spoilt(path: Path, **changes: Any) -> Path:
    """The record with something else in it."""
    told = json.loads(path.read_text("utf-8")) | changes
    found = path.with_name(f"spoilt-{path.name}")
    found.write_text(json.dumps(told), "utf-8")
    return found


def test_a_record_is_brought_back_and_looked_at_through_anybodys_eyes(
    meets: Meets, record: Path
) -> None:
    told = json.loads(record.read_text("utf-8"))
    grace = meets()
    brings(grace, record)
    steps = len(told["steps"])
    for id in ("record-replays", "record-result-good", "record-draws-good", "record-over"):
        expect(grace.words(id, n=steps)).to_be_visible()
    grace.link("record-from-end").click()
    grace.sees(steps)
    grace.link("record-out").wait_for()
    grace.field("history-slider").fill("30")
    grace.sees_the_past(30)
    assert grace.moves() == []
    players = grace.page.get_by_role("region", name=grace.says("frame-players"))
    you = players.get_by_text(grace.says("frame-you"), exact=True)
    expect(you).to_have_count(0)
    eyes = grace.page.get_by_role("group", name=grace.says("record-eyes"))
    eyes.get_by_text("Ada 1").click()
    expect(you).to_have_count(1)
    assert "seat=0" in grace.page.url
    grace.page.reload()
    grace.sees_the_past(30)
    expect(you).to_have_count(1)


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"secret": OTHER_SECRET}, "error-record-commitment"),
        ({"steps": []}, "error-record-hash"),
        ({"rules": 99}, "error-record-rules"),
    ],
    ids=["secret", "steps", "rules"],
)
def test_a_spoilt_record_is_refused_with_the_reason(
    meets: Meets, record: Path, changes: dict[str, Any], error: str
) -> None:
    grace = meets()
    with grace.page.expect_response("**/api/records") as answer:
        alert = brings(grace, spoilt(record, **changes))
    told = answer.value.json()
    assert told["error"]["id"] == error
    expect(alert).to_contain_text(told["text"])
    grace.says_no_ids()


def test_a_file_that_is_no_record_is_refused_too(meets: Meets, tmp_path: Path) -> None:
    grace = meets("Grace")
    path = tmp_path / "picture.json"
    path.write_text("no record at all", "utf-8")
    expect(brings(grace, path)).not_to_be_empty()
    grace.says_no_ids()


# --- checked chance ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_draw_of_a_finished_game_is_ticked(meets: Meets, house: House, language: str) -> None:
    ada = meets("Ada", settings={"lang": language})
    ada.language = language
    table = house.lay_out(ada, "bot:greedy", moves=None)
    ada.sits_at(table)
    ada.link("after-verify").click()
    expect(ada.words("verify-all-good-seen")).to_be_visible()
    expect(ada.page.get_by_text(SECRET)).to_be_visible()
    told = ada.get(f"/api/tables/{table}/record")
    draws = [*told["setup"], *(draw for step in told["steps"] for draw in step.get("draws", []))]
    expect(ada.words("verify-draws-good", n=len(draws))).to_be_visible()
    ada.button("verify-show-all", n=len(draws)).click()
    rows = ada.page.get_by_role("row")
    expect(rows).to_have_count(len(draws) + 1)
    expect(rows.get_by_text(ada.says("verify-agrees"), exact=True)).to_have_count(len(draws) + 1)
    ada.says_no_ids()


def test_a_stranger_checks_the_draws_but_not_what_was_shown_before(
    meets: Meets, house: House
) -> None:
    ada, grace = meets("Ada"), meets()
    table = house.lay_out(ada, "bot:greedy", moves=None)
    grace.goes(f"/table/{table}/verify")
    expect(grace.words("verify-all-good")).to_be_visible()
    expect(grace.words("verify-unseen")).to_be_visible()


def lies(person: Person, part: str, told: Any) -> None:
    """Let the server tell this person something else than it has done."""

    def answer(route: Route) -> None:
        route.fulfill(json=told)

    person.page.route(f"**/{part}", answer)


def test_a_secret_that_was_not_the_sealed_one_is_found_out(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, "bot:greedy", moves=None)
    honest = ada.get(f"/api/tables/{table}/verification")
    lies(ada, "verification", honest | {"secret": OTHER_SECRET})
    ada.goes(f"/table/{table}/verify")
    expect(ada.words("verify-not-good")).to_be_visible()
    expect(ada.words("verify-seal-bad")).to_be_visible()
    assert ada.page.get_by_text(ada.says("verify-differs"), exact=True).count() > 10


def test_a_seal_that_was_exchanged_after_the_game_is_found_out(meets: Meets, house: House) -> None:
    """The browser that was at the table has kept the seal that it saw."""
    ada = meets("Ada")
    table = house.lay_out(ada, "bot:greedy", moves=20)
    ada.sits_at(table)
    other = house.lay_out(ada, "bot:greedy", moves=None, secret=OTHER_SECRET)
    for part in ("verification", "record", "draws"):
        lies(ada, part, ada.get(f"/api/tables/{other}/{part}"))
    ada.goes(f"/table/{table}/verify")
    expect(ada.words("verify-not-good")).to_be_visible()
    expect(ada.words("verify-seen-bad")).to_be_visible()
    expect(ada.words("verify-seal-good")).to_be_visible()


def test_one_changed_draw_is_found_out(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, "bot:greedy", moves=None)
    draws = ada.get(f"/api/tables/{table}/draws")
    draws[7]["value"] += 1
    lies(ada, "draws", draws)
    ada.goes(f"/table/{table}/verify")
    expect(ada.words("verify-not-good")).to_be_visible()
    expect(ada.words("verify-draws-bad", n=len(draws), wrong=1)).to_be_visible()
    expect(ada.words("verify-complete-bad")).to_be_visible()


def test_a_game_that_is_not_over_keeps_its_secret(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, "bot:random", moves=20)
    ada.goes(f"/table/{table}/verify")
    expect(ada.words("error-record-early")).to_be_visible()
    expect(ada.page.get_by_text(SECRET)).to_have_count(0)

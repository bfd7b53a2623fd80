"""Two languages, switched in the middle of everything, and never a message's id on the screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Meets, Person

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def log_of(person: Person) -> list[str]:
    return person.page.get_by_role("tabpanel").locator("li").all_inner_texts()


def test_the_language_is_switched_without_a_reload_in_the_log_too(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)
    ada.sits_at(house.lay_out(ada, ada, moves=30))
    ada.page.evaluate("() => { window.sameDocument = true }")
    english = log_of(ada)
    prompt = ada.page.get_by_role("region", name=ada.says("frame-offers"))
    asked = prompt.inner_text()
    assert not any(CYRILLIC.search(line) for line in english)

    ada.button("frame-menu").click()
    ada.button("frame-language").click()
    ada.language = "ru"
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    ada.button("frame-close").click()
    russian = log_of(ada)
    assert len(russian) == len(english)
    assert all(CYRILLIC.search(line) for line in russian)
    asking = ada.page.get_by_role("region", name=ada.says("frame-offers"))
    assert CYRILLIC.search(asking.inner_text())
    expect(ada.button("frame-undo")).to_be_visible()

    ada.button("frame-menu").click()
    ada.button("frame-language").click()
    ada.language = "en"
    ada.button("frame-close").click()
    assert log_of(ada) == english
    assert prompt.inner_text() == asked
    assert ada.page.evaluate("() => window.sameDocument === true")


def test_a_chosen_language_is_remembered_and_wins_over_the_browsers(
    meets: Meets, house: House
) -> None:
    ada = meets(locale="ru-RU")
    ada.language = "ru"
    ada.goes("/")
    expect(ada.words("home-title")).to_be_visible()
    ada.button("frame-language").click()
    ada.language = "en"
    expect(ada.words("home-title")).to_be_visible()
    ada.page.reload()
    expect(ada.words("home-title")).to_be_visible()
    ada.goes("/table/nowhere")
    expect(ada.words("error-no-such-table")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_looked_back_at_says_no_id(
    meets: Meets, house: House, language: str, game: str
) -> None:
    """At its end the log has every kind of event that the game has brought."""
    ada = meets("Ada", settings={"lang": language}, game=game)
    ada.language = language
    table = house.lay_out(ada, "bot:greedy", "bot:greedy", moves=None)
    ada.sits_at(table)
    ada.says_no_ids()
    for tab in ("frame-chat", "frame-rules", "frame-log"):
        ada.page.get_by_role("tab", name=ada.says(tab)).click()
        ada.says_no_ids()
    ada.button("frame-menu").click()
    ada.says_no_ids()

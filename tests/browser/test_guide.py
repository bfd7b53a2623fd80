"""Newcomers are shown around: a light on what is meant, step by step, and play goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.kernel import find_game
from tests.browser.house import House
from tests.browser.people import Meets, Person
from tests.browser.test_accessibility import PHONE, assert_accessible

LIT = """(region) => {
    const light = document.querySelector(".light")?.getBoundingClientRect();
    const part = document.querySelector(`[data-region~="${region}"]`).getBoundingClientRect();
    const near = (a, b) => Math.abs(a - b) <= 8;
    return light !== undefined && near(light.left, part.left) && near(light.right, part.right);
}"""


def steps(game: str, language: str) -> list[tuple[str, str]]:
    """Title and region of each step."""
    text = (find_game(game).folder / "guide" / f"{language}.md").read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    return [(line[3 : line.index(" {")], line[line.index("{") + 1 : -1]) for line in headings]


def card(person: Person) -> str:
    found = person.page.get_by_role("dialog", name=person.says("frame-guide"))
    return found.get_by_role("heading").inner_text()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_step_lights_its_part_of_the_screen(
    meets: Meets, house: House, game: str, language: str
) -> None:
    ada = meets("Ada", settings={"lang": language}, game=game)
    ada.language = language
    ada.sits_at(house.lay_out(ada, ada))
    ada.button("frame-guide-first").click()
    shown = steps(game, language)
    for title, region in shown:
        expect(ada.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        if region not in ("tree", "ship"):  # parts of them reach beyond what is seen
            ada.page.wait_for_function(LIT, arg=region)
        ada.says_no_ids()
        if title != shown[-1][0]:
            ada.button("guide-next").click()
    assert_accessible(ada)
    ada.button("guide-done").click()
    expect(ada.page.get_by_role("dialog", name=ada.says("frame-guide"))).to_have_count(0)


def test_the_guide_is_walked_by_keys_and_offered_quietly_afterwards(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)
    ada.sits_at(house.lay_out(ada, ada))
    first, second = (title for title, _ in steps(game, "en")[:2])
    ada.button("frame-guide-first").press("Enter")
    expect(ada.page.get_by_role("heading", name=first, exact=True)).to_be_visible()
    ada.page.keyboard.press("ArrowRight")
    assert card(ada) == second
    ada.page.keyboard.press("ArrowLeft")
    assert card(ada) == first
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog", name=ada.says("frame-guide"))).to_have_count(0)
    ada.page.reload()
    expect(ada.button("frame-guide")).to_be_visible()
    expect(ada.button("frame-guide-first")).to_have_count(0)


def test_play_goes_on_while_somebody_is_shown_around(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, ada)
    ada.sits_at(table)
    ada.button("frame-guide-first").click()
    ada.page.get_by_role("dialog", name=ada.says("frame-guide")).wait_for()
    assert ada.touches(house.oracle(table).catch_up().best())
    assert len(house.entries(table)) == 1


def test_the_card_fits_a_phone_in_russian(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", settings={"lang": "ru"}, game=game, **PHONE)
    ada.language = "ru"
    ada.sits_at(house.lay_out(ada, ada))
    ada.button("frame-guide").tap()
    for title, _ in steps(game, "ru")[:-1]:
        heading = ada.page.get_by_role("heading", name=title, exact=True)
        expect(heading).to_be_in_viewport(ratio=1)
        expect(ada.button("guide-next")).to_be_in_viewport(ratio=1)
        ada.button("guide-next").tap()
    assert_accessible(ada)

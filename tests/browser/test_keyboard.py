"""A whole game without a mouse, from the first page to the score sheet."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.people import Meets, Person

HAS_FOCUS = "element => element === document.activeElement"
FARTHEST = 80
"""Presses of Tab after which something counts as out of reach."""


def tabs_to(person: Person, wanted: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(FARTHEST):
        if wanted.evaluate(HAS_FOCUS):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_a_whole_game_by_keyboard_alone(meets: Meets, house: House) -> None:
    ada = meets(settings={"confirm": "never"})
    keyboard = ada.page.keyboard
    ada.goes("/")
    ada.button("home-play").wait_for()
    games = ada.page.get_by_role("group", name=ada.says("home-choose")).get_by_role("radio")
    wanted = ada.page.get_by_role("radio", name=ada.says("game-name"))
    tabs_to(ada, games.and_(ada.page.locator(":checked")))
    while not wanted.is_checked():
        keyboard.press("ArrowDown")
    tabs_to(ada, ada.field("home-name"))
    keyboard.type("Ada")
    tabs_to(ada, ada.button("home-play"))
    keyboard.press("Enter")
    ada.sees(0)
    table = ada.page.url.rpartition("/")[2]
    oracle = house.oracle(table)

    def wait_for_the_bot() -> None:
        while not oracle.catch_up().over and oracle.seat != 0:
            ada.sees(oracle.seq + 1)
        ada.sees(oracle.seq)

    # The first answer by Tab alone, as with a screen reader: past everything else to the list.
    wait_for_the_bot()
    tabs_to(ada, ada.link("frame-offers"))
    keyboard.press("Enter")
    tabs_to(ada, ada.offer(oracle.best().move))
    keyboard.press("Enter")
    ada.sees(oracle.seq + 1)

    wait_for_the_bot()
    while not oracle.over:
        move = oracle.best().move
        ada.presses(move)
        ada.sees(oracle.seq + 1)
        wait_for_the_bot()

    tabs_to(ada, ada.button("frame-sheet"))
    keyboard.press("Enter")
    sheet = ada.page.get_by_role("dialog", name=ada.says("frame-sheet"))
    expect(sheet).to_be_visible()
    result = oracle.course.match.record.result
    assert result is not None
    expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in result.totals])
    keyboard.press("Escape")
    tabs_to(ada, ada.link("after-verify"))
    keyboard.press("Enter")
    ada.page.wait_for_url("**/verify")

"""On a phone: nothing to scroll sideways, and what is asked is always on the screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Meets, Person

SIZES = [(360, 740), (390, 844)]
GROWING = ("xia",)
"""Games whose map is found in play: it is seen whole for as long as it can be read."""
MOVES = 24
"""Three rounds and a little."""
FITS = """() => {
    const inside = (box) => box.left >= -1 && box.top >= -1 && box.width > 0
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const reached = (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && element.contains(found);
    };
    const offers = [...document.querySelectorAll("#offers button")];
    const asked = document.querySelector("[data-seq] [role=status]");
    const goods = document.querySelector(".goods");
    const line = goods.querySelector(".line");
    const frame = document.querySelector('[data-region="board"]').getBoundingClientRect();
    const seen = (box) => box.right > frame.left && box.left < frame.right
        && box.bottom > frame.top && box.top < frame.bottom;
    const lit = [...document.querySelectorAll('[data-region="board"] [data-target].lit')]
        .map((it) => it.getBoundingClientRect()).filter((box) => box.width > 0);
    return {
        goods: inside(goods.getBoundingClientRect()) && line.scrollWidth <= line.clientWidth + 1,
        scale: document.querySelector('[data-region="board"] svg > g').getScreenCTM().a,
        hot: document.querySelectorAll("[data-target].hot").length,
        away: lit.length > 0 && !lit.some(seen),
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
        asked: asked !== null && inside(asked.getBoundingClientRect()) && reached(asked),
        offers: offers.length,
        within: offers.filter((it) => inside(it.getBoundingClientRect()) && reached(it)).length,
    };
}"""

REACHED = """element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
}"""


def on_a_phone(meets: Meets, size: tuple[int, int], name: str = "Ada", **more: Any) -> Person:
    width, height = size
    viewport = {"width": width, "height": height}
    return meets(name, viewport=viewport, has_touch=True, is_mobile=True, **more)


def taps(person: Person, move: str) -> None:
    """A finger on an answer, through whatever it lies behind."""
    wanted = person.page.locator(f'#offers [data-move="{move}"]')
    while not wanted.count() and (behind := person.behind(move)):
        behind.tap()
    wanted.tap()


def assert_fits(person: Person) -> float:
    """Own goods, the question and some answer are in sight, and no ghost of what a finger has let
    go of is left. The scale of the stage."""
    found = person.page.evaluate(FITS)
    assert found["goods"], found
    assert not found["hot"], found
    assert found["wide"] <= 0, found
    assert found["tall"] <= 0, found
    assert found["asked"], found
    assert not found["offers"] or found["within"], found
    return float(found["scale"])


@pytest.mark.parametrize(
    ("size", "language"), [(SIZES[0], "ru"), (SIZES[1], "en")], ids=["360-ru", "390-en"]
)
def test_rounds_are_played_on_a_phone(
    meets: Meets, house: House, game: str, size: tuple[int, int], language: str
) -> None:
    ada = on_a_phone(meets, size, settings={"lang": language}, game=game)
    ada.language = language
    table = house.lay_out(ada, ada, moves=12)
    oracle = house.oracle(table).catch_up()
    ada.sits_at(table)
    scales = []
    for _ in range(MOVES):
        ada.sees(oracle.catch_up().seq)
        ada.offers.first.wait_for()
        ada.page.wait_for_function(f"() => !({FITS})().away")
        scales.append(round(assert_fits(ada), 3))
        before = ada.seq
        taps(ada, oracle.best().move)
        ada.sees(before + 1)
    assert scales == sorted(scales, reverse=True)
    assert len(set(scales)) == 1 or game in GROWING, "the stage keeps its scale between prompts"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_sheet_opens_over_the_board_and_closes(
    meets: Meets, house: House, game: str, size: tuple[int, int]
) -> None:
    ada = on_a_phone(meets, size, game=game)
    ada.sits_at(house.lay_out(ada, ada, moves=12))
    for id in ("frame-own", "frame-players", "frame-log"):
        part = ada.page.get_by_role("region", name=ada.says(id), exact=True)
        ada.button(id).tap()
        expect(ada.button(id)).to_have_attribute("aria-expanded", "true")
        expect(part.first).to_be_in_viewport()
        assert_fits(ada)
    ada.button("frame-log").tap()
    expect(ada.button("frame-log")).to_have_attribute("aria-expanded", "false")
    expect(ada.page.get_by_role("tablist")).to_have_count(0)
    assert_fits(ada)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_no_page_is_wider_than_a_phone(
    meets: Meets, house: House, game: str, size: tuple[int, int]
) -> None:
    ada = on_a_phone(meets, size, game=game)
    over = house.lay_out(ada, ada, moves=None, name="A name of forty letters, which is the most.")
    opened = ada.opens("me link link")
    waiting = opened["table"]["id"]
    pages = {
        "/": ada.button("home-play"),
        f"/new/{game}": ada.button("new-open"),
        f"/join#{opened['invitations'][0]['token']}": ada.words("join-help"),
        "/join#nothing": ada.words("join-broken-help"),
        f"/rules/{game}": ada.page.get_by_text(re.compile(r"^[A-Z]+-[12]\.1$")).first,
        "/nowhere": ada.words("page-not-found"),
        f"/table/{waiting}": ada.words("waiting-next-seated"),
        f"/table/{over}": ada.button(ada.sheet),
        f"/table/{over}/at/30": ada.words("frame-past"),
        f"/table/{over}/verify": ada.words("verify-numbers"),
    }
    for path, sign in pages.items():
        ada.goes(path)
        sign.wait_for()
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, path


def test_a_component_on_the_board_is_played_by_a_finger(
    meets: Meets, house: House, game: str
) -> None:
    ada = on_a_phone(meets, SIZES[0], game=game)
    table = house.lay_out(ada, ada)
    oracle = house.oracle(table)
    ada.sits_at(table)
    choices = [offer for offer in oracle.offers() if len(offer.targets) == 1]
    reached = [offer for offer in choices if ada.component(offer.targets[0]).evaluate(REACHED)]
    choice = reached[0]
    ada.component(choice.targets[0]).tap()
    ada.sees(1)
    assert house.entries(table)[0].word == choice.move

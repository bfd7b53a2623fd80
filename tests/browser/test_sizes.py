"""Every screen: nothing overlaps, what is out of sight has a sign, small print has a large form."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person

SIZES = [
    (360, 740),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
]
LAPTOP = (1366, 768)
LATE = 40
"""Moves after which hands are full and much can be chosen."""
SMALLEST = 11
"""Pixels of letters that need no larger form."""

SEEN = """() => {
    const frame = document.querySelector('[data-region="board"]').getBoundingClientRect();
    const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
    const within = ([x, y], box) =>
        x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const boxes = (selector) => [...document.querySelectorAll(selector)]
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
    const onBoard = (it) => it.closest('[data-region="board"]') !== null;
    const lit = boxes("[data-target].lit");
    const edge = (box) => {
        const [x, y] = middle(box);
        const ways = [["left", frame.left - x], ["right", x - frame.right],
            ["top", frame.top - y], ["bottom", y - frame.bottom]];
        return ways.sort((a, b) => b[1] - a[1])[0];
    };
    const signs = boxes("button.sign").map(({ it }) => it.dataset.edge);
    const scroller = (it) => it.closest(".choices");
    const shown = ({ it, box }) => {
        const list = scroller(it);
        if (!list) return within(middle(box), screen);
        const frame = list.getBoundingClientRect();
        const below = middle(box)[1] > frame.bottom;
        const sign = list.parentElement.querySelector('[data-edge="bottom"]');
        return within([frame.left, frame.bottom], screen) && (!below || sign !== null);
    };
    const unseen = lit.filter(({ it, box }) => onBoard(it)
        ? edge(box)[1] > 0 && !signs.includes(edge(box)[0])
        : !shown({ it, box }));
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const pieces = boxes('[data-region="board"] :is([data-piece], [data-target])')
        .filter(({ box }) => within(middle(box), frame) && meet(box, frame));
    const controls = boxes("header button, .lens button, .handles button, #offers button");
    const covered = pieces.filter(({ box }) => controls.some((other) => meet(box, other.box)
        && within(middle(box), other.box)));
    const drawer = document.querySelector(".drawer")?.getBoundingClientRect();
    const held = boxes(".drawer [data-piece]");
    const cut = held.filter(({ box }) =>
        box.right > drawer.right + 1 || box.bottom > drawer.bottom + 1);
    const name = ({ it }) => it.dataset.target ?? it.dataset.piece;
    return {
        wide: document.documentElement.scrollWidth - innerWidth,
        tall: document.documentElement.scrollHeight - innerHeight,
        frame: [frame.width, frame.height],
        unseen: unseen.map(name),
        covered: covered.map(name),
        cut: cut.map(name),
        lit: lit.length + document.querySelectorAll(".handles .wanted").length,
        over: [...document.querySelectorAll(".screen *")]
            .filter((it) => it.getBoundingClientRect().bottom > innerHeight + 1)
            .filter((it) => !onBoard(it)).slice(0, 4).map((it) => it.outerHTML.slice(0, 120)),
    };
}"""
SMALL = """(smallest) => {
    const scale = (it) => {
        const matrix = it.getScreenCTM?.();
        return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    };
    const written = (it) => [...it.childNodes]
        .some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const texts = [...document.querySelectorAll('[data-region="board"] text, .drawer text')];
    const others = [...document.querySelectorAll(".screen *:not(svg *)")].filter(written)
        .filter((it) => it.closest("[title], .unseen") === null);
    return [...texts, ...others]
        .filter((it) => it.textContent.trim() && it.getBoundingClientRect().width > 0)
        .filter((it) => parseFloat(getComputedStyle(it).fontSize) * scale(it) < smallest)
        .filter((it) => it.closest("[data-about]") === null)
        .map((it) => `${it.textContent.trim()} in ${it.parentElement.getAttribute("class")}`);
}"""
SCALE = """() => document.querySelector('[data-region="board"] svg > g').getScreenCTM().a"""
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def choosing(oracle: Oracle, _: str) -> bool:
    """Late in a game, with much to choose from."""
    return oracle.seq >= LATE and len(oracle.offers()) > 5


def turns_to(person: Person, size: tuple[int, int]) -> dict[str, Any]:
    """Another screen, and what is seen on it."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(3):
        person.page.evaluate(PAINTED)
    found = person.page.evaluate(SEEN)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_table_fits_every_screen(meets: Meets, house: House, game: str, language: str) -> None:
    ada = meets("Ada", settings={"lang": language}, game=game)
    ada.sits_at(house.lay_out_where(choosing, ada, ada)[0])
    ada.page.mouse.move(0, 0)
    for size in SIZES:
        found = turns_to(ada, size)
        assert max(found["wide"], found["tall"]) <= 0, (size, found["over"])
        assert min(found["frame"]) > 150, (size, found["over"])
        assert found["lit"], size
        assert not found["unseen"], (size, found["unseen"])
        assert not found["covered"], (size, found["covered"])
        assert not found["cut"], (size, found["cut"])


FACES = """() => ["ship", "space"].map(part =>
    document.querySelector(`[data-region="${part}"]`).getBoundingClientRect())
    .map(({ left, right, top, bottom }) => [left, right, top, bottom])"""


def test_a_board_is_laid_out_by_the_room_there_is(meets: Meets, house: House) -> None:
    """Black Angel's wheel stands beside the map where it is wide, and above it where it is tall."""
    ada = meets("Ada", game="black_angel")
    ada.sits_at(house.lay_out(ada, ada))
    (_, right, _, _), (left, _, _, _) = look_at(ada, (1366, 768))
    assert right < left + 40
    (_, _, _, bottom), (_, _, top, _) = look_at(ada, (820, 1180))
    assert bottom < top + 40


def look_at(person: Person, size: tuple[int, int]) -> list[list[float]]:
    turns_to(person, size)
    found = person.page.evaluate(FACES)
    assert isinstance(found, list)
    return found


TURNED = [(820, 1180), (1180, 820), (390, 844), (1366, 768)]


def test_a_turned_screen_shows_as_much_as_one_that_was_so(
    meets: Meets, house: House, game: str
) -> None:
    ada, grace = meets("Ada", game=game), meets("Ada", game=game)
    table = house.lay_out(ada, ada, moves=LATE)
    ada.sits_at(table)
    for width, height in TURNED:
        turns_to(ada, (width, height))
        grace.page.set_viewport_size({"width": width, "height": height})
        grace.sits_at(table)
        grace.page.evaluate(PAINTED)
        turned, fresh = [person.page.evaluate(SCALE) for person in (ada, grace)]
        assert turned == pytest.approx(fresh, rel=0.01), (width, height)


def test_small_print_has_a_larger_form(meets: Meets, house: House, game: str) -> None:
    """What tells of a component says it large, one hover or long press away."""
    ada = meets("Ada", game=game)
    ada.sits_at(house.lay_out(ada, ada, moves=LATE))
    turns_to(ada, LAPTOP)
    assert ada.page.evaluate(SMALL, SMALLEST) == []


def test_a_sign_at_the_edge_leads_to_what_can_be_chosen(
    meets: Meets, house: House, game: str
) -> None:
    viewport = {"width": 390, "height": 844}
    ada = meets("Ada", viewport=viewport, has_touch=True, is_mobile=True, game=game)

    ada.sits_at(house.lay_out_where(choosing, ada, ada)[0])
    sign = ada.page.locator("button.sign").first
    if not sign.count():
        pytest.skip("everything that can be chosen is in sight here")
    before = ada.page.locator('[data-region="board"] svg > g').first.get_attribute("transform")
    sign.tap()
    ada.page.evaluate(PAINTED)
    after = ada.page.locator('[data-region="board"] svg > g').first.get_attribute("transform")
    assert before != after
    assert not turns_to(ada, (390, 844))["unseen"]

"""Light means one thing: whatever can be touched looks otherwise than it does unlit, in pixels."""

from __future__ import annotations

import base64
import math
import re
from collections.abc import Iterator
from itertools import islice

import pytest

from tests.browser.house import SECRET, House
from tests.browser.people import Meets, Person
from tests.browser.words import ROOT

SPAN = 90
"""How many moves of each game are looked through for kinds of questions."""
CHANGED = 14
"""So many pixels are a change that somebody sees."""
APART = 80
"""How far two colours are from each other that nobody takes for one."""
STYLES = ROOT / "web/src"
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
MEANT = re.compile(r"\.lit\b|\.sign\b|\.wanted\b")
"""What may be chosen, and the signs that lead to it."""
LIT = """() => {
    const seen = new Set();
    return [...document.querySelectorAll("[data-target].lit")].flatMap((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
        if (!width || !inside || seen.has(it.dataset.target)) return [];
        seen.add(it.dataset.target);
        return [{ target: it.dataset.target, box: [left - 7, top - 7, width + 14, height + 14] }];
    });
}"""
PUT_OUT = """() => {
    for (const it of document.querySelectorAll(".lit")) it.classList.remove("lit", "hot", "chosen");
}"""
COMPARED = """async ([lit, dark, parts]) => {
    const read = async (data) => {
        const bytes = await (await fetch(`data:image/png;base64,${data}`)).blob();
        const image = await createImageBitmap(bytes);
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await read(lit), await read(dark)];
    return parts.map(({ target, box: [left, top, width, height] }) => {
        let changed = 0;
        for (let y = Math.max(0, top | 0); y < Math.min(a.height, top + height); y += 1)
            for (let x = Math.max(0, left | 0); x < Math.min(a.width, left + width); x += 1) {
                const at = 4 * (y * a.width + x);
                const by = Math.abs(a.data[at] - b.data[at])
                    + Math.abs(a.data[at + 1] - b.data[at + 1])
                    + Math.abs(a.data[at + 2] - b.data[at + 2]);
                if (by > 60) changed += 1;
            }
        return { target, changed };
    });
}"""


def dark_targets(person: Person) -> tuple[int, list[str]]:
    """How many targets shine on the screen, and which of them do so unseen."""
    page = person.page
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready")
    parts = page.evaluate(LIT)
    lit = page.screenshot(animations="disabled")
    page.evaluate(PUT_OUT)
    dark = page.screenshot(animations="disabled")
    pictures = [base64.b64encode(picture).decode() for picture in (lit, dark)]
    # Read beside the table: a page's own rules may keep it from reading pictures.
    desk = person.context.new_page()
    found = desk.evaluate(COMPARED, [*pictures, parts])
    desk.close()
    return len(parts), [part["target"] for part in found if part["changed"] < CHANGED]


def questions(
    house: House, person: Person, players: int, moves: int | None, secret: str = SECRET
) -> Iterator[tuple[str, str]]:
    """Each kind of question that a good game comes to, and a table that stands at it."""
    seats = [person] * players
    met: set[str] = set()
    for oracle, _ in islice(house.good_course(*seats, secret=secret), moves):
        asked = oracle.look(oracle.seat).asked
        if asked is not None and asked.question not in met and len(oracle.offers()) > 1:
            met.add(asked.question)
            yield asked.question, house.lay_out(*seats, moves=oracle.seq, secret=secret)


def test_whatever_can_be_touched_shines(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", game=game)
    assert shines(ada, questions(house, ada, 3, SPAN)) > 20


@pytest.mark.long
@pytest.mark.parametrize("secret", [SECRET, "22" * 32, "33" * 32], ids=lambda secret: secret[:2])
def test_whatever_can_be_touched_in_whole_games_shines(
    meets: Meets, house: House, game: str, secret: str
) -> None:
    ada = meets("Ada", game=game)
    assert shines(ada, questions(house, ada, 3, None, secret)) > 20


def shines(person: Person, tables: Iterator[tuple[str, str]]) -> int:
    """How many targets were seen to shine; none may be dark."""
    shone = 0
    for question, table in tables:
        person.sits_at(table)
        lit, dark = dark_targets(person)
        assert not dark, (question, dark)
        shone += lit
    return shone


@pytest.mark.parametrize("theme", ["night", "day"])
def test_no_seat_and_nothing_owned_has_the_colour_of_light(theme: str) -> None:
    tokens = (STYLES / "tokens.css").read_text("utf-8")
    block = tokens.split(f'[data-theme="{theme}"] {{')[1].split("}")[0]
    colours = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
    others = {name for name in colours if name.startswith(("hue-", "other-")) or name == "brass"}
    assert len(others) > 8
    near = {name for name in others if distance(colours["light"], colours[name]) < APART}
    assert not near


def distance(one: str, other: str) -> float:
    return math.dist(*(bytes.fromhex(colour[1:]) for colour in (one, other)))


def test_nothing_shines_but_what_may_be_chosen() -> None:
    for path in [*STYLES.rglob("*.css"), *STYLES.rglob("*.svelte")]:
        if path.name == "tokens.css":
            continue
        for selector, body in RULE.findall(path.read_text("utf-8")):
            if "var(--light)" in body or "var(--light-" in body:
                assert MEANT.search(selector), (path.name, selector.strip())

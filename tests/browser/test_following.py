"""Following the others: told what they do, held and stepped through, led back to the present."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Meets, Person

CALM = {"pace": "1"}
HEIGHTS = """() => [...document.querySelectorAll('section[data-region="players"] li')]
    .map(row => row.getBoundingClientRect().height)"""
POSITIONS = """() => {
    window.positions = [];
    const look = () => {
        const seq = Number(document.querySelector("[data-seq]")?.dataset.seq ?? -1);
        if (seq >= 0 && seq !== window.positions.at(-1)) window.positions.push(seq);
        requestAnimationFrame(look);
    };
    look();
}"""
FOOT = """() => {
    const panel = document.querySelector('#panel-log');
    return panel.scrollHeight - panel.scrollTop - panel.clientHeight;
}"""


THINK = """() => document.querySelectorAll(".thinking").forEach((it) =>
    it.classList.remove("acts"))"""
STEPS = 3


def strictly_rises(numbers: list[int]) -> bool:
    return all(a < b for a, b in pairwise(numbers))


def where_grace_acts(
    house: House, ada: Person, grace: Person, moves: int = 20
) -> tuple[str, int, list[str]]:
    """A table in mid-game at which Ada has just ended her turn, how many moves were played, and
    the next few, which are Grace's: Ada hears of each."""
    words: list[str] = []
    seats: list[int] = []
    heard: list[int] = []
    for oracle, word in house.good_course(ada, grace):
        heard.append(len(oracle.look(0).log))
        at = len(words) - STEPS
        if at >= moves and seats[at - 1 :] == [0] + [1] * STEPS and strictly_rises(heard[at:]):
            return house.lay_out(ada, grace, moves=at), at, words[at:]
        words.append(word)
        seats.append(oracle.seat)
    raise AssertionError("nobody plays so many moves in a row")


def test_the_prompt_tells_what_somebody_else_does(meets: Meets, house: House, game: str) -> None:
    ada, grace = meets("Ada", game=game, settings=CALM), meets("Grace", game=game)
    table, began, moves = where_grace_acts(house, ada, grace)
    ada.sits_at(table)
    grace.sits_at(table)
    prompt = ada.page.locator('[data-region="prompt"] [role="status"]')
    expect(prompt).to_contain_text(ada.says("frame-waiting", names="Grace 2"))
    grace.plays(moves[0])
    ada.sees(began + 1)
    last = ada.page.locator("#panel-log .line").last.inner_text().strip()
    expect(prompt).to_contain_text(last)


def test_others_can_be_held_and_stepped_through(meets: Meets, house: House, game: str) -> None:
    ada, grace = meets("Ada", game=game, settings=CALM), meets("Grace", game=game)
    table, began, moves = where_grace_acts(house, ada, grace)
    ada.sits_at(table)
    grace.sits_at(table)
    ada.button("follow-hold").click()
    for move in moves:
        grace.plays(move)
    ada.words("follow-behind", n=3).wait_for()
    assert ada.seq == began
    ada.button("follow-step").click()
    ada.sees(began + 1)
    ada.words("follow-behind", n=2).wait_for()
    ada.button("follow-skip").click()
    ada.sees(began + 3)


def test_on_return_what_happened_is_shown_move_by_move(
    meets: Meets, house: House, game: str
) -> None:
    ada, grace = meets("Ada", game=game, settings=CALM), meets("Grace", game=game)
    table, began, moves = where_grace_acts(house, ada, grace)
    ada.sits_at(table)
    ada.goes("/")
    grace.sits_at(table)
    for move in moves:
        grace.plays(move)
    now = began + STEPS
    ada.page.add_init_script(f"({POSITIONS})()")
    ada.sits_at(table)
    ada.sees(now)
    ada.page.wait_for_function("(n) => window.positions.at(-1) === n", arg=now)
    after = f"(n) => window.positions.slice(window.positions.lastIndexOf({began})).join() === n"
    ada.page.wait_for_function(after, arg=",".join(str(seq) for seq in range(began, now + 1)))
    # It has been seen now: nothing is shown a second time.
    ada.sits_at(table)
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate("window.positions") == [now]


def test_the_log_follows_unless_scrolled_away(meets: Meets, house: House, game: str) -> None:
    ada, grace = meets("Ada", game=game), meets("Grace", game=game)
    table, began, moves = where_grace_acts(house, ada, grace, moves=60)
    ada.sits_at(table)
    grace.sits_at(table)
    at_the_foot = f"() => ({FOOT})() < 2"
    ada.page.wait_for_function(at_the_foot)
    ada.page.set_viewport_size({"width": 1366, "height": 620})
    ada.page.wait_for_function(at_the_foot)
    grace.plays(moves[0])
    ada.sees(began + 1)
    ada.page.wait_for_function(at_the_foot)
    ada.page.hover("#panel-log")
    ada.page.mouse.wheel(0, -400)
    ada.page.wait_for_function(f"() => ({FOOT})() > 200")
    grace.plays(moves[1])
    ada.sees(began + 2)
    assert ada.page.evaluate(FOOT) > 200


def test_nothing_moves_when_somebody_begins_to_think(meets: Meets, house: House, game: str) -> None:
    ada, grace = meets("Ada", game=game), meets("Grace", game=game)
    table, _, _ = where_grace_acts(house, ada, grace)
    ada.sits_at(table)
    grace.sits_at(table)
    thinking = ada.page.get_by_text(ada.says("frame-thinking"), exact=True)
    expect(thinking.filter(visible=True)).to_have_count(1)
    shown = ada.page.evaluate(HEIGHTS)
    ada.page.evaluate(THINK)
    expect(thinking.filter(visible=True)).to_have_count(0)
    assert ada.page.evaluate(HEIGHTS) == shown

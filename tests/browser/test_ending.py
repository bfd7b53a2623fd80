"""The end of a game: told above the board, and a page of results."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.people import Meets, Person

COVERED = """it => {
    const box = it.getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + 8);
    return !it.contains(at);
}"""
TOO_WIDE = """all => all.filter(it => it.scrollWidth > it.clientWidth + 1)
    .map(it => it.getAttribute("aria-label"))"""
STARTED = "([x, y]) => performance.getEntriesByType('resource').some(it => it.name.includes(x))"


def finished(house: House, ada: Person) -> str:
    return house.lay_out(ada, "bot:greedy", moves=None)


def board(person: Person) -> Locator:
    return person.page.locator('.frame[data-region~="board"]')


def test_the_winner_is_told_and_the_board_is_still_to_be_seen(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)
    table = finished(house, ada)
    ada.sits_at(table)
    result = house.oracle(table).catch_up().course.match.record.result
    assert result is not None
    winners = [
        ("Ada 1", ada.says("frame-bot-name", n=2))[i] for i in range(2) if result.ranks[i] == 1
    ]
    laurels = ada.page.get_by_role("region", name=ada.says("after-title"))
    for winner in winners:
        expect(laurels).to_contain_text(winner)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert not board(ada).evaluate(COVERED)


def test_looking_back_uncovers_the_board(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", game=game)
    ada.sits_at(finished(house, ada))
    sheet = ada.opens_the_sheet()
    expect(sheet).to_be_visible()
    ada.link("after-look-back").click()
    ada.sees_the_past(0)
    expect(sheet).to_have_count(0)
    assert not board(ada).evaluate(COVERED)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_results_tell_score_curves_moments_and_luck(
    meets: Meets, house: House, game: str, language: str
) -> None:
    ada = meets("Ada", game=game, settings={"lang": language})
    ada.language = language
    table = finished(house, ada)
    oracle = house.oracle(table).catch_up()
    outcome = oracle.course.match.game.outcome(oracle.course.match.play)
    ada.sits_at(table)
    ada.link("after-results").click()
    ada.page.wait_for_url("**/results")
    page = ada.page.locator("main")
    rows = page.locator('section[aria-labelledby="title-sheet"] tbody tr')
    expect(rows.get_by_role("rowheader")).to_have_text(
        [ada.says(line.id) for line in outcome.sheet]
    )
    totals = page.locator('section[aria-labelledby="title-sheet"] tfoot td')
    expect(totals).to_have_text([str(total) for total in outcome.totals])
    page.get_by_label(ada.says("ending-sheet-made")).check()
    expect(rows.locator("li").first).to_be_visible()
    curves = page.locator('section[aria-labelledby="title-curves"]')
    expect(curves.locator("canvas")).to_be_visible()
    buttons = curves.get_by_role("button")
    assert buttons.count() > 3
    buttons.last.click()
    expect(curves.get_by_role("img")).to_have_attribute("aria-label", buttons.last.inner_text())
    kinds = dict.fromkeys(one["what"] for one in ada.get(f"/api/tables/{table}/story")["luck"])
    luck = page.locator('section[aria-labelledby="title-luck"]')
    expect(luck.get_by_role("heading", level=3)).to_have_text([ada.says(kind) for kind in kinds])
    expect(page.get_by_role("link", name=ada.says("after-verify")).first).to_be_visible()
    expect(ada.button("after-rematch")).to_be_visible()
    ada.says_no_ids()
    ada.page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".scroll").evaluate_all(TOO_WIDE) == []
    ada.page.set_viewport_size({"width": 1366, "height": 768})
    # A turning point is a position to look at.
    page.locator('section[aria-labelledby="title-moments"] a').first.click()
    ada.page.wait_for_url("**/at/*")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_picture_is_made_in_either_language(meets: Meets, house: House, language: str) -> None:
    ada = meets("Ada")
    ada.goes(f"/table/{finished(house, ada)}/results")
    with ada.page.expect_download() as download:
        ada.button(f"ending-picture-{language}").click()
    assert download.value.suggested_filename.endswith(f"-{language}.png")
    data = download.value.path().read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) > 20_000


def test_charts_are_fetched_when_the_results_are_opened(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    table = finished(house, ada)
    ada.sits_at(table)
    ada.page.wait_for_load_state("networkidle")
    assert not ada.page.evaluate(STARTED, ["Curves", ""])
    ada.link("after-results").click()
    ada.page.locator("canvas").wait_for()
    assert ada.page.evaluate(STARTED, ["Curves", ""])


def test_a_running_game_has_no_results(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    ada.goes(f"/table/{house.lay_out(ada, 'bot:random', moves=5)}/results")
    expect(ada.words("error-record-early")).to_be_visible()

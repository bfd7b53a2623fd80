"""Learning: lessons at real positions, rules that are searched and pictured, help, the guide."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.kernel import find_game
from orrery.kernel.lessons import Lesson, lessons_of
from tests.browser.house import House
from tests.browser.people import Meets, Person

BESIDE = """() => {
    const [light, card] = [".light", ".card[role=dialog]"].map(it =>
        document.querySelector(it)?.getBoundingClientRect());
    if (!light || !card) return null;
    const wide = Math.max(0, Math.min(light.right, card.right) - Math.max(light.left, card.left));
    const high = Math.max(0, Math.min(light.bottom, card.bottom) - Math.max(light.top, card.top));
    const across = Math.max(light.left - card.right, card.left - light.right, 0);
    const down = Math.max(light.top - card.bottom, card.top - light.bottom, 0);
    return { covered: wide * high, away: Math.hypot(across, down), whole: light.width };
}"""


def lessons(game: str) -> tuple[Lesson, ...]:
    found = lessons_of(find_game(game).folder)
    assert len(found) >= 3
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_lesson_is_played_at_a_real_position(meets: Meets, game: str, language: str) -> None:
    lesson = lessons(game)[0]
    ada = meets(game=game, settings={"lang": language})
    ada.language = language
    ada.goes(f"/learn/{game}")
    ada.page.get_by_role("link", name=lesson.title[language]).click()
    ada.sees(0)
    card = ada.page.get_by_role("region", name=ada.says("learn-lesson"))
    for step in lesson.step:
        said = step.ru if language == "ru" else step.en
        expect(card).to_contain_text(said)
        for move in step.solution:
            ada.plays(move)
    expect(card).to_contain_text(lesson.end[language])
    ada.says_no_ids()
    ada.link("learn-all").click()
    expect(ada.words("learn-done")).to_be_visible()


def test_a_lesson_takes_any_legal_way_and_every_step_back(meets: Meets) -> None:
    """The first lesson wants an action: another one than the lesson's authors have in mind."""
    lesson = lessons("beyond_the_sun")[0]
    ada = meets()
    ada.goes(f"/learn/beyond_the_sun/{lesson.id}")
    ada.sees(0)
    card = ada.page.get_by_role("region", name=ada.says("learn-lesson"))
    began = ada.seq
    other = next(move for move in ada.moves() if move not in lesson.step[0].solution)
    ada.plays(other)
    expect(card).to_contain_text(lesson.step[1].en)
    ada.button("frame-undo").click()
    ada.page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) === seq", arg=began
    )
    expect(card).to_contain_text(lesson.step[0].en)


def test_help_tells_the_icons_and_the_keys(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", game=game)
    ada.sits_at(house.lay_out(ada, "bot:random"))
    ada.page.keyboard.press("?")
    dialog = ada.page.get_by_role("dialog", name=ada.says("learn-help-title"))
    expect(dialog.locator("kbd").first).to_be_visible()
    signs = dialog.locator(".legend li")
    assert signs.count() > 15
    for use in signs.locator("use").all():
        href = use.get_attribute("href") or ""
        assert ada.page.locator(f"symbol{href}").count() == 1, href
    ada.says_no_ids()
    ada.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_rules_are_searched(meets: Meets, game: str) -> None:
    ada = meets(game=game)
    ada.goes(f"/rules/{game}")
    clauses = ada.page.locator("article p.clause")
    clauses.first.wait_for()
    whole = clauses.count()
    word = clauses.nth(5).inner_text().split()[-1].strip(".").lower()
    ada.page.get_by_role("searchbox").fill(word)
    expect(clauses).not_to_have_count(whole)
    assert all(word in text.lower() for text in clauses.all_inner_texts())
    expect(ada.page.locator("search [role=status]")).to_have_text(
        ada.says("rules-found", n=clauses.count())
    )


def test_rules_picture_what_they_speak_of_and_lead_there_and_back(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)
    ada.goes(f"/rules/{game}")
    pictures = ada.page.get_by_role("group", name=ada.says("learn-pictures"))
    pictures.first.wait_for()
    assert pictures.count() >= 3
    figures = ada.page.locator("figure")
    assert all(text.strip() for text in figures.all_inner_texts())
    # At the table: from the rules to a component, and from there to its clause.
    ada.sits_at(house.lay_out(ada, "bot:random"))
    ada.page.get_by_role("tab", name=ada.says("frame-rules")).click()
    named = ada.page.locator("#panel-rules .picture").first
    named.click()
    shown = ada.page.get_by_role("dialog").filter(has_text=named.inner_text())
    expect(shown).to_be_visible()
    shown.get_by_role("button").filter(has_text="-").first.click()
    expect(ada.page.locator("#panel-rules .asked")).to_be_visible()


def stands_beside(person: Person) -> None:
    found = person.page.wait_for_function(BESIDE).json_value()
    assert found["away"] < 40 or found["covered"] > 0
    assert found["covered"] == 0 or found["whole"] > 700


def test_the_guides_bubbles_stand_beside_what_they_explain(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)
    ada.sits_at(house.lay_out(ada, "bot:random"))
    ada.button("frame-guide-first").click()
    ada.page.get_by_role("dialog", name=ada.says("frame-guide")).wait_for()
    for _ in range(3):
        ada.page.wait_for_timeout(120)
        stands_beside(ada)
        ada.page.keyboard.press("ArrowRight")

"""Looks: an emblem and a sky for each game, levels that read, titles that wrap, an opaque sheet."""

from __future__ import annotations

import pytest

from orrery.kernel import all_games
from tests.browser.house import House
from tests.browser.people import Meets

ALPHA = """it => {
    const colour = getComputedStyle(it).backgroundColor;
    const alpha = /[/,]\\s*([\\d.]+)\\)$/.exec(colour.startsWith("rgba") ? colour : "");
    return alpha ? Number(alpha[1]) : 1;
}"""
SKY = "() => getComputedStyle(document.querySelector('.screen')).backgroundImage"
SERIFED = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    const widthOf = (letter, family) => {
        pen.font = `700 40px ${family}`;
        return pen.measureText(letter).width;
    };
    const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif");
    return [widthOf("I", serif), widthOf("I", '"IBM Plex Sans"'), widthOf("l", serif)];
}"""
WORLDS = """() => [...document.querySelectorAll(".planet")].map(world =>
    [...world.querySelectorAll("[class]")].map(it => it.classList[0]).join(" "))"""
TYPE_SIZES = """all => all.filter(it => it.querySelector("tspan"))
    .map(it => Number(it.getAttribute("font-size")))"""


def test_each_game_has_its_own_emblem(meets: Meets) -> None:
    ada = meets()
    ada.goes("/")
    ada.button("home-play").wait_for()
    drawn = ada.page.locator(".games .game")
    assert drawn.count() == len(all_games())
    ada.page.locator(".emblem svg").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    emblems = ada.page.locator(".games .emblem svg").evaluate_all(
        "all => all.map(it => it.innerHTML)"
    )
    assert len(emblems) == drawn.count()
    assert len(set(emblems)) == len(emblems)


def test_each_game_has_its_own_sky(meets: Meets, house: House) -> None:
    skies = set()
    games = sorted(all_games())
    for game in games:
        ada = meets("Ada", game=game)
        ada.sits_at(house.lay_out(ada, "bot:random"))
        skies.add(ada.page.evaluate(SKY))
    assert len(skies) == len(games)


def test_the_i_of_levels_is_no_l(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    ada.sits_at(house.lay_out(ada, "bot:random"))
    ada.page.evaluate("document.fonts.ready")
    written, sans, small_l = ada.page.evaluate(SERIFED)
    assert written == pytest.approx(sans, rel=0.1)
    assert written > 1.15 * small_l


def test_planets_differ(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    ada.sits_at(house.lay_out(ada, "bot:random", "bot:random", "bot:random", moves=190))
    worlds = ada.page.evaluate(WORLDS)
    assert len(worlds) >= 4
    assert len(set(worlds)) >= 3


def test_long_russian_titles_wrap_instead_of_shrinking(meets: Meets, house: House) -> None:
    sizes = {}
    for language in ("en", "ru"):
        ada = meets("Ada", settings={"lang": language})
        ada.sits_at(house.lay_out(ada, "bot:random"))
        titles = ada.page.locator(
            '[data-target^="slot:I"] text[font-size], [data-about^="technology:"] text[font-size]'
        )
        titles.first.wait_for()
        sizes[language] = titles.evaluate_all(TYPE_SIZES)
    assert min(sizes["ru"]) >= min(sizes["en"])


def test_the_score_sheet_is_opaque(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", game=game)
    ada.sits_at(house.lay_out(ada, "bot:greedy", moves=None))
    assert ada.opens_the_sheet().evaluate(ALPHA) == 1

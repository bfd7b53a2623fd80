"""Offers one can read: grouped beyond eight, keys of their own, plain words, shown on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import expect

from orrery.server.course import Course
from tests.browser.house import SECRET, House, Oracle, good_game
from tests.browser.people import KEY, Meets, Person
from tests.browser.words import words

SPAN = 220
"""How many moves of each game are looked through for long lists."""
MANY = 8
WORTH = 0.7
"""A grouping that leaves more of the rows than this is none."""
QUIET = ("pass", "end")
BUTTONS = """() => [...document.querySelectorAll("#offers :is([data-move], [data-moves])")]
    .map((it) => ({
        key: it.getAttribute("aria-keyshortcuts"),
        text: it.innerText.trim(),
        told: [it.title, it.ariaLabel, ...[...it.querySelectorAll("[title]")].map((x) => x.title)],
        cluster: it.dataset.moves !== undefined,
    }))"""
SAID = "document.querySelector('#offers').innerText"
COSTS = """() => [...document.querySelectorAll("#offers em")]
    .map((it) => [it.innerText.trim(), getComputedStyle(it).color])"""
SPENT = re.compile(r"\b(?:costs?|brings|стоит|приносит)\b|^-")
"""Costs begin with a minus and gains with a plus, in every game."""
HOT = "() => document.querySelectorAll('[data-target].hot').length"
JARGON = re.compile(r"\[|\]|->|{|}|\b(?:slot|слот) [IXYZ]\d?\b|\b[a-z]+_[a-z_]+\b", re.IGNORECASE)
"""What nobody says to a person: notation, ids, and slots where a thing has a name."""


def long_lists(house: House, person: Person) -> Iterator[tuple[Oracle, str]]:
    """The first position of each kind of question that has many answers, and a table at it."""
    met: set[str] = set()
    for oracle, _ in islice(house.good_course(person, person), SPAN):
        asked = oracle.look(oracle.seat).asked
        if asked is not None and asked.question not in met and len(loud(oracle)) > MANY:
            met.add(asked.question)
            yield oracle, house.lay_out(person, person, moves=oracle.seq)


def loud(oracle: Oracle) -> list[str]:
    return [offer.move for offer in oracle.offers() if offer.move not in QUIET]


def can_be_grouped(moves: list[str]) -> bool:
    """Whether some word of the moves tells them apart into few groups."""
    longest = max(len(move.split()) for move in moves)
    kinds = [len({(move.split() + [""] * at)[at] for move in moves}) for at in range(longest)]
    return any(2 <= n <= WORTH * len(moves) for n in kinds)


def listed(person: Person) -> list[dict[str, Any]]:
    found = person.page.evaluate(BUTTONS)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_long_list_is_grouped_has_keys_and_speaks_plainly(
    meets: Meets, house: House, game: str, language: str
) -> None:
    ada = meets("Ada", game=game, settings={"lang": language})
    ada.language = language
    seen = 0
    for oracle, table in long_lists(house, ada):
        seen += 1
        ada.sits_at(table)
        ada.offers.first.wait_for()
        rows, moves = listed(ada), loud(oracle)
        asked = oracle.look(oracle.seat).asked
        clusters = [row for row in rows if row["cluster"]]
        assert clusters or not can_be_grouped(moves), (asked, moves)
        assert not clusters or len(rows) < len(oracle.offers()), (asked, moves)
        keys = [row["key"] for row in rows if row["key"]]
        assert len(set(keys)) == len(keys), (asked, keys)
        assert not any(SPENT.search(text) for text, _ in ada.page.evaluate(COSTS)), asked
        for row in rows:
            assert row["text"], asked
            told = [row["text"], *filter(None, row["told"])]
            assert not any(JARGON.search(text) for text in told), (asked, told)
        if clusters:
            # A key opens a group, Escape closes it, and every key means what it meant.
            said = ada.page.inner_text("#offers")
            ada.page.keyboard.press(clusters[0]["key"])
            ada.page.wait_for_function(f"said => {SAID} !== said", arg=said)
            ada.page.keyboard.press("Escape")
            ada.page.wait_for_function(f"said => {SAID} === said", arg=said)
            assert [row["key"] for row in listed(ada)] == [row["key"] for row in rows]
    assert seen, "no list of this game is long"


def test_an_offer_under_the_pointer_is_shown_on_the_board(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)

    def wanted(oracle: Oracle, move: str) -> bool:
        chosen = [offer for offer in oracle.offers() if offer.move == move]
        return oracle.seq > 10 and len(oracle.offers()) > 1 and bool(chosen[0].targets)

    table, move = house.lay_out_where(wanted, ada, ada)
    ada.sits_at(table)
    ada.page.mouse.move(0, 0)
    assert ada.page.evaluate(HOT) == 0
    ada.offer(move).hover()
    ada.page.wait_for_function(f"() => ({HOT})() > 0")
    assert ada.offer(move).evaluate(KEY)
    # What it is, in words and with its clause.
    expect(ada.page.locator(".inspect")).to_contain_text(re.compile(r"[A-Z]+-[0-9.]+"))


def test_to_let_something_be_is_said_as_what_it_means_here(game: str) -> None:
    """Skip, stop, decline: never a bare pass."""
    played = good_game(game, SECRET, 2, "{}")
    course = Course(played.course.genesis)
    let_be = set()
    for entry in islice(played.entries(), SPAN):
        play = course.match.play
        if play.question is not None and "pass" in map(str, play.offers):
            let_be.add(play.question.kind().replace("_", "-"))
        course.go_on(entry)
    for language in ("en", "ru"):
        assert [
            kind for kind in let_be if not words(language, game).has(f"board-pass-{kind}")
        ] == []

"""Why something cannot be done: the facts, the clause, and the clause in the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from orrery.server.looks import WhyNot, why_not
from tests.browser.house import SECRET, House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.words import rule_words


def refused(oracle: Oracle, kind: str) -> WhyNot | None:
    """Something of a kind on the board that cannot be done now, with facts in the reason."""
    possible = {target for offer in oracle.offers() for target in offer.targets}
    for refusal in why_not(oracle.course.match.play, oracle.seat):
        if refusal.target.startswith(kind) and refusal.target not in possible and refusal.say.args:
            return refusal
    return None


def where_refused(house: House, ada: Person, kind: str) -> tuple[str, int, WhyNot]:
    """The first position of some good games in which something of a kind is refused: the secret of
    the game, how many moves were played, and the refusal."""
    for secret in (SECRET, "22" * 32, "33" * 32):
        for oracle, _ in house.good_course(ada, ada, secret=secret):
            if (refusal := refused(oracle, kind)) is not None:
                return secret, oracle.seq, refusal
    raise AssertionError(f"nothing of the kind {kind} is refused in these games")


def shows_clause(person: Person, clause: str) -> None:
    """The rules are open, and the clause is on the screen."""
    rules = person.page.get_by_role("tabpanel")
    entry = rules.locator("p", has=person.page.get_by_text(clause, exact=True))
    expect(entry).to_be_in_viewport()


DARK = {
    "beyond_the_sun": ("space:", "slot:", "technology:", "place:"),
    "black_angel": ("action:", "die:", "hex:", "token:"),
    "spacecorp": ("site:", "contract:"),
    "ambitions_of_cosmos": ("building:", "class:"),
}
"""Kinds of components that cannot always be used."""


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in DARK for kind in DARK[game]])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_click_on_something_dark_says_why_with_its_clause(
    meets: Meets, house: House, language: str, game: str, kind: str
) -> None:
    ada = meets("Ada", settings={"lang": language}, game=game)
    ada.language = language
    secret, moves, refusal = where_refused(house, ada, kind)
    table = house.lay_out(ada, ada, moves=moves, secret=secret)
    ada.sits_at(table)
    ada.component(refusal.target).click()
    bubble = ada.page.get_by_role("alert")
    expect(bubble).to_contain_text(ada.says("frame-why-not"))
    expect(bubble).to_contain_text(rule_words(language, game).say(refusal.say))
    bubble.get_by_role("button", name=ada.says("frame-clause", clause=refusal.clause)).click()
    shows_clause(ada, refusal.clause)
    assert len(house.entries(table)) == moves, "nothing was played"


def test_the_question_itself_leads_to_its_clause(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", game=game)
    table = house.lay_out(ada, ada, moves=20)
    oracle = house.oracle(table).catch_up()
    asked = oracle.look(oracle.seat).asked
    assert asked is not None
    ada.sits_at(table)
    ada.button("frame-clause", clause=asked.clause).click()
    shows_clause(ada, asked.clause)

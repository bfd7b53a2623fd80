"""Two people at one device: the table is covered while it changes hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person

COVERED = {"curtain": "on"}
START = 12
"""Moves after which there is something to hide."""


def at_the_end_of_a_turn(person: Person, house: House) -> str:
    """A table with two seats of one person where a turn is about to end that can be taken back."""
    return house.lay_out_where(ends_for_now, person, person)[0]


def ends_for_now(oracle: Oracle, move: str) -> bool:
    """Whether a turn ends and the next one does not begin with chance."""
    if move != "end" or oracle.seq < START:
        return False
    twin, seat = oracle.course.until(oracle.seq).match, oracle.seat
    twin.submit(seat, move)
    return twin.play.seat != seat and twin.can_undo(seat)


def whose(person: Person, oracle: Oracle) -> str:
    return f"{person.name} {oracle.catch_up().seat + 1}"


def takes_the_device(person: Person, oracle: Oracle) -> None:
    person.button("curtain-take", name=whose(person, oracle)).click()
    person.sees(oracle.seq)


def ends_the_turn(person: Person, oracle: Oracle) -> None:
    """Play on until the next seat is asked."""
    seat = oracle.catch_up().seat
    while oracle.catch_up().seat == seat:
        move = oracle.best().move
        person.offer(move).click()
        if move != "end":
            person.sees(oracle.seq + 1)
        else:
            person.page.wait_for_function("() => !document.querySelector('[data-seq]')")


@pytest.fixture
def ada(meets: Meets, game: str) -> Person:
    return meets("Ada", settings=COVERED, game=game)


def assert_covered(person: Person, oracle: Oracle, *choices: str) -> None:
    """Only the curtain is on the page: not hidden behind it, but nowhere."""
    name = whose(person, oracle)
    expect(person.page.get_by_role("heading", level=1)).to_have_text(
        person.says("curtain-title", name=name)
    )
    for part in ("[data-target]", "[data-about]", "[data-seq]", "[data-move]", "#offers"):
        expect(person.page.locator(part)).to_have_count(0)
    said = [line for line in person.page.inner_text("body").splitlines() if line.strip()]
    curtain = [person.says(f"curtain-{id}", name=name) for id in ("title", "help", "take")]
    assert said == [*curtain, *choices]


def test_nothing_of_the_table_is_there_while_it_is_covered(ada: Person, house: House) -> None:
    table = at_the_end_of_a_turn(ada, house)
    oracle = house.oracle(table)
    ada.goes(f"/table/{table}")
    ada.button("curtain-take", name=whose(ada, oracle)).wait_for()
    assert_covered(ada, oracle)
    takes_the_device(ada, oracle)
    ends_the_turn(ada, oracle)
    assert_covered(ada, oracle, ada.says("curtain-undo"))
    ada.page.reload()
    ada.button("curtain-take", name=whose(ada, oracle)).wait_for()
    assert_covered(ada, oracle)
    ada.page.keyboard.press("Enter")
    ada.sees(oracle.seq)
    assert sorted(ada.moves()) == sorted(offer.move for offer in oracle.offers())


def test_the_last_step_is_taken_back_from_the_curtain(ada: Person, house: House) -> None:
    table = at_the_end_of_a_turn(ada, house)
    oracle = house.oracle(table)
    ada.goes(f"/table/{table}")
    takes_the_device(ada, oracle)
    before = oracle.seat
    ends_the_turn(ada, oracle)
    ada.button("curtain-undo").click()
    ada.sees(oracle.seq + 1)
    assert house.entries(table)[-1].kind == "undo"
    assert oracle.catch_up().seat == before
    assert ada.moves() == ["end"]


def test_without_the_curtain_the_next_seat_is_shown_at_once(ada: Person, house: House) -> None:
    table = house.lay_out(ada, ada, moves=START)
    oracle = house.oracle(table)
    ada.goes(f"/table/{table}")
    takes_the_device(ada, oracle)
    ada.button("frame-menu").click()
    ada.field("setting-curtain").uncheck()
    ada.button("frame-close").click()
    for _ in range(2):
        seat = oracle.catch_up().seat
        while oracle.catch_up().seat == seat:
            ada.plays(oracle.best().move)
        ada.page.wait_for_function("() => document.querySelector('#offers [data-move]')")
        assert sorted(ada.moves()) == sorted(offer.move for offer in oracle.offers())
    ada.page.reload()
    ada.sees(oracle.seq)
    assert sorted(ada.moves()) == sorted(offer.move for offer in oracle.offers())

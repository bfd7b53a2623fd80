"""Taking back and playing again, up to the barrier; and the end of a turn, asked for twice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person

START = 28
"""Moves after which a turn begins with several steps that nothing forbids to take back."""


def at_a_turn(meets: Meets, house: House, **settings: str) -> tuple[Person, Oracle]:
    """Ada has both seats; a turn of hers begins."""
    ada = meets("Ada", settings=settings)
    table = house.lay_out(ada, ada, moves=START)
    oracle = house.oracle(table).catch_up()
    while oracle.course.entries[-1].word != "end":
        oracle.plays(oracle.seat, oracle.best().move)
    table = house.lay_out(ada, ada, moves=oracle.seq)
    ada.sits_at(table)
    return ada, house.oracle(table).catch_up()


def expect_ways_back(person: Person, oracle: Oracle) -> None:
    """The buttons are for what the rules of undo allow, neither more nor less."""
    look = oracle.catch_up().look(oracle.seat)
    for id, possible in (("frame-undo", look.can_undo), ("frame-redo", look.can_redo)):
        expect(person.button(id)).to_be_enabled(enabled=possible)


def test_steps_are_taken_back_to_the_barrier_and_played_again(meets: Meets, house: House) -> None:
    ada, oracle = at_a_turn(meets, house)
    start, first = oracle.seq, ada.moves()
    expect(ada.button("frame-undo")).to_be_disabled()
    positions = [first]
    while oracle.catch_up().best().move != "end":
        ada.plays(oracle.best().move)
        expect_ways_back(ada, oracle)
        positions.append(ada.moves())
    steps = oracle.seq - start
    assert steps >= 3

    for back in range(steps):
        ada.button("frame-undo").click()
        ada.sees(start + steps + back + 1)
        expect_ways_back(ada, oracle)
        assert ada.moves() == positions[steps - back - 1]
    expect(ada.button("frame-undo")).to_be_disabled()
    ada.page.keyboard.press("Control+z")
    for on in range(steps):
        ada.button("frame-redo").click()
        ada.sees(start + 2 * steps + on + 1)
        expect_ways_back(ada, oracle)
        assert ada.moves() == positions[on + 1]
    expect(ada.button("frame-redo")).to_be_disabled()
    kinds = [entry.kind for entry in house.entries(oracle.table)[start:]]
    assert kinds == ["move"] * steps + ["undo"] * steps + ["redo"] * steps

    ada.page.keyboard.press("Control+z")
    ada.sees(oracle.seq + 1)
    ada.page.keyboard.press("Control+Shift+z")
    ada.sees(oracle.seq + 2)
    assert ada.moves() == positions[-1]


def test_what_was_drawn_stays_drawn(meets: Meets, house: House) -> None:
    """The barrier in the middle of a turn: the button says so by itself."""
    ada = meets("Ada")
    table = house.lay_out(ada, ada, moves=0)
    course = house.oracle(table)
    while not (course.seat >= 0 and draws_next(course)):
        course.plays(course.seat, course.best().move)
    table = house.lay_out(ada, ada, moves=course.seq)
    oracle = house.oracle(table).catch_up()
    ada.sits_at(table)
    expect(ada.button("frame-undo")).to_be_enabled()
    ada.plays(oracle.best().move)
    assert oracle.catch_up().seat == course.seat
    expect(ada.button("frame-undo")).to_be_disabled()


def draws_next(oracle: Oracle) -> bool:
    """Whether the step before can be taken back and the next one, of the same seat, cannot."""
    if not oracle.look(oracle.seat).can_undo:
        return False
    twin = oracle.course.until(oracle.seq).match
    move, seat = oracle.best().move, oracle.seat
    oracle.bots[seat].plan.clear()
    twin.submit(seat, move)
    return twin.play.seat == seat and not twin.can_undo(seat)


def test_the_end_of_a_turn_is_asked_for_twice(meets: Meets, house: House) -> None:
    ada, oracle = at_a_turn(meets, house, **{"confirm-end": "on"})
    while oracle.catch_up().best().move != "end":
        ada.plays(oracle.best().move)
    ada.offer("end").click()
    expect(ada.words("frame-end-sure")).to_be_visible()
    assert ada.moves() == []
    ada.button("frame-end-no").click()
    expect(ada.words("frame-end-sure")).to_have_count(0)
    assert len(house.entries(oracle.table)) == oracle.seq
    ada.offer("end").click()
    ada.button("frame-end-yes").click()
    ada.sees(oracle.seq + 1)
    assert house.entries(oracle.table)[-1].word == "end"


def test_the_end_of_a_turn_is_asked_for_once_when_the_menu_says_so(
    meets: Meets, house: House
) -> None:
    ada, oracle = at_a_turn(meets, house, **{"confirm-end": "on"})
    ada.button("frame-menu").click()
    ada.field("setting-confirm-end").uncheck()
    ada.button("frame-close").click()
    while oracle.catch_up().best().move != "end":
        ada.plays(oracle.best().move)
    ada.plays("end")
    assert house.entries(oracle.table)[-1].word == "end"


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_one_acts(
    meets: Meets, house: House
) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = house.lay_out(ada, grace, moves=START)
    oracle = house.oracle(table).catch_up()
    players = (ada, grace)
    for player in players:
        player.sits_at(table)
    seat = oracle.seat
    mine, other = players[seat], players[1 - seat]
    while oracle.catch_up().seat == seat:
        mine.plays(oracle.best().move)
    other.sees(oracle.seq)
    assert other.moves()
    expect(mine.button("frame-undo")).to_be_enabled()
    mine.button("frame-undo").click()
    other.sees(oracle.seq + 1)
    assert other.moves() == []
    mine.sees(oracle.seq + 1)
    mine.plays("end")
    other.sees(oracle.catch_up().seq)
    other.plays(oracle.best().move)
    mine.sees(oracle.catch_up().seq)
    expect(mine.button("frame-undo")).to_be_disabled()

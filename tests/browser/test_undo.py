"""Taking back and playing again, up to the barrier."""

from __future__ import annotations

from playwright.sync_api import expect

from orrery.bots import Glimpse
from orrery.bots.greedy import GreedyBot
from orrery.server.course import Entry
from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.words import GAME

START = 28
"""Moves after which a turn begins with several steps that nothing forbids to take back."""


def at_a_turn(
    meets: Meets, house: House, game: str = GAME, steps: int = 0, confirm: str = "never"
) -> tuple[Person, Oracle]:
    """Ada has both seats; a turn of hers begins, of which so many steps can be taken back."""
    ada = meets("Ada", game=game, settings={"confirm": confirm})

    def begins(oracle: Oracle, _: str) -> bool:
        late = oracle.seq >= START and oracle.course.entries[-1].word == "end"
        # Whoever ends one turn and begins the next can still take the end back.
        fresh = late and not oracle.course.match.can_undo(oracle.seat)
        return fresh and len(free_steps(oracle)) >= steps

    table, _ = house.lay_out_where(begins, ada, ada)
    ada.sits_at(table)
    return ada, house.oracle(table).catch_up()


def free_steps(oracle: Oracle) -> list[str]:
    """What would be played from here on as long as it can be taken back and the turn goes on."""
    twin = oracle.course.until(oracle.seq)
    play, seat = twin.match.play, oracle.seat
    bot = GreedyBot(seat)
    steps: list[str] = []
    while (move := str(bot.choose(Glimpse(play, seat)))) != "end":
        twin.go_on(Entry(seat, "move", move))
        if not twin.match.can_undo(seat) or play.over or play.seat != seat:
            break
        steps.append(move)
    return steps


def expect_ways_back(person: Person, oracle: Oracle) -> None:
    """The buttons are for what the rules of undo allow, neither more nor less."""
    look = oracle.catch_up().look(oracle.seat)
    for id, possible in (("frame-undo", look.can_undo), ("frame-redo", look.can_redo)):
        expect(person.button(id)).to_be_enabled(enabled=possible)


def test_steps_are_taken_back_to_the_barrier_and_played_again(
    meets: Meets, house: House, game: str
) -> None:
    ada, oracle = at_a_turn(meets, house, game, steps=3)
    start, first = oracle.seq, ada.moves()
    expect(ada.button("frame-undo")).to_be_disabled()
    positions = [first]
    moves = free_steps(oracle)
    for move in moves:
        ada.plays(move)
        expect_ways_back(ada, oracle)
        positions.append(ada.moves())
    steps = len(moves)

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


def test_what_was_drawn_stays_drawn(meets: Meets, house: House, game: str) -> None:
    """The barrier in the middle of a turn: the button says so by itself."""
    ada = meets("Ada", game=game)
    table, move = house.lay_out_where(draws_next, ada, ada)
    oracle = house.oracle(table).catch_up()
    seat = oracle.seat
    ada.sits_at(table)
    expect(ada.button("frame-undo")).to_be_enabled()
    ada.plays(move)
    assert oracle.catch_up().seat == seat
    expect(ada.button("frame-undo")).to_be_disabled()


def draws_next(oracle: Oracle, move: str) -> bool:
    """Whether the step before can be taken back and the next one, of the same seat, cannot."""
    seat = oracle.seat
    if not oracle.course.match.can_undo(seat):
        return False
    twin = oracle.course.until(oracle.seq).match
    twin.submit(seat, move)
    return twin.play.seat == seat and not twin.can_undo(seat)


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

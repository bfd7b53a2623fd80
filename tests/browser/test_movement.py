"""Pieces on their way: seen at a calm pace, and not at all where motion is unwanted."""

from __future__ import annotations

from tests.browser.house import House
from tests.browser.people import Meets, Person

FLIGHTS = "() => document.getAnimations().filter((it) => it.constructor === Animation).length"
"""Transitions of colours and the like are of other kinds."""
WATCH = f"""() => {{
    window.most = 0;
    const look = () => {{
        window.most = Math.max(window.most, ({FLIGHTS})());
        requestAnimationFrame(look);
    }};
    look();
}}"""


def watches_a_turn(watcher: Person, player: Person, house: House) -> int:
    """How much moved at once on the watcher's screen while somebody else took a turn."""
    table = house.lay_out(watcher, player, moves=20)
    oracle = house.oracle(table).catch_up()
    if oracle.seat == 0:
        while oracle.seat == 0:
            oracle.plays(0, oracle.best().move)
        table = house.lay_out(watcher, player, moves=oracle.seq)
    oracle = house.oracle(table).catch_up()
    watcher.sits_at(table)
    player.sits_at(table)
    watcher.page.evaluate(WATCH)
    while oracle.catch_up().seat == 1:
        player.plays(oracle.best().move)
    watcher.sees(oracle.seq)
    return int(watcher.page.evaluate("() => window.most"))


def test_pieces_travel_at_a_calm_pace_and_leave_nothing_behind(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada", settings={"pace": "1"}), meets("Grace")
    assert watches_a_turn(ada, grace, house) > 0
    ada.page.wait_for_function(f"() => ({FLIGHTS})() === 0")
    ada.offers.first.wait_for()


def test_nothing_travels_when_it_shall_stand_still(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    assert watches_a_turn(ada, grace, house) == 0


def test_nothing_travels_for_those_who_want_less_motion(meets: Meets, house: House) -> None:
    ada = meets("Ada", settings={"pace": "1"}, reduced_motion="reduce")
    assert watches_a_turn(ada, meets("Grace"), house) == 0

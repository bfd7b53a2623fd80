"""Dice are seen to fall, and come to rest on what chance gave."""

from __future__ import annotations

from orrery.games.black_angel.chronicle import Rolled
from tests.browser.house import House, Oracle
from tests.browser.people import Meets

SEEN = """() => {
    window.fallen = [];
    const look = () => {
        const dice = [...document.querySelectorAll(".tray .die")];
        if (dice.length) {
            const moved = dice.some(die => getComputedStyle(die).transform !== "none");
            window.fallen.push([dice.map(die => die.textContent.trim()).join(" "), moved]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def rolls(oracle: Oracle, move: str) -> bool:
    return move == "reroll"


def test_dice_fall_into_the_tray(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada", game="black_angel", settings={"pace": "2"}), meets("Grace")
    table, move = house.lay_out_where(rolls, ada, grace)
    oracle = house.oracle(table).catch_up()
    roller = oracle.seat
    player = (ada, grace)[roller]
    ada.page.add_init_script(f"({SEEN})()")
    ada.sits_at(table)
    if roller == 1:
        player.sits_at(table)
    player.plays(move)
    oracle.catch_up()
    told = [fact.event for fact in oracle.course.match.heard if isinstance(fact.event, Rolled)][-1]
    wanted = [sign for sign in f"{told.orange}{told.grey}{told.green}" if sign.isdigit()]
    ada.page.wait_for_function("() => window.fallen.length > 3")
    seen = ada.page.evaluate("window.fallen")
    assert " ".join(wanted) in {dice for dice, _ in seen}
    assert any(moved for _, moved in seen)
    ada.page.wait_for_function("() => !document.querySelector('.tray[role=status]')")

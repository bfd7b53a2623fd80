"""What cannot be taken back is marked and asked for once more; nothing else is."""

from __future__ import annotations

from playwright.sync_api import expect

from orrery.kernel import EndTurn, find_game
from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.test_undo import at_a_turn, free_steps

HEIGHT = """() =>
    document.querySelector('[data-region="prompt"]').getBoundingClientRect().height"""


def last_step(oracle: Oracle, move: str) -> bool:
    """Whether a step that cannot be taken back comes next, among others."""
    offers = oracle.offers()
    chosen = next(offer for offer in offers if offer.move == move)
    return chosen.final and len(offers) > 1


def own_target(oracle: Oracle, move: str) -> str | None:
    """A component that stands for this answer and for no other."""
    offers = oracle.offers()
    chosen = next(offer for offer in offers if offer.move == move)
    return next(
        (id for id in chosen.targets if sum(id in offer.targets for offer in offers) == 1), None
    )


def test_one_click_on_the_glowing_core_rolls_nothing(meets: Meets, house: House) -> None:
    ada = meets("Ada", settings={"confirm": "always"}, game="black_angel")
    table, move = house.lay_out_where(lambda _, move: move == "reroll", ada, ada)
    ada.sits_at(table)
    target = own_target(house.oracle(table).catch_up(), move)
    assert target
    ada.component(target).click()
    expect(ada.button("frame-final-yes")).to_be_visible()
    assert "reroll" not in [entry.word for entry in house.entries(table)]


def sits_before_it(meets: Meets, house: House, game: str, confirm: str) -> tuple[Person, str, str]:
    ada = meets("Ada", settings={"confirm": confirm}, game=game)
    table, move = house.lay_out_where(last_step, ada, ada)
    ada.sits_at(table)
    return ada, table, move


def test_what_cannot_be_taken_back_is_marked_and_asked_for_once_more(
    meets: Meets, house: House, game: str
) -> None:
    ada, table, move = sits_before_it(meets, house, game, "always")
    before = len(house.entries(table))
    expect(ada.offer(move).get_by_title(ada.says("frame-final"))).to_be_visible()
    for offer in house.oracle(table).catch_up().offers():
        marks = ada.offer(offer.move).get_by_title(ada.says("frame-final"))
        expect(marks).to_have_count(1 if offer.final else 0)
    ada.offer(move).hover()
    tall = ada.page.evaluate(HEIGHT)
    ada.offer(move).click()
    expect(ada.button("frame-final-yes")).to_be_visible()
    assert ada.page.evaluate(HEIGHT) <= tall + 1, "the asking covers nothing"
    assert ada.moves() == []
    ada.button("frame-final-no").click()
    expect(ada.button("frame-final-yes")).to_have_count(0)
    if target := own_target(house.oracle(table).catch_up(), move):
        ada.page.mouse.move(0, 0)
        ada.component(target).click()
        ada.button("frame-final-no").click()
    assert len(house.entries(table)) == before
    ada.offer(move).click()
    ada.button("frame-final-yes").click()
    ada.sees(before + 1)
    assert house.entries(table)[before].word == move


def test_nothing_is_asked_again_where_somebody_wants_it_so(
    meets: Meets, house: House, game: str
) -> None:
    ada, table, move = sits_before_it(meets, house, game, "always")
    before = len(house.entries(table))
    ada.button("frame-menu").click()
    ada.page.get_by_label(ada.says("setting-confirm")).select_option("never")
    ada.button("frame-close").click()
    ada.plays(move)
    assert house.entries(table)[before].word == move


def test_the_end_of_a_turn_is_itself_the_asking(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", settings={"confirm": "always"}, game=game)

    def ends(oracle: Oracle, move: str) -> bool:
        return move == "end" and len(oracle.offers()) == 1

    table, _ = house.lay_out_where(ends, ada, ada)
    ada.sits_at(table)
    ada.plays("end")
    assert house.entries(table)[-1].word == "end"


def test_a_turn_is_taken_back_to_its_start_at_once(meets: Meets, house: House, game: str) -> None:
    # What can be taken back is never asked for twice, however careful somebody wants to be.
    ada, oracle = at_a_turn(meets, house, game, steps=3, confirm="always")
    start, first = oracle.seq, ada.moves()
    expect(ada.button("frame-undo-turn")).to_be_disabled()
    moves = free_steps(oracle)
    for move in moves:
        ada.plays(move)
    ada.button("frame-undo-turn").click()
    ada.sees(start + 2 * len(moves))
    assert ada.moves() == first
    assert [entry.kind for entry in house.entries(oracle.table)[start:]] == (
        ["move"] * len(moves) + ["undo"] * len(moves)
    )


def test_it_is_said_why_nothing_can_be_taken_back(meets: Meets, house: House, game: str) -> None:
    ada, oracle = at_a_turn(meets, house, game, steps=1)
    why = oracle.look(oracle.seat).undo_barrier
    assert why
    undo = ada.button("frame-undo")
    expect(undo).to_have_attribute("title", ada.says(f"frame-undo-why-{why}"))
    undo.click(force=True)
    expect(ada.page.get_by_role("alert")).to_contain_text(ada.says(f"frame-undo-why-{why}"))


def test_standing_orders_are_given_at_the_table(meets: Meets, house: House, game: str) -> None:
    ada, oracle = at_a_turn(meets, house, game)
    seat = oracle.seat
    ada.page.keyboard.press("Shift+O")
    orders = ada.page.get_by_role("dialog", name=ada.says("orders-title"))
    expect(orders).to_be_visible()
    called = ada.page.get_by_text(ada.says("order-end-turn"), exact=True)
    orders.locator("label", has=called).get_by_role("combobox").select_option("always")
    ada.sees(oracle.seq + 1)
    kinds = [kind for kind in find_game(game).questions if issubclass(kind, EndTurn)]
    ends = next(kind for kind in kinds if kind.called().id == "order-end-turn")
    assert oracle.catch_up().look(seat).orders == {ends.kind(): "always"}
    ada.says_no_ids()

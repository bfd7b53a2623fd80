"""A whole game between two people, by clicks, in two languages; and what was sent to whom."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import SECRET, House
from tests.browser.people import Meets
from tests.browser.wiretap import Listener, follow


def test_a_whole_game_by_clicks_in_two_browsers_tells_nobody_what_is_hidden(
    meets: Meets, house: House
) -> None:
    ada, grace, spectator = meets("Ada"), meets(locale="ru-RU"), meets()
    grace.language = "ru"
    everybody = (ada, grace, spectator)
    listeners = [
        Listener(person, seat, SECRET) for person, seat in zip(everybody, (0, 1, None), strict=True)
    ]
    table = ada.opens("me link", name="Friday")["table"]["id"]
    house.shuffle_by(table, SECRET)
    ada.goes(f"/table/{table}")
    spectator.goes(f"/table/{table}")
    link = ada.field("waiting-invitation", n=2).input_value()
    grace.page.goto(link)
    grace.field("home-name").fill("Grace")
    grace.button("join-sit").click()
    for person in everybody:
        person.sees(0)

    oracle = house.oracle(table)
    follow(oracle, *listeners)
    while not oracle.over:
        player = (ada, grace)[oracle.seat]
        player.sees(oracle.seq)
        player.says_no_ids()
        choice = oracle.best()
        # Whatever has a place on the board can be played by clicking there alone.
        assert player.touches(choice) == bool(choice.targets), choice
        assert house.entries(table)[-1].word == choice.move
        follow(oracle, *listeners)

    result = oracle.course.match.record.result
    assert result is not None
    for person in everybody:
        person.sees(oracle.seq)
        sheet = person.opens_the_sheet()
        expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in result.totals])
    for listener in listeners:
        listener.check(oracle)
        assert listener.looks >= set(range(oracle.seq + 1)), "every position was heard"
        listener.check_keys(*(other for other in (ada, grace) if other is not listener.person))
    token = link.partition("#")[2]
    assert token in listeners[0].heard, "the host gives the links away"
    assert token not in listeners[2].heard

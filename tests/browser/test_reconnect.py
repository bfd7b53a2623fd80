"""Connections that break in mid-game: the client says so, comes back and misses nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Request, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.people import Meets, Person
from tests.browser.relay import Relay


@pytest.fixture
def relay(house: House) -> Iterator[Relay]:
    network = Relay(house.process.port)
    yield network
    network.close()


def log_of(person: Person) -> list[str]:
    """The lines of the log; where one's last turn was is nobody else's."""
    person.page.get_by_role("tab", name=person.says("frame-log")).click()
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem").all_inner_texts()
    return [line for line in lines if line.strip() != person.says("frame-since-turn")]


def test_whoever_was_away_is_told_so_and_misses_nothing(
    meets: Meets, house: House, relay: Relay
) -> None:
    ada, grace = meets("Ada"), meets("Grace", through=relay)
    table = house.lay_out(ada, grace, moves=20)
    oracle = house.oracle(table).catch_up()
    ada.sits_at(table)
    grace.sits_at(table)
    while oracle.catch_up().seat != 0:
        grace.plays(oracle.best().move)
    ada.sees(oracle.seq)

    relay.cut()
    expect(grace.words("frame-reconnecting")).to_be_visible()
    while oracle.catch_up().seat == 0:
        ada.plays(oracle.best().move)
    ada.post(f"/api/tables/{table}/chat", text="Are you there?")
    relay.mend()

    grace.sees(oracle.seq)
    expect(grace.words("frame-reconnecting")).to_have_count(0)
    assert log_of(grace) == log_of(ada)
    assert len(log_of(grace)) == len(oracle.look(1).log)
    grace.page.get_by_role("tab", name=grace.says("frame-chat")).click()
    expect(grace.page.get_by_text("Are you there?")).to_have_count(1)
    grace.plays(oracle.best().move)


def test_a_move_made_without_a_network_is_played_once_when_it_is_back(
    meets: Meets, house: House, relay: Relay
) -> None:
    ada = meets("Ada", through=relay)
    table = house.lay_out(ada, ada, moves=20)
    oracle = house.oracle(table).catch_up()
    ada.sits_at(table)
    relay.cut()
    expect(ada.words("frame-reconnecting")).to_be_visible()
    ada.offer(oracle.best().move).click()
    expect(ada.page.locator("[data-seq]")).to_have_attribute("aria-busy", "true")
    relay.mend()
    ada.sees(oracle.seq + 1)
    assert [entry.word for entry in house.entries(table)][oracle.seq :] == [oracle.best().move]


def test_a_move_whose_answer_is_lost_is_played_once(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, ada, moves=20)
    oracle = house.oracle(table).catch_up()
    sent: list[str] = []
    lost: list[str] = []

    def lose_the_first_answer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(message: str | bytes) -> None:
            told = json.loads(message)
            if told["do"] == "move":
                sent.append(told["id"])
            server.send(message)

        def down(message: str | bytes) -> None:
            if not lost and json.loads(message)["is"] == "done":
                lost.append(str(message))
                line.close()
                server.close()
            else:
                line.send(message)

        line.on_message(up)
        server.on_message(down)

    def note_posted(request: Request) -> None:
        if request.url.endswith("/moves"):
            sent.append(json.loads(request.post_data or "{}")["id"])

    ada.page.route_web_socket("**/live?*", lose_the_first_answer)
    ada.page.on("request", note_posted)
    ada.sits_at(table)
    ada.offer(oracle.best().move).click()
    ada.sees(oracle.seq + 1)
    assert len(house.entries(table)) == oracle.seq + 1
    ada.plays(oracle.catch_up().best().move)
    assert lost
    assert sent[0] == sent[1], "the same move, by the same name"
    assert len({*sent}) == 2, "each under a name of its own, however often it is sent"
    assert len(house.entries(table)) == oracle.seq + 1


def test_a_killed_server_that_comes_back_goes_on_with_every_move(
    meets: Meets, own_house: House
) -> None:
    ada, grace = meets("Ada", at=own_house), meets("Grace", at=own_house)
    table = own_house.lay_out(ada, grace, moves=20)
    oracle = own_house.oracle(table).catch_up()
    players = (ada, grace)
    for player in players:
        player.sits_at(table)
    players[oracle.seat].plays(oracle.best().move)
    oracle.catch_up()

    own_house.process.kill()
    for player in players:
        expect(player.words("frame-reconnecting")).to_be_visible()
    choice = oracle.best()
    players[oracle.seat].offer(choice.move).click()
    own_house.process.start_again()
    for player in players:
        player.sees(oracle.seq + 1)
        expect(player.words("frame-reconnecting")).to_have_count(0)
    entries = own_house.entries(table)
    assert [entry.word for entry in entries[oracle.seq :]] == [choice.move]
    players[oracle.catch_up().seat].plays(oracle.best().move)
    assert log_of(ada) == log_of(grace)

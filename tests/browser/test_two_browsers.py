"""A whole game between two people, by clicks, in two languages; and what was sent to whom."""

from __future__ import annotations

from playwright.sync_api import expect

from orrery.kernel.zones import bit, zones_in
from orrery.server.house import COOKIE
from tests.browser.house import SECRET, House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.wiretap import Wiretap


def hidden_from(oracle: Oracle, seat: int | None) -> set[str]:
    """The cards that a seat cannot know: those that lie face down in decks and on the board."""
    mask = bit(seat)
    state = oracle.course.match.play.state
    return {
        card.face for zone, _ in zones_in(state) for card in zone.cards if card.hidden_from(mask)
    }


class Listener:
    """Compares what comes down to somebody with what they may know at that moment."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.tap = Wiretap(person)
        self.hidden: dict[int, set[str]] = {}
        self.looks: set[int] = set()
        """The positions that were told."""
        self.heard = ""

    def check(self, oracle: Oracle) -> None:
        """Everything that has come since the last check."""
        self.hidden[oracle.seq] = hidden_from(oracle, self.seat)
        for heard in self.tap.read():
            look = heard.look
            at = look["seq"] if look else oracle.seq
            leaked = self.hidden[at] & heard.words()
            assert not leaked, f"{heard.path} at {at} told seat {self.seat} of {leaked}"
            assert oracle.over or SECRET not in heard.text
            self.heard += heard.text
            if look:
                self.looks.add(at)

    def check_keys(self, *others: Person) -> None:
        """What lets somebody in as somebody else was told to nobody else."""
        for other in others:
            for cookie in other.context.cookies():
                assert cookie["name"] != COOKIE or cookie["value"] not in self.heard
            assert other.get("/api/guests/me")["token"] not in self.heard


def test_a_whole_game_by_clicks_in_two_browsers_tells_nobody_what_is_hidden(
    meets: Meets, house: House
) -> None:
    ada, grace, spectator = meets("Ada"), meets(locale="ru-RU"), meets()
    grace.language = "ru"
    everybody = (ada, grace, spectator)
    listeners = [Listener(ada, 0), Listener(grace, 1), Listener(spectator, None)]
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
    while not oracle.catch_up().over:
        for listener in listeners:
            listener.check(oracle)
        player = (ada, grace)[oracle.seat]
        player.sees(oracle.seq)
        player.says_no_ids()
        choice = oracle.best()
        # Whatever has a place on the board can be played by clicking there alone.
        assert player.touches(choice) == bool(choice.targets), choice
        assert house.entries(table)[-1].word == choice.move

    result = oracle.course.match.record.result
    assert result is not None
    for person in everybody:
        person.sees(oracle.seq)
        sheet = person.page.get_by_role("dialog", name=person.says("frame-sheet"))
        expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in result.totals])
    for listener in listeners:
        listener.check(oracle)
        assert listener.looks >= set(range(oracle.seq + 1)), "every position was heard"
        listener.check_keys(*(other for other in (ada, grace) if other is not listener.person))
    token = link.partition("#")[2]
    assert token in listeners[0].heard, "the host gives the links away"
    assert token not in listeners[2].heard

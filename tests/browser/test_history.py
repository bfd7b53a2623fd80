"""Looking back: every position has an address of its own."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Meets, Person

MOVES = 40
PARTS = """board => [...board.querySelectorAll("[data-target]")]
    .map(part => `${part.dataset.target} ${part.textContent}`).sort()"""


def shows(person: Person, at: int) -> None:
    """A position of the past is on the screen, and its address in the bar."""
    person.sees_the_past(at)
    assert person.page.url.endswith(f"/at/{at}")
    expect(person.words("frame-past")).to_be_visible()
    expect(person.words("history-at", at=at, last=MOVES)).to_be_visible()
    assert person.moves() == []


def board_of(person: Person) -> list[str]:
    """What lies where on the board."""
    board = person.page.get_by_role("group", name=person.says("frame-board"), exact=True)
    parts = board.evaluate(PARTS)
    assert isinstance(parts, list)
    return parts


def test_the_past_is_walked_by_keys_buttons_and_the_slider(
    meets: Meets, house: House, game: str
) -> None:
    ada = meets("Ada", game=game)
    table = house.lay_out(ada, ada, moves=MOVES)
    sockets: list[str] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket.url))
    ada.sits_at(table)
    present = ada.moves()
    log = len(house.oracle(table).catch_up().course.until(10).match.heard)

    ada.button("frame-history").click()
    shows(ada, MOVES)
    for key, at in (("ArrowLeft", 39), ("ArrowLeft", 38), ("ArrowRight", 39), ("Home", 0)):
        ada.page.keyboard.press(key)
        shows(ada, at)
    ada.button("history-forward").click()
    shows(ada, 1)
    ada.field("history-slider").fill("10")
    shows(ada, 10)
    lines = ada.page.get_by_role("tabpanel").get_by_role("listitem")
    told = lines.filter(has_not_text=ada.says("frame-since-turn"))
    expect(told).to_have_count(log)
    ada.button("history-back").click()
    shows(ada, 9)
    ada.page.keyboard.press("End")
    shows(ada, MOVES)
    ada.link("history-now").click()
    expect(ada.offers.first).to_be_visible()
    assert ada.page.url.endswith(f"/table/{table}")
    assert ada.moves() == present
    assert len(sockets) == 1, "looking back is no reason to connect again"


def test_a_position_opens_by_its_address_for_a_spectator_and_for_the_seat(
    meets: Meets, house: House, game: str
) -> None:
    ada, grace, spectator = meets("Ada", game=game), meets("Grace"), meets()
    table = house.lay_out(ada, grace, moves=MOVES)
    boards = []
    for person in (ada, spectator):
        person.goes(f"/table/{table}/at/25")
        shows(person, 25)
        boards.append(board_of(person))
    assert boards[0] == boards[1], "on these boards nothing is hidden from a spectator only"
    spectator.goes(f"/table/{table}/at/5")
    shows(spectator, 5)
    assert board_of(spectator) != boards[0]
    own = ada.page.get_by_role("region", name=ada.says("frame-players"))
    expect(own.get_by_text(ada.says("frame-you"), exact=True)).to_be_visible()
    other = spectator.page.get_by_role("region", name=spectator.says("frame-players"))
    expect(other.get_by_text(spectator.says("frame-you"), exact=True)).to_have_count(0)


def test_what_happens_meanwhile_does_not_disturb_and_is_there_afterwards(
    meets: Meets, house: House
) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = house.lay_out(ada, grace, moves=MOVES)
    oracle = house.oracle(table).catch_up()
    players = (ada, grace)
    mover, reader = players[oracle.seat], players[1 - oracle.seat]
    mover.sits_at(table)
    reader.goes(f"/table/{table}/at/7")
    shows(reader, 7)
    mover.plays(oracle.best().move)
    expect(reader.words("history-at", at=7, last=MOVES + 1)).to_be_visible()
    assert reader.seq == 7
    reader.page.keyboard.press("Escape")
    reader.sees(MOVES + 1)


def test_a_position_that_never_was_is_refused_and_the_table_shown(
    meets: Meets, house: House
) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, ada, moves=3)
    ada.goes(f"/table/{table}/at/99")
    expect(ada.page.get_by_role("status").get_by_text("99")).to_be_visible()
    ada.sees(3)
    ada.page.wait_for_url(f"**/table/{table}")

"""Around a game: coming in, leaving, coming back, watching, talking, giving up, playing again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.people import Meets


def test_a_table_with_friends_is_opened_on_the_page(meets: Meets, house: House) -> None:
    ada, grace = meets(), meets()
    ada.goes("/")
    ada.link("home-friends").click()
    ada.field("home-name").fill("Ada")
    ada.field("new-name").fill("Friday night")
    ada.button("new-open").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Friday night")
    grace.page.goto(ada.field("waiting-invitation", n=2).input_value())
    grace.field("home-name").fill("Grace")
    grace.button("join-sit").click()
    for person in (ada, grace):
        person.sees(0)
        players = person.page.get_by_role("region", name=person.says("frame-players"))
        expect(players).to_contain_text("Ada")
        expect(players).to_contain_text("Grace")


def test_seats_names_and_variants_are_as_they_were_chosen(meets: Meets, house: House) -> None:
    ada = meets("Ada")
    ada.goes("/new/beyond_the_sun")
    ada.page.get_by_role("radio", name=ada.says("new-count", n=3)).check(force=True)
    ada.button("new-way-device").click()
    ada.field("new-seat-name", n=2).fill("Grace")
    ada.field("new-seat-name", n=3).fill("Alan")
    seat = ada.page.get_by_role("combobox", name=ada.says("frame-seat-name", n=2))
    seat.select_option(label=ada.says("frame-bot", bot="random"))
    ada.button("new-begin").click()
    ada.sees(0)
    table = ada.page.url.rpartition("/")[2]
    seats = [(row.name, row.bot) for row in house.seats(table)]
    assert seats == [("Ada", ""), ("", "random"), ("Alan", "")]


def test_a_public_table_is_found_and_joined_from_the_first_page(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = ada.opens("me link", public=True, name="Come in, Grace")["table"]["id"]
    grace.goes("/")
    line = grace.page.get_by_role("listitem").filter(has_text="Come in, Grace")
    line.get_by_role("button", name=grace.says("home-join")).click()
    grace.sees(0)
    assert grace.page.url.endswith(table)


def test_an_invitation_that_was_used_brings_back_only_whoever_used_it(
    meets: Meets, house: House
) -> None:
    ada, grace, eve = meets("Ada"), meets("Grace"), meets("Eve")
    opened = ada.opens("me link")
    link = f"/join#{opened['invitations'][0]['token']}"
    for person in (grace, grace):
        person.goes("/")
        person.goes(link)
        person.button("join-sit").click()
        person.sees(0)
    eve.goes(link)
    eve.button("join-sit").click()
    expect(eve.page.get_by_role("heading", level=1)).to_have_text(eve.says("join-broken"))
    expect(eve.words("error-invitation-used")).to_be_visible()
    eve.goes("/")
    eve.goes("/join#made.up.token")
    expect(eve.words("error-invitation")).to_be_visible()


def test_whoever_gets_up_before_the_game_is_gone_from_the_table(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    opened = ada.opens("me link link")
    table = opened["table"]["id"]
    ada.goes(f"/table/{table}")
    grace.post("/api/invitations", token=opened["invitations"][0]["token"])
    expect(ada.page.get_by_text("Grace")).to_be_visible()
    grace.goes(f"/table/{table}")
    grace.button("waiting-leave").click()
    grace.page.wait_for_url(re.compile(r"/$"))
    expect(ada.page.get_by_text("Grace")).to_have_count(0)
    expect(ada.field("waiting-invitation", n=2)).to_be_visible()


def test_a_table_that_was_left_is_on_the_first_page_and_its_turn_is_called(
    meets: Meets, house: House
) -> None:
    ada = meets("Ada")
    table = house.lay_out(ada, "bot:random", moves=0, name="Unfinished")
    oracle = house.oracle(table)
    if oracle.seat != 0:
        ada.sits_at(table)
        ada.offers.first.wait_for()
    ada.sits_at(table)
    ada.link("page-brand").click()
    expect(ada.words("home-turns", n=1)).to_be_visible()
    ada.page.get_by_role("listitem").filter(has_text="Unfinished").get_by_role("link").first.click()
    ada.sees(0)
    assert ada.page.url.endswith(table)


def test_ones_own_link_brings_one_back_in_another_browser(meets: Meets, house: House) -> None:
    ada, elsewhere = meets("Ada"), meets()
    table = house.lay_out(ada, ada, moves=10, name="Travelling")
    ada.goes("/")
    link = ada.page.get_by_role("textbox", name=ada.says("home-link")).input_value()
    elsewhere.page.goto(link)
    elsewhere.page.get_by_role("listitem").filter(has_text="Travelling").wait_for()
    token = link.partition("#")[2]
    assert token not in elsewhere.page.url
    elsewhere.sits_at(table)
    oracle = house.oracle(table).catch_up()
    elsewhere.plays(oracle.best().move)
    ada.sits_at(table)
    ada.sees(oracle.catch_up().seq)
    stranger = meets()
    stranger.goes("/return#made.up")
    expect(stranger.words("error-return-link")).to_be_visible()


def test_a_spectator_watches_with_eyes_of_their_own(meets: Meets, house: House) -> None:
    ada, grace, spectator = meets("Ada"), meets("Grace"), meets()
    table = house.lay_out(ada, grace, moves=10)
    oracle = house.oracle(table).catch_up()
    player = (ada, grace)[oracle.seat]
    player.sits_at(table)
    spectator.sits_at(table)
    player.plays(oracle.best().move)
    spectator.sees(oracle.catch_up().seq)
    assert spectator.moves() == []
    for id in ("frame-undo", "frame-redo"):
        expect(spectator.button(id)).to_be_disabled()
    # On a phone too the bar has room for who watches, beside the name of the game.
    spectator.page.set_viewport_size({"width": 360, "height": 740})
    bar, title = (
        spectator.page.locator(f".screen > header{part}").bounding_box() for part in ("", " .where")
    )
    assert bar
    assert title
    assert title["y"] >= bar["y"]
    assert title["height"] < bar["height"]
    spectator.page.set_viewport_size({"width": 1366, "height": 768})
    spectator.button("frame-menu").click()
    expect(spectator.button("menu-concede")).to_have_count(0)
    spectator.button("frame-close").click()
    spectator.component(oracle.best().targets[0] if oracle.best().targets else "place:SOL").click()
    assert len(house.entries(table)) == oracle.seq


def test_people_talk_at_the_table_and_their_words_are_only_words(
    meets: Meets, house: House
) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = house.lay_out(ada, grace, moves=10)
    for person in (ada, grace):
        person.sits_at(table)
        person.page.get_by_role("tab", name=person.says("frame-chat")).click()
    expect(ada.words("frame-chat-empty")).to_be_visible()
    said = "Good luck! <b>1 & 2</b> 🚀 привет"
    ada.field("frame-chat-write").fill(said)
    ada.page.keyboard.press("Enter")
    for person in (ada, grace):
        expect(person.page.get_by_text(said, exact=False)).to_have_count(1)
    assert ada.seq == 10, "a key pressed in the chat plays no move"
    grace.page.reload()
    grace.page.get_by_role("tab", name=grace.says("frame-chat")).click()
    expect(grace.page.get_by_text(said)).to_be_visible()


def test_people_talk_while_they_wait_and_news_is_marked_at_the_table(
    meets: Meets, house: House
) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    opened = ada.opens("me link")
    ada.goes(f"/table/{opened['table']['id']}")
    expect(ada.words("frame-chat-empty")).to_be_visible()
    ada.field("frame-chat-write").fill("We begin at eight")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("We begin at eight")).to_be_visible()
    grace.post("/api/invitations", token=opened["invitations"][0]["token"])
    for person in (ada, grace):
        person.sits_at(opened["table"]["id"])
    news = grace.page.get_by_title(grace.says("frame-chat-news"))
    expect(news).to_have_count(0)
    ada.post(f"/api/tables/{opened['table']['id']}/chat", text="Here we are")
    expect(news).to_be_visible()
    grace.page.get_by_role("tab", name=grace.says("frame-chat")).click()
    for said in ("We begin at eight", "Here we are"):
        expect(grace.page.get_by_text(said)).to_be_visible()
    expect(news).to_have_count(0)


def test_whoever_gives_up_watches_a_bot_play_on(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = house.lay_out(ada, grace, moves=20)
    oracle = house.oracle(table).catch_up()
    quitter = (ada, grace)[oracle.seat]
    quitter.sits_at(table)
    quitter.button("frame-menu").click()
    quitter.button("menu-concede").click()
    expect(quitter.words("menu-concede-sure")).to_be_visible()
    assert len(house.entries(table)) == oracle.seq, "it is asked for twice"
    quitter.button("menu-concede-yes").click()
    quitter.sees(oracle.seq + 2)
    entries = house.entries(table)[oracle.seq :]
    assert [entry.kind for entry in entries[:2]] == ["concede", "move"]
    assert quitter.moves() == []
    quitter.button("frame-menu").click()
    expect(quitter.button("menu-concede")).to_have_count(0)


def test_a_rematch_brings_the_same_people_to_one_new_table(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = house.lay_out(ada, grace, moves=None)
    for person in (ada, grace):
        person.sits_at(table)
    ada.button("after-rematch").click()
    ada.page.wait_for_url(lambda url: table not in url)
    grace.link("after-join-rematch").click()
    grace.page.wait_for_url(lambda url: table not in url)
    assert ada.page.url == grace.page.url
    for person in (ada, grace):
        person.sees(0)
    again = ada.page.url.rpartition("/")[2]
    assert [row.guest for row in house.seats(again)] == [ada.guest, grace.guest]
    assert not house.entries(again)
    oracle = house.oracle(again)
    (ada, grace)[oracle.seat].plays(oracle.best().move)


@pytest.mark.parametrize("path", ["/table/nowhere", "/nowhere", "/record/nothing"])
def test_what_is_not_there_is_said_in_words(meets: Meets, house: House, path: str) -> None:
    ada = meets()
    ada.goes(path)
    said = {
        "/table/nowhere": "error-no-such-table",
        "/nowhere": "page-not-found",
        "/record/nothing": "error-no-such-record",
    }
    expect(ada.words(said[path])).to_be_visible()
    ada.says_no_ids()
    ada.link("page-home").click()
    expect(ada.words("home-title")).to_be_visible()


# --- rules that fail -----------------------------------------------------------------------------


def test_a_table_whose_rules_fail_is_stopped_and_says_so_to_everybody(
    meets: Meets, toy_house: House
) -> None:
    ada, grace = meets("Ada", at=toy_house), meets("Grace", at=toy_house)
    opened = ada.opens("me link", game="faulty")
    table = opened["table"]["id"]
    grace.post("/api/invitations", token=opened["invitations"][0]["token"])
    for person in (ada, grace):
        person.sits_at(table)
    ada.plays("go")
    grace.sees(1)
    grace.plays("go")
    ada.sees(2)
    ada.offer("crash").click()
    for person in (ada, grace):
        expect(person.page.get_by_role("heading", level=1)).to_have_text(
            person.says("stopped-title")
        )
    with grace.page.expect_download() as download:
        grace.link("stopped-report").click()
    report = download.value.path().read_text("utf-8")
    assert "the rules are broken" in report
    spectator = meets(at=toy_house)
    spectator.goes(f"/table/{table}")
    expect(spectator.words("stopped-what")).to_be_visible()
    expect(spectator.link("stopped-report")).to_have_count(0)
    ada.button("after-rematch").click()
    ada.page.wait_for_url(lambda url: table not in url)
    ada.sees(0)


def test_a_game_without_a_board_is_played_from_the_list(meets: Meets, toy_house: House) -> None:
    ada = meets("Ada", at=toy_house)
    table = ada.opens("me me", game="toy")["table"]["id"]
    ada.goes(f"/table/{table}")
    over = ada.button("frame-sheet")
    for _ in range(400):
        ada.offers.first.or_(over).first.wait_for()
        if over.is_visible():
            break
        ada.plays(ada.moves()[0])
    sheet = ada.opens_the_sheet()
    expect(sheet.locator("tfoot td")).to_have_count(2)

"""Before and beside the game: invitations, places, colours, names, talk, sounds, size of text."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from orrery.kernel import find_game
from tests.browser.house import House
from tests.browser.people import Meets
from tests.browser.words import GAME

HUES = """() => [0, 1].map(seat =>
    getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`))"""
NOISES = """() => {
    window.noises = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...args) {
        window.noises += 1;
        return start.apply(this, args);
    };
}"""


def test_an_invitation_tells_game_host_and_seats(meets: Meets, game: str) -> None:
    ada, grace = meets("Ada", game=game), meets()
    opened = ada.opens("me link bot:random", name="Sunday")
    grace.goes(f"/join#{opened['invitations'][0]['token']}")
    grace.words("join-host", host="Ada", n=2).wait_for()
    expect(grace.page.locator("main")).to_contain_text(
        find_game(game).words("en").name("game-name")
    )
    expect(grace.page.locator("main")).to_contain_text("Sunday")
    seats = grace.page.locator("main ul li")
    expect(seats).to_have_count(3)
    expect(seats.nth(0)).to_contain_text("Ada")
    expect(seats.nth(1)).to_contain_text(grace.says("join-yours"))
    grace.says_no_ids()


def test_nobody_is_told_of_a_seat_before_it_is_known_to_be_there(meets: Meets) -> None:
    grace = meets()
    held: list[Route] = []
    grace.page.route("**/api/invitations/look", lambda route: held.append(route))
    grace.goes("/join#nothing")
    grace.words("join-looking").wait_for()
    expect(grace.words("join-help")).to_have_count(0)
    held[0].continue_()
    grace.words("join-broken-help").wait_for()
    expect(grace.words("join-help")).to_have_count(0)


def test_an_invitation_is_shared_and_read_off_the_screen(meets: Meets) -> None:
    ada = meets("Ada")
    ada.page.add_init_script("navigator.share = async (told) => { window.told = told; }")
    opened = ada.opens("me link")
    ada.goes(f"/table/{opened['table']['id']}")
    ada.button("page-share").click()
    told = ada.page.evaluate("window.told")
    assert told["url"].endswith(opened["invitations"][0]["token"])
    assert ada.says("game-name") in told["text"]
    ada.button("page-qr").click()
    code = ada.page.get_by_role("img", name=ada.says("waiting-invitation", n=2))
    code.wait_for()
    assert int((code.get_attribute("viewBox") or "0 0 0").split()[2]) > 25


def test_places_and_colours_are_chosen_before_the_game(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    opened = ada.opens("me link link")
    table = opened["table"]["id"]
    ada.goes(f"/table/{table}")
    grace.post("/api/invitations", token=opened["invitations"][1]["token"])
    ada.button("waiting-down", n=1).click()
    rows = ada.page.locator('section[aria-labelledby="title-seats"] > ul > li')
    expect(rows.nth(1)).to_contain_text("Ada")
    ada.button("waiting-colour", n=2).click()
    ada.button("waiting-hue-4").click()
    expect(rows.nth(1).locator(".own")).to_have_attribute("style", "--hue: var(--hue-4);")
    grace.goes(f"/table/{table}")
    # Who is not the host paints nobody else, and moves nobody.
    expect(grace.button("waiting-colour", n=3)).to_be_visible()
    expect(grace.button("waiting-colour", n=2)).to_have_count(0)
    expect(grace.button("waiting-down", n=1)).to_have_count(0)
    seats = {seat.seat: (seat.name, seat.hue) for seat in house.seats(table)}
    assert seats == {0: ("", 1), 1: ("Ada", 4), 2: ("Grace", 2)}


def test_the_table_wears_the_colours_that_were_chosen(meets: Meets) -> None:
    ada = meets("Ada")
    opened = ada.opens("me link")
    table = opened["table"]["id"]
    ada.post(f"/api/tables/{table}/colour", seat=0, colour=4)
    meets("Grace").post("/api/invitations", token=opened["invitations"][0]["token"])
    ada.sits_at(table)
    wanted = [
        ada.page.evaluate(
            f"getComputedStyle(document.documentElement).getPropertyValue('--hue-{hue}')"
        )
        for hue in (4, 1)
    ]
    assert ada.page.evaluate(HUES) == wanted
    ada.goes("/")
    ada.words("home-mine").wait_for()
    assert ada.page.evaluate(HUES)[0] != wanted[0]


def test_somebody_may_change_their_name(meets: Meets) -> None:
    ada = meets("Ada")
    ada.goes("/")
    ada.button("name-change").click()
    ada.field("home-name").fill("Ada L.")
    ada.field("home-name").press("Enter")
    ada.words("home-as", name="Ada L.").wait_for()
    assert ada.get("/api/guests/me")["name"] == "Ada L."


def test_an_option_is_shown_where_it_means_something(meets: Meets) -> None:
    ada = meets("Ada", game="black_angel")
    ada.goes("/new/black_angel")
    expert, strength = ada.says("option-expert"), ada.says("option-difficulty")
    ada.page.get_by_label(expert).wait_for()
    expect(ada.page.get_by_label(strength)).to_have_count(0)
    ada.page.get_by_role("radio", name=ada.says("new-count", n=1), exact=True).check(force=True)
    expect(ada.page.get_by_label(strength)).to_be_visible()


def test_talk_tells_the_hour_and_the_colour_of_the_seat(meets: Meets, house: House) -> None:
    ada, grace = meets("Ada"), meets("Grace")
    table = house.lay_out(ada, grace)
    grace.post(f"/api/tables/{table}/chat", text="Good evening.")
    ada.sits_at(table)
    ada.page.get_by_role("tab", name=ada.says("frame-chat")).click()
    line = ada.page.locator("#panel-chat li")
    expect(line).to_contain_text("Good evening.")
    assert line.locator("time").get_attribute("datetime")
    shown = line.locator("b").evaluate("it => getComputedStyle(it).color")
    probe = "it => (it.style.color = 'var(--seat-1)', getComputedStyle(it).color)"
    assert ada.page.locator("h1").first.evaluate(probe) == shown


def test_sounds_are_made_and_off_by_one_click(meets: Meets, house: House, game: str) -> None:
    ada = meets("Ada", game=game, settings={"sound": "on"})
    ada.page.add_init_script(f"({NOISES})()")
    ada.sits_at(house.lay_out(ada, "bot:random"))
    ada.page.wait_for_function("() => window.noises > 0")
    ada.button("sound-off").click()
    assert ada.page.evaluate("localStorage.getItem('sound')") == "off"
    ada.page.reload()
    ada.sees(0)
    assert ada.page.evaluate("window.noises") == 0


def test_the_text_can_be_larger(meets: Meets, house: House) -> None:
    ada = meets("Ada", game=GAME)
    ada.sits_at(house.lay_out(ada, "bot:random"))
    height = "() => document.querySelector('header').getBoundingClientRect().height"
    usual = ada.page.evaluate(height)
    ada.button("frame-menu").click()
    for kind in ("turn", "dice", "cards"):
        volume = ada.page.get_by_label(ada.says(f"setting-volume-{kind}"))
        expect(volume).to_have_attribute("type", "range")
    ada.page.get_by_label(ada.says("setting-size")).select_option("1.3")
    assert ada.page.evaluate(height) > 1.2 * usual

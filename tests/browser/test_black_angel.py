"""Black Angel: whole games by clicks, against Hal and at a table of three; its dice and cards.

What the shell does for every game is tested for this one too where the shell is: see `game`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.black_angel.chronicle import Rolled
from orrery.games.black_angel.view import CrewView, DieView, TableView
from orrery.kernel import find_game
from orrery.kernel.effects import say_effects
from orrery.server.looks import Choice
from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.test_keyboard import tabs_to
from tests.browser.wiretap import Listener, follow
from tests.browser.words import rule_words

BLACK_ANGEL = "black_angel"
SECRET = "f7" * 32
"""Well played, the game that it gives against Hal is a short one."""
LEISURE = 2
"""Rounds after which somebody in a hurry plays sequence B whenever it is possible."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def ada(meets: Meets) -> Person:
    return meets("Ada", game=BLACK_ANGEL)


def view_of(oracle: Oracle) -> TableView:
    view = oracle.catch_up().look(None).view
    assert isinstance(view, TableView)
    return view


def hurried(oracle: Oracle) -> Choice:
    """A good move; after a few rounds sequence B, which brings the end nearer."""
    best = oracle.best()
    if view_of(oracle).round <= LEISURE:
        return best
    hurry = next((offer for offer in oracle.offers() if offer.move == "reroll"), None)
    if hurry is None:
        return best
    oracle.bots[oracle.seat].plan.clear()
    return hurry


def sheet_of(person: Person) -> Locator:
    return person.opens_the_sheet()


# --- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_against_hal_by_clicks_ends_with_a_score_a_record_and_checked_dice(
    ada: Person, house: House, tmp_path: Path
) -> None:
    table = house.lay_out(ada, secret=SECRET)
    oracle = house.oracle(table)
    ada.sits_at(table)
    while not oracle.catch_up().over:
        ada.sees(oracle.seq)
        choice = oracle.best()
        # Whatever has a place on the board or on the mat can be played by clicking there alone.
        assert ada.touches(choice) == bool(choice.targets), choice
        assert house.entries(table)[-1].word == choice.move

    ada.sees(oracle.seq)
    ada.says_no_ids()
    sheet_tells_the_result(ada, oracle)
    record_is_taken_home(ada, oracle, tmp_path)
    every_die_is_checked(ada, table)


def sheet_tells_the_result(person: Person, oracle: Oracle) -> None:
    """Who has won, and line by line what the rules have counted, Hal below."""
    play = oracle.course.match.play
    result = play.game.outcome(play)
    sheet = sheet_of(person)
    rows = sheet.locator("tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text(
        [person.says(line.id) for line in result.sheet]
    )
    points = [str(point) for line in result.sheet for point in line.points]
    expect(rows.locator("td")).to_have_text(points)
    expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in result.totals])
    hal = rule_words(person.language, BLACK_ANGEL).name("hal")
    expect(sheet).to_contain_text(f"{hal} {dict(result.automata)['hal']}")
    winner = "Ada 1" if result.winners else hal
    expect(person.words("frame-over", names=winner)).to_be_visible()


def record_is_taken_home(person: Person, oracle: Oracle, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("after-record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    told = json.loads(path.read_text("utf-8"))
    assert [step["move"] for step in told["steps"]] == [
        entry.word for entry in oracle.course.entries
    ]
    assert told["secret"] == SECRET


def every_die_is_checked(person: Person, table: str) -> None:
    """Shuffles and dice alike follow from the secret, by what this browser has computed."""
    person.link("after-verify").click()
    expect(person.words("verify-all-good-seen")).to_be_visible()
    streams = [draw["stream"] for draw in person.get(f"/api/tables/{table}/draws")]
    expect(person.words("verify-draws-good", n=len(streams))).to_be_visible()
    rows = person.page.locator("tbody tr")
    for name in ("die:orange", "die:grey", "die:green"):
        person.page.get_by_role("combobox").select_option(name)
        expect(rows.filter(has_not_text=name)).to_have_count(0)
        agreed = rows.filter(has_text=name).filter(has_text=person.says("verify-agrees"))
        expect(agreed).to_have_count(streams.count(name))


def test_a_game_that_hal_has_won_says_so(ada: Person, house: House) -> None:
    numbers = iter(range(256))
    lost = False
    while not lost:
        table = house.lay_out(ada, secret=f"{next(numbers):064x}", moves=None)
        oracle = house.oracle(table).catch_up()
        play = oracle.course.match.play
        lost = not play.game.outcome(play).winners
    ada.sits_at(table)
    sheet_tells_the_result(ada, oracle)


def test_a_whole_game_of_two_people_and_a_bot_tells_nobody_what_is_hidden(
    meets: Meets, house: House, ada: Person
) -> None:
    grace = meets(locale="ru-RU", game=BLACK_ANGEL)
    grace.language = "ru"
    spectator = meets(game=BLACK_ANGEL)
    people = (ada, grace)
    everybody = (*people, spectator)
    listeners = [
        Listener(person, seat, SECRET) for person, seat in zip(everybody, (0, 1, None), strict=True)
    ]
    table = ada.opens("me link bot:greedy")["table"]["id"]
    house.shuffle_by(table, SECRET)
    ada.goes(f"/table/{table}")
    spectator.goes(f"/table/{table}")
    grace.page.goto(ada.field("waiting-invitation", n=2).input_value())
    grace.field("home-name").fill("Grace")
    grace.button("join-sit").click()
    for person in everybody:
        person.sees(0)

    oracle = house.oracle(table)
    follow(oracle, *listeners)
    while not oracle.over:
        if oracle.seat == 2:
            ada.sees(oracle.seq + 1)
        else:
            player = people[oracle.seat]
            player.sees(oracle.seq)
            player.plays(hurried(oracle).move)
        follow(oracle, *listeners)

    result = oracle.course.match.record.result
    assert result is not None
    for person in everybody:
        person.sees(oracle.seq)
        totals = sheet_of(person).locator("tfoot td")
        expect(totals).to_have_text([str(total) for total in result.totals])
        person.says_no_ids()
    follow(oracle, *listeners)
    for listener in listeners:
        # The bot may have begun before somebody was there.
        since = min(listener.looks)
        assert since < oracle.seq / 3
        assert listener.looks == set(range(since, oracle.seq + 1)), "every position was heard"
        listener.check_keys(*(other for other in people if other is not listener.person))


# --- dice and cards ------------------------------------------------------------------------------


ROLLED = """(spot) => {
    window.rolled = false;
    const look = () => {
        window.rolled ||= document.querySelector(`[data-spot="${spot}"].rolled`) !== null;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Notices a compartment whose dice tumble."""


def before_a_roll(person: Person, house: House) -> Oracle:
    """At a table for two where sequence B can be chosen, with dice left over."""

    def rolls(oracle: Oracle, move: str) -> bool:
        return move == "reroll" and bool(view_of_seat(oracle).dice)

    table, _ = house.lay_out_where(rolls, person, person)
    person.sits_at(table)
    return house.oracle(table).catch_up()


def view_of_seat(oracle: Oracle) -> CrewView:
    """What whoever is asked has."""
    view = oracle.look(oracle.seat).view
    assert isinstance(view, TableView)
    crew = view.crews[oracle.seat]
    assert isinstance(crew, CrewView)
    return crew


def pips(die: Locator) -> int:
    """What a die on the board shows: so many pips, or the star, which is 0."""
    face = die.locator(".true")
    return face.locator("circle").count() if not face.locator(".star").count() else 0


def shows_dice(person: Person, seat: int, dice: tuple[DieView, ...]) -> None:
    compartment = person.page.locator(f'[data-spot="dice:{seat}"]')
    found = compartment.locator("[data-piece]")
    for nth, die in enumerate(dice):
        target = f"die:{seat}:{die.colour}:{die.value}"
        expect(found.nth(nth)).to_have_attribute("data-target", target)
        assert pips(found.nth(nth)) == die.value
    expect(found).to_have_count(len(dice))


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("tabpanel").get_by_role("listitem")


def test_dice_are_rolled_for_all_to_see_and_told_in_the_log_and_stay_rolled(
    meets: Meets, house: House
) -> None:
    ada = meets("Ada", game=BLACK_ANGEL, settings={"pace": "1"})
    oracle = before_a_roll(ada, house)
    seat = oracle.seat
    shows_dice(ada, seat, view_of_seat(oracle).dice)
    ada.page.evaluate(ROLLED, f"dice:{seat}")
    ada.component("reroll").click()
    ada.sees(oracle.seq + 1)
    ada.page.wait_for_function("() => window.rolled")

    log = oracle.catch_up().look(seat).log
    event = next(line.event for line in log[::-1] if isinstance(line.event, Rolled))
    rolled = {"orange": event.orange, "grey": event.grey, "green": event.green}
    crew = view_of(oracle).crews[seat]
    shown = {
        colour: " ".join(str(die.value) for die in crew.dice if die.colour == colour) or "–"
        for colour in rolled
    }
    assert shown == rolled
    shows_dice(ada, seat, crew.dice)
    said = rule_words("en", BLACK_ANGEL).tell("event-rolled", seat=f"Ada {seat + 1}", **rolled)
    expect(log_of(ada).filter(has_text=said).last).to_be_in_viewport()

    expect(ada.button("frame-undo")).to_be_disabled()
    ada.page.keyboard.press("Control+z")
    ada.plays(oracle.best().move)
    kinds = {entry.kind for entry in house.entries(oracle.table)}
    assert kinds == {"move"}, "what was rolled stays rolled"


def test_a_card_in_hand_is_shown_large_with_what_it_does_and_its_clause(
    ada: Person, house: House
) -> None:
    table = house.lay_out(ada, ada)
    oracle = house.oracle(table)
    ada.sits_at(table)
    card = next(card for card in view_of_seat(oracle).hand["orange"] if card)
    ada.component(f"hand:{card}").hover()
    tells_of(ada, ada.page.get_by_role("tooltip"), card)
    ada.component(f"hand:{card}").click(button="right")
    pinned = ada.page.get_by_role("dialog")
    tells_of(ada, pinned, card)
    pinned.get_by_role("button", name=re.compile("BA-7")).click()
    clause = ada.page.get_by_role("tabpanel").get_by_text(clause_of(card), exact=True)
    expect(clause).to_be_in_viewport()


def clause_of(card: str) -> str:
    mission = find_game(BLACK_ANGEL).content().missions[card]
    return "BA-7.2" if mission.kind == "permanent" else "BA-7.5"


def tells_of(person: Person, shown: Locator, card: str) -> None:
    """The card's name, its effects and its reward in words, and the clause."""
    words = rule_words(person.language, BLACK_ANGEL)
    content = find_game(BLACK_ANGEL).content()
    expect(shown.get_by_role("heading")).to_have_text(words.name(card))
    for effect in say_effects(content.effects[card]):
        expect(shown).to_contain_text(words.say(effect))
    expect(shown).to_contain_text(clause_of(card))


def test_a_long_press_shows_an_action_large_and_plays_nothing(meets: Meets, house: House) -> None:
    ada = meets("Ada", game=BLACK_ANGEL, **PHONE)
    table = house.lay_out(ada, ada)
    ada.sits_at(table)
    box = ada.page.locator('[data-spot="seal:repair"]').bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = ada.context.new_cdp_session(ada.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    shown = ada.page.get_by_role("dialog")
    expect(shown).to_contain_text(ada.says("board-deed-repair"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(shown).to_contain_text("BA-6.3.1")
    expect(shown).to_be_in_viewport()
    assert not house.entries(table)


# --- without a mouse -----------------------------------------------------------------------------


def test_turns_against_hal_are_played_by_keyboard_alone(meets: Meets, house: House) -> None:
    ada = meets(settings={"confirm": "never"}, game=BLACK_ANGEL)
    keyboard = ada.page.keyboard
    ada.goes("/")
    ada.button("home-play").wait_for()
    chooses(ada, "home-choose", ada.page.get_by_role("radio", name=ada.says("game-name")))
    chooses(ada, "home-opponents", ada.field("home-alone"))
    tabs_to(ada, ada.field("home-name"))
    keyboard.type("Ada")
    tabs_to(ada, ada.button("home-play"))
    keyboard.press("Enter")
    ada.sees(0)
    oracle = house.oracle(ada.page.url.rpartition("/")[2])
    turns = 0
    while turns < 4:
        ada.sees(oracle.catch_up().seq)
        move = oracle.best().move
        ada.presses(move)
        if move == "end":
            turns += 1
        ada.sees(oracle.seq + 1)
    hal = rule_words("en", BLACK_ANGEL).name("hal")
    assert log_of(ada).filter(has_text=hal).count() >= turns


def chooses(person: Person, group: str, wanted: Locator) -> None:
    """Press the arrow down in a group of radio buttons until the wanted one is chosen."""
    radios = person.page.get_by_role("group", name=person.says(group)).get_by_role("radio")
    tabs_to(person, radios.and_(person.page.locator(":checked")))
    for _ in range(radios.count()):
        if wanted.is_checked():
            return
        person.page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrows do not lead to {wanted}")

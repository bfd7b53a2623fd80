"""Ambitions of Cosmos: whole games by clicks, deals that bind, battles between people, quick votes.

What the shell does for every game is tested for this one too where the shell is: see `game`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.ambitions_of_cosmos.view import BattleView, TableView
from orrery.kernel import Play
from orrery.server.course import Entry
from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.words import rule_words

COSMOS = "ambitions_of_cosmos"
SHORT = "05" * 32
"""Well played, the first game of two that it gives is a short one."""
CLASH = json.loads((Path(__file__).parent / "games" / "clash.json").read_text("utf-8"))
"""The moves of four seats to the talks of turn 14, the last one, in which two fleets are close."""
ADA, GRACE = 0, 1
"""Whose fleets those are; the first is the speaker then. Bots sit in the other seats."""
NAMES = {ADA: f"Ada {ADA + 1}", GRACE: f"Grace {GRACE + 1}"}


@pytest.fixture
def ada(meets: Meets) -> Person:
    return meets("Ada", game=COSMOS)


@pytest.fixture
def grace(meets: Meets) -> Person:
    person = meets("Grace", game=COSMOS, settings={"lang": "ru"}, locale="ru-RU")
    person.language = "ru"
    return person


def told(person: Person, id: str, **args: object) -> Locator:
    """A line of the log; seats are given by their names."""
    said = rule_words(person.language, COSMOS).tell(id, **args)
    lines = person.page.get_by_role("tabpanel").get_by_role("listitem")
    return lines.filter(has_text=said).last


# --- a whole game of two -------------------------------------------------------------------------


def test_a_whole_game_of_two_people_by_clicks_each_in_their_own_language(
    ada: Person, grace: Person, house: House, tmp_path: Path
) -> None:
    people = (ada, grace)
    table = house.lay_out(*people, secret=SHORT)
    oracle = house.oracle(table)
    for person in people:
        person.sits_at(table)
    while not oracle.catch_up().over:
        player = people[oracle.seat]
        player.sees(oracle.seq)
        choice = oracle.best()
        # Whatever has a place on the board or on the mat can be played by clicking there alone.
        alike = [other for other in oracle.offers() if {*choice.targets} <= {*other.targets}]
        assert player.touches(choice) or not choice.targets or len(alike) > 1, choice
        assert house.entries(table)[-1].word == choice.move

    for person in people:
        person.sees(oracle.seq)
        person.says_no_ids()
        sheet_tells_the_races(person, oracle)
    record_is_taken_home(ada, oracle, tmp_path)


def sheet_tells_the_races(person: Person, oracle: Oracle) -> None:
    """Who has won and how, and how far everybody came in each of the four races; no points."""
    play = oracle.course.match.play
    result = play.game.outcome(play)
    assert result.ending is not None
    sheet = person.opens_the_sheet()
    expect(sheet).to_contain_text(person.says(result.ending.id))
    rows = sheet.locator("tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text(
        [person.says(line.id) for line in result.sheet]
    )
    expect(rows.locator("td")).to_have_text(
        [str(point) for line in result.sheet for point in line.points]
    )
    expect(sheet.locator("tfoot")).to_have_count(0)
    person.page.keyboard.press("Escape")


def record_is_taken_home(person: Person, oracle: Oracle, folder: Path) -> None:
    with person.page.expect_download() as download:
        person.link("after-record").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    record = json.loads(path.read_text("utf-8"))
    assert [step["move"] for step in record["steps"]] == [
        entry.word for entry in oracle.course.entries
    ]


# --- four seats: a deal and a battle -------------------------------------------------------------


def test_two_people_among_bots_strike_a_deal_that_binds_and_fight_to_the_end_of_the_game(
    ada: Person, grace: Person, house: House
) -> None:
    people = {ADA: ada, GRACE: grace}
    sitting = [people.get(seat, "bot:greedy") for seat in range(4)]
    played = [Entry(seat, "move", word) for seat, word in CLASH["moves"]]
    table = house.lay_out(*sitting, secret=CLASH["secret"], played=played)
    oracle = house.oracle(table).catch_up()
    for person in people.values():
        person.sits_at(table)
    vote_is_bought(oracle, ada, grace)
    go_on(oracle, people, lambda: asked(oracle) == "command_fleets" and oracle.seat == ADA)
    vote_is_kept_and_paid_for(oracle, people)
    battle_is_fought(oracle, people)
    go_on(oracle, people, lambda: False)
    for person in people.values():
        person.sees(oracle.seq)
        person.says_no_ids()
        sheet_tells_the_races(person, oracle)


def go_on(oracle: Oracle, people: dict[int, Person], enough: Callable[[], bool]) -> None:
    """Play well until it is enough or the game is over; bots play by themselves."""
    while not oracle.catch_up().over and not enough():
        if oracle.seat in people:
            player = people[oracle.seat]
            player.sees(oracle.seq)
            player.plays(oracle.best().move)
        else:
            people[ADA].sees(oracle.seq + 1)


def asked(oracle: Oracle) -> str:
    """What whoever acts next is asked."""
    found = oracle.look(oracle.seat).asked
    return found.question if found else ""


def vote_is_bought(oracle: Oracle, ada: Person, grace: Person) -> None:
    """Ada takes the floor and gives capital for a vote against the law; Grace agrees."""
    assert asked(oracle) == "talks"
    ada.plays("floor")
    grace.plays("pass")
    ada.sees(oracle.catch_up().seq)
    for move in (f"propose {GRACE}", "give capital 1", "want law 0", "offer"):
        ada.plays(move)
    grace.sees(oracle.catch_up().seq)
    words = rule_words("ru", COSMOS)
    wanted = words.tell("term-said", seat=NAMES[GRACE], kind="law", n=0, other="", planet="")
    asking = grace.page.get_by_role("region", name=grace.says("frame-offers"))
    expect(asking).to_contain_text(wanted)
    grace.plays("accept")
    for person in (ada, grace):
        person.sees(oracle.catch_up().seq)
        expect(
            told(person, "event-deal-struck", seat=NAMES[ADA], other=NAMES[GRACE])
        ).to_be_attached()


def vote_is_kept_and_paid_for(oracle: Oracle, people: dict[int, Person]) -> None:
    """Nobody has asked Grace how she votes: she had promised it."""
    view = oracle.look(None).view
    assert isinstance(view, TableView)
    cast = {"seat": NAMES[GRACE], "side": "against", "senators": view.realms[GRACE].senators}
    paid = {"seat": NAMES[ADA], "other": NAMES[GRACE], "kind": "capital", "n": 1}
    for person in people.values():
        expect(told(person, "event-voted-on-law", **cast)).to_be_attached()
        expect(told(person, "event-debt-paid", **paid)).to_be_attached()


def battle_is_fought(oracle: Oracle, people: dict[int, Person]) -> None:
    """Ada's fleet goes where Grace's is. What one lays, the other sees only when it fights."""
    for move in way_to_battle(oracle):
        people[ADA].plays(move)
    oracle.catch_up()
    lay = {ADA: 0, GRACE: 0}
    while (battle := battle_of(oracle, None)) and battle.winner < 0:
        player = people[oracle.seat]
        player.sees(oracle.seq)
        cell = rule_words(player.language, COSMOS).name(battle.cell)
        expect(player.words("board-battle", cell=cell)).to_be_visible()
        if asked(oracle) == "stay_or_go":
            player.plays("fight")
        else:
            if asked(oracle) == "lay_ships":
                lay[oracle.seat] += 1
            player.plays(oracle.best().move)
        oracle.catch_up()
        if asked(oracle) == "lay_ships":
            lines_are_hidden(oracle, people)
    assert all(lay.values()), "both have laid a line"
    for person in people.values():
        person.sees(oracle.seq)
        ended = person.page.get_by_role("tabpanel").get_by_text(NAMES[ADA])
        expect(ended.last).to_be_attached()


def lines_are_hidden(oracle: Oracle, people: dict[int, Person]) -> None:
    """Whoever has laid a ship sees it in line; the other sees its back."""
    for seat, person in people.items():
        person.sees(oracle.seq)
        battle = battle_of(oracle, seat)
        assert battle is not None
        for side in battle.sides:
            for ship in side.line:
                assert (ship is not None) == (side.seat == seat)
        backs = sum(ship is None for side in battle.sides for ship in (*side.line, *side.aside))
        expect(person.page.locator('[data-region] [data-about="hidden"]')).to_have_count(backs)


def battle_of(oracle: Oracle, seat: int | None) -> BattleView | None:
    view = oracle.look(seat).view
    assert isinstance(view, TableView)
    return view.battle


def way_to_battle(oracle: Oracle) -> list[str]:
    """The fewest moves by which fleets of the two meet that have a line to lay."""
    ways: list[tuple[list[str], Play[Any, Any]]] = [([], oracle.course.match.play.clone())]
    while ways:
        path, play = ways.pop(0)
        for move in play.offers:
            if not str(move).startswith(("command ", "fly ")):
                continue
            twin = play.clone()
            twin.submit(ADA, move)
            battle = twin.state.battle
            if (
                battle
                and {*battle.seats} == {ADA, GRACE}
                and all(len({*ships}) > 1 for ships in battle.ships)
            ):
                return [*path, str(move)]
            if twin.seat == ADA and len(path) < 2:
                ways.append(([*path, str(move)], twin))
    raise AssertionError("the fleets are too far apart")


# --- a vote that takes no time -------------------------------------------------------------------

POLITICS = ("talks", "take_floor", "elect_senator", "vote_on_law", "answer_deal", "use_veto")


def test_standing_orders_carry_two_people_through_the_political_phase_but_for_the_law(
    ada: Person, grace: Person, house: House
) -> None:
    people = (ada, grace)

    def ends_its_turn(oracle: Oracle, move: str) -> bool:
        return asked(oracle) == "study_technology"

    table, _ = house.lay_out_where(ends_its_turn, *people)
    oracle = house.oracle(table).catch_up()
    for person in people:
        person.sits_at(table)
        person.page.keyboard.press("Shift+O")
        orders = person.page.get_by_role("dialog", name=person.says("orders-title"))
        for kind, policy in (
            ("talks", "never"),
            ("elect-senator", "myself"),
            ("vote-on-law", "for"),
        ):
            orders.get_by_label(person.says(f"order-{kind}")).select_option(policy)
            person.sees(oracle.catch_up().seq)
        person.page.keyboard.press("Escape")
    turn = turn_of(oracle)
    questions = []
    while turn_of(oracle) == turn or asked(oracle) != "construct":
        player = people[oracle.seat]
        player.sees(oracle.seq)
        questions.append(asked(oracle))
        player.plays(oracle.best().move)
        oracle.catch_up()
    assert questions.count("table_law") == 1, "the speaker alone is asked, and once"
    assert not {*questions} & {*POLITICS}
    tabled = next(e.word for e in reversed(house.entries(table)) if e.word.startswith("table "))
    for person in people:
        person.sees(oracle.seq)
        law = rule_words(person.language, COSMOS).name(tabled.removeprefix("table "))
        expect(told(person, "event-law-passed", law=law)).to_be_attached()


def turn_of(oracle: Oracle) -> int:
    view = oracle.look(None).view
    assert isinstance(view, TableView)
    return view.turn

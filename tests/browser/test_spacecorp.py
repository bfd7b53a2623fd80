"""SpaceCorp: whole games by clicks, against the Competition and at a table of three, where Edges
are played in the turns of others; both in both languages.

What the shell does for every game is tested for this one too where the shell is: see `game`.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from orrery.games.spacecorp.chronicle import EdgePlayed, EraBegan
from orrery.games.spacecorp.components import TIME
from orrery.games.spacecorp.model import Table
from orrery.games.spacecorp.view import TableView
from orrery.kernel import Window, find_game
from orrery.kernel.zones import bit, zones_in
from orrery.server.looks import Choice
from tests.browser.house import House, Oracle
from tests.browser.people import Meets, Person
from tests.browser.wiretap import Listener, follow, hidden_from
from tests.browser.words import rule_words

SPACECORP = "spacecorp"
MARINERS: dict[str, Any] = {"last_era": "mariners"}
"""A game of one era."""
SOLO_SECRET = "33" * 32
TABLE_SECRET = "22" * 32
SPEAKERS = pytest.mark.parametrize("language", ["en", "ru"])


def comes(meets: Meets, name: str, language: str) -> Person:
    person = meets(name, game=SPACECORP, locale="ru-RU" if language == "ru" else "en-GB")
    person.language = language
    return person


def view_of(oracle: Oracle) -> TableView:
    view = oracle.look(None).view
    assert isinstance(view, TableView)
    return view


def log_of(person: Person) -> Locator:
    return person.page.get_by_role("tabpanel").get_by_role("listitem")


def sheet_tells_the_result(person: Person, oracle: Oracle) -> None:
    """Line by line what the rules have counted, and who has won."""
    play = oracle.course.match.play
    result = play.game.outcome(play)
    sheet = person.opens_the_sheet()
    rows = sheet.locator("tbody tr")
    expect(rows.get_by_role("rowheader")).to_have_text(
        [person.says(line.id) for line in result.sheet]
    )
    expect(sheet.locator("tfoot td")).to_have_text([str(total) for total in result.totals])
    for name, total in result.automata:
        called = rule_words(person.language, SPACECORP).name(name)
        expect(sheet).to_contain_text(f"{called} {total}")


def plays_alone(person: Person, house: House, options: dict[str, Any]) -> None:
    """A whole game against the Competition, everything that lies on the table clicked there."""
    table = house.lay_out(person, secret=SOLO_SECRET, options=options)
    oracle = house.oracle(table)
    person.sits_at(table)
    while not oracle.catch_up().over:
        person.sees(oracle.seq)
        choice = oracle.best()
        assert person.touches(choice) == clicked(oracle, choice), choice
        assert house.entries(table)[-1].word == choice.move
    person.sees(oracle.seq)
    person.says_no_ids()
    sheet_tells_the_result(person, oracle)
    person.says_no_ids()


def clicked(oracle: Oracle, choice: Choice) -> bool:
    """Whether a move can be played by clicks upon the table alone: it has a place there of its own.
    A Time card does one of two things, which are listed beside the click."""
    alike = [offer for offer in oracle.offers() if offer.targets == choice.targets]
    return bool(choice.targets) and len(alike) == 1


@SPEAKERS
def test_a_whole_game_against_the_competition_by_clicks(
    meets: Meets, house: House, language: str
) -> None:
    """SC-17, SC-16.4: Mariners alone."""
    plays_alone(comes(meets, "Ada", language), house, MARINERS)


@pytest.mark.long
@SPEAKERS
def test_all_three_eras_against_the_competition_by_clicks(
    meets: Meets, house: House, language: str
) -> None:
    plays_alone(comes(meets, "Ada", language), house, {})


# --- three people, and Edges ---------------------------------------------------------------------


class Ear(Listener):
    """Of most cards there are several: what counts as hidden is what lies nowhere in the open."""

    def note(self, oracle: Oracle) -> None:
        state, mask = oracle.course.match.play.state, bit(self.seat)
        assert isinstance(state, Table)
        known = {card.face for zone, _ in zones_in(state) for card in zone.cards
                 if not card.hidden_from(mask)}  # fmt: skip
        known |= {TIME, *state.offers, *state.discard, *state.fresh}
        known |= {tile for tiles in state.tiles for tile in tiles} | {*state.tile_discard}
        known |= {card for corp in state.corps for card in corp.infra}
        hidden = hidden_from(oracle, self.seat) - known
        self.unseen[oracle.seq] = hidden & self.unseen.get(oracle.seq - 1, hidden)


def edgy(oracle: Oracle) -> Choice:
    """A good move; in the turn of another an Edge, whenever there is one."""
    question = oracle.course.match.play.question
    if isinstance(question, Window):
        found = next((offer for offer in oracle.offers() if offer.move.startswith("edge ")), None)
        if found is not None:
            return found
    return oracle.best()


def test_three_people_play_edges_in_the_turns_of_others(meets: Meets, house: House) -> None:
    """SC-4.2: by clicks upon the hand, told to all in the language of each; nobody hears of what
    others hold."""
    people = [comes(meets, "Ada", "en"), comes(meets, "Grace", "ru"), comes(meets, "Lin", "en")]
    table = house.lay_out(*people, secret=TABLE_SECRET, options=MARINERS)
    oracle = house.oracle(table)
    listeners = [Ear(person, seat, TABLE_SECRET) for seat, person in enumerate(people)]
    for person in people:
        person.sits_at(table)
    follow(oracle, *listeners)
    played: list[tuple[int, str]] = []
    while not oracle.over:
        seat, active = oracle.seat, view_of(oracle).active
        person, choice = people[seat], edgy(oracle)
        person.sees(oracle.seq)
        if choice.move.startswith("edge ") and seat != active:
            assert person.touches(choice), choice
            played.append((seat, choice.move.split()[1]))
            everybody_hears_of_the_edge(people, oracle, *played[-1])
        else:
            person.plays(choice.move)
        follow(oracle, *listeners)

    assert {seat for seat, _ in played} >= {0, 1}, "in both languages"
    heard = [line.event for line in oracle.look(None).log if isinstance(line.event, EdgePlayed)]
    assert len(heard) >= len(played)
    for person in people:
        person.sees(oracle.seq)
        person.says_no_ids()
        sheet_tells_the_result(person, oracle)
    follow(oracle, *listeners)
    for listener in listeners:
        listener.check_keys(*(person for person in people if person is not listener.person))


def everybody_hears_of_the_edge(people: list[Person], oracle: Oracle, seat: int, card: str) -> None:
    """The log names who played and the card, by its name in the language of whoever reads."""
    for person in people:
        person.sees(oracle.seq + 1)
        words = rule_words(person.language, SPACECORP)
        player = f"{people[seat].name} {seat + 1}"
        said = words.tell("event-edge-played", seat=player, card=card)
        expect(log_of(person).filter(has_text=said).last).to_be_attached()


def test_the_change_of_an_era_is_seen_on_the_screen(meets: Meets, house: House) -> None:
    """SC-6.15: the map of the next era takes the place of the last, and the heading names it."""
    grace = comes(meets, "Grace", "ru")
    before, move = house.lay_out_where(turns_the_era, grace, grace)
    grace.sits_at(before)
    oracle = house.oracle(before).catch_up()
    old, new = (rule_words("ru", SPACECORP).name(era) for era in ("mariners", "planeteers"))
    expect(grace.page.get_by_text(old).first).to_be_visible()
    grace.plays(move)
    grace.sees(oracle.seq + 1)
    while not any(isinstance(it.event, EraBegan) for it in oracle.catch_up().look(0).log):
        grace.plays(oracle.best().move)
    expect(grace.page.get_by_text(new).first).to_be_visible()
    expect(grace.page.locator('[data-spot="site:ceres"]')).to_be_visible()


def turns_the_era(oracle: Oracle, move: str) -> bool:
    """Whether the era ends with this move."""
    game = find_game(SPACECORP)
    play = oracle.course.match.play
    assert play.game is game
    twin = play.clone()
    twin.submit(twin.seat, next(offer for offer in twin.offers if str(offer) == move))
    return bool(twin.state.era > play.state.era)

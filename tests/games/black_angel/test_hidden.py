"""BA-15: what is open and what is hidden, and who decides when."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.missions import PerformToo
from orrery.games.black_angel.model import RAVAGER, BaOptions
from orrery.games.black_angel.view import TableView
from orrery.games.black_angel.view import view as look
from orrery.kernel import NOBODY, Card, FastChance, Match, Question, Zone, bit
from orrery.kernel.fuzz import FuzzReport, Rates
from tests.clauses import clause
from tests.games.black_angel.keen import KeenFuzzer
from tests.games.black_angel.scene import Scene

SEATS: tuple[int | None, ...] = (0, 1, 2, None)


def seen(scene: Scene, viewer: int | None, owner: int = 0) -> Mapping[Any, tuple[str | None, ...]]:
    """The hand of a seat as another sees it."""
    return look(scene.g, viewer).crews[owner].hand


# --- 15.1, 15.2 hands and cards beside the board -------------------------------------------------


@clause("BA-15.1")
def test_others_see_the_backs_of_a_hand_and_no_faces() -> None:
    scene = Scene().hand(0, "O01", "G01", "G02", "R01")
    own = {"orange": ("O01",), "grey": ("G01", "G02"), "green": (), "ravager": ("R01",)}
    assert seen(scene, 0) == own
    hidden = {back: (None,) * len(cards) for back, cards in own.items()}
    assert [seen(scene, viewer) for viewer in (1, 2, None)] == [hidden] * 3


@clause("BA-15.1")
def test_a_ravager_taken_by_destroy_stays_known() -> None:
    scene = Scene().hand(0, "R01").ravagers("repair", "R11").act(0, "green 1", "destroy")
    assert seen(scene, 1)["ravager"] == (None, "R11")
    assert seen(scene, None)["ravager"] == (None, "R11")


@clause("BA-15.1")
def test_until_a_card_of_its_back_is_laid_face_down() -> None:
    scene = Scene().hand(0, "R01").ravagers("repair", "R11").act(0, "green 1", "destroy")
    scene.grid(0, {"a1": "Ga1"}).dice(0, "grey 1").damage("study", 1).goods(0, debris=0).turn(0)
    scene.play("beside ravager row1", "lay R01", "pass")
    assert seen(scene, 1)["ravager"] == (None,)  # it might have been the other one
    assert seen(scene, 0)["ravager"] == ("R11",)
    assert look(scene.g, 1).crews[0].beside[0].card is None


@clause("BA-15.1")
def test_a_mission_laid_face_down_leaves_known_ravagers_known() -> None:
    scene = Scene().hand(0, "G01").ravagers("repair", "R11").act(0, "green 1", "destroy")
    scene.grid(0, {"a1": "Ga1"}).dice(0, "grey 1").damage("study", 1).goods(0, debris=0).turn(0)
    scene.play("beside grey row1", "activate Ga1")
    assert seen(scene, 1)["ravager"] == ("R11",)


@clause("BA-15.1")
def test_who_redeals_may_take_either_of_the_two_for_the_laid_one() -> None:
    scene = Scene().hand(0, "R01").ravagers("repair", "R11").act(0, "green 1", "destroy")
    scene.grid(0, {"a1": "Ga1"}).dice(0, "grey 1").damage("study", 1).goods(0, debris=0).turn(0)
    scene.play("beside ravager row1", "lay R01", "pass")
    laid = set()
    for seed in range(60):
        twin = scene.g.resample(1, FastChance(seed))
        laid.add(twin.state.crews[0].beside[0].cards[0].face)
        held = [card.face for card in twin.state.crews[0].hand[RAVAGER].cards]
        assert "R11" in (*laid, *held)  # it is one of the two for certain
    assert laid == {"R01", "R11"}


@clause("BA-15.1")
def test_a_drawn_card_is_told_to_its_drawer_by_face_and_to_others_by_back() -> None:
    match = Match(GAME, ("Ann", "Bob"), FastChance(3), BaOptions())
    while len(drawn(match, 0)) < 3 or len(drawn(match, 1)) < 3:
        match.submit(match.play.seat, match.play.offers[0])
    for seat, other in ((0, 1), (1, 0)):
        assert {event.seat for event in drawn(match, seat)} == {seat}
        hidden = [e for e in match.events(other) if isinstance(e, log.DrewHidden)]
        colours = [GAME.content().missions[event.card].colour for event in drawn(match, seat)]
        assert [event.colour for event in hidden if event.seat == seat] == colours
    assert drawn(match, None) == []


def drawn(match: Match, seat: int | None) -> list[log.Drew]:
    return [event for event in match.events(seat) if isinstance(event, log.Drew)]


@clause("BA-15.2")
def test_a_card_beside_the_board_is_its_owners_until_it_is_discarded() -> None:
    scene = Scene().beside(0, "row1", "E05")
    assert [look(scene.g, viewer).crews[0].beside[0].card for viewer in SEATS] == [
        "E05", None, None, None,
    ]  # fmt: skip
    scene.reroll(0)
    assert all(look(scene.g, viewer).decks[2].discard == ("E05",) for viewer in SEATS)


# --- 15.3, 15.4, 15.6 decks and stacks -----------------------------------------------------------


@clause("BA-15.3")
def test_no_seat_sees_the_decks_and_everybody_their_numbers() -> None:
    scene = Scene(1)
    for viewer in (0, None):
        view = look(scene.g, viewer)
        assert [deck.count for deck in view.decks] == [20, 20, 20, 18]
        assert view.advanced_left == 12
        assert view.hal is not None
        assert (view.hal.deck, view.hal.discard) == (12, ())
        text = msgspec.json.encode(view).decode()
        hidden = [scene.state.advanced_stack, scene.state.hal_deck, scene.state.ravager_deck]
        for zone in (*hidden, scene.state.ravager_box, *scene.state.decks):
            assert not [card.face for card in zone.cards if f'"{card.face}"' in text]


@clause("BA-15.3")
def test_what_lies_in_the_box_could_be_in_the_deck_for_all_that_anybody_knows() -> None:
    g = GAME.start(3, FastChance(1))
    for seat in (0, 1, 2, None):
        boxes = {
            tuple(card.face for card in g.resample(seat, FastChance(n)).state.ravager_box.cards)
            for n in range(20)
        }
        assert len(boxes) > 15


@clause("BA-15.4")
def test_the_top_of_each_stack_is_open_and_the_order_below_is_not() -> None:
    g = GAME.start(3, FastChance(1))
    tops = [stack.cards[0].face for stack in g.state.stacks]
    for seat in (0, 1, 2, None):
        assert [stack.top for stack in look(g, seat).stacks] == tops
        twin = g.resample(seat, FastChance(9)).state
        assert [stack.cards[0].face for stack in twin.stacks] == tops
        assert [stack.cards[1:] for stack in twin.stacks] != [s.cards[1:] for s in g.state.stacks]


@clause("BA-15.4")
def test_the_next_token_of_a_stack_is_open_when_the_top_one_went_to_the_panel() -> None:
    scene = Scene().stack("green", "Ea1", "Eb1").hand(0, "G05").ship(0, "3A")
    top, _, *rest = scene.state.stacks[2].cards
    scene.state.stacks[2] = Zone((top, Card("Eb1", NOBODY), *rest))
    scene.act(0, "grey 0", "ship_grey")
    assert [look(scene.g, seat).stacks[2].top for seat in SEATS] == ["Eb1"] * 4


@clause("BA-15.6", "BA-10.6")
def test_the_two_cards_of_an_expert_are_his_and_the_one_discarded_is_open() -> None:
    scene = Scene(options=BaOptions(expert=True)).damage("study", 1).deck("grey", "G03", "G04")
    scene.grid(0, {}).act(0, "grey 1", "repair")
    assert look(scene.g, 0).drawn == ("G03", "G04")
    assert [look(scene.g, seat).drawn for seat in (1, 2, None)] == [(None, None)] * 3
    scene.play("retain G03")
    assert [look(scene.g, seat).decks[1].discard for seat in SEATS] == [("G04",)] * 4
    assert seen(scene, 1)["grey"] == (None,)


# --- 15.5 all else is open -----------------------------------------------------------------------


@clause("BA-15.5")
def test_everything_else_is_in_every_view_alike() -> None:
    scene = Scene().dice(0, "grey 1", secured="orange 3").removed(0, "Oa1").returned(0, "G01")
    scene.cell(0, "cell_grey", "A1a").debris_on(0, "a1").mission(1, "O02", "3B").ship(2, "3B")
    scene.state.discards[0] = ("O05",)
    views = [look(scene.g, viewer) for viewer in SEATS]

    def open_part(view: TableView) -> object:
        crews = tuple(msgspec.structs.replace(crew, hand={}, beside=()) for crew in view.crews)
        return msgspec.structs.replace(view, seat=None, crews=crews, drawn=())

    assert all(open_part(view) == open_part(views[0]) for view in views)
    crew = views[3].crews[0]
    assert (crew.secured, crew.removed) == (views[0].crews[0].secured, ("Oa1",))
    assert crew.cells[1].token == "A1a"
    assert crew.cells[1].missions == ("G01",)
    assert views[3].decks[0].discard == ("O05",)
    assert [strip.side for strip in views[3].strips] == list(scene.state.strips)


# --- 15.7, 15.8 who decides ----------------------------------------------------------------------


@clause("BA-15.7")
def test_in_anothers_turn_one_is_asked_only_for_ones_own_missions() -> None:
    """Over games of players who visit each other: the owner's share and what it leads to, and what
    a removed mission asks; in the first round the bonus that secures a die; against Hal the order
    of one's removed missions."""
    fuzzer = KeenFuzzer(FuzzReport(), Rates(0, 0, 0, 0, 0, 0, 0))
    for number in range(48):
        fuzzer.play(1 + number % 4, BaOptions(expert=number % 8 > 3), f"others {number}")
    within = {
        "PerformToo", "PayCard", "MoveRobot", "ChooseDeck", "TakeToken", "InstallTokens",
        "KeepAdvanced", "ActivateOne", "RepairDamage", "PlaceDebris", "DestroyRavagers",
    }  # fmt: skip
    assert set(fuzzer.others) <= within | {"SecureDie", "ChooseRemoved"}
    assert {"PerformToo", "MoveRobot", "TakeToken"} <= set(fuzzer.others)


@clause("BA-15.7")
def test_no_question_is_put_to_two_seats_at_once() -> None:
    assert all(issubclass(question, Question) for question in GAME.questions)


@clause("BA-15.7")
def test_a_visit_asks_the_owner_and_nobody_else() -> None:
    scene = Scene().mission(1, "G01", "3A").ship(0, "3A").ship(2, "3A").goods(0, debris=0)
    scene.dice(0, "grey 1").turn(0).play("use grey 1", "use_mission G01")
    assert scene.asked() == "perform_too 1"
    assert scene.play("do").asked() == "finish_turn 0"


@clause("BA-15.8")
def test_a_seller_is_not_asked() -> None:
    scene = Scene().dice(1, "grey 1").damage("study", 1).grid(0, {}).goods(0, debris=0).turn(0)
    scene.play("buy 1 grey 1")
    assert scene.asked() == "choose_action 0"


def test_a_standing_order_answers_for_an_owner() -> None:
    scene = Scene().mission(1, "G01", "3A").ship(0, "3A").goods(0, debris=0).dice(0, "grey 1")
    scene.turn(0).play("use grey 1", "use_mission G01")
    question = scene.g.question
    assert isinstance(question, PerformToo)
    orders = {policy: question.by_order(scene.g, question.seat, policy, scene.g.offers)
              for policy in ("always", "never", "ask")}  # fmt: skip
    assert {policy: str(move) for policy, move in orders.items()} == {
        "always": "do", "never": "pass", "ask": "None",
    }  # fmt: skip


# --- leaks where chance seldom leads -------------------------------------------------------------


def positions() -> list[tuple[str, Scene]]:
    """Positions with much that is hidden, some of which random games seldom reach."""
    laid = Scene().hand(0, "R01", "R02").ravagers("repair", "R11").act(0, "green 1", "destroy")
    laid.grid(0, {"a1": "Ga1"}).dice(0, "grey 1").damage("study", 1).turn(0)
    laid.play("beside ravager row1", "lay R02", "pass")
    drawn = Scene(options=BaOptions(expert=True)).damage("study", 1).grid(0, {})
    drawn.act(0, "grey 1", "repair")
    anew = Scene().damage("study", 1).grid(0, {})
    anew.state.decks[1] = Zone()
    anew.state.discards[1] = ("G01", "G02", "G03", "G04")
    anew.act(0, "grey 1", "repair")
    spent = Scene().ship(0, "5B").hand(0, "O02").ravager_deck("R21", only=True)
    spent.state.ravager_discard = ("R01", "R02", "R03")
    spent.act(0, "orange 1", "ship_orange").play("fly 5B 5C", "play O02")
    paying = Scene().ravagers("study", "R01").hand(0, "O01", "G01").panel("", "", "Oa1")
    paying.act(0, "orange 1", "study")
    stack = Scene().hand(0, "G05").ship(0, "3A")
    stack.state.stacks[2] = Zone()
    stack.state.token_discards[2] = ("Ea1", "Eb1", "Ec1")
    stack.act(0, "grey 0", "ship_grey")
    return [
        ("a known Ravager among laid ones", laid),
        ("two cards of an expert", drawn),
        ("a deck made anew", anew),
        ("the Ravager deck made anew", spent),
        ("a card to be paid", paying),
        ("a stack made anew", stack),
    ]


@pytest.mark.parametrize(("name", "scene"), positions(), ids=lambda value: str(value)[:30])
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_told(name: str, scene: Scene) -> None:
    g = scene.g
    for seat in (0, 1, 2, None):
        view = msgspec.json.encode(look(g, seat))
        for seed in range(20):
            twin = g.resample(seat, FastChance(seed))
            assert msgspec.json.encode(look(twin, seat)) == view, (name, seat)
            if seat is not None:
                assert twin.offers_for(seat) == g.offers_for(seat)
                assert twin.explained(seat) == g.explained(seat)


def test_the_hidden_things_of_these_positions_do_vary() -> None:
    for name, scene in positions():
        hands = {
            tuple(c.face for crew in twin.state.crews for zone in crew.hand for c in zone.cards)
            for twin in (scene.g.resample(None, FastChance(n)) for n in range(20))
        }
        decks = {
            tuple(c.face for zone in twin.state.decks for c in zone.cards)
            for twin in (scene.g.resample(None, FastChance(n)) for n in range(20))
        }
        assert len(hands) > 1 or len(decks) > 1, name


@pytest.mark.parametrize("players", [2, 4])
def test_a_stranger_sees_no_more_than_every_seat(players: int) -> None:
    g = GAME.start(players, FastChance(8))
    choose = random.Random(8)
    for _ in range(60):
        if g.over:
            break
        everyone = sum(bit(seat) for seat in range(players))
        for crew in g.state.crews:
            for card in (card for zone in crew.hand for card in zone.cards):
                assert not (card.seen & bit(None)) or card.seen & everyone == everyone
        g.apply(choose.choice(g.offers))

"""At a table: looking, moving, taking back, talking, the end."""

from collections.abc import Callable
from typing import Any

import pytest

from orrery.kernel import Record, Replay, SealedChance, verify
from tests.server.conftest import Person, Server, looks_until, news


def to_the_end(people: dict[int, Person], table: str, choose: Callable[[Any], str]) -> None:
    """Play a game whose seats are these people's."""
    while True:
        seen = people[0].at(table)
        if seen["table"]["status"] != "playing":
            return
        seat = seen["table"]["to_act"][0]
        look = people[seat].look(table, seat=seat)
        answer = people[seat].does(table, "moves", look["seq"], move=choose(look), seat=seat)
        assert answer.status_code == 200, answer.text


def first(look: dict[str, Any]) -> str:
    return str(look["offers"][0]["move"])


def won_contest(server: Server) -> tuple[Person, Person, str, Person]:
    """Ada has laid a card and Grace has passed: Ada acts."""
    ada, grace, table = server.two()
    ada.moves_to(table, first(ada.look(table)))
    grace.moves_to(table, "pass")
    return ada, grace, table, ada


# --- looking -----------------------------------------------------------------------------------


def test_a_seat_sees_its_hand_and_a_spectator_sees_none(server: Server) -> None:
    ada, grace, table = server.two()
    hers, his = ada.look(table), grace.look(table)
    watched = server.stranger.look(table)
    assert (hers["seat"], his["seat"], watched["seat"]) == (0, 1, None)
    assert all(hers["view"]["hands"][0])
    assert hers["view"]["hands"][1] == [None] * 3
    assert watched["view"]["hands"] == [[None] * 3] * 2
    assert hers["offers"]
    assert watched["offers"] == []


def test_a_look_says_what_is_asked_and_what_can_be_done(server: Server) -> None:
    ada, _, table, _ = won_contest(server)
    look = ada.look(table)
    assert look["asked"]["clause"] == "TOY-3"
    assert look["asked"]["say"]["id"] == "ask-act"
    assert look["to_act"] == [0]
    offer = next(offer for offer in look["offers"] if offer["move"] == "charge")
    assert offer == {
        "move": "charge",
        "say": {"id": "move-charge", "args": {}},
        "targets": [],
        "preview": [],
        "final": False,
    }
    assert [line["id"] for line in look["score"]["lines"]] == ["score-stars", "score-stash"]
    assert len(look["commitment"]) == 64
    assert look["secret"] == ""


def test_why_not_tells_the_clause_and_the_facts(server: Server) -> None:
    ada, grace, table, _ = won_contest(server)
    refusals = ada.get(f"/api/tables/{table}/why-not").json()
    fuel = next(refusal for refusal in refusals if refusal["clause"] == "TOY-3.1")
    assert fuel["target"] == "fling"
    assert fuel["say"] == {
        "id": "why-no-fuel",
        "args": {"target": "fling", "need": 1, "have": 0},
    }
    assert grace.get(f"/api/tables/{table}/why-not").json() == []
    assert grace.get(f"/api/tables/{table}/why-not", seat=0).status_code == 403
    assert server.stranger.get(f"/api/tables/{table}/why-not").status_code == 401


def test_a_past_position_is_what_the_seat_saw_then(server: Server) -> None:
    ada, grace, table = server.two()
    then = {person: person.look(table) for person in (ada, grace, server.stranger)}
    won = ada.moves_to(table, first(ada.look(table)))
    grace.moves_to(table, "pass")
    for person, look in then.items():
        nothing = {"offers": [], "can_undo": False, "undo_barrier": "", "can_redo": False}
        assert person.get(f"/api/tables/{table}/positions/0").json() == look | nothing
    at_one = grace.get(f"/api/tables/{table}/positions/{won}").json()
    assert at_one["view"]["laid"] is None
    assert at_one["to_act"] == [1]
    assert ada.get(f"/api/tables/{table}/positions/9").status_code == 404
    assert grace.get(f"/api/tables/{table}/positions/1", seat=0).status_code == 403


def test_history_names_the_moves_that_stand(server: Server) -> None:
    ada, _, table, _ = won_contest(server)
    ada.moves_to(table, "charge")
    assert ada.does(table, "undo").status_code == 200
    ada.moves_to(table, "pass")
    history = server.stranger.get(f"/api/tables/{table}/history").json()
    assert history == [
        {"seq": 1, "seat": 0, "round": 1},
        {"seq": 2, "seat": 1, "round": 1},
        {"seq": 5, "seat": 0, "round": 1},
    ]


def test_history_tells_the_round_of_every_move(server: Server) -> None:
    ada, table = against_a_bot(server, 60)
    history = ada.get(f"/api/tables/{table}/history").json()
    rounds = [mark["round"] for mark in history]
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(1, max(rounds) + 1))
    for mark in history[:: len(history) // 5]:
        past = ada.get(f"/api/tables/{table}/positions/{mark['seq']}").json()
        assert past["view"]["round"] == mark["round"]


# --- moving ------------------------------------------------------------------------------------


def test_a_repeated_move_gets_the_same_answer_and_does_nothing(server: Server) -> None:
    ada, _, table, _ = won_contest(server)
    body = {"id": "mine-1", "seq": ada.look(table)["seq"], "move": "charge"}
    once = ada.post(f"/api/tables/{table}/moves", **body)
    seen = ada.look(table)
    again = ada.post(f"/api/tables/{table}/moves", **body)
    assert (once.status_code, again.status_code) == (200, 200)
    assert once.content == again.content
    assert ada.look(table) == seen
    other = ada.post(f"/api/tables/{table}/moves", **(body | {"move": "pass"}))
    assert (other.status_code, other.json()["error"]["id"]) == (409, "error-move-id")
    assert ada.look(table) == seen


def test_a_used_move_id_is_known_to_whoever_has_seen_everything_too(server: Server) -> None:
    ada, _, table, _ = won_contest(server)
    body = {"id": "mine-1", "seq": ada.look(table)["seq"], "move": "charge"}
    once = ada.post(f"/api/tables/{table}/moves", **body)
    seen = ada.look(table)
    others = [offer["move"] for offer in seen["offers"] if offer["move"] != "charge"]
    assert others, "it is still her turn"
    late = body | {"seq": seen["seq"]}
    again = ada.post(f"/api/tables/{table}/moves", **late)
    assert (again.status_code, again.content) == (200, once.content)
    for move in others:
        other = ada.post(f"/api/tables/{table}/moves", **(late | {"move": move}))
        assert (other.status_code, other.json()["error"]["id"]) == (409, "error-move-id")
    assert ada.look(table) == seen
    ada.moves_to(table, others[0])


def test_a_stale_move_is_told_what_is_new(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    seen = ada.look(table)
    ada.moves_to(table, "go")
    grace.moves_to(table, "go")
    stale = ada.does(table, "moves", seen["seq"], move="go")
    assert stale.status_code == 409
    assert stale.json()["error"]["id"] == "error-stale"
    assert stale.json()["look"] == ada.look(table, since=seen["seq"])
    assert ada.look(table)["seq"] == 2
    future = ada.does(table, "moves", 99, move="go")
    assert future.status_code == 409


@pytest.mark.parametrize("move", ["fling 1", "lay sun", "dance", "charge 1", "lay", "lay a b c"])
def test_what_is_not_offered_is_refused(move: str, server: Server) -> None:
    ada, _, table, _ = won_contest(server)
    before = ada.look(table)
    answer = ada.does(table, "moves", move=move)
    assert answer.status_code == 422
    assert answer.json()["text"]
    assert ada.look(table) == before


def test_a_move_out_of_turn_is_refused(server: Server) -> None:
    _, grace, table, _ = won_contest(server)
    answer = grace.does(table, "moves", move="charge")
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "error-not-your-turn")


def test_a_foreign_seat_is_refused(server: Server) -> None:
    ada, grace, table = server.two()
    third = server.person("Third")
    before = ada.look(table)
    for person, seat in ((grace, 0), (third, None), (third, 0), (ada, 7), (ada, -1)):
        body = {"id": "x", "seq": 0, "move": "pass", "seat": seat}
        answer = person.post(f"/api/tables/{table}/moves", **body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-foreign-seat")
    assert server.stranger.does(table, "moves", move="pass").status_code == 401
    assert third.get(f"/api/tables/{table}", seat=0).status_code == 403
    assert ada.look(table) == before


def test_two_seats_at_one_device_are_played_in_turn(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "me me")["table"]["id"]
    assert ada.at(table)["yours"] == [0, 1]
    assert ada.look(table, seat=1)["seat"] == 1
    ada.moves_to(table, "pass")
    assert ada.look(table)["seat"] == 1, "whoever is asked looks"
    ada.moves_to(table, "pass")
    assert ada.look(table)["seq"] == 2


def test_a_move_that_is_repeated_after_the_turn_has_passed_on_is_known(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("faulty", "me me")["table"]["id"]
    body = {"id": "a", "seq": 0, "move": "go"}
    once = ada.post(f"/api/tables/{table}/moves", **body)
    assert ada.post(f"/api/tables/{table}/moves", **body).content == once.content
    assert ada.look(table)["seq"] == 1


# --- undo, orders ------------------------------------------------------------------------------


def test_undo_and_redo_go_to_the_barrier_and_no_further(server: Server) -> None:
    ada, grace, table, _ = won_contest(server)
    start = ada.look(table)
    assert not start["can_undo"], "laying was settled, and shown"
    refused = ada.does(table, "undo")
    assert (refused.status_code, refused.json()["error"]["id"]) == (422, "error-undo-barrier")
    ada.moves_to(table, "charge")
    charged = ada.look(table)
    assert charged["can_undo"]
    assert grace.does(table, "undo").status_code == 422
    assert ada.does(table, "undo").status_code == 200
    undone = ada.look(table)
    assert undone["view"] == start["view"]
    assert undone["log"] == start["log"]
    assert undone["can_redo"]
    assert ada.does(table, "redo").status_code == 200
    assert ada.look(table)["view"] == charged["view"]
    ada.moves_to(table, "draw")
    assert not ada.look(table)["can_undo"], "a card was drawn"
    assert ada.does(table, "undo").status_code == 422
    assert ada.does(table, "redo").json()["error"]["id"] == "error-nothing-to-redo"


def test_an_undo_is_told_as_lines_that_no_longer_stand(server: Server) -> None:
    ada, _, table, _ = won_contest(server)
    lines = ada.look(table)["log"]
    seq = ada.moves_to(table, "charge")
    with ada.live(table, since=seq) as session:
        look = news(session, "look")["look"]
        assert (look["keep"], look["log"]) == (len(lines) + 1, [])
        ada.does(table, "undo")
        look = looks_until(session, seq + 1)[-1]
        assert (look["since"], look["keep"], look["log"]) == (seq, len(lines), [])


def test_a_standing_order_answers_at_once_and_is_seen_by_its_seat_alone(server: Server) -> None:
    ada, grace, table, _ = won_contest(server)
    answer = ada.does(table, "orders", question="end_turn", policy="always")
    assert answer.status_code == 200
    assert ada.look(table)["orders"] == {"end_turn": "always"}
    assert grace.look(table)["orders"] == {}
    assert server.stranger.look(table)["orders"] == {}
    ada.moves_to(table, "pass")
    assert ada.look(table)["asked"]["question"] == "contest", "the turn has ended by itself"
    wrong = ada.does(table, "orders", question="dance", policy="always")
    assert (wrong.status_code, wrong.json()["error"]["id"]) == (422, "error-no-such-question")


# --- bots, giving up, talking ------------------------------------------------------------------


def test_a_bot_answers(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "me bot:random")["table"]["id"]
    with ada.live(table) as session:
        looks = looks_until(session, 1)
        assert looks[-1]["to_act"] == [0], "the bot has laid its card or passed"
        ada.moves_to(table, "pass")
        assert looks_until(session, 2)[-1]["seq"] >= 2


def test_whoever_gives_up_is_replaced_by_a_bot(server: Server) -> None:
    ada, grace, table = server.two()
    with grace.live(table) as session:
        body = {"id": "enough", "seq": 0}
        answer = ada.post(f"/api/tables/{table}/concede", **body)
        assert answer.status_code == 200
        assert ada.post(f"/api/tables/{table}/concede", **body).content == answer.content
        card = news(session, "table")["table"]
        while not card["seats"][0]["bot"]:
            card = news(session, "table")["table"]
        assert (card["seats"][0]["name"], card["seats"][0]["bot"]) == ("Ada", "greedy")
        looks_until(session, 2)
    refused = ada.does(table, "moves", move="pass")
    assert (refused.status_code, refused.json()["error"]["id"]) == (403, "error-conceded")
    assert ada.look(table)["seat"] == 0
    assert ada.get("/api/tables/mine").json()[0]["your_turn"] is False


def test_chat_reaches_everybody_at_the_table(server: Server) -> None:
    ada, grace, table = server.two()
    with server.stranger.live(table) as session:
        said = ada.post(f"/api/tables/{table}/chat", text="  привет \n всем ")
        assert said.status_code == 201
        [chat] = news(session, "chat")["chat"]
        assert (chat["name"], chat["text"], chat["number"]) == ("Ada", "привет всем", 1)
    assert grace.at(table)["chat"] == [chat]
    for text in ("", " \x00 ", "x" * 501):
        assert ada.post(f"/api/tables/{table}/chat", text=text).status_code == 422
    assert server.stranger.post(f"/api/tables/{table}/chat", text="hi").status_code == 401
    assert len(grace.at(table)["chat"]) == 1


# --- the end -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Person, Person, str]:
    ada, grace, table = server.two()
    to_the_end({0: ada, 1: grace}, table, first)
    return ada, grace, table


def test_the_record_is_closed_until_the_end(server: Server) -> None:
    ada, _, table = server.two()
    for path in ("record", "verification"):
        answer = ada.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "error-record-early")


def test_a_finished_game_opens_its_seal(
    finished: tuple[Person, Person, str], server: Server
) -> None:
    ada, _, table = finished
    seen = server.stranger.at(table)
    assert seen["table"]["status"] == "over"
    look = seen["look"]
    card = seen["table"]
    assert look["result"] == {"totals": card["totals"], "ranks": card["ranks"], "ending": None}
    assert (look["asked"], look["to_act"], look["offers"]) == (None, [], [])
    data = server.stranger.get(f"/api/tables/{table}/record").content
    record = Record.load(data, "record")
    assert record.secret == look["secret"]
    assert record.seats == ["human:Ada", "human:Grace"]
    assert verify(record).over
    answer = ada.does(table, "moves", move="pass")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "error-table-over")


def test_anybody_can_have_the_draws_checked(
    finished: tuple[Person, Person, str], server: Server
) -> None:
    _, _, table = finished
    told = server.stranger.get(f"/api/tables/{table}/verification").json()
    assert told["checked"]["over"]
    assert (told["checked"]["result"], told["checked"]["draws"]) == (True, True)
    assert told["commitment"] == server.stranger.look(table)["commitment"]


def test_every_draw_can_be_derived_from_the_secret_without_the_rules(
    finished: tuple[Person, Person, str], server: Server
) -> None:
    _, _, table = finished
    record = Record.load(server.stranger.get(f"/api/tables/{table}/record").content, "record")
    told = server.stranger.get(f"/api/tables/{table}/draws").json()
    chance = SealedChance(bytes.fromhex(record.secret))
    assert [chance.draw(draw["stream"], draw["n"]) for draw in told] == [
        draw["value"] for draw in told
    ]
    assert [draw["value"] for draw in told if draw["step"] == 0] == record.setup
    for number, step in enumerate(record.steps, 1):
        assert [draw["value"] for draw in told if draw["step"] == number] == step.draws


def test_the_draws_of_a_running_game_are_refused(server: Server) -> None:
    _, _, table = server.two()
    answer = server.stranger.get(f"/api/tables/{table}/draws")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "error-record-early")


def test_an_uploaded_record_opens_for_review(
    finished: tuple[Person, Person, str], server: Server
) -> None:
    ada, _, table = finished
    data = server.stranger.get(f"/api/tables/{table}/record").content
    third = server.person("Third")
    answer = third.send("/api/records", data)
    assert answer.status_code == 201, answer.text
    kept = answer.json()
    path = f"/api/records/{kept['record']}"
    assert server.stranger.get(path).json() == kept
    end = server.stranger.get(f"{path}/positions/{kept['checked']['steps']}").json()
    assert end["result"] == server.stranger.look(table)["result"]
    start = server.stranger.get(f"{path}/positions/0", seat=0).json()
    then = ada.get(f"/api/tables/{table}/positions/0").json()
    assert start["view"] == then["view"]
    assert start["log"] == then["log"]
    assert (start["offers"], end["offers"]) == ([], [])
    assert server.stranger.get(f"{path}/positions/999").status_code == 404
    assert server.stranger.get(f"{path}/positions/0", seat=9).status_code == 403
    assert server.stranger.get("/api/records/nothing").status_code == 404
    history = server.stranger.get(f"{path}/history").json()
    assert [mark["seq"] for mark in history] == list(range(1, kept["checked"]["steps"] + 1))
    steps = Record.load(data, "record").steps
    assert [mark["seat"] for mark in history] == [step.seat for step in steps]
    assert server.stranger.get("/api/records/nothing/history").status_code == 404


def test_a_finished_game_shows_each_position_as_it_was_seen_then(
    finished: tuple[Person, Person, str], server: Server
) -> None:
    ada, grace, table = finished
    for person, seat in ((ada, 0), (grace, 1), (server.stranger, None)):
        past = person.get(f"/api/tables/{table}/positions/0").json()
        assert past["seat"] == seat
        assert (past["secret"], past["result"]) == ("", None)
        hidden = [hand for number, hand in enumerate(past["view"]["hands"]) if number != seat]
        assert hidden == [[None] * 3] * len(hidden)
    assert grace.get(f"/api/tables/{table}/positions/0", seat=0).status_code == 403


def test_a_record_that_was_tampered_with_is_refused(
    finished: tuple[Person, Person, str], server: Server
) -> None:
    _, _, table = finished
    record = Record.load(server.stranger.get(f"/api/tables/{table}/record").content, "record")
    third = server.person("Third")
    record.secret = "00" * 32
    answer = third.send("/api/records", record.dump())
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "error-record-commitment")
    assert third.send("/api/records", b"{}").json()["error"]["id"] == "error-record-broken"
    assert third.send("/api/records", b"\xff\x00").json()["error"]["id"] == "error-record-broken"
    assert server.stranger.send("/api/records", record.dump()).status_code == 401


def against_a_bot(server: Server, entries: int) -> tuple[Person, str]:
    """Beyond the Sun against a bot, pushed and answered, for so many entries or to the end."""
    ada = server.person("Ada")
    table = ada.opens("beyond_the_sun", "me bot:random")["table"]["id"]
    with ada.live(table) as session:
        look = news(session, "look")["look"]
        while look["result"] is None and look["seq"] < entries:
            if look["offers"]:
                body = {"id": f"m{look['seq']}", "seq": look["seq"]}
                move = look["offers"][look["seq"] % len(look["offers"])]["move"]
                answer = ada.post(f"/api/tables/{table}/moves", **body, move=move)
                assert answer.status_code == 200, answer.text
            look = news(session, "look")["look"]
    return ada, table


def test_beyond_the_sun_is_played_against_a_bot(server: Server) -> None:
    ada, table = against_a_bot(server, 60)
    seats = {mark["seat"] for mark in ada.get(f"/api/tables/{table}/history").json()}
    assert seats == {0, 1}


@pytest.mark.long
def test_a_whole_game_of_beyond_the_sun_is_played_against_a_bot(server: Server) -> None:
    ada, table = against_a_bot(server, 10_000)
    record = Record.load(ada.get(f"/api/tables/{table}/record").content, "record")
    assert Replay(record).run().over
    assert ada.get(f"/api/tables/{table}/verification").json()["checked"]["draws"] is True


def test_a_running_game_has_no_story_yet(server: Server) -> None:
    ada, _, table = server.two()
    assert ada.get(f"/api/tables/{table}/story").json()["error"]["id"] == "error-record-early"

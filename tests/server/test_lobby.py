"""Opening, finding and joining tables."""

import asyncio
import threading
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from orrery.server.listeners import Listener
from orrery.server.table import Table
from tests.server.conftest import PATIENT, Person, Server, news


def ids(person: Person, path: str) -> list[str]:
    return [listed["table"]["id"] for listed in person.get(path).json()]


def test_a_table_waits_until_every_seat_is_taken(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens("toy", "me link", name="Comets tonight")
    table = opened["table"]["id"]
    assert opened["table"]["status"] == "waiting"
    assert opened["yours"] == [0]
    assert ada.at(table)["look"] is None
    [invitation] = opened["invitations"]
    joined = grace.post("/api/invitations", token=invitation["token"]).json()
    assert joined["yours"] == [1]
    assert joined["table"]["status"] == "playing"
    assert [seat["name"] for seat in joined["table"]["seats"]] == ["Ada", "Grace"]
    assert grace.look(table)["seat"] == 1


def test_an_invitation_is_used_once(server: Server) -> None:
    ada, grace, third = (server.person(name) for name in ("Ada", "Grace", "Third"))
    opened = ada.opens("toy", "me link link")
    token = opened["invitations"][0]["token"]
    assert grace.post("/api/invitations", token=token).status_code == 200
    again = third.post("/api/invitations", token=token)
    assert again.status_code == 410
    assert again.json()["error"]["id"] == "error-invitation-used"
    assert third.at(opened["table"]["id"])["yours"] == []
    assert grace.post("/api/invitations", token=token).json()["yours"] == [1], "she may come back"


def test_invitations_cannot_be_made_up(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    table = ada.opens("toy", "me link")["table"]["id"]
    for token in ("", "x", f"{table}.1", f"{table}.1.x", grace.me["token"]):
        assert grace.post("/api/invitations", token=token).status_code == 404


def test_only_the_host_sees_the_links(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens("toy", "me link")
    path = f"/api/tables/{opened['table']['id']}/invitations"
    assert ada.get(path).json() == opened["invitations"]
    assert grace.get(path).json() == []
    assert grace.at(opened["table"]["id"])["invitations"] == {}


def test_the_lobby_shows_public_tables_and_lets_one_join(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    public = ada.opens("toy", "me link", public=True)["table"]["id"]
    private = ada.opens("toy", "me link")["table"]["id"]
    assert public in ids(server.stranger, "/api/tables")
    assert private not in ids(server.stranger, "/api/tables")
    assert grace.post(f"/api/tables/{public}/join").json()["yours"] == [1]
    refused = grace.post(f"/api/tables/{private}/join")
    assert refused.status_code == 409
    assert grace.at(private)["yours"] == []


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    mine = {listed["table"]["id"]: listed for listed in ada.get("/api/tables/mine").json()}
    assert mine[table]["your_turn"] is True
    [hers] = grace.get("/api/tables/mine").json()
    assert hers["your_turn"] is False
    ada.moves_to(table, "go")
    [hers] = grace.get("/api/tables/mine").json()
    assert (hers["your_turn"], hers["table"]["to_act"]) == (True, [1])


def test_play_now_begins_at_once(server: Server) -> None:
    ada = server.person("Ada")
    answer = ada.post("/api/tables/now", game="toy", bots=2)
    assert answer.status_code == 201
    opened = answer.json()
    assert opened["table"]["status"] == "playing"
    assert [seat["bot"] for seat in opened["table"]["seats"]] == ["", "greedy", "greedy"]
    assert ada.look(opened["table"]["id"])["offers"]


@pytest.mark.parametrize(
    ("wanted", "error", "status"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, "error-no-such-game", 404),
        ({"game": "toy", "seats": [{"who": "me"}]}, "error-players", 422),
        ({"game": "toy", "seats": [{"who": "bot"}, {"who": "bot"}]}, "error-nobody", 422),
        ({"seats": [{"who": "me"}, {"who": "bot", "bot": "os:system"}]}, "error-no-such-bot", 422),
        ({"options": {"gravity": 1}}, "error-option-unknown", 422),
        ({"options": {"length": "endless"}}, "error-option-value", 422),
        ({"name": "x" * 41}, "error-name", 422),
        ({"seats": [{"who": "me"}] * 17}, "error-malformed", 400),
        ({"seats": [{"who": "you"}]}, "error-malformed", 400),
        ({"colour": "red"}, "error-malformed", 400),
    ],
)
def test_a_wrong_table_is_not_opened(
    wanted: dict[str, Any], error: str, status: int, server: Server
) -> None:
    ada = server.person("Ada")
    given = {"game": "toy", "seats": [{"who": "me"}, {"who": "link"}], **wanted}
    answer = ada.post("/api/tables", **given)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)
    assert ada.get("/api/tables/mine").json() == []


def test_strangers_open_nothing(server: Server) -> None:
    assert server.stranger.post("/api/tables/now", game="toy").status_code == 401


def test_a_rematch_seats_the_same_players(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    early = ada.post(f"/api/tables/{table}/rematch")
    assert early.status_code == 409
    ada.does(table, "moves", move="crash")
    answer = grace.post(f"/api/tables/{table}/rematch")
    assert answer.status_code == 201
    again = answer.json()
    assert again["yours"] == [1]
    assert again["table"]["status"] == "playing"
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada", "Grace"]
    assert ada.post(f"/api/tables/{table}/rematch").json()["table"]["id"] == again["table"]["id"]
    assert server.person().post(f"/api/tables/{table}/rematch").status_code == 403
    assert ada.at(table)["table"]["rematch"] == again["table"]["id"]


# --- leaving -----------------------------------------------------------------------------------


def test_whoever_leaves_a_waiting_table_makes_room_for_another(server: Server) -> None:
    ada, grace, third = (server.person(name) for name in ("Ada", "Grace", "Third"))
    opened = ada.opens("toy", "me link link", public=True)
    table, token = opened["table"]["id"], opened["invitations"][0]["token"]
    grace.post("/api/invitations", token=token)
    left = grace.post(f"/api/tables/{table}/leave")
    assert left.status_code == 200
    assert (left.json()["yours"], left.json()["table"]["status"]) == ([], "waiting")
    free = {"seat": 1, "name": "", "bot": "", "free": True, "colour": 1}
    assert left.json()["table"]["seats"][1] == free
    assert ids(grace, "/api/tables/mine") == []
    assert len(ada.get(f"/api/tables/{table}/invitations").json()) == 2
    assert third.post("/api/invitations", token=token).json()["yours"] == [1]
    again = grace.post(f"/api/tables/{table}/leave")
    assert (again.status_code, again.json()["error"]["id"]) == (403, "error-not-seated")


def test_a_table_is_closed_when_its_host_leaves(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens("toy", "me link link", public=True)
    table, token = opened["table"]["id"], opened["invitations"][0]["token"]
    grace.post(f"/api/tables/{table}/join")
    with grace.live(table) as session:
        assert news(session, "table")["table"]["status"] == "waiting"
        assert ada.post(f"/api/tables/{table}/leave").json()["table"]["status"] == "closed"
        assert news(session, "table")["table"]["status"] == "closed"
        with pytest.raises(WebSocketDisconnect) as gone:
            news(session, "table")
    assert gone.value.code == 1013
    assert table not in ids(server.stranger, "/api/tables")
    assert ids(ada, "/api/tables/mine") == ids(grace, "/api/tables/mine") == []
    for answer in (
        ada.get(f"/api/tables/{table}"),
        ada.post(f"/api/tables/{table}/leave"),
        grace.post(f"/api/tables/{table}/join"),
        server.person().post("/api/invitations", token=token),
    ):
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "error-no-such-table")


def test_a_host_without_a_seat_may_close_the_table_too(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "link link")["table"]["id"]
    assert ada.post(f"/api/tables/{table}/leave").status_code == 200
    assert ada.get(f"/api/tables/{table}").status_code == 404


def test_a_game_that_has_begun_is_not_left(server: Server) -> None:
    ada, grace, table = server.two()
    for person in (ada, grace):
        answer = person.post(f"/api/tables/{table}/leave")
        assert (answer.status_code, answer.json()["error"]["id"]) == (409, "error-leave-late")
    assert ada.at(table)["table"]["status"] == "playing"


def test_others_cannot_leave_for_anybody(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "me link", public=True)["table"]["id"]
    assert server.person().post(f"/api/tables/{table}/leave").status_code == 403
    assert server.stranger.post(f"/api/tables/{table}/leave").status_code == 401
    assert ada.at(table)["yours"] == [0]


def test_whoever_has_left_does_not_see_the_next_ones_hand(server: Server) -> None:
    """The old connection would show it: it is ended, and nobody can open it again."""
    ada, grace, third = (server.person(name) for name in ("Ada", "Grace", "Third"))
    opened = ada.opens("toy", "me link link")
    table = opened["table"]["id"]
    token, last = (invitation["token"] for invitation in opened["invitations"])
    grace.post("/api/invitations", token=token)
    with grace.live(table, seat=1) as session:
        assert news(session, "table")["table"]["seats"][1]["name"] == "Grace"
        grace.post(f"/api/tables/{table}/leave")
        with pytest.raises(WebSocketDisconnect):
            news(session, "table")
    third.post("/api/invitations", token=token)
    server.person().post("/api/invitations", token=last)
    assert third.look(table)["view"]["hands"][1] != [None] * 3
    assert grace.look(table)["seat"] is None
    assert grace.get(f"/api/tables/{table}", seat=1).status_code == 403


def test_a_connection_made_while_its_guest_leaves_shows_nobodys_hand(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which seat a connection looks through is decided when it is let in, not when it knocks."""
    ada, grace, third = (server.person(name) for name in ("Ada", "Grace", "Third"))
    opened = ada.opens("toy", "me link link")
    table = opened["table"]["id"]
    token, last = (invitation["token"] for invitation in opened["invitations"])
    grace.post("/api/invitations", token=token)
    has_left = threading.Event()
    watch = Table.watch

    async def late(table: Table, listener: Listener, since: int, heard: int) -> None:
        await asyncio.to_thread(has_left.wait, PATIENT)
        await watch(table, listener, since, heard)

    monkeypatch.setattr(Table, "watch", late)
    with grace.live(table) as session:
        grace.post(f"/api/tables/{table}/leave")
        has_left.set()
        assert news(session, "table")["table"]["status"] == "waiting"
        third.post("/api/invitations", token=token)
        server.person().post("/api/invitations", token=last)
        seen = news(session, "look")["look"]
    assert seen["seat"] is None
    assert seen["view"]["hands"][1] == [None] * 3


# --- one device --------------------------------------------------------------------------------


def test_players_at_one_device_have_names_of_their_own(server: Server) -> None:
    ada = server.person("Ada")
    seats = [{"who": "me"}, {"who": "me", "name": "  Вера \n"}, {"who": "bot", "bot": "random"}]
    opened = ada.post("/api/tables", game="toy", seats=seats).json()
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ada", "Вера", ""]
    assert opened["yours"] == [0, 1]


@pytest.mark.parametrize(
    ("seat", "error", "status"),
    [
        ({"who": "me", "name": "x" * 41}, "error-name", 422),
        ({"who": "me", "name": "\u202e"}, "error-name", 422),
        ({"who": "link", "name": "Vera"}, "error-malformed", 400),
        ({"who": "bot", "name": "Vera"}, "error-malformed", 400),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    seat: dict[str, str], error: str, status: int, server: Server
) -> None:
    ada = server.person("Ada")
    answer = ada.post("/api/tables", game="toy", seats=[{"who": "me"}, seat])
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)
    assert ada.get("/api/tables/mine").json() == []


# --- before the game -----------------------------------------------------------------------------


def test_an_invitation_tells_a_stranger_game_host_and_seat(server: Server) -> None:
    opened = server.person("Ada").opens(seats="me link", name="Sunday")
    token = opened["invitations"][0]["token"]
    told = server.stranger.post("/api/invitations/look", token=token).json()
    assert (told["table"]["game"], told["table"]["name"]) == ("toy", "Sunday")
    assert (told["host"], told["seat"]) == ("Ada", 1)
    refused = server.stranger.post("/api/invitations/look", token=token[:-2] + "xx")
    assert refused.json()["error"]["id"] == "error-invitation"


def test_somebody_may_be_called_otherwise(server: Server) -> None:
    ada = server.person("Ada")
    waits = ada.opens(seats="me link")["table"]["id"]
    plays = ada.opens(seats="me bot:random")["table"]["id"]
    assert ada.post("/api/guests/name", name="Ada L.").json()["name"] == "Ada L."
    assert ada.get("/api/guests/me").json()["name"] == "Ada L."
    assert ada.at(waits)["table"]["seats"][0]["name"] == "Ada L."
    # The record of a game that has begun names her as she was.
    assert ada.at(plays)["table"]["seats"][0]["name"] == "Ada"
    assert ada.post("/api/guests/name", name=" ").json()["error"]["id"] == "error-name"


def test_the_host_lets_people_change_places_and_invitations_go_along(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens(seats="me link bot:random")
    table, token = opened["table"]["id"], opened["invitations"][0]["token"]
    answer = ada.post(f"/api/tables/{table}/seats", order=[2, 1, 0])
    assert [seat["bot"] for seat in answer.json()["table"]["seats"]] == ["random", "", ""]
    ada.post(f"/api/tables/{table}/seats", order=[1, 0, 2])
    assert grace.post("/api/invitations", token=token).json()["yours"] == [0]
    card = ada.at(table)["table"]
    assert card["status"] == "playing"
    assert [seat["name"] for seat in card["seats"]] == ["Grace", "", "Ada"]
    # Everybody has kept their colour.
    assert [seat["colour"] for seat in card["seats"]] == [1, 2, 0]
    late = ada.post(f"/api/tables/{table}/seats", order=[0, 1, 2])
    assert late.json()["error"]["id"] == "error-seats-late"


def test_only_the_host_changes_places(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens(seats="me link link")
    table = opened["table"]["id"]
    grace.post("/api/invitations", token=opened["invitations"][0]["token"])
    refused = grace.post(f"/api/tables/{table}/seats", order=[1, 0, 2])
    assert refused.json()["error"]["id"] == "error-foreign-seat"
    for order in ([0, 1], [0, 0, 1], [1, 2, 3], list(range(40))):
        assert ada.post(f"/api/tables/{table}/seats", order=order).status_code in (400, 422)


def test_a_colour_is_ones_own_choice_and_nobody_elses(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens(seats="me link link")
    table = opened["table"]["id"]
    grace.post("/api/invitations", token=opened["invitations"][0]["token"])
    painted = grace.post(f"/api/tables/{table}/colour", seat=1, colour=0).json()
    # Ada had it, and has Grace's now.
    assert [seat["colour"] for seat in painted["table"]["seats"]] == [1, 0, 2]
    painted = grace.post(f"/api/tables/{table}/colour", seat=1, colour=4).json()
    assert [seat["colour"] for seat in painted["table"]["seats"]] == [1, 4, 2]
    refused = grace.post(f"/api/tables/{table}/colour", seat=0, colour=3)
    assert refused.json()["error"]["id"] == "error-foreign-seat"
    assert ada.post(f"/api/tables/{table}/colour", seat=1, colour=3).status_code == 200
    assert ada.post(f"/api/tables/{table}/colour", seat=1, colour=8).status_code == 400


def test_an_option_tells_at_which_player_counts_it_means_something(server: Server) -> None:
    games = {card["id"]: card for card in server.stranger.get("/api/games").json()}
    options = {option["name"]: option for option in games["black_angel"]["options"]}
    assert options["difficulty"]["players"] == [1]
    assert options["expert"]["players"] == [1, 2, 3, 4]


def test_a_line_of_chat_tells_where_its_writer_sits(server: Server) -> None:
    ada, grace, table = server.two(public=True)
    server.person("Edsger").post(f"/api/tables/{table}/chat", text="I only watch.")
    grace.post(f"/api/tables/{table}/chat", text="Good game.")
    assert [line["seat"] for line in ada.at(table)["chat"]] == [None, 1]

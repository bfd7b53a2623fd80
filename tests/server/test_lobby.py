"""Opening, finding and joining tables."""

from typing import Any

import pytest

from tests.server.conftest import Person, Server


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

"""What is pushed: everything since the last entry seen, and nothing that the seat may not see."""

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.conftest import PATIENT, Server, looks_until, news


def test_both_players_and_a_spectator_are_told_of_a_move(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    with (
        ada.live(table) as hers,
        grace.live(table) as his,
        server.stranger.live(table) as watched,
    ):
        ada.moves_to(table, "go")
        for session, seat in ((hers, 0), (his, 1), (watched, None)):
            look = looks_until(session, 1)[-1]
            assert look["seat"] == seat
            assert look["log"][-1]["event"] == {"is": "went", "turn": 1}
            assert bool(look["offers"]) == (seat == 1)


def test_whoever_comes_back_misses_nothing(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    ada.moves_to(table, "go")
    with grace.live(table, since=0) as session:
        assert looks_until(session, 1)[-1]["seq"] == 1
    for person in (grace, ada, grace):
        person.moves_to(table, "go")
    with grace.live(table, since=1) as session:
        look = news(session, "look")["look"]
    assert (look["since"], look["keep"], look["seq"]) == (1, 1, 4)
    assert [line["event"]["turn"] for line in look["log"]] == [2, 3, 4]
    with grace.live(table, since=77) as session:
        look = news(session, "look")["look"]
    assert (look["since"], len(look["log"])) == (0, 4), "an entry that never was: begin anew"


def test_chat_is_resumed_too(server: Server) -> None:
    ada, grace, table = server.two()
    for text in ("one", "two", "three"):
        ada.post(f"/api/tables/{table}/chat", text=text)
    with grace.live(table, chat=1) as session:
        assert [line["text"] for line in news(session, "chat")["chat"]] == ["two", "three"]


def test_those_who_wait_are_told_when_the_game_begins(server: Server) -> None:
    ada, grace = server.person("Ada"), server.person("Grace")
    opened = ada.opens("toy", "me link")
    with ada.live(opened["table"]["id"]) as session:
        assert news(session, "table")["table"]["status"] == "waiting"
        grace.post("/api/invitations", token=opened["invitations"][0]["token"])
        assert news(session, "table")["table"]["status"] == "playing"
        assert news(session, "look")["look"]["offers"]


@pytest.mark.parametrize(
    ("path", "params", "code"),
    [("nowhere", {}, 4404), ("", {"seat": 1}, 4403), ("", {"seat": 0}, 0)],
)
def test_a_wrong_connection_is_told_why_and_closed(
    path: str, params: dict[str, int], code: int, server: Server
) -> None:
    ada, _, table = server.two()
    with ada.live(path or table, **params) as session:
        told = session.receive_json(timeout=PATIENT)
        if not code:
            assert told["is"] == "look"
            return
        assert told["text"]
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json(timeout=PATIENT)
        assert closed.value.code == code


def test_another_sites_page_gets_no_connection(server: Server) -> None:
    ada, _, table = server.two()
    ada.headers["Origin"] = "https://elsewhere.example"
    with ada.live(table) as session:
        assert session.receive_json(timeout=PATIENT)["error"]["id"] == "error-origin"
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json(timeout=PATIENT)
    assert closed.value.code == 4403


def test_whoever_sends_too_much_is_cut_off(server: Server) -> None:
    ada, _, table = server.two()
    with ada.live(table) as session:
        session.send_text("a little is ignored")
        session.send_text("x" * 5000)
        with pytest.raises(WebSocketDisconnect) as closed:
            news(session, "nothing")
    assert closed.value.code == 1009

"""What a stranger may send: the right status, a message in the reader's language, no change."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.kernel import LANGUAGES
from orrery.server.settings import Limits, Rate, Settings
from tests.server.conftest import Person, Server, first_error, news, serving

BROKEN = [b"", b"{", b"[]", b"null", b'{"name":5}', b'{"name":"A","more":1}', b"\xff", b"[" * 9000]


@pytest.mark.parametrize("body", BROKEN, ids=lambda body: repr(body[:20]))
def test_malformed_json_is_refused(body: bytes, server: Server) -> None:
    answer = server.stranger.send("/api/guests", body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (400, "error-malformed")


@pytest.mark.parametrize(
    "body",
    [
        b'{"id":"a","seq":-1,"move":"pass"}',
        b'{"id":"a","seq":99999999999999999999,"move":"pass"}',
        b'{"id":"a","seq":0.5,"move":"pass"}',
        b'{"id":"a","seq":0}',
        b'{"id":"a","seq":0,"move":"pass","seat":"one"}',
    ],
)
def test_a_malformed_move_changes_nothing(body: bytes, server: Server) -> None:
    ada, _, table = server.two()
    assert ada.send(f"/api/tables/{table}/moves", body).status_code == 400
    assert ada.look(table)["seq"] == 0


@pytest.mark.parametrize("word", ["", "x" * 201, "a\nb", "a\x00b"])
def test_words_are_short_and_printable(word: str, server: Server) -> None:
    ada, _, table = server.two()
    path = f"/api/tables/{table}"
    for body in ({"id": word, "move": "pass"}, {"id": "a", "move": word}):
        answer = ada.post(f"{path}/moves", seq=0, **body)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, "error-word")
    order = {"id": "a", "seq": 0, "question": "end_turn", "policy": word}
    assert ada.post(f"{path}/orders", **order).status_code == 422
    assert ada.look(table)["seq"] == 0


def test_an_oversized_body_is_refused(server: Server) -> None:
    big = b'{"name":"' + b"x" * 20_000 + b'"}'
    answer = server.stranger.send("/api/guests", big)
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "error-too-large")
    ada = server.person("Ada")
    huge = b" " * (Limits().record_bytes + 1)
    assert ada.send("/api/records", huge).status_code == 413


CHANGES = ("moves", "undo", "redo", "orders", "concede", "chat", "join", "rematch")


def test_an_unknown_table_is_not_found_whatever_is_asked(server: Server) -> None:
    ada = server.person("Ada")
    body = {"id": "a", "seq": 0}
    more = {
        "moves": {"move": "pass"},
        "orders": {"question": "end_turn", "policy": "always"},
    }
    for change in CHANGES:
        sent = {"text": "hi"} if change == "chat" else body | more.get(change, {})
        answer = ada.post(f"/api/tables/nowhere/{change}", **sent)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "error-no-such-table")
    for path in ("", "/positions/0", "/history", "/why-not", "/record", "/verification"):
        assert ada.get(f"/api/tables/nowhere{path}").status_code == 404


def test_a_game_that_has_not_begun_takes_no_moves(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "me link")["table"]["id"]
    answer = ada.does(table, "moves", 0, move="pass")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "error-table-waiting")
    assert ada.get(f"/api/tables/{table}/history").status_code == 409


def test_the_address_takes_only_what_it_takes(server: Server) -> None:
    assert server.client.put("/api/games").status_code == 405
    assert server.client.get("/api/guests").status_code == 405


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_another_sites_page_cannot_act_in_a_guests_name(
    headers: dict[str, str], server: Server
) -> None:
    ada, _, table = server.two()
    body = b'{"id":"a","seq":0,"move":"pass"}'
    answer = ada.send(f"/api/tables/{table}/moves", body, **headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-origin")
    assert ada.look(table)["seq"] == 0


def test_a_form_of_another_site_cannot_act_in_a_guests_name(server: Server) -> None:
    ada, _, table = server.two()
    body = b'{"id":"a","seq":0,"move":"pass"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ada.send(f"/api/tables/{table}/moves", body, **{"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["id"]) == (415, "error-not-json")
    assert ada.look(table)["seq"] == 0


def test_our_own_page_can(server: Server) -> None:
    ada, _, table = server.two()
    own = {"Origin": "http://testserver.local", "Host": "testserver.local"}
    body = b'{"id":"a","seq":0,"move":"pass"}'
    answer = ada.send(
        f"/api/tables/{table}/moves", body, **own, **{"Sec-Fetch-Site": "same-origin"}
    )
    assert answer.status_code == 200


# --- the reader's language ---------------------------------------------------------------------


def said(server: Server, headers: dict[str, str], **params: str) -> str:
    person = Person(server.client)
    person.headers = headers
    return str(person.get("/api/tables/nowhere", **params).json()["text"])


def test_errors_are_said_in_the_readers_language(server: Server) -> None:
    english, russian = "There is no such table.", "Такого стола нет."
    assert said(server, {}) == english
    assert said(server, {"Accept-Language": "de, ru;q=0.8, en;q=0.5"}) == russian
    assert said(server, {"Accept-Language": "en;q=nonsense, xx"}) == english
    assert said(server, {"Cookie": "orrery_lang=ru"}) == russian
    assert said(server, {"Cookie": "orrery_lang=ru"}, lang="en") == english
    assert said(server, {"Accept-Language": "en"}, lang="ru") == russian
    assert LANGUAGES == ("en", "ru")


def test_a_games_own_refusals_are_said_too(server: Server) -> None:
    ada, _, table = server.two()
    ada.headers["Accept-Language"] = "ru"
    told = ada.does(table, "moves", move="dance").json()
    assert told["error"] == {"id": "error-no-such-verb", "args": {"text": "dance"}}
    assert "dance" in told["text"]
    assert "Tell" not in told["text"]


# --- limits ------------------------------------------------------------------------------------


def test_limits_by_address_and_guest(more_games: Path, tmp_path: Path) -> None:
    plenty, few = Rate(1e9, 1e9), Rate(3, 0)
    limits = Limits(
        requests=plenty,
        guests=few,
        tables=plenty,
        chat=few,
        uploads=few,
        open_tables=2,
        watchers=1,
    )
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=limits)) as server:
        ada = server.person("Ada")
        for _ in range(2):
            server.person()
        answer = server.stranger.post("/api/guests", name="One too many")
        assert (answer.status_code, answer.json()["error"]["id"]) == (429, "error-too-often")
        table = ada.opens("toy", "me me")["table"]["id"]
        ada.opens("toy", "me link")
        many = ada.post("/api/tables/now", game="toy")
        assert (many.status_code, many.json()["error"]["id"]) == (429, "error-too-many-tables")
        for status in (201, 201, 201, 429):
            assert ada.post(f"/api/tables/{table}/chat", text="hi").status_code == status
        for status in (422, 422, 422, 429):
            assert ada.send("/api/records", b"{}").status_code == status
        with server.stranger.live(table) as first, server.stranger.live(table) as second:
            assert news(first, "look")
            assert first_error(second) == "error-too-many-watch"
        with ada.live(table) as hers:
            assert news(hers, "look"), "those who sit there are never kept out"


def test_lists_are_not_read_again_and_again(more_games: Path, tmp_path: Path) -> None:
    """A hundred tables each time, for everybody else to wait for."""
    limits = Limits(lists=Rate(4, 0))
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=limits)) as server:
        ada = server.person("Ada")
        statuses = [ada.get(f"/api/tables{own}").status_code for own in ("", "/mine") * 3]
    assert statuses == [200] * 4 + [429] * 2


def test_a_flood_of_requests_is_refused(more_games: Path, tmp_path: Path) -> None:
    limits = Limits(requests=Rate(5, 0))
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=limits)) as server:
        statuses = [server.stranger.get("/api/games").status_code for _ in range(7)]
    assert statuses == [200] * 5 + [429] * 2

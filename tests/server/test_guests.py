"""Guests: a name is enough; what is signed cannot be made up."""

import pytest

from orrery.server.house import COOKIE
from tests.server.conftest import Server


def test_a_name_is_enough(server: Server) -> None:
    ada = server.person("  Ада \t Лавлейс ")
    me = ada.get("/api/guests/me").json()
    assert me["name"] == "Ада Лавлейс"
    assert me == ada.me


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    answer = server.stranger.post("/api/guests", name="Ada")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


@pytest.mark.parametrize("name", ["", "   ", "\x00\x07", "x" * 41])
def test_a_name_is_neither_empty_nor_long(name: str, server: Server) -> None:
    answer = server.stranger.post("/api/guests", name=name)
    assert answer.status_code == 422
    assert answer.json()["error"] == {"id": "error-name", "args": {"longest": 40}}
    assert "set-cookie" not in answer.headers


def test_the_personal_link_brings_one_back_in_another_browser(server: Server) -> None:
    ada = server.person("Ada")
    elsewhere = server.stranger.post("/api/guests/return", token=ada.me["token"])
    assert elsewhere.status_code == 200
    assert elsewhere.json() == ada.me
    assert f"{COOKIE}={elsewhere.cookies[COOKIE]}" == ada.headers["Cookie"]


def test_strangers_are_asked_for_their_name(server: Server) -> None:
    for path in ("/api/guests/me", "/api/tables/mine"):
        answer = server.stranger.get(path)
        assert answer.status_code == 401
        assert answer.json()["error"]["id"] == "error-not-a-guest"


def forgeries(genuine: str) -> list[str]:
    guest, _, signature = genuine.rpartition(".")
    other = "A" if signature[0] != "A" else "B"
    return [
        guest,
        f"{guest}.",
        f"{guest}.{other}{signature[1:]}",
        f"{guest}x.{signature}",
        "",
        "nobody.nothing",
    ]


def test_a_forged_cookie_is_nobodys(server: Server) -> None:
    ada = server.person("Ada")
    genuine = ada.headers["Cookie"].partition("=")[2]
    for forged in [*forgeries(genuine), ada.me["token"]]:
        ada.headers["Cookie"] = f"{COOKIE}={forged}"
        assert ada.get("/api/guests/me").status_code == 401, forged


def test_a_forged_return_link_brings_nobody_back(server: Server) -> None:
    ada = server.person("Ada")
    cookie = ada.headers["Cookie"].partition("=")[2]
    for forged in [*forgeries(ada.me["token"]), cookie]:
        answer = server.stranger.post("/api/guests/return", token=forged)
        assert answer.status_code == 401
        assert "set-cookie" not in answer.headers

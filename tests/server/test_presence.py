"""Who is there, and how both sides find out that the other is not."""

from __future__ import annotations

import pytest

from orrery.server import ringside
from orrery.server.settings import Settings
from tests.server.conftest import LIMITS, Server, heard, news, serving


def presence(session: object) -> tuple[list[int], int]:
    told = news(session, "presence")  # type: ignore[arg-type]
    return told["here"], told["watching"]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ringside, "GONE", 0.05)


def test_everybody_is_told_who_is_there(server: Server) -> None:
    ada, grace, table = server.two()
    with ada.live(table) as hers:
        assert presence(hers) == ([0], 0)
        with grace.live(table) as his:
            assert presence(hers) == presence(his) == ([0, 1], 0)
            with server.stranger.live(table):
                assert presence(hers) == ([0, 1], 1)
            assert presence(hers) == ([0, 1], 0)
        assert presence(hers) == ([0], 0)


def test_a_page_that_is_loaded_anew_was_never_away(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ringside, "GONE", 60)
    ada, grace, table = server.two()
    with ada.live(table) as hers:
        presence(hers)
        with grace.live(table):
            assert presence(hers) == ([0, 1], 0)
        with grace.live(table) as his:
            assert presence(his) == ([0, 1], 0)
        ada.post(f"/api/tables/{table}/chat", text="still there?")
        assert heard(hers)["is"] == "chat", "nothing else was told meanwhile"


def test_somebody_with_several_seats_is_at_all_of_them(server: Server) -> None:
    ada = server.person("Ada")
    table = ada.opens("toy", "me me")["table"]["id"]
    with ada.live(table, seat=1) as session:
        assert presence(session) == ([0, 1], 0)


def test_whoever_hears_nothing_is_told_that_the_server_is_there(
    more_games: object, tmp_path: object
) -> None:
    settings = Settings(f"{tmp_path}/orrery.sqlite", beat_seconds=0.1, limits=LIMITS)
    with serving(settings) as running:
        ada, _, table = running.two()
        with ada.live(table) as session:
            assert news(session, "beat") == {"is": "beat"}

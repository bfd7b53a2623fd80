"""What a client is told of the games."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from orrery.kernel import Game, find_game
from orrery.server.api import games as told
from tests.server.conftest import PATIENT, Server

BTS = "beyond_the_sun"


def test_games_are_listed_with_names_and_options(server: Server) -> None:
    games = {game["id"]: game for game in server.stranger.get("/api/games").json()}
    game = games[BTS]
    assert game["names"]["en"] == "Beyond the Sun"
    assert game["names"]["ru"] != game["names"]["en"]
    assert game["taglines"]["en"].startswith("Research, jump and settle")
    assert game["taglines"]["ru"] != game["taglines"]["en"]
    assert game["seats"] == [2, 3, 4]
    assert game["content"] == find_game(BTS).content_hash()
    assert "finish_turn" in game["questions"]
    assert "end_turn" not in game["questions"], "the kernel's, which this game never asks"
    assert {"random", "greedy"} <= set(game["bots"])
    options = {option["name"]: option for option in games["toy"]["options"]}
    assert options["length"] == {
        "name": "length",
        "default": "short",
        "values": ["short", "long"],
        "players": [2, 3, 4],
    }
    assert options["rich"]["values"] == [False, True]


def test_the_catalogue_has_every_component_by_name(server: Server) -> None:
    catalogue = server.stranger.get(f"/api/games/{BTS}/content").json()
    assert catalogue["hash"] == find_game(BTS).content_hash()
    assert "technologies.toml" in catalogue["files"]
    assert set(catalogue["names"]["en"]) == set(catalogue["names"]["ru"])


def test_the_catalogue_says_what_the_components_do(server: Server) -> None:
    catalogue = server.stranger.get(f"/api/games/{BTS}/content").json()
    assert catalogue["effects"]["jump 2"] == [{"id": "effect-jump", "args": {"n": 2}}]
    assert catalogue["abilities"]["un_b"]["id"] == "ability-growth"
    toy = server.stranger.get("/api/games/toy/content").json()
    assert (toy["effects"], toy["abilities"]) == ({}, {})


@pytest.mark.parametrize("language", ["en", "ru"])
def test_texts_and_rules_are_sent_as_they_are_written(language: str, server: Server) -> None:
    texts = server.stranger.get(f"/api/games/{BTS}/texts/{language}").text
    assert "game-name =" in texts
    assert "error-not-offered =" in texts
    assert "error-stale =" in server.stranger.get(f"/api/texts/{language}").text
    assert "**BTS-3.1.1**" in server.stranger.get(f"/api/games/{BTS}/rules/{language}").text
    assert "{tree}" in server.stranger.get(f"/api/games/{BTS}/guide/{language}").text


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/content",
        "/api/games/chess/texts/en",
        f"/api/games/{BTS}/texts/de",
        f"/api/games/{BTS}/rules/..%2Fen",
        "/api/games/toy/rules/en",
        "/api/games/toy/guide/en",
        "/api/texts/xx",
        "/api/nothing",
    ],
)
def test_what_is_not_there_is_not_found(path: str, server: Server) -> None:
    answer = server.stranger.get(path)
    assert answer.status_code == 404
    assert answer.json()["text"]


def test_nobody_waits_while_words_are_read_for_somebody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first page after a start once cost everybody else a second."""
    begun, others_were_served = Event(), Event()
    card = told.card

    def slow(game: Game[Any, Any]) -> told.GameCard:
        begun.set()
        assert others_were_served.wait(PATIENT)
        return card(game)

    monkeypatch.setattr(told, "card", slow)
    with ThreadPoolExecutor(1) as pool:
        listed = pool.submit(server.stranger.get, "/api/games")
        assert begun.wait(PATIENT)
        assert server.stranger.get("/api/health").status_code == 200
        others_were_served.set()
        assert listed.result().status_code == 200

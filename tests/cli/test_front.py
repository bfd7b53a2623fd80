"""What all commands share: help, the language, errors in one line."""

from collections.abc import Callable

import pytest

from tests.cli.conftest import GAME, Orrery, only_json

COMMANDS = ("games", "play", "serve", "simulate", "fuzz", "replay", "bench", "content check")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_command_explains_itself(command: str, language: str, orrery: Orrery) -> None:
    result = orrery(*command.split(), "--help", "--lang", language)
    assert result.exit_code == 0
    assert "--json" in result.stdout
    assert "help-" not in result.stdout
    assert "option-" not in result.stdout
    assert ("Параметры" in result.stdout) == (language == "ru")


def test_the_language_may_stand_before_the_command(orrery: Orrery) -> None:
    assert "Настройки" in orrery("--lang", "ru", "games").stdout
    assert "Настройки" in orrery("games", "--lang", "ru").stdout


def test_an_unknown_language_is_a_usage_error(orrery: Orrery) -> None:
    assert orrery("games", "--lang", "xx").exit_code == 2


def test_an_unknown_command_is_a_usage_error(orrery: Orrery) -> None:
    assert orrery("dance").exit_code == 2


@pytest.mark.parametrize("command", ["play", "simulate", "fuzz"])
def test_an_unknown_game_is_refused(command: str, refused: Callable[..., str]) -> None:
    assert GAME in refused(command, "mornington_crescent")


def test_errors_are_said_in_the_readers_language(refused: Callable[..., str]) -> None:
    assert "нет" in refused("simulate", "mornington_crescent", "--lang", "ru")


@pytest.mark.parametrize("command", ["play", "simulate", "fuzz"])
@pytest.mark.parametrize("options", ["gravity=off", "gravity", "=1"])
def test_wrong_options_are_refused(command: str, options: str, refused: Callable[..., str]) -> None:
    refused(command, GAME, "--options", options)


def test_a_defect_is_one_line_and_not_a_traceback(
    orrery: Orrery, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("the sun went out")

    monkeypatch.setattr("orrery.cli.games.describe", broken)
    result = orrery("games")
    assert result.exit_code == 70
    assert "the sun went out" in result.stderr
    assert "Traceback" not in result.output


def test_games_are_listed(orrery: Orrery) -> None:
    told = only_json(orrery("games", "--json"))
    game = next(game for game in told["games"] if game["game"] == GAME)
    assert set(game) == {"game", "name", "seats", "options", "version", "content"}
    assert game["name"] == "Beyond the Sun"
    assert game["name"] in orrery("games").stdout


def test_games_have_names_in_russian(orrery: Orrery) -> None:
    names = [game["name"] for game in only_json(orrery("games", "--json", "--lang", "ru"))["games"]]
    assert "game-name" not in names

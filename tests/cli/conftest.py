"""The command line, driven as a person or a program would."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import pytest
from typer.testing import CliRunner, Result

from orrery.cli import app
from orrery.kernel import FastChance, Match, find_game
from tests.kernel import toy

GAME = "beyond_the_sun"


class Orrery(Protocol):
    def __call__(self, *args: str | Path, input: str = "") -> Result: ...


@pytest.fixture
def orrery(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Orrery:
    """`orrery("games", "--json")` as in a shell with an English environment, somewhere else."""
    monkeypatch.chdir(tmp_path_factory.mktemp("somewhere"))
    for variable in ("LC_ALL", "LC_MESSAGES", "ORRERY_TRACEBACK"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")

    def run(*args: str | Path, input: str = "") -> Result:
        return CliRunner().invoke(app, [str(arg) for arg in args], input=input)

    return run


@pytest.fixture
def refused(orrery: Orrery) -> Callable[..., str]:
    """Runs what must be refused: one line on stderr, exit status 2, nothing written."""

    def run(*args: str | Path, input: str = "") -> str:
        result = orrery(*args, input=input)
        assert result.exit_code == 2, result.output
        assert list(Path.cwd().iterdir()) == []
        assert result.stdout == ""
        assert result.stderr.startswith("orrery: ")
        assert result.stderr.count("\n") == 1
        assert "Traceback" not in result.output
        return result.stderr

    return run


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy among the installed games: it hides hands and refuses actions from the start."""
    games = {"toy": toy.GAME}
    monkeypatch.setattr("orrery.kernel.game.all_games", lambda: games)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game, played by the command line itself."""
    path = tmp_path_factory.mktemp("records") / "finished.json"
    args = ["play", GAME, "--seats", "bot:random,bot:random", "--seed", "11", "--save", str(path)]
    assert CliRunner().invoke(app, args).exit_code == 0
    return path


@pytest.fixture
def unsealed(tmp_path: Path) -> Path:
    """A record whose chance nobody can derive again: it replays and does not resume."""
    match = Match(find_game(GAME), ["Ada", "Grace"], FastChance(1))
    match.submit(match.play.seat, match.play.offers[0])
    path = tmp_path / "unsealed.json"
    path.write_bytes(match.record.dump())
    return path


def only_json(result: Result) -> dict[str, Any]:
    """The one JSON object that a command printed."""
    assert result.exit_code in (0, 1), result.output
    assert result.stdout.count("\n") == 1
    told = json.loads(result.stdout)
    assert isinstance(told, dict)
    return told

"""`orrery bench`: that it measures, never how fast."""

import pytest

from orrery.cli.bench import Effort
from tests.cli.conftest import GAME, Orrery, only_json


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    def least(self: Effort, *, quick: bool) -> None:
        self.seconds, self.moments, self.tables = 0.0, 3, 2

    monkeypatch.setattr(Effort, "__init__", least)


@pytest.mark.usefixtures("hasty")
def test_every_game_is_measured(orrery: Orrery) -> None:
    told = only_json(orrery("bench", "--quick", "--json"))
    game = next(game for game in told["games"] if game["game"] == GAME)
    assert set(game) == {
        "game",
        "players",
        "decisions_per_s",
        "explained_ms",
        "clone_us",
        "memory",
    }
    assert set(game["explained_ms"]) == {"p50", "p95", "max"}
    assert game["decisions_per_s"] > 0
    assert game["memory"]["games"] == 2
    assert (told["ratios"] is None) == (told["catanatron"] is None)


@pytest.mark.usefixtures("hasty")
def test_without_catanatron_it_says_how_to_get_it(
    orrery: Orrery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.cli.bench.find_spec", lambda name: None)
    result = orrery("bench", "--quick")
    assert result.exit_code == 0
    assert "make bench" in result.stdout

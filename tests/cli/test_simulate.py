"""`orrery simulate`."""

from collections.abc import Callable

import pytest

from tests.cli.conftest import GAME, Orrery, only_json

KEYS = ["game", "games", "finished", "decisions", "decisions_per_s", "seconds", "rounds", "seats"]


def test_the_json_has_the_agreed_keys(orrery: Orrery) -> None:
    told = only_json(
        orrery("simulate", GAME, "--bots", "random,random,random", "--games", "3", "--json")
    )
    assert list(told) == KEYS
    assert list(told["rounds"]) == ["mean", "p10", "p90"]
    assert (told["game"], told["games"], told["finished"]) == (GAME, 3, 3)
    assert [list(seat) for seat in told["seats"]] == [
        ["bot", "wins", "win_rate", "ci95", "score"]
    ] * 3
    assert list(told["seats"][0]["score"]) == ["mean", "sd"]
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(3)
    for seat in told["seats"]:
        low, high = seat["ci95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1


def test_the_same_seed_gives_the_same_games(orrery: Orrery) -> None:
    first, second = (
        only_json(orrery("simulate", GAME, "--games", "2", "--seed", "5", "--jobs", jobs, "--json"))
        for jobs in ("1", "2")
    )
    for measured in ("decisions_per_s", "seconds"):
        del first[measured], second[measured]
    assert first == second


def test_people_get_a_table(orrery: Orrery) -> None:
    result = orrery("simulate", GAME, "--bots", "random,random", "--games", "2", "--lang", "ru")
    assert result.exit_code == 0
    assert "Доля побед" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    "wish",
    [
        ["--bots", "random"],
        ["--bots", "random,oracle"],
        ["--games", "0"],
        ["--jobs", "0"],
    ],
)
def test_wrong_wishes_are_refused(wish: list[str], refused: Callable[..., str]) -> None:
    refused("simulate", GAME, *wish)

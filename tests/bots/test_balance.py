"""The balance report."""

from __future__ import annotations

import pytest

from orrery.bots import balance
from orrery.bots.balance import Balance, measure, unfair, write
from orrery.kernel import find_game


@pytest.fixture(scope="module")
def part() -> Balance:
    return measure("beyond_the_sun", 3, 12, 1, bot="random")


def test_every_seat_sits_in_every_game(part: Balance) -> None:
    assert [share.games for share in part.seats()] == [12, 12, 12]
    assert sum(share.games for share in part.sides()) == 36


def test_the_shares_of_the_wins_add_up(part: Balance) -> None:
    assert sum(share.ratio * share.games / 36 for share in part.seats()) == pytest.approx(1)
    assert all(share.low <= share.ratio <= share.high for share in part.sides())


def test_score_lines_add_up_to_the_scores(part: Balance) -> None:
    mean = sum(part.totals()) / len(part.totals())
    assert sum(line[1] for line in part.lines()) == pytest.approx(mean)


def test_gains_of_a_level_i_technology_are_counted(part: Balance) -> None:
    rows = {row[0]: row for row in part.uses("technology")}
    assert rows["t1_genetics"][1] == 1.0
    assert 0 < rows["t1_genetics"][2] <= 3


def test_what_a_game_counts_is_in_the_report(part: Balance) -> None:
    assert part.numbers() == {}
    told = measure("spacecorp", 2, 2, 1, bot="random", options={"last_era": "mariners"})
    (turns,) = told.numbers().values()
    assert len(turns) == 2
    text = write(find_game("spacecorp"), [told], ["it"])
    assert "| turns of a seat, mariners |" in text


def test_who_wins_too_often_is_named(part: Balance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "FAIR", 0.0)
    assert unfair(part)
    monkeypatch.setattr(balance, "FAIR", 9.0)
    assert not unfair(part)


def test_the_report_names_its_command_and_all_sections(part: Balance) -> None:
    text = write(find_game("beyond_the_sun"), [part], ["orrery balance beyond_the_sun"])
    for words in ("`orrery balance beyond_the_sun`", "## 3 players", "Colonies", "United Nations"):
        assert words in text


def test_a_section_that_is_made_anew_takes_the_place_of_the_old_one(part: Balance) -> None:
    game = find_game("beyond_the_sun")
    other = measure("beyond_the_sun", 2, 2, 1, bot="random")
    both = write(game, [part, other], ["first", "second"])
    again = write(game, [part], ["third"], both)
    assert again == both.replace("`first`", "`third`")
    assert [line for line in again.splitlines() if line.startswith("## ")] == [
        "## 3 players (mats basic, choose_mats False, tech_table False)",
        "## 2 players (mats basic, choose_mats False, tech_table False)",
    ]


@pytest.fixture(scope="module")
def alone() -> Balance:
    return measure("black_angel", 1, 6, 1, bot="random", options={"expert": True})


def test_an_automaton_has_its_scores_and_no_share(alone: Balance) -> None:
    assert list(alone.automata()) == ["hal"]
    assert len(alone.automata()["hal"]) == 6
    assert [share.games for share in alone.seats()] == [6]
    assert not unfair(alone)


def test_how_games_ended_is_counted(alone: Balance) -> None:
    assert {key for key, _ in alone.happened()} <= {"ending spes", "ending ravagers"}
    assert sum(rate for _, rate in alone.happened()) == pytest.approx(1)


def test_a_report_has_no_table_for_what_a_game_has_not(alone: Balance) -> None:
    text = write(find_game("black_angel"), [alone], ["orrery balance black_angel"])
    assert "## 1 player (expert True, " in text
    assert "| score of Hal |" in text
    assert "| side |" not in text

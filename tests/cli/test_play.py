"""`orrery play`: a table at the terminal, driven through standard input."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.kernel import find_game
from tests.cli.conftest import GAME, Orrery, only_json

HOT_SEAT = ("--seats", "human:Ada,human:Grace", "--seed", "4")
BOTH = ("--seats", "human,bot:random", "--seed", "4")


def lines(*words: str) -> str:
    return "".join(f"{word}\n" for word in words)


def test_bots_alone_play_to_the_end(orrery: Orrery) -> None:
    result = orrery("play", GAME, "--seats", "bot:random,bot:greedy", "--seed", "2")
    assert result.exit_code == 0
    assert "Winner" in result.stdout or "Shared win" in result.stdout


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_by_numbers(language: str, orrery: Orrery, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    args = ("play", GAME, *HOT_SEAT, "--lang", language, "--save", saved)
    result = orrery(*args, input=lines(*["1"] * 2000))
    assert result.exit_code == 0
    record = json.loads(saved.read_bytes())
    assert record["result"]["ranks"]
    for prefix in ("ask-", "move-", "event-", "score-", "seat-"):
        assert f" {prefix}" not in result.stdout
    assert orrery("replay", saved, "--verify").exit_code == 0


@pytest.mark.parametrize("typed", ["", "quit\n1\n", "выход\n1\n"])
def test_quit_or_the_end_of_the_input_leaves_the_table(typed: str, orrery: Orrery) -> None:
    result = orrery("play", GAME, *HOT_SEAT, "--lang", "ru", input=typed)
    assert result.exit_code == 0
    assert "вышли из-за стола" in result.stdout


def test_the_prompt_names_its_clause_and_the_offers_are_numbered(orrery: Orrery) -> None:
    shown = orrery("play", GAME, *HOT_SEAT).stdout
    assert "BTS-" in shown
    assert "\n   1  " in shown


def test_a_move_can_be_typed_in_notation(orrery: Orrery) -> None:
    moves = offered(orrery)
    told = only_json(orrery("play", GAME, *HOT_SEAT, "--json", input=lines(moves[-1])))
    assert told["steps"] == 1


def offered(orrery: Orrery) -> list[str]:
    """The notation of the first question's offers, as the screen shows it."""
    shown = orrery("play", GAME, *HOT_SEAT).stdout.splitlines()
    numbered = [line for line in shown if line[:4].strip().isdigit()]
    return [line.rsplit("  ", 1)[1] for line in numbered]


@pytest.mark.parametrize("typed", ["0", "999", "dance", "end 1 2 3", "end", "\t", "é", "1.5"])
def test_what_is_no_move_here_is_told_and_changes_nothing(typed: str, orrery: Orrery) -> None:
    told = only_json(orrery("play", GAME, *HOT_SEAT, "--json", input=lines(typed)))
    assert told["steps"] == 0


def test_an_illegal_move_is_answered_with_words(orrery: Orrery) -> None:
    shown = orrery("play", GAME, *HOT_SEAT, input=lines("end")).stdout
    assert "not possible now" in shown
    assert "Traceback" not in shown


def test_undo_and_redo(orrery: Orrery) -> None:
    def hash_after(*words: str) -> tuple[int, str]:
        told = only_json(orrery("play", GAME, *HOT_SEAT, "--json", input=lines(*words)))
        return told["steps"], told["hash"]

    assert hash_after("1", "undo") == hash_after()
    assert hash_after("1", "undo", "redo") == hash_after("1")
    assert hash_after("undo", "redo") == hash_after()


@pytest.mark.parametrize(
    ("language", "commands"),
    [
        ("en", ["?", "help", "why", "why not", "log", "score", "board", "rule", "order"]),
        (
            "ru",
            ["?", "справка", "почему", "почему нет", "журнал", "счёт", "поле", "правило", "приказ"],
        ),
        ("ru", ["help", "why", "log", "score", "board", "rule"]),
    ],
)
def test_commands_show_and_change_nothing(
    language: str, commands: list[str], orrery: Orrery
) -> None:
    for command in commands:
        args = ("play", GAME, *HOT_SEAT, "--lang", language)
        plain, commanded = (orrery(*args, input=text).stdout for text in ("", lines(command)))
        assert len(commanded) > len(plain)
        told = only_json(orrery(*args, "--json", input=lines(command)))
        assert told["steps"] == 0


def test_a_standing_order_answers_for_whoever_gave_it(orrery: Orrery) -> None:
    shown = orrery("play", GAME, *HOT_SEAT, input=lines("order")).stdout
    assert "● Ask me  order finish_turn ask" in shown
    assert "○ End my turn by itself  order finish_turn always" in shown
    shown = orrery("play", GAME, *HOT_SEAT, input=lines("order finish_turn always", "order")).stdout
    assert "● End my turn by itself" in shown
    shown = orrery("play", GAME, *HOT_SEAT, input=lines("order finish_turn never")).stdout
    assert "no standing order “never”" in shown


def test_what_cannot_be_taken_back_is_marked(orrery: Orrery) -> None:
    shown = orrery("play", GAME, "--seats", "human,bot:random", "--seed", "1", input=lines("?"))
    marked = [line for line in shown.stdout.splitlines() if " !  " in line]
    assert all(line.split()[0].rstrip().isdigit() for line in marked)
    assert "marked ! cannot be taken back" in shown.stdout


def test_a_clause_of_the_rules_is_printed(orrery: Orrery) -> None:
    shown = orrery("play", GAME, *HOT_SEAT, input=lines("rule 3.1.1")).stdout
    assert "BTS-3.1.1" in shown
    assert "pawn" in shown.partition("BTS-3.1.1")[2]
    shown = orrery("play", GAME, *HOT_SEAT, input=lines("rule 99.9")).stdout
    assert "no clause “99.9”" in shown


def test_refusals_name_the_clause_and_can_be_filtered(orrery: Orrery) -> None:
    args = ("play", GAME, *HOT_SEAT)
    every = orrery(*args, input=lines("why")).stdout
    assert "✗" in every
    refusal = next(line for line in every.splitlines() if "✗" in line)
    assert "[BTS-" in refusal
    assert "why-" not in every
    name = refusal.partition("✗ ")[2].partition(":")[0]
    some = orrery(*args, input=lines(f"why not {name}")).stdout
    assert name in some
    assert some.count("✗") <= every.count("✗")
    assert "✗" not in orrery(*args, input=lines("why zzzz")).stdout


def test_a_saved_game_goes_on_where_it_was(orrery: Orrery, tmp_path: Path) -> None:
    half, whole = tmp_path / "half.json", tmp_path / "whole.json"
    asked = orrery("play", GAME, *HOT_SEAT, input=lines("1", "1", "1", f"save {half}", "quit"))
    assert asked.exit_code == 0
    loaded = ("play", GAME, "--load", half)
    assert only_json(orrery(*loaded, "--json"))["steps"] == 3
    orrery(*loaded, "--save", whole, input=lines(*["1"] * 2000))
    uninterrupted = orrery("play", GAME, *HOT_SEAT, "--json", input=lines(*["1"] * 2000))
    assert json.loads(whole.read_bytes())["result"]["hash"] == only_json(uninterrupted)["hash"]


def test_a_save_can_be_taken_over_by_bots(orrery: Orrery, tmp_path: Path) -> None:
    saved = tmp_path / "half.json"
    orrery("play", GAME, *HOT_SEAT, "--save", saved, input=lines("1", "1"))
    seats = ("--seats", "bot:random,bot:random")
    assert only_json(orrery("play", GAME, "--load", saved, *seats, "--json"))["finished"]


def test_bots_answer_by_themselves(orrery: Orrery) -> None:
    result = orrery("play", GAME, *BOTH, input=lines(*["1"] * 12))
    assert "Bot 2 (random)" in result.stdout


def test_the_same_seed_deals_the_same_game(orrery: Orrery) -> None:
    first, second = (orrery("play", GAME, "--seed", "9", "--json") for _ in range(2))
    assert only_json(first) == only_json(second)
    third = only_json(orrery("play", GAME, "--json"))
    assert third["hash"] != only_json(first)["hash"]


@pytest.mark.usefixtures("with_toy")
def test_a_score_during_play_does_not_show_what_is_hidden(orrery: Orrery) -> None:
    """The toy scores cards in a hidden stash: the other's are unknown, one's own are not."""
    args = ("play", "toy", "--seats", "human,human", "--seed", "3", "--options", "rich=true")
    hidden = (*["1"] * 2, "hide", "1", "score", *["end"] * 2, "pass", "end", "score")
    shown = orrery(*args, input=lines(*hidden)).stdout
    tables = [line for line in shown.splitlines() if "Stash" in line]
    assert len(tables) == 2
    assert "?" not in tables[0]
    assert "?" in tables[1]


@pytest.mark.parametrize(
    "wish",
    [
        ["--seats", "human"],
        ["--seats", "human,alien"],
        ["--seats", "human,bot:oracle"],
        ["--seats", "human,bot"],
        ["--load", "/no/such/file.json"],
        ["--save", "/no/such/folder/file.json"],
        ["--save", "/"],
        ["--pack", "/no/such/pack"],
        ["--load", "x.json", "--seed", "1"],
    ],
)
def test_wrong_wishes_are_refused(wish: list[str], refused: Callable[..., str]) -> None:
    refused("play", GAME, *wish)


def test_a_record_without_its_secret_cannot_go_on(
    unsealed: Path, refused: Callable[..., str]
) -> None:
    refused("play", GAME, "--load", unsealed)


def test_a_broken_save_is_refused_and_nothing_is_written(
    finished: Path, tmp_path: Path, refused: Callable[..., str]
) -> None:
    record = json.loads(finished.read_bytes())
    out = tmp_path / "out.json"
    for change in ({"secret": "zz"}, {"secret": "00"}, {"secret": "0" * 64}, {"game": "go"}):
        broken = tmp_path / "broken.json"
        broken.write_text(json.dumps(record | change), encoding="utf-8")
        refused("play", GAME, "--load", broken, "--save", out)
    refused("play", GAME, "--load", finished, "--seats", "human,human,human", "--save", out)
    assert not out.exists()


def test_a_table_can_play_with_another_pack(orrery: Orrery, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    for file in (find_game(GAME).folder / "content").glob("*.toml"):
        (pack / file.name).write_bytes(file.read_bytes() + b"\n# of my own\n")
    saved = tmp_path / "game.json"
    orrery("play", GAME, *HOT_SEAT, "--pack", pack, "--save", saved, input=lines("1"))
    assert orrery("replay", saved).exit_code == 2
    assert orrery("replay", saved, "--pack", pack, "--verify").exit_code == 0

"""The client's own words: nothing missing, nothing unused, the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from orrery.kernel import Game, find_game
from orrery.kernel.words import KERNEL_LOCALE

WEB = Path(__file__).parents[2] / "web" / "src"
LOCALES = sorted(path.parent for path in WEB.rglob("locale/en.ftl"))
GAMES = sorted(path.parent for path in WEB.glob("games/*/index.ts"))
QUOTED = re.compile(r"""["'`]((?:[a-z0-9]+-)+)(?:([a-z0-9]+)["'`]|\$\{)""")
"""A whole id in quotes, or the beginning of one that a template completes."""


def messages(path: Path) -> dict[str, ast.Message]:
    resource = FluentParser().parse(path.read_text("utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk}"
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(message)
    return found


def said(folder: Path) -> tuple[set[str], set[str]]:
    """Ids and beginnings of ids that the sources in a folder mention."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix not in (".ts", ".svelte"):
            continue
        for start, end in QUOTED.findall(path.read_text("utf-8")):
            if end:
                whole.add(start + end)
            else:
                begun.add(start)
    return whole, begun


@pytest.mark.parametrize("folder", LOCALES, ids=lambda path: path.parent.name)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    english, russian = messages(folder / "en.ftl"), messages(folder / "ru.ftl")
    assert set(english) == set(russian)
    for id, message in english.items():
        assert arguments(message) == arguments(russian[id]), id


def left_to_boards() -> set[str]:
    """What the shell says in each board's own words."""
    return {id for id in said(WEB / "shell")[0] if id.startswith(("board-", "query-"))}


@pytest.mark.parametrize("folder", LOCALES, ids=lambda path: path.parent.name)
def test_no_message_is_unused(folder: Path) -> None:
    whole, begun = said(folder.parent if folder.parent != WEB else WEB)
    begun |= {start for start in said(WEB / "shell")[1] if start.startswith("board-")}
    whole |= left_to_boards()
    known = set(messages(folder / "en.ftl"))
    unused = {id for id in known - whole if not any(id.startswith(start) for start in begun)}
    assert not unused


def missing(said: tuple[set[str], set[str]], known: set[str]) -> set[str]:
    """Mentioned ids that nobody knows, and beginnings that no known id has.

    Only what looks like a message is meant: its first word begins some that are known.
    """
    families = {id.split("-")[0] for id in known}
    whole, begun = said
    unknown = whole - known
    unknown |= {start for start in begun if not any(id.startswith(start) for id in known)}
    return {id for id in unknown if id.split("-")[0] in families}


def words_of(game: Game[Any, Any]) -> set[str]:
    """Every id that can be said at a table of a game."""
    board = WEB / "games" / game.id / "locale"
    shared = (KERNEL_LOCALE, WEB / "locale", game.folder / "locale")
    folders = (*shared, board) if board in LOCALES else shared
    return {id for folder in folders for id in messages(folder / "en.ftl")}


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_no_message_of_a_board_is_missing(folder: Path) -> None:
    whole, begun = said(folder)
    assert not missing((whole | left_to_boards(), begun), words_of(find_game(folder.name)))


@pytest.mark.parametrize("folder", GAMES, ids=lambda path: path.name)
def test_answers_are_named_that_the_game_has(folder: Path) -> None:
    """How the shell says a pass, by its question, and what does alike, by its verb."""
    game = find_game(folder.name)
    known = {f"board-pass-{kind.kind().replace('_', '-')}" for kind in game.questions}
    known |= {f"board-group-{verb.replace('_', '-')}" for verb in game.notation.by_verb}
    own = messages(folder / "locale" / "en.ftl")
    named = {id for id in own if id.startswith(("board-pass-", "board-group-"))}
    assert named <= known


def test_an_id_that_no_language_has_is_found(tmp_path: Path) -> None:
    (tmp_path / "Board.svelte").write_text(
        """{words.tell("board-there")} {words.tell("board-gone")} {words.tell(`board-sun-${n}`)}
        {words.tell(`board-star-${n}`)} <g class="some-class">"""
    )
    known = {"board-there", "board-star-1"}
    assert missing(said(tmp_path), known) == {"board-gone", "board-sun-"}


def test_no_message_of_the_frame_is_missing() -> None:
    whole, _ = said(WEB)
    frame = set(messages(WEB / "locale" / "en.ftl"))
    families = {id.split("-")[0] for id in frame}
    own = {id for folder in LOCALES for id in messages(folder / "en.ftl")}
    missing = {id for id in whole - own if id.split("-")[0] in families - {"page"}}
    assert not missing


def test_no_board_says_a_word_in_its_code() -> None:
    """What is written there is read in every language."""
    russian = re.compile(r"""["'`>][^"'`<>]*[а-яё][^"'`<>]*["'`<]""", re.IGNORECASE)
    comments = re.compile(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", re.DOTALL)
    paths = [path for path in (WEB / "games").rglob("*") if path.suffix in (".ts", ".svelte")]
    for path in paths:
        code = comments.sub("", path.read_text("utf-8"))
        assert not russian.findall(code), path

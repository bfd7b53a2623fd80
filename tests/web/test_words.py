"""The client's own words: nothing missing, nothing unused, the same in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parents[2] / "web" / "src"
LOCALES = sorted(path.parent for path in WEB.rglob("locale/en.ftl"))
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


@pytest.mark.parametrize("folder", LOCALES, ids=lambda path: path.parent.name)
def test_no_message_is_unused(folder: Path) -> None:
    whole, begun = said(folder.parent if folder.parent != WEB else WEB)
    known = set(messages(folder / "en.ftl"))
    unused = {id for id in known - whole if not any(id.startswith(start) for start in begun)}
    assert not unused


def test_no_message_of_the_frame_is_missing() -> None:
    whole, _ = said(WEB)
    frame = set(messages(WEB / "locale" / "en.ftl"))
    families = {id.split("-")[0] for id in frame}
    own = {id for folder in LOCALES for id in messages(folder / "en.ftl")}
    missing = {id for id in whole - own if id.split("-")[0] in families - {"page"}}
    assert not missing

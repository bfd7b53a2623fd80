"""Every text of the command line and the bots is in both languages, and none is left over."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from orrery.cli import app
from orrery.cli.speech import BOTS_LOCALE, CLI_LOCALE, language_in
from orrery.cli.table import TerminalTable
from orrery.kernel import LANGUAGES
from orrery.kernel.fuzz import FuzzReport
from orrery.kernel.words import KERNEL_LOCALE, message_ids

CODE = [*CLI_LOCALE.parent.rglob("*.py"), *BOTS_LOCALE.parent.glob("*.py")]
COLUMNS = {
    "games": ("id", "seats", "options", "version", "content"),
    "simulate": ("bot", "wins", "rate", "ci95", "score", "sd"),
    "content": ("file", "table", "count"),
    "source": ("rulebook", "public", "reconstructed"),
    "admin-bar": ("mute", "block", "ban"),
    "admin-column": (
        *("table", "game", "status", "seats", "changed", "problem"),
        *("who", "bar", "since", "reason", "kept", "rows"),
    ),
}
"""Ids that the code puts together from a prefix and a fixed list."""


def written() -> set[str]:
    """Ids that stand in the code as they are."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in CODE)
    return set(re.findall(r'"([a-z]+[a-z0-9]*(?:-[a-z0-9]+)+)"', source))


def put_together(ids: set[str]) -> set[str]:
    """Ids that the code makes from names: commands, options, counts, columns."""
    made = {f"{prefix}-{name}" for prefix, names in COLUMNS.items() for name in names}
    made |= {f"fuzz-{name.replace('_', '-')}" for name in FuzzReport.__struct_fields__}
    made |= {f"verify-{f}-{v}" for f in ("hash", "score", "draws") for v in ("good", "absent")}
    for command in commands_of_play():
        made |= {f"command-{command}", f"command-{command}-help"}
    return made | helps(typer.main.get_command(app), "help", ids)


def commands_of_play() -> list[str]:
    source = (CLI_LOCALE.parent / "table.py").read_text(encoding="utf-8")
    return re.findall(r'^ {12}"(\w+)": self\.(?:\w+),$', source, re.MULTILINE)


def helps(command: Any, id: str, ids: set[str]) -> set[str]:
    made = {id, "option-help"}
    for param in command.params:
        own = f"{id}-{param.name.replace('_', '-')}"
        made.add(own if own in ids else f"option-{param.name.replace('_', '-')}")
    for name, child in getattr(command, "commands", {}).items():
        made |= helps(child, f"{id}-{name}", ids)
    return made


@pytest.mark.parametrize("folder", [CLI_LOCALE, BOTS_LOCALE], ids=["cli", "bots"])
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, russian = (message_ids(folder / f"{language}.ftl") for language in LANGUAGES)
    assert english == russian


def test_no_message_is_missing_and_none_is_unused() -> None:
    ids = message_ids(CLI_LOCALE / "en.ftl") | message_ids(BOTS_LOCALE / "en.ftl")
    kernel = message_ids(KERNEL_LOCALE / "en.ftl")
    made = put_together(ids)
    assert made - ids == set()
    assert ids - made - written() == set()
    errors = {id for id in written() if id.startswith("error-")}
    assert errors - ids - kernel == set()


def test_messages_have_the_same_arguments_in_both_languages() -> None:
    for folder in (CLI_LOCALE, BOTS_LOCALE):
        english, russian = (
            arguments((folder / f"{language}.ftl").read_text(encoding="utf-8"))
            for language in LANGUAGES
        )
        assert english == russian


def arguments(source: str) -> dict[str, set[str]]:
    pieces = re.split(r"^(?=[a-z]|#)", source, flags=re.MULTILINE)
    return {
        piece.partition(" =")[0]: set(re.findall(r"\$(\w+)", piece))
        for piece in pieces
        if piece and piece[0] != "#"
    }


def test_play_has_the_commands_that_the_help_names() -> None:
    assert len(commands_of_play()) == 11
    assert all(hasattr(TerminalTable, command) for command in commands_of_play())


@pytest.mark.parametrize(
    ("args", "environment", "language"),
    [
        (["games"], {}, "en"),
        (["games"], {"LANG": "ru_RU.UTF-8"}, "ru"),
        (["games"], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        (["games"], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games", "--lang", "ru"], {}, "ru"),
        (["--lang=en", "games"], {"LANG": "ru_RU.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_option_or_the_environment(
    args: list[str],
    environment: dict[str, str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language_in(args) == language

"""In which language the command line speaks, and its words."""

from __future__ import annotations

import os
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

import orrery.bots
import orrery.server
from orrery.kernel import LANGUAGES, Message, Words, say_or_ask_games

CLI_LOCALE = Path(__file__).parent / "locale"
BOTS_LOCALE = Path(orrery.bots.__file__).parent / "locale"
SERVER_LOCALE = Path(orrery.server.__file__).parent / "locale"


class Language(StrEnum):
    en = "en"
    ru = "ru"


def own_words(language: str) -> Words:
    """What the command line itself can say, and what the server that it starts complains about."""
    return Words.of(language, BOTS_LOCALE, SERVER_LOCALE, CLI_LOCALE)


def default_language() -> str:
    """The language of the environment, where we speak it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := os.environ.get(variable):
            return chosen[:2] if chosen[:2] in LANGUAGES else "en"
    return "en"


def language_in(arguments: Sequence[str]) -> str:
    """The language that raw arguments ask for: help and errors need it before they are parsed."""
    for position, argument in enumerate(arguments):
        chosen = argument.partition("=")[2] if argument.startswith("--lang=") else ""
        if argument == "--lang" and position + 1 < len(arguments):
            chosen = arguments[position + 1]
        if chosen in LANGUAGES:
            return chosen
    return default_language()


def say_anywhere(message: Message, language: str) -> str:
    """A message that may belong to the kernel, the bots, the command line or any game."""
    return say_or_ask_games(message, own_words(language))

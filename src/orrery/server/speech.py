"""In which language a reader is spoken to, and the words of errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

import orrery.bots
from orrery.kernel import LANGUAGES, Message, Words, say_or_ask_games

SERVER_LOCALE = Path(__file__).parent / "locale"
BOTS_LOCALE = Path(orrery.bots.__file__).parent / "locale"
COOKIE = "orrery_lang"


def own_words(language: str) -> Words:
    return Words.of(language, BOTS_LOCALE, SERVER_LOCALE)


def say(message: Message, language: str) -> str:
    """A message of the server, the bots, the kernel or any game."""
    return say_or_ask_games(message, own_words(language))


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What the reader asks for: `?lang=`, else the cookie, else what the browser prefers."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get(COOKIE)):
        if wanted in LANGUAGES:
            return str(wanted)
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The language of an `Accept-Language` header that we speak and that is liked best."""
    liked: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:500].split(",")):
        tag, _, weight = part.partition(";q=")
        language = tag.strip()[:2].lower()
        if language in LANGUAGES:
            liked.append((-quality(weight), place, language))
    return min(liked)[2] if liked else "en"


def quality(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0

"""What the screen says, read from the same files that it reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from orrery.kernel import find_game
from orrery.kernel.words import KERNEL_LOCALE, Words, message_ids

ROOT = Path(__file__).parents[2]
GAME = "beyond_the_sun"
"""The game of those who did not come for another."""
ENGINE = ROOT / "src/orrery"
FRAME = (
    ROOT / "web/src/locale",
    ROOT / "web/src/ending/locale",
    ROOT / "web/src/learning/locale",
    ENGINE / "server/locale",
    ENGINE / "bots/locale",
)


@cache
def words(language: str, game: str) -> Words:
    """The words of the frame, of the server, of the kernel and of a game."""
    board = (ROOT / f"web/src/games/{game}/locale", ENGINE / f"games/{game}/locale")
    return Words.of(language, *FRAME, *board)


@cache
def rule_words(language: str, game: str) -> Words:
    """The words of a game's rules with the names of its components."""
    rules = find_game(game)
    folder = ENGINE / f"games/{game}/locale"
    return Words(language, (KERNEL_LOCALE, folder), rules.names(rules.content(), language))


@cache
def message_names() -> frozenset[str]:
    """Every id of every message that the screen can say."""
    paths = [
        *(ROOT / "web/src").rglob("locale/en.ftl"),
        *ENGINE.rglob("locale/en.ftl"),
    ]
    return frozenset(name for path in paths for name in message_ids(path) if "-" in name)


def tell(language: str, game: str, id: str, **args: object) -> str:
    said = words(language, game)
    assert said.has(id), f"nobody says {id}"
    return said.tell(id, **args)

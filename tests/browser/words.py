"""What the screen says, read from the same files that it reads."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from orrery.kernel.words import Words, message_ids

ROOT = Path(__file__).parents[2]
GAME = "beyond_the_sun"
ENGINE = ROOT / "src/orrery"
FRAME = (ROOT / "web/src/locale", ENGINE / "server/locale", ENGINE / "bots/locale")
BOARD = (ROOT / f"web/src/games/{GAME}/locale", ENGINE / f"games/{GAME}/locale")


@cache
def words(language: str) -> Words:
    """The words of the frame, of the server, of the kernel and of Beyond the Sun."""
    return Words.of(language, *FRAME, *BOARD)


@cache
def message_names() -> frozenset[str]:
    """Every id of every message that the screen can say."""
    paths = [
        *(ROOT / "web/src").rglob("locale/en.ftl"),
        *ENGINE.rglob("locale/en.ftl"),
    ]
    return frozenset(name for path in paths for name in message_ids(path) if "-" in name)


def tell(language: str, id: str, **args: object) -> str:
    said = words(language)
    assert said.has(id), f"nobody says {id}"
    return said.tell(id, **args)

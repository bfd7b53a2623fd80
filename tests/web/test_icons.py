"""The icons: each folder has those that it names, and none stands in two sprites."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
SPRITES = [WEB / "sprite.svg", *sorted(WEB.glob("games/*/sprite.svg"))]
SYMBOL = re.compile(r'<symbol id="i-([a-z0-9-]+)"')
NAMED = re.compile(r"""(?:<Icon\s+name=|\bicon[:=]\s*)["']([a-z0-9-]+)["']""")
"""An icon whose name stands in the source; `npm run targets` finds the others."""


def icons(sprite: Path) -> list[str]:
    return SYMBOL.findall(sprite.read_text("utf-8"))


def named(folder: Path, *, but: Path | None = None) -> set[str]:
    """The icons that the sources in a folder name."""
    paths = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    own = [path for path in paths if but is None or but not in path.parents]
    return {name for path in own for name in NAMED.findall(path.read_text("utf-8"))}


def test_every_icon_stands_in_one_sprite_once() -> None:
    counts = Counter(name for sprite in SPRITES for name in icons(sprite))
    assert {name for name, count in counts.items() if count > 1} == set()


def test_the_shell_names_icons_of_the_shell() -> None:
    found = named(WEB, but=WEB / "games")
    assert len(found) > 20
    assert found <= set(icons(WEB / "sprite.svg"))


@pytest.mark.parametrize("sprite", SPRITES[1:], ids=lambda path: path.parent.name)
def test_a_game_names_icons_of_its_own_or_of_the_shell(sprite: Path) -> None:
    found = named(sprite.parent)
    assert found
    assert found <= {*icons(WEB / "sprite.svg"), *icons(sprite)}

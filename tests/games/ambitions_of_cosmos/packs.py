"""Content packs that differ from the game's own in one thing."""

from __future__ import annotations

import shutil
from pathlib import Path

from orrery.games.ambitions_of_cosmos import components
from orrery.games.ambitions_of_cosmos.components import Components
from orrery.kernel import Pack

CONTENT = Path(components.__file__).parent / "content"


def load(folder: Path = CONTENT) -> Components:
    """The components of a pack, checked."""
    return Components(Pack.read(folder))


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the game's pack in which the first `old` of a file is `new`."""
    pack = folder / "pack"
    shutil.copytree(CONTENT, pack, dirs_exist_ok=True)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack

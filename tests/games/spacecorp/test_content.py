"""The content pack: what is printed stays as it is, and a bad pack says what is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from orrery.games.spacecorp import components
from orrery.games.spacecorp.components import Components
from orrery.games.spacecorp.effects import parse, written
from orrery.kernel import OrreryError, Pack

CONTENT = Path(components.__file__).parent / "content"
C = Components(Pack.read(CONTENT))


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the game's pack in which the first `old` of a file is `new`."""
    pack = folder / "pack"
    shutil.copytree(CONTENT, pack, dirs_exist_ok=True)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("cards.toml", "count = 4", "count = 5", "cards by era, mariners"),
        ("cards.toml", "start = true\n", "", "Start cards by era"),
        ("edges.toml", 'id = "hack"', 'id = "salvage_m"', "used in cards.toml"),
        ("cards.toml", 'id = "ion_drive"', 'id = "move"', "means nothing else"),
        ("cards.toml", 'special = "gain 2"', 'special = "shield"', "cannot stand here"),
        ("cards.toml", 'special = "gain 2"', 'special = "grab 2"', "is no effect"),
        ("cards.toml", 'edge = "salvage"', 'edge = "sabotages"', "no Edge"),
        ("cards.toml", "count = 8", "count = 9", "Time cards"),
        ("edges.toml", 'id = "hack"', 'id = "hacked"', "Edges"),
        ("progress.toml", 'kind = "adaptation"', 'kind = "breakthrough"', "names by kind"),
        ("progress.toml", 'effect = "shield"', 'effect = "gain 2"', "cannot stand here"),
        ("tiles.toml", "count = 2", "count = 1", "tiles by stack"),
        ("tiles.toml", 'stack = "e2"', 'stack = "e1"', "tiles by stack"),
        ("maps.toml", 'region = "m2"', 'region = "p2"', "no region"),
        ("maps.toml", 'kind = "system"', 'kind = "empty"', "regions of the stars"),
        ("maps.toml", 'a = "m1"', 'a = "p1"', "two regions of one era"),
        ("maps.toml", 'boxes = ["e1"]', "boxes = []", "explore and boxes"),
        ("contracts.toml", "row = 2", "row = 3", "contracts by era and row"),
        ("contracts.toml", 'where = ["p2"]', 'where = ["p9"]', "no place"),
        ("colonies.toml", "players = [2, 3, 4]", "players = [2, 3]", "colonies by players"),
        ("colonies.toml", "whenever own colonizes 1", "shield", "cannot stand here"),
        ("bases.toml", "count = 3", "count = 2", "bases"),
        ("hqs.toml", 'era = "planeteers"', 'era = "mariners"', "HQs by era"),
        ("solo.toml", 'sites = ["luna", "sisyphus"]', 'sites = ["luna", "venus"]', "no site"),
        ("settings.toml", '["ceres", "vesta"]', '["sol", "vesta"]', "ahead"),
    ],
)  # fmt: skip
def test_a_spoilt_pack_says_what_is_wrong(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(OrreryError) as error:
        Components(Pack.read(changed(tmp_path, file, old, new)))
    assert problem in str(error.value)


def test_two_hundred_and_twenty_cards_seventy_tiles() -> None:
    progress = 2 * len(C.progress)
    assert sum(map(len, C.decks)) + C.time.count + progress == 220
    assert sum(len(stack) for era in C.stacks for stack in era) == 70


def test_what_is_printed_stays() -> None:
    mesh = C.cards["grown_mesh"]
    assert [(p.value, p.shielded) for p in mesh.points] == [(2, False), (1, True)]
    assert mesh.infra
    assert C.progress["star_children"].needs.breakthroughs == 2
    assert (C.progress["star_children"].reward, C.progress["probe_network"].reward) == (1, 2)
    tile = C.tiles["water_and_exo_microbes_m2"]
    assert (tile.profit, tile.genetics, tile.produces, tile.base) == (2, 1, 1, 2)
    assert C.colonies["archive"].value == 6
    assert [c.number for c in C.colonies.values()].count(16) == 3


def test_an_effect_text_parses_back() -> None:
    for text, effects in C.pack.texts.items():
        assert parse(text) == effects == parse(written(effects)), text

"""`orrery content check`: a pack is whole, or one line says what is wrong with it."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from orrery.kernel import find_game
from tests.cli.conftest import GAME, Orrery, only_json


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's own pack, to be spoilt."""
    folder = tmp_path / "pack"
    shutil.copytree(find_game(GAME).folder / "content", folder)
    return folder


def test_the_games_own_pack_is_whole(pack: Path, orrery: Orrery) -> None:
    told = only_json(orrery("content", "check", pack, "--json"))
    assert set(told) == {"game", "folder", "hash", "items", "sources"}
    assert told["game"] == GAME
    assert told["hash"] == find_game(GAME).content_hash()
    assert set(told["items"]) == {path.name for path in pack.glob("*.toml")}
    assert set(told["sources"]) <= {"rulebook", "public", "reconstructed"}


def test_people_get_counts(pack: Path, orrery: Orrery) -> None:
    result = orrery("content", "check", pack, "--game", GAME, "--lang", "ru")
    assert result.exit_code == 0
    assert "из книги правил" in result.stdout


def test_broken_toml_is_refused_with_its_file(pack: Path, refused: Callable[..., str]) -> None:
    broken = min(pack.glob("*.toml"))
    broken.write_text("[[", encoding="utf-8")
    assert broken.name in refused("content", "check", pack)


def test_a_missing_item_is_refused(pack: Path, refused: Callable[..., str]) -> None:
    spoilt = pack / "technologies.toml"
    text = spoilt.read_text(encoding="utf-8")
    first, second = (text.index("[[", at) for at in (0, text.index("[[") + 1))
    spoilt.write_text(text[:first] + text[second:], encoding="utf-8")
    refused("content", "check", pack, "--game", GAME)


def test_a_missing_file_is_refused(pack: Path, refused: Callable[..., str]) -> None:
    (pack / "technologies.toml").unlink()
    assert "technologies.toml" in refused("content", "check", pack, "--game", GAME)


def test_a_folder_that_is_none_is_refused(tmp_path: Path, refused: Callable[..., str]) -> None:
    refused("content", "check", tmp_path / "nowhere")
    refused("content", "check", tmp_path)


def test_an_unknown_game_is_refused(pack: Path, refused: Callable[..., str]) -> None:
    refused("content", "check", pack, "--game", "mornington_crescent")

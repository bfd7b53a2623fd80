"""`orrery types`: Structs as TypeScript, and whether the client has them as they are now."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import Struct

from orrery.cli.typescript import WIDTH, Writer
from orrery.kernel import Message, all_games
from tests.cli.conftest import GAME, Orrery, only_json

Colour = Literal["red", "blue"]
WEB = Path(__file__).parents[2] / "web" / "src" / "games"


class Base(Struct):
    id: str


class Card(Base, kw_only=True):
    """A card."""

    colour: Colour
    cells: tuple[int, ...]
    """Where it may lie; None nowhere."""
    place: tuple[float, float]
    back: Colour | Literal[""] | None = None
    notes: dict[Colour, tuple[str | None, ...]] = {}
    said: Message | None = None


class Long(Struct):
    choice: Literal[
        "something", "something else", "another thing", "one thing more", "the last thing", "naught"
    ]


class Tagged(Struct, tag="tagged", tag_field="is"):
    n: int


def lines(kind: Any, *, files: bool = False) -> list[str]:
    writer = Writer(files=files)
    writer.said(kind)
    return writer.text("Head.", []).splitlines()


def test_a_struct_is_an_interface_with_what_it_needs_before_it() -> None:
    assert lines(Card) == [
        "/** Head. */",
        "",
        'import type { Message } from "../../shell/protocol";',
        "",
        "export interface Base {",
        "  id: string;",
        "}",
        "",
        'export type Colour = "red" | "blue";',
        "",
        "/** A card. */",
        "export interface Card extends Base {",
        "  colour: Colour;",
        "  /** Where it may lie; null nowhere. */",
        "  cells: number[];",
        "  place: [number, number];",
        '  back: Colour | "" | null;',
        "  notes: Record<Colour, (string | null)[]>;",
        "  said: Message | null;",
        "}",
    ]


def test_what_has_a_default_may_be_missing_in_a_file_and_is_never_null() -> None:
    assert '  back?: Colour | "";' in lines(Card, files=True)
    assert "  colour: Colour;" in lines(Card, files=True)


def test_long_choices_stand_on_lines_of_their_own() -> None:
    found = lines(Long)
    assert "  choice:" in found
    assert '    | "naught";' in found
    assert max(map(len, found)) <= WIDTH


def test_a_tag_is_a_field() -> None:
    assert '  is: "tagged";' in lines(Tagged)


def test_what_typescript_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="no form in TypeScript"):
        lines(set[int])


@pytest.mark.parametrize("game", [id for id in all_games() if (WEB / id).is_dir()])
def test_the_clients_types_are_those_of_the_structs(orrery: Orrery, game: str) -> None:
    done = orrery("types", game, "--into", WEB, "--check")
    assert done.exit_code == 0, done.output


def test_stale_types_are_named_and_written_anew(orrery: Orrery, tmp_path: Path) -> None:
    folder = tmp_path / GAME
    folder.mkdir()
    (folder / "view.ts").write_text("export type View = string;\n", encoding="utf-8")
    stale = orrery("types", GAME, "--into", tmp_path, "--check", "--json")
    assert stale.exit_code == 1
    assert [Path(path).name for path in only_json(stale)["changed"]] == ["view.ts", "content.ts"]
    assert orrery("types", "--into", tmp_path).exit_code == 0
    assert "export interface Files" in (folder / "content.ts").read_text(encoding="utf-8")
    assert orrery("types", GAME, "--into", tmp_path, "--check").exit_code == 0


def test_a_game_that_is_named_gets_a_folder(orrery: Orrery, tmp_path: Path) -> None:
    assert "view.ts" in orrery("types", GAME, "--into", tmp_path).stdout
    assert (tmp_path / GAME / "view.ts").is_file()


def test_without_the_clients_folder_it_says_so(refused: Callable[..., str]) -> None:
    assert "nowhere" in refused("types", "--into", "nowhere")

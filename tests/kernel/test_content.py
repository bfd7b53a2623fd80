"""Content packs."""

from pathlib import Path

import pytest

from orrery.kernel import Item, OrreryError, Pack
from orrery.kernel.content import copies, problems_of
from tests.kernel import toy

ROW = 'id = "a"\nen = "A"\nru = "А"\nsource = "rulebook"\n'


def pack(folder: Path, text: str = "", name: str = "cards.toml") -> Pack:
    (folder / name).write_text(text, encoding="utf-8")
    return Pack.read(folder)


def test_rows_become_structs(tmp_path: Path) -> None:
    (card,) = pack(tmp_path, "[[card]]\n" + ROW).rows("cards.toml", "card", Item)
    assert card == Item(id="a", en="A", ru="А", source="rulebook")


def test_the_toy_has_its_cards() -> None:
    assert list(toy.GAME.content().hand) == ["pebble", "comet", "shield"]


def test_the_hash_covers_names_and_contents(tmp_path: Path) -> None:
    first = pack(tmp_path, "a = 1").hash
    assert pack(tmp_path, "a = 2").hash != first
    assert pack(tmp_path, "a = 1").hash == first
    assert pack(tmp_path, "", "more.toml").hash != first


def test_the_hash_does_not_depend_on_line_ends(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"a = 1\nb = 2\n")
    unix = Pack.read(tmp_path).hash
    (tmp_path / "cards.toml").write_bytes(b"a = 1\r\nb = 2\r\n")
    assert Pack.read(tmp_path).hash == unix


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(OrreryError, match=r"no folder .*nowhere"):
        Pack.read(tmp_path / "nowhere")


def test_a_folder_without_tables_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(OrreryError, match=r"no \.toml file"):
        Pack.read(tmp_path)


@pytest.mark.parametrize("text", [b"[[card", b"\xff\xfe"])
def test_a_file_that_is_not_toml_is_named(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "cards.toml").write_bytes(text)
    with pytest.raises(OrreryError, match=r"cards\.toml is not valid TOML"):
        Pack.read(tmp_path)


def test_a_missing_file_or_table_is_named(tmp_path: Path) -> None:
    found = pack(tmp_path, "card = 3")
    with pytest.raises(OrreryError, match=r"lacks the file boards\.toml"):
        found.rows("boards.toml", "board", Item)
    for table in ("card", "board"):
        with pytest.raises(OrreryError, match=rf"lacks the rows \[\[{table}\]\]"):
            found.rows("cards.toml", table, Item)


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        (ROW.replace('en = "A"\n', ""), "missing required field `en`"),
        (ROW + "colour = 1\n", "unknown field `colour`"),
        (ROW.replace("rulebook", "hearsay"), "hearsay"),
        (ROW + 'tuned = "1, not 2"\n', "what the rulebook prints is never tuned"),
    ],
)
def test_an_item_that_does_not_fit_is_named_with_its_place(
    tmp_path: Path, row: str, problem: str
) -> None:
    with pytest.raises(OrreryError, match=rf"cards\.toml, card\[1\] a: .*{problem}"):
        pack(tmp_path, f"[[card]]\n{ROW}[[card]]\n{row}").rows("cards.toml", "card", Item)


# --- what every pack is asked ------------------------------------------------------------------


class Stone(Item):
    weight: int = 1


def stones(*rows: dict[str, object]) -> Pack:
    base = {"en": "Stone", "ru": "Камень", "source": "rulebook"}
    return Pack(Path(), {"stones.toml": {"stone": [{**base, **row} for row in rows]}}, "")


def test_items_are_found_by_their_ids() -> None:
    found = stones({"id": "a"}, {"id": "b", "weight": 2}).items("stones.toml", "stone", Stone)
    assert {id: stone.weight for id, stone in found.items()} == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        (({"id": "a"}, {"id": "a"}), "stone a: the id is used twice"),
        (({"id": "a", "ru": " "},), "stone a: expected a name in en and ru"),
    ],
)
def test_items_that_cannot_be_are_refused(
    rows: tuple[dict[str, object], ...], problem: str
) -> None:
    with pytest.raises(OrreryError, match=problem):
        stones(*rows).items("stones.toml", "stone", Stone)


def test_counts_and_references_are_those_of_the_rulebook() -> None:
    pack = stones()
    pack.expect("stones.toml", "stones by colour", ["red", "red", "blue"], {"red": 2, "blue": 1})
    with pytest.raises(OrreryError, match="stones by colour, red: expected 2, found 1"):
        pack.expect("stones.toml", "stones by colour", ["red"], {"red": 2})
    with pytest.raises(OrreryError, match="stones by colour, green: expected 0, found 1"):
        pack.expect("stones.toml", "stones by colour", ["green"], {})
    pack.known("stones.toml", "stone a", "x", {"x": 1})
    with pytest.raises(OrreryError, match="'y': expected one of x"):
        pack.known("stones.toml", "stone a", "y", {"x": 1})


def test_a_component_that_stands_alone_is_read_like_the_others() -> None:
    row = {"id": "a", "en": "Moon", "ru": "Луна", "source": "rulebook", "weight": 3}
    pack = Pack(Path(), {"moon.toml": {"moon": row}}, "")
    assert pack.item("moon.toml", "moon", Stone).weight == 3
    assert [(file, item.id) for file, item in pack.components] == [("moon.toml", "a")]
    nameless = Pack(Path(), {"moon.toml": {"moon": {**row, "en": ""}}}, "")
    with pytest.raises(OrreryError, match="moon a: expected a name in en and ru"):
        nameless.item("moon.toml", "moon", Stone)


@pytest.mark.parametrize(
    ("id", "problem"),
    [
        ("a", "a: the id is used in stones.toml too"),
        ("no word", "no word: expected an id of letters, digits and underscores"),
        ("any", "any: expected an id that means nothing else"),
    ],
)
def test_ids_are_words_of_their_own_in_the_whole_pack(id: str, problem: str) -> None:
    row = {"id": id, "en": "Moon", "ru": "Луна", "source": "rulebook"}
    pack = stones({"id": "a"})
    pack.items("stones.toml", "stone", Stone)
    pack.distinct({"any"})
    pack.tables["moon.toml"] = {"moon": row}
    pack.item("moon.toml", "moon", Stone)
    with pytest.raises(OrreryError, match=problem):
        pack.distinct({"any"})


def test_a_check_fails_with_the_first_problem_that_it_finds() -> None:
    pack = stones()
    pack.refuse([])
    problems = (("stones.toml", f"stone {id}", f"expected less than {id}") for id in "ab")
    with pytest.raises(OrreryError, match=r"stones\.toml, stone a: expected less than a"):
        pack.refuse(problems)


def test_texts_are_kept_with_what_they_say_and_one_that_says_nothing_is_named() -> None:
    pack = stones()
    assert pack.parsed("stones.toml", "stone a", "2", int) == 2
    assert pack.parsed("stones.toml", "stone b", "", len) == 0
    assert pack.texts == {"2": 2}
    with pytest.raises(OrreryError, match=r"stones\.toml, stone c: invalid literal"):
        pack.parsed("stones.toml", "stone c", "two", int)


def test_components_are_named_in_each_language() -> None:
    pack = stones({"id": "a"}, {"id": "b", "en": "Rock", "ru": "Скала"})
    pack.items("stones.toml", "stone", Stone)
    assert pack.names("en") == {"a": "Stone", "b": "Rock"}
    assert pack.names("ru") == {"a": "Камень", "b": "Скала"}


def test_things_are_counted_one_kind_after_the_other() -> None:
    found = stones({"id": "a", "weight": 3}, {"id": "b"})
    weights = list(copies([("a", 3), ("b", 1)]))
    counts = ("stones.toml", "weights", weights, {"a": 3, "b": 1})
    found.count([counts])
    with pytest.raises(OrreryError, match=r"stones\.toml, weights, b: expected 2, found 1"):
        found.count([counts, ("stones.toml", "weights", weights, {"a": 3, "b": 2})])


def test_what_is_wrong_is_told_with_the_item_and_its_file() -> None:
    found = stones({"id": "a", "weight": 0}, {"id": "b"}).items("stones.toml", "stone", Stone)

    def problems(stone: Stone) -> list[str]:
        return [] if stone.weight else ["expected a weight"]

    assert list(problems_of("stones.toml", found.values(), problems)) == [
        ("stones.toml", "a", "expected a weight")
    ]

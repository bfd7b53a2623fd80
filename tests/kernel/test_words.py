"""Text: Fluent messages, in both languages, none missing and none too many."""

import re
from pathlib import Path

import pytest

from orrery import kernel
from orrery.kernel import LANGUAGES, EndTurn, Message, OrreryError, Window, Words
from orrery.kernel.words import KERNEL_LOCALE, message_ids
from tests.kernel import toy

SOURCES = Path(kernel.__file__).parent
POLICIES = {
    question.says(policy).id for question in (EndTurn, Window) for policy in question.policies
}
SAID_BY_CLASS = {"move-end", "move-pass", "ask-end-turn", "order-end-turn", *POLICIES}
"""Ids that follow from the kernel's own moves, questions and standing orders."""


def used_ids() -> set[str]:
    """Every `error-...` that stands in the kernel's sources."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    return set(re.findall(r'"(error-[a-z-]+)"', text)) | SAID_BY_CLASS


def arguments(path: Path) -> dict[str, set[str]]:
    """The variables of each message."""
    messages = re.split(r"(?m)^(?=[a-z][a-z-]* =)", path.read_text(encoding="utf-8"))[1:]
    return {text.split(" =")[0]: set(re.findall(r"\$(\w+)", text)) for text in messages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_of_the_kernel_has_a_message_and_every_message_is_used(language: str) -> None:
    assert message_ids(KERNEL_LOCALE / f"{language}.ftl") == used_ids()


@pytest.mark.parametrize("folder", [KERNEL_LOCALE, toy.FOLDER / "locale"])
def test_both_languages_say_the_same_facts(folder: Path) -> None:
    assert arguments(folder / "en.ftl") == arguments(folder / "ru.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_toy_has_a_message_for_all_it_says(language: str) -> None:
    words = toy.GAME.words(language)
    ids = [f"move-{kind.__struct_config__.tag}" for kind in toy.GAME.moves]
    ids += [f"event-{kind.__struct_config__.tag}" for kind in toy.GAME.events]
    ids += [f"ask-{kind.kind()}" for kind in toy.GAME.questions]
    ids += [why.id for why in toy.GAME.whys]
    assert [id for id in ids if not words.has(id.replace("_", "-"))] == []


@pytest.mark.parametrize(
    ("left", "text"),
    [
        (1, "Остался 1 лишний случайный исход"),
        (3, "Осталось 3 лишних случайных исхода"),
        (5, "Осталось 5 лишних случайных исходов"),
        (21, "Остался 21 лишний случайный исход"),
    ],
)
def test_russian_plurals_are_right(left: int, text: str) -> None:
    said = Words.of("ru").tell("error-record-draws", left=left, step=4)
    assert said.startswith(text + " шага 4:")


def test_arguments_are_said_by_name_number_list_or_message() -> None:
    words = toy.GAME.words("ru")
    assert words.tell("move-lay", card="comet") == "Выложить: Комета"
    assert words.tell("summary", round=2, stars=[1, 2]) == "Раунд 2: 1, 2"
    assert words.tell("move-lay", card=Message("move-pass")) == "Выложить: Пропустить"
    assert words.tell("move-lay", card=True) == "Выложить: yes"


def test_components_have_names_in_both_languages() -> None:
    assert [toy.GAME.words(language).name("sun") for language in LANGUAGES] == ["Sun", "Солнце"]


def test_an_unknown_id_is_said_as_itself() -> None:
    assert Words.of("en").tell("no-such-id") == "no-such-id"


def test_an_error_reads_as_its_english_text() -> None:
    error = OrreryError("error-not-offered", move="jump 3")
    assert str(error) == "“jump 3” is not possible now."
    assert Words.of("ru").say(error.message) == "«jump 3» сейчас сделать нельзя."


def test_a_broken_ftl_file_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("good = Good\n\nbad = { $x\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"en\.ftl:3"):
        message_ids(tmp_path / "en.ftl")

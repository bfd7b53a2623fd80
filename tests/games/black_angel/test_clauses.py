"""Every clause of the rules is shown by a test, and both languages have the same clauses."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from orrery.games.black_angel import GAME
from tests.clauses import SHOWN

FOLDER = Path(__file__).parent


def text(language: str) -> str:
    return (GAME.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")


def ids(language: str) -> list[str]:
    """The clause ids of the rules, in the order of the text."""
    return re.findall(r"^\*\*(BA-[0-9.]+)\*\*", text(language), re.MULTILINE)


def shown() -> set[str]:
    for path in FOLDER.glob("test_*.py"):
        importlib.import_module(f"tests.games.black_angel.{path.stem}")
    return {id for id in SHOWN if id.startswith("BA-")}


def test_every_clause_of_the_rules_is_shown_by_a_test() -> None:
    found = shown()
    missing = [id for id in ids("en") if id not in found]
    assert not missing, f"no test shows {', '.join(missing)}"


def test_every_clause_that_a_test_names_is_in_the_rules() -> None:
    unknown = shown() - set(ids("en"))
    assert not unknown, f"the rules have no {', '.join(sorted(unknown))}"


def test_no_clause_stands_twice_in_the_rules() -> None:
    assert len(ids("en")) == len(set(ids("en"))) == 194


def test_both_languages_have_the_same_clauses_in_the_same_order() -> None:
    assert ids("ru") == ids("en")


def test_clauses_refer_to_clauses_that_there_are_alike_in_both_languages() -> None:
    referred = {
        language: re.findall(r"\bBA-[0-9.]*[0-9]", text(language)) for language in ("en", "ru")
    }
    assert set(referred["en"]) <= set(ids("en"))
    assert sorted(referred["ru"]) == sorted(referred["en"])


def test_questions_refusals_and_code_name_clauses_of_the_rules() -> None:
    known = set(ids("en"))
    assert {question.clause for question in GAME.questions if question.clause} <= known
    assert {why.clause for why in GAME.whys} <= known
    for path in GAME.folder.glob("*.py"):
        named = set(re.findall(r"\bBA-[0-9]+\.[0-9.]*[0-9]", path.read_text(encoding="utf-8")))
        assert {id for id in named if id not in known and not chapter(id, known)} == set(), (
            path.name
        )


def chapter(id: str, known: set[str]) -> bool:
    """A heading such as BA-6.2, under which clauses stand."""
    return any(other.startswith(f"{id}.") for other in known)

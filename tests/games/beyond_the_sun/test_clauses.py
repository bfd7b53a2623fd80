"""Every clause of the rules is shown by a test, and both languages have the same clauses."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

from orrery.games.beyond_the_sun import GAME
from tests.clauses import SHOWN

FOLDER = Path(__file__).parent


def ids(language: str) -> list[str]:
    """The clause ids of the rules, in the order of the text."""
    text = (GAME.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^\*\*(BTS-[0-9.]+)\*\*", text, re.MULTILINE)


def shown() -> set[str]:
    for path in FOLDER.glob("test_*.py"):
        importlib.import_module(f"tests.games.beyond_the_sun.{path.stem}")
    return {id for id in SHOWN if id.startswith("BTS-")}


def test_every_clause_of_the_rules_is_shown_by_a_test() -> None:
    missing = [id for id in ids("en") if id not in shown()]
    assert not missing, f"no test shows {', '.join(missing)}"


def test_every_clause_that_a_test_names_is_in_the_rules() -> None:
    unknown = shown() - set(ids("en"))
    assert not unknown, f"the rules have no {', '.join(sorted(unknown))}"


def test_no_clause_stands_twice_in_the_rules() -> None:
    assert len(ids("en")) == len(set(ids("en")))


def test_both_languages_have_the_same_clauses_in_the_same_order() -> None:
    assert ids("ru") == ids("en")

"""What the clauses of any game's rules have to be: shown by tests, the same in both languages.

A game's `test_clauses.py` says which game it is and how its clauses begin.
"""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any, ClassVar

from orrery.kernel import LANGUAGES, Game
from tests.clauses import SHOWN

GAMES = Path(__file__).parent


class RulesInClauses:
    game: ClassVar[Game[Any, Any]]
    prefix: ClassVar[str]

    def text(self, language: str) -> str:
        return (self.game.folder / "rules" / f"{language}.md").read_text(encoding="utf-8")

    def ids(self, language: str) -> list[str]:
        """The clause ids of the rules, in the order of the text."""
        head = rf"^\*\*({self.prefix}-[0-9.]+)\*\*"
        return re.findall(head, self.text(language), re.MULTILINE)

    def shown(self) -> set[str]:
        """The clauses that this game's tests name."""
        for path in (GAMES / self.game.id).glob("test_*.py"):
            importlib.import_module(f"tests.games.{self.game.id}.{path.stem}")
        return {id for id in SHOWN if id.startswith(f"{self.prefix}-")}

    def test_every_clause_of_the_rules_is_shown_by_a_test(self) -> None:
        found = self.shown()
        missing = [id for id in self.ids("en") if id not in found]
        assert not missing, f"no test shows {', '.join(missing)}"

    def test_every_clause_that_a_test_names_is_in_the_rules(self) -> None:
        unknown = self.shown() - set(self.ids("en"))
        assert not unknown, f"the rules have no {', '.join(sorted(unknown))}"

    def test_there_are_clauses_and_none_stands_twice(self) -> None:
        ids = self.ids("en")
        assert ids
        assert len(ids) == len(set(ids))

    def test_both_languages_have_the_same_clauses_in_the_same_order(self) -> None:
        assert self.ids("ru") == self.ids("en")

    def test_clauses_refer_to_clauses_that_there_are_alike_in_both_languages(self) -> None:
        named = rf"\b{self.prefix}-[0-9.]*[0-9]"
        referred = {language: re.findall(named, self.text(language)) for language in LANGUAGES}
        assert set(referred["en"]) <= set(self.ids("en"))
        assert sorted(referred["ru"]) == sorted(referred["en"])

    def test_questions_refusals_and_code_name_clauses_of_the_rules(self) -> None:
        known = set(self.ids("en"))
        assert {question.clause for question in self.game.questions if question.clause} <= known
        assert {why.clause for why in self.game.whys} <= known
        for path in self.game.folder.glob("*.py"):
            code = path.read_text(encoding="utf-8")
            named = re.findall(rf"\b{self.prefix}-[0-9]+\.[0-9.]*[0-9]", code)
            assert {id for id in named if not stands(id, known)} == set(), path.name


class ClausesInCode(RulesInClauses):
    """Every clause is named where the game carries it out: in its Python, or in its content."""

    def named(self) -> set[str]:
        """The clauses that the game's files name: one by one, in lists and as ranges."""
        paths = [*self.game.folder.glob("*.py"), *self.game.folder.glob("content/*.toml")]
        number = r"[0-9]+(?:\.[0-9]+)+"
        found: set[str] = set()
        for path in paths:
            text = path.read_text(encoding="utf-8")
            for names in re.findall(
                rf"\b{self.prefix}-({number}(?:(?:,| to| and) {number})*)", text
            ):
                found |= self.spread(names)
        return found

    def spread(self, names: str) -> set[str]:
        """`3.3.2 to 3.3.4, 3.3.6`: four clauses."""
        ids, found = self.ids("en"), set[str]()
        for part in re.split(r", | and ", names):
            first, _, last = (
                f"{self.prefix}-{end}" if end else "" for end in part.partition(" to ")
            )
            last = last or first
            if first in ids and last in ids:
                found |= {*ids[ids.index(first) : ids.index(last) + 1]}
            else:  # a heading names all that stands under it
                found |= {id for id in ids if id == part or id.startswith(f"{first}.")}
        return found

    def test_every_clause_is_named_in_code(self) -> None:
        missing = [id for id in self.ids("en") if id not in self.named()]
        assert not missing, f"no code names {', '.join(missing)}"


def stands(id: str, known: set[str]) -> bool:
    """Whether it is a clause, or a heading such as BA-6.2 under which clauses stand."""
    return id in known or any(other.startswith(f"{id}.") for other in known)

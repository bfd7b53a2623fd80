"""Every clause of the rules is shown by a test, and both languages have the same clauses."""

from __future__ import annotations

from orrery.games.black_angel import GAME
from tests.games.clauses import RulesInClauses


class TestClauses(RulesInClauses):
    game = GAME
    prefix = "BA"

    def test_the_rules_have_194_clauses(self) -> None:
        assert len(self.ids("en")) == 194

"""Every clause of the rules is shown by a test, and both languages have the same clauses."""

from __future__ import annotations

from orrery.games.xia import GAME
from tests.games.clauses import RulesInClauses


class TestClauses(RulesInClauses):
    game = GAME
    prefix = "XIA"

"""Every clause of SpaceCorp is shown by a test, and both languages have the same."""

from __future__ import annotations

from orrery.games.spacecorp import GAME
from tests.games.clauses import RulesInClauses


class TestClauses(RulesInClauses):
    game = GAME
    prefix = "SC"

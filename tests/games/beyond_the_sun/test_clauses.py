"""Every clause of the rules is shown by a test, and both languages have the same clauses."""

from __future__ import annotations

from orrery.games.beyond_the_sun import GAME
from tests.games.clauses import ClausesInCode


class TestClauses(ClausesInCode):
    game = GAME
    prefix = "BTS"

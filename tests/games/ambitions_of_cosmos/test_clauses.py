"""Every clause of the rules is shown by a test, and both languages have the same clauses."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.checks import advice
from tests.clauses import clause
from tests.games.clauses import RulesInClauses


class TestClauses(RulesInClauses):
    game = GAME
    prefix = "AOC"

    def test_the_rules_have_158_clauses(self) -> None:
        assert len(self.ids("en")) == 158


@clause("AOC-3.4.1", "AOC-3.4.2")
def test_every_map_keeps_the_advice_of_the_book() -> None:
    maps = GAME.content().maps.values()
    assert {(map.variant, map.players) for map in maps} == {
        (variant, players) for variant in ("standard", "rich", "frontier") for players in (2, 3, 4)
    }
    for map in maps:
        assert list(advice(map)) == []
    backs = {map.id: [place.split()[2] for place in map.places] for map in maps if map.players == 3}
    assert backs["rich_3"].count("silver") == backs["standard_3"].count("silver") + 3
    assert backs["frontier_3"].count("gold") == backs["standard_3"].count("gold") - 3

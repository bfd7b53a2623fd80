"""AOC-12: who sees what."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.politics import DrawLaws
from orrery.games.ambitions_of_cosmos.view import view
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene


@clause("AOC-3.1.5")
def test_nobody_sees_covered_sectors_signals_and_the_deck() -> None:
    scene = Scene().sector(0, -1, "bronze5")
    scene.signal((0, -1, "nw"), "machine")
    for seat in (None, 0, 1, 2):
        seen = view(scene.g, seat)
        assert {place.sector for place in seen.places if place.back != "home"} <= {"", "bronze5"}
        assert [token.kind for token in seen.tokens] == [""]


@clause("AOC-4.4.1")
def test_only_the_speaker_sees_the_drawn_laws() -> None:
    scene = Scene().law_deck("grants", "census").ask(DrawLaws())
    assert set(view(scene.g, 0).agenda) == {"grants", "census"}
    assert view(scene.g, 1).agenda == view(scene.g, None).agenda == (None, None)


@clause("AOC-6.7.4")
def test_a_line_is_seen_by_its_leader_alone() -> None:
    scene = Scene().fleet(0, 1, (1, -2), "hornet", "argus", "scavenger")
    scene.fleet(1, 1, (1, -2, "e"), "hornet", "argus").tactics(0)
    scene.play("command 1", f"fly {scene.id((1, -2, 'e'))}", "fight", "fight", "lay argus")
    for seat, line in ((0, ("argus",)), (1, (None,)), (2, (None,)), (None, (None,))):
        battle = view(scene.g, seat).battle
        assert battle is not None
        assert battle.sides[0].line == line
        assert battle.sides[0].laid == 1


def test_resampling_keeps_what_a_seat_knows() -> None:
    from orrery.kernel import FastChance

    scene = Scene().law_deck("grants", "census").ask(DrawLaws())
    twin = scene.g.resample(0, FastChance(5))
    assert {card.face for card in twin.state.agenda.cards} == {"grants", "census"}
    assert GAME.violations(twin) == []

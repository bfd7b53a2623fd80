"""What planners think of a position, and what they do by habit."""

from __future__ import annotations

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.habits import habit, promising
from orrery.games.spacecorp.notation import Done, Lay
from orrery.kernel import PASS
from tests.games.spacecorp.scene import Scene

HEAVY = [*["heavy_lifter"] * 3, *["cargo_pod"] * 3]
"""Cards for teams that are where something can be done, or go there."""


def worth(*hand: str) -> float:
    """A hand as the turn begins."""
    return GAME.evaluate(Scene().hand(0, *hand).turn(0).g, 0)


def test_too_many_cards_to_research_are_bad_where_none_is_sure_to_be_playable() -> None:
    """SC-5.1.1."""
    seven = [*HEAVY, "construction_bots"]
    assert worth(*seven, "construction_bots") < worth(*seven) < worth(*seven, "gene_sequencer")


def test_by_habit_nobody_takes_a_card_that_would_leave_him_stuck() -> None:
    """SC-5.1.4."""
    scene = Scene().hand(0, *HEAVY).deck("construction_bots").turn(0)
    scene.play("act research", "infra 0 0", "done", "draw")
    assert habit(scene.g) == PASS
    assert promising(scene.g) == [PASS]


def test_by_habit_no_card_is_laid_beyond_what_there_is_to_produce() -> None:
    """SC-5.5.2."""
    scene = Scene().tile("deimos", "exotic_elements_m1").base(0, "deimos", "refinery")
    scene.hand(0, "ore_processor", "mass_driver").turn(0).play("act produce")
    assert isinstance(habit(scene.g), Lay)
    scene.play("lay ore_processor")
    assert habit(scene.g) == Done()


def test_offers_that_were_taken_will_be_refilled_so_that_something_happens() -> None:
    """SC-6.12.4."""
    scene = Scene().hand(0, *HEAVY)
    scene.display("ion_drive", "solar_sail", "hack_m", "poach_m").turn(0)
    scene.state.still = 3
    before = GAME.evaluate(scene.g, 0)
    scene.play("act research", "infra 0 0", "done", "take 1", "pass")
    assert GAME.evaluate(scene.g, 0) > before


def test_the_turn_that_would_stall_the_era_is_feared_more_than_those_before_it() -> None:
    """SC-6.12.4."""
    scene = Scene().hand(0, *HEAVY)
    scene.display("ion_drive", "solar_sail", "hack_m", "poach_m").turn(0)
    last = scene.g.content.settings.still_rounds * scene.state.players - 1

    def after(still: int) -> float:
        scene.state.still = still
        return GAME.evaluate(scene.g, 0)

    assert after(last - 1) - after(last) > 3 * (after(last - 2) - after(last - 1)) > 0

"""Who sees what, and when."""

from __future__ import annotations

from orrery.games.spacecorp.view import view
from tests.games.spacecorp.scene import Scene


def test_hands_are_seen_by_their_owners_and_cards_of_offers_are_known() -> None:
    scene = Scene().hand(0, "ion_drive").display("hack_m").turn(0)
    scene.play("act research", "infra 0 0", "done", "take 1", "pass")
    assert view(scene.g, 0).corps[0].hand == ("ion_drive", "hack_m")
    assert view(scene.g, 1).corps[0].hand == ("hack_m", None)
    assert view(scene.g, None).corps[0].hand == ("hack_m", None)


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    scene = Scene().deck("mass_driver").turn(0)
    scene.play("act research", "infra 0 0", "done", "draw", "pass")
    assert view(scene.g, 0).corps[0].hand == ("mass_driver",)
    assert view(scene.g, 1).corps[0].hand == (None,)


def test_what_is_laid_is_shown_when_it_suffices_and_not_before() -> None:
    scene = Scene().hand(0, "nuclear_thermal_drive", "heavy_lifter").turn(0)
    scene.play("act move", "lead 1", "go luna")
    before = view(scene.g, 1)
    scene.play("lay nuclear_thermal_drive")
    assert view(scene.g, 0).laid[0] == ("nuclear_thermal_drive",)
    assert view(scene.g, 1) == before, "as if nothing had been laid"
    scene.play("lay heavy_lifter", "done")
    assert view(scene.g, 1).laid[0] == ("nuclear_thermal_drive", "heavy_lifter")


def test_decks_and_stacks_are_counted_and_not_seen() -> None:
    seen = view(Scene().turn(0).g, 0)
    assert seen.deck == 46 + 2, "with the Time cards of both"
    assert [(stack.id, stack.count) for stack in seen.stacks] == [("e1", 6), ("e2", 3)]

"""SC-6, 7, 13, 15.6, 16.4: the end of an era, the change to the next, the end of the game."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp.eras import CloseGame, FinishGame
from orrery.games.spacecorp.model import Team
from orrery.games.spacecorp.statistics import facts
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene

RESEARCH = ("act research", "done", "draw", "pass", "end")


def researches(seat: int) -> tuple[str, ...]:
    return ("act research", f"infra {seat} 0", "done", "draw", "pass", "end")


# --- the two triggers ----------------------------------------------------------------------------


@clause("SC-6.1", "SC-6.9", "SC-6.11")
def test_v42_the_sixth_contract_gives_every_other_player_one_more_turn() -> None:
    scene = Scene(4).fulfilled(1, 2, 3, 4, 5).infra(1, 1, "ion_drive").infra(1, 2, "solar_sail")
    scene.infra(1, 3, "fabricator_3d").turn(1)
    scene.play("act research", "infra 1 0", "done", "draw", "pass", "fulfil mariners_7")
    assert scene.state.closing
    assert scene.state.due == (2, 3, 0)
    scene.play("end").let_go()
    for seat in (2, 3, 0):
        assert scene.asked() == f"take_action {seat}"
        scene.play("act research").let_go()
        assert scene.offers() == [f"infra {seat} 0"], "no Infra of opponents"
        scene.play(f"infra {seat} 0", "done", "draw", "pass", "end").let_go()
    assert scene.heard(log.EraEnded)


@clause("SC-6.2", "SC-6.3", "SC-6.4", "SC-6.5")
def test_v43_with_two_players_a_pass_brings_one_last_turn() -> None:
    scene = Scene(2).draw_out().display("ion_drive").turn(0)
    assert "pass" in scene.offers()
    scene.play("pass", "end").let_go()
    assert scene.heard(log.LastTurns)
    assert scene.asked() == "take_action 1"
    scene.play("act research", "infra 1 0", "done", "take 1", "end").let_go()
    assert scene.heard(log.EraEnded)


@clause("SC-6.3")
def test_who_cannot_act_must_pass() -> None:
    scene = Scene(2).draw_out().hand(0, "heavy_lifter").turn(0)
    assert scene.offers() == ["pass"]


@clause("SC-6.6", "SC-6.12.3")
def test_with_three_players_two_passes_bring_the_last_turn() -> None:
    scene = Scene(3).draw_out().display("ion_drive").turn(0)
    scene.play("pass", "end").let_go()
    assert not scene.state.closing
    scene.play("pass", "end").let_go()
    assert scene.state.due == ()
    assert scene.asked() == "take_action 2"
    scene.play("pass", "end").let_go()
    assert scene.heard(log.EraEnded)


@clause("SC-6.4")
def test_who_has_passed_is_not_asked_again() -> None:
    scene = Scene(3).draw_out().display("ion_drive", "hack_m").turn(0)
    scene.play("pass", "end").let_go()
    scene.play("act research", "infra 1 0", "done", "take 1", "pass", "end").let_go()
    scene.play("act research", "infra 2 0", "done", "take 2", "end").let_go()
    assert scene.asked() == "take_action 1"


@clause("SC-6.9", "SC-6.2")
def test_the_era_is_ending_as_soon_as_the_last_card_leaves_the_deck() -> None:
    scene = Scene(2).draw_out(1).infra(1, 1, "ion_drive").turn(0)
    scene.play("act research", "infra 0 0", "done", "draw")
    assert [event.cause for event in scene.heard(log.EraEnding)] == ["deck"]  # type: ignore[attr-defined]


@clause("SC-6.10")
def test_the_sixth_contract_governs_an_empty_deck() -> None:
    scene = Scene(4).draw_out().display("ion_drive").fulfilled(1, 2, 3, 4, 5)
    scene.infra(1, 1, "nuclear_thermal_drive").infra(1, 2, "solar_sail")
    scene.infra(1, 3, "fabricator_3d")
    scene.state.passed = 1
    scene.turn(1).play("act research", "infra 1 0", "done", "take 1", "fulfil mariners_7")
    assert scene.state.due == (2, 3), "who has passed has no more turn"


@clause("SC-6.10")
def test_during_last_turns_a_sixth_contract_changes_nothing() -> None:
    scene = Scene(2).draw_out().display("ion_drive").fulfilled(1, 2, 3, 4, 5)
    scene.infra(1, 1, "nuclear_thermal_drive").infra(1, 2, "solar_sail")
    scene.infra(1, 3, "fabricator_3d").turn(0).play("pass", "end")
    scene.play("act research", "infra 1 0", "done", "take 1", "fulfil mariners_7", "end").let_go()
    assert scene.heard(log.EraEnded)


@clause("SC-6.12.1")
def test_eight_idle_turns_with_an_empty_deck_are_a_pass() -> None:
    scene = Scene(3).draw_out().infra(0, 1, "ion_drive").infra(0, 2, "solar_sail")
    scene.infra(1, 1, "nuclear_thermal_drive")
    for seat in (1, 2):
        scene.hand(seat, *["heavy_lifter"][: seat - 1])
    for number in range(8):
        assert not scene.state.passed & 1, number
        scene.state.stack = []
        to = "luna" if scene.where(0, 1) == "earth" else "earth"
        scene.turn(0).play("act move", "lead 1", f"go {to}", "infra 0 0", "done", "end").let_go()
    assert scene.state.passed & 1


@clause("SC-6.12.2")
def test_with_the_deck_empty_offers_are_taken_and_not_refilled() -> None:
    scene = Scene(2).draw_out().display("ion_drive", "hack_m").turn(0)
    scene.play("act research", "infra 0 0", "done", "take 1", "pass", "end").let_go()
    assert scene.state.offers == ["", "hack_m", "", ""]


@clause("SC-6.12.4")
def test_four_rounds_without_anything_end_the_era() -> None:
    """To Luna once is something; back and forth afterwards is not."""
    scene = Scene(2)
    cards = ("heavy_lifter", "mass_driver", "ore_processor", "cargo_pod", "salvage_m")
    scene.hand(0, *["construction_bots"] * 2, "ore_processor", "hack_m", "poach_m").hand(1, *cards)
    scene.infra(0, 1, "ion_drive").infra(0, 2, "solar_sail").infra(1, 1, "nuclear_thermal_drive")
    scene.infra(1, 2, "ion_drive").display("fabricator_3d", "seed_capital", "seed_capital",
                                           "chemical_drive").turn(0)  # fmt: skip
    for turn in range(2 + 8):
        assert not scene.heard(log.EraEnded), turn
        scene.let_go()
        seat = scene.g.seat
        to = "luna" if scene.where(seat, 1) == "earth" else "earth"
        scene.play("act move", "lead 1", f"go {to}", f"infra {seat} 0", "done", "end")
    scene.let_go()
    (event,) = scene.heard(log.EraEnding)
    assert event.cause == "still"  # type: ignore[attr-defined]
    assert "stalled mariners" in facts(scene.g).present


# --- from era to era -----------------------------------------------------------------------------


@clause("SC-6.13", "SC-6.14")
def test_a_tile_and_its_base_are_kept_and_go_on_producing() -> None:
    scene = Scene().tile("luna", "exotic_elements_m1").base(0, "luna", "refinery")
    scene.tile("eros", "spectacular_relief_m1").base(0, "eros", "attraction")
    scene.tile("phobos", "exotic_elements_m1").base(0, "phobos", "research_base")
    scene.tile("deimos", "subsurface_ice_m1").base(0, "deimos", "industrial").end_era()
    assert scene.asked() == "choose_legacy 0"
    assert scene.offers() == ["pass", "keep luna 1", "keep eros 1", "keep phobos 1"]
    scene.play("keep luna 1")
    assert scene.corp(0).legacy == ("exotic_elements_m1", "refinery")
    assert scene.state.era == 1
    scene.state.stack = []
    scene.hand(0, "ice_refinery").turn(0)
    scene.play("act produce", "lay ice_refinery", "done")
    assert scene.money(0) == 12


@clause("SC-6.13")
def test_the_old_pair_leaves_only_when_another_is_kept() -> None:
    for kept, legacy in (("pass", "exotic_elements_m1"), ("keep dione 1", "exo_microbes_p2")):
        scene = Scene(era="planeteers").tile("dione", "exo_microbes_p2")
        scene.corp(0).legacy = ("exotic_elements_m1", "refinery")
        scene.corp(0).supply[4] -= 1
        scene.base(0, "dione", "attraction").end_era().play(kept)
        assert scene.corp(0).legacy[0] == legacy
        refineries = scene.corp(0).supply[4]
        assert refineries == (2 if kept == "pass" else 3)


@clause("SC-6.14")
def test_a_legacy_attraction_gives_what_the_table_of_the_era_says() -> None:
    scene = Scene(era="starfarers").hand(0, "exotic_harvester")
    scene.corp(0).legacy = ("spectacular_relief_m1", "attraction")
    scene.corp(0).supply[0] -= 1
    scene.turn(0).play("act produce", "lay exotic_harvester", "done")
    assert scene.money(0) == 12


@clause("SC-6.14")
def test_a_tile_used_up_by_an_exploiter_is_not_kept() -> None:
    scene = (
        Scene(era="planeteers").tile("dione", "exotic_elements_p2").base(0, "dione", "exploiter")
    )
    scene.end_era()
    assert not scene.heard(log.LegacyKept)
    assert scene.state.era == 2


@clause("SC-6.15", "SC-6.16", "SC-6.17", "SC-13.6")
def test_what_stays_and_what_goes_between_the_eras() -> None:
    scene = Scene(3, era="planeteers").infra(0, 1, "fusion_drive").wheel(0, 2, 3)
    scene.tile("ceres", "water_ice_p1").base(0, "ceres", "research_base").fulfilled(3)
    scene.team(0, 1, "ceres").progress(0, "probe_network").end_era()
    s, corp = scene.state, scene.corp(0)
    assert corp.infra[1] == "fusion_drive"
    assert (corp.genetics, corp.revelation) == (2, 3)
    assert s.discs == [0, 0, 1, 0, 0, 0, 0]
    assert scene.money(0) == 10
    assert corp.supply == [3] * 9
    assert corp.teams == [Team(0), Team(0), Team(0), Team()]
    copies = dict(zip(scene.g.content.progress_ids, s.progress, strict=True))
    assert copies["probe_network"] == 2, "the unrewarded copy stays"
    assert copies["star_children"] == 3
    assert [len(seat.hand) for seat in s.corps] == [3, 3, 3]
    assert scene.violations() == []


@clause("SC-7.3", "SC-7.4", "SC-7.11")
def test_the_beyond_markers_lead_ahead_to_ceres_and_vesta() -> None:
    scene = Scene(3).profit(2, 1)
    scene.state.beyond = [0, 1]
    scene.end_era()
    assert scene.asked() == "place_ahead 0"
    scene.play("ahead")
    assert scene.where(0, 1) == "ceres"
    assert scene.corp(0).teams[0].claim
    assert scene.state.tiles[scene.site("ceres")]
    while not scene.asked().startswith("place_ahead"):
        scene.play(scene.offers()[0])
    scene.play("ahead")
    assert scene.where(1, 1) == "vesta"
    assert scene.state.tiles[scene.site("vesta")] == ()
    assert scene.state.first == 0, "who is on Ceres begins"
    assert scene.state.beyond == [-1, -1]


@clause("SC-7.11")
def test_else_the_least_profit_begins() -> None:
    scene = Scene(3).profit(2, 1).end_era()
    assert scene.state.first == 2


@clause("SC-7.10")
def test_a_circle_of_mariners_brings_exactly_one_adaptation() -> None:
    scene = Scene(3).wheel(0, 3).wheel(1, 9).wheel(2, 4).end_era()
    assert scene.asked() == "choose_progress 1"
    scene.play("learn sensory_focus")
    assert scene.asked() == "choose_progress 2", "one, however many circles"
    scene.play("learn sensory_focus")
    assert scene.money(1) == 11
    assert scene.money(2) == 10, "the copy without reward"
    assert scene.state.first == 2 or scene.state.first == 0


@clause("SC-13.3", "SC-13.4", "SC-13.8")
def test_the_beyond_markers_lead_ahead_to_the_nearest_stars() -> None:
    scene = Scene(2, era="planeteers")
    scene.state.beyond = [1, 1]
    scene.end_era().play("ahead", "ahead")
    assert scene.corp(1).teams[0] == Team(scene.site("alpha_centauri"))
    assert scene.corp(1).teams[1] == Team(scene.site("luhman_16"), 2), "its first turn has begun"
    assert scene.state.first == 1


# --- the end of the game -------------------------------------------------------------------------


@clause("SC-15.6")
@pytest.mark.parametrize(
    ("colonies", "gained"), [(0, -1), (1, 1), (2, 4), (3, 8), (4, 13), (5, 13)]
)
def test_v46_the_number_of_colonies_at_the_end(colonies: int, gained: int) -> None:
    scene = Scene(era="starfarers").profit(0, 0)
    ids = ("new_terra", "haven", "beacon", "genesis", "first_light")
    tiles = ("magma_world_primary", "frozen_world_primary", "super_earth_primary",
             "alien_ruins_primary", "anomaly_primary")  # fmt: skip
    sites = ("alpha_centauri", "luhman_16", "barnards_star", "wolf_359", "sirius")
    for at in range(colonies):
        scene.tile(sites[at], tiles[at]).base(0, sites[at], "research_base" if at < 3 else "secure")
        scene.colony(sites[at], ids[at])
    scene.run(CloseGame())
    assert scene.money(0) == gained
    assert scene.g.over


@clause("SC-15.6")
def test_late_colonies_pay_before_the_colonies_are_counted() -> None:
    scene = Scene(era="starfarers").tile("wolf_359", "magma_world_primary")
    scene.tile("sirius", "frozen_world_primary").base(0, "wolf_359", "secure")
    scene.base(1, "sirius", "secure").colony("wolf_359", "open_sky").colony("sirius", "last_clause")
    scene.run(CloseGame())
    assert scene.asked() == "choose_late 1"
    scene.play("fulfil starfarers_4")
    assert scene.money(0) == 10 + 11 + 1
    assert scene.money(1) == 10 + 7 + 1
    assert scene.state.discs[3] == 2


@clause("SC-15.6", "SC-4.3")
def test_others_may_play_market_influence_on_a_contract_claimed_at_the_end() -> None:
    scene = Scene(3, "starfarers").hand(0, "market_influence_s")
    scene.tile("sirius", "magma_world_primary").base(1, "sirius", "secure")
    scene.colony("sirius", "charter").run(CloseGame()).play("fulfil starfarers_4")
    assert scene.asked() == "contract_window 0", "only whoever might hold it, and not the claimant"
    scene.play("edge market_influence_s")
    assert scene.money(0) == 10 + 1 - 1, "and 1 less without a colony"
    assert scene.money(1) == 10 + 6 + 1


@clause("SC-15.7")
def test_ties_go_by_colony_value_then_progress_cards_and_then_are_shared() -> None:
    scene = Scene(3, era="starfarers").tile("wolf_359", "magma_world_primary")
    scene.base(0, "wolf_359", "secure").colony("wolf_359", "new_terra").progress(
        1, "zero_g_physiology"
    )
    assert GAME.outcome(scene.g).ranks == (1, 2, 3)
    scene = Scene(2, era="starfarers")
    assert GAME.outcome(scene.g).ranks == (1, 1)
    scene.profit(1, 11)
    assert GAME.outcome(scene.g).ranks == (2, 1)
    scene.run(FinishGame())


@clause("SC-16.4")
def test_an_earlier_end_pays_for_beyond_markers_and_genetics() -> None:
    scene = Scene(last="mariners").wheel(0, 5)
    scene.state.beyond = [1, 0]
    scene.end_era()
    assert scene.g.over
    assert [scene.money(0), scene.money(1)] == [10 + 2 + 5, 10 + 3]
    scene = Scene(era="planeteers", last="planeteers").wheel(0, 5).end_era()
    assert scene.money(0) == 10
    scene = Scene(last="mariners").base(1, "lunar_l4", "spaceport").end_era()
    assert GAME.outcome(scene.g).ranks == (2, 1), "a tie goes to the most bases"

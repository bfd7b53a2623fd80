"""SC-3: the turn, the value of an action, contracts, awards, transport."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import chronicle as log
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene


@clause("SC-3.1", "SC-3.2")
def test_turns_go_clockwise_and_end_with_a_card() -> None:
    scene = Scene(3).hand(0, "cargo_pod").turn(0)
    before = len(scene.state.deck)
    scene.play("act research", "infra 0 0", "done", "draw", "draw")
    assert scene.asked() == "finish_turn 0"
    scene.play("end").let_go()
    assert scene.asked() == "take_action 1"
    assert len(scene.state.deck) == before - 2 - 4 - 1, "two taken, four offers, one drawn"


@clause("SC-3.4")
def test_the_actions_of_an_era_are_announced() -> None:
    scene = Scene().hand(0, "nuclear_thermal_drive", "gene_sequencer", "launch_subsidy").turn(0)
    assert scene.offers() == ["act research", "act move", "act genetics", "act upgrade",
                              "act special"]  # fmt: skip
    assert scene.refused("action:revelation").why.id == "why-not-this-era"
    assert scene.refused("action:colonize").why.id == "why-not-this-era"
    assert scene.refused("action:build").why.id == "why-no-value"
    assert scene.refused("action:produce").why.id == "why-nothing-produces"
    scene = Scene(era="planeteers").hand(0, "unified_field_theory").turn(0)
    assert "act revelation" in scene.offers()
    assert scene.refused("action:colonize").why.id == "why-not-this-era"


@clause("SC-3.6", "SC-3.8")
def test_a_target_is_offered_only_if_all_that_there_is_reaches_it() -> None:
    scene = Scene().hand(0, "nuclear_thermal_drive").turn(0)
    scene.play("act move", "lead 1")
    assert scene.offers() == ["go luna"], "3 of the card and 1 of an HQ: Luna is 4 away"


@clause("SC-3.7", "SC-3.16", "SC-3.18", "SC-3.19", "SC-3.26")
def test_v03_to_v06_time_doubles_or_moves_two_teams() -> None:
    scene = Scene().infra(0, 2, "ion_drive").hand(0, "intercept_m", "cargo_pod", "time")
    scene.team(0, 1, "solar_l4").team(0, 2, "solar_l5")
    scene.base(0, "solar_l4", "spaceport").base(1, "solar_l5", "spaceport").turn(0)
    scene.play("act move", "lead 1", "go phobos", "infra 0 0", "lay intercept_m", "lay cargo_pod")
    scene.play("twice", "done")
    reached = [event.n for event in scene.heard(log.ValueReached)]  # type: ignore[attr-defined]
    assert reached == [1 + 2 + 3 + 1 + 2]
    assert scene.asked() == "choose_team 0"
    scene.play("lead 2", "go luna")
    assert scene.offers() == ["done"], "the base was used already, so its Spaceport serves too"
    scene.play("done")
    reached = [event.n for event in scene.heard(log.ValueReached)]  # type: ignore[attr-defined]
    assert reached == [9, 9]
    assert scene.where(0, 1) == "phobos"
    assert scene.where(0, 2) == "luna"
    assert scene.state.awards == [0, 1], "one award for one base used by one team"


@clause("SC-3.16")
def test_time_doubles_the_total() -> None:
    scene = Scene().infra(0, 2, "ion_drive").hand(0, "intercept_m", "cargo_pod", "time").turn(0)
    scene.play("act move", "lead 1", "go phobos", "infra 0 0", "lay intercept_m", "lay cargo_pod")
    scene.play("double", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 14  # type: ignore[attr-defined]


@clause("SC-3.16")
def test_time_goes_with_move_explore_and_build_only() -> None:
    scene = Scene().hand(0, "venture_funding", "time").turn(0).play("act research")
    assert "double" not in scene.offers()


@clause("SC-3.9")
def test_who_cannot_act_skips_the_step_without_passing() -> None:
    cards = ["heavy_lifter"] * 3 + ["construction_bots"] * 2 + ["cargo_pod"] * 3
    scene = Scene().hand(0, *cards)
    scene.team(0, 1, "asteroid_belt").team(0, 2, "asteroid_belt").turn(0)
    assert scene.offers() == ["pass"], "eight cards forbid research, the teams are beyond"
    scene.play("pass")
    assert scene.heard(log.CannotAct)
    assert scene.state.passed == 0
    assert scene.asked() == "finish_turn 0"


@clause("SC-3.9")
def test_while_the_deck_lasts_one_must_act() -> None:
    scene = Scene().turn(0)
    assert scene.refused("pass").why.id == "why-must-act"


@clause("SC-3.10", "SC-3.11", "SC-3.25", "SC-3.27")
def test_the_infra_of_one_hq_adds_up_and_an_opponents_earns_an_award() -> None:
    scene = Scene().infra(1, 2, "ion_drive").infra(1, 3, "solar_sail").hand(0, "cargo_pod")
    scene.turn(0).play("act move", "lead 1", "go sisyphus", "infra 1 0")
    assert "infra 0 0" not in scene.offers(), "one HQ only"
    scene.play("lay cargo_pod", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 1 + 2 + 2 + 1  # type: ignore[attr-defined]
    assert scene.asked() == "take_award 1"
    held = len(scene.corp(1).hand)
    scene.play("draw")
    assert len(scene.corp(1).hand) == held + 1


@clause("SC-3.27")
def test_an_award_may_be_declined() -> None:
    scene = Scene().hand(0, "ion_drive", "cargo_pod").turn(0)
    scene.play("act move", "lead 1", "go luna", "infra 1 0", "lay ion_drive", "lay cargo_pod")
    scene.play("done", "pass")
    assert scene.corp(1).hand.cards == ()


@clause("SC-3.12", "SC-6.8")
def test_infra_of_opponents_is_closed_once_the_era_is_ending() -> None:
    scene = Scene().hand(0, "ion_drive", "heavy_lifter").draw_out().turn(0)
    scene.play("act move", "lead 1", "go luna")
    assert "infra 0 0" in scene.offers()
    assert "infra 1 0" not in scene.offers()
    assert scene.refused("hq:1").why.id == "why-infra-closed"


@clause("SC-3.14", "SC-1.13")
def test_v01_v02_only_the_chosen_type_of_a_card_counts() -> None:
    scene = Scene().infra(0, 2, "solar_sail").hand(0, "intercept_m", "cargo_pod", "venture_funding")
    scene.turn(0).play("act move", "lead 1", "go sisyphus", "infra 0 0")
    assert scene.refused("hand:venture_funding").why.id == "why-no-match"
    scene.play("lay intercept_m", "lay cargo_pod", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 7, "Infra 1 and 2, cards 3 and 1"  # type: ignore[attr-defined]


@clause("SC-3.20", "SC-5.4.4")
def test_an_opponents_base_may_be_used_or_ignored() -> None:
    scene = Scene().infra(0, 2, "ion_drive").hand(0, "intercept_m", "cargo_pod")
    scene.team(0, 1, "solar_l4").base(1, "solar_l4", "spaceport").base(0, "luna", "research_base")
    scene.turn(0).play("act move", "lead 1", "go luna", "infra 0 0", "lay intercept_m")
    assert "rent solar_l4 spaceport" in scene.offers()
    assert "done" in scene.offers(), "without the Spaceport too"
    scene.play("done")
    assert scene.state.awards == [0, 0]


@clause("SC-3.20")
def test_bases_of_opponents_cannot_be_used_once_the_era_is_ending() -> None:
    scene = Scene().infra(0, 2, "ion_drive").hand(0, "intercept_m", "mass_driver")
    scene.team(0, 1, "solar_l4").base(1, "solar_l4", "spaceport").draw_out().turn(0)
    scene.play("act move", "lead 1")
    assert scene.offers() == ["go earth"], "only towards a base of one's own"


@clause("SC-3.21", "SC-3.22", "SC-3.23")
def test_v07_the_third_base_off_the_lagrange_points_fulfils_row_three() -> None:
    scene = Scene().base(0, "luna", "research_base").base(0, "eros", "research_base")
    scene.tile("sisyphus", "subsurface_ice_m1").team(0, 1, "sisyphus")
    scene.tile("luna", "abundant_ores_m1").tile("eros", "exotic_elements_m1")
    scene.hand(0, "construction_bots").turn(0)
    scene.play("act build", "lead 1", "raise industrial")
    scene.play("lay construction_bots", "done")
    assert scene.offers() == ["pass", "fulfil mariners_3"]
    scene.play("fulfil mariners_3")
    assert scene.money(0) == 12
    assert scene.state.discs[2] == 0
    scene.finish()
    scene.play("act research", "infra 1 0", "done", "draw", "pass")
    assert "fulfil mariners_3" not in scene.offers()


@clause("SC-3.23")
def test_only_the_active_player_claims_and_need_not() -> None:
    scene = Scene().infra(0, 1, "ion_drive").infra(0, 2, "fabricator_3d").infra(0, 3, "solar_sail")
    scene.turn(1).play("act research", "infra 1 0", "done", "draw", "pass")
    assert scene.asked() == "finish_turn 1"
    scene.play("end").let_go().play("act research", "infra 0 0", "done", "draw", "pass")
    assert scene.offers() == ["pass", "fulfil mariners_7"]
    scene.play("pass")
    assert scene.state.discs[6] == -1


@clause("SC-3.24")
def test_legacy_production_does_not_count_for_contracts() -> None:
    scene = Scene(era="planeteers")
    for site in ("ceres", "vesta", "pallas"):
        scene.base(0, site, "research_base")
    scene.tile("ceres", "metallic_core_p1").tile("vesta", "water_ice_p1")
    scene.tile("pallas", "abundant_ores_p1")
    scene.corp(0).legacy = ("exotic_elements_m1", "refinery")
    scene.corp(0).supply[4] -= 1
    s = scene.state
    faces = [card.face for card in s.stacks[0].cards]
    assert faces
    scene.turn(0).play("act research", "infra 0 0", "done", "draw", "pass")
    assert "fulfil planeteers_2" not in (scene.offers() if scene.asked() else [])


@clause("SC-3.28", "SC-3.29")
def test_a_team_is_transported_between_own_bases_one_of_them_a_spaceport() -> None:
    scene = Scene().base(0, "lunar_l4", "spaceport").base(0, "luna", "research_base")
    scene.team(0, 1, "luna").team(0, 2, "earth").hand(0, "venture_funding").turn(0)
    scene.play("act research", "infra 0 0", "done", "draw", "pass")
    assert scene.offers() == [
        "pass", "transport 1 lunar_l4", "transport 2 lunar_l4",
    ]  # fmt: skip
    scene.play("transport 2 lunar_l4")
    assert scene.where(0, 2) == "lunar_l4"
    assert scene.asked() == "finish_turn 0", "one team only"


@clause("SC-3.28")
def test_the_team_that_acted_is_not_transported() -> None:
    scene = Scene().base(0, "lunar_l4", "spaceport").hand(0, "ion_drive", "heavy_lifter")
    scene.team(0, 2, None).turn(0)
    scene.play("act move", "lead 1", "go lunar_l4", "infra 0 0", "lay ion_drive",
               "lay heavy_lifter", "done")  # fmt: skip
    assert scene.asked() == "finish_turn 0"


@clause("SC-3.29", "SC-14.4")
def test_transport_among_the_stars_leads_onto_the_track() -> None:
    scene = Scene(era="starfarers").tile("wolf_359", "frozen_world_primary")
    scene.base(0, "wolf_359", "spaceport").hand(0).turn(0)
    scene.play("act research", "infra 0 0", "done", "draw", "pass", "transport 1 wolf_359")
    assert scene.corp(0).teams[0].track == 3
    scene.again(0).play("act research", "infra 0 0", "done", "draw", "pass")
    assert "transport 1 sol" not in scene.offers(), "nobody is transported from a track"


@clause("SC-3.30", "SC-3.31")
def test_played_cards_are_discarded_and_offers_refilled() -> None:
    scene = Scene().hand(0, "venture_funding").display("ion_drive", "", "hack_m").turn(0)
    scene.play("act research", "lay venture_funding", "done", "take 1", "pass", "end")
    s = scene.state
    assert s.discard == ("venture_funding",)
    assert all(s.offers)
    assert s.offers[2] == "hack_m"


@clause("SC-3.30")
def test_time_cards_are_laid_apart() -> None:
    scene = Scene().hand(0, "ion_drive", "time").turn(0)
    scene.play("act move", "lead 1", "go luna", "lay ion_drive", "double", "done", "end")
    assert scene.state.timed == 1
    assert scene.state.discard == ("ion_drive",)


@clause("SC-3.32", "SC-3.33")
@pytest.mark.parametrize(("held", "after"), [(3, 4), (4, 5), (5, 5)])
def test_a_card_is_drawn_with_four_or_fewer(held: int, after: int) -> None:
    cards = ["heavy_lifter"] * 3 + ["ore_processor", "mass_driver"]
    scene = Scene().hand(0, *cards[:held], "launch_subsidy").turn(0)
    scene.play("act special", "special launch_subsidy", "end")
    assert len(scene.corp(0).hand) == after


@clause("SC-2.15")
def test_nobody_gets_an_award_for_the_start_base() -> None:
    scene = Scene(4).hand(0, "ion_drive", "heavy_lifter").turn(0)
    scene.play("act move", "lead 1", "go luna", "lay ion_drive", "lay heavy_lifter", "done")
    assert scene.state.awards == [0, 0, 0, 0]


@clause("SC-1.14")
def test_a_forced_loss_takes_what_is_there() -> None:
    scene = Scene().profit(1, 1).tile("luna", "subsurface_ice_m1")
    scene.state.era = 0
    from orrery.games.spacecorp.goods import lose

    lose(scene.g, 1, 2, "microbes")
    assert scene.money(1) == 0

"""SC-8 to 12: radiation, far travel, spending profit, progress cards, bases and contracts."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp.contracts import reward_of
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene

C = GAME.content()


def outer(players: int = 2) -> Scene:
    return Scene(players, era="planeteers")


# --- 8 Radiation ---------------------------------------------------------------------------------


@clause("SC-8.1", "SC-8.5")
def test_moves_from_the_start_are_shielded_builds_far_out_are_not() -> None:
    assert [r.id for r in C.regions.values() if r.era == "planeteers" and not r.radiation] == [
        "p1", "p2",
    ]  # fmt: skip
    assert all(r.radiation for r in C.regions.values() if r.era == "starfarers")
    scene = outer().hand(0, "antimatter_catalysed_drive").turn(0)
    scene.play("act move", "lead 1", "go callisto", "infra 0 0", "lay antimatter_catalysed_drive",
               "done")  # fmt: skip
    assert scene.money(0) == 10


@clause("SC-8.7", "SC-8.8")
def test_an_unshielded_build_in_a_radiation_zone_costs_two() -> None:
    scene = outer().team(0, 1, "dione").tile("dione", "exotic_elements_p2")
    scene.hand(0, "self_replicating_builders", "robotic_miner").turn(0)
    scene.play("act build", "lead 1", "raise refinery", "lay self_replicating_builders")
    scene.play("lay robotic_miner", "done")
    assert scene.money(0) == 8


@clause("SC-8.7")
def test_who_cannot_pay_the_penalty_cannot_act() -> None:
    scene = outer().team(0, 1, "dione").tile("dione", "exotic_elements_p2").profit(0, 1)
    scene.hand(0, "self_replicating_builders", "robotic_miner").turn(0)
    assert scene.refused("action:build").why.id == "why-no-target"


@clause("SC-8.2", "SC-8.3")
def test_v25_one_shielded_value_shields_the_whole_action() -> None:
    scene = outer().team(0, 1, "dione").tile("dione", "water_ice_p2").profit(0, 0)
    scene.infra(0, 2, "nano_assemblers").hand(0, "radiation_vault", "grown_mesh").turn(0)
    scene.play("act build", "lead 1", "raise research_base")
    assert "lay radiation_vault" not in scene.offers(), "it has a shielded value only"
    scene.play("lay_shielded radiation_vault")
    assert {"lay grown_mesh", "lay_shielded grown_mesh"} <= {*scene.offers()}
    scene.play("lay grown_mesh", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 4  # type: ignore[attr-defined]
    assert scene.heard(log.Shielded)


@clause("SC-8.2", "SC-8.3", "SC-3.10")
def test_infra_may_count_its_shielded_value() -> None:
    scene = outer().team(0, 1, "europa").team(0, 2, None).infra(0, 1, "fusion_drive").profit(0, 0)
    scene.tile("europa", "exotic_matter_p3").base(0, "europa", "refinery")
    scene.hand(0, "cycler_convoy").turn(0).play("act move", "lead 1", "go callisto")
    assert "infra 0 0" not in scene.offers(), "plain it could not be paid for"
    scene.play("infra 0 1", "done")
    assert scene.money(0) == 0


@clause("SC-8.4")
def test_a_shield_factory_shields_its_region_an_opponents_for_an_award() -> None:
    for owner, rented in ((0, False), (1, True)):
        scene = outer().team(0, 1, "dione").tile("dione", "exotic_elements_p2").profit(0, 0)
        scene.tile("rhea", "water_ice_p2").base(owner, "rhea", "shield_factory")
        scene.hand(0, "self_replicating_builders", "robotic_miner").turn(0)
        scene.play("act build", "lead 1", "raise refinery", "lay self_replicating_builders")
        scene.play("lay robotic_miner")
        if rented:
            assert "done" not in scene.offers()
            scene.play("rent rhea shield_factory")
        scene.play("done")
        assert scene.money(0) == 0
        assert scene.state.awards == [0, int(rented)]


@clause("SC-12.3")
def test_building_a_shield_factory_is_shielded() -> None:
    scene = outer().team(0, 1, "dione").tile("dione", "water_ice_p2").profit(0, 0)
    scene.hand(0, "self_replicating_builders").turn(0).play("act build", "lead 1")
    assert scene.offers() == ["raise shield_factory"], "no other could be paid for"
    scene.play("raise shield_factory", "lay self_replicating_builders", "done")
    assert scene.bases("dione") == ("shield_factory",)


@clause("SC-8.6")
def test_sol_is_no_shield_factory() -> None:
    scene = Scene(era="starfarers").hand(0, "ramscoop", "warp_sail").turn(0)
    scene.play("act move", "lead 1", "go alpha_centauri", "infra 0 0", "lay ramscoop",
               "lay warp_sail", "done")  # fmt: skip
    assert scene.money(0) == 7


# --- 9, 10 ---------------------------------------------------------------------------------------


@clause("SC-9.1")
def test_v26_transit_is_added_at_the_ends_not_on_the_way() -> None:
    map = C.charts[1]
    number = map.number
    assert map.distance(number["iapetus"], number["umbriel"]) == 12
    assert map.distance(number["europa"], number["umbriel"]) == 1 + 3 + 4 + 1


@clause("SC-9.3")
def test_the_oort_cloud_takes_teams_and_gives_markers() -> None:
    scene = outer().team(0, 1, "charon").base(0, "charon", "research_base")
    scene.tile("charon", "alien_outpost_p3").hand(0, "antimatter_catalysed_drive").turn(0)
    scene.play("act move", "lead 1", "go oort_cloud", "infra 0 0", "lay antimatter_catalysed_drive")
    scene.play("done")
    assert scene.state.beyond == [0, -1]


@clause("SC-10.1", "SC-10.2")
def test_v27_profit_makes_up_for_missing_points() -> None:
    scene = outer().team(0, 2, None).hand(0, "antimatter_catalysed_drive").turn(0)
    scene.play("act move", "lead 1", "go dione", "lay antimatter_catalysed_drive", "infra 0 0")
    assert "done" not in scene.offers()
    assert [o for o in scene.offers() if o.startswith("spend")] == ["spend 2"]
    scene.play("spend 2")
    assert scene.where(0, 1) == "dione"
    assert scene.money(0) == 8


@clause("SC-10.1")
def test_v28_fewer_points_are_bought_than_are_there_and_three_at_most() -> None:
    scene = outer().team(0, 1, "europa").hand(0, "quantum_computing", "habitat_module").turn(0)
    scene.play("act explore", "lead 1", "lay habitat_module", "lay quantum_computing")
    assert [o for o in scene.offers() if o.startswith("spend")] == ["spend 1"]
    scene = outer().team(0, 1, "europa").hand(0, "quantum_computing", "habitat_module").turn(0)
    scene.play("act explore", "lead 1", "lay habitat_module")
    assert not [o for o in scene.offers() if o.startswith("spend")], "1 buys nothing"


@clause("SC-10.3")
def test_profit_is_spent_once_for_both_teams() -> None:
    scene = outer().hand(0, "antimatter_catalysed_drive", "time").turn(0)
    scene.play("act move", "lead 1", "go callisto", "lay antimatter_catalysed_drive", "twice")
    assert [o for o in scene.offers() if o.startswith("spend")] == ["spend 1", "spend 2", "spend 3"]
    scene.play("spend 3", "lead 2")
    assert "go io" in scene.offers(), "the bought points count again"
    scene.play("go io", "done")
    assert scene.money(0) == 7


# --- 11 Progress ---------------------------------------------------------------------------------


@clause("SC-11.1", "SC-11.2", "SC-11.5", "SC-11.8")
def test_v31_v49_a_full_circle_brings_a_card() -> None:
    assert C.settings.wheel == 4
    scene = outer().wheel(0, 0, 3).hand(0, "deep_space_array").turn(0)
    scene.play("act revelation", "lay deep_space_array", "done", "learn probe_network")
    assert scene.money(0) == 12
    assert scene.corp(0).revelation == 5
    scene = outer().wheel(0, 3).hand(0, "gene_tailoring", "cryobot").turn(0)
    scene.play("act genetics", "lay gene_tailoring", "lay cryobot", "done")
    scene.play("learn zero_g_physiology")
    assert scene.corp(0).genetics == 6, "one card, two past the top"
    assert scene.money(0) == 11


@clause("SC-11.3", "SC-11.4", "SC-11.7")
def test_v29_v30_what_may_be_chosen() -> None:
    scene = Scene(era="starfarers").wheel(0, 3, 3).progress(0, "probe_network")
    scene.hand(0, "reality_engine").turn(0)
    scene.play("act revelation", "lay reality_engine", "done")
    assert "learn probe_network" not in scene.offers()
    assert scene.refused("progress:probe_network").why.id == "why-owned"
    assert scene.refused("progress:quantum_communication").why.id == "why-needs-more"
    scene.play("learn faster_than_light_drive")
    scene.again(0)
    scene.hand(0, "evo_accelerators").state.stack = []
    scene.turn(0).play("act genetics", "lay evo_accelerators", "done")
    assert "learn star_children" in scene.offers(), "two Breakthroughs are there now"


@clause("SC-11.3")
def test_star_children_need_two_breakthroughs() -> None:
    scene = Scene(era="starfarers").wheel(0, 3).progress(0, "probe_network")
    scene.hand(0, "evo_accelerators").turn(0)
    scene.play("act genetics", "lay evo_accelerators", "done")
    assert scene.refused("progress:star_children").why.id == "why-needs-more"


@clause("SC-11.7")
def test_without_a_card_to_choose_the_award_is_lost() -> None:
    scene = outer().wheel(0, 0, 3).hand(0, "deep_space_array")
    s = scene.state
    for id in ("probe_network", "fusion_economy", "molecular_assembly"):
        scene.progress(0, id)
    assert s.progress
    scene.turn(0).play("act revelation", "lay deep_space_array", "done")
    assert scene.heard(log.NothingToLearn)


@clause("SC-11.7")
def test_several_circles_bring_several_cards_genetics_first() -> None:
    scene = (
        outer().wheel(0, 3, 3).team(0, 1, "europa").hand(0, "deep_scanner").top("alien_outpost_p3")
    )
    scene.turn(0).play("act explore", "lead 1", "lay deep_scanner", "done")
    assert scene.asked() == "choose_progress 0"
    assert "learn probe_network" in scene.offers()
    cards = ["gene_tailoring", *["cryobot"] * 2, *["exo_dna_decoder"] * 2, "hostile_microbes_p"]
    scene = outer().wheel(0, 0).hand(0, *cards).turn(0)
    scene.play("act genetics", *[f"lay {card}" for card in cards], "done")
    scene.play("learn sensory_focus")
    assert scene.corp(0).genetics == 7


@clause("SC-11.6", "SC-11.4")
def test_v32_v48_progress_cards_serve_their_owner_only() -> None:
    for owner, value in ((0, 6), (1, 3)):
        scene = outer().progress(owner, "probe_network").team(0, 1, "europa")
        scene.hand(0, "deep_scanner").turn(0)
        scene.play("act explore", "lead 1", "lay deep_scanner", "done")
        (event,) = scene.heard(log.ValueReached)
        assert event.n == value  # type: ignore[attr-defined]


@clause("SC-11.4")
@pytest.mark.parametrize(
    ("card", "action", "cards", "value"),
    [
        ("sensory_focus", "explore", ("deep_scanner",), 5),
        ("zero_g_physiology", "move", ("antimatter_catalysed_drive",), 6),
        ("molecular_assembly", "build", ("self_replicating_builders",), 6),
    ],
)
def test_progress_cards_add_to_values(
    card: str, action: str, cards: tuple[str, ...], value: int
) -> None:
    scene = outer().progress(0, card).team(0, 1, "ceres").hand(0, *cards)
    if action == "build":
        scene.tile("ceres", "metallic_core_p1")
    scene.turn(0).play(f"act {action}", "lead 1")
    if action == "move":
        scene.play("go inner_solar_system")
    if action == "build":
        scene.play("raise refinery")
    scene.play(*[f"lay {c}" for c in cards], "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == value  # type: ignore[attr-defined]


@clause("SC-11.4")
def test_the_other_lasting_effects() -> None:
    scene = outer().progress(0, "fusion_economy").tile("ceres", "metallic_core_p1")
    scene.base(0, "ceres", "refinery").hand(0, "ice_refinery").turn(0)
    scene.play("act produce", "lay ice_refinery", "done")
    assert scene.money(0) == 14
    scene = outer().progress(0, "radiation_tolerance").team(0, 1, "dione").profit(0, 0)
    scene.tile("dione", "water_ice_p2").hand(0, "self_replicating_builders").turn(0)
    scene.play(
        "act build", "lead 1", "raise research_base", "lay self_replicating_builders", "done"
    )
    assert scene.money(0) == 0
    scene = outer().progress(0, "cooperative_empathy").infra(0, 1, "plasma_drive")
    scene.infra(1, 1, "fusion_drive").hand(0).turn(0).play("act move", "lead 1", "go callisto")
    scene.play("infra 0 0", "infra 1 0", "done")
    assert scene.state.awards == [0, 1]
    scene = outer().progress(0, "extended_longevity").hand(0, *["nano_assemblers"] * 2,
        *["deep_scanner"] * 2, *["cryobot"] * 2, "treasury_bonds").turn(0)  # fmt: skip
    scene.play("act special", "special treasury_bonds", "end")
    assert len(scene.corp(0).hand) == 7
    scene = outer().progress(0, "zero_g_physiology").hand(0, "antimatter_catalysed_drive").turn(0)
    scene.play("act move", "lead 1", "go io", "lay antimatter_catalysed_drive", "done")
    assert scene.where(0, 1) == "io", "6 without gravity, 5 and 1"
    scene = Scene(era="starfarers").progress(0, "accelerated_generations")
    scene.hand(0, "evo_accelerators", "clone_forge").turn(0)
    scene.play("act genetics", "lay evo_accelerators", "lay clone_forge", "done")
    assert scene.corp(0).genetics == 2 + 5
    scene = Scene(era="starfarers").progress(0, "collective_mind").turn(0)
    scene.play("act research", "done")
    assert scene.g.question.left == 2  # type: ignore[union-attr]


# --- 12 Bases and contracts ----------------------------------------------------------------------


@clause("SC-12.1", "SC-12.2", "SC-14.19")
def test_v24_unfulfilled_contracts_raise_the_rewards_of_their_row() -> None:
    scene = outer()
    contract = C.rows[1][0]
    assert reward_of(scene.g, contract) == 3
    scene.state.discs[0] = -1
    assert reward_of(scene.g, contract) == 5
    stars = Scene(era="starfarers")
    for disc, reward in ((-1, 2 + 3 + 5), (0, 3 + 5), (1, 5)):
        stars.state.discs[0] = disc
        assert reward_of(stars.g, C.rows[2][0]) == reward


@clause("SC-12.3", "SC-12.4")
def test_exploiter_and_secure_pay_when_they_are_built() -> None:
    scene = outer(3).team(0, 1, "dione").tile("dione", "exotic_elements_p2")
    scene.tile("rhea", "water_ice_p2").base(1, "rhea", "research_base")
    scene.tile("titan", "cryovolcanoes_p3").base(2, "titan", "attraction")
    scene.hand(0, "self_replicating_builders", "robotic_miner").profit(0, 10).turn(0)
    assert scene.violations() == []
    scene.play("act build", "lead 1")
    assert {"raise exploiter", "raise secure", "raise spaceport"} <= {*scene.offers()}
    twin = scene.g.clone()
    scene.play("raise secure", "lay self_replicating_builders", "lay robotic_miner", "done")
    assert scene.money(0) == 10 - 2 + 2
    scene.g = twin
    scene.g.heard = []
    scene.play("raise exploiter", "lay self_replicating_builders", "lay robotic_miner", "done")
    assert scene.money(0) == 10 - 2 + 2
    scene.hand(0, "ice_refinery").state.stack = []
    scene.turn(0)
    assert scene.refused("action:produce").why.id == "why-nothing-produces", "its P# is void"


@clause("SC-12.3")
def test_a_second_secure_base_in_the_region_gains_nothing() -> None:
    scene = outer().team(0, 1, "dione").tile("dione", "exotic_elements_p2")
    scene.tile("rhea", "water_ice_p2").base(1, "rhea", "secure")
    scene.hand(0, "self_replicating_builders", "robotic_miner").turn(0)
    scene.play("act build", "lead 1", "raise secure", "lay self_replicating_builders")
    scene.play("lay robotic_miner", "done")
    assert scene.money(0) == 8


@clause("SC-12.3", "SC-3.16", "SC-3.18")
@pytest.mark.parametrize(("base", "lost"), [("shield_factory", 0), ("research_base", 4)])
def test_the_action_in_which_a_shield_factory_is_built_is_shielded_for_both_teams(
    base: str, lost: int
) -> None:
    scene = outer().team(0, 1, "dione").tile("dione", "water_ice_p2")
    scene.team(0, 2, "europa").tile("europa", "exotic_matter_p3")
    cards = ("self_replicating_builders", "nano_assemblers")
    scene.hand(0, *cards, "time").turn(0).play("act build", "lead 1", f"raise {base}", "twice")
    scene.play(*[f"lay {card}" for card in cards], "done")
    while scene.asked() == "choose_study 0":
        scene.play("done")
    scene.play("lead 2", "raise refinery", "done")
    assert scene.bases("europa") == ("refinery",)
    assert scene.money(0) == 10 - lost


@clause("SC-3.19", "SC-3.16")
def test_the_second_team_may_owe_its_action_to_the_first() -> None:
    scene = outer().profit(0, 0).team(0, 1, "ceres").team(0, 2, "dione")
    scene.tile("ceres", "water_ice_p1").tile("dione", "volatile_ices_p2")
    scene.base(1, "rhea", "research_base").tile("rhea", "water_ice_p2")
    scene.hand(0, "nano_assemblers", "robotic_miner", "time").turn(0)
    scene.play("act build", "lead 1", "raise secure")
    assert "twice" in scene.offers(), "whatever the other team could do now"
    scene = outer().team(0, 1, "ceres").team(0, 2, None).hand(0, "deep_scanner", "time").turn(0)
    scene.play("act explore", "lead 1")
    assert "twice" not in scene.offers(), "nobody is there to be the second"
    scene = outer().profit(0, 0).team(0, 1, "io").team(0, 2, "dione")
    scene.top("metal_deposits_p2").tile("dione", "exotic_elements_p2")
    scene.hand(0, "deep_scanner", "time").turn(0).play("act explore", "lead 1", "twice")
    scene.play("lay deep_scanner", "done")
    assert scene.asked() == "finish_turn 0", "and if it cannot, nothing happens"


@clause("SC-10.1", "SC-10.3")
def test_points_bought_stay_fewer_than_the_second_teams_own_value() -> None:
    scene = outer().team(0, 1, "ceres").tile("ceres", "metallic_core_p1")
    scene.base(0, "ceres", "spaceport").hand(0, "cycler_convoy", "time").turn(0)
    scene.play("act move", "lead 1", "go rhea", "lay cycler_convoy", "twice", "spend 3")
    assert scene.where(0, 1) == "rhea", "6 and 3 are 9"
    scene.play("lead 2")
    assert "go ceres" in scene.offers(), "4 of 5"
    assert "go callisto" not in scene.offers(), "3 and 2, not 3 and 3: 6 is too far"


@clause("SC-4.3")
def test_divert_halves_what_the_tiles_gave() -> None:
    scene = outer().progress(0, "fusion_economy").hand(0, "ice_refinery").hand(1, "divert_p")
    scene.tile("dione", "metal_deposits_p2").base(0, "dione", "refinery").turn(0)
    scene.play("act produce", "lay ice_refinery", "done", "edge divert_p")
    assert scene.money(0) == 10 + 3 + 2
    assert scene.money(1) == 10 + 2, "half of 3, not of 5"


@clause("SC-12.3")
def test_a_spaceport_doubles_move_cards_but_not_intrinsic_values() -> None:
    scene = outer().team(0, 1, "ceres").tile("ceres", "metallic_core_p1")
    scene.base(0, "ceres", "spaceport").infra(0, 2, "magnetic_sail").hand(0, "cycler_convoy").turn(
        0
    )
    scene.play("act move", "lead 1", "go dione", "infra 0 0", "lay cycler_convoy", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 2 + 2 * 3 + 2 * 3  # type: ignore[attr-defined]
    scene = outer().team(0, 1, "io").tile("io", "metal_deposits_p2").hand(0, "habitat_module")
    scene.infra(0, 2, "nano_assemblers").infra(0, 3, "grown_mesh").turn(0).play(
        "act build", "lead 1"
    )
    assert "raise spaceport" not in scene.offers(), "Io has gravity"

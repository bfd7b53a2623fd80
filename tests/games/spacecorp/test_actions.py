"""SC-5: the actions of all eras."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import chronicle as log
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene

MARS, OUTER, STARS = GAME.content().charts


def far(map: object, a: str, b: str) -> int:
    number = map.number  # type: ignore[attr-defined]
    return int(map.distance(number[a], number[b]))  # type: ignore[attr-defined]


# --- 5.1 Research --------------------------------------------------------------------------------


@clause("SC-5.1.1", "SC-5.1.3")
def test_v09_v10_research_with_seven_cards_and_not_with_eight() -> None:
    cards = ["venture_funding"] * 2 + ["heavy_lifter"] * 3 + ["mass_driver", "ion_drive"]
    scene = Scene().hand(0, *cards).turn(0)
    scene.play("act research", "infra 0 0", "lay venture_funding", "lay venture_funding", "done")
    scene.play(*["draw"] * 6)
    assert len(scene.corp(0).hand) == 11
    assert scene.asked() == "finish_turn 0"
    scene.play("end").let_go()
    scene.state.stack = []
    scene.turn(0).let_go()
    assert scene.refused("action:research").why.id == "why-full-hand"


@clause("SC-5.1.2", "SC-5.1.4")
def test_cards_are_taken_one_at_a_time_and_offers_stay_empty() -> None:
    scene = Scene().display("ion_drive", "hack_m").turn(0)
    scene.play("act research", "infra 0 0", "done")
    assert scene.offers() == ["draw", "take 1", "take 2"], "one card at least"
    scene.play("take 2")
    assert scene.offers() == ["pass", "draw", "take 1"]
    assert scene.refused("offer:2").why.id == "why-no-offer"
    scene.play("pass")
    assert scene.holds(0) == ["hack_m"]


# --- 5.2 Move ------------------------------------------------------------------------------------


@clause("SC-5.2.1", "SC-5.2.3", "SC-5.2.4", "SC-5.2.6")
@pytest.mark.parametrize(
    ("a", "b", "n"),
    [
        ("luna", "sisyphus", 4),
        ("earth", "luna", 4),
        ("luna", "earth", 4),
        ("north_mars", "south_mars", 3),
        ("earth", "asteroid_belt", 10),
        ("phobos", "deimos", 2),
    ],
)
def test_v12_to_v15_distances_of_the_book(a: str, b: str, n: int) -> None:
    assert far(MARS, a, b) == n


@clause("SC-5.2.4")
def test_v12_regions_lie_as_far_apart_as_their_borders_cost() -> None:
    assert MARS.edges["m6"]["m7"] == MARS.edges["m7"]["m6"] == 3
    assert far(MARS, "halleys_comet", "phobos") == 3 + 2


@clause("SC-5.2.2")
def test_a_move_needs_a_base_at_one_end() -> None:
    scene = Scene().team(0, 1, "luna").team(0, 2, None).hand(0, "intercept_m", "mass_driver")
    scene.base(1, "lunar_l5", "spaceport").turn(0).play("act move", "lead 1")
    assert scene.offers() == ["go earth", "go lunar_l5"]
    assert scene.refused("site:lunar_l4").why.id == "why-no-base"
    scene.play("go lunar_l5")
    assert scene.asked() == "pay_value 0", "only one base can meet the requirement"
    scene.play("lay intercept_m", "done")
    assert scene.state.awards == [0, 1]


@clause("SC-5.2.2", "SC-3.20")
def test_whose_base_meets_the_requirement_is_chosen() -> None:
    scene = Scene(3).team(0, 1, "luna").team(0, 2, None).hand(0, "intercept_m", "mass_driver")
    scene.tile("luna", "exotic_elements_m1").base(2, "luna", "refinery")
    scene.base(1, "lunar_l5", "spaceport").turn(0).play("act move", "lead 1", "go lunar_l5")
    assert scene.offers() == ["rent luna refinery", "rent lunar_l5 spaceport"]
    scene.play("rent luna refinery", "lay intercept_m", "done")
    assert scene.state.awards == [0, 0, 1]


@clause("SC-5.2.7")
def test_teams_share_sites() -> None:
    scene = Scene().team(1, 1, "luna").hand(0, "nuclear_thermal_drive").turn(0)
    scene.play("act move", "lead 1", "go luna", "infra 0 0", "lay nuclear_thermal_drive", "done")
    assert scene.where(0, 1) == scene.where(1, 1) == "luna"


@clause("SC-5.2.8")
def test_the_first_two_teams_on_the_belt_take_the_beyond_markers() -> None:
    cards = ("mass_driver", "intercept_m", "time")
    scene = Scene().infra(0, 1, "nuclear_thermal_drive").hand(0, *cards).turn(0)
    scene.play("act move", "lead 1", "go asteroid_belt", "infra 0 0", "lay mass_driver",
               "lay intercept_m", "double", "done")  # fmt: skip
    assert scene.state.beyond == [0, -1]
    scene.finish().state.stack = []
    scene.hand(0, "mass_driver", "intercept_m", "heavy_lifter", "time").turn(0)
    scene.play("act move")
    assert scene.offers() == ["lead 2"]
    assert scene.refused("team:0:1").why.id == "why-cannot-act-there"
    scene.play("lead 2", "go asteroid_belt", "infra 0 0", "lay mass_driver", "lay intercept_m",
               "double", "done")  # fmt: skip
    assert scene.state.beyond == [0, 0]


# --- 5.3 Explore ---------------------------------------------------------------------------------


@clause("SC-5.3.1", "SC-5.3.2", "SC-5.3.3", "SC-5.3.7")
def test_v16_v17_exploring_luna() -> None:
    scene = Scene().team(0, 1, "luna").hand(0, "science_module").top("subsurface_ice_m1").turn(0)
    scene.play("act explore", "lead 1", "lay science_module", "done")
    assert scene.state.tiles[scene.site("luna")] == ("subsurface_ice_m1",)
    assert scene.money(0) == 11
    assert scene.corp(0).teams[0].claim
    south = MARS.sites[MARS.number["south_mars"]]
    assert (south.explore, south.build) == (2, 6)
    assert MARS.sites[MARS.number["lunar_l4"]].explore is None


@clause("SC-5.3.1")
def test_lagrange_points_and_explored_sites_are_not_explored() -> None:
    scene = Scene().team(0, 1, "lunar_l4").team(0, 2, "luna").tile("luna", "abundant_ores_m1")
    scene.hand(0, "science_module").turn(0)
    assert scene.refused("action:explore").why.id == "why-no-target"


@clause("SC-5.3.3", "SC-5.6.1")
def test_tiles_advance_the_cubes() -> None:
    scene = Scene().team(0, 1, "south_mars").hand(0, "prospector_rover")
    scene.top("water_and_exo_microbes_m2").turn(0)
    scene.play("act explore", "lead 1", "lay prospector_rover", "done")
    assert scene.money(0) == 12
    assert scene.corp(0).genetics == 1


@clause("SC-5.3.6")
def test_a_tile_that_sends_to_another_stack_makes_way() -> None:
    scene = Scene().team(0, 1, "luna").hand(0, "science_module")
    scene.top("deep_anomaly_m1", "buried_glaciers_m2").turn(0)
    scene.play("act explore", "lead 1", "lay science_module", "done")
    assert scene.state.tiles[scene.site("luna")] == ("buried_glaciers_m2",)
    assert scene.state.tile_discard == ("deep_anomaly_m1",)


@clause("SC-5.3.9")
def test_a_site_whose_stack_is_empty_cannot_be_explored() -> None:
    scene = Scene().team(0, 1, "luna").hand(0, "science_module")
    s = scene.state
    s.tile_discard = tuple(card.face for card in s.stacks[0].cards)
    s.stacks[0] = s.stacks[0].split(6)[1]
    scene.turn(0)
    assert scene.refused("action:explore").why.id == "why-no-target"


# --- 5.4 Build -----------------------------------------------------------------------------------


@clause("SC-5.3.8", "SC-5.4.1", "SC-5.4.3", "SC-5.3.4")
def test_v18_building_on_a_claim_pays_the_claimant() -> None:
    scene = Scene().team(1, 1, "luna", claim=True).team(0, 1, "luna")
    scene.tile("luna", "subsurface_ice_m1").hand(0, "cargo_pod").display("ion_drive").turn(0)
    scene.play("act build", "lead 1")
    assert scene.offers() == ["raise industrial", "raise research_base"]
    scene.play("raise research_base", "lay cargo_pod", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 1, "2 less 1"  # type: ignore[attr-defined]
    assert scene.money(1) == 12
    assert scene.money(0) == 10
    assert scene.holds(0) == ["ion_drive"], "the only offer is taken"


@clause("SC-5.3.7")
def test_a_claim_ends_when_the_team_moves_on() -> None:
    scene = Scene().team(1, 1, "luna", claim=True).hand(1, "nuclear_thermal_drive")
    scene.tile("luna", "subsurface_ice_m1").turn(1)
    scene.play("act move", "lead 1", "go earth", "infra 1 0", "lay nuclear_thermal_drive", "done")
    assert not scene.corp(1).teams[0].claim


@clause("SC-5.4.1")
def test_v19_a_modifier_raises_the_cost() -> None:
    scene = Scene().team(0, 1, "luna").tile("luna", "water_and_exo_microbes_m2")
    scene.hand(0, "construction_bots").turn(0)
    assert scene.refused("action:build").why.id == "why-no-target", "2 and 2 are 4"


@clause("SC-5.4.2")
def test_v47_a_cost_of_nothing_still_takes_the_action() -> None:
    scene = Scene().team(0, 1, "luna").tile("luna", "abundant_ores_m1").turn(0)
    scene.play("act build", "lead 1", "raise refinery", "done")
    assert scene.bases("luna") == ("refinery",)
    assert scene.asked() == "finish_turn 0"


@clause("SC-5.4.3", "SC-5.4.5", "SC-5.4.8")
def test_v20_what_may_stand_where_in_mariners() -> None:
    scene = Scene().team(0, 1, "lunar_l4").hand(0, "construction_bots").turn(0)
    scene.play("act build", "lead 1")
    assert scene.offers() == ["raise research_base", "raise spaceport"]
    assert scene.refused("base:0:bio_lab").why.id == "why-unfit"
    assert scene.refused("base:0:secure").why.id == "why-not-in-era"
    scene.play("raise research_base", "lay construction_bots", "done")
    assert scene.asked() == "finish_turn 0", "without offers no card"
    scene = Scene().team(0, 1, "south_mars").tile("south_mars", "water_and_exo_microbes_m2")
    scene.infra(0, 2, "fabricator_3d").hand(0, "construction_bots", "construction_bots").turn(0)
    scene.play("act build", "lead 1")
    assert scene.offers() == [
        "raise bio_lab", "raise industrial", "raise refinery", "raise research_base",
    ]  # fmt: skip
    scene.play("raise bio_lab", "infra 0 0", "lay construction_bots", "lay construction_bots")
    scene.play("done")
    assert scene.corp(0).genetics == 1


@clause("SC-1.14")
def test_a_type_without_bases_left_is_not_built() -> None:
    scene = Scene().team(0, 1, "lunar_l4").hand(0, "construction_bots")
    for site in ("lunar_l5", "solar_l1", "solar_l2"):
        scene.base(0, site, "spaceport")
    scene.turn(0).play("act build", "lead 1")
    assert scene.offers() == ["raise research_base"]
    assert scene.refused("base:0:spaceport").why.id == "why-no-base-left"


@clause("SC-5.4.6")
def test_an_industrial_base_doubles_build_points_elsewhere_in_its_region() -> None:
    scene = Scene().team(0, 1, "deimos").tile("deimos", "exotic_elements_m1")
    scene.tile("phobos", "subsurface_ice_m1").base(0, "phobos", "industrial")
    scene.hand(0, "fabricator_3d", "time").turn(0)
    scene.play("act build", "lead 1", "raise refinery", "lay fabricator_3d", "double", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 8  # type: ignore[attr-defined]


@clause("SC-5.4.6", "SC-3.20")
def test_an_opponents_industrial_base_doubles_for_an_award() -> None:
    scene = Scene().team(0, 1, "deimos").tile("deimos", "exotic_elements_m1")
    scene.tile("phobos", "subsurface_ice_m1").base(1, "phobos", "industrial")
    scene.hand(0, "fabricator_3d").turn(0)
    scene.play("act build", "lead 1", "raise refinery", "lay fabricator_3d")
    assert "done" not in scene.offers()
    scene.play("rent phobos industrial", "done")
    assert scene.state.awards == [0, 1]


# --- 5.5 Produce ---------------------------------------------------------------------------------


@clause("SC-5.5.1", "SC-5.4.3")
def test_v22_producing_on_deimos() -> None:
    scene = Scene().tile("deimos", "exotic_elements_m1").base(0, "deimos", "refinery")
    scene.hand(0, "ore_processor").turn(0).play("act produce", "lay ore_processor", "done")
    assert scene.money(0) == 12


@clause("SC-5.5.2")
def test_v21_as_many_tiles_as_the_value() -> None:
    scene = Scene().tile("deimos", "exotic_elements_m1").base(0, "deimos", "refinery")
    scene.tile("phobos", "spectacular_relief_m1").base(0, "phobos", "attraction")
    scene.tile("luna", "exotic_elements_m1").base(0, "luna", "research_base")
    scene.hand(0, "mass_driver").turn(0).play("act produce", "lay mass_driver", "done")
    assert scene.asked() == "choose_field 0"
    scene.play("harvest deimos 1", "harvest luna 1")
    assert scene.money(0) == 10 + 2 + 1


@clause("SC-5.5.3")
def test_a_tile_of_p0_is_a_produce_action() -> None:
    scene = Scene().tile("luna", "abundant_ores_m1").base(0, "luna", "research_base")
    scene.hand(0, "ore_processor").turn(0).play("act produce", "lay ore_processor", "done")
    assert scene.offers() == ["pass", "fulfil mariners_1"]


@clause("SC-5.4.7")
def test_an_attraction_adds_to_the_tile() -> None:
    scene = Scene(era="planeteers").tile("dione", "ring_vista_p2").base(0, "dione", "attraction")
    scene.hand(0, "ice_refinery").turn(0).play("act produce", "lay ice_refinery", "done")
    assert scene.money(0) == 12


# --- 5.6, 5.7, 5.8 -------------------------------------------------------------------------------


@clause("SC-5.6.1")
def test_genetics_advances_the_cube() -> None:
    scene = Scene().hand(0, "gene_sequencer", "closed_biosphere").turn(0)
    scene.play("act genetics", "lay gene_sequencer", "lay closed_biosphere", "done")
    assert scene.corp(0).genetics == 2


@clause("SC-5.7.1", "SC-5.7.2", "SC-5.7.3", "SC-5.7.4")
def test_v23_an_upgrade_covers_and_displaces() -> None:
    scene = Scene().hand(0, "nuclear_thermal_drive", "heavy_lifter").infra(0, 2, "solar_sail")
    scene.turn(0).play("act upgrade")
    assert scene.offers() == [f"upgrade nuclear_thermal_drive {slot}" for slot in (1, 2, 3)]
    assert scene.refused("infra:0:0").why.id == "why-research-slot"
    assert scene.refused("hand:heavy_lifter").why.id == "why-no-infra-card"
    scene.play("upgrade nuclear_thermal_drive 1")
    assert scene.corp(0).infra == ["", "nuclear_thermal_drive", "solar_sail", ""]
    scene.again(0).play("act move", "lead 1", "go luna", "infra 0 0", "done")
    (event,) = scene.heard(log.ValueReached)[-1:]
    assert event.n == 5, "3 and 2; the intrinsic 1 is covered"  # type: ignore[attr-defined]


@clause("SC-5.7.2")
def test_a_card_of_this_era_returns_and_one_of_an_earlier_era_leaves() -> None:
    scene = Scene(era="planeteers").hand(0, "plasma_drive", "fusion_drive")
    scene.infra(0, 1, "ion_drive").turn(0).play("act upgrade", "upgrade plasma_drive 1")
    assert scene.holds(0) == ["fusion_drive"]
    scene.again(0).play("act upgrade", "upgrade fusion_drive 1")
    assert "plasma_drive" in scene.holds(0)


@clause("SC-5.8.1")
def test_a_special_card_is_played_alone() -> None:
    scene = Scene().hand(0, "launch_subsidy").turn(0)
    scene.play("act special", "special launch_subsidy")
    assert scene.money(0) == 12


@clause("SC-5.8.2")
def test_the_antimatter_prototype_needs_no_base() -> None:
    scene = Scene(era="planeteers").team(0, 1, "europa").team(0, 2, None)
    scene.hand(0, "antimatter_prototype").turn(0)
    scene.play("act special", "special antimatter_prototype")
    assert scene.asked() == "leap_to 0"
    assert "go enceladus" in scene.offers()
    assert "go triton" not in scene.offers(), "too far"
    scene.play("go enceladus")
    assert scene.money(0) == 10, "no radiation"
    assert scene.state.acted == 1


@clause("SC-5.8.3")
def test_probes_place_tiles_and_nobody_claims_them() -> None:
    scene = Scene().team(1, 1, "luna").hand(0, "near_space_probe").top("subsurface_ice_m1").turn(0)
    scene.play("act special", "special near_space_probe", "go luna")
    assert scene.money(0) == 11
    assert not any(team.claim for corp in scene.state.corps for team in corp.teams)
    scene = Scene(era="planeteers").team(1, 1, "ceres").hand(0, "deep_space_probe").turn(0)
    scene.play("act special", "special deep_space_probe")
    assert "go ceres" not in scene.offers(), "a team stands there"
    assert "go vesta" in scene.offers()

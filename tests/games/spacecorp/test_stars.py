"""SC-14, 15: the stars, Phobes and Introvs, colonies."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp.colonize import free_points
from orrery.games.spacecorp.model import GONE, Team
from orrery.games.spacecorp.sites import haunted
from orrery.games.spacecorp.value import total
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene

C = GAME.content()
STARS = C.charts[2]


def stars(players: int = 2) -> Scene:
    return Scene(players, era="starfarers")


def number(site: str) -> int:
    return STARS.number[site]


# --- 14 Movement ---------------------------------------------------------------------------------


@clause("SC-14.1")
@pytest.mark.parametrize(
    ("cards", "times", "many", "value"),
    [(8, 12, 2, 96), (0, 45, 3, 45), (0, 2, 1, 2), (0, 1, 0, 0)],
)
def test_v33_v34_v35_multipliers(cards: int, times: int, many: int, value: int) -> None:
    assert total(2, cards, 0, times, many, False) == value


@clause("SC-14.1", "SC-3.7")
def test_multipliers_in_play_and_time_of_nothing() -> None:
    scene = stars().hand(0, "ramscoop", "warp_sail", "time").turn(0)
    scene.play("act move", "lead 1", "go alpha_centauri", "lay ramscoop", "lay warp_sail")
    assert "done" not in scene.offers(), "3 x 4 are 12"
    scene.play("double", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 24  # type: ignore[attr-defined]
    scene = stars().hand(0, "market_saturation").tile("sirius", "magma_world_primary")
    scene.base(0, "sirius", "secure").turn(0)
    scene.play("act produce", "lay market_saturation", "done")
    assert scene.money(0) == 13
    scene = stars().hand(0, "time").team(0, 1, "tau_ceti").turn(0)
    assert "act explore" not in scene.offers(), "twice 2 and 3 bought are 7"


@clause("SC-14.1", "SC-12.3")
def test_a_spaceport_doubles_every_move_card_the_multipliers_too() -> None:
    assert total(2, 0, 0, 3, 1, True) == 6
    assert total(2, 0, 0, 3 * 4, 2, True) == 6 * 8
    assert total(2, 3, 4, 5, 1, True) == (6 + 4) * 10
    scene = stars().team(0, 1, "procyon").tile("procyon", "habitable_primary", "rings_secondary")
    scene.base(0, "procyon", "spaceport", "refinery").hand(0, "generation_ship", "ramscoop")
    scene.turn(0).play("act move", "lead 1", "go sol", "lay generation_ship", "lay ramscoop")
    scene.play("done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 5 * 2 * 3 * 2  # type: ignore[attr-defined]


@clause("SC-3.25", "SC-3.26")
def test_two_bases_of_one_owner_at_one_site_are_two_awards_and_help_one_by_one() -> None:
    scene = stars().team(0, 1, "procyon").tile("procyon", "habitable_primary", "rings_secondary")
    scene.base(1, "procyon", "shield_factory", "spaceport").profit(0, 3)
    scene.hand(0, "generation_ship", "ramscoop", "wormhole_gate").turn(0)
    scene.play("act move", "lead 1", "go sol", "lay generation_ship", "lay ramscoop")
    scene.play("rent procyon spaceport")
    assert "rent procyon shield_factory" in scene.offers(), "the other one is another base"
    twin = scene.g.clone()
    scene.play("done")
    assert (scene.money(0), scene.state.awards) == (0, [0, 1])
    scene.g = twin
    scene.play("rent procyon shield_factory", "done")
    assert (scene.money(0), scene.state.awards) == (3, [0, 2])


@clause("SC-3.26", "SC-5.2.2")
def test_the_base_that_meets_the_requirement_serves_again_for_the_same_award() -> None:
    scene = stars().team(0, 1, "procyon").team(0, 2, None).team(0, 3, None)
    scene.tile("procyon", "habitable_primary", "rings_secondary")
    scene.base(1, "procyon", "shield_factory", "spaceport")
    scene.hand(0, "generation_ship", "wormhole_gate").turn(0)
    scene.play("act move", "lead 1", "go sirius")
    assert scene.offers() == ["rent procyon shield_factory", "rent procyon spaceport"]
    scene.play("rent procyon spaceport", "lay generation_ship", "lay wormhole_gate", "done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 5 * 2 * 5 * 2  # type: ignore[attr-defined]
    assert scene.state.awards == [0, 1]


@clause("SC-14.2", "SC-14.9")
def test_v36_v37_v38_distances_among_the_stars() -> None:
    assert STARS.distance(number("kapteyns_star"), number("epsilon_eridani")) == 60
    indi = STARS.sites[number("epsilon_indi")]
    assert (indi.stars > 1, indi.explore, indi.build, len(indi.boxes)) == (True, 10, 20, 3)
    assert number("lacaille_9352") in STARS.near[number("epsilon_indi")]
    assert number("ross_780") not in STARS.near[number("lacaille_9352")]
    assert number("sirius") in STARS.near[number("sirius")]


@clause("SC-14.3")
def test_the_required_base_holds_among_the_stars() -> None:
    scene = stars().team(0, 1, "sirius").team(0, 2, None).team(0, 3, None)
    scene.hand(0, "ramscoop", "warp_sail", "generation_ship", "generation_ship").turn(0)
    scene.play("act move", "lead 1")
    assert scene.offers() == ["go sol"]


@clause("SC-14.4", "SC-14.5")
def test_v44_a_team_comes_to_its_star_in_three_turns() -> None:
    scene = stars().team(0, 1, "sirius", 3).turn(0)
    assert scene.corp(0).teams[0] == Team(number("sirius"), 2)
    scene.again(0)
    scene.again(0)
    assert scene.corp(0).teams[0] == Team(number("sirius"), 0)
    assert scene.heard(log.ReachedStar)
    scene = stars().team(0, 1, "wolf_359", 2).team(0, 2, None).team(0, 3, None)
    scene.hand(0, "sentient_probes").turn(0)
    assert scene.refused("action:explore").why.id == "why-no-target"
    scene = stars().team(0, 1, "alpha_centauri").team(0, 2, None).team(0, 3, None)
    scene.hand(0, "ramscoop", "generation_ship", "generation_ship").turn(0)
    scene.play("act move", "lead 1", "go sol", "lay ramscoop", "lay generation_ship",
               "lay generation_ship", "done")  # fmt: skip
    assert scene.corp(0).teams[0] == Team(number("sol"), 0), "Sol has no track"


@clause("SC-14.6", "SC-14.7")
def test_v45_the_orion_spur_is_entered_from_a_colony_beside_it() -> None:
    cards = ("ramscoop", "warp_sail", "generation_ship")
    scene = stars().team(0, 1, "luhman_16").team(0, 2, "sol").hand(0, *cards)
    scene.tile("luhman_16", "magma_world_primary").base(0, "luhman_16", "secure").turn(0)
    scene.play("act move", "lead 1")
    assert "go orion_spur_b" not in scene.offers(), "no colony yet"
    scene = stars().team(0, 1, "luhman_16").team(0, 2, "luhman_16").hand(0, *cards)
    scene.tile("luhman_16", "magma_world_primary").base(0, "luhman_16", "secure")
    scene.tile("tau_ceti", "frozen_world_primary", "rings_secondary", "gas_giant_secondary")
    scene.base(0, "tau_ceti", "research_base", "refinery", "attraction")
    scene.colony("tau_ceti", "haven").team(0, 3, "tau_ceti").colony("luhman_16", "new_terra").turn(
        0
    )
    scene.play("act move", "lead 3")
    assert "go orion_spur_b" not in scene.offers(), "not from here"
    scene = stars().team(0, 1, "luhman_16").team(0, 2, "luhman_16", 1).hand(0, *cards)
    scene.tile("luhman_16", "magma_world_primary").base(0, "luhman_16", "secure")
    scene.tile("tau_ceti", "frozen_world_primary", "rings_secondary", "gas_giant_secondary")
    scene.base(0, "tau_ceti", "research_base", "refinery", "attraction")
    scene.colony("tau_ceti", "haven").team(0, 3, "tau_ceti").colony("luhman_16", "new_terra").turn(
        0
    )
    lay = tuple(f"lay {card}" for card in cards)
    scene.play("act move", "lead 1", "go orion_spur_b", *lay, "done")
    assert scene.money(0) == 10 + 5 - 3
    for team, spur, gained in (("lead 2", "orion_spur_b", 0), ("lead 3", "orion_spur_c", 2)):
        scene.again(0)
        scene.state.stack = []
        scene.hand(0, *cards).turn(0)
        before = scene.money(0)
        scene.play("act move", team, f"go {spur}", *lay, "done")
        assert scene.money(0) == before + gained - 3


@clause("SC-14.8")
def test_nobody_stops_in_empty_space() -> None:
    scene = stars().hand(0, "ramscoop", "warp_sail", "generation_ship").turn(0)
    scene.play("act move", "lead 1")
    assert not any("empty" in offer for offer in scene.offers())


# --- 14 Exploring and building --------------------------------------------------------------------


@clause("SC-14.10", "SC-14.16")
def test_v39_v40_a_system_is_explored_and_built_as_a_whole() -> None:
    scene = stars().team(0, 1, "epsilon_eridani").hand(0, "sentient_probes", "sentient_probes")
    scene.top("alien_ruins_primary", "rings_secondary", "precious_dust_secondary").turn(0)
    scene.play("act explore", "lead 1", "lay sentient_probes", "lay sentient_probes", "done")
    assert scene.asked() == "choose_progress 0", "before the next tile is placed"
    assert scene.state.tiles[number("epsilon_eridani")] == ("alien_ruins_primary",)
    scene.play("learn energy_fields")
    assert scene.state.tiles[number("epsilon_eridani")] == (
        "alien_ruins_primary", "rings_secondary", "precious_dust_secondary",
    )  # fmt: skip
    assert scene.money(0) == 10 + 2 + 1 + 2
    assert scene.corp(0).revelation == 4
    scene.again(0)
    scene.state.stack = []
    scene.hand(0, "planet_forge", "planet_forge").team(1, 1, "epsilon_eridani", claim=True).turn(0)
    scene.play("act build", "lead 1", "raise attraction", "raise refinery", "raise exploiter")
    scene.play("lay planet_forge", "lay planet_forge", "done")
    assert scene.bases("epsilon_eridani") == ("attraction", "refinery", "exploiter")
    (event,) = scene.heard(log.ValueReached)[-1:]
    assert event.n == 16  # type: ignore[attr-defined]
    assert scene.money(1) == 12, "once, not for each tile"


@clause("SC-14.11")
def test_contact_leads_to_the_aliens() -> None:
    scene = stars().team(0, 1, "wolf_359").hand(0, "sentient_probes")
    scene.top("contact_primary", "traders_alien").turn(0)
    scene.play("act explore", "lead 1", "lay sentient_probes", "done")
    assert scene.state.tiles[number("wolf_359")] == ("traders_alien",)
    assert scene.money(0) == 14


@clause("SC-14.12", "SC-14.13", "SC-14.14")
def test_phobes_send_a_team_home_and_give_nothing() -> None:
    scene = stars().team(0, 1, "lacaille_9352").hand(0, "sentient_probes", "von_neumann_probe")
    scene.top("contact_primary", "phobes_alien", "ice_dwarf_secondary").turn(0)
    scene.play("act explore", "lead 1", "lay sentient_probes", "lay von_neumann_probe", "done")
    assert scene.where(0, 1) == "sol"
    assert not scene.corp(0).teams[0].claim
    assert scene.money(0) == 10
    assert scene.state.tiles[number("lacaille_9352")] == ("phobes_alien", "ice_dwarf_secondary")
    assert haunted(scene.g, number("lacaille_9352"))
    scene.team(0, 1, "lacaille_9352").again(0)
    scene.state.stack = []
    scene.hand(0, "planet_forge", "fleet_foundry").turn(0)
    scene.play(
        "act build",
        "lead 1",
        "raise secure",
        "raise research_base",
        "lay planet_forge",
        "lay fleet_foundry",
        "done",
    )
    scene.play("study", "learn energy_fields")
    assert scene.money(0) == 10 - 3 + 4 + 2 + 1, "all rewards of the system now"
    assert scene.corp(0).revelation == 2 + 1 + 1
    assert not haunted(scene.g, number("lacaille_9352"))


@clause("SC-14.12")
def test_energy_fields_keep_the_team_but_bring_no_rewards() -> None:
    scene = stars().team(0, 1, "wolf_359").hand(0, "sentient_probes").progress(0, "energy_fields")
    scene.top("contact_primary", "phobes_alien").turn(0)
    scene.play("act explore", "lead 1", "lay sentient_probes", "done")
    assert scene.where(0, 1) == "wolf_359"
    assert scene.money(0) == 10


@clause("SC-14.12", "SC-14.14")
def test_where_phobes_live_tiles_do_not_produce_and_exploiters_gain_nothing() -> None:
    scene = stars().tile("wolf_359", "phobes_alien").base(0, "wolf_359", "refinery").turn(0)
    assert scene.refused("action:produce").why.id in ("why-nothing-produces", "why-no-value")
    scene = stars().team(0, 1, "wolf_359").tile("wolf_359", "phobes_alien")
    scene.hand(0, "planet_forge").turn(0)
    scene.play("act build", "lead 1", "raise exploiter", "lay planet_forge", "done")
    assert scene.money(0) == 7


@clause("SC-14.15")
def test_introvs_let_only_those_build_who_understand_them() -> None:
    scene = stars().team(0, 1, "wolf_359").tile("wolf_359", "introvs_alien").hand(0, "planet_forge")
    scene.turn(0)
    assert scene.refused("action:build").why.id == "why-no-target"
    scene = stars().team(0, 1, "wolf_359").tile("wolf_359", "introvs_alien").hand(0, "planet_forge")
    scene.progress(0, "sensory_focus").turn(0)
    assert "act build" in scene.offers()


@clause("SC-14.17", "SC-14.18")
def test_bases_among_the_stars_and_their_effects() -> None:
    scene = stars(3).team(0, 1, "wolf_359").tile("wolf_359", "habitable_primary")
    scene.hand(0, "planet_forge").turn(0).play("act build", "lead 1")
    assert scene.offers() == [
        "raise bio_lab", "raise exploiter", "raise industrial", "raise research_base",
        "raise secure", "raise shield_factory", "raise spaceport",
    ]  # fmt: skip
    scene.play("raise exploiter", "lay planet_forge", "done")
    assert scene.money(0) == 10 - 3 + 3, "its Col3"
    assert free_points(scene.g, 0, number("wolf_359")) == 0, "void now"
    scene = stars().team(0, 1, "wolf_359").tile("wolf_359", "anomaly_primary")
    scene.hand(0, "planet_forge", "fleet_foundry").turn(0).play("act build", "lead 1")
    assert "raise attraction" in scene.offers()
    assert "raise spaceport" not in scene.offers()
    scene.play("raise research_base", "lay planet_forge", "lay fleet_foundry", "done")
    assert scene.corp(0).revelation == 3
    scene = stars(3).team(0, 1, "sirius").tile("sirius", "frozen_world_primary")
    scene.tile("procyon", "magma_world_primary", "rings_secondary")
    scene.base(1, "procyon", "refinery", "exploiter").tile("wolf_359", "anomaly_primary")
    scene.base(2, "wolf_359", "attraction").hand(0, "planet_forge", "planet_forge").turn(0)
    scene.play(
        "act build", "lead 1", "raise secure", "lay planet_forge", "lay planet_forge", "done"
    )
    assert scene.money(0) == 10 - 3 + 2, "two bases at Procyon, Wolf 359 is 40 away"


@clause("SC-14.18")
def test_of_several_secure_bases_in_one_build_only_the_first_pays() -> None:
    scene = stars(3).team(0, 1, "procyon").tile("procyon", "habitable_primary", "rings_secondary")
    scene.tile("sirius", "frozen_world_primary").base(1, "sirius", "research_base")
    scene.profit(0, 10).infra(0, 2, "utility_fog").hand(0, "planet_forge", "planet_forge")
    scene.hand(0, "planet_forge", "planet_forge", "stellar_lifter").turn(0)
    scene.play("act build", "lead 1", "raise secure", "raise secure")
    scene.play("lay planet_forge", "lay planet_forge", "lay stellar_lifter", "done")
    assert scene.money(0) == 10 - 3 + 1


# --- 15 Colonies ---------------------------------------------------------------------------------


@clause("SC-15.1", "SC-15.2", "SC-15.3")
def test_colony_points_and_what_may_be_given_for_more() -> None:
    scene = stars().tile("wolf_359", "habitable_primary").base(0, "wolf_359", "industrial")
    scene.team(0, 1, "wolf_359", 2).hand(0, "planet_forge", "time").progress(0, "enviro_tolerance")
    scene.turn(0).play("act colonize", "colonize wolf_359")
    assert "settle frontier" in scene.offers(), "3 + 1 + 1 and three to be given"
    scene.play("settle frontier")
    assert scene.offers() == ["dismiss 1", "pay_point", "labour"]
    scene.play("dismiss 1", "labour")
    assert "double" not in scene.offers(), "no Time for this"
    scene.play("lay planet_forge", "done")
    assert scene.state.colony[number("wolf_359")] == "frontier"
    assert scene.corp(0).teams[0] == Team(GONE)
    assert scene.money(0) == 10 + 1


@clause("SC-15.2")
def test_five_profit_and_a_colony_nearby_are_a_point_each() -> None:
    scene = stars().tile("sirius", "frozen_world_primary").base(0, "sirius", "research_base")
    scene.colony("sirius", "first_light").tile("procyon", "habitable_primary", "rings_secondary")
    scene.base(0, "procyon", "bio_lab", "refinery").turn(0)
    assert free_points(scene.g, 0, number("procyon")) == 3 + 1 + 1
    scene.play("act colonize", "colonize procyon", "settle archive")
    assert scene.offers() == ["pay_point"]
    scene.play("pay_point")
    assert scene.money(0) == 5


@clause("SC-15.1")
def test_what_cannot_be_colonized() -> None:
    scene = stars().tile("sirius", "habitable_primary").base(0, "sirius", "bio_lab")
    scene.colony("sirius", "haven").tile("wolf_359", "ocean_world_primary")
    scene.base(1, "wolf_359", "bio_lab").turn(0)
    assert scene.refused("action:colonize").why.id == "why-nothing-to-colonize"


@clause("SC-15.4", "SC-15.5")
def test_v41_what_colonies_bring_at_once() -> None:
    scene = stars().tile("wolf_359", "symbionts_alien").base(0, "wolf_359", "research_base")
    scene.progress(0, "sensory_focus", "probe_network", "energy_fields")
    scene.team(0, 1, "wolf_359").progress(1, "zero_g_physiology").hand(0, "planet_forge")
    scene.profit(0, 20).turn(0)
    scene.play("act colonize", "colonize wolf_359", "settle archive", "dismiss 1", "labour",
               "lay planet_forge", "done", "pay_point")  # fmt: skip
    assert scene.money(0) == 20 - 5 + 3
    scene = stars().tile("wolf_359", "symbionts_alien").base(0, "wolf_359", "secure")
    scene.team(0, 1, "wolf_359").turn(0)
    scene.play("act colonize", "colonize wolf_359", "settle citadel", "dismiss 1")
    assert scene.money(0) == 11


@clause("SC-15.4", "SC-15.5")
def test_colonies_that_pay_each_time() -> None:
    scene = stars(3).tile("wolf_359", "symbionts_alien").base(0, "wolf_359", "bio_lab")
    scene.team(0, 1, "wolf_359").tile("sirius", "frozen_world_primary")
    scene.base(1, "sirius", "research_base").colony("sirius", "meridian")
    scene.tile("procyon", "magma_world_primary", "gas_giant_secondary")
    scene.base(2, "procyon", "refinery", "secure").colony("procyon", "exchange").turn(0)
    scene.play("act colonize", "colonize wolf_359", "settle haven", "dismiss 1")
    assert [scene.money(seat) for seat in range(3)] == [11, 11, 10], "this one included"
    scene = stars().tile("wolf_359", "exotic_asteroid_belt_primary").base(0, "wolf_359", "refinery")
    scene.tile("sirius", "frozen_world_primary").base(1, "sirius", "research_base")
    scene.colony("sirius", "toll_gate").hand(0, "exotic_harvester").turn(0)
    scene.play("act produce", "lay exotic_harvester", "done")
    assert [scene.money(0), scene.money(1)] == [13, 11]
    scene = stars(3).progress(0, *C.names_by_era[1][:3]).tile("sirius", "frozen_world_primary")
    scene.base(1, "sirius", "research_base").colony("sirius", "exchange").turn(0)
    scene.play("act research", "infra 0 0", "done", "draw", "pass", "fulfil starfarers_1")
    assert scene.money(1) == 11


@clause("SC-15.4")
def test_a_colony_may_bring_the_reward_of_an_open_contract() -> None:
    scene = stars(3).tile("wolf_359", "symbionts_alien").base(0, "wolf_359", "bio_lab")
    scene.team(0, 1, "wolf_359").hand(0, "planet_forge").turn(0)
    scene.play("act colonize", "colonize wolf_359", "settle assembly", "dismiss 1", "labour",
               "lay planet_forge", "done", "fulfil starfarers_7")  # fmt: skip
    assert scene.money(0) == 16
    assert scene.state.discs[6] == 1, "it stays unfulfilled"


@clause("SC-11.4")
def test_the_progress_cards_of_the_stars() -> None:
    scene = (
        stars().wheel(0, 2, 3).team(0, 1, "sirius", 3).progress(0, "probe_network", "energy_fields")
    )
    scene.hand(0, "cosmic_insight").turn(0)
    scene.play("act revelation", "lay cosmic_insight", "done", "learn quantum_communication")
    assert scene.corp(0).teams[0] == Team(number("sirius"), 0)
    scene.hand(0, "ramscoop", "warp_sail", "generation_ship").again(0)
    scene.state.stack = []
    scene.hand(0, "ramscoop", "warp_sail", "generation_ship").turn(0)
    scene.play("act move", "lead 2", "go wolf_359", "lay ramscoop", "lay warp_sail",
               "lay generation_ship", "done")  # fmt: skip
    assert scene.corp(0).teams[1] == Team(number("wolf_359"), 0), "straight onto the star"
    scene = stars().wheel(0, 3).progress(0, "probe_network", "energy_fields")
    scene.hand(0, "evo_accelerators").turn(0)
    scene.play("act genetics", "lay evo_accelerators", "done", "learn star_children", "go tau_ceti")
    assert scene.where(0, 4) == "tau_ceti"
    scene = (
        stars().progress(0, "zero_point_energy", "faster_than_light_drive").team(0, 1, "wolf_359")
    )
    scene.tile("wolf_359", "frozen_world_primary").hand(0, "swarm_builders").turn(0)
    scene.play("act build", "lead 1", "raise research_base", "lay swarm_builders", "done")
    assert scene.bases("wolf_359") == ("research_base",), "6 less 4"
    scene = stars().progress(0, "faster_than_light_drive").hand(0, "generation_ship",
        "generation_ship").turn(0)  # fmt: skip
    scene.play("act move", "lead 1", "go alpha_centauri", "lay generation_ship",
               "lay generation_ship", "done")  # fmt: skip
    assert scene.corp(0).teams[0] == Team(number("alpha_centauri"), 3)

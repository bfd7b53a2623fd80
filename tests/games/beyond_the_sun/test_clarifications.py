"""BTS-9: the clarifications of the book, one by one."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.achievements import MEASURES
from orrery.games.beyond_the_sun.model import BtsOptions
from orrery.kernel.errors import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import ADVANCED, Scene

TECH_TABLE = BtsOptions(tech_table=True)


def quantum() -> Scene:
    """Seat 0 has Quantum Networking in G and ore for anything."""
    return Scene().technology("G", "t3_quantum", by=[0]).faction(0, ore=9)


# --- 9.1, 9.2: actions without a change ----------------------------------------------------------


@clause("BTS-9.1")
def test_a_jump_without_ships_is_no_action() -> None:
    scene = Scene().technology("A", "t2_privateers", by=[0]).turn(0)
    assert scene.refusal("space:t2_privateers").why.id == "why-no-change"


@clause("BTS-9.1")
def test_an_action_that_only_jumps_has_to_make_a_jump() -> None:
    scene = Scene().technology("A", "t2_privateers", by=[0]).ships(0, "1@SOL").turn(0)
    scene.play("act t2_privateers")
    assert scene.offers() == ["jump 1 SOL A1", "jump 1 SOL A2"]
    assert "pass" in scene.play("jump 1 SOL A1").offers()


@clause("BTS-9.2")
def test_modular_fleet_may_skip_all_three_builds_and_only_jump() -> None:
    scene = Scene().technology("A", "t2_modular", by=[0]).ships(0, "1@SOL").faction(0, ore=1)
    scene.turn(0).play("act t2_modular", "pass", "pass", "pass", "jump 1 SOL A1", "pass")
    assert scene.seat(0).pop == 2
    assert scene.asked() == "choose_production 0"


@clause("BTS-9.2")
def test_modular_fleet_may_build_any_of_its_three_ships() -> None:
    scene = Scene().technology("A", "t2_modular", by=[0]).ships(0, "1@SOL").faction(0, ore=1, pop=3)
    scene.turn(0).play("act t2_modular", "build 1 SOL", "pass", "build 1 SOL")
    assert scene.at("SOL", 0) == [1, 1, 1]


# --- 9.3, 9.4: Quantum Networking and the Technocrats --------------------------------------------


@clause("BTS-9.3")
def test_quantum_networking_copies_an_action_whose_spaces_are_occupied() -> None:
    scene = quantum().technology("A", "t2_telescopes")
    scene.faction(1, pawn="research1.1").faction(2, pawn="research1.2").turn(0)
    scene.play("act t3_quantum", "copy research1.1", "research I1")
    assert scene.knows(0, "I1")


@clause("BTS-9.3")
def test_the_technocrats_use_an_action_whose_space_is_occupied() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[1]).faction(1, pawn="t1_lasers")
    scene.guild("technocrats").faction(0, ore=9).turn(0)
    scene.play("act technocrats", "research I1", "act t1_lasers")
    assert scene.at("SOL", 0) == [2]
    assert (scene.seat(0).pawn, scene.seat(1).pawn) == ("technocrats", "t1_lasers")


@clause("BTS-9.3")
def test_the_technocrats_may_leave_the_action_alone() -> None:
    scene = Scene().technology("I1", "t1_lasers").guild("technocrats").faction(0, ore=9).turn(0)
    scene.play("act technocrats", "research I1")
    assert scene.offers() == ["pass", "act t1_lasers"]
    assert scene.play("pass").asked() == "choose_production 0"


@clause("BTS-9.4")
def test_quantum_networking_copies_any_action_that_contains_research() -> None:
    scene = quantum().technology("H", "t3_megastructures").guild("technocrats", "terraforming")
    scene.technology("A", "t2_asteroids", by=[0]).technology("B", "t2_hypercomputing", by=[0])
    scene.technology("C", "t2_spacetime", by=[0]).turn(0).play("act t3_quantum")
    offers = scene.offers()
    assert {"copy t3_megastructures", "copy technocrats", "copy t2_spacetime"} <= set(offers)
    assert "copy t2_asteroids.1" not in offers  # no research in it
    assert "copy terraforming" not in offers
    assert "copy t3_quantum" not in offers


@clause("BTS-9.4")
def test_copying_mass_cloning_means_its_option_b() -> None:
    scene = quantum().technology("A", "t2_cloning").turn(0).play("act t3_quantum")
    scene.play("copy t2_cloning", "research I1")
    assert scene.knows(0, "I1")
    assert scene.seat(0).supply[0] == 2  # option B places supply


@clause("BTS-9.4")
def test_the_cost_of_the_copied_action_is_paid() -> None:
    scene = quantum().technology("A", "t2_cloning").turn(0).play("act t3_quantum")
    scene.play("copy t2_cloning", "research I1")
    assert scene.heard(log.PaidOre) == [log.PaidOre(0, 2)]


@clause("BTS-9.4")
def test_what_one_cannot_pay_is_not_copied() -> None:
    scene = quantum().technology("A", "t2_cloning").faction(0, ore=1).turn(0)
    scene.play("act t3_quantum")
    assert scene.asked() == "choose_slot 0"  # research I is the only action left


@clause("BTS-9.4")
def test_the_pawn_stays_on_quantum_networking() -> None:
    scene = quantum().technology("A", "t2_telescopes").turn(0)
    scene.play("act t3_quantum", "copy t2_telescopes", "research I1")
    assert scene.seat(0).pawn == "t3_quantum"


@clause("BTS-9.4", "BTS-9.12")
def test_a_private_technology_is_copied_by_its_owner_only() -> None:
    scene = quantum().private(0, "t2_cloning").private(1, "t2_telescopes").turn(0)
    scene.play("act t3_quantum")
    assert "copy t2_cloning" in scene.offers()
    assert "copy t2_telescopes" not in scene.offers()


# --- 9.5 to 9.10: single cards -------------------------------------------------------------------


@clause("BTS-9.5")
def test_the_colonial_ministry_goes_on_with_deck_b() -> None:
    scene = Scene().system_deck("A", "s_alpha", only=True).system_deck("B", "s_vega")
    scene.perform(0, "draw_colony A 2")
    assert scene.offers() == ["keep s_alpha", "keep s_vega"]


@clause("BTS-9.6")
def test_lalande_gives_growth_then_ore_then_trade() -> None:
    scene = Scene().system("A1", "s_lalande", owner=0).ships(0, "3@A1").perform(0, "colonize")
    heard = [type(h.event) for h in scene.g.heard or []]
    assert heard.index(log.Grew) < heard.index(log.GainedOre)
    assert scene.asked() == "trade 0"


@clause("BTS-9.7")
def test_the_owner_of_ross_154_takes_an_occupied_space() -> None:
    scene = Scene().colony(0, "s_ross154").faction(1, pawn="research1.1").faction(0, ore=1)
    scene.turn(0).play("act research1.1", "research I1")
    assert (scene.seat(0).pawn, scene.seat(1).pawn) == ("research1.1", "")


@clause("BTS-9.7")
def test_without_ross_154_an_occupied_space_is_closed() -> None:
    scene = Scene().colony(1, "s_ross154").faction(1, pawn="research1.1").turn(0)
    assert scene.refusal("space:research1.1").why.id == "why-occupied"


@clause("BTS-9.7")
def test_a_pawn_that_was_moved_aside_may_enter_any_free_space() -> None:
    scene = Scene(players=2).colony(0, "s_ross154").faction(1, pawn="build_jump.1", ore=3)
    scene.ships(0, "1@SOL").ships(1, "1@SOL").technology("I1", "t1_lasers", by=[1]).turn(0)
    scene.play("act build_jump.1", "pass", "jump 1 SOL A1", "pass", "produce ore", "end")
    assert {"act research1.1", "act research2.1", "act build_jump.2", "act t1_lasers"} <= set(
        scene.offers()
    )
    assert scene.refusal("space:build_jump.1").why.id == "why-occupied"


@clause("BTS-9.8")
def test_a_ship_in_the_museum_is_out_of_the_game() -> None:
    scene = Scene().ships(0, "3@SOL").technology("A", "t2_privateers", by=[0])
    scene.perform(0, "museum").play("donate 3 SOL")
    scene.faction(0, ore=5).turn(0)
    assert "act t2_privateers" not in scene.offers()  # nothing to jump with
    scene.perform(0, "upgrade exactly 1 1, produce trade")
    assert scene.offers() == ["pass", "hire", "sell"]  # nothing to upgrade or to recall
    assert scene.seat(0).museum == 3


def dyson() -> Scene:
    """The Dyson Sphere lies beside Vega, and seat 0 can pay for it."""
    scene = Scene().system_deck("B", "s_vega").lasting("e3_dyson").faction(0, ore=8)
    return scene.perform(1, "dyson B").turn(0)


@clause("BTS-9.9")
def test_the_card_of_the_dyson_sphere_is_no_system() -> None:
    scene = dyson()
    assert scene.state.dyson == "s_vega"
    assert "s_vega" not in scene.state.cards  # in no place: not to be entered or controlled


@clause("BTS-9.9")
def test_the_dyson_sphere_gives_the_card_with_its_bonus_but_without_discs() -> None:
    scene = dyson().play("act e3_dyson")
    assert scene.colonies(0) == {"s_vega": []}
    assert scene.heard(log.Grew) == [log.Grew(0, 2)]
    assert scene.seat(0).tracks == [8, 8]


@clause("BTS-9.9")
def test_the_dyson_sphere_is_discarded_and_the_pawn_stands_aside() -> None:
    scene = dyson().play("act e3_dyson")
    assert (scene.state.dyson, scene.state.lasting, scene.seat(0).pawn) == ("", (), "")


@clause("BTS-9.9")
def test_the_card_of_the_dyson_sphere_counts_as_a_colony() -> None:
    scene = dyson().achievements("a_empire")
    for system in ("s_alpha", "s_barnard", "s_sirius"):
        scene.colony(0, system, "food", "food")
    scene.play("act e3_dyson", "produce ore")
    assert scene.heard(log.Claimed)  # four colonies are an empire
    content = scene.g.content.systems
    total = sum(content[c].vp for c in ("s_alpha", "s_barnard", "s_sirius", "s_vega"))
    assert scene.points("score-colonies")[0] == total


@clause("BTS-9.9")
def test_the_dyson_sphere_is_open_to_all() -> None:
    scene = Scene().system_deck("B", "s_vega").lasting("e3_dyson").faction(2, ore=8)
    scene.perform(0, "dyson B").turn(2)
    assert "act e3_dyson" in scene.offers()


def symbols(scene: Scene) -> int:
    """How many symbols of one kind seat 0 counts now."""
    return MEASURES["same_specs"](scene.g, 0)


@clause("BTS-9.10")
def test_specialization_counts_printed_symbols_not_discs() -> None:
    scene = Scene().colony(0, "s_alpha", "star", "star").colony(0, "s_luyten", "food", "food")
    assert symbols(scene) == 2


@clause("BTS-9.10")
def test_specialization_counts_colonies_controlled_systems_and_shipyards() -> None:
    scene = Scene().colony(0, "s_alpha", "food", "food").system("A1", "s_luyten", owner=0)
    scene.outpost("Y1", 0, "food").outpost("Y2", 0, "ore").outpost("Y3", 1, "food")
    assert symbols(scene) == 3


@clause("BTS-9.10")
def test_a_system_with_two_symbols_counts_once_for_each_kind() -> None:
    assert symbols(Scene().outpost("Y3", 0, "ore").outpost("Y1", 0, "food")) == 2


# --- 9.11: advanced mats -------------------------------------------------------------------------


def united_nations() -> Scene:
    scene = Scene(options=BtsOptions(mats="advanced"), mats=ADVANCED)
    return scene.faction(0, food_discs=5, pop=4)


@clause("BTS-9.11")
def test_three_exchanges_of_any_kind_pay_the_united_nations() -> None:
    scene = united_nations().ships(0, "1@SOL").faction(0, ore=3).turn(0)
    scene.play("act grow_ore", "produce trade", "hire", "recall 1 SOL", "sell", "pass")
    assert scene.seat(0).ore == 3 + 1 - 3 - 1 + 1 + 2


@clause("BTS-9.11")
def test_two_exchanges_do_not_pay_the_united_nations() -> None:
    scene = united_nations().turn(0).play("act grow_ore", "produce trade", "sell", "sell", "pass")
    assert scene.seat(0).ore == 1 + 2


@clause("BTS-9.11")
def test_a_trade_outside_the_production_phase_does_not_pay_the_united_nations() -> None:
    scene = united_nations().perform(0, "produce trade").play("sell", "sell", "sell", "pass")
    assert scene.seat(0).ore == 3


@clause("BTS-9.11")
def test_the_bonus_of_a_seized_system_comes_before_nishidas_reward() -> None:
    scene = Scene(options=BtsOptions(mats="advanced"), mats=ADVANCED)
    scene.faction(1, ore_discs=1).system("A1", "s_tauceti").ships(1, "1@A1").check(active=1)
    scene.play("outpost ore")
    assert scene.asked() == "shift_supply 1"
    scene.play("shift B")
    assert scene.at("SOL", 1) == [4]


@clause("BTS-9.11")
def test_all_bonuses_of_a_colony_come_before_nishidas_reward() -> None:
    scene = Scene(options=BtsOptions(mats="advanced"), mats=ADVANCED)
    scene.system("B1", "s_82eridani", owner=1).ships(1, "4@B1", "1@B1").faction(1, food_discs=1)
    scene.perform(1, "colonize")
    assert scene.asked() == "jump_ships 1"  # the reward is under way
    assert scene.seat(1).automation == [0, 1, 1]  # both automations of the bonus are done


# --- 9.12: private technologies ------------------------------------------------------------------


def procyon() -> Scene:
    """Seat 0 colonizes Procyon and keeps Asteroid Mining."""
    scene = Scene().system("A1", "s_procyon", owner=0, disc="ore").ships(0, "3@A1")
    scene.deck(2, "t2_asteroids", "t2_lanes").perform(0, "colonize")
    return scene.play("pick t2_asteroids")


@clause("BTS-9.12")
def test_a_private_technology_needs_no_population() -> None:
    assert procyon().seat(0).pop == 2


@clause("BTS-9.12")
def test_a_private_technology_gives_its_immediate_bonus() -> None:
    assert procyon().seat(0).ore == 2


@clause("BTS-9.12")
def test_only_its_owner_uses_a_private_technology() -> None:
    scene = procyon()
    assert "act t2_asteroids.1" in scene.turn(0).offers()
    assert "act t2_asteroids.1" not in scene.turn(1).offers()


@clause("BTS-9.12")
def test_a_private_technology_scores() -> None:
    assert procyon().points("score-private") == (2, 0, 0, 0)
    assert procyon().points("score-level-2") == (0, 0, 0, 0)


@clause("BTS-9.12")
def test_nobody_can_research_a_private_technology() -> None:
    assert "t2_asteroids" not in procyon().state.slots


@clause("BTS-9.12")
def test_a_private_technology_counts_for_achievements() -> None:
    scene = Scene().private(0, "t2_lanes")
    assert MEASURES["technologies"](scene.g, 0) == 1
    assert MEASURES["types"](scene.g, 0) == 1


@clause("BTS-9.12")
def test_a_private_technology_is_no_prerequisite() -> None:
    scene = Scene().private(0, "t2_lanes").guild("academy").faction(0, ore=9).turn(0)
    assert scene.refusal("space:academy").why.id == "why-no-slot"


# --- 9.13, 9.14: the tech table, two of three ----------------------------------------------------


@clause("BTS-9.13")
def test_universal_enlightenment_does_not_open_row_three() -> None:
    scene = Scene(options=TECH_TABLE)
    scene.perform(0, "each_faction(optional(pay 2, research I-III discovered))")
    assert scene.state.rows[1] is None


@clause("BTS-9.13")
def test_spacetime_anomaly_studies_open_row_three() -> None:
    scene = Scene(options=TECH_TABLE).technology("I1", "t1_robotics", by=[0])
    scene.row(2, "t2_spacetime", "t2_telescopes").event("A", "e2_census").faction(0, ore=2)
    scene.turn(0).play("act research2.1", "pick t2_spacetime")
    assert scene.state.rows[1]
    assert scene.state.rows[2] is None


@clause("BTS-9.13")
def test_planetary_studies_open_a_row_only_when_it_is_needed() -> None:
    scene = Scene(options=TECH_TABLE).technology("C", "t2_hypercomputing", by=[0])
    scene.row(3, "t3_planetary", "t3_singularity").event("H", "e3_monument")
    scene.perform(0, "research III").play("pick t3_planetary")
    assert scene.state.rows[2] is None
    scene.technology("G", "t3_boosters", by=[0])
    for system in ("s_alpha", "s_barnard", "s_sirius", "s_indi"):
        scene.colony(0, system)
    scene.perform(0, "research_scaled").play("research X", "seek military")
    assert scene.state.rows[2]


@clause("BTS-9.14")
def test_the_type_in_a_two_of_three_slot_fits_a_researched_prerequisite() -> None:
    scene = Scene().technology("K", "t3_boosters", by=[0]).technology("L", "t3_stealth", by=[0])
    scene.technology("J", "t3_farmworlds", by=[1]).perform(0, "research IIII")
    assert scene.offers() == ["seek military", "seek commerce"]


# --- 9.15: abilities -----------------------------------------------------------------------------


def headquarters() -> Scene:
    """Seat 0 has the Galactic HQ, an ore and a ship."""
    scene = Scene().technology("X", "t4_hq", by=[0]).ships(0, "1@SOL").faction(0, ore=3)
    return scene.technology("A", "t2_lanes", by=[0])


@clause("BTS-9.15")
def test_an_ability_is_used_in_the_own_turn() -> None:
    scene = headquarters().turn(0)
    assert "use galactic_hq A" in scene.offers()


@clause("BTS-9.15")
def test_an_ability_is_not_used_in_another_turn() -> None:
    assert "use galactic_hq A" not in headquarters().turn(1).offers()


@clause("BTS-9.15")
def test_an_ability_does_not_interrupt_another_effect() -> None:
    scene = headquarters().turn(0).play("act t2_lanes")
    assert scene.asked() == "jump_ships 0"
    with pytest.raises(OrreryError):
        scene.play("use galactic_hq A")


@clause("BTS-9.15")
@pytest.mark.parametrize(
    ("card", "ability"),
    [
        ("t4_hq", "galactic_hq"),
        ("t3_blackmarket", "black_market"),
        ("t4_gigacorps", "gigacorps"),
        ("t4_assimilation", "assimilation"),
        ("s_61cygni", "cygni_recall"),
    ],
)
def test_these_abilities_have_no_fixed_moment(card: str, ability: str) -> None:
    scene = Scene().ships(0, "1@SOL").faction(0, ore=3).claimed("a_empire", 0)
    if card.startswith("s_"):
        scene.colony(0, card, "ore", "ore")
    else:
        scene.technology("X" if card.startswith("t4") else "G", card, by=[0])
    use = f"use {ability} A"
    assert use in scene.turn(0).offers()
    assert use in scene.play("act grow_ore").offers()
    assert use in scene.play("produce ore").offers()

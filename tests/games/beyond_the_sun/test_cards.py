"""BTS-11: single cards: technologies, abilities, systems, and each of the twenty events."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.model import BtsOptions, Patent
from orrery.games.beyond_the_sun.turn import FinishGame, NextTurn
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

NOBODY = -1
NISHIDA, SOUTHERN_CROSS = 1, 3
"""Seats of advanced mats in a scene of four."""


def reveal(event: str, scene: Scene | None = None) -> Scene:
    """Seat 0 discovers slot A or slot H and turns up this event there."""
    scene = scene or Scene()
    if event.startswith("e2"):
        scene.technology("I1", "t1_lasers", by=[0]).event("A", event)
        return scene.deck(2, "t2_plasma", "t2_human_exp").perform(0, "research II")
    scene.technology("C", "t2_plasma", by=[0]).event("H", event)
    return scene.deck(3, "t3_boosters", "t3_neoindustrial").perform(0, "research III")


def ore(scene: Scene) -> list[int]:
    return [faction.ore for faction in scene.state.factions]


def pop(scene: Scene) -> list[int]:
    return [faction.pop for faction in scene.state.factions]


# --- 11.1: permanent abilities -------------------------------------------------------------------


def with_hq() -> Scene:
    return Scene().technology("X", "t4_hq", by=[0]).ships(0, "1@SOL").faction(0, ore=3)


@clause("BTS-11.1")
def test_abilities_are_used_before_the_action_before_and_after_production() -> None:
    scene = with_hq().turn(0)
    scene.play("use galactic_hq A", "act grow_ore", "use galactic_hq A", "produce ore")
    assert scene.asked() == "use_abilities 0"
    scene.play("use galactic_hq A")
    assert scene.at("SOL", 0) == [4]


@clause("BTS-11.1")
@pytest.mark.parametrize("moves", [("act research1.1",), ("act grow_ore", "produce trade")])
def test_abilities_do_not_interrupt_an_action_or_a_production(moves: tuple[str, ...]) -> None:
    scene = with_hq().turn(0).play(*moves)
    assert not [offer for offer in scene.offers() if offer.startswith("use")]


@clause("BTS-11.1")
def test_control_is_checked_after_galactic_hq() -> None:
    scene = with_hq().outpost("Y1", 1, "food").ships(1, "1@Y1").ships(0, "1@Y1").turn(0)
    scene.play("use galactic_hq A", "upgrade 1 Y1")
    assert scene.owner("Y1") == 0
    assert scene.asked() == "choose_action 0"


@clause("BTS-11.1")
def test_galactic_hq_is_used_as_often_as_it_can_be_paid() -> None:
    scene = with_hq().turn(0).play(*["use galactic_hq A"] * 3)
    assert scene.at("SOL", 0) == [4]
    assert scene.refusal("ability:galactic_hq").why.id == "why-need-ore"


@clause("BTS-11.1")
def test_galactic_hq_without_a_ship_to_upgrade_has_no_effect() -> None:
    scene = Scene().technology("X", "t4_hq", by=[0]).ships(0, "4@SOL").faction(0, ore=3).turn(0)
    assert scene.refusal("ability:galactic_hq").why.id == "why-ability-no-effect"


@clause("BTS-11.1")
def test_control_is_checked_after_61_cygni() -> None:
    scene = Scene().colony(0, "s_61cygni", "ore", "ore").outpost("Y1", 0, "food")
    scene.ships(0, "2@Y1").ships(1, "1@Y1").turn(0).play("use cygni_recall A")
    assert scene.owner("Y1") == 1
    assert scene.seat(0).pop == 3


@clause("BTS-11.1")
def test_61_cygni_recalls_one_ship_a_turn() -> None:
    scene = Scene().colony(0, "s_61cygni", "ore", "ore").ships(0, "2@SOL", "1@DEEP").turn(0)
    scene.play("use cygni_recall A")
    assert scene.offers() == ["recall 2 SOL", "recall 1 DEEP"]
    scene.play("recall 1 DEEP")
    assert scene.refusal("ability:cygni_recall").why.id == "why-ability-used"


@clause("BTS-11.1")
def test_black_market_sells_population_or_buys_it_once_a_turn() -> None:
    scene = Scene().technology("G", "t3_blackmarket", by=[0]).faction(0, ore=2).turn(0)
    assert {"use black_market A", "use black_market B"} <= set(scene.offers())
    scene.play("use black_market A")
    assert (scene.seat(0).pop, scene.seat(0).ore) == (1, 4)
    assert "use black_market B" not in scene.offers()


@clause("BTS-11.1")
def test_an_ability_used_once_a_turn_is_back_in_the_next() -> None:
    scene = Scene(players=2).technology("G", "t3_blackmarket", by=[0]).faction(0, ore=2).turn(0)
    scene.play("use black_market B").rest(2)
    assert "use black_market A" in scene.offers()


@clause("BTS-11.1")
def test_assimilation_grows_for_one_ore_each() -> None:
    scene = Scene().technology("X", "t4_assimilation", by=[0]).faction(0, ore=2).turn(0)
    scene.play("use assimilation A", "use assimilation A")
    assert (scene.seat(0).pop, scene.seat(0).ore) == (4, 0)


# --- 11.2, 11.3: other ways to a colony ----------------------------------------------------------


def stealth(owner: int | None) -> Scene:
    """Seat 0 has ships, but not control, at Sirius in A1."""
    scene = Scene().technology("G", "t3_stealth", by=[0]).faction(0, ore=9)
    return scene.system("A1", "s_sirius", owner=owner, disc="ore").ships(0, "3@A1").turn(0)


@clause("BTS-11.2")
def test_stealth_terraforming_needs_no_control() -> None:
    scene = stealth(owner=None).play("act t3_stealth")
    assert scene.colonies(0) == {"s_sirius": ["ore", "ore"]}  # two discs, both his
    assert scene.seat(0).tracks == [8, 6]


@clause("BTS-11.2")
def test_stealth_terraforming_sends_the_controllers_disc_home() -> None:
    scene = stealth(owner=1)
    assert scene.seat(1).tracks == [8, 7]
    scene.play("act t3_stealth")
    assert scene.seat(1).tracks == [8, 8]
    assert scene.colonies(0) == {"s_sirius": ["ore", "ore"]}


@clause("BTS-11.2")
def test_stealth_terraforming_of_an_own_system_uses_its_outpost() -> None:
    scene = stealth(owner=0).play("act t3_stealth")
    assert scene.colonies(0) == {"s_sirius": ["ore", "ore"]}
    assert scene.seat(0).tracks == [8, 6]


@clause("BTS-11.2")
def test_stealth_terraforming_still_needs_strength() -> None:
    scene = Scene().technology("G", "t3_stealth", by=[0]).faction(0, ore=9)
    scene.system("A1", "s_sirius").ships(0, "2@A1").turn(0)
    assert "act t3_stealth" not in scene.offers()


@clause("BTS-11.3")
def test_the_colonial_ministry_gives_a_colony_with_one_disc() -> None:
    scene = Scene().system_deck("A", "s_sirius", "s_indi").ships(0, "1@SOL")
    scene.technology("C", "t2_lanes", by=[0]).technology("H", "t3_ministry")
    scene.perform(0, "research III").play("keep s_indi")
    assert scene.offers() == ["outpost food", "outpost ore"]
    scene.play("outpost ore")
    assert scene.colonies(0) == {"s_indi": ["ore"]}
    assert scene.asked() == "jump_ships 0"  # the bonus of Epsilon Indi


@clause("BTS-11.3")
def test_the_other_card_of_the_ministry_goes_under_its_deck() -> None:
    scene = Scene().system_deck("A", "s_sirius", "s_alpha").perform(0, "draw_colony A 2")
    scene.play("keep s_alpha")
    assert scene.state.systems[0].cards[-1].face == "s_sirius"


@clause("BTS-11.3")
def test_a_card_of_deck_b_goes_back_under_deck_b() -> None:
    scene = Scene().system_deck("A", "s_alpha", only=True).system_deck("B", "s_vega")
    scene.perform(0, "draw_colony A 2").play("keep s_alpha")
    assert scene.state.systems[1].cards[-1].face == "s_vega"
    assert len(scene.state.systems[0]) == 0


@clause("BTS-11.3")
def test_with_deck_a_empty_the_ministry_draws_from_deck_b() -> None:
    scene = Scene().system_deck("A", only=True).system_deck("B", "s_vega", "s_altair")
    scene.perform(0, "draw_colony A 2")
    assert scene.offers() == ["keep s_vega", "keep s_altair"]


# --- 11.4 to 11.8: technologies ------------------------------------------------------------------


@clause("BTS-11.4")
@pytest.mark.parametrize(
    ("system", "level", "cards"),
    [
        ("s_procyon", 2, ("t2_asteroids", "t2_lanes")),
        ("s_wise", 3, ("t3_foundries", "t3_boosters")),
    ],
)
def test_a_private_technology_is_one_of_two(system: str, level: int, cards: list[str]) -> None:
    scene = Scene().system("B1", system, owner=0, disc="ore").ships(0, "4@B1", "1@B1")
    scene.deck(level, *cards).perform(0, "colonize")
    if scene.asked() == "return_settlers 0":
        scene.play("settle 4", "pass")
    assert scene.offers() == [f"pick {card}" for card in cards]
    scene.play(f"pick {cards[0]}")
    assert scene.seat(0).private == (cards[0],)
    assert scene.state.decks[level - 2].cards[-1].face == cards[1]


@clause("BTS-11.4")
def test_everybody_sees_the_cards_of_a_private_technology() -> None:
    scene = Scene().deck(2, "t2_asteroids", "t2_lanes").perform(0, "private_tech II 2")
    assert scene.heard(log.Drawn) == [log.Drawn(0, ("t2_asteroids", "t2_lanes"))]


@clause("BTS-11.4")
def test_the_space_of_a_private_technology_is_its_owners_alone() -> None:
    scene = Scene().private(0, "t2_lanes").ships(0, "1@SOL").ships(1, "1@SOL")
    assert "act t2_lanes" in scene.turn(0).offers()
    assert "act t2_lanes" not in scene.turn(1).offers()


@clause("BTS-11.4")
def test_a_deck_with_one_card_gives_that_card() -> None:
    scene = Scene().only(2, "t2_asteroids").perform(0, "private_tech II 2")
    assert scene.seat(0).private == ("t2_asteroids",)


COLONIES = ("s_alpha", "s_barnard", "s_luyten", "s_wolf359")


def planetary(colonies: int) -> Scene:
    """Seat 0 could research slots of all levels; the number of its colonies decides."""
    scene = Scene().technology("G", "t3_planetary", by=[0]).technology("H", "t3_boosters", by=[0])
    scene.technology("I3", "t1_lasers", by=[0]).technology("C", "t2_lanes", by=[0])
    scene.technology("E", "t2_modular", by=[0]).faction(0, ore=2)
    for system in COLONIES[:colonies]:
        scene.colony(0, system)
    return scene.turn(0)


@clause("BTS-11.5")
def test_planetary_studies_need_a_colony() -> None:
    assert planetary(0).refusal("space:t3_planetary").why.id == "why-no-colonies"


@clause("BTS-11.5")
@pytest.mark.parametrize(
    ("colonies", "slots"),
    [(1, "I1 I2 I4"), (2, "I1 I2 I4 D"), (3, "I1 I2 I4 D J"), (4, "I1 I2 I4 D J X")],
)
def test_planetary_studies_reach_the_level_of_the_colonies(colonies: int, slots: str) -> None:
    scene = planetary(colonies).play("act t3_planetary")
    assert scene.offers() == [f"research {slot}" for slot in slots.split()]


@clause("BTS-11.5")
def test_planetary_studies_need_population() -> None:
    scene = planetary(2).faction(0, pop=0).ships(0, "1@SOL").turn(0)
    assert scene.refusal("space:t3_planetary").why.id == "why-no-population"


@clause("BTS-11.5")
def test_planetary_studies_turn_up_events() -> None:
    scene = planetary(2)
    scene.event("D", "e2_orerush").play("act t3_planetary", "research D")
    assert ore(scene) == [2, 1, 1, 1]


def quantum() -> Scene:
    scene = Scene().technology("G", "t3_quantum", by=[0]).faction(0, ore=9)
    return scene.technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics")


@clause("BTS-11.6")
def test_quantum_networking_copies_basic_actions_guilds_and_technologies_of_others() -> None:
    scene = quantum().technology("B", "t2_telescopes", by=[1]).guild("academy")
    scene.technology("C", "t2_lanes", by=[0]).turn(0).play("act t3_quantum")
    assert scene.offers() == [
        "copy research1.1",
        "copy research2.1",
        "copy academy",
        "copy t2_telescopes",
    ]


@clause("BTS-9.12", "BTS-11.6")
def test_the_owner_copies_the_action_of_a_private_technology_and_nobody_else_does() -> None:
    scene = quantum().private(0, "t2_telescopes").private(1, "t2_spacetime").turn(0)
    scene.play("act t3_quantum")
    assert "copy t2_telescopes" in scene.offers()
    assert "copy t2_spacetime" not in scene.offers()
    scene.play("copy t2_telescopes", "research I3")
    assert scene.heard(log.PaidOre) == [log.PaidOre(0, 2)]
    assert scene.seat(0).pawn == "t3_quantum"


@clause("BTS-11.6")
def test_a_covered_guild_is_not_copied() -> None:
    scene = quantum().technology("C", "t2_lanes", by=[0]).turn(0).play("act t3_quantum")
    assert "copy academy" not in scene.offers()


@clause("BTS-11.6")
def test_a_copy_costs_no_surcharge_and_no_patent() -> None:
    scene = quantum().technology("B", "t2_telescopes", by=[1])
    scene.state.patents = {scene.slot("B"): Patent(1, 1)}
    scene.turn(0).play("act t3_quantum", "copy t2_telescopes", "research I3")
    assert scene.heard(log.PaidOre) == [log.PaidOre(0, 2)]
    assert scene.seat(1).ore == 0


@clause("BTS-11.6")
def test_a_copy_costs_less_by_a_public_grant() -> None:
    scene = quantum().technology("B", "t2_telescopes", by=[1])
    scene.state.discounts = {scene.slot("B"): 1}
    scene.turn(0).play("act t3_quantum", "copy t2_telescopes", "research I3")
    assert scene.heard(log.PaidOre) == [log.PaidOre(0, 1)]


@clause("BTS-11.6")
def test_a_copy_of_research_two_costs_nishida_less() -> None:
    scene = Scene(options=BtsOptions(mats="advanced"))
    scene.technology("G", "t3_quantum", by=[NISHIDA]).technology("I1", "t1_lasers", by=[NISHIDA])
    scene.technology("A", "t2_lanes").faction(NISHIDA, ore=9, ore_discs=6).turn(NISHIDA)
    scene.play("act t3_quantum", "copy research2.1")
    assert scene.heard(log.PaidOre) == [log.PaidOre(NISHIDA, 1)]


@clause("BTS-11.6")
def test_the_offer_of_a_copy_shows_what_it_costs() -> None:
    scene = quantum().technology("B", "t2_telescopes", by=[1])
    scene.state.discounts = {scene.slot("B"): 1}
    offers, _ = scene.turn(0).play("act t3_quantum").g.explained(0)
    costs = {str(offer.move): offer.preview for offer in offers}
    assert [m.args for m in costs["copy t2_telescopes"]] == [{"n": 1}]


@clause("BTS-11.6")
def test_the_technocrats_pay_no_patent_for_an_action_whose_space_they_do_not_enter() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("A", "t2_lanes", by=[1])
    scene.state.patents = {scene.slot("A"): Patent(1, 1)}
    scene.guild("technocrats").faction(0, ore=2).ships(0, "1@SOL").turn(0)
    scene.play("act technocrats", "research A", "pass", "act t2_lanes")
    assert scene.seat(1).ore == 0


@clause("BTS-11.6")
def test_the_ore_of_quantum_networking_comes_after_the_copied_action() -> None:
    scene = quantum().faction(0, ore=0).turn(0).play("act t3_quantum", "research I3")
    assert scene.seat(0).ore == 1


@clause("BTS-11.7")
def test_mass_cloning_b_places_a_supply_cube() -> None:
    scene = Scene().technology("A", "t2_cloning", by=[0]).technology("I1", "t1_robotics")
    scene.faction(0, ore=2, pop=0).turn(0).play("act t2_cloning", "choose B", "research I1")
    assert scene.knows(0, "I1")
    assert scene.seat(0).supply == [2, 3, 3, 4, 4]


@clause("BTS-11.7")
def test_mass_cloning_b_may_use_population_without_supply() -> None:
    scene = Scene().technology("A", "t2_cloning", by=[0]).technology("I1", "t1_robotics")
    scene.faction(0, ore=2, pop=1, supply=[0] * 5).ships(0, "1@SOL").turn(0)
    scene.play("act t2_cloning", "research I1")  # option A would change nothing
    assert scene.seat(0).pop == 0


def gigacorps() -> Scene:
    scene = Scene().technology("X", "t4_gigacorps", by=[0]).achievements("a_empire", "a_fleet")
    return scene.claimed("a_empire", 0, 1).claimed("a_fleet", 2, 0)


@clause("BTS-11.8")
def test_giga_corporations_put_a_production_disc_in_the_place_of_a_star() -> None:
    scene = gigacorps().turn(0).play("use gigacorps A")
    assert scene.offers() == [
        "replace a_empire food",
        "replace a_empire ore",
        "replace a_fleet food",
        "replace a_fleet ore",
    ]
    scene.play("replace a_fleet ore")
    assert scene.seat(0).tracks == [8, 7]
    assert scene.state.marks == [(2, 2), (2, 1)]


@clause("BTS-11.8")
def test_giga_corporations_do_not_change_the_count_for_the_end() -> None:
    scene = gigacorps().turn(0).play("use gigacorps A", "replace a_fleet ore")
    assert sum(map(len, scene.state.claims)) == 4
    assert 0 in scene.state.claims[1]


@clause("BTS-11.8")
def test_giga_corporations_replace_all_stars_before_the_final_scoring() -> None:
    scene = gigacorps().ask(FinishGame())
    assert scene.seat(0).tracks == [6, 8]
    assert scene.state.marks == [(0, 2), (2, 0)]


@clause("BTS-11.8")
def test_giga_corporations_need_a_disc_and_a_star() -> None:
    scene = gigacorps().faction(0, food_discs=0, ore_discs=0).turn(0)
    assert scene.refusal("ability:gigacorps").why.id == "why-ability-no-effect"


# --- 11.9: systems that events bring -------------------------------------------------------------


@clause("BTS-11.9")
@pytest.mark.parametrize(
    ("a", "b", "drawn"),
    [(["s_alpha"], ["s_vega"], "s_vega"), (["s_alpha"], [], "s_alpha"), ([], [], "")],
)
def test_the_dyson_sphere_draws_from_deck_b_else_a(a: list[str], b: list[str], drawn: str) -> None:
    scene = Scene().system_deck("A", *a, only=True).system_deck("B", *b, only=True)
    assert reveal("e3_dyson", scene).state.dyson == drawn
    assert scene.state.lasting == (("e3_dyson",) if drawn else ())


@clause("BTS-11.9")
@pytest.mark.parametrize(
    ("a", "b", "drawn"),
    [(["s_alpha"], ["s_vega"], "s_alpha"), ([], ["s_vega"], "s_vega"), ([], [], "")],
)
def test_the_rogue_planet_draws_from_deck_a_else_b(a: list[str], b: list[str], drawn: str) -> None:
    scene = Scene().system_deck("A", *a, only=True).system_deck("B", *b, only=True)
    reveal("e2_rogue", scene)
    if drawn:
        scene.play("attach A1")
    assert scene.state.cards[scene.place("R1")] == drawn
    assert scene.state.lasting == (("e2_rogue",) if drawn else ())


def rogue() -> Scene:
    """The Rogue Planet is Sirius, beside A2."""
    scene = Scene().system_deck("A", "s_sirius")
    return reveal("e2_rogue", scene).play("attach A2", "pick t2_human_exp")


@clause("BTS-11.9")
def test_the_active_player_chooses_the_slot_of_the_rogue_planet() -> None:
    scene = reveal("e2_rogue")
    assert scene.offers() == ["attach A1", "attach A2", "attach B1", "attach B2"]
    assert scene.asked() == "attach_system 0"


@clause("BTS-11.9")
def test_the_rogue_planet_is_one_jump_from_its_slot_only() -> None:
    scene = rogue().ships(0, "1@A2", "1@SOL").perform(0, "jump 1")
    assert "jump 1 A2 R1" in scene.offers()
    assert "jump 1 SOL R1" not in scene.offers()


@clause("BTS-11.9")
def test_the_rogue_planet_is_controlled_like_any_system() -> None:
    scene = rogue().ships(0, "1@A2").perform(0, "jump 1").play("jump 1 A2 R1")
    assert scene.owner("R1") == 0
    assert scene.seat(0).ore == 1  # Sirius


@clause("BTS-11.9")
def test_the_rogue_planet_is_colonized_once_and_not_replaced() -> None:
    scene = rogue().outpost("R1", 0, "ore").ships(0, "3@R1").perform(0, "colonize")
    assert scene.colonies(0) == {"s_sirius": ["ore", "ore"]}
    assert scene.state.cards[scene.place("R1")] == ""
    assert scene.state.extra == ()
    assert scene.state.lasting == ()


@clause("BTS-11.9")
def test_a_rogue_planet_that_cannot_be_colonized_says_why() -> None:
    scene = rogue().system("A1", "s_alpha", owner=0).ships(0, "2@A1")
    scene.system("A2", "s_barnard", owner=0).ships(0, "2@A2").perform(0, "colonize")
    assert scene.refusal("place:R1").why.id == "why-not-controlled"


# --- 11.10: Patent Dispute and Public Grant ------------------------------------------------------


def patented() -> Scene:
    """Seat 0 discovers Plasma Cannon (1 ore) under the event; seat 1 has it too."""
    scene = reveal("e2_patent").play("pick t2_plasma")
    return scene.technology("A", "t2_plasma", by=[0, 1]).ships(1, "1@SOL").ships(0, "1@SOL")


@clause("BTS-11.10")
def test_a_patent_makes_others_pay_the_discoverer() -> None:
    scene = patented().faction(1, ore=2).turn(1).play("act t2_plasma")
    assert (scene.seat(0).ore, scene.seat(1).ore) == (1, 0)
    assert scene.heard(log.PaidPatent) == [log.PaidPatent(1, 0, 1)]


@clause("BTS-11.10")
def test_who_cannot_pay_the_patent_too_cannot_use_the_space() -> None:
    scene = patented().faction(1, ore=1).turn(1)
    assert scene.refusal("space:t2_plasma").facts == {"need": 2, "have": 1}


@clause("BTS-11.10")
@pytest.mark.parametrize("n", [2, 3])
def test_a_patent_and_a_grant_are_worth_what_the_event_says(n: int) -> None:
    scene = Scene().technology("A", "t2_telescopes", by=[0, 1]).faction(1, ore=2 + n)
    scene.state.patents = {scene.slot("A"): Patent(0, n)}
    scene.turn(1).play("act t2_telescopes")
    assert (scene.seat(0).ore, scene.seat(1).ore) == (n, 0)
    scene = Scene().technology("A", "t3_singularity", by=[0]).technology("G", "t3_quantum", by=[0])
    scene.technology("H", "t3_boosters", by=[0]).faction(0, ore=9)
    cost = GAME.content().tech_spaces["t3_singularity"][0].action.cost.ore
    scene.state.discounts = {scene.slot("A"): n}
    scene.turn(0).play("act t3_singularity")
    assert scene.seat(0).ore == 9 - (cost - n)


@clause("BTS-11.10")
@pytest.mark.parametrize("slot", ["A", "B"])
def test_an_event_is_attached_to_the_slot_it_lay_on_though_others_wait_for_a_card(
    slot: str,
) -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics", by=[0])
    scene.seat(0).slots |= 1 << scene.slot("A") | 1 << scene.slot("B")
    scene.perform(0, "patent 1, discount 1", discovering=slot)
    assert list(scene.state.patents) == list(scene.state.discounts) == [scene.slot(slot)]


@clause("BTS-11.10")
def test_the_discoverer_pays_no_patent() -> None:
    scene = patented().faction(0, ore=1).turn(0).play("act t2_plasma")
    assert scene.seat(0).ore == 0
    assert not scene.heard(log.PaidPatent)


@clause("BTS-11.10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_grant_makes_the_actions_of_the_card_cheaper_for_everybody(seat: int) -> None:
    scene = reveal("e2_grant").play("pick t2_plasma")
    scene.technology("A", "t2_plasma", by=[seat]).ships(seat, "1@SOL").turn(seat)
    assert "act t2_plasma" in scene.offers()  # 1 ore less than 1


@clause("BTS-11.10")
def test_a_grant_never_pays_out() -> None:
    scene = reveal("e2_grant", Scene().ships(0, "1@SOL")).play("pick t2_human_exp")
    scene.faction(0, pop=2).turn(0).play("act t2_human_exp")
    assert scene.seat(0).ore == 0


@clause("BTS-11.10")
@pytest.mark.parametrize("event", ["e2_patent", "e2_grant"])
def test_a_card_without_an_action_space_is_not_affected(event: str) -> None:
    scene = Scene().technology("I1", "t1_genetics", by=[0]).event("A", event)
    scene.deck(2, "t2_biosynaptic", "t2_asteroids").perform(0, "research II")
    scene.play("pick t2_biosynaptic").technology("I1", "t1_genetics", by=[1])
    before = scene.seat(0).ore
    scene.faction(1, ore=2).turn(1).play("act research2.1")
    assert scene.knows(1, "A")
    assert scene.heard(log.PaidOre) == [log.PaidOre(1, 2)]
    assert scene.seat(0).ore == before


# --- rewards for what an action seizes -----------------------------------------------------------


def seizing_two() -> Scene:
    """Two jumps of seat 0 seize Y1 from seat 1 and Y2 from nobody."""
    scene = Scene().outpost("Y1", 1, "food").ships(0, "1@A1", "1@A2").faction(0, ore=1)
    return scene.technology("A", "t2_privateers", by=[0]).technology("G", "t3_blockade", by=[0])


def test_privateers_are_paid_for_systems_taken_from_another() -> None:
    scene = seizing_two().turn(0).play("act t2_privateers")
    scene.play("jump 1 A1 Y1", "jump 1 A2 Y2", "pass")
    assert scene.heard(log.GainedOre) == [log.GainedOre(0, 2)]


def test_a_blockade_is_paid_for_every_system_seized() -> None:
    scene = seizing_two().turn(0).play("act t3_blockade")
    scene.play("jump 1 A1 Y1", "jump 1 A2 Y2", "pass")
    assert scene.heard(log.GainedOre) == [log.GainedOre(0, 2)]


def test_a_reward_does_not_count_what_an_earlier_action_seized() -> None:
    scene = seizing_two().turn(0).play("act t2_privateers", "jump 1 A1 Y1", "pass")
    scene.turn(0).play("act t3_blockade", "jump 1 A2 SOL", "pass")
    assert scene.heard(log.GainedOre) == [log.GainedOre(0, 2)]  # of the Privateers


def test_a_reward_does_not_count_what_another_faction_seizes() -> None:
    scene = seizing_two().outpost("Y3", 0, "food").ships(0, "2@Y3").ships(2, "1@Y3").turn(0)
    scene.play("act t3_blockade", "jump 2 Y3 A1", "pass", "outpost food")
    assert scene.owner("Y3") == 2
    assert not scene.heard(log.GainedOre)


# --- 11.11, 11.12: actions that change nothing, and games that never end -------------------------


@clause("BTS-11.11")
def test_paying_a_cost_is_no_change() -> None:
    scene = Scene().technology("A", "t2_human_exp", by=[0]).turn(0)  # no ships
    assert scene.refusal("space:t2_human_exp").why.id == "why-no-change"


@clause("BTS-11.11")
def test_a_jump_there_and_back_is_a_change() -> None:
    scene = Scene().technology("A", "t2_privateers", by=[0]).ships(0, "1@SOL").turn(0)
    scene.play("act t2_privateers", "jump 1 SOL A1", "jump 1 A1 SOL", "pass")
    assert scene.asked() == "choose_production 0"


@clause("BTS-11.11")
def test_the_last_effect_that_could_change_something_is_not_skipped() -> None:
    scene = Scene().technology("A", "t2_human_exp", by=[0]).ships(0, "1@SOL").turn(0)
    scene.play("act t2_human_exp", "pass")
    assert scene.offers() == ["jump 1 SOL A1", "jump 1 SOL A2"]


@clause("BTS-11.11")
def test_an_optional_build_is_made_when_nothing_else_could_change() -> None:
    scene = Scene().faction(0, ore=1).turn(0)
    scene.play("act build_jump.1")  # no ship that could jump
    assert scene.at("SOL", 0) == [1]


@clause("BTS-11.11")
def test_an_optional_colony_is_made_when_nothing_else_has_changed() -> None:
    scene = Scene().technology("G", "t3_frontier", by=[0]).faction(0, ore=9)
    scene.system("A1", "s_alpha", owner=0).ships(0, "2@A1").turn(0)
    scene.play("act t3_frontier", "pass")
    assert list(scene.colonies(0)) == ["s_alpha"]


@clause("BTS-11.12")
def test_after_sixty_rounds_the_next_is_the_last() -> None:
    scene = Scene()
    scene.state.round = 60
    scene.ask(NextTurn(3))
    assert (scene.state.round, scene.state.last_round) == (61, 61)
    scene.rest(4)
    assert scene.asked() == "over"


@clause("BTS-11.12")
def test_a_game_of_fewer_rounds_goes_on() -> None:
    scene = Scene()
    scene.state.round = 59
    scene.ask(NextTurn(3))
    assert (scene.state.round, scene.state.last_round) == (60, 0)


# --- 11.13 to 11.18: events that speak to several factions ---------------------------------------


@clause("BTS-11.13")
def test_an_event_speaks_to_the_active_player_first_then_clockwise() -> None:
    scene = Scene()
    for seat in range(4):
        scene.ships(seat, "1@SOL")
    scene.perform(2, "each_faction(optional(upgrade exactly 1 1))")
    order = []
    while scene.asked().startswith("upgrade_ship"):
        order.append(scene.g.seat)
        scene.play("pass")
    assert order == [2, 3, 0, 1]


@clause("BTS-11.13")
def test_the_militia_is_followed_by_one_check_after_all_have_decided() -> None:
    scene = Scene().outpost("Y1", 1, "food").ships(1, "1@Y1").ships(0, "1@Y1")
    reveal("e2_militia", scene).play("upgrade 1 Y1")
    assert scene.owner("Y1") == 1  # not yet checked
    scene.play("upgrade 1 Y1")
    assert scene.owner("Y1") == 1  # a tie again
    assert not scene.heard(log.ControlLost)


@clause("BTS-11.13")
def test_a_stronger_ship_of_the_militia_seizes_in_the_end() -> None:
    scene = Scene().outpost("Y1", 1, "food").ships(1, "1@Y1").ships(0, "1@Y1")
    reveal("e2_militia", scene).play("upgrade 1 Y1", "pass")
    assert scene.owner("Y1") == 0


@clause("BTS-11.13")
def test_enlightenment_is_followed_by_a_check_after_every_change() -> None:
    scene = Scene().technology("I1", "t1_lasers").outpost("Y1", 1, "food").ships(1, "1@Y1")
    scene.ships(0, "1@Y1").faction(0, ore=2).faction(1, ore=2)
    reveal("e3_enlightenment", scene).play("do", "research I1")
    assert scene.owner("Y1") == 0
    assert scene.asked() == "take_up 1"


def museum() -> Scene:
    scene = Scene().outpost("Y1", 0, "food").ships(0, "3@Y1").ships(1, "2@Y1", "1@SOL")
    return reveal("e3_museum", scene)


@clause("BTS-11.14")
def test_each_faction_with_ships_may_give_one_to_the_museum() -> None:
    scene = museum()
    assert scene.asked() == "donate_ship 0"
    assert scene.play("pass").asked() == "donate_ship 1"
    assert scene.offers() == ["pass", "donate 1 SOL", "donate 2 Y1"]
    assert scene.play("donate 1 SOL").asked() == "pick_technology 0"


@clause("BTS-11.14")
def test_a_ship_in_the_museum_scores_its_level_less_one() -> None:
    scene = museum().play("donate 3 Y1", "donate 2 Y1")
    assert scene.points("score-events") == (2, 1, 0, 0)


@clause("BTS-11.14")
def test_control_is_checked_once_all_have_given_to_the_museum() -> None:
    scene = museum().play("donate 3 Y1")
    assert scene.owner("Y1") == 0
    assert scene.play("donate 2 Y1").owner("Y1") == 0  # no ships there: the controller stays
    assert museum().play("donate 3 Y1", "pass").owner("Y1") == 1


@clause("BTS-11.14")
def test_the_museum_stays_in_play() -> None:
    assert museum().state.lasting == ("e3_museum",)


@clause("BTS-11.15")
def test_a_robot_strike_costs_the_others_population_or_ore() -> None:
    scene = Scene().faction(1, ore=3).faction(2, ore=1)
    reveal("e3_strike", scene)
    assert scene.asked() == "choose_option 1"
    scene.play("choose B", "choose B", "choose A")
    assert ore(scene) == [0, 1, 0, 0]  # seat 2 had only one
    assert pop(scene) == [1, 2, 2, 1]  # seat 0 placed one cube and is spared


@clause("BTS-11.15")
def test_a_robot_strike_takes_no_more_than_there_is() -> None:
    scene = Scene().faction(1, pop=0, ore=0)
    reveal("e3_strike", scene).play("choose A")
    assert (scene.seat(1).pop, scene.seat(1).ore) == (0, 0)


@clause("BTS-11.16")
def test_a_displaced_pawn_blocks_nothing() -> None:
    scene = Scene(players=3).colony(0, "s_ross154").faction(1, pawn="build_jump.1")
    scene.ships(0, "1@SOL").turn(0).play("act build_jump.1", "pass", "jump 1 SOL A1", "pass")
    assert scene.heard(log.Displaced) == [log.Displaced(0, 1, "build_jump.1")]
    assert scene.seat(1).pawn == ""


@clause("BTS-11.16")
def test_a_displaced_pawn_may_return_to_its_space_when_it_is_free() -> None:
    scene = Scene(players=2).colony(0, "s_ross154").faction(1, pawn="build_jump.1")
    scene.ships(0, "1@SOL").ships(1, "1@SOL").turn(0).play("act build_jump.1", "pass")
    scene.play("jump 1 SOL A1", "pass", "produce ore", "end")
    scene.faction(0, pawn="grow_ore").turn(1)  # the other pawn has gone on
    assert "act build_jump.1" in scene.offers()


def nishida() -> Scene:
    return Scene(options=BtsOptions(mats="advanced"))


@clause("BTS-11.17")
def test_the_flagship_comes_once_a_track_and_game() -> None:
    scene = nishida().faction(NISHIDA, food_discs=2).outpost("Y1", NISHIDA, "food")
    scene.perform(NISHIDA, "automate food 1").play("build 4 SOL", "pass")
    scene.ships(0, "1@Y1").check()  # a disc comes back
    assert scene.seat(NISHIDA).tracks[0] == 1
    scene.perform(NISHIDA, "automate food 1")
    assert scene.seat(NISHIDA).tracks[0] == 0
    assert scene.at("SOL", NISHIDA) == [4]


@clause("BTS-11.17")
def test_the_flagship_comes_for_each_track() -> None:
    scene = nishida().faction(NISHIDA, food_discs=1, ore_discs=1)
    scene.perform(NISHIDA, "automate food 1, automate ore 1").play("pass", "pass")
    assert scene.at("SOL", NISHIDA) == [4, 4]


@clause("BTS-11.17")
def test_the_flagship_is_skipped_without_supply_but_the_jump_is_made() -> None:
    scene = nishida().faction(NISHIDA, food_discs=1, supply=[0] * 5).ships(NISHIDA, "1@SOL")
    scene.perform(NISHIDA, "automate food 1")
    assert scene.offers() == ["pass", "build 4 SOL"]
    assert scene.play("pass").asked() == f"jump_ships {NISHIDA}"


@clause("BTS-11.17")
def test_the_flagship_comes_too_when_giga_corporations_take_the_last_disc() -> None:
    scene = nishida().technology("X", "t4_gigacorps", by=[NISHIDA]).achievements("a_empire")
    scene.claimed("a_empire", NISHIDA).faction(NISHIDA, ore_discs=1, food_discs=0)
    scene.turn(NISHIDA).play("use gigacorps A")
    assert scene.at("SOL", NISHIDA) == [4]


@clause("BTS-11.17")
def test_nobody_else_gets_a_flagship() -> None:
    scene = nishida().faction(0, food_discs=1).perform(0, "automate food 1")
    assert scene.at("SOL", 0) == []


def subsidies() -> Scene:
    scene = Scene().outpost("Y1", 1, "food").outpost("Y2", 0, "ore").outpost("Y3", 1, "ore")
    return reveal("e3_subsidies", scene)


@clause("BTS-11.18")
def test_subsidies_go_to_the_active_players_shipyards_first() -> None:
    scene = subsidies()
    assert scene.asked() == "build_ship 0"
    assert scene.offers() == ["pass", "build 1 Y2"]
    scene.play("build 1 Y2")
    assert scene.offers() == ["pass", "build 1 Y1"]
    scene.play("pass")
    assert scene.offers() == ["pass", "build 1 Y3"]


@clause("BTS-11.18")
def test_the_ore_of_subsidies_comes_without_a_ship_too() -> None:
    scene = subsidies().play("pass", "build 1 Y1", "pass")
    assert ore(scene) == [1, 2, 0, 0]
    assert scene.at("Y1", 1) == [1]


@clause("BTS-11.18")
def test_a_subsidized_ship_is_built_from_supply() -> None:
    scene = subsidies().play("build 1 Y2")
    assert sum(scene.seat(0).supply) == 16


# --- 11.19: abilities of advanced mats -----------------------------------------------------------


@clause("BTS-11.19")
def test_a_disc_that_comes_back_puts_an_ability_to_rest() -> None:
    cell = GAME.content().mat_abilities["scf_adv"]["jump"].cell
    scene = nishida().faction(SOUTHERN_CROSS, food_discs=8 - cell + 1)
    scene.outpost("Y1", SOUTHERN_CROSS, "food")
    scene.ships(SOUTHERN_CROSS, "1@SOL").perform(SOUTHERN_CROSS, "jump 1").play("jump 1 SOL A1")
    assert scene.asked() == f"jump_ships {SOUTHERN_CROSS}"  # the Navigators' second point
    scene.ships(0, "1@Y1").check()
    scene.perform(SOUTHERN_CROSS, "jump 1").play("jump 1 A1 SOL")
    assert scene.asked() == "choose_action 0"


@clause("BTS-11.19")
def test_an_ability_works_for_the_very_seizure_that_uncovers_it() -> None:
    scene = nishida().faction(SOUTHERN_CROSS, ore_discs=4).outpost("Y2", 0, "ore")
    scene.ships(SOUTHERN_CROSS, "1@Y2").check()
    assert scene.seat(SOUTHERN_CROSS).ore == 1


@clause("BTS-11.19")
def test_losses_of_the_same_check_count_before_the_ability() -> None:
    scene = nishida().faction(SOUTHERN_CROSS, ore_discs=4).outpost("Y3", SOUTHERN_CROSS, "ore")
    scene.outpost("Y1", 0, "food").ships(SOUTHERN_CROSS, "1@Y1").ships(1, "1@Y3").check()
    scene.play("outpost food")  # seat 1 in Y3; the ore disc of the Southern Cross came back
    assert scene.owner("Y1") == SOUTHERN_CROSS
    assert scene.seat(SOUTHERN_CROSS).ore == 0


# --- the other events ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "guild"),
    [
        ("e2_lee", "terraforming"),
        ("e2_chaturvedi", "academy"),
        ("e3_kc24x", "technocrats"),
        ("e3_ono", "visionaries"),
    ],
)
def test_an_event_uncovers_its_guild_and_is_discarded(event: str, guild: str) -> None:
    scene = reveal(event)
    assert scene.state.guilds == (guild,)
    assert scene.state.lasting == ()


def test_bumper_harvests_grow_every_faction() -> None:
    assert pop(reveal("e2_harvest")) == [2, 3, 3, 3]  # seat 0 placed a cube before


def test_an_ore_rush_pays_the_active_faction_twice() -> None:
    assert ore(reveal("e2_orerush")) == [2, 1, 1, 1]


def test_the_orbital_census_rewards_most_population() -> None:
    scene = reveal("e2_census").faction(1, pop=5).faction(2, pop=5)
    assert scene.points("score-events") == (0, 2, 2, 0)


def test_the_great_exodus_lets_everybody_turn_population_into_a_ship_in_sol() -> None:
    scene = reveal("e2_exodus").play("build 1 SOL", "pass", "build 1 SOL", "pass")
    assert [scene.at("SOL", seat) for seat in range(4)] == [[1], [], [1], []]
    assert pop(scene) == [0, 2, 1, 2]


def test_the_museum_asks_nobody_without_ships() -> None:
    assert reveal("e3_museum").asked() == "pick_technology 0"


def test_enlightenment_lets_everybody_pay_for_a_discovered_technology() -> None:
    scene = Scene().technology("I1", "t1_robotics").faction(1, ore=2).faction(2, ore=1)
    reveal("e3_enlightenment", scene)
    assert scene.asked() == "take_up 1"  # seat 0 cannot pay
    scene.play("do", "research I1")
    assert (scene.seat(1).ore, scene.seat(1).pop) == (0, 1)
    assert scene.asked() == "pick_technology 0"  # seats 2 and 3 cannot pay


def test_enlightenment_does_not_reach_undiscovered_technologies() -> None:
    scene = Scene().technology("I1", "t1_robotics", by=[1]).faction(1, ore=2)
    reveal("e3_enlightenment", scene).play("do")
    assert scene.offers() == ["research I2", "research I3", "research I4"]


def test_the_monument_raises_the_worth_of_sol() -> None:
    scene = reveal("e3_monument").ships(1, "2@SOL").ships(2, "2@SOL")
    assert scene.points("score-events") == (0, 3, 3, 0)
    assert scene.points("score-space") == (0, 0, 0, 0)


def test_the_wormhole_joins_deep_space_and_sol() -> None:
    scene = reveal("e3_wormhole").play("pick t3_neoindustrial").ships(0, "1@DEEP")
    scene.perform(0, "jump 1")
    assert "jump 1 DEEP SOL" in scene.offers()


def test_the_exposition_rewards_most_level_two_technologies() -> None:
    scene = reveal("e3_exposition").technology("A", "t2_lanes", by=[1])
    scene.technology("B", "t2_asteroids", by=[1])
    assert scene.points("score-events") == (0, 3, 0, 0)


LASTING = {
    "e2_rogue", "e2_patent", "e2_grant", "e2_census", "e3_museum", "e3_dyson", "e3_monument",
    "e3_wormhole", "e3_exposition",
}  # fmt: skip


@pytest.mark.parametrize("event", sorted(GAME.content().events))
def test_an_event_lasts_only_where_its_card_says_so(event: str) -> None:
    assert reveal(event).state.lasting == ((event,) if event in LASTING else ())

"""BTS-6.1: researching technologies, from the choice of a slot to the immediate bonus."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.components import Action, Cost
from orrery.games.beyond_the_sun.effects import (
    Automate,
    Build,
    Choose,
    Colonize,
    CopyResearch,
    DrawColony,
    Grow,
    GrowAny,
    Jump,
    Ore,
    Produce,
    Research,
    ResearchScaled,
    Upgrade,
    parse,
)
from orrery.games.beyond_the_sun.mat import why_not_do
from orrery.games.beyond_the_sun.research import NO_CUBE
from orrery.kernel import ALL, FastChance
from orrery.kernel.effects import Effect, flat
from tests.clauses import clause
from tests.games.beyond_the_sun.packs import changed
from tests.games.beyond_the_sun.scene import Scene


def lasers_at_a(*deck: str, event: str = "e2_orerush", seed: int = 1) -> Scene:
    """Seat 0 has the military I1 alone, so that research II leads to slot A and a military card."""
    scene = Scene(seed=seed).technology("I1", "t1_lasers", by=[0]).event("A", event)
    return scene.deck(2, *deck).faction(0, ore=2).turn(0)


# --- the slot ------------------------------------------------------------------------------------


@clause("BTS-6.1.1")
def test_level_one_has_no_prerequisites() -> None:
    scene = Scene().faction(0, ore=1).turn(0).play("act research1.1")
    assert scene.offers() == ["research I1", "research I2", "research I3", "research I4"]


@clause("BTS-6.1.1")
def test_a_slot_needs_all_technologies_connected_to_it() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("I3", "t1_genetics", by=[0])
    scene.faction(0, ore=2).turn(0).play("act research2.1")
    assert scene.offers() == ["research A", "research D"]
    assert scene.refusal("slot:B").facts["missing"] == ["I2"]


@clause("BTS-6.1.1")
def test_what_one_has_researched_is_not_researched_again() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).faction(0, ore=1).turn(0)
    scene.play("act research1.1")
    assert scene.offers() == ["research I2", "research I3", "research I4"]
    assert scene.refusal("slot:I1").why.id == "why-known"


@clause("BTS-6.1.1")
def test_an_eye_allows_discovered_technologies_only() -> None:
    scene = Scene().technology("I1", "t1_robotics", by=[0]).technology("I2", "t1_lasers", by=[0])
    scene.technology("A", "t2_plasma").technology("B", "t2_lanes").faction(0, ore=1)
    scene.turn(0).play("act t1_robotics")
    assert scene.offers() == ["research A", "research B"]
    assert scene.refusal("slot:C").why.id == "why-undiscovered"


@clause("BTS-6.1.1")
def test_two_of_three_prerequisites_are_enough_for_some_slots() -> None:
    scene = Scene().technology("G", "t3_quantum", by=[0]).technology("I", "t3_boosters", by=[0])
    scene.perform(0, "research IIII")
    assert scene.knows(0, "X")


@clause("BTS-6.1.1")
def test_one_of_three_prerequisites_is_not_enough() -> None:
    scene = Scene().technology("G", "t3_quantum", by=[0]).guild("visionaries")
    scene.faction(0, ore=9).turn(0)
    assert scene.refusal("space:visionaries").why.id == "why-no-slot"


@clause("BTS-6.1.1")
def test_a_level_four_slot_without_that_mark_needs_both() -> None:
    scene = Scene().technology("I", "t3_quantum", by=[0]).technology("K", "t3_boosters", by=[0])
    scene.guild("visionaries").faction(0, ore=9).turn(0)
    assert "act visionaries" not in scene.offers()


# --- the cube ------------------------------------------------------------------------------------


@clause("BTS-6.1.2")
def test_the_cube_goes_from_the_mat_to_the_slot() -> None:
    scene = Scene().technology("I2", "t1_robotics").faction(0, ore=1).turn(0)
    scene.play("act research1.1", "research I2")
    assert scene.seat(0).pop == 1
    assert scene.knows(0, "I2")


@clause("BTS-6.1.2")
def test_any_number_of_factions_may_research_the_same_technology() -> None:
    scene = Scene().technology("I1", "t1_genetics", by=[0, 1, 2])
    scene.faction(3, ore=1).turn(3).play("act research1.1", "research I1")
    assert [scene.knows(seat, "I1") for seat in range(4)] == [True] * 4


@clause("BTS-6.1.8")
def test_without_population_there_is_no_research() -> None:
    scene = Scene().faction(0, pop=0, ore=1).ships(0, "1@SOL").turn(0)
    assert scene.refusal("space:research1.1").why.id == "why-no-population"


@clause("BTS-6.1.8")
@pytest.mark.parametrize(("pop", "why"), [(1, NO_CUBE), (2, None)])
def test_the_cube_must_be_left_after_the_cost(pop: int, why: object) -> None:
    scene = Scene().faction(0, pop=pop).turn(0)
    action = Action(Cost(pop=1), parse("research I"))
    assert why_not_do(scene.g, 0, action, 0) is why


@clause("BTS-6.1.8")
def test_an_event_cannot_take_back_the_cube() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).event("A", "e2_exodus")
    scene.faction(0, ore=2, pop=1).turn(0).play("act research2.1")
    assert scene.asked() == "build_ship 1"  # seat 0 has no other cube for the Exodus
    assert scene.knows(0, "A")


# --- the event -----------------------------------------------------------------------------------


@clause("BTS-6.1.3")
def test_the_event_of_an_undiscovered_slot_is_resolved() -> None:
    scene = lasers_at_a(event="e2_orerush").play("act research2.1")
    assert [scene.seat(seat).ore for seat in range(4)] == [2, 1, 1, 1]


@clause("BTS-6.1.3")
def test_the_event_is_resolved_before_the_type_is_chosen() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics", by=[0])
    scene.event("B", "e2_orerush").faction(0, ore=2)
    scene.turn(0).play("act research2.1", "research B")
    assert scene.seat(0).ore == 2
    assert scene.offers() == ["seek economy", "seek military"]


@clause("BTS-6.1.3")
def test_an_event_is_discarded_unless_it_says_that_it_stays() -> None:
    assert lasers_at_a(event="e2_harvest").play("act research2.1").state.lasting == ()
    assert lasers_at_a(event="e2_census").play("act research2.1").state.lasting == ("e2_census",)


@clause("BTS-6.1.3")
def test_a_discovered_slot_brings_no_event() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("A", "t2_asteroids")
    scene.event("A", "e2_orerush").faction(0, ore=2).turn(0).play("act research2.1")
    assert not scene.heard(log.EventRevealed)


@clause("BTS-6.1.3")
def test_level_four_brings_no_event() -> None:
    scene = Scene().technology("G", "t3_quantum", by=[0]).technology("H", "t3_boosters", by=[0])
    scene.perform(0, "research IIII")
    assert not scene.heard(log.EventRevealed)


# --- the card ------------------------------------------------------------------------------------


@clause("BTS-6.1.4")
def test_one_prerequisite_gives_the_type() -> None:
    scene = lasers_at_a("t2_plasma", "t2_lanes", "t2_human_exp").play("act research2.1")
    assert scene.offers() == ["pick t2_plasma", "pick t2_human_exp"]


@clause("BTS-6.1.4")
def test_prerequisites_of_different_types_leave_the_choice() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics", by=[0])
    scene.event("B", "e2_orerush").deck(2, "t2_plasma", "t2_arcologies", "t2_asteroids")
    scene.faction(0, ore=2).turn(0).play("act research2.1", "research B")
    assert not scene.heard(log.Drawn)  # the choice comes before anything is drawn
    scene.play("seek economy")
    assert scene.offers() == ["pick t2_arcologies", "pick t2_asteroids"]


@clause("BTS-6.1.4")
def test_a_hybrid_prerequisite_gives_the_one_type_of_its_right_triangle() -> None:
    scene = Scene().technology("C", "t2_cloning", by=[0])
    scene.deck(3, "t3_farmworlds", "t3_quantum", "t3_foundries", "t3_planetary")
    scene.event("H", "e3_monument").perform(0, "research III")
    assert GAME.content().technologies["t2_cloning"].types == ("science", "economy")
    assert scene.offers() == ["pick t3_quantum", "pick t3_planetary"]


@clause("BTS-6.1.4")
def test_the_choice_is_between_two_types_at_most() -> None:
    """Two hybrids of four types in all: each shows one."""
    scene = Scene().technology("B", "t2_cloning", by=[0]).technology("D", "t2_privateers", by=[0])
    scene.event("I", "e3_monument").perform(0, "research III").play("research I")
    assert len(scene.offers()) == 2


@clause("BTS-6.1.4")
def test_a_pack_may_give_a_card_two_types_on_its_right(tmp_path: Path) -> None:
    old = 'id = "t2_cloning"'
    toml = (GAME.folder / "content" / "technologies.toml").read_text(encoding="utf-8")
    card = toml[toml.index(old) :]
    card = card[: card.index("vp =")]
    both = card.replace('out = ["science"]', 'out = ["science", "economy"]')
    scene = Scene(pack=changed(tmp_path, "technologies.toml", card, both))
    scene.technology("C", "t2_cloning", by=[0]).event("H", "e3_monument")
    assert scene.perform(0, "research III").offers() == ["seek science", "seek economy"]


@clause("BTS-6.1.4")
def test_a_hybrid_card_matches_both_of_its_types() -> None:
    scene = lasers_at_a("t2_drones", "t2_outpost", "t2_privateers").play("act research2.1")
    assert scene.offers() == ["pick t2_outpost", "pick t2_privateers"]


@clause("BTS-6.1.4")
def test_drawing_stops_with_the_second_match() -> None:
    scene = lasers_at_a("t2_lanes", "t2_plasma", "t2_modular", "t2_bazaar").play("act research2.1")
    assert scene.state.decks[0].cards[0].face == "t2_bazaar"


@clause("BTS-6.1.4")
def test_the_chosen_card_fills_the_slot_and_the_rest_goes_under_the_deck() -> None:
    scene = lasers_at_a("t2_lanes", "t2_plasma", "t2_modular")
    rest = [card.face for card in scene.state.decks[0].cards[3:]]
    scene.play("act research2.1", "pick t2_modular")
    deck = [card.face for card in scene.state.decks[0].cards]
    assert scene.card("A") == "t2_modular"
    assert deck[:-2] == rest  # the deck itself is not shuffled
    assert sorted(deck[-2:]) == ["t2_lanes", "t2_plasma"]


@clause("BTS-6.1.4")
def test_the_order_under_the_deck_is_random() -> None:
    found = set()
    for seed in range(1, 12):
        scene = lasers_at_a("t2_lanes", "t2_arcologies", "t2_plasma", "t2_modular", seed=seed)
        scene.play("act research2.1", "pick t2_modular")
        found.add(tuple(card.face for card in scene.state.decks[0].cards[-3:]))
    assert len(found) > 1
    assert {frozenset(order) for order in found} == {
        frozenset({"t2_lanes", "t2_arcologies", "t2_plasma"})
    }


@clause("BTS-6.1.4")
def test_nobody_knows_the_order_under_the_deck() -> None:
    scene = lasers_at_a("t2_lanes", "t2_arcologies", "t2_plasma", "t2_modular")
    scene.play("act research2.1", "pick t2_modular")
    for seat in (0, 1, None):
        assert scene.state.decks[0].faces(seat)[-3:] == (None, None, None)


@clause("BTS-6.1.4")
def test_everybody_knows_which_cards_lie_under_the_deck() -> None:
    scene = lasers_at_a("t2_lanes", "t2_arcologies", "t2_plasma", "t2_modular")
    scene.play("act research2.1", "pick t2_modular")
    bottoms = set()
    for seed in range(20):
        twin = scene.g.resample(1, FastChance(seed))
        bottoms.add(tuple(card.face for card in twin.state.decks[0].cards[-3:]))
    assert len(bottoms) > 1
    assert {frozenset(b) for b in bottoms} == {
        frozenset({"t2_lanes", "t2_arcologies", "t2_plasma"})
    }


@clause("BTS-6.1.4")
def test_everybody_sees_all_cards_drawn() -> None:
    scene = lasers_at_a("t2_lanes", "t2_plasma", "t2_modular").play("act research2.1")
    heard = [h for h in scene.g.heard or [] if isinstance(h.event, log.Drawn)]
    drawn = log.Drawn(0, ("t2_lanes", "t2_plasma", "t2_modular"))
    assert [(h.event, h.to) for h in heard] == [(drawn, ALL)]


@clause("BTS-6.1.4")
def test_a_deck_that_runs_out_with_one_match_gives_that_card() -> None:
    scene = lasers_at_a().only(2, "t2_lanes", "t2_plasma", "t2_asteroids").play("act research2.1")
    assert scene.card("A") == "t2_plasma"
    assert len(scene.state.decks[0]) == 2


@clause("BTS-6.1.4")
def test_a_deck_without_the_type_leaves_another_available_type() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics", by=[0])
    scene.event("B", "e2_orerush").only(2, "t2_lanes", "t2_asteroids", "t2_arcologies")
    scene.faction(0, ore=2).turn(0).play("act research2.1", "research B", "seek military")
    assert sorted(scene.offers()) == ["pick t2_arcologies", "pick t2_asteroids"]


@clause("BTS-6.1.4")
def test_a_deck_without_any_available_type_gives_any_card() -> None:
    scene = lasers_at_a().only(2, "t2_lanes", "t2_asteroids").play("act research2.1")
    assert scene.offers() == ["pick t2_lanes", "pick t2_asteroids"]


@clause("BTS-6.1.4")
def test_a_prerequisite_that_one_lacks_gives_no_type() -> None:
    scene = Scene().technology("G", "t3_quantum", by=[0]).technology("H", "t3_boosters", by=[0])
    scene.technology("I", "t3_farmworlds").perform(0, "research IIII")
    assert scene.offers() == ["seek science", "seek military"]


def test_a_slot_that_waits_for_its_card_shows_no_technology() -> None:
    scene = Scene().technology("C", "t2_cloning", by=[0]).event("H", "e3_monument")
    scene.perform(0, "research III")
    assert scene.asked() == "pick_technology 0"
    assert GAME.view(scene.g, 0).factions[0].technologies == ("t2_cloning",)  # type: ignore[attr-defined]


# --- the bonus, and later ------------------------------------------------------------------------


@clause("BTS-6.1.5")
def test_every_faction_that_researches_a_card_gets_its_immediate_bonus() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0, 1]).technology("A", "t2_asteroids", by=[0])
    scene.faction(1, ore=2).turn(1).play("act research2.1")
    assert scene.seat(1).ore == 2  # the action's 3 ore wait
    assert scene.seat(0).ore == 0


@clause("BTS-6.1.6")
def test_the_type_of_a_discovered_technology_no_longer_matters() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).technology("A", "t2_arcologies")
    scene.faction(0, ore=2).turn(0).play("act research2.1")
    assert scene.knows(0, "A")


@clause("BTS-6.1.7")
def test_the_action_of_a_new_technology_waits_for_the_next_turn() -> None:
    scene = Scene(players=2).technology("I1", "t1_lasers", by=[0]).technology("A", "t2_asteroids")
    scene.faction(0, ore=2).turn(0).play("act research2.1")
    assert scene.asked() == "choose_production 0"
    scene.play("produce ore", "end", "act grow_ore", "produce ore", "end")
    assert "act t2_asteroids.1" in scene.offers()


CHARACTER: dict[str, tuple[type[Effect], ...]] = {
    "science": (Automate, Research, ResearchScaled, CopyResearch, Ore),
    "economy": (Automate, Grow, GrowAny, Ore, Produce),
    "military": (Build, Upgrade, Jump),
    "commerce": (Colonize, DrawColony, Jump, Choose),
}


@clause("BTS-6.1.9")
@pytest.mark.parametrize("type", CHARACTER)
def test_technologies_have_the_character_of_their_type(type: str) -> None:
    content = GAME.content()
    for technology in content.technologies.values():
        effects = [
            *content.immediate[technology.id],
            *(e for space in content.tech_spaces[technology.id] for e in space.action.effects),
            *(
                e
                for action in getattr(content.abilities.get(technology.id), "options", {}).values()
                for e in action.effects
            ),
        ]
        if technology.types == (type,):
            assert any(isinstance(e, CHARACTER[type]) for e in flat(tuple(effects))), technology.id


@clause("BTS-6.1.9")
def test_science_automates_ore_and_economy_food() -> None:
    content = GAME.content()
    for id, effects in content.immediate.items():
        for effect in effects:
            types = content.technologies[id].types
            if isinstance(effect, Automate) and types == ("science",):
                assert effect.track == "ore"
            if isinstance(effect, Automate) and effect.track == "food":
                assert "economy" in types

"""BTS-6.7, 6.8: the effect language: how it is read, and what every kind of effect does."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.effects import (
    LANGUAGE,
    MILD,
    NO_CHANGE,
    RULES,
    Build,
    Choose,
    Colonize,
    Jump,
    Optional,
    Ore,
    Research,
    parse,
)
from orrery.games.beyond_the_sun.model import Patent
from orrery.kernel import FastChance
from orrery.kernel.effects import flat
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

# --- reading -------------------------------------------------------------------------------------


def test_a_text_is_a_list_of_effects() -> None:
    assert parse("ore 2, jump 3") == (Ore(2), Jump(3))


def test_brackets_hold_effects_of_their_own() -> None:
    assert parse("optional(build 2 pop 1 yard), jump 2") == (
        Optional((Build(2, "pop", 1, "yard"),)),
        Jump(2),
    )


def test_options_have_labels() -> None:
    assert parse("choose(A: ore 3 | B: jump 1, ore 1)") == (
        Choose((("A", (Ore(3),)), ("B", (Jump(1), Ore(1))))),
    )


def test_levels_are_ranges_and_words_are_flags() -> None:
    assert parse("research I-III discovered") == (Research((1, 2, 3), discovered=True),)
    assert parse("research II supply") == (Research((2,), supply=True),)
    assert parse("colonize uncontrolled") == (Colonize(uncontrolled=True),)
    assert parse("colonize 1") == (Colonize(1),)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("fly 3", "'fly 3' is no effect; known: automate"),
        ("ore", "ore: n is missing; expected ore N"),
        ("ore two", "Expected `int`, got `str`"),
        ("ore 0", "Expected `int` >= 1"),
        ("ore -1", "Expected `int` >= 1"),
        ("ore 2 3", "ore 2 3: '3' is too much"),
        ("automate stars 1", "Invalid enum value 'stars'"),
        ("build 5 pop 1 yard", "Invalid enum value 5"),
        ("research V", "'V' is no level; expected I to IIII"),
        ("jump(2)", "expected jump N"),
        ("jump()", "expected jump N"),
        ("optional()", "brackets without an effect"),
        ("optional(jump 2", "is no effect"),
        ("ore 1), jump 2", "is no effect"),
        ("choose(ore 3 | B: jump 1)", "option 'ore 3' wants the form LABEL: effects"),
    ],
)
def test_what_is_no_effect_text_says_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        parse(text)


# --- every kind of effect ------------------------------------------------------------------------


class Case(NamedTuple):
    text: str
    then: Callable[[Scene], bool]
    given: Callable[[Scene], object] = lambda scene: scene
    moves: tuple[str, ...] = ()
    discovering: str = ""


def discovers_plasma(scene: Scene) -> None:
    """Seat 0 is about to discover Plasma Cannon in slot A; B waits for a card too."""
    scene.technology("I1", "t1_lasers", by=[0]).technology("I2", "t1_genetics", by=[0])
    scene.only(2, "t2_plasma")
    scene.seat(0).slots |= 1 << scene.slot("A") | 1 << scene.slot("B")


def controls_alpha(scene: Scene) -> None:
    scene.system("A1", "s_alpha", owner=0).ships(0, "2@A1")


CASES = [
    Case("ore 2", lambda s: s.seat(0).ore == 2),
    Case("grow 4", lambda s: s.seat(0).supply == [0, 2, 3, 4, 4]),
    Case("grow_any 1 C", lambda s: s.seat(0).supply == [3, 3, 2, 4, 4]),
    Case("grow_any 1", lambda s: s.seat(0).supply == [3, 3, 3, 4, 3], moves=("take E",)),
    Case("shift_to_a 1", lambda s: s.seat(0).supply == [4, 3, 3, 3, 4], moves=("shift D",)),
    Case("automate food 2", lambda s: s.seat(0).automation == [2, 0, 0]),
    Case("build 3 pop 1 deep", lambda s: s.at("DEEP", 0) == [3]),
    Case(
        "upgrade exactly 1 2",
        lambda s: s.at("SOL", 0) == [3],
        lambda s: s.ships(0, "1@SOL"),
    ),
    Case(
        "upgrade_all",
        lambda s: s.at("SOL", 0) == [4, 4] and s.at("Y1", 0) == [4] and s.owner("Y1") == 0,
        lambda s: s.ships(0, "1@SOL", "2@SOL", "3@Y1").ships(1, "3@Y1"),
    ),
    Case(
        "jump 1",
        lambda s: s.at("A2", 0) == [1],
        lambda s: s.ships(0, "1@SOL"),
        ("jump 1 SOL A2",),
    ),
    Case("colonize", lambda s: list(s.colonies(0)) == ["s_alpha"], controls_alpha),
    Case("research I", lambda s: s.knows(0, "I3"), moves=("research I3",)),
    Case(
        "research_scaled",
        lambda s: s.knows(0, "I3"),
        lambda s: s.colony(0, "s_alpha"),
        ("research I3",),
    ),
    Case(
        "research_then_act I-III",
        lambda s: s.knows(0, "I1") and s.at("SOL", 0) == [2],
        lambda s: s.technology("I1", "t1_lasers"),
        ("research I1", "act t1_lasers", "pass"),
    ),
    Case(
        "copy_research",
        lambda s: s.knows(0, "I2"),
        moves=("research I2",),  # research I is the only action that can be copied
    ),
    Case("produce growth", lambda s: s.seat(0).supply == [2, 3, 3, 4, 4]),
    Case("produce ore", lambda s: s.seat(0).ore == 1),
    Case("produce trade", lambda s: s.seat(0).ore == 1, moves=("sell", "pass")),
    Case(
        "jump 1, reward 2 wrested",
        lambda s: s.seat(0).ore == 2,
        lambda s: s.outpost("Y1", 1, "food").ships(0, "1@A1"),
        ("jump 1 A1 Y1",),
    ),
    Case(
        "draw_colony A 2",
        lambda s: s.colonies(0) == {"s_alpha": ["food"]},
        lambda s: s.system_deck("A", "s_alpha", "s_barnard"),
        ("keep s_alpha",),
    ),
    Case(
        "private_tech II 2",
        lambda s: s.seat(0).private == ("t2_asteroids",),
        lambda s: s.deck(2, "t2_asteroids", "t2_lanes"),
        ("pick t2_asteroids",),
    ),
    Case("open_guild academy", lambda s: s.state.guilds == ("academy",)),
    Case(
        "extra_system A",
        lambda s: s.state.cards[s.place("R1")] == "s_indi",
        lambda s: s.system_deck("A", "s_indi"),
        ("attach B2",),
    ),
    Case("edge DEEP SOL", lambda s: s.state.extra == ((s.place("SOL"), s.place("DEEP")),)),
    Case(
        "patent 2",
        lambda s: s.state.patents == {s.slot("B"): Patent(0, 2)},
        discovers_plasma,
        ("seek military",),
        discovering="B",
    ),
    Case(
        "discount 2",
        lambda s: s.state.discounts == {s.slot("B"): 2},
        discovers_plasma,
        ("seek military",),
        discovering="B",
    ),
    Case(
        "endgame sol_majority 3",
        lambda s: s.points("score-events") == (3, 0, 0, 0),
        lambda s: s.lasting("e3_monument").ships(0, "1@SOL"),
    ),
    Case(
        "museum",
        lambda s: s.seat(0).museum == 2 and s.at("SOL", 0) == [],
        lambda s: s.ships(0, "2@SOL"),
        ("donate 2 SOL",),
    ),
    Case("dyson B", lambda s: s.state.dyson == "s_vega", lambda s: s.system_deck("B", "s_vega")),
    Case(
        "dyson B, take_dyson",
        lambda s: s.colonies(0) == {"s_vega": []},
        lambda s: s.system_deck("B", "s_vega"),
    ),
    Case("pay 2", lambda s: s.seat(0).ore == 1, lambda s: s.faction(0, ore=3)),
    Case("lose_ore 2", lambda s: s.seat(0).ore == 0, lambda s: s.faction(0, ore=1)),
    Case("lose_pop 1", lambda s: s.seat(0).pop == 1),
    Case(
        "recall",
        lambda s: s.seat(0).pop == 3 and s.at("SOL", 0) == [],
        lambda s: s.ships(0, "2@SOL"),
    ),
    Case(
        "replace_star",
        lambda s: s.seat(0).tracks == [8, 7],
        lambda s: s.claimed(s.state.achievements[0], 0),
        ("replace a_empire ore",),
    ),
    Case("optional(ore 2)", lambda s: s.seat(0).ore == 2, moves=("do",)),
    Case("each_faction(ore 1)", lambda s: [f.ore for f in s.state.factions] == [1, 1, 1, 1]),
    Case("each_faction_at_once(ore 1)", lambda s: [f.ore for f in s.state.factions] == [1] * 4),
    Case("each_other(ore 1)", lambda s: [f.ore for f in s.state.factions] == [0, 1, 1, 1]),
    Case(
        "each_shipyard(ore 1)",
        lambda s: [f.ore for f in s.state.factions] == [0, 2, 0, 1],
        lambda s: s.outpost("Y1", 1, "food").outpost("Y2", 3, "ore").outpost("Y3", 1, "ore"),
    ),
    Case("choose(A: ore 2 | B: grow 1)", lambda s: s.seat(0).ore == 2, moves=("choose A",)),
]


@pytest.mark.parametrize("case", CASES, ids=[case.text for case in CASES])
def test_the_effect_does_its_work(case: Case) -> None:
    scene = Scene()
    case.given(scene)
    scene.perform(0, case.text, discovering=case.discovering).play(*case.moves)
    assert case.then(scene)
    assert scene.asked() == "choose_action 1"  # nothing is left over


def test_every_kind_of_effect_is_shown_above() -> None:
    shown = {type(effect) for case in CASES for effect in flat(parse(case.text))}
    assert shown == set(LANGUAGE.kinds)


def test_every_kind_of_effect_has_its_rule() -> None:
    assert set(RULES) == set(LANGUAGE.kinds)


@pytest.mark.parametrize("seed", range(3))
def test_mild_effects_never_stand_in_the_way_of_an_action(seed: int) -> None:
    """They are not even looked at once another effect changes something."""
    mild = [e for case in CASES for e in flat(parse(case.text)) if type(e) in MILD]
    assert {type(effect) for effect in mild} == MILD
    g, choose = GAME.start(3, FastChance(seed)), random.Random(seed)
    while not g.over:
        for seat in range(3):
            found = {RULES.hindered(g, seat, effect, (0, 0)) for effect in mild}
            assert found <= {None, NO_CHANGE}
        g.apply(choose.choice(g.offers))


# --- optional and mandatory ----------------------------------------------------------------------


@clause("BTS-6.7.1")
def test_an_effect_is_mandatory() -> None:
    scene = Scene().perform(0, "shift_to_a 1")
    assert "pass" not in scene.offers()


@clause("BTS-6.7.1")
def test_an_effect_is_complete() -> None:
    assert Scene().perform(0, "grow_any 2").play("take E").asked() == "take_from_column 0"


@clause("BTS-6.7.1")
def test_what_is_optional_may_be_left_out() -> None:
    scene = Scene().faction(0, ore=2).perform(0, "optional(pay 2, research I)")
    assert scene.offers() == ["do", "pass"]
    assert scene.play("pass").seat(0).ore == 2


@clause("BTS-6.7.1")
def test_what_is_optional_is_done_as_a_whole() -> None:
    scene = Scene().faction(0, ore=2).perform(0, "optional(pay 2, research I)").play("do")
    assert scene.offers() == ["research I1", "research I2", "research I3", "research I4"]
    assert scene.seat(0).ore == 0


@clause("BTS-6.7.1")
def test_what_is_optional_is_not_offered_when_a_part_of_it_is_impossible() -> None:
    scene = Scene().faction(0, ore=1).perform(0, "optional(pay 2, research I)")
    assert scene.asked() == "choose_action 1"


@clause("BTS-6.7.1")
def test_movement_points_may_be_left() -> None:
    assert "pass" in Scene().ships(0, "1@SOL").perform(0, "jump 2").offers()


@clause("BTS-6.7.1")
def test_an_upgrade_without_a_ship_for_it_is_skipped() -> None:
    scene = Scene().ships(0, "4@SOL").perform(0, "upgrade exactly 2 1, ore 1")
    assert scene.seat(0).ore == 1


@clause("BTS-6.7.1")
def test_an_upgrade_is_mandatory_as_far_as_ships_go() -> None:
    scene = Scene().ships(0, "1@SOL", "4@SOL").perform(0, "upgrade exactly 2 1")
    assert scene.at("SOL", 0) == [2, 4]
    assert scene.asked() == "choose_action 1"


@clause("BTS-6.7.1")
def test_supply_that_is_missing_may_be_left_out() -> None:
    scene = Scene().faction(0, supply=[0, 0, 0, 0, 0]).perform(0, "build 1 supply 1 yard")
    assert scene.offers() == ["pass", "build 1 SOL"]
    assert scene.play("pass").seat(0).pop == 2


@clause("BTS-6.7.1")
def test_an_option_that_cannot_be_carried_out_is_not_offered() -> None:
    scene = Scene().faction(0, pop=0).perform(0, "choose(A: ore 1 | B: research I | C: grow 1)")
    assert scene.offers() == ["choose A", "choose C"]


# --- ore -----------------------------------------------------------------------------------------


@clause("BTS-6.8.1")
def test_ore_is_paid_before_the_effect_gives_any() -> None:
    scene = Scene().technology("A", "t2_telescopes", by=[0]).faction(0, ore=1).turn(0)
    refusal = scene.refusal("space:t2_telescopes")
    assert (refusal.why.id, refusal.facts) == ("why-need-ore", {"need": 2, "have": 1})


@clause("BTS-6.8.1")
def test_ore_goes_to_the_bank() -> None:
    scene = Scene().technology("A", "t2_telescopes", by=[0]).faction(0, ore=2).turn(0)
    scene.play("act t2_telescopes", "research I1")
    assert scene.heard(log.PaidOre) == [log.PaidOre(0, 2)]
    assert [scene.seat(seat).ore for seat in (1, 2, 3)] == [0, 0, 0]


@clause("BTS-6.8.1")
def test_ore_goes_to_the_opponent_that_a_card_names() -> None:
    scene = Scene().technology("A", "t2_lanes", by=[0, 1]).faction(1, ore=1)
    scene.state.patents = {scene.slot("A"): Patent(0, 1)}
    scene.turn(1).play("act t2_lanes")
    assert (scene.seat(0).ore, scene.seat(1).ore) == (1, 1)  # the action gives 1 ore


@clause("BTS-6.8.1")
def test_the_bank_never_runs_out() -> None:
    scene = Scene()
    for seat in range(4):
        scene.faction(seat, ore=100).perform(seat, "ore 100")
    assert [scene.seat(seat).ore for seat in range(4)] == [200] * 4

"""BA-11: the game against Hal.

The five strips of a solo scene (R: a Ravager ship, *: asteroids, c: a comet):

    1   A orange c   B grey R   C *        D orange      E green
    2   A * R        B orange   C grey     D orange R c  E green
    3   A grey       B orange   C green c  D * R         E green      the Black Angel on 3C
    4   A *          B orange   C grey R   D green       E orange R c
    5   A * R        B green    C orange   D green c     E grey
"""

from __future__ import annotations

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.hal import HalTurn
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.pieces import NONE, colour_of
from orrery.games.black_angel.turn import FinishTurn
from orrery.games.black_angel.view import view as look
from orrery.kernel import FastChance, Zone
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

YOU, HAL = 0, 1


def hal(card: str, *dice: str, you: str = "", rolled: bool = False) -> Scene:
    """Hal has dice and this card on top of his deck; `rolled`: you did sequence B."""
    scene = Scene(1).dice(HAL, *dice).hal_deck(card).goods(HAL, vp=0).grid(YOU, {})
    if you:
        scene.dice(YOU, you)
    scene.state.phase = "B" if rolled else "A2"
    return scene


def acts(scene: Scene) -> Scene:
    """Hal's turn."""
    return scene.ask(HalTurn(), FinishTurn(YOU))


# --- 11.1 setup ----------------------------------------------------------------------------------


@clause("BA-11.1.1")
@pytest.mark.parametrize("expert", [False, True])
def test_hal_has_no_hand_no_goods_and_no_technologies(expert: bool) -> None:
    g = GAME.start(1, FastChance(1), BaOptions(expert=expert))
    view = look(g, 0).crews[HAL]
    assert view.name == "hal"
    assert not any(view.hand.values())
    assert (view.resources, view.debris, view.ships) == (0, 0, 0)
    assert not any(cell.token for cell in view.grid)


@clause("BA-11.1.2")
def test_hal_begins_with_robots_dice_and_twelve_cards() -> None:
    s = GAME.start(1, FastChance(1)).state
    crew = s.crews[HAL]
    assert (crew.vp, crew.stations, crew.break_room, crew.supply) == (5, [1, 1, 1], 13, 0)
    assert [colour_of(die) for die in crew.dice] == [0, 1, 2]
    assert len(s.hal_deck) == 12
    orders = {tuple(c.face for c in GAME.start(1, FastChance(n)).state.hal_deck.cards)
              for n in range(20)}  # fmt: skip
    assert len(orders) == 20


@clause("BA-11.1.3")
def test_you_move_first_without_a_bonus() -> None:
    for seed in range(10):
        g = GAME.start(1, FastChance(seed))
        assert (g.state.first, g.seat) == (0, 0)
        crew = g.state.crews[YOU]
        assert (crew.resources, crew.debris, crew.ships) == (1, 1, 1)


@clause("BA-11.1.3")
@pytest.mark.parametrize(
    ("card", "points"),
    [("O02", 1), ("O09", 2), ("O01", 1), ("O05", 2), ("O08", 1), ("O16", 2)],
)
def test_rewards_are_points_for_hal(card: str, points: int) -> None:
    """A point for a point, a robot, a resource or a ship."""
    scene = acts(hal("H02", "orange 1").deck("orange", card))
    comet = sum(event.n for event in scene.heard(log.HalComet))  # type: ignore[attr-defined]
    assert scene.crew(HAL).vp == points + comet
    assert (scene.crew(HAL).resources, scene.crew(HAL).ships) == (0, 0)


@clause("BA-11.1.3")
def test_debris_ravagers_and_technologies_are_points_for_hal() -> None:
    assert acts(hal("H07", "grey 2").damage("study", 2)).crew(HAL).vp == 2
    assert acts(hal("H09", "green 2").ravagers("study", "R01", "R02")).crew(HAL).vp == 2
    assert acts(hal("H03", "orange 2").panel("", "", "Oa1", "Ga1")).crew(HAL).vp == 2
    assert acts(hal("H01", "orange 2").advanced("A1a")).crew(HAL).vp == 3


@clause("BA-11.1.4")
def test_hal_keeps_nothing_of_what_he_takes() -> None:
    scene = acts(hal("H03", "orange 2").panel("", "", "Oa1", "Ga1"))
    assert scene.state.token_discards == [("Oa1",), ("Ga1",), ()]
    scene = acts(hal("H01", "orange 2").advanced("A1a"))
    assert scene.state.advanced_box == ("A1a",)
    scene = acts(hal("H09", "green 1").ravagers("study", "R01"))
    assert scene.state.ravager_discard == ("R01",)
    scene = acts(hal("H07", "grey 1").damage("study", 1))
    assert (scene.crew(HAL).debris, scene.crew(YOU).debris) == (0, 1)


# --- 11.2 his turn -------------------------------------------------------------------------------


@clause("BA-11.2.1")
def test_without_dice_hal_rolls_and_the_black_angel_advances() -> None:
    scene = hal("H01").rolls(orange=[3], grey=[1], green=[0])
    acts(scene)
    assert scene.compartment(HAL) == ["orange 3", "grey 1", "green 0"]
    assert scene.crew(HAL).secured == NONE
    assert scene.heard(log.AngelMoved) == [log.AngelMoved("4C")]
    assert scene.heard(log.HalRevealed) == []
    assert len(scene.state.hal_deck) == 12


@clause("BA-11.2.1", "BA-8.4.3")
def test_once_the_end_is_triggered_he_only_rolls() -> None:
    scene = acts(hal("H01").round(7, last=8))
    assert len(scene.compartment(HAL)) == 3
    assert scene.heard(log.AngelMoved) == []


@clause("BA-11.2.1")
def test_a_damaged_die_costs_hal_a_point() -> None:
    scene = acts(hal("H01").goods(HAL, vp=4).storage("orange", dice=1, damaged=1))
    assert scene.crew(HAL).vp == 3
    assert scene.state.damaged == [0, 0, 0]


@clause("BA-11.2.1", "BA-8.3.2")
def test_you_set_the_order_of_your_missions_in_hals_turn() -> None:
    scene = hal("H01").mission(YOU, "O15", "1A").mission(YOU, "E19", "1E").mission(HAL, "G01", "1B")
    acts(scene)
    assert scene.asked() == "choose_removed 0"
    assert scene.offers() == ["first O15", "first E19"]
    scene.play("first O15", "station grey", "station grey")
    assert scene.crew(YOU).vp == 9
    assert scene.crew(YOU).stations == [1, 3, 1]


@clause("BA-11.2.2")
@pytest.mark.parametrize(("rolled", "action"), [(False, "study"), (True, "ship_grey")])
def test_the_top_half_after_a_and_the_bottom_half_after_b(rolled: bool, action: str) -> None:
    scene = acts(hal("H01", "orange 1", "grey 1", rolled=rolled).panel("", "", "Oa1"))
    assert scene.heard(log.Acted)[0].action == action  # type: ignore[attr-defined]


@clause("BA-11.2.2")
def test_what_you_did_decides_in_play() -> None:
    # A: you repair; Hal studies (top half of H01).
    scene = Scene(1).dice(HAL, "orange 1", "grey 1").hal_deck("H01").panel("", "", "Oa1")
    scene.dice(YOU, "grey 1").damage("study", 1).grid(YOU, {}).goods(YOU, debris=0).turn(YOU)
    scene.play("use grey 1", "act repair", "end")
    assert scene.heard(log.Acted)[-1] == log.Acted("hal", "study", 1)
    # B: you roll; Hal sends a mission with his grey die.
    scene = Scene(1).dice(HAL, "orange 1", "grey 1").hal_deck("H01").panel("", "", "Oa1")
    scene.goods(YOU, resources=0).reroll(YOU).play("end")
    assert scene.heard(log.Acted)[-1] == log.Acted("hal", "ship_grey", 1)


@clause("BA-11.2.2")
def test_a_pass_counts_as_b() -> None:
    scene = Scene(1).round(8, last=8).dice(HAL, "orange 1", "grey 1").hal_deck("H01")
    scene.goods(YOU, resources=0).turn(YOU).play("pass", "end")
    assert scene.heard(log.Acted)[-1] == log.Acted("hal", "ship_grey", 1)


@clause("BA-11.2.3")
def test_without_a_die_of_the_colour_the_other_half_applies() -> None:
    scene = acts(hal("H01", "grey 1", "green 3"))
    assert scene.heard(log.Acted) == [log.Acted("hal", "ship_grey", 1)]


@clause("BA-11.2.3")
def test_without_either_his_highest_of_the_third_colour_goes_back_for_3_points() -> None:
    scene = hal("H01", "green 1", "green 3")
    stored = scene.state.stored[2]
    acts(scene)
    assert scene.crew(HAL).vp == 3
    assert scene.compartment(HAL) == ["green 1"]
    assert scene.state.stored[2] == stored + 1
    assert scene.heard(log.HalReturnedDie) == [log.HalReturnedDie("green", 3)]
    assert scene.heard(log.Acted) == []


@clause("BA-11.2.4")
@pytest.mark.parametrize(
    ("his", "yours", "used", "paid"),
    [
        (("grey 1", "grey 3"), "grey 2", 3, 0),
        (("grey 2",), "grey 3", 3, 1),
        (("grey 2",), "grey 2", 2, 0),
    ],
)
def test_hal_uses_the_highest_die_of_both_and_pays_for_yours(
    his: tuple[str, ...], yours: str, used: int, paid: int
) -> None:
    scene = hal("H07", *his, you=yours).goods(YOU, resources=0).damage("study", 2)
    acts(scene.damage("destroy", 2))
    assert scene.heard(log.Acted) == [log.Acted("hal", "repair", used)]
    assert scene.crew(YOU).resources == paid
    assert len(scene.compartment(YOU)) == 1 - paid


@clause("BA-11.2.4")
def test_a_secured_die_of_yours_is_not_taken() -> None:
    scene = hal("H07", "grey 1").dice(YOU, secured="grey 3").damage("study", 2)
    acts(scene)
    assert scene.heard(log.Acted) == [log.Acted("hal", "repair", 1)]
    assert scene.crew(YOU).secured != NONE


@clause("BA-11.2.4")
def test_a_colour_that_only_you_have_counts_as_none() -> None:
    scene = acts(hal("H01", "grey 1", you="orange 3"))
    assert scene.heard(log.Acted) == [log.Acted("hal", "ship_grey", 1)]
    assert scene.compartment(YOU) == ["orange 3"]


@clause("BA-11.2.5")
def test_a_degraded_action_lowers_his_die() -> None:
    scene = acts(hal("H07", "grey 3").damage("repair", 2).damage("study", 2))
    assert scene.heard(log.Acted) == [log.Acted("hal", "repair", 2)]
    assert (scene.damage_at("study"), scene.damage_at("repair")) == (0, 2)


@clause("BA-11.2.5")
def test_ravagers_cost_hal_nothing() -> None:
    scene = hal("H07", "grey 1").ravagers("repair", "R13").damage("study", 1).goods(HAL, vp=2)
    rest = scene.crew(HAL).break_room
    acts(scene)
    assert (scene.crew(HAL).vp, scene.crew(HAL).break_room) == (3, rest)
    assert scene.heard(log.RavagerStruck) == []


@clause("BA-11.2.5")
def test_an_effect_that_adds_damage_is_applied_for_hal_too() -> None:
    scene = acts(hal("H07", "grey 1").ravagers("repair", "R15").damage("study", 1))
    assert scene.heard(log.RavagerStruck) == [log.RavagerStruck("hal", "R15")]
    assert scene.damage_at("repair") == 1
    assert any("damage" in card.effect for card in scene.g.content.ravagers.values())


@clause("BA-11.2.6")
def test_the_die_returns_to_its_storage_at_the_end_of_his_turn() -> None:
    scene = hal("H07", "grey 1", "grey 2").damage("study", 1)
    stored = scene.state.stored[1]
    acts(scene)
    assert scene.state.stored[1] == stored + 1
    assert scene.compartment(HAL) == ["grey 1"]
    scene = hal("H07", "grey 1", you="grey 3").damage("study", 1)
    stored = scene.state.stored[1]
    assert acts(scene).state.stored[1] == stored + 1  # yours as well


@clause("BA-11.2.6")
def test_an_empty_deck_is_shuffled_anew() -> None:
    scene = hal("H07", "grey 1").damage("study", 1)
    scene.state.hal_discard = tuple(card.face for card in scene.state.hal_deck.cards)
    scene.state.hal_deck = Zone()
    acts(scene)
    assert len(scene.state.hal_deck) == 11
    left = [card.face for card in scene.state.hal_deck.cards]
    assert sorted((*left, *scene.state.hal_discard)) == sorted(scene.g.content.hal_cards)


# --- 11.3 his actions on the ship ----------------------------------------------------------------


PANEL = ("Oa1", "Ga1", "Ea1", "Ob1", "", "Gb1")
"""Prices 2, 2, 1, 1, 1, 1; Gb1 is the nearest to falling off."""


@clause("BA-11.3.1")
@pytest.mark.parametrize(
    ("value", "panel", "box", "points"),
    [(1, ("Gb1",), (), 1), (2, (), ("A1a",), 3), (3, ("Gb1",), ("A1a",), 4)],
)
def test_advanced_technologies_first(
    value: int, panel: tuple[str, ...], box: tuple[str, ...], points: int
) -> None:
    scene = hal("H01", f"orange {value}").panel(*PANEL).advanced("A1a", "A2a", "A3a", "A4a")
    acts(scene)
    assert tuple(token for token in PANEL if token and token not in scene.state.panel) == panel
    assert scene.state.advanced_box == box
    assert scene.crew(HAL).vp == points


@clause("BA-11.3.1")
def test_the_advanced_tokens_move_up_and_the_last_slot_is_refilled() -> None:
    scene = acts(hal("H01", "orange 2").advanced("A1a", "A2a", "A3a", "A4a"))
    assert scene.state.advanced[:3] == ["A2a", "A3a", "A4a"]
    assert scene.state.advanced[3] in scene.g.content.advanced
    assert len(scene.state.advanced_stack) == 11


@clause("BA-11.3.1")
def test_with_3_and_no_token_of_price_1_the_advanced_one_is_all() -> None:
    scene = acts(hal("H01", "orange 3").panel("Oa1", "Ga1").advanced("A1a"))
    assert scene.state.panel[:2] == ["Oa1", "Ga1"]
    assert scene.crew(HAL).vp == 3


@clause("BA-11.3.1", "BA-12.6")
@pytest.mark.parametrize(
    ("value", "panel", "left"),
    [
        (1, PANEL, ["Oa1", "Ga1", "Ea1", "Ob1", "", ""]),
        (2, PANEL, ["Oa1", "Ga1", "Ea1", "", "", ""]),
        (3, PANEL, ["Oa1", "Ga1", "", "", "", ""]),
        # One of price 1, then with two executions left the one of price 2 nearest to the edge.
        (3, ("Oa1", "Ga1", "Ea1"), ["Oa1", "", "", "", "", ""]),
        (2, ("Oa1", "Ga1", "Ea1"), ["Oa1", "Ga1", "", "", "", ""]),
        (2, ("Oa1", "Ga1"), ["Oa1", "", "", "", "", ""]),
    ],
)
def test_from_the_panel_only(value: int, panel: tuple[str, ...], left: list[str]) -> None:
    scene = hal("H03", f"orange {value}").panel(*panel).advanced("A1a")
    acts(scene)
    assert scene.state.panel == left
    assert scene.state.advanced == ["A1a", "", "", ""]


@clause("BA-11.3.1")
def test_without_advanced_tokens_he_takes_from_the_panel() -> None:
    scene = hal("H01", "orange 3").panel(*PANEL).advanced()
    scene.state.advanced_stack = Zone()
    acts(scene)
    assert scene.state.panel == ["Oa1", "Ga1", "", "", "", ""]


@clause("BA-11.3.2")
@pytest.mark.parametrize(
    ("card", "left"),
    [("H07", [0, 0, 1, 0, 0, 1]), ("H05", [1, 0, 1, 0, 0, 0])],
)
def test_he_repairs_in_the_direction_of_his_card(card: str, left: list[int]) -> None:
    scene = hal(card, "grey 1").damage("study", 1).damage("repair", 1).damage("destroy", 1)
    acts(scene)
    assert scene.state.damage == left


@clause("BA-11.3.2")
def test_dice_are_repaired_only_when_no_action_is_damaged_orange_grey_green() -> None:
    scene = hal("H07", "grey 3").damage("destroy", 1)
    scene.storage("green", damaged=1).storage("orange", damaged=1).storage("grey", damaged=1)
    acts(scene)
    assert scene.damage_at("destroy") == 0
    assert scene.state.damaged == [0, 0, 1]
    assert scene.crew(HAL).vp == 3


@clause("BA-11.3.3")
@pytest.mark.parametrize(
    ("card", "value", "piles", "gone"),
    [
        ("H09", 2, (1, 2, 1, 0, 0, 0), {0, 2}),
        ("H09", 2, (1, 2, 0, 0, 0, 0), {1}),
        ("H11", 1, (1, 0, 0, 0, 0, 1), {5}),
        ("H09", 1, (1, 0, 0, 0, 0, 1), {0}),
        ("H11", 2, (2, 0, 0, 1, 0, 1), {5, 3}),
        ("H09", 3, (2, 2, 1, 0, 0, 0), {0, 2}),
        ("H09", 3, (3, 0, 0, 2, 2, 1), {0}),
        ("H09", 2, (3, 3, 0, 0, 2, 1), {4}),
    ],
)
def test_he_destroys_as_many_as_he_can_and_the_first_in_his_direction(
    card: str, value: int, piles: tuple[int, ...], gone: set[int]
) -> None:
    scene = hal(card, f"green {value}")
    for action, count in enumerate(piles):
        name = scene.g.content.clockwise[action].id
        scene.ravagers(name, *(f"R{5 * action + i:02}" for i in range(1, count + 1)))
    acts(scene)
    left = [len(pile) for pile in scene.state.ravagers]
    assert left == [0 if i in gone else count for i, count in enumerate(piles)]
    assert scene.crew(HAL).vp == sum(piles[i] for i in gone)


@clause("BA-11.3.4")
@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("H03", "orange 0"),
        ("H07", "grey 0"),
        ("H09", "green 0"),
        ("H03", "orange 3"),  # no token on the panel
        ("H07", "grey 3"),  # no damage
        ("H09", "green 3"),  # no Ravager
    ],
)
def test_for_a_0_or_an_impossible_action_he_gains_3_points(card: str, die: str) -> None:
    scene = hal(card, die)
    if die.endswith("0"):
        scene.panel("", "", "Oa1").damage("study", 1).ravagers("ship_grey", "R16")
    acts(scene)
    assert scene.crew(HAL).vp == 3
    assert scene.heard(log.HalFailed) == [log.HalFailed(3)]


@clause("BA-11.3.4")
@pytest.mark.parametrize(("card", "colour", "action"), [
    ("H03", "orange", "study"), ("H07", "grey", "repair"), ("H09", "green", "destroy"),
])  # fmt: skip
def test_a_1_degraded_to_0_is_such_a_case(card: str, colour: str, action: str) -> None:
    scene = hal(card, f"{colour} 1").damage(action, 2).panel("", "", "Oa1")
    scene.ravagers("ship_grey", "R16")
    assert acts(scene).crew(HAL).vp == 3
    assert scene.damage_at(action) == 2


@clause("BA-11.3.4")
def test_destroying_fails_where_every_slot_has_too_many() -> None:
    scene = hal("H09", "green 1").ravagers("study", "R01", "R02")
    assert acts(scene).crew(HAL).vp == 3
    assert scene.at("study") == ("R01", "R02")


@clause("BA-11.3.5")
@pytest.mark.parametrize(("value", "left"), [(1, (1, 2)), (2, (0, 2)), (3, (0, 1))])
def test_he_clears_the_first_damaged_action_before_the_next(
    value: int, left: tuple[int, int]
) -> None:
    scene = acts(hal("H07", f"grey {value}").damage("study", 2).damage("destroy", 2))
    assert (scene.damage_at("study"), scene.damage_at("destroy")) == left


# --- 11.4 his ship -------------------------------------------------------------------------------


@clause("BA-11.4.1")
def test_his_ship_needs_no_value_and_draws_a_mission_of_the_dies_colour() -> None:
    scene = acts(hal("H12", "green 0").deck("green", "E15"))
    assert scene.heard(log.MissionPlayed) == [log.MissionPlayed("hal", "E15", "1E")]
    scene = acts(hal("H12", "green 1").damage("ship_green", 2).deck("green", "E15"))
    assert len(scene.heard(log.MissionPlayed)) == 1


@clause("BA-11.4.2")
@pytest.mark.parametrize(
    ("card", "colour", "taken", "at"),
    [
        ("O15", "orange", (), "1A"),  # of 1A and 1D the one with the comet
        ("O15", "orange", ("1A",), "1D"),
        ("O15", "orange", ("1A", "1D"), "2D"),
        ("G11", "grey", (), "1B"),
        ("G11", "grey", ("1B",), "2C"),
        ("O01", "orange", (), "5C"),
        ("O01", "orange", ("5C",), "4E"),
        ("E01", "green", (), "5D"),
        ("E01", "green", ("5D",), "5B"),
        ("G01", "grey", ("5E",), "4C"),
    ],
)
def test_temporary_missions_go_near_and_permanent_ones_far(
    card: str, colour: str, taken: tuple[str, ...], at: str
) -> None:
    half = {"orange": "H02", "grey": "H06", "green": "H12"}[colour]
    scene = hal(half, f"{colour} 1").deck(colour, card)
    others = [c for c in scene.g.content.decks[colour] if c != card]  # type: ignore[index]
    for hex, other in zip(taken, others, strict=False):
        scene.mission(YOU, other, hex)
    acts(scene)
    assert scene.card_at(at) == card


@clause("BA-11.4.2")
@pytest.mark.parametrize(("taken", "points"), [((), 3), (("1A",), 0)])
def test_a_comet_is_worth_3_points(taken: tuple[str, ...], points: int) -> None:
    scene = hal("H02", "orange 1").deck("orange", "O11")  # its reward is a robot: 1 point
    for hex in taken:
        scene.mission(YOU, "O02", hex)
    acts(scene)
    assert scene.crew(HAL).vp == points + 1


@clause("BA-11.4.3")
def test_the_rest_is_as_usual_but_no_ship_of_his_comes() -> None:
    # O15 to 1A: the Ravager ship of 1B is beside it, and it brings a grey token.
    scene = hal("H02", "orange 1").deck("orange", "O15").ravager_deck("R21").stack("grey", "Ga1")
    rest = scene.crew(HAL).break_room
    acts(scene)
    assert scene.crew(HAL).break_room == rest - 1
    assert scene.fleet(HAL) == set()
    assert scene.at("ship_green") == ("R21",)
    assert scene.state.panel[0] == "Ga1"
    assert scene.crew(HAL).vp == 1 + 3  # a resource and the comet


@clause("BA-11.4.3")
def test_he_always_has_a_robot() -> None:
    scene = hal("H02", "orange 1").deck("orange", "O05", "O06")
    scene.crew(HAL).break_room, scene.crew(HAL).supply = 0, 13
    acts(scene)
    assert scene.heard(log.MissionPlayed) == [log.MissionPlayed("hal", "O05", "5C")]
    assert look(scene.g, 0).crews[HAL].break_room == 0


@clause("BA-11.4.3")
def test_a_ship_of_yours_on_the_hex_may_use_the_card() -> None:
    scene = acts(hal("H02", "orange 1").deck("orange", "O01").ship(YOU, "5C"))
    assert scene.card_at("5C") == "O01"
    scene.dice(YOU, "orange 1").goods(YOU, debris=0).turn(YOU).play("use orange 1")
    assert "use_mission O01" in scene.offers()


@clause("BA-11.4.4")
def test_without_a_free_site_the_card_is_discarded_for_3_points() -> None:
    scene = hal("H06", "grey 1").deck("grey", "G11")
    for hex, card in (("1B", "G01"), ("2C", "G02"), ("3A", "G03"), ("4C", "G04"), ("5E", "G05")):
        scene.mission(YOU, card, hex)
    acts(scene)
    assert scene.crew(HAL).vp == 3
    assert scene.state.discards[1] == ("G11",)
    assert scene.heard(log.HalDiscarded) == [log.HalDiscarded("G11")]


@clause("BA-11.4.4")
def test_without_a_card_to_draw_he_gains_3_points() -> None:
    scene = hal("H06", "grey 1")
    scene.state.decks[1] = Zone()
    acts(scene)
    assert scene.crew(HAL).vp == 3
    assert scene.heard(log.MissionPlayed) == []


@clause("BA-11.4.4", "BA-6.7.2")
def test_an_empty_deck_is_renewed_for_him_as_for_everybody() -> None:
    scene = hal("H06", "grey 1")
    scene.state.decks[1] = Zone()
    scene.state.discards[1] = ("G11",)
    acts(scene)
    assert scene.card_at("1B") == "G11"


# --- 11.5 other rules ----------------------------------------------------------------------------


@clause("BA-11.5.1")
@pytest.mark.parametrize("card", ["O15", "O02"])
def test_a_removed_mission_of_his_gives_3_points_and_no_effect(card: str) -> None:
    scene = Scene(1).goods(HAL, vp=0).mission(HAL, card, "1A")
    scene.crew(HAL).break_room -= 1
    rest = scene.crew(HAL).break_room
    scene.reroll(YOU)
    assert scene.crew(HAL).vp == 3
    assert scene.state.discards[0] == (card,)
    assert scene.crew(HAL).break_room == rest + 1
    assert scene.crew(HAL).returned == [(), (), ()]
    assert scene.violations() == []


def used(card: str, at: str, die: str = "orange 3") -> Scene:
    """You use a permanent mission of Hal's as often as the die says."""
    scene = Scene(1).goods(HAL, vp=0).mission(HAL, card, at).ship(YOU, at).grid(YOU, {"a1": "Ga1"})
    scene.goods(YOU, debris=0, resources=5).dice(YOU, die)
    return scene


def use(scene: Scene, card: str) -> Scene:
    die = scene.compartment(YOU)[0]
    scene.turn(YOU).play(f"use {die}", f"use_mission {card}")
    while scene.asked() != "finish_turn 0":
        scene.play(scene.offers()[0])
    return scene


@clause("BA-11.5.2")
@pytest.mark.parametrize(
    ("card", "at", "die", "points"),
    [("O01", "3B", "orange 3", 2), ("G05", "3A", "grey 3", 2), ("E01", "3C", "green 2", 2)],
)
def test_hal_performs_his_mission_once_at_his_rates(
    card: str, at: str, die: str, points: int
) -> None:
    scene = use(used(card, at, die), card)
    assert scene.crew(HAL).vp == points
    assert scene.heard(log.MissionShared) == [log.MissionShared("hal", card)]


@clause("BA-11.5.2")
def test_an_effect_with_a_cost_gives_him_nothing() -> None:
    scene = use(used("O05", "3B", "orange 1"), "O05")
    assert scene.crew(YOU).vp == 8
    assert scene.crew(HAL).vp == 0
    assert scene.heard(log.MissionShared) == []  # and nobody is told that he performed it


@clause("BA-11.5.2.1")
def test_his_share_of_a_technology_is_the_one_nearest_to_falling_off() -> None:
    scene = use(used("O03", "3B", "orange 1").panel("Oa1", "Ga1", "Ea1"), "O03")
    # You took the first offered, Oa1; he takes Ea1.
    assert scene.state.panel == ["", "Ga1", "", "", "", ""]
    assert scene.crew(HAL).vp == 1
    scene = use(used("O03", "3B", "orange 2").panel("Ga1", "Oa1"), "O03")
    assert scene.state.panel == ["", "", "", "", "", ""]
    assert scene.state.token_discards[0] == ("Oa1",)  # of price 2: his share has no price


@clause("BA-11.5.2.1")
def test_his_share_of_repairs_is_one_damage_clockwise_with_its_points() -> None:
    scene = used("G07", "3A", "grey 1").damage("repair", 1).damage("study", 1).damage("destroy", 1)
    scene.turn(YOU).play("use grey 1", "use_mission G07", "repair destroy", "store")
    assert scene.state.damage == [0, 0, 1, 0, 0, 0]
    assert scene.crew(HAL).vp == 1 + 1  # the debris and the point of the card


@clause("BA-11.5.2.1")
def test_his_share_of_destroying_is_a_slot_with_one_card_with_its_points() -> None:
    scene = used("E05", "3C", "green 1").ravagers("study", "R01", "R02").ravagers("repair", "R11")
    scene.ravagers("destroy", "R26").turn(YOU)
    scene.play("use green 1", "use_mission E05", "destroy destroy")
    assert [len(pile) for pile in scene.state.ravagers] == [2, 0, 0, 0, 0, 0]
    assert scene.crew(HAL).vp == 1 + 1
    assert scene.state.ravager_discard == ("R11",)


@clause("BA-11.5.2.1")
def test_where_there_is_none_he_gains_nothing() -> None:
    scene = use(used("E05", "3C", "green 1").ravagers("study", "R01"), "E05")
    assert scene.crew(HAL).vp == 0
    scene = use(used("G07", "3A", "grey 1").damage("study", 1), "G07")
    assert scene.crew(HAL).vp == 0
    scene = use(used("O03", "3B", "orange 1").panel("Oa1"), "O03")
    assert scene.crew(HAL).vp == 0


@clause("BA-11.5.2.1")
@pytest.mark.parametrize(
    ("card", "at", "die", "points"),
    [("O09", "3B", "orange 1", 0), ("E03", "3C", "green 1", 0), ("O07", "3B", "orange 1", 1)],
)
def test_draws_robots_and_activations_give_him_nothing(
    card: str, at: str, die: str, points: int
) -> None:
    """O07 draws a card and gives a point: the point is his."""
    assert use(used(card, at, die), card).crew(HAL).vp == points


@clause("BA-11.5.3")
def test_a_die_bought_from_hal_gives_him_a_point() -> None:
    scene = Scene(1).dice(HAL, "grey 1").damage("study", 1).goods(HAL, vp=0).grid(YOU, {})
    scene.goods(YOU, debris=2).turn(YOU)
    assert scene.offers() == ["buy_hal grey 1", "reroll"]
    scene.play("buy_hal grey 1")
    assert (scene.crew(YOU).resources, scene.crew(HAL).vp) == (0, 1)
    assert scene.crew(HAL).resources == 0
    assert "flip" not in scene.offers()


# --- 11.6 the end --------------------------------------------------------------------------------


@clause("BA-11.6.1")
@pytest.mark.parametrize(("yours", "his", "rank"), [(21, 20, 1), (20, 20, 2), (19, 20, 2)])
def test_you_win_with_more_points_than_his_alone(yours: int, his: int, rank: int) -> None:
    scene = Scene(1).goods(YOU, vp=yours, resources=0, ships=0).robots(YOU, break_room=0)
    scene.goods(HAL, vp=his).round(8, last=8, reached=True)
    outcome = GAME.outcome(scene.g)
    assert (outcome.totals, outcome.ranks) == ((yours,), (rank,))
    assert outcome.automata == (("hal", his),)  # robots at rest bring him nothing


@clause("BA-11.6.2", "BA-11.1.2")
@pytest.mark.parametrize(
    ("difficulty", "vp"), [("low", 0), ("normal", 5), ("high", 10), ("extreme", 15)]
)
def test_the_difficulty_is_how_many_points_hal_begins_with(difficulty: str, vp: int) -> None:
    options = BaOptions(difficulty=difficulty)  # type: ignore[arg-type]
    assert GAME.start(1, FastChance(1), options).state.crews[HAL].vp == vp
    assert GAME.start(1, FastChance(1), options).state.crews[YOU].vp == 5

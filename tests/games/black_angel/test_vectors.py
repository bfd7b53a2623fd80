"""The worked examples of the rulebook and the test vectors that follow from it, TV-01 to TV-26."""

from __future__ import annotations

import itertools

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.hal import HalTurn
from orrery.games.black_angel.heuristics import advances_left
from orrery.games.black_angel.model import BaOptions
from orrery.games.black_angel.space import terrain
from orrery.games.black_angel.turn import FinishTurn
from orrery.kernel import FastChance, bits
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

EXPERT = BaOptions(expert=True)


def two_green_and_an_orange() -> Scene:
    scene = Scene().grid(0, {"a2": "Ea1", "b2": "Eb1", "c2": "Oa1"})
    return scene.hand(0, "E01", "R01").dice(0, "orange 1").panel("", "", "Oa2")


@clause("BA-6.1.3")
def test_tv01_a_mission_activates_tokens_of_its_colour() -> None:
    scene = two_green_and_an_orange().turn(0).play("beside green row2")
    assert scene.offers("activate") == ["activate Ea1", "activate Eb1"]


@clause("BA-6.1.3")
def test_tv01_a_ravager_activates_all_tokens_of_the_line() -> None:
    scene = two_green_and_an_orange().turn(0).play("beside ravager row2")
    assert scene.offers("activate") == ["activate Ea1", "activate Eb1", "activate Oa1"]


def study_with_a_jammer(damage: int) -> Scene:
    scene = Scene().dice(0, "orange 3").ravagers("study", "R01").damage("study", damage)
    return scene.panel("Oa1", "Ga1", "Ea1", "Ob1", "Gb1").advanced("A1a")


@clause("BA-6.2.6", "BA-6.2.8")
def test_tv02_one_damage_has_no_effect_and_the_ravager_takes_a_card_first() -> None:
    scene = study_with_a_jammer(1).hand(0, "O01", "G01").turn(0).play("use orange 3", "act study")
    assert scene.asked() == "pay_card 0"
    assert scene.offers() == ["discard O01", "discard G01"]
    scene.play("discard G01")
    assert scene.asked() == "study_tokens 0"
    assert scene.state.discards[1] == ("G01",)
    assert len(scene.offers("study")) == 6


@clause("BA-6.2.6")
def test_tv02_two_damages_degrade_the_action() -> None:
    scene = study_with_a_jammer(2).hand(0, "O01").turn(0).play("use orange 3", "act study")
    assert scene.heard(log.Acted) == [log.Acted(0, "study", 2)]


@clause("BA-6.2.8")
def test_tv02_without_a_card_to_discard_a_point_is_lost() -> None:
    scene = study_with_a_jammer(1).turn(0).play("use orange 3", "act study")
    assert scene.asked() == "study_tokens 0"
    assert scene.crew(0).vp == 4


@clause("BA-6.2.8")
def test_tv02_with_a_card_in_hand_the_point_cannot_be_lost_instead() -> None:
    scene = study_with_a_jammer(1).hand(0, "O01").turn(0).play("use orange 3")
    assert "preview-lose" not in scene.preview("act study")
    scene.play("act study")  # the one card there is goes without a question
    assert (scene.crew(0).vp, scene.state.discards[0]) == (5, ("O01",))


def bundles(scene: Scene) -> set[frozenset[str]]:
    """Every set of tokens that can be taken from here on."""
    found = set()
    for text in scene.offers("study"):
        twin = copy(scene).play(text)
        taken = text.split()[1]
        found.add(frozenset([taken]))
        if twin.asked() == "study_tokens 0":
            found |= {bundle | {taken} for bundle in bundles(twin)}
    return found


def copy(scene: Scene) -> Scene:
    twin = Scene()
    twin.g = scene.g.clone()
    return twin


@clause("BA-6.5.1", "BA-6.5.2")
def test_tv03_three_executions_buy_every_affordable_bundle() -> None:
    scene = study_with_a_jammer(0).ravagers("study").act(0, "orange 3", "study")
    dear, cheap = ("Oa1", "Ga1", "A1a"), ("Ea1", "Ob1", "Gb1")
    wanted = {frozenset([token]) for token in (*dear, *cheap)}
    wanted |= {frozenset(pair) for pair in itertools.combinations(cheap, 2)} | {frozenset(cheap)}
    wanted |= {frozenset(pair) for pair in itertools.product(dear, cheap)}
    shown = {bundle for bundle in bundles(scene) if bundle <= {*dear, *cheap}}
    assert shown == wanted
    assert max(map(len, bundles(scene))) == 3
    scene.play("study A1a", "study Ea1")
    assert scene.asked() == "install_tokens 0"
    assert scene.state.panel[:5] == ["Oa1", "Ga1", "", "Ob1", "Gb1"]


@clause("BA-6.5.2")
def test_tv03_one_token_of_price_one_and_one_of_price_two() -> None:
    scene = Scene().dice(0, "orange 3").panel("Oa1", "Ga1", "Ea1").advanced()
    scene.turn(0).play("use orange 3", "act study", "study Ea1")
    assert scene.offers() == ["pass", "study Oa1", "study Ga1"]
    scene.play("study Oa1")
    assert scene.asked() == "install_tokens 0"
    assert scene.state.panel == ["", "Ga1", "", "", "", ""]


@clause("BA-6.3.1", "BA-6.3.2")
def test_tv04_debris_applies_the_effects_of_tokens() -> None:
    scene = Scene().grid(0, {"a1": "Ga1", "b1": "Oa1"}).dice(0, "grey 2").damage("study", 2)
    scene.damage("repair", 1).turn(0)
    scene.play("use grey 2", "act repair", "repair study", "place Ga1", "repair study")
    assert scene.offers() == ["store", "place Oa1"]
    scene.play("place Oa1")
    assert scene.owns(0) == {"vp": 6, "ships": 2, "debris": 1, "resources": 1, "break_room": 5}
    assert scene.crew(0).debris_cells.bit_count() == 2


@clause("BA-6.3.2", "BA-8.2.2")
def test_tv04_a_token_takes_no_second_debris_before_the_next_reset() -> None:
    scene = Scene().grid(0, {"a1": "Ga1", "b1": "Oa1"}).debris_on(0, "a1").damage("study", 2)
    scene.act(0, "grey 1", "repair")
    assert scene.refuses("place Ga1")
    assert scene.told("token:Ga1") == ("why-debris-there", "BA-6.3.2", {})
    scene.play("store").reroll(0).act(0, "grey 1", "repair")
    assert "place Ga1" in scene.offers()


@clause("BA-6.4.1", "BA-6.4.2", "BA-6.4.3")
def test_tv05_a_slot_is_emptied_in_one_turn_or_not_at_all() -> None:
    scene = Scene().ravagers("ship_orange", "R06").ravagers("repair", "R11", "R12")
    scene.ravagers("ship_grey", "R16").ravagers("ship_green", "R21", "R22", "R23")
    scene.damage("ship_orange", 1).act(0, "green 2", "destroy")
    assert scene.offers() == ["destroy ship_orange", "destroy repair", "destroy ship_grey"]
    alone = copy(scene).play("destroy repair")
    assert alone.asked() == "finish_turn 0"  # {3}, and nothing with it
    for first, second in (("ship_orange", "ship_grey"), ("ship_grey", "ship_orange")):
        assert copy(scene).play(f"destroy {first}").offers() == ["pass", f"destroy {second}"]
    scene.play("destroy ship_orange", "destroy ship_grey")
    assert {"R06", "R16"} <= scene.held(0)
    assert scene.at("ship_orange") == scene.at("ship_grey") == ()
    assert scene.damage_at("ship_orange") == 1


@clause("BA-6.6.1", "BA-6.6.2")
def test_tv06_destinations_are_those_of_all_ships_together() -> None:
    """Orange 3 and a ship on 7D: ten planets of the Meluriens, six of them for a new ship only."""
    scene = Scene().dice(0, "orange 3").ship(0, "7D").goods(0, debris=0).turn(0)
    scene.play("use orange 3", "act ship_orange")
    t = terrain(scene.g)
    planets = {t.ids[place] for place in bits(t.sites[0])}
    flown = {text.split()[2] for text in scene.offers("fly")} & planets
    launched = {text.split()[1] for text in scene.offers("launch")} & planets
    assert flown == {"7D", "6C", "5C", "4E"}
    assert launched == {"3B", "4B", "5C", "2B", "2D", "4E", "6C", "1A", "1D"}
    assert (len(flown | launched), len(launched - flown)) == (10, 6)


@clause("BA-6.6.8")
def test_tv07_playing_a_mission_puts_robot_and_reward_in_order() -> None:
    scene = Scene().dice(0, "orange 1").hand(0, "O02", "O03").ship(0, "3A").robots(0, break_room=2)
    before = scene.owns(0)
    scene.turn(0).play("use orange 1", "act ship_orange", "fly 3A 3B")
    assert scene.offers() == ["pass", "play O02", "play O03"]
    scene.play("play O02")
    assert scene.card_at("3B") == "O02"
    assert scene.fleet(0) == {"3B"}
    assert scene.owns(0) == before | {"vp": before["vp"] + 1, "break_room": 1}


@clause("BA-6.6.9")
def test_tv08_ravagers_bring_damage_to_actions_and_dice() -> None:
    scene = Scene().dice(0, "orange 1").hand(0, "O02", "O03")
    scene.ship(0, "3A").damage("repair", 2).ravager_deck("R21", "R11")
    deck = len(scene.state.ravager_deck)
    scene.turn(0).play("use orange 1", "act ship_orange", "fly 3A 3B", "play O02")
    assert scene.at("ship_green") == ("R21",)
    assert scene.at("repair") == ("R11",)
    assert scene.damage_at("ship_green") == 1
    assert scene.state.damaged == [0, 1, 0]
    assert len(scene.state.ravager_deck) == deck - 2


@clause("BA-6.6.10")
def test_tv09_new_technologies_push_from_top_to_bottom() -> None:
    scene = Scene().dice(0, "orange 1").hand(0, "O02", "O03").ship(0, "3A")
    scene.panel("Ea1").stack("orange", "Oa1").stack("grey", "Ga1")
    scene.turn(0).play("use orange 1", "act ship_orange", "fly 3A 3B", "play O02")
    assert scene.state.panel == ["Ga1", "Oa1", "Ea1", "", "", ""]


@clause("BA-7.2", "BA-7.3")
def test_tv10_a_visitor_performs_a_mission_and_its_owner_once_too() -> None:
    scene = Scene().mission(1, "O02", "3B").ship(0, "3B").dice(0, "orange 3").deck("orange", "O05")
    visitor, owner = scene.owns(0), scene.owns(1)
    scene.turn(0).play("use orange 3", "use_mission O02")
    assert scene.offers() == ["times 3", "times 2", "times 1"]
    scene.play("times 3")
    assert scene.asked() == "perform_too 1"
    scene.play("do")
    assert scene.owns(0) == visitor | {"ships": visitor["ships"] + 3, "vp": visitor["vp"] + 3}
    assert scene.owns(1) == owner | {"ships": owner["ships"] + 1, "vp": owner["vp"] + 1}
    assert scene.held(0) == {"O05"}
    assert scene.state.stored[0] == 5


@clause("BA-6.2.1", "BA-6.2.2")
def test_tv11_debris_turns_an_own_die_but_not_a_bought_one() -> None:
    scene = Scene().dice(0, "orange 1", "grey 0", "green 2").dice(1, "grey 1").dice(2, "grey 3")
    scene.turn(0)
    assert {"use grey 0", "buy 1 grey 1", "buy 2 grey 3"} <= set(scene.offers())
    scene.play("use grey 0")
    assert scene.heard(log.DieFlipped) == [log.DieFlipped(0, "grey", 2)]
    assert scene.crew(0).debris == 0


@clause("BA-6.2.1", "BA-6.2.2")
def test_tv11_a_bought_die_stays_as_it_is() -> None:
    scene = Scene().dice(0, "orange 1").dice(1, "grey 1").dice(2, "grey 3").goods(0, debris=3)
    scene.damage("study", 1).turn(0).play("buy 1 grey 1")
    assert (scene.crew(0).resources, scene.crew(1).resources) == (0, 2)
    assert "flip" not in scene.offers()
    scene.play("act ship_grey")
    assert scene.heard(log.Acted) == [log.Acted(0, "ship_grey", 1)]
    scene = Scene().dice(2, "grey 3").damage("study", 1).turn(0).play("buy 2 grey 3")
    scene.play("act ship_grey")
    assert scene.heard(log.Acted) == [log.Acted(0, "ship_grey", 3)]
    assert scene.g.content.flip == {0: 2, 2: 0, 1: 3, 3: 1}


@clause("BA-8.1.1", "BA-8.1.2", "BA-8.1.3", "BA-8.1.4")
def test_tv12_rerolling_loses_points_for_damage_and_secures_a_die() -> None:
    scene = Scene().dice(2, "grey 0").robots(2, stations=[1, 2, 1])
    scene.storage("orange", dice=1, damaged=1).rolls(orange=[2], grey=[1, 3], green=[0])
    before = scene.crew(2)
    vp, resources = before.vp, before.resources
    scene.turn(2).play("reroll")
    assert scene.compartment(2) == ["orange 2", "grey 1", "grey 3", "green 0"]
    scene.play("secure grey 3")
    crew = scene.crew(2)
    assert (crew.vp, crew.resources) == (vp - 1, resources - 1)
    assert scene.compartment(2) == ["orange 2", "grey 1", "green 0"]
    assert crew.secured == 7
    assert scene.state.damaged == [0, 0, 0]


@clause("BA-8.1.1")
def test_tv12_dice_left_over_cost_their_values() -> None:
    scene = Scene().goods(0, vp=9).dice(0, "grey 2", secured="orange 3").turn(0).play("reroll")
    assert scene.crew(0).vp == 4


@clause("BA-8.3.1", "BA-8.3.3", "BA-8.3.6")
def test_tv13_permanent_missions_come_home_without_effect() -> None:
    scene = Scene().mission(0, "O02", "1A").mission(1, "G01", "1B").ship(2, "1A")
    strips, centre = scene.state.strips, scene.state.angel
    owned = scene.owns(0), scene.owns(1)
    supply = [scene.crew(seat).supply for seat in range(3)]
    scene.reroll(2)
    assert (scene.owns(0), scene.owns(1)) == owned
    assert scene.crew(0).returned == [("O02",), (), ()]
    assert scene.crew(1).returned == [(), ("G01",), ()]
    assert [scene.crew(seat).supply for seat in range(3)] == [n + 1 for n in supply]
    assert scene.state.strips == (*strips[1:], "strip1_back")
    assert scene.state.angel == centre
    assert scene.fleet(2) == set()


def natalya(*, reached: bool) -> Scene:
    scene = Scene().goods(0, vp=34, resources=1, ships=1).robots(0, break_room=3)
    scene.grid(0, {"a1": "Ea1", "b2": "Eb1", "c3": "Ec1", "b1": "A3a"})
    scene.cell(0, "cell_grey", "A4a").returned(0, "G01", "G02", "G03")
    return scene.hand(0, "R01", "R02", "R03", "R04").round(12, last=12, reached=reached)


@clause("BA-8.5.2", "BA-8.5.4")
def test_tv14_final_scoring() -> None:
    assert GAME.outcome(natalya(reached=True).g).totals[0] == 48
    assert GAME.outcome(natalya(reached=False).g).totals[0] == 46


@clause("BA-10.3", "BA-10.5")
def test_tv15_an_improved_token_sets_a_bought_die_to_three() -> None:
    scene = Scene(options=EXPERT).grid(0, {"a1": "Ea1"}, improved=["a1"]).dice(2, "green 1")
    scene.ravagers("ship_green", "R21", "R22").turn(0).play("buy 2 green 1")
    scene.play("boost Ea1")
    assert scene.crew(2).resources == 2
    scene.play("act destroy")
    assert scene.heard(log.Acted) == [log.Acted(0, "destroy", 3)]
    assert scene.crew(0).improved == 0
    vp = scene.crew(0).vp
    scene.hand(0, "E01").dice(0, "grey 1").damage("study", 1).turn(0)
    scene.play("beside green row1", "activate Ea1")  # by a card
    assert scene.crew(0).vp == vp + 1
    scene.act(0, "grey 1", "repair").play("place Ea1")  # and by debris
    assert scene.crew(0).vp == vp + 2


@clause("BA-6.2.1")
def test_tv16_a_secured_die_is_its_owners_alone() -> None:
    scene = Scene().dice(0, "grey 1").dice(1, secured="orange 3").turn(0)
    assert scene.offers("buy") == []
    assert scene.refusal("secured:1:orange:3").why.id == "why-secured"
    assert "use_secured orange 3" in scene.turn(1).offers()


@clause("BA-8.3.8")
@pytest.mark.parametrize(("players", "advances"), [(1, 7), (2, 7), (3, 10), (4, 10)])
def test_tv17_so_many_advances_lead_to_spes(players: int, advances: int) -> None:
    scene = Scene(players)
    assert advances_left(scene.g) == advances
    for _ in range(advances):
        assert not scene.state.reached
        scene.reroll(0)
    assert scene.state.reached
    assert scene.state.last_round == scene.state.round + 1


@clause("BA-3.1")
@pytest.mark.parametrize(("players", "left"), [(4, 24), (3, 19), (2, 14), (1, 15)])
def test_tv18_the_ravager_deck_at_the_first_turn(players: int, left: int) -> None:
    assert len(GAME.start(players, FastChance(3)).state.ravager_deck) == left


@clause("BA-6.6.9.1")
def test_tv19_a_fourth_ravager_is_dismissed_for_another() -> None:
    scene = Scene().dice(0, "orange 1").hand(0, "O02", "O03")
    scene.ship(0, "3A").ravagers("study", "R01", "R02", "R03").ravager_deck("R04", "R21", "R11")
    scene.turn(0).play("use orange 1", "act ship_orange", "fly 3A 3B", "play O02")
    assert scene.at("study") == ("R01", "R02", "R03")
    assert scene.state.ravager_discard == ("R04",)
    assert scene.damage_at("study") == 0
    assert scene.at("ship_green") == ("R21",)
    assert scene.at("repair") == ("R11",)


@clause("BA-6.6.5")
def test_tv20_the_black_angel_leaves_ships_in_an_asteroid_field_to_their_fate() -> None:
    strips = ("strip3_front", "strip2_back", "strip1_front", "strip4_front", "strip5_back")
    scene = Scene(2, strips=strips).ship(0, "1C")
    supply = scene.crew(0).supply
    scene.reroll(1)
    assert scene.heard(log.ShipLost) == [log.ShipLost(0, "1C")]
    assert scene.crew(0).supply == supply + 1


@clause("BA-8.5.3")
@pytest.mark.parametrize(("things", "points"), [(5, 10), (9, 14)])
def test_tv21_copies_count_different_things(things: int, points: int) -> None:
    scene = Scene().grid(0, {"b1": "A4a"}).cell(0, "cell_grey", "A4b")
    scene.returned(0, "G01", "G02", "G03")
    scene.hand(0, *(f"R{n:02}" for n in range(1, things + 1)))
    assert scene.points("score-advanced")[0] == points


@clause("BA-9.3", "BA-9.4")
def test_tv22_the_neutral_player_yields_stations_and_rolls_what_is_missing() -> None:
    scene = Scene(2).perform(0, "to_station orange 1")
    assert scene.crew(2).stations == [0, 1, 1]
    scene.dice(2, "grey 0", "green 2").robots(0, stations=[0, 0, 0]).rolls(grey=[3])
    scene.turn(0).play("reroll")
    assert scene.compartment(2) == ["grey 3", "green 2"]


@clause("BA-11.5.3")
def test_tv23_hal_gains_a_point_for_a_die() -> None:
    scene = Scene(1).dice(1, "grey 1").turn(0).play("buy_hal grey 1")
    assert scene.crew(0).resources == 0
    assert scene.crew(1).vp == 6


@clause("BA-11.2.4")
@pytest.mark.parametrize(("yours", "paid"), [("grey 3", 1), ("grey 2", 0)])
def test_tv24_hal_takes_the_highest_die(yours: str, paid: int) -> None:
    scene = Scene(1).dice(0, "orange 1", yours).dice(1, "grey 2").hal_deck("H07")
    scene.goods(0, resources=0).damage("ship_green", 2).panel("", "", "Ga1")
    scene.turn(0).play("use orange 1", "act study")
    while scene.asked() != "finish_turn 0":
        scene.play(scene.offers()[0])
    scene.play("end")
    assert scene.crew(0).resources == paid
    assert scene.damage_at("ship_green") == 0


def hal_destroys(piles: tuple[int, ...]) -> list[int]:
    """The actions at which Hal, clockwise with a 2, leaves no Ravager that was there."""
    scene = Scene(1).dice(1, "green 2").hal_deck("H09")
    for action, count in enumerate(piles):
        name = scene.g.content.clockwise[action].id
        scene.ravagers(name, *(f"R{5 * action + i:02}" for i in range(1, count + 1)))
    scene.ask(HalTurn(), FinishTurn(0))
    after = [len(pile) for pile in scene.state.ravagers]
    return [i + 1 for i, count in enumerate(piles) if count and not after[i]]


@clause("BA-11.3.3")
def test_tv25_hal_destroys_as_many_as_he_can_in_his_direction() -> None:
    assert hal_destroys((1, 2, 1, 0, 0, 0)) == [1, 3]


@clause("BA-11.3.3")
def test_tv26_hal_skips_a_slot_that_would_cost_him_a_card() -> None:
    assert hal_destroys((1, 2, 0, 0, 0, 0)) == [2]

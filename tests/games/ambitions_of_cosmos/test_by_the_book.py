"""Sentences of the printed book that are easily lost: each a position, played as the book says."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.construction import CollectCapital
from orrery.games.ambitions_of_cosmos.deals import TakeFloor
from orrery.games.ambitions_of_cosmos.economy import growth, points_left, science_growth
from orrery.games.ambitions_of_cosmos.machine import MachinesSetOut
from orrery.games.ambitions_of_cosmos.model import MACHINE, NOBODY
from orrery.games.ambitions_of_cosmos.politics import SenatorVote
from orrery.games.ambitions_of_cosmos.turn import TacticalPhase
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene

HOME = (1, -2)


# --- exploring ends the movement -----------------------------------------------------------------


def at_black_hole_token(*faces: int) -> Scene:
    scene = Scene().sector(0, -1, "bronze5").fleet(0, 1, (0, -1, "nw"), "hornet")
    scene.signal((0, -1, "nw"), "black_hole").rolls(hole=faces).tactics(0)
    return scene.play("command 1", "explore")


@clause("AOC-6.6.1", "AOC-9.7.3")
def test_who_turns_a_black_hole_over_and_survives_moves_no_more() -> None:
    scene = at_black_hole_token(3)
    assert scene.of(0).science == 1
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    assert scene.offers("command") == []


@clause("AOC-9.3", "AOC-9.7.3")
def test_whom_the_black_hole_sends_away_goes_on_with_the_points_left() -> None:
    scene = at_black_hole_token(6)
    scene.play(f"teleport {scene.id((*HOME, 'e'))}")
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 2
    assert scene.asked() == "move_fleet 0"


@clause("AOC-9.3", "AOC-9.7.3")
def test_another_own_fleet_on_the_cell_stands_in_the_black_hole_that_is_turned_over() -> None:
    scene = Scene().sector(0, -1, "bronze5").fleet(0, 1, (0, -1, "nw"), "hornet")
    scene.fleet(0, 2, (0, -1, "nw"), "argus").signal((0, -1, "nw"), "black_hole")
    scene.rolls(hole=[3, 1]).tactics(0).play("command 1", "explore")
    assert scene.ships(0, 1) == ("hornet",)
    assert scene.ships(0, 2) == ()


@clause("AOC-9.3", "AOC-9.4")
def test_who_begins_in_a_black_hole_explores_first_and_rolls_once() -> None:
    scene = Scene().sector(0, -1, "bronze2").fleet(0, 1, (0, -1), "hornet")
    scene.signal((0, -1), "artifact").rolls(hole=[3]).tactics(0)
    assert scene.asked() == "explore_first 0"
    scene.play("explore")
    assert scene.of(0).science == 3 + 1
    assert len(scene.heard(log.HoleRolled)) == 1


# --- plunder -------------------------------------------------------------------------------------


def plundered(holder: int) -> Scene:
    """Seat 0 has plundered Tirso (1 capital, 1 science), which `holder` holds."""
    scene = Scene().sector(0, 2, "silver1").own(holder, 0, 2)
    place = scene.place(0, 2)
    s = scene.state
    s.plunder = (*s.plunder[:place], 0, *s.plunder[place + 1 :])
    return scene


@clause("AOC-6.11.2")
def test_a_plundered_planet_that_is_given_up_still_pays_its_plunderer() -> None:
    scene = plundered(1)
    before = growth(scene.g, 0), science_growth(scene.g, 0)
    scene.tactics(1).play("abandon tirso")
    assert (growth(scene.g, 0), science_growth(scene.g, 0)) == before


@clause("AOC-6.11.2")
def test_a_plundered_planet_that_somebody_else_takes_still_pays_its_plunderer() -> None:
    scene = plundered(1).fleet(2, 1, (0, 2), "gorgon", "gorgon")
    before = growth(scene.g, 0), growth(scene.g, 2)
    scene.tactics(2).play("pass", "invade")
    assert scene.state.owners[scene.place(0, 2)] == 2
    assert (growth(scene.g, 0), growth(scene.g, 2)) == before
    # The token is taken off when the tactical phase of the next turn begins.
    scene.ask(TacticalPhase())
    assert growth(scene.g, 2) == before[1] + 1


# --- trade routes --------------------------------------------------------------------------------


def blocked(holder: int) -> Scene:
    """Seat 0 holds Tirso; the only chain to its home world passes Lungard, which `holder` holds."""
    scene = Scene().sector(0, -2, "gold6").sector(0, -1, "bronze3").sector(-1, 0, "bronze4")
    scene.sector(-2, 0, "silver1").own(0, -2, 0).own(holder, 0, -2).routes()
    assert scene.of(0).influence == 0
    return scene


@clause("AOC-6.5.3", "AOC-6.5.4")
@pytest.mark.parametrize("phase", ["construction", "tactical"])
def test_a_blocker_that_is_given_up_opens_the_route(phase: str) -> None:
    scene = blocked(1)
    scene = scene.construct(1) if phase == "construction" else scene.tactics(1)
    scene.play("abandon lungard")
    assert scene.of(0).influence == 1


@clause("AOC-6.5.4", "AOC-9.8.8")
def test_a_blocker_taken_from_the_machine_opens_the_route() -> None:
    scene = blocked(MACHINE).machine((0, -2), heading=0, holds=True)
    scene.fleet(1, 1, (0, -2, "e"), *["gorgon"] * 3).rolls(battle=[6, 1, 6, 1]).tactics(1)
    scene.realm(1, senators=1).play("command 1", f"fly {scene.id((0, -2))}", "fight", "lay siren")
    assert scene.state.machines == []
    assert scene.of(0).influence == 1


# --- the right of the trail ----------------------------------------------------------------------


@clause("AOC-11.6")
@pytest.mark.parametrize(
    ("sector", "steps"),
    [
        ("bronze5", 2),  # empty: past the foreign fleet in the middle
        ("bronze2", 3),  # a black hole beneath it would have to be rolled for: around it
        ("bronze3", 3),  # a nebula beneath it would end the movement there: around it
    ],
)
def test_the_clans_pass_a_fleet_but_not_what_lies_beneath_it(sector: str, steps: int) -> None:
    scene = Scene(nations=("tao", "horus", "zanari")).sector(0, -1, sector)
    scene.fleet(0, 1, (0, -1, "nw"), "hornet").fleet(1, 1, (0, -1), "hornet")
    scene.tactics(0).play("command 1")
    across = scene.id((0, -1, "se"))
    scene.play(f"fly {across}")
    assert scene.of_fleet(0, 1).spent == steps


# --- the Machine ----------------------------------------------------------------------------------


@clause("AOC-9.8.7")
def test_a_machine_sent_to_a_planet_takes_it_and_stays() -> None:
    scene = Scene().sector(0, -1, "bronze2").sector(0, 2, "silver1")
    scene.machine((0, -1, "w"), heading=0).rolls(hole=[6]).ask(MachinesSetOut())
    scene.play(f"teleport {scene.id((0, 2))}")
    assert scene.state.owners[scene.place(0, 2)] == MACHINE
    assert scene.state.machines[0].holds


@clause("AOC-9.8.7")
def test_a_machine_that_reaches_the_planet_of_its_first_sector_takes_it_too() -> None:
    scene = Scene().sector(0, 0, "gold1").machine((0, 0, "e"), heading=3).ask(MachinesSetOut())
    assert scene.state.owners[scene.place(0, 0)] == MACHINE


@clause("AOC-9.8.6", "AOC-9.3")
@pytest.mark.parametrize(("face", "there"), [(1, 0), (3, 1)])
def test_a_machine_that_stands_in_a_black_hole_rolls_before_it_flies(face: int, there: int) -> None:
    scene = Scene().sector(0, -1, "bronze2").machine((0, -1), heading=0).rolls(hole=[face])
    scene.ask(MachinesSetOut())
    assert len(scene.state.machines) == there
    assert scene.heard(log.MachineGone) == [log.MachineGone("hole")] * (1 - there)


@clause("AOC-9.8.6")
def test_two_machines_in_black_holes_roll_each_for_itself() -> None:
    scene = Scene().sector(0, -1, "bronze2").sector(0, 0, "gold1").token("holes", (0, 0, "w"))
    scene.machine((0, -1), heading=3).machine((0, 0, "w"), heading=3).rolls(hole=[1, 1])
    scene.ask(MachinesSetOut())
    assert scene.state.machines == []


# --- planets given up ----------------------------------------------------------------------------


def given() -> Scene:
    """Seat 0 holds Rae with a fleet on it and has promised seat 1 to give it up."""
    scene = Scene().sector(0, -2, "gold1").own(0, 0, -2).fleet(0, 1, (0, -2), "hornet")
    scene.ask(TakeFloor(0)).play("propose 1", f"give planet {scene.place(0, -2)}", "offer")
    scene.play("accept").ask(CollectCapital())
    assert scene.state.owners[scene.place(0, -2)] == NOBODY
    return scene


@clause("AOC-4.3.3", "AOC-4.3.6")
def test_who_has_promised_a_planet_away_does_not_take_it_back() -> None:
    scene = given()
    place = scene.place(0, -2)
    scene.tactics(0).play("pass")
    assert scene.state.owners[place] == NOBODY
    scene.state.turn += 3
    scene.tactics(0).play("pass")
    assert scene.state.owners[place] == NOBODY
    scene.fleet(0, 1, (*HOME, "e"), "hornet").fleet(1, 1, (0, -2), "hornet").tactics(1)
    scene.play("pass")
    assert scene.state.owners[place] == 1  # without a battle, as was agreed
    scene.fleet(1, 1, (*HOME, "w"), "hornet").fleet(0, 1, (0, -2), "gorgon", "gorgon").tactics(0)
    assert "invade" in scene.play("pass").offers()  # what is taken since then is another matter


@clause("AOC-4.3.6")
def test_a_planet_given_up_under_an_own_fleet_stays_neutral_in_this_turn() -> None:
    scene = Scene().sector(0, -2, "gold1").own(0, 0, -2).fleet(0, 1, (0, -2), "hornet")
    scene.tactics(0).play("abandon rae", "pass")
    assert scene.state.owners[scene.place(0, -2)] == NOBODY
    scene.state.turn += 1
    scene.tactics(0).play("pass")
    assert scene.state.owners[scene.place(0, -2)] == 0


# --- battles by construction ---------------------------------------------------------------------


def building_battle(*techs: str) -> Scene:
    scene = Scene().techs(0, *techs).fleet(1, 1, (*HOME, "e"), "argus")
    scene.fleet(0, 1, (*HOME, "w"), "hornet")
    scene.fleet(0, 2, (*HOME, "e"), "gorgon", fresh=True).rolls(battle=[6, 1])
    scene.ask(TacticalPhase())
    assert scene.asked() == "command_fleets 0"
    return scene


@clause("AOC-6.8.1", "AOC-6.7.1")
def test_who_attacked_by_construction_moves_no_more_in_this_turn() -> None:
    scene = building_battle()
    assert points_left(scene.g, 0, scene.of_fleet(0, 2)) == 0
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 2
    on = building_battle("M21")
    assert points_left(on.g, 0, on.of_fleet(0, 2)) == 2


@clause("AOC-6.8.1", "AOC-6.9.2")
def test_who_retreats_from_a_battle_by_construction_moves_no_more() -> None:
    scene = Scene().fleet(1, 1, (*HOME, "e"), "argus").fleet(0, 1, (*HOME, "w"), "hornet")
    scene.fleet(0, 2, (*HOME, "e"), "hornet", "argus", fresh=True)
    scene.ask(TacticalPhase()).play("sacrifice argus", f"retreat {scene.id(HOME)}")
    assert scene.asked() == "command_fleets 0"
    assert scene.where(0, 2) == scene.id(HOME)
    assert points_left(scene.g, 0, scene.of_fleet(0, 2)) == 0


# --- capture and invasion ------------------------------------------------------------------------


@clause("AOC-6.11.3", "AOC-6.12.1")
def test_with_room_for_one_the_owner_chooses_between_a_neutral_planet_and_an_invasion() -> None:
    def both() -> Scene:
        scene = Scene().sector(0, -2, "gold1").sector(2, -2, "silver2").sector(0, 2, "silver1")
        scene.own(0, 0, -2).own(1, 0, 2).fleet(0, 1, (2, -2), "hornet")
        return scene.fleet(0, 2, (0, 2), "sidius", "sidius").tactics(0).play("pass")

    scene = both().play("invade")
    tirso, velia = scene.place(0, 2), scene.place(2, -2)
    assert (scene.state.owners[tirso], scene.state.owners[velia]) == (0, NOBODY)
    scene = both().play("pass")
    assert (scene.state.owners[tirso], scene.state.owners[velia]) == (1, 0)


# --- fleets in one cell --------------------------------------------------------------------------


@clause("AOC-6.2.4")
def test_two_full_fleets_change_ship_for_ship() -> None:
    scene = Scene().fleet(0, 1, HOME, *["hornet"] * 3).fleet(0, 2, HOME, "argus", "tavr", "tavr")
    scene.tactics(0).play("command 1", "join 2", "shift 1 hornet")
    assert scene.offers() == ["shift 2 argus", "shift 2 tavr"]  # then the limit holds again
    assert scene.violations() == []
    scene.play("shift 2 argus", "done")
    assert scene.ships(0, 1) == ("argus", "hornet", "hornet")
    assert scene.ships(0, 2) == ("hornet", "tavr", "tavr")


@clause("AOC-6.2.4")
def test_full_fleets_of_the_same_ships_have_nothing_to_change() -> None:
    scene = Scene().fleet(0, 1, HOME, *["hornet"] * 3).fleet(0, 2, HOME, *["hornet"] * 3)
    scene.tactics(0).play("command 1", "join 2")
    assert scene.heard(log.ShipsExchanged)
    assert scene.asked() == "move_fleet 0"


@clause("AOC-6.7.1", "AOC-9.7.2")
def test_all_fleets_on_the_cell_meet_the_pirates_the_finder_first() -> None:
    at = (0, -1, "nw")
    scene = Scene().sector(0, -1, "bronze5").signal(at, "pirates")
    scene.fleet(0, 1, at, "argus", came=scene.cell((0, -1))).fleet(0, 2, at, *["gorgon"] * 2)
    scene.rolls(battle=[1, 6, 6, 1, 6, 1]).tactics(0).play("command 1", "explore", "lay sinbad")
    assert scene.ships(0, 1) == ()
    assert scene.asked() == "stay_or_go 0"
    scene.play("fight", "lay sinbad")
    assert len(scene.heard(log.BattleBegan)) == 2
    assert scene.state.pirates == ()
    assert scene.of(0).influence == 1


@clause("AOC-9.7.1")
def test_a_station_that_lies_still_gives_science_beside_one_that_was_towed_there() -> None:
    scene = Scene().fleet(0, 1, (*HOME, "e"), "hornet").token("station", (*HOME, "e"))
    scene.token("station", HOME)
    before = science_growth(scene.g, 0)
    scene.tactics(0).play("command 1", f"tow {scene.id(HOME)}")
    assert scene.state.stations == (scene.cell(HOME),) * 2
    assert science_growth(scene.g, 0) == before


# --- the Machine ----------------------------------------------------------------------------------


@clause("AOC-9.8.6", "AOC-9.8.7")
def test_a_machine_turned_away_elsewhere_still_flies_straight_through_its_first_sector() -> None:
    scene = Scene().sector(0, 0, "gold1").own(0, 0, 0).laws("emergency").rolls(course=[6])
    scene.machine((0, 0, "e"), heading=3, born=scene.place(1, 0)).ask(MachinesSetOut())
    machine = scene.state.machines[0]
    assert (machine.born, machine.refused) == (scene.place(1, 0), scene.place(0, 0))
    scene.sector(1, -1, "bronze5").ask(
        MachinesSetOut()
    )  # on its new course, not back to the planet
    assert machine.cell == scene.cell((1, -1, "w"))
    assert machine.refused == NOBODY
    back = Scene().sector(0, 0, "gold1").machine((0, 0, "e"), heading=2, refused=0)
    back.ask(MachinesSetOut())
    assert back.state.machines[0].cell == back.cell((0, 0, "ne"))
    assert back.state.owners[back.place(0, 0)] == NOBODY


# --- growth at any moment -------------------------------------------------------------------------


def rich(*, least: int) -> Scene:
    """Seat 0 has a growth of capital of 30 or more, and less without Rae."""
    scene = Scene().techs(0, "C42").sector(0, 0, "gold1").sector(0, -2, "gold4")
    scene.sector(2, 0, "gold3").own(0, *HOME, "bank", "logistics").own(0, 0, 0, "bank", "logistics")
    scene.own(0, 0, -2, "bank", "logistics").own(0, 2, 0, "bank", "logistics")
    scene.fleet(0, 1, (*HOME, "e"), "argus")  # on an asteroid field
    scene.techs(0, *["C23"] * (growth(scene.g, 0) < 30))
    assert growth(scene.g, 0) >= 30 > growth(scene.g, 0) - least
    return scene


@clause("AOC-1.4")
def test_growth_that_a_promised_planet_would_take_away_again_wins_before_that() -> None:
    scene = rich(least=7)
    scene.state.phase = "construction"
    scene.state.yields = ((0, scene.place(0, 0)),)
    scene.ask(CollectCapital())
    assert scene.won() == (0, "economic")


@clause("AOC-1.4", "AOC-6.11.2")
def test_growth_that_comes_back_from_a_plunderer_wins_before_the_machine_moves() -> None:
    scene = rich(least=7)
    place = scene.place(0, 0)
    scene.machine((0, 0, "e"), heading=3, born=scene.place(1, 0))
    scene.state.plunder = (*scene.state.plunder[:place], 1, *scene.state.plunder[place + 1 :])
    scene.ask(TacticalPhase())
    assert scene.won() == (0, "economic")


# --- politics ------------------------------------------------------------------------------------


@clause("AOC-4.3.3", "AOC-4.5.2")
def test_the_speaker_who_has_promised_his_vote_breaks_no_tie_against_it() -> None:
    scene = Scene().realm(0, senators=2)  # no votes of his own
    scene.state.phase = "political"
    scene.ask(TakeFloor(0)).play("propose 2", "give senator 2", "offer", "accept")
    for realm in scene.state.realms:
        realm.floors = 3
    scene.ask(SenatorVote()).play("elect 1", "elect 2")
    assert scene.of(2).senators == 2


@clause("AOC-4.2.1", "AOC-4.1.3")
def test_who_has_no_votes_may_sell_influence_for_them() -> None:
    scene = Scene().realm(0, senators=2, influence=1)
    scene.state.phase = "political"
    for realm in scene.state.realms[1:]:
        realm.floors = 3
    scene.ask(SenatorVote())
    assert scene.asked() == "elect_senator 0"
    assert scene.offers() == ["pass", "floor"]
    scene.play("floor", "sell prestige", "pass")
    assert "elect 0" in scene.offers()


@clause("AOC-11.2")
def test_the_fee_of_the_emirates_goes_before_what_deals_promise() -> None:
    scene = Scene().realm(1, senators=2)
    scene.ask(TakeFloor(1)).play("propose 2", "give capital 1", "give capital 1", "offer", "accept")
    for realm in scene.state.realms:
        realm.floors = 3
    scene.own(1, 1, 1, "press", "bank")  # prestige for the vote, capital for less than both
    scene.ask(SenatorVote())
    while scene.asked().startswith("elect"):
        scene.play("elect 1")
    scene.ask(CollectCapital())
    emirates, partner = scene.of(0).capital, scene.of(2).capital
    assert (emirates - 2, partner - 2) == (4, 1)


# --- orbital defence -----------------------------------------------------------------------------


@clause("AOC-6.12.5")
@pytest.mark.parametrize(("built", "free"), [((), True), (("orbital",), False)])
def test_orbital_defence_takes_the_fast_retreat_from_who_attacks(
    built: tuple[str, ...], free: bool
) -> None:
    scene = Scene().techs(0, "M31").sector(0, 2, "silver1").own(1, 0, 2, *built)
    scene.fleet(0, 1, (0, 2, "e"), "hornet", "hornet").fleet(1, 1, (0, 2), "gorgon").tactics(0)
    scene.play("command 1", f"fly {scene.id((0, 2))}")
    assert scene.asked() == "stay_or_go 0"
    assert ("withdraw" in scene.offers()) is free

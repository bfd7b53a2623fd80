"""AOC-6.1 to 6.6, 9: moving, revealing, exploring."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import points_left, rating, speed
from orrery.games.ambitions_of_cosmos.model import Pledge
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene

HOME = (1, -2)


def cells(scene: Scene) -> set[str]:
    return {offer.split()[1] for offer in scene.offers("fly")}


@clause("AOC-6.2.1", "AOC-6.2.3")
def test_a_fleet_moves_up_to_its_speed_over_revealed_cells() -> None:
    scene = Scene().fleet(0, 1, (*HOME, "ne"), "hornet").tactics(0).play("command 1")
    home = {scene.id(HOME), *(scene.id((*HOME, ring)) for ring in ("e", "nw", "w", "sw", "se"))}
    assert cells(scene) == home
    assert scene.refuses("fly C3")  # its sector lies face down
    scene.play(f"fly {scene.id((*HOME, 'e'))}")
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 1


@clause("AOC-6.1.1")
def test_one_player_after_the_other() -> None:
    scene = Scene().tactics(0, 1).play("pass")
    assert scene.asked() == "finish_activation 0"
    scene.play("end")
    assert scene.asked() == "command_fleets 1"


@clause("AOC-6.2.7")
def test_fleets_move_in_pieces() -> None:
    scene = Scene().fleet(0, 1, HOME, "hornet").fleet(0, 2, (*HOME, "w"), "hornet").tactics(0)
    scene.play("command 1", f"fly {scene.id((*HOME, 'e'))}", "back", "command 2")
    scene.play(f"fly {scene.id(HOME)}", "back", "command 1", f"fly {scene.id((*HOME, 'se'))}")
    assert scene.where(0, 1) == scene.id((*HOME, "se"))


@clause("AOC-6.2.4")
def test_a_fleet_that_only_gives_keeps_its_points() -> None:
    scene = Scene().fleet(0, 1, HOME, "hornet", spent=1).fleet(0, 2, HOME, "hornet", "argus")
    scene.tactics(0)
    scene.of_fleet(0, 1).spent = 1
    scene.play("command 1", "join 2", "shift 2 argus", "done")
    assert [points_left(scene.g, 0, scene.of_fleet(0, n)) for n in (1, 2)] == [1, 2]
    assert scene.ships(0, 1) == ("argus", "hornet")


@clause("AOC-6.2.4", "AOC-7.1.1")
def test_a_fleet_that_gives_its_last_ship_leaves_the_map() -> None:
    scene = Scene().fleet(0, 1, HOME, "hornet").fleet(0, 2, HOME, "argus").tactics(0)
    scene.play("command 1", "join 2", "shift 2 argus", "done")
    assert scene.where(0, 2) == ""
    assert scene.violations() == []


@clause("AOC-6.2.5")
def test_ships_above_the_limit_are_destroyed_when_fleets_merge() -> None:
    scene = Scene().fleet(0, 1, HOME, "hornet", "hornet").fleet(0, 2, HOME, "argus", "argus")
    scene.tactics(0).play("pass")
    assert scene.asked() == "lose_ship 0"
    scene.play("lose argus")
    assert scene.ships(0, 1) == ("argus", "hornet", "hornet")


@clause("AOC-6.2.6")
def test_a_cell_with_a_foreign_fleet_means_a_battle() -> None:
    scene = (
        Scene().fleet(0, 1, HOME, "hornet", "argus").fleet(1, 1, (*HOME, "e"), "hornet", "argus")
    )
    east = scene.id((*HOME, "e"))
    scene.tactics(0).play("command 1")
    assert east in cells(scene)
    assert "preview-battle" in {message.id for message in scene.preview(f"fly {east}")}
    scene.play(f"fly {east}")
    assert scene.asked() == "stay_or_go 0"


@clause("AOC-4.3.3")
def test_who_has_promised_peace_does_not_attack() -> None:
    scene = Scene().fleet(0, 1, HOME, "hornet").fleet(1, 1, (*HOME, "e"), "hornet")
    scene.state.pledges = (Pledge(0, 1, "peace", 0, 1, 1),)
    east = scene.id((*HOME, "e"))
    scene.tactics(0).play("command 1")
    assert east not in cells(scene)
    assert scene.told(f"cell:{east}") == ("why-promised-peace", "AOC-4.3.3")


@clause("AOC-6.3.1")
def test_a_nebula_ends_the_movement_but_not_with_nebula_analysis() -> None:
    scene = Scene().sector(0, -1, "bronze3").fleet(0, 1, (0, -1, "sw"), "hornet").tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1))}")
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    free = Scene().techs(0, "C14").sector(0, -1, "bronze3").fleet(0, 1, (0, -1, "sw"), "hornet")
    free.tactics(0).play("command 1", f"fly {free.id((0, -1))}")
    assert points_left(free.g, 0, free.of_fleet(0, 1)) == 1


@clause("AOC-6.3.2")
def test_who_begins_inside_a_nebula_has_one_point() -> None:
    scene = Scene().sector(0, -1, "bronze3").fleet(0, 1, (0, -1), "hornet").tactics(0)
    assert speed(scene.g, 0, scene.of_fleet(0, 1)) == 1


@clause("AOC-6.4.1", "AOC-6.4.2", "AOC-6.4.3")
def test_a_sector_is_revealed_turned_and_gets_its_signals() -> None:
    scene = Scene()
    place = scene.place(1, -1)
    scene._fetch("bronze2", place)
    scene.fleet(0, 1, (*HOME, "se"), "hornet").tactics(0).play("command 1", "reveal B2")
    assert scene.asked() == "orient_sector 0"
    assert len(scene.offers()) == 6
    scene.play("orient 2")
    assert scene.state.ground[place] == "bronze2/2"
    marks = {cell for cell in scene.state.signals if cell // 7 == place}
    assert marks == {scene.cell((1, -1)), scene.cell((1, -1, "se"))}
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 1


@clause("AOC-1.8")
def test_deep_survey_reveals_a_first_sector_for_nothing() -> None:
    scene = Scene().techs(0, "C13").fleet(0, 1, (*HOME, "se"), "hornet").tactics(0)
    scene.play("command 1", "reveal B2", "orient 0")
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 2


# --- trade routes --------------------------------------------------------------------------------


@clause("AOC-6.5.1", "AOC-6.5.3")
def test_a_route_gives_a_token_once() -> None:
    scene = Scene().sector(0, -2, "gold1").own(0, 0, -2).routes()
    assert scene.of(0).influence == 1
    assert scene.routes().of(0).influence == 1
    cut = Scene().sector(0, -2, "gold1", 1).own(0, 0, -2).routes()
    assert cut.of(0).influence == 0  # no point on the common edge


@clause("AOC-6.5.2", "AOC-9.8.8")
@pytest.mark.parametrize(("holder", "routes"), [(-1, 1), (1, 0), (-2, 0)])
def test_a_route_does_not_pass_the_planet_of_another(holder: int, routes: int) -> None:
    scene = Scene().sector(0, -2, "gold6").sector(0, -1, "bronze3").sector(-1, 0, "bronze4")
    scene.sector(-2, 0, "silver1").own(0, -2, 0).own(holder, 0, -2).routes()
    assert scene.of(0).influence == routes


@clause("AOC-6.5.4", "AOC-6.5.3")
def test_the_token_comes_when_the_route_becomes_possible_whoever_had_one_before() -> None:
    scene = Scene().sector(0, -2, "gold1").own(1, 0, -2).routes()
    assert scene.of(0).influence == 0
    scene.own(0, 0, -2).routes()
    assert scene.of(0).influence == 1
    scene.own(1, 0, -2).routes()
    assert scene.of(0).influence == 1  # a route that is cut is not given back


# --- signals -------------------------------------------------------------------------------------


def at_signal(kind: str, *ships: str) -> Scene:
    scene = Scene().sector(0, -1, "bronze5")
    return scene.fleet(0, 1, (0, -1, "nw"), *(ships or ("hornet",))).signal((0, -1, "nw"), kind)


@clause("AOC-6.6.1", "AOC-9.7.8")
def test_exploring_ends_the_movement() -> None:
    scene = at_signal("artifact").tactics(0).play("command 1", "explore")
    assert scene.of(0).science == 3
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    on = at_signal("artifact").techs(0, "M21").tactics(0).play("command 1", "explore")
    assert points_left(on.g, 0, on.of_fleet(0, 1)) == 2


@clause("AOC-6.6.3")
def test_nobody_has_to_explore() -> None:
    scene = at_signal("machine").tactics(0).play("command 1", "back", "pass")
    assert scene.cell((0, -1, "nw")) in scene.state.signals


@clause("AOC-9.7.1")
def test_a_station_is_towed_with_one_point_in_all() -> None:
    scene = Scene().sector(0, -1, "bronze5").token("station", (0, -1))
    scene.fleet(0, 1, (0, -1), "hornet").tactics(0)
    east = scene.id((0, -1, "e"))
    scene.play("command 1", f"tow {east}")
    assert scene.state.stations == (scene.cell((0, -1, "e")),) == scene.state.towed
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    moved = Scene().sector(0, -1, "bronze5").token("station", (0, -1))
    moved.fleet(0, 1, (0, -1, "e"), "hornet").tactics(0).play(
        "command 1", f"fly {moved.id((0, -1))}"
    )
    assert moved.offers("tow") == []  # it did not begin there


@clause("AOC-9.7.4")
def test_a_random_ship_joins_and_the_limit_holds() -> None:
    scene = at_signal("random_ship").rolls(ship=[6]).tactics(0).play("command 1", "explore")
    assert scene.ships(0, 1) == ("hornet", "gorgon")
    full = at_signal("random_ship", "hornet", "hornet", "argus").rolls(ship=[3]).tactics(0)
    full.play("command 1", "explore")
    assert full.asked() == "lose_ship 0"
    full.play("lose argus")
    assert full.ships(0, 1) == ("hornet", "hornet", "tavr")


@clause("AOC-9.7.4")
def test_of_a_ship_without_a_card_nothing_joins() -> None:
    scene = at_signal("random_ship").rolls(ship=[6])
    for seat in range(3):
        for number in range(2, 5):
            scene.fleet(seat, number, (1, 1, "e"), *["gorgon"] * 3)
    scene.tactics(0).play("command 1", "explore")
    assert scene.ships(0, 1) == ("hornet",)


@clause("AOC-9.7.5")
def test_art_is_brought_to_an_own_planet_and_gives_prestige_there() -> None:
    scene = at_signal("art").tactics(0).play("command 1", "explore")
    assert scene.of_fleet(0, 1).art == 1
    before = rating(scene.g, 0)
    brought = Scene().fleet(0, 1, HOME, "hornet", art=1)
    brought._take_signal("art")
    brought.tactics(0).play("pass")
    assert rating(brought.g, 0) == before + 1
    assert brought.of_fleet(0, 1).art == 0
    assert brought.violations() == []


@clause("AOC-9.7.5")
def test_art_of_a_lost_fleet_stays_in_the_last_safe_cell_and_is_picked_up() -> None:
    scene = Scene().sector(1, -1, "bronze1").fleet(0, 1, (1, -1, "e"), "hornet", art=1)
    scene._take_signal("art")
    scene.tactics(0).play("command 1", f"fly {scene.id((1, -1))}")
    assert scene.state.loose == (scene.cell((1, -1, "e")),)
    scene.fleet(0, 2, (1, -1, "e"), "hornet").tactics(0).play("pass")
    assert scene.of_fleet(0, 2).art == 1


@clause("AOC-9.2")
def test_a_supernova_destroys_a_fleet() -> None:
    scene = Scene().sector(1, -1, "bronze1").fleet(0, 1, (1, -1, "e"), "hornet").tactics(0)
    nova = scene.id((1, -1))
    scene.play("command 1")
    assert "preview-supernova" in {message.id for message in scene.preview(f"fly {nova}")}
    assert scene.play(f"fly {nova}").where(0, 1) == ""


# --- black holes ---------------------------------------------------------------------------------


def at_hole(*faces: int) -> Scene:
    scene = Scene().sector(0, -1, "bronze2").fleet(0, 1, (0, -1, "e"), "hornet")
    return scene.rolls(hole=faces)


@pytest.mark.parametrize("face", [1, 2])
@clause("AOC-9.3")
def test_1_and_2_destroy(face: int) -> None:
    scene = at_hole(face).tactics(0)
    assert scene.play("command 1", f"fly {scene.id((0, -1))}").where(0, 1) == ""


@pytest.mark.parametrize("face", [3, 4])
@clause("AOC-9.3")
def test_3_and_4_give_science(face: int) -> None:
    scene = at_hole(face).tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1))}")
    assert scene.of(0).science == 1
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 1


@pytest.mark.parametrize("face", [5, 6])
@clause("AOC-9.3")
def test_5_and_6_teleport_outside_the_homes_of_others_and_the_fleet_goes_on(face: int) -> None:
    scene = at_hole(face).sector(0, 2, "silver1").tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1))}")
    assert scene.asked() == "teleport_fleet 0"
    offered = {offer.split()[1] for offer in scene.offers()}
    assert scene.id((0, 2)) in offered
    assert scene.id((*HOME, "e")) in offered
    assert scene.id((1, 1, "e")) not in offered
    scene.play(f"teleport {scene.id((0, 2))}")
    assert scene.asked() == "move_fleet 0"
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 1


@clause("AOC-9.3")
def test_a_teleport_may_lead_into_a_battle() -> None:
    scene = at_hole(5).sector(0, 2, "silver1").fleet(1, 1, (0, 2), "hornet", "argus").tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1))}", f"teleport {scene.id((0, 2))}")
    assert scene.asked() == "stay_or_go 1"


@clause("AOC-9.3")
def test_who_begins_in_a_black_hole_rolls_again() -> None:
    scene = Scene().sector(0, -1, "bronze2").fleet(0, 1, (0, -1), "hornet").rolls(hole=[1])
    assert scene.tactics(0).where(0, 1) == ""


@clause("AOC-9.4")
def test_a_signal_in_a_black_hole_is_explored_first() -> None:
    scene = at_hole(1).signal((0, -1), "artifact").tactics(0)
    scene.play("command 1", f"fly {scene.id((0, -1))}")
    assert scene.asked() == "explore_first 0"
    scene.play("explore")
    assert scene.of(0).science == 3
    assert scene.where(0, 1) == ""


# --- powers --------------------------------------------------------------------------------------


@clause("AOC-11.5")
def test_zanari_musters_an_unmoved_fleet_and_is_faster_as_speaker() -> None:
    scene = Scene(nations=("zanari", "horus", "khalil")).sector(0, 2, "silver1")
    assert speed(scene.g, 0, scene.of_fleet(0, 1)) == 3
    scene.realm(0, influence=1).fleet(0, 1, (0, 2), "hornet").tactics(0).play("muster 1")
    scene.play(f"gather {scene.id((*HOME, 'w'))}")
    assert scene.where(0, 1) == scene.id((*HOME, "w"))
    assert points_left(scene.g, 0, scene.of_fleet(0, 1)) == 0
    assert scene.of(0).influence == 0


@clause("AOC-11.6")
def test_tao_is_faster_and_passes_others_as_speaker() -> None:
    scene = Scene(nations=("tao", "horus", "khalil")).fleet(0, 1, (*HOME, "w"), "hornet")
    assert speed(scene.g, 0, scene.of_fleet(0, 1)) == 3
    for ring in ("nw", "sw"):
        scene.fleet(1, 2 if ring == "nw" else 3, (*HOME, ring), "hornet")
    scene.fleet(1, 1, HOME, "hornet").tactics(0).play("command 1")
    assert scene.id((*HOME, "e")) in cells(scene)
    scene.state.speaker = 1
    scene.tactics(0).play("command 1")
    assert scene.id((*HOME, "e")) not in cells(scene)


@clause("AOC-7.3")
def test_fast_ships_are_faster_together() -> None:
    scene = Scene().techs(0, "M31").fleet(0, 1, HOME, "hornet", "hornet")
    assert speed(scene.g, 0, scene.of_fleet(0, 1)) == 3
    scene.fleet(0, 1, HOME, "hornet", "argus")
    assert speed(scene.g, 0, scene.of_fleet(0, 1)) == 2


def test_the_log_tells_of_exploring() -> None:
    scene = at_signal("artifact").tactics(0).play("command 1", "explore")
    [event] = scene.heard(log.SignalExplored)
    assert event == log.SignalExplored(0, "artifact", scene.id((0, -1, "nw")))

"""AOC-6.11, 6.12, 9.8: planets and the Machine."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import defence, growth, planet_limit
from orrery.games.ambitions_of_cosmos.machine import MachinesSetOut
from orrery.games.ambitions_of_cosmos.model import MACHINE
from orrery.games.ambitions_of_cosmos.planets import invasion_power
from orrery.games.ambitions_of_cosmos.turn import TacticalPhase
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene

HOME = (1, -2)


@clause("AOC-6.11.1", "AOC-9.1")
def test_a_neutral_planet_is_taken_at_the_end_of_the_activation() -> None:
    scene = Scene().sector(0, -2, "gold1").fleet(0, 1, (0, -2), "argus").tactics(0)
    assert scene.state.owners[scene.place(0, -2)] == -1
    scene.play("pass")
    assert scene.state.owners[scene.place(0, -2)] == 0
    assert scene.heard(log.PlanetCaptured) == [log.PlanetCaptured(0, "rae")]
    assert scene.of(0).influence == 1  # and it is joined to the home world


@clause("AOC-6.11.3", "AOC-4.5.1")
def test_two_planets_besides_home_and_three_with_three_senators() -> None:
    scene = Scene().sector(0, -2, "gold1").sector(2, -2, "silver2").sector(0, 2, "silver1")
    scene.own(0, 0, -2).own(0, 2, -2).fleet(0, 1, (0, 2), "argus").tactics(0).play("pass")
    assert scene.state.owners[scene.place(0, 2)] == -1
    assert planet_limit(scene.g, 0) == 2
    scene.realm(0, senators=3).tactics(0).play("pass")
    assert scene.state.owners[scene.place(0, 2)] == 0


@clause("AOC-6.11.3")
def test_the_owner_chooses_where_there_is_room_for_one() -> None:
    scene = Scene().sector(0, -2, "gold1").sector(2, -2, "silver2").sector(0, 2, "silver1")
    scene.own(0, 0, -2).fleet(0, 1, (0, 2), "argus").fleet(0, 2, (2, -2), "argus")
    scene.tactics(0).play("pass")
    assert scene.asked() == "capture_planet 0"
    scene.play("capture velia")
    assert scene.state.owners[scene.place(2, -2)] == 0
    assert scene.state.owners[scene.place(0, 2)] == -1


@clause("AOC-6.11.3")
def test_the_colonisation_programme_needs_a_senator_less() -> None:
    scene = Scene().realm(0, senators=2)
    assert planet_limit(scene.g, 0) == 2
    assert planet_limit(scene.laws("colonisation").g, 0) == 3


def invading(*ships: str, **options: tuple[str, ...]) -> Scene:
    scene = Scene(nations=options.get("nations", ("khalil", "horus", "zanari")))
    scene.techs(0, *options.get("techs", ())).sector(0, 2, "silver1")
    scene.own(1, 0, 2, *options.get("built", ()))
    return scene.fleet(0, 1, (0, 2), *ships)


@clause("AOC-6.12.1", "AOC-6.12.3")
def test_a_stronger_fleet_takes_the_planet_with_all_that_stands_on_it() -> None:
    scene = invading("sidius", "sidius", built=("press",))
    scene.state.art |= 1 << scene.place(0, 2)
    scene.tactics(0).play("pass", "invade")
    place = scene.place(0, 2)
    assert scene.state.owners[place] == 0
    assert scene.state.buildings[place] == ("press",)
    assert scene.state.art >> place & 1
    assert scene.heard(log.PlanetInvaded) == [log.PlanetInvaded(0, "tirso", 1)]


@clause("AOC-6.12.2", "AOC-7.6", "AOC-11.7")
def test_what_counts_for_an_invasion() -> None:
    scene = invading("scavenger", "scavenger", "gorgon", techs=("M11",))
    place, ships = scene.place(0, 2), scene.ships(0, 1)
    assert invasion_power(scene.g, 0, ships, place) == 16 + 2 + 2
    scene.techs(0, "M42")
    assert invasion_power(scene.g, 0, ships, place) == 22
    empire = invading("hornet", nations=("taurian", "horus", "zanari"))
    assert invasion_power(empire.g, 0, empire.ships(0, 1), place) == 4


@clause("AOC-6.12.2")
def test_fleets_merge_before_it_is_compared() -> None:
    scene = invading("sidius").fleet(0, 2, (0, 2), "sidius").tactics(0).play("pass", "invade")
    assert scene.state.owners[scene.place(0, 2)] == 0


@clause("AOC-6.12.2")
def test_a_beaten_fleet_does_not_invade_in_this_turn() -> None:
    scene = invading("sidius", "sidius", techs=("M13",))
    scene.of_fleet(0, 1).beaten = True
    scene.tactics(0).play("pass")
    assert "invade" not in scene.offers()
    assert scene.told("planet:tirso") == ("why-beaten", "AOC-6.12.2")


@clause("AOC-6.12.4")
def test_where_the_power_does_not_suffice_the_fleet_stays() -> None:
    scene = invading("hornet", techs=("M13",)).tactics(0).play("pass")
    assert scene.told("planet:tirso") == ("why-not-stronger", "AOC-6.12.1")
    scene.play("pass")
    assert scene.where(0, 1) == scene.id((0, 2))


@clause("AOC-6.12.5", "AOC-6.12.6", "AOC-5.4.8")
def test_orbital_defences_screen_and_strengthen() -> None:
    scene = invading("scavenger", "scavenger", techs=("M11",), built=("orbital",))
    place = scene.place(0, 2)
    assert invasion_power(scene.g, 0, scene.ships(0, 1), place) == 8
    assert defence(scene.g, place) == 10
    scene.techs(1, "M33")
    assert defence(scene.g, place) == 15
    assert defence(scene.laws("emergency").g, place) == 20


@clause("AOC-6.11.2")
def test_plunder_needs_landing_modules_and_there_are_three_tokens() -> None:
    scene = invading("sidius", "sidius").tactics(0).play("pass")
    assert "plunder" not in scene.offers()
    banned = invading("hornet", techs=("M13",)).laws("plunder_ban").tactics(0).play("pass")
    assert banned.asked() == "finish_activation 0"
    out = invading("sidius", "sidius", techs=("M13",))
    out.state.plunder = (2, 2, 2, *out.state.plunder[3:])
    assert "plunder" not in out.tactics(0).play("pass").offers()


@clause("AOC-11.8")
def test_the_clans_raid_without_the_technology() -> None:
    scene = invading("hornet", nations=("tao", "horus", "zanari")).realm(0, influence=1)
    scene.tactics(0).play("pass", "raid")
    assert scene.of(0).science == 2
    assert scene.state.plunder[scene.place(0, 2)] == 0
    assert scene.of(0).influence == 0


@clause("AOC-1.2")
def test_a_second_home_world_wins() -> None:
    scene = Scene().fleet(0, 1, (1, 1), *["gorgon"] * 2).tactics(0).play("pass", "invade")
    assert scene.won() == (0, "military")
    assert scene.g.over


# --- the order of the phase ----------------------------------------------------------------------


@clause("AOC-6.1.2", "AOC-6.11.2", "AOC-9.8.4")
def test_plunder_ends_then_new_fleets_fight_then_the_machine_moves() -> None:
    scene = Scene().sector(0, -1, "bronze5").machine((0, -1, "w"), heading=0)
    scene.state.plunder = (1, *scene.state.plunder[1:])
    scene.fleet(1, 1, (*HOME, "e"), "argus").fleet(0, 1, (*HOME, "e"), "gorgon", fresh=True)
    scene.rolls(battle=[6, 1]).ask(TacticalPhase())
    kinds = [type(h.event).__name__ for h in scene.g.heard or []]
    order = [kinds.index(kind) for kind in ("BattleBegan", "MachineMoved", "TacticsBegan")]
    assert order == sorted(order)
    assert scene.state.plunder[0] == -1


# --- 9.8 the Machine -----------------------------------------------------------------------------


@clause("AOC-9.8.4")
def test_the_machine_flies_two_cells_and_one_out_of_a_nebula() -> None:
    scene = Scene().sector(0, -1, "bronze5").machine((0, -1, "w"), heading=0).ask(MachinesSetOut())
    assert scene.state.machines[0].cell == scene.cell((0, -1, "e"))
    slow = Scene().sector(0, -1, "bronze3").machine((0, -1), heading=3).ask(MachinesSetOut())
    assert slow.state.machines[0].cell == slow.cell((0, -1, "w"))


@clause("AOC-9.8.5")
def test_it_waits_before_a_covered_sector() -> None:
    scene = Scene().sector(0, -1, "bronze5").machine((0, -1, "e"), heading=0).ask(MachinesSetOut())
    assert scene.state.machines[0].cell == scene.cell((0, -1, "e"))
    scene.sector(1, -1, "bronze4").ask(MachinesSetOut())
    assert scene.state.machines[0].cell != scene.cell((0, -1, "e"))


@clause("AOC-9.8.6")
def test_it_turns_to_the_planet_of_another_sector_and_may_leave_the_map() -> None:
    scene = Scene().sector(0, 0, "gold1").sector(0, -1, "bronze5").machine((0, -1, "se"), heading=5)
    scene.state.machines[0].born = scene.place(0, -1)
    scene.ask(MachinesSetOut())
    assert scene.state.owners[scene.place(0, 0)] == MACHINE
    gone = Scene().sector(0, -2, "gold1").machine((0, -2, "nw"), heading=2).ask(MachinesSetOut())
    assert gone.state.machines == []
    assert gone.heard(log.MachineGone) == [log.MachineGone("map")]


@clause("AOC-9.8.6")
@pytest.mark.parametrize(("face", "how"), [(1, "gone"), (3, "stays"), (6, "sent")])
def test_it_rolls_in_a_black_hole(face: int, how: str) -> None:
    scene = Scene().sector(0, -1, "bronze2").machine((0, -1, "w"), heading=0).rolls(hole=[face])
    scene.ask(MachinesSetOut())
    if how == "gone":
        assert scene.state.machines == []
    elif how == "stays":
        assert scene.state.machines[0].cell == scene.cell((0, -1, "e"))
    else:
        assert scene.asked() == "send_machine 0"


@clause("AOC-9.8.6")
def test_it_perishes_in_a_supernova() -> None:
    scene = Scene().sector(1, -1, "bronze1").machine((1, -1, "w"), heading=0).ask(MachinesSetOut())
    assert scene.heard(log.MachineGone) == [log.MachineGone("supernova")]


@clause("AOC-9.8.7", "AOC-9.8.8")
def test_it_invades_by_the_rules_and_a_held_planet_gives_nothing() -> None:
    scene = Scene().sector(0, 0, "gold1").own(0, 0, 0, "logistics")
    scene.machine((0, 0, "e"), heading=3, born=0)
    before = growth(scene.g, 0)
    scene.ask(MachinesSetOut())
    assert scene.state.owners[scene.place(0, 0)] == MACHINE
    assert scene.state.machines[0].holds
    assert growth(scene.g, 0) == before - 3
    cell = scene.state.machines[0].cell
    scene.ask(MachinesSetOut())
    assert scene.state.machines[0].cell == cell


@clause("AOC-9.8.7")
def test_it_turns_away_from_a_planet_that_is_too_strong_and_from_home_worlds() -> None:
    scene = Scene().sector(0, 0, "gold1").own(0, 0, 0).laws("emergency").rolls(course=[4])
    scene.machine((0, 0, "e"), heading=3, born=0).ask(MachinesSetOut())
    assert scene.state.owners[scene.place(0, 0)] == 0
    assert scene.state.machines[0].heading == 3
    assert scene.heard(log.MachineRepelled) == [log.MachineRepelled("rae")]
    home = Scene().machine((*HOME, "e"), heading=3, born=0).ask(MachinesSetOut())
    assert home.state.owners[home.place(*HOME)] == 0
    assert home.state.machines[0].cell == home.cell((*HOME, "w"))


@clause("AOC-9.8.8")
def test_it_attacks_a_fleet_in_its_way_and_stops() -> None:
    scene = Scene().sector(0, -1, "bronze5").machine((0, -1, "w"), heading=0)
    scene.fleet(0, 1, (0, -1), "hornet").rolls(battle=[6, 1]).ask(MachinesSetOut())
    scene.play("lay tartaros")
    assert scene.heard(log.BattleEnded) == [log.BattleEnded("machine", 0, 14, 0)]
    assert scene.state.machines[0].cell == scene.cell((0, -1))


@clause("AOC-9.8.2", "AOC-9.8.8")
def test_who_beats_it_takes_two_tokens_and_its_planet_is_neutral() -> None:
    scene = Scene().sector(0, 0, "gold1").machine((0, 0), heading=0, holds=True).own(MACHINE, 0, 0)
    scene.fleet(0, 1, (0, 0, "e"), *["gorgon"] * 3).rolls(battle=[6, 1, 6, 1]).tactics(0)
    scene.play("command 1", f"fly {scene.id((0, 0))}", "fight", "lay siren")
    assert scene.of(0).influence == 2
    assert scene.state.machines == []
    assert scene.heard(log.PlanetCaptured) == [log.PlanetCaptured(0, "rae")]  # it was neutral
    assert scene.state.owners[scene.place(0, 0)] == 0


@clause("AOC-9.8.1", "AOC-9.8.3")
def test_the_machine_that_wins_takes_its_course() -> None:
    scene = Scene().sector(0, -1, "bronze5").fleet(0, 1, (0, -1, "nw"), "hornet")
    scene.signal((0, -1, "nw"), "machine").rolls(battle=[1, 6], course=[1]).tactics(0)
    scene.play("command 1", "explore", "lay siren")
    assert scene.state.machines[0].heading == 0
    assert scene.where(0, 1) == ""


@clause("AOC-9.7.2")
def test_pirates_that_win_stay() -> None:
    scene = Scene().sector(0, -1, "bronze5").fleet(0, 1, (0, -1, "nw"), "hornet")
    scene.signal((0, -1, "nw"), "pirates").rolls(battle=[1, 6]).tactics(0)
    scene.play("command 1", "explore", "lay yunga")
    assert scene.state.pirates == (scene.cell((0, -1, "nw")),)
    assert scene.violations() == []

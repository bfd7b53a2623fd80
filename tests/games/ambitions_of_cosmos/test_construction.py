"""AOC-5: building."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.economy import (
    building_cost,
    growth,
    science_growth,
    ship_cost,
)
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene

HOME = (1, -2)


@clause("AOC-5.3.2")
def test_nothing_costs_less_than_1() -> None:
    scene = Scene(nations=("taurian", "horus", "zanari")).techs(0, "C12").laws("yard_subsidy")
    assert building_cost(scene.g, 0, "press") == 2
    assert ship_cost(scene.g, 0, "argus") == 1  # 2, less 1 as speaker, less 1 by the law
    assert ship_cost(scene.g, 1, "argus") == 1


@clause("AOC-5.4.1")
def test_a_ship_joins_a_fleet_or_founds_one_within_the_radius() -> None:
    scene = Scene().realm(0, capital=2).fleet(0, 1, (*HOME, "e"), "hornet").construct(0)
    scene.play("build home_khalil hornet")
    east = scene.id((*HOME, "e"))
    assert f"launch 1 {east}" in scene.offers()
    assert f"launch 2 {east}" in scene.offers()
    assert len(scene.offers()) == 8
    scene.play(f"launch 1 {east}")
    assert scene.ships(0, 1) == ("hornet", "hornet")


@clause("AOC-5.4.1")
def test_nothing_is_built_in_a_supernova_and_none_among_those_one_keeps_peace_with() -> None:
    scene = Scene().techs(0, "C41").sector(1, -1, "bronze1").realm(0, capital=2)
    scene.fleet(1, 1, (*HOME, "ne"), "hornet").construct(0).play("build home_khalil hornet")
    cells = {offer.split()[2] for offer in scene.offers("launch")}
    assert scene.id((1, -1)) not in cells
    assert scene.id((*HOME, "ne")) in cells
    from orrery.games.ambitions_of_cosmos.model import Pledge

    scene.state.pledges = (Pledge(0, 1, "peace", 0, 1, 3),)
    scene.construct(0).play("build home_khalil hornet")
    assert scene.id((*HOME, "ne")) not in {offer.split()[2] for offer in scene.offers("launch")}


@clause("AOC-5.4.2")
def test_frigates_need_their_yards() -> None:
    scene = Scene().realm(0, capital=9).construct(0)
    assert scene.refuses("build home_khalil scavenger")
    assert scene.told("class:scavenger") == ("why-need-ship-technology", "AOC-5.4.2")
    scene.techs(0, "M12").construct(0)
    assert "build home_khalil scavenger" in scene.offers()


@clause("AOC-5.4.3")
def test_full_fleets_far_away_stop_the_yards() -> None:
    scene = Scene().sector(0, -1, "bronze4").realm(0, capital=2)
    for number, ring in ((1, "e"), (2, "ne"), (3, "nw")):
        scene.fleet(0, number, (0, -1, ring), "hornet")
    scene.construct(0)
    assert scene.offers("build") == []
    assert scene.told("planet:home_khalil") == ("why-no-fleet-place", "AOC-5.4.3")
    full = Scene().realm(0, capital=2).fleet(0, 1, (*HOME, "e"), "hornet", "hornet", "hornet")
    full.construct(0).play("build home_khalil argus")
    assert not [offer for offer in full.offers() if offer.startswith("launch 1 ")]


@clause("AOC-5.4.4", "AOC-9.7.1")
def test_a_station_reinforces_the_fleet_on_it() -> None:
    scene = Scene().sector(0, -1, "bronze4").token("station", (0, -1, "e")).realm(0, capital=4)
    scene.fleet(0, 1, (0, -1, "e"), "hornet").construct(0)
    yard = scene.id((0, -1, "e"))
    scene.play(f"build {yard} argus")
    assert scene.ships(0, 1) == ("argus", "hornet")  # the only place was taken by itself
    assert scene.refuses(f"build {yard} argus")


@clause("AOC-5.4.5", "AOC-6.8.1")
def test_a_fleet_created_among_others_fights_before_anybody_moves() -> None:
    scene = Scene().realm(0, capital=2).fleet(1, 1, (*HOME, "e"), "argus").fleet(0, 1, HOME)
    scene.construct(0).play("build home_khalil hornet", f"launch 1 {scene.id((*HOME, 'e'))}")
    from orrery.games.ambitions_of_cosmos.turn import TacticalPhase

    scene.rolls(battle=[6, 1]).ask(TacticalPhase())
    assert scene.ships(1, 1) == ()
    assert scene.where(0, 1) == scene.id((*HOME, "e"))


@clause("AOC-5.4.6")
def test_the_zone_limits_the_buildings_of_a_planet() -> None:
    scene = Scene(nations=("horus", "khalil", "zanari")).realm(0, capital=9)
    scene.own(0, *HOME, "logistics", "press").construct(0)
    assert scene.told("building:bank") == ("why-no-zone", "AOC-5.4.6")
    scene.laws("city_code").construct(0)
    assert "build home_horus bank" in scene.offers()


@clause("AOC-5.4.7")
def test_a_building_works_at_once_but_capital_is_collected_next_turn() -> None:
    scene = Scene().techs(0, "C21").realm(0, capital=7)
    before = growth(scene.g, 0), science_growth(scene.g, 0)
    scene.techs(0, "C22").construct(0)
    scene.play("build home_khalil logistics", "build home_khalil academy")
    assert (growth(scene.g, 0), science_growth(scene.g, 0)) == (before[0] + 1, before[1] + 2)
    assert scene.of(0).capital == 0


@clause("AOC-5.2.1")
def test_scrapping_comes_before_building() -> None:
    scene = Scene().realm(0, capital=9).own(0, *HOME, "press").construct(0)
    assert "scrap_building home_khalil press" in scene.offers()
    scene.play("build home_khalil logistics")
    assert scene.offers("scrap_building") == []
    again = Scene().own(0, *HOME, "press").construct(0).play("scrap_building home_khalil press")
    assert again.state.buildings[again.place(*HOME)] == ()
    assert again.of(0).capital == 0


@clause("AOC-5.3.1")
def test_general_mobilisation_builds_a_ship_beyond_the_limit() -> None:
    scene = Scene().laws("mobilisation").realm(0, capital=9).construct(0)
    scene.play("build home_khalil press", "build home_khalil hornet")
    scene.play(scene.offers("launch")[0])
    assert scene.offers("build") == []


@clause("AOC-11.7")
def test_the_empire_builds_a_ship_at_home_beyond_the_limit_as_speaker() -> None:
    scene = Scene(nations=("taurian", "horus", "zanari")).realm(0, capital=5).construct(0)
    scene.play("build home_taurian press", "build home_taurian hornet")
    scene.play(scene.offers("launch")[0])
    assert scene.of(0).capital == 1
    assert scene.offers("build") == []


@clause("AOC-11.1", "AOC-11.2")
def test_a_contract_builds_beyond_the_limit_and_cheaper_once_a_turn() -> None:
    scene = Scene().realm(0, capital=7, influence=2).construct(0)
    scene.play("build home_khalil press", "contract home_khalil bank")
    realm = scene.of(0)
    assert (realm.capital, realm.influence, realm.invoked) == (0, 1, True)
    assert scene.offers("contract") == []


@clause("AOC-5.5.1", "AOC-9.5", "AOC-5.5.3", "AOC-9.7.6")
def test_mining_needs_the_technology_and_a_relic_gives_one_more() -> None:
    scene = Scene().sector(0, -1, "bronze4").fleet(0, 1, (0, -1), "hornet")
    before = growth(scene.g, 0)
    scene.techs(0, "C23")
    assert growth(scene.g, 0) == before + 1
    relic = Scene().sector(0, -1, "bronze4").token("relic", (0, -1, "ne"))
    relic.fleet(0, 1, (0, -1, "ne"), "hornet")
    assert growth(relic.g, 0) == before
    relic.techs(0, "C23")
    assert growth(relic.g, 0) == before + 2


@clause("AOC-5.4.8")
def test_orbital_defence_needs_its_technology() -> None:
    scene = Scene().realm(0, capital=9).construct(0)
    assert scene.told("building:orbital") == ("why-need-technology", "AOC-5.4.8")
    scene.techs(0, "M24").construct(0)
    assert "build home_khalil orbital" in scene.offers()

"""The worked turn of the rulebook on the proposed board, and the other test vectors."""

from __future__ import annotations

import pytest

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import (
    growth,
    points_left,
    rating,
    sale,
    science_growth,
    tech_cost,
    votes,
)
from orrery.games.ambitions_of_cosmos.movement import MoveFleet
from tests.clauses import clause
from tests.games.ambitions_of_cosmos.scene import Scene, example

IVAN, ANNA, ALEXEI = 0, 1, 2


@clause("AOC-4.1.2")
def test_t01_a_rating_of_5_and_3_senators_leave_2_votes() -> None:
    scene = Scene().sector(0, -2, "gold2").own(0, 0, -2).realm(0, senators=3)
    assert rating(scene.g, 0) == 5
    assert votes(scene.g, 0) == 2


@clause("AOC-4.1.1")
def test_t02_prestige_of_the_example() -> None:
    scene = example()
    scene.state.speaker = IVAN
    assert [rating(scene.g, seat) for seat in range(3)] == [4, 7, 4]
    assert [votes(scene.g, seat) for seat in range(3)] == [2, 3, 3]


@clause("AOC-4.4.1")
def test_t03_the_other_law_goes_under_the_deck_and_only_the_speaker_knows_it() -> None:
    scene = example().law_deck("nationalisation", "emergency").begin().pass_talks()
    assert scene.state.turn == 5
    assert scene.asked() == f"table_law {IVAN}"
    scene.play("table emergency")
    assert scene.state.bill == "emergency"
    assert scene.state.deck.cards[-1].face == "nationalisation"
    assert scene.state.deck.faces(IVAN)[-1] == "nationalisation"
    assert scene.state.deck.faces(ANNA)[-1] is None
    assert scene.state.deck.faces(None)[-1] is None


@pytest.mark.parametrize(("winner", "fee"), [(ANNA, 8), (ALEXEI, 2)])
@clause("AOC-11.2")
def test_t04_the_mandate_costs_2_capital_for_each_senator(winner: int, fee: int) -> None:
    scene = example().begin().pass_talks()
    scene.play(scene.offers()[0]).pass_talks()
    for _ in range(3):
        scene.play(f"elect {winner}")
    [due] = scene.heard(log.FeeDue)
    assert due == log.FeeDue(winner, IVAN, fee)


def after_the_vote() -> Scene:
    scene = example().law_deck("nationalisation", "emergency").begin().pass_talks()
    scene.play("table emergency").pass_talks()
    return scene.play("elect 0", "elect 0", "elect 0")


@clause("AOC-4.5.1", "AOC-4.5.3")
def test_t05_all_vote_for_ivan() -> None:
    scene = after_the_vote()
    assert [realm.senators for realm in scene.state.realms] == [3, 4, 1]


@clause("AOC-4.6.2", "AOC-4.6.3")
def test_t06_the_speaker_decides_a_tie_of_4_to_4() -> None:
    scene = after_the_vote().play("for", "against", "for")
    [result] = scene.heard(log.LawDecided)
    assert result == log.LawDecided("emergency", "for", 4, 4)
    assert scene.state.laws == ("emergency",)


@clause("AOC-4.3.3", "AOC-4.3.5")
def test_t07_a_deal_struck_during_the_vote_binds_for_three_turns() -> None:
    scene = after_the_vote().play("for", "against")
    assert scene.asked() == f"vote_on_law {ALEXEI}"
    scene.play("floor", f"propose {ANNA}", "give law 0")
    scene.play("want peace 1", "want peace 1", "want peace 1", "offer", "accept")
    assert scene.asked().startswith("construct")  # the promised vote is cast by itself
    assert scene.state.laws == ()
    assert "emergency" in scene.state.repealed
    [peace] = scene.state.pledges[1:]
    assert (peace.by, peace.to, peace.first, peace.last) == (ANNA, ALEXEI, 5, 7)


@clause("AOC-5.1.1", "AOC-5.5.1")
def test_t08_capital_of_the_example() -> None:
    scene = example()
    scene.state.speaker = IVAN
    assert [growth(scene.g, seat) for seat in range(3)] == [10, 4, 7]


@clause("AOC-6.2.2", "AOC-6.2.4")
def test_t09_after_an_exchange_both_fleets_use_the_minimum() -> None:
    scene = Scene(nations=("khalil", "horus", "tao")).techs(2)  # Tao: speed 3
    home = (-2, 1)
    scene.fleet(2, 1, (*home, "ne"), "hornet", "hornet", spent=2)
    scene.fleet(2, 2, (*home, "ne"), "argus")
    scene.ask(MoveFleet(2, 0)).play("join 2", "shift 1 hornet", "done")
    left = [points_left(scene.g, 2, scene.of_fleet(2, n)) for n in (1, 2)]
    assert left == [1, 1]


def building(seat: int) -> Scene:
    scene = example()
    scene.state.speaker = IVAN
    scene.realm(seat, capital=growth(scene.g, seat))
    return scene.construct(seat)


@clause("AOC-5.4.6")
def test_t10_a_second_centre_on_a_planet_is_refused() -> None:
    scene = building(IVAN)
    assert not [offer for offer in scene.offers("build") if offer.endswith(" logistics")]
    assert scene.told("building:logistics") == ("why-twice", "AOC-5.4.6")


@clause("AOC-5.3.2")
def test_t11_a_bank_and_an_argus_on_different_planets() -> None:
    scene = building(IVAN).play("build home_khalil bank", "build velia argus")
    cell = scene.id((2, -2, "se"))
    scene.play(f"launch 3 {cell}")
    assert scene.of(IVAN).capital == 0
    assert sum(bool(fleet.ships) for fleet in scene.of(IVAN).fleets) == 3


@clause("AOC-5.4.8")
def test_t12_an_academy_needs_its_technology() -> None:
    scene = building(ANNA).play("build lungard academy")
    assert scene.of(ANNA).capital == 0
    poor = example().realm(0, capital=10).construct(IVAN)
    assert poor.refuses("build home_khalil academy")
    assert poor.told("building:academy") == ("why-need-technology", "AOC-5.4.8")


@clause("AOC-5.3.1")
def test_t13_a_planet_builds_one_thing_a_turn() -> None:
    scene = building(ALEXEI).play("build miras scavenger")
    scene.play(scene.offers("launch")[0])
    assert scene.refuses("build miras hornet")
    assert scene.told("planet:miras") == ("why-limit-reached", "AOC-5.3.1")


@clause("AOC-5.1.2", "AOC-5.4.3")
def test_t14_a_frigate_here_and_a_press_centre_there() -> None:
    scene = building(ALEXEI).play("build miras scavenger")
    new = next(offer for offer in scene.offers("launch") if offer.startswith("launch 4 "))
    scene.play(new, "build home_zanari press")
    assert scene.of(ALEXEI).capital == 0
    assert scene.ships(ALEXEI, 4) == ("scavenger",)


@clause("AOC-9.3", "AOC-9.7.3")
def test_t15_a_black_hole_destroys_on_a_2() -> None:
    scene = example().rolls(hole=[2]).fleet(0, 3, (1, -1, "nw"), "argus")
    scene.signal((1, -1, "nw"), "black_hole").tactics(IVAN).play("command 3", "explore")
    assert scene.ships(IVAN, 3) == ()
    assert scene.heard(log.FleetLost) == [log.FleetLost(IVAN, 3)]


@clause("AOC-6.4.1", "AOC-6.4.2", "AOC-6.5.1")
def test_t16_anna_reveals_rae_and_joins_it_to_her_home() -> None:
    scene = example().fleet(1, 2, (1, 0), "hornet")
    scene.tactics(ANNA).play("command 2", f"fly {scene.id((1, 0, 'w'))}", "reveal C3", "orient 0")
    ground = scene.state.ground[scene.place(0, 0)]
    assert ground == "gold1/0"
    scene.own(1, 0, 0).routes()
    assert "rae" in {event.planet for event in scene.heard(log.RouteOpened) if event.seat == ANNA}  # type: ignore[attr-defined]


@clause("AOC-9.7.1")
def test_t17_a_station_that_stays_gives_1_science() -> None:
    scene = example().signal((0, 1, "nw"), "station").fleet(1, 1, (0, 1, "nw"), "hornet")
    before = science_growth(scene.g, ANNA)
    scene.tactics(ANNA).play("command 1", "explore")
    assert science_growth(scene.g, ANNA) == before + 1


@clause("AOC-6.2.5")
def test_t18_two_fleets_in_one_cell_become_one() -> None:
    scene = example().fleet(2, 4, (-2, 1, "ne"), "scavenger")
    scene.tactics(ALEXEI).play("pass")
    assert scene.ships(ALEXEI, 1) == ("argus", "scavenger")
    assert scene.ships(ALEXEI, 4) == ()


def the_battle() -> Scene:
    scene = example().rolls(battle=[4, 5, 2, 4, 3, 4])
    scene.tactics(ALEXEI).play("command 3", f"fly {scene.id((-1, 0))}", "fight", "fight")
    scene.play("lay scavenger", "lay hornet", "lay scavenger")
    return scene.play("lay hornet", "lay hornet")


@clause("AOC-6.7.4", "AOC-6.7.5", "AOC-6.7.8", "AOC-6.7.9", "AOC-7.3", "AOC-6.10.1")
def test_t19_the_battle_of_the_example() -> None:
    scene = the_battle()
    fought = [(event.check, event.against) for event in scene.heard(log.DuelFought)]  # type: ignore[attr-defined]
    assert fought == [(8, 8), (4, 6), (7, 5)]
    [end] = scene.heard(log.BattleEnded)
    assert end == log.BattleEnded(ALEXEI, IVAN, 9, 4)
    assert scene.asked() == f"chase_fleet {ALEXEI}"
    scene.play(f"chase {scene.id((-1, 0, 'ne'))}")
    assert scene.ships(IVAN, 1) == ("hornet", "hornet")
    assert scene.where(IVAN, 1) == scene.id((-1, 0, "ne"))
    assert scene.ships(ALEXEI, 3) == ("argus", "scavenger", "scavenger")


def test_t20_who_has_won_the_field_mines_on_it() -> None:
    scene = the_battle()
    scene.play(f"chase {scene.id((-1, 0, 'ne'))}")
    scene.state.speaker = IVAN
    assert growth(scene.g, ALEXEI) == 7
    assert growth(scene.g, IVAN) == 9


@clause("AOC-8.2", "AOC-8.3")
def test_t21_a_technology_of_level_2_leaves_14_of_20() -> None:
    scene = Scene(nations=("khalil", "taurian", "zanari")).techs(0, "C12").realm(0, science=20)
    scene.research(0)
    scene.play(next(offer for offer in scene.offers("study") if "C22" in offer))
    assert scene.of(0).science == 14


def test_t22_costs() -> None:
    g = Scene().g
    assert [tech_cost(g, 0, tech) for tech in ("C12", "C22", "C31", "C41")] == [3, 6, 9, 12]


@clause("AOC-8.4", "AOC-8.5")
def test_t23_a_civil_technology_needs_a_civil_support() -> None:
    scene = Scene(nations=("taurian", "horus", "zanari")).techs(0, "M11").realm(0, science=20)
    scene.research(0)
    assert not [offer for offer in scene.offers("study") if "C22" in offer]
    scene.techs(0, "C12").research(0)
    assert [offer for offer in scene.offers("study") if "C22" in offer]


@clause("AOC-5.2.1")
def test_t24_scrapping_the_last_ship_frees_a_token() -> None:
    scene = Scene().realm(0, capital=2)
    for number, ring in ((1, "e"), (2, "ne"), (3, "nw")):
        scene.fleet(0, number, (0, -2, ring) if number > 9 else (1, -2, ring), "hornet")
    scene.construct(0)
    scene.play("scrap_ship 3 hornet")
    assert scene.of(0).capital == 2
    scene.play("build home_khalil argus")
    assert any(offer.startswith("launch 3 ") for offer in scene.offers("launch"))


@pytest.mark.parametrize(("turn", "prices"), [(7, (2, 3, 2)), (8, (3, 5, 3))])
@clause("AOC-4.2.1", "AOC-3.5.5")
def test_t25_the_price_of_influence(turn: int, prices: tuple[int, ...]) -> None:
    scene = Scene()
    scene.state.turn = turn
    found = tuple(sale(scene.g, 0, r) for r in ("prestige", "capital", "science"))
    assert found == prices


@clause("AOC-5.5.2")
def test_t26_the_best_ship_mines() -> None:
    scene = Scene().sector(0, -1, "bronze4").techs(0, "C23", "M11")
    before = growth(scene.g, 0)
    scene.fleet(0, 1, (0, -1), "argus", "hornet", "hornet")
    assert growth(scene.g, 0) == before + 2


@clause("AOC-6.11.2")
def test_t27_plunder_takes_science_now_and_prestige_and_capital_next_turn() -> None:
    scene = Scene(nations=("taurian", "horus", "zanari")).sector(0, 2, "silver1").own(1, 0, 2)
    scene.fleet(0, 1, (0, 2), "hornet")
    before = (growth(scene.g, 0), rating(scene.g, 0), science_growth(scene.g, 0))
    scene.tactics(0).play("pass", "plunder")
    after = (growth(scene.g, 0), rating(scene.g, 0), science_growth(scene.g, 0))
    assert after == tuple(n + 1 for n in before)
    scene.play("end")
    scene.state.stack = []
    from orrery.games.ambitions_of_cosmos.turn import TacticalPhase

    scene.ask(TacticalPhase())
    assert growth(scene.g, 0) == before[0]


@clause("AOC-6.12.1", "AOC-6.12.4")
def test_t28_power_equal_to_the_defence_fails() -> None:
    scene = Scene().sector(0, 2, "silver1").own(1, 0, 2)
    scene.fleet(0, 1, (0, 2), "sidius", "scavenger").tactics(0).play("pass")
    assert scene.asked() == "finish_activation 0"  # nothing could be chosen
    assert scene.state.owners[scene.place(0, 2)] == 1


@clause("AOC-6.7.8")
def test_t29_the_defender_wins_a_tie() -> None:
    scene = Scene().fleet(1, 1, (1, -2, "e"), "hornet").fleet(0, 1, (1, -2), "hornet")
    scene.rolls(battle=[3, 3]).tactics(0).play("command 1", f"fly {scene.id((1, -2, 'e'))}")
    [end] = scene.heard(log.BattleEnded)
    assert end == log.BattleEnded(1, 0, 2, 2)


@clause("AOC-1.6")
def test_t30_the_first_from_the_speaker_wins() -> None:
    scene = Scene().realm(0, senators=8).realm(2, senators=8)
    scene.state.speaker = 1
    scene.construct(0)
    assert scene.won() == (2, "senate")


@clause("AOC-9.2")
def test_t31_a_beaten_fleet_may_be_driven_into_a_supernova() -> None:
    scene = Scene().sector(1, -1, "bronze1")
    scene.fleet(1, 1, (1, -1, "e"), "hornet", "hornet").fleet(
        0, 1, (1, -1, "ne"), "scavenger", "scavenger"
    )
    scene.rolls(battle=[1, 6, 6, 1]).tactics(0).play("command 1", f"fly {scene.id((1, -1, 'e'))}")
    scene.play("fight", "fight")
    assert scene.asked() == "chase_fleet 0"
    scene.play(f"chase {scene.id((1, -1))}")
    assert scene.ships(1, 1) == ()

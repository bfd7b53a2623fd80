"""SC-17: alone against the Competition."""

from __future__ import annotations

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp.competition import (
    CompetitionTurn,
    RevealCode,
    discard_offers,
    rival_edge,
    take_progress,
)
from orrery.games.spacecorp.contracts import CountContracts
from orrery.games.spacecorp.eras import ChangeEra
from orrery.games.spacecorp.model import profit
from orrery.kernel import Card, FastChance, Zone
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene

C = GAME.content()


def solo(era: str = "mariners") -> Scene:
    scene = Scene(1, era)
    scene.corp(1).earned[0] = 0
    return scene


def coded(scene: Scene, **wanted: object) -> Scene:
    """The next code of the Competition."""
    s = scene.state
    for at, card in enumerate(s.codes.cards):
        code = C.codes[card.face]
        if all(getattr(code, key) == value for key, value in wanted.items()):
            s.codes = Zone((card, *s.codes.without(at).cards))
            return scene
    raise AssertionError(wanted)


@clause("SC-17.1", "SC-17.11")
@pytest.mark.parametrize(("level", "start"), [("easy", -5), ("normal", 0), ("hard", 5)])
def test_setting_up_alone(level: str, start: int) -> None:
    play = GAME.start(1, FastChance(1), GAME.read_options({"difficulty": level}))
    s = play.state
    assert profit(s.corps[1]) == start
    assert [card.face for card in s.corps[0].hand.cards] == ["chemical_drive", "time"]
    assert len(s.codes) == 24
    assert len(s.pool) == 18, "3 of each type of the era"
    assert not any(card.face == "time" for card in s.deck.cards)
    late = GAME.start(1, FastChance(1), GAME.read_options({"first_era": "planeteers"}))
    assert len(late.state.codes) == 32
    assert profit(late.state.corps[1]) == 8
    stars = GAME.start(1, FastChance(1), GAME.read_options({"first_era": "starfarers"}))
    assert profit(stars.state.corps[1]) == 20 - 22


@clause("SC-17.11")
@pytest.mark.parametrize(
    ("level", "gains"), [("easy", (-5, -35)), ("normal", (0, -22)), ("hard", (5, -10))]
)
def test_a_later_era_gives_to_the_competition_or_takes(level: str, gains: tuple[int, int]) -> None:
    play = GAME.start(1, FastChance(1), GAME.read_options({"difficulty": level}))
    begun = profit(play.state.corps[1])
    for n, gained in enumerate(gains, 1):
        ChangeEra().run(play)
        assert play.state.era == n
        begun += gained
        assert profit(play.state.corps[1]) == begun


@clause("SC-17.2", "SC-17.3")
def test_the_competition_follows_each_turn_with_one_code() -> None:
    scene = solo().turn(0).play("act research", "infra 0 0", "done", "draw", "pass", "end").let_go()
    assert len(scene.state.codes_out) >= 1
    assert scene.asked() in ("take_action 0", "turn_start_window 0", "turn_end_window 0")


@clause("SC-17.4")
def test_a_site_code_places_a_team_then_explores_and_builds() -> None:
    scene = coded(solo(), sites=("luna", "sisyphus")).run(RevealCode(3))
    assert scene.state.rivals == (scene.site("luna"),)
    scene = coded(scene, sites=("luna", "lunar_l4")).top("subsurface_ice_m1")
    scene.state.pool = Zone((Card("bio_lab"), Card("industrial")))
    scene.run(RevealCode(3))
    assert scene.bases("luna") == ("industrial",), "a Bio Lab does not fit"
    assert scene.owner("luna") == 1
    assert profit(scene.corp(1)) == 1 + 2, "the tile and a base that it asks for"
    assert scene.state.rivals == ()


@clause("SC-17.4")
def test_what_would_advance_a_cube_is_profit_for_the_competition() -> None:
    scene = solo().top("water_and_exo_microbes_m2").team(0, 1, "south_mars")
    scene.state.rivals = (scene.site("south_mars"),)
    scene.state.pool = Zone((Card("bio_lab"),))
    coded(scene, sites=("south_mars", "north_mars")).run(RevealCode(3))
    assert profit(scene.corp(1)) == 2 + 1 + 2


@clause("SC-17.4")
def test_a_code_of_the_asteroid_belt_is_spent_even_without_a_marker() -> None:
    scene = coded(solo(), sites=("asteroid_belt",))
    scene.state.beyond = [0, 0]
    scene.run(RevealCode(3))
    assert len(scene.state.codes_out) == 1


@clause("SC-17.4")
def test_a_site_with_a_base_is_skipped_and_a_human_claim_pays() -> None:
    scene = coded(solo().tile("luna", "abundant_ores_m1").base(0, "luna", "refinery"),
                  sites=("luna", "sisyphus")).run(RevealCode(3))  # fmt: skip
    assert scene.state.rivals == (scene.site("sisyphus"),)
    scene.tile("sisyphus", "exotic_elements_m1").team(0, 1, "sisyphus", claim=True)
    coded(scene, sites=("eros", "sisyphus")).base(0, "eros", "research_base")
    scene.tile("eros", "spectacular_relief_m1").run(RevealCode(3))
    assert scene.owner("sisyphus") == 1
    assert scene.money(0) == 12
    scene = coded(solo(), sites=("asteroid_belt",)).run(RevealCode(3))
    assert scene.state.beyond == [1, -1]
    scene = coded(solo(), sites=("lunar_l4", "lunar_l5"))
    scene.state.rivals = (scene.site("lunar_l4"),)
    scene.run(RevealCode(3))
    assert scene.bases("lunar_l4") == ("spaceport",)


@clause("SC-17.4")
def test_a_beyond_marker_of_the_competition_places_a_team_of_its_own() -> None:
    scene = solo()
    scene.state.beyond = [1, 1]
    scene.end_era()
    assert scene.state.rivals == (scene.site("ceres"), scene.site("vesta"))


@clause("SC-17.5")
def test_the_offers_of_a_code_go_and_are_refilled() -> None:
    scene = solo().display("ion_drive", "heavy_lifter", "solar_sail", "mass_driver")
    scene.deck("cargo_pod", "cargo_pod", "construction_bots")
    discard_offers(scene.g, (1, 3))
    scene.run()
    assert scene.state.offers == ["cargo_pod", "heavy_lifter", "cargo_pod", "mass_driver"]
    assert profit(scene.corp(1)) == 2, "the Ion Drive and the Solar Sail are Infra"


@clause("SC-17.5")
def test_an_edge_that_turns_up_is_played_at_once() -> None:
    scene = solo().display("", "heavy_lifter", "cargo_pod", "mass_driver")
    scene.deck("salvage_m", "construction_bots", "construction_bots")
    discard_offers(scene.g, (1,))
    scene.run()
    assert profit(scene.corp(1)) == 1
    assert {"salvage_m", "cargo_pod"} <= set(scene.state.discard)
    assert scene.state.offers[1] == "heavy_lifter"


@clause("SC-17.5")
@pytest.mark.parametrize(
    ("edge", "gained"),
    [("market_influence", 2), ("competitors", 1), ("divert", 1), ("hostile_microbes", 0)],
)
def test_what_edges_bring_the_competition(edge: str, gained: int) -> None:
    scene = solo().tile("luna", "exotic_elements_m1").base(0, "luna", "refinery")
    rival_edge(scene.g, edge)
    assert profit(scene.corp(1)) == gained


@clause("SC-17.5")
def test_edges_against_the_player() -> None:
    scene = solo().hand(0, "ion_drive")
    rival_edge(scene.g, "hack")
    assert scene.holds(0) == []
    scene = solo().team(0, 1, "phobos")
    rival_edge(scene.g, "sabotage")
    scene.run()
    assert scene.where(0, 1) == "earth"
    assert scene.heard(log.TeamRecalled)
    scene = solo().infra(0, 2, "ion_drive")
    rival_edge(scene.g, "incompatible")
    scene.run()
    assert scene.corp(0).infra[2] == ""
    scene = solo()
    rival_edge(scene.g, "intercept")
    scene.run()
    assert scene.state.codes_out
    scene = solo("planeteers")
    rival_edge(scene.g, "leak")
    assert scene.corp(1).progress == ("probe_network",)
    assert profit(scene.corp(1)) == 0


@clause("SC-17.5", "SC-14.4")
def test_a_team_called_back_to_a_star_system_begins_on_its_star_track() -> None:
    scene = solo("starfarers").tile("tau_ceti", "marginal_world_primary", "rings_secondary",
                                    "gas_giant_secondary")  # fmt: skip
    scene.base(0, "tau_ceti", "research_base", "refinery", "exploiter")
    scene.team(0, 1, "epsilon_eridani").team(0, 2, None).team(0, 3, None)
    rival_edge(scene.g, "sabotage")
    scene.run()
    assert scene.where(0, 1) == "tau_ceti"
    assert scene.corp(0).teams[0].track == 3


@clause("SC-17.6")
def test_progress_codes_take_the_first_card_and_all_offers() -> None:
    scene = solo("planeteers").display("deep_scanner", "cryobot")
    take_progress(scene.g, "adaptation")
    scene.run()
    assert scene.corp(1).progress == ("radiation_tolerance",)
    assert profit(scene.corp(1)) == 1
    assert {"deep_scanner", "cryobot"} <= set(scene.state.discard)


@clause("SC-17.7")
def test_the_contract_code_claims_the_lowest_that_it_can() -> None:
    scene = coded(solo(), gains="contract").run(RevealCode(3))
    assert scene.state.discs[0] == 0, "the first Produce action is not about places"
    coded(scene, gains="contract").run(RevealCode(3))
    assert scene.state.discs == [0, -1, -1, -1, -1, -1, 0], "Infra is not about places either"
    assert profit(scene.corp(1)) == 4
    scene = coded(solo().fulfilled(1, 7), gains="contract").run(RevealCode(3))
    assert profit(scene.corp(1)) == 1


@clause("SC-17.3", "SC-17.7")
def test_at_the_end_of_its_turn_it_claims_what_its_bases_fulfil() -> None:
    scene = coded(solo(), sites=("asteroid_belt",))
    for site in ("lunar_l4", "lunar_l5", "solar_l1"):
        scene.base(1, site, "spaceport")
    scene.tile("north_mars", "buried_glaciers_m2").base(1, "north_mars", "attraction")
    scene.run(CompetitionTurn()).let_go()
    assert scene.state.discs == [-1, 0, -1, 0, 0, -1, -1]
    assert profit(scene.corp(1)) == 2 + 3 + 3


@clause("SC-17.8")
def test_a_system_with_its_bases_becomes_a_colony() -> None:
    scene = solo("starfarers").tile("wolf_359", "magma_world_primary").base(1, "wolf_359", "secure")
    coded(scene, sites=("wolf_359",)).run(RevealCode(3))
    colony = scene.state.colony[scene.site("wolf_359")]
    assert C.colonies[colony].value == 3
    assert profit(scene.corp(1)) == 1


@clause("SC-17.9")
def test_its_bases_may_be_used_and_bring_it_one() -> None:
    scene = solo().team(0, 1, "solar_l4").team(0, 2, None).base(1, "solar_l4", "spaceport")
    scene.hand(0, "nuclear_thermal_drive").turn(0)
    scene.play("act move", "lead 1", "go eros", "lay nuclear_thermal_drive", "done")
    assert profit(scene.corp(1)) == 1


@clause("SC-17.10")
def test_how_an_era_ends_alone() -> None:
    scene = solo().fulfilled(1, 2, 3, 4, 5, 6).run(CountContracts(0))
    assert (scene.state.closing, scene.state.due) == (True, ())
    scene = solo().fulfilled(1, 2, 3, 4, 5, 6).run(CountContracts(1))
    assert (scene.state.closing, scene.state.due) == (True, (0,))
    scene = solo()
    scene.state.codes = Zone(scene.state.codes.cards[:1])
    scene.run(CompetitionTurn())
    assert (scene.state.closing, scene.state.due) == (True, (0,))
    scene = solo().draw_out().turn(0).play("pass", "end").let_go()
    assert scene.heard(log.EraEnded)
    assert len(scene.state.turns) == 3


@clause("SC-17.11")
def test_who_wins_alone() -> None:
    scene = solo()
    outcome = GAME.outcome(scene.g)
    assert outcome.ranks == (1,)
    assert outcome.automata == (("competition", 0),)
    scene.corp(1).earned[0] = 10
    assert GAME.outcome(scene.g).ranks == (2,)

"""SC-4: the Edges, each in its window."""

from __future__ import annotations

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import chronicle as log
from orrery.kernel import Match, SealedChance, Window
from tests.clauses import clause
from tests.games.spacecorp.scene import Scene


@clause("SC-4.1", "SC-4.3")
def test_salvage_takes_all_offers_at_the_start_of_a_turn() -> None:
    scene = Scene(3).hand(1, "salvage_m").display("ion_drive", "", "hack_m").turn(0)
    assert scene.asked() == "turn_start_window 1", "only who might hold one is asked"
    scene.play("edge salvage_m")
    assert scene.holds(1) == ["hack_m", "ion_drive"]
    assert not any(scene.state.offers)
    assert scene.state.discard == ("salvage_m",)
    assert scene.asked() == "take_action 0"


@clause("SC-4.3", "SC-4.6")
def test_sabotage_cancels_an_announced_action_once_a_turn() -> None:
    scene = Scene().hand(0, "venture_funding", "ion_drive").hand(1, "sabotage_m").turn(0)
    scene.play("act upgrade")
    assert scene.asked() == "announced_window 1"
    scene.play("edge sabotage_m")
    assert scene.asked() == "take_action 0"
    assert "act upgrade" not in scene.offers()
    assert scene.refused("action:upgrade").why.id == "why-was-sabotaged"
    assert scene.holds(0) == ["ion_drive", "venture_funding"], "no card is lost"
    scene.play("act research")
    assert scene.asked() == "pay_value 0", "not twice in a turn"


@clause("SC-4.3", "SC-4.6")
def test_who_has_nothing_else_skips_the_step_after_sabotage() -> None:
    cards = ["heavy_lifter"] * 3 + ["construction_bots"] * 2 + ["cargo_pod"] * 2
    scene = Scene().hand(0, *cards, "ion_drive").hand(1, "sabotage_m")
    scene.team(0, 1, "asteroid_belt").team(0, 2, "asteroid_belt").turn(0)
    scene.play("act upgrade", "edge sabotage_m")
    assert scene.offers() == ["pass"]
    scene.play("pass")
    assert scene.state.passed == 0


@clause("SC-4.3")
def test_hack_takes_an_offer_before_the_researcher() -> None:
    scene = Scene().hand(1, "hack_m").display("ion_drive", "mass_driver").turn(0)
    scene.play("act research", "infra 0 0", "done")
    assert scene.asked() == "research_window 1"
    scene.play("edge hack_m", "take 1")
    assert scene.holds(1) == ["ion_drive"]
    assert scene.offers() == ["draw", "take 2"], "the gap stays"


@clause("SC-4.3")
def test_v11_divert_gains_half_and_takes_nothing() -> None:
    scene = Scene(era="planeteers").hand(0, "helium_3_skimmer").hand(1, "divert_p")
    scene.tile("dione", "metal_deposits_p2").base(0, "dione", "refinery")
    scene.tile("ceres", "exotic_elements_p1").base(0, "ceres", "research_base").turn(0)
    scene.play("act produce", "lay helium_3_skimmer", "done", "edge divert_p")
    assert scene.money(0) == 15
    assert scene.money(1) == 13


@clause("SC-4.3", "SC-4.1")
def test_v08_market_influence_two_for_ones_own_one_for_an_opponents() -> None:
    for holder, gained in ((0, 2), (1, 1)):
        scene = Scene().infra(0, 1, "ion_drive").infra(0, 2, "solar_sail")
        scene.infra(0, 3, "fabricator_3d").hand(holder, "market_influence_m").turn(0)
        scene.play("act research", "infra 0 0", "done", "draw", "pass", "fulfil mariners_7")
        before = scene.money(holder)
        scene.play("edge market_influence_m")
        assert scene.money(holder) == before + gained
        assert "market_influence_m" in scene.state.discard


@clause("SC-4.3")
def test_hostile_microbes_cost_everybody_where_life_is() -> None:
    scene = (
        Scene(3, era="planeteers").hand(2, "hostile_microbes_p").tile("dione", "exo_microbes_p2")
    )
    scene.base(0, "dione", "research_base").team(2, 1, "dione").turn(0)
    scene.play("edge hostile_microbes_p")
    assert [scene.money(seat) for seat in range(3)] == [8, 10, 8], "the one who played it too"


@clause("SC-4.3")
def test_incompatible_removes_infra_beginning_with_the_active_player() -> None:
    scene = Scene(era="starfarers").hand(0, "antimatter_drive").hand(1, "incompatible_s")
    scene.infra(0, 2, "ai_council").infra(1, 1, "utility_fog").infra(1, 2, "beam_rider").turn(0)
    scene.play("act upgrade", "upgrade antimatter_drive 1", "edge incompatible_s")
    assert scene.asked() == "remove_infra 0"
    scene.play("remove 2")
    assert scene.asked() == "remove_infra 1"
    scene.play("remove 1")
    assert scene.corp(0).infra == ["", "antimatter_drive", "", ""]
    assert scene.corp(1).infra == ["", "", "beam_rider", ""]
    assert {"ai_council", "utility_fog"} <= set(scene.state.discard)


@clause("SC-4.3", "SC-4.2", "SC-6.7")
def test_intercept_is_a_turn_between_and_no_last_turn() -> None:
    scene = Scene(3).hand(2, "intercept_m").turn(0)
    scene.play("act research", "infra 0 0", "done", "draw", "pass", "end")
    assert scene.asked() == "turn_end_window 2"
    scene.play("edge intercept_m").let_go()
    assert scene.asked() == "take_action 2"
    scene.play("act research", "infra 2 0", "done", "draw", "pass", "end").let_go()
    assert scene.asked() == "take_action 1", "play goes on where it would have"
    scene = Scene(2).hand(1, "intercept_m", "venture_funding").draw_out()
    scene.state.closing = True
    scene.state.due = (1,)
    scene.turn(0).play("pass", "end", "edge intercept_m")
    assert scene.state.due == (1,), "the last turn is still to come"


@clause("SC-4.5")
def test_who_has_passed_may_play_edges_but_not_intercept() -> None:
    scene = Scene(3).hand(1, "intercept_m", "salvage_m").display("ion_drive").draw_out()
    scene.state.passed = 2
    scene.turn(0)
    assert "edge salvage_m" in scene.offers(1)
    scene.play("1: pass", "pass", "end")
    assert scene.asked() != "turn_end_window 1"


@clause("SC-4.3")
def test_leak_takes_the_copy_without_reward() -> None:
    scene = Scene(era="planeteers").hand(0, "deep_space_array").hand(1, "leak_p").wheel(0, 0, 2)
    scene.turn(0).play("act revelation", "lay deep_space_array", "done", "learn probe_network")
    assert scene.money(0) == 12
    scene.play("edge leak_p")
    assert scene.corp(1).progress == ("probe_network",)
    assert scene.money(1) == 10
    scene = Scene(era="planeteers").hand(0, "deep_space_array").hand(1, "leak_p").wheel(0, 0, 2)
    scene.progress(1, "probe_network").turn(0)
    scene.play("act revelation", "lay deep_space_array", "done", "learn probe_network")
    assert not scene.heard(log.EdgePlayed), "the second copy was no rewarded one"


@clause("SC-4.3")
def test_poach_takes_the_cards_just_discarded_as_many_as_one_likes() -> None:
    scene = Scene().hand(0, "venture_funding", "venture_funding", "hack_m").hand(1, "poach_m")
    scene.turn(0).play("act research", "infra 0 0", "lay venture_funding", "lay hack_m", "done")
    scene.play("draw", "pass", "end", "edge poach_m")
    assert scene.offers() == ["pick venture_funding", "pick hack_m"]
    scene.play("pick hack_m")
    assert scene.offers() == ["pass", "pick venture_funding"]
    scene.play("pass")
    assert scene.holds(1) == ["hack_m"]
    scene.hand(1, "poach_m").again(0)
    scene.play("act research", "infra 0 0", "lay venture_funding", "done", "draw", "pass", "end")
    scene.play("edge poach_m")
    assert scene.state.discard.count("venture_funding") == 1, "the older one stays"
    assert "venture_funding" in scene.holds(1), "a single one is not asked for"


@clause("SC-4.3", "SC-3.30")
def test_poach_takes_a_time_card_too() -> None:
    scene = Scene().hand(0, "ion_drive", "time").hand(1, "poach_m").turn(0)
    scene.play("act move", "lead 1", "go luna", "lay ion_drive", "double", "done", "end")
    scene.play("edge poach_m", "pick time")
    assert scene.holds(1) == ["time"]
    assert scene.state.timed == 0


@clause("SC-4.3", "SC-6.3")
def test_with_the_deck_empty_whoever_is_left_without_an_action_by_sabotage_passes() -> None:
    cards = ["heavy_lifter"] * 3 + ["construction_bots"] * 2 + ["cargo_pod"] * 2
    scene = Scene().hand(0, *cards, "ion_drive").hand(1, "sabotage_m").draw_out()
    scene.team(0, 1, "asteroid_belt").team(0, 2, "asteroid_belt").turn(0)
    scene.play("act upgrade", "edge sabotage_m")
    assert scene.offers() == ["pass"]
    scene.play("pass")
    assert scene.state.passed == 1
    scene = Scene().hand(0, "ion_drive", "gene_sequencer").hand(1, "sabotage_m").draw_out()
    scene.turn(0).play("act upgrade", "edge sabotage_m")
    assert "pass" in scene.offers(), "and who has another action may pass"


@clause("SC-4.3", "SC-4.2")
def test_competitors_uses_two_hqs_even_when_the_era_is_ending() -> None:
    scene = Scene(3, era="planeteers").hand(0, "competitors_p", "fusion_drive")
    scene.infra(1, 1, "magnetic_sail").infra(2, 1, "plasma_drive").draw_out().turn(0)
    scene.play("act move", "lead 1", "go ceres")
    assert "infra 1 0" not in scene.offers()
    scene.play("edge competitors_p", "infra 1 0", "infra 2 0")
    assert "infra 0 0" not in scene.offers(), "two HQs, no more"
    scene.play("done")
    (event,) = scene.heard(log.ValueReached)
    assert event.n == 5  # type: ignore[attr-defined]
    assert scene.state.awards == [0, 1, 1]


@clause("SC-4.3", "SC-3.8")
def test_competitors_may_be_what_makes_an_action_possible() -> None:
    scene = Scene(era="planeteers").hand(0, "competitors_p", "hack_p").draw_out()
    scene.infra(1, 1, "fusion_drive").infra(1, 2, "nano_assemblers").turn(0)
    assert "act move" in scene.offers(), "2 of the own HQ, 4 of the other's"
    scene.play("act move", "lead 1")
    assert "go callisto" in scene.offers()
    scene.play("go callisto", "infra 0 0", "edge competitors_p", "infra 1 0", "done")
    assert scene.where(0, 1) == "callisto"
    assert scene.state.awards == [0, 1]


@clause("SC-4.3", "SC-3.8")
def test_competitors_is_kept_for_its_edge_where_nothing_else_will_do() -> None:
    scene = Scene(era="planeteers").hand(0, "competitors_p").draw_out()
    scene.infra(1, 1, "nano_assemblers").tile("ceres", "water_ice_p1")
    scene.profit(0, 0).team(0, 1, "ceres").turn(0)
    scene.play("act build", "lead 1", "raise research_base")
    assert scene.offers() == ["edge competitors_p"], "2 as a Build card, 3 by its Edge"
    scene.play("edge competitors_p", "infra 1 0")
    assert "done" in scene.offers()


@clause("SC-4.4")
def test_after_an_edge_the_window_opens_again() -> None:
    scene = Scene(3).hand(1, "salvage_m").hand(2, "hack_m").display("ion_drive").turn(0)
    assert scene.g.to_act() == [1], "hack is of another window"
    scene = Scene(3, era="starfarers").hand(1, "salvage_s").hand(2, "hostile_microbes_s")
    scene.display("ramscoop").turn(0)
    assert scene.g.to_act() == [1, 2], "asked at once"
    scene.play("2: edge hostile_microbes_s", "1: edge salvage_s")
    assert scene.holds(1) == ["ramscoop"], "the first in the order is carried out"
    assert scene.asked() == "turn_start_window 2", "and the window is open again"
    assert "edge hostile_microbes_s" in scene.offers(2)


def test_no_window_opens_once_everybody_knows_where_the_card_is() -> None:
    scene = Scene(3).hand(1, "heavy_lifter", "mass_driver").turn(0)
    assert scene.asked() == "take_action 0"


def test_windows_do_not_stop_a_game_for_those_who_hold_nothing() -> None:
    match = Match(GAME, ["A", "B", "C", "D"], SealedChance(bytes(32)), GAME.options())
    for _ in range(150):
        question = match.play.question
        assert question is not None
        if isinstance(question, Window):
            assert all(len(match.play.offers_for(seat)) > 1 for seat in match.play.to_act())
        seat = match.play.to_act()[0]
        match.submit(seat, match.play.offers_for(seat)[0])

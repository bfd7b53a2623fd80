"""XIA-7, 8, 2: business, the Status phase, the end."""

from __future__ import annotations

from typing import Any

from orrery.games.xia.scoring import outcome
from tests.clauses import clause
from tests.games.xia.scene import Scene

AZURE = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
LOATH = "nyr:0:0:0 loath:1:0:0 long_quiet:0:1:0"


def docked(**options: Any) -> Scene:
    """Seat 0 on a planet, in its Business phase."""
    scene = Scene(layout=AZURE, **options).at(1, "long_quiet.b6").at(0, "azure.a1")
    return scene.turn().play("done")


def trader(credits: int = 4000, **options: Any) -> Scene:
    scene = Scene(layout=AZURE, **options).at(1, "long_quiet.b6").at(0, "azure.a1")
    return scene.put(credits=credits)


# --- business ------------------------------------------------------------------------------------


@clause("XIA-7.2", "XIA-7.2.1", "XIA-7.2.3", "XIA-7.2.2")
def test_energy_and_ice_are_free_and_repairs_are_not() -> None:
    scene = trader().put(energy=1).harm(0, 4, 5, ice=True).harm(0, 7).turn().play("done")
    scene.play("refuel", "melt 4", "thaw", "repair 7")
    c = scene.captain()
    assert (c.ice, c.damage, c.credits) == (0, 0, 3000)
    assert c.energy == scene.g.content.ships[c.ship].energy
    big = trader().ship(0, "basilica").harm(0, 7).turn().play("done", "repair 7")
    assert big.captain().credits == 2000


@clause("XIA-7.2.4", "XIA-7.4", "XIA-7.5", "XIA-9.2", "XIA-7.2")
def test_outfits_are_bought_where_they_fit_and_not_sold_in_the_same_phase() -> None:
    scene = trader().ship(0, "swamp_rat").turn().play("done")
    scene.play("buy engine_small", "lay 0+4+5")
    assert scene.captain().credits == 3000
    assert not scene.can("sell_outfit o0")
    scene.play("buy cargo_pod", "lay 3>0", "buy mct", "lay 11")
    assert scene.captain().credits == 0
    assert not any(t.startswith("buy ") for t in scene.texts())


@clause("XIA-7.2.5", "XIA-7.2")
def test_an_undamaged_outfit_is_sold_and_not_bought_again_at_once() -> None:
    scene = (
        trader().ship(0, "swamp_rat").outfit(0, "engine_large").outfit(0, "gts").turn().play("done")
    )
    scene.play("sell_outfit o0", "sell_outfit m0")
    assert scene.captain().credits == 7000
    assert scene.can("buy engine_large"), "another one of the kind"
    scene.captain().sold = ("engine_large",) * scene.state.shop["engine_large"]
    assert not scene.again().can("buy engine_large")
    hurt = trader().ship(0, "swamp_rat").outfit(0, "engine_large").harm(0, 0).turn().play("done")
    assert not hurt.can("sell_outfit o0")


@clause("XIA-7.2.6")
def test_the_hold_is_rearranged_and_put_back() -> None:
    scene = trader().ship(0, "swamp_rat").outfit(0, "engine_small", "0+4+5").cargo(0, "spice")
    scene.turn().play("done", "rearrange", "lift o0", "done", "lay 4+8+9")
    assert scene.captain().outfits[0].cells == (4, 8, 9)
    assert not scene.can("rearrange")
    scene.play("buy mct", "lay 11", "rearrange", "lift o0", "lift c1", "done", "done")
    assert scene.captain().outfits[0].cells == (4, 8, 9)
    assert scene.captain().cargo == {1: "spice"}
    hurt = trader().ship(0, "swamp_rat").outfit(0, "engine_small", "0+4+5").harm(0, 4)
    hurt.turn().play("done")
    hurt.play("rearrange")
    assert not hurt.can("lift o0")


@clause("XIA-7.2.7", "XIA-7.3", "XIA-16.2", "XIA-2.7")
def test_a_new_ship_takes_all_along_but_damage_and_bounty() -> None:
    scene = trader(5000).ship(0, "swamp_rat", ability=True).put(bounty=2000)
    scene.outfit(0, "engine_small").cargo(0, "spice", 2).harm(0, 11).turn().play("done")
    assert not scene.can("upgrade basilica")
    scene.play("upgrade carriak")
    assert scene.asked() == "refit"
    scene.play(next(t for t in scene.texts() if t.startswith("lay")))
    c = scene.captain()
    assert (c.ship, c.credits, c.bounty, c.damage) == ("carriak", 0, 0, 0)
    assert c.abilities == ("scavenger", "prototype_shields")
    assert sorted(c.cargo.values()) == ["spice", "spice"]
    assert scene.earned(0, "ships") == 1
    assert "swamp_rat" in scene.state.ships_gone
    assert c.energy == scene.g.content.ships["carriak"].energy


@clause("XIA-7.3")
def test_what_does_not_fit_the_new_ship_is_sold() -> None:
    scene = trader(5000).ship(0, "swamp_rat").outfit(0, "blaster_large").turn().play("done")
    scene.play("upgrade gilded_hound")
    assert scene.captain().outfits == ()
    assert scene.captain().credits == 2000


@clause("XIA-7.2.8", "XIA-2.4")
def test_fame_is_bought_but_never_the_last_point() -> None:
    # TV-20
    scene = trader(12000).turn().play("done", "buy_fame", "buy_fame")
    assert scene.earned(0, "wealth") == 2
    last = trader(12000)
    last.captain().fame[0] = 9
    assert not last.turn().play("done").can("buy_fame")


@clause("XIA-7.1", "XIA-11.6.4")
def test_in_space_there_is_no_business() -> None:
    assert Scene().turn().play("done").asked() == "end_of_turn"


# --- the Status phase ----------------------------------------------------------------------------


@clause("XIA-8.2", "XIA-2.3", "XIA-2.1")
def test_fame_is_entered_in_the_status_phase_and_ends_the_game_there() -> None:
    scene = Scene(fame="5").turn()
    scene.captain().earned[0] = 5
    assert scene.state.winner == -1
    scene.play("done", "end")
    assert not scene.state.stack
    assert outcome(scene.g).ranks == (1, 2)


@clause("XIA-2.2")
def test_any_total_can_be_agreed() -> None:
    from orrery.games.xia.model import target_fame

    assert [target_fame(Scene(fame=f).state) for f in ("5", "10", "15", "20")] == [5, 10, 15, 20]
    assert target_fame(Scene(fame="own", own_fame=7).state) == 7


@clause("XIA-8.3")
def test_spaces_reached_first_turn_up_titles_and_events() -> None:
    scene = Scene().turn()
    scene.captain().earned[0] = 2
    scene.play("done", "end")
    assert len(scene.state.open_titles) == 1
    assert len(scene.state.in_play) + len(scene.state.events_gone) == 1
    scene.captain(1).earned[0] = 2
    before = scene.state.open_titles
    scene.end()
    assert scene.state.open_titles == before


@clause("XIA-8.4", "XIA-8.5")
def test_impulse_and_abilities_come_back_and_markers_are_armed_for_energy() -> None:
    scene = (
        Scene()
        .outfit(0, "engine_small")
        .ability(0, "scavenger")
        .turn()
        .play("impulse", "thrust o0")
    )
    scene.put(exhausted=("scavenger",)).play("done", "end")
    assert (scene.asked(), scene.g.seat) == ("arm_markers", 0)
    energy = scene.captain().energy
    scene.play("charge 1")
    c = scene.captain()
    assert (c.armed, c.energy, c.impulse, c.exhausted) == (4, energy - 1, True, ())


@clause("XIA-8.5")
def test_on_a_planet_markers_are_armed_for_nothing() -> None:
    scene = trader().outfit(0, "engine_small").turn().play("thrust o0", "done", "done")
    energy = scene.captain().energy
    scene.play("end")
    assert (scene.captain().armed, scene.captain().energy) == (4, energy)


@clause("XIA-5.4", "XIA-4.11")
def test_a_round_is_a_turn_of_everybody() -> None:
    scene = Scene(players=3).turn()
    seen = []
    for _ in range(4):
        seen.append((scene.state.round, scene.state.active))
        scene.end()
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0)]


@clause("XIA-2.6")
def test_a_game_that_is_stopped_goes_to_fame_then_credits_then_ship_then_bounty() -> None:
    scene = Scene().turn()
    assert outcome(scene.g).ranks == (1, 1) or scene.captain(0).credits != scene.captain(1).credits
    scene.put(1, credits=5000)
    assert outcome(scene.g).ranks == (2, 1)
    scene.captain(0).fame[0] = 1
    assert outcome(scene.g).ranks == (1, 2)
    scene.captain(0).fame[0] = 0
    scene.put(0, credits=5000, bounty=1000)
    assert outcome(scene.g).ranks == (2, 1)
    scene.state.round = 60
    scene.end().end()
    assert scene.g.over


@clause("XIA-2.8")
def test_every_natural_twenty_scores_and_an_option_caps_it() -> None:
    from orrery.games.xia.fame import Throw

    for cap, fame in ((False, 2), (True, 1)):
        scene = Scene(luck_cap=cap).dice(d20=[20, 20]).run(Throw(0), Throw(0))
        assert scene.earned(0, "luck") == fame

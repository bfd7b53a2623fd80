"""XIA-15, 11.6, 11.9: cargo, the economy board, gathering, relics."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene


def around(sector: str) -> str:
    return f"nyr:0:0:0 {sector}:1:0:0 long_quiet:0:1:0"


def at(space: str, **options: Any) -> Scene:
    """Seat 0 on a space of a sector beside Nyr, seat 1 far away."""
    scene = Scene(layout=around(space.split(".")[0]), **options)
    return scene.at(1, "long_quiet.b6").at(0, space)


# --- buying and selling --------------------------------------------------------------------------


@clause("XIA-15.1.2", "XIA-15.1.1", "XIA-11.4.1")
def test_a_lot_is_two_cubes_from_the_board_and_the_last_may_be_one() -> None:
    scene = at("neo_damascus.a0").stock(plasma=3).turn()
    assert [t for t in scene.texts() if t.startswith("load")] == ["load 1", "load 2"]
    scene.play("load 2")
    assert scene.captain().credits == 2000
    assert sorted(scene.captain().cargo.values()) == ["plasma"] * 3
    assert scene.state.economy["plasma"] == 0
    scene.again()
    assert "why-nothing-stocked" in scene.why()
    assert not at("neo_damascus.a1").stock(plasma=3).turn().can("load 1")


@clause("XIA-15.2.2", "XIA-15.2.1", "XIA-15.1.3")
def test_the_example_of_neo_damascus() -> None:
    # TV-2: four plasma lie there, three spice are sold, two plasma fit.
    scene = at("neo_damascus.a3").stock(plasma=4).cargo(0, "spice", 3).turn().play("sell_all")
    assert scene.captain().credits == 7000
    assert scene.state.cubes["spice"] == 15
    assert scene.state.economy["plasma"] == 6
    assert scene.state.cubes["plasma"] == 9
    assert scene.earned(0, "trade") == 1


@clause("XIA-15.1.3")
@pytest.mark.parametrize(
    ("holo", "move", "fame"), [(3, "sell_all", 1), (3, "sell holo 2", 0), (1, "sell_all", 0)]
)
def test_a_sale_scores_when_two_are_sold_and_none_is_left(holo: int, move: str, fame: int) -> None:
    # TV-18: what the place does not buy may stay.
    scene = at("kemplar2.a4").cargo(0, "holo", holo).cargo(0, "spice", 2).turn().play(move)
    assert scene.earned(0, "trade") == fame


@clause("XIA-3.2")
def test_by_the_old_rules_the_hold_must_be_empty_of_cubes() -> None:
    scene = at("kemplar2.a4", revised=False).cargo(0, "holo", 3).cargo(0, "spice").turn()
    scene.play("sell_all")
    assert scene.earned(0, "trade") == 0


@clause("XIA-15.2.3")
def test_loath_consumes_and_produces_nothing_and_buys_several_types_in_one_sale() -> None:
    # TV-28
    scene = at("loath.a0").stock(cyber=2).cargo(0, "holo", 2).cargo(0, "spice").turn()
    scene.play("sell holo 2")
    assert scene.asked() == "sell_more"
    scene.play("sell spice 1")
    assert scene.captain().credits == 7000
    assert scene.state.economy == {"spice": 0, "holo": 0, "terra": 0, "plasma": 0, "cyber": 2}
    assert scene.earned(0, "trade") == 1


@clause("XIA-15.2.4", "XIA-8.4")
def test_demand_is_laid_once_and_paid_to_whoever_meets_it() -> None:
    # TV-27
    scene = Scene(seed=2).stock(spice=1, holo=1, terra=1, cyber=1)
    scene.turn(0).end().end()
    assert scene.state.demand == ("plasma",)
    scene = at("neo_damascus.a3").cargo(0, "spice")
    scene.state.demand += ("plasma",)
    scene.turn().play("sell_all")
    assert scene.captain().credits == 6000
    assert scene.state.economy["plasma"] == 1
    assert not scene.state.demand
    assert scene.earned(0, "trade") == 0


@clause("XIA-15.2.5")
def test_exchange_gives_no_type_back_and_pays_demand() -> None:
    # TV-3, TV-4
    scene = (
        at("kei.a3").stock(spice=2, cyber=1).cargo(0, "cyber").cargo(0, "holo").cargo(0, "ember")
    )
    scene.state.demand = ("holo",)
    scene.turn().play("swap cyber spice")
    assert not scene.can("swap holo cyber")
    assert not any(text.startswith("swap ember") for text in scene.texts())
    scene.play("swap holo spice")
    assert scene.captain().credits == 5000
    assert scene.state.economy["holo"] == 1
    assert not scene.state.demand


@clause("XIA-11.9.6")
def test_embers_are_sold_in_the_kiln() -> None:
    scene = Scene().at(0, "K1").cargo(0, "ember", 2).cargo(0, "spice").turn().play("sell_all")
    assert scene.captain().credits == 8000
    assert scene.earned(0, "trade") == 1
    assert not Scene().at(0, "K3").cargo(0, "ember", 2).turn().can("sell_all")


@clause("XIA-3.2")
def test_without_the_economy_cargo_comes_from_the_supply() -> None:
    scene = at("neo_damascus.a0", economy=False).turn().play("load 1")
    assert scene.state.cubes["plasma"] == 13
    scene.end().end()
    assert not scene.state.demand


# --- overboard -----------------------------------------------------------------------------------


@clause("XIA-15.1.4", "XIA-15.1.5")
def test_what_is_jettisoned_is_not_picked_up_in_the_same_turn() -> None:
    scene = Scene().cargo(0, "spice").turn()
    here = scene.captain().place
    scene.state.adrift[here] = ("terra",)
    scene.state.cubes["terra"] -= 1
    scene.again().play("jettison spice")
    assert scene.state.adrift[here] == ("spice", "terra")
    assert scene.can("pick_up terra")
    assert not scene.can("pick_up spice")
    scene.play("pick_up terra")
    assert list(scene.captain().cargo.values()) == ["terra"]


@clause("XIA-15.1.4")
def test_in_the_kiln_cubes_go_to_the_supply_and_relics_are_destroyed() -> None:
    scene = Scene().at(0, "K3").cargo(0, "spice").relic(0, "relic_gts", (4, 5)).turn()
    scene.play("jettison spice", "jettison r0")
    assert scene.state.cubes["spice"] == 15
    assert (len(scene.state.relics_lost), scene.state.relics_gone) == (1, ())


# --- gathering -----------------------------------------------------------------------------------


@clause("XIA-15.1.6", "XIA-15.1.8", "XIA-9.12")
@pytest.mark.parametrize(
    ("space", "way", "cube"),
    [
        ("hammerfall.c", "mine", "terra"),
        ("veil_of_ione.c", "harvest", "plasma"),
        ("graveyard_of_orsk.c", "salvage", "cyber"),
        ("grater.c", "capture", "ember"),
    ],
)
def test_gathering_brings_a_cube_from_the_supply(space: str, way: str, cube: str) -> None:
    scene = at(space).turn().dice(d20=[11]).play(f"gather {way}")
    assert list(scene.captain().cargo.values()) == [cube]
    assert scene.state.cubes[cube] == 14


@clause("XIA-15.1.6", "XIA-15.1.7")
def test_gathering_fails_at_a_price() -> None:
    mine = at("hammerfall.c").turn().dice(d20=[2]).play("gather mine", "damage 0", "damage 1")
    assert mine.captain().damage == 3
    mist = at("veil_of_ione.c").turn()
    mist.dice(d20=[4]).play("gather harvest")
    assert mist.captain().energy == 3
    wreck = at("graveyard_of_orsk.c").turn().dice(d20=[3]).play("gather salvage")
    assert wreck.where(0) == ""
    ice = at("grater.c").turn().dice(d20=[1]).play("gather capture", "damage 0")
    assert ice.captain().ice == 1


@clause("XIA-15.1.6", "XIA-9.4")
def test_gathering_needs_an_empty_space() -> None:
    scene = at("hammerfall.c").cargo(0, "spice", 12).turn()
    assert not scene.can("gather mine")
    assert "why-no-room" in scene.why()


@clause("XIA-15.1.9")
def test_a_ship_gathers_as_often_as_it_has_spaces_and_harvests_with_energy_alone() -> None:
    scene = at("hammerfall.c").turn()
    scene.captain().did["gathers"] = 12
    scene.again()
    assert not scene.can("gather mine")
    assert "why-enough-gathered" in scene.why()
    assert not at("veil_of_ione.c").put(energy=0).turn().can("gather harvest")


@clause("XIA-15.1.9", "XIA-5.5.1")
def test_digging_has_no_limit_but_its_own() -> None:
    scene = at("tafjur.a0").turn()
    scene.captain().did["gathers"] = 99
    assert scene.again().can("excavate")


@clause("XIA-9.11", "XIA-9.14", "XIA-14.6")
def test_the_example_of_the_outer_screen() -> None:
    # TV-11: eight damage from mining, a screen on a small shield: two are left.
    scene = at("hammerfall.c").outfit(0, "shield_small", "0+1+2").outfit(0, "outer_screen", "0")
    scene.turn().dice(d20=[8]).play("gather mine", "arm o0 0", "done", "damage 4", "damage 5")
    assert scene.captain().damage == 0b110000


# --- relics --------------------------------------------------------------------------------------


@clause("XIA-11.6.1", "XIA-11.6.2", "XIA-11.6.4")
def test_excavating_brings_a_relic_that_nobody_sees() -> None:
    scene = at("tafjur.a0").turn().dice(d20=[11])
    assert len(scene.state.digs["tafjur"]) == 4
    scene.play("excavate")
    c = scene.captain()
    assert len(scene.state.digs["tafjur"]) == 3
    assert c.relics.faces(0) == (None,)
    assert len(c.relic_at) == 1
    scene.play("done")
    assert scene.asked() == "end_of_turn"


@clause("XIA-11.6.1", "XIA-6.6")
def test_a_relic_space_is_occupied_while_relics_lie_there() -> None:
    scene = at("tafjur.a0").turn().put(points=1).again()
    assert not scene.can("fly tafjur.c")


@clause("XIA-11.6.2", "XIA-9.12")
def test_a_failed_excavation_is_ice_that_shields_may_block() -> None:
    scene = at("tafjur.a0").outfit(0, "shield_small").turn().dice(d20=[5], d6=[5])
    scene.play("excavate", "arm o0 0", "done")
    assert scene.hurt() == 0


@clause("XIA-11.6.2", "XIA-11.6.3")
def test_two_spaces_side_by_side_are_needed_and_relics_left() -> None:
    scene = at("tafjur.a0").turn()
    for card in scene.state.digs["tafjur"].cards:
        scene.state.relics_gone += (card.face,)
    scene.state.digs["tafjur"] = scene.state.relic_bag.split(0)[1].__class__()
    scene.again()
    assert not scene.can("excavate")
    assert "why-site-empty" in scene.why()
    full = at("tafjur.a0").cargo(0, "spice", 11).turn()
    assert not full.can("excavate")


@clause("XIA-11.9.5")
def test_a_relic_is_turned_over_before_the_choice() -> None:
    scene = Scene().at(0, "K3").relic(0, "relic_spice", (4, 5)).turn().play("study 0")
    assert scene.asked() == "choose_relic"
    assert scene.state.relics_gone == ("relic_spice",)
    scene.play("reward goods")
    assert scene.captain().credits == 6000
    assert list(scene.captain().cargo.values()) == ["spice"] * 2
    fame = Scene().at(0, "K3").relic(0, "relic_spice", (4, 5)).turn().play("study 0", "reward fame")
    assert fame.earned(0, "relics") == 1


@clause("XIA-11.9.5", "XIA-14.4")
def test_a_relic_may_hold_a_mod_and_what_does_not_fit_is_lost() -> None:
    scene = Scene().at(0, "K3").relic(0, "relic_mct", (4, 5)).turn().play("study 0", "reward goods")
    assert scene.asked() == "fit_mod"
    scene.play("lay 7")
    assert scene.captain().mods == (("mct", 7),)
    full = Scene().at(0, "K3").relic(0, "relic_spice", (4, 5)).cargo(0, "terra", 10).turn()
    full.play("study 0", "reward goods")
    assert full.captain().credits == 6000
    assert full.state.cubes["spice"] == 13

"""XIA-5, 6, 11: turns, steps, borders, paths, gates, the Kiln."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.xia.scene import Scene

AZURE = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
LOATH = "nyr:0:0:0 loath:1:0:0 long_quiet:0:1:0"
HAMMER = "nyr:0:0:0 hammerfall:1:0:0 long_quiet:0:1:0"


# --- engines and points --------------------------------------------------------------------------


@clause("XIA-6.1", "XIA-6.2", "XIA-6.3")
def test_each_spot_of_an_engine_serves_once_and_the_points_add_up() -> None:
    scene = Scene().outfit(0, "engine_small").turn().dice(d6=[5, 2])
    scene.play("thrust o0", "thrust o0")
    assert scene.captain().points == 7
    assert scene.captain().armed == 2
    assert scene.refused("thrust o0")
    assert "why-no-spot" in scene.why()


@clause("XIA-6.4")
def test_impulse_is_used_once_a_turn_and_costs_nothing() -> None:
    scene = Scene().turn()
    energy = scene.captain().energy
    scene.play("impulse")
    assert scene.captain().points == 3
    assert (scene.captain().energy, scene.captain().armed) == (energy, 4)
    assert scene.refused("impulse")
    assert "why-impulse-used" in scene.why()


@clause("XIA-5.5.1", "XIA-5.5.5", "XIA-5.5.6", "XIA-5.1")
def test_actions_go_on_until_the_player_stops_and_then_the_turn_can_end() -> None:
    scene = Scene().turn()
    scene.play("impulse", "fly long_quiet.b1", "done")
    assert scene.asked() == "end_of_turn"
    assert scene.captain().points == 0
    assert scene.refused("impulse")


@clause("XIA-5.6.1")
def test_a_stranded_ship_has_impulse_steps_and_minor_actions_alone() -> None:
    scene = (
        Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.a0").put(energy=0, armed=0).turn()
    )
    assert scene.can("impulse")
    assert not any(text.startswith("load") for text in scene.texts())
    assert "why-stranded" in scene.why()


@clause("XIA-5.6.2", "XIA-7.1", "XIA-11.9.4")
def test_a_stranded_ship_on_a_planet_or_in_the_kiln_does_business() -> None:
    for layout, space in ((AZURE, "azure.a0"), ("", "K3")):
        scene = Scene(layout=layout)
        scene.at(1, "long_quiet.b6").at(0, space).put(energy=0, armed=0).turn()
        scene.play("done")
        assert scene.asked() == "business"
        scene.play("refuel")
        assert scene.captain().energy > 0


# --- steps ---------------------------------------------------------------------------------------


@clause("XIA-6.5", "XIA-6.6")
def test_occupied_spaces_are_passed_but_nobody_stops_there() -> None:
    scene = Scene().at(0, "long_quiet.b0").at(1, "long_quiet.b1").turn()
    scene.put(points=1).again()
    assert scene.refused("fly long_quiet.b1")
    assert "why-would-end-there" in scene.why()
    scene.put(points=3).again().play("fly long_quiet.b1")
    assert scene.refused("done")
    assert all(text.split()[0] in ("fly", "go", "leap") for text in scene.texts())
    scene.play("fly long_quiet.b2")
    assert scene.can("done")


@clause("XIA-6.7", "XIA-6.8")
def test_without_points_a_ship_falls_back_from_an_occupied_space() -> None:
    scene = Scene(layout=AZURE).at(0, "azure.b4").at(1, "azure.b3").turn()
    scene.put(points=4).again().play("fly azure.b3").dice(d20=[3]).play("fly azure.a2")
    scene.play("damage 0", "damage 1", "damage 2")
    assert (scene.where(0), scene.captain().points) == ("azure.b4", 0)
    assert "FellBack" in scene.heard()


@clause("XIA-6.8", "XIA-11.3.3", "XIA-6.9")
@pytest.mark.parametrize(
    ("die", "where", "bounty"), [(7, "azure.b2", 0), (14, "azure.a2", 1000), (19, "azure.a2", 0)]
)
def test_a_planetary_shield(die: int, where: str, bounty: int) -> None:
    # TV-19
    scene = Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.b3").turn()
    scene.put(points=4).again().dice(d20=[die]).play("fly azure.a2")
    if die <= 10:
        assert scene.asked() == "place_damage"
        scene.play(*(f"damage {n}" for n in range(die)))
        assert (scene.where(0), scene.hurt(), scene.captain().points) == ("azure.b3", 7, 0)
    else:
        assert scene.where(0) == "azure.a2"
        assert scene.captain().points == 3
    assert scene.captain().bounty == bounty
    assert where


@clause("XIA-6.9")
def test_two_shields_in_one_step_must_both_be_passed() -> None:
    # TV-21: the ship leaves one planet straight for another.
    layout = "nyr:0:0:0 kemplar2:1:0:0 neo_vostok:0:1:0"
    scene = Scene(layout=layout).at(1, "nyr.b6").at(0, "kemplar2.a0").turn()
    scene.g.state.layout = layout
    from orrery.games.xia.flight import Cross, Enter

    to = scene.place("kemplar2.b1")
    scene.dice(d20=[15, 4])
    scene.run(Cross(0, "shield", to), Cross(0, "shield", to), Enter(0, to))
    assert scene.captain().bounty == 1000
    scene.play(*(f"damage {n}" for n in range(4)))
    assert (scene.where(0), scene.hurt()) == ("kemplar2.a0", 4)


@clause("XIA-11.3.1", "XIA-11.3.5", "XIA-9.11", "XIA-9.15")
@pytest.mark.parametrize(
    ("layout", "start", "to", "asked"),
    [
        ("asteroid hammerfall", "hammerfall.a5", "hammerfall.a0", "place_damage"),
        ("ice grater", "grater.b1", "grater.a0", "place_damage"),
        ("nebula sleepers_mist", "sleepers_mist.a1", "sleepers_mist.a2", "act"),
    ],
)
def test_fields_are_rolled_for_at_their_border_alone(
    layout: str, start: str, to: str, asked: str
) -> None:
    border, sector = layout.split()
    lay = f"nyr:0:0:0 {sector}:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, start).turn()
    energy = scene.captain().energy
    scene.put(points=5).again().dice(d20=[4]).play(f"fly {to}")
    if border == "nebula":
        assert scene.captain().energy == energy - 4
    else:
        assert scene.asked() == asked
        scene.play(*(f"damage {n}" for n in range(4)))
        assert scene.captain().ice.bit_count() == (4 if border == "ice" else 0)
    assert scene.where(0) == to
    inside = next(
        text
        for text in scene.texts()
        if text in ("fly hammerfall.c", "fly grater.c", "fly sleepers_mist.a3")
    )
    scene.play(inside)
    assert scene.asked() == "act"


@clause("XIA-11.3.5")
def test_from_11_on_a_field_is_safe_and_energy_never_falls_below_nothing() -> None:
    scene = Scene(layout=HAMMER).at(1, "long_quiet.b6").at(0, "hammerfall.a5").turn()
    scene.put(points=5).again().dice(d20=[11]).play("fly hammerfall.a0")
    assert (scene.where(0), scene.hurt()) == ("hammerfall.a0", 0)


@clause("XIA-11.3.6", "XIA-9.13", "XIA-16.3")
@pytest.mark.parametrize(("die", "lives"), [(3, False), (4, True)])
def test_debris_destroys_on_three(die: int, lives: bool) -> None:
    lay = "nyr:0:0:0 graveyard_of_orsk:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, "graveyard_of_orsk.a0").turn()
    scene.put(points=5).again().dice(d20=[die]).play("fly graveyard_of_orsk.c")
    assert bool(scene.where(0)) is lives
    assert (scene.asked() == "act") is lives


@clause("XIA-11.3.6", "XIA-16.3", "XIA-10.10")
def test_a_star_destroys_at_once_with_all_that_is_aboard() -> None:
    scene = Scene().at(0, "nyr.b1").cargo(0, "spice", 2).put(bounty=3000).turn()
    scene.put(points=2).again().play("fly nyr.a0")
    assert scene.where(0) == ""
    assert scene.captain().bounty == 0
    assert scene.state.cubes["spice"] == 15
    assert scene.state.adrift == {}
    assert scene.earned(1, "combat") == 0


@clause("XIA-11.3.2", "XIA-16.1")
def test_entrances_of_lawful_and_outlaw_planets() -> None:
    scene = Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.b2").put(bounty=1000).turn()
    scene.put(points=2).again()
    assert scene.refused("fly azure.a1")
    assert "why-outlaw-kept-out" in scene.why()
    scene = Scene(layout=AZURE).at(1, "long_quiet.b6").at(0, "azure.a1").put(bounty=1000).turn()
    scene.put(points=2).again().play("fly azure.b2")
    assert scene.where(0) == "azure.b2"
    scene = Scene(layout=LOATH).at(1, "long_quiet.b6").at(0, "loath.b2").turn()
    scene.put(points=2).again().play("fly loath.a1")
    assert scene.captain().bounty == 1000
    scene.play("fly loath.b2")
    assert scene.captain().bounty == 1000


@clause("XIA-11.3.4")
def test_nobody_passes_the_shield_of_neo_vostok() -> None:
    lay = "nyr:0:0:0 neo_vostok:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, "neo_vostok.b3").turn()
    scene.put(points=2).again()
    assert scene.refused("fly neo_vostok.a1")
    assert "why-shield-closed" in scene.why()


def test_risks_are_told_before_the_step() -> None:
    scene = Scene(layout=HAMMER).at(1, "long_quiet.b6").at(0, "hammerfall.a5").turn()
    scene.put(points=2).again()
    (risk,) = scene.previews("fly hammerfall.a0")
    assert (risk.id, risk.args["percent"]) == ("risk-field", 50)


def test_several_steps_without_rolls_are_one_click() -> None:
    scene = Scene().at(0, "long_quiet.b2").turn()
    scene.put(points=6).again()
    far = [text for text in scene.texts() if text.startswith("go")]
    assert far
    scene.play(far[-1])
    assert scene.where(0) == far[-1].split()[1]


# --- gates ---------------------------------------------------------------------------------------

GATES = "nyr:0:0:0 lena_gate:1:0:0 orinoco_gate:0:1:0 tigris_gate:-1:1:0"


@clause("XIA-11.5.1", "XIA-11.5.3")
def test_linked_gates_and_the_point_for_the_first_ship() -> None:
    scene = Scene(layout=GATES).at(1, "nyr.b6").at(0, "lena_gate.c").turn()
    scene.put(points=3).again()
    assert not scene.can("jump tigris_gate.c")
    scene.play("jump orinoco_gate.c")
    assert (scene.where(0), scene.captain().points) == ("orinoco_gate.c", 2)
    assert scene.earned(0, "gates") == 1
    scene.play("jump lena_gate.c", "jump orinoco_gate.c")
    assert scene.earned(0, "gates") == 2


@clause("XIA-11.5.5")
def test_the_tigris_gate_leads_to_the_spawn_point_with_the_number_rolled_or_the_next() -> None:
    scene = Scene(layout=GATES).at(1, "nyr.b6").at(0, "tigris_gate.c").turn()
    scene.put(points=3).again().dice(d20=[9]).play("tigris")
    assert scene.where(0) == "lena_gate.b7"
    scene.at(0, "tigris_gate.c").again().dice(d20=[19]).play("tigris")
    assert scene.where(0) == "tigris_gate.b0"


# --- comets --------------------------------------------------------------------------------------

GRATER = "nyr:0:0:0 grater:1:0:0 long_quiet:0:1:0"


@clause("XIA-11.7.2", "XIA-11.7.4", "XIA-8.1")
def test_a_comet_moves_when_its_path_is_entered_and_not_along_it() -> None:
    # TV-6
    scene = Scene(layout=GRATER).at(1, "long_quiet.b6").at(0, "nyr.b0").turn()
    scene.put(points=6).again().dice(d6=[5]).play("fly grater.b5")
    assert scene.state.comets["grater"] == scene.place("grater.b11")
    assert scene.captain().points == 5
    scene.play("fly grater.b4")
    assert scene.state.comets["grater"] == scene.place("grater.b11")
    scene.play("fly nyr.b0").dice(d6=[2]).play("fly grater.b4")
    assert scene.state.comets["grater"] == scene.place("grater.b1")


@clause("XIA-11.7.3")
@pytest.mark.parametrize(("die", "lives"), [(2, True), (1, False)])
def test_a_comet_passes_over_ships_and_destroys_where_it_stops(die: int, lives: bool) -> None:
    # TV-7: the space directly in front of the comet.
    scene = Scene(layout=GRATER).at(1, "long_quiet.b6").at(0, "nyr.b11").turn()
    scene.state.comets["grater"] = scene.place("grater.b4")
    scene.put(points=6).again().dice(d6=[die]).play("fly grater.b5")
    assert bool(scene.where(0)) is lives


@clause("XIA-11.7.3")
def test_entering_through_the_comet_destroys_and_the_comet_moves_none_the_less() -> None:
    # TV-24, as the second reading has it.
    scene = Scene(layout=GRATER).at(1, "long_quiet.b6").at(0, "nyr.b11").turn()
    scene.put(points=6).again()
    assert scene.previews("fly grater.b6")[-1].id == "risk-comet-space"
    scene.dice(d6=[3]).play("fly grater.b6")
    assert scene.where(0) == ""
    assert scene.state.comets["grater"] == scene.place("grater.b9")


@clause("XIA-11.7.6", "XIA-10.8", "XIA-5.2")
def test_a_comet_and_the_kiln_come_back_in_the_next_turn() -> None:
    scene = Scene(layout=GRATER).at(0, "long_quiet.b1").at(1, "long_quiet.b6")
    scene.state.comets["grater"] = -1
    scene.state.kiln = -1
    scene.turn()
    assert scene.state.comets["grater"] == scene.place("grater.b6")
    assert scene.state.kiln == scene.place("nyr.b0")


# --- gravity -------------------------------------------------------------------------------------

FARREN = "nyr:0:0:0 farrens_call:1:0:0 long_quiet:0:1:0"


@clause("XIA-11.8.1", "XIA-11.8.2", "XIA-11.8.3", "XIA-11.8.5")
@pytest.mark.parametrize(("orange", "where"), [(3, "farrens_call.a3"), (6, "")])
def test_the_example_of_farrens_call(orange: int, where: str) -> None:
    # TV-5: five spaces to the end, the sixth to the orange path, two points lost.
    scene = Scene(layout=FARREN).at(1, "long_quiet.b1").at(0, "nyr.b11").turn()
    scene.put(points=5).again().dice(d12=[8], d6=[orange]).play("fly farrens_call.b6")
    assert scene.where(0) == where
    if where:
        assert scene.captain().points == 4
        scene.play("fly farrens_call.a2")
        assert scene.where(0) == "farrens_call.a2"


@clause("XIA-11.8.6")
def test_a_forced_move_goes_one_farther_than_an_occupied_space() -> None:
    scene = Scene(layout=FARREN).at(1, "farrens_call.b8").at(0, "nyr.b11").turn()
    scene.put(points=5).again().dice(d12=[2]).play("fly farrens_call.b6")
    assert scene.where(0) == "farrens_call.b9"


# --- the Kiln ------------------------------------------------------------------------------------


@clause("XIA-11.9.1", "XIA-11.9.2")
def test_docking_sets_the_kiln_moving_to_the_nearest_free_space() -> None:
    # TV-22
    scene = Scene().at(0, "nyr.b4").at(1, "nyr.b7")
    scene.state.kiln = scene.place("nyr.b3")
    scene.npc("merchant", "nyr.b6").turn()
    scene.put(points=2).again().dice(d6=[4]).play("fly K2")
    assert scene.where(0) == "K2"
    assert scene.state.kiln == scene.place("nyr.b5")


@clause("XIA-11.9.3", "XIA-11.4.2")
def test_inside_the_kiln_one_walks_and_leaves_for_a_point_but_not_into_stars() -> None:
    scene = Scene().at(0, "K1").turn()
    scene.put(points=3).again()
    assert {"fly K2", "fly K3", "fly nyr.b1", "fly nyr.b11"} <= set(scene.texts())
    assert not scene.can("fly nyr.a0")
    scene.play("fly K3", "fly nyr.b1")
    assert (scene.where(0), scene.captain().points) == ("nyr.b1", 1)


# --- exploring -----------------------------------------------------------------------------------


@clause("XIA-11.2.1", "XIA-11.1.1", "XIA-11.1.3", "XIA-5.5.4")
def test_a_scan_lays_the_sector_with_matching_symbols_and_loses_the_points() -> None:
    scene = Scene().at(0, "long_quiet.b2").turn().sectors("grater")
    energy = scene.captain().energy
    scene.put(points=3).again().play("scan 1")
    assert scene.captain().energy == energy - 1
    assert scene.captain().points == 0
    part = next(p for p in scene.state.layout.split() if p.startswith("grater"))
    _, i, j, turns = part.split(":")
    quiet, new = scene.g.content.sectors["long_quiet"], scene.g.content.sectors["grater"]
    assert (int(i), int(j)) == (0, 2)
    assert new.edges[(4 - int(turns)) % 6] == quiet.edges[1]
    assert scene.state.comets["grater"] == scene.place("grater.b6")


@clause("XIA-11.2.2", "XIA-5.5.3")
def test_a_blind_jump_lays_the_sector_and_enters_it_for_a_point() -> None:
    scene = Scene().at(0, "long_quiet.b2").turn().sectors("xia")
    scene.put(points=3).again()
    scene.play(next(text for text in scene.texts() if text.startswith("leap")))
    assert "xia" in scene.state.layout
    assert scene.captain().points == 2
    assert scene.captain().did["blind_jumps"] == 1


@clause("XIA-11.1.4", "XIA-3.1")
def test_an_empty_stack_ends_exploring_and_an_empty_bag_leaves_spaces_empty() -> None:
    from orrery.kernel import Zone

    scene = Scene().at(0, "long_quiet.b2").turn().sectors("azure")
    laid = scene.state.laid_at
    scene.state.tokens_gone = tuple(c.face for c in scene.state.bag.cards)
    scene.state.bag = Zone()
    scene.play("scan 1")
    assert scene.state.laid_at == laid
    scene.state.stack_of_sectors = Zone()
    scene.again()
    assert not any(text.split()[0] in ("scan", "leap") for text in scene.texts())
    assert "why-no-sector-left" in scene.why()


@clause("XIA-11.1.2")
def test_a_sector_has_nineteen_spaces_and_no_two_share_a_hex() -> None:
    scene = Scene(layout=GATES).at(0, "nyr.b6").at(1, "nyr.b8")
    from orrery.games.xia.model import chart

    at = chart(scene.g)
    assert len(at.ids) == len(at.at) == 4 * 19


# --- exploration tokens --------------------------------------------------------------------------


@clause("XIA-12.1", "XIA-11.2.4")
@pytest.mark.parametrize("token", ["find_spice", "find_energy", "find_ice", "find_movement"])
def test_what_exploration_tokens_bring(token: str) -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", token).put(energy=1).turn()
    scene.play("collect")
    c = scene.captain()
    if token == "find_ice":
        scene.play("damage 0")
        assert c.ice == 1
    elif token == "find_spice":
        assert list(c.cargo.values()) == ["spice"]
    elif token == "find_energy":
        assert c.energy == scene.g.content.ships[c.ship].energy
    else:
        assert c.points == 5
    assert c.tokens == (token,)


@clause("XIA-12.1")
def test_cargo_without_room_lies_on_the_space() -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_spice")
    scene.cargo(0, "terra", 12).turn().play("collect")
    assert scene.state.adrift == {scene.place("long_quiet.b3"): ("spice",)}


@clause("XIA-12.2")
def test_the_second_token_is_applied_and_both_leave_for_fame_or_credits() -> None:
    # TV-17
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_movement")
    bag = scene.state.bag
    n = next(n for n, card in enumerate(bag.cards) if card.face == "find_energy")
    scene.state.bag = bag.without(n)
    scene.put(tokens=("find_energy",)).turn().play("collect")
    assert scene.captain().points == 5
    assert scene.captain().tokens == ()
    assert scene.texts() == ["reward fame", "reward goods"]
    scene.play("reward goods")
    assert scene.captain().credits == 6000


@clause("XIA-12.3", "XIA-12.1")
def test_a_captain_in_distress_is_saved_by_arriving() -> None:
    lay = "nyr:0:0:0 silent_reach:1:0:0 long_quiet:0:1:0"
    scene = Scene(layout=lay).at(1, "long_quiet.b6").at(0, "silent_reach.b0")
    scene.token("silent_reach.b0", "find_captain").deck("shuttle_10").turn()
    scene.put(points=5).again().play("collect")
    assert scene.captain().errands[0].captain
    scene.play("fly silent_reach.a0", "fly silent_reach.c")
    assert scene.earned(0, "missions") == 1
    assert scene.captain().credits == 5000
    assert scene.captain().points == 3


@clause("XIA-12.1")
def test_at_the_limit_another_mission_may_go_for_the_captain() -> None:
    scene = Scene().at(0, "long_quiet.b3").token("long_quiet.b3", "find_captain")
    scene.mission(0, "shuttle_01").turn().play("collect")
    assert scene.asked() == "hear_captain"
    scene.play("discard shuttle_01")
    assert len(scene.captain().missions) == 1
    assert scene.captain().errands[0].captain

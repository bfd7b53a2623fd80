"""XIA-17 to 23: NPCs, titles, events, abilities, the game alone."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.xia.model import chart, number, ship_id
from orrery.games.xia.npcs import NpcTurn, targets_of
from tests.clauses import clause
from tests.games.xia.scene import Scene

LOATH = "nyr:0:0:0 loath:1:0:0 long_quiet:0:1:0"
KEMPLAR = "nyr:0:0:0 kemplar2:1:0:0 long_quiet:0:1:0"
DORAVIN = "nyr:0:0:0 doravin5:1:0:0 azure:0:1:0"
GATES = "nyr:0:0:0 lena_gate:1:0:0 orinoco_gate:0:1:0 tigris_gate:-1:1:0"
PLANETS = "nyr:0:0:0 loath:1:0:0 azure:0:1:0 kei:-1:1:0"


def laid(layout: str, mine: str, other: str, **options: Any) -> Scene:
    return Scene(layout=layout, **options).at(0, mine).at(1, other)


# --- NPCs ----------------------------------------------------------------------------------------


@clause("XIA-17.5", "XIA-17.9")
def test_the_enforcer_hunts_the_highest_bounty_and_shoots() -> None:
    scene = Scene().at(0, "long_quiet.b3").at(1, "long_quiet.a0").put(1, bounty=1000)
    scene.npc("enforcer", "long_quiet.a3").dice(d12=[1], d8=[4, 4]).run(NpcTurn("enforcer"))
    assert (scene.asked(), scene.g.seat) == ("place_damage", 1)
    assert "n=8" in repr(scene.g.question)
    calm = Scene().npc("enforcer", "long_quiet.a3").run(NpcTurn("enforcer"))
    assert calm.where_is("enforcer") == "long_quiet.a3"


@clause("XIA-17.5")
def test_the_enforcer_strikes_back_at_an_innocent() -> None:
    scene = Scene().at(0, "long_quiet.a0").npc("enforcer", "long_quiet.c")
    scene.ship_of("enforcer").foe = 0
    scene.dice(d12=[1], d8=[2, 2]).run(NpcTurn("enforcer"))
    assert scene.asked() == "place_damage"


@clause("XIA-17.6", "XIA-10.3")
def test_the_scoundrel_hunts_the_nearest_ship_and_the_target_may_defend() -> None:
    scene = Scene().at(0, "nyr.b6").at(1, "long_quiet.a0").outfit(1, "shield_small")
    scene.npc("scoundrel", "long_quiet.a2").dice(d8=[3], d12=[2, 3], d6=[6]).run(
        NpcTurn("scoundrel")
    )
    assert (scene.asked(), scene.g.seat) == ("defend", 1)
    scene.play("arm o0 0", "done")
    assert scene.hurt(1) == 0
    assert scene.ship_of("scoundrel").bounty == 2000


@clause("XIA-17.6", "XIA-22.3")
@pytest.mark.parametrize(("rival", "hunted"), [("cinderbeard", True), ("enforcer", False)])
def test_the_scoundrel_hunts_any_ship_but_the_enforcer(rival: str, hunted: bool) -> None:
    scene = Scene().at(0, "nyr.b6").at(1, "nyr.b7").npc("scoundrel", "long_quiet.a2")
    scene.npc(rival, "long_quiet.a1")
    aimed = {ship_id(scene.state, ship) for ship in targets_of(scene.g, 2)}
    assert (aimed == {rival}) is hunted


@clause("XIA-17.3")
def test_the_holder_decides_between_targets_that_are_alike() -> None:
    scene = Scene(players=3).at(0, "long_quiet.a0").at(1, "long_quiet.a2").at(2, "nyr.b6")
    scene.npc("scoundrel", "long_quiet.a1", holder=2).dice(d8=[1], d12=[1, 1]).run(
        NpcTurn("scoundrel")
    )
    assert (scene.asked(), scene.g.seat) == ("choose_npc_target", 2)
    scene.play("aim p1")
    assert scene.g.seat == 1


@clause("XIA-5.3", "XIA-17.3")
def test_npcs_fly_after_the_turn_of_whoever_holds_the_card() -> None:
    scene = laid(DORAVIN, "nyr.b6", "nyr.b8").npc("merchant", "doravin5.b7", holder=1)
    scene.turn(0).end()
    assert scene.where_is("merchant") == "doravin5.b7"
    scene.dice(d12=[12]).end()
    assert scene.where_is("merchant") != "doravin5.b7"


@clause("XIA-17.7")
def test_the_merchant_is_paid_at_its_stops() -> None:
    scene = laid(DORAVIN, "nyr.b6", "nyr.b8").npc("merchant", "doravin5.b10").dice(d12=[6])
    scene.run(NpcTurn("merchant"))
    assert scene.where_is("merchant") == "doravin5.a5"
    assert scene.ship_of("merchant").credits == 1000
    assert scene.ship_of("merchant").stop == 1


@clause("XIA-17.7", "XIA-10.10")
def test_whoever_destroys_the_merchant_takes_its_credits_and_a_bounty() -> None:
    from orrery.games.xia.combat import hurt_npc

    scene = Scene().npc("merchant", "long_quiet.a0")
    scene.ship_of("merchant").credits = 3000
    hurt_npc(scene.g, 2, 10, 0)
    assert scene.captain().credits == 7000
    assert scene.captain().bounty == 1000
    assert scene.earned(0, "combat") == 1


@clause("XIA-17.8")
def test_a_destroyed_npc_spends_its_next_turn_coming_back() -> None:
    from orrery.games.xia.combat import hurt_npc

    scene = laid(LOATH, "nyr.b6", "nyr.b8").npc("scoundrel", "nyr.b1")
    hurt_npc(scene.g, 2, 5, 0)
    assert scene.ship_of("scoundrel").damage == 5
    hurt_npc(scene.g, 2, 7, 0)
    assert scene.where_is("scoundrel") == ""
    scene.run(NpcTurn("scoundrel"))
    assert scene.where_is("scoundrel") == "loath.b4"
    assert scene.ship_of("scoundrel").damage == 0


@clause("XIA-17.4")
def test_npcs_fly_round_hazards_and_through_nebulae_and_stay_off_stars() -> None:
    from orrery.games.xia.npcs import ways

    scene = (
        Scene(layout="nyr:0:0:0 hammerfall:1:0:0 veil_of_ione:0:1:0")
        .at(0, "nyr.b6")
        .at(1, "nyr.b8")
    )
    scene.npc("merchant", "hammerfall.a5")
    at = chart(scene.g)
    way = ways(scene.g, scene.ship_of("merchant"), {scene.place("hammerfall.b5")})
    assert all(at.terrain[p] == "space" for p in way)
    scene.ship_of("merchant").place = scene.place("veil_of_ione.a5")
    assert len(ways(scene.g, scene.ship_of("merchant"), {scene.place("veil_of_ione.a2")})) <= 3
    scene.ship_of("merchant").place = scene.place("nyr.b0")
    way = ways(scene.g, scene.ship_of("merchant"), {scene.place("nyr.b6")})
    assert all(at.terrain[p] != "star" for p in way)


@clause("XIA-17.6", "XIA-17.4")
def test_the_scoundrel_waits_outside_lawful_planets() -> None:
    from orrery.games.xia.npcs import ways

    scene = laid(KEMPLAR, "kemplar2.c", "nyr.b8").npc("scoundrel", "kemplar2.b6")
    way = ways(scene.g, scene.ship_of("scoundrel"), {scene.place("kemplar2.a0")})
    assert all(not chart(scene.g).planet[p] for p in way)


@clause("XIA-11.3.2", "XIA-17.4")
@pytest.mark.parametrize(("bounty", "enters"), [(0, True), (1000, False)])
def test_a_merchant_with_a_bounty_enters_no_lawful_planet_by_an_entrance(
    bounty: int, enters: bool
) -> None:
    from orrery.games.xia.npcs import ways

    scene = laid(KEMPLAR, "nyr.b6", "nyr.b8").npc("merchant", "kemplar2.b6")
    scene.ship_of("merchant").bounty = bounty
    way = ways(scene.g, scene.ship_of("merchant"), {scene.place("kemplar2.a4")})
    at = chart(scene.g)
    steps = zip([scene.place("kemplar2.b6"), *way], way, strict=False)
    assert any("lawful" in (at.borders(a, b) or ()) for a, b in steps) is enters


@clause("XIA-17.4", "XIA-17.7")
def test_an_innocent_merchant_flies_round_outlaw_planets() -> None:
    from orrery.games.xia.npcs import ways

    scene = laid(LOATH, "nyr.b6", "nyr.b8").npc("merchant", "loath.b2").npc("enforcer", "loath.b2")
    goal, at = {scene.place("loath.b10")}, chart(scene.g)
    merchant, enforcer = scene.ship_of("merchant"), scene.ship_of("enforcer")
    assert not any(at.planet[p] for p in ways(scene.g, merchant, goal))
    assert any(at.planet[p] for p in ways(scene.g, enforcer, goal))


@clause("XIA-17.4", "XIA-6.8")
def test_a_shield_that_holds_an_npc_ends_its_move() -> None:
    from orrery.games.xia.npcs import walk

    scene = laid("nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0", "nyr.b6", "nyr.b8")
    scene.npc("merchant", "azure.b3").dice(d20=[5])
    way = [scene.place("azure.a2"), scene.place("azure.b4")]
    scene.run(*walk(scene.ship_of("merchant"), way))
    assert (scene.where_is("merchant"), scene.ship_of("merchant").damage) == ("azure.b3", 5)


@clause("XIA-6.5", "XIA-6.7", "XIA-17.4")
def test_an_npc_that_finds_its_space_taken_stops_beside_it_or_goes_back() -> None:
    scene = Scene(players=3, layout="nyr:0:0:0 neo_damascus:1:0:0 long_quiet:0:1:0")
    scene.at(0, "neo_damascus.a3").at(1, "neo_damascus.c").at(2, "nyr.b8")
    scene.npc("merchant", "neo_damascus.b4").dice(d12=[2, 2])
    scene.ship_of("merchant").stop = 4
    scene.run(NpcTurn("merchant"))
    assert scene.where_is("merchant") == "neo_damascus.a2", "beside it, on the planet"
    scene.at(2, "neo_damascus.a2")
    scene.ship_of("merchant").place = scene.place("neo_damascus.b4")
    scene.run(NpcTurn("merchant"))
    assert scene.where_is("merchant") == "neo_damascus.b4", "not over the shield, without a roll"


# --- titles --------------------------------------------------------------------------------------


@clause("XIA-19.1")
def test_the_first_deed_in_the_own_turn_claims_a_title() -> None:
    scene = Scene().title("collector").turn()
    for cube in ("spice", "holo", "terra", "plasma", "cyber"):
        scene.cargo(0, cube)
    scene.again()
    assert scene.captain().titles == ("collector",)
    assert scene.earned(0, "titles") == 2
    assert scene.state.open_titles == ()


@clause("XIA-19.1")
def test_what_was_done_before_the_title_lay_open_does_not_count() -> None:
    scene = Scene().title("rock_hound").put(ever={"mined": 5}).turn()
    assert scene.captain().titles == ()


@clause("XIA-19.1")
@pytest.mark.parametrize(("title", "when"), [("tycoon", "status"), ("sprinter", "any")])
def test_some_titles_are_looked_at_in_the_status_phase(title: str, when: str) -> None:
    scene = Scene().title(title).put(credits=20000).turn()
    scene.captain().did["moved"] = 25
    scene.again()
    assert bool(scene.captain().titles) is (when == "any")
    scene.play("done", "end")
    assert scene.captain().titles == (title,)


@clause("XIA-19.1", "XIA-11.8.3")
def test_a_forced_move_is_no_step_of_the_sprinter() -> None:
    layout = "nyr:0:0:0 farrens_call:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "nyr.b11", "long_quiet.b1").turn().put(points=5).again()
    scene.dice(d12=[8], d6=[3]).play("fly farrens_call.b6")
    assert scene.where(0) == "farrens_call.a3"
    assert scene.captain().did["moved"] == 1


@clause("XIA-19.1", "XIA-9.14")
@pytest.mark.parametrize(("shield", "crossed"), [(6, 1), (3, 0)])
def test_ice_that_is_blocked_does_no_harm_to_the_icebreaker(shield: int, crossed: int) -> None:
    layout = "nyr:0:0:0 grater:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "grater.b1", "long_quiet.b6").outfit(0, "shield_small", "0+1+2").turn()
    scene.put(points=3).again().dice(d20=[4, 15], d6=[shield, 1]).play("fly grater.a0")
    scene.play("arm o0 0", "done")
    if not crossed:
        scene.play("damage 5")
    assert scene.captain().did.get("clean_ice", 0) == crossed
    scene.play("fly grater.b0")
    assert scene.captain().did["clean_ice"] == crossed + 1


@clause("XIA-19.1", "XIA-21.21")
def test_a_recall_out_of_farrens_call_is_an_event_horizon_left() -> None:
    layout = "nyr:0:0:0 farrens_call:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "farrens_call.a2", "long_quiet.b1").ability(0, "recall").turn()
    scene.title("event_horizon").captain().beacon = scene.place("long_quiet.c")
    scene.captain().did["orange"] = 1
    scene.again().play("use recall")
    assert scene.captain().titles == ("event_horizon",)


# --- events --------------------------------------------------------------------------------------


@clause("XIA-19.2", "XIA-19.4", "XIA-19.5", "XIA-5.4")
@pytest.mark.parametrize(("drawer", "markers"), [(0, 1), (1, 0)])
def test_the_first_player_puts_the_first_marker_at_once(drawer: int, markers: int) -> None:
    # TV-1, as the second reading has it: literally.
    from orrery.games.xia.events import DrawEvent
    from orrery.kernel import Card, Zone

    scene = Scene()
    rest = tuple(c for c in scene.state.events.cards if c.face != "solar_storm")
    scene.state.events = Zone((Card("solar_storm", 0), *rest))
    scene.run(DrawEvent(drawer))
    assert scene.state.in_play[0].rounds == markers
    scene.turn(drawer)
    if drawer == 0:
        scene.end()
    scene.end()
    assert [e.rounds for e in scene.state.in_play] == [markers + 1] * (markers + 1 < 2)


@clause("XIA-19.3", "XIA-22.8")
def test_the_newer_event_wins_and_arming_costs_more_in_a_storm() -> None:
    scene = Scene().event("solar_storm")
    assert number(scene.g, "arm_energy") == 2
    scene.outfit(0, "engine_small").turn().play("thrust o0", "done", "end")
    energy = scene.captain().energy
    scene.play("charge 1")
    assert scene.captain().energy == energy - 2


@clause("XIA-22.1")
def test_rewired() -> None:
    scene = laid(GATES, "lena_gate.c", "nyr.b6").event("rewired").turn().put(points=3).again()
    scene.play("jump tigris_gate.c")
    assert scene.earned(0, "events") == 1
    scene.play("jump lena_gate.c")
    assert scene.earned(0, "events") == 1


@clause("XIA-22.2", "XIA-10.8")
def test_rikishi_destroys_what_it_meets_and_freezes_a_planet() -> None:
    from orrery.games.xia.events import rikishi_flies

    scene = laid("nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0", "azure.a1", "long_quiet.b6")
    scene.chance(rikishi=[0]).dice(d6=[1], d12=[12]).event("rikishi")
    scene.state.kiln = scene.place("nyr.b5")
    rikishi_flies(scene.g)
    at = chart(scene.g)
    frozen = "!" in scene.state.layout
    assert scene.state.events_gone == ("rikishi",)
    if frozen:
        assert scene.where(0) == ""
        assert at.terrain[at.place["azure.c"]] == "ice"


@clause("XIA-22.3")
def test_cinderbeard() -> None:
    from orrery.games.xia.combat import hurt_npc

    scene = Scene().event("cinderbeard_comes")
    assert scene.ship_of("cinderbeard").bounty == 3000
    hurt_npc(scene.g, 2, 12, 0)
    assert (scene.earned(0, "combat"), scene.earned(0, "events")) == (2, 1)
    assert scene.state.events_gone == ("cinderbeard_comes",)


@clause("XIA-22.4")
def test_martial_law() -> None:
    from orrery.games.xia.npcs import turns_after

    layout = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "azure.b3", "long_quiet.b6").event("martial_law").npc("enforcer", "nyr.b6")
    assert len(turns_after(scene.g, 0)) == 2
    scene.turn().put(points=3).again().dice(d20=[12]).play("fly azure.a2")
    assert scene.captain().bounty == 2000


@clause("XIA-22.5")
def test_the_black_shipyard() -> None:
    scene = laid(LOATH, "loath.a0", "nyr.b6").event("black_shipyard").put(credits=3000).turn()
    scene.play("done", "upgrade carriak")
    assert scene.captain().credits == 0
    assert scene.captain().bounty == 2000


@clause("XIA-22.6")
def test_wormholes() -> None:
    scene = laid(GATES, "lena_gate.b7", "nyr.b6").event("wormholes").turn().put(points=9).again()
    for space in ("tigris_gate.b0", "lena_gate.b7") * 2:
        scene.play(f"jump {space}")
    scene.play("jump tigris_gate.b0")
    assert scene.state.events_gone == ("wormholes",)


@clause("XIA-22.7")
def test_the_grand_rally() -> None:
    from orrery.games.xia.events import rally_counts, remove_event

    scene = Scene().event("grand_rally").turn()
    scene.captain(0).did["points_entered"] = 2
    scene.captain(1).did["points_entered"] = 2
    rally_counts(scene.g, 0)
    rally_counts(scene.g, 1)
    remove_event(scene.g, "grand_rally")
    assert (scene.earned(0, "events"), scene.earned(1, "events")) == (2, 0)


@clause("XIA-22.7", "XIA-11.9.1")
def test_the_mission_point_of_the_kiln_counts_in_the_rally_once_a_turn() -> None:
    scene = Scene().at(0, "nyr.b1").event("grand_rally").turn().put(points=4).again()
    scene.dice(d6=[1]).play("fly K1", "fly K2", "fly K3", "fly K2", "done")
    assert scene.state.in_play[0].facts == (1, 0)


@clause("XIA-22.9", "XIA-22.10")
def test_cold_snap_and_great_thaw() -> None:
    from orrery.games.xia.events import MarkEvent
    from orrery.games.xia.freeze import Freeze

    scene = Scene().at(1, "K3").event("cold_snap").run(MarkEvent("cold_snap"))
    assert (scene.asked(), scene.g.seat) == ("place_damage", 0)
    scene.play("damage 0")
    assert scene.hurt(1) == 0
    thaw = Scene().harm(0, 0, 1, 5, ice=True).harm(1, 0, ice=True)
    thaw.event("great_thaw").play("melt 0", "melt 1")
    assert (thaw.captain(0).ice, thaw.captain(1).ice) == (32, 0)
    thaw.run(Freeze(0))
    assert thaw.captain(0).ice == 32


@clause("XIA-22.11", "XIA-22.12", "XIA-22.13")
def test_prices_of_embers_of_a_boom_and_of_an_embargo() -> None:
    rush = Scene().at(0, "K1").cargo(0, "ember", 2).event("ember_rush").turn().play("sell_all")
    assert rush.captain().credits == 10000
    azure = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    boom = laid(azure, "azure.a2", "nyr.b6").cargo(0, "terra", 3).event("trade_boom").turn()
    assert set(boom.state.economy.values()) == {4}
    boom.play("sell_all")
    assert boom.captain().credits == 9000
    ban = (
        laid(azure, "azure.a2", "nyr.b6").cargo(0, "terra", 2).chance(embargo=[2]).event("embargo")
    )
    assert not ban.turn().can("sell_all")
    dark = (
        laid(LOATH, "loath.a0", "nyr.b6").cargo(0, "terra", 2).chance(embargo=[2]).event("embargo")
    )
    assert dark.turn().play("sell_all").captain().credits == 8000


@clause("XIA-22.14", "XIA-22.15")
def test_amnesty_and_hunters_moon() -> None:
    scene = (
        laid(KEMPLAR, "kemplar2.a0", "nyr.b6").put(bounty=3000).event("amnesty").turn().play("done")
    )
    assert scene.captain().bounty == 0
    from orrery.games.xia.destruction import destroy

    moon = Scene().event("hunters_moon").put(1, bounty=1000)
    destroy(moon.g, 1, 0, "damage")
    moon.g.advance()
    assert (moon.earned(0, "events"), moon.earned(0, "combat")) == (1, 1)
    assert moon.state.events_gone == ("hunters_moon",)


@clause("XIA-22.16")
def test_refugees() -> None:
    scene = laid(PLANETS, "azure.c", "nyr.b6").event("refugees")
    a, b = scene.state.in_play[0].facts[:2]
    at = chart(scene.g)
    scene.at(0, at.ids[a]).turn().play("take")
    scene.at(0, at.ids[b]).again().play("take")
    assert scene.earned(0, "events") == 1
    assert scene.captain().credits == 6000


@clause("XIA-22.17")
def test_the_lost_convoy() -> None:
    from orrery.games.xia.events import convoy_left

    scene = Scene().event("lost_convoy")
    assert sum(len(cubes) for cubes in scene.state.adrift.values()) == 6
    for cubes in scene.state.adrift.values():
        for cube in cubes:
            scene.state.cubes[cube] += 1
    scene.state.adrift = {}
    convoy_left(scene.g)
    assert scene.state.events_gone == ("lost_convoy",)


@clause("XIA-22.18", "XIA-22.19")
def test_gravity_surge_and_a_wandering_kiln() -> None:
    layout = "nyr:0:0:0 grater:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "nyr.b0", "long_quiet.b6").event("gravity_surge").turn()
    scene.put(points=6).again().dice(d6=[5, 5]).play("fly grater.b5")
    assert scene.state.comets["grater"] == scene.place("grater.b4")
    from orrery.games.xia.events import MarkEvent

    kiln = Scene().event("kiln_wanders").dice(d6=[4]).run(MarkEvent("kiln_wanders"))
    assert kiln.state.kiln == kiln.place("nyr.b4")


@clause("XIA-22.20", "XIA-22.21", "XIA-22.22")
def test_relic_fever_dead_calm_and_old_charts() -> None:
    layout = "nyr:0:0:0 tafjur:1:0:0 long_quiet:0:1:0"
    fever = (
        laid(layout, "tafjur.a0", "nyr.b6")
        .event("relic_fever")
        .turn()
        .dice(d20=[8])
        .play("excavate")
    )
    assert len(fever.captain().relics) == 1
    calm = Scene().outfit(0, "engine_large").event("dead_calm").turn().dice(d12=[11])
    calm.play("thrust o0", "impulse")
    assert calm.captain().points == 6 + 3 + 2
    charts = Scene().at(0, "long_quiet.b2").event("old_charts").turn().put(points=3).again()
    energy = charts.captain().energy
    charts.play("scan 1")
    assert (charts.captain().energy, charts.captain().points) == (energy, 3)


# --- abilities -----------------------------------------------------------------------------------


@clause("XIA-21.1")
def test_skip_drive() -> None:
    layout = "nyr:0:0:0 hammerfall:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "hammerfall.a5", "nyr.b6").ability(0, "skip_drive").turn().play("impulse")
    scene.play("fly hammerfall.a0")
    assert scene.asked() == "act"
    assert "Threw" not in scene.heard()
    scene.dice(d20=[3]).play("fly hammerfall.a5")
    assert "Threw" in scene.heard()


@clause("XIA-21.2", "XIA-21.3")
def test_scavenger_and_probability_core() -> None:
    layout = "nyr:0:0:0 hammerfall:1:0:0 long_quiet:0:1:0"
    scene = laid(layout, "hammerfall.c", "nyr.b6").ability(0, "scavenger").turn()
    scene.play("use scavenger").dice(d20=[8]).play("gather mine")
    assert list(scene.captain().cargo.values()) == ["terra"]
    core = laid(layout, "hammerfall.c", "nyr.b6").ability(0, "probability_core").turn()
    energy = core.captain().energy
    core.dice(d20=[3, 15]).play("gather mine", "roll")
    assert list(core.captain().cargo.values()) == ["terra"]
    assert core.captain().energy == energy - 1


@clause("XIA-21.4", "XIA-21.15")
def test_pounce_and_broadside() -> None:
    scene = (
        Scene()
        .at(0, "long_quiet.a0")
        .at(1, "long_quiet.a1")
        .ability(0, "pounce")
        .outfit(0, "blaster_small")
    )
    scene.turn()
    assert not scene.can("use pounce")
    scene.captain().did["moved"] = 4
    scene.again().dice(d6=[2, 3]).play("use pounce", "attack blaster p1", "done")
    assert "n=5" in repr(scene.g.question)
    wide = Scene().at(0, "long_quiet.a0").at(1, "long_quiet.a1").ability(0, "broadside")
    wide.outfit(0, "blaster_small").outfit(0, "missile_small").turn().dice(d6=[2, 3])
    wide.play("attack broadside p1", "arm o0 0", "arm o1 0", "done")
    assert "n=5" in repr(wide.g.question)


@clause("XIA-21.5")
def test_long_range_scan() -> None:
    scene = (
        Scene().at(0, "long_quiet.b2").ability(0, "long_range_scan").turn().put(points=3).again()
    )
    energy = scene.captain().energy
    scene.play("survey 1")
    assert (scene.captain().energy, scene.captain().points) == (energy, 3)
    assert not any(text.startswith("survey") for text in scene.texts())


@clause("XIA-21.6")
def test_mag_harpoon() -> None:
    scene = Scene().at(0, "long_quiet.a0").at(1, "long_quiet.c").ability(0, "mag_harpoon").turn()
    scene.play("hook p1", "done", "end")
    scene.put(1, points=2).again().play("fly long_quiet.a3")
    assert (scene.asked(), scene.g.seat) == ("follow_host", 0)
    scene.play("follow")
    assert scene.where(0) == "long_quiet.c"
    scene.play("fly long_quiet.b6", "done")
    assert scene.captain().host == -1


@clause("XIA-21.7")
def test_heat_sink() -> None:
    from orrery.games.xia.freeze import Freeze

    scene = Scene().ship(0, "swamp_rat").ability(0, "heat_sink").harm(0, 5, ice=True).run(Freeze(0))
    assert scene.asked() == "choose_frozen"
    scene.play("damage 1", "damage 4")
    assert scene.captain().ice.bit_count() == 3
    assert "Froze" in scene.heard()


@clause("XIA-21.8")
def test_the_rk5_blaster_is_built_in() -> None:
    layout = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    scene = (
        laid(layout, "azure.a1", "nyr.b6")
        .put(credits=5000)
        .turn()
        .play("done", "upgrade void_wasp")
    )
    assert scene.captain().outfits[0].id == "rk5_blaster"
    assert not any(text.startswith("sell_outfit") for text in scene.texts())
    assert scene.captain().outfits[0].cells == ()


@clause("XIA-21.9")
def test_crypto_lance() -> None:
    layout = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    scene = (
        laid(layout, "azure.b3", "nyr.b6").ability(0, "crypto_lance").turn().put(points=3).again()
    )
    scene.dice(d20=[1]).play("fly azure.a2", "damage 0")
    assert scene.where(0) == "azure.a2"


@clause("XIA-21.10", "XIA-21.11", "XIA-21.13")
def test_prototype_shields_tac_x_and_field_plating() -> None:
    from orrery.games.xia.combat import roll_defence
    from orrery.games.xia.shields import Suffer

    scene = Scene().ability(0, "prototype_shields").outfit(0, "shield_small").dice(d6=[1])
    roll_defence(scene.g, 0, ((0, 0),))
    assert scene.state.rolled == (3,)
    tac = Scene().ability(0, "tac_x").outfit(0, "shield_small").dice(d6=[2, 5])
    roll_defence(tac.g, 0, ((0, 0),))
    assert tac.state.rolled == (5,)
    plate = Scene().ability(0, "field_plating").run(Suffer(0, "damage", 3))
    assert "n=2" in repr(plate.g.question)


@clause("XIA-21.12", "XIA-21.17")
def test_trade_ledger_and_bulk_contract() -> None:
    layout = "nyr:0:0:0 azure:1:0:0 long_quiet:0:1:0"
    scene = (
        laid(layout, "azure.a2", "nyr.b6").ability(0, "trade_ledger").cargo(0, "terra", 3).turn()
    )
    scene.play("use trade_ledger", "sell_all")
    assert scene.captain().credits == 4000 + 5000
    bulk = (
        laid(layout, "azure.a0", "nyr.b6")
        .ability(0, "bulk_contract")
        .stock(holo=6)
        .turn()
        .play("load 1")
    )
    assert len(bulk.captain().cargo) == 3


@clause("XIA-21.14", "XIA-18.2")
@pytest.mark.parametrize(("players", "points"), [(2, 2), (3, 1)])
def test_the_autopilot(players: int, points: int) -> None:
    scene = Scene(players=players).ability(0, "autopilot").dice(d6=[4]).turn(1).end()
    assert scene.captain().autopilot + scene.captain().points == points


@clause("XIA-21.16")
def test_sanctuary_shelters_a_ship_near_by() -> None:
    from orrery.games.xia.shields import Suffer

    scene = Scene().at(0, "long_quiet.a0").at(1, "long_quiet.a2").ability(0, "sanctuary")
    scene.dice(d8=[3]).run(Suffer(1, "damage", 5))
    assert (scene.asked(), scene.g.seat) == ("shelter", 0)
    scene.play("use sanctuary")
    assert "n=2" in repr(scene.g.question)
    assert scene.captain().credits == 5000


@clause("XIA-21.18")
def test_overcharge() -> None:
    scene = Scene().ability(0, "overcharge").outfit(0, "engine_small").turn().dice(d6=[2])
    energy = scene.captain().energy
    scene.play("thrust o0", "most 0")
    assert (scene.captain().points, scene.captain().energy) == (6, energy - 2)


@clause("XIA-21.19")
def test_replication() -> None:
    scene = (
        Scene()
        .at(0, "long_quiet.b2")
        .ability(0, "replication")
        .ability(1, "long_range_scan")
        .turn()
    )
    scene.play("copy long_range_scan", "survey 1")
    assert scene.captain().copied == ""
    assert not any(text.startswith("survey") for text in scene.texts())


@clause("XIA-21.20")
def test_tow_field() -> None:
    scene = Scene().at(0, "long_quiet.c").ability(0, "tow_field")
    scene.state.adrift[scene.place("long_quiet.b3")] = ("spice",)
    scene.state.cubes["spice"] -= 1
    scene.turn().play("use tow_field", "pull long_quiet.b3 spice")
    assert list(scene.captain().cargo.values()) == ["spice"]


@clause("XIA-21.21")
def test_recall() -> None:
    scene = Scene().at(0, "long_quiet.c").ability(0, "recall").turn().play("use recall")
    assert scene.captain().beacon == scene.place("long_quiet.c")
    scene.at(0, "nyr.b1").put(exhausted=()).again()
    energy = scene.captain().energy
    scene.play("use recall")
    assert (scene.where(0), scene.captain().energy) == ("long_quiet.c", energy - 2)


# --- alone ---------------------------------------------------------------------------------------

ALONE = "nyr:0:0:0 kemplar2:1:0:0 loath:-1:1:0 doravin5:-1:0:0"


@clause("XIA-23.1", "XIA-23.2")
def test_alone_one_starts_among_three_homes_with_a_goal() -> None:
    from orrery.games.xia import GAME
    from orrery.games.xia.model import XiaOptions
    from orrery.kernel import FastChance

    g = GAME.start(1, FastChance(1), XiaOptions(goal="envoy"))
    g.apply(g.offers[0])
    assert len(g.offers) == 3
    g.apply(g.offers[0])
    assert {npc.id for npc in g.state.npcs if npc.place >= 0} == {
        "merchant",
        "enforcer",
        "scoundrel",
    }
    assert all(npc.behaviour for npc in g.state.npcs)
    assert g.state.goal == "envoy"


def alone(goal: str = "envoy", **options: Any) -> Scene:
    scene = Scene(players=1, layout=ALONE, goal=goal, **options)
    return scene.at(0, "nyr.b6")


@clause("XIA-23.3")
def test_behaviours() -> None:
    from orrery.games.xia.npcs import targets_of

    bully = alone().npc("scoundrel", "loath.b4", behaviour="scoundrel_bully")
    assert targets_of(bully.g, 1) == [0]
    assert targets_of(bully.ship(0, "carriak").g, 1) == []
    raider = alone().npc("scoundrel", "loath.b4", behaviour="scoundrel_raider")
    assert targets_of(raider.g, 1) == []
    assert targets_of(raider.cargo(0, "spice").g, 1) == [0]
    zealot = alone().npc("enforcer", "kemplar2.b9", behaviour="enforcer_zealot")
    assert targets_of(zealot.g, 1) == [0]
    patrol = alone().npc("enforcer", "kemplar2.b9", behaviour="enforcer_patrol").dice(d12=[3])
    patrol.run(NpcTurn("enforcer"))
    assert patrol.where_is("enforcer") != "kemplar2.b9"
    coward = (
        alone().at(0, "doravin5.b8").npc("merchant", "doravin5.b9", behaviour="merchant_coward")
    )
    coward.dice(d12=[5]).run(NpcTurn("merchant"))
    at = chart(coward.g)
    assert at.distance(coward.ship_of("merchant").place, coward.captain().place) > 3
    for behaviour, credits, cubes in (
        ("merchant_hauler", 3000, ()),
        ("merchant_collector", 1000, ("terra",)),
    ):
        scene = alone().npc("merchant", "doravin5.b10", behaviour=behaviour).dice(d12=[6])
        scene.run(NpcTurn("merchant"))
        assert (scene.ship_of("merchant").credits, scene.ship_of("merchant").cubes) == (
            credits,
            cubes,
        )


@clause("XIA-23.4", "XIA-23.6")
def test_the_fame_of_the_npcs() -> None:
    from orrery.games.xia.destruction import destroy
    from orrery.games.xia.solo import NpcFame

    scene = alone().dice(d20=[14], d6=[6]).npc("merchant", "doravin5.b10")
    scene.state.npc_gain = 1000
    scene.run(NpcFame())
    assert scene.state.npc_fame == 1
    destroy(scene.g, 0, 1, "damage")
    assert scene.state.npc_fame == 2
    assert scene.heard().count("NpcFameRose") == 2
    scene.state.npc_fame = 9
    scene.dice(d20=[20]).run(NpcFame())
    assert scene.g.over
    from orrery.games.xia.scoring import outcome

    assert outcome(scene.g).ranks == (2,)


@clause("XIA-23.4")
def test_what_npcs_do_to_each_other_brings_them_no_fame() -> None:
    from orrery.games.xia.destruction import destroy_npc

    scene = alone().npc("merchant", "doravin5.b10").npc("scoundrel", "doravin5.b9")
    scene.ship_of("merchant").credits = 3000
    destroy_npc(scene.g, 1, 2, "damage")
    assert (scene.state.npc_fame, scene.state.npc_gain) == (0, 3000)
    assert scene.ship_of("scoundrel").bounty == 3000


@clause("XIA-23.5")
def test_attacking_an_innocent_npc_brings_a_bounty() -> None:
    scene = alone().outfit(0, "blaster_small").npc("merchant", "nyr.b5").turn().dice(d6=[1, 6])
    scene.play("attack blaster merchant")
    assert scene.captain().bounty == 1000


@clause("XIA-23.2", "XIA-23.6")
@pytest.mark.parametrize(("missions", "over"), [(4, False), (5, True)])
def test_fame_and_goal_win_together(missions: int, over: bool) -> None:
    scene = alone(fame="5").put(ever={"missions_done": missions}).turn()
    scene.captain().earned[0] = 5
    scene.dice(d20=[1], d6=[6]).play("done", "end")
    assert scene.g.over is over


@clause("XIA-23.7")
def test_the_system_grows() -> None:
    from orrery.games.xia.solo import Expanse

    scene = alone().dice(d6=[2]).run(Expanse())
    assert len(chart(scene.g).sectors) == 5
    assert len(chart(alone().dice(d6=[3]).run(Expanse()).g).sectors) == 4


@clause("XIA-23.8")
def test_a_campaign_has_improved_the_dice() -> None:
    scene = alone(engine_bonus=2).outfit(0, "engine_small").turn().dice(d6=[3, 6])
    scene.play("thrust o0", "thrust o0")
    assert scene.captain().points == 5 + 6

"""BTS-10: 2 and 3 players, advanced mats, the tech table."""

from __future__ import annotations

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun import chronicle as log
from orrery.games.beyond_the_sun.components import Change
from orrery.games.beyond_the_sun.effects import TYPES
from orrery.games.beyond_the_sun.mat import ability
from orrery.games.beyond_the_sun.model import BtsOptions
from orrery.games.beyond_the_sun.view import view as look
from orrery.kernel import FastChance
from orrery.kernel.errors import OrreryError
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

ADVANCED = BtsOptions(mats="advanced")
TECH_TABLE = BtsOptions(tech_table=True)
UN, NISHIDA, DISCIPLES, SOUTHERN_CROSS = range(4)
"""The seats of the advanced mats in a scene of four."""


def advanced() -> Scene:
    return Scene(options=ADVANCED)


# --- 10.1: 2 and 3 players -----------------------------------------------------------------------


@clause("BTS-10.1")
@pytest.mark.parametrize("players", [2, 3])
def test_fewer_players_end_the_game_with_three_discs(players: int) -> None:
    scene = Scene(players=players).achievements("a_empire", "a_transcendence")
    scene.claimed("a_transcendence", 1).claimed("a_empire", 1)
    for system in ("s_alpha", "s_barnard", "s_sirius", "s_indi"):
        scene.colony(0, system)
    scene.turn(0).play("act grow_ore", "produce ore")
    assert scene.state.last_round == scene.state.round + 1


@clause("BTS-10.1")
def test_four_players_play_on_with_three_discs() -> None:
    scene = Scene(players=4).achievements("a_empire", "a_transcendence")
    scene.claimed("a_transcendence", 1).claimed("a_empire", 1)
    for system in ("s_alpha", "s_barnard", "s_sirius", "s_indi"):
        scene.colony(0, system)
    scene.turn(0).play("act grow_ore", "produce ore")
    assert scene.state.last_round == 0


@clause("BTS-10.1")
@pytest.mark.parametrize("players", [2, 3])
def test_a_turn_is_the_same_with_fewer_players(players: int) -> None:
    scene = Scene(players=players).ships(0, "2@A1").outpost("Y1", 0, "food").turn(0)
    scene.play("act build_jump.1", "build 1 Y1", "jump 2 A1 Y1", "pass", "produce growth", "end")
    assert scene.at("Y1", 0) == [1, 2]
    assert scene.asked() == "choose_action 1"


@clause("BTS-10.1")
def test_there_is_no_solo_game() -> None:
    with pytest.raises(OrreryError):
        GAME.start(1, FastChance(1))


# --- 10.2: advanced mats -------------------------------------------------------------------------


@clause("BTS-10.2")
def test_players_choose_their_mats_in_turn_order() -> None:
    g = GAME.start(3, FastChance(2), BtsOptions(mats="advanced", choose_mats=True))
    first = g.state.first
    order = []
    while g.state.stack and str(g.offers[0]).startswith("adopt"):
        order.append(g.seat)
        g.apply(g.offers[-1])
    assert order == [(first + i) % 3 for i in range(3)]
    assert len({f.mat for f in g.state.factions}) == 3


@clause("BTS-10.2")
def test_a_chosen_mat_is_no_longer_free() -> None:
    g = GAME.start(4, FastChance(1), BtsOptions(mats="advanced", choose_mats=True))
    assert [str(o) for o in g.offers] == [
        "adopt un_adv",
        "adopt no_adv",
        "adopt dct_adv",
        "adopt scf_adv",
    ]
    g.apply(g.offers[1])
    assert "adopt no_adv" not in [str(o) for o in g.offers]


@clause("BTS-10.2")
def test_mats_are_dealt_at_random_otherwise() -> None:
    dealt = {
        tuple(f.mat for f in GAME.start(4, FastChance(seed), ADVANCED).state.factions)
        for seed in range(12)
    }
    assert len(dealt) > 1
    assert all(len(set(mats)) == 4 for mats in dealt)


MATS = {UN: "un_adv", NISHIDA: "no_adv", DISCIPLES: "dct_adv", SOUTHERN_CROSS: "scf_adv"}
CELLS = [
    (own.changes, seat, track, own.cell)
    for seat, mat in MATS.items()
    for own in GAME.content().mat_abilities[mat].values()
    for track in own.tracks
]
"""Where each ability is printed: seat, track, cell; the last-disc reward on both tracks."""


@clause("BTS-10.2", "BTS-11.19")
@pytest.mark.parametrize(("changes", "seat", "track", "cell"), CELLS)
def test_an_ability_works_while_its_cell_is_uncovered(
    changes: Change, seat: int, track: int, cell: int
) -> None:
    scene = advanced()
    discs = scene.seat(seat).tracks
    own = GAME.content().mat_abilities[MATS[seat]][changes].id
    discs[track] = 8 - cell
    assert ability(scene.g, seat, changes)
    assert own in look(scene.g, seat).factions[seat].abilities
    discs[track] = 8 - cell + 1  # a disc came back and covers the cell
    assert not ability(scene.g, seat, changes)
    assert own not in look(scene.g, seat).factions[seat].abilities


@clause("BTS-10.2")
@pytest.mark.parametrize(("discs", "ore"), [(5, 1 + 3 + 2), (6, 1 + 3)])
def test_exchange_rate_pays_for_three_exchanges(discs: int, ore: int) -> None:
    scene = advanced().faction(UN, food_discs=discs, pop=3).turn(UN)
    scene.play("act grow_ore", "produce trade", "sell", "sell", "sell", "pass")
    assert scene.seat(UN).ore == ore


@clause("BTS-10.2")
def test_migration_takes_one_more_cube_of_any_column() -> None:
    scene = advanced().faction(UN, ore_discs=2).turn(UN).play("act grow_ore", "produce growth")
    assert scene.offers() == [f"take {column}" for column in "ABCDE"]
    scene.play("take E")
    assert scene.seat(UN).supply == [1, 3, 3, 4, 3]


@clause("BTS-10.2")
def test_without_migration_growth_takes_no_more() -> None:
    scene = advanced().faction(UN, ore_discs=3).turn(UN).play("act grow_ore", "produce growth")
    assert scene.seat(UN).supply == [1, 3, 3, 4, 4]


@clause("BTS-10.2")
@pytest.mark.parametrize(("discs", "paid"), [(6, 1), (7, 2)])
def test_the_research_division_makes_research_two_cheaper(discs: int, paid: int) -> None:
    scene = advanced().technology("I1", "t1_lasers", by=[NISHIDA]).technology("A", "t2_lanes")
    scene.faction(NISHIDA, ore=2, ore_discs=discs).turn(NISHIDA).play("act research2.1")
    assert scene.heard(log.PaidOre) == [log.PaidOre(NISHIDA, paid)]


@clause("BTS-10.2", "BTS-11.17")
def test_the_flagship_project_rewards_the_last_disc_of_a_track() -> None:
    scene = advanced().faction(NISHIDA, food_discs=1).perform(NISHIDA, "automate food 1")
    assert scene.at("SOL", NISHIDA) == [4]
    assert scene.asked() == f"jump_ships {NISHIDA}"


@clause("BTS-10.2")
@pytest.mark.parametrize(("discs", "grown"), [(5, 1 + 2), (6, 2)])
def test_pilgrims_grow_with_every_colony(discs: int, grown: int) -> None:
    scene = advanced().system("A1", "s_alpha", owner=DISCIPLES).ships(DISCIPLES, "2@A1")
    scene.faction(DISCIPLES, food_discs=discs + 1).perform(DISCIPLES, "colonize")
    assert scene.seat(DISCIPLES).pop == 2 + grown  # Alpha Centauri grows 2


@clause("BTS-10.2")
@pytest.mark.parametrize(("discs", "places"), [(4, ["SOL", "DEEP"]), (5, ["SOL"])])
def test_deep_space_docks_build_in_deep_space(discs: int, places: list[str]) -> None:
    scene = advanced().faction(DISCIPLES, ore_discs=discs).ships(DISCIPLES, "1@SOL")
    scene.faction(DISCIPLES, ore=1).turn(DISCIPLES).play("act build_jump.1")
    assert scene.offers() == ["pass", *(f"build 1 {place}" for place in places)]


@clause("BTS-10.2")
@pytest.mark.parametrize(("covered", "points"), [(0, 2), (1, 1)])
def test_navigators_have_one_more_point(covered: int, points: int) -> None:
    discs = 8 - GAME.content().mat_abilities["scf_adv"]["jump"].cell + covered
    scene = advanced().faction(SOUTHERN_CROSS, food_discs=discs).ships(SOUTHERN_CROSS, "1@SOL")
    scene.perform(SOUTHERN_CROSS, "jump 1").play("jump 1 SOL A1")
    assert (scene.asked() == f"jump_ships {SOUTHERN_CROSS}") == (points == 2)


@clause("BTS-10.2")
@pytest.mark.parametrize(("discs", "ore"), [(4, 1), (5, 0)])
def test_spoils_pay_for_a_system_taken_from_another(discs: int, ore: int) -> None:
    scene = advanced().outpost("Y2", UN, "ore").ships(SOUTHERN_CROSS, "1@Y2")
    scene.faction(SOUTHERN_CROSS, ore_discs=discs).check(active=UN)
    assert scene.seat(SOUTHERN_CROSS).ore == ore


@clause("BTS-10.2")
def test_spoils_pay_nothing_for_a_system_without_controller() -> None:
    scene = advanced().faction(SOUTHERN_CROSS, ore_discs=0).ships(SOUTHERN_CROSS, "1@Y2").check()
    assert scene.seat(SOUTHERN_CROSS).ore == 0


# --- 10.3: the tech table ------------------------------------------------------------------------


def table(*row: str, event: str = "e2_census") -> Scene:
    """Row II holds these cards, and seat 0 may discover a military technology in slot A."""
    scene = Scene(options=TECH_TABLE).technology("I1", "t1_lasers", by=[0]).event("A", event)
    return scene.row(2, *row).faction(0, ore=2).turn(0)


def complete(scene: Scene, row: tuple[str, ...]) -> bool:
    types = scene.g.content.technologies
    return all(sum(type in types[card].types for card in row) >= 2 for type in TYPES)


@clause("BTS-10.3")
def test_technologies_lie_face_up_in_rows() -> None:
    view = GAME.view(Scene(options=TECH_TABLE).g, 0)
    assert view.rows[0]  # type: ignore[attr-defined]


@clause("BTS-10.3")
def test_without_the_variant_there_are_no_rows() -> None:
    assert Scene().state.rows == [None, None, None]


@clause("BTS-10.3", "BTS-10.3.3")
def test_a_discoverer_chooses_from_the_row_instead_of_drawing() -> None:
    scene = table("t2_plasma", "t2_lanes", "t2_modular", "t2_privateers").play("act research2.1")
    assert scene.offers() == ["pick t2_plasma", "pick t2_modular", "pick t2_privateers"]
    assert not scene.heard(log.Drawn)
    assert scene.play("pick t2_modular").card("A") == "t2_modular"


@clause("BTS-10.3.1")
def test_row_two_is_open_from_the_start_and_the_others_are_not() -> None:
    rows = Scene(options=TECH_TABLE).state.rows
    assert rows[0] is not None
    assert rows[1:] == [None, None]


@clause("BTS-10.3.1")
def test_a_technology_that_offers_research_three_opens_row_three() -> None:
    scene = table("t2_lanes").technology("I1", "t1_robotics", by=[0])
    scene.row(2, "t2_hypercomputing", "t2_telescopes").turn(0)
    scene.play("act research2.1", "pick t2_hypercomputing")
    assert scene.state.rows[1] is not None
    assert scene.heard(log.RowOpened) == [log.RowOpened(3)]


@clause("BTS-10.3.1")
@pytest.mark.parametrize(
    ("guild", "opened"), [("academy", [3]), ("visionaries", [4]), ("terraforming", [])]
)
def test_a_guild_opens_the_row_of_its_research(guild: str, opened: list[int]) -> None:
    scene = Scene(options=TECH_TABLE).perform(0, f"open_guild {guild}")
    assert scene.heard(log.RowOpened) == [log.RowOpened(level) for level in opened]


@clause("BTS-10.3.1")
def test_research_of_discovered_technologies_opens_no_row() -> None:
    scene = Scene(options=TECH_TABLE).perform(0, "open_guild technocrats")
    assert scene.state.rows[1] is None


@clause("BTS-10.3.2")
@pytest.mark.parametrize("seed", range(8))
def test_a_row_holds_two_cards_of_every_type_and_not_one_more(seed: int) -> None:
    scene = Scene(options=TECH_TABLE, seed=seed)
    row = scene.state.rows[0] or ()
    assert complete(scene, row)
    assert not complete(scene, row[:-1])


@clause("BTS-10.3.2")
def test_a_hybrid_counts_for_both_of_its_types() -> None:
    scene = Scene(options=TECH_TABLE)
    scene.deck(3, "t3_biospheres", "t3_blockade", "t3_megastructures", "t3_blackmarket")
    scene.perform(0, "open_guild academy")
    assert len(scene.state.rows[1] or ()) == 4


@clause("BTS-10.3.2")
def test_opening_a_row_stops_with_the_deck() -> None:
    scene = Scene(options=TECH_TABLE).only(3, "t3_quantum", "t3_ministry")
    scene.perform(0, "open_guild academy")
    assert scene.state.rows[1] == ("t3_quantum", "t3_ministry")
    assert len(scene.state.decks[1]) == 0


@clause("BTS-10.3.3")
def test_the_row_is_filled_again_after_a_discovery() -> None:
    scene = table("t2_plasma", "t2_modular").play("act research2.1", "pick t2_plasma")
    row = scene.state.rows[0] or ()
    assert row[0] == "t2_modular"
    assert "t2_plasma" not in row
    assert complete(scene, row)


@clause("BTS-10.3.3")
def test_the_type_is_chosen_before_the_card() -> None:
    scene = Scene(options=TECH_TABLE).technology("I1", "t1_lasers", by=[0]).event("B", "e2_census")
    scene.technology("I2", "t1_genetics", by=[0]).row(2, "t2_plasma", "t2_modular", "t2_asteroids")
    scene.faction(0, ore=2).turn(0).play("act research2.1", "research B", "seek military")
    assert scene.offers() == ["pick t2_plasma", "pick t2_modular"]


@clause("BTS-10.3.4")
def test_a_private_technology_still_comes_from_the_deck() -> None:
    scene = Scene(options=TECH_TABLE).row(2, "t2_plasma", "t2_modular")
    scene.deck(2, "t2_asteroids", "t2_lanes").perform(0, "private_tech II 2")
    assert scene.offers() == ["pick t2_asteroids", "pick t2_lanes"]
    scene.play("pick t2_lanes")
    assert scene.state.rows[0] == ("t2_plasma", "t2_modular")


@clause("BTS-10.3.5")
def test_events_and_cubes_are_as_in_the_base_game() -> None:
    scene = table("t2_plasma", "t2_modular", event="e2_orerush").play("act research2.1")
    assert scene.seat(0).ore == 2
    assert scene.seat(0).pop == 1
    assert scene.knows(0, "A")


@clause("BTS-10.3.5")
def test_only_the_order_of_the_decks_is_unknown() -> None:
    scene = Scene(options=TECH_TABLE)
    assert set(scene.state.decks[0].faces(0)) == {None}
    twin = scene.g.resample(0, FastChance(3))
    assert twin.state.rows == scene.state.rows

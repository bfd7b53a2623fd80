"""XIA-3, 4: what lies on the table, who chooses first and who begins."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.xia import GAME
from orrery.games.xia.hold import hull_of
from orrery.games.xia.model import XiaOptions, chart
from orrery.games.xia.setup import ChooseShip, LoadCargo, roll_for_choice
from orrery.kernel import FastChance, ScriptedChance
from tests.clauses import clause
from tests.games.xia.scene import Scene

LOATH = "nyr:0:0:0 loath:1:0:0 long_quiet:0:1:0"


def begun(players: int, **options: Any) -> Scene:
    scene = Scene.__new__(Scene)
    scene.g = GAME.start(players, FastChance(players), XiaOptions(**options), listen=True)
    return scene


@clause("XIA-4.1", "XIA-4.12")
@pytest.mark.parametrize(
    ("players", "edges"), [(2, {0, 3}), (3, {0, 2, 4}), (4, {0, 1, 3, 4}), (5, {0, 1, 2, 3, 4})]
)
def test_the_first_sectors_have_spawn_points_and_matching_edges(
    players: int, edges: set[int]
) -> None:
    scene = begun(players)
    at = chart(scene.g)
    assert at.sectors[0].id == "nyr"
    vectors = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    assert {vectors.index(p.at) for p in at.sectors[1:]} == edges
    nyr = scene.g.content.sectors["nyr"]
    for p in at.sectors[1:]:
        sector = scene.g.content.sectors[p.id]
        edge = vectors.index(p.at)
        assert sector.spawn
        assert sector.edges[(edge + 3 - p.turns) % 6] == nyr.edges[edge]
    while scene.g.state.stack and scene.asked() in ("choose_ship", "business"):
        scene.g.apply(scene.g.offers[0])
    order = [(scene.state.first + n) % players for n in range(players)]
    assert [scene.where(s).split(".")[0] for s in order] == [p.id for p in at.sectors[1:]]


@clause("XIA-4.2", "XIA-4.3", "XIA-4.5", "XIA-4.6", "XIA-4.7", "XIA-3.1")
def test_what_lies_on_the_table_at_the_start() -> None:
    scene = begun(3)
    s = scene.state
    explore = sum("explore" in features for features in chart(scene.g).features)
    assert len(s.laid) == explore
    assert len(s.bag) == 30 - explore
    assert {c.credits for c in s.captains} == {4000}
    assert s.kiln == scene.place("nyr.b0")
    assert sorted(n.holder for n in s.npcs) == [0, 1, 2]
    assert all(1 <= n <= 6 for n in s.economy.values())
    assert (len(s.missions), len(s.titles), len(s.events)) == (84, 28, 22)


@clause("XIA-4.6")
@pytest.mark.parametrize(("players", "cards"), [(2, 2), (4, 3), (5, 3)])
def test_npc_cards_are_dealt_as_far_as_they_go(players: int, cards: int) -> None:
    assert len(begun(players).state.npcs) == cards


@clause("XIA-4.8", "XIA-4.10", "XIA-4.11", "XIA-4.9", "XIA-9.1")
def test_ships_are_chosen_counter_clockwise_and_the_last_begins() -> None:
    scene = begun(3)
    chose, bought = [], []
    while scene.asked() == "choose_ship":
        chose.append(scene.g.seat)
        scene.g.apply(scene.g.offers[0])
    assert chose[1] == (chose[0] - 1) % 3
    c = scene.captain(chose[0])
    assert c.impulse
    assert (c.armed, sum(c.fame), c.energy) == (4, 0, scene.g.content.ships[c.ship].energy)
    while scene.asked() == "business":
        bought.append(scene.g.seat)
        assert not scene.can("refuel")
        scene.play("done")
    assert bought == chose
    assert scene.state.first == scene.g.seat == chose[-1]


@clause("XIA-4.14", "XIA-4.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_later_captains_have_loaded_cargo_of_different_types(players: int) -> None:
    scene = begun(players)
    types = ["spice", "holo", "terra", "plasma", "cyber"]
    supply = dict(scene.state.cubes)
    while scene.asked() in ("choose_ship", "business"):
        assert not any(c.cargo for c in scene.state.captains)
        scene.g.apply(scene.g.offers[0])
    order = [scene.captain((scene.state.first + n) % players) for n in range(players)]
    loads = scene.g.content.loads[players]
    assert [sorted(c.cargo.values()) for c in order] == [sorted(types[:n]) for n in loads]
    assert {t: supply[t] - scene.state.cubes[t] for t in types} == {
        t: sum(n > at for n in loads) for at, t in enumerate(types)
    }


@clause("XIA-4.14")
def test_cargo_at_the_start_that_finds_no_room_lies_on_the_space_of_the_ship() -> None:
    scene = Scene().at(1, "nyr.b3")
    scene.captain(1).damage = hull_of(scene.g, scene.captain(1)).all
    LoadCargo().run(scene.g)
    assert scene.state.adrift == {scene.place("nyr.b3"): ("spice",)}
    assert not scene.captain(0).cargo


@clause("XIA-4.14", "XIA-3.2")
@pytest.mark.parametrize("option", ["cargo", "revised"])
def test_set_up_as_printed_knows_no_cargo_nor_do_tables_without_element_g(option: str) -> None:
    scene = begun(4, **{option: False})
    while scene.asked() in ("choose_ship", "business"):
        scene.g.apply(scene.g.offers[0])
    assert not any(captain.cargo for captain in scene.state.captains)
    assert not scene.state.adrift


@clause("XIA-4.14")
def test_a_captain_alone_begins_without_cargo() -> None:
    scene = begun(1)
    while scene.asked() != "act":
        scene.g.apply(scene.g.offers[0])
    assert not scene.captain().cargo


@clause("XIA-4.13", "XIA-11.1.3", "XIA-17.2")
def test_an_npc_comes_with_its_home_beside_a_taken_spawn_point() -> None:
    from orrery.games.xia.npcs import come_home

    scene = Scene(layout=LOATH).at(0, "loath.b4").at(1, "nyr.b6").npc("scoundrel", "nyr.b1")
    npc = scene.ship_of("scoundrel")
    npc.place, npc.here = -1, False
    come_home(scene.g, "loath")
    at = chart(scene.g)
    assert at.adjacent(npc.place, at.place["loath.b4"])


@clause("XIA-3.2")
def test_what_stays_in_the_box_when_elements_are_off() -> None:
    scene = begun(3, sectors=False, exploration=False, outfits=False, events=False, economy=False)
    s = scene.state
    assert "nyr" not in s.layout
    assert s.kiln == -1
    assert len(s.missions) == 52
    assert len(s.events) == 0
    assert "mct" not in s.shop
    assert "cargo_pod" not in s.shop
    assert len(s.bag) + len(s.laid) == 21
    bare = begun(2, events=False, exploration=False, economy=False, two_player=False, sectors=False,
                 outfits=False, revised=False)  # fmt: skip
    assert bare.captain().credits == 3000


@clause("XIA-4.1")
def test_a_sector_without_a_spawn_point_goes_back_into_the_stack() -> None:
    for seed in range(30):
        g = GAME.start(5, FastChance(seed), XiaOptions())
        lie = [p.id for p in chart(g).sectors]
        stack = [card.face for card in g.state.stack_of_sectors.cards]
        assert sorted(lie + stack) == sorted(g.content.sectors)
        assert all(g.content.sectors[id].spawn for id in lie[1:])


@clause("XIA-4.8")
def test_equal_highest_rolls_for_the_first_ship_are_repeated() -> None:
    chance = ScriptedChance({"d20": [4, 18, 18, 7, 2, 11]})
    # Seats 1 and 2 roll 19; of the two seat 2 rolls more. Then counter-clockwise.
    assert roll_for_choice(4, chance) == [2, 1, 0, 3]


@clause("XIA-4.8", "XIA-4.11")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_whoever_chose_last_sits_left_of_whoever_chose_first_and_begins(players: int) -> None:
    for seed in range(5):
        g = GAME.start(players, FastChance(seed), XiaOptions())
        chose = []
        while isinstance(g.question, ChooseShip):
            chose.append(g.seat)
            g.apply(g.offers[0])
        assert chose == [(chose[0] - n) % players for n in range(players)]
        assert g.state.first == chose[-1] == (chose[0] + 1) % players


@clause("XIA-4.2", "XIA-11.6.1", "XIA-11.7.6")
def test_sectors_that_lie_have_their_tokens_relics_and_comet_from_the_start() -> None:
    scene = Scene(layout="nyr:0:0:0 tafjur:1:0:0 blench:0:1:0")
    s = scene.state
    assert len(s.digs["tafjur"]) == 4
    assert s.comets == {
        "tafjur": scene.place("tafjur.b0"),
        "blench": scene.place("blench.a3"),
    }
    assert set(s.laid_at) == {scene.place("tafjur.b3"), scene.place("blench.b3")}
    assert s.laid.faces(0) == (None, None)


@clause("XIA-4.6", "XIA-23.1")
def test_alone_all_three_npcs_are_dealt_with_a_behaviour_each() -> None:
    s = begun(1).state
    assert [npc.id for npc in s.npcs] == ["merchant", "enforcer", "scoundrel"]
    assert {npc.holder for npc in s.npcs} == {0}
    assert all(npc.behaviour.startswith(npc.id) for npc in s.npcs)
    sectors = [part.split(":")[0] for part in s.layout.split()]
    assert (sectors[0], set(sectors[1:])) == ("nyr", {"kemplar2", "loath", "doravin5"})


@clause("XIA-3.2", "XIA-4.1")
def test_without_the_sectors_of_the_expansion_a_base_sector_lies_in_the_middle() -> None:
    for seed in range(10):
        g = GAME.start(3, FastChance(seed), XiaOptions(sectors=False))
        lie = [g.content.sectors[p.id] for p in chart(g).sectors]
        assert {sector.set for sector in lie} == {"base"}
        assert all(sector.spawn for sector in lie)
        assert {card.face for card in g.state.relic_bag.cards} == set()
        assert len(g.state.stack_of_sectors) == 21 - 4


@clause("XIA-3.2")
@pytest.mark.parametrize(
    ("element", "titles"),
    [("sectors", 23), ("outfits", 25), ("economy", 27), ("events", 28)],
)
def test_titles_that_nobody_could_win_stay_in_the_box(element: str, titles: int) -> None:
    assert len(begun(3, **{element: False}).state.titles) == titles

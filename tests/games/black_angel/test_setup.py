"""BA-1 to BA-3: colours, places, pieces, and the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.effects import COLOURS
from orrery.games.black_angel.model import RAVAGER, BaOptions, G
from orrery.games.black_angel.pieces import NONE, colour_of, has, value_of
from orrery.games.black_angel.space import terrain
from orrery.games.black_angel.view import view as look
from orrery.kernel import FastChance, bits
from tests.clauses import clause
from tests.games.black_angel.scene import Scene

C = GAME.content()
COUNTS = (1, 2, 3, 4)
SEEDS = range(40)


def start(players: int, seed: int = 1, options: BaOptions | None = None) -> G:
    return GAME.start(players, FastChance(seed), options or BaOptions())


# --- 1 aim, colours, places ----------------------------------------------------------------------


@clause("BA-1.1")
def test_the_most_points_win() -> None:
    scene = Scene(3).goods(0, vp=7).goods(1, vp=12).goods(2, vp=9)
    assert GAME.outcome(scene.g).ranks == (3, 1, 2)


@clause("BA-1.2")
def test_each_colour_has_a_people_an_action_of_its_own_and_a_ship() -> None:
    kinds = {
        colour: {a.kind for a in C.actions.values() if a.colour == colour} for colour in COLOURS
    }
    assert kinds == {
        "orange": {"study", "ship"},
        "grey": {"repair", "ship"},
        "green": {"destroy", "ship"},
    }
    assert {p.colour: p.id for p in C.peoples.values()} == {
        "orange": "melurien",
        "grey": "xhavit",
        "green": "tsoth",
    }


@clause("BA-1.2")
def test_cards_tokens_and_sites_have_one_of_the_three_colours() -> None:
    assert {m.colour for m in C.missions.values()} == set(COLOURS)
    assert {t.colour for t in C.tokens.values()} == set(COLOURS)
    sites = {hex.kind for side in C.sides.values() for hex in side.hexes}
    assert sites == {*COLOURS, "asteroid"}


@clause("BA-1.3")
def test_ravager_cards_have_a_back_of_their_own() -> None:
    scene = Scene().hand(0, "R01", "R02", "O01")
    backs = {back: len(cards) for back, cards in look(scene.g, 1).crews[0].hand.items()}
    assert backs == {"orange": 1, "grey": 0, "green": 0, "ravager": 2}
    assert scene.crew(0).missions_in_hand == 1
    assert not set(C.ravagers) & {card.face for deck in scene.state.decks for card in deck.cards}


@clause("BA-1.4")
def test_a_die_for_every_robot_on_a_station_and_none_for_those_at_rest() -> None:
    scene = Scene().robots(0, break_room=5, stations=[3, 0, 1]).rolls(orange=[1, 2, 3], green=[0])
    scene.goods(0, resources=0).turn(0)
    assert scene.compartment(0) == ["orange 1", "orange 2", "orange 3", "green 0"]


@clause("BA-1.4")
def test_open_dice_are_for_sale_and_a_secured_one_is_not() -> None:
    scene = Scene().dice(0, "grey 1").dice(1, "grey 2", secured="grey 3").damage("study", 2)
    assert scene.turn(0).offers("buy") == ["buy 1 grey 2"]


@clause("BA-1.4")
def test_several_robots_of_several_players_share_a_station() -> None:
    scene = Scene().robots(1, stations=[1, 4, 1])
    scene.perform(0, "to_station grey 2").play("station grey")
    assert [scene.crew(seat).stations[1] for seat in range(3)] == [3, 4, 1]


@clause("BA-1.4.1")
def test_a_hex_touches_at_most_six_others_and_is_touched_by_them() -> None:
    t = terrain(Scene().g)
    for place, around in enumerate(t.around):
        assert around.bit_count() <= 6
        assert all(has(t.around[other], place) for other in bits(around))


@clause("BA-1.4.1")
@pytest.mark.parametrize(
    ("hex", "neighbours"),
    [
        # The apex: before, behind, both sides on its strip and on the strip nearer.
        ("4C", {"3C", "5C", "4B", "3B", "4D", "3D"}),
        # Toward the apex also one strip farther out, away from it also one strip nearer.
        ("4B", {"3B", "5B", "4A", "3A", "4C", "5C"}),
        ("4D", {"3D", "5D", "4C", "5C", "4E", "3E"}),
        ("4A", {"3A", "5A", "4B", "5B"}),
        ("4E", {"3E", "5E", "4D", "5D"}),
        ("1C", {"2C", "1B", "1D"}),
        ("7A", {"6A", "7B"}),
    ],
)
def test_the_neighbours_of_a_hex(hex: str, neighbours: set[str]) -> None:
    scene = Scene()
    t = terrain(scene.g)
    assert {t.ids[place] for place in bits(t.around[t.place[hex]])} == neighbours


@clause("BA-1.4.2")
def test_a_player_board_has_a_grid_six_slots_and_three_cells() -> None:
    crew = look(start(2), 0).crews[0]
    assert [cell.id for cell in crew.grid] == [f"{c}{r}" for r in "123" for c in "abc"]
    assert [line.id for line in crew.beside] == [
        "row1", "row2", "row3", "col_a", "col_b", "col_c"
    ]  # fmt: skip
    assert [C.removed_cells[cell.id].colour for cell in crew.cells] == list(COLOURS)
    assert [cell.missions for cell in crew.cells] == [(), (), ()]


@clause("BA-1.4.3")
def test_robots_not_in_use_are_their_players_alone() -> None:
    scene = Scene().robots(0, break_room=16, stations=[0, 0, 0]).ravagers("study", "R03")
    scene.panel("", "", "Oa1").act(0, "orange 1", "study")
    assert scene.crew(0).supply == 1
    others = [scene.crew(seat).supply for seat in (1, 2)]
    scene.perform(1, "gain robot 1")
    assert (scene.crew(0).supply, scene.crew(1).supply) == (1, others[0] - 1)
    assert scene.crew(2).supply == others[1]


@clause("BA-1.5")
def test_damage_becomes_debris_of_whoever_repairs_it() -> None:
    scene = Scene().damage("study", 1).goods(0, debris=0).act(0, "grey 1", "repair").play("store")
    assert scene.damage_at("study") == 0
    assert scene.crew(0).debris == 1
    assert look(scene.g, None).actions[0].damage == 0


@clause("BA-1.5")
def test_damage_that_goes_to_the_supply_is_nobodys() -> None:
    scene = Scene().storage("orange", dice=1, damaged=1).robots(0, stations=[1, 0, 0])
    scene.goods(0, debris=0).reroll(0)
    assert scene.state.damaged == [0, 0, 0]
    assert [scene.crew(seat).debris for seat in range(3)] == [0, 1, 1]


# --- 2 pieces ------------------------------------------------------------------------------------


@clause("BA-2.1", "BA-12.4")
def test_robots_run_out_and_nothing_else_does() -> None:
    scene = Scene().robots(0, break_room=13, stations=[1, 1, 1])
    assert scene.crew(0).supply == 0
    scene.perform(0, "gain robot 2, gain ship 21, gain resource 41, gain debris 31")
    assert scene.owns(0) == {"vp": 5, "resources": 42, "debris": 32, "ships": 22, "break_room": 13}


@clause("BA-2.1")
def test_a_player_has_sixteen_robots_wherever_they_are() -> None:
    scene = Scene().ship(0, "4B", "5C").mission(0, "O01", "3B")
    crew = scene.crew(0)
    assert crew.break_room + sum(crew.stations) + crew.supply + 3 == 16
    assert scene.violations() == []


@clause("BA-2.2")
@pytest.mark.parametrize(("shown", "hidden"), [(0, 2), (2, 0), (1, 3), (3, 1)])
def test_debris_turns_a_die_to_the_opposite_face(shown: int, hidden: int) -> None:
    scene = Scene().dice(0, f"grey {shown}").ship(0, "3A").hand(0, "G01").damage("study", 2)
    scene.turn(0).play(f"use grey {shown}", "flip")
    assert scene.heard(log.DieFlipped) == [log.DieFlipped(0, "grey", hidden)]
    assert scene.crew(0).debris == 0
    if hidden:
        scene.play("act repair")
        assert scene.heard(log.Acted) == [log.Acted(0, "repair", hidden)]


@clause("BA-2.2")
def test_dice_show_0_1_1_2_3_3() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(400):
        rolled.update(value_of(die) for crew in start(4, seed).state.crews for die in crew.dice)
    share = {face: rolled[face] / rolled.total() for face in range(4)}
    assert share == pytest.approx({0: 1 / 6, 1: 1 / 3, 2: 1 / 6, 3: 1 / 3}, abs=0.03)


# --- 3.1 by number of players --------------------------------------------------------------------


@clause("BA-3.1")
@pytest.mark.parametrize(
    ("players", "dice", "strips", "out", "angel"),
    [(1, 4, 5, 12, 3), (2, 4, 5, 12, 3), (3, 5, 7, 6, 4), (4, 6, 7, 0, 4)],
)
def test_what_is_used_by_number_of_players(
    players: int, dice: int, strips: int, out: int, angel: int
) -> None:
    g = start(players)
    s = g.state
    assert len(s.strips) == strips
    assert len(s.ravager_box) == out
    assert s.angel // 5 + 1 == angel
    held = Counter(colour_of(die) for crew in s.crews for die in crew.dice)
    assert [s.stored[colour] + held[colour] for colour in range(3)] == [dice] * 3
    assert GAME.violations(g) == []


@clause("BA-3.1")
def test_the_cards_in_the_box_are_seen_by_nobody_and_vary() -> None:
    boxes = {tuple(c.face for c in start(3, seed).state.ravager_box.cards) for seed in SEEDS}
    assert len(boxes) == len(SEEDS)
    assert all(card.seen == 0 for card in start(3).state.ravager_box.cards)


@clause("BA-3.1.1")
@pytest.mark.parametrize(("players", "left"), [(1, 15), (2, 14), (3, 19), (4, 24)])
def test_the_ravager_deck_of_the_first_turn(players: int, left: int) -> None:
    s = start(players).state
    assert len(s.ravager_deck) == left
    assert sum(len(pile) for pile in s.ravagers) == 2
    hands = [len(crew.hand[RAVAGER]) for crew in s.crews]
    assert hands == [1] * players + [0] * (len(s.crews) - players)


# --- 3.2 the table -------------------------------------------------------------------------------


@clause("BA-3.2.1")
@pytest.mark.parametrize("players", COUNTS)
def test_dice_that_nobody_rolled_lie_undamaged_in_their_storages(players: int) -> None:
    s = start(players).state
    dice = C.settings.players[str(players)].dice
    assert s.stored == [dice - len(s.crews)] * 3
    assert s.damaged == [0, 0, 0]


@clause("BA-3.2.2")
def test_strips_their_order_and_their_sides_vary() -> None:
    boards = [start(2, seed).state.strips for seed in SEEDS]
    assert len(set(boards)) > len(SEEDS) - 3
    used = {side for board in boards for side in board}
    assert used == set(C.sides)
    assert all(len({C.sides[side].strip for side in board}) == 5 for board in boards)


@clause("BA-3.2.2")
@pytest.mark.parametrize("players", COUNTS)
def test_the_marker_lies_on_the_farthest_strip_and_the_black_angel_in_the_centre(
    players: int,
) -> None:
    view = look(start(players), None)
    assert [strip.marker for strip in view.strips] == [False] * (len(view.strips) - 1) + [True]
    assert not any(strip.spes for strip in view.strips)
    centre = view.strips[len(view.strips) // 2]
    assert view.angel == centre.hexes[2].id
    assert all(not hex.card and not hex.ships for strip in view.strips for hex in strip.hexes)


@clause("BA-3.2.3")
def test_nobody_has_pieces_of_the_supply_but_the_first_goods() -> None:
    crew = start(4).state.crews[start(4).state.first]
    assert (crew.resources, crew.debris, crew.ships) == (1, 1, 1)
    assert (crew.fleet, crew.missions, crew.debris_cells) == (0, 0, 0)


@clause("BA-3.2.4")
def test_three_tokens_of_different_colours_open_the_panel_in_random_order() -> None:
    assert C.ship_board.panel == (2, 2, 1, 1, 1, 1)
    orders = set()
    for seed in SEEDS:
        s = start(3, seed).state
        assert s.panel[3:] == ["", "", ""]
        orders.add(tuple(C.technologies[token].colour for token in s.panel[:3]))
        assert [len(stack) for stack in s.stacks] == [15, 15, 15]
    assert len(orders) == 6
    assert all(set(order) == set(COLOURS) for order in orders)


@clause("BA-3.2.4", "BA-10.1")
def test_tokens_lie_normal_side_up_in_the_game_without_experts() -> None:
    scene = Scene().panel("", "", "Oa1").act(0, "orange 1", "study")
    scene.play("install Oa1 orange_down")
    assert scene.crew(0).improved == 0
    view = look(scene.g, 0)
    assert not any(cell.improved for crew in view.crews for cell in crew.grid)


@clause("BA-3.2.5")
def test_four_advanced_tokens_lie_open_and_twelve_are_a_hidden_stack() -> None:
    s = start(3).state
    assert len(s.advanced) == 4
    assert all(token in C.advanced for token in s.advanced)
    assert len(s.advanced_stack) == 12
    assert all(card.seen == 0 for card in s.advanced_stack.cards)
    assert len({tuple(start(3, seed).state.advanced) for seed in SEEDS}) > 30


@clause("BA-3.2.6")
@pytest.mark.parametrize("players", COUNTS)
def test_three_decks_of_missions_less_those_dealt(players: int) -> None:
    s = start(players).state
    assert [len(deck) for deck in s.decks] == [20 - players] * 3
    for colour, deck in zip(COLOURS, s.decks, strict=True):
        assert {C.missions[card.face].colour for card in deck.cards} == {colour}
    decks = {tuple(c.face for c in start(players, seed).state.decks[0].cards) for seed in SEEDS}
    assert len(decks) == len(SEEDS)


@clause("BA-3.2.7")
def test_two_ravagers_come_aboard_with_a_damage_each() -> None:
    for seed in SEEDS:
        s = start(3, seed).state
        assert [len(pile) for pile in s.ravagers] == s.damage
        assert sum(s.damage) == 2
        for action, pile in enumerate(s.ravagers, 1):
            assert all(C.ravagers[card].action == action for card in pile)


@clause("BA-3.2.7")
def test_two_ravagers_of_one_number_degrade_their_action() -> None:
    doubled = [s for s in (start(3, seed).state for seed in range(60)) if 2 in s.damage]
    assert doubled
    for s in doubled:
        assert len(s.ravagers[s.damage.index(2)]) == 2


# --- 3.3 each player -----------------------------------------------------------------------------


@clause("BA-3.3.1")
def test_the_card_slots_and_the_cells_are_empty() -> None:
    for crew in look(start(4), None).crews:
        assert {line.back for line in crew.beside} == {""}
        assert {cell.token for cell in crew.cells} == {""}


@clause("BA-3.3.2")
def test_players_begin_with_five_points() -> None:
    assert [crew.vp for crew in start(4).state.crews] == [5] * 4


@clause("BA-3.3.3")
def test_players_begin_with_eight_robots_in_use() -> None:
    for crew in start(4).state.crews:
        assert (crew.break_room, crew.stations, crew.supply) == (5, [1, 1, 1], 8)


@clause("BA-3.3.4")
def test_starting_technologies_lie_at_random_in_the_marked_cells() -> None:
    orders = set()
    for seed in SEEDS:
        s = start(4, seed).state
        for crew in s.crews:
            assert [i for i, token in enumerate(crew.grid) if token] == [0, 4, 8]
            orders.add(tuple(C.tokens[crew.grid[i]].colour for i in (0, 4, 8)))
    assert len(orders) == 6


@clause("BA-3.3.4")
def test_all_players_have_the_same_three_starting_technologies() -> None:
    for crew in start(4).state.crews:
        effects = {C.tokens[t].colour: C.tokens[t].effect for t in crew.grid if t}
        assert effects == {
            "orange": "gain ship 1",
            "grey": "gain robot 1",
            "green": "to_station any 1",
        }


@clause("BA-3.3.5")
def test_each_hand_has_a_mission_of_each_colour_and_a_ravager() -> None:
    for crew in start(4).state.crews:
        assert [len(zone) for zone in crew.hand] == [1, 1, 1, 1]
        for colour, zone in zip(COLOURS, crew.hand, strict=False):
            assert C.missions[zone.cards[0].face].colour == colour
        assert crew.hand[RAVAGER].cards[0].face in C.ravagers


@clause("BA-3.3.6")
def test_the_first_player_begins_with_one_of_each_good() -> None:
    s = start(4).state
    crew = s.crews[s.first]
    assert (crew.resources, crew.debris, crew.ships) == (1, 1, 1)


# --- 3.4 before the first turn -------------------------------------------------------------------


@clause("BA-3.4.1")
def test_the_first_player_is_drawn_and_everybody_can_be() -> None:
    assert {start(4, seed).state.first for seed in SEEDS} == {0, 1, 2, 3}
    assert {start(2, seed).state.first for seed in SEEDS} == {0, 1}


@clause("BA-3.4.1", "BA-5.1")
def test_turns_go_clockwise_from_the_first_player_round_after_round() -> None:
    g = next(g for g in (start(3, seed) for seed in SEEDS) if g.state.first == 2)
    asked: list[tuple[int, int]] = []
    while len(asked) < 7:
        if g.question is not None and g.question.kind() == "take_turn":
            asked.append((g.state.round, g.seat))
            g.apply(g.offers[-1])  # B: the last offer
        else:
            g.apply(g.offers[0])
    assert asked == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1), (3, 2)]
    assert g.state.first == 2


@clause("BA-3.4.2")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_rolls_a_die_of_each_colour_into_the_open_zone(players: int) -> None:
    for crew in start(players).state.crews:
        assert [colour_of(die) for die in crew.dice] == [0, 1, 2]
        assert crew.secured == NONE


@clause("BA-3.4.3")
def test_goods_of_the_bonus_by_turn_order() -> None:
    s = start(4, 5).state
    seats = [(s.first + i) % 4 for i in range(4)]
    crews = [s.crews[seat] for seat in seats]
    owned = [(crew.resources, crew.debris, crew.ships) for crew in crews]
    assert owned == [(1, 1, 1), (2, 1, 1), (2, 2, 1), (2, 1, 2)]


@clause("BA-3.4.3", "BA-12.11")
def test_the_third_and_the_fourth_may_secure_a_die_for_nothing_with_all_rolls_in_sight() -> None:
    g = start(4)
    third, fourth = (g.state.first + 2) % 4, (g.state.first + 3) % 4
    assert all(len(crew.dice) == 3 for crew in g.state.crews)
    assert (g.question.kind(), g.seat) == ("secure_die", third)  # type: ignore[union-attr]
    resources = g.state.crews[third].resources
    g.apply(g.offers[1])
    assert g.state.crews[third].secured != NONE
    assert len(g.state.crews[third].dice) == 2
    assert g.state.crews[third].resources == resources
    assert (g.question.kind(), g.seat) == ("secure_die", fourth)  # type: ignore[union-attr]
    g.submit(fourth, GAME.notation.parse("pass"))
    assert g.state.crews[fourth].secured == NONE
    assert (g.question.kind(), g.seat) == ("take_turn", g.state.first)  # type: ignore[union-attr]


@clause("BA-3.4.3")
@pytest.mark.parametrize("players", [1, 2])
def test_with_fewer_players_nobody_is_asked_to_secure(players: int) -> None:
    g = start(players)
    assert g.question is not None
    assert g.question.kind() == "take_turn"

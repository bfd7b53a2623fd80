"""The content pack: what is printed or public stays as it is, and a bad pack says what is wrong."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel.components import (
    APEX,
    CELLS,
    WIDTH,
    Part,
    hex_id,
    neighbours,
)
from orrery.games.black_angel.effects import COLOURS, Secure, parse
from orrery.kernel import LANGUAGES, FastChance, Item, OrreryError
from tests.clauses import clause
from tests.games.black_angel.packs import changed, load

C = load()
ITEMS: dict[str, Item] = {item.id: item for _, item in C.pack.components}
PARTS: dict[str, Part] = {id: item for id, item in ITEMS.items() if isinstance(item, Part)}


# --- counts --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("things", "count"),
    [
        (C.missions, 60),
        (C.technologies, 48),
        (C.starting, 12),
        (C.advanced, 16),
        (C.ravagers, 30),
        (C.hal_cards, 12),
        (C.sides, 14),
        (C.strips, 7),
        (C.peoples, 3),
        (C.actions, 6),
        (C.aids, 4),
        (C.difficulties, 4),
        (C.lines, 6),
        (C.removed_cells, 3),
        (C.grid.arrows["black"], 2),
        (C.faces, 6),
    ],
)
def test_the_box_holds_what_the_rulebook_counts(things: Any, count: int) -> None:
    assert len(things) == count


def test_cards_tokens_and_arrows_by_colour() -> None:
    for colour in COLOURS:
        assert len(C.decks[colour]) == 20
        assert len(C.stacks[colour]) == 16
        assert len(C.grid.arrows[colour]) == 2


def test_decks_and_stacks_hold_each_card_and_token_once() -> None:
    assert sorted(id for deck in C.decks.values() for id in deck) == sorted(C.missions)
    assert sorted(id for stack in C.stacks.values() for id in stack) == sorted(C.technologies)
    assert sorted(id for ids in C.starting_sets for id in ids) == sorted(C.starting)


@clause("BA-2.1")
def test_pieces_and_which_of_them_are_limited() -> None:
    found = {piece.id: (piece.count, piece.limited) for piece in C.pieces.values()}
    assert found == {
        "black_angel": (1, True),
        "ship_figures": (20, False),
        "robot_figures": (64, True),
        "dice": (18, True),
        "resource_pieces": (40, False),
        "cubes": (30, False),
        "player_discs": (8, True),
        "first_player": (1, True),
    }


@clause("BA-2.2")
def test_a_die_has_the_faces_0_1_1_2_3_3_and_opposite_ones_differ_by_2() -> None:
    assert sorted(C.faces) == [0, 1, 1, 2, 3, 3]
    assert C.flip == {0: 2, 2: 0, 1: 3, 3: 1}


# --- names and sources ---------------------------------------------------------------------------


def test_every_component_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        table = GAME.names(C, language)
        assert set(table) == set(ITEMS)
        assert all(name.strip() for name in table.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_components_share_a_name_but_the_starting_technologies_of_the_players(
    language: str,
) -> None:
    table = GAME.names(C, language)
    once = Counter(name for id, name in table.items() if id not in C.starting)
    assert [name for name, number in once.items() if number > 1] == []
    sets = [tuple(table[id] for id in ids) for ids in C.starting_sets]
    assert len(set(sets)) == 1


def test_russian_names_are_russian() -> None:
    for id, name in GAME.names(C, "ru").items():
        assert any("а" <= letter <= "я" for letter in name.lower()), id


RULEBOOK = {
    "melurien": ("Meluriens", "Мелурианцы"),
    "xhavit": ("Xhavits", "Ксавиты"),
    "tsoth": ("Tsoths", "Тсоты"),
    "spes": ("Spes", "Спес"),
    "hal": ("Hal", "Эал"),
    "study": ("Study technology", "Изучение технологии"),
    "repair": ("Repair the Black Angel", "Ремонт «Чёрного ангела»"),
    "destroy": ("Destroy Ravagers", "Уничтожение Разорителей"),
    "ship_board": ("Ship board", "План «Чёрного ангела»"),
    "player_board": ("Player board", "Планшет игрока"),
}
"""Names that the Russian rulebook prints, with the English ones."""


@pytest.mark.parametrize("id", RULEBOOK)
def test_a_name_of_the_rulebook_is_kept(id: str) -> None:
    assert (PARTS[id].en, PARTS[id].ru) == RULEBOOK[id]
    assert PARTS[id].name_source == "rulebook"


def test_the_names_of_cards_and_tokens_are_ours() -> None:
    for group in (C.missions, C.technologies, C.starting, C.advanced, C.ravagers):
        assert {part.name_source for part in group.values()} == {"reconstructed"}


def test_what_the_rulebook_prints_whole_is_marked_so_and_nothing_else() -> None:
    assert {id for id, item in ITEMS.items() if item.source == "rulebook"} == {
        "O02", "Ea1", "A3a", "A4a", "aid1", *C.peoples, *C.difficulties, *C.lines, *C.pieces,
    }  # fmt: skip
    assert not any(part.tuned for part in PARTS.values() if part.source == "rulebook")


# --- attested values -----------------------------------------------------------------------------

FACTS: list[tuple[Mapping[str, Part], str, str, object]] = [
    (C.missions, "O02", "colour", "orange"),
    (C.missions, "O02", "kind", "permanent"),
    (C.missions, "O02", "technologies", ("orange", "grey")),
    (C.missions, "O02", "reward", "gain vp 1"),
    (C.missions, "O02", "effect", "gain ship 1, gain vp 1"),
    (C.technologies, "Oa1", "colour", "orange"),
    (C.technologies, "Oa1", "effect", "gain ship 1"),
    (C.technologies, "Ga1", "colour", "grey"),
    (C.technologies, "Ga1", "effect", "gain vp 1"),
    (C.technologies, "Ea1", "colour", "green"),
    (C.technologies, "Ea1", "effect", "gain vp 1"),
    (C.technologies, "Ea1", "improved", "set_die 3"),
    (C.advanced, "A3a", "effect", "score 2 tech_green"),
    (C.advanced, "A4a", "effect", "score 2 ravagers_hand"),
    (C.ravagers, "R01", "effect", "pay mission 1"),
    (C.ravagers, "R05", "effect", "damage 1"),
    *(
        (C.actions, id, field, value)
        for id, colour, kind in (
            ("study", "orange", "study"),
            ("repair", "grey", "repair"),
            ("destroy", "green", "destroy"),
            ("ship_orange", "orange", "ship"),
            ("ship_grey", "grey", "ship"),
            ("ship_green", "green", "ship"),
        )
        for field, value in (("colour", colour), ("kind", kind))
    ),
    (PARTS, "ship_board", "advanced_slots", 4),
    (PARTS, "ship_board", "advanced_price", 2),
    (PARTS, "ship_board", "damage_slots", 2),
    (PARTS, "ship_board", "ravager_slots", 3),
    (PARTS, "player_board", "cap", 4),
    (PARTS, "player_board", "cap_mission", 2),
    (PARTS, "hal", "failed", 3),
    (PARTS, "hal", "comet", 3),
    (PARTS, "hal", "removed", 3),
    (PARTS, "hal", "sold", 1),
]
"""(parts, id, field, value): what printed and public sources give, as it stands in the data."""
TOLD = {
    "ship_board": {"first 3 prices"},
    "player_board": {"three cells"},
    "hal": {"rates.resource"},
    "repair": {"grey at 3"},
    "aid3": {"secure 1"},
    "aid4": {"secure 1"},
    **{side: {"five hexes"} for side in C.sides},
}
"""What is attested of a part without being a field; tests below show each."""


@pytest.mark.parametrize(
    ("parts", "id", "field", "value"), FACTS, ids=[f"{id}-{field}" for _, id, field, _ in FACTS]
)
def test_an_attested_value_is_kept(
    parts: Mapping[str, Part], id: str, field: str, value: object
) -> None:
    assert getattr(parts[id], field) == value


def test_the_data_marks_as_attested_what_is_and_nothing_else() -> None:
    expected: dict[str, set[str]] = {id: set(told) for id, told in TOLD.items()}
    for _, id, field, _ in FACTS:
        expected.setdefault(id, set()).add(field)
    assert {id: set(part.attested) for id, part in PARTS.items() if part.attested} == expected


@clause("BA-6.5.1")
def test_the_first_slots_of_the_panel_cost_2_2_1_and_three_at_least_cost_1() -> None:
    assert C.ship_board.panel[:3] == (2, 2, 1)
    assert C.ship_board.panel.count(1) >= 3


@clause("BA-3.4.3")
def test_the_first_aid_gives_nothing_and_the_last_two_secure_a_die() -> None:
    assert C.aids["aid1"].effect == ""
    bonuses = [C.effects[C.aid[turn].id] for turn in (2, 3, 4)]
    secured = [effect for bonus in bonuses for effect in bonus if isinstance(effect, Secure)]
    assert secured == [Secure(1), Secure(1)]
    assert all(bonuses)


def test_hal_gains_a_point_for_a_resource() -> None:
    assert C.hal.rates.resource == 1


@clause("BA-11.6.2")
def test_the_difficulties_are_hals_first_points() -> None:
    assert C.hal_start == {"low": 0, "normal": 5, "high": 10, "extreme": 15}


# --- numbers by players --------------------------------------------------------------------------


def test_setup_by_number_of_players() -> None:
    found = {n: (p.dice, p.strips, p.ravagers_removed) for n, p in C.settings.players.items()}
    assert found == {"1": (4, 5, 12), "2": (4, 5, 12), "3": (5, 7, 6), "4": (6, 7, 0)}


@pytest.mark.parametrize(("players", "left"), [(1, 15), (2, 14), (3, 19), (4, 24)])
def test_the_ravager_deck_that_is_left_when_the_first_turn_begins(players: int, left: int) -> None:
    removed = C.settings.players[str(players)].ravagers_removed
    dealt = C.settings.ravagers_aboard + players * C.settings.start.ravagers
    assert len(C.ravagers) - removed - dealt == left


@pytest.mark.parametrize(("players", "strip"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_the_black_angel_begins_on_the_central_strip(players: int, strip: int) -> None:
    assert GAME.start(players, FastChance(1)).state.angel // WIDTH + 1 == strip


def test_what_each_player_begins_with() -> None:
    start = C.settings.start
    assert (start.vp, start.break_room, start.station) == (5, 5, 1)
    assert (start.resources, start.debris, start.ships) == (1, 1, 1)
    assert (start.missions, start.ravagers, start.dice) == (1, 1, 1)
    assert C.settings.robots == 16


def test_limits_and_prices() -> None:
    found = C.settings
    assert (found.hand_limit, found.ships_at) == (6, 2)
    assert (found.die_price, found.secure_price) == (1, 1)
    assert (found.penalty, found.damaged_die) == (1, 1)
    assert (found.exchange, found.expert_draw) == (2, 2)


# --- cards and tokens ----------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_a_deck_has_as_many_permanent_as_temporary_missions(colour: Any) -> None:
    kinds = Counter(C.missions[id].kind for id in C.decks[colour])
    assert kinds == {"permanent": 10, "temporary": 10}


def test_missions_bring_technologies_of_all_colours_alike() -> None:
    brought = Counter(colour for m in C.missions.values() for colour in m.technologies)
    assert set(brought.values()) == {30}
    assert Counter(len(m.technologies) for m in C.missions.values()) == {1: 30, 2: 30}


def test_two_missions_share_each_effect_and_the_second_brings_one_technology_more() -> None:
    for deck in C.decks.values():
        for first, second in zip(deck[::2], deck[1::2], strict=True):
            a, b = C.missions[first], C.missions[second]
            assert (a.effect, a.kind) == (b.effect, b.kind)
            assert (len(a.technologies), len(b.technologies)) == (1, 2)


def test_two_tokens_share_each_normal_side_and_differ_in_the_improved_one() -> None:
    for stack in C.stacks.values():
        for first, second in zip(stack[::2], stack[1::2], strict=True):
            a, b = C.technologies[first], C.technologies[second]
            assert a.effect == b.effect
            assert a.improved != b.improved


def test_the_starting_sets_are_alike_and_have_every_colour() -> None:
    sets = [[(C.tokens[id].colour, C.tokens[id].effect) for id in ids] for ids in C.starting_sets]
    assert all(found == sets[0] for found in sets)
    assert {colour for colour, _ in sets[0]} == set(COLOURS)


def test_some_advanced_technologies_are_alike() -> None:
    assert sorted(Counter(C.scores.values()).values()) == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2]
    assert len(C.scores) == 16


def test_every_action_has_five_ravagers_all_different() -> None:
    by_action: dict[int, list[str]] = {}
    for ravager in C.ravagers.values():
        by_action.setdefault(ravager.action, []).append(ravager.effect)
    assert {n: len(effects) for n, effects in by_action.items()} == dict.fromkeys(range(1, 7), 5)
    assert all(len(set(effects)) == 5 for effects in by_action.values())
    assert set(Counter(r.effect for r in C.ravagers.values()).values()) == {5}


def test_the_tables_of_effects_follow_the_texts() -> None:
    assert C.effects["O02"] == parse("gain ship 1, gain vp 1")
    assert C.rewards["O02"] == parse("gain vp 1")
    assert C.boosts["Ea1"] == parse("set_die 3")
    assert C.effects["sE1"] == parse("to_station any 1")
    assert C.effects["aid1"] == ()


def test_hals_halves_are_of_two_colours_each_pair_twice() -> None:
    pairs = Counter((card.top.colour, card.bottom.colour) for card in C.hal_cards.values())
    assert pairs == dict.fromkeys(itertools.permutations(COLOURS, 2), 2)
    halves = [half for card in C.hal_cards.values() for half in (card.top, card.bottom)]
    assert Counter((half.action, half.way) for half in halves) == {
        ("ship", None): 12,
        ("study", "advanced"): 2, ("study", "panel"): 2,
        ("repair", "clockwise"): 2, ("repair", "counterclockwise"): 2,
        ("destroy", "clockwise"): 2, ("destroy", "counterclockwise"): 2,
    }  # fmt: skip


# --- boards --------------------------------------------------------------------------------------


@clause("BA-4.1", "BA-4.2")
def test_actions_by_number_and_the_third_is_grey() -> None:
    assert [action.id for action in C.clockwise] == [
        "study", "ship_orange", "repair", "ship_grey", "ship_green", "destroy",
    ]  # fmt: skip
    assert C.clockwise[2].colour == "grey"


def test_the_example_of_destroying_ravagers_has_none_at_its_own_action() -> None:
    # Marina pays for no Ravager, and there are some at the actions 2, 3, 4 and 5.
    assert C.actions["destroy"].number not in (2, 3, 4, 5)


@clause("BA-1.2")
def test_the_peoples_and_their_sites() -> None:
    found = {p.colour: (p.id, p.site_en, p.site_ru) for p in C.peoples.values()}
    assert found == {
        "orange": ("melurien", "Melurien planet", "планета мелурианцев"),
        "grey": ("xhavit", "Xhavit station", "станция ксавитов"),
        "green": ("tsoth", "Tsoth ship", "корабль тсотов"),
    }


def test_the_grid_by_cell_numbers() -> None:
    assert C.grid.start == (0, 4, 8)
    assert C.grid.lines["row2"] == (3, 4, 5)
    assert C.grid.lines["col_b"] == (1, 4, 7)
    assert C.grid.paths["orange_down"] == (0, 3, 6)
    assert C.grid.paths["grey_left"] == (2, 1, 0)
    assert C.grid.arrows["black"] == ("black_down", "black_left")
    removed = {cell.id: cell.colour for cell in C.removed_cells.values()}
    assert removed == {"cell_orange": "orange", "cell_grey": "grey", "cell_green": "green"}


def test_starting_technologies_stand_one_in_each_row_and_column() -> None:
    assert all(len(set(C.grid.start) & set(cells)) == 1 for cells in C.grid.lines.values())


def test_every_cell_lies_in_a_row_and_a_column() -> None:
    cells = Counter(cell for line in C.grid.lines.values() for cell in line)
    assert cells == dict.fromkeys(range(len(CELLS)), 2)


# --- the space board -----------------------------------------------------------------------------


def xy(place: int) -> tuple[float, float]:
    """Where a hex lies when the strips are drawn as chevrons."""
    strip, column = divmod(place, WIDTH)
    return 1.5 * (column - APEX), math.sqrt(3) * (strip + abs(column - APEX) / 2)


@pytest.mark.parametrize("strips", [5, 7])
def test_neighbours_are_the_hexes_that_touch(strips: int) -> None:
    places = range(strips * WIDTH)
    for a in places:
        touching = [b for b in places if abs(math.dist(xy(a), xy(b)) - math.sqrt(3)) < 1e-9]
        assert neighbours(strips)[a] == tuple(touching)


def test_a_hex_in_the_middle_has_six_neighbours_and_one_at_the_edge_four() -> None:
    near = neighbours(5)
    assert [len(near[2 * WIDTH + column]) for column in range(WIDTH)] == [4, 6, 6, 6, 4]


def test_a_hex_keeps_its_name_when_strips_slide() -> None:
    assert hex_id(4, APEX) == "4C"
    assert hex_id(1, 0) == "1A"


def test_each_strip_has_a_front_and_a_back() -> None:
    for number, (front, back) in enumerate(C.strips, 1):
        assert (C.sides[front].strip, C.sides[front].side) == (number, "front")
        assert (C.sides[back].strip, C.sides[back].side) == (number, "back")
        assert (C.reverse[front], C.reverse[back]) == (back, front)


def test_sides_have_five_hexes_and_the_peoples_as_many_sites() -> None:
    assert {len(side.hexes) for side in C.sides.values()} == {5}
    kinds = Counter(hex.kind for side in C.sides.values() for hex in side.hexes)
    assert kinds == {"orange": 18, "grey": 18, "green": 18, "asteroid": 16}


def test_ravager_ships_are_on_sites_where_cards_cover_them_and_on_asteroids() -> None:
    ships = [hex.kind for side in C.sides.values() for hex in side.hexes if hex.ravager]
    assert Counter("asteroid" if kind == "asteroid" else "site" for kind in ships) == {
        "site": 12,
        "asteroid": 9,
    }


def test_some_side_has_an_asteroid_under_the_black_angel() -> None:
    central = {side.id for side in C.sides.values() if side.hexes[APEX].kind == "asteroid"}
    assert central == {"strip1_front", "strip2_front", "strip5_front"}


def test_one_of_two_sites_of_a_colour_on_a_side_has_a_comet_and_no_other_hex_has() -> None:
    for side in C.sides.values():
        colours = Counter(hex.kind for hex in side.hexes if hex.kind != "asteroid")
        doubled = sorted(colour for colour, number in colours.items() if number == 2)
        assert sorted(hex.kind for hex in side.hexes if hex.comet) == doubled


def test_the_black_angel_is_never_walled_in_by_asteroids() -> None:
    near = neighbours(3)[WIDTH + APEX]
    for numbers in itertools.permutations(range(7), 3):
        for sides in itertools.product(*(C.strips[number] for number in numbers)):
            hexes = [hex for side in sides for hex in C.sides[side].hexes]
            assert any(hexes[place].kind != "asteroid" for place in near), sides


def test_spes_is_open_space() -> None:
    hex = C.spes.hex
    assert (hex.kind, hex.ravager, hex.comet) == ("open", False, False)


# --- bad packs -----------------------------------------------------------------------------------

UNKNOWN = "is no effect; known: activate,"
STRIP_1 = """hexes = [
  { kind = "orange", comet = true },
  { kind = "grey", ravager = true },
"""
BROKEN = [
    ("missions.toml", "[[mission]]", "[[mission", "missions.toml is not valid TOML: "),
    ("ravagers.toml", "[[ravager]]", "[[raider]]",
     "ravagers.toml, Ravagers, all: expected 30, found 29"),
    ("missions.toml", 'colour = "orange"', 'colour = "grey"',
     "missions.toml, missions by colour, orange: expected 20, found 19"),
    ("missions.toml", 'colour = "orange"', 'colour = "pink"',
     "missions.toml, mission[0] O01: Invalid enum value 'pink'"),
    ("technologies.toml", 'colour = "orange"', 'colour = "green"',
     "technologies.toml, technologies by colour, orange: expected 16, found 15"),
    ("technologies.toml", "set = 1", "set = 2",
     "technologies.toml, starting technologies by set, 1: expected 3, found 2"),
    ("technologies.toml", "set = 1", "set = 5",
     "technologies.toml, starting[0] sO1: Invalid enum value 5"),
    ("technologies.toml", "[[advanced]]", "[[distant]]",
     "technologies.toml, advanced technologies, all: expected 16, found 15"),
    ("hal.toml", "[[card]]", "[[cart]]", "hal.toml, cards, all: expected 12, found 11"),
    ("space.toml", 'side = "front"', 'side = "back"',
     "space.toml, sides by strip, 1 front: expected 1, found 0"),
    ("space.toml", 'colour = "orange"', 'colour = "grey"',
     "space.toml, peoples by colour, orange: expected 1, found 0"),
    ("boards.toml", "number = 1", "number = 2",
     "boards.toml, actions by number, 1: expected 1, found 0"),
    ("boards.toml", 'kind = "study"', 'kind = "ship"',
     "boards.toml, actions by kind, study: expected 1, found 0"),
    ("boards.toml", 'colour = "orange"\nkind = "ship"', 'colour = "grey"\nkind = "ship"',
     "boards.toml, ship actions by colour, orange: expected 1, found 0"),
    ("boards.toml", 'colour = "black"', 'colour = "grey"',
     "boards.toml, black arrows, black: expected 2, found 1"),
    ("boards.toml", "turn = 2", "turn = 1",
     "boards.toml, aids by turn, 1: expected 1, found 2"),
    ("hal.toml", 'level = "low"', 'level = "high"',
     "hal.toml, difficulties by level, low: expected 1, found 0"),
    ("setup.toml", "count = 64", "count = 60",
     "setup.toml, pieces, robot_figures: expected 64, found 60"),
    ("missions.toml", 'id = "O02"', 'id = "O01"',
     "missions.toml, mission O01: the id is used twice"),
    ("technologies.toml", 'id = "Oa1"', 'id = "O01"',
     "technologies.toml, O01: the id is used in missions.toml too"),
    ("missions.toml", 'id = "O01"', 'id = "O 1"',
     "missions.toml, O 1: expected an id of letters, digits and underscores"),
    ("boards.toml", 'id = "ship_orange"', 'id = "ship"',
     "boards.toml, ship: expected an id that means nothing else"),
    ("missions.toml", 'en = "Shipyard of the Sages I"\n', "",
     "missions.toml, mission[0] O01: Object missing required field `en`"),
    ("missions.toml", 'ru = "Верфь мудрецов I"', 'ru = " "',
     "missions.toml, mission O01: expected a name in en and ru"),
    ("space.toml", 'en = "Spes"', 'en = ""', "space.toml, spes spes: expected a name in en and ru"),
    ("space.toml", "[spes]", "[spas]", "space.toml, spes: Expected `object`, got `null`"),
    ("missions.toml", 'kind = "permanent"', 'kind = "permanent"\nvp = 3',
     "missions.toml, mission[0] O01: Object contains unknown field `vp`"),
    ("missions.toml", 'technologies = ["orange"]', "technologies = []",
     "missions.toml, O01: expected 1 or 2 technologies, found 0"),
    ("missions.toml", '"gain ship 1, gain vp 1"', '"gain boat 1, gain vp 1"',
     "missions.toml, O01: gain boat 1: good: Invalid enum value 'boat'"),
    ("missions.toml", '"gain ship 1, gain vp 1"', '"win ship 1"',
     f"missions.toml, O01: 'win ship 1' {UNKNOWN}"),
    ("missions.toml", '"gain ship 1, gain vp 1"', '""',
     "missions.toml, O01, effect: expected an effect"),
    ("missions.toml", '"gain ship 1, gain vp 1"', '"set_die 3"',
     "missions.toml, O01, effect: 'set_die 3' cannot stand here; expected gain, draw,"),
    ("missions.toml", '"pay resource 1, gain vp 3"', '"gain vp 3, pay resource 1"',
     "missions.toml, O05, effect: 'pay resource 1': expected the cost first, and once"),
    ("missions.toml", '"pay resource 1, gain vp 3"', '"pay resource 1"',
     "missions.toml, O05, effect: 'pay resource 1': expected what it pays for"),
    ("missions.toml", '"gain robot 1"', '"gain debris 1"',
     "missions.toml, O01, reward: 'gain debris 1': expected a reward of vp, robot,"),
    ("missions.toml", '"gain robot 1"', '"draw any 1"',
     "missions.toml, O01, reward: 'draw any 1' cannot stand here; expected gain"),
    ("technologies.toml", '"set_die 3"', '"gain vp 1"',
     "technologies.toml, Oa1, improved: 'gain vp 1' cannot stand here; expected any_colour,"),
    ("technologies.toml", 'effect = "gain ship 1"', 'effect = "activate 1"',
     "technologies.toml, Oa1, effect: 'activate 1' cannot stand here; expected gain, draw,"),
    ("technologies.toml", '"score 2 tech_orange"', '"score 2 tech_orange max=8"',
     "technologies.toml, A1a, effect: 'score 2 tech_orange 8': expected no max"),
    ("technologies.toml", '"score 2 tech_orange"', '"score 2 tech_orange, score 1 removed_tech"',
     "technologies.toml, A1a, effect: expected one effect, found 2"),
    ("ravagers.toml", '"pay mission 1"', '"pay mission 1, damage 1"',
     "ravagers.toml, R01, effect: expected one effect, found 2"),
    ("ravagers.toml", "action = 1", "action = 7",
     "ravagers.toml, ravager[0] R01: Invalid enum value 7"),
    ("boards.toml", '"gain resource 1"', '"draw any 1"',
     "boards.toml, aid2, effect: 'draw any 1' cannot stand here; expected gain, secure"),
    ("space.toml", STRIP_1, 'hexes = [\n  { kind = "grey", ravager = true },\n',
     "space.toml, strip1_front: expected 5 hexes, found 4"),
    ("space.toml", '{ kind = "orange", comet = true }', '{ kind = "orange" }',
     "space.toml, strip1_front: orange: expected one site, or two of which one has a comet"),
    ("space.toml", '{ kind = "asteroid" }', '{ kind = "asteroid", comet = true }',
     "space.toml, strip1_front: a comet on the kind 'asteroid': expected it on a site"),
    ("space.toml", '{ kind = "asteroid" }', '{ kind = "planet" }',
     "space.toml, side[0] strip1_front: Invalid enum value 'planet'"),
    ("boards.toml", "panel = [2, 2, 1, 1, 1, 1]", "panel = [2, 1, 1, 1, 1, 1]",
     "boards.toml, ship_board: panel: expected the prices 2, 2, then at least three 1"),
    ("boards.toml", "advanced_slots = 4", "advanced_slots = 17",
     "boards.toml, ship_board: advanced_slots 17: expected 1 to 16"),
    ("boards.toml", "damage_slots = 2", "damage_slots = 3",
     "boards.toml, ship_board: expected 2 damage_slots and 3 ravager_slots an action"),
    ("boards.toml", 'start = ["a1", "b2", "c3"]', 'start = ["a1", "b2", "d4"]',
     "boards.toml, player_board: start: expected three different cells a1 to c3"),
    ("boards.toml", 'path = ["a1", "a2", "a3"]', 'path = ["a1", "b2", "c3"]',
     "boards.toml, arrow orange_down: expected a path along a whole row or column"),
    ("boards.toml", 'cells = ["a1", "b1", "c1"]', 'cells = ["a1", "b1"]',
     "boards.toml, line row1: expected the cells of one of a1 b1 c1,"),
    ("boards.toml", 'cells = ["a1", "b1", "c1"]', 'cells = ["a2", "b2", "c2"]',
     "boards.toml, line: expected each row and each column once"),
    ("boards.toml", 'place = "left"', 'place = "bottom"',
     "boards.toml, line row1: expected rows at the left, columns at the bottom"),
    ("hal.toml", '{ colour = "orange", action = "study"', '{ colour = "green", action = "study"',
     "hal.toml, H01, top: study with a green die: expected orange"),
    ("hal.toml", 'action = "study", way = "advanced"', 'action = "study", way = "clockwise"',
     "hal.toml, H01, top: study, way 'clockwise': expected advanced or panel"),
    ("hal.toml", '{ colour = "grey", action = "ship" }',
     '{ colour = "grey", action = "ship", way = "panel" }',
     "hal.toml, H01, bottom: ship, way 'panel': expected nothing"),
    ("hal.toml", '{ colour = "grey", action = "ship" }', '{ colour = "orange", action = "ship" }',
     "hal.toml, H01: expected halves of different colours"),
    ("setup.toml", "die = [[0, 2], [1, 3], [1, 3]]", "die = [[0, 1], [1, 3], [2, 3]]",
     "setup.toml, settings.die: expected the opposite faces [0, 2], [1, 3], [1, 3]"),
    ("setup.toml", "robots = 16", "robots = 15", "setup.toml, settings.robots: expected 16"),
    ("setup.toml", "exchange = 2", "exchange = 0",
     "setup.toml, settings: Expected `int` >= 1 - at `$.exchange`"),
    ("setup.toml", "vp = 5", "vp = -5",
     "setup.toml, settings: Expected `int` >= 0 - at `$.start.vp`"),
    ("boards.toml", "[[line]]", """[[line]]
id = "row0"
en = "row 0"
ru = "ряд 0"
source = "rulebook"
place = "left"
cells = ["a1", "b1", "c1"]

[[line]]""", "boards.toml, line: expected each row and each column once"),
    ("setup.toml", "break_room = 5", "break_room = 14",
     "setup.toml, settings.start: expected no more than 16 robots"),
    ("setup.toml", "[settings.players.3]", "[settings.players.5]",
     "setup.toml, settings.players: expected 1, 2, 3, 4, found 1, 2, 4, 5"),
    ("setup.toml", "dice = 4\nstrips = 5", "dice = 4\nstrips = 6",
     "setup.toml, settings.players.1: strips 6: expected 3, 5 or 7"),
    ("setup.toml", "dice = 4\nstrips = 5", "dice = 7\nstrips = 5",
     "setup.toml, settings.players.1: dice 7: expected 1 to 6"),
    ("setup.toml", "ravagers_removed = 12", "ravagers_removed = 27",
     "setup.toml, settings.players.1: ravagers_removed 27: expected a deck to be left"),
]  # fmt: skip
"""(file, what is written there, what a broken pack has instead, what the error says)."""


def error(folder: Path) -> str:
    with pytest.raises(OrreryError) as raised:
        load(folder)
    return str(raised.value)


@pytest.mark.parametrize(("file", "old", "new", "says"), BROKEN, ids=[b[3] for b in BROKEN])
def test_a_broken_pack_says_in_one_line_what_was_expected_where(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    text = error(changed(tmp_path, file, old, new))
    assert says in text
    assert file in text
    assert "\n" not in text


def test_a_strip_of_asteroids_alone_has_no_way_out(tmp_path: Path) -> None:
    folder = changed(tmp_path, "space.toml", "[[side]]", "[[side]]")
    text = (folder / "space.toml").read_text(encoding="utf-8")
    start = text.index("hexes = [")
    wall = "hexes = [" + '{ kind = "asteroid" }, ' * 5
    (folder / "space.toml").write_text(
        text[:start] + wall + text[text.index("\n]", start) + 1 :], encoding="utf-8"
    )
    assert "space.toml, strip1_front: expected a way past asteroids to strip2_front" in error(
        folder
    )


def test_arrows_of_every_colour_are_needed(tmp_path: Path) -> None:
    folder = changed(tmp_path, "boards.toml", "[[aid]]", "[[aid]]")
    text = (folder / "boards.toml").read_text(encoding="utf-8")
    text = text.replace('colour = "green"\npath', 'colour = "grey"\npath')
    (folder / "boards.toml").write_text(text, encoding="utf-8")
    assert "boards.toml, arrows, green: expected 1 or more, found 0" in error(folder)


def test_a_pack_without_a_file_says_which(tmp_path: Path) -> None:
    folder = changed(tmp_path, "hal.toml", "[hal]", "[hal]")
    (folder / "hal.toml").unlink()
    assert error(folder).endswith("lacks the file hal.toml.")


def test_a_changed_pack_that_fits_is_loaded(tmp_path: Path) -> None:
    pack = load(changed(tmp_path, "missions.toml", '"gain robot 1"', '"gain robot 2"'))
    assert pack.rewards["O01"] == parse("gain robot 2")
    assert pack.pack.hash != C.pack.hash

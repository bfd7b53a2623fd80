"""BTS-1, 2: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.effects import LoseOre, Ore, parse
from orrery.games.beyond_the_sun.model import OFF, BtsOptions, Faction, G, berth, level_of, place_of
from orrery.kernel import ScriptedChance
from tests.clauses import clause
from tests.games.beyond_the_sun.scene import Scene

C = GAME.content()
SEEDS = range(40)
PLAYERS = (2, 3, 4)
UN, CROSS = 0, 3
"""Seats, when the mats are dealt in the order of the content."""


def start(
    players: int = 4,
    *,
    first: int = 0,
    mats: Sequence[int] = (0, 0, 0, 0),
    seed: int = 1,
    set: Literal["basic", "advanced"] = "basic",
) -> G:
    """A table at its first question; by default the mats are dealt in the order of the content."""
    chance = ScriptedChance({"first": [first], "mats": mats[:players]}, seed)
    return GAME.start(players, chance, BtsOptions(mats=set))


def dealt_ore(g: G) -> list[int]:
    """The ore at the start, without what the mats' own notes have given."""
    notes = [C.mat_extra[f.mat] for f in g.state.factions]
    gained = [
        sum(e.n for e in note if isinstance(e, Ore))
        - sum(e.n for e in note if isinstance(e, LoseOre))
        for note in notes
    ]
    return [f.ore - n for f, n in zip(g.state.factions, gained, strict=True)]


def at_random(players: int, seed: int) -> G:
    return GAME.start(players, ScriptedChance({}, seed))


def ships(g: G, f: Faction) -> list[tuple[int, str]]:
    ids = g.content.boards[g.state.players].ids
    return [(level_of(at), ids[place_of(at)]) for at, n in enumerate(f.ships) for _ in range(n)]


def distances(players: int) -> dict[str, int]:
    """How many jumps each place is from Sol."""
    board = C.boards[players]
    found, edge = {"SOL": 0}, ["SOL"]
    while edge:
        here = edge.pop(0)
        for jump in board.jumps(())[berth(board.index[here], 1)]:
            if jump.to not in found:
                found[jump.to] = found[here] + 1
                edge.append(jump.to)
    return found


# --- components ----------------------------------------------------------------------------------


@clause("BTS-1.1")
def test_46_technologies_of_four_levels_and_four_types_are_on_the_table() -> None:
    s = start().state
    dealt = [card for card in s.slots if card] + [c.face for deck in s.decks for c in deck.cards]
    cards = [C.technologies[card] for card in dealt]
    assert len(cards) == len(set(dealt)) == 46
    assert {card.level for card in cards} == {1, 2, 3, 4}
    assert {t for card in cards for t in card.types} == {
        "science", "economy", "military", "commerce",
    }  # fmt: skip


@clause("BTS-1.1")
def test_a_hybrid_belongs_to_two_types() -> None:
    assert {len(card.types) for card in C.technologies.values()} == {1, 2}
    assert set(C.technologies["t2_cloning"].types) == {"science", "economy"}


@clause("BTS-1.2")
def test_20_events_ten_of_each_level() -> None:
    s = start().state
    cards = [C.events[card.face] for card in (*s.events.cards, *s.unused_events.cards)]
    assert Counter(card.level for card in cards) == {2: 10, 3: 10}
    assert len({card.id for card in cards}) == 20


@clause("BTS-1.2")
@pytest.mark.parametrize(("event", "lasting"), [("e2_grant", ("e2_grant",)), ("e2_harvest", ())])
def test_an_event_with_an_arrow_stays_in_play(event: str, lasting: tuple[str, ...]) -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).event("A", event).faction(0, ore=2)
    scene.deck(2, "t2_plasma", "t2_human_exp")
    scene.turn(0).play("act research2.1", "pick t2_plasma")
    assert scene.state.lasting == lasting


@clause("BTS-1.2")
def test_some_events_that_stay_score_at_the_end() -> None:
    scene = Scene().faction(1, pop=5).lasting("e2_census")
    points = scene.points("score-events")
    assert points[1] > 0
    assert points == (0, points[1], 0, 0)


@clause("BTS-1.3")
def test_24_systems_form_two_decks_of_12() -> None:
    s = start().state
    cards = [card for card in s.cards if card] + [c.face for d in s.systems for c in d.cards]
    assert Counter(C.systems[card].deck for card in cards) == {"A": 12, "B": 12}
    assert len(set(cards)) == 24


@clause("BTS-1.3")
def test_one_side_of_the_map_is_for_two_players_and_one_for_more() -> None:
    assert C.boards[2].side is not C.boards[3].side
    assert C.boards[3].side is C.boards[4].side


@clause("BTS-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_systems_lie_nearer_to_sol_than_b_systems(players: int) -> None:
    far = distances(players)
    places = [p for p in C.boards[players].places if p.kind == "system"]
    a, b = ([far[p.id] for p in places if p.deck == deck] for deck in "AB")
    assert max(a) < min(b)


@clause("BTS-1.3")
def test_b_systems_ask_for_more_strength_and_score_more() -> None:
    a, b = ([s for s in C.systems.values() if s.deck == deck] for deck in "AB")
    assert sum(s.strength for s in a) < sum(s.strength for s in b)
    assert sum(s.vp for s in a) < sum(s.vp for s in b)


@clause("BTS-1.4")
def test_ten_achievements_two_basic_four_a_four_b() -> None:
    kinds = Counter(card.kind for card in C.achievements.values())
    assert kinds == {"basic": 2, "A": 4, "B": 4}


@clause("BTS-1.5")
def test_the_first_player_token_stays_all_game() -> None:
    g = start(2, first=1)
    for text in ("act grow_ore", "produce ore", "end") * 5:
        g.submit(g.seat, GAME.notation.parse(text))
    assert (g.state.round, g.state.first) == (3, 1)


@clause("BTS-1.5")
def test_four_tiles_cover_the_guilds() -> None:
    assert len(C.guilds) == 4
    assert start().state.guilds == ()


@clause("BTS-1.5")
def test_two_replacement_tiles_adapt_basic_spacefaring() -> None:
    printed, three, two = (C.basic_spaces[n] for n in (4, 3, 2))
    assert len({printed, three, two}) == 3


@clause("BTS-1.5")
def test_there_is_a_tech_table_in_the_advanced_variant_only() -> None:
    table = GAME.start(2, ScriptedChance({}), BtsOptions(tech_table=True)).state
    assert table.rows[0]
    assert start().state.rows == [None, None, None]


@clause("BTS-1.5", "BTS-4.7")
def test_ore_never_runs_out() -> None:
    scene = Scene().faction(0, ore=60).faction(1, ore=60)
    scene.turn(0).play("act grow_ore")
    assert scene.seat(0).ore == 61


@clause("BTS-1.6")
def test_each_faction_has_a_basic_and_an_advanced_mat() -> None:
    mats = Counter((mat.faction, mat.set) for mat in C.mats.values())
    assert mats == {(f, kind): 1 for f in C.factions for kind in ("basic", "advanced")}
    assert len(C.factions) == 4


@clause("BTS-1.6")
def test_each_faction_has_20_cubes_8_food_discs_8_ore_discs_and_a_pawn() -> None:
    for f in start().state.factions:
        assert f.pop + sum(f.supply) + sum(f.ships) == 20
        assert f.tracks == [8, 8]
        assert f.pawn == OFF


@clause("BTS-1.6")
def test_a_cube_changes_its_face_from_supply_to_population_to_ship() -> None:
    scene = Scene().faction(0, pop=0, ore=1, supply=[1, 0, 0, 0, 0]).ships(0, "4@DEEP")
    scene.turn(0).play("act grow_ore")
    assert (scene.seat(0).supply, scene.seat(0).pop) == ([0, 0, 0, 0, 0], 1)
    scene.turn(0).play("act build_jump.1", "build 1 SOL", "pass")
    assert (scene.seat(0).pop, scene.at("SOL", 0)) == (0, [1])


@clause("BTS-1.7")
def test_basic_mats_have_the_same_tracks_and_differ_in_their_start() -> None:
    mats = [mat for mat in C.mats.values() if mat.set == "basic"]
    assert len({(mat.growth, mat.ore, mat.columns) for mat in mats}) == 1
    assert len({(mat.ship, mat.extra) for mat in mats}) > 1
    assert not any(mat.abilities for mat in mats)


@clause("BTS-1.7")
def test_advanced_mats_have_tracks_of_their_own_and_abilities_a_and_b() -> None:
    mats = [mat for mat in C.mats.values() if mat.set == "advanced"]
    assert len({(mat.growth, mat.ore) for mat in mats}) == 4
    assert all([a.key for a in mat.abilities] == ["A", "B"] for mat in mats)


@clause("BTS-1.7")
def test_no_ability_of_an_advanced_mat_is_there_from_the_start() -> None:
    g = start(set="advanced")
    for seat in range(4):
        assert GAME.view(g, seat).factions[seat].abilities == ()  # type: ignore[attr-defined]


# --- common steps --------------------------------------------------------------------------------


@clause("BTS-2.1.1")
def test_the_four_level_i_technologies_lie_face_up_one_of_each_type() -> None:
    cards = start().state.slots[:4]
    assert sorted(cards) == ["t1_genetics", "t1_lasers", "t1_robotics", "t1_terraforming"]
    assert len({C.technologies[card].types for card in cards}) == 4


@clause("BTS-2.1.1")
def test_level_i_technologies_are_placed_at_random() -> None:
    assert len({tuple(at_random(2, seed).state.slots[:4]) for seed in SEEDS}) > 5


@clause("BTS-2.1.1")
def test_the_other_levels_are_shuffled_decks_whose_order_nobody_knows() -> None:
    g = start()
    assert [len(deck) for deck in g.state.decks] == [16, 16, 10]
    assert all(face is None for deck in g.state.decks for face in deck.faces(0))
    assert g.state.slots[4:] == [""] * 15
    for level in range(3):
        assert len({at_random(2, seed).state.decks[level].cards[0].face for seed in SEEDS}) > 5


@clause("BTS-2.1.2")
@pytest.mark.parametrize(
    ("slots", "fixed"),
    [(slice(0, 6), {"e2_lee", "e2_chaturvedi"}), (slice(6, 12), {"e3_kc24x", "e3_ono"})],
)
def test_two_fixed_events_and_four_random_ones_cover_a_level(slots: slice, fixed: set[str]) -> None:
    seen = set()
    for seed in SEEDS:
        covers = {card.face for card in at_random(4, seed).state.events.cards[slots]}
        assert fixed < covers
        assert len(covers) == 6
        seen |= covers
    assert len(seen) == 10


@clause("BTS-2.1.2")
def test_events_cover_the_slots_of_their_own_level_and_no_level_iiii_slot() -> None:
    g = start()
    tree = g.content.tree
    covers = dict(zip(tree.covered, g.state.events.cards, strict=True))
    assert all(C.events[card.face].level == tree.levels[slot] for slot, card in covers.items())
    assert {tree.levels[slot] for slot in covers} == {2, 3}


@clause("BTS-2.1.2")
def test_the_fixed_events_are_mixed_among_the_others() -> None:
    faces = [[c.face for c in at_random(4, seed).state.events.cards] for seed in SEEDS]
    assert {row.index("e2_lee") for row in faces} == set(range(6))


@clause("BTS-2.1.2")
def test_nobody_sees_the_events_on_the_board_or_those_left_out() -> None:
    s = start().state
    for seat in (0, 1, 2, 3, None):
        assert set(s.events.faces(seat)) == {None}
        assert set(s.unused_events.faces(seat)) == {None}
    assert len(s.unused_events) == 8


@clause("BTS-2.1.3")
def test_a_covered_guild_cannot_be_used() -> None:
    scene = Scene().technology("I1", "t1_lasers").faction(0, ore=9).turn(0)
    assert "act technocrats" not in scene.offers()
    assert scene.refusal("guild:technocrats").why.id == "why-guild-covered"


@clause("BTS-2.1.3")
def test_an_event_removes_the_cover_of_a_guild() -> None:
    scene = Scene().technology("I1", "t1_lasers", by=[0]).faction(0, ore=2)
    scene.event("A", "e3_kc24x").deck(2, "t2_plasma", "t2_human_exp").faction(1, ore=2)
    scene.turn(0).play("act research2.1", "pick t2_plasma", "produce ore", "end")
    assert "act technocrats" in scene.offers()


@clause("BTS-2.1.3")
def test_a_cover_shows_what_the_guild_will_do() -> None:
    for guild in C.guilds:
        assert C.guild_spaces[guild][0].action.effects
    assert C.guild_spaces["academy"][0].action.effects == parse("research III")


@clause("BTS-2.1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_slots_get_random_starting_systems(players: int) -> None:
    seen = set()
    for seed in SEEDS:
        g = at_random(players, seed)
        board = g.content.boards[players]
        cards = [g.state.cards[i] for i in board.systems if board.places[i].deck == "A"]
        assert len(set(cards)) == len(cards)
        seen.update(cards)
    assert seen == {card.id for card in C.systems.values() if card.start}


@clause("BTS-2.1.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_b_slots_get_the_top_of_the_shuffled_deck_b(players: int) -> None:
    seen = set()
    for seed in SEEDS:
        g = at_random(players, seed)
        board = g.content.boards[players]
        cards = [g.state.cards[i] for i in board.systems if board.places[i].deck == "B"]
        assert {C.systems[card].deck for card in cards} == {"B"}
        seen.update(cards)
    assert len(seen) == 12


@clause("BTS-2.1.4")
def test_the_other_systems_are_shuffled_decks_that_nobody_knows() -> None:
    g = start()
    assert [len(deck) for deck in g.state.systems] == [10, 10]
    assert {C.systems[c.face].deck for c in g.state.systems[0].cards} == {"A"}
    assert all(face is None for deck in g.state.systems for face in deck.faces(0))
    assert len({at_random(4, seed).state.systems[0].cards[0].face for seed in SEEDS}) > 5


@clause("BTS-2.1.5")
def test_both_basic_achievements_one_a_and_one_b_are_in_play() -> None:
    seen: set[str] = set()
    for seed in SEEDS:
        cards = at_random(4, seed).state.achievements
        assert [C.achievements[card].kind for card in cards] == ["basic", "basic", "A", "B"]
        assert cards[:2] == ("a_empire", "a_transcendence")
        seen.update(cards)
    assert len(seen) == 10


@clause("BTS-2.1.6")
def test_17_cubes_are_supply_two_population_and_one_a_ship() -> None:
    for f in start().state.factions[1:]:
        assert (sum(f.supply), f.pop, sum(f.ships)) == (17, 2, 1)
        assert f.supply == list(C.mats[f.mat].columns)


@clause("BTS-2.1.6")
def test_discs_cover_all_but_the_leftmost_cell_of_each_track() -> None:
    g = start()
    for seat, f in enumerate(g.state.factions):
        view = GAME.view(g, seat).factions[seat]  # type: ignore[attr-defined]
        assert f.tracks == [8, 8]
        assert (view.growth, view.production) == (1, 1)
        assert f.automation == [0, 0, 0]


@clause("BTS-2.1.6")
def test_mats_are_dealt_at_random() -> None:
    seen = {tuple(f.mat for f in at_random(4, seed).state.factions) for seed in SEEDS}
    assert len(seen) > 10
    assert all(len(set(mats)) == 4 for mats in seen)


@clause("BTS-2.1.6")
def test_the_united_nations_begin_with_a_third_population_from_column_c() -> None:
    f = start().state.factions[UN]
    assert (f.pop, f.supply) == (3, [3, 3, 2, 4, 4])


@clause("BTS-2.1.6")
def test_the_ship_starts_in_sol_unless_the_mat_says_otherwise() -> None:
    g = start()
    for f in g.state.factions:
        ship = C.mats[f.mat].ship
        assert ships(g, f) == [(ship.level, ship.at)]
    assert ships(g, g.state.factions[UN]) == [(1, "SOL")]


@clause("BTS-2.1.6")
def test_the_southern_cross_begins_with_more_ore() -> None:
    (extra,) = parse(C.mats["scf_basic"].extra)
    assert isinstance(extra, Ore)
    assert start().state.factions[CROSS].ore == 2 + extra.n


@clause("BTS-2.1.6")
def test_advanced_mats_are_used_by_agreement() -> None:
    assert {C.mats[f.mat].set for f in start(set="advanced").state.factions} == {"advanced"}
    assert {C.mats[f.mat].set for f in start().state.factions} == {"basic"}


@clause("BTS-2.1.7")
def test_a_random_player_starts() -> None:
    assert {at_random(4, seed).state.first for seed in SEEDS} == {0, 1, 2, 3}
    assert all(at_random(4, seed).seat == at_random(4, seed).state.first for seed in range(5))


@clause("BTS-2.1.7")
def test_starting_ore_goes_by_the_seat_from_the_first_player() -> None:
    assert dealt_ore(start(first=2)) == [2, 2, 1, 1]
    assert dealt_ore(start(first=3)) == [1, 2, 2, 1]


@clause("BTS-2.1.7")
def test_four_advanced_mats_begin_with_ore_of_their_own() -> None:
    assert dealt_ore(start(set="advanced")) == [1, 0, 2, 3]
    assert dealt_ore(start(first=3, set="advanced")) == [0, 2, 3, 1]
    assert dealt_ore(start(players=3, set="advanced")) == [1, 1, 2]


# --- by number of players ------------------------------------------------------------------------


@clause("BTS-2.2")
@pytest.mark.parametrize(("players", "a", "b"), [(2, 1, 2), (3, 2, 2), (4, 2, 2)])
def test_the_map_has_its_slots(players: int, a: int, b: int) -> None:
    places = C.boards[players].places
    assert Counter(p.deck for p in places if p.deck) == {"A": a, "B": b}


@clause("BTS-2.2")
@pytest.mark.parametrize(("players", "ore"), [(2, [1, 1]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_starting_ore(players: int, ore: list[int]) -> None:
    assert dealt_ore(start(players)) == ore


@clause("BTS-2.2")
def test_the_disciples_are_not_used_by_two_players() -> None:
    def factions(players: int) -> set[str]:
        games = [at_random(players, seed).state for seed in SEEDS]
        return {C.mats[f.mat].faction for s in games for f in s.factions}

    assert factions(2) == {"un", "nishida", "southern_cross"}
    assert "disciples" in factions(3)


@clause("BTS-2.2", "BTS-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_spaces_of_basic_spacefaring_cost_one_ore_more(players: int) -> None:
    spaces = C.basic_spaces[players]
    assert sorted(s.surcharge for s in spaces if s.surcharge) == [1, 1]
    assert [s.id for s in spaces if s.unlimited] == ["grow_ore"]
    assert {s.holder for s in spaces} == {"research1", "research2", "build_jump", "grow_ore"}


@clause("BTS-2.2", "BTS-5.1")
def test_with_four_players_there_are_spaces_to_repeat_an_action() -> None:
    count = Counter(space.holder for space in C.basic_spaces[4])
    assert count["build_jump"] == 2
    assert count["research1"] >= 2


@clause("BTS-2.2", "BTS-3.3.3")
@pytest.mark.parametrize(("players", "slots"), [(2, 1), (3, 1), (4, 2)])
def test_the_second_slot_of_the_a_achievement_is_open_to_four_only(
    players: int, slots: int
) -> None:
    scene = Scene(players).achievements("a_industry", "a_postscarcity").claimed("a_industry", 1)
    scene.industrious(0).turn(0).play("act grow_ore", "produce ore")
    assert len(scene.state.claims[0]) == slots


@clause("BTS-2.2")
@pytest.mark.parametrize(("players", "discs"), [(2, 3), (3, 3), (4, 4)])
def test_the_number_of_discs_that_trigger_the_end(players: int, discs: int) -> None:
    assert C.settings.players[str(players)].end_discs == discs

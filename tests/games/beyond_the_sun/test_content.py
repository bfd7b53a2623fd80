"""The content pack: what is printed or public stays as it is, and a bad pack says what is wrong."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun.components import Card
from orrery.games.beyond_the_sun.model import berth
from orrery.kernel import LANGUAGES, FastChance, OrreryError, Pack
from orrery.kernel.effects import flat
from tests.clauses import clause
from tests.games.beyond_the_sun.packs import changed

C = GAME.content()
CARDS: dict[str, Card] = {
    **C.technologies, **C.events, **C.systems, **C.achievements, **C.guilds, **C.factions,
}  # fmt: skip


# --- counts --------------------------------------------------------------------------------------


@clause("BTS-1.1", "BTS-1.2", "BTS-1.3", "BTS-1.4", "BTS-1.5", "BTS-1.6")
@pytest.mark.parametrize(
    ("things", "count"),
    [
        (C.technologies, 46),
        (C.tree.ids, 19),
        (C.events, 20),
        (C.systems, 24),
        (C.achievements, 10),
        (C.guilds, 4),
        (C.factions, 4),
        (C.mats, 8),
        (C.sides, 2),
        (C.settings.automation, 7),
    ],
)
def test_the_box_holds_what_the_rulebook_counts(things: Any, count: int) -> None:
    assert len(things) == count


@clause("BTS-1.6")
def test_cubes_and_discs_of_a_faction() -> None:
    assert (C.settings.cubes, C.settings.discs) == (20, 8)
    for mat in C.mats.values():
        assert len(mat.columns) == 5
        assert sum(mat.columns) == 17


def test_slots_of_the_tree_by_level() -> None:
    assert Counter(C.tree.levels) == {1: 4, 2: 6, 3: 6, 4: 3}


def test_every_component_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        names = GAME.names(C, language)
        assert all(name.strip() for name in names.values())


# --- where names come from -----------------------------------------------------------------------

RULEBOOK = {
    "t1_lasers": ("Narrow-Beam Lasers", "Узконаправленные лазеры"),
    "t1_terraforming": ("Terraforming", "Терраформирование"),
    "t1_genetics": ("Advanced Genetics", "Продвинутая генетика"),
    "t1_robotics": ("Advanced Robotics", "Продвинутая робототехника"),
    "t2_plasma": ("Plasma Cannon", "Плазменная пушка"),
    "t2_human_exp": ("Human Experiments", "Эксперименты над людьми"),
    "t2_modular": ("Modular Fleet", "Модульный флот"),
    "t2_cloning": ("Mass Cloning", "Массовое клонирование"),
    "t2_outpost": ("Supply Outpost", "Аванпост снабжения"),
    "t2_spacetime": (
        "Spacetime Anomaly Studies",
        "Изучение пространственно-временных аномалий",
    ),
    "t3_quantum": ("Quantum Networking", "Квантовый обмен данными"),
    "t3_megastructures": ("Deep Space Megastructures", "Мегасооружения глубокого космоса"),
    "t3_ministry": ("Colonial Ministry", "Министерство колоний"),
    "t3_boosters": ("Hyperdrive Boosters", "Ускорители гипердвигателей"),
    "t3_android_rights": ("Android Rights Movement", "Движение за права андроидов"),
    "t3_planetary": ("Planetary Studies", "Планетарные исследования"),
    "e3_museum": ("Museum of Decommissioned Spaceships", "Музей списанных космических кораблей"),
    "e3_dyson": ("Dyson Sphere", "Сфера Дайсона"),
    "e3_enlightenment": ("Universal Enlightenment", "Всеобщее просвещение"),
    "s_barnard": ("Barnard's Star", "Звезда Барнарда"),
    "s_lalande": ("Lalande 21185", "Лаланд 21185"),
    "s_procyon": ("Procyon", "Процион"),
    "s_tauceti": ("Tau Ceti", "Тау Кита"),
    "s_sirius": ("Sirius", "Сириус"),
    "s_kapteyn": ("Kapteyn's Star", "Звезда Каптейна"),
    "s_ross154": ("Ross 154", "Росс 154"),
    "s_wise": ("WISE 1541-2250", "WISE 1541-2250"),
    "a_empire": ("Empire", "Империя"),
    "a_specialization": ("Specialization", "Специализация"),
    "terraforming": ("Terraforming Guild", "Гильдия терраформирования"),
    "technocrats": ("Technocrats Guild", "Гильдия технократов"),
    "un": ("United Nations", "Объединённые нации"),
    "nishida": ("Nishida-Østergaard Corporation", "Корпорация Нисиды — Эстергора"),
}
"""Names that the Russian rulebook prints; the English form is public or translated."""

PUBLIC = {
    "t2_hypercomputing": "Hypercomputing",
    "t2_biosynaptic": "Bio-Synaptic Network",
    "t3_stealth": "Stealth Terraforming",
    "t3_neoindustrial": "Neo-Industrial Revolution",
    "t3_armada": "Android Armada",
    "t3_blackmarket": "Black Market Industries",
    "t4_parallel": "Parallel Universe Generator",
    "t4_gigacorps": "Giga-Corporations",
    "t4_hq": "Galactic HQ",
    "t4_assimilation": "Mind/Machine Assimilation",
    "t4_empire": "Galactic Empire",
    "e2_lee": "Tyler Lee",
    "e2_chaturvedi": "Maya Chaturvedi",
    "e3_kc24x": "KC-24X",
    "e3_ono": "Ono",
    "s_61cygni": "61 Cygni",
    "a_transcendence": "Transcendence",
    "disciples": "Disciples of the Cosmic Tabernacle",
}
"""Names found in other public sources."""


@pytest.mark.parametrize("id", RULEBOOK)
def test_a_name_of_the_rulebook_is_kept(id: str) -> None:
    card = CARDS[id]
    assert (card.en, card.ru) == RULEBOOK[id]
    assert card.name_source == "rulebook"


@pytest.mark.parametrize("id", PUBLIC)
def test_a_public_name_is_kept(id: str) -> None:
    assert CARDS[id].en == PUBLIC[id]
    assert CARDS[id].name_source == "public"


def test_every_other_name_is_marked_as_ours() -> None:
    ours = {id for id, card in CARDS.items() if card.name_source == "reconstructed"}
    assert ours == set(CARDS) - set(RULEBOOK) - set(PUBLIC)


# --- attested values -----------------------------------------------------------------------------

LEVELS = {
    1: ["t1_lasers", "t1_terraforming", "t1_genetics", "t1_robotics"],
    2: ["t2_plasma", "t2_human_exp", "t2_modular", "t2_cloning", "t2_outpost", "t2_spacetime",
        "e2_lee", "e2_chaturvedi"],
    3: ["t3_quantum", "t3_megastructures", "t3_ministry", "t3_boosters", "t3_android_rights",
        "t3_planetary", "e3_kc24x", "e3_ono", "e3_museum", "e3_dyson", "e3_enlightenment"],
    4: ["t4_parallel"],
}  # fmt: skip

FACTS: list[tuple[Mapping[str, Card], str, str, object]] = [
    *((CARDS, id, "level", level) for level, ids in LEVELS.items() for id in ids),
    (C.technologies, "t1_lasers", "types", ("military",)),
    (C.technologies, "t1_terraforming", "types", ("commerce",)),
    (C.technologies, "t1_genetics", "types", ("economy",)),
    (C.technologies, "t1_robotics", "types", ("science",)),
    (C.technologies, "t1_genetics", "actions", ()),
    (C.technologies, "t2_plasma", "types", ("military",)),
    (C.events, "e2_lee", "forced", True),
    (C.events, "e2_chaturvedi", "forced", True),
    (C.events, "e3_kc24x", "forced", True),
    (C.events, "e3_ono", "forced", True),
    (C.systems, "s_lalande", "deck", "A"),
    (C.systems, "s_lalande", "bonus", "produce growth, produce ore, produce trade"),
    (C.systems, "s_procyon", "deck", "A"),
    (C.systems, "s_tauceti", "specs", ("food", "ore")),
    (C.systems, "s_tauceti", "seize", "shift_to_a 1"),
    (C.systems, "s_sirius", "seize", "ore 1"),
    (C.systems, "s_kapteyn", "deck", "B"),
    (C.systems, "s_kapteyn", "strength", 4),
    (C.systems, "s_kapteyn", "specs", ("food", "ore")),
    (C.systems, "s_ross154", "deck", "B"),
    (C.systems, "s_ross154", "displaces", True),
    (C.systems, "s_wise", "deck", "B"),
    (C.achievements, "a_empire", "kind", "basic"),
    (C.achievements, "a_empire", "measure", "colonies"),
    (C.achievements, "a_empire", "reach", 4),
    (C.achievements, "a_transcendence", "kind", "basic"),
    (C.achievements, "a_transcendence", "measure", "technologies_4"),
    (C.achievements, "a_transcendence", "reach", 1),
    (C.achievements, "a_specialization", "kind", "B"),
    (C.achievements, "a_specialization", "measure", "same_specs"),
    (C.factions, "disciples", "not_with_two", True),
    (C.factions, "un", "not_with_two", False),
]
"""(cards, id, field, value): what sections 2 to 7 of the facts give as they stand in the data."""


@pytest.mark.parametrize(
    ("cards", "id", "field", "value"), FACTS, ids=[f"{id}-{field}" for _, id, field, _ in FACTS]
)
def test_an_attested_value_is_kept(
    cards: Mapping[str, Card], id: str, field: str, value: object
) -> None:
    assert getattr(cards[id], field) == value


def action(card: str) -> fx.Effects:
    """The effects of the one action of a card or guild."""
    spaces = C.tech_spaces.get(card) or C.guild_spaces[card]
    assert len({space.action for space in spaces}) == 1
    return spaces[0].action.effects


def kinds(effects: fx.Effects) -> list[type]:
    return [type(effect) for effect in flat(effects)]


@pytest.mark.parametrize("card", ["t1_lasers", "t1_terraforming", "t2_plasma"])
def test_these_technologies_have_one_action_space(card: str) -> None:
    assert len(C.tech_spaces[card]) == 1


def test_plasma_cannon_has_an_immediate_bonus_and_human_experiments_match_military() -> None:
    assert C.immediate["t2_plasma"]
    assert "military" in C.technologies["t2_human_exp"].types


def test_modular_fleet_is_three_optional_builds_then_jump_3() -> None:
    *builds, jump = action("t2_modular")
    assert [type(effect) for effect in builds] == [fx.Optional] * 3
    assert all(kinds((effect,)) == [fx.Optional, fx.Build] for effect in builds)
    assert jump == fx.Jump(3)


def test_option_b_of_mass_cloning_and_no_other_contains_research() -> None:
    (choose,) = action("t2_cloning")
    assert isinstance(choose, fx.Choose)
    assert [label for label, do in choose.options if fx.contains_research(do)] == ["B"]


@pytest.mark.parametrize("card", ["t2_outpost", "t3_boosters"])
def test_these_upgrade_then_jump(card: str) -> None:
    assert kinds(action(card))[:2] == [fx.Upgrade, fx.Jump]


@pytest.mark.parametrize("card", ["t2_spacetime", "t3_megastructures", "technocrats"])
def test_these_actions_contain_research(card: str) -> None:
    assert fx.contains_research(action(card))


def test_the_research_of_spacetime_anomaly_studies_is_optional_and_of_level_iii() -> None:
    assert fx.Optional((fx.Research((3,)),)) in action("t2_spacetime")


def test_quantum_networking_copies_research() -> None:
    assert fx.CopyResearch in kinds(action("t3_quantum"))


def test_the_technocrats_pick_an_action_after_their_research() -> None:
    assert kinds(action("technocrats")) == [fx.ResearchThenAct]


def test_the_terraforming_guild_colonizes_for_1_ore_with_1_more_strength() -> None:
    assert action("terraforming") == (fx.Colonize(1),)
    assert C.guild_spaces["terraforming"][0].action.cost.ore == 1


def test_colonial_ministry_draws_from_deck_a() -> None:
    (draw,) = C.immediate["t3_ministry"]
    assert isinstance(draw, fx.DrawColony)
    assert draw.deck == "A"


def test_android_rights_movement_takes_supply_of_any_column() -> None:
    effects = (*C.immediate["t3_android_rights"], *action("t3_android_rights"))
    assert fx.GrowAny in kinds(effects)


def test_planetary_studies_research_a_varying_level() -> None:
    assert kinds(action("t3_planetary")) == [fx.ResearchScaled]


def test_neo_industrial_revolution_makes_two_level_3_ships_of_2_supply() -> None:
    assert action("t3_neoindustrial") == (fx.Build(3, "supply", 2, "yard"),)


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("t4_hq", fx.Upgrade),
        ("t4_gigacorps", fx.ReplaceStar),
        ("t3_blackmarket", None),
        ("t4_assimilation", None),
        ("s_61cygni", None),
    ],
)
def test_these_have_a_permanent_ability(card: str, does: type | None) -> None:
    found = [
        kind for option in C.abilities[card].options.values() for kind in kinds(option.effects)
    ]
    assert found
    assert does is None or found == [does]


def test_each_forced_event_opens_a_guild_of_its_own() -> None:
    forced = [event.id for event in C.events.values() if event.forced]
    assert forced == ["e2_lee", "e2_chaturvedi", "e3_kc24x", "e3_ono"]
    effects = [effect for event in forced for effect in C.event_effects[event]]
    opened = [effect.guild for effect in effects if isinstance(effect, fx.OpenGuild)]
    assert len(effects) == 4
    assert sorted(opened) == sorted(C.guilds)


def test_what_the_named_events_do() -> None:
    assert kinds(C.event_effects["e3_museum"]) == [fx.Museum]
    assert kinds(C.event_effects["e3_dyson"]) == [fx.Dyson]
    assert [kinds(space.action.effects) for space in C.dyson_spaces] == [[fx.TakeDyson]]
    assert kinds(C.event_effects["e2_rogue"]) == [fx.ExtraSystem]
    research = [e for e in flat(C.event_effects["e3_enlightenment"]) if isinstance(e, fx.Research)]
    assert 3 in research[0].levels


def test_what_the_named_systems_do() -> None:
    assert "ore" in C.systems["s_sirius"].specs
    private = [C.bonus["s_procyon"][0], C.bonus["s_wise"][0]]
    assert [e.levels for e in private if isinstance(e, fx.PrivateTech)] == [(2,), (3,)]
    (build,) = C.bonus["s_kapteyn"]
    assert isinstance(build, fx.Build)
    assert (build.source, build.n, build.at) == ("supply", 1, "deep")


def test_four_a_systems_are_starting_systems() -> None:
    assert [s.deck for s in C.systems.values() if s.start] == ["A"] * 4


def test_level_i_is_one_technology_of_each_type() -> None:
    first = [card.types for card in C.technologies.values() if card.level == 1]
    assert sorted(first) == [("commerce",), ("economy",), ("military",), ("science",)]


# --- mats and boards -----------------------------------------------------------------------------


@pytest.mark.parametrize("mat", [mat for mat in C.mats.values() if mat.set == "basic"])
def test_basic_tracks_show_what_the_examples_show(mat: Any) -> None:
    table = C.tracks[mat.id]
    assert (table.growth[8], table.ore[8]) == ((0,), 1)
    assert table.growth[8 - 5] == (0, 1, 2)
    assert table.ore[8 - 4] == 3


@pytest.mark.parametrize("mat", C.mats.values(), ids=C.mats)
def test_a_mat_shows_every_column_and_starts_with_two_population_and_a_ship(mat: Any) -> None:
    assert sorted(mat.growth.replace(".", "")) == list("ABCDE")
    assert mat.population == 2


def test_the_united_nations_take_a_cube_that_is_not_of_the_leftmost_column() -> None:
    (extra,) = C.mat_extra["un_basic"]
    assert isinstance(extra, fx.GrowAny)
    assert extra.column not in (None, "A")


def test_the_attested_abilities_stand_on_their_mats() -> None:
    assert {a.key: a.id for a in C.mats["un_adv"].abilities}["A"] == "un_a"
    assert {a.key: a.id for a in C.mats["no_adv"].abilities}["B"] == "no_b"


def test_starting_ore_and_the_end_by_number_of_players() -> None:
    found = {n: (s.start_ore, s.end_discs) for n, s in C.settings.players.items()}
    assert found == {"2": ((1, 1), 3), "3": ((1, 1, 2), 3), "4": ((1, 1, 2, 2), 4)}


def test_the_four_basic_actions() -> None:
    found = {b.id: (b.cost, b.effect) for b in C.basic.values()}
    assert found == {
        "research1": ("", "research I"),
        "research2": ("ore 2", "research II"),
        "build_jump": ("", "optional(build 1 pop 1 yard), jump 2"),
        "grow_ore": ("", "grow 1, ore 1"),
    }


def test_the_spaces_of_the_board_printed_for_four() -> None:
    spaces = Counter(space.holder for space in C.basic_spaces[4])
    assert spaces["research1"] >= 2
    assert spaces["build_jump"] == 2
    assert sum(space.surcharge for space in C.basic_spaces[4]) == 2


def test_with_two_level_i_cards_three_slots_are_open_and_one_needs_both() -> None:
    slots = {slot.id: slot for slot in C.tree.slots}
    reached = [s for s in slots.values() if s.level == 2 and set(s.after) <= {"I1", "I2"}]
    assert sorted(len(s.after) for s in reached) == [1, 1, 2]


def test_slots_need_one_or_two_prerequisites_or_two_of_three() -> None:
    for slot in C.tree.slots:
        needs = (len(slot.after), slot.need)
        assert needs in ({(0, 0)} if slot.level == 1 else {(1, 0), (2, 0), (3, 2)})
    assert any(slot.level == 4 and len(slot.after) == 3 for slot in C.tree.slots)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_system_slot_touches_a_shipyard_and_shipyards_have_specializations(
    players: int,
) -> None:
    board = C.boards[players]
    for place in board.systems:
        jumps = board.jumps(())[berth(place, 1)]
        near = {board.places[board.index[jump.to]].kind for jump in jumps}
        assert "shipyard" in near
    assert all(board.places[place].specs for place in board.shipyards)


# --- bad packs -----------------------------------------------------------------------------------

UNKNOWN = "is no effect; known: automate,"
BROKEN = [
    ("events.toml", "[[event]]", "[[event", "events.toml is not valid TOML: "),
    ("guilds.toml", "[[guild]]", "[[gild]]", "expected 4"),
    ("technologies.toml", "[[technology]]", "[[technologies]]",
     "technologies.toml, cards, technologies: expected 46, found 45"),
    ("systems.toml", 'deck = "A"', 'deck = "B"',
     "systems.toml, systems by deck, A: expected 12, found 11"),
    ("systems.toml", "start = true\n", "",
     "systems.toml, starting systems, A: expected 4, found 3"),
    ("events.toml", "forced = true\n", "",
     "events.toml, forced events by level, II: expected 2, found 1"),
    ("achievements.toml", 'kind = "A"', 'kind = "B"',
     "achievements.toml, achievements by kind, A: expected 4, found 3"),
    ("factions.toml", 'set = "basic"', 'set = "advanced"',
     "factions.toml, mats by set, basic: expected 4, found 3"),
    ("boards.toml", "level = 4", "level = 3",
     "boards.toml, slots by level, III: expected 6, found 7"),
    ("technologies.toml", 'id = "t1_genetics"', 'id = "t1_robotics"',
     "technologies.toml, technology t1_robotics: the id is used twice"),
    ("technologies.toml", 'en = "Advanced Robotics"\n', "",
     "technologies.toml, technology[0] t1_robotics: Object missing required field `en`"),
    ("technologies.toml", 'ru = "Продвинутая робототехника"\n', "",
     "technologies.toml, technology[0] t1_robotics: Object missing required field `ru`"),
    ("technologies.toml", 'en = "Advanced Robotics"', 'en = " "',
     "technologies.toml, technology t1_robotics: expected a name in en"),
    ("technologies.toml", 'types = ["science"]', 'types = ["alchemy"]',
     "technologies.toml, technology[0] t1_robotics: Invalid enum value 'alchemy'"),
    ("technologies.toml", "vp = 1", 'vp = "one"',
     "technologies.toml, technology[0] t1_robotics: Expected `int`, got `str`"),
    ("technologies.toml", "vp = 1", "vp = 1\ncolour = 3",
     "technologies.toml, technology[0] t1_robotics: Object contains unknown field `colour`"),
    ("technologies.toml", '"automate ore 1"', '"automaton ore 1"',
     f"technologies.toml, t1_robotics: 'automaton ore 1' {UNKNOWN}"),
    ("technologies.toml", '"automate ore 1"', '"automate copper 1"',
     "technologies.toml, t1_robotics: automate copper 1: track: Invalid enum value 'copper'"),
    ("technologies.toml", '"automate ore 1"', '"automate ore"',
     "technologies.toml, t1_robotics: automate ore: n is missing; expected automate TRACK N"),
    ("technologies.toml", '"automate ore 1"', '"jump 1 2"',
     "technologies.toml, t1_robotics: jump 1 2: '2' is too much; expected jump N"),
    ("technologies.toml", "research II discovered", "research V discovered",
     "t1_robotics: research V discovered: levels: 'V' is no level; expected I to IIII"),
    ("technologies.toml", 'cost = "ore 1"', 'cost = "ore one"',
     "technologies.toml, t1_robotics: cost 'ore one': expected 'ore N' or 'pop N'"),
    ("technologies.toml", 'cost = "ore 1"', 'cost = "gold 1"',
     "technologies.toml, t1_robotics: cost 'gold 1': expected 'ore N' or 'pop N'"),
    ("technologies.toml", 'cost = "ore 1"', 'cost = "ore 1, ore 2"',
     "technologies.toml, t1_robotics: cost 'ore 2': expected each kind once"),
    ("technologies.toml", "build 2 supply 1 deep", "build 2 supply 1 mars",
     "technologies.toml, t3_megastructures: build at 'mars': expected one of yard, sol, deep"),
    ("events.toml", "open_guild academy", "open_guild bakers",
     "events.toml, e2_chaturvedi: guild 'bakers': expected one of "
     "terraforming, academy, technocrats, visionaries"),
    ("events.toml", "edge DEEP SOL", "edge DEEP MARS",
     "events.toml, e3_wormhole: edge to 'MARS': expected a place of every side of the map"),
    ("systems.toml", "private_tech II 2", "private_tech I 2",
     "systems.toml, s_procyon: private_tech: expected level II or III"),
    ("factions.toml", 'faction = "un"', 'faction = "fun"',
     "factions.toml, mat un_basic: faction: 'fun': expected one of "
     "un, nishida, disciples, southern_cross"),
    ("factions.toml", "columns = [3, 3, 3, 4, 4]", "columns = [3, 3, 3, 4, 5]",
     "factions.toml, mat un_basic: columns, population and ship must use 20 cubes"),
    ("factions.toml", 'growth = "A.B.C.D.E"', 'growth = "A.B.C.D"',
     "factions.toml, mat un_basic: expected 9 cells on each track"),
    ("factions.toml", 'growth = "A.B.C.D.E"', 'growth = "A.B.C.D.F"',
     "factions.toml, mat un_basic: tracks use the letters A to E, 1 and '.'"),
    ("factions.toml", "cell = 3", "cell = 9",
     "factions.toml, mat un_adv: ability un_a, cell 9: expected 1 to 8"),
    ("boards.toml", 'after = ["I1"]', 'after = ["I9"]',
     "boards.toml, slot A: prerequisite 'I9' is no slot of the level before"),
    ("boards.toml", '["SOL", "A1"]', '["SOL", "A9"]',
     "boards.toml, side p34: line ['SOL', 'A9'] names an unknown place"),
    ("boards.toml", 'kind = "deep"', 'kind = "sol"',
     "boards.toml, side p34: expected a place DEEP of the kind deep"),
    ("boards.toml", 'kind = "system"\ndeck = "A"', 'kind = "system"',
     "boards.toml, side p34: place A1: expected the deck of its system cards, A or B"),
    ("boards.toml", 'specs = ["food"]\n', "",
     "boards.toml, side p34: place Y1: expected a specialization"),
    ("boards.toml", "{ 2 = [0], 3 = [0, 1],", "{ 2 = [0], 5 = [0, 1],",
     "boards.toml, basic research1: surcharges: expected a row for each of 2, 3, 4 players"),
    ("factions.toml", 'changes = "docks"', 'changes = "shipyards"',
     "factions.toml, mat[6] dct_adv: Invalid enum value 'shipyards'"),
    ("factions.toml", 'changes = "exchanges"', 'changes = "docks"',
     "factions.toml, mat un_adv: ability un_a, docks: expected no effect"),
    ("factions.toml", 'changes = "docks"', 'changes = "growth"',
     "factions.toml, mat dct_adv: ability dct_b, growth: expected an effect"),
    ("technologies.toml", 'out = ["science"]', "out = []",
     "technologies.toml, technology[0] t1_robotics: Expected `array` of length >= 1"),
    ("technologies.toml", 'out = ["science"]', 'out = ["science", "economy", "commerce"]',
     "technologies.toml, technology[0] t1_robotics: Expected `array` of length <= 2"),
    ("technologies.toml", 'immediate = "automate ore 1"', 'immediate = "patent 1"',
     "technologies.toml, t1_robotics: patent: only an event can say so"),
    ("technologies.toml", 'immediate = "automate ore 1"', 'immediate = "discount 1"',
     "technologies.toml, t1_robotics: discount: only an event can say so"),
    ("boards.toml", "4 = [0, 1] }", "4 = [1, 1] }",
     "boards.toml, basic, 4 players: expected 2 spaces that cost 1 ore more, found "
     "[0, 0, 0, 1, 1, 1]"),
    ("boards.toml", "4 = [0, 1] }", "4 = [0, 2] }",
     "boards.toml, basic, 4 players: expected 2 spaces that cost 1 ore more"),
    ("boards.toml", "[settings.players.3]", "[settings.players.5]",
     "boards.toml, settings.players: expected 2, 3, 4, found 2, 4, 5"),
    ("boards.toml", "advanced_ore = [1, 0, 2, 3]", "advanced_ore = [1, 0]",
     "boards.toml, settings.players.4: expected one advanced_ore a seat, or none"),
    ("boards.toml", "start_ore = [1, 1]", "start_ore = [1]",
     "boards.toml, settings.players.2: expected a known side and one start_ore a seat"),
    ("boards.toml", 'side = "p2"', 'side = "p9"',
     "boards.toml, settings.players.2: expected a known side and one start_ore a seat"),
]  # fmt: skip
"""(file, what is written there, what a broken pack has instead, what the error says)."""


@clause("BTS-1.1")
def test_the_46_technologies_may_be_split_over_the_levels_in_other_ways(tmp_path: Path) -> None:
    """The rulebook prints the sum only: here 5, 14, 17 and 10."""
    folder = changed(tmp_path, "technologies.toml", "level = 2\n", "level = 1\n")
    text = (folder / "technologies.toml").read_text(encoding="utf-8")
    (folder / "technologies.toml").write_text(
        text.replace("level = 2\n", "level = 3\n", 1), encoding="utf-8"
    )
    content = GAME.content(folder)
    assert Counter(t.level for t in content.technologies.values()) == {1: 5, 2: 14, 3: 17, 4: 10}
    play = GAME.start(3, FastChance(1), GAME.options(), pack=folder)
    choose = random.Random(1)
    while not play.over:
        play.apply(choose.choice(play.offers))
        assert GAME.violations(play) == []


def test_there_are_technologies_for_every_slot_and_every_private_one(tmp_path: Path) -> None:
    folder = changed(tmp_path, "technologies.toml", "level = 4\n", "level = 4\n")
    text = (folder / "technologies.toml").read_text(encoding="utf-8")
    (folder / "technologies.toml").write_text(
        text.replace("level = 2\n", "level = 3\n", 10), encoding="utf-8"
    )
    assert error(folder).endswith("technologies of level II: expected at least 7, found 6.")


def error(folder: Path) -> str:
    with pytest.raises(OrreryError) as raised:
        GAME.load(Pack.read(folder))
    return str(raised.value)


@pytest.mark.parametrize(("file", "old", "new", "says"), BROKEN, ids=[b[3] for b in BROKEN])
def test_a_broken_pack_says_in_one_line_what_was_expected_where(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    text = error(changed(tmp_path, file, old, new))
    assert says in text
    assert file in text
    assert "\n" not in text


def test_a_pack_without_a_file_says_which(tmp_path: Path) -> None:
    folder = changed(tmp_path, "guilds.toml", "[[guild]]", "[[guild]]")
    (folder / "guilds.toml").unlink()
    assert error(folder).endswith("lacks the file guilds.toml.")


def test_a_changed_pack_that_fits_is_played(tmp_path: Path) -> None:
    content = GAME.content(
        changed(tmp_path, "boards.toml", "guard_rounds = 60", "guard_rounds = 9")
    )
    assert content.settings.guard_rounds == 9

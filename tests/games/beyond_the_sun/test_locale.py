"""Every text of Beyond the Sun is in both languages, reads well, and none is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.games.beyond_the_sun.components import Change
from orrery.games.beyond_the_sun.effects import LANGUAGE, TYPES, Effects, say_effects
from orrery.games.beyond_the_sun.model import DISC_NAMES, BtsOptions
from orrery.games.beyond_the_sun.scoring import LINES
from orrery.kernel import LANGUAGES
from orrery.kernel.effects import flat
from tests.games.texts import GameTerms, GameTexts


class TestTexts(GameTexts):
    game = GAME
    effects = LANGUAGE.kinds
    score = tuple(line for line, _ in LINES)
    luck = ("luck-technologies", "luck-systems")
    more = frozenset(
        {
            *(f"type-{type}" for type in TYPES),
            *(f"disc-{disc}" for disc in DISC_NAMES),
            *(f"ability-{change.replace('_', '-')}" for change in get_args(Change)),
            "summary-ability-active",
            "summary-ability-covered",
            "effect-option",
        }
    )
    raw = frozenset(
        {id for id in GAME.names(GAME.content(), "en") if re.search(r"[_.]", id)}
        | {"SOL", "DEEP", "R1", "dyson"}
    )

    @pytest.mark.parametrize(
        ("players", "options"),
        [
            (2, BtsOptions()),
            (3, BtsOptions(mats="advanced", choose_mats=True)),
            (4, BtsOptions(mats="advanced", tech_table=True)),
        ],
        ids=["two", "three-advanced", "four-tech-table"],
    )
    def test_a_whole_game_is_said_without_a_flaw(self, players: int, options: BtsOptions) -> None:
        self.check_game(players, options)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_effect_of_the_content_is_said_without_a_flaw(self, language: str) -> None:
        all_effects = [effect for effects in every_effect() for effect in flat(effects)]
        self.check(say_effects(all_effects), language)


class TestTerms(GameTerms):
    game = GAME


def every_effect() -> Iterator[Effects]:
    """All effects of the content."""
    c = GAME.content()
    for table in (c.immediate, c.event_effects, c.seize, c.bonus, c.mat_extra):
        yield from table.values()
    yield from (space.action.effects for space in c.spaces[4].values())
    yield from (action.effects for own in c.abilities.values() for action in own.options.values())


@pytest.mark.parametrize(
    ("id", "n", "text"),
    [
        ("event-grew", 1, "Анна получает 1 кубик населения."),
        ("event-grew", 3, "Анна получает 3 кубика населения."),
        ("event-grew", 5, "Анна получает 5 кубиков населения."),
        ("event-grew", 11, "Анна получает 11 кубиков населения."),
        ("event-grew", 21, "Анна получает 21 кубик населения."),
        ("event-gained-ore", 1, "Анна получает 1 металл."),
        ("event-gained-ore", 5, "Анна получает 5 металла."),
        ("preview-points", 1, "1 очко движения"),
        ("preview-points", 2, "2 очка движения"),
        ("preview-points", 5, "5 очков движения"),
    ],
)
def test_russian_plurals_are_right(id: str, n: int, text: str) -> None:
    assert GAME.words("ru").tell(id, seat="Анна", n=n) == text


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ("jump 3", "jump 3", "прыжок на 3"),
        ("research I-III discovered", "research a discovered level I, II or III technology",
         "исследование открытой технологии уровня I, II или III"),
        ("grow_any 1 C", "+1 population from column C", "+1 население из столбца C"),
        ("grow_any 2", "+2 population from any columns", "+2 населения из любых столбцов"),
        ("automate food 2", "automate food ×2", "автоматизация производства еды ×2"),
        ("colonize 1", "colonize (strength +1)", "колонизация (сила +1)"),
        ("choose(A: ore 3 | B: grow 1, jump 1)", "choose A (+3 ore), B (+1 population, jump 1)",
         "на выбор A (+3 металла), B (+1 население, прыжок на 1)"),
        ("optional(build 3 supply 2 deep)",
         "optionally [build 2 level 3 ships from supply in Deep Space]",
         "по желанию [2 корабля уровня 3 из снабжения в глубоком космосе]"),
    ],
)  # fmt: skip
def test_effects_read_as_on_a_card(effect: str, english: str, russian: str) -> None:
    said = say_effects(GAME.content().effects("test", "test", effect))
    assert [GAME.words(language).say(said[0]) for language in LANGUAGES] == [english, russian]


def test_slots_columns_and_levels_keep_their_letters() -> None:
    """A slot, a column, a deck and a level may share a letter; none takes another's name."""
    for words in map(GAME.words, LANGUAGES):
        assert [words.name(letter) for letter in "ABCDEI"] == list("ABCDEI")


def test_the_rogue_planet_is_a_place_with_a_name() -> None:
    assert GAME.words("en").tell("move-colonize", place="R1") == "Colonize: Rogue Planet"

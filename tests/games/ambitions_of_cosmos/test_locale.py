"""Every text of Ambitions of Cosmos is in both languages, reads well, and none is left over."""

from __future__ import annotations

import re

import pytest

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos.effects import SHAPES, parse, say
from orrery.games.ambitions_of_cosmos.model import AocOptions
from orrery.games.ambitions_of_cosmos.victory import ENDINGS, RACES
from orrery.kernel import LANGUAGES
from tests.games.ambitions_of_cosmos.keen import liking
from tests.games.texts import GameTerms, GameTexts


class TestTexts(GameTexts):
    game = GAME
    score = tuple(id for id, _ in RACES)
    luck = ("luck-duels", "luck-holes")
    more = frozenset(
        {f"effect-{word.replace('_', '-')}" for word in SHAPES}
        | {f"ability-{id.replace('_', '-')}" for id in GAME.content().abilities}
        | {f"ending-{ending}" for ending in ENDINGS}
    )
    raw = frozenset(
        id
        for id in GAME.names(GAME.content(), "en")
        if re.search(r"[_0-9]", id) and not re.fullmatch(r"[A-H][1-8]", id)
    )

    @pytest.mark.parametrize("players", GAME.seats)
    def test_a_whole_game_is_said_without_a_flaw(self, players: int) -> None:
        self.check_game(players, AocOptions(nations="chosen"), liking)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_effect_of_the_content_is_said_without_a_flaw(self, language: str) -> None:
        texts = GAME.content().pack.texts.values()
        self.check((said for effects in texts for said in say(effects)), language)


class TestGlossary(GameTerms):
    game = GAME


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ("zone 1", "construction zone of all planets +1", "строительная зона всех планет +1"),
        ("unlock academy", "may build: Academy of Sciences", "можно строить: Академия Наук"),
        ("building_capital bank -1", "each Galactic Bank: -1 capital",
         "каждое здание «Галактический Банк»: -1 капитала"),
        ("ability second", "ability B of all ships is open",
         "способность Б всех кораблей открыта"),
        ("veto", "after the vote on the law: reverse the result",
         "после голосования за закон: обратить итог"),
    ],
)  # fmt: skip
def test_effects_read_as_on_a_card(effect: str, english: str, russian: str) -> None:
    [said] = say(parse(effect))
    assert [GAME.words(language).say(said) for language in LANGUAGES] == [english, russian]


@pytest.mark.parametrize(
    ("n", "text"), [(1, "Анна получает 1 жетон влияния."), (2, "Анна получает 2 жетона влияния."),
                    (5, "Анна получает 5 жетонов влияния.")]
)  # fmt: skip
def test_russian_plurals_are_right(n: int, text: str) -> None:
    assert GAME.words("ru").tell("event-influence-gained", seat="Анна", n=n) == text


def test_the_glossary_says_every_effect_text_and_ability() -> None:
    glossary = GAME.glossary(GAME.content())
    assert set(glossary.effects) == set(GAME.content().pack.texts)
    assert set(glossary.abilities) == set(GAME.content().abilities)

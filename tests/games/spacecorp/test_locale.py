"""Every text of SpaceCorp is in both languages, reads well, and none is left over."""

from __future__ import annotations

import re

import pytest

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.effects import LANGUAGE
from orrery.games.spacecorp.glossary import glossary
from orrery.games.spacecorp.model import ScOptions
from orrery.games.spacecorp.scoring import LINES
from orrery.kernel import LANGUAGES
from tests.games.spacecorp.keen import liking
from tests.games.texts import GameTerms, GameTexts

TOLD = glossary(GAME.content())


class TestTerms(GameTerms):
    game = GAME


class TestTexts(GameTexts):
    game = GAME
    effects = LANGUAGE.kinds
    score = LINES
    luck = ("luck-cards", "luck-tiles")
    more = frozenset(message.id for message in TOLD.abilities.values())
    raw = frozenset(id for id in GAME.names(GAME.content(), "en") if re.search(r"[_0-9]", id))

    @pytest.mark.parametrize("players", GAME.seats)
    def test_a_whole_game_is_said_without_a_flaw(self, players: int) -> None:
        self.check_game(players, ScOptions(), liking)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_all_that_the_content_says_is_said_without_a_flaw(self, language: str) -> None:
        self.check((said for text in TOLD.effects.values() for said in text), language)
        self.check(TOLD.abilities.values(), language)


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "колода пуста"),
        (1, "в колоде 1 карта"),
        (3, "в колоде 3 карты"),
        (25, "в колоде 25 карт"),
    ],
)
def test_russian_plurals_are_right(n: int, text: str) -> None:
    assert GAME.words("ru").tell("summary-deck", n=n) == text


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ("gain 2", "Gain 2T.", "Получите 2Т."),
        ("add build 2 starfarers=4", "Build: +2 (Starfarers: +4)",
         "Строительство: +2 (в третьей эре: +4)"),
        ("add explore 2", "Explore: +2", "Исследование: +2"),
        ("double move", "Move: the total is doubled.", "Перемещение: общее значение удваивается."),
        ("count 1 adaptations every=2", "+1T for every 2 Adaptations in play.",
         "+1Т за каждые 2 адаптации в игре."),
        ("whenever rival contract 2", "Each time an opponent fulfils a contract: +2T.",
         "Когда соперник выполняет контракт: +2Т."),
    ],
)  # fmt: skip
def test_an_effect_reads_as_on_the_card(effect: str, english: str, russian: str) -> None:
    from orrery.games.spacecorp.effects import parse
    from orrery.kernel.effects import say_effects

    (message,) = say_effects(parse(effect))
    assert GAME.words("en").say(message) == english
    assert GAME.words("ru").say(message) == russian

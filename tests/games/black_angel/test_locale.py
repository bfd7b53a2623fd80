"""Every text of Black Angel is in both languages, reads well, and none is left over."""

from __future__ import annotations

import re

import pytest

from orrery.games.black_angel import GAME
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel.effects import LANGUAGE, parse
from orrery.games.black_angel.model import HAL, BaOptions
from orrery.games.black_angel.scoring import LINES
from orrery.kernel import LANGUAGES, say_event
from orrery.kernel.effects import say_effects
from tests.games.black_angel.keen import liking
from tests.games.texts import GameTerms, GameTexts


class TestTexts(GameTexts):
    game = GAME
    effects = LANGUAGE.kinds
    score = tuple(line for line, _ in LINES)
    luck = ("luck-dice",)
    raw = frozenset(id for id in GAME.names(GAME.content(), "en") if re.search(r"[_0-9]", id))

    @pytest.mark.parametrize("players", GAME.seats)
    @pytest.mark.parametrize("expert", [False, True], ids=["normal", "expert"])
    def test_a_whole_game_is_said_without_a_flaw(self, players: int, expert: bool) -> None:
        self.check_game(players, BaOptions(expert=expert), liking)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_effect_of_the_content_is_said_without_a_flaw(self, language: str) -> None:
        texts = GAME.content().pack.texts.values()
        self.check((said for text in texts for said in say_effects(text)), language)


class TestGlossary(GameTerms):
    game = GAME


@pytest.mark.parametrize(
    ("good", "n", "text"),
    [
        ("resource", 1, "Анна получает 1 ресурс."),
        ("resource", 3, "Анна получает 3 ресурса."),
        ("ship", 5, "Анна получает 5 кораблей."),
        ("robot", 2, "Анна получает 2 роботов."),
        ("robot", 21, "Анна получает 21 робота."),
        ("debris", 1, "Анна получает 1 обломок."),
        ("vp", 4, "Анна получает 4 ПО."),
    ],
)
def test_russian_plurals_are_right(good: str, n: int, text: str) -> None:
    assert GAME.words("ru").tell("event-gained", seat="Анна", good=good, n=n) == text


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ("gain ship 1", "+1 ship", "получить 1 корабль"),
        ("gain resource 3", "+3 resources", "получить 3 ресурса"),
        ("draw any 1", "draw 1 mission of any colour", "взять 1 делегацию любого цвета"),
        ("to_station any 2", "move up to 2 robots to any station",
         "переместить до 2 роботов на любую станцию"),
        ("pay ravager 1", "discard 1 Ravager", "сбросить 1 карту Разорителя"),
        ("study any 1", "take 1 technology, ordinary or advanced",
         "взять 1 технологию, обычную или передовую"),
        ("repair 1 to=storage", "repair 1 (debris to storage)",
         "убрать 1 повреждение, обломок в хранилище"),
        ("destroy 1 vp=1", "destroy 1 Ravager for 1 VP each",
         "уничтожить 1 Разорителя, по 1 ПО за каждого"),
        ("score 2 tech_green max=8", "2 VP per green technology (at most 8)",
         "получить по 2 ПО за каждую зелёную технологию (не больше 8 ПО)"),
        ("set_die 3", "set the die to 3", "выставить на кубике 3"),
    ],
)  # fmt: skip
def test_effects_read_as_on_a_card(effect: str, english: str, russian: str) -> None:
    said = say_effects(parse(effect))
    assert [GAME.words(language).say(said[0]) for language in LANGUAGES] == [english, russian]


def test_the_glossary_says_every_effect_text() -> None:
    assert set(GAME.glossary(GAME.content()).effects) == set(GAME.content().pack.texts)


def test_hal_is_named_where_he_acts() -> None:
    message = say_event(log.Gained(HAL, "vp", 3))
    assert GAME.words("en").say(message) == "Hal gains 3 VP."
    assert GAME.words("ru").say(message) == "Эал получает 3 ПО."

"""What the content says by itself, for card faces and tooltips."""

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.games.beyond_the_sun import GAME
from orrery.kernel import LANGUAGES, Message, Pack

CONTENT = GAME.content()
WRITTEN = {"effect", "immediate", "seize", "extra"}
"""The keys of the content under which every text is an effect; `bonus` is one when it is text."""


def effect_texts(thing: Any, key: str = "") -> Iterator[str]:
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from effect_texts(value, name)
    elif isinstance(thing, list):
        for value in thing:
            yield from effect_texts(value, key)
    elif isinstance(thing, str) and thing and key in WRITTEN | {"bonus"}:
        yield thing


def test_every_effect_text_of_the_content_is_in_the_glossary_and_no_other() -> None:
    written = set(effect_texts(Pack.read(GAME.folder / "content").tables))
    assert len(written) > 50
    assert set(GAME.glossary(CONTENT).effects) == written


def test_an_effect_text_is_a_list_of_messages() -> None:
    said = GAME.glossary(CONTENT).effects["automate food 1, automate ore 1"]
    assert said == [
        Message("effect-automate", {"track": "food", "n": 1}),
        Message("effect-automate", {"track": "ore", "n": 1}),
    ]


def test_every_ability_of_a_mat_is_in_the_glossary() -> None:
    own = {ability for mat in CONTENT.mats.values() for ability in (a.id for a in mat.abilities)}
    assert set(GAME.glossary(CONTENT).abilities) == own


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_can_be_said(language: str) -> None:
    words = GAME.words(language)
    glossary = GAME.glossary(CONTENT)
    effects = (message for said in glossary.effects.values() for message in said)
    for message in [*effects, *glossary.abilities.values()]:
        assert words.has(message.id)
        assert "{" not in words.say(message)

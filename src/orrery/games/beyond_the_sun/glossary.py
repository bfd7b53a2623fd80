"""What the content says by itself: its effect texts and the abilities of the mats as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.beyond_the_sun.components import Components
from orrery.games.beyond_the_sun.events import say_effects
from orrery.games.beyond_the_sun.production import ENOUGH_EXCHANGES, EXCHANGE_BONUS
from orrery.kernel import Glossary, Message

ABILITIES: Mapping[str, Mapping[str, int]] = {
    "un_a": {"exchanges": ENOUGH_EXCHANGES, "ore": EXCHANGE_BONUS},
    "un_b": {"pop": 1},
    "no_a": {"ore": 1},
    "no_b": {},
    "dct_a": {"pop": 1},
    "dct_b": {},
    "scf_a": {"points": 1},
    "scf_b": {"ore": 1},
}
"""The numbers that the texts of the mats' abilities speak of."""


def glossary(content: Components) -> Glossary:
    return Glossary(
        effects={text: say_effects(content.texts[text]) for text in sorted(content.texts)},
        abilities={id: say_ability(content, id) for id in ABILITIES},
    )


def say_ability(content: Components, id: str) -> Message:
    """What an ability of an advanced mat does."""
    args: dict[str, Any] = dict(ABILITIES.get(id, {}))
    if id == "no_b":
        args["effects"] = say_effects(content.last_disc_reward)
    return Message(f"ability-{id.replace('_', '-')}", args)

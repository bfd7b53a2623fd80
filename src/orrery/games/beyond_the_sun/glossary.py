"""What the content says by itself: its effect texts and the abilities of the mats as messages."""

from __future__ import annotations

from itertools import chain

from orrery.games.beyond_the_sun.components import Components, MatAbility
from orrery.games.beyond_the_sun.effects import say_effects
from orrery.kernel import Glossary, Message


def glossary(content: Components) -> Glossary:
    own = chain(*(table.values() for table in content.mat_abilities.values()))
    abilities = {ability.id: say_ability(ability) for ability in own}
    return Glossary.of(content.pack.texts, say_effects, abilities)


def say_ability(own: MatAbility) -> Message:
    """What an ability of an advanced mat does."""
    args = {"n": own.n, "effects": say_effects(own.effects)}
    return Message(f"ability-{own.changes.replace('_', '-')}", args)

"""What effect texts and abilities say, for card faces and tooltips."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.components import Components
from orrery.games.ambitions_of_cosmos.effects import say
from orrery.kernel import Glossary, Message


def glossary(content: Components) -> Glossary:
    """Every effect text of the content, and every ability of a ship."""
    return Glossary(
        {text: say(effects) for text, effects in content.texts.items() if text},
        {
            ability.id: Message(f"ability-{ability.id.replace('_', '-')}", {"n": ability.n})
            for ability in content.abilities.values()
        },
    )

"""What effect texts and abilities say, for card faces and tooltips."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos.components import Components
from orrery.games.ambitions_of_cosmos.effects import say
from orrery.kernel import Glossary, Message
from orrery.kernel.frames import dashed


def glossary(content: Components) -> Glossary:
    """Every effect text of the content, and every ability of a ship."""
    return Glossary.of(
        content.pack.texts,
        say,
        {
            ability.id: Message(f"ability-{dashed(ability.id)}", {"n": ability.n})
            for ability in content.abilities.values()
        },
    )

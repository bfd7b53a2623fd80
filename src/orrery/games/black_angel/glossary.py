"""What the content says by itself: its effect texts as messages, for card faces and tooltips."""

from __future__ import annotations

from orrery.games.black_angel.components import Components
from orrery.games.black_angel.perform import say_effects
from orrery.kernel import Glossary


def glossary(content: Components) -> Glossary:
    texts = content.texts
    return Glossary(effects={text: list(say_effects(texts[text])) for text in sorted(texts)})

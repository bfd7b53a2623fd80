"""What cards say: abilities of ships, events and titles as messages."""

from __future__ import annotations

from orrery.games.xia.components import Components
from orrery.kernel import Glossary, Message
from orrery.kernel.frames import dashed


def say_deed(content: Components, title: str) -> Message:
    """XIA-19.1: what a captain has to have done."""
    facts = content.titles[title]
    return Message(f"deed-{dashed(facts.deed)}", {"n": facts.least})


def glossary(content: Components) -> Glossary:
    """Told by `ability:<id>`, `event:<id>` and `title:<id>`."""
    abilities = {f"ability:{id}": Message(f"ability-{dashed(id)}") for id in content.abilities}
    abilities |= {f"event:{id}": Message(f"card-{dashed(id)}") for id in content.events}
    abilities |= {f"title:{id}": say_deed(content, id) for id in content.titles}
    return Glossary(abilities=abilities)

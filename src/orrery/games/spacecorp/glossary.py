"""What the content says by itself: effects, Edges, bases and contracts as messages."""

from __future__ import annotations

from orrery.games.spacecorp.components import ERAS, Components, Contract, Side
from orrery.games.spacecorp.effects import Effects
from orrery.kernel import Glossary, Message
from orrery.kernel.game import fields_of


def say_effects(effects: Effects) -> tuple[Message, ...]:
    """A list of effects as messages, as on the card: `effect-gain` with the effect's fields."""
    return tuple(
        Message(f"effect-{str(e.__struct_config__.tag).replace('_', '-')}", fields_of(e))
        for e in effects
    )


def say_contract(contract: Contract, side: Side) -> Message:
    """What a contract asks for, on one side of the display."""
    facts = {"n": side.n, "where": list(contract.where)}
    return Message(f"goal-{contract.goal}", facts)


def say_edge(edge: str) -> Message:
    return Message(f"edge-{edge.replace('_', '-')}")


def say_base(base: str, era: str) -> Message:
    """SC-5.4, 12, 14: the line of the era's table."""
    return Message(f"base-{base.replace('_', '-')}", {"era": era})


def glossary(content: Components) -> Glossary:
    """Abilities are told by `edge:<id>`, `base:<id>:<era>` and `contract:<id>:<side>`."""
    abilities = {f"edge:{id}": say_edge(id) for id in content.edges}
    for id in content.bases:
        for era in ERAS:
            abilities[f"base:{id}:{era}"] = say_base(id, era)
    for id, contract in content.contracts.items():
        abilities[f"contract:{id}:few"] = say_contract(contract, contract.few)
        abilities[f"contract:{id}:many"] = say_contract(contract, contract.many)
    texts = content.texts
    return Glossary(
        effects={text: list(say_effects(texts[text])) for text in sorted(texts) if text},
        abilities=abilities,
    )

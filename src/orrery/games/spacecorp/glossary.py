"""What the content says by itself: effects, Edges, bases and contracts as messages."""

from __future__ import annotations

from orrery.games.spacecorp.components import ERAS, Components, Contract, Side
from orrery.kernel import Glossary, Message
from orrery.kernel.effects import say_effects
from orrery.kernel.frames import dashed


def say_contract(contract: Contract, side: Side) -> Message:
    """What a contract asks for, on one side of the display."""
    facts = {"n": side.n, "where": list(contract.where)}
    return Message(f"goal-{contract.goal}", facts)


def say_edge(edge: str) -> Message:
    return Message(f"edge-{dashed(edge)}")


def say_base(base: str, era: str) -> Message:
    """SC-5.4, 12, 14: the line of the era's table."""
    return Message(f"base-{dashed(base)}", {"era": era})


def glossary(content: Components) -> Glossary:
    """Abilities are told by `edge:<id>`, `base:<id>:<era>` and `contract:<id>:<side>`."""
    abilities = {f"edge:{id}": say_edge(id) for id in content.edges}
    for id in content.bases:
        for era in ERAS:
            abilities[f"base:{id}:{era}"] = say_base(id, era)
    for id, contract in content.contracts.items():
        abilities[f"contract:{id}:few"] = say_contract(contract, contract.few)
        abilities[f"contract:{id}:many"] = say_contract(contract, contract.many)
    return Glossary.of(content.pack.texts, say_effects, abilities)

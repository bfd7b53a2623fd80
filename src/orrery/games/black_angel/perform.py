"""How effects are carried out: each is registered by its chapter, and `Perform` runs a list.

A list runs from left to right. What stands in the way of an effect is told by the same function
that decides whether it may be chosen.
"""

from __future__ import annotations

from orrery.games.black_angel.components import Components
from orrery.games.black_angel.effects import Effects, Pay
from orrery.games.black_angel.model import G, Table
from orrery.kernel import Message, Why, effects
from orrery.kernel.effects import RuleBook, say_effects
from orrery.kernel.frozen import Frozen

RULES = RuleBook()
rule = RULES.rule


class Outlay(Frozen, gc=False):
    """BA-12.1: what will have been paid for a die before anything is done with it."""

    resources: int = 0
    debris: int = 0


NOTHING = Outlay()


def obstacle(g: G, seat: int, effects: Effects, spent: Outlay = NOTHING) -> Why | None:
    """Why this list cannot be carried out: a cost that cannot be paid, or nothing would change."""
    why = None
    for effect in effects:
        hinders = RULES[type(effect)].hinders
        found = hinders(g, seat, effect, spent) if hinders is not None else None
        if type(effect) is Pay:
            if found is not None:
                return found
        elif found is None:
            return None
        else:
            why = why or found
    return why


class Perform(effects.Perform[Table, Components]):
    """Carry out effects from left to right, as far as they can be."""

    rules = RULES
    effects: Effects
    must: bool = True
    """Whether a step of "up to" has to be taken: always when a die or an activation pays for it."""

    def spent(self, g: G) -> Outlay:
        return NOTHING

    def must_now(self, g: G, done: int) -> bool:
        return self.must


def preview_of(effects: Effects) -> tuple[Message, ...]:
    """What an offer says of effects."""
    return (Message("preview-effects", {"effects": say_effects(effects)}),)

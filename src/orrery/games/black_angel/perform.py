"""How effects are carried out: a rule for each kind, registered by its chapter, and `Perform`.

A list runs from left to right. What stands in the way of an effect is told by the same function
that decides whether it may be chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from orrery.games.black_angel.effects import Effect, Effects, Pay
from orrery.games.black_angel.model import G, TurnTask
from orrery.kernel import Frame, Message, Why
from orrery.kernel.frozen import Frozen
from orrery.kernel.game import fields_of

Frames = Sequence[Frame[Any, Any]] | None
"""What an effect leaves to be run, in order."""
Does = Callable[[G, int, Any, bool], Frames]
"""(g, seat, effect, must) -> frames still to run. `must`: at least one step has to be taken."""


class Outlay(Frozen, gc=False):
    """BA-12.1: what will have been paid for a die before anything is done with it."""

    resources: int = 0
    debris: int = 0


NOTHING = Outlay()
Hinders = Callable[[G, int, Any, Outlay], Why | None]
"""(g, seat, effect, spent) -> why it would change nothing once so much has been spent."""


class Rule(NamedTuple):
    does: Does
    hinders: Hinders


RULES: dict[type[Effect], Rule] = {}


def rule(kind: type[Effect], *, hinders: Hinders) -> Callable[[Does], Does]:
    """Register how an effect is done and what can stand in its way."""

    def register(does: Does) -> Does:
        RULES[kind] = Rule(does, hinders)
        return does

    return register


def obstacle(g: G, seat: int, effects: Effects, spent: Outlay = NOTHING) -> Why | None:
    """Why this list cannot be carried out: a cost that cannot be paid, or nothing would change."""
    why = None
    for effect in effects:
        found = RULES[type(effect)].hinders(g, seat, effect, spent)
        if type(effect) is Pay:
            if found is not None:
                return found
        elif found is None:
            return None
        else:
            why = why or found
    return why


def say_effects(effects: Effects) -> tuple[Message, ...]:
    """A list of effects as messages, as on the card: `effect-gain` with the effect's fields."""
    return tuple(
        Message(f"effect-{str(e.__struct_config__.tag).replace('_', '-')}", fields_of(e))
        for e in effects
    )


class Perform(TurnTask):
    """Carry out effects from left to right, as far as they can be."""

    seat: int
    effects: Effects
    must: bool = True
    """Whether a step of "up to" has to be taken: always when a die or an activation pays for it."""

    def run(self, g: G) -> None:
        effects, seat = self.effects, self.seat
        for done, effect in enumerate(effects, 1):
            frames = RULES[type(effect)].does(g, seat, effect, self.must)
            if frames:
                if done < len(effects):
                    g.push(*frames, Perform(seat, effects[done:], self.must))
                else:
                    g.push(*frames)
                return

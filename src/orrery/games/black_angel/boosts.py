"""BA-6.2.2, 10.3: a die in use, and what debris and improved technologies make of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orrery.games.black_angel import effects as fx
from orrery.games.black_angel import ravagers, technology
from orrery.games.black_angel.model import COLOUR, Crew, G
from orrery.kernel.frozen import Frozen


class Use(Frozen, gc=False):
    """A die in use: what it shows, what it counts as, and what has been done to it."""

    colour: int
    """Its own colour, in which a card is drawn (BA-10.6)."""
    acts: int
    """The colour of the actions that it serves for."""
    value: int
    turnable: bool
    """BA-6.2.2: it is of the own compartment and has not been turned."""
    raised: int = 0
    shield: bool = False
    boosted: bool = False
    """Whether an improved token has been used for it."""


# --- debris --------------------------------------------------------------------------------------


def can_flip(crew: Crew, use: Use) -> bool:
    """BA-6.2.2: debris of the storage turns an own die, once, before it is boosted."""
    return use.turnable and not use.boosted and crew.debris > 0


def flipped(g: G, use: Use) -> Use:
    return replace(use, value=g.content.flip[use.value], turnable=False)


# --- improved technologies -----------------------------------------------------------------------


def boosted(g: G, use: Use, token: str) -> Use:
    """BA-10.3: the die after a "1x" effect: its colour, its value, protection, one more."""
    for effect in g.content.boosts[token]:
        if isinstance(effect, fx.AnyColour):
            use = replace(use, acts=COLOUR[g.content.tokens[token].colour])
        elif isinstance(effect, fx.SetDie):
            use = replace(use, value=effect.value)
        elif isinstance(effect, fx.Shield):
            use = replace(use, shield=True)
        elif isinstance(effect, fx.RaiseDie):
            use = replace(use, raised=use.raised + effect.n)
    return replace(use, boosted=True)


def recolours(g: G, token: str) -> bool:
    return any(isinstance(effect, fx.AnyColour) for effect in g.content.boosts[token])


def boosts(g: G, crew: Crew, use: Use) -> list[str]:
    """BA-10.3, 10.7: the improved tokens that could be used for this die now.

    A token serves for an action of its own colour. So the colour of the die is changed first, if at
    all, and what would change nothing is left out.
    """
    return [token for token in technology.improved_tokens(crew) if suits(g, use, token)]


def suits(g: G, use: Use, token: str) -> bool:
    same = COLOUR[g.content.tokens[token].colour] == use.acts
    if recolours(g, token):
        return not same and not use.boosted
    return same and boosted(g, use, token) != replace(use, boosted=True) and matters(g, use, token)


def matters(g: G, use: Use, token: str) -> bool:
    """A shield is of use where a Ravager or damage stands in the way of an action."""
    if not any(isinstance(effect, fx.Shield) for effect in g.content.boosts[token]):
        return True
    actions = g.content.actions_of[use.acts]
    return any(g.state.ravagers[action] or ravagers.degraded(g, action) for action in actions)


def variations(g: G, crew: Crew, use: Use, but: str = "") -> Iterator[tuple[Use, int]]:
    """All that turning and boosting could make of a die, with the debris that it takes.

    The die as it is comes first; the token `but` is spoken for.
    """
    forms = [(use, 0), (flipped(g, use), 1)] if can_flip(crew, use) else [(use, 0)]
    yield from forms
    tokens = [token for token in technology.improved_tokens(crew) if token != but]
    if tokens:
        for form, debris in forms:
            for boosted_form in boosted_forms(g, form, tokens):
                yield boosted_form, debris


def boosted_forms(g: G, use: Use, tokens: list[str]) -> Iterator[Use]:
    """Every way to use some of these tokens, each once; the colour is changed first."""
    for form in (use, *recoloured(g, use, tokens)):
        fitting = [
            token
            for token in tokens
            if COLOUR[g.content.tokens[token].colour] == form.acts and not recolours(g, token)
        ]
        found = {form: None}
        for token in fitting:
            found |= {boosted(g, other, token): None for other in found}
        yield from found


def recoloured(g: G, use: Use, tokens: list[str]) -> list[Use]:
    if use.boosted:
        return []
    fitting = [token for token in tokens if recolours(g, token) and suits(g, use, token)]
    return [boosted(g, use, token) for token in fitting]

"""The language in which technologies, laws, buildings and nations say what they change.

`zone 1, unlock academy`: a word, then the component that it speaks of and its number, as `SHAPES`
has it. Nothing here is done at a moment: an effect holds as long as what carries it is in play, and
`Gifts` adds up all that a nation has.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, get_type_hints

from msgspec import Struct

from orrery.kernel import Message
from orrery.kernel.frames import dashed
from orrery.kernel.frozen import Frozen


class Effect(Frozen):
    """One thing that something changes."""

    word: str
    of: str = ""
    n: int = 0


Effects: TypeAlias = tuple[Effect, ...]


def parse(text: str) -> Effects:
    """The effects of a text; `ValueError` says what is wrong with it."""
    return tuple(_effect(part.split()) for part in text.split(",") if part.strip())


def _effect(words: list[str]) -> Effect:
    word, *rest = words
    shape = SHAPES.get(word)
    if shape is None:
        raise ValueError(f"{word!r} is no word of effects")
    if len(rest) != len(shape.split()):
        raise ValueError(f"{' '.join(words)!r}: expected {f'{word} {shape}'.strip()!r}")
    of = rest[0] if shape.startswith("of") else ""
    n = _number(rest[-1]) if shape.endswith("n") else 0
    return Effect(word, of, n)


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r}: expected a whole number") from None


def say(effects: Effects) -> list[Message]:
    """What effects say, for card faces and tooltips."""
    return [Message(f"effect-{dashed(e.word)}", _facts(e)) for e in effects]


def _facts(e: Effect) -> dict[str, object]:
    shape = SHAPES[e.word]
    facts: dict[str, object] = {"of": e.of} if shape.startswith("of") else {}
    return facts | ({"n": e.n} if shape.endswith("n") else {})


class Gifts(Struct):
    """All that effects add up to: a field for each word of the language."""

    capital: int = 0
    prestige: int = 0
    science: int = 0
    route_capital: int = 0
    planet_capital: int = 0
    building_capital: dict[str, int] = {}
    building_prestige: dict[str, int] = {}
    zone: int = 0
    build_limit: int = 0
    yard_radius: int = 0
    building_cost: int = 0
    ship_cost: int = 0
    unlock: set[str] = set()
    extra_ship: int = 0
    home_ship: int = 0
    contract: int = 0
    fleet_limit: int = 0
    ship_limit: int = 0
    speed: int = 0
    mining: int = 0
    mining_income: int = 0
    free_reveal: bool = False
    cross_nebulae: bool = False
    onward: bool = False
    trail: bool = False
    muster: bool = False
    ability: set[str] = set()
    duel: int = 0
    salvo: int = 0
    invasion: int = 0
    defence: int = 0
    screen: bool = False
    fortress: bool = False
    fortress_defence: int = 0
    plunder: bool = False
    no_plunder: bool = False
    raid: int = 0
    reward: int = 0
    third_planet: int = 0
    upkeep: int = 0
    upkeep_above_third: int = 0
    influence_price: int = 0
    votes: int = 0
    mandate_fee: int = 0
    agenda: int = 0
    veto: bool = False
    repeal: bool = False
    studies: int = 0
    tech_cost: dict[str, int] = {}
    council: int = 0
    breakthrough: int = 0
    triumph: bool = False
    threshold: int = 0


STANDS = {int: "n", bool: "", set[str]: "of", dict[str, int]: "of n"}
SHAPES = {word: STANDS[kind] for word, kind in get_type_hints(Gifts).items()}
"""What stands behind each word: the component that it speaks of and its number."""


def add_up(*lists: Iterable[Effect]) -> Gifts:
    """All effects of some lists together."""
    gifts = Gifts()
    for effects in lists:
        for effect in effects:
            _add(gifts, effect)
    return gifts


def _add(gifts: Gifts, e: Effect) -> None:
    have = getattr(gifts, e.word)
    if isinstance(have, bool):
        setattr(gifts, e.word, True)
    elif isinstance(have, int):
        setattr(gifts, e.word, have + e.n)
    elif isinstance(have, set):
        have.add(e.of)
    else:
        have[e.of] = have.get(e.of, 0) + e.n

"""The effect language: what costs, actions, bonuses and events say (see `kernel.effects`).

How an effect is done and what stands in its way is registered with `rule` by the chapter that it
belongs to. The same data draws the card, decides whether it can be used and writes its tooltip.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Literal, Union, get_args

import msgspec

from orrery.games.beyond_the_sun.model import G, Letter, Level, Table, TechType
from orrery.kernel import Message, Why, effects
from orrery.kernel.effects import Effect, RuleBook, Word

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components  # noqa: F401 (named below)

LEVELS = ("I", "II", "III", "IIII")
TYPES: tuple[TechType, ...] = get_args(TechType)
Count = Annotated[int, msgspec.Meta(ge=1)]
"""How many: an effect of none, or less, is a slip of the pen."""


class Ore(Effect):
    """`ore 2`: gain ore."""

    n: Count


class Grow(Effect):
    """`grow 2`: supply to population, leftmost column first."""

    n: Count


class GrowAny(Effect):
    """`grow_any 2`: supply of freely chosen columns to population; `grow_any 1 C` of column C."""

    n: Count
    column: Letter | None = None


class ShiftToA(Effect):
    """`shift_to_a 1`: supply of other columns moves to column A."""

    n: Count


class Automate(Effect):
    """`automate ore 1`: production discs to the automation track; `either` leaves the choice."""

    track: Literal["food", "ore", "either"]
    n: Count


class Build(Effect):
    """`build 2 pop 1 yard`: cubes of population or supply become ships of a level.

    `at` is `yard` (Sol or an own shipyard), `sol`, `deep`, or inside `each_shipyard` `there`.
    """

    level: Level
    source: Literal["pop", "supply"]
    n: Count
    at: str


class Upgrade(Effect):
    """`upgrade up_to 2 1`: raise ships by levels; `exactly` is mandatory as far as possible."""

    how: Literal["exactly", "up_to"]
    ships: Count
    by: Count


class UpgradeAll(Effect):
    """`upgrade_all`: every ship to the highest level."""


class Jump(Effect):
    """`jump 3`: movement points."""

    n: Count


class Colonize(Effect):
    """`colonize`, `colonize 1` (more strength needed), `colonize uncontrolled`."""

    extra: int = 0
    uncontrolled: bool = False


class Research(Effect):
    """`research I-II`, `research II discovered`, `research I-II supply`."""

    levels: tuple[int, ...]
    discovered: bool = False
    supply: bool = False


class ResearchScaled(Effect):
    """`research_scaled`: any level up to the number of colonies."""


class ResearchThenAct(Effect):
    """`research_then_act I-III`: research something discovered, then perhaps use its action."""

    levels: tuple[int, ...]


class CopyResearch(Effect):
    """`copy_research`: carry out any action on the board that contains research."""


class Produce(Effect):
    """`produce growth`: that production option, outside the phase."""

    what: Literal["growth", "ore", "trade"]


class Reward(Effect):
    """`reward 2 wrested`: ore for each system seized (or wrested from another) in this action."""

    ore: Count
    what: Literal["seized", "wrested"]


class DrawColony(Effect):
    """`draw_colony A 2`: draw systems, take one as a colony with one disc."""

    deck: Literal["A", "B"]
    draw: Count


class PrivateTech(Effect):
    """`private_tech II 2`: draw technologies, keep one beside the mat."""

    levels: tuple[int, ...]
    draw: Count


class OpenGuild(Effect):
    """`open_guild academy`."""

    guild: str


class ExtraSystem(Effect):
    """`extra_system A`: a system card beside a slot of the active player's choice."""

    deck: Literal["A", "B"]


class Edge(Effect):
    """`edge DEEP SOL`: two places are adjacent from now on."""

    a: str
    b: str


class Patent(Effect):
    """`patent 1`: others pay the discoverer for the actions of the card being discovered."""

    ore: Count


class Discount(Effect):
    """`discount 1`: the actions of the card being discovered cost less."""

    ore: Count


class Endgame(Effect):
    """`endgame sol_majority 3`: the event stays and scores at the end."""

    per: Literal["most_population_on_mat", "most_level2_technologies", "sol_majority"]
    vp: Count


class Museum(Effect):
    """`museum`: each faction may give up a ship for points."""


class Dyson(Effect):
    """`dyson B`: a system card is attached that an action can take."""

    deck: Literal["A", "B"]


class TakeDyson(Effect):
    """`take_dyson`: take the attached card as a colony."""


class Pay(Effect):
    """`pay 2`: a cost inside an effect; without the ore the rest cannot be done."""

    ore: Count


class LoseOre(Effect):
    """`lose_ore 2`: pay as much as there is."""

    n: Count


class LosePop(Effect):
    """`lose_pop 1`: return population to supply, as much as there is."""

    n: Count


class Recall(Effect):
    """`recall`: one ship, anywhere, becomes population."""


class ReplaceStar(Effect):
    """`replace_star`: a star disc on an achievement gives way to a production disc."""


class Nested(Effect):
    """An effect with others in brackets."""

    do: Effects


class Optional(Nested):
    """`optional(...)`: the whole list or nothing of it; several in a row are each optional
    (BTS-9.2)."""


class EachFaction(Nested):
    """`each_faction(...)`: the active player first, then clockwise."""


class EachFactionAtOnce(Nested):
    """`each_faction_at_once(...)`: as before, but control is checked once, after all."""


class EachOther(Nested):
    """`each_other(...)`: every faction but the active one, clockwise."""


class EachShipyard(Nested):
    """`each_shipyard(...)`: the controller of each shipyard, the active player's first."""


class Choose(Effect):
    """`choose(A: ore 3 | B: jump 3)`: one labelled option."""

    options: tuple[tuple[str, Effects], ...]


AnyEffect = Union[  # noqa: UP007
    Ore, Grow, GrowAny, ShiftToA, Automate, Build, Upgrade, UpgradeAll, Jump, Colonize,
    Research, ResearchScaled, ResearchThenAct, CopyResearch, Produce, Reward, DrawColony,
    PrivateTech, OpenGuild, ExtraSystem, Edge, Patent, Discount, Endgame, Museum, Dyson, TakeDyson,
    Pay, LoseOre, LosePop, Recall, ReplaceStar, Optional, EachFaction, EachFactionAtOnce,
    EachOther, EachShipyard, Choose,
]  # fmt: skip
Effects = tuple[AnyEffect, ...]
RESEARCHES = (Research, ResearchScaled, ResearchThenAct)


# --- reading and saying --------------------------------------------------------------------------


def read_levels(word: str) -> tuple[int, ...]:
    first, _, last = word.partition("-")
    if first not in LEVELS or (last or first) not in LEVELS:
        raise ValueError(f"{word!r} is no level; expected I to IIII or a range such as I-III")
    return tuple(range(LEVELS.index(first) + 1, LEVELS.index(last or first) + 2))


def write_levels(levels: tuple[int, ...]) -> str:
    return "-".join(LEVELS[level - 1] for level in dict.fromkeys((levels[0], levels[-1])))


def say_levels(levels: tuple[int, ...]) -> str | Message:
    """`II`, `I or II`, `I, II or III`."""
    *others, last = (LEVELS[level - 1] for level in levels)
    return Message("level-choice", {"levels": others, "last": last}) if others else last


LANGUAGE = effects.Language(AnyEffect, {"levels": Word(read_levels, write_levels, say_levels)})
parse = LANGUAGE.parse
say_effects = LANGUAGE.say


# --- the rules of effects ------------------------------------------------------------------------

RULES = RuleBook()
rule = RULES.rule
Left = tuple[int, int]
"""The ore and the population that are left for effects once their cost is paid."""
NO_CHANGE = Why("why-no-change", "BTS-3.1.7")
"""What hinders an effect that can be carried out and would change nothing (BTS-9.1)."""


MILD = frozenset(
    (Grow, GrowAny, ShiftToA, Upgrade, UpgradeAll, Jump, Optional, PrivateTech, Produce, Reward,
     Recall, ReplaceStar)
)  # fmt: skip
"""Effects that never stand in the way of the others: at worst they change nothing."""


def hindrance(g: G, seat: int, effects: Iterable[AnyEffect], left: Left) -> Why | None:
    """BTS-3.1.6, 3.1.7: why these effects cannot be carried out, all of them that are mandatory,
    or would change nothing at all."""
    idle: Why | None = NO_CHANGE
    for effect in effects:
        kind = type(effect)
        if idle is None and kind in MILD:
            continue
        hinders = RULES[kind].hinders
        why = hinders(g, seat, effect, left) if hinders is not None else None
        if why is None:
            idle = None
        elif why is not NO_CHANGE:
            return why
        elif type(effect) is Pay:
            left = left[0] - effect.ore, left[1]
    return idle


class Perform(effects.Perform[Table, "Components"]):
    """BTS-6.7.1: carry out effects from left to right, all of them and in full."""

    rules = RULES
    effects: Effects
    action: bool = False
    """Whether these are the effects of an action, which has to change something (BTS-3.1.7)."""

    def spent(self, g: G) -> Left:
        f = g.state.factions[self.seat]
        return f.ore, f.pop

    def must_now(self, g: G, done: int) -> bool:
        """BTS-11.11: the last effect that could change anything has to."""
        if not self.action or g.state.changed:
            return False
        left = self.spent(g)
        return all(RULES.hindered(g, self.seat, later, left) for later in self.effects[done:])


def contains_research(all_effects: Effects) -> bool:
    """BTS-9.4: whether research is a part of it, at any depth."""
    return any(isinstance(effect, RESEARCHES) for effect in effects.flat(all_effects))


def only_research(effects: Effects) -> Effects:
    """BTS-9.4: a copied choice leaves only its options that contain research."""
    return tuple(
        Choose(tuple(option for option in e.options if contains_research(option[1])))
        if isinstance(e, Choose)
        else e
        for e in effects
    )


def research_levels(all_effects: Effects) -> set[int]:
    """The levels whose undiscovered technologies these effects can research (BTS-10.3.1)."""
    return {
        level
        for effect in effects.flat(all_effects)
        if isinstance(effect, Research) and not effect.discovered
        for level in effect.levels
    }

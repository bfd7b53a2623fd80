"""The effect language: what costs, actions, bonuses and events say, and how it is carried out.

Content writes effects as text, `optional(build 1 pop 1 yard), jump 2`. `parse` turns it into frozen
Structs. How an effect is done, what can stand in its way and whether it would change anything is
registered with `rule` by the chapter it belongs to; `Perform` runs a list of effects from left to
right. The same data draws the card, decides whether it can be used and writes its tooltip.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any, Literal, NamedTuple, Union

import msgspec

from orrery.games.beyond_the_sun.model import G, Letter, Level, TechType, Track, TurnTask
from orrery.kernel import Frame, Why
from orrery.kernel.frozen import Frozen
from orrery.kernel.moves import IS, snake

LEVELS = ("I", "II", "III", "IIII")
Count = Annotated[int, msgspec.Meta(ge=1)]
"""How many: an effect of none, or less, is a slip of the pen."""


class Effect(Frozen, gc=False, tag=snake, tag_field=IS):
    """One step of an effect text. The words after its name are its fields, in order."""


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
    control: bool = True


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


class Toll(Effect):
    """`toll 1`: others pay the discoverer for the actions of the card being discovered."""

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


class Optional(Effect):
    """`optional(...)`: the whole list or nothing of it."""

    do: tuple[AnyEffect, ...]


class EachFaction(Effect):
    """`each_faction(...)`: the active player first, then clockwise."""

    do: tuple[AnyEffect, ...]


class EachFactionAtOnce(Effect):
    """`each_faction_at_once(...)`: as before, but control is checked once, after all."""

    do: tuple[AnyEffect, ...]


class EachOther(Effect):
    """`each_other(...)`: every faction but the active one, clockwise."""

    do: tuple[AnyEffect, ...]


class EachShipyard(Effect):
    """`each_shipyard(...)`: the controller of each shipyard, the active player's first."""

    do: tuple[AnyEffect, ...]


class Choose(Effect):
    """`choose(A: ore 3 | B: jump 3)`: one labelled option."""

    options: tuple[tuple[str, tuple[AnyEffect, ...]], ...]


AnyEffect = Union[  # noqa: UP007
    Ore, Grow, GrowAny, ShiftToA, Automate, Build, Upgrade, UpgradeAll, Jump, Colonize,
    Research, ResearchScaled, ResearchThenAct, CopyResearch, Produce, Reward, DrawColony,
    PrivateTech, OpenGuild, ExtraSystem, Edge, Toll, Discount, Endgame, Museum, Dyson, TakeDyson,
    Pay, LoseOre, LosePop, Recall, ReplaceStar, Optional, EachFaction, EachFactionAtOnce,
    EachOther, EachShipyard, Choose,
]  # fmt: skip
Effects = tuple[AnyEffect, ...]
RESEARCHES = (Research, ResearchScaled, ResearchThenAct)


# --- reading -------------------------------------------------------------------------------------

KINDS: dict[str, type[Effect]] = {str(k.__struct_config__.tag): k for k in AnyEffect.__args__}  # type: ignore[attr-defined]


def parse(text: str) -> Effects:
    """An effect text as Structs; `ValueError` says what does not parse."""
    return tuple(_item(part) for part in _split(text, ",") if part.strip())


def _item(text: str) -> AnyEffect:
    match = re.fullmatch(r"\s*([a-z_]+)\s*(?:\((.*)\)|([^()]*))\s*", text, re.DOTALL)
    if match is None or match[1] not in KINDS:
        raise ValueError(f"{text.strip()!r} is no effect; known: {', '.join(sorted(KINDS))}")
    kind = KINDS[match[1]]
    if match[2] is None:
        return _words(kind, (match[3] or "").split())
    if kind is Choose:
        return Choose(tuple(_option(part) for part in _split(match[2], "|")))
    inside = parse(match[2])
    if "do" not in kind.__struct_fields__ or not inside:
        raise ValueError(f"{text.strip()!r}: brackets hold the effects of optional, each_... only")
    return kind(inside)  # type: ignore[return-value]


def _option(text: str) -> tuple[str, Effects]:
    label, _, rest = text.partition(":")
    if not rest:
        raise ValueError(f"option {text.strip()!r} wants the form LABEL: effects")
    return label.strip(), parse(rest)


def _words(kind: type[Effect], words: list[str]) -> AnyEffect:
    values: dict[str, Any] = {IS: kind.__struct_config__.tag}
    flags = {"discovered": "discovered", "supply": "supply"} if kind is Research else {}
    plain = [word for word in words if word not in flags]
    values |= {flags[word]: True for word in words if word in flags}
    if kind is Colonize and plain == ["uncontrolled"]:
        values["control"], plain = False, []
    if len(plain) > len(kind.__struct_fields__):
        raise ValueError(f"{kind.__name__}: too many words in {' '.join(words)!r}")
    for field, word in zip(kind.__struct_fields__, plain, strict=False):
        values[field] = _levels(word) if field == "levels" else word
    try:
        return msgspec.convert(values, kind, strict=False)  # type: ignore[return-value]
    except msgspec.ValidationError as error:
        raise ValueError(f"{kind.__struct_config__.tag} {' '.join(words)}: {error}") from None


def _levels(word: str) -> tuple[int, ...]:
    first, _, last = word.partition("-")
    if first not in LEVELS or (last or first) not in LEVELS:
        raise ValueError(f"{word!r} is no level; expected I to IIII or a range such as I-III")
    return tuple(range(LEVELS.index(first) + 1, LEVELS.index(last or first) + 2))


def _split(text: str, separator: str) -> list[str]:
    """Split at a separator that stands outside all brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if char == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return parts


# --- the rules of effects ------------------------------------------------------------------------

Frames = Sequence[Frame[Any, Any]] | None
"""What an effect leaves to be run, in order."""
Does = Callable[[G, int, Any, bool], Frames]
"""(g, seat, effect, must) -> frames still to run. `must`: the last chance to change anything."""
Obstructs = Callable[[G, int, Any, int, int], Why | None]
"""(g, seat, effect, ore, population) -> why a mandatory effect cannot be carried out."""
Changes = Callable[[G, int, Any, int], bool]
"""(g, seat, effect, population) -> whether it could change anything now."""


class Rule(NamedTuple):
    does: Does
    obstructs: Obstructs | None
    changes: Changes | None
    offers: Does | None
    """How it is put when it is optional: a question with a way out, in one click."""


RULES: dict[type[Effect], Rule] = {}


def rule(
    kind: type[Effect],
    *,
    obstructs: Obstructs | None = None,
    changes: Changes | None = None,
    offers: Does | None = None,
) -> Callable[[Does], Does]:
    """Register how an effect is done. Without `changes` it always changes something."""

    def register(does: Does) -> Does:
        RULES[kind] = Rule(does, obstructs, changes, offers)
        return does

    return register


def obstacle(g: G, seat: int, effects: Effects, ore: int, pop: int) -> Why | None:
    """BTS-3.1.6: why these effects cannot be carried out with what is left after the cost."""
    for effect in effects:
        obstructs = RULES[type(effect)].obstructs
        if obstructs is not None:
            why = obstructs(g, seat, effect, ore, pop)
            if why is not None:
                return why
        if type(effect) is Pay:
            ore -= effect.ore
    return None


def changes(g: G, seat: int, effects: Iterable[AnyEffect], pop: int) -> bool:
    """BTS-3.1.7: whether any of these effects could change the game now."""
    for effect in effects:
        would = RULES[type(effect)].changes
        if would is None or would(g, seat, effect, pop):
            return True
    return False


class Perform(TurnTask):
    """BTS-6.7.1: carry out effects from left to right, all of them and in full."""

    seat: int
    effects: Effects
    action: bool = False
    """Whether these are the effects of an action, which has to change something (BTS-3.1.7)."""

    def run(self, g: G) -> None:
        effects, seat = self.effects, self.seat
        for done, effect in enumerate(effects, 1):
            must = False
            if self.action and not g.state.changed:
                rest = effects[done:]
                must = not rest or not changes(g, seat, rest, g.state.factions[seat].pop)
            frames = RULES[type(effect)].does(g, seat, effect, must)
            if frames:
                if done < len(effects):
                    g.push(*frames, Perform(seat, effects[done:], self.action))
                else:
                    g.push(*frames)
                return


def contains_research(effects: Effects) -> bool:
    """BTS-9.4: whether research is a part of it, at any depth."""
    for effect in effects:
        if isinstance(effect, RESEARCHES):
            return True
        if isinstance(effect, Optional) and contains_research(effect.do):
            return True
        if isinstance(effect, Choose) and any(contains_research(do) for _, do in effect.options):
            return True
    return False


def only_research(effects: Effects) -> Effects:
    """BTS-9.4: a copied choice leaves only its options that contain research."""
    return tuple(
        Choose(tuple(option for option in e.options if contains_research(option[1])))
        if isinstance(e, Choose)
        else e
        for e in effects
    )


def research_levels(effects: Effects) -> set[int]:
    """The levels whose undiscovered technologies these effects can research (BTS-10.3.1)."""
    found: set[int] = set()
    for effect in effects:
        if isinstance(effect, Research) and not effect.discovered:
            found.update(effect.levels)
        elif isinstance(effect, Optional):
            found |= research_levels(effect.do)
        elif isinstance(effect, Choose):
            for _, do in effect.options:
                found |= research_levels(do)
    return found


TYPES: tuple[TechType, ...] = ("science", "economy", "military", "commerce")
TRACKS: tuple[Track, ...] = ("food", "ore")

"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from orrery.games.beyond_the_sun.effects import (
    LEVELS,
    Build,
    Choose,
    Edge,
    Effects,
    OpenGuild,
    PrivateTech,
)
from orrery.games.beyond_the_sun.model import COLUMNS

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components, Mat, Side, Slot

PLAYERS = ("2", "3", "4")
ABILITIES = ("un_a", "un_b", "no_a", "no_b", "dct_a", "dct_b", "scf_a", "scf_b")
"""The abilities of advanced mats that the rules know."""
SITES = ("yard", "sol", "deep", "there")
"""Where an effect can build."""


def check(c: Components, slots: Mapping[str, Slot]) -> None:
    """Counts as in the rulebook (BTS-1); every reference resolves."""
    for file, what, found, expected in counted(c, slots):
        for key, number in expected.items():
            if found[key] != number:
                label = LEVELS[key - 1] if isinstance(key, int) else key
                raise c.pack.wrong(
                    file, f"{what}, {label}", f"expected {number}, found {found[key]}"
                )
    for slot in slots.values():
        _check_slot(c, slot, slots)
    for mat in c.mats.values():
        _check_mat(c, mat)
    for side in c.sides.values():
        _check_side(c, side)
    _check_players(c)


def counted(
    c: Components, slots: Mapping[str, Slot]
) -> Iterator[tuple[str, str, Counter[Any], dict[Any, int]]]:
    """(file, what is counted, by key, the numbers of the rulebook)."""
    techs, events, systems = c.technologies.values(), c.events.values(), c.systems.values()
    yield (
        "technologies.toml", "technologies by level",
        Counter(t.level for t in techs), {1: 4, 2: 16, 3: 16, 4: 10},
    )  # fmt: skip
    yield "events.toml", "events by level", Counter(e.level for e in events), {2: 10, 3: 10}
    yield (
        "events.toml", "forced events by level",
        Counter(e.level for e in events if e.forced), {2: 2, 3: 2},
    )  # fmt: skip
    yield "systems.toml", "systems by deck", Counter(s.deck for s in systems), {"A": 12, "B": 12}
    yield "systems.toml", "starting systems", Counter(s.deck for s in systems if s.start), {"A": 4}
    yield (
        "achievements.toml", "achievements by kind",
        Counter(a.kind for a in c.achievements.values()), {"basic": 2, "A": 4, "B": 4},
    )  # fmt: skip
    yield "guilds.toml", "guilds", Counter("guilds" for _ in c.guilds), {"guilds": 4}
    yield "factions.toml", "factions", Counter("factions" for _ in c.factions), {"factions": 4}
    yield (
        "factions.toml", "mats by set",
        Counter(m.set for m in c.mats.values()), {"basic": 4, "advanced": 4},
    )  # fmt: skip
    yield (
        "boards.toml", "slots by level",
        Counter(s.level for s in slots.values()), {1: 4, 2: 6, 3: 6, 4: 3},
    )  # fmt: skip


def _check_slot(c: Components, slot: Slot, slots: Mapping[str, Slot]) -> None:
    for after in slot.after:
        if after not in slots or slots[after].level != slot.level - 1:
            raise c.pack.wrong(
                "boards.toml",
                f"slot {slot.id}",
                f"prerequisite {after!r} is no slot of the level before",
            )


def _check_mat(c: Components, mat: Mat) -> None:
    def wrong(problem: str) -> Exception:
        return c.pack.wrong("factions.toml", f"mat {mat.id}", problem)

    if mat.faction not in c.factions:
        raise wrong(f"faction {mat.faction!r}: expected one of {', '.join(c.factions)}")
    if len(mat.columns) != len(COLUMNS):
        raise wrong("expected 5 columns")
    if sum(mat.columns) + mat.population + 1 != c.settings.cubes:
        raise wrong(f"columns, population and ship must use {c.settings.cubes} cubes")
    cells = c.settings.discs + 1
    if len(mat.growth) != cells or len(mat.ore) != cells:
        raise wrong(f"expected {cells} cells on each track")
    if not set(mat.growth) <= set(COLUMNS + ".") or not set(mat.ore) <= {"1", "."}:
        raise wrong("tracks use the letters A to E, 1 and '.'")
    for own in mat.abilities:
        if own.id not in ABILITIES:
            raise wrong(f"ability {own.id!r}: expected one of {', '.join(ABILITIES)}")
        if not 1 <= own.cell <= c.settings.discs:
            raise wrong(f"ability {own.id}, cell {own.cell}: expected 1 to {c.settings.discs}")


def _check_side(c: Components, side: Side) -> None:
    def wrong(problem: str) -> Exception:
        return c.pack.wrong("boards.toml", f"side {side.id}", problem)

    kinds = {place.id: place.kind for place in side.node}
    for line in side.lines:
        if not set(line) <= set(kinds):
            raise wrong(f"line {list(line)} names an unknown place")
    for id, kind in (("SOL", "sol"), ("DEEP", "deep")):
        if kinds.get(id) != kind:
            raise wrong(f"expected a place {id} of the kind {kind}")
    for place in side.node:
        if place.kind == "system" and place.deck is None:
            raise wrong(f"place {place.id}: expected the deck of its system cards, A or B")
        if place.kind == "shipyard" and not place.specs:
            raise wrong(f"place {place.id}: expected a specialization")


def _check_players(c: Components) -> None:
    found = sorted(c.settings.players)
    if found != list(PLAYERS):
        raise c.pack.wrong(
            "boards.toml",
            "settings.players",
            f"expected {', '.join(PLAYERS)}, found {', '.join(found)}",
        )
    for n, settings in c.settings.players.items():
        if settings.side not in c.sides or len(settings.start_ore) != int(n):
            raise c.pack.wrong(
                "boards.toml",
                f"settings.players.{n}",
                "expected a known side and one start_ore a seat",
            )
    for basic in c.basic.values():
        if not basic.unlimited and sorted(basic.surcharges) != list(PLAYERS):
            raise c.pack.wrong(
                "boards.toml",
                f"basic {basic.id}",
                f"surcharges: expected a row for each of {', '.join(PLAYERS)} players",
            )


# --- effects -------------------------------------------------------------------------------------


def check_effects(c: Components) -> None:
    """Every reference inside an effect resolves."""
    for file, item, effects in written(c):
        for effect in flat(effects):
            problem = _unresolved(c, effect)
            if problem:
                raise c.pack.wrong(file, item, problem)


def _unresolved(c: Components, effect: Any) -> str:
    if isinstance(effect, OpenGuild) and effect.guild not in c.guilds:
        return f"guild {effect.guild!r}: expected one of {', '.join(c.guilds)}"
    if isinstance(effect, Build) and effect.at not in SITES:
        return f"build at {effect.at!r}: expected one of {', '.join(SITES)}"
    if isinstance(effect, PrivateTech) and effect.levels not in ((2,), (3,)):
        return "private_tech: expected level II or III"
    if isinstance(effect, Edge):
        for place in (effect.a, effect.b):
            if not all(place in board.index for board in c.boards.values()):
                return f"edge to {place!r}: expected a place of every side of the map"
    return ""


def written(c: Components) -> Iterator[tuple[str, str, Effects]]:
    """Every effect text of the pack: its file, its item, and what it says."""
    groups: list[tuple[str, Mapping[str, Effects]]] = [
        ("technologies.toml", c.immediate),
        ("events.toml", c.event_effects),
        ("systems.toml", c.seize),
        ("systems.toml", c.bonus),
        ("factions.toml", c.mat_extra),
    ]
    for file, texts in groups:
        for item, effects in texts.items():
            yield file, item, effects
    spaces = [("technologies.toml", s) for group in c.tech_spaces.values() for s in group]
    spaces += [("guilds.toml", s) for group in c.guild_spaces.values() for s in group]
    spaces += [("events.toml", s) for s in c.dyson_spaces]
    spaces += [("boards.toml", s) for group in c.basic_spaces.values() for s in group]
    for file, space in spaces:
        yield file, space.holder, space.action.effects
    for card, ability in c.abilities.items():
        file = "technologies.toml" if card in c.technologies else "systems.toml"
        for _, action in ability.options:
            yield file, card, action.effects


def flat(effects: Effects) -> Iterable[Any]:
    """The effects and all that is inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, Choose):
            for _, do in effect.options:
                yield from flat(do)
        elif hasattr(effect, "do"):
            yield from flat(effect.do)

"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from orrery.games.beyond_the_sun.effects import (
    LEVELS,
    Build,
    Discount,
    Edge,
    Effects,
    OpenGuild,
    Patent,
    PrivateTech,
)
from orrery.games.beyond_the_sun.model import COLUMNS
from orrery.kernel.effects import flat

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components, Mat, Side, Slot

PLAYERS = ("2", "3", "4")
WITH_EFFECT = ("exchanges", "growth", "last_disc", "colonizing", "wresting")
"""What an ability of an advanced mat changes by an effect, and not by a number."""
SURCHARGED = 2
"""BTS-3.1.8: spaces of Basic Spacefaring that cost 1 ore more, with any number of players."""
SITES = ("yard", "sol", "deep", "there")
"""Where an effect can build."""


def check(c: Components, slots: Mapping[str, Slot]) -> None:
    """Counts as in the rulebook (BTS-1); every reference resolves."""
    for file, what, found, expected in counted(c, slots):
        c.pack.expect(file, what, (named(key) for key in found), expected)
    for slot in slots.values():
        _check_slot(c, slot, slots)
    for mat in c.mats.values():
        _check_mat(c, mat)
    for side in c.sides.values():
        _check_side(c, side)
    _check_players(c)


def named(key: int | str) -> str:
    return LEVELS[key - 1] if isinstance(key, int) else key


def counted(
    c: Components, slots: Mapping[str, Slot]
) -> Iterator[tuple[str, str, Iterable[int | str], dict[str, int]]]:
    """(file, what is counted, a key for each, the numbers of the rulebook)."""
    events, systems = c.events.values(), c.systems.values()
    mats, slot_levels = c.mats.values(), {"I": 4, "II": 6, "III": 6, "IIII": 3}
    yield (
        "technologies.toml",
        "cards",
        ("technologies" for _ in c.technologies),
        {"technologies": 46},
    )
    yield "events.toml", "events by level", (e.level for e in events), {"II": 10, "III": 10}
    forced = (e.level for e in events if e.forced)
    yield "events.toml", "forced events by level", forced, {"II": 2, "III": 2}
    yield "systems.toml", "systems by deck", (s.deck for s in systems), {"A": 12, "B": 12}
    yield "systems.toml", "starting systems", (s.deck for s in systems if s.start), {"A": 4}
    kinds = (a.kind for a in c.achievements.values())
    yield "achievements.toml", "achievements by kind", kinds, {"basic": 2, "A": 4, "B": 4}
    yield "guilds.toml", "cards", ("guilds" for _ in c.guilds), {"guilds": 4}
    yield "factions.toml", "cards", ("factions" for _ in c.factions), {"factions": 4}
    yield "factions.toml", "mats by set", (m.set for m in mats), {"basic": 4, "advanced": 4}
    yield "boards.toml", "slots by level", (s.level for s in slots.values()), slot_levels


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

    c.pack.known("factions.toml", f"mat {mat.id}: faction", mat.faction, c.factions)
    if len(mat.columns) != len(COLUMNS):
        raise wrong("expected 5 columns")
    if sum(mat.columns) + mat.population + 1 != c.settings.cubes:
        raise wrong(f"columns, population and ship must use {c.settings.cubes} cubes")
    cells = c.settings.discs + 1
    if len(mat.growth) != cells or len(mat.ore) != cells:
        raise wrong(f"expected {cells} cells on each track")
    if not set(mat.growth) <= {*COLUMNS, "."} or not set(mat.ore) <= {"1", "."}:
        raise wrong("tracks use the letters A to E, 1 and '.'")
    for own in mat.abilities:
        if bool(own.effect) != (own.changes in WITH_EFFECT):
            said = "expected an effect" if own.changes in WITH_EFFECT else "expected no effect"
            raise wrong(f"ability {own.id}, {own.changes}: {said}")
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
    """BTS-2.2, 10.1: what differs by the number of players."""
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
    for players in PLAYERS:
        rows = [n for basic in c.basic.values() for n in basic.surcharges.get(players, ())]
        if sorted(filter(None, rows)) != [1] * SURCHARGED:
            raise c.pack.wrong(
                "boards.toml",
                f"basic, {players} players",
                f"expected {SURCHARGED} spaces that cost 1 ore more, found {sorted(rows)}",
            )


# --- effects -------------------------------------------------------------------------------------


def check_effects(c: Components) -> None:
    """Every reference inside an effect resolves."""
    for file, item, effects in written(c):
        for effect in flat(effects):
            problem = _unresolved(c, effect) or _misplaced(file, effect)
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


def _misplaced(file: str, effect: Any) -> str:
    """BTS-11.10: these speak of the technology on whose slot an event lies."""
    if isinstance(effect, (Patent, Discount)) and file != "events.toml":
        return f"{effect.__struct_config__.tag}: only an event can say so"
    return ""


def check_enough(c: Components) -> None:
    """How the 46 technologies are split over the levels the rulebook does not print (BTS-1.1);
    but each slot needs one, and so does each private technology of a level."""
    taken = Counter[int](
        effect.levels[0]
        for _, _, effects in written(c)
        for effect in flat(effects)
        if isinstance(effect, PrivateTech)
    )
    found = Counter[int](technology.level for technology in c.technologies.values())
    for level, name in enumerate(LEVELS, 1):
        least = len(c.tree.of_level[level]) + taken[level]
        if found[level] < least:
            raise c.pack.wrong(
                "technologies.toml",
                f"technologies of level {name}",
                f"expected at least {least}, found {found[level]}",
            )


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
    for mat in c.mat_abilities.values():
        for own in mat.values():
            yield "factions.toml", own.id, own.effects
    spaces = [("technologies.toml", s) for group in c.tech_spaces.values() for s in group]
    spaces += [("guilds.toml", s) for group in c.guild_spaces.values() for s in group]
    spaces += [("events.toml", s) for s in c.dyson_spaces]
    spaces += [("boards.toml", s) for group in c.basic_spaces.values() for s in group]
    for file, space in spaces:
        yield file, space.holder, space.action.effects
    for card, ability in c.abilities.items():
        file = "technologies.toml" if card in c.technologies else "systems.toml"
        for action in ability.options.values():
            yield file, card, action.effects

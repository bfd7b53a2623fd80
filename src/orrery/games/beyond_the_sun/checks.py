"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import TYPE_CHECKING, Any

from orrery.games.beyond_the_sun import effects as fx
from orrery.games.beyond_the_sun.effects import LEVELS
from orrery.games.beyond_the_sun.model import COLUMNS
from orrery.kernel.content import Counted, Problem
from orrery.kernel.effects import flat

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components, Mat, Side, Slot

TECHNOLOGIES, EVENTS, SYSTEMS = "technologies.toml", "events.toml", "systems.toml"
FACTIONS, BOARDS = "factions.toml", "boards.toml"
PLAYERS = ("2", "3", "4")
WITH_EFFECT = ("exchanges", "growth", "last_disc", "colonizing", "wresting")
"""What an ability of an advanced mat changes by an effect, and not by a number."""
SURCHARGED = 2
"""BTS-3.1.8: spaces of Basic Spacefaring that cost 1 ore more, with any number of players."""
SITES = ("yard", "sol", "deep", "there")
"""Where an effect can build."""


def check(c: Components, slots: Mapping[str, Slot]) -> None:
    """Counts as in the rulebook (BTS-1); every reference resolves."""
    c.pack.count(counted(c, slots))
    for mat in c.mats.values():
        c.pack.known(FACTIONS, f"mat {mat.id}: faction", mat.faction, c.factions)
    c.pack.refuse(slot_problems(slots))
    for mat in c.mats.values():
        c.pack.refuse((FACTIONS, f"mat {mat.id}", problem) for problem in mat_problems(c, mat))
    for side in c.sides.values():
        c.pack.refuse((BOARDS, f"side {side.id}", problem) for problem in side_problems(side))
    c.pack.refuse(player_problems(c))


def counted(c: Components, slots: Mapping[str, Slot]) -> Iterator[Counted]:
    events, systems, mats = c.events.values(), c.systems.values(), c.mats.values()
    for file, cards, n in (
        (TECHNOLOGIES, c.technologies, 46), ("guilds.toml", c.guilds, 4), (FACTIONS, c.factions, 4)
    ):  # fmt: skip
        what = file.removesuffix(".toml")
        yield file, "cards", [what] * len(cards), {what: n}
    yield EVENTS, "events by level", (LEVELS[e.level - 1] for e in events), {"II": 10, "III": 10}
    forced = (LEVELS[e.level - 1] for e in events if e.forced)
    yield EVENTS, "forced events by level", forced, {"II": 2, "III": 2}
    yield SYSTEMS, "systems by deck", (s.deck for s in systems), {"A": 12, "B": 12}
    yield SYSTEMS, "starting systems", (s.deck for s in systems if s.start), {"A": 4}
    kinds = (a.kind for a in c.achievements.values())
    yield "achievements.toml", "achievements by kind", kinds, {"basic": 2, "A": 4, "B": 4}
    yield FACTIONS, "mats by set", (m.set for m in mats), {"basic": 4, "advanced": 4}
    levels = (LEVELS[slot.level - 1] for slot in slots.values())
    yield BOARDS, "slots by level", levels, {"I": 4, "II": 6, "III": 6, "IIII": 3}


def slot_problems(slots: Mapping[str, Slot]) -> Iterator[Problem]:
    for slot in slots.values():
        for after in slot.after:
            if after not in slots or slots[after].level != slot.level - 1:
                problem = f"prerequisite {after!r} is no slot of the level before"
                yield BOARDS, f"slot {slot.id}", problem


def mat_problems(c: Components, mat: Mat) -> Iterator[str]:
    if len(mat.columns) != len(COLUMNS):
        yield "expected 5 columns"
    if sum(mat.columns) + mat.population + 1 != c.settings.cubes:
        yield f"columns, population and ship must use {c.settings.cubes} cubes"
    cells = c.settings.discs + 1
    if len(mat.growth) != cells or len(mat.ore) != cells:
        yield f"expected {cells} cells on each track"
    if not set(mat.growth) <= {*COLUMNS, "."} or not set(mat.ore) <= {"1", "."}:
        yield "tracks use the letters A to E, 1 and '.'"
    for own in mat.abilities:
        if bool(own.effect) != (own.changes in WITH_EFFECT):
            said = "expected an effect" if own.changes in WITH_EFFECT else "expected no effect"
            yield f"ability {own.id}, {own.changes}: {said}"
        if not 1 <= own.cell <= c.settings.discs:
            yield f"ability {own.id}, cell {own.cell}: expected 1 to {c.settings.discs}"


def side_problems(side: Side) -> Iterator[str]:
    kinds = {place.id: place.kind for place in side.node}
    for line in side.lines:
        if not set(line) <= set(kinds):
            yield f"line {list(line)} names an unknown place"
    for id, kind in (("SOL", "sol"), ("DEEP", "deep")):
        if kinds.get(id) != kind:
            yield f"expected a place {id} of the kind {kind}"
    for place in side.node:
        if place.kind == "system" and place.deck is None:
            yield f"place {place.id}: expected the deck of its system cards, A or B"
        if place.kind == "shipyard" and not place.specs:
            yield f"place {place.id}: expected a specialization"


def player_problems(c: Components) -> Iterator[Problem]:
    """BTS-2.2, 10.1: what differs by the number of players."""
    found, expected = sorted(c.settings.players), ", ".join(PLAYERS)
    if found != list(PLAYERS):
        yield BOARDS, "settings.players", f"expected {expected}, found {', '.join(found)}"
    for n, settings in c.settings.players.items():
        if settings.side not in c.sides or len(settings.start_ore) != int(n):
            problem = "expected a known side and one start_ore a seat"
            yield BOARDS, f"settings.players.{n}", problem
        if len(settings.advanced_ore) not in (0, int(n)):
            yield BOARDS, f"settings.players.{n}", "expected one advanced_ore a seat, or none"
    for basic in c.basic.values():
        if not basic.unlimited and sorted(basic.surcharges) != list(PLAYERS):
            problem = f"surcharges: expected a row for each of {expected} players"
            yield BOARDS, f"basic {basic.id}", problem
    for n in PLAYERS:
        rows = sorted(chain(*(basic.surcharges.get(n, ()) for basic in c.basic.values())))
        if [ore for ore in rows if ore] != [1] * SURCHARGED:
            problem = f"expected {SURCHARGED} spaces that cost 1 ore more, found {rows}"
            yield BOARDS, f"basic, {n} players", problem


# --- effects -------------------------------------------------------------------------------------


def check_effects(c: Components) -> None:
    """Every reference inside an effect resolves."""
    for file, item, effects in c.written:
        for effect in flat(effects):
            problem = unresolved(c, effect) or misplaced(file, effect)
            if problem:
                raise c.pack.wrong(file, item, problem)


def unresolved(c: Components, effect: Any) -> str:
    if isinstance(effect, fx.OpenGuild) and effect.guild not in c.guilds:
        return f"guild {effect.guild!r}: expected one of {', '.join(c.guilds)}"
    if isinstance(effect, fx.Build) and effect.at not in SITES:
        return f"build at {effect.at!r}: expected one of {', '.join(SITES)}"
    if isinstance(effect, fx.PrivateTech) and effect.levels not in ((2,), (3,)):
        return "private_tech: expected level II or III"
    if isinstance(effect, fx.Edge):
        for place in (effect.a, effect.b):
            if not all(place in board.index for board in c.boards.values()):
                return f"edge to {place!r}: expected a place of every side of the map"
    return ""


def misplaced(file: str, effect: Any) -> str:
    """BTS-11.10: these speak of the technology on whose slot an event lies."""
    if isinstance(effect, (fx.Patent, fx.Discount)) and file != EVENTS:
        return f"{effect.__struct_config__.tag}: only an event can say so"
    return ""


def check_enough(c: Components) -> None:
    """How the 46 technologies are split over the levels the rulebook does not print (BTS-1.1);
    but each slot needs one, and so does each private technology of a level."""
    effects = flat(chain(*(effects for _, _, effects in c.written)))
    taken = Counter(e.levels[0] for e in effects if isinstance(e, fx.PrivateTech))
    found = Counter[int](technology.level for technology in c.technologies.values())
    for level, name in enumerate(LEVELS, 1):
        least = len(c.tree.of_level[level]) + taken[level]
        if found[level] < least:
            problem = f"expected at least {least}, found {found[level]}"
            raise c.pack.wrong(TECHNOLOGIES, f"technologies of level {name}", problem)

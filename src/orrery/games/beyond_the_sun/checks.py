"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from orrery.games.beyond_the_sun.effects import LEVELS, Choose, Effects, OpenGuild
from orrery.games.beyond_the_sun.model import COLUMNS

if TYPE_CHECKING:
    from orrery.games.beyond_the_sun.components import Components, Mat, Slot


def check(c: Components, slots: Mapping[str, Slot]) -> None:
    """Counts as in the rulebook (BTS-1); every reference resolves."""
    _counts(
        c,
        "technologies.toml",
        "technologies by level",
        Counter(t.level for t in c.technologies.values()),
        {1: 4, 2: 16, 3: 16, 4: 10},
    )
    _counts(
        c,
        "events.toml",
        "events by level",
        Counter(e.level for e in c.events.values()),
        {2: 10, 3: 10},
    )
    _counts(
        c,
        "events.toml",
        "forced events by level",
        Counter(e.level for e in c.events.values() if e.forced),
        {2: 2, 3: 2},
    )
    _counts(
        c,
        "systems.toml",
        "systems by deck",
        Counter(s.deck for s in c.systems.values()),
        {"A": 12, "B": 12},
    )
    _counts(
        c,
        "systems.toml",
        "starting systems",
        Counter(s.deck for s in c.systems.values() if s.start),
        {"A": 4},
    )
    _counts(
        c,
        "achievements.toml",
        "achievements by kind",
        Counter(a.kind for a in c.achievements.values()),
        {"basic": 2, "A": 4, "B": 4},
    )
    _counts(c, "guilds.toml", "guilds", Counter("guilds" for _ in c.guilds), {"guilds": 4})
    _counts(
        c,
        "factions.toml",
        "mats by set",
        Counter(m.set for m in c.mats.values()),
        {"basic": 4, "advanced": 4},
    )
    _counts(
        c,
        "boards.toml",
        "slots by level",
        Counter(s.level for s in slots.values()),
        {1: 4, 2: 6, 3: 6, 4: 3},
    )
    for slot in slots.values():
        for after in slot.after:
            if after not in slots or slots[after].level != slot.level - 1:
                raise c.pack.wrong(
                    "boards.toml",
                    f"slot {slot.id}",
                    f"prerequisite {after!r} is no slot of the level before",
                )
    for mat in c.mats.values():
        _check_mat(c, mat)
    for side in c.sides.values():
        ids = {place.id for place in side.node}
        for line in side.lines:
            if not set(line) <= ids:
                raise c.pack.wrong(
                    "boards.toml", f"side {side.id}", f"line {list(line)} names an unknown place"
                )
    for n, settings in c.settings.players.items():
        if settings.side not in c.sides or len(settings.start_ore) != int(n):
            raise c.pack.wrong(
                "boards.toml",
                f"settings.players.{n}",
                "expected a known side and one start_ore a seat",
            )


def _check_mat(c: Components, mat: Mat) -> None:
    where = f"mat {mat.id}"
    if mat.faction not in c.factions:
        raise c.pack.wrong("factions.toml", where, f"unknown faction {mat.faction!r}")
    if len(mat.columns) != len(COLUMNS):
        raise c.pack.wrong("factions.toml", where, "expected 5 columns")
    if sum(mat.columns) + mat.population + 1 != c.settings.cubes:
        raise c.pack.wrong(
            "factions.toml",
            where,
            f"columns, population and ship must use {c.settings.cubes} cubes",
        )
    cells = c.settings.discs + 1
    if len(mat.growth) != cells or len(mat.ore) != cells:
        raise c.pack.wrong("factions.toml", where, f"expected {cells} cells on each track")
    if not set(mat.growth) <= set(COLUMNS + ".") or not set(mat.ore) <= {"1", "."}:
        raise c.pack.wrong("factions.toml", where, "tracks use the letters A to E, 1 and '.'")


def _counts(
    c: Components, file: str, what: str, found: Counter[Any], expected: dict[Any, int]
) -> None:
    for key, number in expected.items():
        if found[key] != number:
            label = LEVELS[key - 1] if isinstance(key, int) else key
            raise c.pack.wrong(file, f"{what}, {label}", f"expected {number}, found {found[key]}")


def check_effects(c: Components) -> None:
    """Every reference inside an effect resolves."""
    for event in c.events.values():
        for effect in flat(c.event_effects[event.id]):
            if isinstance(effect, OpenGuild) and effect.guild not in c.guilds:
                raise c.pack.wrong("events.toml", event.id, f"unknown guild {effect.guild!r}")


def flat(effects: Effects) -> Iterable[Any]:
    """The effects and all that is inside them."""
    for effect in effects:
        yield effect
        if isinstance(effect, Choose):
            for _, do in effect.options:
                yield from flat(do)
        elif hasattr(effect, "do"):
            yield from flat(effect.do)

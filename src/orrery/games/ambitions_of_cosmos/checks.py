"""Whether a content pack fits the rules: counts as in the book, every reference resolves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from orrery.games.ambitions_of_cosmos.chart import SIXTHS, Chart
from orrery.games.ambitions_of_cosmos.effects import SHAPES, Effect

if TYPE_CHECKING:
    from orrery.games.ambitions_of_cosmos.components import Components, Map, Sector

COUNTS = {
    "ships.toml": 102, "sectors.toml": 24, "buildings.toml": 40, "laws.toml": 20,
    "technologies.toml": 34, "anomalies.toml": 24, "nations.toml": 6,
}  # fmt: skip
"""AOC-2: cards and tokens of the box."""
PLANETS = 18
BACKS = {"home": 6, "gold": 6, "silver": 6, "bronze": 6}
CODES = {"P", "A", "N", "X", "O", "."}
BASE_OF_PYRAMID = (5, 4, 3, 2, 1)
"""AOC-8.4: cards that must lie in each level before one of level 5 can be declared."""
VARIANTS = ("standard", "rich", "frontier")


def check(c: Components) -> None:
    """Raises for the first thing that does not fit."""
    _check_ids(c)
    _check_counts(c)
    _check_ships(c)
    _check_technologies(c)
    for sector in c.sectors.values():
        _check_sector(c, sector)
    _check_planets(c)
    _check_nations(c)
    _check_maps(c)
    _check_settings(c)


def _check_ids(c: Components) -> None:
    """An id is a word of its own: notation writes it, messages say its name instead."""
    seen: dict[str, str] = {}
    for file, item in c.items():
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", item.id):
            raise c.pack.wrong(file, item.id, "expected an id of letters, digits and underscores")
        if item.id in SHAPES or re.fullmatch(r"[A-H][1-8][a-z]*", item.id):
            raise c.pack.wrong(file, item.id, "expected an id that is no effect and no cell")
        if item.id in seen:
            raise c.pack.wrong(file, item.id, f"the id is used in {seen[item.id]} too")
        seen[item.id] = file


def _check_counts(c: Components) -> None:
    found = {
        "ships.toml": sum(s.copies for s in c.ships.values()),
        "sectors.toml": len(c.sectors),
        "buildings.toml": sum(b.copies for b in c.buildings.values()),
        "laws.toml": sum(law.copies for law in c.laws.values()),
        "technologies.toml": len(c.technologies),
        "anomalies.toml": sum(a.copies for a in c.anomalies.values()),
        "nations.toml": len(c.nations),
    }
    for file, expected in COUNTS.items():
        if found[file] != expected:
            raise c.pack.wrong(file, "cards", f"expected {expected}, found {found[file]}")
    backs = Counter(str(sector.back) for sector in c.sectors.values())
    for back, expected in BACKS.items():
        if backs[back] != expected:
            raise c.pack.wrong("sectors.toml", back, f"expected {expected}, found {backs[back]}")
    marks = sum(code.endswith("*") for s in c.sectors.values() for code in s.cells)
    if marks > COUNTS["anomalies.toml"]:
        raise c.pack.wrong("sectors.toml", "cells", f"{marks} marks for 24 tokens of signals")


def _check_ships(c: Components) -> None:
    for ship in c.ships.values():
        for ability in (ship.first, ship.second):
            if ability not in c.abilities:
                raise c.pack.wrong("ships.toml", ship.id, f"no ability {ability!r}")
        if ship.fleet == "players" and ship.cost < 1:
            raise c.pack.wrong("ships.toml", ship.id, "expected a cost")


def _check_technologies(c: Components) -> None:
    levels = Counter(int(t.level) for t in c.technologies.values())
    for level, needed in enumerate(BASE_OF_PYRAMID, 1):
        if levels[level] < needed:
            raise c.pack.wrong(
                "technologies.toml", f"level {level}",
                f"expected at least {needed} for the pyramid, found {levels[level]}",
            )  # fmt: skip


def _check_sector(c: Components, sector: Sector) -> None:
    def wrong(problem: str) -> Exception:
        return c.pack.wrong("sectors.toml", sector.id, problem)

    if len(sector.cells) != SIXTHS + 1:
        raise wrong(f"expected {SIXTHS + 1} cells, found {len(sector.cells)}")
    for code in sector.cells:
        if code.rstrip("*") not in CODES:
            raise wrong(f"cell {code!r}: expected one of {' '.join(sorted(CODES))}")
    if any(not 0 <= point < SIXTHS for point in sector.points):
        raise wrong("points: expected edges 0 to 5")
    if (sector.cells[0] == "P") != bool(sector.planet) or "P" in sector.cells[1:]:
        raise wrong("expected the planet, if there is one, in the centre")
    if sector.planet and sector.planet not in c.planets:
        raise wrong(f"no planet {sector.planet!r}")


def _check_planets(c: Components) -> None:
    held = Counter(s.planet for s in c.sectors.values() if s.planet)
    if len(c.planets) != PLANETS or set(held) != set(c.planets) or max(held.values()) > 1:
        raise c.pack.wrong("sectors.toml", "planets", f"expected {PLANETS}, each in one sector")


def _check_nations(c: Components) -> None:
    for nation in c.nations.values():
        wanted: dict[str, tuple[str, Mapping[str, object]]] = {
            "start_tech": (nation.start_tech, c.technologies),
            "sector": (nation.sector, c.sectors),
            "passive": (nation.passive, c.powers),
            "token": (nation.token, c.powers),
            "speaker": (nation.speaker, c.powers),
        }
        for field, (id, known) in wanted.items():
            if id not in known:
                raise c.pack.wrong("nations.toml", f"{nation.id}, {field}", f"no {id!r}")
        ships = [ship for choice in nation.start_ships for ship in choice.split()]
        if not ships or any(ship not in c.ships for ship in ships):
            raise c.pack.wrong("nations.toml", f"{nation.id}, start_ships", "expected known ships")
        if c.technologies[nation.start_tech].level != 1:
            raise c.pack.wrong("nations.toml", nation.id, "expected a start_tech of level 1")


# --- maps ----------------------------------------------------------------------------------------


def _check_maps(c: Components) -> None:
    known = {(m.variant, m.players) for m in c.maps.values()}
    wanted = {(variant, players) for variant in VARIANTS for players in (2, 3, 4)}
    if known != wanted or len(c.maps) != len(wanted):
        raise c.pack.wrong("maps.toml", "map", "expected each variant for 2, 3 and 4 players")
    for map in c.maps.values():
        for problem in advice(map):
            raise c.pack.wrong("maps.toml", map.id, problem)


def advice(map: Map) -> Iterator[str]:
    """AOC-3.4.2: where a map does not keep what the book advises."""
    rows = [place.split() for place in map.places]
    places = tuple((int(u), int(v)) for u, v, _ in rows)
    backs = [back for _, _, back in rows]
    homes = [i for i, back in enumerate(backs) if back == "home"]
    chart = Chart(places)
    for back, count in BACKS.items():
        if backs.count(back) > count:
            yield f"{backs.count(back)} places for {count} {back} sectors"
    named = [tuple(int(word) for word in home.at.split()) for home in map.homes]
    if len(named) != map.players or {places.index(at) for at in named} != set(homes):
        yield "expected a home for each seat on the places of home sectors"
        return
    for home in homes:
        if sum(place >= 0 for place in chart.beside[home]) < 2:
            yield "a home world borders fewer than 2 sectors"
        between = [_between(chart, home, other) for other in homes if other != home]
        if not 2 <= min(between) <= 3:
            yield f"{min(between)} sectors between home worlds: expected 2 or 3"
    rich = backs.count("gold") + backs.count("silver")
    most = 2 * map.players + (2 if map.players > 2 else 0)
    if map.variant != "rich" and not 2 * map.players <= rich <= most:
        yield f"{rich} gold and silver sectors: expected {2 * map.players} to {most}"
    if map.variant != "rich" and _all_joined(
        chart, [i for i, b in enumerate(backs) if b != "bronze"]
    ):
        yield "all sectors with planets are one chain"


def _between(chart: Chart, start: int, goal: int) -> int:
    """Sectors that lie between two on the shortest way."""
    seen, ring, steps = {start}, [start], 0
    while goal not in seen:
        ring = [n for place in ring for n in chart.beside[place] if n >= 0 and n not in seen]
        if not ring:
            return len(chart.places)
        seen.update(ring)
        steps += 1
    return steps - 1


def _all_joined(chart: Chart, places: list[int]) -> bool:
    seen, todo = {places[0]}, [places[0]]
    while todo:
        for near in chart.beside[todo.pop()]:
            if near in places and near not in seen:
                seen.add(near)
                todo.append(near)
    return len(seen) == len(places)


# --- numbers and effects -------------------------------------------------------------------------


def _check_settings(c: Components) -> None:
    s = c.settings
    faces = sorted((*s.destroyed, *s.science, *s.teleported))
    if faces != [1, 2, 3, 4, 5, 6]:
        raise c.pack.wrong("setup.toml", "settings", "expected each face of the die once (AOC-9.3)")
    if len(s.random_ships) != 6:
        raise c.pack.wrong("setup.toml", "random_ships", "expected six ships")
    fleets = (*s.pirates.early, *s.pirates.late, *s.machine.early, *s.machine.late)
    for ship in (*s.random_ships, *fleets):
        if ship not in c.ships:
            raise c.pack.wrong("setup.toml", "settings", f"no ship {ship!r}")


def check_effects(c: Components) -> None:
    """What effects speak of exists."""
    for file, items in (
        ("technologies.toml", c.technologies), ("buildings.toml", c.buildings),
        ("laws.toml", c.laws), ("nations.toml", c.powers),
    ):  # fmt: skip
        for id in items:
            for effect in c.effects[id]:
                if not _resolves(c, effect):
                    raise c.pack.wrong(file, id, f"{effect.word}: nothing is called {effect.of!r}")


def _resolves(c: Components, effect: Effect) -> bool:
    known: dict[str, Any] = {
        "unlock": {*c.ships, *c.buildings},
        "building_capital": c.buildings,
        "building_prestige": c.buildings,
        "ability": ("first", "second"),
        "tech_cost": ("1", "2", "3", "4"),
    }
    return effect.word not in known or effect.of in known[effect.word]

"""Whether a content pack fits the rules: counts as in the book, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from orrery.games.ambitions_of_cosmos.chart import CELL_NAMES, SIXTHS, Chart
from orrery.games.ambitions_of_cosmos.effects import SHAPES, Effect
from orrery.kernel.content import Problem, problems_of

if TYPE_CHECKING:
    from orrery.games.ambitions_of_cosmos.components import Components, Map, Sector

SHIPS, SECTORS, NATIONS, SETUP = "ships.toml", "sectors.toml", "nations.toml", "setup.toml"
TECHNOLOGIES, BUILDINGS, LAWS = "technologies.toml", "buildings.toml", "laws.toml"
SIGNALS = 24
PLANETS = 18
BACKS = {"home": 6, "gold": 6, "silver": 6, "bronze": 6}
CODES = {"P", "A", "N", "X", "O", "."}
BASE_OF_PYRAMID = (5, 4, 3, 2, 1)
"""AOC-8.4: cards that must lie in each level before one of level 5 can be declared."""
VARIANTS = ("standard", "rich", "frontier")


def check(c: Components) -> None:
    """AOC-2: counts as in the book; every reference resolves."""
    c.pack.distinct({*SHAPES, *CELL_NAMES})
    for file, found, expected in counted(c):
        c.pack.expect(file, "cards", ["all"] * found, {"all": expected})
    c.pack.expect(SECTORS, "backs", [sector.back for sector in c.sectors.values()], BACKS)
    for chapter in (signals, ships, pyramid, sectors, planets, nations, maps, settings):
        c.pack.refuse(chapter(c))


def counted(c: Components) -> Iterator[tuple[str, int, int]]:
    """How many cards and tokens a file has, and how many the box."""
    yield SHIPS, copies(c.ships), 102
    yield SECTORS, len(c.sectors), 24
    yield BUILDINGS, copies(c.buildings), 40
    yield LAWS, copies(c.laws), 20
    yield TECHNOLOGIES, len(c.technologies), 34
    yield "anomalies.toml", copies(c.anomalies), SIGNALS
    yield NATIONS, len(c.nations), 6


def copies(items: Mapping[str, Any]) -> int:
    return sum(item.copies for item in items.values())


def signals(c: Components) -> Iterator[Problem]:
    marks = sum(code.endswith("*") for s in c.sectors.values() for code in s.cells)
    if marks > SIGNALS:
        yield SECTORS, "cells", f"{marks} marks for {SIGNALS} tokens of signals"


def ships(c: Components) -> Iterator[Problem]:
    for ship in c.ships.values():
        for ability in (ship.first, ship.second):
            if ability not in c.abilities:
                yield SHIPS, ship.id, f"no ability {ability!r}"
        if ship.fleet == "players" and ship.cost < 1:
            yield SHIPS, ship.id, "expected a cost"


def pyramid(c: Components) -> Iterator[Problem]:
    levels = Counter(int(t.level) for t in c.technologies.values())
    for level, needed in enumerate(BASE_OF_PYRAMID, 1):
        if levels[level] < needed:
            expected = f"expected at least {needed} for the pyramid, found {levels[level]}"
            yield TECHNOLOGIES, f"level {level}", expected


def sectors(c: Components) -> Iterator[Problem]:
    return problems_of(SECTORS, c.sectors.values(), partial(_wrong_sector, c))


def _wrong_sector(c: Components, sector: Sector) -> Iterator[str]:
    if len(sector.cells) != SIXTHS + 1:
        yield f"expected {SIXTHS + 1} cells, found {len(sector.cells)}"
    for code in sector.cells:
        if code.rstrip("*") not in CODES:
            yield f"cell {code!r}: expected one of {' '.join(sorted(CODES))}"
    if any(not 0 <= point < SIXTHS for point in sector.points):
        yield "points: expected edges 0 to 5"
    if (sector.cells[0] == "P") != bool(sector.planet) or "P" in sector.cells[1:]:
        yield "expected the planet, if there is one, in the centre"
    if sector.planet and sector.planet not in c.planets:
        yield f"no planet {sector.planet!r}"


def planets(c: Components) -> Iterator[Problem]:
    held = Counter(s.planet for s in c.sectors.values() if s.planet)
    if len(c.planets) != PLANETS or set(held) != set(c.planets) or max(held.values()) > 1:
        yield SECTORS, "planets", f"expected {PLANETS}, each in one sector"


def nations(c: Components) -> Iterator[Problem]:
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
                yield NATIONS, f"{nation.id}, {field}", f"no {id!r}"
        ships = [ship for choice in nation.start_ships for ship in choice.split()]
        if not ships or any(ship not in c.ships for ship in ships):
            yield NATIONS, f"{nation.id}, start_ships", "expected known ships"
        if c.technologies[nation.start_tech].level != 1:
            yield NATIONS, nation.id, "expected a start_tech of level 1"


# --- maps ----------------------------------------------------------------------------------------


def maps(c: Components) -> Iterator[Problem]:
    known = {(m.variant, m.players) for m in c.maps.values()}
    wanted = {(variant, players) for variant in VARIANTS for players in (2, 3, 4)}
    if known != wanted or len(c.maps) != len(wanted):
        yield "maps.toml", "map", "expected each variant for 2, 3 and 4 players"
    yield from problems_of("maps.toml", c.maps.values(), advice)


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


def settings(c: Components) -> Iterator[Problem]:
    s = c.settings
    if sorted((*s.destroyed, *s.science, *s.teleported)) != [1, 2, 3, 4, 5, 6]:
        yield SETUP, "settings", "expected each face of the die once (AOC-9.3)"
    if len(s.random_ships) != 6:
        yield SETUP, "random_ships", "expected six ships"
    fleets = (*s.pirates.early, *s.pirates.late, *s.machine.early, *s.machine.late)
    for ship in (*s.random_ships, *fleets):
        if ship not in c.ships:
            yield SETUP, "settings", f"no ship {ship!r}"


def unresolved(c: Components) -> Iterator[Problem]:
    """What effects speak of and the pack has not."""
    for file, item in c.carriers():
        for effect in c.effects[item.id]:
            if not _resolves(c, effect):
                yield file, item.id, f"{effect.word}: nothing is called {effect.of!r}"


def _resolves(c: Components, effect: Effect) -> bool:
    known: dict[str, Any] = {
        "unlock": {*c.ships, *c.buildings},
        "building_capital": c.buildings,
        "building_prestige": c.buildings,
        "ability": ("first", "second"),
        "tech_cost": ("1", "2", "3", "4"),
    }
    return effect.word not in known or effect.of in known[effect.word]

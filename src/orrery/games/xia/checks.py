"""Whether a content pack fits: counts as in the boxes, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from orrery.kernel.content import Item, Problem, problems_of

if TYPE_CHECKING:
    from orrery.games.xia.components import Components, Mission, Sector

CELLS: tuple[str, ...] = ("c", *(f"a{n}" for n in range(6)), *(f"b{n}" for n in range(12)))
"""XIA-11.1.2: the 19 spaces of a sector."""
TERRAIN = (
    "space", "asteroid", "ice", "nebula", "debris", "star", "blackhole", "planet", "gate", "dead",
)  # fmt: skip
FEATURES = (
    "mission", "explore", "spawn", "special", "buy", "sell", "mine", "harvest", "salvage",
    "capture", "excavate", "exchange", "relics",
)  # fmt: skip
DICE = (6, 8, 12, 20)
PAYS = {"shuttle": 6, "research": 6, "private_eye": 4, "thug": 5}
"""How many payments a card of a kind lists; all others have one."""


def check(c: Components) -> None:
    """XIA-3: counts as in the boxes; every reference resolves."""
    c.pack.distinct()
    for file, what, found, expected in counted(c):
        c.pack.refuse(uneven(file, what, found, expected))
    for chapter in (sectors, missions, ships, references, start):
        c.pack.refuse(chapter(c))


def uneven(file: str, what: str, found: int, expected: int) -> Iterator[Problem]:
    if found != expected:
        yield file, what, f"expected {expected}, found {found}"


def counted(c: Components) -> Iterator[tuple[str, str, int, int]]:
    """(file, what is counted, how many there are, how many the boxes have)."""
    sets = Counter(s.set for s in c.sectors.values())
    tokens = Counter(t.set for t in c.tokens.values() for _ in range(t.copies))
    cards = Counter(m.set for m in c.missions.values())
    cells = [cell.split() for s in c.sectors.values() for cell in s.cells.values()]
    yield "sectors.toml", "sectors of the base box", sets["base"], 21
    yield "sectors.toml", "sectors of Embers", sets["embers"], 11
    yield "sectors.toml", "exploration spaces", sum("explore" in cell for cell in cells), 30
    yield "ships.toml", "ships", len(c.ships), 21
    yield "abilities.toml", "abilities", len(c.abilities), 21
    yield "outfits.toml", "outfits", sum(o.copies for o in c.outfits.values()), 104
    yield "outfits.toml", "mods", sum(m.copies for m in c.mods.values()), 45
    yield "goods.toml", "cubes", sum(g.copies for g in c.goods.values()), 90
    yield "tokens.toml", "exploration tokens of Embers", tokens["embers"], 30
    yield "tokens.toml", "exploration tokens of the base box", tokens["base"], 21
    yield "tokens.toml", "relics", sum(r.copies for r in c.relics.values()), 15
    yield "missions.toml", "missions of the base box", cards["base"], 52
    yield "missions.toml", "missions of Embers", cards["embers"], 32
    yield "titles.toml", "titles", len(c.titles), 28
    yield "events.toml", "events", len(c.events), 22
    yield "npcs.toml", "spaces of the Kiln", len(c.rooms), 3
    yield "solo.toml", "goals", len(c.goals), 10
    yield "solo.toml", "behaviours", len(c.behaviours), 9


def sectors(c: Components) -> Iterator[Problem]:
    return problems_of("sectors.toml", c.sectors.values(), partial(wrong_sector, c))


def wrong_sector(c: Components, sector: Sector) -> Iterator[str]:
    if sorted(sector.edges) != list("ABCDEF"):
        yield f"expected each of the symbols A to F once, found {sector.edges!r}"
    for cell, text in sector.cells.items():
        if cell not in CELLS:
            yield f"no space is called {cell!r}"
        terrain, *features = text.split()
        if terrain not in TERRAIN:
            yield f"{cell}: {terrain!r} is no terrain"
        for feature in features:
            name, _, thing = feature.partition(":")
            if name not in FEATURES:
                yield f"{cell}: {name!r} is no feature"
            if thing and thing != "any" and not thing.isdigit() and thing not in c.goods:
                yield f"{cell}: {thing!r} is no cargo"
    for path in sector.paths:
        for cell in (*path.cells, path.special, path.exit):
            if cell and cell not in CELLS:
                yield f"a path leads over {cell!r}, which is no space"
        if path.die not in DICE:
            yield f"there is no die with {path.die} faces"
    if sector.npc and sector.npc not in c.npcs:
        yield f"{sector.npc!r} is nobody"
    if bool(sector.spawn) != has(sector, "spawn"):
        yield "expected a numbered spawn point and its space, or neither"


def has(sector: Sector, feature: str) -> bool:
    return any(feature in cell.split() for cell in sector.cells.values())


def missions(c: Components) -> Iterator[Problem]:
    return problems_of("missions.toml", c.missions.values(), partial(wrong_mission, c))


def wrong_mission(c: Components, mission: Mission) -> Iterator[str]:
    for sector in filter(None, (mission.deliver, mission.at)):
        if sector not in c.sectors:
            yield f"{sector!r} is no sector"
        elif not has(c.sectors[sector], "mission"):
            yield f"{sector} has no mission point"
    expected = PAYS.get(mission.kind, 1)
    if len(mission.pay) != expected:
        yield f"expected {expected} payments, found {len(mission.pay)}"


def ships(c: Components) -> Iterator[Problem]:
    for tier in (1, 2, 3):
        found = sum(ship.tier == tier for ship in c.ships.values())
        if found != 7:
            yield "ships.toml", f"tier {tier}", f"expected 7 ships, found {found}"


def references(c: Components) -> Iterator[Problem]:
    """What a card names must be there; where nothing is named nothing is looked for."""
    for file, item, named, known, what in named_by(c):
        for id in named:
            if id and id not in known:
                yield file, item.id, f"{id!r} is {what}"


Named = tuple[str, Item, Iterable[str], Container[str], str]


def named_by(c: Components) -> Iterator[Named]:
    """(file, item, what it names, what there is, what anything else is)."""
    for mission in c.missions.values():
        yield "missions.toml", mission, [mission.kind], c.kinds, "no kind of mission"
        yield "missions.toml", mission, mission.cubes, {*c.goods, "any"}, "no cargo"
        yield "missions.toml", mission, [mission.outfit], c.outfits, "no outfit"
    for ship in c.ships.values():
        yield "ships.toml", ship, [ship.ability], c.abilities, "no ability"
    for event in c.events.values():
        yield "events.toml", event, event.numbers, c.numbers, "no number of the rules"
    for ability in c.abilities.values():
        yield "abilities.toml", ability, ability.numbers, c.numbers, "no number of the rules"
    for token in c.tokens.values():
        yield "tokens.toml", token, [token.cube], c.goods, "no cargo"
    for relic in c.relics.values():
        yield "tokens.toml", relic, [relic.cube], c.goods, "no cargo"
        yield "tokens.toml", relic, [relic.mod], c.mods, "no mod"
    for npc in c.npcs.values():
        yield "npcs.toml", npc, [*npc.route, npc.home], c.sectors, "no sector"
    for behaviour in c.behaviours.values():
        yield "solo.toml", behaviour, [behaviour.npc], c.npcs, "nobody"


def start(c: Components) -> Iterator[Problem]:
    """XIA-4.14: a line for each number of players, a place for each of them."""
    most = len(c.goods) - 1
    for load in c.start_cargo.values():
        if len(load.cubes) != load.players or not all(0 <= n <= most for n in load.cubes):
            problem = f"expected {load.players} numbers from 0 to {most}"
            yield "setup.toml", load.id, problem
    if sorted(load.players for load in c.start_cargo.values()) != [2, 3, 4, 5]:
        yield "setup.toml", "start_cargo", "expected a line for 2, 3, 4 and 5 players"

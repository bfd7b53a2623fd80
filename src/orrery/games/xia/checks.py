"""Whether a content pack fits: counts as in the boxes, every reference resolves."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.games.xia.components import Components, Mission, Sector

CELLS: tuple[str, ...] = ("c", *(f"a{n}" for n in range(6)), *(f"b{n}" for n in range(12)))
"""XIA-11.1.2: the 19 spaces of a sector."""
TERRAIN = (
    "space",
    "asteroid",
    "ice",
    "nebula",
    "debris",
    "star",
    "blackhole",
    "planet",
    "gate",
    "dead",
)
FEATURES = (
    "mission", "explore", "spawn", "special", "buy", "sell", "mine", "harvest", "salvage",
    "capture", "excavate", "exchange", "relics",
)  # fmt: skip
DICE = (6, 8, 12, 20)
PAYS = {"shuttle": 6, "research": 6, "private_eye": 4, "thug": 5}
"""How many payments a card of a kind lists; all others have one."""


def check(c: Components) -> None:
    """XIA-3: counts as in the boxes; every reference resolves."""
    check_ids(c)
    check_counts(c)
    for sector in c.sectors.values():
        check_sector(c, sector)
    for mission in c.missions.values():
        check_mission(c, mission)
    check_ships(c)
    check_cards(c)
    check_start(c)


def check_ids(c: Components) -> None:
    seen: dict[str, str] = {}
    for file, item in c.items():
        if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", item.id):
            raise c.pack.wrong(file, item.id, "expected an id of letters, digits and underscores")
        if item.id in seen:
            raise c.pack.wrong(file, item.id, f"the id is also in {seen[item.id]}")
        seen[item.id] = file


def check_counts(c: Components) -> None:
    sets = Counter(s.set for s in c.sectors.values())
    tokens: Counter[str] = Counter()
    for token in c.tokens.values():
        tokens[token.set] += token.copies
    missions = Counter(m.set for m in c.missions.values())
    counts = (
        ("sectors.toml", "sectors of the base box", sets["base"], 21),
        ("sectors.toml", "sectors of Embers", sets["embers"], 11),
        ("sectors.toml", "exploration spaces", spaces_with(c, "explore"), 30),
        ("ships.toml", "ships", len(c.ships), 21),
        ("abilities.toml", "abilities", len(c.abilities), 21),
        ("outfits.toml", "outfits", sum(o.copies for o in c.outfits.values()), 104),
        ("outfits.toml", "mods", sum(m.copies for m in c.mods.values()), 45),
        ("goods.toml", "cubes", sum(g.copies for g in c.goods.values()), 90),
        ("tokens.toml", "exploration tokens of Embers", tokens["embers"], 30),
        ("tokens.toml", "exploration tokens of the base box", tokens["base"], 21),
        ("tokens.toml", "relics", sum(r.copies for r in c.relics.values()), 15),
        ("missions.toml", "missions of the base box", missions["base"], 52),
        ("missions.toml", "missions of Embers", missions["embers"], 32),
        ("titles.toml", "titles", len(c.titles), 28),
        ("events.toml", "events", len(c.events), 22),
        ("npcs.toml", "spaces of the Kiln", len(c.rooms), 3),
        ("solo.toml", "goals", len(c.goals), 10),
        ("solo.toml", "behaviours", len(c.behaviours), 9),
    )
    for file, what, found, expected in counts:
        if found != expected:
            raise c.pack.wrong(file, what, f"expected {expected}, found {found}")


def spaces_with(c: Components, feature: str) -> int:
    return sum(
        feature in cell.split() for sector in c.sectors.values() for cell in sector.cells.values()
    )


def check_sector(c: Components, sector: Sector) -> None:
    def wrong(problem: str) -> Exception:
        return c.pack.wrong("sectors.toml", sector.id, problem)

    if sorted(sector.edges) != list("ABCDEF"):
        raise wrong(f"expected each of the symbols A to F once, found {sector.edges!r}")
    for cell, text in sector.cells.items():
        if cell not in CELLS:
            raise wrong(f"no space is called {cell!r}")
        terrain, *features = text.split()
        if terrain not in TERRAIN:
            raise wrong(f"{cell}: {terrain!r} is no terrain")
        for feature in features:
            name, _, thing = feature.partition(":")
            if name not in FEATURES:
                raise wrong(f"{cell}: {name!r} is no feature")
            if thing and thing != "any" and not thing.isdigit() and thing not in c.goods:
                raise wrong(f"{cell}: {thing!r} is no cargo")
    for path in sector.paths:
        for cell in (*path.cells, path.special, *([path.exit] if path.exit else [])):
            if cell not in CELLS:
                raise wrong(f"a path leads over {cell!r}, which is no space")
        if path.die not in DICE:
            raise wrong(f"there is no die with {path.die} faces")
    if sector.npc and sector.npc not in c.npcs:
        raise wrong(f"{sector.npc!r} is nobody")
    if bool(sector.spawn) != any("spawn" in cell.split() for cell in sector.cells.values()):
        raise wrong("expected a numbered spawn point and its space, or neither")


def check_mission(c: Components, mission: Mission) -> None:
    def wrong(problem: str) -> Exception:
        return c.pack.wrong("missions.toml", mission.id, problem)

    if mission.kind not in c.kinds:
        raise wrong(f"{mission.kind!r} is no kind of mission")
    for sector in (mission.deliver, *([mission.at] if mission.at else [])):
        if sector not in c.sectors:
            raise wrong(f"{sector!r} is no sector")
        if not any("mission" in cell.split() for cell in c.sectors[sector].cells.values()):
            raise wrong(f"{sector} has no mission point")
    for cube in mission.cubes:
        if cube != "any" and cube not in c.goods:
            raise wrong(f"{cube!r} is no cargo")
    if mission.outfit and mission.outfit not in c.outfits:
        raise wrong(f"{mission.outfit!r} is no outfit")
    expected = PAYS.get(mission.kind, 1)
    if len(mission.pay) != expected:
        raise wrong(f"expected {expected} payments, found {len(mission.pay)}")


def check_ships(c: Components) -> None:
    for ship in c.ships.values():
        if ship.ability not in c.abilities:
            raise c.pack.wrong("ships.toml", ship.id, f"{ship.ability!r} is no ability")
    for tier in (1, 2, 3):
        found = sum(ship.tier == tier for ship in c.ships.values())
        if found != 7:
            raise c.pack.wrong("ships.toml", f"tier {tier}", f"expected 7 ships, found {found}")


def check_cards(c: Components) -> None:
    for file, items in (
        ("events.toml", c.events.values()),
        ("abilities.toml", c.abilities.values()),
    ):
        for item in items:
            for number in item.numbers:
                if number not in c.numbers:
                    raise c.pack.wrong(file, item.id, f"{number!r} is no number of the rules")
    for token in c.tokens.values():
        if token.cube and token.cube not in c.goods:
            raise c.pack.wrong("tokens.toml", token.id, f"{token.cube!r} is no cargo")
    for relic in c.relics.values():
        if relic.mod and relic.mod not in c.mods:
            raise c.pack.wrong("tokens.toml", relic.id, f"{relic.mod!r} is no mod")
        if relic.cube and relic.cube not in c.goods:
            raise c.pack.wrong("tokens.toml", relic.id, f"{relic.cube!r} is no cargo")
    for npc in c.npcs.values():
        for sector in (*npc.route, *([npc.home] if npc.home else [])):
            if sector not in c.sectors:
                raise c.pack.wrong("npcs.toml", npc.id, f"{sector!r} is no sector")
    for behaviour in c.behaviours.values():
        if behaviour.npc not in c.npcs:
            raise c.pack.wrong("solo.toml", behaviour.id, f"{behaviour.npc!r} is nobody")


def check_start(c: Components) -> None:
    """XIA-4.14: a line for each number of players, a place for each of them."""
    most = len(c.goods) - 1
    for load in c.start_cargo.values():
        if len(load.cubes) != load.players or not all(0 <= n <= most for n in load.cubes):
            problem = f"expected {load.players} numbers from 0 to {most}"
            raise c.pack.wrong("setup.toml", load.id, problem)
    if sorted(load.players for load in c.start_cargo.values()) != [2, 3, 4, 5]:
        raise c.pack.wrong("setup.toml", "start_cargo", "expected a line for 2, 3, 4 and 5 players")

"""XIA-3: the content pack: counts as in the boxes, what is printed stays, a bad pack is refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from orrery.games.xia import components
from orrery.games.xia.components import Components
from orrery.games.xia.ground import OFFSETS, TURNED
from orrery.kernel import OrreryError, Pack
from orrery.kernel.hexes import distance
from tests.clauses import clause

CONTENT = Path(components.__file__).parent / "content"
C = Components(Pack.read(CONTENT))


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the game's pack in which the first `old` of a file is `new`."""
    pack = folder / "pack"
    shutil.copytree(CONTENT, pack, dirs_exist_ok=True)
    text = (pack / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r}"
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("sectors.toml", 'set = "embers"', 'set = "base"', "sectors of the base box"),
        ("setup.toml", "cubes = [0, 1]", "cubes = [0, 1, 2]", "expected 2 numbers from 0 to 5"),
        (
            "setup.toml",
            "players = 3\ncubes = [0, 1, 2]",
            "players = 2\ncubes = [0, 1]",
            "a line for 2, 3",
        ),
        ("sectors.toml", 'edges = "AEBCFD"', 'edges = "AABCFD"', "each of the symbols"),
        ("sectors.toml", 'b3 = "space explore"', 'b12 = "space explore"', "no space is called"),
        ("sectors.toml", 'b3 = "space explore"', 'b3 = "lava explore"', "is no terrain"),
        ("sectors.toml", 'b3 = "space explore"', 'b3 = "space"', "exploration spaces"),
        ("sectors.toml", "buy:cyber", "buy:gold", "is no cargo"),
        ("sectors.toml", "spawn = 1\n", "", "spawn point"),
        ("sectors.toml", 'npc = "enforcer"', 'npc = "judge"', "is nobody"),
        ("ships.toml", "tier = 1", "tier = 2", "expected 7 ships"),
        ("outfits.toml", "copies = 7", "copies = 8", "outfits"),
        ("goods.toml", "copies = 15", "copies = 14", "cubes"),
        ("tokens.toml", "copies = 2", "copies = 3", "exploration tokens of Embers"),
        ("missions.toml", 'deliver = "doravin5"', 'deliver = "xia"', "has no mission point"),
        ("missions.toml", 'set = "base"', 'set = "embers"', "missions of the base box"),
        ("missions.toml", "pay = [1000, 1000,", "pay = [1000,", "expected 6 payments"),
        ("titles.toml", 'id = "collector"', 'id = "freighter"', "used twice"),
        ("events.toml", "shield_bounty", "shield_bonus", "is no number of the rules"),
        ("npcs.toml", 'home = "doravin5"', 'home = "nowhere"', "is no sector"),
        ("solo.toml", 'npc = "merchant"', 'npc = "kiln"', "is nobody"),
    ],
)
def test_a_spoilt_pack_says_what_is_wrong(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(OrreryError) as error:
        Components(Pack.read(changed(tmp_path, file, old, new)))
    assert problem in str(error.value)


@clause("XIA-3.1", "XIA-11.1.2")
def test_the_counts_of_both_boxes() -> None:
    assert Counter(s.set for s in C.sectors.values()) == {"base": 21, "embers": 11}
    assert Counter((s.tier, s.set) for s in C.ships.values()) == {
        **{(tier, "base"): 6 for tier in (1, 2, 3)},
        **{(tier, "embers"): 1 for tier in (1, 2, 3)},
    }
    assert len(C.abilities) == 21
    assert {s.ability for s in C.ships.values()} == set(C.abilities)
    old = [o for o in C.outfits.values() if o.set == "base" and o.copies]
    assert len(old) == 12
    assert {o.copies for o in old} == {7}
    assert sum(o.copies for o in C.outfits.values() if o.set == "embers") == 20
    assert sum(m.copies for m in C.mods.values()) == 45
    assert {good: g.copies for good, g in C.goods.items()} == dict.fromkeys(
        ("spice", "holo", "terra", "plasma", "cyber", "ember"), 15
    )
    assert Counter(m.set for m in C.missions.values()) == {"base": 52, "embers": 32}
    assert Counter(t.set for t in C.titles.values()) == {"base": 18, "embers": 10}
    assert len(C.events) == 22
    assert sum(t.copies for t in C.tokens.values() if t.set == "embers") == 30
    assert sum(r.copies for r in C.relics.values()) == 15
    assert [npc for npc, n in C.npcs.items() if n.home] == ["merchant", "enforcer", "scoundrel"]
    assert len(C.rooms) == 3
    assert (len(C.goals), len(C.behaviours)) == (10, 9)


@clause("XIA-11.1.2")
def test_a_sector_is_a_hexagon_of_nineteen_spaces_and_stays_one_when_turned() -> None:
    assert len(set(OFFSETS)) == 19
    assert all(distance((0, 0), offset) <= 2 for offset in OFFSETS)
    assert all(set(turned) == set(OFFSETS) for turned in TURNED)


@clause("XIA-11.8.1", "XIA-11.7.2", "XIA-11.6.1", "XIA-15.2.2", "XIA-15.2.5")
def test_what_the_rulebook_prints_of_sectors() -> None:
    farren = C.sectors["farrens_call"]
    outer, inner = farren.paths
    assert (outer.die, inner.die) == (12, 6)
    assert (outer.exit, inner.exit) == (inner.special, "c")
    assert farren.cells["c"] == "blackhole"
    damascus = C.sectors["neo_damascus"].cells.values()
    assert any("sell:spice" in cell for cell in damascus)
    assert any("buy:plasma" in cell for cell in damascus)
    loath = " ".join(C.sectors["loath"].cells.values())
    assert "sell:" in loath
    assert "buy:" not in loath
    exchanges = [s.id for s in C.sectors.values() if any("exchange" in c for c in s.cells.values())]
    assert exchanges == ["kei"]
    comets = [s.id for s in C.sectors.values() if any(p.kind == "comet" for p in s.paths)]
    assert len(comets) == 3
    digs = {
        s.id: cell.split("relics:")[1]
        for s in C.sectors.values()
        for cell in s.cells.values()
        if "relics:" in cell
    }
    assert set(digs) == {"tafjur", "kalak", "dremlot"}
    assert set(digs.values()) == {"3", "4"}


@clause("XIA-7.2.4", "XIA-7.2.5", "XIA-7.2.7", "XIA-7.2.8", "XIA-16.4", "XIA-7.2.2")
def test_what_the_rulebook_prints_of_prices() -> None:
    s = C.settings
    assert (s.start_credits, s.mission_draw, s.mission_limit, s.mct_missions) == (4000, 3, 1, 2)
    assert s.outfit_buy == {"small": 1000, "medium": 2000, "large": 3000}
    assert s.outfit_sell == {"small": 1000, "medium": 1000, "large": 2000}
    assert (s.ship_price[1:], s.fame_price) == ((5000, 8000), 5000)
    assert (s.repair, s.respawn_damage) == ((1000, 1000, 2000), (1, 2, 3))
    assert (s.econ_cap, s.demand_bonus, C.numbers["ember_price"]) == (6, 1000, 2000)
    assert (s.suppressor, s.gts, s.token_credits, s.captain_credits) == (4, 2, 2000, 1000)


@clause("XIA-11.9.5", "XIA-12.1", "XIA-18.2")
def test_what_the_rulebook_prints_of_tokens_and_ships() -> None:
    rewards = {(r.credits, r.cubes, bool(r.mod)) for r in C.relics.values()}
    assert rewards == {(3000, 0, False), (2000, 2, False), (2000, 0, True)}
    kinds = {t.kind for t in C.tokens.values() if t.set == "embers"}
    assert kinds == {"cargo", "energy", "ice", "movement", "captain"}
    assert {t.amount for t in C.tokens.values() if t.kind == "movement"} == {5}
    assert C.ships["lone_drifter"].ability == "autopilot"
    assert C.ranks["unknown"].fame == 0


@clause("XIA-13.12.8", "XIA-13.12.9")
def test_every_mission_has_one_delivery_point_and_half_of_them_are_illegal() -> None:
    assert all(m.deliver for m in C.missions.values())
    assert Counter(m.legal for m in C.missions.values()) == {True: 42, False: 42}
    new = Counter((m.kind, m.legal) for m in C.missions.values() if m.set == "embers")
    assert set(new) == {
        ("supplier", True), ("private_eye", True), ("arms_dealer", False), ("thug", False),
    }  # fmt: skip

"""The content fits the rulebook, and a pack that does not says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.ambitions_of_cosmos.effects import SHAPES, Gifts, add_up, parse
from orrery.kernel import OrreryError
from tests.games.ambitions_of_cosmos.packs import changed, load


def test_the_box_has_what_the_book_lists() -> None:
    c = load()
    assert sum(ship.copies for ship in c.ships.values()) == 102
    assert sum(building.copies for building in c.buildings.values()) == 40
    assert sum(law.copies for law in c.laws.values()) == 20
    assert len(c.technologies) == 34
    assert len(c.planets) == 18
    assert len(c.sectors) == 24
    assert len(c.nations) == 6


def test_what_the_book_prints_is_not_tuned() -> None:
    c = load()
    assert (c.ships["argus"].power, c.ships["argus"].cost) == (1, 2)
    assert (c.ships["hornet"].power, c.ships["hornet"].first) == (2, "swarm")
    assert c.ships["scavenger"].power == 4
    assert (c.buildings["bank"].cost, c.buildings["academy"].cost) == (8, 4)
    assert c.buildings["logistics"].effect == "capital 1"
    assert c.buildings["press"].effect == "prestige 1"
    assert c.settings.random_ships == ("argus", "hornet", "tavr", "scavenger", "sidius", "gorgon")
    price = c.settings.price
    assert (price.early.prestige, price.early.capital, price.early.science) == (2, 3, 2)
    assert (price.late.prestige, price.late.capital, price.late.science) == (3, 5, 3)
    assert (c.settings.growth_to_win, c.settings.senators_to_win, c.settings.turns) == (30, 8, 14)
    for ship in c.ships.values():
        assert "power" not in ship.printed or ship.source == "rulebook"


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("ships.toml", "copies = 16", "copies = 15", "expected 102"),
        ("ships.toml", 'first = "holds"', 'first = "hold"', "no ability"),
        ("ships.toml", "cost = 2", "cost = 0", "expected a cost"),
        ("technologies.toml", 'effect = "zone 1"', 'effect = "zones 1"', "no word of effects"),
        ("technologies.toml", 'effect = "zone 1"', 'effect = "zone"', "expected 'zone n'"),
        ("technologies.toml", "unlock academy", "unlock akademy", "nothing is called"),
        ("technologies.toml", "level = 5", "level = 6", "Invalid enum value"),
        ("buildings.toml", "copies = 8", "copies = 9", "expected 40"),
        ("laws.toml", 'id = "grants"', 'id = "quotas"', "used twice"),
        ("laws.toml", 'ru = "Научные Гранты"', 'ru = " "', "a name in en and ru"),
        ("sectors.toml", '"P", "A"', '"P", "Q"', "expected one of"),
        ("sectors.toml", "points = [0, 2, 4]", "points = [0, 2, 6]", "edges 0 to 5"),
        ("sectors.toml", 'planet = "rae"', 'planet = "raa"', "no planet"),
        ("sectors.toml", 'back = "gold"', 'back = "silver"', "expected 6"),
        ("anomalies.toml", "copies = 3", "copies = 4", "expected 24"),
        ("nations.toml", 'start_tech = "C11"', 'start_tech = "C99"', "no 'C99'"),
        ("nations.toml", 'start_tech = "C11"', 'start_tech = "C21"', "of level 1"),
        ("nations.toml", '"argus hornet"', '"argos"', "expected known ships"),
        ("maps.toml", '"1 -1 bronze"', '"1 -1 gold"', "gold and silver sectors"),
        ("maps.toml", 'variant = "rich"', 'variant = "standard"', "expected each variant"),
        ("maps.toml", 'at = "2 0"', 'at = "1 0"', "a home for each seat"),
        ("setup.toml", "destroyed = [1, 2]", "destroyed = [1]", "each face"),
        ("setup.toml", '"gorgon"]', '"gorgona"]', "no ship"),
    ],
)
def test_a_spoilt_pack_says_what_is_wrong(
    tmp_path: Path, file: str, old: str, new: str, problem: str
) -> None:
    with pytest.raises(OrreryError) as caught:
        load(changed(tmp_path, file, old, new))
    assert problem in str(caught.value)
    assert file in str(caught.value)


def test_each_word_of_effects_is_counted_and_its_number_matters() -> None:
    for word, shape in SHAPES.items():
        assert hasattr(Gifts(), word)
        if shape == "n":
            values = [getattr(add_up(parse(f"{word} {n}")), word) for n in (1, 2)]
            assert values == [1, 2]
    assert add_up(parse("tech_cost 2 -1"), parse("tech_cost 2 -1")).tech_cost == {"2": -2}
    assert add_up(parse("unlock academy, ability first")).unlock == {"academy"}

"""The content of Ambitions of Cosmos: every component as a frozen row of its pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from orrery.games.ambitions_of_cosmos.chart import (
    CELL_NAMES,
    COLUMNS,
    ROWS,
    Chart,
    Hex,
    turned,
    turned_points,
)
from orrery.games.ambitions_of_cosmos.checks import check, unresolved
from orrery.games.ambitions_of_cosmos.effects import Effects, Gifts, add_up, parse
from orrery.games.ambitions_of_cosmos.kept import keep
from orrery.kernel import Item, Pack

ShipClass: TypeAlias = Literal["assault", "miner", "frigate", "cruiser", "dreadnought"]
Side: TypeAlias = Literal["players", "pirates", "machine"]
Back: TypeAlias = Literal["home", "gold", "silver", "bronze"]
NEUTRAL_BACKS: tuple[Back, ...] = ("gold", "silver", "bronze")
TechType: TypeAlias = Literal["civil", "military"]
Variant: TypeAlias = Literal["standard", "rich", "frontier"]


class Ship(Item, frozen=True, kw_only=True, rename={"kind": "class"}):
    """AOC-7.1: a kind of ship cards."""

    fleet: Side
    kind: ShipClass
    level: Literal[1, 2, 3, 4]
    power: int
    cost: int = 0
    copies: int
    first: str
    """Ability A."""
    second: str
    """Ability B."""
    printed: tuple[str, ...] = ()
    """What the book says of it: never tuned."""


class Ability(Item, frozen=True, kw_only=True):
    """AOC-7.3."""

    n: int


class Technology(Item, frozen=True, kw_only=True):
    level: Literal[1, 2, 3, 4, 5]
    type: TechType
    effect: str


class Building(Item, frozen=True, kw_only=True):
    cost: int
    copies: int
    locked: bool
    """Whether a technology must unlock it (AOC-5.4.8)."""
    effect: str
    printed: tuple[str, ...] = ()
    """What the book says of it besides the name: never tuned."""

    def __post_init__(self) -> None:
        if self.tuned and "effect" in self.printed:
            raise ValueError("what the rulebook prints is never tuned")


class Law(Item, frozen=True, kw_only=True):
    copies: int
    effect: str


class Sector(Item, frozen=True, kw_only=True):
    back: Back
    cells: tuple[str, ...]
    points: tuple[int, ...]
    planet: str = ""


class Planet(Item, frozen=True, kw_only=True):
    capital: int
    prestige: int
    science: int


class Anomaly(Item, frozen=True, kw_only=True):
    copies: int


class Nation(Item, frozen=True, kw_only=True):
    first_game: bool
    start_tech: str
    start_ships: tuple[str, ...]
    """For each ship that it begins with, the kinds to choose from."""
    sector: str
    passive: str
    token: str
    """What an influence token does."""
    speaker: str


class Power(Item, frozen=True, kw_only=True):
    """What a nation can do."""

    effect: str


Carrier: TypeAlias = Technology | Building | Law | Power
"""What carries effects."""


class Home(Struct, frozen=True, forbid_unknown_fields=True):
    """The place of a seat's home sector."""

    at: str
    turn: int
    towards: int
    """The direction of the cell recommended for fleet 1 (AOC-3.1.4)."""


class Map(Item, frozen=True, kw_only=True):
    """AOC-3.3: where sectors of which backs lie."""

    players: Literal[2, 3, 4]
    variant: Variant
    places: tuple[str, ...]
    homes: tuple[Home, ...]


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    """What an influence token is sold for (AOC-4.2.1)."""

    prestige: int
    capital: int
    science: int


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    early: Price
    late: Price


class Raiders(Struct, frozen=True, forbid_unknown_fields=True):
    """The fleet of the pirates or of the Machine (AOC-9.7, 9.8)."""

    early: tuple[str, ...]
    late: tuple[str, ...]
    reward: int


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    speed: int
    fleet_limit: int
    fleet_tokens: int
    ship_limit: int
    build_limit: int
    zone: int
    yard_radius: int
    defence: int
    home_defence: int
    senators: int
    planets: int
    """Planets besides the home world without `third_planet_senators`."""
    third_planet_senators: int
    turns: int
    late_turn: int
    growth_to_win: int
    senators_to_win: int
    homes_to_win: int
    influence_tokens: int
    plunder_tokens: int
    laws_drawn: int
    level_cost: int
    artifact_science: int
    hole_science: int
    station_science: int
    art_prestige: int
    relic_mining: int
    npc_speed: int
    floors: int
    """How often a player may take the floor in one opening of the talks (an engine limit)."""
    terms: int
    """Terms of a deal for each side at most (an engine limit)."""
    peace: int
    """Turns of non-aggression in one deal at most (an engine limit)."""
    random_ships: tuple[str, ...]
    destroyed: tuple[int, ...]
    science: tuple[int, ...]
    teleported: tuple[int, ...]
    price: Prices
    pirates: Raiders
    machine: Raiders


class Layout:
    """A map with its chart, its backs and its homes by place numbers."""

    def __init__(self, map: Map) -> None:
        rows = [place.split() for place in map.places]
        self.id = map.id
        self.chart = Chart(tuple((int(u), int(v)) for u, v, _ in rows))
        self.backs = tuple(back for _, _, back in rows)
        self.homes = tuple(self._place(home.at) for home in map.homes)
        """The place of each seat's home sector."""
        self.turns = tuple(home.turn for home in map.homes)
        self.towards = tuple(home.towards for home in map.homes)

    def _place(self, at: str) -> int:
        u, v = at.split()
        wanted: Hex = (int(u), int(v))
        return self.chart.places.index(wanted)


class Components:
    """A checked content pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.ships = pack.items("ships.toml", "ship", Ship)
        self.abilities = pack.items("ships.toml", "ability", Ability)
        self.technologies = pack.items("technologies.toml", "technology", Technology)
        self.buildings = pack.items("buildings.toml", "building", Building)
        self.laws = pack.items("laws.toml", "law", Law)
        self.sectors = pack.items("sectors.toml", "sector", Sector)
        self.planets = pack.items("sectors.toml", "planet", Planet)
        self.anomalies = pack.items("anomalies.toml", "anomaly", Anomaly)
        self.nations = pack.items("nations.toml", "nation", Nation)
        self.powers = pack.items("nations.toml", "power", Power)
        self.maps = pack.items("maps.toml", "map", Map)
        self.settings = pack.convert(
            "setup.toml", "settings", pack.table("setup.toml").get("settings"), Settings
        )
        check(self)
        self.effects: dict[str, Effects] = {
            item.id: pack.parsed(file, item.id, item.effect, parse)
            for file, item in self.carriers()
        }
        """What a technology, building, law or power does."""
        pack.refuse(unresolved(self))
        self._arrange()

    def carriers(self) -> Iterator[tuple[str, Carrier]]:
        """Whatever carries effects, with its file."""
        for file, item in self.pack.components:
            if isinstance(item, Carrier):
                yield file, item

    def _arrange(self) -> None:
        self.order = {ship: i for i, ship in enumerate(self.ships)}
        """Ships of a fleet are kept in the order of the content."""
        self.fleet_ships = tuple(s.id for s in self.ships.values() if s.fleet == "players")
        self.layouts: dict[tuple[str, int], Layout] = {
            (m.variant, m.players): Layout(m) for m in self.maps.values()
        }
        self.building_gifts = {id: add_up(self.effects[id]) for id in self.buildings}
        self.law_gifts = {id: add_up(self.effects[id]) for id in self.laws}
        self.tech_gifts = {id: add_up(self.effects[id]) for id in self.technologies}
        self.token_gifts = {n.id: add_up(self.effects[n.token]) for n in self.nations.values()}
        self.speaker_gifts = {n.id: add_up(self.effects[n.speaker]) for n in self.nations.values()}
        self.planet_sector = {s.planet: s.id for s in self.sectors.values() if s.planet}
        self.home_planet = {n.id: self.sectors[n.sector].planet for n in self.nations.values()}
        self.kept_gifts: dict[tuple[object, ...], Gifts] = {}
        self._laws: dict[tuple[str, ...], Gifts] = {}
        self._powers: dict[tuple[str, ...], int] = {}

    def gifts(
        self, nation: str, speaker: bool, techs: tuple[str, ...], laws: tuple[str, ...]
    ) -> Gifts:
        """All that holds for a nation: its power, its technologies, the laws, the speaker's power.

        Adding up takes some time, and the same sets come again and again: they are kept."""
        own = self.nations[nation]
        effects = self.effects
        found = add_up(
            effects[own.passive],
            effects[own.speaker] if speaker else (),
            *(effects[tech] for tech in techs),
            *(effects[law] for law in laws),
        )
        return keep(self.kept_gifts, (nation, speaker, techs, laws), found, 20_000)

    def power_of(self, ships: tuple[str, ...]) -> int:
        """AOC-7.1: the power of a fleet."""
        found = self._powers.get(ships)
        if found is None:
            found = self._powers[ships] = sum(self.ships[ship].power for ship in ships)
        return found

    def gifts_of_laws(self, laws: tuple[str, ...]) -> Gifts:
        """What the laws in force do for everybody."""
        found = self._laws.get(laws)
        if found is None:
            found = self._laws[laws] = add_up(*(self.effects[law] for law in laws))
        return found

    def cells(self, sector: str, turn: int) -> tuple[str, ...]:
        """What is in the seven cells of a sector as it lies."""
        return turned(self.sectors[sector].cells, turn)

    def points(self, sector: str, turn: int) -> frozenset[int]:
        """The edges of a sector with a trade point, as it lies."""
        return turned_points(self.sectors[sector].points, turn)


DIRECTIONS = {
    "en": ("", " E", " NE", " NW", " W", " SW", " SE"),
    "ru": ("", " В", " СВ", " СЗ", " З", " ЮЗ", " ЮВ"),
}


def names(c: Components, language: str) -> dict[str, str]:
    """The name of every component in a language, and of every cell that a map may have."""
    said = [f"{row}{n}{cell}" for row in ROWS for n in COLUMNS for cell in DIRECTIONS[language]]
    return dict(zip(CELL_NAMES, said, strict=True)) | c.pack.names(language)

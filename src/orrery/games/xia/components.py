"""The content of Xia as frozen Structs, read from `content/*.toml` and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import field

from orrery.games.xia import checks
from orrery.games.xia.shapes import Hull, Shape
from orrery.kernel.content import Item, Pack
from orrery.kernel.frozen import Frozen
from orrery.kernel.zones import mask_of

if TYPE_CHECKING:
    from orrery.games.xia.chart import Chart
    from orrery.games.xia.ground import Inside

Box = Literal["base", "embers"]
SectorKind = Literal[
    "lawful", "outlaw", "neutral", "star", "gate", "asteroid", "nebula", "debris", "void",
    "anomaly", "ice", "dead",
]  # fmt: skip
TokenKind = Literal["cargo", "energy", "ice", "damage", "movement", "captain", "credits"]


class Path(Frozen, forbid_unknown_fields=True):
    """XIA-11.7, 11.8, 11.9: a path of gravity, of a comet, or the orbit of the Kiln."""

    kind: Literal["gravity", "comet", "orbit"]
    colour: str
    die: int
    cells: tuple[str, ...]
    special: str
    loop: bool
    exit: str = ""


class Sector(Item, kw_only=True):
    """XIA-11.1: a tile of 19 spaces."""

    set: Box
    kind: SectorKind
    edges: str
    """XIA-11.1.1: the symbol of each edge."""
    spawn: int = 0
    npc: str = ""
    cells: dict[str, str]
    entrances: tuple[tuple[str, str], ...] = ()
    """The ways through the shield of the planet: from inside to outside."""
    paths: tuple[Path, ...] = ()
    tigris: bool = False
    closed: bool = False
    """Nobody passes the shield of this planet but by an entrance."""


class Ship(Item, kw_only=True):
    """XIA-9.1: a ship's mat."""

    set: Box
    tier: int
    hold: tuple[str, ...]
    energy: int
    impulse: int
    ability: str


class Ability(Item, kw_only=True):
    """The ability of a ship. Where it replaces numbers of the rules, `numbers` says which."""

    use: Literal["passive", "exhaust", "built_in"]
    amount: int = 0
    energy: int = 0
    credits: int = 0
    numbers: dict[str, int] = field(default_factory=dict)


class Outfit(Item, kw_only=True):
    """XIA-9.3, 14.1: an outfit is a shape; its first sections are activation spots."""

    set: Box
    kind: Literal["engine", "blaster", "missile", "shield", "pod", "armor"]
    size: Literal["small", "medium", "large"]
    die: int
    shape: tuple[str, ...]
    spots: int
    copies: int


class Mod(Item, kw_only=True):
    """XIA-14.4: an outfit of one section."""

    copies: int


class Good(Item, kw_only=True):
    """XIA-15.1.1: a type of cargo cube."""

    copies: int


class Token(Item, kw_only=True):
    """XIA-12.1: an exploration token."""

    set: Box
    kind: TokenKind
    cube: str = ""
    amount: int = 0
    copies: int


class Relic(Item, kw_only=True):
    """XIA-11.9.5: what studying it brings, if not fame."""

    credits: int
    cube: str = ""
    cubes: int = 0
    mod: str = ""
    copies: int


class MissionKind(Item, kw_only=True):
    """XIA-13.12: a kind of mission."""


class Mission(Item, kw_only=True):
    """XIA-13.12: a mission card."""

    set: Box
    kind: str
    legal: bool
    at: str = ""
    """The sector where something is fetched or found out."""
    region: str = ""
    target: Literal["left", "right", "leader", "nearest"] | None = None
    cubes: dict[str, int] = field(default_factory=dict)
    outfit: str = ""
    deliver: str
    pay: tuple[int, ...]


class Title(Item, kw_only=True):
    """XIA-19.1: the first whose deed reaches `least` has it."""

    set: Box
    fame: int
    deed: str
    least: int
    when: Literal["any", "stopped", "status"] = "any"


class EventCard(Item, kw_only=True):
    """XIA-19.2: an event, with what it changes and when it leaves."""

    rounds: int = 0
    uses: int = 0
    fame: int = 0
    amount: int = 0
    numbers: dict[str, int] = field(default_factory=dict)
    needs: Literal["", "sectors"] = ""


class Npc(Item, kw_only=True):
    """XIA-17.9: the numbers of somebody who plays without a seat."""

    tier: int
    hull: int
    move_die: int
    move_plus: int
    defence: tuple[int, ...]
    near: tuple[int, ...]
    far: tuple[int, ...]
    bounty: int
    home: str
    route: tuple[str, ...]
    stop_pay: int


class Kiln(Item, kw_only=True):
    """The name of the station."""


class Room(Item, kw_only=True):
    """XIA-11.9.1: a space inside the Kiln."""

    sell: bool = False
    mission: bool = False


class Rank(Item, kw_only=True):
    """A name on the fame track."""

    fame: int


class StartCargo(Item, kw_only=True):
    """XIA-4.14: cubes with which captains begin, by their place in the order of turns."""

    players: int
    cubes: tuple[int, ...]


class Goal(Item, kw_only=True):
    """XIA-23.2: what a captain alone has to do besides reaching the fame total."""

    deed: str
    least: int
    clean: bool = False


class Behaviour(Item, kw_only=True):
    """XIA-23.3: how an NPC acts in the solo game."""

    npc: str


class Settings(Frozen, forbid_unknown_fields=True):
    """XIA-20: numbers of the rules that nothing replaces."""

    start_credits: int
    old_start_credits: int
    markers: int
    mission_draw: int
    mission_limit: int
    mct_missions: int
    econ_cap: int
    demand_bonus: int
    lot_price: int
    exchange_pair: int
    token_credits: int
    captain_credits: int
    repair: tuple[int, int, int]
    outfit_buy: dict[str, int]
    outfit_sell: dict[str, int]
    mod_buy: int
    mod_sell: int
    ship_price: tuple[int, int, int]
    fame_price: int
    rescue_need: int
    rescue_cost: int
    respawn_damage: tuple[int, int, int]
    suppressor: int
    gts: int
    blaster_range: int
    missile_range: int
    bounty_step: int
    comet_die: int
    orbit_die: int
    thug_brackets: tuple[int, ...]
    thief_bounty: int
    smuggler_fails: int
    thief_fails: int
    npc_hazard: int
    zealot_range: int
    coward_range: int
    hauler_bonus: int
    solo_expanse: int
    solo_fame: tuple[int, int]
    solo_per_thousand: int
    campaign_dice: int
    edges: dict[str, tuple[int, ...]]
    solo_sectors: tuple[str, ...]
    title_spaces: tuple[int, ...]
    event_spaces: tuple[int, ...]


class Components:
    """A checked content pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.sectors = pack.items("sectors.toml", "sector", Sector)
        self.ships = pack.items("ships.toml", "ship", Ship)
        self.abilities = pack.items("abilities.toml", "ability", Ability)
        self.outfits = pack.items("outfits.toml", "outfit", Outfit)
        self.mods = pack.items("outfits.toml", "mod", Mod)
        self.goods = pack.items("goods.toml", "good", Good)
        self.tokens = pack.items("tokens.toml", "token", Token)
        self.relics = pack.items("tokens.toml", "relic", Relic)
        self.kinds = pack.items("missions.toml", "kind", MissionKind)
        self.missions = pack.items("missions.toml", "mission", Mission)
        self.titles = pack.items("titles.toml", "title", Title)
        self.events = pack.items("events.toml", "event", EventCard)
        self.npcs = pack.items("npcs.toml", "npc", Npc)
        self.kiln = pack.items("npcs.toml", "kiln", Kiln)
        self.rooms = pack.items("npcs.toml", "room", Room)
        self.goals = pack.items("solo.toml", "goal", Goal)
        self.behaviours = pack.items("solo.toml", "behaviour", Behaviour)
        self.ranks = pack.items("setup.toml", "rank", Rank)
        self.start_cargo = pack.items("setup.toml", "start_cargo", StartCargo)
        table = pack.table("setup.toml")
        self.settings = pack.convert("setup.toml", "settings", table.get("settings"), Settings)
        self.numbers = pack.convert("setup.toml", "numbers", table.get("numbers"), dict[str, int])
        """Numbers of the rules that events and abilities may replace."""
        checks.check(self)
        self._arrange()

    def _arrange(self) -> None:
        self.shapes = {o.id: Shape.read(o.shape, o.spots) for o in self.outfits.values() if o.shape}
        self.hulls = {s.id: Hull(s.hold, self.shapes) for s in self.ships.values()}
        """The hold of each ship, with all ways to lay an outfit in it."""
        self.masks = {
            ship: {id: tuple(mask_of(way) for way in ways) for id, ways in hull.ways.items()}
            for ship, hull in self.hulls.items()
        }
        """The same ways as sets of spaces."""
        self.goods_sold = tuple(g for g in self.goods if g != "ember")
        """XIA-15.2.1: the types that the economy board has a section for."""
        self.good_number = {good: n for n, good in enumerate(self.goods)}
        self.replaced: dict[str, tuple[str, ...]] = {
            number: tuple(a.id for a in self.abilities.values() if number in a.numbers)
            for number in self.numbers
        }
        """Which abilities replace a number of the rules."""
        self.loads = {load.players: load.cubes for load in self.start_cargo.values()}
        """XIA-4.14: the cubes of each place in the order of turns, by the number of players."""
        self.charts: dict[str, Chart] = {}
        """The maps that have come up, by their layouts."""
        self.insides: dict[str, Inside] = {}
        self.layout = ""
        self.chart: Chart | None = None
        """The map that was looked at last."""
        self.tiers = tuple(
            tuple(s.id for s in self.ships.values() if s.tier == tier) for tier in (1, 2, 3)
        )


def names(c: Components, language: str) -> dict[str, str]:
    """The name of every component in a language, and of spaces and pieces as moves write them."""
    found = c.pack.names(language)
    for sector in c.sectors.values():
        for cell in checks.CELLS:
            found[f"{sector.id}.{cell}"] = f"{getattr(sector, language)} {cell}"
    for letter, (english, russian) in PIECES.items():
        word = english if language == "en" else russian
        for n in range(MOST[letter]):
            found[f"{letter}{n}"] = f"{word} {n + 1}"
    return found


PIECES = {
    "o": ("outfit", "оборудование"),
    "m": ("mod", "модуль"),
    "r": ("relic", "реликвия"),
    "c": ("cube on space", "куб в отсеке"),
    "p": ("ship of player", "корабль игрока"),
}
"""How pieces are called that moves name by a letter and a number."""
MOST = {"o": 20, "m": 20, "r": 12, "c": 80, "p": 5}

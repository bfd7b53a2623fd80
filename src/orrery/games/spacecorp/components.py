"""The components, read from a content pack and checked, with the tables that the rules look up.

Cards and tiles that are alike share an id, which is their face in decks, in notation and on the
board; `count` says how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Struct

from orrery.games.spacecorp.checks import check, misplaced
from orrery.games.spacecorp.effects import VALUED, Effects, Number, Valued, parse
from orrery.kernel import Item, Pack
from orrery.kernel.content import Source

Era = Literal["mariners", "planeteers", "starfarers"]
ERAS: tuple[Era, ...] = get_args(Era)
Stack = Literal["e1", "e2", "e3", "primary", "secondary", "alien"]
STACKS: tuple[tuple[Stack, ...], ...] = (
    ("e1", "e2"),
    ("e1", "e2", "e3"),
    ("primary", "secondary", "alien"),
)
"""SC-1.4: the stacks of Discovery tiles of each era."""
Symbol = Literal["water", "life", "wonder", "anomaly", "artifact", "dust"]
SiteKind = Literal["start", "body", "lagrange", "beyond", "system", "empty", "spur"]
When = Literal[
    "value", "produced", "researching", "turn_start", "upgraded", "turn_end", "breakthrough",
    "contract", "discarded", "announced",
]  # fmt: skip
Goal = Literal[
    "produces", "lagrange", "bodies", "sites", "symbols", "regions", "infra", "progress", "within",
    "harvest", "types", "systems", "multistar", "colonies", "bases",
]  # fmt: skip
Level = Literal["easy", "normal", "hard"]
Amount = Annotated[int, msgspec.Meta(ge=0)]

ROWS = 7
"""SC-1.10: contracts of an era."""
SLOTS = 4
"""SC-1.11: the boxes of an HQ: the Research slot, then slots 1 to 3."""
TIME = "time"


class Part(Item, frozen=True, kw_only=True):
    """A component whose name and values may come from different sources."""

    name_source: Source


class EraItem(Part, frozen=True, kw_only=True):
    """The name of an era, English in every language of the book."""


# --- cards ---------------------------------------------------------------------------------------


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-1.13: what a card is worth for an action: plain, shielded (SC-8.2) or a multiplier."""

    action: Valued
    value: Number
    shielded: bool = False
    times: bool = False


class ActionCard(Part, frozen=True, kw_only=True):
    """SC-1.13: an action card."""

    era: Era
    count: Number
    start: bool = False
    points: tuple[Points, ...] = ()
    infra: bool = False
    special: str = ""
    edge: str = ""


class TimeCard(Part, frozen=True, kw_only=True):
    count: Number


class Edge(Part, frozen=True, kw_only=True):
    """SC-4: an Edge, and the window in which it is played."""

    when: When


class Needs(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-11.3: what a player must have before he may choose the card."""

    adaptations: Amount = 0
    breakthroughs: Amount = 0
    cards: Amount = 0


class Progress(Part, frozen=True, kw_only=True):
    """SC-11: a progress card; two of each name."""

    kind: Literal["adaptation", "breakthrough"]
    era: Era
    reward: Amount
    needs: Needs = Needs()
    effect: str


class Tile(Part, frozen=True, kw_only=True):
    """SC-5.3: a Discovery tile. `produces` is P#, None where it has none."""

    era: Era
    stack: Stack
    count: Number
    profit: Amount = 0
    genetics: Amount = 0
    revelation: Amount = 0
    produces: Amount | None = None
    base: int = 0
    colony: Amount = 0
    symbols: tuple[Symbol, ...] = ()
    draws: Stack | None = None
    """SC-5.3.6: the stack whose tile takes its place."""
    special: Literal["", "phobes", "introvs"] = ""


# --- maps ----------------------------------------------------------------------------------------


class Region(Part, frozen=True, kw_only=True):
    era: Era
    radiation: bool = False
    """SC-8.1"""


class Site(Part, frozen=True, kw_only=True):
    """A site: `explore` is e#, `build` b#; `boxes` are the stacks of its exploration boxes."""

    era: Era
    region: str
    kind: SiteKind
    explore: Amount | None = None
    build: Amount | None = None
    gravity: Amount = 0
    stars: Amount = 0
    boxes: tuple[Stack, ...] = ()


class Border(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-5.2.4: the cost of crossing between two regions."""

    a: str
    b: str
    cost: Number


class Direct(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-5.2.6: two sites with a distance of their own."""

    a: str
    b: str
    cost: Number


class Transit(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-9.1: what a move from one region to another adds."""

    start: str
    to: str
    cost: Number


# --- contracts, colonies, bases, HQs --------------------------------------------------------------


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A contract on one side of the Business Display: how many, and its profit."""

    n: Number
    reward: Number


class Contract(Part, frozen=True, kw_only=True):
    era: Era
    row: Annotated[int, msgspec.Meta(ge=1, le=ROWS)]
    goal: Goal
    few: Side
    many: Side
    where: tuple[str, ...] = ()
    """The sites or regions that count."""
    symbols: tuple[str, ...] = ()
    """The symbols that count; `alien` is any tile of that stack."""


class Colony(Part, frozen=True, kw_only=True):
    value: Number
    number: Annotated[int, msgspec.Meta(ge=1, le=17)]
    effect: str
    players: tuple[int, ...]


class BaseType(Part, frozen=True, kw_only=True):
    since: Era
    count: Number


class Intrinsic(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-5.7.4: what a box of an HQ is worth while no card covers it."""

    slot: Annotated[int, msgspec.Meta(ge=0, lt=SLOTS)]
    action: Valued
    value: Number


class Hq(Part, frozen=True, kw_only=True):
    era: Era
    """The era with which a game begins that uses it."""
    intrinsic: tuple[Intrinsic, ...]


# --- the Competition ------------------------------------------------------------------------------


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-17.3: a code of the Competition: sites, offers, or something that it gains."""

    id: str
    source: Source
    era: Era
    count: Number
    sites: tuple[str, ...] = ()
    offers: tuple[int, ...] = ()
    gains: Literal["", "adaptation", "breakthrough", "contract"] = ""
    tuned: str = ""


class Competition(Part, frozen=True, kw_only=True):
    start: dict[Level, int]
    """SC-17.11: its profit at the beginning, by difficulty."""
    later: dict[Era, dict[Level, int]]
    """SC-17.11: what it gains or loses when a later era begins."""
    match: Amount
    """SC-17.4: for a base whose requirement the tile meets."""
    step: Amount
    """SC-17.4: for each box that a tile would advance a cube."""
    infra: Amount
    """SC-17.5: for each card for Infra among the offers that it discards."""


# --- numbers of the rules -------------------------------------------------------------------------


class ByPlayers(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-2.12: by number of players; the lists go by place in the order of play."""

    time: Number
    extra: tuple[Amount, ...]
    profit: tuple[Amount, ...]
    colonies: Number


class Begin(Struct, frozen=True, forbid_unknown_fields=True):
    """SC-16: with what a game begins that starts with an era."""

    profit: Amount
    genetics: Amount
    revelation: Amount


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    wheel: Number
    dealt: Number
    offers: Number
    research_limit: Number
    draw_limit: Number
    contracts_to_end: Number
    spend_limit: Number
    compensation: Number
    spur_first: Number
    spur_next: Number
    nearby: Number
    labour: Number
    labour_multistar: Number
    pay_for_point: Number
    colony_profit: tuple[int, ...]
    beyond_profit: tuple[int, int]
    idle_turns: Number
    still_rounds: Number
    teams: dict[Era, int]
    ahead: dict[Era, tuple[str, str]]
    radiation: dict[Era, int]
    begin: dict[Era, Begin]
    players: dict[str, ByPlayers]


class Worth(Struct, frozen=True, gc=False):
    """What a card is worth for one action: its plain, its shielded value, its multiplier."""

    plain: int = 0
    shielded: int = 0
    times: int = 0


class Chart:
    """A map as the rules need it: sites by number, and the distances between them (SC-5.2.3)."""

    def __init__(self, c: Components, era: int) -> None:
        name = ERAS[era]
        self.era = era
        self.sites: tuple[Site, ...] = tuple(s for s in c.sites.values() if s.era == name)
        self.number = {site.id: i for i, site in enumerate(self.sites)}
        self.start = next(i for i, site in enumerate(self.sites) if site.kind == "start")
        self.region: list[str] = [site.region for site in self.sites]
        self.radiation = [c.regions[site.region].radiation for site in self.sites]
        self.beyond = frozenset(i for i, s in enumerate(self.sites) if s.kind == "beyond")
        self.spurs = frozenset(i for i, s in enumerate(self.sites) if s.kind == "spur")
        systems = [i for i, s in enumerate(self.sites) if s.kind == "system"]
        self.systems: tuple[int, ...] = tuple(systems)
        self.places = tuple(i for i, s in enumerate(self.sites) if s.kind != "empty")
        """Where a move may end (SC-14.8)."""
        self.explorable = tuple(i for i, s in enumerate(self.sites) if s.boxes)
        self.buildable = tuple(i for i, s in enumerate(self.sites) if s.build is not None)
        regions = [region.id for region in c.regions.values() if region.era == name]
        edges: dict[str, dict[str, int]] = {region: {} for region in regions}
        for border in c.borders:
            if border.a in edges:
                edges[border.a][border.b] = edges[border.b][border.a] = border.cost
        self.edges = edges
        ends = {self.sites[i].region for i in self.spurs}
        ways = {region: cheapest(edges, region, ends) for region in regions}
        self.crossed = {region: irradiated(c, edges, region, ends) for region in regions}
        """Regions that a move from one can reach without entering a radiation zone."""
        transit = {(t.start, t.to): t.cost for t in c.transits}
        self.gravity = [site.gravity for site in self.sites]
        self.apart = [[self._distance(a, b, ways, transit) for b in self.sites] for a in self.sites]
        """Distances without gravity; -1 where there is no way."""
        self.direct = {
            (self.number[a], self.number[b]): direct.cost
            for direct in c.directs
            for a, b in ((direct.a, direct.b), (direct.b, direct.a))
            if a in self.number
        }
        self.near = [
            frozenset(
                j
                for j, other in enumerate(self.sites)
                if 0 <= ways[site.region].get(other.region, -1) <= c.settings.nearby
                and j not in self.spurs
            )
            for site in self.sites
        ]
        """SC-14.9: the sites within the distance that counts as nearby, the site itself too."""
        self.gates = {
            i: frozenset(j for j, s in enumerate(self.sites) if s.region in edges[self.region[i]])
            for i in self.spurs
        }
        """SC-14.6: the sites from which a region of the Orion Spur can be entered."""

    def _distance(
        self, a: Site, b: Site, ways: dict[str, dict[str, int]], transit: dict[tuple[str, str], int]
    ) -> int:
        way = ways[a.region].get(b.region, -1)
        if way < 0 or a.id == b.id:
            return -1
        if self.era == 2:
            return way
        return way + 2 + transit.get((a.region, b.region), 0)

    def distance(self, a: int, b: int, weightless: bool = False) -> int:
        """SC-5.2.3: from site to site; -1 where there is no way."""
        if (a, b) in self.direct:
            return self.direct[a, b]
        apart = self.apart[a][b]
        if apart < 0 or weightless:
            return apart
        return apart + self.gravity[a] + self.gravity[b]

    def radiated(self, a: int, b: int) -> bool:
        """SC-8.8: whether any part of a move lies in a radiation zone."""
        return self.radiation[a] or self.region[b] not in self.crossed[self.region[a]]


def cheapest(edges: dict[str, dict[str, int]], start: str, ends: set[str]) -> dict[str, int]:
    """SC-5.2.4: the cheapest ways from a region; nothing leads through those that are `ends`."""
    found = {start: 0}
    rest = [start]
    while rest:
        here = min(rest, key=lambda region: found[region])
        rest.remove(here)
        if here in ends and here != start:
            continue
        for there, cost in edges[here].items():
            if there not in found or found[here] + cost < found[there]:
                found[there] = found[here] + cost
                rest.append(there)
    return found


def irradiated(
    c: Components, edges: dict[str, dict[str, int]], start: str, ends: set[str]
) -> frozenset[str]:
    """The regions that can be reached from one without radiation on a cheapest way."""
    if c.regions[start].radiation:
        return frozenset()
    clear = {a: {b: n for b, n in to.items() if not c.regions[b].radiation}
             for a, to in edges.items()}  # fmt: skip
    free, ways = cheapest(clear, start, ends), cheapest(edges, start, ends)
    return frozenset(region for region, cost in free.items() if cost == ways[region])


class Components:
    """All the content of the game, checked."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.cards = pack.items("cards.toml", "card", ActionCard)
        self.time = next(iter(pack.items("cards.toml", "time", TimeCard).values()))
        self.edges = pack.items("edges.toml", "edge", Edge)
        self.progress = pack.items("progress.toml", "progress", Progress)
        self.tiles = pack.items("tiles.toml", "tile", Tile)
        self.eras = pack.items("maps.toml", "era", EraItem)
        self.regions = pack.items("maps.toml", "region", Region)
        self.sites = pack.items("maps.toml", "site", Site)
        self.borders = pack.rows("maps.toml", "border", Border)
        self.directs = pack.rows("maps.toml", "direct", Direct)
        self.transits = pack.rows("maps.toml", "transit", Transit)
        self.contracts = pack.items("contracts.toml", "contract", Contract)
        self.colonies = pack.items("colonies.toml", "colony", Colony)
        self.bases = pack.items("bases.toml", "base", BaseType)
        self.hqs = {hq.era: hq for hq in pack.items("hqs.toml", "hq", Hq).values()}
        self.codes = {code.id: code for code in pack.rows("solo.toml", "code", Code)}
        self.competition = pack.item("solo.toml", "competition", Competition)
        settings = pack.table("settings.toml").get("settings")
        self.settings = pack.convert("settings.toml", "settings", settings, Settings)
        check(self)
        self.effects: dict[str, Effects] = {
            id: pack.parsed(file, id, text, parse) for file, id, text in self.written()
        }
        pack.refuse(misplaced(self))
        self.charts = tuple(Chart(self, era) for era in range(len(ERAS)))
        self.worths: dict[str, dict[str, Worth]] = {
            action: {id: worth(card, action) for id, card in self.cards.items()}
            for action in VALUED
        }
        cards, tiles = self.cards.values(), self.tiles.values()
        self.rows = tuple(
            tuple(sorted((c for c in self.contracts.values() if c.era == era), key=lambda c: c.row))
            for era in ERAS
        )
        self.names_by_era = tuple(
            tuple(id for id, p in self.progress.items() if p.era == era) for era in ERAS
        )
        self.progress_ids = tuple(self.progress)
        self.base_types = tuple(
            tuple(id for id, base in self.bases.items() if ERAS.index(base.since) <= era)
            for era in range(len(ERAS))
        )
        """The types of bases that each era has."""
        self.edge_faces = {
            (edge, number): tuple(c.id for c in cards if c.edge == edge and c.era == era)
            for edge in self.edges
            for number, era in enumerate(ERAS)
        }
        """The cards of an era with an Edge."""
        self.decks = tuple(each(card for card in cards if card.era == era) for era in ERAS)
        self.stacks = tuple(
            tuple(each(t for t in tiles if t.era == era and t.stack == stack) for stack in stacks)
            for era, stacks in zip(ERAS, STACKS, strict=True)
        )

    def written(self) -> Iterator[tuple[str, str, str]]:
        """Every effect text with its file and the id of what bears it."""
        yield from (("cards.toml", c.id, c.special) for c in self.cards.values() if c.special)
        yield from (("progress.toml", p.id, p.effect) for p in self.progress.values())
        yield from (("colonies.toml", c.id, c.effect) for c in self.colonies.values())

    def side(self, contract: Contract, players: int) -> Side:
        """SC-2.1: what the side of the display for this number of players says."""
        return contract.few if players <= 2 else contract.many


def each(kinds: Iterable[ActionCard | Tile | BaseType | Code]) -> tuple[str, ...]:
    """The id of each piece of some kinds, as often as there are such."""
    return tuple(kind.id for kind in kinds for _ in range(kind.count))


def worth(card: ActionCard, action: Valued) -> Worth:
    """SC-3.14: only the chosen type of a card counts."""
    plain = shielded = times = 0
    for points in card.points:
        if points.action != action:
            continue
        if points.times:
            times = points.value
        elif points.shielded:
            shielded = points.value
        else:
            plain = points.value
    return Worth(plain, shielded, times)

"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from orrery.games.spacecorp import effects as fx
from orrery.kernel.content import Counted, Problem, copies, problems_of

if TYPE_CHECKING:
    from orrery.games.spacecorp.components import ActionCard, Components

ERAS = ("mariners", "planeteers", "starfarers")
DECKS = {"mariners": 46, "planeteers": 58, "starfarers": 76}
TILES = {
    "mariners e1": 6, "mariners e2": 3,
    "planeteers e1": 6, "planeteers e2": 14, "planeteers e3": 8,
    "starfarers primary": 16, "starfarers secondary": 12, "starfarers alien": 5,
}  # fmt: skip
EDGES = (
    "competitors", "divert", "hack", "hostile_microbes", "incompatible", "intercept", "leak",
    "market_influence", "poach", "sabotage", "salvage",
)  # fmt: skip
"""SC-4.3"""
BASES = (
    "attraction", "bio_lab", "exploiter", "industrial", "refinery", "research_base", "secure",
    "shield_factory", "spaceport",
)  # fmt: skip
NEVER_INFRA = ("produce", "genetics", "revelation")
"""Infra of these would pay every turn for ever."""
WORDS = frozenset((*fx.ACTIONS, "adaptation", "breakthrough", "contract", "alien", "colony"))
"""Words by which messages choose: no component may have one as its id."""
BEARS = {
    "cards.toml": fx.SPECIALS, "progress.toml": (*fx.LASTING, *fx.ONCE), "colonies.toml": fx.SETTLED
}  # fmt: skip
"""The effects that can stand in each file."""


def check(c: Components) -> None:
    """Counts as in the rulebook (SC-1); every reference resolves."""
    c.pack.distinct(WORDS)
    c.pack.count(counted(c))
    for chapter in (cards, maps, stacks, contracts, codes, competition, settings):
        c.pack.refuse(chapter(c))


def counted(c: Components) -> Iterator[Counted]:
    an_era = dict.fromkeys(ERAS, 1)
    cards = [(card.era, card) for card in c.cards.values()]
    yield "cards.toml", "cards by era", copies((era, x.count) for era, x in cards), DECKS
    start = copies((era, x.count) for era, x in cards if x.start)
    yield "cards.toml", "Start cards by era", start, dict.fromkeys(ERAS, 12)
    yield "cards.toml", "Time cards", copies([("all", c.time.count)]), {"all": 8}
    yield "edges.toml", "Edges", list(c.edges), dict.fromkeys(EDGES, 1)
    progress = c.progress.values()
    kinds = {"adaptation": 9, "breakthrough": 7}
    yield "progress.toml", "names by kind", (p.kind for p in progress), kinds
    yield "progress.toml", "names by era", (p.era for p in progress), dict.fromkeys(ERAS[1:], 8)
    tiles = copies((f"{t.era} {t.stack}", t.count) for t in c.tiles.values())
    yield "tiles.toml", "tiles by stack", tiles, TILES
    yield "maps.toml", "eras", list(c.eras), an_era
    regions = (s.kind for s in c.sites.values() if s.era == "starfarers")
    stars = {"start": 1, "system": 13, "empty": 4, "spur": 3}
    yield "maps.toml", "regions of the stars", regions, stars
    rows = {f"{era} {row}": 1 for era in ERAS for row in range(1, 8)}
    asked = (f"{x.era} {x.row}" for x in c.contracts.values())
    yield "contracts.toml", "contracts by era and row", asked, rows
    players = (n for x in c.colonies.values() for n in x.players)
    expected = {int(n): by.colonies for n, by in c.settings.players.items()}
    yield "colonies.toml", "colonies by players", players, expected
    yield "colonies.toml", "colonies", ["all"] * len(c.colonies), {"all": 32}
    bases = copies((base.id, base.count) for base in c.bases.values())
    yield "bases.toml", "bases", bases, dict.fromkeys(BASES, 3)
    yield "hqs.toml", "HQs by era", list(c.hqs), an_era


# --- cards ---------------------------------------------------------------------------------------


def cards(c: Components) -> Iterator[Problem]:
    if "chemical_drive" not in c.cards or c.cards["chemical_drive"].count < 4:
        yield "cards.toml", "chemical_drive", "expected 4 or more (SC-2.9)"
    yield from problems_of("cards.toml", c.cards.values(), partial(_wrong_card, c))


def _wrong_card(c: Components, card: ActionCard) -> Iterator[str]:
    if bool(card.points) == bool(card.special):
        yield "expected points or a special effect"
    if card.edge and card.edge not in c.edges:
        yield f"no Edge {card.edge!r}"
    if card.infra and any(points.action in NEVER_INFRA for points in card.points):
        yield f"no Infra of {', '.join(NEVER_INFRA)}"
    for points in card.points:
        if points.shielded and points.action not in ("move", "build"):
            yield "only Move and Build are shielded"
        if points.shielded and points.times:
            yield "expected no shielded multiplier"


# --- maps ----------------------------------------------------------------------------------------


def maps(c: Components) -> Iterator[Problem]:
    for where, problem in _wrong_places(c):
        yield "maps.toml", where, problem


def _wrong_places(c: Components) -> Iterator[tuple[str, str]]:
    for site in c.sites.values():
        region = c.regions.get(site.region)
        if region is None or region.era != site.era:
            yield site.id, f"no region {site.region!r} in {site.era}"
        if bool(site.boxes) != (site.explore is not None):
            yield site.id, "expected explore and boxes, or neither"
    for era in ERAS:
        starts = [s.id for s in c.sites.values() if s.era == era and s.kind == "start"]
        if len(starts) != 1:
            yield era, f"expected one start, found {len(starts)}"
    for border in c.borders:
        a, b = c.regions.get(border.a), c.regions.get(border.b)
        if a is None or b is None or a is b or a.era != b.era:
            yield f"border {border.a} {border.b}", "expected two regions of one era"
    for direct in c.directs:
        if not {direct.a, direct.b} <= c.sites.keys():
            yield f"direct {direct.a} {direct.b}", "expected sites"
    for transit in c.transits:
        if not {transit.start, transit.to} <= c.regions.keys():
            yield f"transit {transit.start} {transit.to}", "expected regions"


def stacks(c: Components) -> Iterator[Problem]:
    """SC-5.3.9: a stack lasts for all its boxes and for the tiles that send to it."""
    for era in ERAS:
        tiles = [tile for tile in c.tiles.values() if tile.era == era]
        boxes = (box for site in c.sites.values() if site.era == era for box in site.boxes)
        needed: Counter[str] = Counter(boxes)
        needed.update(copies((tile.draws, tile.count) for tile in tiles if tile.draws))
        held: Counter[str] = Counter(copies((tile.stack, tile.count) for tile in tiles))
        for stack, n in sorted(needed.items()):
            if held[stack] < n:
                yield "tiles.toml", f"{era} {stack}", f"expected {n} tiles, found {held[stack]}"


def contracts(c: Components) -> Iterator[Problem]:
    for contract in c.contracts.values():
        for place in contract.where:
            if place not in c.sites and place not in c.regions:
                yield "contracts.toml", contract.id, f"no place {place!r}"
        if bool(contract.where) != (contract.goal in ("within", "sites")):
            yield "contracts.toml", contract.id, "expected `where` for places only"
        if bool(contract.symbols) != (contract.goal == "symbols"):
            yield "contracts.toml", contract.id, "expected `symbols` for symbols only"


# --- the Competition and the numbers --------------------------------------------------------------


def codes(c: Components) -> Iterator[Problem]:
    for code in c.codes.values():
        if bool(code.sites) + bool(code.offers) + bool(code.gains) != 1:
            yield "solo.toml", code.id, "expected sites, offers or a gain"
        for site in strangers(c, code.sites, code.era):
            yield "solo.toml", code.id, f"no site {site!r} in {code.era}"
        if any(not 1 <= slot <= c.settings.offers for slot in code.offers):
            yield "solo.toml", code.id, f"offers: 1 to {c.settings.offers}"


def strangers(c: Components, sites: Iterable[str], era: str) -> Iterator[str]:
    """What of these is no site of an era."""
    return (site for site in sites if site not in c.sites or c.sites[site].era != era)


def competition(c: Components) -> Iterator[Problem]:
    levels, gains = {"easy", "normal", "hard"}, c.competition.later
    if set(c.competition.start) != levels:
        yield "solo.toml", "competition", "expected a start for each difficulty"
    if set(gains) != set(ERAS[1:]) or any(set(by) != levels for by in gains.values()):
        yield "solo.toml", "competition", "expected its gains by era and difficulty"


def settings(c: Components) -> Iterator[Problem]:
    for where, problem in _wrong_settings(c):
        yield "settings.toml", where, problem


def _wrong_settings(c: Components) -> Iterator[tuple[str, str]]:
    s = c.settings
    if set(s.players) != {"1", "2", "3", "4"}:
        yield "players", "expected 1 to 4"
    for number, by in s.players.items():
        if len(by.extra) != int(number) or len(by.profit) != int(number):
            yield f"players.{number}", "expected a value a place"
        if by.time > c.time.count or by.time < int(number):
            yield f"players.{number}", "expected a Time card each"
    for name, table in (("teams", s.teams), ("radiation", s.radiation), ("begin", s.begin)):
        if set(table) != set(ERAS):
            yield name, "expected every era"
    for era in ERAS[1:]:
        for site in strangers(c, s.ahead.get(era, ("",)), era):  # type: ignore[call-overload]
            yield f"ahead.{era}", f"no site {site!r} in {era}"
    if len(s.colony_profit) < 2:
        yield "colony_profit", "expected 2 values or more"


# --- effects -------------------------------------------------------------------------------------


def misplaced(c: Components) -> Iterator[Problem]:
    """Each thing bears the effects that its kind can do."""
    for file, id, _ in c.written():
        for effect in c.effects[id]:
            if not isinstance(effect, BEARS[file]):
                yield file, id, f"{fx.written((effect,))} cannot stand here"

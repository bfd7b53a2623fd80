"""Whether a content pack fits: counts as in the rulebook, every reference resolves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from orrery.games.spacecorp.effects import (
    ACTIONS,
    LASTING,
    ONCE,
    SETTLED,
    SPECIALS,
    Effects,
    parse,
)

if TYPE_CHECKING:
    from orrery.games.spacecorp.components import Components

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
WORDS = frozenset((*ACTIONS, "adaptation", "breakthrough", "contract", "alien", "colony", *ERAS))
"""Words by which messages choose: no component but an era may have one as its id."""


def check(c: Components) -> None:
    """Counts as in the rulebook (SC-1); every reference resolves."""
    _check_ids(c)
    for file, what, found, expected in counted(c):
        for key in sorted({*found, *expected}):
            if found[key] != expected.get(key, 0):
                problem = f"expected {expected.get(key, 0)}, found {found[key]}"
                raise c.pack.wrong(file, f"{what}, {key}", problem)
    _check_cards(c)
    _check_maps(c)
    _check_stacks(c)
    _check_contracts(c)
    _check_solo(c)
    _check_settings(c)


def _check_ids(c: Components) -> None:
    """An id is a word of its own: notation writes it, messages say its name instead."""
    seen: dict[str, str] = {}
    for file, item in c.items():
        if not re.fullmatch(r"[a-z][a-z0-9_]*", item.id):
            raise c.pack.wrong(file, item.id, "expected an id of small letters, digits and _")
        if item.id in WORDS and item.id not in ERAS:
            raise c.pack.wrong(file, item.id, "expected an id that no message chooses by")
        if item.id in seen:
            raise c.pack.wrong(file, item.id, f"the id is used in {seen[item.id]} too")
        if not item.en.strip() or not item.ru.strip():
            raise c.pack.wrong(file, item.id, "expected a name in both languages")
        seen[item.id] = file


def counted(c: Components) -> Iterator[tuple[str, str, Counter[Any], dict[Any, int]]]:
    """(file, what is counted, by key, the numbers of the rulebook)."""
    cards, tiles = c.cards.values(), c.tiles.values()
    yield "cards.toml", "cards by era", _sum((x.era, x.count) for x in cards), DECKS
    yield (
        "cards.toml", "Start cards by era", _sum((x.era, x.count) for x in cards if x.start),
        dict.fromkeys(ERAS, 12),
    )  # fmt: skip
    yield "cards.toml", "Time cards", Counter({"all": c.time.count}), {"all": 8}
    yield "edges.toml", "Edges", Counter(list(c.edges)), dict.fromkeys(EDGES, 1)
    yield (
        "progress.toml", "names by kind", Counter(p.kind for p in c.progress.values()),
        {"adaptation": 9, "breakthrough": 7},
    )  # fmt: skip
    yield (
        "progress.toml", "names by era", Counter(p.era for p in c.progress.values()),
        {"planeteers": 8, "starfarers": 8},
    )  # fmt: skip
    stacks = _sum((f"{t.era} {t.stack}", t.count) for t in tiles)
    yield "tiles.toml", "tiles by stack", stacks, TILES
    yield "maps.toml", "eras", Counter(list(c.eras)), dict.fromkeys(ERAS, 1)
    kinds = Counter(s.kind for s in c.sites.values() if s.era == "starfarers")
    yield (
        "maps.toml", "regions of the stars", kinds,
        {"start": 1, "system": 13, "empty": 4, "spur": 3},
    )  # fmt: skip
    yield (
        "contracts.toml", "contracts by era and row",
        Counter(f"{x.era} {x.row}" for x in c.contracts.values()),
        {f"{era} {row}": 1 for era in ERAS for row in range(1, 8)},
    )  # fmt: skip
    players = Counter(n for x in c.colonies.values() for n in x.players)
    expected = {int(n): by.colonies for n, by in c.settings.players.items()}
    yield "colonies.toml", "colonies by players", players, expected
    yield "colonies.toml", "colonies", Counter({"all": len(c.colonies)}), {"all": 32}
    yield (
        "bases.toml",
        "bases",
        _sum((b.id, b.count) for b in c.bases.values()),
        dict.fromkeys(BASES, 3),
    )
    yield "hqs.toml", "HQs by era", Counter(list(c.hqs)), dict.fromkeys(ERAS, 1)


def _sum(pairs: Any) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for key, n in pairs:
        found[key] += n
    return found


# --- cards ---------------------------------------------------------------------------------------


def _check_cards(c: Components) -> None:
    if "chemical_drive" not in c.cards or c.cards["chemical_drive"].count < 4:
        raise c.pack.wrong("cards.toml", "chemical_drive", "expected 4 or more (SC-2.9)")
    for card in c.cards.values():
        if bool(card.points) == bool(card.special):
            raise c.pack.wrong("cards.toml", card.id, "expected points or a special effect")
        if card.edge and card.edge not in c.edges:
            raise c.pack.wrong("cards.toml", card.id, f"no Edge {card.edge!r}")
        if card.infra and any(p.action in NEVER_INFRA for p in card.points):
            raise c.pack.wrong("cards.toml", card.id, f"no Infra of {', '.join(NEVER_INFRA)}")
        for points in card.points:
            if points.shielded and points.action not in ("move", "build"):
                raise c.pack.wrong("cards.toml", card.id, "only Move and Build are shielded")
            if points.shielded and points.times:
                raise c.pack.wrong("cards.toml", card.id, "expected no shielded multiplier")


# --- maps ----------------------------------------------------------------------------------------


def _check_maps(c: Components) -> None:
    for site in c.sites.values():
        region = c.regions.get(site.region)
        if region is None or region.era != site.era:
            raise c.pack.wrong("maps.toml", site.id, f"no region {site.region!r} in {site.era}")
        if bool(site.boxes) != (site.explore is not None):
            raise c.pack.wrong("maps.toml", site.id, "expected explore and boxes, or neither")
    for era in ERAS:
        starts = [s.id for s in c.sites.values() if s.era == era and s.kind == "start"]
        if len(starts) != 1:
            raise c.pack.wrong("maps.toml", era, f"expected one start, found {len(starts)}")
    for border in c.borders:
        ends = [c.regions.get(border.a), c.regions.get(border.b)]
        if None in ends or ends[0] is ends[1] or ends[0].era != ends[1].era:  # type: ignore[union-attr]
            problem = "expected two regions of one era"
            raise c.pack.wrong("maps.toml", f"border {border.a} {border.b}", problem)
    for direct in c.directs:
        if direct.a not in c.sites or direct.b not in c.sites:
            raise c.pack.wrong("maps.toml", f"direct {direct.a} {direct.b}", "expected sites")
    for transit in c.transits:
        if transit.start not in c.regions or transit.to not in c.regions:
            where = f"transit {transit.start} {transit.to}"
            raise c.pack.wrong("maps.toml", where, "expected regions")


def _check_stacks(c: Components) -> None:
    """SC-5.3.9: a stack lasts for all its boxes and for the tiles that send to it."""
    for era in ERAS:
        tiles = [tile for tile in c.tiles.values() if tile.era == era]
        boxes = Counter(box for s in c.sites.values() if s.era == era for box in s.boxes)
        sent = _sum((tile.draws, tile.count) for tile in tiles if tile.draws)
        held = _sum((tile.stack, tile.count) for tile in tiles)
        for stack in sorted({*boxes, *sent}):
            if held[stack] < boxes[stack] + sent[stack]:
                problem = f"expected {boxes[stack] + sent[stack]} tiles, found {held[stack]}"
                raise c.pack.wrong("tiles.toml", f"{era} {stack}", problem)


def _check_contracts(c: Components) -> None:
    for contract in c.contracts.values():
        for place in contract.where:
            if place not in c.sites and place not in c.regions:
                raise c.pack.wrong("contracts.toml", contract.id, f"no place {place!r}")
        if bool(contract.where) != (contract.goal in ("within", "sites")):
            raise c.pack.wrong("contracts.toml", contract.id, "expected `where` for places only")
        if bool(contract.symbols) != (contract.goal == "symbols"):
            raise c.pack.wrong("contracts.toml", contract.id, "expected `symbols` for symbols only")


# --- the Competition and the numbers --------------------------------------------------------------


def _check_solo(c: Components) -> None:
    for code in c.codes.values():
        told = bool(code.sites) + bool(code.offers) + bool(code.gains)
        if told != 1:
            raise c.pack.wrong("solo.toml", code.id, "expected sites, offers or a gain")
        for site in code.sites:
            if site not in c.sites or c.sites[site].era != code.era:
                raise c.pack.wrong("solo.toml", code.id, f"no site {site!r} in {code.era}")
        if any(not 1 <= slot <= c.settings.offers for slot in code.offers):
            raise c.pack.wrong("solo.toml", code.id, f"offers: 1 to {c.settings.offers}")
    if set(c.competition.start) != {"easy", "normal", "hard"}:
        raise c.pack.wrong("solo.toml", "competition", "expected a start for each difficulty")
    gains = c.competition.later
    levels = set(c.competition.start)
    if set(gains) != set(ERAS[1:]) or any(set(by) != levels for by in gains.values()):
        raise c.pack.wrong("solo.toml", "competition", "expected its gains by era and difficulty")


def _check_settings(c: Components) -> None:
    s = c.settings
    if set(s.players) != {"1", "2", "3", "4"}:
        raise c.pack.wrong("settings.toml", "players", "expected 1 to 4")
    for number, by in s.players.items():
        if len(by.extra) != int(number) or len(by.profit) != int(number):
            raise c.pack.wrong("settings.toml", f"players.{number}", "expected a value a place")
        if by.time > c.time.count or by.time < int(number):
            raise c.pack.wrong("settings.toml", f"players.{number}", "expected a Time card each")
    for table, name in ((s.teams, "teams"), (s.radiation, "radiation"), (s.begin, "begin")):
        if set(table) != set(ERAS):
            raise c.pack.wrong("settings.toml", name, "expected every era")
    for era in ERAS[1:]:
        for site in s.ahead.get(era, ("",)):  # type: ignore[call-overload]
            if site not in c.sites or c.sites[site].era != era:
                raise c.pack.wrong("settings.toml", f"ahead.{era}", f"no site {site!r} in {era}")
    if len(s.colony_profit) < 2:
        raise c.pack.wrong("settings.toml", "colony_profit", "expected 2 values or more")


# --- effects -------------------------------------------------------------------------------------


def check_effects(c: Components) -> None:
    """Each thing bears the effects that its kind can do."""
    for file, items, kinds in (
        ("cards.toml", c.cards, SPECIALS),
        ("progress.toml", c.progress, (*LASTING, *ONCE)),
        ("colonies.toml", c.colonies, SETTLED),
    ):
        for id in items:
            for effect in c.effects.get(id, ()):
                if not isinstance(effect, kinds):
                    raise c.pack.wrong(file, id, f"{effect} cannot stand here")


def read(c: Components, file: str, id: str, text: str) -> Effects:
    """The effects of a text, or the error that names file and item."""
    try:
        return parse(text)
    except ValueError as error:
        raise c.pack.wrong(file, id, str(error)) from None

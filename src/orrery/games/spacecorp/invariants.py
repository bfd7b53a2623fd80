"""What must always hold: every piece is somewhere, limits are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from orrery.games.spacecorp.components import ERAS, SLOTS, TIME
from orrery.games.spacecorp.model import GONE, HQ, NONE, STARFARERS, TRACK, G, chart, profit, solo
from orrery.kernel.census import census, unaccounted


def violations(g: G) -> list[str]:
    """Everything that is wrong with a state; empty when all is well."""
    rules = (cards, tiles, bases, teams, sites, progress, limits)
    return [problem for rule in rules for problem in rule(g)]


def cards(g: G) -> Iterator[str]:
    """SC-1.12: every card of the era is in one place, Infra of earlier ones too; Time cards as many
    as are used."""
    s, known = g.state, g.content.cards
    found = census(s, {*known, TIME}) - Counter(s.fresh)  # what can be poached is discarded already
    time = found.pop(TIME, 0) + s.timed
    infra = [card for corp in s.corps for card in corp.infra if card]
    earlier = [card for card in infra if known[card].era != ERAS[s.era]]
    yield from unaccounted("cards", found, (*g.content.decks[s.era], *earlier))
    if time != g.content.settings.players[str(s.players)].time:
        yield f"{time} Time cards"
    if any(corp.infra[0] or len(corp.infra) != SLOTS for corp in s.corps):
        yield "a card in a Research slot"
    yield from (f"{card} is no Infra" for card in infra if not known[card].infra)


def tiles(g: G) -> Iterator[str]:
    """SC-1.4: every Discovery tile of the era is in one place, those of Legacy Production too."""
    s, known = g.state, g.content.tiles
    kept = [*s.tile_discard, *(corp.legacy[0] for corp in s.corps if corp.legacy)]
    earlier = [tile for tile in kept if known[tile].era != ERAS[s.era]]
    expected = chain(*g.content.stacks[s.era], earlier)
    yield from unaccounted("tiles", census(s, known), expected)


def bases(g: G) -> Iterator[str]:
    """SC-1.2: three bases of each type a player, unbuilt, on the map or in Legacy Production."""
    s, types = g.state, list(g.content.bases)
    for seat, corp in enumerate(s.corps[: s.players]):
        found = Counter(dict(zip(types, corp.supply, strict=True)))
        for site, owner in enumerate(s.owner):
            found.update(s.bases[site] if owner == seat else ())
        found.update(corp.legacy[1:])
        for id, base in g.content.bases.items():
            if found[id] != base.count or corp.supply[types.index(id)] < 0:
                yield f"seat {seat}: {found[id]} bases {id}"


def teams(g: G) -> Iterator[str]:
    """SC-1.2: four teams; on star tracks only in star systems; a claim is where tiles are."""
    s, map = g.state, chart(g)
    for seat, corp in enumerate(s.corps[: s.players]):
        if len(corp.teams) != 4:
            yield f"seat {seat}: {len(corp.teams)} teams"
        for team in corp.teams:
            if team.site in (HQ, GONE):
                if team.track or team.claim:
                    yield f"seat {seat}: a team off the map has a place on it"
            elif map.sites[team.site].kind == "empty":
                yield f"seat {seat}: a team in empty space"
            elif team.track and (map.sites[team.site].kind != "system" or team.track > TRACK):
                yield f"seat {seat}: a team on a star track that is none"
            elif team.claim and not s.tiles[team.site]:
                yield f"seat {seat}: a claim without a tile"


def sites(g: G) -> Iterator[str]:
    """SC-5.4.1: bases where they may be; SC-15.1: colonies where every box has a base."""
    s, map = g.state, chart(g)
    for i, site in enumerate(map.sites):
        if bool(s.bases[i]) != (s.owner[i] != NONE):
            yield f"{site.id}: bases without an owner or the other way round"
        if s.bases[i] and (site.build is None or len(s.bases[i]) > max(1, len(site.boxes))):
            yield f"{site.id}: bases where none may be"
        if len(s.tiles[i]) > len(site.boxes):
            yield f"{site.id}: too many tiles"
        if s.colony[i] and (site.kind != "system" or len(s.bases[i]) != len(site.boxes)):
            yield f"{site.id}: a colony where none may be"
    if s.era == STARFARERS:
        colonies = g.content.colonies
        dealt = [id for id, colony in colonies.items() if s.players in colony.players]
        yield from unaccounted("colonies", census(s, colonies), dealt)


def progress(g: G) -> Iterator[str]:
    """SC-11.3, 11.5: two copies of each card; nobody has a name twice."""
    s = g.state
    for at, id in enumerate(g.content.progress_ids):
        owned = sum(corp.progress.count(id) for corp in s.corps)
        total = owned + s.progress[at].bit_count()
        if total not in (0, 2):
            yield f"{total} copies of {id}"
    for number, corp in enumerate(s.corps):
        if len(set(corp.progress)) != len(corp.progress):
            yield f"corp {number}: a progress card twice"


def limits(g: G) -> Iterator[str]:
    """SC-1.14: profit, discs, Beyond markers."""
    s = g.state
    for seat, corp in enumerate(s.corps[: s.players]):
        if profit(corp) < (-1 if not s.stack else 0):
            yield f"seat {seat}: a profit of {profit(corp)}"
        if corp.genetics < 0 or corp.revelation < 0:
            yield f"seat {seat}: a cube off the wheel"
    if any(not -1 <= disc <= s.era for disc in s.discs):
        yield "a disc beyond its era"
    if s.beyond[0] == NONE and s.beyond[1] != NONE:
        yield "the 2nd Beyond marker before the 1st"
    if solo(s) and (s.codes_out and not s.codes.cards and not s.closing and s.active == 0):
        yield "the Competition plays on without codes"

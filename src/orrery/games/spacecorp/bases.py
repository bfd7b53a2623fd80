"""SC-5.4, 12, 14: the types of bases: where each may be built, and what each does when it is.

The three tables of the book, one for each era.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.spacecorp.components import Site, Tile
from orrery.games.spacecorp.effects import Contact
from orrery.games.spacecorp.model import MARINERS, PLANETEERS, STARFARERS, G, chart, lasting
from orrery.games.spacecorp.sites import tile_at
from orrery.kernel import Why

NOT_IN_ERA = Why("why-not-in-era", "SC-5.4.5")
NO_BASE_LEFT = Why("why-no-base-left", "SC-1.14")
UNFIT = Why("why-unfit", "SC-5.4.3")
INTROVS = Why("why-introvs", "SC-14.15")

Fits = Callable[[int, Site, Tile | None], bool]
"""(era, site, tile) -> whether the site or tile meets the requirement."""


def _has(*symbols: str) -> Fits:
    return lambda era, site, tile: tile is not None and any(s in tile.symbols for s in symbols)


def _attraction(era: int, site: Site, tile: Tile | None) -> bool:
    if era == STARFARERS:
        return _has("anomaly", "artifact")(era, site, tile)
    return _has("wonder")(era, site, tile)


def _exploiter(era: int, site: Site, tile: Tile | None) -> bool:
    if tile is None:
        return False
    return tile.produces is not None or (era == STARFARERS and tile.colony > 0)


def _industrial(era: int, site: Site, tile: Tile | None) -> bool:
    return tile is not None and ("water" in tile.symbols or tile.produces is not None)


def _refinery(era: int, site: Site, tile: Tile | None) -> bool:
    return tile is not None and tile.produces is not None


def _anywhere(era: int, site: Site, tile: Tile | None) -> bool:
    return True


def _spaceport(era: int, site: Site, tile: Tile | None) -> bool:
    if era == MARINERS:
        return site.kind == "lagrange"
    if era == PLANETEERS:
        return not site.gravity
    return tile is not None and not {"anomaly", "dust"} & set(tile.symbols)


REQUIREMENTS: dict[str, Fits] = {
    "attraction": _attraction,
    "bio_lab": _has("life"),
    "exploiter": _exploiter,
    "industrial": _industrial,
    "refinery": _refinery,
    "research_base": _anywhere,
    "secure": _anywhere,
    "shield_factory": _has("water"),
    "spaceport": _spaceport,
}


def wanted(g: G, site: int) -> int:
    """How many bases a Build action builds: one on every tile, or one where there is no box."""
    return max(1, len(chart(g).sites[site].boxes))


def supply_of(g: G, corp: int, base: str) -> int:
    return g.state.corps[corp].supply[list(g.content.bases).index(base)]


def fits(g: G, site: int, box: int, base: str) -> bool:
    """SC-5.4.3: whether the site or its tile meets the requirement of a type."""
    place = chart(g).sites[site]
    return REQUIREMENTS[base](g.state.era, place, tile_at(g, site, box))


def why_not_base(g: G, seat: int, site: int, planned: tuple[str, ...], base: str) -> Why | None:
    """Why the next base there cannot be of this type."""
    if base not in g.content.base_types[g.state.era]:
        return NOT_IN_ERA
    if supply_of(g, seat, base) - planned.count(base) < 1:
        return NO_BASE_LEFT
    if not fits(g, site, len(planned), base):
        return UNFIT
    return None


def base_choices(g: G, seat: int, site: int, planned: tuple[str, ...]) -> list[str]:
    """The types for the next base there, as long as one remains for every other tile."""
    found = []
    for base in g.content.base_types[g.state.era]:
        if why_not_base(g, seat, site, planned, base) is None:
            further = (*planned, base)
            if len(further) == wanted(g, site) or base_choices(g, seat, site, further):
                found.append(base)
    return found


def shields_itself(g: G, seat: int, site: int, planned: tuple[str, ...]) -> bool:
    """SC-12: a Build that builds a Shield Factory is shielded: whether it does, or still could."""
    if "shield_factory" in planned:
        return True
    if supply_of(g, seat, "shield_factory") < 1:
        return False
    boxes = range(len(planned), wanted(g, site))
    return any(fits(g, site, box, "shield_factory") for box in boxes)


def why_not_build(g: G, seat: int, site: int) -> Why | None:
    """SC-14.15: the Introvs let nobody build who cannot understand them."""
    tiles = (g.content.tiles[tile] for tile in g.state.tiles[site])
    if any(tile.special == "introvs" for tile in tiles) and not lasting(g, seat, Contact):
        return INTROVS
    return None

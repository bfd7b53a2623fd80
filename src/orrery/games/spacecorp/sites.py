"""SC-5.3 to 5.5, 12, 14: what stands on the sites, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.games.spacecorp.components import Tile
from orrery.games.spacecorp.effects import Swift
from orrery.games.spacecorp.model import (
    NONE,
    STARFARERS,
    TRACK,
    G,
    Table,
    Team,
    chart,
    lasting,
    triggered,
)

ATTRACTION_P = (1, 1, 2)
"""SC-5.4, 14: what an Attraction makes of its tile in each era."""


# --- bases ---------------------------------------------------------------------------------------


def own_base(g: G, seat: int, site: int) -> bool:
    """SC-2.15, 3.29: a base of one's own; the start base is everybody's."""
    return g.state.owner[site] == seat or site == chart(g).start


def rival_base(g: G, seat: int, site: int) -> bool:
    """Whether there is an opponent's base that may be used (SC-3.20, 6.8)."""
    owner = g.state.owner[site]
    return owner not in (NONE, seat) and not triggered(g.state)


def sites_of(g: G, corp: int) -> list[int]:
    """The sites with bases of somebody; never the start base (SC-3.22), nor Legacy (SC-3.24)."""
    owner = g.state.owner
    return [site for site in chart(g).buildable if owner[site] == corp]


def bases_of(g: G, corp: int) -> Iterator[tuple[int, int, str]]:
    """These bases: site, box, type."""
    bases = g.state.bases
    return ((site, box, base) for site in sites_of(g, corp) for box, base in enumerate(bases[site]))


def colonies_of(g: G, corp: int) -> list[int]:
    """The systems where somebody has a colony."""
    s = g.state
    return [site for site in chart(g).systems if s.colony[site] and s.owner[site] == corp]


def around(g: G, site: int) -> list[int]:
    """SC-12, 14: the sites of its region; in Starfarers all that is nearby."""
    map = chart(g)
    if g.state.era == STARFARERS:
        return [i for i in map.buildable if i in map.near[site]]
    return [i for i in map.buildable if map.region[i] == map.region[site]]


# --- tiles ---------------------------------------------------------------------------------------


def tile_at(g: G, site: int, box: int) -> Tile | None:
    tiles = g.state.tiles[site]
    return g.content.tiles[tiles[box]] if box < len(tiles) else None


def is_open(g: G, site: int) -> bool:
    """SC-5.3.1: whether it has exploration boxes and they are empty."""
    return bool(chart(g).sites[site].boxes) and not g.state.tiles[site]


def haunted(g: G, site: int) -> bool:
    """SC-14.12: whether Phobes live there and no Secure base stands on their tile."""
    s = g.state
    for box, tile in enumerate(s.tiles[site]):
        if g.content.tiles[tile].special == "phobes":
            return box >= len(s.bases[site]) or s.bases[site][box] != "secure"
    return False


def production(g: G, tile: Tile | None, base: str, era: int) -> int | None:
    """SC-5.5.1, 5.4.7: the P# of a tile with a base, None if it has none."""
    printed = tile.produces if tile is not None else None
    if base == "exploiter":
        return None
    if base == "attraction":
        return (printed or 0) + ATTRACTION_P[era]
    if base == "refinery" and printed is not None:
        return printed + 1
    return printed


def produces(g: G, site: int, box: int) -> int | None:
    """The P# of a tile on the map; SC-14.12: none where Phobes frighten everybody."""
    if haunted(g, site):
        return None
    s = g.state
    bases = s.bases[site]
    return production(g, tile_at(g, site, box), bases[box] if box < len(bases) else "", s.era)


def settles(g: G, site: int, box: int) -> int:
    """SC-15.2: the Col# of a tile; an Exploiter has voided it, Phobes keep it."""
    if haunted(g, site) or g.state.bases[site][box : box + 1] == ("exploiter",):
        return 0
    tile = tile_at(g, site, box)
    return tile.colony if tile is not None else 0


# --- teams ---------------------------------------------------------------------------------------


def able(g: G, team: Team) -> bool:
    """Whether a team can act: it stands on a site, not on a star track, not beyond (SC-5.2.8)."""
    map, site = chart(g), team.site
    return site >= 0 and not team.track and site not in map.beyond and site not in map.spurs


def unlike(teams: list[Team], fits: Callable[[Team], bool]) -> list[int]:
    """The numbers of the teams that fit; of those that are alike the first."""
    return [i for i, team in enumerate(teams) if fits(team) and team not in teams[:i]]


def teams_able(g: G, seat: int, besides: int = -1) -> list[int]:
    """The numbers of the teams that can act, besides one; of those that are alike the first."""
    teams = g.state.corps[seat].teams
    found: list[int] = []
    for number, team in enumerate(teams):
        if number != besides and able(g, team) and all(teams[i] != team for i in found):
            found.append(number)
    return found


def occupied(s: Table) -> set[int]:
    """The sites where anybody's teams stand."""
    return {team.site for corp in s.corps for team in corp.teams} | set(s.rivals)


def arriving(g: G, seat: int, site: int) -> Team:
    """SC-14.4: a team that comes to a star system begins at the far end of its star track."""
    if chart(g).sites[site].kind == "system" and not lasting(g, seat, Swift):
        return Team(site, TRACK)
    return Team(site)


def claimants(s: Table, seat: int, site: int) -> list[int]:
    """SC-5.3.8: the opponents who claim the tile of a site."""
    return [
        other
        for other, corp in enumerate(s.corps)
        if other != seat and any(team.claim and team.site == site for team in corp.teams)
    ]

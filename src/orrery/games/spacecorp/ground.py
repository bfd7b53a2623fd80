"""SC-3.20, 8, 12.3: what the bases at the place of a Move or Build can do."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.spacecorp.bases import shields_itself
from orrery.games.spacecorp.effects import Shield
from orrery.games.spacecorp.model import MARINERS, PLANETEERS, STARFARERS, G, chart, lasting
from orrery.games.spacecorp.sites import own_base, rival_base
from orrery.games.spacecorp.value import Deed


class Ground(NamedTuple):
    """Where an action takes place, as far as its value and its shield depend on it."""

    port: tuple[int, ...] = ()
    """A Spaceport that can be used."""
    works: tuple[int, ...] = ()
    """The Industrial bases that can be used."""
    factory: tuple[int, ...] = ()
    """The Shield Factories that can be used."""
    radiated: bool = False
    shielded: bool = False
    """Whether it is shielded whatever is played."""


def serving(g: G, seat: int, sites: list[int]) -> tuple[int, ...]:
    """The bases among these that serve: one's own if there is one, else those of opponents."""
    for site in sites:
        if own_base(g, seat, site):
            return (site,)
    return tuple(site for site in sites if rival_base(g, seat, site))


def used(g: G, seat: int, deed: Deed, sites: tuple[int, ...], base: str) -> tuple[int, ...]:
    """Those of them that are used: one's own by itself, an opponent's with an award."""
    return tuple([site for site in sites if own_base(g, seat, site) or (site, base) in deed.rents])


def secured(g: G, seat: int, deed: Deed, where: Ground) -> Ground:
    """The bases of a place that really serve: one's own and those that are used with an award."""
    if not (where.port or where.works or where.factory):
        return where
    return Ground(
        used(g, seat, deed, where.port, "spaceport"),
        used(g, seat, deed, where.works, "industrial"),
        used(g, seat, deed, where.factory, "shield_factory"),
        where.radiated,
        where.shielded,
    )


def ground(g: G, seat: int, deed: Deed) -> Ground:
    """SC-8, 12.3: what the bases at the place of a Move or Build can do."""
    if deed.points:
        return Ground()
    if deed.action == "move":
        return move_ground(g, seat, g.state.corps[seat].teams[deed.team].site, deed.target)
    if deed.action == "build":
        return build_ground(g, seat, deed)
    return Ground()


def with_bases(g: G, region: str, base: str) -> list[int]:
    """The sites of a region that have a base of a type."""
    map, bases = chart(g), g.state.bases
    return [i for i in map.buildable if map.region[i] == region and base in bases[i]]


def factories(g: G, region: str) -> list[int]:
    """SC-8.4, 8.5: the Shield Factories of a region; that of the start base is everybody's."""
    map, found = chart(g), with_bases(g, region, "shield_factory")
    if g.state.era == PLANETEERS and map.region[map.start] == region:
        found.append(map.start)
    return found


def move_ground(g: G, seat: int, origin: int, target: int) -> Ground:
    s, map = g.state, chart(g)
    port = serving(g, seat, [origin]) if "spaceport" in s.bases[origin] else ()
    if s.era == MARINERS or not map.radiated(origin, target):
        return Ground(port=port)
    factory = serving(g, seat, factories(g, map.region[origin]))
    return Ground(port=port, factory=factory, radiated=True, shielded=immune(g, seat))


def build_ground(g: G, seat: int, deed: Deed) -> Ground:
    s, map, site = g.state, chart(g), deed.target
    region = map.region[site]
    works: tuple[int, ...] = ()
    if s.era != STARFARERS:
        others = [i for i in with_bases(g, region, "industrial") if i != site]
        works = serving(g, seat, others)
    if s.era == MARINERS or not map.radiation[site]:
        return Ground(works=works)
    factory = serving(g, seat, factories(g, region))
    itself = deed.sheltered or shields_itself(g, seat, site, deed.bases)
    shielded = itself or immune(g, seat)
    return Ground(works=works, factory=factory, radiated=True, shielded=shielded)


def immune(g: G, seat: int) -> bool:
    """Whether a progress card shields everything."""
    return bool(lasting(g, seat, Shield))

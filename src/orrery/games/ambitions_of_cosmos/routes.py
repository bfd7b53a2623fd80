"""AOC-6.5: trade routes, and who holds the planets that they join."""

from __future__ import annotations

from orrery.games.ambitions_of_cosmos import chronicle as log
from orrery.games.ambitions_of_cosmos.economy import routes
from orrery.games.ambitions_of_cosmos.land import land
from orrery.games.ambitions_of_cosmos.model import NOBODY, G, from_speaker
from orrery.games.ambitions_of_cosmos.supply import take_influence
from orrery.kernel.rows import changed


def grant_routes(g: G) -> None:
    """AOC-6.5.3, 6.5.4: a token for each planet joined to home for the first time."""
    s = g.state
    for seat in from_speaker(s):
        realm = s.realms[seat]
        for place in routes(g, seat):
            if not realm.linked >> place & 1:
                realm.linked |= 1 << place
                g.emit(log.RouteOpened(seat, land(g).planets[place]))
                take_influence(g, seat, 1)


def change_hands(g: G, place: int, holder: int) -> None:
    """A planet is taken or becomes neutral; either may open a route (AOC-6.5.2).

    AOC-4.3.6: once somebody else holds it, whoever gave it up is free to take it again.
    """
    s = g.state
    s.owners = changed(s.owners, place, holder)
    if holder != NOBODY:
        s.pledges = tuple(p for p in s.pledges if (p.kind, p.n) != ("keep_off", place))
    grant_routes(g)

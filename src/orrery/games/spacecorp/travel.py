"""SC-5.2, 9, 14.2 to 14.7: the Move action."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp.goods import gain
from orrery.games.spacecorp.model import NONE, G, Team, TurnTask, chart, who
from orrery.games.spacecorp.sites import arriving, own_base, rival_base
from orrery.games.spacecorp.value import Deed, performed


def destinations(g: G, seat: int, team: int) -> Iterator[int]:
    """SC-5.2.1, 5.2.2: where a team may go if the value suffices."""
    map = chart(g)
    origin = g.state.corps[seat].teams[team].site
    leaves = own_base(g, seat, origin) or rival_base(g, seat, origin)
    for site in map.places:
        if site == origin or map.apart[origin][site] < 0:
            continue
        if site in map.spurs and not enters_spur(g, seat, origin, site):
            continue
        if leaves or own_base(g, seat, site) or rival_base(g, seat, site):
            yield site


def enters_spur(g: G, seat: int, origin: int, site: int) -> bool:
    """SC-14.6: from the region beside it, and only with a colony there."""
    s = g.state
    return origin in chart(g).gates[site] and bool(s.colony[origin]) and s.owner[origin] == seat


@performed("move", destinations)
def arrive(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-5.2.1: the team stands on its new site; a claim that it had is given up (SC-5.3.7)."""
    move_team(g, seat, deed.team, deed.target)


def move_team(g: G, seat: int, number: int, site: int) -> None:
    s, map = g.state, chart(g)
    teams = s.corps[seat].teams
    origin = teams[number].site
    entered = site in map.spurs and not settled_spur(g, site)
    first = entered and not any(settled_spur(g, spur) for spur in map.spurs)
    teams[number] = arriving(g, seat, site)
    g.emit(log.Moved(seat, map.sites[origin].id, map.sites[site].id))
    if site in map.beyond:
        take_beyond(g, seat)
    if entered:
        settings = g.content.settings
        g.emit(log.SpurEntered(seat, map.sites[site].id))
        gain(g, seat, settings.spur_first if first else settings.spur_next, "firsts")


def settled_spur(g: G, site: int) -> bool:
    """SC-14.6: whether a team has come to a region of the Orion Spur; it never leaves."""
    return any(team.site == site for corp in g.state.corps for team in corp.teams)


def take_beyond(g: G, corp: int) -> None:
    """SC-5.2.8, 9.3: the first team takes the 1st Beyond marker, the second the 2nd."""
    s = g.state
    for number, owner in enumerate(s.beyond):
        if owner == NONE:
            s.beyond[number] = corp
            g.emit(log.BeyondTaken(who(s, corp), number + 1))
            return


class AdvanceTeams(TurnTask):
    """SC-14.4: at the start of a turn teams on star tracks come a box nearer to their star."""

    seat: int

    def run(self, g: G) -> None:
        teams = g.state.corps[self.seat].teams
        for number, team in enumerate(teams):
            if team.track:
                teams[number] = Team(team.site, team.track - 1)
                if team.track == 1:
                    g.emit(log.ReachedStar(self.seat, chart(g).sites[team.site].id))

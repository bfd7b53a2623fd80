"""SC-5.8: Special actions."""

from __future__ import annotations

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.deeds import or_none, play_card, team_targets
from orrery.games.spacecorp.effects import Gain, Leap, Probe
from orrery.games.spacecorp.explore import discover, tiles_left
from orrery.games.spacecorp.goods import faces, gain
from orrery.games.spacecorp.model import NONE, G, TurnChoice, TurnQuestion, chart
from orrery.games.spacecorp.sites import is_open, teams_able
from orrery.games.spacecorp.travel import enters_spur, move_team
from orrery.games.spacecorp.value import weightless
from orrery.kernel import Move, Offer, Why, on

NO_SPECIAL = Why("why-no-special", "SC-5.8.1")


def specials(g: G, seat: int) -> list[str]:
    """SC-5.8.1: the Special cards in hand with which something can be done."""
    cards = g.content.cards
    return [
        face
        for face in faces(g.state.corps[seat])
        if face in cards and cards[face].special and useful(g, seat, face)
    ]


def useful(g: G, seat: int, face: str) -> bool:
    for effect in g.content.effects[face]:
        if isinstance(effect, Probe) and not probed(g, effect):
            return False
        if isinstance(effect, Leap) and not leaps(g, seat, effect.n):
            return False
    return True


def why_not_special(g: G, seat: int) -> Why | None:
    return None if specials(g, seat) else NO_SPECIAL


class ChooseSpecial(TurnChoice):
    """SC-5.8.1: exactly one Special card; what its grey box says is done."""

    forced = False
    clause = "SC-5.8.1"

    def options(self, g: G) -> list[Move]:
        return or_none([moves.Special(face) for face in specials(g, self.seat)])

    @on(moves.Special)
    def special(self, g: G, move: moves.Special) -> None:
        play_card(g, self.seat, move.card)
        g.emit(log.SpecialPlayed(self.seat, move.card))
        for effect in g.content.effects[move.card]:
            if isinstance(effect, Gain):
                gain(g, self.seat, effect.n, "cards")
            elif isinstance(effect, Probe):
                g.push(SendProbe(self.seat, effect.site == "empty"))
            elif isinstance(effect, Leap):
                g.push(LeapTeam(self.seat, effect.n))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Special):
            return Offer(move)
        return Offer(move, (f"hand:{move.card}",))


# --- probes --------------------------------------------------------------------------------------


def probed(g: G, effect: Probe) -> list[int]:
    """SC-5.8.3: the sites that a probe may choose."""
    return probe_sites(g, effect.site == "empty")


def probe_sites(g: G, bare: bool) -> list[int]:
    sites = [i for i in chart(g).explorable if is_open(g, i) and tiles_left(g, i)]
    if not bare:
        return sites
    s = g.state
    held = {team.site for corp in s.corps for team in corp.teams} | set(s.rivals)
    return [site for site in sites if s.owner[site] == NONE and site not in held]


class SendProbe(TurnQuestion):
    """SC-5.8.3: a tile on a site; its rewards are gained, but nobody claims it."""

    bare: bool
    """Whether only a site without any piece will do."""
    clause = "SC-5.8.3"

    def options(self, g: G) -> list[Move]:
        return [moves.Go(chart(g).sites[site].id) for site in probe_sites(g, self.bare)]

    @on(moves.Go)
    def go(self, g: G, move: moves.Go) -> None:
        discover(g, self.seat, chart(g).number[move.site])

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Go)
        return Offer(move, (f"site:{move.site}",))


# --- the antimatter prototype ---------------------------------------------------------------------


def leaps(g: G, seat: int, n: int) -> dict[int, list[int]]:
    """SC-5.8.2: where each team could go; no base is required."""
    map = chart(g)
    light = weightless(g, seat)
    found: dict[int, list[int]] = {}
    for team in teams_able(g, seat):
        origin = g.state.corps[seat].teams[team].site
        sites = [
            site
            for site in map.places
            if site != origin
            and 0 < map.distance(origin, site, light) <= n
            and (site not in map.spurs or enters_spur(g, seat, origin, site))
        ]
        if sites:
            found[team] = sites
    return found


class LeapTeam(TurnQuestion):
    """SC-5.8.2: the team that the Antimatter Prototype moves."""

    n: int
    clause = "SC-5.8.2"

    def options(self, g: G) -> list[Move]:
        return [moves.Lead(team + 1) for team in leaps(g, self.seat, self.n)]

    @on(moves.Lead)
    def lead(self, g: G, move: moves.Lead) -> None:
        g.push(LeapTo(self.seat, move.team - 1, self.n))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Lead)
        return Offer(move, team_targets(g, self.seat, move.team - 1))


class LeapTo(TurnQuestion):
    """SC-5.8.2: where it goes. [ruling] It has performed the action of this turn."""

    team: int
    n: int
    clause = "SC-5.8.2"

    def options(self, g: G) -> list[Move]:
        sites = leaps(g, self.seat, self.n)[self.team]
        return [moves.Go(chart(g).sites[site].id) for site in sites]

    @on(moves.Go)
    def go(self, g: G, move: moves.Go) -> None:
        g.state.acted |= 1 << self.team
        move_team(g, self.seat, self.team, chart(g).number[move.site])

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Go)
        return Offer(move, (f"site:{move.site}",))

"""SC-5.8: Special actions."""

from __future__ import annotations

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.deeds import ActionStep, play_card, team_offer
from orrery.games.spacecorp.effects import Gain, Leap, Probe
from orrery.games.spacecorp.explore import discover, tiles_left
from orrery.games.spacecorp.goods import faces, gain
from orrery.games.spacecorp.model import NONE, G, TurnQuestion, chart
from orrery.games.spacecorp.sites import is_open, occupied, teams_able
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
        if isinstance(effect, Probe) and not probe_sites(g, effect.site):
            return False
        if isinstance(effect, Leap) and not leaps(g, seat, effect.n):
            return False
    return True


def why_not_special(g: G, seat: int) -> Why | None:
    return None if specials(g, seat) else NO_SPECIAL


class ChooseSpecial(ActionStep):
    """SC-5.8.1: exactly one Special card; what its grey box says is done."""

    def choices(self, g: G) -> list[Move]:
        return [moves.Special.at[face] for face in specials(g, self.seat)]

    @on(moves.Special)
    def special(self, g: G, move: moves.Special) -> None:
        play_card(g, self.seat, move.card)
        g.emit(log.SpecialPlayed(self.seat, move.card))
        for effect in g.content.effects[move.card]:
            if isinstance(effect, Gain):
                gain(g, self.seat, effect.n, "cards")
            elif isinstance(effect, Probe):
                g.push(SendProbe(self.seat, effect.site))
            elif isinstance(effect, Leap):
                g.push(LeapTeam(self.seat, effect.n))


# --- probes --------------------------------------------------------------------------------------


def probe_sites(g: G, site: str) -> list[int]:
    """SC-5.8.3: the sites that a probe may choose: any, or only those without any piece."""
    s = g.state
    sites = [i for i in chart(g).explorable if is_open(g, i) and tiles_left(g, i)]
    if site == "any":
        return sites
    held = occupied(s)
    return [i for i in sites if s.owner[i] == NONE and i not in held]


class SendProbe(TurnQuestion):
    """SC-5.8.3: a tile on a site; its rewards are gained, but nobody claims it."""

    site: str
    """As the effect says it."""

    def options(self, g: G) -> list[Move]:
        return [moves.Go.at[chart(g).sites[site].id] for site in probe_sites(g, self.site)]

    @on(moves.Go)
    def go(self, g: G, move: moves.Go) -> None:
        discover(g, self.seat, chart(g).number[move.site])


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

    def options(self, g: G) -> list[Move]:
        return [moves.Lead.at[team + 1] for team in leaps(g, self.seat, self.n)]

    @on(moves.Lead)
    def lead(self, g: G, move: moves.Lead) -> None:
        g.push(LeapTo(self.seat, move.team - 1, self.n))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return team_offer(g, seat, move)


class LeapTo(TurnQuestion):
    """SC-5.8.2: where it goes. [ruling] It has performed the action of this turn."""

    team: int
    n: int

    def options(self, g: G) -> list[Move]:
        sites = leaps(g, self.seat, self.n)[self.team]
        return [moves.Go.at[chart(g).sites[site].id] for site in sites]

    @on(moves.Go)
    def go(self, g: G, move: moves.Go) -> None:
        g.state.acted |= 1 << self.team
        move_team(g, self.seat, self.team, chart(g).number[move.site])

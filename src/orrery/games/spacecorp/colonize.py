"""SC-15: the Colonize action, colonies and what they pay."""

from __future__ import annotations

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.contracts import open_contracts, reward_of, settle_contract
from orrery.games.spacecorp.deeds import PayValue, or_none, team_targets
from orrery.games.spacecorp.edges import ContractWindow
from orrery.games.spacecorp.effects import Claim, Count, Reward, Settle
from orrery.games.spacecorp.goods import gain, pay
from orrery.games.spacecorp.ground import Ground
from orrery.games.spacecorp.means import means
from orrery.games.spacecorp.model import (
    REMOVED,
    G,
    TurnChoice,
    TurnQuestion,
    TurnTask,
    chart,
    feat,
    lasting,
    profit,
    rivals_of,
    who,
)
from orrery.games.spacecorp.produce import owned, whenever
from orrery.games.spacecorp.progress import counted
from orrery.games.spacecorp.sites import settles
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import PASS, Message, Move, Offer, Why, on

NOTHING_TO_COLONIZE = Why("why-nothing-to-colonize", "SC-15.1")
DISMISS, PAY, LABOUR = 1, 2, 4
"""SC-15.2: the sources of colony points that a player chooses, each once."""


# --- colony points -------------------------------------------------------------------------------


def regions(g: G, corp: int) -> list[int]:
    """SC-15.1: where every box has a base of one's own and no colony is."""
    s = g.state
    return [i for i in chart(g).systems if s.owner[i] == corp and not s.colony[i]]


def free_points(g: G, corp: int, site: int) -> int:
    """SC-15.2: the points that cost nothing."""
    s = g.state
    near = chart(g).near[site]
    bases = s.bases[site]
    points = sum(settles(g, site, box) for box in range(len(bases)))
    points += any(s.colony[other] and s.owner[other] == corp for other in near)
    points += "industrial" in bases
    points += len(bases) >= 2
    if corp < s.players:
        points += sum(e.n for e in lasting(g, corp, Settle) if isinstance(e, Settle))
    return points


def toil(g: G, site: int) -> int:
    """SC-15.2: the Build value that is worth a point."""
    settings = g.content.settings
    many = chart(g).sites[site].stars > 1
    return settings.labour_multistar if many else settings.labour


def can_toil(g: G, seat: int, site: int) -> bool:
    deed = Deed("build", points=toil(g, site))
    return means(g, seat, deed).best(Ground()) >= deed.points


def teams_in(g: G, seat: int, site: int) -> list[int]:
    """Own teams in the region, on the star or its track (SC-15.3); of those alike the first."""
    teams = g.state.corps[seat].teams
    return [i for i, team in enumerate(teams) if team.site == site and team not in teams[:i]]


def chosen_points(g: G, seat: int, site: int, used: int) -> int:
    """How many points could still be gathered by choice."""
    points = 0 if used & DISMISS else bool(teams_in(g, seat, site))
    points += not used & PAY and profit(g.state.corps[seat]) >= g.content.settings.pay_for_point
    return points + (not used & LABOUR and can_toil(g, seat, site))


def affordable(g: G, seat: int, site: int) -> list[str]:
    """SC-15.2: the colony tiles for which the points can be gathered."""
    most = free_points(g, seat, site) + chosen_points(g, seat, site, 0)
    return [id for id in g.state.colonies if g.content.colonies[id].value <= most]


def why_not_colonize(g: G, seat: int) -> Why | None:
    if any(affordable(g, seat, site) for site in regions(g, seat)):
        return None
    return NOTHING_TO_COLONIZE


# --- the action ----------------------------------------------------------------------------------


class ChooseRegion(TurnChoice):
    """SC-15.1: the region that is colonized."""

    forced = False
    clause = "SC-15.1"

    def options(self, g: G) -> list[Move]:
        sites = [site for site in regions(g, self.seat) if affordable(g, self.seat, site)]
        return or_none([moves.Colonize(chart(g).sites[site].id) for site in sites])

    @on(moves.Colonize)
    def colonize(self, g: G, move: moves.Colonize) -> None:
        g.push(ChooseColony(self.seat, chart(g).number[move.site]))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Colonize):
            return Offer(move)
        points = free_points(g, self.seat, chart(g).number[move.site])
        return Offer(move, (f"site:{move.site}",), (Message("preview-points", {"n": points}),))


class ChooseColony(TurnChoice):
    """SC-15.1: the colony tile, of those on the side board."""

    site: int
    forced = False
    clause = "SC-15.1"

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-colony", {"site": chart(g).sites[self.site].id})

    def options(self, g: G) -> list[Move]:
        return or_none([moves.Settle(id) for id in affordable(g, self.seat, self.site)])

    @on(moves.Settle)
    def settle(self, g: G, move: moves.Settle) -> None:
        g.push(Gather(self.seat, self.site, move.colony, 0))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if not isinstance(move, moves.Settle):
            return Offer(move)
        return Offer(move, (f"colony:{move.colony}",))


class Gather(TurnTask):
    """SC-15.2: once the points suffice the colony is founded."""

    seat: int
    site: int
    colony: str
    sources: int
    """The chosen sources used so far, as bits."""

    def run(self, g: G) -> None:
        have = free_points(g, self.seat, self.site) + self.sources.bit_count()
        if have >= g.content.colonies[self.colony].value:
            g.push(Found(self.seat, self.site, self.colony))
        else:
            g.push(GatherPoints(self.seat, self.site, self.colony, self.sources))


class GatherPoints(TurnQuestion):
    """SC-15.2: a team that leaves the game, profit, or Build cards and Infra: a point each."""

    site: int
    colony: str
    sources: int
    forced = False
    clause = "SC-15.2"

    def prompt(self, g: G, seat: int | None) -> Message:
        have = free_points(g, self.seat, self.site) + self.sources.bit_count()
        need = g.content.colonies[self.colony].value
        facts = {"colony": self.colony, "have": have, "need": need}
        return Message("ask-gather-points", facts)

    def options(self, g: G) -> list[Move]:
        found: list[Move] = []
        if not self.sources & DISMISS:
            found += [moves.Dismiss(i + 1) for i in teams_in(g, self.seat, self.site)]
        price = g.content.settings.pay_for_point
        if not self.sources & PAY and profit(g.state.corps[self.seat]) >= price:
            found.append(moves.PayPoint())
        if not self.sources & LABOUR and can_toil(g, self.seat, self.site):
            found.append(moves.Labour())
        return or_none(found)

    def answer(self, g: G, move: Move) -> None:
        seat = self.seat
        if move == PASS:
            return
        if isinstance(move, moves.Dismiss):
            self._go_on(g, DISMISS)
            g.state.corps[seat].teams[move.team - 1] = REMOVED
            g.emit(log.TeamDismissed(seat))
        elif isinstance(move, moves.PayPoint):
            self._go_on(g, PAY)
            pay(g, seat, g.content.settings.pay_for_point, "point")
        else:
            self._go_on(g, LABOUR)
            g.push(PayValue(seat, Deed("build", points=toil(g, self.site))))

    def _go_on(self, g: G, source: int) -> None:
        g.push(Gather(self.seat, self.site, self.colony, self.sources | source))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Dismiss):
            return Offer(move, team_targets(g, self.seat, move.team - 1))
        if isinstance(move, moves.PayPoint):
            price = Message("preview-pay", {"n": g.content.settings.pay_for_point})
            return Offer(move, (f"profit:{self.seat}",), (price,))
        if move == PASS:
            return Offer(move)
        need = Message("preview-need", {"n": toil(g, self.site)})
        return Offer(move, (f"hq:{self.seat}",), (need,))


@performed("labour")
def labour(g: G, seat: int, deed: Deed, value: int) -> None:
    """SC-15.3: nothing is built; the point is counted in `Gather`."""


class Found(TurnTask):
    """SC-15.4: the colony stands; its own benefit, then those that wait for a colony."""

    corp: int
    site: int
    colony: str

    def run(self, g: G) -> None:
        s = g.state
        s.colony[self.site] = self.colony
        s.colonies = tuple(id for id in s.colonies if id != self.colony)
        feat(g, f"colony {self.colony}", self.corp)
        g.emit(log.Colonized(who(s, self.corp), chart(g).sites[self.site].id, self.colony))
        if self.corp < s.players:
            for effect in g.content.effects[self.colony]:
                if isinstance(effect, Count) and effect.at == "now":
                    gain(g, self.corp, counts(g, self.corp, effect), "colonies")
                elif isinstance(effect, Reward):
                    g.push(GainReward(self.corp))
        whenever(g, self.corp, "colonizes")


# --- what colonies pay ---------------------------------------------------------------------------


def counts(g: G, corp: int, effect: Count) -> int:
    """SC-15.5: "in play" counts what anybody has."""
    s = g.state
    everyone = range(len(s.corps))
    if effect.what == "wild_systems":
        found = sum(not s.colony[site] for site in chart(g).systems)
    elif effect.what == "rival_colonies":
        found = sum(owned(g, other) for other in everyone if other != corp)
    elif effect.what == "breakthroughs":
        found = sum(counted(g, other, "breakthrough") for other in everyone)
    elif effect.what == "adaptations":
        found = sum(counted(g, other, "adaptation") for other in everyone)
    elif effect.what == "secure_sites":
        found = sum(
            s.owner[site] == corp and "secure" in s.bases[site] for site in chart(g).systems
        )
    else:
        found = len(s.corps[corp].progress)
    return found // effect.every * effect.n


class GainReward(TurnTask):
    """SC-15.4: the printed reward of an unfulfilled contract, if there is one."""

    seat: int

    def run(self, g: G) -> None:
        if open_contracts(g):
            g.push(ChooseReward(self.seat))


class ChooseReward(TurnQuestion):
    """SC-15.4: of which contract; it stays unfulfilled."""

    clause = "SC-15.4"

    def options(self, g: G) -> list[Move]:
        return [moves.Fulfil(contract.id) for contract in open_contracts(g)]

    @on(moves.Fulfil)
    def fulfil(self, g: G, move: moves.Fulfil) -> None:
        side = g.content.side(g.content.contracts[move.contract], g.state.players)
        gain(g, self.seat, side.reward, "colonies")

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Fulfil)
        side = g.content.side(g.content.contracts[move.contract], g.state.players)
        gained = (Message("preview-gain", {"n": side.reward}),)
        return Offer(move, (f"contract:{move.contract}",), gained)


class LateColonies(TurnTask):
    """SC-15.6: the colonies of a player that pay at the end of the era."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        for site in chart(g).systems:
            if not s.colony[site] or s.owner[site] != self.seat:
                continue
            for effect in g.content.effects[s.colony[site]]:
                if isinstance(effect, Count) and effect.at == "end":
                    gain(g, self.seat, counts(g, self.seat, effect), "colonies")
                elif isinstance(effect, Claim):
                    g.push(ClaimLate(self.seat))


class ClaimLate(TurnTask):
    """SC-15.6: any one unfulfilled contract, if there is one."""

    seat: int

    def run(self, g: G) -> None:
        if open_contracts(g):
            g.push(ChooseLate(self.seat))


class ChooseLate(TurnQuestion):
    """SC-15.6: which contract is claimed at the end; colonies of others pay for it too, and they
    may play Market Influence. Its owner may not: "your" contract is one that you claim in your turn
    (SC-4.3)."""

    clause = "SC-15.6"

    def options(self, g: G) -> list[Move]:
        return [moves.Fulfil(contract.id) for contract in open_contracts(g)]

    @on(moves.Fulfil)
    def fulfil(self, g: G, move: moves.Fulfil) -> None:
        settle_contract(g, self.seat, g.content.contracts[move.contract])
        others = rivals_of(g.state, self.seat)
        g.push(ContractWindow(ring=tuple(others), claimant=self.seat, contract=move.contract))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        assert isinstance(move, moves.Fulfil)
        n = reward_of(g, g.content.contracts[move.contract])
        gained = (Message("preview-gain", {"n": n}),)
        return Offer(move, (f"contract:{move.contract}",), gained)

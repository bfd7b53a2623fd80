"""SC-15: the Colonize action, colonies and what they pay."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.components import Contract
from orrery.games.spacecorp.contracts import ContractQuestion, printed, settle_contract
from orrery.games.spacecorp.deeds import ActionStep, PayValue, team_offer
from orrery.games.spacecorp.edges import ContractWindow
from orrery.games.spacecorp.effects import Claim, Count, Reward, Settle
from orrery.games.spacecorp.goods import gain, pay
from orrery.games.spacecorp.ground import Ground
from orrery.games.spacecorp.means import means
from orrery.games.spacecorp.model import (
    REMOVED,
    G,
    TurnTask,
    chart,
    feat,
    lasting,
    profit,
    rivals_of,
    who,
)
from orrery.games.spacecorp.produce import whenever
from orrery.games.spacecorp.progress import counted
from orrery.games.spacecorp.sites import colonies_of, settles, unlike
from orrery.games.spacecorp.value import Deed, performed
from orrery.kernel import Message, Move, Offer, Why, on

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
    bases = s.bases[site]
    points = sum(settles(g, site, box) for box in range(len(bases)))
    points += any(other in chart(g).near[site] for other in colonies_of(g, corp))
    points += "industrial" in bases
    points += len(bases) >= 2
    if corp < s.players:
        points += sum(settle.n for settle in lasting(g, corp, Settle))
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
    return unlike(g.state.corps[seat].teams, lambda team: team.site == site)


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


class ChooseRegion(ActionStep):
    """SC-15.1: the region that is colonized."""

    def choices(self, g: G) -> list[Move]:
        sites = [site for site in regions(g, self.seat) if affordable(g, self.seat, site)]
        return [moves.Colonize.at[chart(g).sites[site].id] for site in sites]

    @on(moves.Colonize)
    def colonize(self, g: G, move: moves.Colonize) -> None:
        g.push(ChooseColony(self.seat, chart(g).number[move.site]))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Colonize):
            return ()
        points = free_points(g, seat, chart(g).number[move.site])
        return (Message("preview-points", {"n": points}),)


class ChooseColony(ActionStep):
    """SC-15.1: the colony tile, of those on the side board."""

    site: int

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-colony", {"site": chart(g).sites[self.site].id})

    def choices(self, g: G) -> list[Move]:
        return [moves.Settle.at[id] for id in affordable(g, self.seat, self.site)]

    @on(moves.Settle)
    def settle(self, g: G, move: moves.Settle) -> None:
        g.push(Gather(self.seat, self.site, move.colony, 0))


class Gather(TurnTask):
    """SC-15.2: once the points suffice the colony is founded."""

    seat: int
    site: int
    colony: str
    sources: int
    """The chosen sources used so far, as bits."""

    def run(self, g: G) -> None:
        question = GatherPoints(self.seat, self.site, self.colony, self.sources)
        enough = question.have(g) >= g.content.colonies[self.colony].value
        g.push(Found(self.seat, self.site, self.colony) if enough else question)


class GatherPoints(ActionStep):
    """SC-15.2: a team that leaves the game, profit, or Build cards and Infra: a point each."""

    site: int
    colony: str
    sources: int

    def have(self, g: G) -> int:
        return free_points(g, self.seat, self.site) + self.sources.bit_count()

    def prompt(self, g: G, seat: int | None) -> Message:
        need = g.content.colonies[self.colony].value
        facts = {"colony": self.colony, "have": self.have(g), "need": need}
        return Message("ask-gather-points", facts)

    def choices(self, g: G) -> list[Move]:
        found: list[Move] = []
        if not self.sources & DISMISS:
            found += [moves.Dismiss.at[i + 1] for i in teams_in(g, self.seat, self.site)]
        price = g.content.settings.pay_for_point
        if not self.sources & PAY and profit(g.state.corps[self.seat]) >= price:
            found.append(moves.PayPoint.at[()])
        if not self.sources & LABOUR and can_toil(g, self.seat, self.site):
            found.append(moves.Labour.at[()])
        return found

    @on(moves.Dismiss)
    def dismiss(self, g: G, move: moves.Dismiss) -> None:
        self._go_on(g, DISMISS)
        g.state.corps[self.seat].teams[move.team - 1] = REMOVED
        g.emit(log.TeamDismissed(self.seat))

    @on(moves.PayPoint)
    def pay(self, g: G, move: moves.PayPoint) -> None:
        self._go_on(g, PAY)
        pay(g, self.seat, g.content.settings.pay_for_point, "point")

    @on(moves.Labour)
    def labour(self, g: G, move: moves.Labour) -> None:
        self._go_on(g, LABOUR)
        g.push(PayValue(self.seat, Deed("build", points=toil(g, self.site))))

    def _go_on(self, g: G, source: int) -> None:
        g.push(Gather(self.seat, self.site, self.colony, self.sources | source))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        if isinstance(move, moves.Dismiss):
            return team_offer(g, seat, move)
        return super().offer(g, seat, move)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, moves.PayPoint):
            return (Message("preview-pay", {"n": g.content.settings.pay_for_point}),)
        if isinstance(move, moves.Labour):
            return (Message("preview-need", {"n": toil(g, self.site)}),)
        return ()


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
                    g.push(ChooseReward(self.corp))
        whenever(g, self.corp, "colonizes")


# --- what colonies pay ---------------------------------------------------------------------------


def in_play(g: G, kind: str) -> int:
    """How many progress cards of a kind anybody has."""
    return sum(counted(g, corp, kind) for corp in range(len(g.state.corps)))


def rival_colonies(g: G, corp: int) -> int:
    return sum(map(bool, g.state.colony)) - len(colonies_of(g, corp))


def secure_sites(g: G, corp: int) -> int:
    s = g.state
    return sum(s.owner[i] == corp and "secure" in s.bases[i] for i in chart(g).systems)


COUNTS: dict[str, Callable[[G, int], int]] = {
    "wild_systems": lambda g, corp: sum(not g.state.colony[site] for site in chart(g).systems),
    "rival_colonies": rival_colonies,
    "breakthroughs": lambda g, corp: in_play(g, "breakthrough"),
    "adaptations": lambda g, corp: in_play(g, "adaptation"),
    "secure_sites": secure_sites,
    "own_progress": lambda g, corp: len(g.state.corps[corp].progress),
}
"""SC-15.5: "in play" counts what anybody has."""


def counts(g: G, corp: int, effect: Count) -> int:
    return COUNTS[effect.what](g, corp) // effect.every * effect.n


class ChooseReward(ContractQuestion):
    """SC-15.4: the printed reward of an unfulfilled contract; it stays unfulfilled."""

    @on(moves.Fulfil)
    def fulfil(self, g: G, move: moves.Fulfil) -> None:
        gain(g, self.seat, self.brings(g, g.content.contracts[move.contract]), "colonies")

    def brings(self, g: G, contract: Contract) -> int:
        return printed(g, contract).reward


class LateColonies(TurnTask):
    """SC-15.6: the colonies of a player that pay at the end of the era."""

    seat: int

    def run(self, g: G) -> None:
        for site in colonies_of(g, self.seat):
            for effect in g.content.effects[g.state.colony[site]]:
                if isinstance(effect, Count) and effect.at == "end":
                    gain(g, self.seat, counts(g, self.seat, effect), "colonies")
                elif isinstance(effect, Claim):
                    g.push(ChooseLate(self.seat))


class ChooseLate(ContractQuestion):
    """SC-15.6: which contract is claimed at the end; colonies of others pay for it too, and they
    may play Market Influence. Its owner may not: "your" contract is one that you claim in your turn
    (SC-4.3)."""

    @on(moves.Fulfil)
    def fulfil(self, g: G, move: moves.Fulfil) -> None:
        settle_contract(g, self.seat, g.content.contracts[move.contract])
        ring = rivals_of(g.state, self.seat)
        g.push(ContractWindow(ring=ring, claimant=self.seat, contract=move.contract))

"""SC-3.4 to 3.20, 5.2, 20.4: how an action is decided, step by step: team, site, bases, value.

Cards are laid one by one, seen by nobody else until the value suffices; then all is shown and paid.
"""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.spacecorp import chronicle as log
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.bases import base_choices, wanted, why_not_base
from orrery.games.spacecorp.components import TIME, Worth
from orrery.games.spacecorp.goods import discard_edge, faces, from_hand, pay
from orrery.games.spacecorp.ground import ground, secured
from orrery.games.spacecorp.means import Purse, cost_of, means, reachable
from orrery.games.spacecorp.model import (
    PLAIN,
    SHIELDED,
    TIMED,
    G,
    TurnQuestion,
    TurnTask,
    chart,
    rivals_of,
    triggered,
    who,
)
from orrery.games.spacecorp.paying import due, steps
from orrery.games.spacecorp.sites import able, own_base, rival_base
from orrery.games.spacecorp.value import RESOLUTIONS, Deed, bought, changed
from orrery.kernel import PASS, Card, Message, Move, Offer, Refusal, Why, Zone, on

NO_MATCH = Why("why-no-match", "SC-3.14")
INFRA_CLOSED = Why("why-infra-closed", "SC-3.12")
TOO_LITTLE = Why("why-too-little", "SC-3.8")
CANNOT_ACT_THERE = Why("why-cannot-act-there", "SC-5.2.8")
BEYOND_REACH = Why("why-beyond-reach", "SC-3.8")
NO_BASE = Why("why-no-base", "SC-5.2.2")


class ActionStep(TurnQuestion):
    """A step of an action that was announced: it can always be done (SC-3.8).

    Only where the others guess at a hand might there be nothing to do: then the guess has a way
    out, so that being asked tells nothing.
    """

    forced = False

    def choices(self, g: G) -> list[Move]:
        """Every way to do it."""
        return []

    def options(self, g: G) -> list[Move]:
        return self.choices(g) or [PASS]


class ChooseTeam(ActionStep):
    """SC-3.4: the team that performs the action. With Time (b) another one for the second time."""

    deed: Deed

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-choose-team", {"action": self.deed.action})

    def choices(self, g: G) -> list[Move]:
        return [moves.Lead.at[team + 1] for team in reachable(g, self.seat, self.deed)]

    @on(moves.Lead)
    def lead(self, g: G, move: moves.Lead) -> None:
        deed = changed(self.deed, team=move.team - 1)
        if deed.action == "move":
            g.push(ChooseSite(self.seat, deed))
        else:
            site = g.state.corps[self.seat].teams[deed.team].site
            g.push(PrepareDeed(self.seat, changed(deed, target=site)))

    def offer(self, g: G, seat: int, move: Move) -> Offer:
        return team_offer(g, seat, move)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        reached = reachable(g, seat, self.deed)
        for number, team in enumerate(g.state.corps[seat].teams):
            if team.site >= 0 and number not in reached:
                why = BEYOND_REACH if able(g, team) else CANNOT_ACT_THERE
                yield Refusal(f"team:{seat}:{number + 1}", why)


def team_offer(g: G, seat: int, move: Move) -> Offer:
    """A team is touched with those that are alike."""
    if not isinstance(move, moves.TeamMove):
        return Offer(move)
    teams = g.state.corps[seat].teams
    chosen = teams[move.team - 1]
    alike = (f"team:{seat}:{i}" for i, team in enumerate(teams, 1) if team == chosen)
    return Offer(move, tuple(alike))


class ChooseSite(ActionStep):
    """SC-5.2.1: where the team goes."""

    deed: Deed

    def choices(self, g: G) -> list[Move]:
        sites = reachable(g, self.seat, changed(self.deed, team=-1)).get(self.deed.team, [])
        return [moves.Go.at[chart(g).sites[site].id] for site in sites]

    @on(moves.Go)
    def go(self, g: G, move: moves.Go) -> None:
        g.push(PrepareDeed(self.seat, self.to(chart(g).number[move.site])))

    def to(self, site: int) -> Deed:
        return changed(self.deed, target=site)

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        if not isinstance(move, moves.Go):
            return ()
        cost = cost_of(g, seat, self.to(chart(g).number[move.site]))
        return (Message("preview-distance", {"n": cost}),)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        map = chart(g)
        origin = g.state.corps[seat].teams[self.deed.team].site
        offered = {move.site for move in self.options(g) if isinstance(move, moves.Go)}
        for site in map.places:
            id, deed = map.sites[site].id, self.to(site)
            if id in offered or site == origin:
                continue
            cost = cost_of(g, seat, deed)
            if not any(own_base(g, seat, i) or rival_base(g, seat, i) for i in (origin, site)):
                yield Refusal(f"site:{id}", NO_BASE)
            elif cost >= 0:
                have = means(g, seat, deed).best(ground(g, seat, deed))
                yield Refusal(f"site:{id}", BEYOND_REACH, {"need": cost, "have": have})


class PrepareDeed(TurnTask):
    """What has to be settled before the value: bases to be built, the base that a move requires."""

    seat: int
    deed: Deed

    def run(self, g: G) -> None:
        seat, deed = self.seat, self.deed
        if deed.action == "build" and len(deed.bases) < wanted(g, deed.target):
            g.push(ChooseBase(seat, deed))
        elif deed.action == "move" and not deed.rents and not served(g, seat, deed):
            g.push(MeetBase(seat, deed))
        else:
            g.push(PayValue(seat, deed))


def served(g: G, seat: int, deed: Deed) -> bool:
    """SC-5.2.2: whether the move begins or ends at a base of one's own."""
    origin = g.state.corps[seat].teams[deed.team].site
    return own_base(g, seat, origin) or own_base(g, seat, deed.target)


class MeetBase(TurnQuestion):
    """SC-5.2.2: whose base meets the requirement; its owner gets an award."""

    deed: Deed

    def options(self, g: G) -> list[Move]:
        origin = g.state.corps[self.seat].teams[self.deed.team].site
        return [
            moves.Rent.at[chart(g).sites[site].id, base]
            for site in (origin, self.deed.target)
            if rival_base(g, self.seat, site)
            for base in dict.fromkeys(g.state.bases[site])
        ]

    @on(moves.Rent)
    def rent(self, g: G, move: moves.Rent) -> None:
        g.push(PayValue(self.seat, changed(self.deed, rents=(rented(g, move),))))


def rented(g: G, move: moves.Rent) -> tuple[int, str]:
    return chart(g).number[move.site], move.base


class ChooseBase(ActionStep):
    """SC-5.4.3, 14.16: the type of base on each tile, one after another."""

    deed: Deed

    def prompt(self, g: G, seat: int | None) -> Message:
        site, box = self.deed.target, len(self.deed.bases)
        tiles = g.state.tiles[site]
        where = chart(g).sites[site].id
        if box < len(tiles):
            return Message("ask-choose-base-tile", {"site": where, "tile": tiles[box]})
        return Message("ask-choose-base", {"site": where})

    def choices(self, g: G) -> list[Move]:
        seat, deed = self.seat, self.deed
        all, cost = means(g, seat, deed), cost_of(g, seat, deed)
        return [
            moves.Raise.at[base]
            for base in base_choices(g, seat, deed.target, deed.bases)
            if all.can(cost, ground(g, seat, self.planned(base)))
        ]

    def planned(self, base: str) -> Deed:
        return changed(self.deed, bases=(*self.deed.bases, base))

    @on(moves.Raise)
    def raise_base(self, g: G, move: moves.Raise) -> None:
        g.push(PrepareDeed(self.seat, self.planned(move.base)))

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        for base in g.content.bases:
            why = why_not_base(g, seat, self.deed.target, self.deed.bases, base)
            if why is not None:
                yield Refusal(f"base:{seat}:{base}", why)


class SecondTeam(TurnTask):
    """SC-3.16, 3.19: the same action by another team, if one still can."""

    seat: int
    deed: Deed

    def run(self, g: G) -> None:
        if reachable(g, self.seat, self.deed):
            g.push(ChooseTeam(self.seat, self.deed))


# --- the question --------------------------------------------------------------------------------


class PayValue(ActionStep):
    """SC-3.6: Infra, cards, bases, Time, profit: one after another until the value suffices.

    What is laid is seen by nobody else before it suffices; then all is shown at once.
    """

    deed: Deed

    def prompt(self, g: G, seat: int | None) -> Message:
        return Message("ask-pay-value", {"action": self.deed.action})

    def choices(self, g: G) -> list[Move]:
        seat, deed = self.seat, self.deed
        return steps(Purse(g, seat, deed), cost_of(g, seat, deed), ground(g, seat, deed))

    def answer(self, g: G, move: Move) -> None:
        seat, deed = self.seat, self.deed
        if move == PASS:
            return
        if isinstance(move, (moves.Done, moves.Spend)):
            begin(g, seat, deed, move.n if isinstance(move, moves.Spend) else 0)
            return
        if isinstance(move, moves.Lay):
            lay(g, seat, move.card, PLAIN)
        elif isinstance(move, moves.LayShielded):
            lay(g, seat, move.card, SHIELDED)
        elif isinstance(move, (moves.Double, moves.Twice)):
            lay(g, seat, TIME, TIMED)
            deed = changed(deed, time="double" if isinstance(move, moves.Double) else "twice")
        elif isinstance(move, moves.Infra):
            deed = changed(deed, hqs=(*deed.hqs, (move.other, move.slot)))
        elif isinstance(move, moves.Rent):
            deed = changed(deed, rents=(*deed.rents, rented(g, move)))
        elif isinstance(move, moves.Edge):
            discard_edge(g, seat, move.card)
            deed = changed(deed, rivals=True)
        g.push(PayValue(seat, deed))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        """What has been reached, what is needed, what radiation would cost."""
        if not isinstance(move, (moves.Done, moves.Spend)):
            return ()
        deed = self.deed
        where = secured(g, seat, deed, ground(g, seat, deed))
        now = Purse(g, seat, deed).settled()
        value = now.best(where) + bought(deed, now.best(where))
        found = [Message("preview-value", {"n": value, "cost": cost_of(g, seat, deed)})]
        penalty = due(deed, now, where)
        if penalty:
            found.append(Message("preview-radiation", {"n": penalty}))
        if isinstance(move, moves.Spend):
            found.append(Message("preview-spend", {"n": move.n}))
        return tuple(found)

    def refusals(self, g: G, seat: int) -> Iterator[Refusal]:
        deed = self.deed
        if deed.second >= 0:
            return
        worths = g.content.worths[deed.action]
        for face in faces(g.state.corps[seat]):
            if face != TIME and worths[face] == Worth():
                yield Refusal(f"hand:{face}", NO_MATCH, {"action": deed.action})
        if triggered(g.state) and not deed.rivals:
            for other in rivals_of(g.state, seat):
                yield Refusal(f"hq:{other}", INFRA_CLOSED)
        offers = self.options(g)
        if not any(isinstance(move, (moves.Done, moves.Spend)) for move in offers):
            now = Purse(g, seat, deed).settled().best(secured(g, seat, deed, ground(g, seat, deed)))
            facts = {"need": cost_of(g, seat, deed), "have": now}
            yield Refusal("done", TOO_LITTLE, facts)


# --- laying and beginning -------------------------------------------------------------------------


def lay(g: G, seat: int, face: str, how: int) -> None:
    """A card from hand onto the table; the others see it when the value suffices."""
    s = g.state
    card = from_hand(s.corps[seat], face)
    s.laid[how] = s.laid[how].under(card)


def show_laid(g: G, seat: int) -> None:
    """SC-3.14: the cards of an action are played face up."""
    s = g.state
    cards = tuple(card.face for zone in s.laid for card in zone.cards)
    s.laid = [Zone(g.show(zone.cards)) for zone in s.laid]
    s.shown = True
    if cards:
        g.emit(log.CardsPlayed(seat, cards))


def play_card(g: G, seat: int, face: str) -> None:
    """SC-5.8.1: a single card that is played face up and lies on the table to step 5."""
    s = g.state
    (card,) = g.show((from_hand(s.corps[seat], face),))
    s.laid[PLAIN] = s.laid[PLAIN].under(Card(card.face))
    s.shown = True


def begin(g: G, seat: int, deed: Deed, spent: int) -> None:
    """SC-3.8: show, pay, note the awards; then the action is carried out."""
    where = secured(g, seat, deed, ground(g, seat, deed))
    now = Purse(g, seat, deed).settled()
    if deed.second < 0:
        show_laid(g, seat)
        for hq, _ in deed.hqs:
            use_infra(g, seat, hq)
    for site, base in deed.rents:
        use_base(g, seat, site, base)
    pay(g, seat, spent, "spent")
    penalty = due(deed, now, where)
    pay(g, seat, penalty, "radiation")
    best = now.best(where)
    value = best + (spent or bought(deed, best))
    if g.heard is not None:
        g.emit(log.ValueReached(seat, deed.action, value))
        if where.radiated and not penalty:
            g.emit(log.Shielded(seat))
    g.push(Resolve(seat, changed(deed, bought=spent or deed.bought), value))


def use_infra(g: G, seat: int, hq: int) -> None:
    """SC-3.11: an opponent whose HQ is used gets an award."""
    if hq != seat:
        g.state.awards[hq] += 1
        g.emit(log.InfraUsed(seat, hq))


def use_base(g: G, seat: int, site: int, base: str) -> None:
    """SC-3.25, 3.26: one award for each opponent's base, whatever it is used for."""
    s = g.state
    owner = s.owner[site]
    s.awards[owner] += 1
    g.emit(log.BaseUsed(seat, who(s, owner), base, chart(g).sites[site].id))


def deed_again(deed: Deed) -> Deed:
    """SC-3.16: the same action for a second team; what depended on the place is open again."""
    sheltered = "shield_factory" in deed.bases
    return changed(
        deed, second=deed.team, team=-1, target=-1, bases=(), rents=(), sheltered=sheltered
    )


class Resolve(TurnTask):
    """SC-3.8: what was paid for is done; with Time (b) a second team follows (SC-3.16)."""

    seat: int
    deed: Deed
    value: int

    def run(self, g: G) -> None:
        deed = self.deed
        if deed.team >= 0:
            g.state.acted |= 1 << deed.team
        if deed.time == "twice" and deed.second < 0:
            g.push(SecondTeam(self.seat, deed_again(deed)))
        done = "labour" if deed.points else deed.action
        RESOLUTIONS[done](g, self.seat, deed, self.value)

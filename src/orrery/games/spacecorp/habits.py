"""What a player does without thinking: how bots finish a turn that they look ahead to.

The value is made of the own Infra and the best cards, and no more than is needed; teams go where
something is to be done. No question is answered in a way that could go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.colonize import ChooseColony
from orrery.games.spacecorp.contracts import CheckContracts
from orrery.games.spacecorp.deeds import ChooseBase, ChooseSite, PayValue
from orrery.games.spacecorp.eras import ChooseLegacy, PlaceAhead
from orrery.games.spacecorp.ground import Ground, ground, secured
from orrery.games.spacecorp.heuristics import (
    WEIGHTS,
    card_worths,
    holdings,
    infra_points,
    open_goals,
    stand_worth,
    stuck,
)
from orrery.games.spacecorp.means import Purse, cost_of
from orrery.games.spacecorp.model import NONE, G, Team, chart
from orrery.games.spacecorp.paying import due
from orrery.games.spacecorp.produce import fields
from orrery.games.spacecorp.research import TakeCards
from orrery.games.spacecorp.sites import produces
from orrery.games.spacecorp.turn import TakeAction, TakeAward
from orrery.games.spacecorp.upgrade import ChooseUpgrade
from orrery.kernel import PASS, Move, Planning
from orrery.kernel.game import all_offers, by_question, first_offer

Habit = Callable[[G, Any], Move]
Lay: TypeAlias = moves.Lay | moves.LayShielded
WAY = 0.1
"""What a site loses by each point of the way to it."""
ORDER = (
    "colonize", "produce", "build", "explore", "genetics", "revelation", "move", "special",
    "upgrade", "research",
)  # fmt: skip
"""The actions, those that bring most first."""
UNKNOWN = 1.15
"""What a card of the deck is likely to be worth."""
BASES = (
    "bio_lab", "exploiter", "refinery", "attraction", "industrial", "spaceport", "research_base",
    "secure", "shield_factory",
)  # fmt: skip


def act(g: G, question: TakeAction) -> Move:
    def order(move: Move) -> int:
        return ORDER.index(move.action) if isinstance(move, moves.Act) else len(ORDER)

    return min(g.offers, key=order)


def pay(g: G, question: PayValue) -> Move:
    """Begin when the value suffices; else the own Infra, then the best card, then profit."""
    deed, seat = question.deed, question.seat
    plain = not deed.points and wants_more(g, question)
    done = next((move for move in g.offers if isinstance(move, moves.Done)), None)
    if done and not plain:
        return done
    for move in g.offers:
        if isinstance(move, moves.Infra) and move.other == seat:
            return move
    cards = [m for m in g.offers if isinstance(m, (moves.Lay, moves.LayShielded))]
    if done and (deed.action == "research" or not cards):
        return done
    if not cards:
        return next((move for move in g.offers if isinstance(move, moves.Spend)), g.offers[0])
    return cards[0] if len(cards) == 1 else card_to_lay(g, question, cards, plain)


def wants_more(g: G, question: PayValue) -> bool:
    """Whether more value is worth more, whatever the deed costs: to produce, until it suffices for
    all that there is."""
    deed, seat = question.deed, question.seat
    if deed.action == "produce":
        return Purse(g, seat, deed).settled().best(Ground()) < len(fields(g, seat))
    return deed.action in ("genetics", "revelation", "research")


def card_to_lay(g: G, question: PayValue, cards: list[Lay], plain: bool) -> Move:
    """Of those that suffice the one that is missed least; the best while none does."""
    deed, seat = question.deed, question.seat
    values, worths = g.content.worths[deed.action], card_worths(g.content)

    def value(move: Lay) -> int:
        w = values[move.card]
        return w.shielded if isinstance(move, moves.LayShielded) else w.plain + 3 * w.times

    if not plain:
        where = secured(g, seat, deed, ground(g, seat, deed))
        missing = cost_of(g, seat, deed) - Purse(g, seat, deed).settled().best(where)
        enough = [move for move in cards if value(move) >= missing]
        if enough:
            return min(enough, key=lambda move: worths[move.card])
    return max(cards, key=value)


def go(g: G, question: ChooseSite) -> Move:
    """Where a team can do something; rather near."""
    return far_best(g, question, 1)[0]


def far_best(g: G, question: ChooseSite, n: int) -> list[Move]:
    """The sites that promise most."""
    map, seat = chart(g), question.seat
    origin = g.state.corps[seat].teams[question.deed.team].site
    aims = open_goals(g, holdings(g, seat), WEIGHTS)

    def worth(move: Move) -> float:
        if not isinstance(move, moves.Go):
            return -99.0
        site = map.number[move.site]
        there = stand_worth(g, Team(site), aims, WEIGHTS)
        if site in map.beyond and NONE in g.state.beyond:
            there = WEIGHTS.beyond
        return there - WAY * map.distance(origin, site)

    return sorted(g.offers, key=worth, reverse=True)[:n]


def build(g: G, question: ChooseBase) -> Move:
    def order(move: Move) -> int:
        return BASES.index(move.base) if isinstance(move, moves.Raise) else len(BASES)

    return min(g.offers, key=order)


def take(g: G, question: TakeCards) -> Move:
    """The best offer, if it is better than what a card of the deck is likely to be; none that would
    leave too many to research and none that can be got rid of."""
    worths, offers = card_worths(g.content), g.state.offers
    hand = [card.face for card in g.state.corps[question.seat].hand.cards]

    def worth(move: Move) -> float:
        card = offers[move.slot - 1] if isinstance(move, moves.Take) else ""
        if move == PASS:
            return 0.0
        return (worths[card] if card else UNKNOWN) - 3.0 * stuck(g, question.seat, [*hand, card])

    return max(g.offers, key=worth)


def claim(g: G, question: CheckContracts) -> Move:
    return next((move for move in g.offers if move != PASS), PASS)


def keep(g: G, question: ChooseLegacy) -> Move:
    """The tile that produces most."""

    def worth(move: Move) -> int:
        if not isinstance(move, moves.Keep):
            return 0
        return produces(g, chart(g).number[move.site], move.box - 1) or 0

    return max(g.offers, key=worth)


def settle(g: G, question: ChooseColony) -> Move:
    """The dearest colony: its benefit is the greatest."""

    def value(move: Move) -> int:
        return g.content.colonies[move.colony].value if isinstance(move, moves.Settle) else 0

    return max(g.offers, key=value)


def ahead(g: G, question: PlaceAhead) -> Move:
    return g.offers[-1]


HABITS: dict[Any, Habit] = {
    TakeAction: act,
    PayValue: pay,
    ChooseSite: go,
    ChooseBase: build,
    TakeCards: take,
    CheckContracts: claim,
    ChooseLegacy: keep,
    ChooseColony: settle,
    PlaceAhead: ahead,
}
habit = by_question(HABITS, first_offer)


# --- what is thought about -----------------------------------------------------------------------

PLANNING = Planning(brisk=True)
"""The only answer worth a thought is given without one."""
SITES, UPGRADES = 5, 3
"""How many of the best are thought about."""


def ways_to_pay(g: G, question: PayValue) -> list[Move]:
    """What habit lays next; besides, what is another way: Time, somebody else's Infra, profit, a
    shield where there is radiation.

    Where nothing has happened for some turns, anything: to lay a card too many is something.
    """
    if g.state.still:
        return g.offers
    quiet, risk = pay(g, question), exposed(g, question)
    found = [quiet]
    if isinstance(quiet, moves.Done) and not risk:
        return [*found, *(move for move in g.offers if isinstance(move, moves.Twice))]
    rival = False
    for move in g.offers:
        if move is quiet or isinstance(move, (moves.Done, moves.Lay, moves.Rent)):
            continue
        if isinstance(move, moves.LayShielded) and not risk:
            continue
        if isinstance(move, moves.Infra) and move.other != question.seat:
            if rival or isinstance(quiet, moves.Done):
                continue
            rival = True
        found.append(move)
    return found


def exposed(g: G, question: PayValue) -> bool:
    """SC-8.7: whether radiation would cost something as things lie."""
    deed, seat = question.deed, question.seat
    where = secured(g, seat, deed, ground(g, seat, deed))
    return where.radiated and due(deed, Purse(g, seat, deed).settled(), where) > 0


def sites_to_go_to(g: G, question: ChooseSite) -> list[Move]:
    return far_best(g, question, SITES)


def card_to_take(g: G, question: TakeCards) -> list[Move]:
    """What habit takes: it knows the cards as well as any judgement of the hand does."""
    return [take(g, question)]


def card_for_nothing(g: G, question: TakeAward) -> list[Move]:
    return g.offers[:1]


def cards_to_upgrade(g: G, question: ChooseUpgrade) -> list[Move]:
    """What gains most in the HQ, for what it is worth in hand."""
    infra, worths = g.state.corps[question.seat].infra, card_worths(g.content)

    def worth(move: Move) -> float:
        if not isinstance(move, moves.Upgrade):
            return 0.0
        old = infra[move.slot]
        gained = infra_points(g.content, move.card) - (infra_points(g.content, old) if old else 0.0)
        return WEIGHTS.infra * gained - WEIGHTS.card * worths[move.card]

    return sorted(g.offers, key=worth, reverse=True)[:UPGRADES]


PROMISING: dict[Any, Callable[[G, Any], Sequence[Move]]] = {
    PayValue: ways_to_pay,
    ChooseSite: sites_to_go_to,
    TakeCards: card_to_take,
    TakeAward: card_for_nothing,
    ChooseUpgrade: cards_to_upgrade,
}
promising = by_question(PROMISING, all_offers)

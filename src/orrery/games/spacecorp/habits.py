"""What a player does without thinking: how bots finish a turn that they look ahead to.

The value is made of the own Infra and the best cards, and no more than is needed; teams go where
something is to be done. No question is answered in a way that could go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.colonize import ChooseColony
from orrery.games.spacecorp.contracts import CheckContracts
from orrery.games.spacecorp.deeds import ChooseBase, ChooseSite, PayValue
from orrery.games.spacecorp.eras import ChooseLegacy, PlaceAhead
from orrery.games.spacecorp.heuristics import WEIGHTS, card_worths, open_goals, stand_worth
from orrery.games.spacecorp.model import G, Team, chart
from orrery.games.spacecorp.research import TakeCards
from orrery.games.spacecorp.sites import produces
from orrery.games.spacecorp.turn import TakeAction
from orrery.kernel import PASS, Move

Habit = Callable[[G, Any], Move]
ORDER = (
    "colonize", "produce", "build", "explore", "genetics", "revelation", "move", "special",
    "upgrade", "research",
)  # fmt: skip
"""The actions, those that bring most first."""
BASES = (
    "bio_lab", "exploiter", "refinery", "attraction", "industrial", "spaceport", "research_base",
    "secure", "shield_factory",
)  # fmt: skip


def habit(g: G) -> Move:
    """The answer to the question on top; the first offer where there is nothing to say."""
    found = HABITS.get(type(g.question))
    return g.offers[0] if found is None or len(g.offers) == 1 else found(g, g.question)


def act(g: G, question: TakeAction) -> Move:
    order = {moves.Act(action): at for at, action in enumerate(ORDER)}
    return min(g.offers, key=lambda move: order.get(move, len(ORDER)))  # type: ignore[call-overload]


def pay(g: G, question: PayValue) -> Move:
    """Begin when the value suffices; else the own Infra, then the best card."""
    deed, seat = question.deed, question.seat
    open_ended = deed.action in ("produce", "genetics", "revelation", "research")
    plain = deed.target < 0 and not deed.points and open_ended
    if not plain:
        for move in g.offers:
            if isinstance(move, (moves.Done, moves.Spend)):
                return move
    for move in g.offers:
        if isinstance(move, moves.Infra) and move.other == seat:
            return move
    cards = [m for m in g.offers if isinstance(m, (moves.Lay, moves.LayShielded))]
    if plain and (deed.action == "research" or not cards):
        for move in g.offers:
            if isinstance(move, moves.Done):
                return move
    if cards:
        worths = g.content.worths[deed.action]

        def worth(move: Move) -> int:
            assert isinstance(move, (moves.Lay, moves.LayShielded))
            w = worths[move.card]
            return w.shielded if isinstance(move, moves.LayShielded) else w.plain + 3 * w.times

        return max(cards, key=worth)
    return g.offers[0]


def go(g: G, question: ChooseSite) -> Move:
    """Where a team can do something; of such sites the nearest."""
    map = chart(g)
    seat = question.seat
    team = g.state.corps[seat].teams[question.deed.team]
    aims = open_goals(g, seat, WEIGHTS)

    def worth(move: Move) -> float:
        if not isinstance(move, moves.Go):
            return -99.0
        site = map.number[move.site]
        return stand_worth(g, seat, Team(site), aims, WEIGHTS) - 0.02 * map.distance(
            team.site, site
        )

    return max(g.offers, key=worth)


def build(g: G, question: ChooseBase) -> Move:
    def order(move: Move) -> int:
        return BASES.index(move.base) if isinstance(move, moves.Raise) else len(BASES)

    return min(g.offers, key=order)


def take(g: G, question: TakeCards) -> Move:
    """The best offer, if it is better than what a card of the deck is likely to be."""
    worths = card_worths(g.content)

    def worth(move: Move) -> float:
        if isinstance(move, moves.Take):
            return worths[g.state.offers[move.slot - 1]]
        return 1.15 if isinstance(move, moves.Draw) else 0.0

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

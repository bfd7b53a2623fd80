"""What a player does without thinking: how bots finish a turn that they look ahead to.

Where something can be had for nothing it is taken; ships fly where a mission can be played; the
worse card goes first. No question is answered in a way that could go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.black_angel import cards, goods, missions, ravagers, repair, space, technology
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.heuristics import VALUES, removal_worth, worth_of, worths
from orrery.games.black_angel.model import COLOUR, G
from orrery.games.black_angel.pieces import has
from orrery.kernel import PASS, Move
from orrery.kernel.game import by_question, first_offer

Habit = Callable[[G, Any], Move]


def go_on(g: G, question: Any) -> Move:
    """Do what can be done: the first offer that is no way out and gives nothing up."""
    for move in g.offers:
        if move != PASS and not isinstance(move, moves.Revert):
            return move
    return g.offers[0]


def use_debris(g: G, question: repair.PlaceDebris) -> Move:
    """On the token whose effect is worth most, if that is more than the debris itself."""
    table = worths(g.content)
    best, worth = g.offers[0], VALUES["debris"]
    for move in g.offers:
        if isinstance(move, moves.Place) and table[move.token] > worth:
            best, worth = move, table[move.token]
    return best


def place_robot(g: G, question: goods.MoveRobot) -> Move:
    """Where there are fewest."""
    stations = g.state.crews[question.seat].stations
    found = [move for move in g.offers if isinstance(move, moves.Station)]
    return min(found, key=lambda move: stations[COLOUR[move.colour]])


def land(g: G, question: space.FlyShip) -> Move:
    """On an empty site of the colour, if there is a card for it; rather near the ship board."""
    crew, t = g.state.crews[question.seat], space.terrain(g)
    if not crew.hand[question.colour].cards:
        return g.offers[0]
    free = t.sites[question.colour] & ~g.state.covered

    def hopes(move: Move) -> tuple[bool, int]:
        assert isinstance(move, (moves.Launch, moves.Fly))
        place = t.place[move.to]
        robots = crew.break_room - isinstance(move, moves.Launch)
        good = has(free, place) and robots > 0
        return good, -(t.around[place] & t.icons).bit_count()

    return max(g.offers, key=hopes)


def play_best(g: G, question: space.PlayMission) -> Move:
    """The card that promises most on this strip."""
    return max(
        (move for move in g.offers if isinstance(move, moves.Play)),
        key=lambda move: promise(g, question.seat, move.card),
    )


def promise(g: G, seat: int, card: str) -> float:
    """What a mission brings at once and later, more or less."""
    reward = worth_of(g.content.rewards[card])
    if g.content.missions[card].kind == "temporary":
        return reward + removal_worth(g, g.state.crews[seat], card)
    return reward + 1.5 * worths(g.content)[card]


def give_worst(g: G, question: goods.PayCard | cards.DiscardExcess | cards.LayCard) -> Move:
    """The card that promises least."""

    def worth(move: Move) -> float:
        card = move.card if isinstance(move, (moves.Discard, moves.Lay)) else ""
        return promise(g, question.seat, card) if card in g.content.missions else 0.0

    return min(g.offers, key=worth)


def make_room(g: G, question: technology.InstallTokens) -> Move:
    """Along an arrow where the least is pushed out."""
    crew, table = g.state.crews[question.seat], worths(g.content)

    def loss(move: Move) -> float:
        out = technology.pushed_out(g, crew, move.arrow) if isinstance(move, moves.Install) else ""
        if out in g.content.advanced:
            return -1.0  # it can score more from a cell
        return table[out] if out else 0.0

    return min(g.offers, key=loss)


HABITS: dict[Any, Habit] = {
    **dict.fromkeys(
        (
            cards.ActivateTokens,
            technology.ActivateOne,
            technology.StudyTokens,
            technology.TakeToken,
            repair.RepairDamage,
            ravagers.DestroyRavagers,
            missions.Execute,
            missions.PerformToo,
        ),
        go_on,
    ),
    **dict.fromkeys((goods.PayCard, cards.DiscardExcess, cards.LayCard), give_worst),
    repair.PlaceDebris: use_debris,
    goods.MoveRobot: place_robot,
    space.FlyShip: land,
    space.PlayMission: play_best,
    technology.InstallTokens: make_room,
}
habit = by_question(HABITS, first_offer)

"""BA-5, 8.4: the sequence of play."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.advance import Advance
from orrery.games.black_angel.cards import (
    HandLimit,
    begin_laying,
    lay_offer,
    lay_refusals,
    lays,
)
from orrery.games.black_angel.dice import die_moves, die_offer, die_refusals, take_die
from orrery.games.black_angel.hal import HalTurn
from orrery.games.black_angel.model import G, TurnEnd, TurnQuestion, TurnTask, solo
from orrery.games.black_angel.reset import NeutralDice, Reroll, ResetBoard, SecureDie
from orrery.games.black_angel.technology import revert, reverts, token_offer
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

ACTION_POSSIBLE = Why("why-action-possible", "BA-8.4.5")
NOT_LAST_TURN = Why("why-not-last-turn", "BA-8.4.5")


class Turn(TurnTask):
    """BA-5.2: one of the two sequences; then the hand limit (BA-5.6)."""

    seat: int

    def run(self, g: G) -> None:
        s, seat = g.state, self.seat
        s.active = seat
        if seat == s.first:
            g.emit(log.RoundBegan(s.round))
        g.emit(log.TurnBegan(seat))
        g.push(TakeTurn(seat), HandLimit(seat), FinishTurn(seat), NextTurn(seat))


class TakeTurn(TurnQuestion):
    """BA-5.2 to 5.5: sequence A, begun with a card beside the board or with a die, or B.

    BA-8.4.5: who has nothing but B in his last turn may pass.
    """

    clause = "BA-5.2"

    def options(self, g: G) -> list[Move]:
        dice = die_moves(g, self.seat)
        if not dice:
            return [PASS, REROLL] if last_turn(g) else [REROLL]
        crew = g.state.crews[self.seat]
        options = dice + lays(g, self.seat)
        if crew.improved:
            options += reverts(crew)
        return [*options, REROLL]

    def answer(self, g: G, move: Move) -> None:
        s, seat = g.state, self.seat
        s.rolled = move == PASS or isinstance(move, moves.Reroll)
        if move == PASS:
            g.emit(log.Passed(seat))
        elif isinstance(move, moves.Reroll):
            g.push(*sequence_b(g, seat))
        elif isinstance(move, moves.Beside):
            begin_laying(g, seat, move)
        elif isinstance(move, moves.Revert):
            revert(g, seat, move.token)
            g.push(self)
        else:
            take_die(g, seat, move)

    def offer(self, g: G, move: Move) -> Offer:
        if move == PASS or isinstance(move, moves.Revert):
            return token_offer(g, move)
        if isinstance(move, moves.Beside):
            return lay_offer(self.seat, move)
        if isinstance(move, moves.Reroll):
            return reroll_offer(g, self.seat, move)
        return die_offer(g, self.seat, move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        yield from die_refusals(g, seat)
        if die_moves(g, seat):
            yield from lay_refusals(g, seat)
        if PASS not in self.options(g):
            yield Refusal("pass", ACTION_POSSIBLE if last_turn(g) else NOT_LAST_TURN)


REROLL = moves.Reroll()


def last_turn(g: G) -> bool:
    """BA-8.4.5: whether this is the very last turn of its player."""
    return g.state.round == g.state.last_round


def sequence_b(g: G, seat: int) -> list[TurnTask | TurnQuestion]:
    """BA-5.4: B1 reroll, B2 reset, B3 advance. BA-9.3: the neutral dice, with two players."""
    price = g.content.settings.secure_price
    return [Reroll(seat), SecureDie(seat, price), NeutralDice(), ResetBoard(seat), Advance()]


def reroll_offer(g: G, seat: int, move: Move) -> Offer:
    """BA-8.1.1: what the dice left over would cost."""
    crew = g.state.crews[seat]
    left = sum(code & 3 for code in crew.dice) + (crew.secured & 3 if crew.secured >= 0 else 0)
    lost = min(left, crew.vp)
    return Offer(move, ("reroll",), (Message("preview-lose", {"n": lost}),) if lost else ())


class FinishTurn(TurnEnd):
    """BA-5.2: the turn is over when its player says so."""

    clause = "BA-5.2"

    def prompt(self, g: G) -> Message:
        return Message("ask-end-turn")


class NextTurn(TurnTask):
    """BA-5.1: the next player clockwise; against Hal it is his turn (BA-11.1.3)."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        seat = (self.seat + 1) % s.players
        if solo(s):
            g.push(HalTurn(), NextRound())
        elif seat == s.first:
            g.push(NextRound())
        else:
            g.push(Turn(seat))


class NextRound(TurnTask):
    """BA-8.4.2: the round in which the end was triggered and one more; then the game is over."""

    def run(self, g: G) -> None:
        s = g.state
        if s.last_round and s.round >= s.last_round:
            g.push(FinishGame())
            return
        s.round += 1
        g.push(Turn(s.first))


class FinishGame(TurnTask):
    """BA-8.5.1: debris on technology tokens goes to storage; then the points are counted."""

    def run(self, g: G) -> None:
        for crew in g.state.crews:
            crew.debris += crew.littered.bit_count()
            crew.littered = 0
        g.emit(log.GameEnded(g.state.round))

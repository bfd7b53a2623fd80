"""BA-5, 8.4: the sequence of play."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.games.black_angel import cards, dice, hal, technology
from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.advance import Advance
from orrery.games.black_angel.model import G, TurnEnd, TurnQuestion, TurnTask
from orrery.games.black_angel.pieces import sum_of
from orrery.games.black_angel.reset import NeutralDice, Reroll, ResetBoard, SecureDie
from orrery.kernel import PASS, Message, Move, Refusal, Why

ACTION_POSSIBLE = Why("why-action-possible", "BA-8.4.5")
NOT_LAST_TURN = Why("why-not-last-turn", "BA-8.4.5")


class Turn(TurnTask):
    """BA-5.2: one of the two sequences; then the hand limit (BA-5.6)."""

    seat: int

    def run(self, g: G) -> None:
        s, seat = g.state, self.seat
        s.active, s.phase = seat, ""
        if seat == s.first:
            g.emit(log.RoundBegan(s.round))
        g.emit(log.TurnBegan(seat))
        g.push(TakeTurn(seat), cards.DiscardExcess(seat), FinishTurn(seat), NextTurn(seat))


class DieOrB(TurnQuestion):
    """BA-5.2: a die is chosen, or sequence B."""

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, dice.DIE_MOVES):
            dice.take_die(g, self.seat, move)
            return
        g.state.phase = "B"
        if move == PASS:
            g.emit(log.Passed(self.seat))
        else:
            g.push(*sequence_b(g, self.seat))

    def preview(self, g: G, seat: int, move: Move) -> tuple[Message, ...]:
        """BA-8.1.1: among others what the dice left over would cost."""
        if isinstance(move, dice.DIE_MOVES):
            return dice.preview_of_die(g, seat, move)
        crew = g.state.crews[seat]
        lost = min(sum_of(crew.dice_left), crew.vp) if move == REROLL else 0
        return (Message("preview-lose", {"n": lost}),) if lost else ()

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        return dice.die_refusals(g, seat)


class TakeTurn(DieOrB):
    """BA-5.2 to 5.5: sequence A, begun with a card beside the board or with a die, or B."""

    def options(self, g: G) -> list[Move]:
        usable = list(dice.usable_dice(g, self.seat))
        options = usable + cards.lays(g, self.seat, usable)
        if g.state.crews[self.seat].improved:
            options += self._reverts(g, usable)
        return [*options, REROLL] if options else only_b(g)

    def _reverts(self, g: G, usable: list[Move]) -> list[Move]:
        """BA-10.4, 12.2: improved tokens that may be turned, if a card or a die can follow."""
        found = technology.reverts(g.state.crews[self.seat])
        if not (usable or cards.promising(g, self.seat, tuple(g.state.crews[self.seat].grid))):
            return []
        return [move for move in found if self._goes_on(g, move)]

    def _goes_on(self, g: G, move: Move) -> bool:
        twin = g.clone()
        assert isinstance(move, moves.Revert)
        technology.revert(twin, self.seat, move.token)
        return dice.can_use_a_die(twin, self.seat) or self.options(twin) != only_b(g)

    def answer(self, g: G, move: Move) -> None:
        if isinstance(move, moves.Beside):
            g.state.phase = "A1"
            g.push(cards.lay(g, self.seat, move), ChooseDie(self.seat))
        elif isinstance(move, moves.Revert):
            technology.revert(g, self.seat, move.token)
            g.push(self)
        else:
            super().answer(g, move)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        options = self.options(g)
        yield from super().refusals(g, seat)
        yield from cards.lay_refusals(g, seat, options)
        if PASS not in options:
            yield Refusal("pass", ACTION_POSSIBLE if last_turn(g) else NOT_LAST_TURN)


class ChooseDie(DieOrB):
    """BA-6.2.1: after a card was laid beside the board, a die has to be used.

    BA-12.2: should none be usable all the same, sequence B follows.
    """

    def options(self, g: G) -> list[Move]:
        return list(dice.usable_dice(g, self.seat)) or only_b(g)

    def answer(self, g: G, move: Move) -> None:
        g.state.careful = False
        if not isinstance(move, dice.DIE_MOVES):
            g.emit(log.NoDieLeft(self.seat))
        super().answer(g, move)


REROLL = moves.Reroll.at[()]


def only_b(g: G) -> list[Move]:
    """BA-5.5: sequence B, if A is impossible. BA-8.4.5: in the last turn one may pass instead."""
    return [PASS, REROLL] if last_turn(g) else [REROLL]


def last_turn(g: G) -> bool:
    """BA-8.4.5: whether this is the very last turn of its player."""
    return g.state.round == g.state.last_round


def sequence_b(g: G, seat: int) -> list[TurnTask | TurnQuestion]:
    """BA-5.4: B1 reroll, B2 reset, B3 advance. BA-9.3: the neutral dice, with two players."""
    price = g.content.settings.secure_price
    return [
        Reroll(seat),
        SecureDie(seat, price),
        NeutralDice(),
        ResetBoard(seat),
        Advance(),
    ]


class FinishTurn(TurnEnd):
    """BA-5.2: the turn is over when its player says so."""


class NextTurn(TurnTask):
    """BA-5.1: the next player clockwise; against Hal it is his turn (BA-11.1.3)."""

    seat: int

    def run(self, g: G) -> None:
        s = g.state
        seat = (self.seat + 1) % s.players
        if s.solo:
            g.push(hal.HalTurn(), NextRound())
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
            crew.debris += crew.debris_cells.bit_count()
            crew.debris_cells = 0
        g.emit(log.GameEnded(g.state.round))

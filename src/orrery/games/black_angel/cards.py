"""BA-6.1: laying a card beside the board to activate technologies; BA-5.6: the hand limit."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from orrery.games.black_angel import chronicle as log
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.components import Components
from orrery.games.black_angel.dice import ChooseDie, die_moves
from orrery.games.black_angel.goods import back_of, discard, take_from_hand
from orrery.games.black_angel.model import (
    BACK,
    BACKS,
    COLOUR,
    RAVAGER,
    G,
    TurnQuestion,
    TurnTask,
    missions_in_hand,
)
from orrery.games.black_angel.technology import (
    improved_tokens,
    revert,
    token_offer,
    token_refusals,
    use_token,
    why_not_activate,
)
from orrery.kernel import PASS, Message, Move, Offer, Refusal, Why

SLOT_TAKEN = Why("why-slot-taken", "BA-6.1.2")
ACTIVATES_NOTHING = Why("why-activates-nothing", "BA-6.1.7")


# --- laying a card -------------------------------------------------------------------------------


@cache
def line_masks(content: Components) -> tuple[tuple[str, int], ...]:
    """The slots around the board, each with the cells of its row or column as bits."""
    lines = content.grid.lines
    return tuple((line, sum(1 << cell for cell in cells)) for line, cells in lines.items())


def activated_by(g: G, seat: int) -> list[int]:
    """BA-6.1.3: the cells that a card of each back could activate now, as bits."""
    masks = [0, 0, 0, 0]
    for cell, token in enumerate(g.state.crews[seat].grid):
        if token and why_not_activate(g, seat, cell) is None:
            masks[COLOUR[g.content.tokens[token].colour]] |= 1 << cell
            masks[RAVAGER] |= 1 << cell
    return masks


def lays(g: G, seat: int) -> list[Move]:
    """BA-6.1.1, 6.1.7: the backs in hand and the free slots where they activate something."""
    crew = g.state.crews[seat]
    masks = activated_by(g, seat)
    if not masks[RAVAGER]:
        return []
    held = [back for back in range(4) if crew.hand[back].cards]
    return [
        beside(BACKS[back], line)
        for slot, (line, mask) in enumerate(line_masks(g.content))
        if not crew.beside[slot].cards
        for back in held
        if masks[back] & mask
    ]


BESIDE: dict[tuple[str, str], Move] = {}


def beside(back: str, line: str) -> Move:
    key = (back, line)
    return BESIDE.get(key) or BESIDE.setdefault(key, moves.Beside(back, line))


def lay_offer(seat: int, move: moves.Beside) -> Offer:
    return Offer(move, (f"line:{seat}:{move.line}", f"back:{seat}:{move.back}"))


def lay_refusals(g: G, seat: int) -> Iterable[Refusal]:
    """Slots beside which no card can be laid now."""
    crew = g.state.crews[seat]
    offered = {move.line for move in lays(g, seat) if isinstance(move, moves.Beside)}
    for slot, (line, _) in enumerate(line_masks(g.content)):
        if line not in offered:
            why = SLOT_TAKEN if crew.beside[slot].cards else ACTIVATES_NOTHING
            yield Refusal(f"line:{seat}:{line}", why)


def begin_laying(g: G, seat: int, move: moves.Beside) -> None:
    """BA-6.1: choose the card, activate, then use a die."""
    slot = [line for line, _ in line_masks(g.content)].index(move.line)
    g.emit(log.Laid(seat, move.back, move.line))
    g.push(LayCard(seat, BACK[move.back], slot), GoOn(seat))


class LayCard(TurnQuestion):
    """BA-6.1.1, 6.1.6: which card of that back; it lies face down, so only the owner knows."""

    back: int
    slot: int
    clause = "BA-6.1.1"

    def prompt(self, g: G) -> Message:
        line = line_masks(g.content)[self.slot][0]
        return Message("ask-lay-card", {"back": BACKS[self.back], "line": line})

    def options(self, g: G) -> list[Move]:
        cards = g.state.crews[self.seat].hand[self.back].cards
        return [moves.Lay(card.face) for card in cards]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Lay)
        crew = g.state.crews[self.seat]
        crew.hand[self.back] = g.conceal(crew.hand[self.back])
        zone, index = take_from_hand(crew, self.back, move.card)
        card = crew.hand[self.back].cards[index]
        crew.hand[self.back] = zone
        crew.beside[self.slot] = crew.beside[self.slot].under(card)
        g.push(ActivateTokens(self.seat, self._tokens(g)))

    def _tokens(self, g: G) -> tuple[str, ...]:
        """BA-6.1.3: a mission activates the tokens of its colour, a Ravager all of the line."""
        crew, tokens = g.state.crews[self.seat], g.content.tokens
        mask = line_masks(g.content)[self.slot][1]
        return tuple(
            token
            for cell, token in enumerate(crew.grid)
            if mask >> cell & 1
            and token in tokens
            and self.back in (RAVAGER, COLOUR[tokens[token].colour])
        )

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Lay)
        return Offer(move, (f"hand:{move.card}",))


class ActivateTokens(TurnQuestion):
    """BA-6.1.4: in any order, each token once, each of them if wanted."""

    tokens: tuple[str, ...]
    clause = "BA-6.1.4"

    def options(self, g: G) -> list[Move]:
        crew = g.state.crews[self.seat]
        options: list[Move] = [PASS]
        for cell, token in enumerate(crew.grid):
            if token in self.tokens and why_not_activate(g, self.seat, cell) is None:
                options.append(activate(token))
        if crew.improved:
            options += [moves.Revert(t) for t in improved_tokens(crew) if t in self.tokens]
        return options

    def answer(self, g: G, move: Move) -> None:
        if move == PASS:
            return
        if isinstance(move, moves.Revert):
            revert(g, self.seat, move.token)
            g.push(self)
            return
        assert isinstance(move, moves.Activate)
        rest = tuple(token for token in self.tokens if token != move.token)
        g.push(use_token(g, self.seat, move.token), ActivateTokens(self.seat, rest))

    def offer(self, g: G, move: Move) -> Offer:
        offer = token_offer(g, move)
        if isinstance(move, moves.Activate) and self._ends_turn(g, move):
            # BA-12.2: a player may leave himself without anything to do, but is told.
            warning = Message("preview-no-action-left")
            return Offer(offer.move, offer.targets, (*offer.preview, warning))
        return offer

    def _ends_turn(self, g: G, move: Move) -> bool:
        """Whether no die could be used any more, as far as nothing is asked in between."""
        twin = g.clone()
        twin.apply(move)
        return not die_moves(twin, self.seat)

    def refusals(self, g: G, seat: int) -> Iterable[Refusal]:
        return (r for r in token_refusals(g, seat) if r.target.partition(":")[2] in self.tokens)


ACTIVATE: dict[str, Move] = {}


def activate(token: str) -> Move:
    return ACTIVATE.get(token) or ACTIVATE.setdefault(token, moves.Activate(token))


class GoOn(TurnTask):
    """BA-12.2: a die has to be used now; if the player has left himself none, the turn is over."""

    seat: int

    def run(self, g: G) -> None:
        if die_moves(g, self.seat):
            g.push(ChooseDie(self.seat))
        else:
            g.emit(log.NoActionLeft(self.seat))


# --- the hand limit ------------------------------------------------------------------------------


class HandLimit(TurnTask):
    """BA-5.6: mission cards beyond the limit are discarded at the end of one's own turn."""

    seat: int

    def run(self, g: G) -> None:
        excess = missions_in_hand(g.state.crews[self.seat]) - g.content.settings.hand_limit
        if excess > 0:
            g.push(DiscardExcess(self.seat, excess))


class DiscardExcess(TurnQuestion):
    """BA-5.6: of the player's choice."""

    left: int
    clause = "BA-5.6"

    def prompt(self, g: G) -> Message:
        return Message("ask-discard-excess", {"left": self.left})

    def options(self, g: G) -> list[Move]:
        hand = g.state.crews[self.seat].hand
        return [moves.Discard(card.face) for back in range(3) for card in hand[back].cards]

    def answer(self, g: G, move: Move) -> None:
        assert isinstance(move, moves.Discard)
        discard(g, self.seat, back_of(g, move.card), move.card)
        if self.left > 1:
            g.push(DiscardExcess(self.seat, self.left - 1))

    def offer(self, g: G, move: Move) -> Offer:
        assert isinstance(move, moves.Discard)
        return Offer(move, (f"hand:{move.card}",))

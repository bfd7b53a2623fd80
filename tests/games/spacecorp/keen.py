"""Players who like some moves better than others: so random games reach the rules that are rare."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from orrery.games.spacecorp import GAME
from orrery.games.spacecorp import notation as moves
from orrery.games.spacecorp.model import G, ScOptions
from orrery.kernel import PASS, Move
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates

T = TypeVar("T")

LIKED: dict[type[Move], int] = {
    moves.Edge: 8,
    moves.Fulfil: 20,
    moves.Done: 2,
    moves.Transport: 3,
    moves.Special: 4,
    moves.Infra: 3,
    moves.Ahead: 3,
    moves.Rent: 3,
    moves.Twice: 6,
    moves.Labour: 2,
    moves.Colonize: 8,
}
ACTS = {
    "colonize": 40, "build": 14, "explore": 10, "produce": 5, "genetics": 8, "revelation": 8,
    "special": 6, "move": 6, "research": 3, "upgrade": 2,
}  # fmt: skip


def liking(g: G, move: Move) -> int:
    """How much a keen player likes a move: whatever leads farther."""
    if isinstance(move, moves.Act):
        return ACTS[move.action]
    return 1 if move == PASS else LIKED.get(type(move), 1)


class KeenFuzzer(Fuzzer):
    """The fuzzer with players who do what leads farther; it counts what they have met."""

    def __init__(self, report: FuzzReport, rates: Rates) -> None:
        self.notes: list[str] = []
        super().__init__(GAME, report, rates, lambda record: self.notes.append(record.note))
        self.asked: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()

    def pick(self, items: Sequence[T]) -> T:
        if items and items is self._offers():
            return self._liked(items)
        return super().pick(items)

    def _offers(self) -> object:
        match = getattr(self, "match", None)
        return match.play.offers if match else None

    def _liked(self, items: Sequence[T]) -> T:
        g: G = self.match.play
        likings = [liking(g, move) for move in items if isinstance(move, Move)]
        at = self.chance.draw("fuzz", sum(likings))
        for move, weight in zip(items, likings, strict=True):
            at -= weight
            if at < 0:
                return move
        raise AssertionError("the weights do not add up")

    def _give_orders(self) -> None:
        """In every other game nobody leaves questions to standing orders."""
        if self.chance.draw("fuzz", 2):
            super()._give_orders()

    def _decision(self) -> None:
        self.asked[type(self.match.play.question).__name__] += 1
        super()._decision()

    def play(self, players: int, options: ScOptions, seed: str) -> None:  # type: ignore[override]
        super().play(players, options, seed)
        self.did.update(step.move.split()[0] for step in self.record.steps)
        self.heard.update(type(heard.event).__name__ for heard in self.match.heard)

"""A fuzzer whose players want things: they use engines, seek missions, fight and trade.

Players at random stop before they get anywhere. These like what leads on, so rare rules are met.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from orrery.games.xia import GAME
from orrery.games.xia import notation as moves
from orrery.games.xia.model import G, XiaOptions
from orrery.kernel import Move
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates

T = TypeVar("T")

WEIGHTS: dict[type[Move], int] = {
    moves.Done: 1,
    moves.Thrust: 12,
    moves.Impulse: 12,
    moves.Go: 10,
    moves.Attack: 30,
    moves.Perform: 60,
    moves.Deliver: 60,
    moves.Keep: 20,
    moves.Draw: 40,
    moves.Collect: 40,
    moves.SellAll: 30,
    moves.Load: 10,
    moves.Excavate: 30,
    moves.Study: 30,
    moves.Use: 20,
    moves.Copy: 20,
    moves.Hook: 20,
    moves.Follow: 20,
    moves.Rescue: 60,
    moves.Upgrade: 40,
    moves.Take: 40,
    moves.Tigris: 20,
    moves.Jump: 20,
    moves.Discard: 1,
    moves.Jettison: 1,
    moves.Rearrange: 1,
    moves.Refuel: 20,
    moves.Repair: 2,
    moves.Most: 20,
}
"""How much a move is liked; those not named are liked as much as `USUAL`."""
USUAL = 5


def liking(g: G, move: Move) -> int:
    if isinstance(move, moves.Fly):
        return 1 if "star" in borders_of(g, move) else 6
    return WEIGHTS.get(type(move), USUAL)


def borders_of(g: G, move: moves.Fly) -> tuple[str, ...]:
    from orrery.games.xia.model import chart

    at, place = chart(g), g.state.captains[g.seat].place
    to = at.place.get(move.space, -1)
    return (at.borders(place, to) or ()) if place >= 0 and to >= 0 else ()


class KeenFuzzer(Fuzzer):
    """The fuzzer with these players; it counts what they were asked and what they did."""

    def __init__(self, report: FuzzReport, rates: Rates) -> None:
        super().__init__(GAME, report, rates, self._note)
        self.asked: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.notes: list[str] = []

    def _note(self, record: object) -> None:
        self.notes.append(str(getattr(record, "note", record)))

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

    def _decision(self) -> None:
        self.asked[type(self.match.play.question).__name__] += 1
        super()._decision()

    def play(self, players: int, options: XiaOptions, seed: str) -> None:  # type: ignore[override]
        super().play(players, options, seed)
        self.did.update(step.move.split()[0] for step in self.record.steps)
        self.heard.update(type(heard.event).__name__ for heard in self.match.heard)

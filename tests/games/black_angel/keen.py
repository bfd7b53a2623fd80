"""A fuzzer whose players are keen on missions.

Random players seldom send missions and hardly ever visit another's, so half of the rules would go
untried. These prefer to fly where something can be done, and to do it; all else is random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from orrery.games.black_angel import GAME
from orrery.games.black_angel import notation as moves
from orrery.games.black_angel.dice import DIE_MOVES
from orrery.games.black_angel.missions import permanents
from orrery.games.black_angel.model import COLOUR, BaOptions, G
from orrery.games.black_angel.space import FlyShip, terrain
from orrery.games.black_angel.technology import pushed_out
from orrery.kernel import PASS, Move
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates

T = TypeVar("T")

WEIGHTS: dict[type[Move], int] = {
    moves.UseMission: 60,
    moves.Play: 20,
    moves.Do: 10,
    moves.Boost: 3,
    moves.Beside: 1,
    moves.Revert: 1,
    moves.Reroll: 2,
    type(PASS): 2,
}
"""How much a move is liked; those not named are liked as much as `USUAL`."""
USUAL = 4


def liking(g: G, move: Move) -> int:
    if isinstance(move, moves.Act):
        return 12 if move.action.startswith("ship") else USUAL
    if isinstance(move, DIE_MOVES):
        return 30 if has_mission(g, move.colour) else USUAL
    if isinstance(move, (moves.Fly, moves.Launch)):
        return goal(g, move.to)
    if isinstance(move, moves.Study):
        return 12 if move.token in g.content.advanced else USUAL
    if isinstance(move, moves.Install):
        out = pushed_out(g, g.state.crews[g.seat], move.arrow)
        return 20 if out in g.content.advanced else USUAL
    return WEIGHTS.get(type(move), USUAL)


def has_mission(g: G, colour: str) -> bool:
    """Whether the seat to act has a robot or a ship on a permanent card of a colour."""
    return bool(permanents(g, g.seat, COLOUR[colour]))


def goal(g: G, hex: str) -> int:
    """An empty site for one's card, or the permanent card of another."""
    top = g.question
    assert isinstance(top, FlyShip)
    crew, t = g.state.crews[top.seat], terrain(g)
    place = t.place[hex]
    card = g.state.sites[place]
    if card:
        visit = g.content.missions[card].kind == "permanent" and not crew.missions >> place & 1
        return 20 if visit else 1
    if t.sites[top.colour] >> place & 1:
        return 12 if crew.hand[top.colour].cards else USUAL
    return 1


class KeenFuzzer(Fuzzer):
    """The fuzzer with these players; it counts what they were asked and what they did."""

    def __init__(self, report: FuzzReport, rates: Rates) -> None:
        super().__init__(GAME, report, rates, self._note)
        self.asked: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        """Questions put to a seat in another's turn."""
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

    def _give_orders(self) -> None:
        """In every other game nobody leaves questions to standing orders."""
        if self.chance.draw("fuzz", 2):
            super()._give_orders()

    def _decision(self) -> None:
        g: G = self.match.play
        kind = type(g.question).__name__
        self.asked[kind] += 1
        if g.seat != g.state.active:
            self.others[kind] += 1
        super()._decision()

    def play(self, players: int, options: BaOptions, seed: str) -> None:  # type: ignore[override]
        super().play(players, options, seed)
        self.did.update(step.move.split()[0] for step in self.record.steps)
        self.heard.update(type(heard.event).__name__ for heard in self.match.heard)

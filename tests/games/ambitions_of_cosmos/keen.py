"""A fuzzer whose players are keen on what random players seldom reach: battles, planets, deals,
growth, senators and the top of the pyramid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from orrery.games.ambitions_of_cosmos import GAME
from orrery.games.ambitions_of_cosmos import notation as moves
from orrery.games.ambitions_of_cosmos.chart import CELLS
from orrery.games.ambitions_of_cosmos.fleets import hostile
from orrery.games.ambitions_of_cosmos.land import land
from orrery.games.ambitions_of_cosmos.model import AocOptions, G
from orrery.kernel import END, PASS, Move
from orrery.kernel.fuzz import Fuzzer, FuzzReport, Rates

T = TypeVar("T")

WEIGHTS: dict[type[Move], int] = {
    moves.Build: 30,
    moves.Contract: 40,
    moves.Study: 20,
    moves.Breakthrough: 30,
    moves.Command: 12,
    moves.Explore: 25,
    moves.Reveal: 20,
    moves.Invade: 40,
    moves.Plunder: 20,
    moves.Raid: 30,
    moves.Muster: 8,
    moves.Veto: 8,
    moves.Salvo: 12,
    moves.Accept: 8,
    moves.Offer: 12,
    moves.ScrapShip: 1,
    moves.ScrapBuilding: 1,
    moves.Abandon: 1,
    moves.Back: 1,
    moves.Done: 12,
    moves.Quiet: 6,
    moves.Floor: 1,
    type(PASS): 3,
    type(END): 4,
}
"""How much a move is liked; those not named are liked as much as `USUAL`."""
USUAL = 4
BUILT = {"bank": 60, "academy": 30, "argus": 20, "scavenger": 40, "sidius": 60, "gorgon": 80}


def liking(g: G, move: Move) -> int:
    if isinstance(move, moves.Build):
        return BUILT.get(move.item, 12)
    if isinstance(move, moves.Fly):
        return goal(g, move.cell)
    if isinstance(move, moves.Study):
        return 200 if g.content.tech_gifts[move.tech].triumph else 8 * level(g, move.tech)
    if isinstance(move, moves.Elect):
        return 12 if move.other == g.seat else USUAL
    return WEIGHTS.get(type(move), USUAL)


def level(g: G, tech: str) -> int:
    return g.content.technologies[tech].level


def goal(g: G, name: str) -> int:
    """A planet that is not one's own, a signal, somebody to fight."""
    ground = land(g)
    cell = ground.chart.cell_of[name]
    place = cell // CELLS
    if not cell % CELLS and ground.planets[place] and g.state.owners[place] != g.seat:
        return 30
    if cell in g.state.signals:
        return 12
    return 10 if hostile(g, cell, g.seat) else 2


class KeenFuzzer(Fuzzer):
    """The fuzzer with these players; it counts what they were asked and what they did."""

    def __init__(self, report: FuzzReport, rates: Rates) -> None:
        super().__init__(GAME, report, rates, self._note)
        self.asked: Counter[str] = Counter()
        self.did: Counter[str] = Counter()
        self.heard: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
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
        self.asked[type(self.match.play.question).__name__] += 1
        super()._decision()

    def play(self, players: int, options: AocOptions, seed: str) -> None:  # type: ignore[override]
        super().play(players, options, seed)
        self.did.update(step.move.split()[0] for step in self.record.steps)
        self.heard.update(type(heard.event).__name__ for heard in self.match.heard)
        self.endings[self.match.play.state.ending] += 1

"""The bot `greedy`: it plans its own turn and judges the position at the end of it.

Judging between the clicks of a turn misleads (a cost is paid before its gain arrives), so every
line of play is finished before it is judged: the beam keeps the lines whose *finished* turns look
best. The plan is made on a resampled play, where nothing hidden is true but by luck, and is
followed until something unforeseen is shown.
"""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.bots.base import Glimpse, derive
from orrery.kernel import EndTurn, Move, Play

WIDTH = 3
"""Lines kept from one click to the next."""
DEPTH = 14
"""Clicks looked ahead at most."""
PATIENCE = 1
"""Clicks in a row that may bring nothing better before the search ends."""
FINISH = 60
"""Clicks after which a line is judged where it stands."""


class GreedyBot:
    """Searches the moves of its own turn as a plan."""

    name = "greedy"

    def __init__(self, seed: int, width: int = WIDTH, patience: int = PATIENCE) -> None:
        self.seed = seed
        self.width = width
        self.patience = patience
        self.decisions = 0
        self.plan: list[tuple[list[Move], Move]] = []
        """The rest of the plan: the offers that were foreseen and the move chosen among them."""

    def choose(self, glimpse: Glimpse) -> Move:
        self.decisions += 1
        if len(glimpse.offers) == 1:
            return glimpse.offers[0]
        if not (self.plan and self.plan[0][0] == glimpse.offers):
            play = glimpse.resample(derive(self.seed, self.decisions))
            self.plan = best_plan(play, glimpse.seat, self.width, self.patience)
        return self.plan.pop(0)[1]


class Line:
    """A way through the turn so far."""

    __slots__ = ("path", "play", "value")

    def __init__(
        self, play: Play[Any, Any], path: list[tuple[list[Move], Move]], value: float
    ) -> None:
        self.play = play
        self.path = path
        self.value = value


def best_plan(
    play: Play[Any, Any], seat: int, width: int, patience: int
) -> list[tuple[list[Move], Move]]:
    """The moves to the end of the turn whose outcome is judged best."""
    evaluate = play.game.evaluate
    lines = [Line(play, [], 0.0)]
    best, best_value = lines[0], float("-inf")
    seen: set[bytes] = set()
    idle = 0
    for _ in range(DEPTH):
        grown: list[Line] = []
        idle += 1
        for line in lines:
            offers = line.play.offers
            for move in offers:
                twin = line.play.clone()
                twin.apply(move)
                go_on(twin, seat)
                key = msgspec.json.encode(twin.state)
                if key in seen:
                    continue
                seen.add(key)
                path = [*line.path, (offers, move)]
                if finished(twin):
                    value = evaluate(twin, seat)
                else:
                    value = evaluate(finish(twin.clone()), seat)
                    grown.append(Line(twin, path, value))
                if value > best_value:
                    best, best_value, idle = Line(twin, path, value), value, 0
        if not grown or idle > patience:
            break
        grown.sort(key=lambda line: -line.value)
        lines = grown[:width]
    return best.path


def finished(play: Play[Any, Any]) -> bool:
    """Whether somebody's turn is about to end."""
    return play.over or isinstance(play.question, EndTurn)


def go_on(play: Play[Any, Any], seat: int) -> None:
    """Let the others answer what they are asked in this turn: their first offer, the quiet one."""
    for _ in range(FINISH):
        if play.seat == seat or finished(play):
            return
        play.apply(play.offers[0])


def finish(play: Play[Any, Any]) -> Play[Any, Any]:
    """The turn finished without further thought, as the game's habits have it."""
    habit = play.game.habit
    for _ in range(FINISH):
        if finished(play):
            break
        play.apply(habit(play))
    return play

"""A game whose rules fail on request, and a bot that never decides."""

from __future__ import annotations

import sys
import time
from contextlib import suppress
from typing import Any, ClassVar, NoReturn

from msgspec import Struct

from orrery.bots import Glimpse
from orrery.kernel import (
    Chance,
    Event,
    Game,
    Move,
    Options,
    Outcome,
    Play,
    Question,
    RuleError,
    ScoreLine,
    State,
)
from orrery.kernel.game import Facts
from tests.kernel import toy

LONG = 100


class FaultyState(State):
    turn: int = 0


class FaultyView(Struct, frozen=True):
    turn: int


class Go(Move):
    """Nothing wrong."""


class Crash(Move):
    pass


class Hang(Move):
    """A loop that takes all the processor time and catches every exception."""


class Sleep(Move):
    """No processor time at all, and nothing that could be interrupted from inside."""


class Went(Event):
    turn: int


class Step(Question[FaultyState, toy.Cards]):
    policies: ClassVar[tuple[str, ...]] = ("ask", "always")

    def options(self, g: Play[FaultyState, toy.Cards]) -> list[Move]:
        return [Go(), Crash(), Hang(), Sleep()]

    def answer(self, g: Play[FaultyState, toy.Cards], move: Move) -> None:
        if g.heard is not None:  # not where a move is only tried
            fail(move)
        g.state.turn += 1
        g.emit(Went(g.state.turn))
        if g.state.turn < LONG:
            g.push(Step(1 - self.seat))


def fail(move: Move) -> None:
    if isinstance(move, Crash):
        raise RuleError("the rules are broken")
    if isinstance(move, Hang):
        hang()
    if isinstance(move, Sleep):
        print("this must not get between the answers")
        time.sleep(3600)


def hang() -> NoReturn:
    while True:
        with suppress(Exception):
            sum(range(1000))


def setup(content: toy.Cards, options: Options, players: int, chance: Chance) -> FaultyState:
    return FaultyState(stack=[Step(0)], lots=0)


def outcome(g: Play[FaultyState, toy.Cards]) -> Outcome:
    return Outcome((0, 0), (1, 1), (ScoreLine("score-stars", (0, 0)),))


def nothing(*_: Any) -> list[str]:
    return []


GAME = Game(
    id="faulty",
    version=1,
    seats=(2,),
    folder=toy.FOLDER,
    modules=[sys.modules[__name__]],
    options=Options,
    state=FaultyState,
    load=toy.load,
    setup=setup,
    view=lambda g, seat: FaultyView(g.state.turn),
    outcome=outcome,
    violations=nothing,
    names=toy.names,
    rounds=lambda s: s.turn,
    evaluate=lambda g, seat: 0.0,
    summary=lambda g, seat, words: "",
    facts=lambda g: Facts(("", ""), (0, 1), {}, []),
)


class SleepyBot:
    name = "sleepy"

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, glimpse: Glimpse) -> Move:
        hang()

"""Bots, in a process of their own. What reaches it is a deal that the bot's seat cannot tell from
the true one, so there is nothing hidden here to be seen, not even by accident."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from msgspec import Struct

from orrery.bots import Bot, Glimpse, make_bot
from orrery.kernel import FastChance, Play, find_game

KEPT = 500
"""Bots kept between their decisions: a bot follows the plan that it has made for its turn."""


class Think(Struct, frozen=True, tag=True):
    table: str
    game: str
    bot: str
    seat: int
    state: bytes
    seed: int


class Thought(Struct, frozen=True, tag=True):
    move: str


class Stumped(Struct, frozen=True, tag=True):
    """The bot failed or took too long."""

    problem: str


class Thinker:
    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, ask: Think) -> Thought | Stumped:
        place = (ask.table, ask.seat, ask.bot)
        try:
            bot = self.bots.pop(place, None) or make_bot(ask.bot, ask.seed)
            move = bot.choose(Glimpse(play_from(ask), ask.seat))
        except BaseException as error:
            return Stumped(f"{type(error).__name__}: {error}"[:500])
        self.bots[place] = bot
        while len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return Thought(str(move))


def play_from(ask: Think) -> Play[Any, Any]:
    game = find_game(ask.game)
    state = game.codec.decode(ask.state)
    play: Play[Any, Any] = Play(game, game.content(), state, FastChance(ask.seed))
    play.advance()
    return play

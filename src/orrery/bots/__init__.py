"""Players that see only what a person in their seat would see.

from orrery.bots import Glimpse, make_bot

bot = make_bot("greedy", seed=7)
move = bot.choose(Glimpse(match.play, seat))
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import cast

from orrery.bots.aimless import AimlessBot
from orrery.bots.base import Bot, Glimpse
from orrery.bots.greedy import GreedyBot
from orrery.kernel import OrreryError

BOTS: dict[str, Callable[[int], Bot]] = {"random": AimlessBot, "greedy": GreedyBot}
"""Every bot by name, the weakest first: what makes one from a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot of that name; the same seed makes it choose the same again."""
    return check_bot(name)(seed)


def check_bot(name: str) -> Callable[[int], Bot]:
    """What makes the bot of that name, so that a wrong name is told before anything is played.

    Besides our own, a name is that of an entry point in the group `orrery.bots`, or
    `module:Class` for a bot that is only a file on the path.
    """
    if name in BOTS:
        return BOTS[name]
    for entry in entry_points(group="orrery.bots", name=name):
        return cast("Callable[[int], Bot]", entry.load())
    module, _, maker = name.partition(":")
    try:
        return cast("Callable[[int], Bot]", getattr(import_module(module), maker))
    except (ImportError, AttributeError, ValueError):
        raise OrreryError("error-no-such-bot", bot=name, known=", ".join(BOTS)) from None


__all__ = ["BOTS", "Bot", "Glimpse", "check_bot", "make_bot"]

"""Players that see only what a person in their seat would see.

from orrery.bots import Glimpse, make_bot

bot = make_bot("greedy", seed=7)
move = bot.choose(Glimpse(match.play, seat))
"""

from collections.abc import Callable

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
    """The factory of that name, so that a wrong name is told before anything is played."""
    if name not in BOTS:
        raise OrreryError("error-no-such-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "Glimpse", "check_bot", "make_bot"]

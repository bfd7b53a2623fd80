"""Golden records: complete games that must replay to the stored hash and score.

    python -m tests.games.black_angel.golden

plays them anew. Do so only when the rules or the content change on purpose, and raise the
version of the rules when an old record would not replay.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

from orrery.bots import Glimpse, make_bot
from orrery.games.black_angel import GAME
from orrery.kernel import SealedChance
from orrery.kernel.match import Match, start_match

FOLDER = Path(__file__).parent / "golden"
LEVELS = ("low", "normal", "high", "extreme")
"""Hal's level in the four games of a kind; it matters in the solo game only."""


def tables() -> Iterator[tuple[str, int, dict[str, object], list[str]]]:
    """Every player count with and without experts: name, players, options and bots.

    Two games of a kind are played by planning bots, one with the other reading of gaps; then one
    planner meets random players, and then all play at random.
    """
    for players, expert in itertools.product((1, 2, 3, 4), (False, True)):
        for number, level in enumerate(LEVELS):
            gap_rule = "line" if number % 2 else "chain"
            name = f"{players}p{'_expert' if expert else ''}_{gap_rule}_{number + 1}"
            options = {"expert": expert, "gap_rule": gap_rule, "difficulty": level}
            yield name, players, options, bots(players, number)


def bots(players: int, number: int) -> list[str]:
    if number < 2:
        return ["greedy"] * players
    return ["greedy" if number == 2 else "random", *["random"] * (players - 1)]


def play(name: str, options: dict[str, object], bots: list[str]) -> Match:
    secret = hashlib.sha256(name.encode()).digest()
    match = start_match(
        GAME, [f"bot:{bot}" for bot in bots], chance=SealedChance(secret), options=options
    )
    players = [make_bot(bot, seed) for seed, bot in enumerate(bots)]
    while not match.play.over:
        seat = match.play.seat
        match.submit(seat, players[seat].choose(Glimpse(match.play, seat)))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, _, options, players in tables():
        (FOLDER / f"{name}.json").write_bytes(play(name, options, players).record.dump())


if __name__ == "__main__":
    main()

"""Golden records: complete games that must replay to the stored hash and score.

    python -m tests.games.spacecorp.golden

plays them anew. Do so only when the rules or the content change on purpose, and raise the
version of the rules when an old record would not replay.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

from orrery.bots import Glimpse, make_bot
from orrery.games.spacecorp import GAME
from orrery.games.spacecorp.components import ERAS
from orrery.kernel import SealedChance
from orrery.kernel.match import Match, start_match

FOLDER = Path(__file__).parent / "golden"
LEVELS = ("easy", "normal", "hard")
RUNS = [(a, b) for a, b in itertools.product(ERAS, ERAS) if ERAS.index(a) <= ERAS.index(b)]


def tables() -> Iterator[tuple[str, dict[str, object], list[str]]]:
    """Every player count with every run of eras; a planner meets random players, or plans alone.

    The whole game is also played by planners alone, and by random players alone.
    """
    for players in GAME.seats:
        for number, (first, last) in enumerate(RUNS):
            level = LEVELS[number % 3]
            options: dict[str, object] = {"first_era": first, "last_era": last, "difficulty": level}
            bots = ["greedy", *["random"] * (players - 1)]
            yield f"{players}p_{first}_{last}", options, bots
        yield f"{players}p_planners", {}, ["greedy"] * players
        yield f"{players}p_aimless", {}, ["random"] * players


def play(name: str, options: dict[str, object], bots: list[str]) -> Match:
    secret = hashlib.sha256(name.encode()).digest()
    match = start_match(
        GAME, [f"bot:{bot}" for bot in bots], chance=SealedChance(secret), options=options
    )
    players = [make_bot(bot, seed) for seed, bot in enumerate(bots)]
    while not match.play.over:
        seat = match.play.to_act()[0]
        match.submit(seat, players[seat].choose(Glimpse(match.play, seat)))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, options, bots in tables():
        (FOLDER / f"{name}.json").write_bytes(play(name, options, bots).record.dump())


if __name__ == "__main__":
    main()

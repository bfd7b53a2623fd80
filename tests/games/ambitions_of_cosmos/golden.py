"""Golden records: complete games that must replay to the stored hash and score.

    python -m tests.games.ambitions_of_cosmos.golden

plays them anew. Do so only when the rules or the content change on purpose, and raise the
version of the rules when an old record would not replay.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

from orrery.bots import Glimpse, make_bot
from orrery.games.ambitions_of_cosmos import GAME
from orrery.kernel import SealedChance
from orrery.kernel.match import Match, start_match

FOLDER = Path(__file__).parent / "golden"
MAPS = ("standard", "rich", "frontier")


def tables() -> Iterator[tuple[str, int, dict[str, object], list[str]]]:
    """Every player count on every map: name, players, options and bots.

    Of each kind planners play one game (on the standard map all of them), and random players three.
    """
    for players, variant in itertools.product((2, 3, 4), MAPS):
        for number in range(4):
            options: dict[str, object] = {
                "variant": variant,
                "nations": "chosen" if number % 2 else "drawn",
                "first_game": number == 2,
                "exchange": number != 3,
            }
            planners = 0 if number else players if variant == "standard" else 1
            bots = ["greedy"] * planners + ["random"] * (players - planners)
            yield f"{players}p_{variant}_{number + 1}", players, options, bots


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
    for name, _, options, players in tables():
        (FOLDER / f"{name}.json").write_bytes(play(name, options, players).record.dump())


if __name__ == "__main__":
    main()

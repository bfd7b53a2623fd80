"""Golden records: complete games that must replay to the stored hash and score.

    python -m tests.games.beyond_the_sun.golden

plays them anew. Do so only when the rules or the content change on purpose, and raise the
version of the rules when an old record would not replay.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator
from pathlib import Path

from orrery.bots import Glimpse, make_bot
from orrery.games.beyond_the_sun import GAME
from orrery.kernel import SealedChance
from orrery.kernel.match import Match, start_match

FOLDER = Path(__file__).parent / "golden"
ROUNDS = 2
"""Games of each kind with planning bots; one more is played by bots that play at random."""


def tables() -> Iterator[tuple[str, int, dict[str, object], list[str]]]:
    """Every player count with every variant: name, players, options and bots."""
    variants = itertools.product((2, 3, 4), ("basic", "advanced"), (False, True))
    for players, mats, tech_table in variants:
        name = f"{players}p_{mats}{'_table' if tech_table else ''}"
        options = {"mats": mats, "tech_table": tech_table, "choose_mats": players == 3}
        for number in range(ROUNDS + 2):
            planning = number < ROUNDS
            bots = ["greedy"] * players if planning else ["greedy", *["random"] * (players - 1)]
            if number == ROUNDS + 1:
                bots = ["random"] * players
            yield f"{name}_{number + 1}", players, options, bots


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
    for name, _, options, bots in tables():
        (FOLDER / f"{name}.json").write_bytes(play(name, options, bots).record.dump())


if __name__ == "__main__":
    main()

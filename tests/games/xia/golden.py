"""Golden records: complete games that must replay to the stored hash and score.

    python -m tests.games.xia.golden

plays them anew. Do so only when the rules or the content change on purpose, and raise the version
of the rules when an old record would not replay.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

from orrery.bots import Glimpse, make_bot
from orrery.games.xia import GAME
from orrery.kernel import SealedChance
from orrery.kernel.match import Match, start_match
from tests.games.xia.keen import liking

FOLDER = Path(__file__).parent / "golden"
ELEMENTS = ("events", "exploration", "economy", "two_player", "sectors", "outfits", "revised")


def tables() -> Iterator[tuple[str, int, dict[str, object], str]]:
    """Every player count: the whole box, some element left out, none of them; captains who want
    things, who play at random, and who do what is their habit."""
    for players in GAME.seats:
        yield f"{players}p_whole", players, {"fame": "5"}, "keen"
        for element in ELEMENTS[players - 1 :: 2]:
            yield f"{players}p_no_{element}", players, {"fame": "5", element: False}, "keen"
        bare: dict[str, object] = dict.fromkeys(ELEMENTS, False)
        yield f"{players}p_bare", players, {"fame": "5", **bare}, "keen"
        yield f"{players}p_random", players, {"fame": "5", "luck_cap": True}, "random"
        yield f"{players}p_habit", players, {"fame": "5"}, "habit"


def play(name: str, players: int, options: dict[str, object], style: str) -> Match:
    secret = hashlib.sha256(name.encode()).digest()
    seats = [f"bot:{style}"] * players
    match = start_match(GAME, seats, chance=SealedChance(secret), options=options)
    choose = random.Random(name)
    aimless = [make_bot("random", seat) for seat in range(players)]
    while not match.play.over:
        seat = match.play.seat
        offers = match.play.offers
        if style == "random":
            move = aimless[seat].choose(Glimpse(match.play, seat))
        elif style == "habit":
            move = GAME.habit(match.play)
        else:
            move = choose.choices(offers, [liking(match.play, offer) for offer in offers])[0]
        match.submit(seat, move)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, players, options, style in tables():
        (FOLDER / f"{name}.json").write_bytes(play(name, players, options, style).record.dump())


if __name__ == "__main__":
    main()

"""Positions of random games, one JSON text a line: for scripts that look at many of them.

    ../.venv/bin/python scripts/positions.py --game beyond_the_sun --samples 3 --games 400

Every kind of question comes up to `samples` times in each set-up, from the eyes of whoever is
asked. The last line names the kinds that no game has asked.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

sys.path.append(str(Path(__file__).parents[1]))

from fixtures.make import NAMES, position

from orrery.bots import Glimpse, make_bot
from orrery.games.beyond_the_sun.model import BtsOptions
from orrery.games.black_angel.model import BaOptions
from orrery.kernel import FastChance, Game, Match, Options, find_game

SETUPS: dict[str, tuple[Options, ...]] = {
    "beyond_the_sun": (
        BtsOptions(),
        BtsOptions(mats="advanced", choose_mats=True),
        BtsOptions(mats="advanced", tech_table=True),
    ),
    "black_angel": (BaOptions(), BaOptions(expert=True), BaOptions(expert=True, gap_rule="line")),
}


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--game", choices=tuple(SETUPS), default="beyond_the_sun")
    reader.add_argument("--samples", type=int, default=2)
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    game, setups = find_game(asked.game), SETUPS[asked.game]
    seen: Counter[str] = Counter()
    for n in range(asked.games):
        setup = n % len(setups)
        players = game.seats[n // len(setups) % len(game.seats)]
        for match in course(game, asked.seed + n, players, setups[setup]):
            kind = match.play.question.kind()
            key = f"{kind} {setup}"
            if seen[key] < asked.samples:
                seen[key] += 1
                say({"kind": kind, "setup": setup, "position": position(match, asked_seat(match))})
    met = {key.split()[0] for key in seen}
    say({"unmet": sorted({question.kind() for question in game.questions} - met), "met": len(met)})


def course(game: Game, seed: int, players: int, options: Options) -> Iterator[Match]:
    """A game of bots that mostly know what they want: chance alone never meets some questions."""
    wishes = random.Random(seed)
    match = Match(game, NAMES[:players], FastChance(seed), options)
    bots = [
        make_bot(wishes.choice(("greedy", "greedy", "random")), seed + n) for n in range(players)
    ]
    while not match.play.over:
        if match.play.question is not None:
            yield match
        seat = asked_seat(match)
        match.submit(seat, bots[seat].choose(Glimpse(match.play, seat)))


def asked_seat(match: Match) -> int:
    return match.play.to_act()[0]


def say(thing: Any) -> None:
    sys.stdout.write(msgspec.json.encode(thing).decode() + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()

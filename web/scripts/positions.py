"""Positions of random games, one JSON text a line: for scripts that look at many of them.

    ../.venv/bin/python -m scripts.positions --game beyond_the_sun --samples 3 --games 400

Every kind of question comes, from the eyes of whoever is asked, until each number of players and
each value of an option has had it `samples` times. The last line names the kinds that never came.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from fixtures.moments import NAMES, AnyGame, position

from orrery.bots import Glimpse, make_bot
from orrery.kernel import FastChance, Match, Options, all_games
from orrery.kernel.fuzz import all_tables


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--game", choices=sorted(all_games()), required=True)
    reader.add_argument("--samples", type=int, default=2)
    reader.add_argument("--games", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    game = all_games()[asked.game]
    tables = FastChance(asked.seed).shuffled("tables", all_tables(game, None, {}))
    seen: Counter[tuple[str, str]] = Counter()
    for n in range(asked.games):
        players, options = tables[n % len(tables)]
        traits = [f"players={players}", *values(options)]
        for match in course(game, asked.seed + n, players, options):
            assert match.play.question is not None
            kind = match.play.question.kind()
            if all(seen[kind, trait] >= asked.samples for trait in traits):
                continue
            seen.update((kind, trait) for trait in traits)
            setup = " ".join(traits)
            say({"kind": kind, "setup": setup, "position": position(match, asked_seat(match))})
    met = {kind for kind, _ in seen}
    say({"unmet": sorted({question.kind() for question in game.questions} - met), "met": len(met)})


def values(options: Options) -> list[str]:
    return [f"{name}={value}" for name, value in msgspec.to_builtins(options).items()]


def course(game: AnyGame, seed: int, players: int, options: Options) -> Iterator[Match]:
    """A game of bots that mostly know what they want: chance alone never meets some questions."""
    wishes = random.Random(seed)
    match = Match(game, NAMES[:players], FastChance(seed), options)
    bots = [
        make_bot(wishes.choice(("greedy", "greedy", "random")), seed + n) for n in range(players)
    ]
    while not match.play.over:
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

"""Many games, played in several sittings: each is kept in a file as soon as it is done."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from orrery.bots.arena import GameResult


class Line(Struct, frozen=True):
    """A line of the file."""

    of: str
    """Which games it belongs to, see `Sittings`."""
    number: int
    result: dict[str, Any]


class Sittings:
    """The games of one simulation that a file keeps.

    Other simulations may keep theirs in the same file. A game is known by its number and by all
    that it follows from, but for the code: whoever changes rules or bots begins a new file.
    """

    def __init__(self, path: Path, *follows_from: Any) -> None:
        self.path = path
        self.of = blake2b(msgspec.json.encode(follows_from), digest_size=8).hexdigest()

    def load(self, result: type[GameResult]) -> dict[int, GameResult]:
        """The games kept so far, by their numbers. A line that was cut off is passed over."""
        found = {}
        if self.path.exists():
            for text in self.path.read_bytes().splitlines():
                try:
                    line = msgspec.json.decode(text, type=Line)
                except msgspec.DecodeError:
                    continue
                if line.of == self.of:
                    found[line.number] = msgspec.convert(line.result, result)
        return found

    def keep(self, games: dict[int, GameResult]) -> None:
        """Add games. Each begins a line, so that nothing is added to one that was cut off."""
        with self.path.open("ab") as file:
            for number, result in games.items():
                line = Line(self.of, number, msgspec.to_builtins(result))
                file.write(b"\n" + msgspec.json.encode(line))

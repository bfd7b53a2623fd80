"""Chance: one object with named streams, in three kinds, and a fourth that repeats a record.

`SealedChance` is for play between people: a secret whose commitment is published when the game
starts and which is published when it ends, so that anyone can derive every draw again.
`FastChance` is for simulation, `ScriptedChance` for tests, `RecordedChance` for replay.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterable, Mapping
from typing import TypeVar

from orrery.kernel.errors import OrreryError

T = TypeVar("T")
KEYS = 128
"""Random keys that are made at once."""
WORD = 1 << 64
MASK = WORD - 1
SECRET_BYTES = 32


class Chance:
    """Draws are counted, so that the undo barrier knows them, and kept when `log` is a list."""

    __slots__ = ("count", "log")

    def __init__(self) -> None:
        self.count = 0
        self.log: list[int] | None = None

    def word(self, stream: str) -> int:
        """The next 64 random bits of `stream`."""
        raise TypeError(f"{type(self).__name__} draws no words")

    def draw(self, stream: str, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely (by rejection, without bias)."""
        bound = WORD - WORD % n
        value = self.word(stream)
        while value >= bound:
            value = self.word(stream)
        return self._drawn(value % n)

    def shuffled(self, stream: str, items: Iterable[T]) -> list[T]:
        """The items in random order (Fisher and Yates, one draw an item from the last down)."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.draw(stream, i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    def clone(self) -> Chance:
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def _drawn(self, value: int) -> int:
        self.count += 1
        if self.log is not None:
            self.log.append(value)
        return value


class FastChance(Chance):
    """SplitMix64 over one integer: all streams share it. For simulation and search only."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed = seed & MASK

    def word(self, stream: str) -> int:
        self.seed = seed = (self.seed + 0x9E3779B97F4A7C15) & MASK
        seed = ((seed ^ (seed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        seed = ((seed ^ (seed >> 27)) * 0x94D049BB133111EB) & MASK
        return seed ^ (seed >> 31)

    def clone(self) -> FastChance:
        twin = FastChance.__new__(FastChance)  # search clones so often that a call counts
        twin.count, twin.log, twin.seed = self.count, None, self.seed
        return twin


class Scrambler:
    """Random orders from one seed, quickly: for dealing again what a seat cannot see."""

    __slots__ = ("keys", "seed", "used")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.keys: tuple[int, ...] = ()
        self.used = 0

    def __call__(self, items: list[T]) -> list[T]:
        start = self.used
        self.used = end = start + len(items)
        if end > len(self.keys):
            start = 0
            self.used = end = len(items)
            self._refill(end)
        order = sorted(range(start, end), key=self.keys.__getitem__)
        return [items[i - start] for i in order]

    def _refill(self, n: int) -> None:
        n = max(n, KEYS)
        self.seed += 1
        bits = hashlib.shake_128(self.seed.to_bytes(9, "little")).digest(8 * n)
        self.keys = struct.unpack(f"<{n}Q", bits)


class SealedChance(Chance):
    """HMAC-SHA-256 of a 256-bit secret over `stream:counter`; eight bytes make a word."""

    __slots__ = ("counters", "secret")

    def __init__(self, secret: bytes | None = None) -> None:
        super().__init__()
        self.secret = secret if secret is not None else secrets.token_bytes(SECRET_BYTES)
        if len(self.secret) != SECRET_BYTES:
            raise OrreryError("error-secret-length", length=len(self.secret))
        self.counters: dict[str, int] = {}

    @property
    def commitment(self) -> str:
        """What is published at the start: it binds the secret and tells nothing of it."""
        return commitment_of(self.secret)

    def word(self, stream: str) -> int:
        counter = self.counters.get(stream, 0)
        self.counters[stream] = counter + 1
        digest = hmac.digest(self.secret, f"{stream}:{counter}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")

    def clone(self) -> SealedChance:
        twin = SealedChance(self.secret)
        twin.counters = dict(self.counters)
        twin.count = self.count
        return twin


def commitment_of(secret: bytes) -> str:
    return hashlib.sha256(b"orrery:" + secret).hexdigest()


class ScriptedChance(Chance):
    """Streams that a test has written down; the others fall to a seeded `FastChance`."""

    __slots__ = ("rest", "script")

    def __init__(self, script: Mapping[str, Iterable[int]], seed: int = 0) -> None:
        super().__init__()
        self.script = {stream: list(values) for stream, values in script.items()}
        self.rest = FastChance(seed)

    def draw(self, stream: str, n: int) -> int:
        if stream not in self.script:
            return self._drawn(self.rest.draw(stream, n))
        if not self.script[stream]:
            raise OrreryError("error-script-empty", stream=stream)
        value = self.script[stream].pop(0)
        if not 0 <= value < n:
            raise OrreryError("error-script-range", stream=stream, value=value, n=n)
        return self._drawn(value)

    def clone(self) -> ScriptedChance:
        twin = ScriptedChance(self.script)
        twin.rest = self.rest.clone()
        twin.count = self.count
        return twin


class RecordedChance(Chance):
    """Gives out again what a record says was drawn."""

    __slots__ = ("asked", "draws")

    def __init__(self, draws: Iterable[int] = ()) -> None:
        super().__init__()
        self.draws = list(draws)
        self.asked: list[tuple[str, int]] = []
        """Stream and range of every draw so far: the rules name them, a record does not."""

    def draw(self, stream: str, n: int) -> int:
        if not self.draws:
            raise OrreryError("error-record-chance-missing", stream=stream)
        value = self.draws.pop(0)
        if not 0 <= value < n:
            raise OrreryError("error-record-chance-range", stream=stream, value=value, n=n)
        self.asked.append((stream, n))
        return self._drawn(value)

    def clone(self) -> RecordedChance:
        twin = RecordedChance(self.draws)
        twin.count = self.count
        return twin

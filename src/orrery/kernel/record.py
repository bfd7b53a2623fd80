"""Records: the truth of a game. A record replays to the same hash in any process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from orrery.kernel.chance import (
    SECRET_BYTES,
    Chance,
    RecordedChance,
    SealedChance,
    commitment_of,
)
from orrery.kernel.codec import state_hash
from orrery.kernel.errors import OrreryError, RuleError
from orrery.kernel.game import Game, find_game
from orrery.kernel.play import Play

FORMAT = 1


class Step(Struct, omit_defaults=True):
    """One move with what chance gave while it was carried out."""

    seat: int
    move: str
    draws: list[int] = field(default_factory=list)
    auto: bool = False
    """Whether a standing order gave the answer."""


class Result(Struct):
    hash: str
    totals: list[int]
    ranks: list[int]


class Record(Struct, omit_defaults=True):
    """Everything that is needed to play a game again."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    setup: list[int]
    """What chance gave while the game was set up."""
    commitment: str = ""
    secret: str = ""
    """Published when the game is over."""
    format: int = FORMAT
    result: Result | None = None
    note: str = ""
    """Why the record was kept, such as the violation that a fuzzer met."""
    steps: list[Step] = field(default_factory=list)

    def dump(self) -> bytes:
        """JSON, one step a line, so that records read and compare well."""
        head = msgspec.to_builtins(self)
        steps = head.pop("steps", [])
        lines = [
            f" {msgspec.json.encode(k).decode()}:{msgspec.json.encode(v).decode()},"
            for k, v in head.items()
        ]
        body = ",\n".join("  " + msgspec.json.encode(step).decode() for step in steps)
        return "\n".join(["{", *lines, ' "steps":[', body, " ]", "}", ""]).encode()

    @classmethod
    def load(cls, data: bytes, name: str) -> Record:
        """A record from a file's bytes; `name` is for the message when it is broken."""
        try:
            record = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise OrreryError("error-record-broken", file=name, problem=str(error)) from None
        if record.format != FORMAT:
            raise OrreryError("error-record-format", file=name, format=record.format)
        return record


class Draw(Struct, frozen=True):
    """One draw of a record: at which step (0 is the setup), from which stream and how many."""

    step: int
    stream: str
    n: int
    value: int


class Replay:
    """A record played again, step by step."""

    def __init__(
        self,
        record: Record,
        *,
        game: Game[Any, Any] | None = None,
        pack: Path | None = None,
        listen: bool = False,
    ) -> None:
        self.record = record
        self.game: Game[Any, Any] = game or find_game(record.game)
        self.done = 0
        self._check_versions(pack)
        options = self.game.read_options(record.options)
        self.chance = RecordedChance(record.setup)
        self.play: Play[Any, Any] = self.game.start(
            len(record.seats), self.chance, options, pack=pack, listen=listen
        )
        self._check_draws(0)

    def _check_versions(self, pack: Path | None) -> None:
        if self.record.game != self.game.id:
            raise OrreryError("error-no-such-game", game=self.record.game, known=self.game.id)
        if self.record.rules != self.game.version:
            raise OrreryError(
                "error-record-rules", recorded=self.record.rules, current=self.game.version
            )
        if self.record.content != self.game.content_hash(pack):
            raise OrreryError("error-record-content", content=self.record.content)

    def _check_draws(self, step: int) -> None:
        if self.chance.draws:
            raise OrreryError("error-record-draws", step=step, left=len(self.chance.draws))

    def step(self) -> Step:
        """Play the next step."""
        step = self.record.steps[self.done]
        number = self.done + 1
        self.chance.draws = list(step.draws)
        try:
            self.play.submit(step.seat, self.game.notation.parse(step.move))
        except (OrreryError, RuleError) as error:
            raise OrreryError("error-record-step", step=number, problem=str(error)) from None
        self._check_draws(number)
        self.done = number
        return step

    def run(self, until: int | None = None) -> Play[Any, Any]:
        """Play on to a step (to the end when none is named)."""
        last = len(self.record.steps) if until is None else min(until, len(self.record.steps))
        while self.done < last:
            self.step()
        return self.play


def verify(
    record: Record, *, game: Game[Any, Any] | None = None, pack: Path | None = None
) -> Play[Any, Any]:
    """Replay the record and check its result and, once the game is over, every sealed draw."""
    play = Replay(record, game=game, pack=pack).run()
    if record.result is not None:
        _check_result(record, play)
    if record.secret or (record.commitment and play.over):
        _check_secret(record, play.game, pack)
    return play


def draws_of(record: Record, *, game: Game[Any, Any] | None = None) -> list[Draw]:
    """Every draw in its order, so that whoever has the secret can derive it without the rules."""
    replay = Replay(record, game=game)
    found = _named(replay, 0, record.setup)
    for step in record.steps:
        replay.step()
        found += _named(replay, replay.done, step.draws)
    return found


def _named(replay: Replay, step: int, values: list[int]) -> list[Draw]:
    asked, replay.chance.asked = replay.chance.asked, []
    return [Draw(step, stream, n, value) for (stream, n), value in zip(asked, values, strict=True)]


def _check_result(record: Record, play: Play[Any, Any]) -> None:
    assert record.result is not None
    found = state_hash(play.state)
    if found != record.result.hash:
        raise OrreryError("error-record-hash", recorded=record.result.hash, found=found)
    if not play.over:
        return
    outcome = play.game.outcome(play)
    if [*outcome.totals, *outcome.ranks] != [*record.result.totals, *record.result.ranks]:
        raise OrreryError("error-record-score")


def _check_secret(record: Record, game: Game[Any, Any], pack: Path | None) -> None:
    """Derive every draw again from the published secret (DESIGN: chance that can be checked)."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise OrreryError("error-record-secret") from None
    if len(secret) != SECRET_BYTES:
        raise OrreryError("error-record-secret")
    if commitment_of(secret) != record.commitment:
        raise OrreryError("error-record-commitment")
    chance = SealedChance(secret)
    chance.log = []
    play = game.start(len(record.seats), chance, game.read_options(record.options), pack=pack)
    _compare(take_draws(chance), record.setup, 0)
    for number, step in enumerate(record.steps, 1):
        play.submit(step.seat, game.notation.parse(step.move))
        _compare(take_draws(chance), step.draws, number)


def _compare(drawn: list[int], recorded: list[int], step: int) -> None:
    if drawn != recorded:
        raise OrreryError("error-record-draw-differs", step=step)


def take_draws(chance: Chance) -> list[int]:
    """What chance gave since the last call."""
    draws, chance.log = chance.log or [], []
    return draws

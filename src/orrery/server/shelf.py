"""The shelf: records that are being looked at, in the archive's worker process.

They come from strangers, so they are read, measured and replayed here and nowhere else: no table
waits for it. A record is held between requests, with the replay where it has got to.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel import OrreryError, Record, Replay, draws_of, say_event, state_hash, verify
from orrery.server.answers import Answer, Ask, Failed, NotOpen, Refused, Shown
from orrery.server.course import Mark
from orrery.server.looks import Line, Look, bygone, look_at

HELD = 16
"""Records held at once."""
NOTE, NAME, MOVE = 2_000, 200, 200
"""Characters."""
SEATS, OPTIONS = 16, 64
STEPS, DRAWS = 20_000, 200_000


class Hold(Ask, frozen=True):
    """Take a record into the shelf."""

    record: str
    body: bytes


class Check(Ask, frozen=True):
    """Play it again and check what can be checked."""

    record: str


class Review(Ask, frozen=True):
    """A position of it."""

    record: str
    at: int
    viewer: int | None


class Retrace(Ask, frozen=True):
    """Its steps."""

    record: str


class Name(Ask, frozen=True):
    """Its draws, each with its stream and range."""

    record: str


class Held(Answer, frozen=True):
    """It is on the shelf."""


class Checked(Answer, frozen=True):
    """A record that replays. Each part is True when it agrees, None when there is none."""

    game: str
    seats: list[str]
    steps: int
    over: bool
    hash: str
    result: bool | None
    draws: bool | None
    note: str = ""


ShelfAsks = Hold | Check | Review | Retrace | Name
ShelfAnswers = NotOpen | Refused | Failed | Shown | Held | Checked


class Volume:
    """A record, and the replay of it where it has got to."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.replay: Replay | None = None
        self.heard: list[Any] = []
        """What was heard, with the step that brought it."""

    def turn_to(self, at: int) -> Replay:
        """The replay after step `at`: on from where it is, or from the beginning."""
        replay = self.replay
        if replay is None or replay.done > at:
            replay, self.heard = Replay(self.record, listen=True), []
            self._listen(replay)
        self.replay = None  # should it fail half way
        while replay.done < min(at, len(self.record.steps)):
            replay.step()
            self._listen(replay)
        self.replay = replay
        return replay

    def _listen(self, replay: Replay) -> None:
        self.heard += ((replay.done, fact) for fact in replay.play.heard or [])
        replay.play.heard = []


class Shelf:
    def __init__(self) -> None:
        self.volumes: OrderedDict[str, Volume] = OrderedDict()

    def answer(self, ask: ShelfAsks) -> ShelfAnswers:
        try:
            if isinstance(ask, Hold):
                return self.hold(ask)
            if ask.record not in self.volumes:
                return NotOpen()
            self.volumes.move_to_end(ask.record)
            return self.tell(self.volumes[ask.record], ask)
        except OrreryError as error:
            return Refused(error.message)
        except BaseException as error:
            self.volumes.pop(ask.record, None)
            return Failed(f"{type(error).__name__}: {error}"[:500], defect=False)

    def hold(self, ask: Hold) -> Held:
        self.volumes[ask.record] = Volume(measured(Record.load(ask.body, "record")))
        while len(self.volumes) > HELD:
            self.volumes.popitem(last=False)
        return Held()

    def tell(self, volume: Volume, ask: ShelfAsks) -> ShelfAnswers:
        if isinstance(ask, Check):
            return check(volume.record)
        if isinstance(ask, Review):
            return shown(review(volume, ask.at, ask.viewer))
        if isinstance(ask, Retrace):
            return shown(list(marks(volume.record)))
        return shown(draws_of(volume.record))


def measured(record: Record) -> Record:
    """A record whose every part has its measure; `OrreryError` for others."""
    texts = (
        (NOTE, [record.note]),
        (NAME, [record.game, record.content, record.commitment, record.secret, *record.seats]),
        (MOVE, [step.move for step in record.steps]),
    )
    counts = (
        (SEATS, len(record.seats)),
        (OPTIONS, len(record.options)),
        (STEPS, len(record.steps)),
        (DRAWS, len(record.setup) + sum(len(step.draws) for step in record.steps)),
        (NOTE, len(msgspec.json.encode(record.options))),
    )
    long = any(len(text) > most for most, some in texts for text in some)
    if long or any(count > most for most, count in counts):
        raise OrreryError("error-record-measure")
    return record


def check(record: Record) -> Checked:
    play = verify(record)
    return Checked(
        game=record.game,
        seats=record.seats,
        steps=len(record.steps),
        over=play.over,
        hash=state_hash(play.state),
        result=True if record.result else None,
        draws=True if record.secret else None,
        note=record.note,
    )


def review(volume: Volume, at: int, viewer: int | None) -> Look:
    """A position of a record as a seat saw it: its steps are its sequence."""
    record = volume.record
    if not 0 <= at <= len(record.steps):
        raise OrreryError("error-no-such-position", at=at, last=len(record.steps))
    if viewer is not None and not 0 <= viewer < len(record.seats):
        raise OrreryError("error-foreign-seat")
    replay = volume.turn_to(at)
    told = ((step, fact.by(viewer)) for step, fact in volume.heard)
    return replace(
        bygone(look_at(replay.play, viewer)),
        seq=replay.done,
        log=[Line(step, event, say_event(event)) for step, event in told if event is not None],
        commitment=record.commitment,
        secret=record.secret,
    )


def marks(record: Record) -> Iterator[Mark]:
    """Every step of a record, those that standing orders answered too: each is a position."""
    replay = Replay(record)
    while replay.done < len(record.steps):
        step = replay.step()
        yield Mark(replay.done, step.seat, replay.game.rounds(replay.play.state))


def shown(thing: Struct | list[Any]) -> Shown:
    return Shown(msgspec.json.encode(thing))

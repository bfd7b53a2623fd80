"""The croupier: it keeps the games of many tables and runs their rules, in a process of its own.

It only ever holds a copy of the log. Whatever it loses, by a crash or to make room, is opened
again from there. The requests and answers are Structs, so that nothing else can be asked of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel import (
    Draw,
    Message,
    OrreryError,
    Record,
    Replay,
    draws_of,
    say_event,
    state_hash,
    verify,
)
from orrery.server.course import Course, Entry, Genesis, Mark
from orrery.server.looks import Line, Look, WhyNot, bygone, look_at, why_not

KEPT = 1_000
"""Games kept at once."""
PASTS = 16
"""Earlier positions kept, so that a slider moved forwards need not begin at the beginning."""


# --- what can be asked ---------------------------------------------------------------------------


class Ask(Struct, frozen=True, tag=True):
    pass


class Open(Ask, frozen=True):
    """Lead a game along its log."""

    table: str
    genesis: Genesis
    entries: list[Entry]


class Do(Ask, frozen=True):
    """Carry out an entry, and tell what each of these viewers sees then."""

    table: str
    seq: int
    entry: Entry
    viewers: list[int | None]


class Show(Ask, frozen=True):
    """The table as a viewer sees it, with what it has heard since an entry."""

    table: str
    seq: int
    viewer: int | None
    since: int


class ShowPast(Ask, frozen=True):
    """The table as a viewer saw it after an earlier entry."""

    table: str
    seq: int
    viewer: int | None
    at: int


class Explain(Ask, frozen=True):
    """Why not?"""

    table: str
    seq: int
    viewer: int


class Trace(Ask, frozen=True):
    """The moves that stand."""

    table: str
    seq: int


class Sample(Ask, frozen=True):
    """What a bot in this seat may think about."""

    table: str
    seq: int
    seat: int
    seed: int


class Write(Ask, frozen=True):
    """The record, with everything in it."""

    table: str
    seq: int


class Check(Ask, frozen=True):
    """Play a record again and check what can be checked."""

    record: Record


class Review(Ask, frozen=True):
    """A position of a record."""

    record: Record
    at: int
    viewer: int | None


class Retrace(Ask, frozen=True):
    """The steps of a record."""

    record: Record


class Name(Ask, frozen=True):
    """The draws of a record, each with its stream and range."""

    record: Record


# --- what is answered ----------------------------------------------------------------------------


class Answer(Struct, frozen=True, tag=True):
    pass


class NotOpen(Answer, frozen=True):
    """The game is not here, or not as the log has it: open it."""


class Refused(Answer, frozen=True):
    """Bad input; nothing has changed."""

    message: Message


class Failed(Answer, frozen=True):
    """The rules are at fault, or took too long."""

    problem: str


class Standing(Answer, frozen=True):
    """What is known of a game without looking at it."""

    seq: int
    to_act: list[int]
    over: bool
    totals: list[int] = []
    ranks: list[int] = []
    looks: list[bytes] = []
    """As JSON, one for each viewer that was named."""


class Shown(Answer, frozen=True):
    """Something to be sent on as it is, as JSON."""

    json: bytes


class Sampled(Answer, frozen=True):
    game: str
    state: bytes
    any_move: str


class Written(Answer, frozen=True):
    record: Record


class Checked(Answer, frozen=True):
    """A record that replays. Each part is True when it agrees, None when there is none."""

    game: str
    seats: list[str]
    steps: int
    over: bool
    hash: str
    result: bool | None
    draws: bool | None


Answers = NotOpen | Refused | Failed | Standing | Shown | Sampled | Written | Checked
Asks = (
    Open | Do | Show | ShowPast | Explain | Trace | Sample | Write | Check | Review | Retrace | Name
)


# --- the croupier --------------------------------------------------------------------------------


class Croupier:
    def __init__(self) -> None:
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.pasts: OrderedDict[str, Course] = OrderedDict()

    def answer(self, ask: Asks) -> Answers:
        """Carry out a request. A rule that fails takes its game with it and no other."""
        table = getattr(ask, "table", "")
        if not isinstance(ask, (Open, Check, Review, Retrace, Name)):
            course = self.courses.get(table)
            if course is None or course.seq != ask.seq:
                self.forget(table)
                return NotOpen()
        try:
            return WAYS[type(ask)](self, ask)
        except OrreryError as error:
            return Refused(error.message)
        except BaseException as error:
            self.forget(table)
            return Failed(f"{type(error).__name__}: {error}"[:500])

    def forget(self, table: str) -> None:
        self.courses.pop(table, None)
        self.pasts.pop(table, None)

    def open(self, ask: Open) -> Standing:
        self.forget(ask.table)
        course = Course(ask.genesis, ask.entries)
        keep(self.courses, ask.table, course, KEPT)
        return standing(course)

    def do(self, ask: Do) -> Standing:
        course = self.course(ask.table)
        before = course.seq
        course.go_on(ask.entry)
        looks = [encode(course.look(viewer, before)) for viewer in ask.viewers]
        return replace(standing(course), looks=looks)

    def show(self, ask: Show) -> Shown:
        return shown(self.course(ask.table).look(ask.viewer, ask.since))

    def show_past(self, ask: ShowPast) -> Shown:
        course = self.course(ask.table)
        past = self.pasts.get(ask.table)
        if past is None or past.seq > ask.at:
            past = course.until(ask.at)
        for entry in course.entries[past.seq : ask.at]:
            past.go_on(entry)
        keep(self.pasts, ask.table, past, PASTS)
        return shown(bygone(past.look(ask.viewer)))

    def explain(self, ask: Explain) -> Shown:
        return shown(why_not(self.course(ask.table).match.play, ask.viewer))

    def trace(self, ask: Trace) -> Shown:
        return shown(self.course(ask.table).line)

    def sample(self, ask: Sample) -> Sampled:
        course = self.course(ask.table)
        return Sampled(
            course.genesis.game,
            course.sample(ask.seat, ask.seed),
            course.any_move(ask.seat, ask.seed),
        )

    def write(self, ask: Write) -> Written:
        return Written(self.course(ask.table).match.record)

    def check(self, ask: Check) -> Checked:
        record = ask.record
        play = verify(record)
        return Checked(
            game=record.game,
            seats=record.seats,
            steps=len(record.steps),
            over=play.over,
            hash=state_hash(play.state),
            result=True if record.result else None,
            draws=True if record.secret else None,
        )

    def review(self, ask: Review) -> Shown:
        return shown(review(ask.record, ask.at, ask.viewer))

    def retrace(self, ask: Retrace) -> Shown:
        return shown(list(marks(ask.record)))

    def name(self, ask: Name) -> Shown:
        return shown(draws_of(ask.record))

    def course(self, table: str) -> Course:
        self.courses.move_to_end(table)
        return self.courses[table]


WAYS: dict[type[Any], Callable[[Croupier, Any], Answers]] = {
    Open: Croupier.open,
    Do: Croupier.do,
    Show: Croupier.show,
    ShowPast: Croupier.show_past,
    Explain: Croupier.explain,
    Trace: Croupier.trace,
    Sample: Croupier.sample,
    Write: Croupier.write,
    Check: Croupier.check,
    Review: Croupier.review,
    Retrace: Croupier.retrace,
    Name: Croupier.name,
}


def keep(kept: OrderedDict[str, Course], table: str, course: Course, most: int) -> None:
    """Keep a game, and let go of the one that was not used for longest."""
    kept[table] = course
    kept.move_to_end(table)
    while len(kept) > most:
        kept.popitem(last=False)


def standing(course: Course) -> Standing:
    play = course.match.play
    ended = course.match.record.result
    return Standing(
        seq=course.seq,
        to_act=play.to_act(),
        over=play.over,
        totals=ended.totals if ended else [],
        ranks=ended.ranks if ended else [],
    )


def review(record: Record, at: int, viewer: int | None) -> Look:
    """A position of a record as a seat saw it: its steps are its sequence."""
    replay = Replay(record, listen=True)
    lines: list[Line] = []
    for step in range(min(at, len(record.steps)) + 1):
        if step:
            replay.step()
        told = (fact.by(viewer) for fact in replay.play.heard or [])
        lines += (Line(step, event, say_event(event)) for event in told if event is not None)
        replay.play.heard = []
    return replace(
        bygone(look_at(replay.play, viewer)),
        seq=replay.done,
        log=lines,
        commitment=record.commitment,
        secret=record.secret,
    )


def marks(record: Record) -> Iterator[Mark]:
    """Every step of a record, those that standing orders answered too: each is a position."""
    replay = Replay(record)
    while replay.done < len(record.steps):
        step = replay.step()
        yield Mark(replay.done, step.seat, replay.game.rounds(replay.play.state))


def encode(thing: Look | list[WhyNot] | list[Mark] | list[Draw]) -> bytes:
    return msgspec.json.encode(thing)


def shown(thing: Look | list[WhyNot] | list[Mark] | list[Draw]) -> Shown:
    return Shown(encode(thing))

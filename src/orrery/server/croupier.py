"""The croupier: it keeps the games of many tables and runs their rules, in a process of its own.

It only ever holds a copy of the log. Whatever it loses, by a crash or to make room, is opened
again from there. The requests and answers are Structs, so that nothing else can be asked of it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw, field
from msgspec.structs import replace

from orrery.kernel import OrreryError, Record
from orrery.server.answers import Answer, Ask, Failed, NotOpen, Refused, Shown
from orrery.server.course import Course, Entry, Genesis, Mark
from orrery.server.looks import ChangeNews, Look, LookNews, WhyNot, bygone, why_not
from orrery.server.story import Story, story_of
from orrery.server.worker import TookTooLong

KEPT = 1_000
"""Games kept at once."""
KEPT_IN_ARCHIVE = 64
"""Of those whose past is looked at."""
PASTS = 16
"""Earlier positions kept, so that a slider moved forwards need not begin at the beginning."""


# --- what can be asked ---------------------------------------------------------------------------


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


class Recount(Ask, frozen=True):
    """The story of a finished game."""

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


# --- what is answered ----------------------------------------------------------------------------


class Standing(Answer, frozen=True):
    """What is known of a game without looking at it."""

    seq: int
    to_act: list[int]
    """Whose answer is awaited: for bots, and nobody's to see."""
    awaited: list[int]
    """The same as far as everybody may know it."""
    over: bool
    totals: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    waits: bool = False
    """Whether a window is open only so that no pause tells who could react."""
    moved_at: int = 0
    """The last entry that has changed the position."""
    asked_at: dict[int, int] = field(default_factory=dict)
    """For each seat to act, the entry after which its question was put."""
    news: list[bytes] = field(default_factory=list)
    """As JSON, one for each viewer that was named."""


class Sampled(Answer, frozen=True):
    game: str
    state: bytes
    any_move: str


class Written(Answer, frozen=True):
    record: Record


Answers = NotOpen | Refused | Failed | Standing | Shown | Sampled | Written
Asks = Open | Do | Show | ShowPast | Explain | Trace | Recount | Sample | Write


# --- the croupier --------------------------------------------------------------------------------


class Croupier:
    def __init__(self, kept: int = KEPT) -> None:
        self.kept = kept
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.pasts: OrderedDict[str, Course] = OrderedDict()

    def answer(self, ask: Asks) -> Answers:
        """Carry out a request. A rule that fails takes its game with it and no other."""
        table = getattr(ask, "table", "")
        if not isinstance(ask, Open):
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
            return Failed(f"{type(error).__name__}: {error}"[:500], is_defect(ask, error))

    def forget(self, table: str) -> None:
        self.courses.pop(table, None)
        self.pasts.pop(table, None)

    def open(self, ask: Open) -> Standing:
        self.forget(ask.table)
        course = Course(ask.genesis, ask.entries)
        keep(self.courses, ask.table, course, self.kept)
        return standing(course)

    def do(self, ask: Do) -> Standing:
        course = self.course(ask.table)
        before = course.seq
        course.go_on(ask.entry)
        news = [told(course.news(viewer, before)) for viewer in ask.viewers]
        return replace(standing(course), news=news)

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

    def recount(self, ask: Recount) -> Shown:
        course = self.course(ask.table)
        return shown(story_of(course.genesis, course.entries))

    def sample(self, ask: Sample) -> Sampled:
        course = self.course(ask.table)
        return Sampled(
            course.genesis.game,
            course.sample(ask.seat, ask.seed),
            course.any_move(ask.seat, ask.seed),
        )

    def write(self, ask: Write) -> Written:
        return Written(self.course(ask.table).match.record)

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
    Recount: Croupier.recount,
    Sample: Croupier.sample,
    Write: Croupier.write,
}


def is_defect(ask: Asks, error: BaseException) -> bool:
    """Whether the rules have failed: not when memory is short, and not when something long was
    asked for, such as a game from its beginning."""
    if isinstance(error, TookTooLong):
        return isinstance(ask, Do)
    return not isinstance(error, (MemoryError, OSError))


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
        awaited=play.awaited(None),
        over=play.over,
        waits=course.match.waits(),
        moved_at=course.moved_at,
        asked_at=course.asked_at,
        totals=ended.totals if ended else [],
        ranks=ended.ranks if ended else [],
    )


def told(news: Look | ChangeNews) -> bytes:
    """News for the viewers of a seat, ready to be sent."""
    whole = LookNews(Raw(encode(news))) if isinstance(news, Look) else news
    return msgspec.json.encode(whole)


def encode(thing: Look | Story | list[WhyNot] | list[Mark]) -> bytes:
    return msgspec.json.encode(thing)


def shown(thing: Look | Story | list[WhyNot] | list[Mark]) -> Shown:
    return Shown(encode(thing))

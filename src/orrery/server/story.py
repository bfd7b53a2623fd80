"""The story of a finished game: how score and goods grew, who was lucky, what was drawn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from msgspec import Struct

from orrery.kernel import Draw, Message, Throw, draws_of, say_move
from orrery.server.course import Course, Entry, Genesis


class Chapter(Struct, frozen=True):
    """A move that stands, and how things stood after it. 0 is the beginning, which nobody made."""

    seq: int
    seat: int | None
    round: int
    say: Message | None
    totals: tuple[int, ...]
    """Empty where a game has no points."""
    goods: tuple[tuple[int, ...], ...]
    """In the order of `Story.goods`, a value for each seat."""


class Fortune(Struct, frozen=True):
    """All rolls or draws of a kind that a seat has made."""

    seat: int
    what: str
    n: int
    got: float
    mean: float
    spread: float
    """The variance of the sum."""


class Stream(Struct, frozen=True):
    """What chance has given of a kind, beside what it ought to give in the long run."""

    stream: str
    n: int
    mean: float
    """Of each draw from its range, as a number from 0 to 1: a half is to be expected."""


class Story(Struct, frozen=True):
    goods: list[str]
    """Message ids."""
    chapters: list[Chapter]
    luck: list[Fortune]
    streams: list[Stream]


def story_of(genesis: Genesis, entries: Iterable[Entry]) -> Story:
    """The game told again from its log; what was taken back is left out."""
    course = Course(genesis)
    chapters = [chapter(course, None, None)]
    for entry in entries:
        say = said(course, entry)
        course.go_on(entry)
        if entry.kind == "undo":
            chapters.pop()
        elif entry.kind in ("move", "redo"):
            chapters.append(chapter(course, entry.seat, say))
    match = course.match
    goods = [line.id for line in match.game.goods(match.play)]
    heard = [fact.event for fact in match.heard]
    throws = [t for event in heard for t in match.game.luck(event, match.play.content)]
    return Story(goods, chapters, fortunes(throws), streams(draws_of(match.record)))


def said(course: Course, entry: Entry) -> Message | None:
    return say_move(course.match.game.notation.parse(entry.word)) if entry.kind == "move" else None


def chapter(course: Course, seat: int | None, say: Message | None) -> Chapter:
    play = course.match.play
    return Chapter(
        seq=course.seq,
        seat=seat,
        round=course.round,
        say=say,
        totals=play.game.outcome(play).totals,
        goods=tuple(line.points for line in course.match.game.goods(play)),
    )


def fortunes(throws: Iterable[Throw]) -> list[Fortune]:
    kinds: dict[tuple[str, int], list[Throw]] = defaultdict(list)
    for one in throws:
        kinds[one.what, one.seat].append(one)
    return [
        Fortune(
            seat,
            what,
            len(all_of),
            sum(one.got for one in all_of),
            sum(one.mean for one in all_of),
            sum(one.spread for one in all_of),
        )
        for (what, seat), all_of in sorted(kinds.items())
    ]


def streams(draws: Iterable[Draw]) -> list[Stream]:
    kinds: dict[str, list[float]] = defaultdict(list)
    for draw in draws:
        if draw.n > 1:
            kinds[draw.stream].append((draw.value + 0.5) / draw.n)
    return [Stream(name, len(parts), sum(parts) / len(parts)) for name, parts in kinds.items()]

"""The course of a game: a `Match` led along the entries of a table's log.

Nothing in a log is ever rewritten: taking a move back is an entry of its own, and so are playing it
again, a standing order and giving up. The same entries always lead to the same position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel import (
    Event,
    FastChance,
    Game,
    Match,
    OrreryError,
    Record,
    SealedChance,
    find_game,
    say_event,
)
from orrery.kernel.audience import Audiences
from orrery.kernel.chance import commitment_of
from orrery.kernel.frames import Asking, Several
from orrery.server.differences import Alike
from orrery.server.looks import ChangeNews, Line, Look, change_from, look_at

Kind = Literal["move", "undo", "redo", "order", "concede", "lapse"]
"""`lapse` is the end of the moment for which a window was kept open."""


class Genesis(Struct, frozen=True):
    """What a game began with."""

    game: str
    rules: int
    content: str
    options: dict[str, Any]
    seats: list[str]
    """How the record names them: `human:Ada`, `bot:greedy`."""
    secret: str
    pauses: bool = False
    """Whether windows stay open for a moment, so that no pause tells who could react."""

    @property
    def people(self) -> set[int]:
        """The seats that began as people's."""
        return {seat for seat, label in enumerate(self.seats) if label.startswith("human:")}

    @property
    def commitment(self) -> str:
        return commitment_of(bytes.fromhex(self.secret))

    def bare_record(self, note: str) -> Record:
        """The record of a game that could not even be set up again."""
        return Record(
            game=self.game,
            rules=self.rules,
            content=self.content,
            options=self.options,
            seats=self.seats,
            setup=[],
            commitment=self.commitment,
            secret=self.secret,
            note=note,
        )


class Entry(Struct, frozen=True):
    """One entry of the log. `word` is a move's text, a question and its policy, or a bot."""

    seat: int
    kind: Kind
    word: str = ""


class Mark(Struct, frozen=True):
    """A move that stands: as which entry of the log, whose, and the round that it has led to."""

    seq: int
    seat: int
    round: int


class Course:
    """A game and how it came to be as it is."""

    def __init__(self, genesis: Genesis, entries: Iterable[Entry] = ()) -> None:
        game = find_game(genesis.game)
        check_versions(genesis, game)
        self.genesis = genesis
        self.commitment = genesis.commitment
        self.match = Match(
            game,
            genesis.seats,
            SealedChance(bytes.fromhex(genesis.secret)),
            game.read_options(genesis.options),
        )
        if genesis.pauses and len(genesis.people) > 1:
            self.match.patient |= genesis.people
        self.entries: list[Entry] = []
        self.line: list[Mark] = []
        """The moves that stand: those taken back are not in it."""
        self.told = [0] * len(self.match.heard)
        """For each event that was heard, the entry that brought it."""
        self.lengths = [len(self.match.heard)]
        """How many events there were after each entry."""
        self.counts: dict[int | None, tuple[int, int]] = {}
        """For each viewer, how many of how many first events it has heard; see `audible`."""
        self.told_now: Audiences | None = None
        """What viewers have been told of the position as it is,"""
        self.changed_now = Alike()
        """what has changed for them,"""
        self.lines: dict[int, Line] = {}
        """and the lines that they have heard, by the `id` of the event."""
        self.shown: dict[int | None, tuple[Look, Struct]] = {}
        """The last look of each viewer, without its log, and the view that it was made from: the
        next is told as a change of it."""
        self.moved_at = 0
        """The last entry that has changed the position."""
        self.asked_at: dict[int, int] = {}
        """For each seat to act, the entry after which its question was put."""
        for entry in entries:
            self.go_on(entry)

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def round(self) -> int:
        return self.match.game.rounds(self.match.play.state)

    def go_on(self, entry: Entry) -> None:
        """Carry out one more entry. `OrreryError` when it is not possible; nothing changes then."""
        asked, steps = self.match.play.question, self.match.seq
        ACTS[entry.kind](self, entry)
        self.entries.append(entry)
        if entry.kind in MOVING or self.match.seq != steps:
            self._note_move(asked)
        heard = len(self.match.heard)
        if heard < len(self.told):
            del self.told[heard:]
            self.counts.clear()
        self.told += [self.seq] * (heard - len(self.told))
        self.lengths.append(heard)
        self.told_now = None
        self.changed_now = Alike()
        self.lines.clear()

    def _note_move(self, asked: Asking[Any, Any] | None) -> None:
        """Whose question is another now. It is the same when somebody else has answered it."""
        self.moved_at = self.seq
        same = still_asked(asked, self.match.play.question)
        was = self.asked_at
        self.asked_at = {
            seat: was.get(seat, 0) if same else self.seq for seat in self.match.play.to_act()
        }

    def move(self, entry: Entry) -> None:
        self.match.submit(entry.seat, entry.word)
        self.line.append(Mark(self.seq + 1, entry.seat, self.round))

    def undo(self, entry: Entry) -> None:
        self.match.undo(entry.seat)
        self.line.pop()

    def redo(self, entry: Entry) -> None:
        self.match.redo(entry.seat)
        self.line.append(Mark(self.seq + 1, entry.seat, self.round))

    def order(self, entry: Entry) -> None:
        question, _, policy = entry.word.partition(" ")
        self.match.order(entry.seat, question, policy)

    def concede(self, entry: Entry) -> None:
        """The rules know nothing of it: from here on a bot answers for the seat."""
        self.match.patient.discard(entry.seat)

    def lapse(self, entry: Entry) -> None:
        """The moment is over for which a window was kept open."""
        self.match.lapse()

    # --- looking -----------------------------------------------------------------------------

    def look(self, seat: int | None, since: int = 0) -> Look:
        """The table as a seat sees it, with what it has heard after the entry `since`."""
        since = since if 0 <= since <= self.seq else 0
        kept = min(self.lengths[since:]) if since else 0
        match = self.match
        heard = match.heard
        self.told_now = self.told_now or Audiences(match.play)
        log = [
            self.line_of(at, event)
            for fact, at in zip(heard[kept:], self.told[kept:], strict=True)
            if (event := fact.by(seat)) is not None
        ]
        barrier = match.undo_barrier(seat) if seat is not None else ""
        look = replace(
            look_at(match.play, seat, self.told_now),
            seq=self.seq,
            can_undo=seat is not None and not barrier,
            undo_barrier=barrier,
            can_redo=seat is not None and match.can_redo(seat),
            orders=match.orders[seat].copy() if seat is not None else {},
            commitment=self.commitment,
            secret=match.record.secret,
        )
        self.shown[seat] = look, self.told_now.common_view(seat)
        return replace(look, since=since, keep=self.audible(seat, kept), log=log)

    def news(self, seat: int | None, before: int) -> Look | ChangeNews:
        """What a viewer who has seen everything up to entry `before` is told."""
        had, was = self.shown.get(seat, (None, None))
        now = self.look(seat, before)
        if had is None or had.seq != before or had.seat != now.seat:
            return now
        return change_from(had, now, self.changed_now, (was, self.shown[seat][1]))

    def line_of(self, at: int, event: Event) -> Line:
        """A line of the log: most are heard by several, and said once."""
        if id(event) not in self.lines:
            self.lines[id(event)] = Line(at, event, say_event(event))
        return self.lines[id(event)]

    def audible(self, seat: int | None, count: int) -> int:
        """How many of the first `count` events a viewer has heard, counted on from the last time:
        a game has thousands of them, and every look asks."""
        known, counted = self.counts.get(seat, (0, 0))
        if count < counted:
            known, counted = 0, 0
        new = self.match.heard[counted:count]
        known += sum(fact.by(seat) is not None for fact in new)
        self.counts[seat] = known, count
        return known

    def until(self, seq: int) -> Course:
        """The same game as it was after an earlier entry."""
        return Course(self.genesis, self.entries[:seq])

    def sample(self, seat: int, seed: int) -> bytes:
        """A state that the seat cannot tell from the true one. It is all that a bot gets: a deal
        made again from it is the deal made again from the truth (see `zones.redeal`)."""
        twin = self.match.play.resample(seat, FastChance(seed))
        return self.match.game.codec.encode(twin.state)

    def any_move(self, seat: int, seed: int) -> str:
        """Some possible move, for a bot that has none."""
        offers = self.match.play.offers_for(seat)
        return str(offers[FastChance(seed).draw("any", len(offers))])


ACTS: dict[Kind, Callable[[Course, Entry], None]] = {
    "move": Course.move,
    "undo": Course.undo,
    "redo": Course.redo,
    "order": Course.order,
    "concede": Course.concede,
    "lapse": Course.lapse,
}


MOVING = ("move", "undo", "redo")
"""Kinds of entries that change the position; others do so when orders answer."""


def still_asked(before: Asking[Any, Any] | None, now: Asking[Any, Any] | None) -> bool:
    """Whether a question to several is the same one, answered by one more."""
    if before is None or now is None or type(before) is not type(now):
        return False
    if not (isinstance(before, Several) and isinstance(now, Several)):
        return False
    if replace(before, answers=()) != replace(now, answers=()):
        return False
    given = zip(before.answers, now.answers, strict=False)
    return bool(now.answers) and all(was in (None, answer) for was, answer in given)


def check_versions(genesis: Genesis, game: Game[Any, Any]) -> None:
    if genesis.rules != game.version:
        raise OrreryError("error-record-rules", recorded=genesis.rules, current=game.version)
    if genesis.content != game.content_hash():
        raise OrreryError("error-record-content", content=genesis.content)

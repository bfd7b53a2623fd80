"""Live tables. One writer each: whatever changes a table goes through its lock, into the log, and
only then out to whoever asked and whoever watches."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from orrery.kernel import OrreryError, Record
from orrery.server.course import Entry, Kind
from orrery.server.croupier import (
    Answers,
    Check,
    Checked,
    Do,
    Explain,
    Failed,
    Name,
    NotOpen,
    Open,
    Refused,
    Retrace,
    Review,
    Sample,
    Sampled,
    Show,
    Shown,
    ShowPast,
    Standing,
    Trace,
    Write,
    Written,
)
from orrery.server.journal import journal
from orrery.server.listeners import Listener
from orrery.server.meters import Meters
from orrery.server.settings import Settings
from orrery.server.storage import ChatRow, Guest, SeatRow, Storage, TableRow, Taken, genesis_of
from orrery.server.thinking import Stumped, Think, Thought
from orrery.server.workers import Lost, Workers

A = TypeVar("A", bound=Struct)
ENTRIES_A_SECOND = 500
"""How fast a log is replayed at the least: what opening a long game may take."""


class Stale(OrreryError):
    """The client has not seen everything yet; `look` is what it has missed."""

    def __init__(self, look: Raw, seq: int) -> None:
        super().__init__("error-stale", seq=seq)
        self.look = look


class Accepted(Struct, frozen=True):
    """A change is in the log, as entry `seq`."""

    id: str
    seq: int


class SeatCard(Struct, frozen=True):
    seat: int
    name: str
    bot: str
    free: bool


class TableCard(Struct, frozen=True):
    """What everybody may know of a table without looking at the board."""

    id: str
    name: str
    public: bool
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    status: str
    created: int
    changed: int
    seats: list[SeatCard]
    to_act: list[int]
    totals: list[int]
    ranks: list[int]
    rematch: str | None


class LookNews(Struct, frozen=True, tag_field="is", tag="look"):
    look: Raw


class TableNews(Struct, frozen=True, tag_field="is", tag="table"):
    table: TableCard


class ChatCard(Struct, frozen=True):
    number: int
    at: int
    name: str
    text: str


class ChatNews(Struct, frozen=True, tag_field="is", tag="chat"):
    chat: list[ChatCard]


def chat_card(row: ChatRow) -> ChatCard:
    return ChatCard(row.number, row.at, row.name, row.text)


def table_card(row: TableRow, seats: list[SeatRow]) -> TableCard:
    return TableCard(
        id=row.id,
        name=row.name,
        public=row.public,
        game=row.game,
        rules=row.rules,
        content=row.content,
        options=row.options,
        status=row.status,
        created=row.created,
        changed=row.changed,
        seats=[SeatCard(seat.seat, seat.name, seat.bot, seat.free) for seat in seats],
        to_act=row.to_act,
        totals=row.totals,
        ranks=row.ranks,
        rematch=row.rematch,
    )


class Table:
    """A table at which somebody sits, plays or watches."""

    def __init__(self, tables: Tables, row: TableRow, seats: list[SeatRow]) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.talk = asyncio.Lock()
        """Held while chat is stored and pushed, so that nobody misses a line or hears it twice."""
        self.listeners: set[Listener] = set()
        self.seq = -1
        """Entries in the log; -1 while they have not been counted."""
        self.thinking: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def card(self) -> TableCard:
        return table_card(self.row, self.seats)

    @property
    def idle(self) -> bool:
        """Whether nobody watches, no bot thinks and nothing is under way."""
        return not (self.listeners or self.thinking or self.lock.locked())

    # --- changing ----------------------------------------------------------------------------

    async def change(self, entry: Entry, seq: int, move_id: str | None = None) -> Accepted:
        """Check, append, push. The same `move_id` again gives the same answer and does nothing."""
        async with self.lock:
            try:
                self.check_played()
                await self.ready()
                if seq != self.seq:
                    raise Stale(await self.show(entry.seat, seq), self.seq)
                await self.carry_out(entry, move_id)
            except OrreryError:
                # Sent again: it is behind by now, or impossible, or the log refuses its id.
                known = await self.answered([entry.seat], move_id, entry.kind, entry.word)
                if known is None:
                    raise
                return known
            accepted = Accepted(move_id or "", self.seq)
        self.think()
        return accepted

    async def answered(
        self, seats: list[int], move_id: str | None, kind: Kind, word: str
    ) -> Accepted | None:
        """The answer that a change with this id has got already, if it has."""
        if move_id is None:
            return None
        known = await self.storage.entry_of(self.id, seats, move_id)
        if known is None:
            return None
        if (known.kind, known.word) != (kind, word):
            raise OrreryError("error-move-id", move_id=move_id)
        return Accepted(move_id, known.seq)

    async def carry_out(self, entry: Entry, move_id: str | None) -> None:
        viewers = list({listener.seat for listener in self.listeners})
        done = await self.ask(
            Do(self.id, self.seq, entry, viewers), Standing, f"seat {entry.seat}: {entry}"
        )
        seen, self.seq = self.seq, -1
        # Until the append has come back nobody knows what the log holds: -1 has it read again.
        standing = standing_columns(done)
        try:
            await self.storage.append(self.id, seen + 1, entry, move_id, standing)
        except Taken:
            await self.ready()
            raise Stale(await self.show(entry.seat, seen), self.seq) from None
        self.seq = seen + 1
        by = "bot" if move_id is None else "person"
        self.tables.meters.entries.labels(self.row.game, entry.kind, by).inc()
        if done.over:
            journal.info("game over", table=self.id, game=self.row.game, entries=self.seq)
        was = self.card
        self.row = replace(self.row, **standing)
        if entry.kind == "concede":
            self.seats[entry.seat] = replace(self.seats[entry.seat], bot=entry.word)
        for viewer, look in zip(viewers, done.looks, strict=True):
            self.push(LookNews(Raw(look)), {viewer})
        if self.card != was:
            self.push(TableNews(self.card))

    def playing(self) -> bool:
        return self.row.status == "playing"

    def check_played(self) -> None:
        if not self.playing():
            raise self.not_played()

    async def reseat(self) -> None:
        """Somebody has taken a seat, perhaps the last one: then the game begins; or has left."""
        async with self.lock:
            await self.reload()
            if self.row.status == "playing":
                await self.ready()
            self.push(TableNews(self.card))
            for viewer in {listener.seat for listener in self.listeners}:
                if self.row.status == "playing":
                    self.push(LookNews(await self.show(viewer, 0)), {viewer})
        self.think()

    async def leave_seats(self, guest: Guest, own: list[int]) -> None:
        """Free a guest's seats. Whoever still looks through their eyes is sent away: it may soon be
        somebody else's hand that is seen there."""
        if not await self.storage.leave(self.id, guest.id):
            raise OrreryError("error-leave-late")
        self.dismiss(set(own))
        await self.reseat()

    async def close(self) -> None:
        """The host has left: there is no such table any more."""
        if not await self.storage.close_table(self.id):
            raise OrreryError("error-leave-late")
        await self.reseat()
        self.dismiss({listener.seat for listener in self.listeners})

    def dismiss(self, seats: set[int] | set[int | None]) -> None:
        """End the connections that watch as these seats; they may come back as what they are."""
        for listener in list(self.listeners):
            if listener.seat in seats:
                listener.close()
                self.listeners.discard(listener)

    async def say(self, guest: Guest, text: str) -> ChatRow:
        async with self.talk:
            row = await self.storage.add_chat(self.id, guest, text)
            self.push(ChatNews([chat_card(row)]))
        return row

    # --- looking (with the lock held: what is not in the log yet is nobody's to see) -----------

    async def show(self, seat: int | None, since: int) -> Raw:
        return Raw((await self.ask(Show(self.id, self.seq, seat, since), Shown)).json)

    async def look(self, seat: int | None, since: int = 0) -> Raw | None:
        """What a seat sees; None before the game has begun or after it was stopped."""
        async with self.lock:
            if not await self.begun():
                return None
            return await self.show(seat, since)

    async def past(self, seat: int | None, at: int) -> Raw:
        async with self.lock:
            await self.must_have_begun()
            if not 0 <= at <= self.seq:
                raise OrreryError("error-no-such-position", at=at, last=self.seq)
            return Raw((await self.ask(ShowPast(self.id, self.seq, seat, at), Shown)).json)

    async def why_not(self, seat: int) -> Raw:
        async with self.lock:
            await self.must_have_begun()
            return Raw((await self.ask(Explain(self.id, self.seq, seat), Shown)).json)

    async def trace(self) -> Raw:
        async with self.lock:
            await self.must_have_begun()
            return Raw((await self.ask(Trace(self.id, self.seq), Shown)).json)

    async def record(self) -> Record:
        """Of a finished game. Before that it would tell what is hidden: every draw is in it."""
        async with self.lock:
            if self.row.status == "stopped":
                return await self.report()
            if self.row.status != "over":
                raise OrreryError("error-record-early")
            await self.ready()
            return (await self.ask(Write(self.id, self.seq), Written)).record

    async def watch(self, listener: Listener, since: int, heard: int) -> None:
        """Send what is new since an entry and since a line of chat, and from here on everything."""
        limits = self.tables.settings.limits
        async with self.lock, self.talk:
            if len(self.listeners) >= limits.listeners:
                raise OrreryError("error-too-many-watch")
            if chat := await self.storage.chat(self.id, heard, limits.chat_kept):
                listener.tell(encode(ChatNews([chat_card(row) for row in chat])))
            if await self.begun():
                listener.tell(encode(LookNews(await self.show(listener.seat, since))))
            listener.tell(encode(TableNews(self.card)))
            self.listeners.add(listener)
        self.think()

    def unwatch(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    def push(self, news: Struct, seats: set[int | None] | None = None) -> None:
        data = encode(news)
        for listener in list(self.listeners):
            if seats is None or listener.seat in seats:
                listener.tell(data)

    # --- the croupier ------------------------------------------------------------------------

    async def begun(self) -> bool:
        if self.row.status in ("waiting", "stopped", "closed"):
            return False
        await self.ready()
        return True

    async def must_have_begun(self) -> None:
        if not await self.begun():
            raise self.not_played()

    def not_played(self) -> OrreryError:
        status = self.row.status
        return OrreryError("error-no-such-table" if status == "closed" else f"error-table-{status}")

    async def ready(self) -> None:
        """See to it that the croupier has this game as the log has it."""
        if self.seq < 0:
            await self.reload()
            await self.open()

    async def reload(self) -> None:
        found = await self.storage.table(self.id)
        assert found is not None, "tables are never deleted"
        self.row, self.seats = found

    async def open(self) -> None:
        entries = await self.storage.entries(self.id)
        ask = Open(self.id, genesis_of(self.row, self.seats), entries)
        standing = await self.ask(ask, Standing, seconds=len(entries) / ENTRIES_A_SECOND)
        self.seq = standing.seq
        columns = standing_columns(standing)
        if any(getattr(self.row, name) != value for name, value in columns.items()):
            await self.storage.note(self.id, **columns)
            self.row = replace(self.row, **columns)

    async def ask(self, ask: Any, kind: type[A], doing: str = "", seconds: float = 0.0) -> A:
        """The croupier's answer. Rules that fail or hang stop this table and no other."""
        seconds += self.tables.settings.rules_seconds
        worker = self.tables.croupiers.of(self.id)
        try:
            answer = await worker.ask(ask, seconds)
            if isinstance(answer, NotOpen):
                await self.open()
                answer = await worker.ask(ask, seconds)
        except Lost as lost:
            answer = Failed(str(lost))
        if isinstance(answer, kind):
            return answer
        if isinstance(answer, Refused):
            raise refusal(answer)
        problem = answer.problem if isinstance(answer, Failed) else f"unexpected {answer!r:.80}"
        await self.stop(f"{problem} ({doing or type(ask).__name__.lower()})")
        raise OrreryError("error-table-stopped")

    async def stop(self, problem: str) -> None:
        """The rules are at fault: nobody can play on here, and everybody is told so."""
        if self.row.status == "stopped":
            return
        self.row = replace(self.row, status="stopped", problem=problem, to_act=[])
        self.tables.meters.tables_stopped.labels(self.row.game).inc()
        journal.error("table stopped", table=self.id, game=self.row.game, problem=problem)
        await self.storage.note(self.id, status="stopped", problem=problem, to_act=[])
        self.push(TableNews(self.card))

    async def report(self) -> Record:
        """The record of a stopped game up to its last good entry, with what went wrong as its note
        and its secret: nobody will play on here, and without it the fault could not be repeated."""
        genesis = genesis_of(self.row, self.seats)
        worker = self.tables.croupiers.of(self.id)
        entries = await self.storage.entries(self.id)
        seconds = self.tables.settings.rules_seconds + len(entries) / ENTRIES_A_SECOND
        try:
            opened = await worker.ask(Open(self.id, genesis, entries), seconds)
            if isinstance(opened, Standing):
                answer = await worker.ask(Write(self.id, opened.seq), seconds)
                if isinstance(answer, Written):
                    found = answer.record
                    return msgspec.structs.replace(
                        found, note=self.row.problem, secret=genesis.secret
                    )
        except Lost:
            pass
        return genesis.bare_record(self.row.problem)

    # --- bots --------------------------------------------------------------------------------

    def think(self) -> None:
        """Let the bots decide, beside everything else, as long as it is their turn."""
        if self.thinking is None and self.bot_to_act() is not None:
            self.thinking = asyncio.create_task(self.let_bots_play())
            self.thinking.add_done_callback(self.thought)

    def thought(self, task: asyncio.Task[None]) -> None:
        self.thinking = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tables.complain(error)

    def bot_to_act(self) -> SeatRow | None:
        if self.row.status != "playing":
            return None
        return next((self.seats[seat] for seat in self.row.to_act if self.seats[seat].bot), None)

    async def let_bots_play(self) -> None:
        while (bot := self.bot_to_act()) is not None:
            try:
                await self.bot_move(bot)
            except Stale:
                continue
            except OrreryError:
                if self.playing():
                    raise
                return

    async def bot_move(self, bot: SeatRow) -> None:
        seed = secrets.randbits(63)
        async with self.lock:
            await self.ready()
            if bot.seat not in self.row.to_act:
                return
            seq = self.seq
            sample = await self.ask(Sample(self.id, seq, bot.seat, seed), Sampled)
        think = Think(self.id, sample.game, bot.bot, bot.seat, sample.state, seed)
        try:
            answer = await self.tables.thinkers.of(self.id).ask(
                think, self.tables.settings.bot_seconds
            )
        except Lost:
            answer = Stumped("lost")
        move = answer.move if isinstance(answer, Thought) else sample.any_move
        async with self.lock:
            if self.seq != seq or not self.playing():
                return
            try:
                await self.carry_out(Entry(bot.seat, "move", move), None)
            except OrreryError:
                if move == sample.any_move or not self.playing():
                    raise
                await self.carry_out(Entry(bot.seat, "move", sample.any_move), None)


class Tables:
    """All tables of this server that are in use."""

    def __init__(
        self,
        storage: Storage,
        croupiers: Workers[Answers],
        thinkers: Workers[Thought | Stumped],
        settings: Settings,
        meters: Meters,
    ) -> None:
        self.meters = meters
        self.storage = storage
        self.croupiers = croupiers
        self.thinkers = thinkers
        self.settings = settings
        self._live: OrderedDict[str, Table] = OrderedDict()

    async def find(self, id: str) -> Table:
        table = self._live.get(id)
        if table is None:
            found = await self.storage.table(id)
            if found is None or found[0].status == "closed":
                raise OrreryError("error-no-such-table")
            table = self._live.setdefault(id, Table(self, *found))
            self._make_room()
        self._live.move_to_end(id)
        return table

    def count(self) -> float:
        return len(self._live)

    def forget(self, table: Table) -> None:
        self._live.pop(table.id, None)

    def _make_room(self) -> None:
        """Put away what nobody watches and no bot plays at."""
        spare = len(self._live) - self.settings.limits.live_tables
        if spare <= 0:
            return
        idle = (
            t for t in self._live.values() if not (t.listeners or t.thinking or t.lock.locked())
        )
        for table in [table for table, _ in zip(idle, range(spare), strict=False)]:
            del self._live[table.id]

    async def wake(self) -> None:
        """After a start: bots whose turn it is go on."""
        for row, seats in await self.storage.playing():
            if not row.to_act or any(seats[seat].bot for seat in row.to_act):
                table = await self.find(row.id)
                try:
                    async with table.lock:
                        await table.ready()
                except OrreryError as error:
                    self.complain(error)
                table.think()

    async def check(self, record: Record) -> Checked:
        return await self._review(Check(record), Checked, record)

    async def review(self, record: Record, at: int, viewer: int | None) -> Raw:
        return Raw((await self._review(Review(record, at, viewer), Shown, record)).json)

    async def draws(self, record: Record) -> Raw:
        return Raw((await self._review(Name(record), Shown, record)).json)

    async def retrace(self, record: Record) -> Raw:
        return Raw((await self._review(Retrace(record), Shown, record)).json)

    async def _review(self, ask: Any, kind: type[A], record: Record) -> A:
        """A stranger's record is played by a worker too, and only that worker may suffer."""
        seconds = self.settings.rules_seconds + len(record.steps) / ENTRIES_A_SECOND
        worker = self.croupiers.of(record.commitment)
        try:
            answer = await worker.ask(ask, seconds)
        except Lost:
            raise OrreryError("error-record-rejected") from None
        if isinstance(answer, kind):
            return answer
        raise (
            refusal(answer) if isinstance(answer, Refused) else OrreryError("error-record-rejected")
        )

    async def stop(self) -> None:
        thinking = [table.thinking for table in self._live.values() if table.thinking]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        for table in self._live.values():
            for listener in list(table.listeners):
                listener.close()

    def complain(self, error: BaseException) -> None:
        """For whoever runs the server; nobody at the table is helped by it."""
        journal.error("table failed", exc_info=error)


def standing_columns(standing: Standing) -> dict[str, Any]:
    return {
        "status": "over" if standing.over else "playing",
        "to_act": standing.to_act,
        "totals": standing.totals,
        "ranks": standing.ranks,
    }


def refusal(answer: Refused) -> OrreryError:
    error = OrreryError(answer.message.id)
    error.message = answer.message
    return error


def encode(news: Struct) -> bytes:
    return msgspec.json.encode(news)

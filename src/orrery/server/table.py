"""A live table. One writer: whatever changes it goes through its lock, into the log, and only then
out to whoever asked and whoever watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec import Raw, Struct
from msgspec.structs import replace

from orrery.kernel import OrreryError, Record
from orrery.server.answers import Shown
from orrery.server.botplay import BotPlay
from orrery.server.cards import (
    ChatCard,
    ChatNews,
    TableCard,
    TableNews,
    chat_card,
    condition,
    encode,
    table_card,
)
from orrery.server.course import Entry, Kind
from orrery.server.croupier import (
    Explain,
    Open,
    Recount,
    Sample,
    Sampled,
    Show,
    ShowPast,
    Standing,
    Trace,
    Write,
    Written,
)
from orrery.server.dealing import Behind, Dealing, Stopped, news_for
from orrery.server.journal import journal
from orrery.server.listeners import Listener
from orrery.server.looks import LookNews
from orrery.server.pauses import Pause
from orrery.server.ringside import Ringside
from orrery.server.rows import ChatRow, Guest, SeatRow, TableRow, Taken, genesis_of
from orrery.server.seats import Eyes, own_seats
from orrery.server.transcripts import transcript

if TYPE_CHECKING:
    from orrery.server.tables import Tables


KEPT = 8
"""Answers about a position: the whole look of each seat and of whoever watches."""


class Stale(OrreryError):
    """The client has not seen everything yet; `look` is what it has missed."""

    def __init__(self, look: Raw, seq: int) -> None:
        super().__init__("error-stale", seq=seq)
        self.look = look


class Wish(Struct, frozen=True):
    """What somebody wants done at a table. The client names it by `id` and has seen entry `seq`."""

    kind: Kind
    word: str
    seq: int
    id: str


class Accepted(Struct, frozen=True):
    """A change is in the log, as entry `seq`."""

    id: str
    seq: int


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
        self.ringside = Ringside(tables.settings.limits, lambda: self.seats)
        seconds = tables.settings.rules_seconds
        self.game = Dealing(row.id, tables.croupiers.of(row.id), self.opening, seconds)
        self.kept: dict[Show | Explain, Raw] = {}
        """What was asked about the position as it is."""
        self.pause = Pause(self)
        self.bots = BotPlay(self, tables.thinkers, tables.settings.bot_seconds)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        """Entries in the log; -1 while they have not been counted."""
        return self.game.seq

    @property
    def card(self) -> TableCard:
        return table_card(self.row, self.seats)

    @property
    def status(self) -> str:
        return condition(self.row)[0]

    @property
    def idle(self) -> bool:
        """Whether nobody watches, no bot thinks and nothing is under way."""
        return not (self.ringside or self.bots.thinking or self.lock.locked())

    # --- changing ----------------------------------------------------------------------------

    async def change(self, eyes: Eyes, wish: Wish) -> Accepted:
        """Check, append, push. The same id again gives the same answer and does nothing."""
        async with self.lock:
            try:
                await self.must_be_played()
                seat = eyes.actor(self.seats, self.row.to_act)
                if not self.is_current(seat, wish):
                    raise Stale(await self.show(seat, wish.seq), self.seq)
                await self.carry_out(Entry(seat, wish.kind, wish.word), wish.id)
            except OrreryError:
                # Sent again: it is behind by now, or impossible, or the log refuses its id, or it
                # is another seat of the guest that is asked, or none.
                known = await self.answered(eyes, wish)
                if known is None:
                    raise
                return known
            accepted = Accepted(wish.id, self.seq)
        self.bots.think()
        return accepted

    def is_current(self, seat: int, wish: Wish) -> bool:
        """Whether what the client had seen is still what it decides on: nothing that has happened
        since touches the question that the seat is asked, or what can be taken back."""
        standing = self.game.standing
        if wish.seq > self.seq or standing is None:
            return False
        if wish.kind in ("order", "concede"):
            return True
        if wish.kind == "move":
            return wish.seq >= standing.asked_at.get(seat, standing.moved_at)
        return wish.seq >= standing.moved_at

    async def answered(self, eyes: Eyes, wish: Wish) -> Accepted | None:
        """The answer that a change with this id has got already, if it has."""
        seats = own_seats(self.seats, eyes.guest)
        known = await self.storage.entry_of(self.id, seats, wish.id)
        if known is None:
            return None
        if (known.kind, known.word) != (wish.kind, wish.word):
            raise OrreryError("error-move-id", move_id=wish.id)
        return Accepted(wish.id, known.seq)

    async def carry_out(self, entry: Entry, move_id: str | None) -> None:
        viewers = self.ringside.viewers()
        before = self.seq
        try:
            done = await self.game.do(entry, viewers)
        except Behind:
            raise Stale(await self.show(entry.seat, before), self.seq) from None
        except Stopped as stopped:
            raise await self.stop(stopped.problem) from None
        seen = self.seq
        # Until the append has come back nobody knows what the log holds.
        self.game.forget()
        columns = news_for(self.row, done)
        try:
            await self.storage.append(self.id, seen + 1, entry, move_id, columns)
        except Taken:
            await self.ready()
            raise Stale(await self.show(entry.seat, seen), self.seq) from None
        self.game.seq = seen + 1
        self.kept.clear()
        self.count(entry, done, by="bot" if move_id is None else "person")
        if columns:
            self.row = replace(self.row, **columns)
        if entry.kind == "concede":
            self.seats[entry.seat] = replace(self.seats[entry.seat], bot=entry.word)
        for viewer, news in zip(viewers, done.news, strict=True):
            self.ringside.push_to(viewer, news)
        if columns or entry.kind == "concede":
            self.ringside.push(TableNews(self.card))
        self.pause.begin(waits=done.waits)

    def count(self, entry: Entry, done: Standing, by: str) -> None:
        self.tables.meters.entries.labels(self.row.game, entry.kind, by).inc()
        if done.over:
            journal.info("game over", table=self.id, game=self.row.game, entries=self.seq)

    def pending(self) -> list[int]:
        """Whose answer is awaited, whoever may know it."""
        standing = self.game.standing
        return standing.to_act if standing is not None and self.seq >= 0 else self.row.to_act

    def playing(self) -> bool:
        return self.status == "playing"

    async def must_be_played(self) -> None:
        if not self.playing():
            raise self.not_played()
        await self.ready()

    async def reseat(self) -> None:
        """Somebody has taken a seat, perhaps the last one: then the game begins; or has left; or an
        operator has changed something."""
        async with self.lock:
            await self.reload()
            begun = await self.begun()
            self.ringside.push(TableNews(self.card))
            self.ringside.tell_presence()
            if begun:
                for viewer in self.ringside.viewers():
                    look = LookNews(await self.show(viewer, 0))
                    self.ringside.push_to(viewer, encode(look))
        self.bots.think()

    async def reseat_as(
        self,
        changed: Callable[[list[SeatRow]], list[SeatRow]],
        only_for: Callable[[list[SeatRow]], bool],
    ) -> None:
        """Let those who sit here sit otherwise, before the game begins; who may ask for it is
        decided while nobody else can change anything."""

        def allowed(seats: list[SeatRow]) -> list[SeatRow]:
            if not only_for(seats):
                raise OrreryError("error-foreign-seat")
            return changed(seats)

        if not await self.storage.reseat(self.id, allowed):
            raise OrreryError("error-seats-late")
        await self.reseat()

    async def leave_seats(self, guest: Guest) -> None:
        """Free a guest's seats; at a table that nobody can play on at, put it away."""
        if self.status == "stopped":
            await self.storage.put_away(self.id, guest.id)
        elif not await self.storage.leave(self.id, guest.id):
            raise OrreryError("error-leave-late")
        await self.reseat()

    async def close(self) -> None:
        """The host has left: there is no such table any more."""
        if not await self.storage.close_table(self.id):
            raise OrreryError("error-leave-late")
        await self.reseat()
        self.ringside.dismiss(self.ringside.listeners)

    async def say(self, guest: Guest, text: str) -> ChatRow:
        """Say something. A private table is for those who sit there."""
        async with self.talk:
            own = own_seats(self.seats, guest)
            if not (own or self.row.public or self.row.host == guest.id):
                raise OrreryError("error-not-seated")
            row = await self.storage.add_chat(self.id, guest, text)
            self.ringside.push(ChatNews([chat_card(row, self.seats)]))
        return row

    async def said(self, heard: int = 0) -> list[ChatCard]:
        """The last lines of chat, after one that was heard."""
        limits = self.tables.settings.limits
        rows = await self.storage.chat(self.id, heard, limits.chat_kept, limits.chat_letters)
        return [chat_card(row, self.seats) for row in rows]

    # --- looking (with the lock held: what is not in the log yet is nobody's to see) -----------

    async def show(self, seat: int | None, since: int) -> Raw:
        await self.ready()
        # From an entry that there is not, all of it is told: one answer, however it is asked for.
        return await self.told(Show(self.id, self.seq, seat, since if since <= self.seq else 0))

    def viewer(self, eyes: Eyes) -> int | None:
        return eyes.viewer(self.seats, self.row.to_act)

    async def look(self, eyes: Eyes, since: int = 0) -> Raw | None:
        """What somebody sees; None before the game has begun and where it cannot go on."""
        async with self.lock:
            begun = await self.begun()
            seat = self.viewer(eyes)
            return await self.show(seat, since) if begun else None

    async def why_not(self, eyes: Eyes) -> Raw:
        async with self.lock:
            await self.must_have_begun()
            seat = eyes.actor(self.seats, self.row.to_act)
            return await self.told(Explain(self.id, self.seq, seat))

    async def past(self, eyes: Eyes, at: int) -> Raw:
        async with self.lock:
            await self.must_have_begun()
            seat = self.viewer(eyes)
            if not 0 <= at <= self.seq:
                raise OrreryError("error-no-such-position", at=at, last=self.seq)
        # What lies behind does not change any more, so nobody who plays has to wait for it.
        past = self.old_game()
        ask = ShowPast(self.id, 0, seat, at)
        return Raw((await self.tables.pasts.ask(past, at, ask, Shown)).json)

    async def trace(self) -> Raw:
        async with self.lock:
            await self.must_have_begun()
            seq = self.seq
        ask = Trace(self.id, 0)
        return Raw((await self.tables.pasts.ask(self.old_game(), seq, ask, Shown)).json)

    async def story(self) -> Raw:
        """How a finished game went: before that it would tell what is hidden."""
        async with self.lock:
            if self.status != "over":
                raise OrreryError("error-record-early")
            await self.must_have_begun()
            seq = self.seq
        ask = Recount(self.id, 0)
        return Raw((await self.tables.pasts.ask(self.old_game(), seq, ask, Shown)).json)

    async def record(self, visitor: Guest | None = None) -> Record:
        """Of a finished game, for everybody: before that it would tell what is hidden, for every
        draw is in it. Of one that cannot go on, for its players."""
        async with self.lock:
            status, problem = condition(self.row)
            if status == "stopped" and not own_seats(self.seats, visitor):
                raise OrreryError("error-not-seated")
            if problem:
                return await self.report()
            if status != "over":
                raise OrreryError("error-record-early")
            await self.ready()
            seq = self.seq
        ask = Write(self.id, 0)
        return (await self.tables.pasts.ask(self.old_game(), seq, ask, Written)).record

    async def record_body(self) -> bytes:
        return (await self.record()).dump()

    async def watch(self, listener: Listener, since: int, heard: int) -> None:
        """Send what is new since an entry and since a line of chat, and from here on everything."""
        async with self.lock, self.talk:
            begun = await self.begun()
            listener.seat = self.viewer(listener.eyes)
            self.ringside.make_room(listener)
            if chat := await self.said(heard):
                listener.tell(encode(ChatNews(chat)))
            if begun:
                listener.tell(encode(LookNews(await self.show(listener.seat, since))))
            listener.tell(encode(TableNews(self.card)))
            self.ringside.let_in(listener)
        self.bots.think()

    async def look_again(self, listener: Listener, since: int) -> None:
        """All that a listener sees: it has lost the thread of what was changed."""
        async with self.lock:
            if await self.begun():
                listener.tell(encode(LookNews(await self.show(listener.seat, since))))

    # --- the croupier ------------------------------------------------------------------------

    async def begun(self) -> bool:
        if self.status in ("waiting", "stopped", "closed") or condition(self.row)[1]:
            return False
        await self.ready()
        return True

    async def must_have_begun(self) -> None:
        if not await self.begun():
            raise self.not_played()

    def not_played(self) -> OrreryError:
        status, problem = condition(self.row)
        if problem == "outdated":
            return OrreryError("error-table-outdated")
        return OrreryError("error-no-such-table" if status == "closed" else f"error-table-{status}")

    async def opening(self) -> Open:
        return Open(self.id, genesis_of(self.row, self.seats), await self.storage.entries(self.id))

    def old_game(self) -> Dealing:
        """The same game at the archive."""
        worker: Any = self.tables.archivists.of(self.id)
        return Dealing(self.id, worker, self.opening, self.tables.settings.rules_seconds)

    async def ready(self) -> None:
        """See to it that the croupier has this game as the log has it."""
        if self.seq < 0:
            await self.reload()
            try:
                standing = await self.game.open()
            except Stopped as stopped:
                raise await self.stop(stopped.problem) from None
            self.pause.begin(waits=standing.waits)
            if columns := news_for(self.row, standing):
                await self.storage.note(self.id, **columns)
                self.row = replace(self.row, **columns)

    async def reload(self) -> None:
        """Read the table anew. Whoever still looks through a seat that is no longer theirs is sent
        away before anything is shown: it may be somebody else's hand that is seen there."""
        found = await self.storage.table(self.id)
        if found is None:  # an operator has deleted it
            self.row = replace(self.row, status="closed")
        else:
            self.row, self.seats = found
        self.ringside.dismiss_strangers()

    async def told(self, ask: Show | Explain) -> Raw:
        """What the rules say of the position as it is: whoever asks for the same in a loop keeps
        nobody else from them."""
        known = self.kept.get(ask)
        if known is None:
            try:
                known = Raw((await self.game.ask(ask, Shown)).json)
            except Stopped as stopped:
                raise await self.stop(stopped.problem) from None
            self.keep(ask, known)
        return known

    def keep(self, ask: Show | Explain, answer: Raw) -> None:
        if ask.seq == self.seq:  # else it was opened again further on
            self.kept[ask] = answer
        while len(self.kept) > KEPT:
            del self.kept[next(iter(self.kept))]

    async def sample(self, seat: int, seed: int) -> Sampled:
        """What a bot may think about."""
        try:
            return await self.game.ask(Sample(self.id, self.seq, seat, seed), Sampled)
        except Stopped as stopped:
            raise await self.stop(stopped.problem) from None

    async def stop(self, problem: str) -> OrreryError:
        """The rules are at fault: nobody can play on here, and everybody is told so."""
        if self.row.status != "stopped":
            self.row = replace(self.row, status="stopped", problem=problem, to_act=[])
            self.tables.meters.tables_stopped.labels(self.row.game).inc()
            journal.error("table stopped", table=self.id, game=self.row.game, problem=problem)
            await self.storage.note(self.id, status="stopped", problem=problem, to_act=[])
            self.ringside.push(TableNews(self.card))
        return OrreryError("error-table-stopped")

    async def report(self) -> Record:
        """The record of a game that cannot go on, as far as it went, with what is wrong as its note
        and with its secret: without it the fault could not be repeated."""
        opening = await self.opening()
        secret = opening.genesis.secret
        try:
            past = self.old_game()
            opened = await past.open()
            written = await past.ask(Write(self.id, opened.seq), Written)
        except (OrreryError, Stopped):
            return transcript(opening, self.row.problem)
        return replace(written.record, note=self.row.problem, secret=secret)

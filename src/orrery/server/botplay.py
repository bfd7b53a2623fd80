"""Bots at a table: they decide beside everything else, as long as it is their turn."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from orrery.kernel import OrreryError
from orrery.server.course import Entry
from orrery.server.journal import journal
from orrery.server.rows import SeatRow
from orrery.server.thinking import Stumped, Think, Thought
from orrery.server.trouble import Trouble
from orrery.server.workers import Lost, Workers

if TYPE_CHECKING:
    from orrery.server.table import Table

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds before a bot tries again after trouble: the disk may be full for hours."""


class BotPlay:
    def __init__(self, table: Table, thinkers: Workers[Thought | Stumped], seconds: float) -> None:
        self.table = table
        self.thinkers = thinkers
        self.seconds = seconds
        self.thinking: asyncio.Task[None] | None = None

    def think(self) -> None:
        """Let the bots decide, if it is their turn and they do not already."""
        if self.thinking is None and self.to_act() is not None:
            self.thinking = asyncio.create_task(self.play())
            self.thinking.add_done_callback(self.thought)

    def thought(self, task: asyncio.Task[None]) -> None:
        self.thinking = None

    def to_act(self) -> SeatRow | None:
        table = self.table
        if not table.playing():
            return None
        return next((table.seats[seat] for seat in table.pending() if table.seats[seat].bot), None)

    async def play(self) -> None:
        pause = FIRST_PAUSE
        while (bot := self.to_act()) is not None:
            try:
                await self.move(bot)
                pause = FIRST_PAUSE
            except Exception as error:
                if not self.table.playing():
                    return
                if not isinstance(error, OrreryError) or isinstance(error, Trouble):
                    journal.warning("a bot tries again", table=self.table.id, exc_info=error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def move(self, bot: SeatRow) -> None:
        table, seed = self.table, secrets.randbits(63)
        async with table.lock:
            await table.ready()
            if bot.seat not in table.pending():
                return
            seq = table.seq
            sample = await table.sample(bot.seat, seed)
        think = Think(table.id, sample.game, bot.bot, bot.seat, sample.state, seed)
        move = await self.thought_of(think) or sample.any_move
        async with table.lock:
            if table.seq != seq or not table.playing():
                return
            try:
                await table.carry_out(Entry(bot.seat, "move", move), None)
            except Trouble:
                raise
            except OrreryError:
                if move == sample.any_move or not table.playing():
                    raise
                await table.carry_out(Entry(bot.seat, "move", sample.any_move), None)

    async def thought_of(self, think: Think) -> str:
        """What the bot wants; nothing if it does not decide in time."""
        try:
            answer = await self.thinkers.of(think.table).ask(think, self.seconds)
        except (Lost, Trouble):
            return ""
        return answer.move if isinstance(answer, Thought) else ""

    async def stop(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)

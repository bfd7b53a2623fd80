"""A crowd at a server of ours: four guests at each of many tables, each with a WebSocket of its
own, who play any possible move."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Raw, Struct

from orrery.cli.bench.load import Played
from orrery.cli.bench.wire import Line, Socket, Unanswered

GAME = "beyond_the_sun"
SEATS = 4
AT_ONCE = 20
"""Tables that are being opened at the same time."""
PATIENCE = 60.0
"""Seconds after which a move that somebody has not seen is given up, and the measuring with it."""
SEED = 20260101
LONG = 250
"""Entries after which a table makes room for a new one before the next rate is tried: games end."""


class Offered(Struct, frozen=True):
    move: str


class Seen(Struct, frozen=True):
    """What a player looks at before a move; the rest is read over."""

    seq: int
    offers: list[Offered]


class LookNews(Struct, frozen=True, tag_field="is", tag="look"):
    look: Seen


class ChangeNews(Struct, frozen=True, tag_field="is", tag="change"):
    """What has changed since the look before: here only the offers are of interest."""

    seq: int
    set: list[Raw]

    def offers(self) -> list[Offered] | None:
        for change in self.set:
            if bytes(change).startswith(OFFERS):
                return OFFERED.decode(change)[1]
        return None


class DoneNews(Struct, frozen=True, tag_field="is", tag="done"):
    pass


class RefusedNews(Struct, frozen=True, tag_field="is", tag="refused"):
    text: str


class TableNews(Struct, frozen=True, tag_field="is", tag="table"):
    pass


class PresenceNews(Struct, frozen=True, tag_field="is", tag="presence"):
    pass


class BeatNews(Struct, frozen=True, tag_field="is", tag="beat"):
    pass


News = LookNews | ChangeNews | DoneNews | RefusedNews | TableNews | PresenceNews | BeatNews
OFFERS = b'[["offers"],'
OFFERED = msgspec.json.Decoder(tuple[list[str], list[Offered]])


class Player:
    """A guest with a seat, a connection to ask by and one to listen to."""

    def __init__(self, seat: int, line: Line) -> None:
        self.seat = seat
        self.line = line
        self.offers: list[Offered] = []
        self.socket: Socket | None = None


class CrowdedTable:
    """A table with its players and the move that they are waiting to see."""

    def __init__(self, id: str, players: list[Player]) -> None:
        self.id = id
        self.players = players
        self.seq = 0
        self.waiting = set(range(SEATS))
        """The seats that have not seen the last move yet."""
        self.seen = asyncio.Event()
        self.arrived = 0.0
        """When the last of them has."""
        self.looks = self.bytes = 0
        self.whole: asyncio.Future[int] | None = None
        """What the next whole look weighs, should somebody want to know."""
        self.listening: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, *ports: int) -> CrowdedTable:
        """Its players come to these servers in turn."""
        doors = itertools.cycle(ports)
        players = [await enter(next(doors), seat) for seat in range(SEATS)]
        seats = [{"who": "me"}, *[{"who": "link"}] * (SEATS - 1)]
        opened = await players[0].line.post("/api/tables", {"game": GAME, "seats": seats})
        for player, link in zip(players[1:], opened["invitations"], strict=True):
            await player.line.post("/api/invitations", {"token": link["token"]})
        table = cls(opened["table"]["id"], players)
        for player in players:
            path = f"/api/tables/{table.id}/live?since=0&chat=0"
            player.socket = await Socket.open(player.line.port, path, player.line.cookie)
            table.listening.append(asyncio.create_task(table.listen(player, player.socket)))
            player.line.close()
        await table.everybody()
        return table

    async def listen(self, player: Player, socket: Socket) -> None:
        decoder = msgspec.json.Decoder(News)
        while True:
            text = await socket.next()
            at = time.perf_counter()
            news = decoder.decode(text)
            if isinstance(news, RefusedNews):
                raise Unanswered(f"table {self.id}: {news.text}")
            if isinstance(news, LookNews):
                player.offers, seq = news.look.offers, news.look.seq
                if self.whole is not None and not self.whole.done():
                    self.whole.set_result(len(text))
            elif isinstance(news, ChangeNews):
                offers = news.offers()
                player.offers, seq = (player.offers if offers is None else offers), news.seq
            else:
                continue
            self.looks += 1
            self.bytes += len(text)
            if seq == self.seq:
                self.waiting.discard(player.seat)
            if not self.waiting:
                self.arrived = at
                self.seen.set()

    async def everybody(self) -> None:
        """Wait until all have seen the last move."""
        seen = asyncio.create_task(self.seen.wait())
        done, _ = await asyncio.wait(
            [seen, *self.listening], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED
        )
        if seen in done:
            return
        seen.cancel()
        for task in done:
            task.result()
        raise Unanswered(f"table {self.id}: seats {self.waiting} have not seen entry {self.seq}")

    async def move(self, chance: random.Random) -> float:
        """Play one; milliseconds from sending it until the last of the four has seen it."""
        player = self.asked
        move = chance.choice(player.offers).move
        wish = {"id": str(self.seq), "seq": self.seq, "seat": player.seat, "move": move}
        self.seq += 1
        self.waiting = set(range(SEATS))
        self.seen.clear()
        sent = time.perf_counter()
        assert player.socket is not None
        player.socket.tell(msgspec.json.encode({"do": "move", **wish}))
        await self.everybody()
        return 1000 * (self.arrived - sent)

    async def weigh(self) -> int:
        """Bytes of the position as the player sees it who is asked, told whole."""
        socket = self.asked.socket
        assert socket is not None
        self.whole = asyncio.get_running_loop().create_future()
        socket.tell(msgspec.json.encode({"do": "look", "since": self.seq}))
        return await asyncio.wait_for(self.whole, PATIENCE)

    @property
    def over(self) -> bool:
        return not any(player.offers for player in self.players)

    @property
    def asked(self) -> Player:
        return next(player for player in self.players if player.offers)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        for player in self.players:
            player.line.close()
            if player.socket is not None:
                player.socket.close()


async def enter(port: int, seat: int) -> Player:
    line = Line(port)
    answer = await line.ask("POST", "/api/guests", msgspec.json.encode({"name": f"Guest {seat}"}))
    line.cookie = answer.headers["set-cookie"].partition(";")[0]
    return Player(seat, line)


class OwnCrowd:
    """The crowd of one server, or of several that know each other, in this process."""

    def __init__(self, *ports: int) -> None:
        self.ports = ports
        self.chance = random.Random(SEED)
        self.tables: list[CrowdedTable] = []
        self._runner = asyncio.Runner()

    def open(self, tables: int) -> None:
        self._runner.run(self._open(tables))

    def rush(self, moves: int) -> Played:
        return self._runner.run(self._played(lambda table, i: self._rush(table, i, moves)))

    def play(self, rate: float, seconds: float) -> Played:
        self._runner.run(self._begin_anew())
        return self._runner.run(self._played(lambda table, i: self._play(table, rate, seconds)))

    def weigh(self) -> int:
        """Bytes of a whole position, in the mean."""
        return self._runner.run(self._weigh())

    def close(self) -> None:
        self._runner.run(self._close())
        self._runner.close()

    async def _open(self, tables: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def opened(number: int) -> CrowdedTable:
            first = number % len(self.ports)
            async with gate:
                return await CrowdedTable.open(*self.ports[first:], *self.ports[:first])

        self.tables += await asyncio.gather(*(opened(number) for number in range(tables)))

    async def _begin_anew(self) -> None:
        old = [table for table in self.tables if table.over or table.seq > LONG]
        for table in old:
            await table.close()
            self.tables.remove(table)
        await self._open(len(old))

    async def _weigh(self) -> int:
        found = [await table.weigh() for table in self.tables]
        return sum(found) // len(found)

    async def _close(self) -> None:
        for table in self.tables:
            await table.close()

    async def _rush(self, table: CrowdedTable, index: int, moves: int) -> list[float]:
        share = 2 * moves * (index + 1) // len(self.tables)
        return [await table.move(self.chance) for _ in range(share)]

    async def _play(self, table: CrowdedTable, rate: float, seconds: float) -> list[float]:
        gap = len(self.tables) / rate
        clock = asyncio.get_running_loop().time
        due = clock() + self.chance.random() * gap
        end = clock() + seconds
        waits = []
        while due < end and not table.over:
            await asyncio.sleep(due - clock())
            waits.append(await table.move(self.chance))
            due += gap * self.chance.uniform(2 / 3, 4 / 3)
        return waits

    async def _played(self, each: Callable[[CrowdedTable, int], Awaitable[list[float]]]) -> Played:
        for table in self.tables:
            table.looks = table.bytes = 0
        start, cpu = time.perf_counter(), time.process_time()
        waits = await asyncio.gather(*(each(table, i) for i, table in enumerate(self.tables)))
        seconds, cpu = time.perf_counter() - start, time.process_time() - cpu
        looks = sum(table.looks for table in self.tables)
        weight = sum(table.bytes for table in self.tables) / max(1, looks)
        return Played([wait for some in waits for wait in some], seconds, cpu, weight)

"""A real server with a real client, tables laid out in the middle of a game, and an oracle."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import asdict
from sqlalchemy import create_engine, insert, select
from sqlalchemy import update as change

from orrery.bots import Glimpse
from orrery.bots.greedy import GreedyBot
from orrery.kernel import Move, Play, find_game
from orrery.server import schema
from orrery.server.course import Course, Entry, Genesis
from orrery.server.croupier import standing
from orrery.server.dealing import standing_columns
from orrery.server.looks import Choice, Look
from orrery.server.rows import SeatRow, TableRow, genesis_of, new_id, now, read
from tests.server.conftest import environment
from tests.server.process import ServerProcess

SECRET = "11" * 32
"""Tables are shuffled by it, so that a test meets the same cards each time. Well played, its game
for two is a short one."""
OTHER_SECRETS = tuple(digits * 32 for digits in ("22", "33", "44"))
"""By these where a position is wanted that its game does not come to."""
PLENTY = "1e9/1e9"
RATES = ("ORRERY_GUESTS", "ORRERY_TABLES", "ORRERY_CHAT", "ORRERY_UPLOADS", "ORRERY_FILES")


class Sitter(Protocol):
    """Somebody who can sit at a table."""

    name: str
    game: str
    """What they have come to play."""

    @property
    def guest(self) -> str: ...


class House:
    """A server process on a database of its own, which the tests may look into."""

    def __init__(self, folder: Path, client: Path, games: Path) -> None:
        self.database = folder / "orrery.sqlite"
        env = environment(games) | dict.fromkeys(RATES, PLENTY)
        env |= {"ORRERY_CLIENT": str(client), "ORRERY_BOT_WORKERS": "1"}
        self.process = ServerProcess(str(self.database), env)
        self.engine = create_engine(f"sqlite:///{self.database}")

    @property
    def url(self) -> str:
        return self.process.url

    def close(self) -> None:
        self.engine.dispose()
        self.process.stop()

    # --- tables ------------------------------------------------------------------------------

    def lay_out(
        self,
        *sitting: Sitter | str,
        moves: int | None = 0,
        secret: str = SECRET,
        name: str = "",
        options: dict[str, Any] | None = None,
        played: Sequence[Entry] | None = None,
    ) -> str:
        """A table at which so many moves of the host's game were played well, or all of them when
        None; or those that are told. `bot:random` is a bot. Somebody who sits twice has two seats
        at one device."""
        host = next(who for who in sitting if not isinstance(who, str))
        table = new_row(host, secret, name, options or {})
        seats = [seat_of(table.id, number, who) for number, who in enumerate(sitting)]
        course = Course(genesis_of(table, seats))
        if played is None:
            game = good_game(host.game, secret, len(sitting), json.dumps(options or {}))
            played = list(islice(game.entries(), moves))
        for entry in played:
            course.go_on(entry)
        with self.engine.begin() as db:
            columns = asdict(table) | standing_columns(standing(course))
            db.execute(insert(schema.tables).values(columns))
            db.execute(insert(schema.seats), [asdict(seat) for seat in seats])
            if course.entries:
                db.execute(insert(schema.log), log_rows(table.id, course.entries))
        return table.id

    def lay_out_where(
        self,
        wanted: Callable[[Oracle, str], bool],
        *sitting: Sitter | str,
        secret: str = SECRET,
    ) -> tuple[str, str]:
        """A table in the course of a good game, at the first position of which something is so, and
        the move that comes next in that game. What is wanted is asked of both. Not every game has
        such a position, so others are looked through after the first."""
        for dealt in (secret, *OTHER_SECRETS):
            for oracle, move in self.good_course(*sitting, secret=dealt):
                if wanted(oracle, move):
                    return self.lay_out(*sitting, moves=oracle.seq, secret=dealt), move
        raise AssertionError("good games come to no such position")

    def good_course(
        self, *sitting: Sitter | str, secret: str = SECRET
    ) -> Iterator[tuple[Oracle, str]]:
        """One position of a good game after the other, each with the move that comes next."""
        oracle = self.oracle(self.lay_out(*sitting, secret=secret))
        host = next(who for who in sitting if not isinstance(who, str))
        for entry in good_game(host.game, secret, len(sitting), "{}").entries():
            yield oracle, entry.word
            oracle.course.go_on(entry)

    def shuffle_by(self, table: str, secret: str) -> None:
        """Let a table that still waits be shuffled by this secret."""
        with self.engine.begin() as db:
            where = schema.tables.c.id == table
            db.execute(change(schema.tables).where(where).values(secret=secret))

    def oracle(self, table: str) -> Oracle:
        return Oracle(self, table)

    def row(self, table: str) -> TableRow:
        with self.engine.connect() as db:
            query = select(schema.tables).where(schema.tables.c.id == table)
            return read(TableRow, db.execute(query).mappings().one())

    def seats(self, table: str) -> list[SeatRow]:
        seats = schema.seats
        query = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        with self.engine.connect() as db:
            return [read(SeatRow, row) for row in db.execute(query).mappings()]

    def entries(self, table: str) -> list[Entry]:
        log = schema.log
        query = select(log).where(log.c.table == table).order_by(log.c.seq)
        with self.engine.connect() as db:
            return [read(Entry, row) for row in db.execute(query).mappings()]


def new_row(host: Sitter, secret: str, name: str, options: dict[str, Any]) -> TableRow:
    game = find_game(host.game)
    return TableRow(
        id=new_id(),
        host=host.guest,
        name=name,
        public=False,
        game=game.id,
        rules=game.version,
        content=game.content_hash(),
        options=options,
        secret=secret,
        created=now(),
        changed=now(),
        status="playing",
        pauses=False,
    )


def seat_of(table: str, number: int, who: Sitter | str) -> SeatRow:
    if isinstance(who, str):
        return SeatRow(table, number, bot=who.removeprefix("bot:"))
    return SeatRow(table, number, name=f"{who.name} {number + 1}", guest=who.guest)


def log_rows(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {"table": table, "seq": seq, "at": now(), "move_id": None, **asdict(entry)}
        for seq, entry in enumerate(entries, 1)
    ]


HASTY = ("xia",)
"""Games at which a greedy bot ponders for a minute: their captains do what is their habit."""


class GoodGame:
    """A game between decent players, played as far as somebody wants to see it."""

    def __init__(self, id: str, secret: str, players: int, options: str) -> None:
        game = find_game(id)
        seats = [f"P{seat}" for seat in range(players)]
        told = json.loads(options)
        genesis = Genesis(id, game.version, game.content_hash(), told, seats, secret)
        self.course = Course(genesis)
        self.hasty = id in HASTY
        self.bots = [GreedyBot(seat) for seat in range(players)]

    def entries(self) -> Iterator[Entry]:
        for at in count():
            if at == len(self.course.entries) and not self._goes_on():
                return
            yield self.course.entries[at]

    def _goes_on(self) -> bool:
        play = self.course.match.play
        if play.over:
            return False
        move = play.game.habit(play) if self.hasty else self._pondered(play)
        self.course.go_on(Entry(play.seat, "move", str(move)))
        return True

    def _pondered(self, play: Play[Any, Any]) -> Move:
        return self.bots[play.seat].choose(Glimpse(play, play.seat))


@cache
def good_game(id: str, secret: str, players: int, options: str) -> GoodGame:
    """The good game that a secret makes; the options as JSON."""
    return GoodGame(id, secret, players, options)


class Oracle:
    """The same game, led along the server's log. It knows what is hidden, and what is good."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table
        row, seats = house.row(table), house.seats(table)
        self.course = Course(genesis_of(row, seats))
        self.bots = [GreedyBot(seat.seat) for seat in seats]

    def follow(self) -> Iterator[int]:
        """One position after the other, up to the end of the log."""
        for entry in self.house.entries(self.table)[self.course.seq :]:
            self.course.go_on(entry)
            yield self.course.seq

    def catch_up(self) -> Oracle:
        for _ in self.follow():
            pass
        return self

    def plays(self, seat: int, move: str) -> None:
        """What is about to be played, known before the log has it."""
        self.course.go_on(Entry(seat, "move", move))

    @property
    def over(self) -> bool:
        return self.course.match.play.over

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.course.match.play.seat

    @property
    def seq(self) -> int:
        return self.course.seq

    def look(self, seat: int | None) -> Look:
        return self.course.look(seat)

    def offers(self) -> list[Choice]:
        return self.look(self.seat).offers

    def best(self) -> Choice:
        """What a decent player would do now, and fast: the game has an end."""
        play = self.course.match.play
        move = str(self.bots[self.seat].choose(Glimpse(play, self.seat)))
        return next(offer for offer in self.offers() if offer.move == move)

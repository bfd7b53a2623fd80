"""Several servers on one PostgreSQL and one Redis: any of them serves any table, and when one is
killed its tables go on at another within seconds."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from orrery.server.differences import patched
from tests.server.conftest import environment
from tests.server.postgresql import PostgreSQL
from tests.server.process import ServerProcess
from tests.server.redis_server import RedisServer, find_redis

SERVERS = 3
PATIENT = 60.0
GAME = "beyond_the_sun"
TAKEN_OVER = 5.0
"""Seconds within which a table goes on after its server was killed."""


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    program = find_redis()
    if program is None:
        pytest.skip("Redis is not installed (tests/server/install_redis.sh)")
    server = RedisServer(program)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def servers(
    more_games: Path, postgresql: PostgreSQL | None, redis: RedisServer
) -> Iterator[list[ServerProcess]]:
    if postgresql is None:
        pytest.skip("PostgreSQL is not installed (tests/server/install_postgresql.sh)")
    database = postgresql.new_database()
    plenty = {f"ORRERY_{name}": "1e9/1e9" for name in ("GUESTS", "TABLES")}
    env = environment(more_games) | plenty | {"ORRERY_REDIS": redis.url}
    env |= {"ORRERY_CONNECTIONS": "10000", "ORRERY_BOT_WORKERS": "1"}
    running = [ServerProcess(database, env) for _ in range(SERVERS)]
    yield running
    for server in running:
        if not server.killed:
            server.stop()


class Several:
    """The servers, and which of them is up."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers

    def one(self, chance: random.Random) -> ServerProcess:
        return chance.choice([server for server in self.servers if not server.killed])


class Watcher:
    """Somebody who watches a table at any server, and comes back when the line ends."""

    def __init__(self, several: Several, table: str, seed: int) -> None:
        self.several = several
        self.table = table
        self.chance = random.Random(seed)
        self.look: dict[str, Any] = {"seq": 0}
        self.done = threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self) -> None:
        while not self.done.is_set():
            server = self.several.one(self.chance)
            url = server.url.replace("http", "ws")
            try:
                with connect(f"{url}/api/tables/{self.table}/live?since=0") as line:
                    while not self.done.is_set():
                        self.hear(json.loads(line.recv(0.5)))
            except TimeoutError:
                continue
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                self.done.wait(0.1)

    def hear(self, told: dict[str, Any]) -> None:
        if told.get("is") == "look":
            self.look = told["look"]
        elif told.get("is") == "change" and told["since"] == self.look["seq"]:
            self.look = patched(self.look, told["set"]) | {"seq": told["seq"]}

    def sees(self, seq: int) -> bool:
        patience = time.monotonic() + PATIENT
        while self.look["seq"] < seq and time.monotonic() < patience:
            time.sleep(0.02)
        return bool(self.look["seq"] == seq)


class Player:
    """Plays both seats of a table, each move at any server, and remembers what was acknowledged."""

    def __init__(self, several: Several, seed: int) -> None:
        self.several = several
        self.chance = random.Random(seed)
        self.cookies = httpx.Cookies()
        self.acknowledged: dict[int, tuple[str, str]] = {}
        self.longest = 0.0
        self.ask("POST", "/api/guests", name="Ada")
        seats = [{"who": "me"}, {"who": "me"}]
        opened = self.ask("POST", "/api/tables", game=GAME, seats=seats)
        self.table = opened["table"]["id"]

    def ask(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        """Ask any server, and another one when it has died or has trouble."""
        begun = time.monotonic()
        while True:
            server = self.several.one(self.chance)
            try:
                with httpx.Client(
                    base_url=server.url, timeout=PATIENT, cookies=self.cookies
                ) as client:
                    answer = client.request(method, path, json=body or None)
                    self.cookies.update(client.cookies)
            except httpx.TransportError:
                continue
            if answer.status_code == 503:
                time.sleep(0.05)
                continue
            assert answer.status_code in (200, 201), answer.text
            self.longest = max(self.longest, time.monotonic() - begun)
            told = answer.json()
            assert isinstance(told, dict)
            return told

    def play(self, moves: int) -> None:
        for number in range(moves):
            look = self.ask("GET", f"/api/tables/{self.table}")["look"]
            assert look["seq"] == number, "nothing is lost, and nothing is played twice"
            move = self.chance.choice(look["offers"])["move"]
            body = {"id": f"move-{number}", "seq": number, "move": move}
            told = self.ask("POST", f"/api/tables/{self.table}/moves", **body)
            self.acknowledged[told["seq"]] = (str(body["id"]), move)


def wait_for(players: list[Player], games: list[Future[None]], moves: int) -> None:
    """Until so many moves were acknowledged, or a game has failed."""
    while sum(len(player.acknowledged) for player in players) < moves:
        for game in games:
            if game.done():
                game.result()
        time.sleep(0.02)


def play_through_kills(
    servers: list[ServerProcess], tables: int, moves: int, kills: int
) -> list[Player]:
    several = Several(servers)
    players = [Player(several, seed) for seed in range(tables)]
    watchers = [Watcher(several, player.table, seed) for seed, player in enumerate(players)]
    with ThreadPoolExecutor(tables) as pool:
        games = [pool.submit(player.play, moves) for player in players]
        for number in range(kills):
            wait_for(players, games, tables * moves * (number + 1) // (kills + 1))
            victim = servers[number % len(servers)]
            victim.kill()
            victim.start_again()
        for game in games:
            game.result()
    for player, watcher in zip(players, watchers, strict=True):
        assert list(player.acknowledged) == list(range(1, moves + 1))
        assert watcher.sees(moves), f"{player.table}: {watcher.look['seq']}"
        truth = player.ask("GET", f"/api/tables/{player.table}/positions/{moves}?seat=0")
        assert watcher.look["view"] | {"seat": 0} == truth["view"], "and every listener is told"
        watcher.done.set()
    for watcher in watchers:
        watcher.thread.join()
    return players


def test_tables_go_on_when_their_server_is_killed(servers: list[ServerProcess]) -> None:
    players = play_through_kills(servers, tables=4, moves=12, kills=1)
    assert max(player.longest for player in players) < 4 * TAKEN_OVER, "a loaded machine included"


@pytest.mark.long
def test_fifty_tables_go_on_through_many_kills(servers: list[ServerProcess]) -> None:
    play_through_kills(servers, tables=50, moves=20, kills=5)


def test_bots_go_on_when_their_server_is_killed(servers: list[ServerProcess]) -> None:
    several = Several(servers)
    player = Player(several, 1)
    wanted = {"game": "toy", "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}]}
    table = player.ask("POST", "/api/tables", **wanted)["table"]["id"]
    seq = 0
    for victim in servers:
        look = player.ask("GET", f"/api/tables/{table}")["look"]
        while not look["offers"]:
            look = player.ask("GET", f"/api/tables/{table}")["look"]
        body = {"id": f"m{look['seq']}", "seq": look["seq"], "move": look["offers"][0]["move"]}
        seq = player.ask("POST", f"/api/tables/{table}/moves", **body)["seq"]
        if victim is servers[0]:
            victim.kill()
    assert seq


def test_tables_are_played_on_where_they_are_led_while_the_bus_is_away(
    servers: list[ServerProcess], redis: RedisServer
) -> None:
    for server in servers:
        if server.killed:
            server.start_again()
    here, elsewhere = servers[0], servers[1]
    player = Player(Several([here]), 1)
    path = f"/api/tables/{player.table}"

    def moves(number: int) -> dict[str, Any]:
        look = player.ask("GET", path)["look"]
        body = {"id": f"m{number}", "seq": number, "move": look["offers"][0]["move"]}
        return player.ask("POST", f"{path}/moves", **body)

    assert moves(0)["seq"] == 1
    redis.stop()
    try:
        assert moves(1)["seq"] == 2
        answer = httpx.get(f"{elsewhere.url}{path}", timeout=PATIENT)
        assert (answer.status_code, answer.json()["error"]["id"]) == (503, "error-moment")
    finally:
        redis.start()
    player.several = Several([elsewhere])
    assert moves(2)["seq"] == 3, "and from elsewhere when it is back"

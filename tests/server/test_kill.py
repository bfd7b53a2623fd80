"""`kill -9` at random moments of play: no acknowledged move is lost and no table is damaged."""

from __future__ import annotations

import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import environment
from tests.server.process import ServerProcess

GAME = "beyond_the_sun"
KILLED = 0.06
"""How many of the moves are disturbed by a kill."""


class Player:
    """Plays both seats, repeats what got no answer, and keeps a list of what was acknowledged."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.client = self.connect(httpx.Cookies())
        self.acknowledged: dict[int, tuple[str, str]] = {}
        self.kills = 0

    def connect(self, cookies: httpx.Cookies) -> httpx.Client:
        return httpx.Client(base_url=self.server.url, timeout=60, cookies=cookies)

    def ask(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        """Ask until there is an answer, through as many deaths of the server as it takes."""
        while True:
            try:
                answer = self.client.request(method, path, json=body or None)
            except httpx.TransportError:
                assert self.server.killed, "only a kill breaks a connection"
                self.kills += 1
                self.server.start_again()
                self.client = self.connect(self.client.cookies)
                continue
            assert answer.status_code in (200, 201), answer.text
            told = answer.json()
            assert isinstance(told, dict)
            return told

    def play(self, table: str, moves: int, chance: random.Random) -> None:
        for number in range(moves):
            look = self.ask("GET", f"/api/tables/{table}")["look"]
            assert look["seq"] == number, "nothing is lost, and nothing is played twice"
            move = chance.choice(look["offers"])["move"]
            body = {"id": f"move-{number}", "seq": number, "move": move}
            killer = threading.Timer(chance.uniform(0, 0.02), self.server.kill)
            if chance.random() < KILLED:
                killer.start()
            told = self.ask("POST", f"/api/tables/{table}/moves", **body)
            if killer.ident is not None:
                killer.join()
            self.acknowledged[told["seq"]] = (str(body["id"]), move)


def check(moves: int, seed: int, tmp_path: Path, more_games: Path) -> None:
    database = tmp_path / "orrery.sqlite"
    server = ServerProcess(str(database), environment(more_games))
    try:
        player = Player(server)
        player.ask("POST", "/api/guests", name="Ada")
        seats = [{"who": "me"}, {"who": "me"}]
        opened = player.ask("POST", "/api/tables", game=GAME, seats=seats)
        table = opened["table"]["id"]
        player.play(table, moves, random.Random(seed))
        with closing(sqlite3.connect(database)) as db:
            rows = db.execute(
                'SELECT seq, move_id, word FROM log WHERE "table" = ? ORDER BY seq', (table,)
            ).fetchall()
        stored = {seq: (move_id, word) for seq, move_id, word in rows}
        assert stored == player.acknowledged
        assert list(stored) == list(range(1, moves + 1))
        assert player.kills, "the seed kills at least once"
        assert len(player.ask("GET", f"/api/tables/{table}")["look"]["log"]) > 0
    finally:
        server.stop()


def test_kill_9_loses_no_acknowledged_move(tmp_path: Path, more_games: Path) -> None:
    check(60, 3, tmp_path, more_games)


def test_nothing_is_left_running_after_a_kill(tmp_path: Path, more_games: Path) -> None:
    """Not even a worker whose rules hang."""
    env = environment(more_games) | {"ORRERY_RULES_SECONDS": "600"}
    server = ServerProcess(str(tmp_path / "orrery.sqlite"), env)
    workers = server.workers()
    assert len(workers) == 2
    client = httpx.Client(base_url=server.url, timeout=60)
    client.post("/api/guests", json={"name": "Ada"})
    wanted = {"game": "faulty", "seats": [{"who": "me"}, {"who": "me"}]}
    table = client.post("/api/tables", json=wanted).json()["table"]["id"]
    body = {"id": "a", "seq": 0, "move": "hang"}
    killer = threading.Timer(0.2, server.kill)
    killer.start()
    with pytest.raises(httpx.TransportError):
        client.post(f"/api/tables/{table}/moves", json=body)
    server.wait()
    deadline = threading.Event()
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert not deadline.wait(0.05)


@pytest.mark.long
def test_kill_9_during_a_thousand_moves(tmp_path: Path, more_games: Path) -> None:
    """Several games, since none is as long as that."""
    for seed in range(10):
        folder = tmp_path / str(seed)
        folder.mkdir()
        check(100, seed, folder, more_games)

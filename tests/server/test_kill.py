"""`kill -9` at random moments of play: no acknowledged move is lost and no table is damaged."""

from __future__ import annotations

import random
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import environment
from tests.server.process import ServerProcess

GAME = "beyond_the_sun"
TABLES, MOVES = 10, 100
"""A thousand moves; no game is as long as that, so several are played beside each other."""
BETWEEN = (45, 90)
"""How many moves are acknowledged between two kills."""
LATER = 0.05
"""Seconds within which a kill strikes when its time has come, in the middle of anything."""
PATIENT = 120


class Hunt:
    """A server that is killed again and again while it is played on."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self.server = server
        self.chance = random.Random(seed)
        self.kills = 0
        self.acknowledged = 0
        self.up = threading.Event()
        self.up.set()
        self.news = threading.Condition()

    def acknowledge(self) -> None:
        with self.news:
            self.acknowledged += 1
            self.news.notify_all()

    def run(self, moves: int) -> None:
        """Kill until so many moves were acknowledged, and leave a server running."""
        while self.wait_for(self.acknowledged + self.chance.randint(*BETWEEN), moves):
            threading.Event().wait(self.chance.uniform(0, LATER))
            self.up.clear()
            self.kills += 1
            self.server.kill()
            self.server.start_again()
            self.up.set()

    def wait_for(self, moves: int, last: int) -> bool:
        with self.news:
            assert self.news.wait_for(lambda: self.acknowledged >= min(moves, last), PATIENT)
            return self.acknowledged < last


class Player:
    """Plays both seats of a table, and keeps a list of what was acknowledged."""

    def __init__(self, hunt: Hunt, seed: int) -> None:
        self.hunt = hunt
        self.chance = random.Random(seed)
        self.client = self.connect(httpx.Cookies())
        self.acknowledged: dict[int, tuple[str, str]] = {}
        self.ask("POST", "/api/guests", name="Ada")
        seats = [{"who": "me"}, {"who": "me"}]
        opened = self.ask("POST", "/api/tables", game=GAME, seats=seats)
        self.table = opened["table"]["id"]

    def connect(self, cookies: httpx.Cookies) -> httpx.Client:
        return httpx.Client(base_url=self.hunt.server.url, timeout=PATIENT, cookies=cookies)

    def ask(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        """Ask until there is an answer, through as many deaths of the server as it takes."""
        while True:
            kills = self.hunt.kills
            try:
                answer = self.client.request(method, path, json=body or None)
            except httpx.TransportError:
                assert self.hunt.kills > kills or not self.hunt.up.is_set(), "only a kill does that"
                assert self.hunt.up.wait(PATIENT)
                self.client = self.connect(self.client.cookies)
                continue
            assert answer.status_code in (200, 201), answer.text
            told = answer.json()
            assert isinstance(told, dict)
            return told

    def play(self) -> None:
        for number in range(MOVES):
            look = self.ask("GET", f"/api/tables/{self.table}")["look"]
            assert look["seq"] == number, "nothing is lost, and nothing is played twice"
            move = self.chance.choice(look["offers"])["move"]
            body = {"id": f"move-{number}", "seq": number, "move": move}
            told = self.ask("POST", f"/api/tables/{self.table}/moves", **body)
            self.acknowledged[told["seq"]] = (str(body["id"]), move)
            self.hunt.acknowledge()


def test_kill_9_during_a_thousand_moves_loses_none(tmp_path: Path, more_games: Path) -> None:
    database = tmp_path / "orrery.sqlite"
    server = ServerProcess(str(database), environment(more_games))
    try:
        hunt = Hunt(server, seed=3)
        players = [Player(hunt, seed) for seed in range(TABLES)]
        with ThreadPoolExecutor(TABLES) as pool:
            games = [pool.submit(player.play) for player in players]
            hunt.run(TABLES * MOVES)
            for game in games:
                game.result()
        assert hunt.kills >= TABLES * MOVES // max(BETWEEN)
        for player in players:
            check_table(player, database)
    finally:
        server.stop()


def check_table(player: Player, database: Path) -> None:
    """What was acknowledged, all of it and nothing else, is in the log and leads to a position."""
    with closing(sqlite3.connect(database)) as db:
        rows = db.execute(
            'SELECT seq, move_id, word FROM log WHERE "table" = ? ORDER BY seq', (player.table,)
        ).fetchall()
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    stored = {seq: (move_id, word) for seq, move_id, word in rows}
    assert list(stored) == list(range(1, MOVES + 1))
    assert stored == player.acknowledged
    history = player.client.get(f"/api/tables/{player.table}/history").json()
    assert [mark["seq"] for mark in history] == list(stored)
    seen = player.ask("GET", f"/api/tables/{player.table}")
    assert (seen["table"]["status"], seen["look"]["seq"]) == ("playing", MOVES)


def test_nothing_is_left_running_after_a_kill(tmp_path: Path, more_games: Path) -> None:
    """Not even a worker whose rules hang."""
    env = environment(more_games) | {"ORRERY_RULES_SECONDS": "600"}
    server = ServerProcess(str(tmp_path / "orrery.sqlite"), env)
    deadline = threading.Event()
    while len(workers := server.workers()) < 3:  # that of the archive is begun when all else stands
        assert not deadline.wait(0.05)
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
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert not deadline.wait(0.05)

"""A server under test, and the people who come to it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import pytest
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession
from msgspec.structs import replace

from orrery.kernel.game import all_games
from orrery.server.app import create_app
from orrery.server.differences import patched
from orrery.server.house import COOKIE
from orrery.server.settings import Limits, Rate, Settings
from tests.server.postgresql import PostgreSQL, find_programs

ENTRY_POINTS = """[orrery.games]
toy = tests.kernel.toy:GAME
faulty = tests.server.faulty:GAME
[orrery.bots]
sleepy = tests.server.faulty:SleepyBot
"""
PATIENT = 60
"""Seconds that a test waits for news before it fails."""
PLENTY = Rate(1e9, 1e9)
LIMITS = Limits(
    requests=PLENTY,
    guests=PLENTY,
    tables=PLENTY,
    chat=PLENTY,
    uploads=PLENTY,
    orders=PLENTY,
    reviews=PLENTY,
    lists=PLENTY,
)


@pytest.fixture(scope="module")
def more_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The toy and the faulty game, installed the way that any distribution installs games."""
    folder = tmp_path_factory.mktemp("installed")
    installed = folder / "orrery_toys-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: orrery-toys\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(ENTRY_POINTS)
    sys.path.append(str(folder))
    all_games.cache_clear()
    yield folder
    sys.path.remove(str(folder))
    all_games.cache_clear()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Person:
    """Somebody with a browser. Everything is sent as the client will send it."""

    def __init__(self, client: TestClient[Any], name: str = "") -> None:
        self.client = client
        self.headers: dict[str, str] = {}
        self.moves = 0
        if name:
            answer = self.post("/api/guests", name=name)
            assert answer.status_code == 201, answer.text
            self.me = answer.json()
            self.headers["Cookie"] = f"{COOKIE}={answer.cookies[COOKIE]}"

    def get(self, path: str, **params: Any) -> httpx.Response:
        return self._kept_apart(self.client.get(path, params=params, headers=self.headers))

    def post(self, path: str, /, **body: Any) -> httpx.Response:
        return self._kept_apart(self.client.post(path, json=body, headers=self.headers))

    def send(self, path: str, content: bytes, **headers: str) -> httpx.Response:
        sent = {"Content-Type": "application/json", **self.headers, **headers}
        return self._kept_apart(self.client.post(path, content=content, headers=sent))

    def _kept_apart(self, answer: httpx.Response) -> httpx.Response:
        self.client.cookies.clear()
        return answer

    def live(self, table: str, **params: Any) -> WebSocketTestSession:
        return self.client.websocket_connect(
            f"/api/tables/{table}/live", params=params, headers=self.headers
        )

    # --- at a table --------------------------------------------------------------------------

    def opens(self, game: str = "toy", seats: str = "me link", **more: Any) -> dict[str, Any]:
        """Open a table; seats are written `me link bot:random`."""
        wanted = []
        for seat in seats.split():
            who, _, bot = seat.partition(":")
            wanted.append({"who": who, "bot": bot} if bot else {"who": who})
        answer = self.post("/api/tables", game=game, seats=wanted, **more)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        assert isinstance(opened, dict)
        return opened

    def at(self, table: str, **params: Any) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", **params)
        assert answer.status_code == 200, answer.text
        seen = answer.json()
        assert isinstance(seen, dict)
        return seen

    def look(self, table: str, **params: Any) -> dict[str, Any]:
        look = self.at(table, **params)["look"]
        assert isinstance(look, dict)
        return look

    def does(self, table: str, what: str, seq: int | None = None, **more: Any) -> httpx.Response:
        """Change something at the table as it is now, or as it was at `seq`."""
        self.moves += 1
        seen = self.look(table)["seq"] if seq is None else seq
        body = {"id": f"change-{self.moves}", "seq": seen, **more}
        return self.post(f"/api/tables/{table}/{what}", **body)

    def moves_to(self, table: str, move: str, **more: Any) -> int:
        """Play a move that must be accepted; the entry that it became."""
        answer = self.does(table, "moves", move=move, **more)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])


class Server:
    def __init__(self, client: TestClient[Any]) -> None:
        self.client = client
        self.stranger = Person(client)

    def person(self, name: str = "Ada") -> Person:
        return Person(self.client, name)

    def two(self, game: str = "toy", **more: Any) -> tuple[Person, Person, str]:
        """Ada and Grace at a table of their own, ready to play."""
        ada, grace = self.person("Ada"), self.person("Grace")
        opened = ada.opens(game, "me link", **more)
        token = opened["invitations"][0]["token"]
        assert grace.post("/api/invitations", token=token).status_code == 200
        return ada, grace, opened["table"]["id"]


@pytest.fixture(scope="module")
def server(more_games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("server") / "orrery.sqlite"
    with serving(Settings(database=str(database))) as running:
        yield running


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    """A server that lives as long as a `with` block, with one worker of each kind."""
    quick = replace(settings, rules_workers=1, bot_workers=1)
    if settings.limits == Limits():
        quick = replace(quick, limits=LIMITS)
    with TestClient(create_app(quick), raise_server_exceptions=False) as client:
        yield Server(client)


HELD: WeakKeyDictionary[WebSocketTestSession, dict[str, Any]] = WeakKeyDictionary()
"""The last look that each connection was told."""


def news(session: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next news of a kind; a change of a look is the look that it leads to."""
    while True:
        told = heard(session)
        if told["is"] == kind:
            return told


def heard(session: WebSocketTestSession) -> dict[str, Any]:
    told = session.receive_json(timeout=PATIENT)
    assert isinstance(told, dict)
    if told.get("is") == "change":
        told = {"is": "look", "look": changed(HELD[session], told)}
    if told.get("is") == "look":
        HELD[session] = told["look"]
    return told


def changed(look: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What a client does with a change."""
    assert look["seq"] == told["since"], "a change of another look"
    found = patched(look, told["set"])
    assert isinstance(found, dict)
    return found | {name: told[name] for name in ("seq", "since", "keep", "log")}


def first_error(session: WebSocketTestSession) -> str:
    """What a connection is refused for."""
    while True:
        told = session.receive_json(timeout=PATIENT)
        if "error" in told:
            return str(told["error"]["id"])


def looks_until(session: WebSocketTestSession, seq: int) -> list[dict[str, Any]]:
    """What is pushed until the position after entry `seq` has come."""
    looks = [news(session, "look")["look"]]
    while looks[-1]["seq"] < seq:
        looks.append(news(session, "look")["look"])
    return looks


def environment(more_games: Path) -> dict[str, str]:
    """For a process of its own that finds the same games."""
    root = Path(__file__).parents[2]
    path = os.pathsep.join([str(root), str(more_games)])
    return {**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8"}


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL | None]:
    """One cluster for all tests that want it; None where PostgreSQL is not installed."""
    programs = find_programs()
    if programs is None:
        yield None
        return
    cluster = PostgreSQL(programs)
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "orrery.sqlite")
    cluster = request.getfixturevalue("postgresql")
    if cluster is None:
        pytest.skip("PostgreSQL is not installed (tests/server/install_postgresql.sh)")
    assert isinstance(cluster, PostgreSQL)
    return cluster.new_database()

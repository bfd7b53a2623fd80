"""What an operator may set: where things are kept, and how much a stranger may ask for."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from orrery.kernel import OrreryError
from orrery.server.built import OWN

PREFIX = "ORRERY_"
CORES = os.cpu_count() or 1


class Rate(Struct, frozen=True):
    """A token bucket: so many at once, and so many a second after that."""

    burst: float
    per_second: float


class Limits(Struct, frozen=True):
    """How much one may send. Every number can be set by `ORRERY_<NAME>`."""

    body_bytes: int = 16_384
    record_bytes: int = 1_048_576
    """Of an uploaded record."""
    message_bytes: int = 4_096
    """Of what a browser sends up a WebSocket."""
    name_length: int = 40
    chat_length: int = 500
    chat_kept: int = 200
    """Chat messages sent with a table,"""
    chat_letters: int = 20_000
    """and how many characters they may have together."""
    word_length: int = 200
    """Of a move, a policy, a client's move id."""
    open_tables: int = 50
    """Unfinished tables that one guest may have opened."""
    records: int = 50
    """Uploaded records that one guest may keep,"""
    kept_bytes: int = 20_000_000
    """and how much they may hold together."""
    watchers: int = 100
    """People without a seat who watch one table."""
    seat_connections: int = 10
    """WebSockets of one seat; the oldest has to go when there are more."""
    connections: int = 100
    """WebSockets of strangers from one address,"""
    guest_connections: int = 60
    """of one guest,"""
    address_connections: int = 1_000
    """and of all from one address."""
    address_lines: int = 2_000
    """Connections of one address for requests, whether it asks for anything or not. Behind a proxy
    all come from there, and it has to see to that."""
    live_tables: int = 2_000
    """Tables kept at hand; the one unused longest is put away when there are more."""
    lobby: int = 100
    """Tables that the lobby and a guest's own list show at most."""
    requests: Rate = Rate(400, 100)
    files: Rate = Rate(2_000, 500)
    """Files of the client; a first load asks for some dozens of them."""
    guests: Rate = Rate(30, 0.1)
    tables: Rate = Rate(30, 0.2)
    chat: Rate = Rate(15, 1)
    uploads: Rate = Rate(10, 0.1)
    orders: Rate = Rate(20, 0.2)
    """Standing orders, which may be given out of turn."""
    undos: Rate = Rate(120, 1)
    """Moves taken back and played again: each is an entry of a log for ever, and brings the game no
    nearer to its end."""
    lists: Rate = Rate(200, 20)
    """Lists of tables: each is a hundred of them read from the database, and a page that shows them
    asks again every few seconds."""
    reviews: Rate = Rate(120, 10)
    """Positions and records opened from the archive."""


class Settings(Struct, frozen=True):
    """How a server is run. Everything may be set by an environment variable `ORRERY_<NAME>`."""

    database: str = ""
    """A SQLAlchemy URL or the path of an SQLite file; empty: in the user's data folder."""
    redis: str = ""
    """`redis://...`, through which several servers of one PostgreSQL talk; empty: there is one."""
    host: str = "127.0.0.1"
    port: int = 8000
    client: str = ""
    """The folder of a built browser client; empty: the one inside the package."""
    hosts: str = ""
    """Names that this server is reached by, with commas; empty: any behind a proxy, else numbers
    and local names."""
    behind_proxy: bool = False
    """Whether `X-Forwarded-For` and `X-Forwarded-Proto` are a proxy's word and can be believed."""
    rules_workers: int = max(1, CORES // 2)
    bot_workers: int = max(1, CORES // 2)
    rules_seconds: float = 2.0
    """Processor time that the rules may take for one request; then their table is stopped."""
    bot_seconds: float = 10.0
    """Processor time that a bot may think; then any possible move is played for it."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    log_format: Literal["text", "json"] = "text"
    metrics: str = ""
    """`host:port` where Prometheus finds `/metrics`; empty: nowhere."""
    patience: float = 5.0
    """How many times as long a worker may take by the clock before it is ended."""
    ping_seconds: float = 5.0
    """Between two pings down every WebSocket."""
    pong_seconds: float = 8.0
    """After which somebody who has not answered one is not there any more."""
    read_seconds: float = 30.0
    """In which somebody has to read on in what they were answered."""
    beat_seconds: float = 4.0
    """After which somebody who has heard nothing is told that the server is there."""
    expire_waiting_days: float = 0
    """After which a table that waits for players is closed; 0: never."""
    expire_abandoned_days: float = 0
    """After which a game that nobody has touched is closed; 0: never."""
    pause_least: float = 0.6
    """Seconds that a window stays open at least where orders could answer for everybody in it,"""
    pause_most: float = 2.4
    """and at most."""
    limits: Limits = Limits()

    def __post_init__(self) -> None:
        if self.redis and not self.database_url.startswith("postgresql"):
            raise OrreryError("error-redis-alone")

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        if not self.metrics:
            return None
        host, _, port = self.metrics.rpartition(":")
        if not port.isdigit():
            raise OrreryError("error-setting", problem=f"metrics: {self.metrics!r}")
        return host.strip("[]") or "127.0.0.1", int(port)

    @property
    def client_folder(self) -> Path:
        return Path(self.client).expanduser() if self.client else OWN

    @property
    def database_url(self) -> str:
        return database_url(self.database)


def default_database() -> Path:
    return user_data_path("orrery") / "orrery.sqlite"


def database_url(text: str) -> str:
    """`postgresql://...` or a file's path as the URL of an asynchronous driver."""
    scheme, colon, rest = text.partition("://")
    if not colon:
        path = Path(text).expanduser() if text else default_database()
        return f"sqlite+aiosqlite:///{path.absolute()}"
    if scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        return f"postgresql+asyncpg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise OrreryError("error-database-kind", kind=scheme)


def read_settings(
    given: Mapping[str, object], environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings: what is `given`, else what the environment says, else the defaults."""
    env = os.environ if environment is None else environment
    limits = read_from(env, Limits)
    own = read_from(env, Settings) | {k: v for k, v in given.items() if v is not None}
    try:
        return msgspec.convert({**own, "limits": limits}, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OrreryError("error-setting", problem=str(error)) from None


def read_from(env: Mapping[str, str], kind: type[Struct]) -> dict[str, object]:
    """The fields of a Struct that the environment sets; a rate is written `burst/per second`."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(kind):
        text = env.get(PREFIX + field.name.upper())
        if text is None or field.type is Limits:
            continue
        if field.type is Rate:
            burst, _, per_second = text.partition("/")
            found[field.name] = {"burst": burst, "per_second": per_second}
        else:
            found[field.name] = text
    return found

"""What an operator may set, and how often one may ask."""

from pathlib import Path

import pytest

from orrery.kernel import OrreryError
from orrery.server.buckets import Buckets
from orrery.server.names import tidy
from orrery.server.seals import Seals
from orrery.server.settings import Rate, database_url, read_settings


def test_the_command_line_wins_over_the_environment() -> None:
    env = {
        "ORRERY_PORT": "81",
        "ORRERY_HOST": "::1",
        "ORRERY_BODY_BYTES": "99",
        "ORRERY_CHAT": "3/0.5",
        "ORRERY_BEHIND_PROXY": "true",
    }
    settings = read_settings({"port": 82, "host": None}, env)
    assert (settings.host, settings.port, settings.behind_proxy) == ("::1", 82, True)
    assert (settings.limits.body_bytes, settings.limits.chat) == (99, Rate(3, 0.5))


@pytest.mark.parametrize("env", [{"ORRERY_PORT": "high"}, {"ORRERY_CHAT": "often"}])
def test_a_wrong_setting_is_told(env: dict[str, str]) -> None:
    with pytest.raises(OrreryError):
        read_settings({}, env)


def test_databases_are_named_by_path_or_url(tmp_path: Path) -> None:
    assert database_url(f"{tmp_path}/a.sqlite") == f"sqlite+aiosqlite:///{tmp_path}/a.sqlite"
    assert database_url("postgresql://h/d") == "postgresql+asyncpg://h/d"
    assert database_url("postgres://h/d") == "postgresql+asyncpg://h/d"
    assert database_url("sqlite:////tmp/a") == "sqlite+aiosqlite:////tmp/a"
    assert database_url("").endswith("orrery.sqlite")
    with pytest.raises(OrreryError):
        database_url("mysql://h/d")


def test_a_bucket_fills_again() -> None:
    buckets, rate = Buckets(), Rate(2, 0.5)
    for at in (0, 0, 2):
        buckets.take("chat", "ada", rate, at)
    with pytest.raises(OrreryError):
        buckets.take("chat", "ada", rate, 2.5)
    buckets.take("chat", "grace", rate, 2.5)
    buckets.take("chat", "ada", rate, 4)


def test_a_seal_holds_for_one_use() -> None:
    seals = Seals(b"key")
    sealed = seals.seal("guest", "ada")
    assert seals.opened("guest", sealed) == "ada"
    assert seals.opened("return", sealed) is None
    assert Seals(b"other").opened("guest", sealed) is None
    assert seals.opened("guest", "ü.ö") is None


def test_text_is_tidied() -> None:
    assert tidy(" a\u202e\tb\n\x00c ") == "a b c"
    assert tidy("e\u0301") == "é"

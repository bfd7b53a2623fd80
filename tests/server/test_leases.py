"""Leases: who leads a table where several servers share a database."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import delete, update

from orrery.server import schema
from orrery.server.leases import LASTS, RENEWED, Elsewhere, Leases
from orrery.server.relay import PAUSE
from orrery.server.settings import database_url
from orrery.server.storage import Storage
from tests.server.postgresql import PostgreSQL

POOL = 10
WITHIN = 5.0
"""Seconds from a server's death until its tables go on elsewhere."""


def test_a_dead_server_is_found_out_in_time() -> None:
    """It lives on by its last word for so long; the others look so often, and try so often."""
    assert LASTS + RENEWED + PAUSE < WITHIN


@pytest.fixture
def url(postgresql: PostgreSQL | None) -> str:
    if postgresql is None:
        pytest.skip("PostgreSQL is not installed (tests/server/install_postgresql.sh)")
    return database_url(postgresql.new_database())


@pytest.mark.anyio
async def test_a_crowd_at_the_database_does_not_make_a_server_look_dead(url: str) -> None:
    storage = Storage(url)
    await storage.open()
    leases = Leases(storage, lambda: None)
    await leases.open()
    own = leases.own
    async with AsyncExitStack() as crowd:
        for _ in range(2 * POOL):  # as many as are lent at all
            crowded = asyncio.create_task(crowd.enter_async_context(storage.reading()))
            await asyncio.wait((crowded,), timeout=0.1)
            if not crowded.done():
                crowded.cancel()
                break
        async with asyncio.timeout(20):
            await leases._renew()
    assert leases.own == own
    await leases.close()
    await storage.close()


@pytest.mark.anyio
async def test_a_table_is_led_by_one_and_by_another_when_that_one_is_gone(url: str) -> None:
    storage = Storage(url)
    await storage.open()
    one, other = Leases(storage, lambda: None), Leases(storage, lambda: None)
    await one.open()
    await other.open()
    await one.claim("table")
    with pytest.raises(Elsewhere) as elsewhere:
        await other.claim("table")
    assert elsewhere.value.owner == one.own
    await one.close()
    await other.claim("table")
    await other.close()
    await storage.close()


async def late(storage: Storage) -> None:
    """All have said for the last time long ago that they are alive."""
    async with storage.writing() as db:
        await db.execute(update(schema.servers).values(until=0))


@pytest.mark.anyio
async def test_a_server_that_is_late_leads_on_what_nobody_has_taken_over(url: str) -> None:
    """On a machine that is far too busy a sign of life takes longer than a lease lasts."""
    storage = Storage(url)
    await storage.open()
    lost: list[bool] = []
    found: list[set[str]] = []
    one, other = Leases(storage, lambda: lost.append(True)), Leases(storage, lambda: None)
    one.on_late = found.append
    for leases in (one, other):
        await leases.open()
    own = one.own
    for table in ("a", "b"):
        await one.claim(table)
    await one._renew()
    assert found == []
    await late(storage)
    await other._renew()
    await other.claim("a")
    await one._renew()
    assert (one.own, found, lost) == (own, [{"b"}], [])
    with pytest.raises(Elsewhere):
        await other.claim("b")
    for leases in (one, other):
        await leases.close()
    await storage.close()


@pytest.mark.anyio
async def test_a_server_that_was_forgotten_begins_anew_and_says_its_name(url: str) -> None:
    """On the bus it would not be heard under the old one's."""
    storage = Storage(url)
    await storage.open()
    lost: list[bool] = []
    names: list[str] = []

    async def heard(name: str) -> None:
        names.append(name)

    leases = Leases(storage, lambda: lost.append(True))
    leases.on_name = heard
    await leases.open()
    old = leases.own
    async with storage.writing() as db:
        await db.execute(delete(schema.servers))
    await leases._renew()
    assert leases.own != old
    assert (names, lost) == ([leases.own], [True])
    await leases.claim("table")
    await leases.close()
    await storage.close()

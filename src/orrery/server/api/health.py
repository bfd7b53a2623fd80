"""Whether the server is well, for probes: it answers, and its database does."""

from __future__ import annotations

from litestar import get
from msgspec import Struct

from orrery.server.api.asking import TheHouse


class Health(Struct):
    well: bool


@get("/api/health")
async def health(house: TheHouse) -> Health:
    """200 when the database answers, else 503 like any trouble."""
    await house.storage.last_notice()
    return Health(well=True)

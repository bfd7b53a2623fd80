"""Records that somebody has brought along: checked, kept, and opened for review."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery
from msgspec import Raw, Struct

from orrery.kernel import OrreryError, Record
from orrery.server.api.asking import Known, TheHouse
from orrery.server.croupier import Checked
from orrery.server.house import House


class Reviewed(Struct):
    """A record that can be looked at, position by position."""

    record: str
    note: str
    checked: Checked


@post("/api/records")
async def upload(guest: Known, house: TheHouse, request: Request[Any, Any, Any]) -> Reviewed:
    house.take("uploads", house.address(request))
    body = await request.body()
    record = Record.load(body, "record")
    checked = await house.tables.check(record)
    id = await house.storage.add_record(guest.id, body, house.settings.limits.records)
    return Reviewed(id, record.note, checked)


@get("/api/records/{id:str}")
async def reviewed(id: FromPath[str], house: TheHouse) -> Reviewed:
    record = await find(house, id)
    return Reviewed(id, record.note, await house.tables.check(record))


@get("/api/records/{id:str}/positions/{at:int}")
async def position(
    id: FromPath[str], at: FromPath[int], house: TheHouse, seat: FromQuery[int | None] = None
) -> Raw:
    """A position as a seat saw it. Whoever has the record can see all of them anyway."""
    record = await find(house, id)
    if not 0 <= at <= len(record.steps):
        raise OrreryError("error-no-such-position", at=at, last=len(record.steps))
    if seat is not None and not 0 <= seat < len(record.seats):
        raise OrreryError("error-foreign-seat")
    return await house.tables.review(record, at, seat)


@get("/api/records/{id:str}/history")
async def history(id: FromPath[str], house: TheHouse) -> Raw:
    """Every step, with the round that it has led to."""
    return await house.tables.retrace(await find(house, id))


async def find(house: House, id: str) -> Record:
    body = await house.storage.record(id)
    if body is None:
        raise OrreryError("error-no-such-record")
    return Record.load(body, "record")
